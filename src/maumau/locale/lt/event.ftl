### What happened at the table, as it is told to one reader. $you: whether the player told of is the reader; $who is the
### player's name. Names are never inflected, and no word may show whether it is a man or a woman: finite verbs alone.

# a player without a name
event-seat = Vieta { $seat }

## How a round begins

# $number of the round; the player told of dealt
event-round = { $you ->
    [yes] { $number } raundas. Dalijai tu.
   *[no] { $number } raundas. Dalijo { $who }.
}
event-buried = Pirmiausia atversta ir pakišta po likčiais: { $card }.
event-first-card = Pirmoji šūsnies korta – { $card }.
event-first-player = { $you ->
    [yes] Pradedi tu.
   *[no] Pradeda { $who }.
}
event-kept = { $you ->
    [yes] Pasilikai { FORM($card, "acc") }.
   *[no] { $who } pasiliko { FORM($card, "acc") }.
}
event-left = { $you ->
    [yes] Palikai { FORM($card, "acc") }.
   *[no] { $who } paliko { FORM($card, "acc") }.
}

## Moves

event-played = { $you ->
    [yes] Padėjai { FORM($card, "acc") }.
   *[no] { $who } padėjo { FORM($card, "acc") }.
}
event-named = { $you ->
    [yes] Paskelbei { FORM($suit, "acc") }.
   *[no] { $who } paskelbė { FORM($suit, "acc") }.
}
event-passed = { $you ->
    [yes] Pasavai.
   *[no] { $who } pasavo.
}
# drawing a number of cards ($count) that are not told, that are told ($cards), that there are not
event-drew = { $you ->
    [yes] { $count ->
        [1] Paėmei vieną kortą.
        [one] Paėmei { $count } kortą.
        [few] Paėmei { $count } kortas.
       *[other] Paėmei { $count } kortų.
    }
   *[no] { $count ->
        [1] { $who } paėmė vieną kortą.
        [one] { $who } paėmė { $count } kortą.
        [few] { $who } paėmė { $count } kortas.
       *[other] { $who } paėmė { $count } kortų.
    }
}
event-drew-cards = { $you ->
    [yes] { $count ->
        [1] Paėmei vieną kortą: { FORM($cards, "acc") }.
        [one] Paėmei { $count } kortą: { FORM($cards, "acc") }.
        [few] Paėmei { $count } kortas: { FORM($cards, "acc") }.
       *[other] Paėmei { $count } kortų: { FORM($cards, "acc") }.
    }
   *[no] { $count ->
        [1] { $who } paėmė vieną kortą: { FORM($cards, "acc") }.
        [one] { $who } paėmė { $count } kortą: { FORM($cards, "acc") }.
        [few] { $who } paėmė { $count } kortas: { FORM($cards, "acc") }.
       *[other] { $who } paėmė { $count } kortų: { FORM($cards, "acc") }.
    }
}
event-drew-nothing = { $you ->
    [yes] Nieko nepaėmei: imti nėra ko.
   *[no] { $who } nieko nepaėmė: imti nėra ko.
}
# the same with cards taken for a penalty
event-took = { $you ->
    [yes] { $count ->
        [1] Paėmei vieną baudos kortą.
        [one] Paėmei { $count } baudos kortą.
        [few] Paėmei { $count } baudos kortas.
       *[other] Paėmei { $count } baudos kortų.
    }
   *[no] { $count ->
        [1] { $who } paėmė vieną baudos kortą.
        [one] { $who } paėmė { $count } baudos kortą.
        [few] { $who } paėmė { $count } baudos kortas.
       *[other] { $who } paėmė { $count } baudos kortų.
    }
}
event-took-cards = { $you ->
    [yes] { $count ->
        [1] Paėmei vieną baudos kortą: { FORM($cards, "acc") }.
        [one] Paėmei { $count } baudos kortą: { FORM($cards, "acc") }.
        [few] Paėmei { $count } baudos kortas: { FORM($cards, "acc") }.
       *[other] Paėmei { $count } baudos kortų: { FORM($cards, "acc") }.
    }
   *[no] { $count ->
        [1] { $who } paėmė vieną baudos kortą: { FORM($cards, "acc") }.
        [one] { $who } paėmė { $count } baudos kortą: { FORM($cards, "acc") }.
        [few] { $who } paėmė { $count } baudos kortas: { FORM($cards, "acc") }.
       *[other] { $who } paėmė { $count } baudos kortų: { FORM($cards, "acc") }.
    }
}
event-took-nothing = { $you ->
    [yes] Baudos kortų nepaėmei: imti nėra ko.
   *[no] { $who } baudos kortų nepaėmė: imti nėra ko.
}

## Calls and catches

# where there is one word for a call
event-called = { $you ->
    [yes] Paskelbei paskutinę kortą.
   *[no] { $who } paskelbė paskutinę kortą.
}
# where "Mau" and "Mau Mau" are two words
event-said = { $double ->
    [yes] { $you ->
        [yes] Pasakei „Maumau!“
       *[no] { $who } pasakė „Maumau!“
    }
   *[no] { $you ->
        [yes] Pasakei „Mau!“
       *[no] { $who } pasakė „Mau!“
    }
}
# $you: yes (the reader caught somebody, $whom), whom (somebody, $who, caught the reader), no
event-caught = { $you ->
    [yes] Pagavai: { $whom } nepasakė, ką reikia.
    [whom] { $who } tave pagavo: nepasakei, ką reikia.
   *[no] { $who } pagavo: { $whom } nepasakė, ką reikia.
}
# what is taken for it is told in the sentence after this one; $clause is the number of the rule, "none" if there is none
event-uncalled = { $clause ->
    [none] Paskutinė korta nebuvo paskelbta – už tai skiriama bauda.
   *[other] Paskutinė korta nebuvo paskelbta – už tai skiriama bauda ({ $clause }).
}

## What everybody sees after a move

# how many $cards are left in hand: none or one
event-has-left = { $you ->
    [yes] { $cards ->
        [0] Kortų tau nebeliko.
        [1] Tau liko viena korta.
        [one] Tau liko { $cards } korta.
        [few] Tau liko { $cards } kortos.
       *[other] Tau liko { $cards } kortų.
    }
   *[no] { $cards ->
        [0] { $who } kortų nebeturi.
        [1] { $who } beturi vieną kortą.
        [one] { $who } beturi { $cards } kortą.
        [few] { $who } beturi { $cards } kortas.
       *[other] { $who } beturi { $cards } kortų.
    }
}
event-direction = { $way ->
    [left] Keičiasi kryptis: dabar žaidžiama į kairę.
   *[right] Keičiasi kryptis: dabar žaidžiama į dešinę.
}
# lost the turn
event-skipped = { $you ->
    [yes] Praleidai eilę.
   *[no] { $who } praleido eilę.
}
# $how the pile became the stock
event-renewed = { $how ->
    [shuffled] Likčiai baigėsi: sumaišyta šūsnis tapo naujais likčiais.
   *[turned-over] Likčiai baigėsi: apversta šūsnis tapo naujais likčiais.
}
# after the pile was turned over, once in a round
event-order-known = Dabar likčių tvarka visiems žinoma, todėl bus sakoma, kas iš jų paimta.
