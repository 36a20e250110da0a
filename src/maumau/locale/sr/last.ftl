### The last card: what becomes of its power, and the calls. $cards is one card of several kinds ("a seven or an ace").
### $word is what is said, in quotation marks.

## Its power

# $but: whether there are exceptions, which are told before
last-ends = { $but ->
    [yes] Ako je poslednja neka druga karta, njeno dejstvo ne važi: partija je završena.
   *[no] Dejstvo poslednje karte ne važi: partija je završena.
}
last-answered = Ako je poslednja karta { $cards }, kazna se odigrava do kraja pre nego što se partija završi: sledeći igrač može da odgovori, i tako redom, a prvi koji ne odgovori vuče karte za ceo niz.
# $counts: whether the cards left in hand count
last-comes-back = { $counts ->
    [yes] Ako se kazna vrati igraču koji je ostao bez karata, on vuče kaznene karte i one mu se boduju, ali je partiju ipak dobio.
   *[no] Ako se kazna vrati igraču koji je ostao bez karata, on vuče kaznene karte, ali je partiju ipak dobio.
}
# whoever gets rid of the last card while answering
last-answered-out = { $counts ->
    [yes] Ko odgovorom izbaci poslednju kartu, nema šta da sabira; partiju dobija onaj ko je prvi ostao bez karata.
   *[no] Ko odgovorom izbaci poslednju kartu, ne dobija partiju: dobija je onaj ko je prvi ostao bez karata.
}
last-answered-uncalled = Ni odgovor poslednjom kartom ne važi kao izbacivanje svih karata ako je najava izostala.
last-served = Ako je poslednja karta { $cards }, kaznene karte se izvlače pre nego što se partija završi, i na njih se ne može odgovoriti.
last-barred = Kao poslednja karta ne sme se baciti { $cards }.
last-covered = Ako je poslednja karta { $cards }, i ona mora da se poklopi: pošto u ruci nema više karata, igrač za poklapanje vuče na isti način, a partiju dobija tek kad baci kartu kojom je poklapa.
last-covered-again = Ako je i karta kojom se poklapa takva, i ona mora da se poklopi na isti način.
last-covered-no-call = Za kartu kojom se tada poklapa nije potrebna najava.
last-nothing-to-take = Ako nema nijedne karte za vučenje, taj igrač ipak dobija partiju.

## Words

last-word-mau = „Mau“
last-word-mau-mau = „Mau mau“
last-word-last = „Poslednja!“

## The call with one card left

# $when: after (with the play or after it), turn (before it, on one's turn), turn-after (either), any (before it, at any time
# while holding two cards), any-after (either)
last-one = { $when ->
    [turn] Kad je na potezu, igrač mora da kaže { $word } pre nego što baci pretposlednju kartu.
    [turn-after] Igrač koji baca pretposlednju kartu mora da kaže { $word }: pre toga, kad je na potezu, ili posle toga.
    [any] Pre nego što baci pretposlednju kartu, igrač mora da kaže { $word }, u bilo kom trenutku dok u ruci ima dve karte.
    [any-after] Igrač koji baca pretposlednju kartu mora da kaže { $word }: pre toga, u bilo kom trenutku dok u ruci ima dve karte, ili posle toga.
   *[after] Igrač koji baca pretposlednju kartu mora da kaže { $word } dok je baca ili posle toga.
}
last-one-caught = { $cards ->
    [1] Ko to ne kaže, a uhvati ga neko od protivnika, po kazni vuče jednu kartu.
    [one] Ko to ne kaže, a uhvati ga neko od protivnika, po kazni vuče { $cards } kartu.
    [few] Ko to ne kaže, a uhvati ga neko od protivnika, po kazni vuče { $cards } karte.
   *[other] Ko to ne kaže, a uhvati ga neko od protivnika, po kazni vuče { $cards } karata.
}
# $until: what ends the chance to catch; $after: whether it can be made good until then
last-one-window = { $until ->
    [another-plays-a-card] { $after ->
        [yes] Takav igrač može da bude uhvaćen, ali može i da naknadno izgovori najavu, dok neki drugi igrač ne baci kartu; ono što on sam dalje radi tu ništa ne menja.
       *[no] Takav igrač može da bude uhvaćen dok neki drugi igrač ne baci kartu; ono što on sam dalje radi tu ništa ne menja.
    }
   *[another-moves] { $after ->
        [yes] Takav igrač može da bude uhvaćen, ali može i da naknadno izgovori najavu, dok neki drugi igrač ne povuče potez; ono što on sam dalje radi tu ništa ne menja.
       *[no] Takav igrač može da bude uhvaćen dok neki drugi igrač ne povuče potez; ono što on sam dalje radi tu ništa ne menja.
    }
}
last-one-until = { $until ->
    [another-plays-a-card] Najava može da se izgovori dok neki drugi igrač ne baci kartu; niko ne može da bude uhvaćen.
   *[another-moves] Najava može da se izgovori dok neki drugi igrač ne povuče potez; niko ne može da bude uhvaćen.
}
# $some: whether there are such cards
last-one-goes-on = { $some ->
    [yes] Ako isti igrač igra ponovo, kao posle { FORM($cards, "gen") }, najava mora da se izgovori pre nego što se baci poslednja karta.
   *[no] Ako isti igrač igra ponovo, najava mora da se izgovori pre nego što se baci poslednja karta.
}
last-one-unfinished = { $cards ->
    [1] Bez najave poslednja karta ne završava partiju: pošto je baci, igrač vuče jednu kartu; zatim dejstvo bačene karte važi kao da nije bila poslednja i igra se dalje.
    [one] Bez najave poslednja karta ne završava partiju: pošto je baci, igrač vuče { $cards } kartu; zatim dejstvo bačene karte važi kao da nije bila poslednja i igra se dalje.
    [few] Bez najave poslednja karta ne završava partiju: pošto je baci, igrač vuče { $cards } karte; zatim dejstvo bačene karte važi kao da nije bila poslednja i igra se dalje.
   *[other] Bez najave poslednja karta ne završava partiju: pošto je baci, igrač vuče { $cards } karata; zatim dejstvo bačene karte važi kao da nije bila poslednja i igra se dalje.
}
last-one-anew = Sa tom jednom kartom u ruci najava je odmah ponovo obavezna; bez nje se isto ponavlja.
last-one-otherwise = Ko na bilo koji drugi način ostane sa jednom kartom, nema šta da najavi.

