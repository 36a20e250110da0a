### Two rulesets side by side: the names of the rules (the first column), and what is said only there.

compare-rule = Regel
compare-length = Länge
compare-round-end = Ende einer Runde
compare-blocked = Runde ohne Sieg
compare-values = Punkte der Karten
compare-match-end = Ende der Partie
compare-winner = Sieg
compare-next-round = Nächste Runde
compare-settings = Einstellungen
compare-players = Spielerzahl
compare-pack = Blatt
compare-deal = Geben
compare-first-card = Erste Karte
compare-direction = Spielrichtung
compare-following = Was passt
compare-drawing = Ziehen
compare-stock = Leerer Nachziehstapel
compare-powers = Alle Sonderkarten
compare-calls = Ansagen
compare-last = Wirkung der letzten Karte

compare-length-one = Es wird nur einmal gegeben.
compare-length-rounds = Eine Reihe von Runden.
compare-no-next-round = Es gibt keine nächste Runde.
compare-dealt-anew = Die Karten werden gemischt und neu gegeben.
compare-setting = { $option }
compare-no-settings = Es gibt keine.
compare-nothing-special = Nichts Besonderes.
compare-no-calls = Es wird nichts angesagt.
compare-same = Diese beiden spielt man nach denselben Regeln.
# what one of two sets of options is called; $some: whether any option is chosen
compare-with-options = { $some ->
    [yes] { $name } mit { $options }
   *[no] { $name } ohne Hausregeln
}
# a call that says more than a comparison can use
compare-flag = { $flag } hat bei einem Vergleich keine Bedeutung: Lass es weg.
