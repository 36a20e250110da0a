### Why a move is not allowed: one message for each reason of the engine, and what would be allowed.
### $you: yes (the reader wanted to move), whom (the reader is the other player told of), no (neither). $who wanted to move;
### $whom is the other player told of. $card is the card to be played, $top the top card of the pile, $drawn the card just drawn,
### $naming the card that asks for a suit. Every message gets all of them that there are.

# a whole refusal: $reason is one of the messages below, $clause the number of the rule that refuses; $some: whether
# something is allowed that may be told ($allowed, a sentence)
refusal-told = { $some ->
    [yes] { $reason } { $allowed } ({ $clause })
   *[no] { $reason } ({ $clause })
}
# the same without the number of the rule
refusal-said = { $some ->
    [yes] { $reason } { $allowed }
   *[no] { $reason }
}
# $moves: "play 7♥ or 9♣; draw"
refusal-allowed = What is allowed now: { $moves }.

## Whose turn it is

refusal-round-over = The round is over.
# $whom is on turn
refusal-not-your-turn = { $you ->
    [yes] It is not your turn: { $whom } is to play.
    [whom] It is your turn, not that of { $who }.
   *[no] It is not the turn of { $who }: { $whom } is to play.
}
# $whom has played the last card
refusal-waits-for-close = { $you ->
    [whom] You have played your last card; until the chance to catch has passed, nobody moves.
   *[no] { $whom } has played the last card; until the chance to catch has passed, nobody moves.
}
refusal-nothing-to-close = No empty hand is waiting, so there is nothing to close.
# seats are counted from 0 to $last
refusal-no-such-seat = There are seats 0 to { $last } at this table.

## The cut

refusal-not-cutting = No cut card is waiting: keep and leave belong to the cut.
refusal-must-cut = First it must be said whether the cut card is kept or left.

## Naming a suit

refusal-must-name = First a suit must be named for { $naming }.
refusal-nothing-to-name = No card asks for a suit now.
refusal-suit-barred = For { $naming } another suit than its own is named.

## Putting a card

refusal-not-in-hand = { $you ->
    [yes] You do not hold { $card }.
   *[no] { $who } does not hold { $card }.
}
refusal-does-not-follow = { $you ->
    [yes] You cannot play { $card } on { $top }: it does not follow.
   *[no] { $who } cannot play { $card } on { $top }: it does not follow.
}
# $suit was named, or is kept by the top card
refusal-suit-nominated = { $you ->
    [yes] You cannot play { $card }: { $suit } is the suit to follow.
   *[no] { $who } cannot play { $card }: { $suit } is the suit to follow.
}
refusal-wild-barred = { $you ->
    [yes] You may not play { $card } on { $top }.
   *[no] { $who } may not play { $card } on { $top }.
}
# $pending: how many cards
refusal-live-penalty = { $pending ->
    [one] One card is pending: take it, or play a card that answers { $top }.
   *[other] { $pending } cards are pending: take them, or play a card that answers { $top }.
}
refusal-live-until = On { $top } one draws until a card comes that covers it; cards in hand do not help.
refusal-only-drawn-card = After drawing, only the card drawn may be played: { $drawn }.
refusal-forced-card = The card that came must be played: { $drawn }.
refusal-does-not-cover = { $you ->
    [yes] You cannot cover { $top } with { $card }.
   *[no] { $who } cannot cover { $top } with { $card }.
}
refusal-last-barred = { $you ->
    [yes] You may not play { $card } as the last card.
   *[no] { $who } may not play { $card } as the last card.
}
refusal-must-lead = { $you ->
    [yes] You lead, so you must play a card; any card will do.
   *[no] { $who } leads, and so must play a card; any card will do.
}
refusal-must-play = A card that fits must be played here.

## Drawing, passing, taking

refusal-holds-fitting = No card is drawn while one in hand fits.
refusal-holds-cover = { $you ->
    [yes] You must cover { $top }: a card in hand does.
   *[no] { $who } must cover { $top }: a card in hand does.
}
refusal-already-drawn = The draw of this turn has been made already.
refusal-nothing-to-draw = There is nothing to draw: the stock is used up, and nothing lies under the top card of the pile.
refusal-must-draw = Nobody may pass before drawing a card.
refusal-no-draw-to-cover = Nothing is drawn to cover { $top }: play a card or pass.
refusal-nothing-to-take = No cards are pending.

## Calls and catches

refusal-no-calls = These rules know no calls.
refusal-nothing-to-call = { $you ->
    [yes] You have nothing to call now.
   *[no] { $who } has nothing to call now.
}
refusal-wrong-word = { $you ->
    [yes] That is not the word that you may say now.
   *[no] That is not the word that { $who } may say now.
}
refusal-already-called = { $you ->
    [yes] You have already called.
   *[no] { $who } has already called.
}
# $whom was to be caught
refusal-nothing-to-catch = { $you ->
    [whom] There is nothing to catch: you cannot be caught now.
   *[no] There is nothing to catch: { $whom } cannot be caught now.
}
refusal-own-catch = Nobody can catch themselves.
