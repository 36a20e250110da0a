### The rulebook: its titles, and the rules of the table, the turn, the round, the points and the match.
### Whole sentences, about "a player", never addressing the reader. $cards is one card of several kinds ("a seven or a jack").

## Titles

rulebook-aim = Cilj igre
rulebook-cards = Igrači i karte
rulebook-deal = Deljenje
rulebook-turn = Potez
rulebook-powers = Jake karte
rulebook-last = Poslednja karta
rulebook-round = Kraj partije
rulebook-points = Bodovanje
rulebook-match = Kraj igre
rulebook-chosen = Kućna pravila koja važe
rulebook-house = Kućna pravila po izboru
rulebook-source = Odakle su ova pravila
# over a worked example
rulebook-example = Primer
# heads of the columns of the two tables: power cards, points
rulebook-column-card = Karta
rulebook-column-power = Šta radi
rulebook-column-points = Poeni

## The aim

# $to: who gets the points of the cards left in hand (nobody: they do not count)
rulebook-aim-is = { $to ->
    [holder] Cilj je izbaciti sve karte pre ostalih. Karte koje nekome ostanu u ruci donose mu kaznene poene, a na kraju pobeđuje onaj ko ima najmanji zbir.
    [finisher] Cilj je izbaciti sve karte pre ostalih. Ko ostane bez karata, dobija poene za karte koje su ostale drugima, a na kraju pobeđuje onaj ko ima najveći zbir.
   *[nobody] Cilj je izbaciti sve karte pre ostalih.
}

## Players and cards

# $fewest and $most are numbers of players; $same: whether they are the same
rulebook-players = { $same ->
    [yes] Igra je za { $most } igrača.
   *[no] Igra je za { $fewest } do { $most } igrača.
}
# $packs: how many packs, always; $cards: the cards of one; $ranks: "6–A" or "7, 8, O"; $suits: the names of the suits
rulebook-pack = { $packs ->
    [1] { $cards ->
        [one] Igra se jednim špilom od { $cards } karte: { $ranks } u znacima { $suits }.
        [few] Igra se jednim špilom od { $cards } karte: { $ranks } u znacima { $suits }.
       *[other] Igra se jednim špilom od { $cards } karata: { $ranks } u znacima { $suits }.
    }
    [one] { $cards ->
        [one] Igra se sa { $packs } špilom od po { $cards } kartu: { $ranks } u znacima { $suits }.
        [few] Igra se sa { $packs } špilom od po { $cards } karte: { $ranks } u znacima { $suits }.
       *[other] Igra se sa { $packs } špilom od po { $cards } karata: { $ranks } u znacima { $suits }.
    }
    [few] { $cards ->
        [one] Igra se sa { $packs } špila od po { $cards } kartu: { $ranks } u znacima { $suits }.
        [few] Igra se sa { $packs } špila od po { $cards } karte: { $ranks } u znacima { $suits }.
       *[other] Igra se sa { $packs } špila od po { $cards } karata: { $ranks } u znacima { $suits }.
    }
   *[other] { $cards ->
        [one] Igra se sa { $packs } špilova od po { $cards } kartu: { $ranks } u znacima { $suits }.
        [few] Igra se sa { $packs } špilova od po { $cards } karte: { $ranks } u znacima { $suits }.
       *[other] Igra se sa { $packs } špilova od po { $cards } karata: { $ranks } u znacima { $suits }.
    }
}
# one pack for every $players players: with more than that two, and so on
rulebook-pack-for-players = { $players ->
    [1] Svaki igrač donosi po jedan takav špil.
    [few] Jedan takav špil ide na svaka { $players } igrača: kad ih je više od { $players }, mešaju se dva špila zajedno, i tako dalje.
   *[other] Jedan takav špil ide na svakih { $players } igrača: kad ih je više od { $players }, mešaju se dva špila zajedno, i tako dalje.
}
rulebook-no-order = Redosled karata po jačini u igri nije važan.
# $players players, $packs packs, $cards cards in all, $left of which begin as the stock
rulebook-seated = { $packs ->
    [1] Za { $players } igrača: jedan špil, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karte
       *[other] { $cards } karata
    }; posle deljenja u špilu za vučenje { $left ->
        [few] ostaju { $left }
       *[other] ostaje { $left }
    }.
   *[other] Za { $players } igrača: { $packs ->
        [one] { $packs } špil
        [few] { $packs } špila
       *[other] { $packs } špilova
    }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karte
       *[other] { $cards } karata
    }; posle deljenja u špilu za vučenje { $left ->
        [few] ostaju { $left }
       *[other] ostaje { $left }
    }.
}

