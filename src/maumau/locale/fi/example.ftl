### Worked examples in the rulebook: what lies there, what happens (told by the messages of event.ftl), what comes of it.

# $players: three names, in the order of their seats
example-players = Esimerkeissä pöydässä istuvat { $players }, ja vuoro kulkee tässä järjestyksessä.
# on the pile
example-top = Poistopakan päällimmäisenä on { $card }.
example-holds = { $who } pitää kädessään { FORM($cards, "part") }.
# $who is on turn; $moves: "play 7♥ or 9♣; draw"
example-next = Seuraavaksi vuorossa on { $who }. Sallitut siirrot: { $moves }.
# the round is over; $points is a list of the following
example-points = Kierroksen pisteet: { $points }.
example-points-of = { $who } { $points }
example-out = { $who } voitti kierroksen.
# $who was left with a card that loses the match
example-lost = { $who } hävisi pelin.
