### The score sheet of people who play with real cards: what is asked, answered, refused. The reader is addressed.
### $who is a player's name, $card one card as a sign ("7♥", or "Q" where the suit does not matter), $number the number of a round.

## What the person may type: words with commas between them. The English ones are always taken too.
## No command is a single letter, which could be a card (Q is a queen).

score-words-table = table
score-words-curve = curve, curves
score-words-correct = correct
score-words-undo = undo
score-words-points = points
score-words-nobody = nobody, blocked, none, -
# the sign between the cells of a CSV file: what spreadsheets expect (a semicolon where 1,5 is one and a half)
score-csv-separator = ,

## Beginning

score-title = Score sheet
score-options = { $game }: the house rules that bear upon the score, and what holds if you change nothing:
score-names = Who plays? The names, with commas between them:
score-names-help = Type the names of all players, with commas between them, in the order in which you sit.
score-kept = The sheet is kept in { $file } after every round.
score-resume = There is a sheet that is not finished: { $game }, { $names }. Go on with it? Type yes or no:
score-resume-help = yes goes on with it; no begins a new sheet and leaves that one as it is.

## A round

score-round = Round { $number }
score-ask-out = Who went out?
score-ask-out-help = Type the name, or its beginning, of who got rid of all cards, or “nobody” if the round ended without that. Type “points” if you want to enter the points of the round as they stand on your paper.
score-ask-card = What was the last card of { $who }?
score-ask-card-help = Type the card with which the round was won: its rank and its suit, as in { $example }. Where the suit does not matter, the rank is enough.
score-ask-hand = What was { $who } left with? The cards, or what they count:
score-ask-hand-help = Type the cards with spaces between them, as in { $example }; a rank alone where the suit does not matter. Or type a number: what the cards count together, before any doubling.
score-ask-back = Did the penalty come back to { $who }? Type the cards that { $who } was left with, or Enter if there were none:
score-ask-back-help = Whoever goes out with a card that makes others take cards must take them if the penalty comes back, and counts them. Enter: it did not come back.
score-ask-lost = Who was left with { $cards }? The names, or “nobody”:
score-ask-lost-help = Whoever is left with such a card has lost the match at once. Type the names with commas between them, or “nobody”.
score-ask-points = The points of this round, in the order { $names }:
score-ask-points-help = Type one number for each player: what the round adds to each total, everything counted.
# $now: what stands there
score-stays = Enter keeps { $now }.
score-nothing-typed = Nothing was typed. Type “help” to hear what is asked.
score-correcting = Round { $number } is entered again.
score-back = That answer is taken back.
score-no-name = No player is called “{ $name }”. There are { $names }.
score-several-names = “{ $name }” may be { $names }.
score-not-points = “{ $text }” is no whole number.
# so many numbers were typed
score-points-each = { $given ->
    [one] One number is not enough for { $players } players. Type one for each: { $names }.
   *[other] { $given } numbers, but there are { $players } players. Type one for each: { $names }.
}
score-either = { $text } can be points or a card. Type { $points } for the points, or the card with its suit, as in { $card }.

## What was counted

# $points: "Ana 0, Ben 20"
score-counted = Round { $number }: { $points }.
score-times = The last card multiplies the points of the others by { $times }.
score-has-lost = { $who } lost the match by the cards left in hand.
score-over = The match is over after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
score-won = { $count ->
    [one] { $who } won the match.
   *[other] The win is shared: { $who }.
}
score-drawn = The match is drawn: nobody has won it.
score-lost = Lost: { $who }.
score-open-again = The match is not over any more.
score-ask-over = Type table, curve, correct and the number of a round, undo, or quit:
score-ask-over-help = The match is over. A round can still be corrected or taken back; then the match may go on.
score-undone = Round { $number } is taken back.
score-corrected = Round { $number } is corrected.
score-left = The sheet is kept in { $file }. To go on with it, type: { $command }
score-lost-now = The sheet could not be kept in { $file }: { $problem }. It will be tried again after every round.
score-not-kept = The sheet is not kept. { $file } cannot be written: { $problem }.
score-elsewhere = Somebody else has changed { $file } in the meantime; that file stays as it is, and your sheet is kept in { $other } from now on.
score-help = At any question you may type: table (all rounds), curve (how the totals went), correct and the number of a round, undo (takes back the last answer, or the last round), rules (the rulebook), help, quit (everything is kept).

## The table and the curves

score-column-round = Round
score-column-total = Total
score-no-rounds = No round is entered yet.
# under a table with asterisks
score-star = An asterisk marks who went out.
score-limit = { $exceeded ->
    [yes] The match ends after the round in which a total exceeds { $limit }.
   *[no] The match ends after the round in which a total reaches { $limit }.
}
score-curves = How the totals went, round by round, from { $least } to { $most }.
score-rounds-won = Rounds won: { $points }.
# under the drawing on the page: the name of its horizontal axis
score-axis-rounds = Rounds
score-axis-points = Points
# a drawing told to somebody who cannot see it; $points: the totals at the end
score-drawing = The totals of all players after every round. At the end: { $points }.

