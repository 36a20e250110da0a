### The referee as a dialogue, for people who play with real cards: what lies there, what somebody wants to do, the answer.
### The person asking need not be the player: nothing here says "you" to the player, who is "Player 1", as setup-default-name
### has it. Words to type come as variables of their own ($yes, $no, $back); signs like 7h and - are typed as they stand.

## Words that mean something here alone: lists with commas; the first is the one that is shown. English ones are always read

ask-words-left = vasemmalle, vasen, v, myötäpäivään
ask-words-right = oikealle, oikea, o, vastapäivään
ask-words-change = vaihda, uusi tilanne, toinen tilanne
ask-words-game = peli, uusi peli, toinen peli

## Before the questions

ask-or-file = { $flag } on näppäimistöltä vastattavia kysymyksiä varten: älä anna sen kanssa tiedostoa.
ask-needs-file = { $flag } koskee vastausta, joka annetaan tiedoston tilanteesta: anna tiedosto.

ask-seated = Pelaaja, jota kysymys koskee, on Pelaaja 1; hänen vasemmalla puolellaan istuu Pelaaja 2, ja niin edelleen. ?: kysymyksen selitys. { $back }: edellinen kysymys. { $quit }: poistut.
ask-first-question = Tämä on ensimmäinen kysymys.
# $question is a whole question; $kept is the answer that the Enter key gives
ask-kept = { $question } [{ $kept }]
# $help is what is typed here, in sentences; $back is a word to type
ask-back-too = { $help } { $back }: edellinen kysymys.

## What lies there, and behind each question what may be answered

ask-seats = Montako pelaajaa, { $least }–{ $most }?
ask-seats-help = Luku. Pelaajien määrällä voi olla väliä, esimerkiksi kun kortti ohittaa jonkun.
ask-top = Mikä kortti on poistopakan päällimmäisenä?
ask-top-help = Kirjoita kortin arvo ja maa, esimerkiksi 7h, J♠ tai herttaseiska, tai ”-”, jos poistopakka on tyhjä ja joku aloittaa. Kortin perään voi kirjoittaa myös maan, joka sillä valittiin, tai sen, montako korttia on nostettavana.
# $card asks for a suit; $no is a word to type
ask-suit = Mikä maa valittiin, kun pelattiin { $card }? ({ $no }: maata ei valittu)
ask-suit-help = Kirjoita maa kirjaimena, merkkinä tai nimenä. Maata ei valittu, jos kukaan ei pelannut korttia, esimerkiksi jos se on poistopakan ensimmäinen kortti.
# $suits: those that may be named
ask-no-suit = ”{ $typed }” ei käy: kun pelattiin { $card }, maaksi saattoi valita: { $suits }. Jos maata ei valittu, kirjoita ”{ $no }”.
ask-names-nothing = Maata ei ole voitu valita: päällimmäisenä on { $card }, joka ei vaadi maan valintaa. Kirjoita pelkkä kortti.
# $numbers: those that there can be, 0 first
ask-pending = Montako korttia on nostettavana, kun päällimmäisenä on { $card }: { $numbers }?
ask-pending-help = Montako korttia on nostettava, jos ei vastaa; 0, jos ne on jo nostettu tai kenenkään ei tarvitse nostaa.
ask-no-pending = ”{ $typed }” ei käy: kun päällimmäisenä on { $card }, nostettavana voi olla { $numbers }.
ask-pends-nothing = Kortteja ei voi olla nostettavana: päällimmäisenä on { $card }, jonka jälkeen kenenkään ei tarvitse nostaa. Kirjoita pelkkä kortti.
ask-until = Pelattiinko { $card } juuri äsken, niin että Pelaaja 1 joutuu nostamaan sen vuoksi? ({ $yes } tai { $no })
ask-until-help = Kyllä, jos tämän kortin vuoksi ei ole vielä nostettu. Ei, jos asia on jo ohi.
ask-own = Pelasiko Pelaaja 1 juuri äsken { FORM($card, "gen") }, niin että hänen vuoronsa jatkuu? ({ $yes } tai { $no })
ask-own-help = Kyllä, jos Pelaaja 1 pelasi tämän kortin ja hänen on vielä peitettävä se tai jatkettava toisella kortilla. Ei, jos sen pelasi joku muu tai asia on jo ohi.
ask-left = Pelasiko edellinen pelaaja juuri äsken { FORM($card, "gen") } ja jätti sen peittämättä? ({ $yes } tai { $no })
ask-left-help = Kyllä, jos oikeus peittää kortti on siirtynyt eteenpäin ja peittovuorossa on Pelaaja 1. Ei, jos asia on jo ohi.
ask-direction = Kumpaan suuntaan peli kulkee, { $left } vai { $right }?
ask-direction-help = Vasemmalle eli myötäpäivään: ensin on vuorossa Pelaaja 1, sitten Pelaaja 2.
ask-no-direction = Kirjoita { $left } tai { $right }.
ask-hand = Mitä kortteja Pelaaja 1 pitää kädessään?
ask-hand-help = Kirjoita kaikki hänen korttinsa välilyönnein erotettuina, esimerkiksi 7h 9c J♠. Jos pakkoja on kaksi ja kortti on kädessä kahteen kertaan, kirjoita se kahdesti.
ask-hand-needed = Kirjoita kädessä olevat kortit, esimerkiksi { $card }: jos niitä ei olisi, kierros olisi päättynyt.
ask-others = Montako korttia kullakin muulla pelaajalla on, 1–{ $most }?
ask-others-help = Luku; sillä, mitä kortteja ne ovat, ei tässä ole väliä.
# $words: the words that can have been said, and the one for no
ask-called = Mitä Pelaaja 1 on jo huutanut viimeistä korttia varten: { $words }?
ask-called-help = Huuto, joka on nyt voimassa, jos sellainen on.
ask-no-call = ”{ $typed }” ei käy: vastaus voi olla { $words }.

