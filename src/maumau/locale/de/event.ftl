### What happened at the table, as it is told to one reader. $you: whether the player told of is the reader; $who is the
### player's name. Names are never inflected. In German it is told in the present, and a card stands without an article, but in its case.

# a player without a name
event-seat = Platz { $seat }

## How a round begins

# $number of the round; the player told of dealt
event-round = { $you ->
    [yes] Runde { $number }. Du gibst.
   *[no] Runde { $number }. { $who } gibt.
}
event-buried = Zuerst aufgedeckt und unter den Nachziehstapel gelegt: { $card }.
event-first-card = Die erste Karte auf dem Ablagestapel ist { FORM($card, "the") }.
event-first-player = { $you ->
    [yes] Du beginnst.
   *[no] { $who } beginnt.
}
event-kept = { $you ->
    [yes] Du behältst { FORM($card, "the-acc") }.
   *[no] { $who } behält { FORM($card, "the-acc") }.
}
event-left = { $you ->
    [yes] Du lässt { FORM($card, "the-acc") } liegen.
   *[no] { $who } lässt { FORM($card, "the-acc") } liegen.
}

## Moves

event-played = { $you ->
    [yes] Du legst { FORM($card, "the-acc") }.
   *[no] { $who } legt { FORM($card, "the-acc") }.
}
event-named = { $you ->
    [yes] Du wünschst dir { $suit }.
   *[no] { $who } wünscht sich { $suit }.
}
event-passed = { $you ->
    [yes] Du passt.
   *[no] { $who } passt.
}
# drawing a number of cards ($count) that are not told, that are told ($cards), that there are not
event-drew = { $you ->
    [yes] { $count ->
        [one] Du ziehst eine Karte.
       *[other] Du ziehst { $count } Karten.
    }
   *[no] { $count ->
        [one] { $who } zieht eine Karte.
       *[other] { $who } zieht { $count } Karten.
    }
}
event-drew-cards = { $you ->
    [yes] { $count ->
        [one] Du ziehst eine Karte: { $cards }.
       *[other] Du ziehst { $count } Karten: { $cards }.
    }
   *[no] { $count ->
        [one] { $who } zieht eine Karte: { $cards }.
       *[other] { $who } zieht { $count } Karten: { $cards }.
    }
}
event-drew-nothing = { $you ->
    [yes] Du ziehst nichts: Es ist keine Karte da.
   *[no] { $who } zieht nichts: Es ist keine Karte da.
}
# the same with cards taken for a penalty
event-took = { $you ->
    [yes] { $count ->
        [one] Du ziehst eine Strafkarte.
       *[other] Du ziehst { $count } Strafkarten.
    }
   *[no] { $count ->
        [one] { $who } zieht eine Strafkarte.
       *[other] { $who } zieht { $count } Strafkarten.
    }
}
event-took-cards = { $you ->
    [yes] { $count ->
        [one] Du ziehst eine Strafkarte: { $cards }.
       *[other] Du ziehst { $count } Strafkarten: { $cards }.
    }
   *[no] { $count ->
        [one] { $who } zieht eine Strafkarte: { $cards }.
       *[other] { $who } zieht { $count } Strafkarten: { $cards }.
    }
}
event-took-nothing = { $you ->
    [yes] Du ziehst keine Strafkarte: Es ist keine Karte da.
   *[no] { $who } zieht keine Strafkarte: Es ist keine Karte da.
}

## Calls and catches

# where there is one word for a call
event-called = { $you ->
    [yes] Du sagst die letzte Karte an.
   *[no] { $who } sagt die letzte Karte an.
}
# where "Mau" and "Mau Mau" are two words
event-said = { $double ->
    [yes] { $you ->
        [yes] Du sagst: „Mau-Mau!“
       *[no] { $who } sagt: „Mau-Mau!“
    }
   *[no] { $you ->
        [yes] Du sagst: „Mau!“
       *[no] { $who } sagt: „Mau!“
    }
}
# $you: yes (the reader caught somebody, $whom), whom (somebody, $who, caught the reader), no
event-caught = { $you ->
    [yes] Du erwischst { $whom }: Die Ansage fehlt.
    [whom] { $who } erwischt dich: Die Ansage fehlt.
   *[no] { $who } erwischt { $whom }: Die Ansage fehlt.
}
# what is taken for it is told in the sentence after this one; $clause is the number of the rule, "none" if there is none
event-uncalled = { $clause ->
    [none] Die letzte Karte war nicht angesagt, und das kostet Karten.
   *[other] Die letzte Karte war nicht angesagt, und das kostet Karten ({ $clause }).
}

## What everybody sees after a move

# how many $cards are left in hand: none or one
event-has-left = { $you ->
    [yes] { $cards ->
        [0] Du hast keine Karten mehr.
        [one] Du hast nur noch eine Karte.
       *[other] Du hast noch { $cards } Karten.
    }
   *[no] { $cards ->
        [0] { $who } hat keine Karten mehr.
        [one] { $who } hat nur noch eine Karte.
       *[other] { $who } hat noch { $cards } Karten.
    }
}
event-direction = { $way ->
    [left] Die Richtung wechselt: Jetzt geht es nach links.
   *[right] Die Richtung wechselt: Jetzt geht es nach rechts.
}
# lost the turn
event-skipped = { $you ->
    [yes] Du setzt aus.
   *[no] { $who } setzt aus.
}
# $how the pile became the stock
event-renewed = { $how ->
    [shuffled] Der Nachziehstapel ist aufgebraucht; der Ablagestapel wird gemischt.
   *[turned-over] Der Nachziehstapel ist aufgebraucht; der Ablagestapel wird umgedreht.
}
# after the pile was turned over, once in a round
event-order-known = Alle kennen jetzt die Reihenfolge im Nachziehstapel: Gezogene Karten werden genannt.
