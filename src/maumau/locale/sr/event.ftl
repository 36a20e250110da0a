### What happened at the table, as it is told to one reader. $you: whether the player told of is the reader; $who is the
### player's name. Names are never inflected. In Serbian it is told in the present: the past would show a gender.

# a player without a name
event-seat = Mesto { $seat }

## How a round begins

# $number of the round; the player told of dealt
event-round = { $you ->
    [yes] Partija { $number }. Karte deliš ti.
   *[no] Partija { $number }. Karte deli { $who }.
}
event-buried = Prvo se otvara { $card }, ali ide pod špil.
event-first-card = Početna karta je { $card }.
event-first-player = { $you ->
    [yes] Počinješ ti.
   *[no] Počinje { $who }.
}
event-kept = { $you ->
    [yes] Zadržavaš { FORM($card, "acc") }.
   *[no] { $who } zadržava { FORM($card, "acc") }.
}
event-left = { $you ->
    [yes] Ostavljaš { FORM($card, "acc") }.
   *[no] { $who } ostavlja { FORM($card, "acc") }.
}

## Moves

event-played = { $you ->
    [yes] Bacaš { FORM($card, "acc") }.
   *[no] { $who } baca { FORM($card, "acc") }.
}
event-named = { $you ->
    [yes] Tražiš { FORM($suit, "acc") }.
   *[no] { $who } traži { FORM($suit, "acc") }.
}
event-passed = { $you ->
    [yes] Kažeš „Dalje“.
   *[no] { $who } kaže „Dalje“.
}
# drawing a number of cards ($count) that are not told, that are told ($cards), that there are not
event-drew = { $you ->
    [yes] { $count ->
        [1] Vučeš jednu kartu.
        [one] Vučeš { $count } kartu.
        [few] Vučeš { $count } karte.
       *[other] Vučeš { $count } karata.
    }
   *[no] { $count ->
        [1] { $who } vuče jednu kartu.
        [one] { $who } vuče { $count } kartu.
        [few] { $who } vuče { $count } karte.
       *[other] { $who } vuče { $count } karata.
    }
}
event-drew-cards = { $you ->
    [yes] { $count ->
        [1] Vučeš jednu kartu: { FORM($cards, "acc") }.
        [one] Vučeš { $count } kartu: { FORM($cards, "acc") }.
        [few] Vučeš { $count } karte: { FORM($cards, "acc") }.
       *[other] Vučeš { $count } karata: { FORM($cards, "acc") }.
    }
   *[no] { $count ->
        [1] { $who } vuče jednu kartu: { FORM($cards, "acc") }.
        [one] { $who } vuče { $count } kartu: { FORM($cards, "acc") }.
        [few] { $who } vuče { $count } karte: { FORM($cards, "acc") }.
       *[other] { $who } vuče { $count } karata: { FORM($cards, "acc") }.
    }
}
event-drew-nothing = { $you ->
    [yes] Ne vučeš ništa: karata nema.
   *[no] { $who } ne vuče ništa: karata nema.
}
# the same with cards taken for a penalty
event-took = { $you ->
    [yes] { $count ->
        [1] Vučeš jednu kaznenu kartu.
        [one] Vučeš { $count } kaznenu kartu.
        [few] Vučeš { $count } kaznene karte.
       *[other] Vučeš { $count } kaznenih karata.
    }
   *[no] { $count ->
        [1] { $who } vuče jednu kaznenu kartu.
        [one] { $who } vuče { $count } kaznenu kartu.
        [few] { $who } vuče { $count } kaznene karte.
       *[other] { $who } vuče { $count } kaznenih karata.
    }
}
event-took-cards = { $you ->
    [yes] { $count ->
        [1] Vučeš jednu kaznenu kartu: { FORM($cards, "acc") }.
        [one] Vučeš { $count } kaznenu kartu: { FORM($cards, "acc") }.
        [few] Vučeš { $count } kaznene karte: { FORM($cards, "acc") }.
       *[other] Vučeš { $count } kaznenih karata: { FORM($cards, "acc") }.
    }
   *[no] { $count ->
        [1] { $who } vuče jednu kaznenu kartu: { FORM($cards, "acc") }.
        [one] { $who } vuče { $count } kaznenu kartu: { FORM($cards, "acc") }.
        [few] { $who } vuče { $count } kaznene karte: { FORM($cards, "acc") }.
       *[other] { $who } vuče { $count } kaznenih karata: { FORM($cards, "acc") }.
    }
}
event-took-nothing = { $you ->
    [yes] Ne vučeš kaznene karte: karata nema.
   *[no] { $who } ne vuče kaznene karte: karata nema.
}

## Calls and catches

# where there is one word for a call
event-called = { $you ->
    [yes] Najavljuješ poslednju kartu.
   *[no] { $who } najavljuje poslednju kartu.
}
# where "Mau" and "Mau Mau" are two words
event-said = { $double ->
    [yes] { $you ->
        [yes] Kažeš: „Mau mau!“
       *[no] { $who } kaže: „Mau mau!“
    }
   *[no] { $you ->
        [yes] Kažeš: „Mau!“
       *[no] { $who } kaže: „Mau!“
    }
}
# $you: yes (the reader caught somebody, $whom), whom (somebody, $who, caught the reader), no
event-caught = { $you ->
    [yes] Hvataš igrača { $whom }: nema najave.
    [whom] { $who } te hvata: nema najave.
   *[no] { $who } hvata igrača { $whom }: nema najave.
}
# what is taken for it is told in the sentence after this one; $clause is the number of the rule, "none" if there is none
event-uncalled = { $clause ->
    [none] Poslednja karta nije najavljena, pa se za to vuku kaznene karte.
   *[other] Poslednja karta nije najavljena, pa se za to vuku kaznene karte ({ $clause }).
}

## What everybody sees after a move

# how many $cards are left in hand: none or one
event-has-left = { $you ->
    [yes] { $cards ->
        [0] Nemaš više nijednu kartu.
        [1] Imaš još samo jednu kartu.
        [one] Imaš još { $cards } kartu.
        [few] Imaš još { $cards } karte.
       *[other] Imaš još { $cards } karata.
    }
   *[no] { $cards ->
        [0] { $who } nema više nijednu kartu.
        [1] { $who } ima još samo jednu kartu.
        [one] { $who } ima još { $cards } kartu.
        [few] { $who } ima još { $cards } karte.
       *[other] { $who } ima još { $cards } karata.
    }
}
event-direction = { $way ->
    [left] Menja se smer: sada se igra ulevo.
   *[right] Menja se smer: sada se igra udesno.
}
# lost the turn
event-skipped = { $you ->
    [yes] Gubiš red.
   *[no] { $who } gubi red.
}
# $how the pile became the stock
event-renewed = { $how ->
    [shuffled] Špil je potrošen: talon se, osim gornje karte, meša i postaje novi špil.
   *[turned-over] Špil je potrošen: talon se, osim gornje karte, okreće i postaje novi špil.
}
# after the pile was turned over, once in a round
event-order-known = Redosled karata u špilu sada svi znaju, pa se kaže šta ko izvuče.