## The deal

# $way: clockwise or counter-clockwise
rulebook-dealer = { $way ->
    [clockwise] Prvi delilac se određuje žrebom; posle svake partije deli igrač koji sedi levo od prethodnog delioca.
   *[counter-clockwise] Prvi delilac se određuje žrebom; posle svake partije deli igrač koji sedi desno od prethodnog delioca.
}
# where only one round is played
rulebook-dealer-once = Delilac se određuje žrebom.
rulebook-shuffled = Pre svakog deljenja karte se mešaju.
# $hand cards for each player, dealt $packet at a time
rulebook-hand = { $packet ->
    [1] { $hand ->
        [1] Svakom igraču se deli po jedna karta.
        [one] Svakom igraču se deli po { $hand } karta, jedna po jedna.
        [few] Svakom igraču se dele po { $hand } karte, jedna po jedna.
       *[other] Svakom igraču se deli po { $hand } karata, jedna po jedna.
    }
   *[other] { $hand ->
        [1] Svakom igraču se deli po jedna karta.
        [one] Svakom igraču se deli po { $hand } karta, i to po { $packet } odjednom.
        [few] Svakom igraču se dele po { $hand } karte, i to po { $packet } odjednom.
       *[other] Svakom igraču se deli po { $hand } karata, i to po { $packet } odjednom.
    }
}
rulebook-hand-for-players = { $hand ->
    [1] U igri za { $players } igrača svakom se deli po jedna karta.
    [one] U igri za { $players } igrača svakom se deli po { $hand } karta.
    [few] U igri za { $players } igrača svakom se dele po { $hand } karte.
   *[other] U igri za { $players } igrača svakom se deli po { $hand } karata.
}
rulebook-rest = Ostatak špila se ostavlja licem nadole i sa njega se vuče; u njemu mora ostati bar jedna karta.
rulebook-opening-lead = Na talon se ne otvara nijedna karta: prvi igrač baca bilo koju kartu i ne sme umesto toga da vuče. Dejstvo te karte važi.
rulebook-opening-dealers-card = Poslednju kartu koju sebi podeli delilac stavlja na talon licem nagore: to je njegov prvi potez i dejstvo te karte važi.
# $acts: whether the power of the first card acts
rulebook-opening-starter = { $acts ->
    [yes] Posle deljenja gornja karta špila se stavlja licem nagore i njome počinje talon. Njeno dejstvo važi, kao da ju je bacio delilac.
   *[no] Posle deljenja gornja karta špila se stavlja licem nagore i njome počinje talon. Njeno dejstvo ne važi.
}
rulebook-opening-cut = { $acts ->
    [yes] Pre deljenja špil seče igrač koji je na redu pre delioca, a presečenom kartom počinje talon. Njeno dejstvo važi, kao da ju je bacio delilac.
   *[no] Pre deljenja špil seče igrač koji je na redu pre delioca, a presečenom kartom počinje talon. Njeno dejstvo ne važi.
}
# $cards: a card that may not begin the pile
rulebook-starter-not = Ako se kao početna otvori { $cards }, ta karta ide pod špil i otvara se sledeća; ako drugačijih karata nema, ostaje prva otvorena.
# a cut card with a power; up to $most of them
rulebook-cutter-keeps = { $most ->
    [1] Ako je presečena karta jaka, igrač koji je sekao može da je zadrži; tada talon počinje sledećom kartom, ma kakva ona bila. Zadržana karta dodaje se onima koje igrač dobije deljenjem.
    [one] Ako je presečena karta jaka, igrač koji je sekao može da je zadrži i pogleda sledeću, najviše { $most } put zaredom; talon počinje kartom koju ne zadrži, ma kakva ona bila. Zadržane karte dodaju se onima koje igrač dobije deljenjem.
   *[other] Ako je presečena karta jaka, igrač koji je sekao može da je zadrži i pogleda sledeću, najviše { $most } puta zaredom; talon počinje kartom koju ne zadrži, ma kakva ona bila. Zadržane karte dodaju se onima koje igrač dobije deljenjem.
}
rulebook-seen = Svaki igrač vidi samo svoje karte; svi mogu da vide talon, kao i koliko je karata u špilu i koliko ih ko ima u ruci, a na kraju partije svi pokazuju karte koje su im ostale u ruci.
rulebook-seen-cut = Presečene karte pokazuju se svima, pa i one koje igrač zadrži.
rulebook-seen-turned = Redosled karata u špilu koji je samo okrenut poznat je svima: karte koje se sa njega vuku svi vide.
# who plays first; dealers-card: the dealer, with the card that was turned up
rulebook-leader = { $who ->
    [eldest] Prvi na potezu je igrač posle delioca.
    [winner] Prvi na potezu je pobednik prethodne partije; prvi put, kao i posle partije bez pobednika, odlučuje žreb.
    [dealers-card] Prvi igra delilac, upravo tom kartom.
   *[dealer] Prvi na potezu je delilac.
}

