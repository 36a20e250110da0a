### The score sheet of people who play with real cards: what is asked, answered, refused. The reader is addressed.
### $who is a player's name, $card one card as a sign ("7♥", or "Q" where the suit does not matter), $number the number of a round.

## What the person may type: words with commas between them. The English ones are always taken too.
## No command is a single letter, which could be a card (Q is a queen).

score-words-table = tabela
score-words-curve = kriva, krive, krivulja
score-words-correct = ispravi, popravi
score-words-undo = poništi, ponisti, vrati
score-words-points = poeni
score-words-nobody = niko, blokirana, blokirano, nema, -
# the sign between the cells of a CSV file: what spreadsheets expect (a semicolon where 1,5 is one and a half)
score-csv-separator = ;

## Beginning

score-title = Tabela poena
score-options = { $game }: kućna pravila od kojih zavise poeni, i šta važi ako se ništa ne promeni:
score-names = Ko igra? Imena, sa zarezima između njih:
score-names-help = Upiši imena svih igrača, sa zarezima između njih, redom kojim sedite za stolom.
score-kept = Tabela se čuva u datoteci { $file } posle svake partije.
score-resume = Ova tabela nije završena: { $game }, { $names }. Hoćeš li da je nastaviš? Upiši „da“ ili „ne“:
score-resume-help = „da“ nastavlja tu tabelu; „ne“ počinje novu, a ona ostaje takva kakva je.

## A round

score-round = Partija { $number }
score-ask-out = Ko je ostao bez karata?
score-ask-out-help = Upiši ime onoga ko je izbacio sve karte ili početak tog imena; „niko“ ako se partija završila bez toga. Upiši „poeni“ ako hoćeš da uneseš poene partije onako kako stoje na papiru.
score-ask-card = Koja je bila poslednja karta igrača { $who }?
score-ask-card-help = Upiši kartu kojom je partija dobijena, brojem i znakom, kao { $example }. Gde znak nije važan, dovoljan je broj.
score-ask-hand = Šta je u ruci ostalo igraču { $who }? Karte ili koliko poena vrede:
score-ask-hand-help = Upiši karte sa razmacima između njih, kao { $example }; gde znak nije važan, dovoljan je broj. Ili upiši samo koliko poena te karte vrede zajedno, pre svakog udvostručavanja.
score-ask-back = Da li se kazna vratila igraču { $who }? Upiši karte koje su tom igraču ostale u ruci ili pritisni Enter ako ih nema:
score-ask-back-help = Ko ostane bez karata kartom zbog koje drugi vuku, mora sam da vuče ako se kazna vrati, i te karte mu se boduju. Enter: kazna se nije vratila.
score-ask-lost = Kome u ruci ostaje { $cards }? Imena ili „niko“:
score-ask-lost-help = Kome u ruci ostane takva karta, taj odmah gubi igru. Upiši imena sa zarezima između njih ili „niko“.
score-ask-points = Poeni ove partije redom – { $names }:
score-ask-points-help = Upiši po jedan broj za svakog igrača: koliko se za ovu partiju dodaje njegovom zbiru, kad se sve uračuna.
# $now: what stands there
score-stays = Uz Enter ostaje: { $now }.
score-nothing-typed = Ništa nije upisano. Upiši „pomoć“ za objašnjenje pitanja.
score-correcting = Partija { $number } se upisuje ponovo.
score-back = Taj odgovor je poništen.
score-no-name = Nijedan igrač se ne zove „{ $name }“. Tu su { $names }.
score-several-names = „{ $name }“ može da bude { $names }.
score-not-points = „{ $text }“ nije ceo broj.
# so many numbers were typed
score-points-each = { $given ->
    [one] Upisan je { $given } broj, a broj igrača je { $players }. Upiši po jedan za svakog: { $names }.
    [few] Upisana su { $given } broja, a broj igrača je { $players }. Upiši po jedan za svakog: { $names }.
   *[other] Upisano je { $given } brojeva, a broj igrača je { $players }. Upiši po jedan za svakog: { $names }.
}
score-either = { $text } može da znači i poene i kartu. Upiši { $points } za poene ili kartu sa znakom, kao { $card }.

