### The score sheet of people who play with real cards: what is asked, answered, refused. The reader is addressed.
### $who is a player's name, $card one card as a sign ("7♥", or "Q" where the suit does not matter), $number the number of a round.

## What the person may type: words with commas between them. The English ones are always taken too.
## No command is a single letter, which could be a card (Q is a queen).

score-words-table = taulukko, pistetaulukko
score-words-curve = käyrä, kayra, käyrät, kayrat
score-words-correct = korjaa
score-words-undo = peru, peruuta, kumoa
score-words-points = pisteet
score-words-nobody = ei kukaan, ei kenellekään, ei kenellekaan, jumissa, -
# the sign between the cells of a CSV file: what spreadsheets expect (a semicolon where 1,5 is one and a half)
score-csv-separator = ;

## Beginning

score-title = Pistetaulukko
score-options = { $game }: pisteisiin vaikuttavat kotisäännöt ja se, mikä on voimassa, jos et muuta mitään:
# as it is typed: the values of options are the same in every language
score-names = Ketkä pelaavat? Nimet pilkuin erotettuina:
score-names-help = Kirjoita kaikkien pelaajien nimet istumajärjestyksessä ja pilkuin erotettuina.
score-kept = Taulukko tallennetaan joka kierroksen jälkeen tiedostoon { $file }.
score-resume = Kesken on pistetaulukko: { $game }, pelaajina { $names }. Jatketaanko sitä? Kirjoita kyllä tai ei:
score-resume-help = Kyllä jatkaa sitä; ei aloittaa uuden taulukon ja jättää vanhan ennalleen.

## A round

score-round = Kierros { $number }
score-ask-out = Kuka tyhjensi kätensä?
score-ask-out-help = Kirjoita kätensä tyhjentäneen pelaajan nimi tai sen alku. Jos kukaan ei tyhjentänyt kättään, kirjoita ”ei kukaan”. Jos haluat kirjata kierroksen pisteet sellaisina kuin ne ovat paperillasi, kirjoita ”pisteet”.
score-ask-card = Minkä kortin { $who } pelasi viimeisenä?
score-ask-card-help = Kirjoita kortti, jolla kierros voitettiin: arvo ja maa, esimerkiksi { $example }. Jos maalla ei ole väliä, arvo riittää.
score-ask-hand = { $who }: mitä jäi käteen? Kortit tai niiden pisteet:
score-ask-hand-help = Kirjoita kortit välilyönnein erotettuina, esimerkiksi { $example }; pelkkä arvo riittää, jos maalla ei ole väliä. Voit myös kirjoittaa luvun: korttien pisteet yhteensä ennen mahdollista kertomista.
score-ask-back = { $who }: palasiko rangaistus? Kirjoita silloin käteen jääneet kortit; jos niitä ei ollut, paina Enter:
score-ask-back-help = Jos viimeinen kortti pani muut nostamaan ja ketju palasi, kätensä tyhjentänyt pelaaja nostaa kortit ja saa niistä pisteet. Enter: ketju ei palannut.
score-ask-lost = Kenelle jäi käteen { $cards }? Nimet tai ”ei kukaan”:
score-ask-lost-help = Pelaaja, jolle jäi käteen tällainen kortti, on heti hävinnyt pelin. Kirjoita nimet pilkuin erotettuina tai ”ei kukaan”.
score-ask-points = Tämän kierroksen pisteet järjestyksessä { $names }:
score-ask-points-help = Kirjoita yksi luku jokaiselle pelaajalle: paljonko kierros lisää yhteispisteisiin, kun kaikki on otettu huomioon.
# $now: what stands there
score-stays = Pelkkä Enter säilyttää tämän: { $now }.
score-nothing-typed = Et kirjoittanut mitään. Kirjoita ”ohje”, niin kerron, mitä kysytään.
score-correcting = Kierros { $number } kirjataan uudelleen.
score-back = Vastaus peruttiin.
score-no-name = Kenenkään pelaajan nimi ei ole ”{ $name }”. Pelaajat ovat { $names }.
score-several-names = ”{ $name }” voi olla { $names }.
score-not-points = ”{ $text }” ei ole kokonaisluku.
# so many numbers were typed
score-points-each = { $given ->
    [one] Kirjoitit yhden luvun, mutta pelaajia on { $players }. Kirjoita jokaiselle yksi: { $names }.
   *[other] Kirjoitit { $given } lukua, mutta pelaajia on { $players }. Kirjoita jokaiselle yksi: { $names }.
}
score-either = { $text } voi olla pisteitä tai kortti. Jos tarkoitat pisteitä, kirjoita { $points }; jos tarkoitat korttia, kirjoita myös maa, esimerkiksi { $card }.

