### The rulebook: its titles, and the rules of the table, the turn, the round, the points and the match.
### Whole sentences, about "a player", never addressing the reader. $cards is one card of several kinds ("a seven or a jack").
### Where it can be, a sentence takes $cards in the nominative ("jos viimeinen kortti on …"), for a sign (J♥) has no cases.
### "Nostopakka" is the stock, "poistopakka" the pile, "pakka" alone the pack.

## Titles

rulebook-aim = Pelin tavoite
rulebook-cards = Pelaajat ja kortit
rulebook-deal = Jako
rulebook-turn = Vuoron kulku
rulebook-powers = Erikoiskortit
rulebook-last = Viimeinen kortti
rulebook-round = Kierroksen loppu
rulebook-points = Pisteet
rulebook-match = Pelin loppu
rulebook-chosen = Voimassa olevat kotisäännöt
rulebook-house = Valittavissa olevat kotisäännöt
rulebook-source = Mistä säännöt ovat peräisin
# over a worked example
rulebook-example = Esimerkki
# heads of the columns of the two tables: power cards, points
rulebook-column-card = Kortti
rulebook-column-power = Vaikutus
rulebook-column-points = Pisteet

## The aim

# $to: who gets the points of the cards left in hand (nobody: they do not count)
rulebook-aim-is = { $to ->
    [holder] Tavoitteena on tyhjentää kätensä eli päästä eroon kaikista korteistaan ennen muita. Käteen jääneistä korteista saa miinuspisteitä, ja lopulta voittaa se, jolla niitä on vähiten.
    [finisher] Tavoitteena on tyhjentää kätensä eli päästä eroon kaikista korteistaan ennen muita. Kätensä tyhjentänyt pelaaja saa pisteet muiden käteen jääneistä korteista, ja lopulta voittaa se, jolla pisteitä on eniten.
   *[nobody] Tavoitteena on tyhjentää kätensä eli päästä eroon kaikista korteistaan ennen muita.
}

## Players and cards

# $fewest and $most are numbers of players; $same: whether they are the same
rulebook-players = { $same ->
    [yes] Pelaajia on { $most }.
   *[no] Pelaajia on { $fewest }–{ $most }.
}
# $packs: how many packs, always; $cards: the cards of one; $ranks: "6–A" or "7, 8, O"; $suits: the names of the suits
rulebook-pack = { $packs ->
    [1] Yksi { $cards } kortin pakka: { $suits }, kussakin maassa { $ranks }.
    [2] Kaksi { $cards } kortin pakkaa: { $suits }, kussakin maassa { $ranks }.
    [3] Kolme { $cards } kortin pakkaa: { $suits }, kussakin maassa { $ranks }.
    [4] Neljä { $cards } kortin pakkaa: { $suits }, kussakin maassa { $ranks }.
   *[other] { $packs } pakkaa, joissa kussakin on { $cards } korttia: { $suits }, kussakin maassa { $ranks }.
}
# one pack for every $players players: with more than that two, and so on
rulebook-pack-for-players = { $players ->
    [one] Tällaisia pakkoja on yhtä monta kuin pelaajia.
   *[other] Jokaista { $players } pelaajaa kohti on yksi tällainen pakka: jos pelaajia on yli { $players }, kaksi pakkaa sekoitetaan yhteen, ja niin edelleen.
}
rulebook-no-order = Korttien arvojärjestyksellä ei ole pelissä merkitystä.
# $players players, $packs packs, $cards cards in all, $left of which begin as the stock
rulebook-seated = { $packs ->
    [1] Kun pelaajia on { $players }, pakkoja on yksi ja kortteja { $cards }; niistä { $left } jää aluksi nostopakkaan.
   *[other] Kun pelaajia on { $players }, pakkoja on { $packs } ja kortteja { $cards }; niistä { $left } jää aluksi nostopakkaan.
}

## The deal

