### The referee as a dialogue, for people who play with real cards: what lies there, what somebody wants to do, the answer.
### The person asking need not be the player: nothing here says "you" to the player, who is "Player 1", as setup-default-name
### has it. Words to type come as variables of their own ($yes, $no, $back); signs like 7h and - are typed as they stand.

## Words that mean something here alone: lists with commas; the first is the one that is shown. English ones are always read

ask-words-left = left
ask-words-right = right
ask-words-change = change
ask-words-game = game

## Before the questions

ask-or-file = { $flag } is for the questions at the keyboard: give no file with it.
ask-needs-file = { $flag } is for the answer about a file: give one.

ask-seated = The player who is asked about is Player 1; Player 2 sits to the left of Player 1, and so on. ? explains a question, { $back } goes to the one before, { $quit } leaves.
ask-first-question = This is the first question.
# $question is a whole question; $kept is the answer that the Enter key gives
ask-kept = { $question } [{ $kept }]
# $help is what is typed here, in sentences; $back is a word to type
ask-back-too = { $help } { $back }: the question before.

## What lies there, and behind each question what may be answered

ask-seats = How many play, { $least } to { $most }?
ask-seats-help = A number. How many sit at the table can make a difference, for example where a card skips somebody.
ask-top = Which card lies on top of the pile?
ask-top-help = A card by its rank and suit, such as 7h, J♠ or seven of hearts; “-” if the pile is empty and somebody leads. After the card may stand the suit that was named for it, or the number of cards that are pending.
# $card asks for a suit; $no is a word to type
ask-suit = Which suit was named for { $card }? ({ $no }: none)
ask-suit-help = A suit by its letter, its sign or its name. No suit was named where nobody has put the card in play, as with the first card of the pile.
# $suits: those that may be named
ask-no-suit = “{ $typed }”: for { $card } it can be { $suits }, or { $no }.
ask-names-nothing = No suit can have been named: { $card } on top asks for none. Type the card alone.
# $numbers: those that there can be, 0 first
ask-pending = How many cards are pending under { $card }: { $numbers }?
ask-pending-help = How many cards must be taken by whoever does not answer; 0 if they have been taken already, or nobody has to take any.
ask-no-pending = “{ $typed }”: under { $card } it can be { $numbers }.
ask-pends-nothing = No cards can be pending: { $card } on top makes nobody take any afterwards. Type the card alone.
ask-until = Was { $card } played just now, so that Player 1 must draw for it? ({ $yes } or { $no })
ask-until-help = Yes, if nobody has drawn for this card yet. No, if that is over.
ask-own = Did Player 1 play { $card } just now, and is Player 1 to go on? ({ $yes } or { $no })
ask-own-help = Yes, if Player 1 played this card and still has to cover it, or go on with another card. No, if somebody else played it, or that is over.
ask-left = Did the player before play { $card } just now, and leave it uncovered? ({ $yes } or { $no })
ask-left-help = Yes, if the right to cover it has passed on to Player 1. No, if that is over.
ask-direction = Which way does play go, { $left } or { $right }?
ask-direction-help = To the left is clockwise: Player 2 comes after Player 1.
ask-no-direction = Type { $left } or { $right }.
ask-hand = Which cards does Player 1 hold?
ask-hand-help = All cards in the hand of Player 1, with spaces between them, such as 7h 9c J♠. Equal cards of two packs are typed twice.
ask-hand-needed = Type the cards in the hand of Player 1, such as { $card }: with none the round would be over.
ask-others = How many cards does each of the others hold, 1 to { $most }?
ask-others-help = A number; which cards they are makes no difference here.
# $words: the words that can have been said, and the one for no
ask-called = What has Player 1 said already for the last card: { $words }?
ask-called-help = The call that stands now, if there is one.
ask-no-call = “{ $typed }”: it can be { $words }.

## What cannot be

ask-number = “{ $typed }”: a number from { $least } to { $most }, please.
ask-no-card = “{ $typed }” is no card of this pack. A card is typed with its suit, as in { $card }.
# so often the card was named, on top and in hand together
ask-too-many-equal = { $packs ->
    [one] { $card } was named { $count } times; there is only one.
   *[other] { $card } was named { $count } times; there are only { $packs }.
}
ask-too-many-cards = { $count } cards are too many: the game has { $there }, and everybody must hold one, and one must be left to draw.
ask-cannot-be = This cannot be with { $card } on top. Answer this question otherwise, or go back.

## What somebody wants to do

# $who holds $cards; $some: whether there are any
ask-holds = { $some ->
    [yes] { $who } holds { $cards }.
   *[no] { $who } holds no cards.
}
# $further: a move was made already
ask-move = { $further ->
    [yes] What does { $who } want to do then?
   *[no] What does { $who } want to do?
}
# $name, $catch and the like are words to type
ask-move-help = A card, as in { $card }; { $draw }, { $pass } or { $take }; { $name } and a suit; { $call }; { $catch } and a player. What another player says begins with who it is, as in Player 2: { $catch } Player 1. { $table }: how things stand. { $rules }: the rulebook. { $back }: before the last move, or the question before. { $change }: another position. { $game }: another game.
ask-which-move = Type what the player wants to do; ? explains it. { $table }: how things stand. { $rules }: the rulebook. { $back }: the question before. { $change }: another position. { $game }: another game. { $quit }: leave.
ask-cannot-read = “{ $typed }” is no move. Type a card, such as { $card }, or what else is to be done; ? explains it.
# $who is another player, whose cards were not asked for
ask-not-known = Which cards { $who } holds is not known here. { $back }, and ask it as about Player 1.

## The answer

ask-allowed = Allowed.
# $why: why, what would be allowed, and the number of the rule, in sentences
ask-not-allowed = Not allowed: { $why }
# the move draws cards, and what happens depends on them
ask-came = Which card comes, or which cards? (Enter: that is not known)
ask-came-help = The cards that are drawn, in the order in which they come. Enter, if they are not known: then what comes after is not told.
ask-came-more = { $count ->
    [one] More cards are drawn than that one: type all of them.
   *[other] More cards are drawn than these { $count }: type all of them.
}
ask-depends = What then happens depends on the card that comes.
# $players can be caught
ask-may-catch = A call is missing: { $players } may be caught now ({ $catch }).
# $phase of the round; $who decides; $still: it is Player 1
ask-then = { $phase ->
    [name] { $who } now names a suit.
    [window] The round is over, unless the missing call is made up for or caught now.
    [over] The round is over.
   *[play] { $still ->
        [yes] It is still the turn of { $who }.
       *[no] { $who } is to play next.
    }
}