## What was counted

# $points: "Ana 0, Ben 20"
score-counted = Kierros { $number }: { $points }.
score-times = { $times ->
    [0] Viimeisen kortin vuoksi muiden pisteitä ei lasketa.
    [2] Viimeisen kortin vuoksi muiden pisteet lasketaan kaksinkertaisina.
    [3] Viimeisen kortin vuoksi muiden pisteet lasketaan kolminkertaisina.
   *[other] Viimeisen kortin vuoksi muiden pisteet lasketaan { $times }-kertaisina.
}
score-has-lost = { $who } hävisi pelin käteen jääneiden korttien vuoksi.
score-over = { $rounds ->
    [one] Peli päättyi yhden kierroksen jälkeen.
   *[other] Peli päättyi { $rounds } kierroksen jälkeen.
}
score-won = { $count ->
    [one] { $who } voitti pelin.
   *[other] Voitto jaetaan: { $who }.
}
score-drawn = Peli päättyi tasan: kukaan ei voittanut sitä.
score-lost = Pelin hävisi: { $who }.
score-open-again = Peli ei olekaan vielä päättynyt.
score-ask-over = Kirjoita taulukko, käyrä, korjaa ja kierroksen numero, peru tai lopeta:
score-ask-over-help = Peli on päättynyt. Kierroksen voi vielä korjata tai perua; silloin peli saattaa jatkua.
score-undone = Kierros { $number } peruttiin.
score-corrected = Kierros { $number } korjattiin.
score-left = Pistetaulukko on tallessa tiedostossa { $file }. Jatka sitä komennolla: { $command }
score-lost-now = Pistetaulukkoa ei voitu tallentaa tiedostoon { $file }: { $problem }. Tallennusta yritetään uudelleen joka kierroksen jälkeen.
score-not-kept = Pistetaulukko ei ole tallessa. Tiedostoon { $file } ei voi kirjoittaa: { $problem }.
score-elsewhere = Joku muu on sillä välin muuttanut tiedostoa { $file }. Se jää ennalleen, ja tästä lähtien taulukkosi tallennetaan tiedostoon { $other }.
score-help = Minkä tahansa kysymyksen kohdalla voit kirjoittaa: taulukko (kaikki kierrokset), käyrä (yhteispisteiden kehitys), korjaa ja kierroksen numero, peru (peruu viimeisen vastauksen tai viimeisen kierroksen), säännöt (sääntökirja), ohje, lopeta (kaikki jää talteen).

## The table and the curves

score-column-round = Kierros
score-column-total = Yhteensä
score-no-rounds = Yhtään kierrosta ei ole vielä kirjattu.
# under a table with asterisks
score-star = Tähti osoittaa, kuka tyhjensi kätensä.
score-limit = { $exceeded ->
    [yes] Peli päättyy sen kierroksen jälkeen, jolla jonkun yhteispisteet ylittävät rajan: { $limit } pistettä.
   *[no] Peli päättyy sen kierroksen jälkeen, jolla jonkun yhteispisteet saavuttavat rajan: { $limit } pistettä.
}
score-curves = Yhteispisteiden kehitys kierros kierrokselta; pienin luku on { $least } ja suurin { $most }.
score-rounds-won = Voitetut kierrokset: { $points }.
# under the drawing on the page: the name of its horizontal axis
score-axis-rounds = Kierrokset
score-axis-points = Pisteet
# a drawing told to somebody who cannot see it; $points: the totals at the end
score-drawing = Kaikkien pelaajien yhteispisteet joka kierroksen jälkeen. Lopuksi: { $points }.