## What was counted

# $points: "Ana 0, Ben 20"
score-counted = Partija { $number }: { $points }.
score-times = { $times ->
    [0] Zbog poslednje karte poeni ostalih se ne računaju.
    [2] Poslednja karta udvostručuje poene ostalih.
   *[other] Poslednja karta množi poene ostalih sa { $times }.
}
score-has-lost = { $who } gubi igru zbog karata preostalih u ruci.
score-over = { $rounds ->
    [1] Igra je završena posle jedne partije.
    [one] Igra je završena posle { $rounds } partije.
    [few] Igra je završena posle { $rounds } partije.
   *[other] Igra je završena posle { $rounds } partija.
}
score-won = { $count ->
    [1] Igru dobija { $who }.
   *[other] Pobeda se deli: { $who }.
}
score-drawn = Nerešeno je: nema pobednika.
score-lost = Poraz: { $who }.
score-open-again = Igra više nije završena.
score-ask-over = Upiši „tabela“, „kriva“, „ispravi“ i broj partije, „poništi“ ili „izlaz“:
score-ask-over-help = Igra je završena. Neka partija još može da se ispravi ili poništi; tada igra može i da se nastavi.
score-undone = Partija { $number } je poništena.
score-corrected = Partija { $number } je ispravljena.
score-left = Tabela je sačuvana u datoteci { $file }. Za nastavak upiši: { $command }
score-lost-now = Tabela ne može da se sačuva u datoteci { $file }: { $problem }. Novi pokušaj sledi posle svake partije.
score-not-kept = Tabela nije sačuvana. Datoteka { $file } ne može da se upiše: { $problem }.
score-elsewhere = Neko drugi je u međuvremenu izmenio datoteku { $file }; ona ostaje takva kakva je, a tvoja tabela se odsad čuva u datoteci { $other }.
score-help = Na svako pitanje možeš da upišeš: tabela (sve partije), kriva (kako su se menjali zbirovi), ispravi i broj partije, poništi (poslednji odgovor ili poslednju partiju), pravila (knjižica s pravilima), pomoć, izlaz (sve ostaje sačuvano).

## The table and the curves

score-column-round = Partija
score-column-total = Ukupno
score-no-rounds = Još nijedna partija nije upisana.
# under a table with asterisks
score-star = Zvezdica označava ko je ostao bez karata.
score-limit = { $exceeded ->
    [yes] Igra se završava posle partije u kojoj nečiji zbir pređe { $limit }.
   *[no] Igra se završava posle partije u kojoj nečiji zbir dostigne { $limit }.
}
score-curves = Kako su se zbirovi menjali iz partije u partiju, od { $least } do { $most }.
score-rounds-won = Dobijene partije: { $points }.
# under the drawing on the page: the name of its horizontal axis
score-axis-rounds = Partije
score-axis-points = Poeni
# a drawing told to somebody who cannot see it; $points: the totals at the end
score-drawing = Zbirovi svih igrača posle svake partije. Na kraju: { $points }.

## What cannot be