## A turn

# $turns: whether any card changes the direction
rulebook-direction = { $way ->
    [clockwise] { $turns ->
        [yes] Igra se u smeru kazaljke na satu; svaka partija počinje u tom smeru.
       *[no] Igra se u smeru kazaljke na satu.
    }
   *[counter-clockwise] { $turns ->
        [yes] Igra se u smeru suprotnom od kazaljke na satu; svaka partija počinje u tom smeru.
       *[no] Igra se u smeru suprotnom od kazaljke na satu.
    }
}
rulebook-one-card = Kad dođe na red, igrač baca jednu odgovarajuću kartu na talon, licem nagore.
rulebook-follow = { $by ->
    [suit] Odgovarajuća je karta istog znaka kao gornja karta na talonu.
   *[suit-or-rank] Odgovarajuća je karta istog znaka ili istog broja kao gornja karta na talonu.
}
# where some cards are wild
rulebook-follow-own = Odgovarajuća je i karta koja na gornju kartu ide po svom posebnom pravilu (opisanom kod jakih karata).
# drawing a number of cards; $allowed: at-will (also with a card that fits) or when-nothing-fits
rulebook-draw = { $allowed ->
    [at-will] { $cards ->
        [1] Ko ne može ili ne želi da baci kartu, vuče jednu kartu sa špila.
        [one] Ko ne može ili ne želi da baci kartu, vuče sa špila najviše { $cards } kartu, dok ne dođe odgovarajuća.
        [few] Ko ne može ili ne želi da baci kartu, vuče sa špila najviše { $cards } karte, dok ne dođe odgovarajuća.
       *[other] Ko ne može ili ne želi da baci kartu, vuče sa špila najviše { $cards } karata, dok ne dođe odgovarajuća.
    }
   *[when-nothing-fits] { $cards ->
        [1] Ko nema odgovarajuću kartu, vuče jednu kartu sa špila; ko je ima, ne sme da vuče.
        [one] Ko nema odgovarajuću kartu, vuče sa špila najviše { $cards } kartu, dok ne dođe odgovarajuća; ko je ima, ne sme da vuče.
        [few] Ko nema odgovarajuću kartu, vuče sa špila najviše { $cards } karte, dok ne dođe odgovarajuća; ko je ima, ne sme da vuče.
       *[other] Ko nema odgovarajuću kartu, vuče sa špila najviše { $cards } karata, dok ne dođe odgovarajuća; ko je ima, ne sme da vuče.
    }
}
# drawing until a card fits; $stops: whether the draw ends with the stock
rulebook-draw-until = { $allowed ->
    [at-will] { $stops ->
        [yes] Ko ne može ili ne želi da baci kartu, vuče sa špila dok ne dođe odgovarajuća karta ili dok se špil ne potroši.
       *[no] Ko ne može ili ne želi da baci kartu, vuče sa špila dok ne dođe odgovarajuća karta.
    }
   *[when-nothing-fits] { $stops ->
        [yes] Ko nema odgovarajuću kartu, vuče sa špila dok ne dođe odgovarajuća ili dok se špil ne potroši; ko je ima, ne sme da vuče.
       *[no] Ko nema odgovarajuću kartu, vuče sa špila dok ne dođe odgovarajuća; ko je ima, ne sme da vuče.
    }
}
rulebook-draw-stops = Ako se špil potroši tokom takvog vučenja, zbog njega se ne pravi novi; novi špil se najpre napravi, i to jednom, samo ako je stari već pre toga bio potrošen.
# what follows a draw
rulebook-drawn = { $then ->
    [turn-ends] Time je potez završen.
    [may-play-it] Ako izvučena karta odgovara, može odmah da se baci, ali samo ona; inače igrač kaže „Dalje“ i potez je završen.
    [may-play-any-card] Posle toga može da se baci bilo koja odgovarajuća karta iz ruke; inače igrač kaže „Dalje“ i potez je završen.
   *[must-play-it] Ako izvučena karta odgovara, mora odmah da se baci; inače je potez završen.
}
# $how the pile becomes the stock, and $when
rulebook-renew = { $when ->
    [used-up] { $how ->
        [shuffled] Čim se špil potroši, talon se, osim gornje karte, meša i postaje novi špil.
       *[turned-over] Čim se špil potroši, talon se, osim gornje karte, okreće bez mešanja i postaje novi špil: karta koja je prva bačena prva se i vuče.
    }
   *[needed] { $how ->
        [shuffled] Kad se špil potroši, a zatreba karta, talon se, osim gornje karte, meša i postaje novi špil.
       *[turned-over] Kad se špil potroši, a zatreba karta, talon se, osim gornje karte, okreće bez mešanja i postaje novi špil: karta koja je prva bačena prva se i vuče.
    }
}
# $pass: whether one may pass although a card fits
rulebook-nothing-to-draw = { $pass ->
    [yes] Ako nema dovoljno karata, vuče se koliko ih ima. Kad nema šta da se vuče, igrač može da kaže „Dalje“, čak i ako ima odgovarajuću kartu.
   *[no] Ako nema dovoljno karata, vuče se koliko ih ima. Kad nema šta da se vuče, ko može da baci kartu, mora da je baci, a ko ne može, kaže „Dalje“.
}

