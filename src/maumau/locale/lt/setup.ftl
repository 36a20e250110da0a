### Before the match: which rules, which house rules, who plays.

setup-title = Maumau: visi Maumo žaidimai prie vieno stalo.
setup-which-game = Koks žaidimas?
# the name of a game, and where it is played
setup-game = { $name } ({ $about })
setup-game-ask = Jo numeris, pavadinimo dalis arba taisyklių failas:
setup-game-help = Įvesk numerį nuo 1 iki { $games }, pavadinimą ar jo pradžią, šalį arba .toml failo kelią.
setup-game-chosen = { $game }.
setup-game-several = Taip vadinasi keli žaidimai: { $games }. Įvesk daugiau arba numerį.
setup-game-none = Tokio žaidimo nėra. Numeriai – nuo 1 iki { $games }.
setup-game-near = Tokio žaidimo nėra; gal turėjai omenyje { $near }? Numeriai – nuo 1 iki { $games }.
# $quit is a word to type
setup-leave = { $quit }: pabaiga.

setup-options = { $game }: ką prie stalo galima pasirinkti ir kas galioja, jei nieko nekeičiama:
# $some: whether it is anything, if nothing is changed
setup-option = { $some ->
    [yes] { $option }: { $default } (gali būti { $values })
   *[no] { $option }: nėra (gali būti { $values })
}
setup-change-ask = Įvesk pakeitimą, pavyzdžiui, { $option }=…, arba spausk „Enter“ ir tęsk:
setup-change-help = Įvesk PARINKTIS=REIKŠMĖ, pavyzdžiui, { $example }; jei keli pakeitimai, tarp jų palik tarpus. „Enter“: toliau.
setup-change-wrong = „{ $typed }“: reikia PARINKTIS=REIKŠMĖ, pavyzdžiui, { $option }=…
setup-chosen = Pasirinkta: { $options }.
setup-nothing-chosen = Viskas liko, kaip buvo.

setup-seats = Kiek žaidėjų, nuo { $least } iki { $most }? [{ $default }]
setup-people = Kiek iš jų – žmonės prie šios klaviatūros, nuo { $least } iki { $most }? [{ $default }]
setup-number-help = Skaičius nuo { $least } iki { $most }; „Enter“: { $default }.
setup-number-again = Reikia skaičiaus nuo { $least } iki { $most }; „Enter“: { $default }.
setup-name = Koks tavo vardas? [{ $default }]
setup-name-of = { $number } žaidėjo vardas? [{ $default }]
setup-name-help = Nuo 1 iki { $most } ženklų; „Enter“: { $default }.
# what somebody is called who gives no name
setup-default-name = Žaidėjas { $number }
# what a bot is called; $letter is one of the next message
setup-bot-name = Botas { $letter }
# the letters of bots, one after the other, at least 26
setup-bot-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZ
setup-bots = Kokie botai: { $bots }? [{ $default }]
# the kinds are typed as they stand here, in every language
setup-bots-help = random deda bet kurią tinkamą kortą; random-any daro bet kurį leistiną ėjimą; rules žaidžia pagal kortų reikšmes. Viena rūšis visiems arba po vieną kiekvienam, skiriant kableliais.
setup-bots-again = { $count ->
    [1] Yra { $bots }; įvesk vieną iš jų.
   *[other] Yra { $bots }; įvesk vieną rūšį visiems arba po vieną kiekvienam iš { $count } botų, su kableliais tarp jų.
}
