### The referee's answer to a position in words. Players are called by their seats ($who: "Seat 0"). $line is a move as it
### stands in the file; $moves and $cards are rows of moves and of cards.

referee-line-allowed = { $line }: erlaubt
referee-line-refused = { $line }: NICHT ERLAUBT
# $message says why, in sentences; $clause is the number of the rule, $reason a code
referee-why = { $message } ({ $clause }, { $reason })
referee-legal = Erlaubt: { $moves }
# $moves: each as the next message has it, with semicolons between
referee-also = Ansagen und Erwischen: { $moves }
referee-by = { $who }: { $move }

## How things stand

referee-position = Die Lage:
referee-standing = So steht es jetzt:
# $phase of the round: cut, play, name (somebody decides, $who), window, over
referee-now = { $phase ->
    [cut] Jetzt: { $who } entscheidet, ob die abgehobene Karte behalten wird
    [name] Jetzt: { $who } wünscht sich eine Farbe
    [window] Jetzt: Eine Hand ist leer; die Gelegenheit zum Erwischen ist noch nicht vorbei
    [over] Jetzt: Die Runde ist zu Ende
   *[play] Jetzt: { $who } ist am Zug
}
# $some: whether there are any
referee-hand = { $some ->
    [yes] { $who }: { $cards }
   *[no] { $who }: keine Karten
}
referee-pile = { $some ->
    [yes] Ablagestapel, oberste Karte zuletzt: { $cards }
   *[no] Ablagestapel: leer
}
referee-stock = { $some ->
    [yes] Nachziehstapel, nächste Karte zuerst: { $cards }
   *[no] Nachziehstapel: leer
}
# the first $cards of $count
referee-long-stock = { $count ->
    [one] Nachziehstapel, nächste Karte zuerst: { $cards } … ({ $count } Karte)
   *[other] Nachziehstapel, nächste Karte zuerst: { $cards } … ({ $count } Karten)
}
referee-direction = { $way ->
    [left] Es geht nach links
   *[right] Es geht nach rechts
}
referee-suit = Verlangte Farbe: { $suit }
referee-pending = { $cards ->
    [one] Es steht aus: eine Karte
   *[other] Es stehen aus: { $cards } Karten
}
# $players: seats, with "and" before the last
referee-may-catch = Jetzt zu erwischen: { $players }
# $points: a number for each seat
referee-result = { $reason ->
    [out] Ergebnis: { $who } ist fertig; Punkte { $points }
    [blocked] Ergebnis: blockiert, niemand gewinnt; Punkte { $points }
    [stopped] Ergebnis: gestoppt, niemand gewinnt; Punkte { $points }
   *[abandoned] Ergebnis: abgebrochen; Punkte { $points }
}