# $way: clockwise or counter-clockwise
rulebook-dealer = { $way ->
    [clockwise] Ensimmäinen jakaja arvotaan; joka kierroksen jälkeen jakovuoro siirtyy vasemmanpuoleiselle pelaajalle.
   *[counter-clockwise] Ensimmäinen jakaja arvotaan; joka kierroksen jälkeen jakovuoro siirtyy oikeanpuoleiselle pelaajalle.
}
# where only one round is played
rulebook-dealer-once = Jakaja arvotaan.
rulebook-shuffled = Kortit sekoitetaan ennen jokaista jakoa.
# $hand cards for each player, dealt $packet at a time
rulebook-hand = { $packet ->
    [1] { $hand ->
        [one] Jokaiselle pelaajalle jaetaan yksi kortti.
       *[other] Jokaiselle pelaajalle jaetaan { $hand } korttia, yksi kerrallaan.
    }
   *[other] { $hand ->
        [one] Jokaiselle pelaajalle jaetaan yksi kortti.
       *[other] Jokaiselle pelaajalle jaetaan { $hand } korttia, { $packet } kerrallaan.
    }
}
rulebook-hand-for-players = { $hand ->
    [one] Kun pelaajia on { $players }, kullekin jaetaan yksi kortti.
   *[other] Kun pelaajia on { $players }, kullekin jaetaan { $hand } korttia.
}
rulebook-rest = Loput kortit muodostavat nostopakan, joka on pöydän keskellä kuvapuoli alaspäin; siihen on jäätävä ainakin yksi kortti.
rulebook-opening-lead = Aloituskorttia ei käännetä: ensimmäinen pelaaja aloittaa millä tahansa kortilla eikä saa sen sijaan nostaa. Jos pelattu kortti on erikoiskortti, se vaikuttaa.
rulebook-opening-dealers-card = Jakajan viimeiseksi saama kortti käännetään kuvapuoli ylöspäin: se on jakajan ensimmäinen pelattu kortti, ja jos se on erikoiskortti, se vaikuttaa.
# $acts: whether the power of the first card acts
rulebook-opening-starter = { $acts ->
    [yes] Jaon jälkeen nostopakan päällimmäinen kortti käännetään aloituskortiksi, josta poistopakka alkaa. Jos se on erikoiskortti, se vaikuttaa, ikään kuin jakaja olisi pelannut sen.
   *[no] Jaon jälkeen nostopakan päällimmäinen kortti käännetään aloituskortiksi, josta poistopakka alkaa. Se ei vaikuta, vaikka olisi erikoiskortti.
}
rulebook-opening-cut = { $acts ->
    [yes] Ennen jakoa jakajaa edeltävä pelaaja katkaisee pakan, ja esiin tullut kortti on aloituskortti, josta poistopakka alkaa. Jos se on erikoiskortti, se vaikuttaa, ikään kuin jakaja olisi pelannut sen.
   *[no] Ennen jakoa jakajaa edeltävä pelaaja katkaisee pakan, ja esiin tullut kortti on aloituskortti, josta poistopakka alkaa. Se ei vaikuta, vaikka olisi erikoiskortti.
}
# $cards: a card that may not begin the pile
rulebook-starter-not = Jos aloituskortiksi kääntyy { $cards }, se siirretään nostopakan alimmaiseksi ja käännetään seuraava kortti; jos jäljellä ei ole muunlaisia kortteja, ensimmäisenä käännetty jää aloituskortiksi.
# a cut card with a power; up to $most of them
rulebook-cutter-keeps = { $most ->
    [one] Jos katkaistaessa esiin tullut kortti on erikoiskortti, pakan katkaisija saa pitää sen; silloin seuraava kortti on aloituskortti, oli se mikä tahansa. Pidetty kortti tulee jaettujen korttien lisäksi.
   *[other] Jos katkaistaessa esiin tullut kortti on erikoiskortti, pakan katkaisija saa pitää sen ja katsoa seuraavan kortin, enintään { $most } kertaa peräkkäin; kortti, jota hän ei pidä, on aloituskortti, oli se mikä tahansa. Pidetyt kortit tulevat jaettujen korttien lisäksi.
}
rulebook-seen = Pelaaja näkee vain omat korttinsa; poistopakka sekä nostopakan ja kunkin käden korttimäärä ovat kaikkien nähtävissä, ja kierroksen lopussa kaikki näyttävät käteensä jääneet kortit.
rulebook-seen-cut = Katkaistaessa esiin tulleet kortit näytetään kaikille, myös ne, jotka pakan katkaisija pitää.
rulebook-seen-turned = Jos nostopakka on vain käännetty eikä sekoitettu, sen järjestys on kaikkien tiedossa: siitä nostetut kortit ovat kaikkien nähtävissä.
# who plays first; dealers-card: the dealer, with the card that was turned up
rulebook-leader = { $who ->
    [eldest] Jakajaa seuraava pelaaja aloittaa.
    [winner] Edellisen kierroksen voittaja aloittaa; ensimmäisellä kerralla ja ilman voittajaa päättyneen kierroksen jälkeen aloittaja arvotaan.
    [dealers-card] Jakaja aloittaa tällä kortilla.
   *[dealer] Jakaja aloittaa.
}

