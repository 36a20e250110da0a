### What is wrong with a call, or with a file that it names. Behind “maumau:” on the standard error, or at the table.

# something that is told in English alone
problem-told = { $told }
problem-language = Kalbos „{ $lang }“ nėra: yra { $languages }.
problem-language-name = { $lang } ({ $name })
problem-indices = --indices gali būti own arba international, o ne „{ $indices }“.
problem-nested = Skaitomi duomenys per giliai įdėti vieni į kitus.
problem-interrupted = Nutraukta.

## Games, options, numbers of players

problem-no-ruleset = Žaidimo „{ $ruleset }“ nėra: yra { $rulesets }. Failo kelias baigiasi .toml.
problem-no-ruleset-near = Žaidimo „{ $ruleset }“ nėra; gal turėjai omenyje „{ $near }“? Failo kelias baigiasi .toml.
# $flag is --option or --other-option, $option what stands behind it
problem-option-form = { $flag } { $option }: parinktis rašoma PARINKTIS=REIKŠMĖ, pavyzdžiui, { $flag } hand=6.
problem-option-twice = { $flag } { $option }: { $name } nurodyta du kartus.
problem-no-options = Parinkties „{ $option }“ nėra: šis žaidimas parinkčių neturi.
problem-no-option = Parinkties „{ $option }“ nėra: yra { $options }.
problem-no-option-near = Parinkties „{ $option }“ nėra; gal turėjai omenyje „{ $near }“?
problem-option-value = Parinktis { $option } negali būti „{ $value }“: galima { $values }.
problem-option-value-near = Parinktis { $option } negali būti „{ $value }“: galima { $values }. Artimiausia reikšmė – { $near }.
# $told: details, in English
problem-options-together = Šių parinkčių kartu pasirinkti negalima. { $told }
problem-other-option = --other-option nurodo, su kuo lyginti: reikia ir --compare.
problem-seats = Šį žaidimą žaidžia nuo { $fewest } iki { $most } { $most ->
    [one] žaidėjo
   *[other] žaidėjų
}, o ne { $seats }.
# $hands: all cards that are dealt; $needed: with those that begin the pile and the stock
problem-too-few-cards = Kortų neužtenka: { $seats } { $seats ->
    [one] žaidėjui
    [few] žaidėjams
   *[other] žaidėjų
} po { $hand } { $hand ->
    [one] kortą
    [few] kortas
   *[other] kortų
} reikia { $hands }, o kartu su tomis, nuo kurių prasideda šūsnis ir likčiai, – { $needed }; iš viso jų yra tik { $there }.
problem-people = Žmonių nurodyta { $people }, o vietų yra { $seats }: žmonių gali būti nuo 1 iki { $seats }.

## Names and bots

problem-names = Vardų nurodyta { $names }, o žmonių – { $people }: kiekvienam reikia po vieną vardą.
problem-name = „{ $name }“ čia netinka kaip vardas: reikia nuo 1 iki { $most } ženklų, pirmas negali būti skaitmuo, ir negali būti dvitaškio.
problem-name-command = „{ $name }“ būtų palaikyta komanda; pasirink kitą vardą.
problem-name-taken = Vardas „{ $name }“ jau užimtas; pasirink kitą.
problem-no-bot = Boto „{ $kind }“ nėra: yra { $bots }.
problem-no-bot-near = Boto „{ $kind }“ nėra; gal turėjai omenyje „{ $near }“?
# so many kinds were given, at least two, for so many bots
problem-bots = Botų rūšių nurodyta { $kinds }, o botų – { $bots }: nurodyk vieną rūšį visiems arba po vieną kiekvienam.

## What was typed behind maumau

