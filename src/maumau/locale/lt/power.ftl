### What the power cards do. The sentences stand in a table beside the card they are about, and begin without naming it.
### "Its player" is whoever played it. The heading may be of either gender (septynakė, tūzas): no pronoun may stand for it
### before the word "korta" has been said.

# $all: yes (on any card), but (any card except some; $cards says which), only ($cards and nothing else)
power-wild = { $all ->
    [yes] Galima dėti ant bet kurios kortos.
    [but] Galima dėti ant { FORM($cards, "gen") }.
   *[only] Galima dėti tik ant { FORM($cards, "gen") }.
}
# $which suit may be named: any-suit or another-suit than its own; $beside: whether $cards, too, may be played next
power-names = { $which ->
    [any-suit] { $beside ->
        [yes] Kortą padėjęs žaidėjas paskelbia spalvą – galima ir tą, kurios yra pati korta; toliau galima dėti tik paskelbtos spalvos kortą arba { FORM($cards, "acc") }.
       *[no] Kortą padėjęs žaidėjas paskelbia spalvą – galima ir tą, kurios yra pati korta; toliau galima dėti tik paskelbtos spalvos kortą.
    }
   *[another-suit] { $beside ->
        [yes] Kortą padėjęs žaidėjas paskelbia spalvą – bet kurią, tik ne tą, kurios yra pati korta; toliau galima dėti tik paskelbtos spalvos kortą arba { FORM($cards, "acc") }.
       *[no] Kortą padėjęs žaidėjas paskelbia spalvą – bet kurią, tik ne tą, kurios yra pati korta; toliau galima dėti tik paskelbtos spalvos kortą.
    }
}
power-reverse = Keičiasi žaidimo kryptis.
# $who takes: the next or the previous player; $cards: how many; $taker: then loses the turn (skipped), then plays as usual
# (plays), or takes them at once and no turn is touched (at-once)
power-takes = { $who ->
    [previous] { $taker ->
        [skipped] { $cards ->
            [1] Ankstesnis žaidėjas paima vieną kortą ir praleidžia eilę.
            [one] Ankstesnis žaidėjas paima { $cards } kortą ir praleidžia eilę.
            [other] Ankstesnis žaidėjas paima { $cards } kortų ir praleidžia eilę.
           *[few] Ankstesnis žaidėjas paima { $cards } kortas ir praleidžia eilę.
        }
        [plays] { $cards ->
            [1] Ankstesnis žaidėjas paima vieną kortą ir tada žaidžia kaip įprasta.
            [one] Ankstesnis žaidėjas paima { $cards } kortą ir tada žaidžia kaip įprasta.
            [other] Ankstesnis žaidėjas paima { $cards } kortų ir tada žaidžia kaip įprasta.
           *[few] Ankstesnis žaidėjas paima { $cards } kortas ir tada žaidžia kaip įprasta.
        }
       *[at-once] { $cards ->
            [1] Ankstesnis žaidėjas iš karto paima vieną kortą; žaidėjų eilė nesikeičia.
            [one] Ankstesnis žaidėjas iš karto paima { $cards } kortą; žaidėjų eilė nesikeičia.
            [other] Ankstesnis žaidėjas iš karto paima { $cards } kortų; žaidėjų eilė nesikeičia.
           *[few] Ankstesnis žaidėjas iš karto paima { $cards } kortas; žaidėjų eilė nesikeičia.
        }
    }
   *[next] { $taker ->
        [skipped] { $cards ->
            [1] Kitas žaidėjas paima vieną kortą ir praleidžia eilę.
            [one] Kitas žaidėjas paima { $cards } kortą ir praleidžia eilę.
            [other] Kitas žaidėjas paima { $cards } kortų ir praleidžia eilę.
           *[few] Kitas žaidėjas paima { $cards } kortas ir praleidžia eilę.
        }
        [plays] { $cards ->
            [1] Kitas žaidėjas paima vieną kortą ir tada žaidžia kaip įprasta.
            [one] Kitas žaidėjas paima { $cards } kortą ir tada žaidžia kaip įprasta.
            [other] Kitas žaidėjas paima { $cards } kortų ir tada žaidžia kaip įprasta.
           *[few] Kitas žaidėjas paima { $cards } kortas ir tada žaidžia kaip įprasta.
        }
       *[at-once] { $cards ->
            [1] Kitas žaidėjas iš karto paima vieną kortą; žaidėjų eilė nesikeičia.
            [one] Kitas žaidėjas iš karto paima { $cards } kortą; žaidėjų eilė nesikeičia.
            [other] Kitas žaidėjas iš karto paima { $cards } kortų; žaidėjų eilė nesikeičia.
           *[few] Kitas žaidėjas iš karto paima { $cards } kortas; žaidėjų eilė nesikeičia.
        }
    }
}
# instead of taking one may play $cards; $whose turn to take it then is: the next player's, or that of the player whom the
# answering card makes take
power-answer = { $whose ->
    [next] Užuot ėmęs kortas, tas žaidėjas gali atsakyti { FORM($cards, "ins") } (jokios kitos kortos dėti negalima); tada baudos kortos sudedamos, ir po jo einantis žaidėjas turi paimti jas visas arba savo ruožtu atsakyti.
   *[its] Užuot ėmęs kortas, tas žaidėjas gali atsakyti { FORM($cards, "ins") } (jokios kitos kortos dėti negalima); tada baudos kortos sudedamos, ir visas jas turi paimti tas, kam imti skiria padėtoji korta.
}
# answering cards that add nothing; $some: others do
power-answer-passes = { $some ->
    [yes] Užuot ėmęs kortas, tas žaidėjas gali atsakyti { FORM($cards, "ins") } (jokios kitos kortos dėti negalima). Jei dėl padėtosios kortos niekam per savo eilę kortų imti nereikia, bauda perduodama tokia, kokia yra: kitas žaidėjas ją paima ir atsakyti negali; atsakius bet kuria kita korta, baudos kortos sudedamos.
   *[no] Užuot ėmęs kortas, tas žaidėjas gali atsakyti { FORM($cards, "ins") } (jokios kitos kortos dėti negalima): tada bauda perduodama tokia, kokia yra, o kitas žaidėjas ją paima ir atsakyti negali.
}
# how the cards pending add up: $second after one answer, $third after two, $fourth after three
power-rising = Su kiekvienu atsakymu imamų kortų daugėja: { $second }, { $third }, { $fourth } ir taip toliau.
power-new-count = Paėmus kortas, vis dar galima atsakyti tuo pačiu būdu, net ir ką tik paimta korta: tada skaičiuojama iš naujo.
# draws until one of $cards comes
power-until = { $who ->
    [previous] Ankstesnis žaidėjas ima iš likčių, kol pasitaikys { $cards }, ir paimtąja privalo uždengti šią kortą; dengiančiosios kortos reikšmė negalioja, ir eilė baigiasi.
   *[next] Kitas žaidėjas ima iš likčių, kol pasitaikys { $cards }, ir paimtąja privalo uždengti šią kortą; dengiančiosios kortos reikšmė negalioja, ir eilė baigiasi.
}
power-until-hand = Jau rankoje turimomis kortomis dengti negalima.
power-until-none = Jei visos kortos pasibaigia, o reikiama nepasitaiko, paimtosios lieka rankoje, ir eilė baigiasi.
# $rank: whether a cover of that suit may be followed by its rank too
power-until-suit = { $rank ->
    [yes] Kad ir kuria korta ji būtų uždengta, toliau galioja uždengtosios kortos spalva; pagal dengiančiosios kortos rangą dėti galima tik tada, kai ir ji pati yra tos spalvos.
   *[no] Kad ir kuria korta ji būtų uždengta, toliau galioja uždengtosios kortos spalva.
}
power-skip = { $players ->
    [1] Kitas žaidėjas praleidžia eilę.
    [one] Eilę praleidžia { $players } tolesnis žaidėjas.
    [few] Eilę praleidžia { $players } tolesni žaidėjai.
   *[other] Eilę praleidžia { $players } tolesnių žaidėjų.
}
# going on, on one's own card; $cards: with which
power-cover = { $must ->
    [yes] Kortą padėjęs žaidėjas privalo žaisti toliau ir uždengti ją { FORM($cards, "ins") }.
   *[no] Kortą padėjęs žaidėjas gali žaisti toliau – iš karto uždėti ant jos { FORM($cards, "acc") }.
}
# another card of its $rank on it
power-cover-again = { $must ->
    [yes] Padėjus ant jos kitą { FORM($rank, "acc") }, reikia uždengti ir šią kortą.
   *[no] Padėjus ant jos kitą { FORM($rank, "acc") }, vėl galima dėti dar vieną kortą.
}
power-cover-refuse = Kas turi tam tinkamą kortą, gali jos ir nedėti – pasuoti.
power-cover-no-draw = { $allowed ->
    [at-will] Kas negali arba nenori dėti, pasuoja ir kortos neima.
   *[when-nothing-fits] Kas negali dėti, pasuoja ir kortos neima.
}
power-cover-draw = { $allowed ->
    [at-will] { $cards ->
        [1] Kas negali arba nenori dėti, paima vieną kortą.
        [one] Kas negali arba nenori dėti, ima kortas, kol pasitaikys tam tinkama, bet ne daugiau kaip { $cards } kortą.
        [other] Kas negali arba nenori dėti, ima kortas, kol pasitaikys tam tinkama, bet ne daugiau kaip { $cards } kortų.
       *[few] Kas negali arba nenori dėti, ima kortas, kol pasitaikys tam tinkama, bet ne daugiau kaip { $cards } kortas.
    }
   *[when-nothing-fits] { $cards ->
        [1] Kas negali dėti, paima vieną kortą.
        [one] Kas negali dėti, ima kortas, kol pasitaikys tam tinkama, bet ne daugiau kaip { $cards } kortą.
        [other] Kas negali dėti, ima kortas, kol pasitaikys tam tinkama, bet ne daugiau kaip { $cards } kortų.
       *[few] Kas negali dėti, ima kortas, kol pasitaikys tam tinkama, bet ne daugiau kaip { $cards } kortas.
    }
}
# $stops: whether the draw ends with the stock
power-cover-draw-until = { $allowed ->
    [at-will] { $stops ->
        [yes] Kas negali arba nenori dėti, ima iš likčių, kol pasitaikys tam tinkama korta arba likčiai pasibaigs.
       *[no] Kas negali arba nenori dėti, ima iš likčių, kol pasitaikys tam tinkama korta.
    }
   *[when-nothing-fits] { $stops ->
        [yes] Kas negali dėti, ima iš likčių, kol pasitaikys tam tinkama korta arba likčiai pasibaigs.
       *[no] Kas negali dėti, ima iš likčių, kol pasitaikys tam tinkama korta.
    }
}
power-cover-drawn = { $then ->
    [turn-ends] Tuo eilė baigiasi.
    [may-play-it] Jei paimta korta tam tinka, ją galima tuoj pat padėti; kitaip pasuojama, ir eilė baigiasi.
    [may-play-any-card] Tada galima padėti bet kurią rankoje turimą tam tinkamą kortą; kitaip pasuojama, ir eilė baigiasi.
   *[must-play-it] Jei paimta korta tam tinka, ją būtina tuoj pat padėti; kitaip eilė baigiasi.
}
# the suit is named by whoever covered it
power-cover-names = { $which ->
    [any-suit] { $beside ->
        [yes] Kas šią kortą uždengia, paskelbia spalvą – galima ir tą, kurios yra uždengtoji korta; toliau galima dėti tik paskelbtos spalvos kortą arba { FORM($cards, "acc") }.
       *[no] Kas šią kortą uždengia, paskelbia spalvą – galima ir tą, kurios yra uždengtoji korta; toliau galima dėti tik paskelbtos spalvos kortą.
    }
   *[another-suit] { $beside ->
        [yes] Kas šią kortą uždengia, paskelbia spalvą – bet kurią, tik ne tą, kurios yra uždengtoji korta; toliau galima dėti tik paskelbtos spalvos kortą arba { FORM($cards, "acc") }.
       *[no] Kas šią kortą uždengia, paskelbia spalvą – bet kurią, tik ne tą, kurios yra uždengtoji korta; toliau galima dėti tik paskelbtos spalvos kortą.
    }
}
power-cover-own-name = Jei dengiančioji korta ir taip leidžia paskelbti spalvą, skelbiama tik viena spalva – pagal dengiančiosios kortos taisyklę.
# uncovered, the right to cover (and, $names, to name a suit) is the next player's; $cards: what covers
power-passed-on = { $names ->
    [yes] Jei korta neuždengiama, ją padėjęs žaidėjas netenka teisės ją uždengti ir teisės paskelbti spalvą. Abi šias teises vienai savo eilei, greta įprastų ėjimų, gauna kitas žaidėjas: jei per tą eilę jis padeda { FORM($cards, "acc") }, kad ir ką tik paimtą, tai ir uždengia šią kortą, ir paskelbia spalvą.
   *[no] Jei korta neuždengiama, ją padėjęs žaidėjas netenka teisės ją uždengti. Šią teisę vienai savo eilei, greta įprastų ėjimų, gauna kitas žaidėjas: jei per tą eilę jis padeda { FORM($cards, "acc") }, kad ir ką tik paimtą, tai uždengia šią kortą.
}
power-passed-own = Padėjus kitą { FORM($rank, "acc") }, atsiranda atskiros, naujos teisės.
power-followed-by = { $by ->
    [any-card] Kol ši korta yra viršuje, ant jos galima dėti bet kurią kortą.
    [suit] Kol ši korta yra viršuje, tinka tos pačios spalvos korta.
   *[suit-or-rank] Kol ši korta yra viršuje, tinka tos pačios spalvos arba to paties rango korta.
}
# all cards that have no power
power-plain = Visos kitos kortos ypatingos reikšmės neturi.

