### The rulebook: its titles, and the rules of the table, the turn, the round, the points and the match.
### Whole sentences, about "a player", never addressing the reader. $cards is one card of several kinds ("a seven or a jack").
### A number may come as a span ("5–8"), which is said with the default variant: after cards that is [few] (5–8 kortas).

## Titles

rulebook-aim = Žaidimo tikslas
rulebook-cards = Žaidėjai ir kortos
rulebook-deal = Dalijimas
rulebook-turn = Ėjimas
rulebook-powers = Ypatingosios kortos
rulebook-last = Paskutinė korta
rulebook-round = Raundo pabaiga
rulebook-points = Taškai
rulebook-match = Partijos pabaiga
rulebook-chosen = Galiojančios namų taisyklės
rulebook-house = Pasirenkamos namų taisyklės
rulebook-source = Iš kur šios taisyklės
# over a worked example
rulebook-example = Pavyzdys
# heads of the columns of the two tables: power cards, points
rulebook-column-card = Korta
rulebook-column-power = Reikšmė
rulebook-column-points = Taškai

## The aim

# $to: who gets the points of the cards left in hand (nobody: they do not count)
rulebook-aim-is = { $to ->
    [holder] Žaidimo tikslas – anksčiau už kitus atsikratyti visų savo kortų. Už rankose likusias kortas skiriami baudos taškai, ir galiausiai laimi tas, kas iš viso jų turi mažiausiai.
    [finisher] Žaidimo tikslas – anksčiau už kitus atsikratyti visų savo kortų. Kas baigia, gauna taškus už kitų rankose likusias kortas, ir galiausiai laimi tas, kas iš viso jų turi daugiausia.
   *[nobody] Žaidimo tikslas – anksčiau už kitus atsikratyti visų savo kortų.
}

## Players and cards

# $fewest and $most are numbers of players; $same: whether they are the same
rulebook-players = { $same ->
    [yes] Žaidžia { $most } { $most ->
        [one] žaidėjas
        [few] žaidėjai
       *[other] žaidėjų
    }.
   *[no] Žaidžia nuo { $fewest } iki { $most } { $most ->
        [one] žaidėjo
       *[other] žaidėjų
    }.
}
# $packs: how many packs, always; $cards: the cards of one; $ranks: "6–A" or "7, 8, O"; $suits: the names of the suits
rulebook-pack = { $packs ->
    [1] Žaidžiama viena { $cards } { $cards ->
        [one] kortos
       *[other] kortų
    } malka ({ $ranks }); spalvos – { $suits }.
    [one] Žaidžiama { $packs } malkos talija, kiekvienoje malkoje – { $cards } { $cards ->
        [one] korta
        [few] kortos
       *[other] kortų
    } ({ $ranks }); spalvos – { $suits }.
   *[other] Žaidžiama { $packs } malkų talija, kiekvienoje malkoje – { $cards } { $cards ->
        [one] korta
        [few] kortos
       *[other] kortų
    } ({ $ranks }); spalvos – { $suits }.
}
# one pack for every $players players: with more than that two, and so on
rulebook-pack-for-players = { $players ->
    [1] Kiekvienam žaidėjui skiriama viena tokia malka.
    [one] Kiekvienam { $players } žaidėjui skiriama viena tokia malka: kai žaidžia daugiau kaip { $players } žaidėjas, reikia dviejų malkų talijos, ir taip toliau.
    [few] Kiekvieniems { $players } žaidėjams skiriama viena tokia malka: kai žaidžia daugiau kaip { $players } žaidėjai, reikia dviejų malkų talijos, ir taip toliau.
   *[other] Kiekvieniems { $players } žaidėjų skiriama viena tokia malka: kai žaidžia daugiau kaip { $players } žaidėjų, reikia dviejų malkų talijos, ir taip toliau.
}
rulebook-no-order = Kortų rangų tvarka žaidžiant neturi reikšmės.
# $players players, $packs packs, $cards cards in all, $left of which begin as the stock
rulebook-seated = Kai žaidžia { $players } { $players ->
    [one] žaidėjas
    [few] žaidėjai
   *[other] žaidėjų
}, reikia { $packs ->
    [1] vienos malkos: joje
    [one] { $packs } malkos: iš viso
   *[other] { $packs } malkų: iš viso
} { $cards } { $cards ->
    [one] korta
    [few] kortos
   *[other] kortų
}, iš jų pradiniams likčiams lieka { $left }.

