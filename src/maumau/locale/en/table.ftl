### The table as the player on turn sees it at the prompt: what lies there, who holds how many cards, what may be done.

# $card was cut
table-cut = The cut card is { $card }. It may be kept, beside the cards that are dealt.
table-empty = The pile is empty: the first card is still to be played.
table-top = Top card: { $card }.
table-suit = The suit to follow is { $suit }.
table-pending = { $cards ->
    [one] One card is pending.
   *[other] { $cards } cards are pending.
}

## The others

# one of the others, with how many $cards in hand; it stands in a row with others
table-player = { $cards ->
    [0] { $who } no cards
    [one] { $who } one card
   *[other] { $who } { $cards } cards
}
# $player: what the message before makes
table-player-called = { $player }, has called
# $players in the order of play, with semicolons between; $way: left or right, or only-two (at the table)
table-next = { $way ->
    [only-two] Next: { $players }.
    [left] Next, to the left: { $players }.
   *[right] Next, to the right: { $players }.
}
table-stock = { $cards ->
    [0] Stock: no cards.
    [one] Stock: one card.
   *[other] Stock: { $cards } cards.
}

## The reader's own

table-drawn = The card just drawn: { $card }.
# $count cards, which are $cards
table-hand = { $count ->
    [one] Your hand, one card: { $cards }.
   *[other] Your hand, { $count } cards: { $cards }.
}
table-called = You have called.
# a move that is offered, with its number in the list
table-numbered = { $number } { $move }
# $moves with their numbers, such as "1 play 7♥, 2 draw"; $one: there is only one, which the Enter key makes
table-moves = { $one ->
    [yes] You may: { $moves }. (Enter does it.)
   *[no] You may: { $moves }.
}
# $alone: the reader is the only person at the keyboard; else $who is addressed by name. $still: the turn goes on
table-turn = { $still ->
    [yes] { $alone ->
        [yes] It is still your turn.
       *[no] { $who }, it is still your turn.
    }
   *[no] { $alone ->
        [yes] It is your turn.
       *[no] { $who }, it is your turn.
    }
}
table-name = { $alone ->
    [yes] Now name the suit to follow.
   *[no] { $who }, now name the suit to follow.
}
# $cards: one card of several kinds ("a diamond or a jack"); $card lies on top
table-until = On { $card } one draws until { $cards } comes, which is played at once.

## When a call is due

table-no-calls = In these rules nothing is called.
# $when: after (the play), turn (before it, on one's turn), turn-after (either), any (before it, at any time), any-after
table-call-one = { $when ->
    [turn] When a play leaves you one card, you must call before it, on your turn.
    [turn-after] When a play leaves you one card, you must call before it, on your turn, or after it.
    [any] When a play leaves you one card, you must call before it, at any time.
    [any-after] When a play leaves you one card, you must call before it, at any time, or after it.
   *[after] When a play leaves you one card, you must call with it or after it.
}
table-call-none = { $when ->
    [turn] For the play of your last card you must call before it, on your turn.
    [turn-after] For the play of your last card you must call before it, on your turn or after it.
    [any] For the play of your last card you must call before it, at any time.
    [any-after] For the play of your last card you must call before it, at any time or after it.
   *[after] For the play of your last card you must call with it or after it.
}
# the word as it is typed; cards: another word for one of $cards
table-word = { $word ->
    [last] The word is: last.
    [mau-mau] The word is: mau mau.
    [cards] The word is: mau, and mau mau for { $cards }.
   *[mau] The word is: mau.
}
