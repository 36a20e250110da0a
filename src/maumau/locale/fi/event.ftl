### What happened at the table, as it is told to one reader. $you: whether the player told of is the reader; $who is the
### player's name. Names are never inflected: they stand as the subject, or after a colon. Told in the past.

# a player without a name
event-seat = Paikka { $seat }

## How a round begins

# $number of the round; the player told of dealt
event-round = { $you ->
    [yes] Kierros { $number }. Sinä jaoit.
   *[no] Kierros { $number }. { $who } jakoi.
}
event-buried = Ensin käännettiin { $card }, joka siirrettiin nostopakan alimmaiseksi.
event-first-card = Poistopakan ensimmäinen kortti on { $card }.
event-first-player = { $you ->
    [yes] Sinä aloitat.
   *[no] { $who } aloittaa.
}
event-kept = { $you ->
    [yes] Pidit { FORM($card, "gen") }.
   *[no] { $who } piti { FORM($card, "gen") }.
}
event-left = { $you ->
    [yes] Jätit { FORM($card, "gen") } pöytään.
   *[no] { $who } jätti { FORM($card, "gen") } pöytään.
}

## Moves

event-played = { $you ->
    [yes] Pelasit { FORM($card, "gen") }.
   *[no] { $who } pelasi { FORM($card, "gen") }.
}
event-named = { $you ->
    [yes] Valitsit maaksi { FORM($suit, "gen") }.
   *[no] { $who } valitsi maaksi { FORM($suit, "gen") }.
}
event-passed = { $you ->
    [yes] Passasit.
   *[no] { $who } passasi.
}
# drawing a number of cards ($count) that are not told, that are told ($cards), that there are not
event-drew = { $you ->
    [yes] { $count ->
        [one] Nostit yhden kortin.
       *[other] Nostit { $count } korttia.
    }
   *[no] { $count ->
        [one] { $who } nosti yhden kortin.
       *[other] { $who } nosti { $count } korttia.
    }
}
event-drew-cards = { $you ->
    [yes] { $count ->
        [one] Nostit yhden kortin: { $cards }.
       *[other] Nostit { $count } korttia: { $cards }.
    }
   *[no] { $count ->
        [one] { $who } nosti yhden kortin: { $cards }.
       *[other] { $who } nosti { $count } korttia: { $cards }.
    }
}
event-drew-nothing = { $you ->
    [yes] Et nostanut mitään: nostettavaa ei ollut.
   *[no] { $who } ei nostanut mitään: nostettavaa ei ollut.
}
# the same with cards taken for a penalty
event-took = { $you ->
    [yes] { $count ->
        [one] Nostit yhden sakkokortin.
       *[other] Nostit { $count } sakkokorttia.
    }
   *[no] { $count ->
        [one] { $who } nosti yhden sakkokortin.
       *[other] { $who } nosti { $count } sakkokorttia.
    }
}
event-took-cards = { $you ->
    [yes] { $count ->
        [one] Nostit yhden sakkokortin: { $cards }.
       *[other] Nostit { $count } sakkokorttia: { $cards }.
    }
   *[no] { $count ->
        [one] { $who } nosti yhden sakkokortin: { $cards }.
       *[other] { $who } nosti { $count } sakkokorttia: { $cards }.
    }
}
event-took-nothing = { $you ->
    [yes] Et nostanut sakkokortteja: nostettavaa ei ollut.
   *[no] { $who } ei nostanut sakkokortteja: nostettavaa ei ollut.
}

## Calls and catches

# where there is one word for a call
event-called = { $you ->
    [yes] Ilmoitit viimeisen kortin.
   *[no] { $who } ilmoitti viimeisen kortin.
}
# where "Mau" and "Mau Mau" are two words
event-said = { $double ->
    [yes] { $you ->
        [yes] Huusit: ”Mau Mau!”
       *[no] { $who } huusi: ”Mau Mau!”
    }
   *[no] { $you ->
        [yes] Huusit: ”Mau!”
       *[no] { $who } huusi: ”Mau!”
    }
}
# $you: yes (the reader caught somebody, $whom), whom (somebody, $who, caught the reader), no
event-caught = { $you ->
    [yes] Kiinni! { $whom } unohti huutaa, ja sinä huomasit sen.
    [whom] Kiinni! Unohdit huutaa, ja { $who } huomasi sen.
   *[no] Kiinni! { $whom } unohti huutaa, ja { $who } huomasi sen.
}
# what is taken for it is told in the sentence after this one; $clause is the number of the rule, "none" if there is none
event-uncalled = { $clause ->
    [none] Viimeistä korttia ei ollut ilmoitettu, ja siitä saa sakkokortteja.
   *[other] Viimeistä korttia ei ollut ilmoitettu, ja siitä saa sakkokortteja ({ $clause }).
}

## What everybody sees after a move

# how many $cards are left in hand: none or one
event-has-left = { $you ->
    [yes] { $cards ->
        [0] Kätesi on tyhjä.
        [one] Sinulla on enää yksi kortti.
       *[other] Sinulla on vielä { $cards } korttia.
    }
   *[no] { $cards ->
        [0] { $who } on nyt ilman kortteja.
        [one] { $who } jäi yhteen korttiin.
       *[other] { $who } pitää kädessään vielä { $cards } korttia.
    }
}
event-direction = { $way ->
    [left] Suunta kääntyi: nyt peli kulkee vasemmalle.
   *[right] Suunta kääntyi: nyt peli kulkee oikealle.
}
# lost the turn
event-skipped = { $you ->
    [yes] Menetit vuorosi.
   *[no] { $who } menetti vuoronsa.
}
# $how the pile became the stock
event-renewed = { $how ->
    [shuffled] Nostopakka loppui, ja poistopakka sekoitettiin uudeksi nostopakaksi.
   *[turned-over] Nostopakka loppui, ja poistopakka käännettiin uudeksi nostopakaksi.
}
# after the pile was turned over, once in a round
event-order-known = Nyt kaikki tietävät nostopakan järjestyksen, joten nostetut kortit kerrotaan.