## The deal

# $way: clockwise or counter-clockwise
rulebook-dealer = { $way ->
    [clockwise] Pirmasis dalytojas išrenkamas burtais; kiekvieną kitą raundą dalija ankstesnio dalytojo kairysis kaimynas.
   *[counter-clockwise] Pirmasis dalytojas išrenkamas burtais; kiekvieną kitą raundą dalija ankstesnio dalytojo dešinysis kaimynas.
}
# where only one round is played
rulebook-dealer-once = Dalytojas išrenkamas burtais.
rulebook-shuffled = Prieš kiekvieną dalijimą kortos sumaišomos.
# $hand cards for each player, dealt $packet at a time
rulebook-hand = { $packet ->
    [1] { $hand ->
        [1] Kiekvienas žaidėjas gauna vieną kortą.
        [one] Kiekvienas žaidėjas gauna { $hand } kortą; dalijama po vieną.
        [other] Kiekvienas žaidėjas gauna { $hand } kortų; dalijama po vieną.
       *[few] Kiekvienas žaidėjas gauna { $hand } kortas; dalijama po vieną.
    }
   *[other] { $hand ->
        [1] Kiekvienas žaidėjas gauna vieną kortą.
        [one] Kiekvienas žaidėjas gauna { $hand } kortą; dalijama iš karto po { $packet }.
        [other] Kiekvienas žaidėjas gauna { $hand } kortų; dalijama iš karto po { $packet }.
       *[few] Kiekvienas žaidėjas gauna { $hand } kortas; dalijama iš karto po { $packet }.
    }
}
rulebook-hand-for-players = Kai žaidžia { $players } { $players ->
    [one] žaidėjas
    [few] žaidėjai
   *[other] žaidėjų
}, kiekvienas gauna { $hand ->
    [1] vieną kortą
    [one] { $hand } kortą
    [other] { $hand } kortų
   *[few] { $hand } kortas
}.
rulebook-rest = Užversti kortų likčiai padedami vidury stalo; juose turi likti bent viena korta.
rulebook-opening-lead = Pradinė korta neatverčiama: pirmasis žaidėjas padeda bet kurią savo kortą; vietoj to imti iš likčių negalima. Padėtosios kortos reikšmė galioja.
rulebook-opening-dealers-card = Paskutinė dalytojo korta atverčiama: tai pirmasis dalytojo ėjimas, ir tos kortos reikšmė galioja.
# $acts: whether the power of the first card acts
rulebook-opening-starter = { $acts ->
    [yes] Padalijus kortas, viršutinė likčių korta atverčiama: nuo jos pradedama šūsnis. Pradinės kortos reikšmė galioja taip, tarsi ją būtų padėjęs dalytojas.
   *[no] Padalijus kortas, viršutinė likčių korta atverčiama: nuo jos pradedama šūsnis. Pradinės kortos reikšmė negalioja.
}
rulebook-opening-cut = { $acts ->
    [yes] Prieš dalijant malką perkelia žaidėjas, kurio eilė yra prieš dalytoją; nuo atsivertusios kortos pradedama šūsnis. Pradinės kortos reikšmė galioja taip, tarsi ją būtų padėjęs dalytojas.
   *[no] Prieš dalijant malką perkelia žaidėjas, kurio eilė yra prieš dalytoją; nuo atsivertusios kortos pradedama šūsnis. Pradinės kortos reikšmė negalioja.
}
# $cards: a card that may not begin the pile
rulebook-starter-not = Jei atsiverčia { $cards }, tokia korta pakišama po likčiais ir atverčiama kita; jei kitokių kortų nėra, paliekama pirmoji atversta.
# a cut card with a power; up to $most of them
rulebook-cutter-keeps = { $most ->
    [1] Jei perkėlus malką atsiverčia ypatingoji korta, ją atvertęs žaidėjas gali ją pasilikti; tada šūsnis pradedama nuo kitos kortos, kad ir kokia ji būtų. Pasilikta korta yra papildoma: be jos, šis žaidėjas gauna tiek pat kortų kaip ir kiti.
   *[other] Jei perkėlus malką atsiverčia ypatingoji korta, ją atvertęs žaidėjas gali ją pasilikti ir pažiūrėti kitą kortą – iš eilės iki { $most } { $most ->
        [one] karto
       *[other] kartų
    }; nuo kortos, kuri nepasiliekama, pradedama šūsnis, kad ir kokia ji būtų. Pasiliktos kortos yra papildomos: be jų, šis žaidėjas gauna tiek pat kortų kaip ir kiti.
}
rulebook-seen = Kiekvienas žaidėjas mato tik savo kortas; visi mato šūsnį ir žino, kiek kortų yra likčiuose ir kiek jų kas turi rankoje, o raundo pabaigoje parodomos visos rankose likusios kortos.
rulebook-seen-cut = Perkėlus malką atsivertusios kortos parodomos visiems, taip pat ir tos, kurios pasiliekamos.
rulebook-seen-turned = Jei likčiai buvo tik apversti, jų kortų tvarka žinoma visiems: iš jų imamos kortos parodomos.
# who plays first; dealers-card: the dealer, with the card that was turned up
rulebook-leader = { $who ->
    [eldest] Pirmas žaidžia po dalytojo einantis žaidėjas.
    [winner] Pirmas žaidžia ankstesnio raundo laimėtojas; pirmąjį kartą ir po raundo be laimėtojo tai lemia burtai.
    [dealers-card] Pirmas žaidžia dalytojas – šia atversta korta.
   *[dealer] Pirmas žaidžia dalytojas.
}

