### The referee as a dialogue, for people who play with real cards: what lies there, what somebody wants to do, the answer.
### The person asking need not be the player: nothing here says "you" to the player, who is "Player 1", as setup-default-name
### has it. Words to type come as variables of their own ($yes, $no, $back); signs like 7h and - are typed as they stand.

## Words that mean something here alone: lists with commas; the first is the one that is shown. English ones are always read

ask-words-left = ulevo, levo
ask-words-right = udesno, desno
ask-words-change = promeni, druga pozicija, nova pozicija
ask-words-game = igra, druga igra

## Before the questions

ask-or-file = { $flag } važi kad se pita za tastaturom: uz to ne navodi datoteku.
ask-needs-file = { $flag } važi kad se odgovara o datoteci: navedi je.

ask-seated = Igrač o kome se pita je Igrač 1; levo od njega sedi Igrač 2 i tako dalje. ? objašnjava pitanje, { $back } vraća na prethodno, { $quit } završava rad.
ask-first-question = Ovo je prvo pitanje.
# $question is a whole question; $kept is the answer that the Enter key gives
ask-kept = { $question } [{ $kept }]
# $help is what is typed here, in sentences; $back is a word to type
ask-back-too = { $help } { $back }: prethodno pitanje.

## What lies there, and behind each question what may be answered

ask-seats = Koliko igrača igra, od { $least } do { $most }?
ask-seats-help = Upiši broj. Može da bude važno koliko ih sedi za stolom, na primer kad neka karta preskače igrača.
ask-top = Koja je gornja karta na talonu?
ask-top-help = Upiši kartu brojem i znakom, kao 7h, J♠ ili sedmica herc; „-“ ako je talon prazan i neko tek počinje. Iza karte može da stoji znak koji je za nju izabran ili broj karata koje čekaju.
# $card asks for a suit; $no is a word to type
ask-suit = Koji je znak izabran za { FORM($card, "acc") }? ({ $no }: nijedan)
ask-suit-help = Upiši slovo, oznaku ili naziv znaka. Nijedan znak nije izabran ako tu kartu niko nije bacio, na primer kad je to početna karta.
# $suits: those that may be named
ask-no-suit = „{ $typed }“: za { FORM($card, "acc") } može da bude { $suits } ili { $no }.
ask-names-nothing = Nijedan znak nije mogao da bude izabran: gornja karta je { $card }, a po njoj se znak ne bira. Upiši samo kartu.
# $numbers: those that there can be, 0 first
ask-pending = Koliko kaznenih karata čeka zbog { FORM($card, "gen") }: { $numbers }?
ask-pending-help = Koliko karata mora da vuče ko ne odgovori; 0 ako su već izvučene ili niko ne mora da vuče.
ask-no-pending = „{ $typed }“: zbog { FORM($card, "gen") } može da čeka { $numbers }.
ask-pends-nothing = Nijedna kaznena karta ne može da čeka: gornja karta je { $card }, a zbog nje niko posle ne vuče. Upiši samo kartu.
ask-until = Da li je karta { $card } upravo bačena, pa Igrač 1 zbog nje mora da vuče? ({ $yes } ili { $no })
ask-until-help = Da, ako zbog te karte još niko nije vukao. Ne, ako je to završeno.
ask-own = Da li je Igrač 1 upravo bacio { FORM($card, "acc") } i mora da igra ponovo? ({ $yes } ili { $no })
ask-own-help = Da, ako je tu kartu bacio Igrač 1 i još mora da je poklopi ili da baci još jednu kartu. Ne, ako ju je bacio neko drugi ili je to završeno.
ask-left = Da li je prethodni igrač upravo bacio { FORM($card, "acc") }, a tu kartu nije poklopio? ({ $yes } ili { $no })
ask-left-help = Da, ako pravo da je poklopi sada ima Igrač 1. Ne, ako je to završeno.
ask-direction = U kom smeru se igra, { $left } ili { $right }?
ask-direction-help = Ulevo je u smeru kazaljke na satu: prvo je na redu Igrač 1, a za njim Igrač 2.
ask-no-direction = Upiši „{ $left }“ ili „{ $right }“.
ask-hand = Koje karte u ruci ima Igrač 1?
ask-hand-help = Upiši sve karte koje u ruci ima Igrač 1, sa razmacima između njih, kao 7h 9c J♠. Jednake karte iz dva špila upisuju se dvaput.
ask-hand-needed = Upiši karte koje u ruci ima Igrač 1, kao { $card }: bez njih bi partija bila završena.
ask-others = Koliko karata u ruci ima svaki od ostalih, od 1 do { $most }?
ask-others-help = Upiši broj; koje su to karte, ovde nije važno.
# $words: the words that can have been said, and the one for no
ask-called = Šta je Igrač 1 već rekao za poslednju kartu: { $words }?
ask-called-help = Najava koja sada važi, ako je ima.
ask-no-call = „{ $typed }“: može da bude { $words }.

