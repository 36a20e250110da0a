### Worked examples in the rulebook: what lies there, what happens (told by the messages of event.ftl), what comes of it.

# $players: three names, in the order of their seats
example-players = Adibideetan { $players } daude mahaian, eta ordena horretan jokatzen dute.
# on the pile
example-top = Pilaren gainean { $card } dago.
example-holds = { FORM($who, "erg") } hau du eskuan: { $cards }.
# $who is on turn; $moves: "play 7♥ or 9♣; draw"
example-next = Txanda: { $who }. Egin dezakeena: { $moves }.
# the round is over; $points is a list of the following
example-points = Eskualdi honetako puntuak: { $points }.
example-points-of = { $who } { $points }
example-out = { FORM($who, "erg") } eskualdia irabazi du.
# $who was left with a card that loses the match
example-lost = { FORM($who, "erg") } partida galdu du.
