### The last card: what becomes of its power, and the calls. $cards is one card of several kinds ("a seven or an ace").
### $word is what is said, in quotation marks; it may end in "!" and should not stand at the end of a sentence.

## Its power

# $but: whether there are exceptions, which are told before
last-ends = { $but ->
    [yes] Bet kurios kitos paskutinės kortos reikšmė negalioja: raundas baigtas.
   *[no] Paskutinės kortos reikšmė negalioja: raundas baigtas.
}
last-answered = Jei paskutinė korta yra { $cards }, prieš baigiant raundą bauda dar įvykdoma: kitas žaidėjas gali į ją atsakyti, po jo – dar kitas, ir taip toliau, o kas pirmas neatsako, paima kortas už visą grandinę.
# $counts: whether the cards left in hand count
last-comes-back = { $counts ->
    [yes] Jei bauda grįžta tam, kas baigė, jis paima kortas, ir jos jam skaičiuojamos, bet raundą jis vis tiek laimi.
   *[no] Jei bauda grįžta tam, kas baigė, jis paima kortas, bet raundą vis tiek laimi.
}
# whoever gets rid of the last card while answering
last-answered-out = { $counts ->
    [yes] Kas atsakydamas užbaigia savo kortas, baudos taškų negauna; raundą laimi tas, kas baigė pirmas.
   *[no] Kas atsakydamas užbaigia savo kortas, raundo nelaimi: jį laimi tas, kas baigė pirmas.
}
last-answered-uncalled = Kas atsako nepaskelbta paskutine korta, taip pat nebaigia.
last-served = Jei paskutinė korta yra { $cards }, prieš baigiant raundą baudos kortos dar paimamos, bet atsakyti negalima.
last-barred = Paskutinė dedama korta negali būti { $cards }.
last-covered = Jei paskutinė korta yra { $cards }, ją taip pat reikia uždengti: nebeturėdamas kortų, ją padėjęs žaidėjas ima iš likčių ta pačia tvarka ir baigia, kai padeda dengiančiąją kortą.
last-covered-again = Jei ir dengiančioji korta yra tokia, ją reikia uždengti ta pačia tvarka.
last-covered-no-call = Dėl dengiančiosios kortos nieko skelbti nereikia.
last-nothing-to-take = Jei imti nėra ko, tas žaidėjas yra baigęs.

## Words

last-word-mau = „Mau“
last-word-mau-mau = „Maumau“
last-word-last = „Paskutinė!“

## The call with one card left

# $when: after (with the play or after it), turn (before it, on one's turn), turn-after (either), any (before it, at any time
# while holding two cards), any-after (either)
last-one = { $when ->
    [turn] Kas deda priešpaskutinę kortą, turi pasakyti { $word } prieš tai, per savo eilę.
    [turn-after] Kas deda priešpaskutinę kortą, turi pasakyti { $word } prieš tai, per savo eilę, arba po to.
    [any] Kas deda priešpaskutinę kortą, turi pasakyti { $word } prieš tai – bet kada, kol rankoje yra dvi kortos.
    [any-after] Kas deda priešpaskutinę kortą, turi pasakyti { $word } prieš tai – bet kada, kol rankoje yra dvi kortos, – arba po to.
   *[after] Kas deda priešpaskutinę kortą, turi pasakyti { $word } ją dėdamas arba po to.
}
last-one-caught = { $cards ->
    [1] Kas to nepasako, paima vieną kortą, jei jį pagauna varžovas.
    [one] Kas to nepasako, paima { $cards } kortą, jei jį pagauna varžovas.
    [other] Kas to nepasako, paima { $cards } kortų, jei jį pagauna varžovas.
   *[few] Kas to nepasako, paima { $cards } kortas, jei jį pagauna varžovas.
}
# $until: what ends the chance to catch; $after: whether it can be made good until then
last-one-window = { $until ->
    [another-plays-a-card] { $after ->
        [yes] Pagauti nepasakiusį žaidėją galima (o jis dar gali spėti pasakyti), kol kuris nors kitas žaidėjas nepadeda kortos; kad ir ką toliau darytų tas pats žaidėjas, tai nieko nekeičia.
       *[no] Pagauti nepasakiusį žaidėją galima, kol kuris nors kitas žaidėjas nepadeda kortos; kad ir ką toliau darytų tas pats žaidėjas, tai nieko nekeičia.
    }
   *[another-moves] { $after ->
        [yes] Pagauti nepasakiusį žaidėją galima (o jis dar gali spėti pasakyti), kol kuris nors kitas žaidėjas nepadaro ėjimo; kad ir ką toliau darytų tas pats žaidėjas, tai nieko nekeičia.
       *[no] Pagauti nepasakiusį žaidėją galima, kol kuris nors kitas žaidėjas nepadaro ėjimo; kad ir ką toliau darytų tas pats žaidėjas, tai nieko nekeičia.
    }
}
last-one-until = { $until ->
    [another-plays-a-card] Pasakyti galima, kol kuris nors kitas žaidėjas nepadeda kortos: vėliau skelbimas nebegalioja. Pagauti nepasakiusio žaidėjo negalima.
   *[another-moves] Pasakyti galima, kol kuris nors kitas žaidėjas nepadaro ėjimo: vėliau skelbimas nebegalioja. Pagauti nepasakiusio žaidėjo negalima.
}
# $some: whether there are such cards
last-one-goes-on = { $some ->
    [yes] Jei toliau deda tas pats žaidėjas, kaip antai po { FORM($cards, "gen") }, pasakyti reikia prieš dedant paskutinę kortą.
   *[no] Jei toliau deda tas pats žaidėjas, pasakyti reikia prieš dedant paskutinę kortą.
}
last-one-unfinished = { $cards ->
    [1] To nepasakius, paskutinė korta raundo nebaigia: ją padėjęs žaidėjas paima vieną kortą; tada padėtosios kortos reikšmė galioja taip, tarsi ji nebūtų buvusi paskutinė, ir žaidžiama toliau.
    [one] To nepasakius, paskutinė korta raundo nebaigia: ją padėjęs žaidėjas paima { $cards } kortą; tada padėtosios kortos reikšmė galioja taip, tarsi ji nebūtų buvusi paskutinė, ir žaidžiama toliau.
    [other] To nepasakius, paskutinė korta raundo nebaigia: ją padėjęs žaidėjas paima { $cards } kortų; tada padėtosios kortos reikšmė galioja taip, tarsi ji nebūtų buvusi paskutinė, ir žaidžiama toliau.
   *[few] To nepasakius, paskutinė korta raundo nebaigia: ją padėjęs žaidėjas paima { $cards } kortas; tada padėtosios kortos reikšmė galioja taip, tarsi ji nebūtų buvusi paskutinė, ir žaidžiama toliau.
}
last-one-anew = Su ta viena paimta korta rankoje vėl iš karto reikia skelbti; nepaskelbus viskas kartojasi.
last-one-otherwise = Kam viena korta lieka kaip nors kitaip, tam nieko skelbti nereikia.