problem-word-missing = { $name } { $text }: prieš kablelį arba po jo trūksta žodžio.
# $name is --seats or the like, or a game
problem-resume-alone = --resume tęsia žaidimą tokį, koks jis išsaugotas: { $name } kartu nurodyti negalima.
problem-resume-files = --resume reikia vieno failo, o nurodyta { $files }.
problem-blank-lines = --blank-lines { $lines }: galima nuo 0 iki { $most }.
problem-games-or-matches = Nurodyk, kiek žaisti: --games N (raundų) arba --matches N (partijų).
problem-count = { $name } { $count }: reikia 1 arba daugiau.
problem-records-name = --records: failo vardas tuščias.
problem-json-summary = --json skirta suvestinei; įrašai ir partijos ir taip yra JSON.
problem-endless = { $game }: partija baigiasi tada, kai nusprendžia žaidėjai; pasirink parinktį limit arba rounds.
# $see: a command to type
problem-see-help = Žr.: { $see }
problem-no-command = Komandos „{ $command }“ nėra: yra { $commands }.
problem-no-command-near = Komandos „{ $command }“ nėra; gal turėjai omenyje „{ $near }“?
problem-no-flag = Parametro „{ $flag }“ nėra.
problem-no-flag-near = Parametro „{ $flag }“ nėra; gal turėjai omenyje { $near }?
problem-flag-value = { $flag } „{ $value }“: tokia reikšmė čia netinka.
problem-flag-number = { $flag } „{ $value }“: tai ne sveikasis skaičius.
problem-flag-choice = { $flag } „{ $value }“: galima { $choices }.
problem-flag-needs = Trūksta { $flag } arba to, kas turi eiti po jo.
problem-flag-twice = { $flag } nurodyta du kartus.
problem-too-much = Čia parašyta per daug: { $words }.

## The form of a file: what a table of keys and values must not be. Whole sentences, of which several may follow each other.

# $where: the keys that lead there, as in rounds.0.points; $keys: those that there are
problem-form-missing = Trūksta rakto { $where }.
problem-form-unknown = Rakto { $where } čia būti negali; galimi raktai: { $keys }.
problem-form-table = Čia reikia raktų ir reikšmių lentelės, o ne { $value }.
# $value: what stands there; $right: the limit, or the values that are possible
problem-form-value = { $wanted ->
    [text] { $where }: čia reikia teksto, o ne { $value }.
    [number] { $where }: čia reikia sveikojo skaičiaus, o ne { $value }.
    [switch] { $where }: čia reikia true arba false, o ne { $value }.
    [list] { $where }: čia reikia sąrašo, o ne { $value }.
    [table] { $where }: čia reikia raktų ir reikšmių lentelės, o ne { $value }.
    [option] { $where }: čia reikia sveikojo skaičiaus, true, false arba žodžio, o ne { $value }.
    [hand] { $where }: čia reikia kortų, surašytų tekstu, arba sveikojo skaičiaus, o ne { $value }.
    [least] { $where }: čia reikia ne mažiau kaip { $right }, o ne { $value }.
    [most] { $where }: čia galima ne daugiau kaip { $right }, o ne { $value }.
    [literal] { $where }: reikšmė { $value } čia netinka, galima tik viena iš šių: { $right }.
   *[other] { $where }: reikšmė { $value } čia netinka.
}
problem-form-digits = Viename skaičiuje per daug skaitmenų.
problem-form-twice = Raktas { $key } toje pačioje lentelėje yra du kartus.
# $told: sentences such as those above
problem-form-file = { $file }: { $told }

## Files

problem-unreadable = Failo { $file } nepavyksta perskaityti: { $why }.
problem-unwritable = Failo { $file } nepavyksta įrašyti: { $why }.
problem-file = { $file }: { $why }.
problem-system = Sistema neleidžia: { $why }.
problem-not-utf8 = { $file }: tai ne UTF-8 tekstas (baitas { $byte }).
problem-no-place-sign = „{ $file }“ failui netinka: yra ženklas, kurio varde būti negali.
problem-no-place-home = „{ $file }“ failui netinka: naudotojo tokiu vardu aplanko čia nėra.
problem-folder = { $file }: tai aplankas; nurodyk failą.
problem-folder-to-keep = { $file }: tai aplankas; nurodyk failą, kuriame išsaugoti žaidimą.
problem-exists = { $file }: toks failas jau yra; tęsk jį su --resume arba nurodyk kitą.
problem-no-folder = { $file }: aplanko { $folder } nėra; pirmiausia jį sukurk arba nurodyk kitą.
problem-no-file = { $file }: tokio failo nėra.
problem-no-file-near = { $file }: tokio failo nėra; gal turėjai omenyje „{ $near }“?
problem-empty = { $file }: šis failas tuščias; jame turėjo būti įrašas arba partija.

## Why the system refuses a file: what stands behind a colon

problem-because-missing = tokio failo ar aplanko nėra
problem-because-forbidden = tam neturi leidimo
problem-because-folder = tai aplankas
problem-because-no-folder = viena iš kelio dalių nėra aplankas
problem-because-full = įrenginyje nebėra vietos
problem-because-read-only = ten nieko įrašyti negalima
problem-because-long = per ilgas vardas
# in the system's words, in English
problem-because-other = { $words }