## A turn

# $turns: whether any card changes the direction
rulebook-direction = { $way ->
    [clockwise] { $turns ->
        [yes] Peli kulkee myötäpäivään; jokainen kierros alkaa tähän suuntaan.
       *[no] Peli kulkee myötäpäivään.
    }
   *[counter-clockwise] { $turns ->
        [yes] Peli kulkee vastapäivään; jokainen kierros alkaa tähän suuntaan.
       *[no] Peli kulkee vastapäivään.
    }
}
rulebook-one-card = Vuorollaan pelaaja pelaa yhden sopivan kortin poistopakkaan kuvapuoli ylöspäin.
rulebook-follow = { $by ->
    [suit] Sopiva kortti on samaa maata kuin poistopakan päällimmäinen kortti.
   *[suit-or-rank] Sopiva kortti on samaa maata tai samanarvoinen kuin poistopakan päällimmäinen kortti.
}
# where some cards are wild
rulebook-follow-own = Sopiva on myös kortti, joka käy päällimmäisen kortin päälle oman sääntönsä mukaan (ks. erikoiskortit).
# drawing a number of cards; $allowed: at-will (also with a card that fits) or when-nothing-fits
rulebook-draw = { $allowed ->
    [at-will] { $cards ->
        [one] Jos pelaaja ei voi tai ei halua pelata, hän nostaa nostopakasta yhden kortin.
       *[other] Jos pelaaja ei voi tai ei halua pelata, hän nostaa nostopakasta enintään { $cards } korttia, kunnes saa sopivan.
    }
   *[when-nothing-fits] { $cards ->
        [one] Jos pelaajalla ei ole sopivaa korttia, hän nostaa nostopakasta yhden kortin; jos hänellä on sopiva kortti, hän ei saa nostaa.
       *[other] Jos pelaajalla ei ole sopivaa korttia, hän nostaa nostopakasta enintään { $cards } korttia, kunnes saa sopivan; jos hänellä on sopiva kortti, hän ei saa nostaa.
    }
}
# drawing until a card fits; $stops: whether the draw ends with the stock
rulebook-draw-until = { $allowed ->
    [at-will] { $stops ->
        [yes] Jos pelaaja ei voi tai ei halua pelata, hän nostaa nostopakasta kortteja, kunnes saa sopivan tai nostopakka loppuu.
       *[no] Jos pelaaja ei voi tai ei halua pelata, hän nostaa nostopakasta kortteja, kunnes saa sopivan.
    }
   *[when-nothing-fits] { $stops ->
        [yes] Jos pelaajalla ei ole sopivaa korttia, hän nostaa nostopakasta kortteja, kunnes saa sopivan tai nostopakka loppuu; jos hänellä on sopiva kortti, hän ei saa nostaa.
       *[no] Jos pelaajalla ei ole sopivaa korttia, hän nostaa nostopakasta kortteja, kunnes saa sopivan; jos hänellä on sopiva kortti, hän ei saa nostaa.
    }
}
rulebook-draw-stops = Jos nostopakka loppuu kesken tällaisen noston, uutta ei tehdä sitä varten; uusi tehdään ensin vain, jos nostopakka oli tyhjä jo ennen nostoa, ja silloinkin vain kerran.
# what follows a draw
rulebook-drawn = { $then ->
    [turn-ends] Siihen vuoro päättyy.
    [may-play-it] Jos nostettu kortti käy, sen saa pelata heti, mutta vain sen; muuten passataan ja vuoro päättyy.
    [may-play-any-card] Sen jälkeen saa pelata minkä tahansa sopivan kortin kädestään; muuten passataan ja vuoro päättyy.
   *[must-play-it] Jos nostettu kortti käy, se on pelattava heti; muuten vuoro päättyy.
}
# $how the pile becomes the stock, and $when
rulebook-renew = { $when ->
    [used-up] { $how ->
        [shuffled] Heti kun nostopakka loppuu, poistopakka päällimmäistä korttia lukuun ottamatta sekoitetaan uudeksi nostopakaksi.
       *[turned-over] Heti kun nostopakka loppuu, poistopakka päällimmäistä korttia lukuun ottamatta käännetään sekoittamatta uudeksi nostopakaksi: ensimmäisenä pelattu kortti nostetaan ensimmäisenä.
    }
   *[needed] { $how ->
        [shuffled] Kun nostopakka on loppunut ja korttia tarvitaan, poistopakka päällimmäistä korttia lukuun ottamatta sekoitetaan uudeksi nostopakaksi.
       *[turned-over] Kun nostopakka on loppunut ja korttia tarvitaan, poistopakka päällimmäistä korttia lukuun ottamatta käännetään sekoittamatta uudeksi nostopakaksi: ensimmäisenä pelattu kortti nostetaan ensimmäisenä.
    }
}
# $pass: whether one may pass although a card fits
rulebook-nothing-to-draw = { $pass ->
    [yes] Jos kortit eivät riitä, nostetaan ne, jotka ovat jäljellä. Kun nostettavaa ei ole, pelaaja saa passata, vaikka hänellä olisi sopiva kortti.
   *[no] Jos kortit eivät riitä, nostetaan ne, jotka ovat jäljellä. Kun nostettavaa ei ole, pelaajan on pelattava, jos hän voi; muuten hän passaa.
}

