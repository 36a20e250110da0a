### What the power cards do. The sentences stand in a table beside the card they are about, and begin without naming it.
### "Its player" is whoever played it.

# $all: yes (on any card), but (any card except some; $cards says which), only ($cards and nothing else)
power-wild = { $all ->
    [yes] Käy minkä tahansa kortin päälle.
    [but] Käy { FORM($cards, "gen") } päälle.
   *[only] Käy vain { FORM($cards, "gen") } päälle.
}
# $which suit may be named: any-suit or another-suit than its own; $beside: whether $cards, too, may be played next
power-names = { $which ->
    [any-suit] { $beside ->
        [yes] Sen pelannut valitsee maan, joka saa olla myös kortin oma; seuraavan kortin on oltava valittua maata tai { $cards }.
       *[no] Sen pelannut valitsee maan, joka saa olla myös kortin oma; seuraavan kortin on oltava valittua maata.
    }
   *[another-suit] { $beside ->
        [yes] Sen pelannut valitsee jonkin muun maan kuin kortin oman; seuraavan kortin on oltava valittua maata tai { $cards }.
       *[no] Sen pelannut valitsee jonkin muun maan kuin kortin oman; seuraavan kortin on oltava valittua maata.
    }
}
power-reverse = Pelisuunta kääntyy.
# $who takes: the next or the previous player; $cards: how many; $taker: then loses the turn (skipped), then plays as usual
# (plays), or takes them at once and no turn is touched (at-once)
power-takes = { $who ->
    [previous] { $taker ->
        [skipped] { $cards ->
            [one] Edellinen pelaaja nostaa yhden kortin ja menettää vuoronsa.
           *[other] Edellinen pelaaja nostaa { $cards } korttia ja menettää vuoronsa.
        }
        [plays] { $cards ->
            [one] Edellinen pelaaja nostaa yhden kortin ja pelaa sitten tavalliseen tapaan.
           *[other] Edellinen pelaaja nostaa { $cards } korttia ja pelaa sitten tavalliseen tapaan.
        }
       *[at-once] { $cards ->
            [one] Edellinen pelaaja nostaa heti yhden kortin; vuorojärjestys ei muutu.
           *[other] Edellinen pelaaja nostaa heti { $cards } korttia; vuorojärjestys ei muutu.
        }
    }
   *[next] { $taker ->
        [skipped] { $cards ->
            [one] Seuraava pelaaja nostaa yhden kortin ja menettää vuoronsa.
           *[other] Seuraava pelaaja nostaa { $cards } korttia ja menettää vuoronsa.
        }
        [plays] { $cards ->
            [one] Seuraava pelaaja nostaa yhden kortin ja pelaa sitten tavalliseen tapaan.
           *[other] Seuraava pelaaja nostaa { $cards } korttia ja pelaa sitten tavalliseen tapaan.
        }
       *[at-once] { $cards ->
            [one] Seuraava pelaaja nostaa heti yhden kortin; vuorojärjestys ei muutu.
           *[other] Seuraava pelaaja nostaa heti { $cards } korttia; vuorojärjestys ei muutu.
        }
    }
}
# instead of taking one may play $cards; $whose turn to take it then is: the next player's, or that of the player whom the
# answering card makes take
power-answer = { $whose ->
    [next] Nostamisen sijaan hän saa vastata pelaamalla { FORM($cards, "gen") }, muttei mitään muuta korttia; silloin nostettavat kortit lasketaan yhteen, ja seuraavan pelaajan on nostettava ne kaikki tai vuorostaan vastattava.
   *[its] Nostamisen sijaan hän saa vastata pelaamalla { FORM($cards, "gen") }, muttei mitään muuta korttia; silloin nostettavat kortit lasketaan yhteen, ja ne kaikki nostaa se pelaaja, jolle vastauskortti ne määrää.
}
# answering cards that add nothing; $some: others do
power-answer-passes = { $some ->
    [yes] Nostamisen sijaan tämä pelaaja saa vastata pelaamalla { FORM($cards, "gen") }, muttei mitään muuta korttia. Jos vastauskortti ei pane ketään nostamaan omalla vuorollaan, nostettavat kortit siirtyvät eteenpäin sellaisinaan: seuraava pelaaja nostaa ne eikä voi vastata; muilla vastauskorteilla nostettavat kortit lasketaan yhteen.
   *[no] Nostamisen sijaan tämä pelaaja saa vastata pelaamalla { FORM($cards, "gen") }, muttei mitään muuta korttia: silloin nostettavat kortit siirtyvät eteenpäin sellaisinaan, ja seuraava pelaaja nostaa ne eikä voi vastata.
}
# how the cards pending add up: $second after one answer, $third after two, $fourth after three
power-rising = Jokainen vastaus kasvattaa määrää: { $second }, { $third }, { $fourth } ja niin edelleen.
power-new-count = Kortit nostanut pelaaja saa vielä samalla vuorolla pelata sellaisen kortin, vaikka juuri nostamansa: silloin laskeminen alkaa alusta.
# draws until one of $cards comes
power-until = { $who ->
    [previous] Edellinen pelaaja nostaa, kunnes tulee { $cards }, jolla hänen on peitettävä tämä kortti; peittävä kortti ei vaikuta, ja vuoro päättyy.
   *[next] Seuraava pelaaja nostaa, kunnes tulee { $cards }, jolla hänen on peitettävä tämä kortti; peittävä kortti ei vaikuta, ja vuoro päättyy.
}
power-until-hand = Kädessä jo olevat kortit eivät kelpaa.
power-until-none = Jos kelpaavaa korttia ei tule, ennen kuin kaikki kortit ovat loppuneet, nostetut kortit jäävät käteen, ja vuoro päättyy.
# $rank: whether a cover of that suit may be followed by its rank too
power-until-suit = { $rank ->
    [yes] Sen jälkeen pelataan peitetyn kortin maata, oli peittävä kortti mikä tahansa; peittävän kortin kanssa samanarvoinen kortti käy vain, jos peittävä kortti on itse tätä maata.
   *[no] Sen jälkeen pelataan peitetyn kortin maata, oli peittävä kortti mikä tahansa.
}
power-skip = { $players ->
    [one] Seuraava pelaaja menettää vuoronsa.
   *[other] Seuraavat { $players } pelaajaa menettävät vuoronsa.
}
# going on, on one's own card; $cards: with which
power-cover = { $must ->
    [yes] Sen pelanneen on jatkettava vuoroaan ja peitettävä se: sen päälle on pelattava { $cards }.
   *[no] Sen pelannut saa jatkaa vuoroaan ja pelata heti sen päälle { FORM($cards, "gen") }.
}
# another card of its $rank on it
power-cover-again = { $must ->
    [yes] Jos päälle tulee toinen { $rank }, sekin on peitettävä.
   *[no] Jos päälle tulee toinen { $rank }, se antaa saman oikeuden uudelleen.
}
power-cover-refuse = Se, joka voisi jatkaa, saa myös passata.
power-cover-no-draw = { $allowed ->
    [at-will] Jos pelaaja ei voi tai ei halua jatkaa, hän passaa nostamatta korttia.
   *[when-nothing-fits] Jos pelaaja ei voi jatkaa, hän passaa nostamatta korttia.
}
power-cover-draw = { $allowed ->
    [at-will] { $cards ->
        [one] Jos pelaaja ei voi tai ei halua jatkaa, hän nostaa yhden kortin.
       *[other] Jos pelaaja ei voi tai ei halua jatkaa, hän nostaa enintään { $cards } korttia, kunnes saa kelpaavan.
    }
   *[when-nothing-fits] { $cards ->
        [one] Jos pelaaja ei voi jatkaa, hän nostaa yhden kortin.
       *[other] Jos pelaaja ei voi jatkaa, hän nostaa enintään { $cards } korttia, kunnes saa kelpaavan.
    }
}
# $stops: whether the draw ends with the stock
power-cover-draw-until = { $allowed ->
    [at-will] { $stops ->
        [yes] Jos pelaaja ei voi tai ei halua jatkaa, hän nostaa kortteja, kunnes saa kelpaavan tai nostopakka loppuu.
       *[no] Jos pelaaja ei voi tai ei halua jatkaa, hän nostaa kortteja, kunnes saa kelpaavan.
    }
   *[when-nothing-fits] { $stops ->
        [yes] Jos pelaaja ei voi jatkaa, hän nostaa kortteja, kunnes saa kelpaavan tai nostopakka loppuu.
       *[no] Jos pelaaja ei voi jatkaa, hän nostaa kortteja, kunnes saa kelpaavan.
    }
}
power-cover-drawn = { $then ->
    [turn-ends] Siihen vuoro päättyy.
    [may-play-it] Jos nostettu kortti kelpaa, sen saa pelata heti; muuten passataan ja vuoro päättyy.
    [may-play-any-card] Sen jälkeen saa pelata minkä tahansa kelpaavan kortin kädestään; muuten passataan ja vuoro päättyy.
   *[must-play-it] Jos nostettu kortti kelpaa, se on pelattava heti; muuten vuoro päättyy.
}
# the suit is named by whoever covered it
power-cover-names = { $which ->
    [any-suit] { $beside ->
        [yes] Sen peittänyt valitsee maan, joka saa olla myös peitetyn kortin oma; seuraavan kortin on oltava valittua maata tai { $cards }.
       *[no] Sen peittänyt valitsee maan, joka saa olla myös peitetyn kortin oma; seuraavan kortin on oltava valittua maata.
    }
   *[another-suit] { $beside ->
        [yes] Sen peittänyt valitsee jonkin muun maan kuin peitetyn kortin oman; seuraavan kortin on oltava valittua maata tai { $cards }.
       *[no] Sen peittänyt valitsee jonkin muun maan kuin peitetyn kortin oman; seuraavan kortin on oltava valittua maata.
    }
}
power-cover-own-name = Jos peittävä kortti muutenkin antaa pelaajansa valita maan, maa valitaan vain kerran, peittävän kortin säännön mukaan.
# uncovered, the right to cover (and, $names, to name a suit) is the next player's; $cards: what covers
power-passed-on = { $names ->
    [yes] Jos korttia ei peitetä, sen pelannut menettää oikeuden peittää sen ja oikeuden valita maan. Seuraavalla pelaajalla on kumpikin oikeus yhden kokonaisen vuoron ajan tavallisten siirtojen lisäksi: jos hän silloin pelaa { FORM($cards, "gen") }, vaikka vasta sillä vuorolla nostetun, hän peittää kortin ja valitsee maan.
   *[no] Jos korttia ei peitetä, sen pelannut menettää oikeuden peittää sen. Seuraavalla pelaajalla on tämä oikeus yhden kokonaisen vuoron ajan tavallisten siirtojen lisäksi: jos hän silloin pelaa { FORM($cards, "gen") }, vaikka vasta sillä vuorolla nostetun, hän peittää kortin.
}
power-passed-own = Toinen { $rank } tuo mukanaan omat oikeutensa.
power-followed-by = { $by ->
    [any-card] Kun se on päällimmäisenä, sen päälle saa pelata minkä tahansa kortin.
    [suit] Kun se on päällimmäisenä, sopiva kortti on samaa maata kuin se.
   *[suit-or-rank] Kun se on päällimmäisenä, sopiva kortti on samaa maata tai samanarvoinen kuin se.
}
# all cards that have no power
power-plain = Kaikki muut kortit ovat tavallisia kortteja.