## What cannot be

ask-number = „{ $typed }“: upiši broj od { $least } do { $most }.
ask-no-card = „{ $typed }“ nije karta iz ovog špila. Karta se upisuje sa znakom, kao { $card }.
# so often the card was named, on top and in hand together
ask-too-many-equal = { $packs ->
    [1] { $count ->
        [one] Karta { $card } je navedena { $count } put, a postoji samo jedna.
       *[other] Karta { $card } je navedena { $count } puta, a postoji samo jedna.
    }
    [few] { $count ->
        [one] Karta { $card } je navedena { $count } put, a postoje samo { $packs }.
       *[other] Karta { $card } je navedena { $count } puta, a postoje samo { $packs }.
    }
   *[other] { $count ->
        [one] Karta { $card } je navedena { $count } put, a postoji ih samo { $packs }.
       *[other] Karta { $card } je navedena { $count } puta, a postoji ih samo { $packs }.
    }
}
ask-too-many-cards = { $count ->
    [one] { $count } karta je previše: u igri ih je { $there }, svako mora da ima bar jednu, a jedna mora da ostane za vučenje.
    [few] { $count } karte su previše: u igri ih je { $there }, svako mora da ima bar jednu, a jedna mora da ostane za vučenje.
   *[other] { $count } karata je previše: u igri ih je { $there }, svako mora da ima bar jednu, a jedna mora da ostane za vučenje.
}
ask-cannot-be = Kad je gornja karta { $card }, to nije moguće. Odgovori drugačije na ovo pitanje ili se vrati.

## What somebody wants to do

# $who holds $cards; $some: whether there are any
ask-holds = { $some ->
    [yes] { $who } u ruci ima { FORM($cards, "acc") }.
   *[no] { $who } nema karata u ruci.
}
# $further: a move was made already
ask-move = { $further ->
    [yes] Šta { $who } zatim hoće da uradi?
   *[no] Šta { $who } hoće da uradi?
}
# $name, $catch and the like are words to type
ask-move-help = Karta, kao { $card }; { $draw }, { $pass } ili { $take }; { $name } i znak; { $call }; { $catch } i igrač. Ono što kaže drugi igrač počinje time ko je to, kao Igrač 2: { $catch } Igrač 1. { $table }: kako stvari stoje. { $rules }: knjižica s pravilima. { $back }: pre poslednjeg poteza ili prethodno pitanje. { $change }: druga pozicija. { $game }: druga igra.
ask-which-move = Upiši šta igrač hoće da uradi; ? to objašnjava. { $table }: kako stvari stoje. { $rules }: knjižica s pravilima. { $back }: prethodno pitanje. { $change }: druga pozicija. { $game }: druga igra. { $quit }: kraj rada.
ask-cannot-read = „{ $typed }“ nije potez. Upiši kartu, kao { $card }, ili šta drugo treba da se uradi; ? to objašnjava.
# $who is another player, whose cards were not asked for
ask-not-known = Ovde se ne zna koje karte ima { $who }. Upiši „{ $back }“, pa pitaj kao da je to Igrač 1.

## The answer

ask-allowed = Dozvoljeno je.
# $why: why, what would be allowed, and the number of the rule, in sentences
ask-not-allowed = Nije dozvoljeno. { $why }
# the move draws cards, and what happens depends on them
ask-came = Koja karta dolazi ili koje? (Enter: to se ne zna)
ask-came-help = Karte koje se vuku, redom kojim dolaze. Enter, ako se ne znaju: tada se ne kaže šta se posle dešava.
ask-came-more = { $count ->
    [1] Vuče se više od te jedne karte: upiši ih sve.
    [one] Vuče se više od te { $count } karte: upiši ih sve.
    [few] Vuče se više od te { $count } karte: upiši ih sve.
   *[other] Vuče se više od tih { $count } karata: upiši ih sve.
}
ask-depends = Šta se zatim dešava, zavisi od karte koja dođe.
# $players can be caught
ask-may-catch = Najava je izostala: sada može da se uhvati { $players } ({ $catch }).
# $phase of the round; $who decides; $still: it is Player 1
ask-then = { $phase ->
    [name] { $who } sada bira znak.
    [window] Partija je završena, osim ako se izostala najava sada izgovori ili neko zbog nje bude uhvaćen.
    [over] Partija je završena.
   *[play] { $still ->
        [yes] { $who } je i dalje na potezu.
       *[no] Zatim je na potezu { $who }.
    }
}