## What cannot be

score-name-wrong = “{ $name }” is no name here: from 1 to { $most } printable characters, and no comma.
score-name-twice = The name { $who } is there twice; choose another.
score-name-command = { $name } would be taken for a command; choose another name.
score-players = { $given ->
    [one] One name is given, but { $fewest } to { $most } can play this.
   *[other] { $given } names are given, but { $fewest } to { $most } can play this.
}
score-too-few-cards = The pack has too few cards for { $given } players with hands of that size.
score-each = There is something for { $given } players, but there are { $players }.
score-no-seat = { $seat } is no player; they are numbered from 0 to { $most }.
score-nobody-loses = In this game nobody loses the match by a card left in hand.
score-card-of-nobody = Nobody went out, so there is no last card { $card }.
score-last-missing = With which card { $who } went out changes the points, so it must be named.
score-last-barred = { $card } may not be the last card in this game; { $who } cannot have gone out with it.
score-no-card = There is no card “{ $card }” in this pack. A card is its rank ({ $ranks }) and its suit ({ $suits }), as in { $example }.
score-which-suit = Not every { $rank } is the same here, so the suit is needed: { $cards }.
score-lost-by-cards = The cards of { $who } are known, so they alone tell whether the match is lost.
score-finisher-hand = { $who } went out, and so has no cards left.
score-empty-hand = { $who } did not go out, and so was left with at least one card.
score-negative = { $who } cannot have { $points } points: no card here counts less than nothing.
score-beyond = { $who } cannot have { $points } points: from { $least } to { $most } is possible.
score-no-points = { $who } cannot have { $points } points: only 0 is possible here.
score-finisher-points = { $who } went out, and so cannot have { $points } points; only { $own } is possible.
score-too-many = { $there ->
    [one] { $players ->
        [one] There is only one { $card }, but { $who } would have it { $times } times.
       *[other] There is only one { $card }, but { $who } would have one each.
    }
   *[other] { $players ->
        [one] There are only { $there } of { $card }, but { $who } would have it { $times } times.
       *[other] There are only { $there } of { $card }, but { $who } would have { $times } together.
    }
}
score-after-end = The match was over after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}; no round comes after its end.
score-earlier-end = With that the match would have been over after round { $end }, but { $rounds } rounds were played. Nothing is changed; take back the rounds after { $end } first.
score-no-round = No round is entered yet.
score-no-such-round = There is no round { $number }; the rounds are 1 to { $rounds }.
score-which-round = Type the number of the round behind it, as in “correct 2”.

## Files and calls

# $file is the name of a file, $problem a sentence or what the system says
score-file-unread = { $file } cannot be read: { $problem }.
score-file-unwritten = { $file } cannot be written: { $problem }.
score-file-not-text = { $file } is no text, so it is no score sheet. It stays as it is.
score-file-not-json = { $file } is no score sheet: line { $line } is not JSON. It stays as it is.
score-file-damaged = { $file } is a score sheet that cannot be gone on with. It stays as it is. { $problem }
score-file-other = { $kind ->
    [record] { $file } is the record of one round, no score sheet. It stays as it is.
    [match] { $file } is the record of a match that was played with Maumau, no score sheet. It stays as it is.
    [save] { $file } is a game that was kept; go on with it by “maumau play --resume”. It stays as it is.
    [newer] { $file } is a score sheet of a newer Maumau; this one cannot read it. It stays as it is.
   *[other] { $file } is no score sheet of Maumau. It stays as it is.
}
score-file-ruleset = The file names the game “{ $ruleset }”, which is unknown, and does not hold its rules. Known games: { $rulesets }.
score-file-rules = The rules that the file holds cannot be played; what is wrong stands at { $where }.
score-file-options = The options of the file cannot be chosen together: { $options }.
score-file-fingerprint = The sheet was begun by other rules: their fingerprint is { $found }, but that of these rules is { $right }.
score-file-no-hands = Neither hands nor points are given; one of them is needed.
score-file-points-too = Points are given, so neither hands nor a card may stand beside them.
score-file-round = Round { $number }: { $problem }
score-file-is-there = { $file } is there already and stays as it is; name another file, or go on with it without anything else.
score-file-is-folder = { $file } is a folder; name a file.
score-no-folder = There is no folder { $folder }; make it first, or name another.
score-out-is-sheet = { $file } would be replaced, and its name ends neither in .csv nor in .html. It stays as it is.
score-out-over-sheet = { $file } is the score sheet itself and stays as it is; name another file.
score-which-file = Name the file of the score sheet too, as in: maumau score FILE { $option }
score-no-file = There is no file { $file }.
score-written = { $file } is written.
score-one-only = Only one file can be named behind { $option }.