## The word for going out

last-none = { $when ->
    [turn] Kad je na potezu, igrač mora da kaže { $word } pre nego što baci poslednju kartu.
    [turn-after] Igrač koji baca poslednju kartu mora da kaže { $word }: pre toga, kad je na potezu, ili posle toga.
    [any] Pre nego što baci poslednju kartu, igrač mora da kaže { $word }, u bilo kom trenutku dok u ruci ima samo tu kartu.
    [any-after] Igrač koji baca poslednju kartu mora da kaže { $word }: pre toga, u bilo kom trenutku dok u ruci ima samo tu kartu, ili posle toga.
   *[after] Igrač koji baca poslednju kartu mora da kaže { $word } dok je baca ili posle toga.
}
# for every last card it is $double
last-none-only-double = Samo { $word } nije dovoljno.
last-none-double = Ako je ta karta { $cards }, mora da se kaže { $double }; samo { $word } nije dovoljno.
last-none-still = Ko kaže samo { $word }, još može da kaže { $double } dok ga neko ne uhvati.
last-none-caught = { $cards ->
    [1] Ko to ne kaže, a uhvati ga neko od protivnika, po kazni vuče jednu kartu.
    [one] Ko to ne kaže, a uhvati ga neko od protivnika, po kazni vuče { $cards } kartu.
    [few] Ko to ne kaže, a uhvati ga neko od protivnika, po kazni vuče { $cards } karte.
   *[other] Ko to ne kaže, a uhvati ga neko od protivnika, po kazni vuče { $cards } karata.
}

## With no cards left

last-one-catch = Jednim hvatanjem rešava se sve što nije rečeno.
last-waits = Dok igrač bez karata u ruci još može da bude uhvaćen, partija nije završena: niko ne igra dok ga neko ne uhvati ili dok svi ne puste da prilika prođe, a tada je partija dobijena.
last-right-call = Ispravna najava odmah završava partiju.
last-not-out = Ko bude uhvaćen bez karata u ruci, još nije dobio partiju: vuče kaznene karte i u tom potezu više ništa ne baca, a dejstvo bačene karte važi kao da nije bila poslednja.
# after the sentence before: that power
last-not-out-again = Ako je zbog tog dejstva isti igrač ponovo na potezu, počinje mu nov potez.
last-lapses = Najava važi samo jednom i propada čim igrač uzme bilo koju kartu.
# said when going out, without any consequence; $double with $cards ($some: whether there are such cards)
last-cry = { $some ->
    [yes] Ko baci poslednju kartu, kaže { $word }, a ako je ta karta { $cards }, kaže { $double }; od toga ništa ne zavisi.
   *[no] Ko baci poslednju kartu, kaže { $word }; od toga ništa ne zavisi.
}
