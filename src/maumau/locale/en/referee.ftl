### The referee's answer to a position in words. Players are called by their seats ($who: "Seat 0"). $line is a move as it
### stands in the file; $moves and $cards are rows of moves and of cards.

referee-line-allowed = { $line }: allowed
referee-line-refused = { $line }: REFUSED
# $message says why, in sentences; $clause is the number of the rule, $reason a code
referee-why = { $message } ({ $clause }, { $reason })
referee-legal = Legal: { $moves }
# $moves: each as the next message has it, with semicolons between
referee-also = Calls and catches: { $moves }
referee-by = { $who }: { $move }

## How things stand

referee-position = The position:
referee-standing = How things stand:
# $phase of the round: cut, play, name (somebody decides, $who), window, over
referee-now = { $phase ->
    [cut] Now: a cut card may be kept; { $who } decides
    [name] Now: a suit is to be named; { $who } decides
    [window] Now: a hand is empty; the chance to catch has not passed
    [over] Now: the round is over
   *[play] Now: a turn; { $who } decides
}
# $some: whether there are any
referee-hand = { $some ->
    [yes] { $who }: { $cards }
   *[no] { $who }: no cards
}
referee-pile = { $some ->
    [yes] Pile, top last: { $cards }
   *[no] Pile: empty
}
referee-stock = { $some ->
    [yes] Stock, first drawn first: { $cards }
   *[no] Stock: empty
}
# the first $cards of $count
referee-long-stock = { $count ->
    [one] Stock, first drawn first: { $cards } … ({ $count } card)
   *[other] Stock, first drawn first: { $cards } … ({ $count } cards)
}
referee-direction = { $way ->
    [left] Play goes to the left
   *[right] Play goes to the right
}
referee-suit = Suit to follow: { $suit }
referee-pending = { $cards ->
    [one] Pending: one card
   *[other] Pending: { $cards } cards
}
# $players: seats, with "and" before the last
referee-may-catch = Can be caught: { $players }
# $points: a number for each seat
referee-result = { $reason ->
    [out] Result: { $who } went out; points { $points }
    [blocked] Result: blocked, nobody went out; points { $points }
    [stopped] Result: stopped, nobody went out; points { $points }
   *[abandoned] Result: broken off; points { $points }
}