score-name-wrong = { $most ->
    [one] „{ $name }“ ovde ne može da bude ime: potrebno je od 1 do { $most } znaka koji se mogu štampati, bez zareza.
    [few] „{ $name }“ ovde ne može da bude ime: potrebno je od 1 do { $most } znaka koji se mogu štampati, bez zareza.
   *[other] „{ $name }“ ovde ne može da bude ime: potrebno je od 1 do { $most } znakova koji se mogu štampati, bez zareza.
}
score-name-twice = Ime { $who } je navedeno dvaput; izaberi drugo.
score-name-command = { $name } bi se shvatilo kao komanda; izaberi drugo ime.
score-players = { $given ->
    [0] Nije navedeno nijedno ime, a ovo igra od { $fewest } do { $most } igrača.
    [1] Navedeno je jedno ime, a ovo igra od { $fewest } do { $most } igrača.
    [one] Navedeno je { $given } ime, a ovo igra od { $fewest } do { $most } igrača.
    [few] Navedena su { $given } imena, a ovo igra od { $fewest } do { $most } igrača.
   *[other] Navedeno je { $given } imena, a ovo igra od { $fewest } do { $most } igrača.
}
score-too-few-cards = U špilu nema dovoljno karata za { $given } igrača sa toliko karata u ruci.
score-each = Podaci su navedeni za { $given } igrača, a igrača ima { $players }.
score-no-seat = { $seat } nije igrač; igrači se broje od 0 do { $most }.
score-nobody-loses = Po ovim pravilima niko ne gubi igru zbog karte preostale u ruci.
score-card-of-nobody = Niko nije ostao bez karata, pa { $card } ne može da bude poslednja karta.
score-last-missing = Poeni zavise od toga kojom kartom { $who } ostaje bez karata, pa ta karta mora da se navede.
score-last-barred = { $card } po ovim pravilima ne sme da bude poslednja karta; { $who } ne može time da ostane bez karata.
score-no-card = U ovom špilu nema karte „{ $card }“. Karta se upisuje brojem ({ $ranks }) i znakom ({ $suits }), kao { $example }.
score-which-suit = Kod { FORM($rank, "many-gen") } je ovde važan znak, pa i njega treba upisati: { $cards }.
score-lost-by-cards = Karte igrača { $who } su poznate, pa samo one govore da li je igra izgubljena.
score-finisher-hand = { $who } ostaje bez karata, pa u ruci nema više ništa.
score-empty-hand = { $who } ne ostaje bez karata, pa u ruci ima bar jednu.
score-negative = { $points ->
    [one] { $who } ne može da ima { $points } poen: nijedna karta ovde ne vredi manje od nule.
   *[other] { $who } ne može da ima { $points } poena: nijedna karta ovde ne vredi manje od nule.
}
score-beyond = { $points ->
    [one] { $who } ne može da ima { $points } poen: moguće je od { $least } do { $most }.
   *[other] { $who } ne može da ima { $points } poena: moguće je od { $least } do { $most }.
}
score-no-points = { $points ->
    [one] { $who } ne može da ima { $points } poen: ovde je moguće samo 0.
   *[other] { $who } ne može da ima { $points } poena: ovde je moguće samo 0.
}
score-finisher-points = { $points ->
    [one] { $who } ostaje bez karata, pa ne može da ima { $points } poen; moguće je samo { $own }.
   *[other] { $who } ostaje bez karata, pa ne može da ima { $points } poena; moguće je samo { $own }.
}
score-too-many = { $there ->
    [1] { $players ->
        [1] { $times ->
            [one] Karta { $card } postoji samo jedna, a kod igrača { $who } bi se našla { $times } put.
           *[other] Karta { $card } postoji samo jedna, a kod igrača { $who } bi se našla { $times } puta.
        }
       *[other] Karta { $card } postoji samo jedna, a imao bi je svaki od ovih igrača: { $who }.
    }
    [few] { $players ->
        [1] { $times ->
            [one] Postoje samo { $there } karte { $card }, a kod igrača { $who } bi se našla { $times }.
            [few] Postoje samo { $there } karte { $card }, a kod igrača { $who } bi se našle { $times }.
           *[other] Postoje samo { $there } karte { $card }, a kod igrača { $who } bi se našlo { $times }.
        }
       *[other] Postoje samo { $there } karte { $card }, a ovi igrači bi ih zajedno imali { $times }: { $who }.
    }
   *[other] { $players ->
        [1] { $times ->
            [one] Postoji samo { $there } karata { $card }, a kod igrača { $who } bi se našla { $times }.
            [few] Postoji samo { $there } karata { $card }, a kod igrača { $who } bi se našle { $times }.
           *[other] Postoji samo { $there } karata { $card }, a kod igrača { $who } bi se našlo { $times }.
        }
       *[other] Postoji samo { $there } karata { $card }, a ovi igrači bi ih zajedno imali { $times }: { $who }.
    }
}
score-after-end = { $rounds ->
    [1] Igra je završena posle jedne partije; posle njenog kraja nema novih partija.
    [one] Igra je završena posle { $rounds } partije; posle njenog kraja nema novih partija.
    [few] Igra je završena posle { $rounds } partije; posle njenog kraja nema novih partija.
   *[other] Igra je završena posle { $rounds } partija; posle njenog kraja nema novih partija.
}
score-earlier-end = { $rounds ->
    [one] Time bi igra bila završena već posle partije { $end }, a odigrana je { $rounds } partija. Ništa nije promenjeno; najpre poništi partije koje dolaze posle te.
    [few] Time bi igra bila završena već posle partije { $end }, a odigrane su { $rounds } partije. Ništa nije promenjeno; najpre poništi partije koje dolaze posle te.
   *[other] Time bi igra bila završena već posle partije { $end }, a odigrano je { $rounds } partija. Ništa nije promenjeno; najpre poništi partije koje dolaze posle te.
}
score-no-round = Još nijedna partija nije upisana.
score-no-such-round = { $rounds ->
    [1] Nema partije { $number }; upisana je samo partija 1.
   *[other] Nema partije { $number }; upisane su partije od 1 do { $rounds }.
}
score-which-round = Iza te reči upiši broj partije, kao „ispravi 2“.

