### The score sheet: how a round ended, the points of every round, who has won the match.
### $you: whether the player told of is the reader; $who is the player's name.

## The end of a round

sheet-out = { $you ->
    [yes] You went out.
   *[no] { $who } went out.
}
sheet-blocked = Nobody can play or draw any more: the round is blocked, and nobody went out.
sheet-stopped = The round went on for too long, and is stopped here.
sheet-abandoned = The round was broken off: nobody scores, and it does not count.
# $hands: each a name and cards, as the next message has them, with semicolons between
sheet-left = Left in hand: { $hands }.
sheet-hand = { $who } { $cards }
# by the cards left in hand
sheet-lost-at-once = { $you ->
    [yes] You lost the match by the cards left in hand.
   *[no] { $who } lost the match by the cards left in hand.
}

## Points

# $points: each a name and a number, as the last message here has them, with commas between
sheet-round = Round { $number }: { $points }.
sheet-round-abandoned = Round { $number }: broken off.
sheet-totals = Totals: { $points }.
sheet-no-round = No round is finished yet.
sheet-points = { $who } { $points }

## The end of the match

sheet-match-broken-off = The match ends here, before its agreed end: nobody has won it.
sheet-match-over = The match is over.
sheet-drawn = It is drawn: nobody has won.
sheet-won = { $you ->
    [yes] You have won.
   *[no] { $who } has won.
}
# $players: names, with "and" before the last
sheet-shared = The win is shared: { $players }.
sheet-lost = Lost: { $players }.