## A turn

# $turns: whether any card changes the direction
rulebook-direction = { $way ->
    [clockwise] { $turns ->
        [yes] Žaidžiama pagal laikrodžio rodyklę; šia kryptimi pradedamas kiekvienas raundas.
       *[no] Žaidžiama pagal laikrodžio rodyklę.
    }
   *[counter-clockwise] { $turns ->
        [yes] Žaidžiama prieš laikrodžio rodyklę; šia kryptimi pradedamas kiekvienas raundas.
       *[no] Žaidžiama prieš laikrodžio rodyklę.
    }
}
rulebook-one-card = Per savo eilę žaidėjas padeda ant šūsnies vieną tinkamą atverstą kortą.
rulebook-follow = { $by ->
    [suit] Ant šūsnies dedama tinkama korta: tos pačios spalvos kaip viršutinė šūsnies korta.
   *[suit-or-rank] Ant šūsnies dedama tinkama korta: tos pačios spalvos arba to paties rango kaip viršutinė šūsnies korta.
}
# where some cards are wild
rulebook-follow-own = Tinkama yra ir korta, kurią ant viršutinės kortos leidžia dėti jos pačios reikšmė (žr. „Ypatingosios kortos“).
# drawing a number of cards; $allowed: at-will (also with a card that fits) or when-nothing-fits
rulebook-draw = { $allowed ->
    [at-will] { $cards ->
        [1] Kas negali arba nenori dėti kortos, privalo paimti vieną kortą iš likčių.
        [one] Kas negali arba nenori dėti kortos, privalo imti iš likčių, kol pasitaikys tinkama korta, bet ne daugiau kaip { $cards } kortą.
        [other] Kas negali arba nenori dėti kortos, privalo imti iš likčių, kol pasitaikys tinkama korta, bet ne daugiau kaip { $cards } kortų.
       *[few] Kas negali arba nenori dėti kortos, privalo imti iš likčių, kol pasitaikys tinkama korta, bet ne daugiau kaip { $cards } kortas.
    }
   *[when-nothing-fits] { $cards ->
        [1] Kas neturi tinkamos kortos, paima vieną kortą iš likčių; turint tinkamą kortą imti negalima.
        [one] Kas neturi tinkamos kortos, ima iš likčių, kol pasitaikys tinkama, bet ne daugiau kaip { $cards } kortą; turint tinkamą kortą imti negalima.
        [other] Kas neturi tinkamos kortos, ima iš likčių, kol pasitaikys tinkama, bet ne daugiau kaip { $cards } kortų; turint tinkamą kortą imti negalima.
       *[few] Kas neturi tinkamos kortos, ima iš likčių, kol pasitaikys tinkama, bet ne daugiau kaip { $cards } kortas; turint tinkamą kortą imti negalima.
    }
}
# drawing until a card fits; $stops: whether the draw ends with the stock
rulebook-draw-until = { $allowed ->
    [at-will] { $stops ->
        [yes] Kas negali arba nenori dėti kortos, privalo imti iš likčių, kol pasitaikys tinkama korta arba likčiai pasibaigs.
       *[no] Kas negali arba nenori dėti kortos, privalo imti iš likčių, kol pasitaikys tinkama korta.
    }
   *[when-nothing-fits] { $stops ->
        [yes] Kas neturi tinkamos kortos, ima iš likčių, kol pasitaikys tinkama arba likčiai pasibaigs; turint tinkamą kortą imti negalima.
       *[no] Kas neturi tinkamos kortos, ima iš likčių, kol pasitaikys tinkama; turint tinkamą kortą imti negalima.
    }
}
rulebook-draw-stops = Jei likčiai pasibaigia taip imant, nauji dėl to nesudaromi; tik jei likčių nebuvo jau prieš imant, pirmiausia – vieną kartą – sudaromi nauji.
# what follows a draw
rulebook-drawn = { $then ->
    [turn-ends] Tuo eilė baigiasi.
    [may-play-it] Jei paimta korta tinka, ją (ir tik ją) galima tuoj pat padėti; kitaip pasuojama, ir eilė baigiasi.
    [may-play-any-card] Tada galima padėti bet kurią rankoje turimą tinkamą kortą; kitaip pasuojama, ir eilė baigiasi.
   *[must-play-it] Jei paimta korta tinka, ją būtina tuoj pat padėti; kitaip eilė baigiasi.
}
# $how the pile becomes the stock, and $when
rulebook-renew = { $when ->
    [used-up] { $how ->
        [shuffled] Vos likčiams pasibaigus, šūsnis, išskyrus viršutinę kortą, sumaišoma ir tampa naujais likčiais.
       *[turned-over] Vos likčiams pasibaigus, šūsnis, išskyrus viršutinę kortą, nemaišant apverčiama ir tampa naujais likčiais: anksčiausiai padėta korta imama pirmoji.
    }
   *[needed] { $how ->
        [shuffled] Kai likčiai pasibaigia ir reikia imti kortą, šūsnis, išskyrus viršutinę kortą, sumaišoma ir tampa naujais likčiais.
       *[turned-over] Kai likčiai pasibaigia ir reikia imti kortą, šūsnis, išskyrus viršutinę kortą, nemaišant apverčiama ir tampa naujais likčiais: anksčiausiai padėta korta imama pirmoji.
    }
}
# $pass: whether one may pass although a card fits
rulebook-nothing-to-draw = { $pass ->
    [yes] Jei kortų neužtenka, imama tiek, kiek yra. Kai imti nebėra ko, pasuoti galima ir turint tinkamą kortą.
   *[no] Jei kortų neužtenka, imama tiek, kiek yra. Kai imti nebėra ko, turint tinkamą kortą ją dėti būtina, o kas tokios neturi, pasuoja.
}

