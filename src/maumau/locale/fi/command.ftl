### The commands of the command line: their help, and what they print. Names of commands and of what stands behind them
### (`maumau rulesets`, --option, hand=6, random) stay as they are in every language.

command-maumau = Kaikki Mau Mau -pelit saman pöydän ääressä.
command-exit-status = Paluuarvo: 0 kaikki kunnossa, 1 säännöt tai tarkistus sanovat ei, 2 kutsussa tai tiedostossa on virhe.
command-usage = Käyttö: { $call }
command-commands = Komennot
command-arguments = Argumentit
command-parameters = Valitsimet
# behind what must stand in a call; in a call, in place of the name of a command
command-required = [pakollinen]
command-word = KOMENTO
command-help = Näytä tämä ohje ja lopeta.
command-version = Näytä versio ja lopeta.

## What each command does

command-play = Pelaa botteja vastaan tai usean ihmisen kesken saman näppäimistön ääressä. Jos peliä ei anneta, se kysytään.
command-simulate = Anna bottien pelata, monta peliä sekunnissa.
command-verify = Toista kierrosten ja pelien tallenteet ja kerro, mikä niissä on vialla.
command-referee = Ratkaise pöydässä syntynyt kysymys: mikä oli sallittua, mikä on kiellettyä ja miksi.
command-rulesets = Luettele mukana olevat pelit ja niiden kotisäännöt.
command-check = Tarkista sääntötiedosto.
command-schema = Tulosta sääntötiedostojen JSON Schema tekstieditoreita varten.
command-rules = Tulosta pelin sääntökirja tai se, missä kaksi peliä eroavat toisistaan.
command-score = Pidä pisteitä oikeilla korteilla pelattavasta pelistä. Mitä ei anneta, se kysytään.

## What stands behind a command: in every command, or in the one that is named

command-ruleset = Pelin tunnus (ks. `maumau rulesets`) tai sääntötiedoston polku.
command-option = Kotisääntö, esimerkiksi `--option hand=6`; jos niitä on useita, valitsin annetaan monta kertaa.
command-seats = Montako pelaa, ihmiset ja botit yhteensä.
command-seed = Luku, jolla kaikki sattuma toistuu samanlaisena.
# $languages: what may be typed for them
command-lang = Kieli, jokin näistä: { $languages }. Muuten kielen määrää MAUMAU_LANG, LANGUAGE, LC_ALL, LC_MESSAGES tai LANG.
command-indices = Mitkä kirjaimet korteissa on: `own`, kielen omat, tai `international`, J Q K A.
command-cards = Miten kortit näytetään: `symbols` (7♥), `letters` (7h) tai `words` (herttaseiska).
command-play-players = Montako heistä on ihmisiä tämän näppäimistön ääressä.
command-play-names = Heidän nimensä pilkuin erotettuina.
command-play-bots = Bottien laji, `random`, `random-any` tai `rules`: yksi kaikille tai jokaiselle oma, pilkuin erotettuina.
command-play-save = Tiedosto, johon peli tallennetaan; muuten se tallennetaan tietokansioon.
command-play-resume = Jatka viimeksi tallennettua peliä tai tiedostossa olevaa peliä.
command-play-blank-lines = Montako tyhjää riviä kätkee kortit eri ihmisten vuorojen välissä; 40, jos lukua ei anneta.
command-simulate-seats = Montako pelaa.
command-simulate-games = Montako kierrosta pelataan, jokainen omana pelinään.
command-simulate-matches = Montako kokonaista peliä pelataan yksittäisten kierrosten sijasta; yksi peli rivillä.
command-simulate-bots = Ketkä pelaavat, `random`, `random-any` tai `rules`: yksi laji kaikille tai jokaiselle oma, pilkuin erotettuina; `random`, jos lajia ei anneta.
command-simulate-records = Tiedosto, johon kierrosten (tai pelien) tallenteet kirjoitetaan, yksi rivilleen; `-` on vakiotuloste. Muuten tulostetaan yhteenveto.
command-simulate-json = Tulosta yhteenveto JSONina.
command-verify-file = Tiedosto, jossa on kierroksen tai pelin tallenne tai yksi joka rivillä; `-` on vakiosyöte.
command-referee-file = Tilannetiedosto (TOML); `-` on vakiosyöte. Ilman tiedostoa kysytään, mitä pöydässä on.
command-referee-ask = Peli, jota kysymys koskee: pelin tunnus tai sääntötiedoston polku.
command-referee-json = Tulosta vastaus JSONina.
command-rulesets-json = Tulosta luettelo JSONina.
command-check-file = Sääntötiedoston polku tai mukana olevan pelin tunnus.
command-rules-compare = Toinen peli, johon verrataan, tai sama peli valitsimen `--other-option` kotisäännöin.
command-rules-other-option = Vertailtavan pelin kotisääntö.
command-rules-seats = Kerro myös, montako pakkaa ja korttia tällä pelaajamäärällä on.
command-rules-clauses = Lisää lähdetekstin kohtien tunnukset, samat jotka mainitaan, kun siirto kielletään.
command-rules-format = Missä muodossa: `text`, `md` (Markdown) tai `html`.
command-score-file = Pistetaulukon tiedosto: jatka sitä tai aloita siihen uusi.
command-score-new = Aloita uusi taulukko, vaikka edellinen olisi kesken.
command-score-ruleset = Uuden taulukon peli: sen tunnus (ks. `maumau rulesets`) tai sääntötiedoston polku.
command-score-names = Ketkä pelaavat: nimet pilkuin erotettuina ja istumajärjestyksessä.
command-score-csv = Kirjoita taulukko taulukkolaskentaa varten: tähän tiedostoon tai vakiotulosteeseen.
command-score-html = Kirjoita taulukko tulostettavaksi sivuksi tähän tiedostoon.

