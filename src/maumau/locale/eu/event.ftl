### What happened at the table, as it is told to one reader. $you: whether the player told of is the reader; $who is the
### player's name. Names are never inflected (Basque: { FORM($who, "erg") } where the verb asks for it).

# a player without a name
event-seat = { $seat }. lekuko jokalaria
    .erg = { $seat }. lekuko jokalariak

## How a round begins

# $number of the round; the player told of dealt
event-round = { $you ->
    [yes] { $number }. eskualdia. Zuk banatu duzu.
   *[no] { $number }. eskualdia. { FORM($who, "erg") } banatu du.
}
event-buried = Hasteko, { $card } agertu da, eta sortaren azpian jarri da.
event-first-card = Pilako lehen karta { $card } da.
event-first-player = { $you ->
    [yes] Zu hasten zara.
   *[no] { $who } hasten da.
}
event-kept = { $you ->
    [yes] Zuk { $card } gorde duzu.
   *[no] { FORM($who, "erg") } { $card } gorde du.
}
event-left = { $you ->
    [yes] Zuk { $card } utzi duzu.
   *[no] { FORM($who, "erg") } { $card } utzi du.
}

## Moves

event-played = { $you ->
    [yes] Zuk { $card } bota duzu.
   *[no] { FORM($who, "erg") } { $card } bota du.
}
event-named = { $you ->
    [yes] Paloa aukeratu duzu: { $suit }.
   *[no] { FORM($who, "erg") } { $suit } aukeratu ditu.
}
event-passed = { $you ->
    [yes] Pasatu duzu.
   *[no] { FORM($who, "erg") } pasatu du.
}
# drawing a number of cards ($count) that are not told, that are told ($cards), that there are not
event-drew = { $you ->
    [yes] { $count ->
        [one] Karta bat hartu duzu.
       *[other] { $count } karta hartu dituzu.
    }
   *[no] { $count ->
        [one] { FORM($who, "erg") } karta bat hartu du.
       *[other] { FORM($who, "erg") } { $count } karta hartu ditu.
    }
}
event-drew-cards = { $you ->
    [yes] { $count ->
        [one] Karta bat hartu duzu: { $cards }.
       *[other] { $count } karta hartu dituzu: { $cards }.
    }
   *[no] { $count ->
        [one] { FORM($who, "erg") } karta bat hartu du: { $cards }.
       *[other] { FORM($who, "erg") } { $count } karta hartu ditu: { $cards }.
    }
}
event-drew-nothing = { $you ->
    [yes] Ez duzu kartarik hartu: ez dago bat ere.
   *[no] { FORM($who, "erg") } ez du kartarik hartu: ez dago bat ere.
}
# the same with cards taken for a penalty
event-took = { $you ->
    [yes] { $count ->
        [one] Zigor-karta bat hartu duzu.
       *[other] { $count } zigor-karta hartu dituzu.
    }
   *[no] { $count ->
        [one] { FORM($who, "erg") } zigor-karta bat hartu du.
       *[other] { FORM($who, "erg") } { $count } zigor-karta hartu ditu.
    }
}
event-took-cards = { $you ->
    [yes] { $count ->
        [one] Zigor-karta bat hartu duzu: { $cards }.
       *[other] { $count } zigor-karta hartu dituzu: { $cards }.
    }
   *[no] { $count ->
        [one] { FORM($who, "erg") } zigor-karta bat hartu du: { $cards }.
       *[other] { FORM($who, "erg") } { $count } zigor-karta hartu ditu: { $cards }.
    }
}
event-took-nothing = { $you ->
    [yes] Ez duzu zigor-kartarik hartu: ez dago bat ere.
   *[no] { FORM($who, "erg") } ez du zigor-kartarik hartu: ez dago bat ere.
}

## Calls and catches

# where there is one word for a call
event-called = { $you ->
    [yes] Azken karta iragarri duzu.
   *[no] { FORM($who, "erg") } azken karta iragarri du.
}
# where "Mau" and "Mau Mau" are two words
event-said = { $double ->
    [yes] { $you ->
        [yes] «Mau Mau!» esan duzu.
       *[no] { FORM($who, "erg") } «Mau Mau!» esan du.
    }
   *[no] { $you ->
        [yes] «Mau!» esan duzu.
       *[no] { FORM($who, "erg") } «Mau!» esan du.
    }
}
# $you: yes (the reader caught somebody, $whom), whom (somebody, $who, caught the reader), no
event-caught = { $you ->
    [yes] { $whom } harrapatu duzu: ez da esan beharrekoa esan.
    [whom] { FORM($who, "erg") } harrapatu zaitu: ez duzu esan beharrekoa esan.
   *[no] { FORM($who, "erg") } { $whom } harrapatu du: ez da esan beharrekoa esan.
}
# what is taken for it is told in the sentence after this one; $clause is the number of the rule, "none" if there is none
event-uncalled = { $clause ->
    [none] Azken karta iragarri gabe zegoen, eta horregatik kartak hartu behar dira.
   *[other] Azken karta iragarri gabe zegoen, eta horregatik kartak hartu behar dira ({ $clause }).
}

## What everybody sees after a move

# how many $cards are left in hand: none or one
event-has-left = { $you ->
    [yes] { $cards ->
        [0] Kartarik gabe geratu zara.
        [one] Karta bakarrarekin geratu zara.
       *[other] { $cards } kartarekin geratu zara.
    }
   *[no] { $cards ->
        [0] { $who } kartarik gabe geratu da.
        [one] { $who } karta bakarrarekin geratu da.
       *[other] { $who } { $cards } kartarekin geratu da.
    }
}
event-direction = { $way ->
    [left] Norabidea aldatu da: orain ezkerrerantz jokatzen da.
   *[right] Norabidea aldatu da: orain eskuinerantz jokatzen da.
}
# lost the turn
event-skipped = { $you ->
    [yes] Txanda galdu duzu.
   *[no] { FORM($who, "erg") } txanda galdu du.
}
# $how the pile became the stock
event-renewed = { $how ->
    [shuffled] Sorta agortu da, eta pila nahastu egin da.
   *[turned-over] Sorta agortu da, eta pila irauli egin da.
}
# after the pile was turned over, once in a round
event-order-known = Orain denek dakite sortaren ordena: hartzen diren kartak esan egiten dira.