## What cannot be

score-name-wrong = ”{ $name }” ei kelpaa nimeksi: siinä saa olla 1–{ $most } näkyvää merkkiä eikä yhtään pilkkua.
score-name-twice = Nimi { $who } on annettu kahdesti; valitse toinen.
score-name-command = { $name } tulkittaisiin komennoksi; valitse toinen nimi.
score-players = { $given ->
    [one] Annoit yhden nimen, mutta tätä peliä pelaa { $fewest }–{ $most } pelaajaa.
   *[other] Annoit { $given } nimeä, mutta tätä peliä pelaa { $fewest }–{ $most } pelaajaa.
}
score-too-few-cards = Pakan kortit eivät riitä, kun pelaajia on { $given } ja kädet ovat näin suuria.
score-each = Tietoja on { $given } pelaajalle, mutta pelaajia on { $players }.
score-no-seat = Pelaajaa { $seat } ei ole; pelaajien numerot ovat 0–{ $most }.
score-nobody-loses = Tässä pelissä kukaan ei häviä käteen jääneen kortin vuoksi.
score-card-of-nobody = Kukaan ei tyhjentänyt kättään, joten viimeinen kortti ei voi olla { $card }.
score-last-missing = Viimeinen kortti vaikuttaa pisteisiin, joten on kerrottava, millä kortilla { $who } tyhjensi kätensä.
score-last-barred = Viimeinen kortti ei tässä pelissä saa olla { $card }; { $who } ei ole voinut tyhjentää kättään sillä.
score-no-card = Tässä pakassa ei ole korttia ”{ $card }”. Kortista kirjoitetaan arvo ({ $ranks }) ja maa ({ $suits }), esimerkiksi { $example }.
score-which-suit = Pelkkä { $rank } ei riitä, koska maalla on tässä väliä: { $cards }.
score-lost-by-cards = Kun kortit tiedetään, ne yksin ratkaisevat, onko { $who } hävinnyt pelin.
score-finisher-hand = { $who } tyhjensi kätensä, joten kortteja ei jäänyt.
score-empty-hand = { $who } ei tyhjentänyt kättään, joten kortteja jäi ainakin yksi.
score-negative = { $who } ei voi saada { $points } pistettä: minkään kortin pisteet eivät ole alle nollan.
score-beyond = { $who } ei voi saada { $points } pistettä: mahdollista on vähintään { $least } ja enintään { $most }.
score-no-points = { $who } ei voi saada { $points } pistettä: mahdollista on tässä vain 0.
score-finisher-points = { $who } tyhjensi kätensä eikä siksi voi saada { $points } pistettä; mahdollista on vain { $own }.
score-too-many = { $there ->
    [one] { $players ->
        [one] Pelissä on vain yksi { $card }, mutta tässä niitä olisi { $times } samalla pelaajalla: { $who }.
       *[other] Pelissä on vain yksi { $card }, mutta tässä niitä olisi { $times } eri pelaajilla: { $who }.
    }
   *[other] { $players ->
        [one] Pelissä on vain { $there } korttia { $card }, mutta tässä niitä olisi { $times } samalla pelaajalla: { $who }.
       *[other] Pelissä on vain { $there } korttia { $card }, mutta tässä niitä olisi yhteensä { $times } näillä pelaajilla: { $who }.
    }
}
score-after-end = { $rounds ->
    [one] Peli päättyi yhden kierroksen jälkeen; sen jälkeen ei enää tule kierroksia.
   *[other] Peli päättyi { $rounds } kierroksen jälkeen; sen jälkeen ei enää tule kierroksia.
}
score-earlier-end = Silloin peli olisi päättynyt jo kierroksen { $end } jälkeen, mutta kierroksia on pelattu { $rounds }. Mitään ei muutettu; peru ensin kierroksen { $end } jälkeiset kierrokset.
score-no-round = Yhtään kierrosta ei ole vielä kirjattu.
score-no-such-round = { $rounds ->
    [one] Kierrosta { $number } ei ole; ainoa kierros on { $rounds }.
   *[other] Kierrosta { $number } ei ole; kierrokset ovat 1–{ $rounds }.
}
score-which-round = Kirjoita perään kierroksen numero, esimerkiksi ”korjaa 2”.