## The end of a round

rulebook-round-ends = Raundas baigiasi, kai kuris nors žaidėjas užbaigia savo kortas: jis raundą ir laimi.
rulebook-counts = { $to ->
    [holder-back] Visiems kitiems už rankose likusias kortas skiriami baudos taškai; kas baigė, jų gauna tik už kortas, kurias teko paimti grįžus baudai.
    [holder] Visiems kitiems už rankose likusias kortas skiriami baudos taškai; kas baigė, jų negauna.
    [finisher] Kas baigė, gauna taškus už visas kitų rankose likusias kortas.
   *[nobody] Už rankose likusias kortas taškų neskiriama.
}
# going out with $cards ($every: with any card) is worth $points, such as −40
rulebook-finisher = { $every ->
    [yes] { $points ->
        [one] Kas baigia, gauna { $points } tašką.
        [few] Kas baigia, gauna { $points } taškus.
       *[other] Kas baigia, gauna { $points } taškų.
    }
   *[no] { $points ->
        [one] Kas baigia { FORM($cards, "ins") }, gauna { $points } tašką.
        [few] Kas baigia { FORM($cards, "ins") }, gauna { $points } taškus.
       *[other] Kas baigia { FORM($cards, "ins") }, gauna { $points } taškų.
    }
}
# going out with $cards multiplies what the others count
rulebook-others-times = { $every ->
    [yes] { $times ->
        [0] Kai kuris nors žaidėjas baigia, kitiems to raundo taškai neskaičiuojami.
        [2] Kai kuris nors žaidėjas baigia, kitiems to raundo taškai dvigubinami.
       *[other] Kai kuris nors žaidėjas baigia, kitiems to raundo taškai dauginami iš { $times }.
    }
   *[no] { $times ->
        [0] Kai kuris nors žaidėjas baigia { FORM($cards, "ins") }, kitiems to raundo taškai neskaičiuojami.
        [2] Kai kuris nors žaidėjas baigia { FORM($cards, "ins") }, kitiems to raundo taškai dvigubinami.
       *[other] Kai kuris nors žaidėjas baigia { FORM($cards, "ins") }, kitiems to raundo taškai dauginami iš { $times }.
    }
}
# $pass: whether one may pass although a card fits
rulebook-blocked = { $pass ->
    [yes] Jei niekas nebegali imti kortos ir visi iš eilės pasuoja, raundas užblokuotas: jis baigiasi be laimėtojo.
   *[no] Jei niekas nebegali nei dėti, nei imti kortos, raundas užblokuotas: jis baigiasi be laimėtojo.
}
rulebook-stopped = Po { $moves } { $moves ->
    [one] ėjimo
   *[other] ėjimų
} raundas sustabdomas ir taip pat baigiasi be laimėtojo.
rulebook-without-winner = { $to ->
    [holder] Po raundo be laimėtojo baudos taškai už rankose likusias kortas skiriami visiems.
    [finisher] Po raundo be laimėtojo taškų negauna niekas.
   *[nobody] Tokio raundo nelaimi niekas.
}

