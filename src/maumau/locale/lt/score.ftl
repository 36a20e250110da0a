### The score sheet of people who play with real cards: what is asked, answered, refused. The reader is addressed.
### $who is a player's name, $card one card as a sign ("7♥", or "Q" where the suit does not matter), $number the number of a round.

## What the person may type: words with commas between them. The English ones are always taken too.
## No command is a single letter, which could be a card (Q is a queen).
## Here words are compared as they stand: those with marks stand without them, too.

score-words-table = lentelė, lentele
score-words-curve = kreivė, kreivės, kreive, kreives
score-words-correct = taisyti, pataisyti, taisyk, pataisyk, taisau
score-words-undo = atšaukti, atsaukti, atšauk, atsauk, atgal
score-words-points = taškai, taskai
score-words-nobody = niekas, užblokuotas, uzblokuotas, -
# the sign between the cells of a CSV file: what spreadsheets expect (a semicolon where 1,5 is one and a half)
score-csv-separator = ;

## Beginning

score-title = Taškų lapas
score-options = { $game }: namų taisyklės, nuo kurių priklauso taškai, ir kas galioja, jei nieko nekeičiama:
score-names = Kas žaidžia? Vardai, skiriami kableliais:
score-names-help = Įvesk visų žaidėjų vardus su kableliais tarp jų, ta tvarka, kuria sėdite prie stalo.
score-kept = Po kiekvieno raundo lapas išsaugomas faile { $file }.
score-resume = Yra nebaigtas lapas: { $game }, { $names }. Tęsti? Įvesk „taip“ arba „ne“:
score-resume-help = taip: tęsti jį; ne: pradėti naują lapą, o aną palikti tokį, koks yra.

## A round

score-round = { $number } raundas
score-ask-out = Kas baigė?
score-ask-out-help = Įvesk vardą (ar jo pradžią) to, kas užbaigė visas savo kortas, arba „niekas“, jei raundas baigėsi kitaip. Jei nori įvesti raundo taškus taip, kaip jie užrašyti popieriuje, įvesk „taškai“.
score-ask-card = Kokia buvo paskutinė žaidėjo { $who } korta?
score-ask-card-help = Įvesk kortą, kuria laimėtas raundas: jos rangą ir spalvą, pavyzdžiui, { $example }. Kur spalva nesvarbi, užtenka rango.
score-ask-hand = Kas liko žaidėjo { $who } rankoje? Kortos arba jų taškai:
score-ask-hand-help = Įvesk kortas su tarpais, pavyzdžiui, { $example }; kur spalva nesvarbi, užtenka rango. Arba įvesk skaičių: kiek visos kortos duoda taškų, jų dar nedvigubinant.
score-ask-back = Ar bauda grįžo žaidėjui { $who }? Įvesk žaidėjo { $who } rankoje likusias kortas arba spausk „Enter“, jei jų nėra:
score-ask-back-help = Jei bauda grįžta tam, kas baigė korta, dėl kurios kiti turi imti kortas, tas žaidėjas turi jas paimti, ir jos jam skaičiuojamos. „Enter“: bauda negrįžo.
score-ask-lost = Kam rankoje liko { $cards }? Vardai arba „niekas“:
score-ask-lost-help = Kam lieka tokia korta, tas iš karto pralaimi partiją. Įvesk vardus su kableliais tarp jų arba „niekas“.
score-ask-points = Šio raundo taškai tokia tvarka – { $names }:
score-ask-points-help = Kiekvienam žaidėjui įvesk po skaičių: kiek šis raundas prideda prie bendros sumos, viską suskaičiavus.
# $now: what stands there
score-stays = „Enter“: palikti { $now }.
score-nothing-typed = Nieko neįvesta. Įvedus „pagalba“, paaiškinama, ko klausiama.
score-correcting = { $number } raundas įvedamas iš naujo.
score-back = Tas atsakymas atšauktas.
score-no-name = Žaidėjo „{ $name }“ nėra. Žaidžia { $names }.
score-several-names = „{ $name }“ gali būti { $names }.
score-not-points = „{ $text }“ nėra sveikasis skaičius.
# so many numbers were typed
score-points-each = Skaičių įvesta { $given }, o žaidėjų yra { $players }. Kiekvienam įvesk po vieną: { $names }.
score-either = { $text } gali būti ir taškai, ir korta. Taškams įvesk { $points }, o kortą – su spalva, pavyzdžiui, { $card }.

## What was counted

