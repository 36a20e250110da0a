### The last card: what becomes of its power, and the calls. $cards is one card of several kinds ("a seven or an ace").
### $word is what is said, in quotation marks.

## Its power

# $but: whether there are exceptions, which are told before
last-ends = { $but ->
    [yes] Gainerako azken kartek ez dute eraginik: eskualdia amaituta dago.
   *[no] Azken kartak ez du eraginik: eskualdia amaituta dago.
}
last-answered = Azken karta { $cards } bada, haren zigorra azkeneraino jokatzen da eskualdia amaitu aurretik: hurrengo jokalariak erantzun egin dezake, eta horrela hurrenez hurren; erantzuten ez duen lehenak kate osoko zigor-kartak hartzen ditu.
# $counts: whether the cards left in hand count
last-comes-back = { $counts ->
    [yes] Zigorra eskua hustu duenarengana itzultzen bada, hark hartzen ditu kartak, eta zenbatu egiten ditu, baina hala ere irabazi du eskualdia.
   *[no] Zigorra eskua hustu duenarengana itzultzen bada, hark hartzen ditu kartak, baina hala ere irabazi du eskualdia.
}
# whoever gets rid of the last card while answering
last-answered-out = { $counts ->
    [yes] Erantzutean bere azken karta botatzen duenak ez du zer zenbaturik; eskua lehenik hustu duenak irabazten du eskualdia.
   *[no] Erantzutean bere azken karta botatzen duenak ez du irabazten: eskua lehenik hustu duenak irabazten du eskualdia.
}
last-answered-uncalled = Esan beharrekoa esan ezean, azken kartarekin erantzuteak ere ez du esan nahi jokalariak eskua hustu duenik.
last-served = Azken karta { $cards } bada, haren zigor-kartak hartu egiten dira eskualdia amaitu aurretik, eta ezin zaio erantzun.
last-barred = Ezin da azken karta gisa { FORM($cards, "part") } bota.
last-covered = Azken karta { $cards } bada, hura ere estali egin behar da: kartarik geratzen ez zaionez, bota duenak modu berean hartzen ditu kartak, eta estaltzen duen kartarekin husten du eskua.
last-covered-again = Estaltzen duena ere horrelako karta bat bada, hura ere modu berean estali behar da.
last-covered-no-call = Estaltzeko karta horrekin ez da ezer esan behar.
last-nothing-to-take = Hartzeko kartarik ez badago, jokalari horrek eskua hustu duela jotzen da.

## Words

last-word-mau = «Mau»
last-word-mau-mau = «Mau Mau»
last-word-last = «Azkena!»

## The call with one card left

# $when: after (with the play or after it), turn (before it, on one's turn), turn-after (either), any (before it, at any time
# while holding two cards), any-after (either)
last-one = { $when ->
    [turn] Azken-aurreko karta botatzen duenak { $word } esan behar du, bere txandan, karta bota aurretik.
    [turn-after] Azken-aurreko karta botatzen duenak { $word } esan behar du, bere txandan karta bota aurretik, edo bota ondoren.
    [any] Azken-aurreko karta botatzen duenak { $word } esan behar du, karta bota aurretik, eskuan bi karta dituen edozein unetan.
    [any-after] Azken-aurreko karta botatzen duenak { $word } esan behar du, karta bota aurretik, eskuan bi karta dituen edozein unetan, edo bota ondoren.
   *[after] Azken-aurreko karta botatzen duenak { $word } esan behar du, botatzean edo bota ondoren.
}
last-one-caught = { $cards ->
    [one] Esan ez duenak karta bat hartzen du, aurkari batek harrapatzen badu.
   *[other] Esan ez duenak { $cards } karta hartzen ditu, aurkari batek harrapatzen badu.
}
# $until: what ends the chance to catch; $after: whether it can be made good until then
last-one-window = { $until ->
    [another-plays-a-card] { $after ->
        [yes] Beste jokalari batek karta bat bota arte harrapa daiteke, eta ordura arte esan ere egin daiteke; jokalari berak gero egiten duenak ez du epe hori amaitzen.
       *[no] Beste jokalari batek karta bat bota arte harrapa daiteke; jokalari berak gero egiten duenak ez du epe hori amaitzen.
    }
   *[another-moves] { $after ->
        [yes] Beste jokalari batek jokaldi bat egin arte harrapa daiteke, eta ordura arte esan ere egin daiteke; jokalari berak gero egiten duenak ez du epe hori amaitzen.
       *[no] Beste jokalari batek jokaldi bat egin arte harrapa daiteke; jokalari berak gero egiten duenak ez du epe hori amaitzen.
    }
}
last-one-until = { $until ->
    [another-plays-a-card] Beste jokalari batek karta bat bota arte esan daiteke; ezin da inor harrapatu.
   *[another-moves] Beste jokalari batek jokaldi bat egin arte esan daiteke; ezin da inor harrapatu.
}
# $some: whether there are such cards
last-one-goes-on = { $some ->
    [yes] Jokalari berak berriro botatzen badu, { FORM($cards, "gen") } ondoren bezala, azken karta bota aurretik esan behar du.
   *[no] Jokalari berak berriro botatzen badu, azken karta bota aurretik esan behar du.
}
last-one-unfinished = { $cards ->
    [one] Esan ezean, azken kartak ez du eskualdia amaitzen: bota ondoren, jokalariak karta bat hartzen du; gero, botatako kartak badu eragina, azkena ez balitz bezala, eta jokoak aurrera jarraitzen du.
   *[other] Esan ezean, azken kartak ez du eskualdia amaitzen: bota ondoren, jokalariak { $cards } karta hartzen ditu; gero, botatako kartak badu eragina, azkena ez balitz bezala, eta jokoak aurrera jarraitzen du.
}
last-one-anew = Eskuan karta bakar hori duela, berriro esan behar du, berehala; esan ezean, gauza bera gertatzen da berriro.
last-one-otherwise = Beste edozein modutan karta bakarrarekin geratzen denak ez du ezer esan behar.

