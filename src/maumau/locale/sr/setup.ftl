### Before the match: which rules, which house rules, who plays.

setup-title = Maumau: svaki Mau mau koji postoji, za jednim stolom.
setup-which-game = Koja igra?
# the name of a game, and where it is played
setup-game = { $name } ({ $about })
setup-game-ask = Njen broj, deo naziva ili datoteka sa pravilima:
setup-game-help = Upiši broj od 1 do { $games }, naziv ili njegov početak, zemlju ili putanju datoteke .toml.
setup-game-chosen = { $game }.
setup-game-several = Tako se zove više igara: { $games }. Upiši duži deo naziva ili broj.
setup-game-none = Takve igre nema. Brojevi idu od 1 do { $games }.
setup-game-near = Takve igre nema; da nije { $near }? Brojevi idu od 1 do { $games }.
# $quit is a word to type
setup-leave = { $quit }: kraj rada.

setup-options = { $game }: šta sto može da izabere i šta važi ako se ništa ne promeni:
# $some: whether it is anything, if nothing is changed
setup-option = { $some ->
    [yes] { $option }: { $default } (može: { $values })
   *[no] { $option }: ništa (može: { $values })
}
setup-change-ask = Upiši izmenu, kao { $option }=…, ili pritisni Enter za dalje:
setup-change-help = Upiši NAZIV=VREDNOST, kao { $example }; više njih sa razmacima. Enter: dalje.
setup-change-wrong = „{ $typed }“: upiši NAZIV=VREDNOST, kao { $option }=…
setup-chosen = Izabrano: { $options }.
setup-nothing-chosen = Sve je kao što je i bilo.

setup-seats = Koliko igrača igra, od { $least } do { $most }? [{ $default }]
setup-people = Koliko je među njima ljudi za ovom tastaturom, od { $least } do { $most }? [{ $default }]
setup-number-help = Broj od { $least } do { $most }; uz Enter važi { $default }.
setup-number-again = Upiši broj od { $least } do { $most }; uz Enter važi { $default }.
setup-name = Tvoje ime? [{ $default }]
setup-name-of = Ime igrača { $number }? [{ $default }]
setup-name-help = { $most ->
    [one] Od 1 do { $most } znaka; uz Enter ostaje { $default }.
    [few] Od 1 do { $most } znaka; uz Enter ostaje { $default }.
   *[other] Od 1 do { $most } znakova; uz Enter ostaje { $default }.
}
# what somebody is called who gives no name
setup-default-name = Igrač { $number }
# what a bot is called; $letter is one of the next message
setup-bot-name = Bot { $letter }
# the letters of bots, one after the other, at least 26
setup-bot-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZ
setup-bots = Kakvi botovi: { $bots }? [{ $default }]
# the kinds are typed as they stand here, in every language
setup-bots-help = random baca bilo koju kartu koju sme; random-any povlači bilo koji dozvoljen potez; rules igra prema tome šta koja karta radi. Jedna vrsta za sve ili po jedna za svakog bota, sa zarezima.
setup-bots-again = { $count ->
    [1] Vrste su { $bots }; navedi jednu od njih.
   *[other] Vrste su { $bots }; jedna za sve ili po jedna za svakog od { $count }, sa zarezima.
}
