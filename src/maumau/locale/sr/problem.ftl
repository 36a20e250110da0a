### What is wrong with a call, or with a file that it names. Behind “maumau:” on the standard error, or at the table.

# something that is told in English alone
problem-told = { $told }
problem-language = Nema jezika „{ $lang }“: tu su { $languages }.
problem-language-name = { $lang } ({ $name })
problem-indices = --indices je own ili international, a ne „{ $indices }“.
problem-nested = Ono što je trebalo pročitati ugnežđeno je previše duboko.
problem-interrupted = Prekinuto.

## Games, options, numbers of players

problem-no-ruleset = Nema igre „{ $ruleset }“: tu su { $rulesets }. Putanja datoteke se završava na .toml.
problem-no-ruleset-near = Nema igre „{ $ruleset }“; da nije „{ $near }“? Putanja datoteke se završava na .toml.
# $flag is --option or --other-option, $option what stands behind it
problem-option-form = { $flag } { $option }: opcija je NAZIV=VREDNOST, kao { $flag } hand=6.
problem-option-twice = { $flag } { $option }: { $name } je navedeno dvaput.
problem-no-options = Nema opcije „{ $option }“: ova igra ih nema.
problem-no-option = Nema opcije „{ $option }“: tu su { $options }.
problem-no-option-near = Nema opcije „{ $option }“; da nije „{ $near }“?
problem-option-value = Opcija { $option } nema vrednost „{ $value }“; može: { $values }.
problem-option-value-near = Opcija { $option } nema vrednost „{ $value }“; može: { $values }. Najbliža je { $near }.
# $told: details, in English
problem-options-together = Ove opcije se ne mogu izabrati zajedno. { $told }
problem-other-option = --other-option kaže šta se poredi: navedi i --compare.
problem-seats = Igra je za { $fewest } do { $most } igrača, a ne za { $seats }.
# $hands: all cards that are dealt; $needed: with those that begin the pile and the stock
problem-too-few-cards = { $hand ->
    [one] Nema dovoljno karata: za { $seats } igrača po { $hand } kartu treba { $hands }, a sa onima kojima počinju talon i špil za vučenje { $needed }; ima ih samo { $there }.
    [few] Nema dovoljno karata: za { $seats } igrača po { $hand } karte treba { $hands }, a sa onima kojima počinju talon i špil za vučenje { $needed }; ima ih samo { $there }.
   *[other] Nema dovoljno karata: za { $seats } igrača po { $hand } karata treba { $hands }, a sa onima kojima počinju talon i špil za vučenje { $needed }; ima ih samo { $there }.
}
problem-people = Broj ljudi za stolom može da bude od 1 do { $seats }, a ne { $people }.

## Names and bots

problem-names = { $people ->
    [1] { $names ->
        [one] Navedeno je { $names } ime, a igra jedna osoba: potrebno je jedno ime.
        [few] Navedena su { $names } imena, a igra jedna osoba: potrebno je jedno ime.
       *[other] Navedeno je { $names } imena, a igra jedna osoba: potrebno je jedno ime.
    }
   *[other] { $names ->
        [one] Navedeno je { $names } ime, a ljudi ima { $people }: svakome treba po jedno.
        [few] Navedena su { $names } imena, a ljudi ima { $people }: svakome treba po jedno.
       *[other] Navedeno je { $names } imena, a ljudi ima { $people }: svakome treba po jedno.
    }
}
problem-name = { $most ->
    [one] „{ $name }“ ovde ne može da bude ime: potrebno je od 1 do { $most } znaka, bez cifre na početku i bez dvotačke.
    [few] „{ $name }“ ovde ne može da bude ime: potrebno je od 1 do { $most } znaka, bez cifre na početku i bez dvotačke.
   *[other] „{ $name }“ ovde ne može da bude ime: potrebno je od 1 do { $most } znakova, bez cifre na početku i bez dvotačke.
}
problem-name-command = „{ $name }“ bi se shvatilo kao komanda; izaberi drugo ime.
problem-name-taken = Ime „{ $name }“ je zauzeto; izaberi drugo.
problem-no-bot = Nema bota „{ $kind }“: tu su { $bots }.
problem-no-bot-near = Nema bota „{ $kind }“; da nije „{ $near }“?
# so many kinds were given, at least two, for so many bots
problem-bots = { $bots ->
    [1] { $kinds ->
        [one] Za jednog bota navedena je { $kinds } vrsta: potrebna je jedna.
        [few] Za jednog bota navedene su { $kinds } vrste: potrebna je jedna.
       *[other] Za jednog bota navedeno je { $kinds } vrsta: potrebna je jedna.
    }
    [one] { $kinds ->
        [one] Za { $bots } bota navedena je { $kinds } vrsta: navedi jednu za sve ili po jednu za svakog.
        [few] Za { $bots } bota navedene su { $kinds } vrste: navedi jednu za sve ili po jednu za svakog.
       *[other] Za { $bots } bota navedeno je { $kinds } vrsta: navedi jednu za sve ili po jednu za svakog.
    }
    [few] { $kinds ->
        [one] Za { $bots } bota navedena je { $kinds } vrsta: navedi jednu za sve ili po jednu za svakog.
        [few] Za { $bots } bota navedene su { $kinds } vrste: navedi jednu za sve ili po jednu za svakog.
       *[other] Za { $bots } bota navedeno je { $kinds } vrsta: navedi jednu za sve ili po jednu za svakog.
    }
   *[other] { $kinds ->
        [one] Za { $bots } botova navedena je { $kinds } vrsta: navedi jednu za sve ili po jednu za svakog.
        [few] Za { $bots } botova navedene su { $kinds } vrste: navedi jednu za sve ili po jednu za svakog.
       *[other] Za { $bots } botova navedeno je { $kinds } vrsta: navedi jednu za sve ili po jednu za svakog.
    }
}