## What they print

# $told: details, in English; $what: a record or a match
command-verdict = { $what ->
    [match] { $file }:{ $line }: peli: { $told }
   *[record] { $file }:{ $line }: kierros: { $told }
}
command-records = { $count ->
    [one] { $count } kierros
   *[other] { $count } kierrosta
}
command-matches = { $count ->
    [one] { $count } peli
   *[other] { $count } peliä
}
# $some: whether any record or match is right; $right: how many; $wrong: how many of either are not
command-verified = { $some ->
    [yes] { $wrong ->
        [0] { $file }: { $right } kunnossa
        [one] { $file }: { $right } kunnossa, { $wrong } virheellinen
       *[other] { $file }: { $right } kunnossa, { $wrong } virheellistä
    }
   *[no] { $wrong ->
        [one] { $file }: ei mitään kunnossa, { $wrong } virheellinen
       *[other] { $file }: ei mitään kunnossa, { $wrong } virheellistä
    }
}
command-all-right = { $file }: kaikki kunnossa
command-problems = { $problems ->
    [one] { $file }: { $problems } virhe
   *[other] { $file }: { $problems } virhettä
}
# what a game is called, where it is played (with its English name), and by how many
command-game = { $name } ({ $about }), { $fewest }–{ $most } pelaajaa
command-game-of-one-size = { $name } ({ $about }), { $most } pelaajaa
# $some: whether it is anything, if nothing is chosen
command-game-option = { $some ->
    [yes] --option { $option }=…  { $values } (oletus: { $default })
   *[no] --option { $option }=…  { $values } (oletus: ei mitään)
}
command-left-open = { $open ->
    [one] { $matches } pelistä { $open } jäi kesken: se oli vielä päättymättä, kun siitä tuli liian pitkä.
   *[other] { $matches } pelistä { $open } jäi kesken: ne olivat vielä päättymättä, kun niistä tuli liian pitkiä.
}

## The figures of a simulation: what stands before each

command-figure-ruleset = peli
command-figure-options = kotisäännöt
command-figure-seats = pelaajia
command-figure-bots = botit
command-figure-seed = siemenluku
command-figure-rounds = kierroksia
command-figure-moves = siirtoja
command-figure-moves-per-round = siirtoja kierroksella
command-figure-longest = pisin
command-figure-endings = päättymiset
command-figure-won = voitot
command-figure-mean-points = pisteitä keskimäärin
command-figure-none = ei mitään
# so many rounds ended that way: somebody went out (out), or nobody did
command-ending = { $how ->
    [out] käsi tyhjeni { $rounds }
    [blocked] jumissa { $rounds }
    [stopped] pysäytetty { $rounds }
   *[abandoned] keskeytetty { $rounds }
}
# between the thousands of a large number; before its decimals
command-thousands = { "\u00A0" }
command-decimal = ,