## The word for going out

last-none = { $when ->
    [turn] Kas deda paskutinę kortą, turi pasakyti { $word } prieš tai, per savo eilę.
    [turn-after] Kas deda paskutinę kortą, turi pasakyti { $word } prieš tai, per savo eilę, arba po to.
    [any] Kas deda paskutinę kortą, turi pasakyti { $word } prieš tai – bet kada, kol rankoje yra viena korta.
    [any-after] Kas deda paskutinę kortą, turi pasakyti { $word } prieš tai – bet kada, kol rankoje yra viena korta, – arba po to.
   *[after] Kas deda paskutinę kortą, turi pasakyti { $word } ją dėdamas arba po to.
}
# for every last card it is $double
last-none-only-double = Vien { $word } nepakanka.
last-none-double = Jei ta korta yra { $cards }, reikia sakyti { $double }: vien { $word } nepakanka.
last-none-still = Kas pasako tik { $word }, dar gali pasakyti { $double }, kol jo niekas nepagauna.
last-none-caught = { $cards ->
    [1] Kas to nepasako, paima vieną kortą, jei jį pagauna varžovas.
    [one] Kas to nepasako, paima { $cards } kortą, jei jį pagauna varžovas.
    [other] Kas to nepasako, paima { $cards } kortų, jei jį pagauna varžovas.
   *[few] Kas to nepasako, paima { $cards } kortas, jei jį pagauna varžovas.
}

## With no cards left

last-one-catch = Pagavus skiriama viena bauda už viską, kas nepasakyta.
last-waits = Kol be kortų likusį žaidėją dar galima pagauti, raundas nebaigtas: niekas nežaidžia, kol jo kas nors nepagauna arba kol visi nepraleidžia šios galimybės – tada raundas laimėtas.
last-right-call = Pasakius, ką reikia, raundas baigiasi iš karto.
last-not-out = Be kortų pagautas žaidėjas nėra baigęs: jis paima kortas ir per tą eilę nieko daugiau nededa, o padėtosios kortos reikšmė galioja taip, tarsi ji nebūtų buvusi paskutinė.
# after the sentence before: that power
last-not-out-again = Jei dėl tos reikšmės vėl žaidžia tas pats žaidėjas, prasideda nauja jo eilė.
last-lapses = Skelbimas galioja vieną kartą ir netenka galios, kai žaidėjas paima bet kokią kortą.
# said when going out, without any consequence; $double with $cards ($some: whether there are such cards)
last-cry = { $some ->
    [yes] Užbaigęs savo kortas, žaidėjas taria { $word }, o jei užbaigia { FORM($cards, "ins") } – { $double }; nuo šių žodžių niekas nepriklauso.
   *[no] Užbaigęs savo kortas, žaidėjas taria { $word }; nuo to niekas nepriklauso.
}
