### The referee's answer to a position in words. Players are called by their seats ($who: "Seat 0"). $line is a move as it
### stands in the file; $moves and $cards are rows of moves and of cards.

referee-line-allowed = { $line }: dozvoljeno
referee-line-refused = { $line }: NIJE DOZVOLJENO
# $message says why, in sentences; $clause is the number of the rule, $reason a code
referee-why = { $message } ({ $clause }, { $reason })
referee-legal = Dozvoljeno: { $moves }
# $moves: each as the next message has it, with semicolons between
referee-also = Najave i hvatanja: { $moves }
referee-by = { $who }: { $move }

## How things stand

referee-position = Pozicija:
referee-standing = Stanje:
# $phase of the round: cut, play, name (somebody decides, $who), window, over
referee-now = { $phase ->
    [cut] Sada: presečena karta može da se zadrži; odlučuje { $who }
    [name] Sada: bira se znak; odlučuje { $who }
    [window] Sada: neko je bez karata; prilika za hvatanje još nije prošla
    [over] Sada: partija je završena
   *[play] Sada: potez; odlučuje { $who }
}
# $some: whether there are any
referee-hand = { $some ->
    [yes] { $who }: { $cards }
   *[no] { $who }: bez karata
}
referee-pile = { $some ->
    [yes] Talon, gornja karta na kraju: { $cards }
   *[no] Talon: prazan
}
referee-stock = { $some ->
    [yes] Špil, redom kojim se vuče: { $cards }
   *[no] Špil: prazan
}
# the first $cards of $count
referee-long-stock = { $count ->
    [one] Špil, redom kojim se vuče: { $cards } … (ukupno { $count } karta)
    [few] Špil, redom kojim se vuče: { $cards } … (ukupno { $count } karte)
   *[other] Špil, redom kojim se vuče: { $cards } … (ukupno { $count } karata)
}
referee-direction = { $way ->
    [left] Igra se ulevo
   *[right] Igra se udesno
}
referee-suit = Traženi znak: { $suit }
referee-pending = { $cards ->
    [1] Čeka jedna kaznena karta
    [one] Čeka { $cards } kaznena karta
    [few] Čekaju { $cards } kaznene karte
   *[other] Čeka { $cards } kaznenih karata
}
# $players: seats, with "and" before the last
referee-may-catch = Može da se uhvati: { $players }
# $points: a number for each seat
referee-result = { $reason ->
    [out] Ishod: { $who } ostaje bez karata; poeni: { $points }
    [blocked] Ishod: partija je blokirana, bez pobednika; poeni: { $points }
    [stopped] Ishod: partija je zaustavljena, bez pobednika; poeni: { $points }
   *[abandoned] Ishod: partija je prekinuta; poeni: { $points }
}
