### Worked examples in the rulebook: what lies there, what happens (told by the messages of event.ftl), what comes of it.

# $players: three names, in the order of their seats
example-players = Pavyzdžiuose prie stalo sėdi ir šia tvarka žaidžia { $players }.
# on the pile
example-top = Viršutinė šūsnies korta – { $card }.
example-holds = { $who } rankoje turi { FORM($cards, "acc") }.
# $who is on turn; $moves: "play 7♥ or 9♣; draw"
example-next = Toliau žaidžia { $who }. Galima: { $moves }.
# the round is over; $points is a list of the following
example-points = Šio raundo taškai: { $points }.
example-points-of = { $who } { $points }
example-out = Raundą laimėjo { $who }.
# $who was left with a card that loses the match
example-lost = Partiją pralaimėjo { $who }.
