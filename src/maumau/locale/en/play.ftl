### At the table: questions, answers to what was typed, help. $player is a name. Words to type come as variables of their own,
### as { $quit }, in the words of vocabulary.ftl.
### No full stop stands after a file or a command to copy, since it would seem to be part of it.

## Beginning and leaving

play-getting-ready = Getting the table ready.
play-getting-ready-first = Getting the table ready; the first time takes up to half a minute.
play-ready = Ready.
# $game is what the game is called, $players who sits at the table, bots with their kind
play-welcome = { $game }. At the table: { $players }.
play-game-also = { $name }, { $other }
play-bot = { $player } ({ $kind })
play-hint = Type ? for help at any question.
play-goes-on-in-round = The game goes on in round { $round }.
play-goes-on = The game goes on.
play-another = Another match at the same table? ({ $yes } or { $no })
play-another-again = Please type { $yes } for another match with the same rules and players, or { $no } to leave.
play-good-bye = Good-bye.
play-input-ended = The input has ended.
play-interrupted = Interrupted.
play-asked-to-end = Asked to end.
play-nothing-to-keep = No move was made yet, so there is nothing to keep.
play-match-written = The match is written to { $file }
play-match-not-written = The match could not be written to { $file }: { $why }.

## Several people at one keyboard

play-pass-keyboard = Pass the keyboard to { $player }, and press Enter.
play-pass-keyboard-help = { $player } is next, and nobody else may see the cards. Enter: they are shown. { $quit }: leave.
play-pass-keyboard-again = Press Enter when { $player } sits at the keyboard.

## A turn

# $you: whether there is only one person, who needs no name
play-your-move = { $you ->
    [yes] Your move:
   *[no] { $player }, your move:
}
# $why is a whole sentence
play-refused = No: { $why }
play-no-such-move = { $moves ->
    [1] There is no move { $number }: there is only one move, number 1. A card is typed with its suit, as in { $card }.
   *[other] There is no move { $number }: the moves are 1 to { $moves }. A card is typed with its suit, as in { $card }.
}
play-which-move = Type the number of a move, or the move; ? for help.

## Anything to say, out of turn

# $you: whether there is only one person, who needs no name
play-anything = { $you ->
    [yes] Anything to say before play goes on? (Enter: no)
   *[no] Anything to say before play goes on? (Enter: no; else begin with your name)
}
play-who-says = Who says so? Begin with your name, as in { $player }: { $call }.
play-only-calls = Now only calls and catches are heard: { $call }, { $call-double }, { $catch } NAME; Enter: nothing.

## Commands

# $command is a word to type
play-between-only = { $command } is for between two rounds; { $abandon } breaks this one off.
play-own-turn-only = { $command } is for your own turn.
play-no-round = No round is being played now.
play-why-number = Ask with a card or a word, as in: { $why } { $card }, { $why } { $draw }. Moves with numbers are allowed.
play-why-what = Ask with a card or a word, as in: { $why } { $card }, { $why } { $draw }.
play-why-catch = Whether somebody can be caught is not told: say it, and see.
# $what is a card or a move; $why a whole sentence
play-allowed = { $what }: this is allowed.
play-not-allowed = { $what }: { $why }
play-whose-seat = Whose seat? A seat is handed over on its own turn.
play-handed-over = A bot plays for { $player } from now on. Between two rounds, { $back } takes the seat back.
play-plays-again = { $player } plays again.
play-none-handed-over = No seat was handed over.
play-abandon = Break this round off? Nobody scores, and it does not count. ({ $yes } or { $no })
play-yes-or-no = Please type { $yes } or { $no }.
play-round-goes-on = The round goes on.
play-next-round = Enter: the next round. ({ $stop }: end the match, { $quit }: leave, ?: help)
play-next-round-again = Press Enter for the next round, or type { $stop } or { $quit }; ? for help.

## Help

# $card is a card as it is typed, $name the same card by its name; the moves come with the short way to type them: draw (d)
play-help-move = A move: its number; or a card, as in { $card } or { $name }; or a word: { $draw }, { $pass }, { $take }, { $keep }, { $leave }. A suit is named by its name, as in { $suit }.
play-help-call = A call: { $call }. Together with a card: { $card } { $call }. A catch: { $catch } NAME.
play-help-table = { $table }: the table once more.
play-help-why = { $why } CARD: why it may not be played. { $why }: the same for every card of your hand.
play-help-read = { $rules }: the rulebook. { $score }: the score sheet. { $history }: this round so far.
# $title of a section, $number of another
play-help-section = { $rules } { $number }, { $rules } { $title }: one section of the rulebook alone.
play-help-hand-over = { $hand-over }: a bot plays on for you.
play-help-abandon = { $abandon }: break this round off.
play-help-save = { $save }: keep the game. { $save } FILE: a copy of it.
play-help-quit = { $quit }: leave; the game is kept.
play-help-next = Enter: the next round.
play-help-stop = { $stop }: end the match here.
play-help-back = { $hand-over }: a bot plays on for you. { $back }: take such a seat back.
play-help-read-between = { $score }: the score sheet. { $rules }: the rulebook.

## What cannot be understood; $typed is what was typed

play-too-long = That is { $signs } characters long, too long to be a move; ? for help.
play-says-what = What does { $player } say? After the name comes a move, a call or a catch.
# $suits: each suit by its letter and its name
play-no-suit = There is no suit “{ $typed }”: there are { $suits }.
play-suit = { $letter } ({ $suit })
play-no-speaker = There is no “{ $typed }” at this keyboard: there are { $players }.
play-catch-whom = Catch whom? For example: { $catch } { $player }.
# $names: who can be caught, at least one name; $count: how many
play-catch-several = Several are called “{ $typed }”: there are { $names }.
play-catch-nobody = { $count ->
    [one] Nobody is called “{ $typed }”: there is { $names }.
   *[other] Nobody is called “{ $typed }”: there are { $names }.
}
play-no-such-card = There is no { $typed } in this pack; the nearest is { $card }.
play-no-section = The rulebook has no section “{ $typed }”. These are its sections:
play-cannot-read = I cannot read “{ $typed }”. Type the number of a move or a card, such as { $card }; ? for help.
play-cannot-read-near = I cannot read “{ $typed }”. Did you mean “{ $near }”? Type the number of a move or a card, such as { $card }; ? for help.