## Points

rulebook-no-points = Kortos taškų neturi.
# what some cards count: a heading, and a number or "the number on the card"
rulebook-value = { $cards }: { $points }
rulebook-value-number = ant kortos parašytas skaičius
# a heading: these cards, when one of them is all that somebody holds
rulebook-alone = { $cards } kaip vienintelė rankoje likusi korta

## The end of the match

# $over: whether the limit itself is not enough
rulebook-limit = { $over ->
    [yes] { $limit ->
        [one] Partija baigiasi po to raundo, kuriame kuris nors žaidėjas iš viso surenka daugiau kaip { $limit } tašką.
        [few] Partija baigiasi po to raundo, kuriame kuris nors žaidėjas iš viso surenka daugiau kaip { $limit } taškus.
       *[other] Partija baigiasi po to raundo, kuriame kuris nors žaidėjas iš viso surenka daugiau kaip { $limit } taškų.
    }
   *[no] { $limit ->
        [one] Partija baigiasi po to raundo, kuriame kuris nors žaidėjas iš viso surenka { $limit } tašką.
        [few] Partija baigiasi po to raundo, kuriame kuris nors žaidėjas iš viso surenka { $limit } taškus.
       *[other] Partija baigiasi po to raundo, kuriame kuris nors žaidėjas iš viso surenka { $limit } taškų.
    }
}
rulebook-rounds = { $rounds ->
    [1] Partija baigiasi po vieno raundo.
    [one] Partija baigiasi po { $rounds } raundo.
   *[other] Partija baigiasi po { $rounds } raundų.
}
# after a limit and a number of rounds
rulebook-first-of-both = Partija baigiasi pasiekus ribą arba sužaidus visus raundus, žiūrint, kas įvyksta anksčiau.
rulebook-lost-holding = Jei raundo pabaigoje kam nors rankoje lieka { $cards }, tas žaidėjas pralaimi partiją, ir ji tuoj pat baigiasi.
rulebook-open-end = Partija sutartos pabaigos neturi: raundų taškai sumuojami, kol žaidėjai nusprendžia baigti.
# the same where somebody may lose the match before (told in the sentence before this one)
rulebook-open-end-otherwise = Jei taip nenutinka, partija sutartos pabaigos neturi: raundų taškai sumuojami, kol žaidėjai nusprendžia baigti.
rulebook-one-deal = Dalijama tik vieną kartą: kas laimi tą raundą, laimi ir visą žaidimą.
# in a game of one deal
rulebook-one-deal-tie = Jei raundo nelaimi niekas, žaidimas baigiasi lygiosiomis.
rulebook-winner = { $who ->
    [highest] Laimi tas, kas iš viso turi daugiausia taškų.
    [lowest] Laimi tas, kas iš viso turi mažiausiai taškų.
   *[rounds] Laimi tas, kas laimėjo daugiausia raundų.
}
rulebook-tie = { $how ->
    [rounds-won] Esant lygybei, laimi tas, kas laimėjo daugiau raundų; jei ir raundų laimėta po lygiai, partija baigiasi lygiosiomis.
   *[shared] Esant lygybei, pergalė bendra.
}
rulebook-lost-cannot-win = Kas pralaimi dėl to, kad rankoje lieka { $cards }, laimėti negali: laimi geriausias iš kitų žaidėjų. Jei kitų nelieka, partija baigiasi lygiosiomis.
rulebook-loser = { $who ->
    [highest] Pralaimi tas, kas iš viso turi daugiausia taškų.
   *[lowest] Pralaimi tas, kas iš viso turi mažiausiai taškų.
}