## What holds for all of them

power-two-reverse = { $skips ->
    [yes] Kahden pelaajan pelissä toinen pelaaja menettää vuoronsa, kun pelisuunta kääntyy.
   *[no] Kahden pelaajan pelissä pelisuunnan kääntyminen ei muuta mitään.
}
power-two-skip = Kun kahden pelaajan pelissä toinen menettää vuoronsa, vuoro palaa heti kortin pelanneelle.
power-two-previous = Kahden pelaajan pelissä edellinen pelaaja on sama kuin seuraava.
power-names-stands = Valittu maa on voimassa, kunnes seuraava kortti pelataan, vaikka joku sillä välin nostaisi pakasta, joutuisi nostamaan sakkokortteja tai menettäisi vuoronsa. Viimeisellä kortilla maata ei tarvitse valita, ellei kierros jatku.
power-direction = Seuraava ja edellinen pelaaja määräytyvät aina kulloisenkin pelisuunnan mukaan.
power-once = Erikoiskortin vuoksi nostetaan vain kerran: sen jälkeen kukaan ei enää nosta kortteja saman kortin vuoksi.
power-spent = Siitä lähtien merkitystä on vain kortin maalla ja arvolla.
power-pending = Kun kortteja on nostettavana, pelata saa vain vastaukseksi kelpaavan kortin, eikä tavallinen nosto vapauta niistä.
