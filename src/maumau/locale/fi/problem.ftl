### What is wrong with a call, or with a file that it names. Behind “maumau:” on the standard error, or at the table.

# something that is told in English alone
problem-told = { $told }
problem-language = Kieltä ”{ $lang }” ei ole; kielet ovat { $languages }.
problem-language-name = { $lang } ({ $name })
problem-indices = Valitsimen --indices arvo on own tai international, ei ”{ $indices }”.
problem-nested = Luettavassa on liian monta tasoa sisäkkäin.
problem-interrupted = Keskeytetty.

## Games, options, numbers of players

problem-no-ruleset = Peliä ”{ $ruleset }” ei ole; pelit ovat { $rulesets }. Tiedoston polun lopussa on .toml.
problem-no-ruleset-near = Peliä ”{ $ruleset }” ei ole; tarkoititko ”{ $near }”? Tiedoston polun lopussa on .toml.
# $flag is --option or --other-option, $option what stands behind it
problem-option-form = { $flag } { $option }: kotisääntö annetaan muodossa NIMI=ARVO, esimerkiksi { $flag } hand=6.
problem-option-twice = { $flag } { $option }: { $name } on annettu kahdesti.
problem-no-options = Kotisääntöä ”{ $option }” ei ole: tässä pelissä ei ole valittavia kotisääntöjä.
problem-no-option = Kotisääntöä ”{ $option }” ei ole; valittavissa: { $options }.
problem-no-option-near = Kotisääntöä ”{ $option }” ei ole; tarkoititko ”{ $near }”?
problem-option-value = Kotisäännön { $option } arvo ei voi olla ”{ $value }”. Mahdolliset arvot: { $values }.
problem-option-value-near = Kotisäännön { $option } arvo ei voi olla ”{ $value }”. Mahdolliset arvot: { $values }. Lähin on { $near }.
# $told: details, in English
problem-options-together = Näitä kotisääntöjä ei voi valita yhdessä. { $told }
problem-other-option = --other-option koskee peliä, johon verrataan: anna myös --compare.
problem-seats = Tässä pelissä pelaajia voi olla { $fewest }–{ $most }, ei { $seats }.
# $hands: all cards that are dealt; $needed: with those that begin the pile and the stock
problem-too-few-cards = Kortit eivät riitä: { $seats } pelaajaa ja { $hand } korttia kullekin on yhteensä { $hands }, ja kun poistopakan ja nostopakan aloittavat kortit lasketaan mukaan, tarvitaan { $needed }; kortteja on vain { $there }.
problem-people = { $people ->
    [one] Paikkoja on { $seats } ja ihmisiä yksi: heitä voi olla 1–{ $seats }.
   *[other] Paikkoja on { $seats } ja ihmisiä { $people }: heitä voi olla 1–{ $seats }.
}

## Names and bots

problem-names = { $people ->
    [one] { $names } nimeä yhdelle ihmiselle: anna yksi nimi.
   *[other] { $names ->
        [one] Yksi nimi { $people } ihmiselle: anna kullekin yksi nimi.
       *[other] { $names } nimeä { $people } ihmiselle: anna kullekin yksi nimi.
    }
}
problem-name = ”{ $name }” ei kelpaa nimeksi: nimessä on 1–{ $most } merkkiä, se ei ala numerolla eikä siinä ole kaksoispistettä.
problem-name-command = ”{ $name }” menisi sekaisin komennon kanssa; valitse toinen nimi.
problem-name-taken = Nimi ”{ $name }” on jo käytössä; valitse toinen.
problem-no-bot = Bottilajia ”{ $kind }” ei ole; lajit ovat { $bots }.
problem-no-bot-near = Bottilajia ”{ $kind }” ei ole; tarkoititko ”{ $near }”?
# so many kinds were given, at least two, for so many bots
problem-bots = { $bots ->
    [one] { $kinds } bottilajia, mutta botteja on yksi: anna yksi laji kaikille tai jokaiselle oma.
   *[other] { $kinds } bottilajia, mutta botteja on { $bots }: anna yksi laji kaikille tai jokaiselle oma.
}

## What was typed behind maumau

