### The commands of the command line: their help, and what they print. Names of commands and of what stands behind them
### (`maumau rulesets`, --option, hand=6, random) stay as they are in every language.

command-maumau = Visi Maumo žaidimai prie vieno stalo.
command-exit-status = Išėjimo būsena: 0 – viskas gerai, 1 – taisyklės arba patikra sako „ne“, 2 – netinka komanda arba failas.
command-usage = Naudojimas: { $call }
command-commands = Komandos
command-arguments = Argumentai
command-parameters = Parametrai
# behind what must stand in a call; in a call, in place of the name of a command
command-required = [būtina]
command-word = KOMANDA
command-help = Parodyti šį pranešimą ir baigti.
command-version = Parodyti versiją ir baigti.

## What each command does

command-play = Žaisti partiją su botais arba keliese prie vienos klaviatūros. Nenurodžius žaidimo, jo paklausiama.
command-simulate = Leisti žaisti botams – daug žaidimų per sekundę.
command-verify = Pakartoti įrašus ir partijas ir nurodyti, kas juose neteisinga.
command-referee = Išspręsti ginčą prie stalo: kas buvo leistina, kas ne ir kodėl.
command-rulesets = Išvardyti visus čia esančius žaidimus ir jų parinktis.
command-check = Patikrinti taisyklių failą.
command-schema = Išspausdinti taisyklių failų „JSON Schema“ aprašą, skirtą teksto redagavimo programoms.
command-rules = Išspausdinti žaidimo taisyklių knygelę arba kuo du žaidimai skiriasi.
command-score = Skaičiuoti partijos, žaidžiamos tikromis kortomis, taškus. Ko nenurodyta, to paklausiama.

## What stands behind a command: in every command, or in the one that is named

command-ruleset = Žaidimo id (žr. `maumau rulesets`) arba taisyklių failo kelias.
command-option = Namų taisyklė, pavyzdžiui, `--option hand=6`; kelioms taisyklėms – kelis kartus.
command-seats = Kiek žaidėjų, žmonių ir botų kartu.
command-seed = Skaičius, su kuriuo visi atsitiktinumai pasikartoja.
# $languages: what may be typed for them
command-lang = Kalba, viena iš { $languages }. Nenurodžius imama ta, kurią nustato MAUMAU_LANG, LANGUAGE, LC_ALL, LC_MESSAGES arba LANG.
command-indices = Kokios raidės yra ant kortų: `own` – savos kalbos, `international` – J Q K A.
command-cards = Kaip rodomos kortos: `symbols` (7♥), `letters` (7h) arba `words` (čirvų septynakė).
command-play-players = Kiek iš jų yra žmonės prie šios klaviatūros.
command-play-names = Jų vardai, skiriami kableliais.
command-play-bots = Botų rūšis, `random`, `random-any` arba `rules`: viena visiems arba po vieną kiekvienam, skiriant kableliais.
command-play-save = Failas, kuriame saugomas žaidimas, jei ne įprastame duomenų aplanke.
command-play-resume = Tęsti paskutinį išsaugotą žaidimą arba tą, kuris yra nurodytame faile.
command-play-blank-lines = Kiek tuščių eilučių paslepia kortas, kai eilė pereina kitam žmogui; nenurodžius – 40.
command-simulate-seats = Kiek žaidėjų.
command-simulate-games = Kiek raundų žaidžiama; kiekvienas – atskiras žaidimas.
command-simulate-matches = Kiek partijų žaidžiama vietoj atskirų žaidimų; po vieną partiją eilutėje.
command-simulate-bots = Kas žaidžia, `random`, `random-any` arba `rules`: viena rūšis visoms vietoms arba po vieną kiekvienai, skiriant kableliais; nenurodžius – `random`.
command-simulate-records = Failas, į kurį kiekvienas įrašas (arba partija) dedamas atskiroje eilutėje; `-` – standartinė išvestis. Nenurodžius spausdinama suvestinė.
command-simulate-json = Spausdinti suvestinę kaip JSON.
command-verify-file = Failas su vienu įrašu ar partija arba po vieną kiekvienoje eilutėje; `-` – standartinė įvestis.
command-referee-file = Padėties failas (TOML); `-` – standartinė įvestis. Nenurodžius failo, klausiama, kas guli ant stalo.
command-referee-ask = Žaidimas, apie kurį klausiama: žaidimo id arba taisyklių failo kelias.
command-referee-json = Spausdinti atsakymą kaip JSON.
command-rulesets-json = Spausdinti sąrašą kaip JSON.
command-check-file = Taisyklių failo kelias arba vieno iš čia esančių žaidimų id.
command-rules-compare = Kitas žaidimas, kurį parodyti greta; arba tas pats, bet su `--other-option` parinktimis.
command-rules-other-option = Namų taisyklė žaidimui, kuris rodomas greta.
command-rules-seats = Pasakyti ir tai, kokios malkos reikia tokiam žaidėjų skaičiui.
command-rules-clauses = Pridėti šaltinio dokumento punktus, kaip jie vadinami aiškinant, kodėl ėjimas neleistinas.
command-rules-format = Kokia forma: `text`, `md` (Markdown) arba `html`.
command-score-file = Taškų lapo failas: tęsti jį arba pradėti tame faile naują.
command-score-new = Pradėti naują lapą ir tada, kai ankstesnis nebaigtas.
command-score-ruleset = Naujo lapo žaidimas: jo id (žr. `maumau rulesets`) arba taisyklių failo kelias.
command-score-names = Kas žaidžia: vardai, skiriami kableliais, ta tvarka, kuria sėdima prie stalo.
command-score-csv = Įrašyti lapą skaičiuoklei: į šį failą arba į standartinę išvestį.
command-score-html = Įrašyti lapą į šį failą kaip puslapį, kurį galima spausdinti.

