### Why a move is not allowed: one message for each reason of the engine, and what would be allowed.
### $you: yes (the reader wanted to move), whom (the reader is the other player told of), no (neither). $who wanted to move;
### $whom is the other player told of. $card is the card to be played, $top the top card of the pile, $drawn the card just drawn,
### $naming the card that asks for a suit. Every message gets all of them that there are.
### In Basque a card that is a sign takes no ending: it stands bare, or in brackets after a noun that has the case.

# a whole refusal: $reason is one of the messages below, $clause the number of the rule that refuses; $some: whether
# something is allowed that may be told ($allowed, a sentence)
refusal-told = { $some ->
    [yes] { $reason } { $allowed } ({ $clause })
   *[no] { $reason } ({ $clause })
}
# the same without the number of the rule
refusal-said = { $some ->
    [yes] { $reason } { $allowed }
   *[no] { $reason }
}
# $moves: "play 7♥ or 9♣; draw"
refusal-allowed = Orain egin daitekeena: { $moves }.

## Whose turn it is

refusal-round-over = Eskualdia amaitu da.
# $whom is on turn
refusal-not-your-turn = { $you ->
    [yes] Ez da zure txanda. Txanda: { $whom }.
    [whom] Zure txanda da: { FORM($who, "erg") } itxaron egin behar du.
   *[no] { FORM($who, "erg") } itxaron egin behar du. Txanda: { $whom }.
}
# $whom has played the last card
refusal-waits-for-close = { $you ->
    [whom] Azken karta bota duzu; harrapatzeko aukera igaro arte, inork ezin du jokaldirik egin.
   *[no] { FORM($whom, "erg") } azken karta bota du; harrapatzeko aukera igaro arte, inork ezin du jokaldirik egin.
}
refusal-nothing-to-close = Ez dago esku hutsik zain; beraz, ez dago zer itxirik.
# seats are counted from 0 to $last
refusal-no-such-seat = Mahai honetako lekuak: 0–{ $last }.

## The cut

refusal-not-cutting = Ez dago moztean agertutako kartarik zain: orduan bakarrik gorde edo utz daiteke karta bat.
refusal-must-cut = Lehenik esan behar da moztean agertutako karta gorde ala utzi egiten den.

## Naming a suit

refusal-must-name = Lehenik paloa aukeratu behar da. Karta honek eskatzen du: { $naming }.
refusal-nothing-to-name = Orain ez dago paloa aukeratzea eskatzen duen kartarik.
refusal-suit-barred = Karta honekin ({ $naming }) ezin da haren palo bera aukeratu: beste bat behar da.

## Putting a card

refusal-not-in-hand = { $you ->
    [yes] Ez duzu { $card } eskuan.
   *[no] { FORM($who, "erg") } ez du { $card } eskuan.
}
refusal-does-not-follow = { $you ->
    [yes] Ezin duzu { $card } bota: ez dator bat goiko kartarekin ({ $top }).
   *[no] { FORM($who, "erg") } ezin du { $card } bota: ez dator bat goiko kartarekin ({ $top }).
}
# $suit was named, or is kept by the top card
refusal-suit-nominated = { $you ->
    [yes] Ezin duzu { $card } bota: beste palo bat dago indarrean ({ $suit }).
   *[no] { FORM($who, "erg") } ezin du { $card } bota: beste palo bat dago indarrean ({ $suit }).
}
refusal-wild-barred = { $you ->
    [yes] Ezin duzu { $card } bota goiko karta honen gainean: { $top }.
   *[no] { FORM($who, "erg") } ezin du { $card } bota goiko karta honen gainean: { $top }.
}
# $pending: how many cards
refusal-live-penalty = { $pending ->
    [one] Karta bat dago hartzeko: hartu, edo bota goiko kartari ({ $top }) erantzuten dion karta bat.
   *[other] { $pending } karta daude hartzeko: hartu, edo bota goiko kartari ({ $top }) erantzuten dion karta bat.
}
refusal-live-until = Goiko karta ({ $top }) estaltzen duen bat atera arte hartzen dira kartak; eskuan zeudenek ez dute balio.
refusal-only-drawn-card = Kartak hartu ondoren, hartutakoa bakarrik bota daiteke: { $drawn }.
refusal-forced-card = Atera den karta bota behar da: { $drawn }.
refusal-does-not-cover = { $you ->
    [yes] Ezin duzu { $card } bota: ez du goiko karta estaltzen ({ $top }).
   *[no] { FORM($who, "erg") } ezin du { $card } bota: ez du goiko karta estaltzen ({ $top }).
}
refusal-last-barred = { $you ->
    [yes] Ezin duzu { $card } azken karta gisa bota.
   *[no] { FORM($who, "erg") } ezin du { $card } azken karta gisa bota.
}
refusal-must-lead = { $you ->
    [yes] Zu hasten zara: edozein karta bota dezakezu, baina bat bota behar duzu.
   *[no] { $who } hasten da: edozein karta bota dezake, baina bat bota behar du.
}
refusal-must-play = Hemen karta egoki bat bota behar da.

## Drawing, passing, taking

refusal-holds-fitting = Ezin da kartarik hartu, eskuan karta egoki bat badago.
refusal-holds-cover = { $you ->
    [yes] Goiko karta ({ $top }) estali behar duzu: baduzu horretarako karta bat eskuan.
   *[no] { FORM($who, "erg") } goiko karta ({ $top }) estali behar du: badu horretarako karta bat eskuan.
}
refusal-already-drawn = Txanda honetan jada hartu da sortatik.
refusal-nothing-to-draw = Ez dago hartzeko kartarik: sorta agortu da, eta pilan goiko karta baino ez dago.
refusal-must-draw = Ezin da pasatu karta bat hartu aurretik.
refusal-no-draw-to-cover = Goiko karta ({ $top }) estaltzeko ez da kartarik hartzen: bota karta bat edo pasatu.
refusal-nothing-to-take = Ez dago zigor-kartarik hartzeko.

## Calls and catches

refusal-no-calls = Arau hauetan ez da ezer esan behar.
refusal-nothing-to-call = { $you ->
    [yes] Orain ez duzu ezer esan behar.
   *[no] { FORM($who, "erg") } ez du orain ezer esan behar.
}
refusal-wrong-word = { $you ->
    [yes] Hori ez da orain esan dezakezun hitza.
   *[no] Hori ez da { FORM($who, "erg") } orain esan dezakeen hitza.
}
refusal-already-called = { $you ->
    [yes] Esan duzu jada.
   *[no] { FORM($who, "erg") } esan du jada.
}
# $whom was to be caught
refusal-nothing-to-catch = { $you ->
    [whom] Ez dago zer harrapaturik: orain ezin zaitu inork harrapatu.
   *[no] Ez dago zer harrapaturik: orain ezin da { $whom } harrapatu.
}
refusal-own-catch = Inork ezin du bere burua harrapatu.