## What was typed behind maumau

problem-word-missing = { $name } { $text }: ispred ili iza zareza nedostaje reč.
# $name is --seats or the like, or a game
problem-resume-alone = --resume nastavlja igru onakvu kakva je sačuvana: uz to ne može da se navede { $name }.
problem-resume-files = --resume prima jednu datoteku, a ne { $files }.
problem-blank-lines = --blank-lines { $lines }: od 0 do { $most }.
problem-games-or-matches = Navedi koliko: ili --games N (partija) ili --matches N (igara).
problem-count = { $name } { $count }: 1 ili više.
problem-records-name = --records: naziv datoteke je prazan.
problem-json-summary = --json važi za sažetak; zapisi partija i igara su ionako JSON.
problem-endless = { $game }: igra traje dok igrači ne prestanu da igraju; izaberi opciju limit ili rounds.
# $see: a command to type
problem-see-help = Pogledaj: { $see }
problem-no-command = Nema komande „{ $command }“: tu su { $commands }.
problem-no-command-near = Nema komande „{ $command }“; da nije „{ $near }“?
problem-no-flag = Nema opcije „{ $flag }“.
problem-no-flag-near = Nema opcije „{ $flag }“; da nije { $near }?
problem-flag-value = { $flag } „{ $value }“: to nije vrednost za tu opciju.
problem-flag-number = { $flag } „{ $value }“: to nije ceo broj.
problem-flag-choice = { $flag } „{ $value }“: može da bude { $choices }.
problem-flag-needs = Nedostaje { $flag } ili ono što treba da stoji iza toga.
problem-flag-twice = { $flag } je navedeno dvaput.
problem-too-much = Ovo je suvišno: { $words }.

## The form of a file: what a table of keys and values must not be. Whole sentences, of which several may follow each other.

# $where: the keys that lead there, as in rounds.0.points; $keys: those that there are
problem-form-missing = Nedostaje ključ { $where }.
problem-form-unknown = Ovde nema ključa { $where }; mogući ključevi: { $keys }.
problem-form-table = Ovde treba da stoji tabela ključeva i vrednosti, a ne { $value }.
# $value: what stands there; $right: the limit, or the values that are possible
problem-form-value = { $wanted ->
    [text] { $where }: ovde treba da stoji tekst, a ne { $value }.
    [number] { $where }: ovde treba da stoji ceo broj, a ne { $value }.
    [switch] { $where }: ovde treba da stoji true ili false, a ne { $value }.
    [list] { $where }: ovde treba da stoji spisak, a ne { $value }.
    [table] { $where }: ovde treba da stoji tabela ključeva i vrednosti, a ne { $value }.
    [option] { $where }: ovde treba da stoji ceo broj, true, false ili reč, a ne { $value }.
    [hand] { $where }: ovde treba da stoje karte kao tekst ili ceo broj, a ne { $value }.
    [least] { $where }: ovde treba da stoji najmanje { $right }, a ne { $value }.
    [most] { $where }: ovde sme da stoji najviše { $right }, a ne { $value }.
    [literal] { $where }: vrednost { $value } ovde nije moguća, već samo jedna od ovih: { $right }.
   *[other] { $where }: vrednost { $value } ovde nije moguća.
}
problem-form-digits = Jedan broj ima previše cifara.
problem-form-twice = Ključ { $key } stoji dvaput u istoj tabeli.
# $told: sentences such as those above
problem-form-file = { $file }: { $told }

## Files

problem-unreadable = Datoteka { $file } ne može da se pročita: { $why }.
problem-unwritable = Datoteka { $file } ne može da se upiše: { $why }.
problem-file = { $file }: { $why }.
problem-system = Sistem to odbija: { $why }.
problem-not-utf8 = { $file }: ovo nije tekst kodiran u UTF-8 (bajt { $byte }).
problem-no-place-sign = „{ $file }“ ne može da bude datoteka: sadrži znak koji nijedan naziv ne sme da sadrži.
problem-no-place-home = „{ $file }“ ne može da bude datoteka: niko s tim imenom ovde nema svoju fasciklu.
problem-folder = { $file }: ovo je fascikla; navedi datoteku.
problem-folder-to-keep = { $file }: ovo je fascikla; navedi datoteku u kojoj će se igra čuvati.
problem-exists = { $file }: ova datoteka već postoji; nastavi je pomoću --resume ili navedi drugu.
problem-no-folder = { $file }: nema fascikle { $folder }; najpre je napravi ili navedi drugu.
problem-no-file = { $file }: nema takve datoteke.
problem-no-file-near = { $file }: nema takve datoteke; da nije „{ $near }“?
problem-empty = { $file }: ova datoteka je prazna; ovde treba zapis partije ili igre.

## Why the system refuses a file: what stands behind a colon

problem-because-missing = nema takve datoteke ni fascikle
problem-because-forbidden = pristup ti nije dozvoljen
problem-because-folder = to je fascikla
problem-because-no-folder = jedan deo putanje nije fascikla
problem-because-full = na uređaju nema više mesta
problem-because-read-only = tamo ništa ne može da se upiše
problem-because-long = naziv je predugačak
# in the system's words, in English
problem-because-other = { $words }
