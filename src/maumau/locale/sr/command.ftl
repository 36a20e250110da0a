### The commands of the command line: their help, and what they print. Names of commands and of what stands behind them
### (`maumau rulesets`, --option, hand=6, random) stay as they are in every language.

command-maumau = Svaki Mau mau koji postoji, za jednim stolom.
command-exit-status = Izlazni status: 0 – sve je u redu, 1 – pravila ili provera kažu „ne“, 2 – poziv ili datoteka nije u redu.
command-usage = Upotreba: { $call }
command-commands = Komande
command-arguments = Argumenti
command-parameters = Opcije
# behind what must stand in a call; in a call, in place of the name of a command
command-required = [obavezno]
command-word = KOMANDA
command-help = Prikaži ovu poruku i završi.
command-version = Prikaži verziju i završi.

## What each command does

command-play = Igraj protiv botova ili u društvu za jednom tastaturom. Bez skupa pravila se pita koja je igra.
command-simulate = Pusti botove da igraju, mnogo partija u sekundi.
command-verify = Ponovo odigraj zapise partija i igara i navedi šta u njima nije u redu.
command-referee = Reši spor za stolom: šta je dozvoljeno, šta nije i zašto.
command-rulesets = Nabroj igre koje dolaze uz program, sa njihovim opcijama.
command-check = Proveri datoteku sa pravilima.
command-schema = Ispiši JSON Schema za datoteke sa skupom pravila, za programe za uređivanje teksta.
command-rules = Ispiši knjižicu s pravilima neke igre ili po čemu se dve igre razlikuju.
command-score = Vodi tabelu poena za igru pravim kartama. Bez daljih podataka se pita koja je igra.

## What stands behind a command: in every command, or in the one that is named

command-ruleset = Oznaka igre (vidi `maumau rulesets`) ili putanja datoteke sa pravilima.
command-option = Kućno pravilo, kao `--option hand=6`; za više njih navodi se više puta.
command-seats = Koliko igrača igra, ljudi i botovi zajedno.
command-seed = Broj uz koji se sve slučajno ponavlja.
# $languages: what may be typed for them
command-lang = Jezik, jedan od ovih: { $languages }. Inače važi onaj iz MAUMAU_LANG, LANGUAGE, LC_ALL, LC_MESSAGES ili LANG.
command-indices = Koja slova stoje na kartama: `own` su ona iz jezika, `international` su J Q K A.
command-cards = Kako se karte prikazuju: `symbols` (7♥), `letters` (7h) ili `words` (sedmica herc).
command-play-players = Koliko je među njima ljudi za ovom tastaturom.
command-play-names = Njihova imena, sa zarezima.
command-play-bots = Vrsta botova, `random`, `random-any` ili `rules`: jedna za sve ili po jedna za svakog, sa zarezima.
command-play-save = Datoteka u kojoj se igra čuva, umesto one u fascikli sa podacima.
command-play-resume = Nastavi poslednju sačuvanu igru ili onu iz navedene datoteke.
command-play-blank-lines = Koliko praznih redova skriva karte između poteza dvoje ljudi; 40 ako se ništa ne navede.
command-simulate-seats = Koliko igrača igra.
command-simulate-games = Koliko se partija igra, svaka za sebe.
command-simulate-matches = Koliko se igara igra, umesto pojedinačnih partija; jedna igra u redu.
command-simulate-bots = Ko igra, `random`, `random-any` ili `rules`: jedna vrsta za sva mesta ili po jedna za svako, sa zarezima; `random` ako se ništa ne navede.
command-simulate-records = Datoteka u koju se upisuje po jedan zapis partije (ili igre) u redu; `-` je standardni izlaz. Bez nje se ispisuje sažetak.
command-simulate-json = Ispiši sažetak kao JSON.
command-verify-file = Datoteka sa jednim zapisom partije ili igre ili sa po jednim u redu; `-` je standardni ulaz.
command-referee-file = Datoteka sa pozicijom (TOML); `-` je standardni ulaz. Bez datoteke se pita šta je na stolu.
command-referee-ask = Igra o kojoj se pita: oznaka igre ili putanja datoteke sa pravilima.
command-referee-json = Ispiši odgovor kao JSON.
command-rulesets-json = Ispiši spisak kao JSON.
command-check-file = Putanja datoteke sa skupom pravila ili oznaka igre koja dolazi uz program.
command-rules-compare = Druga igra, koja se stavlja uporedo; ili ista, uz opcije iz `--other-option`.
command-rules-other-option = Kućno pravilo igre koja se stavlja uporedo.
command-rules-seats = Dodaj i kakav je špil kad igra ovoliko igrača.
command-rules-clauses = Dodaj tačke izvornog dokumenta, kako ih navodi objašnjenje zabrane.
command-rules-format = Kako se piše: `text`, `md` (Markdown) ili `html`.
command-score-file = Datoteka sa tabelom poena: nastavi je ili je tu počni.
command-score-new = Počni novu tabelu, čak i ako neka nije završena.
command-score-ruleset = Igra za novu tabelu: njena oznaka (vidi `maumau rulesets`) ili putanja datoteke sa pravilima.
command-score-names = Ko igra: imena, sa zarezima, redom kojim sedite za stolom.
command-score-csv = Upiši tabelu poena za programe za tabelarne proračune: u ovu datoteku ili na standardni izlaz.
command-score-html = Upiši tabelu poena kao stranicu za štampanje, u ovu datoteku.