problem-word-missing = { $name } { $text }: pilkun edestä tai perästä puuttuu sana.
# $name is --seats or the like, or a game
problem-resume-alone = --resume jatkaa peliä sellaisena kuin se on tallennettu: { $name } ei käy sen kanssa.
problem-resume-files = Valitsimen --resume perään voi antaa vain yhden tiedoston, ei { $files }.
problem-blank-lines = --blank-lines { $lines }: mahdollisia ovat 0–{ $most }.
problem-games-or-matches = Kerro, montako: joko --games N (kierroksia) tai --matches N (pelejä).
problem-count = { $name } { $count }: luvun on oltava vähintään 1.
problem-records-name = --records: tiedoston nimi on tyhjä.
problem-json-summary = --json koskee yhteenvetoa; kierrosten ja pelien tallenteet ovat muutenkin JSONia.
problem-endless = { $game }: peli päättyy vasta, kun pelaajat lopettavat; valitse kotisääntö limit tai rounds.
# $see: a command to type
problem-see-help = Ks. { $see }
problem-no-command = Komentoa ”{ $command }” ei ole; komennot ovat { $commands }.
problem-no-command-near = Komentoa ”{ $command }” ei ole; tarkoititko ”{ $near }”?
problem-no-flag = Valitsinta ”{ $flag }” ei ole.
problem-no-flag-near = Valitsinta ”{ $flag }” ei ole; tarkoititko { $near }?
problem-flag-value = { $flag } ”{ $value }”: tämä arvo ei kelpaa.
problem-flag-number = { $flag } ”{ $value }”: tämä ei ole kokonaisluku.
problem-flag-choice = { $flag } ”{ $value }”: mahdollisia ovat { $choices }.
problem-flag-needs = { $flag } puuttuu, tai sen perästä puuttuu jotakin.
problem-flag-twice = { $flag } on annettu kahdesti.
problem-too-much = Tässä on liikaa: { $words }.

## The form of a file: what a table of keys and values must not be. Whole sentences, of which several may follow each other.

# $where: the keys that lead there, as in rounds.0.points; $keys: those that there are
problem-form-missing = Avain { $where } puuttuu.
problem-form-unknown = Avainta { $where } ei voi olla tässä; mahdolliset avaimet ovat { $keys }.
problem-form-table = Tähän kuuluu avainten ja arvojen taulukko, ei { $value }.
# $value: what stands there; $right: the limit, or the values that are possible
problem-form-value = { $wanted ->
    [text] { $where }: tähän kuuluu teksti, ei { $value }.
    [number] { $where }: tähän kuuluu kokonaisluku, ei { $value }.
    [switch] { $where }: tähän kuuluu true tai false, ei { $value }.
    [list] { $where }: tähän kuuluu luettelo, ei { $value }.
    [table] { $where }: tähän kuuluu avainten ja arvojen taulukko, ei { $value }.
    [option] { $where }: tähän kuuluu kokonaisluku, true, false tai sana, ei { $value }.
    [hand] { $where }: tähän kuuluu kortteja tekstinä tai kokonaisluku, ei { $value }.
    [least] { $where }: tähän kuuluu vähintään { $right }, ei { $value }.
    [most] { $where }: tähän kuuluu enintään { $right }, ei { $value }.
    [literal] { $where }: arvo { $value } ei kelpaa tähän, vaan jokin näistä: { $right }.
   *[other] { $where }: arvo { $value } ei kelpaa tähän.
}
problem-form-digits = Jossakin luvussa on liikaa numeroita.
problem-form-twice = Avain { $key } on samassa taulukossa kahdesti.
# $told: sentences such as those above
problem-form-file = { $file }: { $told }

## Files

problem-unreadable = Tiedostoa { $file } ei voi lukea: { $why }.
problem-unwritable = Tiedostoon { $file } ei voi kirjoittaa: { $why }.
problem-file = { $file }: { $why }.
problem-system = Järjestelmä ei suostu: { $why }.
problem-not-utf8 = { $file }: tämä ei ole UTF-8-tekstiä (tavu { $byte }).
problem-no-place-sign = ”{ $file }” ei kelpaa tiedostoksi: siinä on merkki, jota ei voi olla missään nimessä.
problem-no-place-home = ”{ $file }” ei kelpaa tiedostoksi: kenelläkään sen nimisellä ei ole täällä kansiota.
problem-folder = { $file }: tämä on kansio; anna tiedosto.
problem-folder-to-keep = { $file }: tämä on kansio; anna tiedosto, johon peli tallennetaan.
problem-exists = { $file }: tämä tiedosto on jo olemassa; jatka sitä valitsimella --resume tai anna jokin muu.
problem-no-folder = { $file }: kansiota { $folder } ei ole; luo se ensin tai anna jokin muu.
problem-no-file = { $file }: tällaista tiedostoa ei ole.
problem-no-file-near = { $file }: tällaista tiedostoa ei ole; tarkoititko ”{ $near }”?
problem-empty = { $file }: tämä tiedosto on tyhjä; siinä pitäisi olla kierroksen tai pelin tallenne.

## Why the system refuses a file: what stands behind a colon

problem-because-missing = sellaista tiedostoa tai kansiota ei ole
problem-because-forbidden = sinulla ei ole siihen oikeutta
problem-because-folder = se on kansio
problem-because-no-folder = osa polusta ei ole kansio
problem-because-full = tila on loppunut
problem-because-read-only = sinne ei voi kirjoittaa
problem-because-long = sen nimi on liian pitkä
# in the system's words, in English
problem-because-other = { $words }
