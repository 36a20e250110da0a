### What the power cards do. The sentences stand in a table beside the card they are about, and begin without naming it.
### "Its player" is whoever played it. The card may be of either gender (sedmica, žandar), so it is "ta karta" where needed.

# $all: yes (on any card), but (any card except some; $cards says which), only ($cards and nothing else)
power-wild = { $all ->
    [yes] Ide na svaku kartu.
    [but] Ide na { FORM($cards, "acc") }.
   *[only] Ide na { FORM($cards, "acc") } i ni na jednu drugu kartu.
}
# $which suit may be named: any-suit or another-suit than its own; $beside: whether $cards, too, may be played next
power-names = { $which ->
    [any-suit] { $beside ->
        [yes] Ko tu kartu baci, bira znak, a to može biti i njen; sledeća može biti samo karta traženog znaka ili { $cards }.
       *[no] Ko tu kartu baci, bira znak, a to može biti i njen; sledeća karta mora biti traženog znaka.
    }
   *[another-suit] { $beside ->
        [yes] Ko tu kartu baci, bira neki drugi znak, ali ne njen; sledeća može biti samo karta traženog znaka ili { $cards }.
       *[no] Ko tu kartu baci, bira neki drugi znak, ali ne njen; sledeća karta mora biti traženog znaka.
    }
}
power-reverse = Menja se smer igre.
# $who takes: the next or the previous player; $cards: how many; $taker: then loses the turn (skipped), then plays as usual
# (plays), or takes them at once and no turn is touched (at-once)
power-takes = { $who ->
    [previous] { $taker ->
        [skipped] { $cards ->
            [1] Prethodni igrač vuče jednu kartu i gubi red.
            [one] Prethodni igrač vuče { $cards } kartu i gubi red.
            [few] Prethodni igrač vuče { $cards } karte i gubi red.
           *[other] Prethodni igrač vuče { $cards } karata i gubi red.
        }
        [plays] { $cards ->
            [1] Prethodni igrač vuče jednu kartu, a zatim igra kao obično.
            [one] Prethodni igrač vuče { $cards } kartu, a zatim igra kao obično.
            [few] Prethodni igrač vuče { $cards } karte, a zatim igra kao obično.
           *[other] Prethodni igrač vuče { $cards } karata, a zatim igra kao obično.
        }
       *[at-once] { $cards ->
            [1] Prethodni igrač odmah vuče jednu kartu; red igranja ostaje isti.
            [one] Prethodni igrač odmah vuče { $cards } kartu; red igranja ostaje isti.
            [few] Prethodni igrač odmah vuče { $cards } karte; red igranja ostaje isti.
           *[other] Prethodni igrač odmah vuče { $cards } karata; red igranja ostaje isti.
        }
    }
   *[next] { $taker ->
        [skipped] { $cards ->
            [1] Sledeći igrač vuče jednu kartu i gubi red.
            [one] Sledeći igrač vuče { $cards } kartu i gubi red.
            [few] Sledeći igrač vuče { $cards } karte i gubi red.
           *[other] Sledeći igrač vuče { $cards } karata i gubi red.
        }
        [plays] { $cards ->
            [1] Sledeći igrač vuče jednu kartu, a zatim igra kao obično.
            [one] Sledeći igrač vuče { $cards } kartu, a zatim igra kao obično.
            [few] Sledeći igrač vuče { $cards } karte, a zatim igra kao obično.
           *[other] Sledeći igrač vuče { $cards } karata, a zatim igra kao obično.
        }
       *[at-once] { $cards ->
            [1] Sledeći igrač odmah vuče jednu kartu; red igranja ostaje isti.
            [one] Sledeći igrač odmah vuče { $cards } kartu; red igranja ostaje isti.
            [few] Sledeći igrač odmah vuče { $cards } karte; red igranja ostaje isti.
           *[other] Sledeći igrač odmah vuče { $cards } karata; red igranja ostaje isti.
        }
    }
}
# instead of taking one may play $cards; $whose turn to take it then is: the next player's, or that of the player whom the
# answering card makes take
power-answer = { $whose ->
    [next] Umesto da vuče, taj igrač može da odgovori { FORM($cards, "ins") } i ničim drugim; tada se kaznene karte sabiraju, pa igrač posle njega mora da ih vuče sve ili da i on odgovori.
   *[its] Umesto da vuče, taj igrač može da odgovori { FORM($cards, "ins") } i ničim drugim; tada se kaznene karte sabiraju, pa sve mora da ih vuče onaj koga na to obavezuje karta kojom je odgovoreno.
}
# answering cards that add nothing; $some: others do
power-answer-passes = { $some ->
    [yes] Umesto da vuče, taj igrač može da odgovori { FORM($cards, "ins") } i ničim drugim. Ako zbog karte kojom je odgovoreno niko na svom potezu ne mora da vuče, kaznene karte se samo prosleđuju: sledeći igrač ih vuče i ne može da odgovori; uz svaku drugu kaznene karte se sabiraju.
   *[no] Umesto da vuče, taj igrač može da odgovori { FORM($cards, "ins") } i ničim drugim: kaznene karte se tada samo prosleđuju, a sledeći igrač ih vuče i ne može da odgovori.
}
# how the cards pending add up: $second after one answer, $third after two, $fourth after three
power-rising = Sa svakim odgovorom vuče se više: { $second }, { $third }, { $fourth } itd.
power-new-count = Ko je vukao, i dalje može da odgovori na isti način, čak i kartom koju je upravo izvukao: tada brojanje počinje iznova.
# draws until one of $cards comes
power-until = { $who ->
    [previous] Prethodni igrač vuče karte sve dok ne izvuče { FORM($cards, "acc") } i tom kartom mora da poklopi bačenu; dejstvo izvučene karte ne važi i potez je završen.
   *[next] Sledeći igrač vuče karte sve dok ne izvuče { FORM($cards, "acc") } i tom kartom mora da poklopi bačenu; dejstvo izvučene karte ne važi i potez je završen.
}
power-until-hand = Karte koje su već u ruci tu ne pomažu.
power-until-none = Ako se sve karte potroše, a potrebna ne dođe, izvučene karte ostaju u ruci i potez je završen.
# $rank: whether a cover of that suit may be followed by its rank too
power-until-suit = { $rank ->
    [yes] Na talonu ostaje znak poklopljene karte, bez obzira na to čime je poklopljena; samo ako je i karta kojom je poklopljena tog znaka, na nju može i karta istog broja.
   *[no] Na talonu ostaje znak poklopljene karte, bez obzira na to čime je poklopljena.
}
power-skip = { $players ->
    [1] Sledeći igrač gubi red.
    [one] Sledeći { $players } igrač gubi red.
    [few] Sledeća { $players } igrača gube red.
   *[other] Sledećih { $players } igrača gubi red.
}
# going on, on one's own card; $cards: with which
power-cover = { $must ->
    [yes] Ko tu kartu baci, mora da igra ponovo i da je poklopi { FORM($cards, "ins") }.
   *[no] Ko tu kartu baci, može odmah da igra ponovo i da na nju baci { FORM($cards, "acc") }.
}
# another card of its $rank on it
power-cover-again = { $must ->
    [yes] Ako se na nju opet baci { $rank }, i ta karta mora da se poklopi.
   *[no] Ako se na nju opet baci { $rank }, i uz tu kartu važi isto pravo.
}
power-cover-refuse = Ko bi mogao da poklopi tu kartu, može umesto toga i da kaže „Dalje“.
power-cover-no-draw = { $allowed ->
    [at-will] Ko ne može ili ne želi, kaže „Dalje“ i ne vuče kartu.
   *[when-nothing-fits] Ko ne može, kaže „Dalje“ i ne vuče kartu.
}
power-cover-draw = { $allowed ->
    [at-will] { $cards ->
        [1] Ko ne može ili ne želi, vuče jednu kartu.
        [one] Ko ne može ili ne želi, vuče najviše { $cards } kartu, dok ne dođe karta koja se može baciti.
        [few] Ko ne može ili ne želi, vuče najviše { $cards } karte, dok ne dođe karta koja se može baciti.
       *[other] Ko ne može ili ne želi, vuče najviše { $cards } karata, dok ne dođe karta koja se može baciti.
    }
   *[when-nothing-fits] { $cards ->
        [1] Ko ne može, vuče jednu kartu.
        [one] Ko ne može, vuče najviše { $cards } kartu, dok ne dođe karta koja se može baciti.
        [few] Ko ne može, vuče najviše { $cards } karte, dok ne dođe karta koja se može baciti.
       *[other] Ko ne može, vuče najviše { $cards } karata, dok ne dođe karta koja se može baciti.
    }
}
# $stops: whether the draw ends with the stock
power-cover-draw-until = { $allowed ->
    [at-will] { $stops ->
        [yes] Ko ne može ili ne želi, vuče dok ne dođe karta koja se može baciti ili dok se špil ne potroši.
       *[no] Ko ne može ili ne želi, vuče dok ne dođe karta koja se može baciti.
    }
   *[when-nothing-fits] { $stops ->
        [yes] Ko ne može, vuče dok ne dođe karta koja se može baciti ili dok se špil ne potroši.
       *[no] Ko ne može, vuče dok ne dođe karta koja se može baciti.
    }
}
power-cover-drawn = { $then ->
    [turn-ends] Time je potez završen.
    [may-play-it] Ako izvučena karta tu odgovara, može odmah da se baci; inače igrač kaže „Dalje“ i potez je završen.
    [may-play-any-card] Posle toga može da se baci bilo koja karta iz ruke koja tu odgovara; inače igrač kaže „Dalje“ i potez je završen.
   *[must-play-it] Ako izvučena karta tu odgovara, mora odmah da se baci; inače je potez završen.
}
# the suit is named by whoever covered it
power-cover-names = { $which ->
    [any-suit] { $beside ->
        [yes] Ko bačenu kartu poklopi, bira znak, a to može biti i znak poklopljene karte; sledeća može biti samo karta traženog znaka ili { $cards }.
       *[no] Ko bačenu kartu poklopi, bira znak, a to može biti i znak poklopljene karte; sledeća karta mora biti traženog znaka.
    }
   *[another-suit] { $beside ->
        [yes] Ko bačenu kartu poklopi, bira neki drugi znak, ali ne znak poklopljene karte; sledeća može biti samo karta traženog znaka ili { $cards }.
       *[no] Ko bačenu kartu poklopi, bira neki drugi znak, ali ne znak poklopljene karte; sledeća karta mora biti traženog znaka.
    }
}
power-cover-own-name = Ako se i po karti kojom je poklopljena bira znak, bira se samo jedan, po pravilu te karte.
# uncovered, the right to cover (and, $names, to name a suit) is the next player's; $cards: what covers
power-passed-on = { $names ->
    [yes] Ako bačena karta ne bude poklopljena, igrač koji ju je bacio gubi pravo da je poklopi i pravo da bira znak. Oba prava ima sledeći igrač, i to tokom celog jednog poteza, pored uobičajenih mogućnosti: ako tada baci { FORM($cards, "acc") }, makar i kartu izvučenu u tom potezu, time je poklapa i bira znak.
   *[no] Ako bačena karta ne bude poklopljena, igrač koji ju je bacio gubi pravo da je poklopi. To pravo ima sledeći igrač, i to tokom celog jednog poteza, pored uobičajenih mogućnosti: ako tada baci { FORM($cards, "acc") }, makar i kartu izvučenu u tom potezu, time je poklapa.
}
power-passed-own = Ako se umesto toga baci { $rank }, ta karta donosi sopstvena prava.
power-followed-by = { $by ->
    [any-card] Dok je gornja na talonu, odgovara joj bilo koja karta.
    [suit] Dok je gornja na talonu, odgovara joj samo karta istog znaka.
   *[suit-or-rank] Dok je gornja na talonu, odgovara joj karta istog znaka ili istog broja.
}
# all cards that have no power
power-plain = Sve ostale karte su obične, bez posebnog dejstva.

## What holds for all of them

power-two-reverse = { $skips ->
    [yes] Kad igraju dva igrača, promenom smera preskače se protivnik.
   *[no] Kad igraju dva igrača, promena smera ništa ne menja.
}
power-two-skip = Kad igraju dva igrača, onaj ko preskoči protivnika ponovo je na potezu.
power-two-previous = Kad igraju dva igrača, prethodni igrač je ujedno i sledeći.
power-names-stands = Traženi znak važi dok se ne baci sledeća karta, čak i ako u međuvremenu neko vuče sa špila, uzima kaznene karte ili gubi red. Uz poslednju kartu znak ne mora da se bira, osim ako se partija nastavlja.
power-direction = Sledeći i prethodni igrač uvek se određuju prema trenutnom smeru igre.
power-once = Kaznene karte se vuku samo jednom: posle toga niko više ne vuče zbog iste karte.
power-spent = Dalje važe samo znak i broj te karte.
power-pending = Dok kaznene karte čekaju da se izvuku, ne sme da se baci ništa osim takvog odgovora, a obično vučenje ne pomaže.