## The end of a round

rulebook-round-ends = Kierros päättyy, kun joku tyhjentää kätensä: hän on voittanut kierroksen.
rulebook-counts = { $to ->
    [holder-back] Kaikki muut laskevat käteensä jääneet kortit ja lisäävät ne miinuspisteisiinsä; kätensä tyhjentänyt pelaaja laskee vain ne kortit, jotka hänelle palannut rangaistus toi.
    [holder] Kaikki muut laskevat käteensä jääneet kortit ja lisäävät ne miinuspisteisiinsä; kätensä tyhjentänyt pelaaja ei saa korteista pisteitä.
    [finisher] Kätensä tyhjentänyt pelaaja saa pisteet kaikkien muiden käteen jääneistä korteista.
   *[nobody] Käsiin jääneillä korteilla ei ole merkitystä.
}
# going out with $cards ($every: with any card) is worth $points, such as −40
rulebook-finisher = { $every ->
    [yes] { $points ->
        [one] Kierroksen voittaja saa { $points } pisteen.
       *[other] Kierroksen voittaja saa { $points } pistettä.
    }
   *[no] { $points ->
        [one] Jos viimeinen kortti on { $cards }, kierroksen voittaja saa { $points } pisteen.
       *[other] Jos viimeinen kortti on { $cards }, kierroksen voittaja saa { $points } pistettä.
    }
}
# going out with $cards multiplies what the others count
rulebook-others-times = { $every ->
    [yes] { $times ->
        [0] Kun joku tyhjentää kätensä, muiden pisteitä siltä kierrokselta ei lasketa.
        [2] Kun joku tyhjentää kätensä, muiden pisteet siltä kierrokselta lasketaan kaksinkertaisina.
        [3] Kun joku tyhjentää kätensä, muiden pisteet siltä kierrokselta lasketaan kolminkertaisina.
       *[other] Kun joku tyhjentää kätensä, muiden pisteet siltä kierrokselta lasketaan { $times }-kertaisina.
    }
   *[no] { $times ->
        [0] Jos viimeinen kortti on { $cards }, muiden pisteitä siltä kierrokselta ei lasketa.
        [2] Jos viimeinen kortti on { $cards }, muiden pisteet siltä kierrokselta lasketaan kaksinkertaisina.
        [3] Jos viimeinen kortti on { $cards }, muiden pisteet siltä kierrokselta lasketaan kolminkertaisina.
       *[other] Jos viimeinen kortti on { $cards }, muiden pisteet siltä kierrokselta lasketaan { $times }-kertaisina.
    }
}
# $pass: whether one may pass although a card fits
rulebook-blocked = { $pass ->
    [yes] Jos kukaan ei voi enää nostaa ja kaikki passaavat peräkkäin, kierros on jumissa: se päättyy ilman voittajaa.
   *[no] Jos kukaan ei voi enää pelata eikä nostaa, kierros on jumissa: se päättyy ilman voittajaa.
}
rulebook-stopped = Myös { $moves } siirtoa kestänyt kierros pysäytetään, ja se päättyy ilman voittajaa.
rulebook-without-winner = { $to ->
    [holder] Jos kierroksella ei ole voittajaa, kaikki laskevat käteensä jääneet kortit.
    [finisher] Jos kierroksella ei ole voittajaa, kukaan ei saa pisteitä.
   *[nobody] Sellaista kierrosta ei voita kukaan.
}

## Points

