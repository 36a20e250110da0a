### Before the match: which rules, which house rules, who plays.

setup-title = Maumau: kaikki Mau Mau -pelit saman pöydän ääressä.
setup-which-game = Mitä peliä pelataan?
# the name of a game, and where it is played
setup-game = { $name } ({ $about })
setup-game-ask = Numero, osa nimestä tai sääntötiedosto:
setup-game-help = Kirjoita numero 1–{ $games }, pelin nimi tai sen alku, pelin kotimaa tai .toml-tiedoston polku.
setup-game-chosen = { $game }.
setup-game-several = Tämä sopii useampaan peliin: { $games }. Kirjoita enemmän tai anna numero.
setup-game-none = Sellaista peliä ei ole. Numerot ovat 1–{ $games }.
setup-game-near = Sellaista peliä ei ole; tarkoititko ”{ $near }”? Numerot ovat 1–{ $games }.
# $quit is a word to type
setup-leave = { $quit }: poistut.

setup-options = { $game }: valittavissa olevat kotisäännöt ja se, mikä on voimassa, jos et muuta mitään:
# $some: whether it is anything, if nothing is changed
setup-option = { $some ->
    [yes] { $option }: { $default } (mahdolliset arvot: { $values })
   *[no] { $option }: ei mitään (mahdolliset arvot: { $values })
}
setup-change-ask = Kirjoita muutos, esimerkiksi { $option }=…, tai jatka painamalla Enter:
setup-change-help = Kirjoita muutos muodossa NIMI=ARVO, esimerkiksi { $example }; useampia välilyönnein erotettuina. Enter jatkaa eteenpäin.
setup-change-wrong = ”{ $typed }” ei käy: kirjoita muodossa NIMI=ARVO, esimerkiksi { $option }=…
setup-chosen = Valittu: { $options }.
setup-nothing-chosen = Kaikki on ennallaan.

setup-seats = Montako pelaajaa, { $least }–{ $most }? [{ $default }]
setup-people = Montako heistä on ihmisiä tämän näppäimistön ääressä, { $least }–{ $most }? [{ $default }]
setup-number-help = Luku väliltä { $least }–{ $most }; pelkkä Enter: { $default }.
setup-number-again = Anna luku väliltä { $least }–{ $most }; pelkkä Enter: { $default }.
setup-name = Nimesi? [{ $default }]
setup-name-of = { $number }. pelaajan nimi? [{ $default }]
setup-name-help = 1–{ $most } merkkiä; pelkkä Enter: { $default }.
# what somebody is called who gives no name
setup-default-name = Pelaaja { $number }
# what a bot is called; $letter is one of the next message
setup-bot-name = Botti { $letter }
# the letters of bots, one after the other, at least 26
setup-bot-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZ
setup-bots = Millaisia botteja: { $bots }? [{ $default }]
# the kinds are typed as they stand here, in every language
setup-bots-help = random pelaa minkä tahansa sallitun kortin; random-any tekee minkä tahansa sallitun siirron; rules pelaa korttien vaikutusten mukaan. Anna yksi laji kaikille tai jokaiselle oma, pilkuin erotettuina.
setup-bots-again = { $count ->
    [1] Lajit ovat { $bots }; anna niistä yksi.
   *[other] Lajit ovat { $bots }; anna yksi kaikille tai pilkuin erotettuina { $count }, jokaiselle oma.
}
