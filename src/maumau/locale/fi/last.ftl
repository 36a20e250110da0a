### The last card: what becomes of its power, and the calls. $cards is one card of several kinds ("a seven or an ace").
### $word is what is said, in quotation marks.

## Its power

# $but: whether there are exceptions, which are told before
last-ends = { $but ->
    [yes] Mikään muu viimeinen kortti ei enää vaikuta, sillä kierros on päättynyt.
   *[no] Viimeinen kortti ei enää vaikuta, sillä kierros on päättynyt.
}
last-answered = Jos viimeinen kortti on { $cards }, sen rangaistus pelataan loppuun ennen kierroksen päättymistä: seuraava pelaaja saa vastata siihen, ja niin edelleen, ja ensimmäinen, joka ei vastaa, nostaa koko ketjun kortit.
# $counts: whether the cards left in hand count
last-comes-back = { $counts ->
    [yes] Jos rangaistus palaa kätensä tyhjentäneelle pelaajalle, hän nostaa kortit ja saa niistä pisteet, mutta on silti voittanut kierroksen.
   *[no] Jos rangaistus palaa kätensä tyhjentäneelle pelaajalle, hän nostaa kortit, mutta on silti voittanut kierroksen.
}
# whoever gets rid of the last card while answering
last-answered-out = { $counts ->
    [yes] Jos joku tyhjentää kätensä vastatessaan, hän ei saa korteista pisteitä; kierroksen voittaa se, joka tyhjensi kätensä ensimmäisenä.
   *[no] Jos joku tyhjentää kätensä vastatessaan, hän ei ole voittanut: kierroksen voittaa se, joka tyhjensi kätensä ensimmäisenä.
}
last-answered-uncalled = Pelaaja ei ole tyhjentänyt kättään myöskään silloin, kun hän vastaa viimeisellä kortillaan ilman huutoa.
last-served = Jos viimeinen kortti on { $cards }, sen sakkokortit nostetaan vielä ennen kierroksen päättymistä, eikä siihen saa vastata.
last-barred = Viimeisenä korttina ei saa pelata { FORM($cards, "part") }.
last-covered = Jos viimeinen kortti on { $cards }, sekin on peitettävä: koska kädessä ei ole enää kortteja, sen pelannut nostaa peittämistä varten samalla tavalla kuin muulloinkin, ja hän on tyhjentänyt kätensä vasta, kun on pelannut peittävän kortin.
last-covered-again = Jos peittävä kortti on itsekin sellainen, se on peitettävä samalla tavalla.
last-covered-no-call = Ennen tätä peittävää korttia ei tarvitse huutaa.
last-nothing-to-take = Jos nostettavaa ei ole, pelaaja on tyhjentänyt kätensä.

## Words

last-word-mau = ”Mau”
last-word-mau-mau = ”Mau Mau”
last-word-last = ”Viimeinen!”

## The call with one card left

# $when: after (with the play or after it), turn (before it, on one's turn), turn-after (either), any (before it, at any time
# while holding two cards), any-after (either)
last-one = { $when ->
    [turn] Ennen kuin pelaaja pelaa toiseksi viimeisen korttinsa, hänen on omalla vuorollaan huudettava { $word }.
    [turn-after] Kun pelaaja pelaa toiseksi viimeisen korttinsa, hänen on huudettava { $word } joko ennen sitä omalla vuorollaan tai sen jälkeen.
    [any] Ennen kuin pelaaja pelaa toiseksi viimeisen korttinsa, hänen on huudettava { $word }; sen saa tehdä milloin tahansa, kun kädessä on kaksi korttia.
    [any-after] Kun pelaaja pelaa toiseksi viimeisen korttinsa, hänen on huudettava { $word } joko ennen sitä, milloin tahansa kun kädessä on kaksi korttia, tai sen jälkeen.
   *[after] Kun pelaaja pelaa toiseksi viimeisen korttinsa, hänen on huudettava { $word } joko samalla tai sen jälkeen.
}
last-one-caught = { $cards ->
    [one] Jos huuto unohtuu ja pelaaja jää siitä kiinni vastustajalle, hän nostaa yhden kortin.
   *[other] Jos huuto unohtuu ja pelaaja jää siitä kiinni vastustajalle, hän nostaa { $cards } korttia.
}
# $until: what ends the chance to catch; $after: whether it can be made good until then
last-one-window = { $until ->
    [another-plays-a-card] { $after ->
        [yes] Unohtuneesta huudosta voi jäädä kiinni, ja sen voi vielä korjata, kunnes joku muu pelaa kortin; se, mitä pelaaja itse tekee seuraavaksi, ei muuta tätä.
       *[no] Unohtuneesta huudosta voi jäädä kiinni, kunnes joku muu pelaa kortin; se, mitä pelaaja itse tekee seuraavaksi, ei muuta tätä.
    }
   *[another-moves] { $after ->
        [yes] Unohtuneesta huudosta voi jäädä kiinni, ja sen voi vielä korjata, kunnes joku muu tekee siirron; se, mitä pelaaja itse tekee seuraavaksi, ei muuta tätä.
       *[no] Unohtuneesta huudosta voi jäädä kiinni, kunnes joku muu tekee siirron; se, mitä pelaaja itse tekee seuraavaksi, ei muuta tätä.
    }
}
last-one-until = { $until ->
    [another-plays-a-card] Huutaa saa, kunnes joku muu pelaa kortin; kiinni ei voi jäädä.
   *[another-moves] Huutaa saa, kunnes joku muu tekee siirron; kiinni ei voi jäädä.
}
# $some: whether there are such cards
last-one-goes-on = { $some ->
    [yes] Jos sama pelaaja jatkaa vuoroaan, kuten { FORM($cards, "gen") } jälkeen, hänen on huudettava ennen viimeisen kortin pelaamista.
   *[no] Jos sama pelaaja jatkaa vuoroaan, hänen on huudettava ennen viimeisen kortin pelaamista.
}
last-one-unfinished = { $cards ->
    [one] Ilman huutoa viimeinen kortti ei päätä kierrosta: sen pelattuaan pelaaja nostaa yhden kortin; sitten pelattu kortti vaikuttaa, ikään kuin se ei olisi ollut viimeinen, ja peli jatkuu.
   *[other] Ilman huutoa viimeinen kortti ei päätä kierrosta: sen pelattuaan pelaaja nostaa { $cards } korttia; sitten pelattu kortti vaikuttaa, ikään kuin se ei olisi ollut viimeinen, ja peli jatkuu.
}
last-one-anew = Kun kädessä on tämä yksi kortti, on heti huudettava uudelleen; muuten käy taas samoin.
last-one-otherwise = Jos pelaajalle jää yksi kortti jollakin muulla tavalla, hänen ei tarvitse huutaa.