## Files and calls

# $file is the name of a file, $problem a sentence or what the system says
score-file-unread = Datoteka { $file } ne može da se pročita: { $problem }.
score-file-unwritten = Datoteka { $file } ne može da se upiše: { $problem }.
score-file-not-text = Datoteka { $file } nije tekst, pa nije ni tabela poena. Ostaje takva kakva je.
score-file-not-json = Datoteka { $file } nije tabela poena: red { $line } nije JSON. Ostaje takva kakva je.
score-file-damaged = Datoteka { $file } je tabela poena koja ne može da se nastavi. Ostaje takva kakva je. { $problem }
score-file-other = { $kind ->
    [record] Datoteka { $file } je zapis jedne partije, a ne tabela poena. Ostaje takva kakva je.
    [match] Datoteka { $file } je zapis igre odigrane u programu Maumau, a ne tabela poena. Ostaje takva kakva je.
    [save] Datoteka { $file } je sačuvana igra; ona se nastavlja komandom „maumau play --resume“. Ostaje takva kakva je.
    [newer] Datoteka { $file } je tabela poena iz novije verzije programa Maumau; ova je ne može pročitati. Ostaje takva kakva je.
   *[other] Datoteka { $file } nije tabela poena programa Maumau. Ostaje takva kakva je.
}
score-file-ruleset = U datoteci je navedena igra „{ $ruleset }“, koja nije poznata, a njenih pravila u datoteci nema. Poznate igre: { $rulesets }.
score-file-rules = Po pravilima koja stoje u datoteci ne može da se igra; greška je ovde: { $where }.
score-file-options = Opcije iz datoteke ne mogu da se izaberu zajedno: { $options }.
score-file-fingerprint = Tabela je započeta po drugim pravilima: njihov otisak je { $found }, a otisak ovih pravila je { $right }.
score-file-no-hands = Nisu navedene ni karte u ruci ni poeni; jedno od toga je potrebno.
score-file-points-too = Navedeni su poeni, pa pored njih ne mogu da stoje ni karte u ruci ni poslednja karta.
score-file-round = Partija { $number }: { $problem }
score-file-is-there = Datoteka { $file } već postoji i ostaje takva kakva je; navedi drugu ili navedi samo ovu da je nastaviš.
score-file-is-folder = { $file } je fascikla; navedi datoteku.
score-no-folder = Nema fascikle { $folder }; najpre je napravi ili navedi drugu.
score-out-is-sheet = Datoteka { $file } bi bila zamenjena, a njen naziv se ne završava ni na .csv ni na .html. Ostaje takva kakva je.
score-out-over-sheet = Datoteka { $file } je sama tabela poena i ostaje takva kakva je; navedi drugu.
score-which-file = Navedi i datoteku sa tabelom poena, ovako: maumau score DATOTEKA { $option }
score-no-file = Nema datoteke { $file }.
score-written = Datoteka { $file } je upisana.
score-one-only = Iza { $option } može da stoji samo jedna datoteka.
