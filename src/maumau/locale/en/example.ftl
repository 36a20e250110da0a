### Worked examples in the rulebook: what lies there, what happens (told by the messages of event.ftl), what comes of it.

# $players: three names, in the order of their seats
example-players = In the examples { $players } sit at the table, and play in this order.
# on the pile
example-top = On the pile lies { $card }.
example-holds = { $who } holds { $cards }.
# $who is on turn; $moves: "play 7♥ or 9♣; draw"
example-next = Now { $who } may: { $moves }.
# the round is over; $points is a list of the following
example-points = Points of this round: { $points }.
example-points-of = { $who } { $points }
example-out = { $who } has won the round.
# $who was left with a card that loses the match
example-lost = { $who } has lost the match.