## The word for going out

last-none = { $when ->
    [turn] Ennen kuin pelaaja pelaa viimeisen korttinsa, hänen on omalla vuorollaan huudettava { $word }.
    [turn-after] Kun pelaaja pelaa viimeisen korttinsa, hänen on huudettava { $word } joko ennen sitä omalla vuorollaan tai sen jälkeen.
    [any] Ennen kuin pelaaja pelaa viimeisen korttinsa, hänen on huudettava { $word }; sen saa tehdä milloin tahansa, kun kädessä on yksi kortti.
    [any-after] Kun pelaaja pelaa viimeisen korttinsa, hänen on huudettava { $word } joko ennen sitä, milloin tahansa kun kädessä on yksi kortti, tai sen jälkeen.
   *[after] Kun pelaaja pelaa viimeisen korttinsa, hänen on huudettava { $word } joko samalla tai sen jälkeen.
}
# for every last card it is $double
last-none-only-double = Pelkkä { $word } ei riitä.
last-none-double = Jos viimeinen kortti on { $cards }, on huudettava { $double }; pelkkä { $word } ei riitä.
last-none-still = Jos pelaaja on huutanut vain { $word }, hän voi vielä huutaa { $double }, kunnes jää kiinni.
last-none-caught = { $cards ->
    [one] Jos huuto unohtuu ja pelaaja jää siitä kiinni vastustajalle, hän nostaa yhden kortin.
   *[other] Jos huuto unohtuu ja pelaaja jää siitä kiinni vastustajalle, hän nostaa { $cards } korttia.
}

## With no cards left

last-one-catch = Yhdellä rangaistuksella kuitataan kaikki unohtuneet huudot.
last-waits = Niin kauan kuin kätensä tyhjentänyt pelaaja voi vielä jäädä kiinni, kierros ei ole päättynyt: kukaan ei pelaa, ennen kuin joku ottaa hänet kiinni tai kaikki antavat tilaisuuden mennä ohi, jolloin kierros on voitettu.
last-right-call = Oikea huuto päättää odotuksen heti.
last-not-out = Jos pelaaja jää kiinni käsi tyhjänä, hän ei ole voittanut kierrosta: hän nostaa kortit eikä pelaa sillä vuorolla enää mitään, ja pelattu kortti vaikuttaa, ikään kuin se ei olisi ollut viimeinen.
# after the sentence before: that power
last-not-out-again = Jos vuoro palaa sen vaikutuksesta samalle pelaajalle, hän aloittaa uuden vuoron.
last-lapses = Huuto pätee vain kerran: se raukeaa heti, kun huutanut pelaaja nostaa yhdenkin kortin.
# said when going out, without any consequence; $double with $cards ($some: whether there are such cards)
last-cry = { $some ->
    [yes] Kätensä tyhjentävä pelaaja huutaa { $word } tai, jos viimeinen kortti on { $cards }, { $double }; huudosta ei riipu mitään.
   *[no] Kätensä tyhjentävä pelaaja huutaa { $word }; huudosta ei riipu mitään.
}
