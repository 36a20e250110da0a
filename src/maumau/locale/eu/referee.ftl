### The referee's answer to a position in words. Players are called by their seats ($who: "Seat 0"). $line is a move as it
### stands in the file; $moves and $cards are rows of moves and of cards.

referee-line-allowed = { $line }: baliozkoa
referee-line-refused = { $line }: BALIOGABEA
# $message says why, in sentences; $clause is the number of the rule, $reason a code
referee-why = { $message } ({ $clause }, { $reason })
referee-legal = Baliozko jokaldiak: { $moves }
# $moves: each as the next message has it, with semicolons between
referee-also = Esan edo harrapa daitekeena: { $moves }
referee-by = { $who }: { $move }

## How things stand

referee-position = Egoera:
referee-standing = Horren ondorengo egoera:
# $phase of the round: cut, play, name (somebody decides, $who), window, over
referee-now = { $phase ->
    [cut] Orain: moztean agertutako karta gorde daiteke; { FORM($who, "erg") } erabakitzen du
    [name] Orain: paloa aukeratu behar da; { FORM($who, "erg") } erabakitzen du
    [window] Orain: esku bat hutsik dago; harrapatzeko aukera ez da oraindik igaro
    [over] Orain: eskualdia amaituta dago
   *[play] Orain: { FORM($who, "erg") } du txanda
}
# $some: whether there are any
referee-hand = { $some ->
    [yes] { $who }: { $cards }
   *[no] { $who }: kartarik ez
}
referee-pile = { $some ->
    [yes] Pila, goiko karta azkena: { $cards }
   *[no] Pila: hutsik
}
referee-stock = { $some ->
    [yes] Sorta, hartuko den lehen karta lehena: { $cards }
   *[no] Sorta: hutsik
}
# the first $cards of $count
referee-long-stock = { $count ->
    [one] Sorta, hartuko den lehen karta lehena: { $cards } … (karta bat)
   *[other] Sorta, hartuko den lehen karta lehena: { $cards } … ({ $count } karta)
}
referee-direction = { $way ->
    [left] Ezkerrerantz jokatzen da
   *[right] Eskuinerantz jokatzen da
}
referee-suit = Indarrean dagoen paloa: { $suit }
referee-pending = { $cards ->
    [one] Hartzeko: karta bat
   *[other] Hartzeko: { $cards } karta
}
# $players: seats, with "and" before the last
referee-may-catch = Harrapatzeko moduan: { $players }
# $points: a number for each seat
referee-result = { $reason ->
    [out] Emaitza: { FORM($who, "erg") } eskua hustu du; puntuak: { $points }
    [blocked] Emaitza: eskualdia blokeatuta, inork ez du eskua hustu; puntuak: { $points }
    [stopped] Emaitza: eskualdia geldituta, inork ez du eskua hustu; puntuak: { $points }
   *[abandoned] Emaitza: eskualdia bertan behera utzita; puntuak: { $points }
}
