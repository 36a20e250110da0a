### Before the match: which rules, which house rules, who plays.

setup-title = Maumau: jedes Mau-Mau, das es gibt, an einem Tisch.
setup-which-game = Welches Spiel?
# the name of a game, and where it is played
setup-game = { $name } ({ $about })
setup-game-ask = Seine Nummer, ein Teil seines Namens oder eine Datei mit Regeln:
setup-game-help = Gib eine Zahl von 1 bis { $games } ein, einen Namen oder seinen Anfang, ein Land oder den Pfad einer .toml-Datei.
setup-game-chosen = { $game }.
setup-game-several = Dazu passen mehrere: { $games }. Gib mehr davon ein oder die Nummer.
setup-game-none = Ein solches Spiel gibt es nicht. Die Nummern gehen von 1 bis { $games }.
setup-game-near = Ein solches Spiel gibt es nicht; meinst du { $near }? Die Nummern gehen von 1 bis { $games }.
# $quit is a word to type
setup-leave = { $quit }: aufhören.

setup-options = { $game }: was ein Tisch wählen kann und was gilt, wenn du nichts änderst:
# $some: whether it is anything, if nothing is changed
setup-option = { $some ->
    [yes] { $option }: { $default } (möglich: { $values })
   *[no] { $option }: offen (möglich: { $values })
}
setup-change-ask = Eine Änderung, etwa { $option }=…, oder Enter, um fortzufahren:
setup-change-help = Gib NAME=WERT ein, etwa { $example }; mehrere mit Leerzeichen dazwischen. Enter: weiter.
setup-change-wrong = „{ $typed }“: Gib NAME=WERT ein, etwa { $option }=…
setup-chosen = Gewählt: { $options }.
setup-nothing-chosen = Alles ist, wie es war.

setup-seats = Für wie viele Personen, { $least } bis { $most }? [{ $default }]
setup-people = Wie viele davon sitzen an dieser Tastatur, { $least } bis { $most }? [{ $default }]
setup-number-help = Eine Zahl von { $least } bis { $most }; Enter nimmt { $default }.
setup-number-again = Bitte eine Zahl von { $least } bis { $most }; Enter nimmt { $default }.
setup-name = Wie heißt du? [{ $default }]
setup-name-of = Wie heißt Person { $number }? [{ $default }]
setup-name-help = 1 bis { $most } Zeichen; Enter nimmt { $default }.
# what somebody is called who gives no name
setup-default-name = Person { $number }
# what a bot is called; $letter is one of the next message
setup-bot-name = Bot { $letter }
# the letters of bots, one after the other, at least 26
setup-bot-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZ
setup-bots = Welche Art von Bots: { $bots }? [{ $default }]
# the kinds are typed as they stand here, in every language
setup-bots-help = random legt irgendeine erlaubte Karte; random-any macht irgendeinen erlaubten Zug; rules spielt danach, wie die Karten wirken. Eine Art für alle oder eine für jeden, mit Kommas dazwischen.
setup-bots-again = { $count ->
    [1] Es gibt { $bots }; nenn eine Art davon.
   *[other] Es gibt { $bots }; nenn eine Art für alle oder eine für jeden der { $count } Bots, mit Kommas dazwischen.
}