## The end of a round

rulebook-round-ends = Partija se završava kad neki igrač ostane bez karata: on je pobednik partije.
rulebook-counts = { $to ->
    [holder-back] Svi ostali sabiraju poene karata koje su im ostale u ruci, kao kaznene poene; ko je ostao bez karata, sabira samo one koje je morao da vuče kad mu se kazna vratila.
    [holder] Svi ostali sabiraju poene karata koje su im ostale u ruci, kao kaznene poene; ko je ostao bez karata, nema šta da sabira.
    [finisher] Ko je ostao bez karata, dobija poene za karte koje su svim ostalima ostale u ruci.
   *[nobody] Karte koje ostanu u ruci ne boduju se.
}
# going out with $cards ($every: with any card) is worth $points, such as −40
rulebook-finisher = { $every ->
    [yes] { $points ->
        [one] Pobednik partije dobija { $points } poen.
       *[other] Pobednik partije dobija { $points } poena.
    }
   *[no] { $points ->
        [one] Ko kao poslednju kartu baci { FORM($cards, "acc") }, dobija { $points } poen.
       *[other] Ko kao poslednju kartu baci { FORM($cards, "acc") }, dobija { $points } poena.
    }
}
# going out with $cards multiplies what the others count
rulebook-others-times = { $every ->
    [yes] { $times ->
        [0] Kad neko ostane bez karata, poeni ostalih u toj partiji se ne računaju.
        [2] Kad neko ostane bez karata, poeni ostalih u toj partiji se udvostručuju.
       *[other] Kad neko ostane bez karata, poeni ostalih u toj partiji množe se sa { $times }.
    }
   *[no] { $times ->
        [0] Kad neko kao poslednju kartu baci { FORM($cards, "acc") }, poeni ostalih u toj partiji se ne računaju.
        [2] Kad neko kao poslednju kartu baci { FORM($cards, "acc") }, poeni ostalih u toj partiji se udvostručuju.
       *[other] Kad neko kao poslednju kartu baci { FORM($cards, "acc") }, poeni ostalih u toj partiji množe se sa { $times }.
    }
}
# $pass: whether one may pass although a card fits
rulebook-blocked = { $pass ->
    [yes] Ako više niko ne može da vuče, a svi redom kažu „Dalje“, partija je blokirana: završava se bez pobednika.
   *[no] Ako više niko ne može ni da baci ni da vuče kartu, partija je blokirana: završava se bez pobednika.
}
rulebook-stopped = Partija koja se ne završi ni posle { $moves } poteza zaustavlja se, takođe bez pobednika.
rulebook-without-winner = { $to ->
    [holder] U partiji bez pobednika svi sabiraju poene karata koje imaju u ruci.
    [finisher] U partiji bez pobednika niko ne dobija poene.
   *[nobody] Takvu partiju ne dobija niko.
}

