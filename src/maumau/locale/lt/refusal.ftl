### Why a move is not allowed: one message for each reason of the engine, and what would be allowed.
### $you: yes (the reader wanted to move), whom (the reader is the other player told of), no (neither). $who wanted to move;
### $whom is the other player told of. $card is the card to be played, $top the top card of the pile, $drawn the card just drawn,
### $naming the card that asks for a suit. Every message gets all of them that there are.
### In Lithuanian a card after a verb in the negative stands in the genitive: "negalima dėti čirvų devynakės".

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
refusal-allowed = Dabar galima: { $moves }.

## Whose turn it is

refusal-round-over = Raundas jau baigtas.
# $whom is on turn
refusal-not-your-turn = { $you ->
    [yes] Dabar ne tavo eilė: žaidžia { $whom }.
    [whom] Dabar žaidi tu, o ne { $who }.
   *[no] Dabar žaidžia { $whom }, o ne { $who }.
}
# $whom has played the last card
refusal-waits-for-close = { $you ->
    [whom] Jau padėjai paskutinę kortą; kol tave dar galima pagauti, ėjimo niekas nedaro.
   *[no] { $whom } jau padėjo paskutinę kortą; kol šį žaidėją dar galima pagauti, ėjimo niekas nedaro.
}
refusal-nothing-to-close = Be kortų niekas neliko, todėl nėra ir galimybės pagauti, kurią reikėtų praleisti.
# seats are counted from 0 to $last
refusal-no-such-seat = Prie šio stalo vietos yra nuo 0 iki { $last }.

## The cut

refusal-not-cutting = Pasilikti ar palikti dabar nėra ko: tai daroma tik perkėlus malką.
refusal-must-cut = Pirmiausia reikia nuspręsti: atsivertusią kortą pasilikti ar palikti.

## Naming a suit

refusal-must-name = Po { FORM($naming, "gen") } pirmiausia reikia paskelbti spalvą.
refusal-nothing-to-name = Dabar spalvos skelbti nereikia.
refusal-suit-barred = Po { FORM($naming, "gen") } reikia paskelbti kitą spalvą, ne tą, kurios yra pati korta.

## Putting a card

refusal-not-in-hand = { $you ->
    [yes] Tavo rankoje { FORM($card, "gen") } nėra.
   *[no] { $who } rankoje neturi { FORM($card, "gen") }.
}
refusal-does-not-follow = { $you ->
    [yes] Negalima dėti { FORM($card, "gen") } ant { FORM($top, "gen") }: ši korta netinka.
   *[no] { $who } negali dėti { FORM($card, "gen") } ant { FORM($top, "gen") }: ši korta netinka.
}
# $suit was named, or is kept by the top card
refusal-suit-nominated = { $you ->
    [yes] Negalima dėti { FORM($card, "gen") }: galioja { $suit }.
   *[no] { $who } negali dėti { FORM($card, "gen") }: galioja { $suit }.
}
refusal-wild-barred = { $you ->
    [yes] Negalima dėti { FORM($card, "gen") } ant { FORM($top, "gen") }.
   *[no] { $who } negali dėti { FORM($card, "gen") } ant { FORM($top, "gen") }.
}
# $pending: how many cards
refusal-live-penalty = { $pending ->
    [1] Reikia paimti vieną kortą: imk ją arba dėk kortą, kuria galima atsakyti į { FORM($top, "acc") }.
    [one] Reikia paimti { $pending } kortą: imk jas arba dėk kortą, kuria galima atsakyti į { FORM($top, "acc") }.
    [few] Reikia paimti { $pending } kortas: imk jas arba dėk kortą, kuria galima atsakyti į { FORM($top, "acc") }.
   *[other] Reikia paimti { $pending } kortų: imk jas arba dėk kortą, kuria galima atsakyti į { FORM($top, "acc") }.
}
refusal-live-until = Norint uždengti { FORM($top, "acc") }, reikia imti iš likčių, kol pasitaikys tam tinkama korta; jau rankoje turimomis dengti negalima.
refusal-only-drawn-card = Paėmus kortą, galima dėti tik ją: { FORM($drawn, "acc") }.
refusal-forced-card = Paimtą tinkamą kortą būtina padėti: { FORM($drawn, "acc") }.
refusal-does-not-cover = { $you ->
    [yes] Negalima uždengti { FORM($top, "gen") }: { $card } tam netinka.
   *[no] { $who } negali uždengti { FORM($top, "gen") }: { $card } tam netinka.
}
refusal-last-barred = { $you ->
    [yes] Negalima dėti { FORM($card, "gen") } kaip paskutinės kortos.
   *[no] { $who } negali dėti { FORM($card, "gen") } kaip paskutinės kortos.
}
refusal-must-lead = { $you ->
    [yes] Pradedi tu: galima dėti bet kurią kortą, bet dėti būtina.
   *[no] Pradeda { $who }: galima dėti bet kurią kortą, bet dėti būtina.
}
refusal-must-play = Čia būtina dėti tinkamą kortą.

## Drawing, passing, taking

refusal-holds-fitting = Turint tinkamą kortą, imti negalima.
refusal-holds-cover = { $you ->
    [yes] Privalai uždengti { FORM($top, "acc") }: rankoje turi tam tinkamą kortą.
   *[no] { $who } privalo uždengti { FORM($top, "acc") }: tam tinkama korta yra rankoje.
}
refusal-already-drawn = Per šią eilę iš likčių jau imta.
refusal-nothing-to-draw = Imti nėra ko: likčiai baigėsi, o šūsnyje – tik viršutinė korta.
refusal-must-draw = Prieš pasuojant reikia paimti kortą.
refusal-no-draw-to-cover = Norint uždengti { FORM($top, "acc") }, iš likčių neimama: dėk kortą arba pasuok.
refusal-nothing-to-take = Baudos kortų imti nereikia.

## Calls and catches

refusal-no-calls = Pagal šias taisykles nieko skelbti nereikia.
refusal-nothing-to-call = { $you ->
    [yes] Dabar neturi ko skelbti.
   *[no] { $who } dabar neturi ko skelbti.
}
refusal-wrong-word = { $you ->
    [yes] Tai ne tas žodis, kurį dabar gali sakyti.
   *[no] Tai ne tas žodis, kurį dabar gali sakyti { $who }.
}
refusal-already-called = { $you ->
    [yes] Tu jau paskelbei.
   *[no] { $who } jau paskelbė.
}
# $whom was to be caught
refusal-nothing-to-catch = { $you ->
    [whom] Pagauti nėra už ką: tavęs dabar pagauti negalima.
   *[no] Pagauti nėra už ką: žaidėjo { $whom } dabar pagauti negalima.
}
refusal-own-catch = Savęs pagauti negalima.