# $points: "Ana 0, Ben 20"
score-counted = { $number } raundas: { $points }.
score-times = { $times ->
    [0] Dėl paskutinės kortos kitiems šio raundo taškai neskaičiuojami.
    [2] Dėl paskutinės kortos kitiems šio raundo taškai dvigubinami.
   *[other] Dėl paskutinės kortos kitiems šio raundo taškai dauginami iš { $times }.
}
score-has-lost = Dėl rankoje likusių kortų partiją pralaimėjo { $who }.
score-over = Partija baigta po { $rounds ->
    [1] vieno raundo
    [one] { $rounds } raundo
   *[other] { $rounds } raundų
}.
score-won = { $count ->
    [1] Partiją laimėjo { $who }.
   *[other] Pergalė bendra: { $who }.
}
score-drawn = Lygiosios: partijos nelaimėjo niekas.
score-lost = Pralaimėjo: { $who }.
score-open-again = Dabar partija vėl nebaigta.
score-ask-over = Įvesk „lentelė“, „kreivė“, „taisyti“ ir raundo numerį, „atšaukti“ arba „išeiti“:
score-ask-over-help = Partija baigta. Kurį nors raundą dar galima pataisyti arba atšaukti; tada partija gali tęstis.
score-undone = { $number } raundas atšauktas.
score-corrected = { $number } raundas pataisytas.
score-left = Lapas išsaugotas faile { $file }. Norint jį tęsti, reikia įvesti: { $command }
score-lost-now = Lapo nepavyko išsaugoti faile { $file }: { $problem }. Po kiekvieno raundo bus bandoma iš naujo.
score-not-kept = Lapas neišsaugotas. Failo { $file } nepavyksta įrašyti: { $problem }.
score-elsewhere = Failą { $file } tuo tarpu pakeitė kažkas kitas; jis lieka toks, koks yra, o tavo lapas nuo šiol saugomas faile { $other }.
score-help = Į bet kurį klausimą galima atsakyti: lentelė (visi raundai), kreivė (taškų sumos po kiekvieno raundo), taisyti ir raundo numeris, atšaukti (atšaukia paskutinį atsakymą arba paskutinį raundą), taisyklės (taisyklių knygelė), pagalba, išeiti (viskas išsaugoma).

## The table and the curves

score-column-round = Raundas
score-column-total = Iš viso
score-no-rounds = Dar neįvestas nė vienas raundas.
# under a table with asterisks
score-star = Žvaigždute pažymėta, kas baigė.
score-limit = { $exceeded ->
    [yes] { $limit ->
        [one] Partija baigiasi po to raundo, kuriame kuris nors žaidėjas iš viso surenka daugiau kaip { $limit } tašką.
        [few] Partija baigiasi po to raundo, kuriame kuris nors žaidėjas iš viso surenka daugiau kaip { $limit } taškus.
       *[other] Partija baigiasi po to raundo, kuriame kuris nors žaidėjas iš viso surenka daugiau kaip { $limit } taškų.
    }
   *[no] { $limit ->
        [one] Partija baigiasi po to raundo, kuriame kuris nors žaidėjas iš viso surenka { $limit } tašką.
        [few] Partija baigiasi po to raundo, kuriame kuris nors žaidėjas iš viso surenka { $limit } taškus.
       *[other] Partija baigiasi po to raundo, kuriame kuris nors žaidėjas iš viso surenka { $limit } taškų.
    }
}
score-curves = Taškų sumos po kiekvieno raundo, nuo { $least } iki { $most }.
score-rounds-won = Laimėti raundai: { $points }.
# under the drawing on the page: the name of its horizontal axis
score-axis-rounds = Raundai
score-axis-points = Taškai
# a drawing told to somebody who cannot see it; $points: the totals at the end
score-drawing = Visų žaidėjų taškų sumos po kiekvieno raundo. Pabaigoje: { $points }.

## What cannot be