rulebook-no-points = Korteilla ei ole pisteitä.
# what some cards count: a heading, and a number or "the number on the card"
rulebook-value = { $cards }: { $points }
rulebook-value-number = numeroarvo
# a heading: these cards, when one of them is all that somebody holds
rulebook-alone = { $cards }, käden ainoana korttina

## The end of the match

# $over: whether the limit itself is not enough
rulebook-limit = { $over ->
    [yes] Peli päättyy sen kierroksen jälkeen, jolla jonkun yhteispisteet ylittävät rajan: { $limit } pistettä.
   *[no] Peli päättyy sen kierroksen jälkeen, jolla jonkun yhteispisteet saavuttavat rajan: { $limit } pistettä.
}
rulebook-rounds = { $rounds ->
    [one] Peli päättyy yhden kierroksen jälkeen.
   *[other] Peli päättyy { $rounds } kierroksen jälkeen.
}
# after a limit and a number of rounds
rulebook-first-of-both = Peli päättyy pisterajaan tai viimeiseen kierrokseen sen mukaan, kumpi tulee ensin.
rulebook-lost-holding = Jos pelaajalle jää kierroksen päättyessä käteen { $cards }, hän on hävinnyt pelin, ja peli päättyy heti.
rulebook-open-end = Pelillä ei ole sovittua loppua: kierrosten tulokset lasketaan yhteen, kunnes pelaajat lopettavat.
# the same where somebody may lose the match before (told in the sentence before this one)
rulebook-open-end-otherwise = Muuten pelillä ei ole sovittua loppua: kierrosten tulokset lasketaan yhteen, kunnes pelaajat lopettavat.
rulebook-one-deal = Pelataan yksi jako: sen voittaja voittaa pelin.
# in a game of one deal
rulebook-one-deal-tie = Jos jaolla ei ole voittajaa, peli päättyy tasan.
rulebook-winner = { $who ->
    [highest] Eniten pisteitä kerännyt pelaaja voittaa.
    [lowest] Vähiten miinuspisteitä kerännyt pelaaja voittaa.
   *[rounds] Eniten kierroksia voittanut pelaaja voittaa.
}
rulebook-tie = { $how ->
    [rounds-won] Tasatilanteessa voittaa tasoissa olevista eniten kierroksia voittanut; jos sekin on tasan, peli on tasapeli.
   *[shared] Tasatilanteessa voitto jaetaan.
}
rulebook-lost-cannot-win = Pelaaja, joka on hävinnyt siksi, että hänelle jäi käteen { $cards }, ei voi voittaa: muista paras voittaa. Jos muita ei ole, peli on tasapeli.
rulebook-loser = { $who ->
    [highest] Eniten miinuspisteitä kerännyt pelaaja on hävinnyt.
   *[lowest] Vähiten pisteitä kerännyt pelaaja on hävinnyt.
}

## House rules

# a sentence that does not hold any more with an option; it may have quotation marks of its own, so it has none around it
rulebook-dropped = Silloin tämä ei enää päde: { $sentence }
rulebook-no-effect = Muiden sääntöjen ollessa ennallaan tämä ei muuta mitään.
rulebook-not-together = Tätä ei voi valita yhdessä voimassa olevien kotisääntöjen kanssa.

## Where the rules come from

rulebook-document = Nämä säännöt ovat peräisin lähteestä ”{ $document }”.
rulebook-document-from = Nämä säännöt ovat peräisin lähteestä ”{ $document }” ({ $place }).
rulebook-rulings = Merkillä ° varustettuja kohtia lähde ei mainitse, tai se on niissä tulkinnanvarainen; tässä ne on ratkaistu peliperheen tapojen mukaan.
rulebook-common = Tässä on ratkaistu myös se, mitä mikään lähde ei mainitse mutta jokainen peli vaatii: kuka jakaa seuraavaksi, kuka saa nähdä mitäkin, mitä tapahtuu korttien loppuessa ja montako siirtoa kierros voi kestää.
rulebook-own = Nämä ovat pöydän omia kotisääntöjä; niillä ei ole muuta lähdettä.
# a file without a document of its own that changes the game $game
rulebook-built-on = Nämä ovat pöydän omat säännöt, joiden pohjana on peli ”{ $game }”; siltä osin kuin ne eivät muuta mitään, säännöt ovat peräisin lähteestä ”{ $document }”.
rulebook-examples-played = Esimerkit pelattiin tämän sivun säännöillä, kun sivu tehtiin.