## The word for going out

last-none = { $when ->
    [turn] Azken karta botatzen duenak { $word } esan behar du, bere txandan, karta bota aurretik.
    [turn-after] Azken karta botatzen duenak { $word } esan behar du, bere txandan karta bota aurretik, edo bota ondoren.
    [any] Azken karta botatzen duenak { $word } esan behar du, karta bota aurretik, eskuan karta bakarra duen edozein unetan.
    [any-after] Azken karta botatzen duenak { $word } esan behar du, karta bota aurretik, eskuan karta bakarra duen edozein unetan, edo bota ondoren.
   *[after] Azken karta botatzen duenak { $word } esan behar du, botatzean edo bota ondoren.
}
# for every last card it is $double
last-none-only-double = Ez da nahikoa { $word } bakarrik esatea.
last-none-double = Karta hori { $cards } bada, { $double } esan behar du; ez da nahikoa { $word } bakarrik esatea.
last-none-still = { $word } bakarrik esan duenak oraindik esan dezake { $double }, norbaitek harrapatu arte.
last-none-caught = { $cards ->
    [one] Esan ez duenak karta bat hartzen du, aurkari batek harrapatzen badu.
   *[other] Esan ez duenak { $cards } karta hartzen ditu, aurkari batek harrapatzen badu.
}

## With no cards left

last-one-catch = Behin harrapatuta, esan gabeko guztia kitatuta geratzen da.
last-waits = Eskua hustu duena oraindik harrapa daitekeen bitartean, eskualdia ez da amaitzen: inork ez du jokatzen norbaitek harrapatu arte, edo denek aukera hori igarotzen utzi arte; azken kasu horretan, eskualdia irabazita dago.
last-right-call = Esan beharrekoa esanez gero, berehala amaitzen da itxaronaldia.
last-not-out = Eskua hutsik duen jokalaria harrapatzen badute, jokalari horrek ez du eskualdia irabazi: kartak hartzen ditu, eta txanda horretan ez du beste ezer botatzen; botatako kartak badu eragina, azkena ez balitz bezala.
# after the sentence before: that power
last-not-out-again = Eragin horrek txanda itzultzen badio, jokalari berak txanda berri bat hasten du.
last-lapses = Esandakoak behin bakarrik balio du: esan duenak kartaren bat hartzean, balioa galtzen du.
# said when going out, without any consequence; $double with $cards ($some: whether there are such cards)
last-cry = { $some ->
    [yes] Eskua husten duenak { $word } esaten du, eta { $double }, azken karta { $cards } bada; horrek ez du ondoriorik.
   *[no] Eskua husten duenak { $word } esaten du; horrek ez du ondoriorik.
}
