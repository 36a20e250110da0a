### The referee's answer to a position in words. Players are called by their seats ($who: "Seat 0"). $line is a move as it
### stands in the file; $moves and $cards are rows of moves and of cards.

referee-line-allowed = { $line }: sallittu
referee-line-refused = { $line }: KIELLETTY
# $message says why, in sentences; $clause is the number of the rule, $reason a code
referee-why = { $message } ({ $clause }, { $reason })
referee-legal = Sallitut siirrot: { $moves }
# $moves: each as the next message has it, with semicolons between
referee-also = Huudot ja kiinniotot: { $moves }
referee-by = { $who }: { $move }

## How things stand

referee-position = Tilanne:
referee-standing = Tilanne nyt:
# $phase of the round: cut, play, name (somebody decides, $who), window, over
referee-now = { $phase ->
    [cut] Vaihe: pakan katkaisussa esiin tulleen kortin saa pitää; asian päättää { $who }
    [name] Vaihe: on valittava maa; sen valitsee { $who }
    [window] Vaihe: jonkun käsi on tyhjä; kiinniottotilaisuus ei ole vielä ohi
    [over] Vaihe: kierros on päättynyt
   *[play] Vaihe: pelivuoro; vuorossa on { $who }
}
# $some: whether there are any
referee-hand = { $some ->
    [yes] { $who }: { $cards }
   *[no] { $who }: ei kortteja
}
referee-pile = { $some ->
    [yes] Poistopakka, päällimmäinen viimeisenä: { $cards }
   *[no] Poistopakka: tyhjä
}
referee-stock = { $some ->
    [yes] Nostopakka nostojärjestyksessä: { $cards }
   *[no] Nostopakka: tyhjä
}
# the first $cards of $count
referee-long-stock = { $count ->
    [one] Nostopakka nostojärjestyksessä: { $cards } … ({ $count } kortti)
   *[other] Nostopakka nostojärjestyksessä: { $cards } … ({ $count } korttia)
}
referee-direction = { $way ->
    [left] Peli kulkee vasemmalle
   *[right] Peli kulkee oikealle
}
referee-suit = Pelattava maa: { $suit }
referee-pending = { $cards ->
    [one] Nostettavana: yksi kortti
   *[other] Nostettavana: { $cards } korttia
}
# $players: seats, with "and" before the last
referee-may-catch = Kiinni voi jäädä: { $players }
# $points: a number for each seat
referee-result = { $reason ->
    [out] Tulos: { $who } tyhjensi kätensä; pisteet { $points }
    [blocked] Tulos: kierros jäi jumiin, kukaan ei tyhjentänyt kättään; pisteet { $points }
    [stopped] Tulos: kierros pysäytettiin, kukaan ei tyhjentänyt kättään; pisteet { $points }
   *[abandoned] Tulos: kierros keskeytettiin; pisteet { $points }
}