score-name-wrong = „{ $name }“ čia netinka kaip vardas: reikia nuo 1 iki { $most } spausdinamų ženklų, be kablelio.
score-name-twice = Vardas { $who } yra du kartus; pasirink kitą.
score-name-command = { $name } būtų palaikyta komanda; pasirink kitą vardą.
score-players = Vardų įvesta { $given }, o žaisti gali nuo { $fewest } iki { $most } { $most ->
    [one] žaidėjo
   *[other] žaidėjų
}.
score-too-few-cards = Malkoje per mažai kortų, kad po tiek jų gautų kiekvienas iš { $given } { $given ->
    [one] žaidėjo
   *[other] žaidėjų
}.
score-each = Nurodyta { $given } { $given ->
    [one] žaidėjui
    [few] žaidėjams
   *[other] žaidėjų
}, o žaidžia { $players }.
score-no-seat = { $seat }: tokio žaidėjo nėra; žaidėjai numeruojami nuo 0 iki { $most }.
score-nobody-loses = Šiame žaidime dėl rankoje likusios kortos partijos niekas nepralaimi.
score-card-of-nobody = Niekas nebaigė, todėl ir paskutinės kortos { $card } nėra.
score-last-missing = Taškai priklauso nuo to, kokia korta baigė { $who }, todėl ją reikia nurodyti.
score-last-barred = { $card } šiame žaidime negali būti paskutinė korta; { $who } negalėjo ja baigti.
score-no-card = Kortos „{ $card }“ šioje malkoje nėra. Korta – tai jos rangas ({ $ranks }) ir spalva ({ $suits }), pavyzdžiui, { $example }.
score-which-suit = Čia { FORM($rank, "many") } skiriasi pagal spalvą, todėl ją reikia nurodyti: { $cards }.
score-lost-by-cards = Žaidėjo { $who } kortos žinomos, todėl vien iš jų sprendžiama, ar partija pralaimėta.
score-finisher-hand = { $who } baigė, todėl kortų nebeturi.
score-empty-hand = { $who } nebaigė, todėl rankoje liko bent viena korta.
score-negative = { $who } negali turėti tiek taškų: { $points }. Nė viena korta čia neverta mažiau už nulį.
score-beyond = { $who } negali turėti tiek taškų: { $points }. Galima nuo { $least } iki { $most }.
score-no-points = { $who } negali turėti tiek taškų: { $points }. Čia galima tik 0.
score-finisher-points = { $who } baigė, todėl negali turėti tiek taškų: { $points }. Galima tik { $own }.
score-too-many = { $there ->
    [1] { $players ->
        [1] Korta { $card } yra tik viena, o { $who } jų turėtų { $times }.
       *[other] Korta { $card } yra tik viena, o po vieną turėtų { $who }.
    }
   *[other] { $players ->
        [1] Kortų { $card } yra tik { $there }, o { $who } jų turėtų { $times }.
       *[other] Kortų { $card } yra tik { $there }, o { $who } kartu jų turėtų { $times }.
    }
}
score-after-end = Partija baigėsi po { $rounds ->
    [1] vieno raundo
    [one] { $rounds } raundo
   *[other] { $rounds } raundų
}; po jos pabaigos raundų nebebūna.
score-earlier-end = Tada partija būtų baigusis jau po { $end } raundo, o sužaista { $rounds ->
    [one] { $rounds } raundas
    [few] { $rounds } raundai
   *[other] { $rounds } raundų
}. Niekas nepakeista; pirmiausia atšauk raundus po { $end } raundo.
score-no-round = Dar neįvestas nė vienas raundas.
score-no-such-round = { $number } raundo nėra; raundai yra nuo 1 iki { $rounds }.
score-which-round = Po šio žodžio įvesk raundo numerį, pavyzdžiui, „taisyti 2“.

## Files and calls

# $file is the name of a file, $problem a sentence or what the system says
score-file-unread = Failo { $file } nepavyksta perskaityti: { $problem }.
score-file-unwritten = Failo { $file } nepavyksta įrašyti: { $problem }.
score-file-not-text = { $file } – ne tekstas, taigi ir ne taškų lapas. Failas lieka toks, koks yra.
score-file-not-json = { $file } – ne taškų lapas: { $line } eilutė nėra JSON. Failas lieka toks, koks yra.
score-file-damaged = { $file } – taškų lapas, kurio tęsti negalima. Failas lieka toks, koks yra. { $problem }
score-file-other = { $kind ->
    [record] { $file } – vieno raundo įrašas, o ne taškų lapas. Failas lieka toks, koks yra.
    [match] { $file } – su „Maumau“ sužaistos partijos įrašas, o ne taškų lapas. Failas lieka toks, koks yra.
    [save] { $file } – išsaugotas žaidimas; tęsk jį komanda „maumau play --resume“. Failas lieka toks, koks yra.
    [newer] { $file } – naujesnės „Maumau“ versijos taškų lapas; ši jo perskaityti negali. Failas lieka toks, koks yra.
   *[other] { $file } – ne „Maumau“ taškų lapas. Failas lieka toks, koks yra.
}
score-file-ruleset = Faile nurodytas žaidimas „{ $ruleset }“ nežinomas, o jo taisyklių faile nėra. Žinomi žaidimai: { $rulesets }.
score-file-rules = Pagal faile įrašytas taisykles žaisti negalima; klaida yra čia: { $where }.
score-file-options = Faile nurodytų parinkčių kartu pasirinkti negalima: { $options }.
score-file-fingerprint = Lapas pradėtas pagal kitas taisykles: jų atspaudas { $found }, o šių – { $right }.
score-file-no-hands = Nenurodyta nei rankų, nei taškų; reikia arba vienų, arba kitų.
score-file-points-too = Nurodyti taškai, todėl šalia jų negali būti nei rankų, nei paskutinės kortos.
score-file-round = { $number } raundas: { $problem }
score-file-is-there = { $file } jau yra ir lieka toks, koks yra; nurodyk kitą failą, o jei nori tęsti šį, nurodyk vien jį.
score-file-is-folder = { $file } – aplankas; nurodyk failą.
score-no-folder = Aplanko { $folder } nėra; pirmiausia jį sukurk arba nurodyk kitą.
score-out-is-sheet = Failas { $file } būtų pakeistas, o jo vardas nesibaigia nei .csv, nei .html. Failas lieka toks, koks yra.
score-out-over-sheet = { $file } yra pats taškų lapas ir lieka toks, koks yra; nurodyk kitą failą.
score-which-file = Nurodyk ir taškų lapo failą, pavyzdžiui: maumau score FAILAS { $option }
score-no-file = Failo { $file } nėra.
score-written = Failas { $file } įrašytas.
score-one-only = Po { $option } galima nurodyti tik vieną failą.