## What they print

# $told: details, in English; $what: a record or a match
command-verdict = { $what ->
    [match] { $file }:{ $line }: partija: { $told }
   *[record] { $file }:{ $line }: įrašas: { $told }
}
command-records = { $count } { $count ->
    [one] įrašas
    [few] įrašai
   *[other] įrašų
}
command-matches = { $count } { $count ->
    [one] partija
    [few] partijos
   *[other] partijų
}
# $some: whether any record or match is right; $right: how many; $wrong: how many of either are not
command-verified = { $some ->
    [yes] { $wrong ->
        [0] { $file }: teisinga – { $right }
       *[other] { $file }: teisinga – { $right }, neteisinga – { $wrong }
    }
   *[no] { $file }: nieko teisinga, neteisinga – { $wrong }
}
command-all-right = { $file }: viskas gerai
command-problems = { $file }: { $problems } { $problems ->
    [one] klaida
    [few] klaidos
   *[other] klaidų
}
# what a game is called, where it is played (with its English name), and by how many
command-game = { $name } ({ $about }), nuo { $fewest } iki { $most } { $most ->
    [one] žaidėjo
   *[other] žaidėjų
}
command-game-of-one-size = { $name } ({ $about }), { $most } { $most ->
    [one] žaidėjas
    [few] žaidėjai
   *[other] žaidėjų
}
# $some: whether it is anything, if nothing is chosen
command-game-option = { $some ->
    [yes] --option { $option }=…  { $values } (numatytoji – { $default })
   *[no] --option { $option }=…  { $values } (numatytosios nėra)
}
command-left-open = Be pabaigos liko { $open } iš { $matches } { $matches ->
    [one] partijos
   *[other] partijų
}: žaidimas per ilgai užtruko.

## The figures of a simulation: what stands before each

command-figure-ruleset = taisyklių rinkinys
command-figure-options = parinktys
command-figure-seats = vietos
command-figure-bots = botai
command-figure-seed = atsitiktinumo skaičius
command-figure-rounds = raundai
command-figure-moves = ėjimai
command-figure-moves-per-round = ėjimų per raundą
command-figure-longest = ilgiausias
command-figure-endings = pabaigos
command-figure-won = laimėta
command-figure-mean-points = taškų vidurkis
command-figure-none = nėra
# so many rounds ended that way: somebody went out (out), or nobody did
command-ending = { $how ->
    [out] baigti – { $rounds }
    [blocked] užblokuoti – { $rounds }
    [stopped] sustabdyti – { $rounds }
   *[abandoned] nutraukti – { $rounds }
}
# between the thousands of a large number; before its decimals
command-thousands = { "\u00A0" }
command-decimal = ,
