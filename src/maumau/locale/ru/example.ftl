### Worked examples in the rulebook: what lies there, what happens (told by the messages of event.ftl), what comes of it.

# $players: three names, in the order of their seats
example-players = В примерах за столом сидят { $players }; в этом порядке они и ходят.
# on the pile
example-top = Верхняя карта сброса — { $card }.
example-holds = У игрока { $who } на руках { $cards }.
# $who is on turn; $moves: "play 7♥ or 9♣; draw"
example-next = Ходит { $who }. Можно: { $moves }.
# the round is over; $points is a list of the following
example-points = Очки этого раунда: { $points }.
example-points-of = { $who } { $points }
example-out = { $who } выигрывает раунд.
# $who was left with a card that loses the match
example-lost = { $who } проигрывает партию.
