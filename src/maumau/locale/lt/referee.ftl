### The referee's answer to a position in words. Players are called by their seats ($who: "Seat 0"). $line is a move as it
### stands in the file; $moves and $cards are rows of moves and of cards.

referee-line-allowed = { $line }: leistinas ėjimas
referee-line-refused = { $line }: NELEISTINAS ĖJIMAS
# $message says why, in sentences; $clause is the number of the rule, $reason a code
referee-why = { $message } ({ $clause }, { $reason })
referee-legal = Galima: { $moves }
# $moves: each as the next message has it, with semicolons between
referee-also = Skelbimai ir gaudymas: { $moves }
referee-by = { $who }: { $move }

## How things stand

referee-position = Padėtis:
referee-standing = Kokia padėtis po to:
# $phase of the round: cut, play, name (somebody decides, $who), window, over
referee-now = { $phase ->
    [cut] Dabar: perkėlus malką atsivertusią kortą galima pasilikti; sprendžia { $who }
    [name] Dabar: reikia paskelbti spalvą; sprendžia { $who }
    [window] Dabar: vienas žaidėjas kortų nebeturi; pagauti dar galima
    [over] Dabar: raundas baigtas
   *[play] Dabar: žaidžia { $who }
}
# $some: whether there are any
referee-hand = { $some ->
    [yes] { $who }: { $cards }
   *[no] { $who }: kortų nėra
}
referee-pile = { $some ->
    [yes] Šūsnis, viršutinė paskutinė: { $cards }
   *[no] Šūsnis: kortų nėra
}
referee-stock = { $some ->
    [yes] Likčiai, ėmimo tvarka: { $cards }
   *[no] Likčiai: kortų nėra
}
# the first $cards of $count
referee-long-stock = { $count ->
    [one] Likčiai, ėmimo tvarka: { $cards } … (iš viso { $count } korta)
    [few] Likčiai, ėmimo tvarka: { $cards } … (iš viso { $count } kortos)
   *[other] Likčiai, ėmimo tvarka: { $cards } … (iš viso { $count } kortų)
}
referee-direction = { $way ->
    [left] Žaidžiama į kairę
   *[right] Žaidžiama į dešinę
}
referee-suit = Galioja { $suit }
referee-pending = { $cards ->
    [1] Reikia paimti vieną kortą
    [one] Reikia paimti { $cards } kortą
    [few] Reikia paimti { $cards } kortas
   *[other] Reikia paimti { $cards } kortų
}
# $players: seats, with "and" before the last
referee-may-catch = Galima pagauti: { $players }
# $points: a number for each seat
referee-result = { $reason ->
    [out] Rezultatas: baigė { $who }; taškai { $points }
    [blocked] Rezultatas: raundas užblokuotas, nebaigė niekas; taškai { $points }
    [stopped] Rezultatas: raundas sustabdytas, nebaigė niekas; taškai { $points }
   *[abandoned] Rezultatas: raundas nutrauktas; taškai { $points }
}