## What cannot be

ask-number = ”{ $typed }” ei käy: anna luku väliltä { $least }–{ $most }.
ask-no-card = ”{ $typed }” ei ole tämän pakan kortti. Korttiin kirjoitetaan myös maa, esimerkiksi { $card }.
# so often the card was named, on top and in hand together
ask-too-many-equal = { $packs ->
    [one] { $card } on mainittu { $count } kertaa; niitä on vain yksi.
   *[other] { $card } on mainittu { $count } kertaa; niitä on vain { $packs }.
}
ask-too-many-cards = { $count } korttia on liikaa: pelissä on { $there } korttia, jokaisella on oltava ainakin yksi ja nostettavaksi on jäätävä yksi.
ask-cannot-be = Näin ei voi olla, kun päällimmäisenä on { $card }. Vastaa tähän kysymykseen toisin tai palaa edelliseen.

## What somebody wants to do

# $who holds $cards; $some: whether there are any
ask-holds = { $some ->
    [yes] { $who } pitää kädessään: { $cards }.
   *[no] { $who } on ilman kortteja.
}
# $further: a move was made already
ask-move = { $further ->
    [yes] Mitä { $who } haluaa sitten tehdä?
   *[no] Mitä { $who } haluaa tehdä?
}
# $name, $catch and the like are words to type
ask-move-help = Kortti, esimerkiksi { $card }; { $draw }, { $pass } tai { $take }; { $name } ja maan nimi; { $call }; { $catch } ja pelaajan nimi. Jos puhuja on joku muu, aloita siitä, kuka hän on, esimerkiksi Pelaaja 2: { $catch } Pelaaja 1. { $table }: tilanne uudelleen. { $rules }: sääntökirja. { $back }: ennen viimeistä siirtoa tai edellinen kysymys. { $change }: toinen tilanne. { $game }: toinen peli.
ask-which-move = Kirjoita, mitä pelaaja haluaa tehdä; ? selittää sen. { $table }: tilanne uudelleen. { $rules }: sääntökirja. { $back }: edellinen kysymys. { $change }: toinen tilanne. { $game }: toinen peli. { $quit }: poistut.
ask-cannot-read = ”{ $typed }” ei ole siirto. Kirjoita kortti, esimerkiksi { $card }, tai mitä muuta halutaan tehdä; ? selittää sen.
# $who is another player, whose cards were not asked for
ask-not-known = Tässä ei tiedetä, mitä kortteja { $who } pitää kädessään. Kirjoita ”{ $back }” ja kysy niin, että samassa asemassa on Pelaaja 1.

## The answer

ask-allowed = Sallittu.
# $why: why, what would be allowed, and the number of the rule, in sentences
ask-not-allowed = Kielletty. { $why }
# the move draws cards, and what happens depends on them
ask-came = Mikä kortti tulee tai mitkä kortit tulevat? (Enter: sitä ei tiedetä)
ask-came-help = Kirjoita nostettavat kortit siinä järjestyksessä, jossa ne tulevat. Enter, jos niitä ei tiedetä: silloin ei kerrota, mitä sitten tapahtuu.
ask-came-more = { $count ->
    [one] Kortteja nostetaan enemmän kuin tämä yksi: kirjoita ne kaikki.
   *[other] Kortteja nostetaan enemmän kuin nämä { $count }: kirjoita ne kaikki.
}
ask-depends = Jatko riippuu siitä, mikä kortti tulee.
# $players can be caught
ask-may-catch = Huuto on unohtunut. Kiinni voi nyt jäädä { $players } (sana on: { $catch }).
# $phase of the round; $who decides; $still: it is Player 1
ask-then = { $phase ->
    [name] Nyt maan valitsee { $who }.
    [window] Kierros on päättynyt, ellei unohtunutta huutoa nyt huudeta tai siitä jäädä kiinni.
    [over] Kierros on päättynyt.
   *[play] { $still ->
        [yes] Vuorossa on yhä { $who }.
       *[no] Seuraavaksi vuorossa on { $who }.
    }
}