## Files and calls

# $file is the name of a file, $problem a sentence or what the system says
score-file-unread = Tiedostoa { $file } ei voi lukea: { $problem }.
score-file-unwritten = Tiedostoon { $file } ei voi kirjoittaa: { $problem }.
score-file-not-text = { $file } ei ole tekstiä, joten se ei ole pistetaulukko. Se jää ennalleen.
score-file-not-json = { $file } ei ole pistetaulukko: rivi { $line } ei ole JSONia. Se jää ennalleen.
score-file-damaged = { $file } on pistetaulukko, jota ei voi jatkaa. Se jää ennalleen. { $problem }
score-file-other = { $kind ->
    [record] { $file } on yhden kierroksen tallenne eikä pistetaulukko. Se jää ennalleen.
    [match] { $file } on Maumau-ohjelmalla pelatun pelin tallenne eikä pistetaulukko. Se jää ennalleen.
    [save] { $file } on talteen jätetty peli; jatka sitä komennolla ”maumau play --resume”. Se jää ennalleen.
    [newer] { $file } on uudemman Maumau-version pistetaulukko, jota tämä versio ei osaa lukea. Se jää ennalleen.
   *[other] { $file } ei ole Maumau-ohjelman pistetaulukko. Se jää ennalleen.
}
score-file-ruleset = Tiedostossa mainittua peliä ”{ $ruleset }” ei tunneta, eikä sen sääntöjä ole tiedostossa. Tunnetut pelit: { $rulesets }.
score-file-rules = Tiedostossa olevilla säännöillä ei voi pelata; virhe on tässä: { $where }.
score-file-options = Tiedostossa olevia kotisääntöjä ei voi valita yhdessä: { $options }.
score-file-fingerprint = Taulukko on aloitettu muilla säännöillä: niiden sormenjälki on { $found }, näiden sääntöjen { $right }.
score-file-no-hands = Ei ole annettu käsiä eikä pisteitä; jommatkummat tarvitaan.
score-file-points-too = Pisteet on annettu, joten niiden lisäksi ei voi olla käsiä eikä viimeistä korttia.
score-file-round = Kierros { $number }: { $problem }
score-file-is-there = { $file } on jo olemassa ja jää ennalleen; anna jokin muu tiedosto tai jatka tätä ilman muita määrityksiä.
score-file-is-folder = { $file } on kansio; anna tiedosto.
score-no-folder = Kansiota { $folder } ei ole; luo se ensin tai anna jokin muu.
score-out-is-sheet = { $file } korvattaisiin, eikä sen nimen lopussa ole .csv eikä .html. Se jää ennalleen.
score-out-over-sheet = { $file } on itse pistetaulukko ja jää ennalleen; anna jokin muu tiedosto.
score-which-file = Anna myös pistetaulukon tiedosto, näin: maumau score TIEDOSTO { $option }
score-no-file = Tiedostoa { $file } ei ole.
score-written = Kirjoitettu: { $file }
score-one-only = Valitsimen { $option } perään voi antaa vain yhden tiedoston.