## What holds for all of them

power-two-reverse = { $skips ->
    [yes] Žaidžiant dviese, pasikeitus krypčiai varžovas praleidžia eilę.
   *[no] Žaidžiant dviese, krypties pasikeitimas nieko nekeičia.
}
power-two-skip = Žaidžiant dviese, varžovui praleidus eilę vėl žaidžia tas pats žaidėjas.
power-two-previous = Žaidžiant dviese, ankstesnis ir kitas žaidėjas yra tas pats varžovas.
power-names-stands = Paskelbta spalva galioja, kol bus padėta kita korta, net jei tuo tarpu kas nors ima iš likčių, paima baudos kortas arba praleidžia eilę. Dedant paskutinę kortą, spalvos skelbti nereikia, nebent raundas tęsiasi.
power-direction = Kitas ir ankstesnis žaidėjas visada nustatomi pagal tuometinę žaidimo kryptį.
power-once = Baudos kortos imamos tik vieną kartą: paskui už tą pačią kortą niekas nebeima.
power-spent = Toliau galioja tik tos kortos spalva ir rangas.
power-pending = Kol baudos kortos nepaimtos, galima tik taip atsakyti: jokios kitos kortos dėti negalima, o įprastas ėmimas iš likčių nuo baudos neatleidžia.