## Points

rulebook-no-points = Karte se ne boduju.
# what some cards count: a heading, and a number or "the number on the card"
rulebook-value = { $cards }: { $points }
rulebook-value-number = onoliko koliko na karti piše
# a heading: these cards, when one of them is all that somebody holds
rulebook-alone = { $cards }, kao jedina karta u ruci

## The end of the match

# $over: whether the limit itself is not enough
rulebook-limit = { $over ->
    [yes] Igra se završava posle partije u kojoj nečiji zbir pređe { $limit }.
   *[no] Igra se završava posle partije u kojoj nečiji zbir dostigne { $limit }.
}
rulebook-rounds = { $rounds ->
    [1] Igra se završava posle jedne partije.
    [one] Igra se završava posle { $rounds } partije.
    [few] Igra se završava posle { $rounds } partije.
   *[other] Igra se završava posle { $rounds } partija.
}
# after a limit and a number of rounds
rulebook-first-of-both = Igra se završava dostizanjem granice ili posle poslednje partije, zavisno od toga šta pre nastupi.
rulebook-lost-holding = Kome na kraju partije u ruci ostane { $cards }, taj gubi igru, koja se time odmah završava.
rulebook-open-end = Kraj igre nije unapred dogovoren: poeni iz svih partija sabiraju se dok igrači ne prestanu da igraju.
# the same where somebody may lose the match before (told in the sentence before this one)
rulebook-open-end-otherwise = Inače kraj igre nije unapred dogovoren: poeni iz svih partija sabiraju se dok igrači ne prestanu da igraju.
rulebook-one-deal = Deli se samo jednom: ko dobije tu partiju, dobija igru.
# in a game of one deal
rulebook-one-deal-tie = Ako partiju niko ne dobije, igra je nerešena.
rulebook-winner = { $who ->
    [highest] Pobeđuje onaj ko ima najveći zbir.
    [lowest] Pobeđuje onaj ko ima najmanji zbir.
   *[rounds] Pobeđuje onaj ko je dobio najviše partija.
}
rulebook-tie = { $how ->
    [rounds-won] Ako je nerešeno, pobeđuje onaj ko je dobio više partija; ako je i to jednako, igra ostaje nerešena.
   *[shared] Ako je nerešeno, pobeda se deli.
}
rulebook-lost-cannot-win = Ko izgubi zato što mu u ruci ostane { $cards }, ne može da pobedi: pobeđuje najbolji od ostalih. Ako ne preostane niko drugi, igra je nerešena.
rulebook-loser = { $who ->
    [highest] Gubi onaj ko ima najveći zbir.
   *[lowest] Gubi onaj ko ima najmanji zbir.
}

## House rules

# a sentence that does not hold any more with an option
rulebook-dropped = Tada više ne važi ovo: { $sentence }
rulebook-no-effect = Uz ostala pravila, ovakva kakva su sada, ovo ništa ne menja.
rulebook-not-together = Ovo se ne može izabrati zajedno sa kućnim pravilima koja važe.

## Where the rules come from

rulebook-document = Ovo su pravila iz dokumenta „{ $document }“.
rulebook-document-from = Ovo su pravila iz dokumenta „{ $document }“ ({ $place }).
rulebook-rulings = Ono što nosi oznaku ° u dokumentu ne piše ili može da se shvati na više načina: ovde je rešeno onako kako je uobičajeno u ovoj porodici igara.
rulebook-common = I ono što ne piše ni u jednom dokumentu, a potrebno je svakoj igri (ko sledeći deli, ko šta sme da vidi, šta se radi kad ponestane karata, koliko poteza partija sme da traje) određeno je ovde.
rulebook-own = Ovo su kućna pravila jednog stola; iza njih ne stoji nijedan dokument.
# a file without a document of its own that changes the game $game
rulebook-built-on = Ovo su kućna pravila jednog stola, zasnovana na igri „{ $game }“; gde ništa ne menjaju, važe pravila iz dokumenta „{ $document }“.
rulebook-examples-played = Primeri su odigrani po pravilima sa ove stranice u trenutku kad je nastala.
