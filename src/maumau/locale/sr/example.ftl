### Worked examples in the rulebook: what lies there, what happens (told by the messages of event.ftl), what comes of it.

# $players: three names, in the order of their seats
example-players = U primerima za stolom sede { $players } i igraju tim redom.
# on the pile
example-top = Na talonu je { $card }.
example-holds = { $who } u ruci ima { FORM($cards, "acc") }.
# $who is on turn; $moves: "play 7♥ or 9♣; draw"
example-next = Sada je na potezu { $who }. Dozvoljeno je: { $moves }.
# the round is over; $points is a list of the following
example-points = Poeni ove partije: { $points }.
example-points-of = { $who } { $points }
example-out = Partiju dobija { $who }.
# $who was left with a card that loses the match
example-lost = Igru gubi { $who }.