## House rules

# a sentence that does not hold any more with an option
rulebook-dropped = Tada nebegalioja: { $sentence }
rulebook-no-effect = Su kitomis čia galiojančiomis taisyklėmis tai nieko nekeičia.
rulebook-not-together = To negalima pasirinkti kartu su jau galiojančiomis namų taisyklėmis.

## Where the rules come from

rulebook-document = Tai dokumento „{ $document }“ taisyklės.
rulebook-document-from = Tai dokumento „{ $document }“ ({ $place }) taisyklės.
rulebook-rulings = Ženklu ° pažymėta tai, ko dokumente nepasakyta arba kas pasakyta taip, kad galima suprasti įvairiai: čia tai nustatyta pagal šios žaidimų šeimos papročius.
rulebook-common = Čia nustatyta ir tai, ko nesako joks dokumentas, bet be ko neapsieina nė vienas žaidimas: kas dalija toliau, ką kam leidžiama matyti, kas daroma pritrūkus kortų, kiek ėjimų gali trukti raundas.
rulebook-own = Tai savos vieno stalo namų taisyklės; jokiu dokumentu jos neparemtos.
# a file without a document of its own that changes the game $game
rulebook-built-on = Tai savos namų taisyklės, sudarytos pagal žaidimą „{ $game }“; kur jos nieko nekeičia, galioja dokumento „{ $document }“ taisyklės.
rulebook-examples-played = Pavyzdžiai sužaisti pagal šio puslapio taisykles jį sudarant.
