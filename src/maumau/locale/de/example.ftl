### Worked examples in the rulebook: what lies there, what happens (told by the messages of event.ftl), what comes of it.

# $players: three names, in the order of their seats
example-players = In den Beispielen sitzen { $players } am Tisch und spielen in dieser Reihenfolge.
# on the pile
example-top = Auf dem Ablagestapel liegt { FORM($card, "the") }.
example-holds = { $who } hat auf der Hand: { $cards }.
# $who is on turn; $moves: "play 7♥ or 9♣; draw"
example-next = Als Nächstes ist { $who } dran. Möglich ist: { $moves }.
# the round is over; $points is a list of the following
example-points = Punkte dieser Runde: { $points }.
example-points-of = { $who } { $points }
example-out = { $who } gewinnt die Runde.
# $who was left with a card that loses the match
example-lost = { $who } verliert die Partie.