## What they print

# $told: details, in English; $what: a record or a match
command-verdict = { $what ->
    [match] { $file }:{ $line }: igra: { $told }
   *[record] { $file }:{ $line }: partija: { $told }
}
command-records = { $count ->
    [one] { $count } partija
    [few] { $count } partije
   *[other] { $count } partija
}
command-matches = { $count ->
    [one] { $count } igra
    [few] { $count } igre
   *[other] { $count } igara
}
# $some: whether any record or match is right; $right: how many; $wrong: how many of either are not
command-verified = { $some ->
    [yes] { $wrong ->
        [0] { $file }: ispravno – { $right }
       *[other] { $file }: ispravno – { $right }, neispravno – { $wrong }
    }
   *[no] { $file }: ništa nije ispravno, neispravno – { $wrong }
}
command-all-right = { $file }: sve je u redu
command-problems = { $problems ->
    [one] { $file }: { $problems } problem
   *[other] { $file }: { $problems } problema
}
# what a game is called, where it is played (with its English name), and by how many
command-game = { $name } ({ $about }), za { $fewest } do { $most } igrača
command-game-of-one-size = { $name } ({ $about }), za { $most } igrača
# $some: whether it is anything, if nothing is chosen
command-game-option = { $some ->
    [yes] --option { $option }=…  { $values } (podrazumevano { $default })
   *[no] --option { $option }=…  { $values } (podrazumevano ništa)
}
command-left-open = { $matches ->
    [one] { $open ->
        [one] Nezavršena je ostala { $open } od { $matches } igre: potrajala je predugo, a do kraja se nije stiglo.
        [few] Nezavršene su ostale { $open } od { $matches } igre: potrajale su predugo, a do kraja se nije stiglo.
       *[other] Nezavršeno je ostalo { $open } od { $matches } igre: potrajale su predugo, a do kraja se nije stiglo.
    }
    [few] { $open ->
        [one] Nezavršena je ostala { $open } od { $matches } igre: potrajala je predugo, a do kraja se nije stiglo.
        [few] Nezavršene su ostale { $open } od { $matches } igre: potrajale su predugo, a do kraja se nije stiglo.
       *[other] Nezavršeno je ostalo { $open } od { $matches } igre: potrajale su predugo, a do kraja se nije stiglo.
    }
   *[other] { $open ->
        [one] Nezavršena je ostala { $open } od { $matches } igara: potrajala je predugo, a do kraja se nije stiglo.
        [few] Nezavršene su ostale { $open } od { $matches } igara: potrajale su predugo, a do kraja se nije stiglo.
       *[other] Nezavršeno je ostalo { $open } od { $matches } igara: potrajale su predugo, a do kraja se nije stiglo.
    }
}

## The figures of a simulation: what stands before each

command-figure-ruleset = skup pravila
command-figure-options = opcije
command-figure-seats = mesta
command-figure-bots = botovi
command-figure-seed = seme
command-figure-rounds = partije
command-figure-moves = potezi
command-figure-moves-per-round = poteza po partiji
command-figure-longest = najduža partija
command-figure-endings = ishodi
command-figure-won = dobijene partije
command-figure-mean-points = poena u proseku
command-figure-none = ništa
# so many rounds ended that way: somebody went out (out), or nobody did
command-ending = { $how ->
    [out] sa pobednikom { $rounds }
    [blocked] blokirane { $rounds }
    [stopped] zaustavljene { $rounds }
   *[abandoned] prekinute { $rounds }
}
# between the thousands of a large number; before its decimals
command-thousands = .
command-decimal = ,
