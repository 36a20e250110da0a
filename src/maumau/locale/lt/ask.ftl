### The referee as a dialogue, for people who play with real cards: what lies there, what somebody wants to do, the answer.
### The person asking need not be the player: nothing here says "you" to the player, who is "Player 1", as setup-default-name
### has it. Words to type come as variables of their own ($yes, $no, $back); signs like 7h and - are typed as they stand.

## Words that mean something here alone: lists with commas; the first is the one that is shown. English ones are always read

ask-words-left = į kairę, kairė, kairėn
ask-words-right = į dešinę, dešinė, dešinėn
ask-words-change = kita padėtis, keisti, keisk, keičiu
ask-words-game = kitas žaidimas, žaidimas

## Before the questions

ask-or-file = { $flag } skirta klausimams prie klaviatūros: failo kartu nenurodyk.
ask-needs-file = { $flag } skirta atsakymui apie failą: nurodyk jį.

ask-seated = Klausiama apie žaidėją, kuris čia vadinamas Žaidėjas 1; jam iš kairės sėdi Žaidėjas 2, ir taip toliau. ? – klausimo paaiškinimas, { $back } – ankstesnis klausimas, { $quit } – pabaiga.
ask-first-question = Tai pirmas klausimas.
# $question is a whole question; $kept is the answer that the Enter key gives
ask-kept = { $question } [{ $kept }]
# $help is what is typed here, in sentences; $back is a word to type
ask-back-too = { $help } { $back }: ankstesnis klausimas.

## What lies there, and behind each question what may be answered

ask-seats = Kiek žaidėjų, nuo { $least } iki { $most }?
ask-seats-help = Skaičius. Kiek žaidėjų sėdi prie stalo, gali būti svarbu, pavyzdžiui, kai dėl kortos kas nors praleidžia eilę.
ask-top = Kokia viršutinė šūsnies korta?
ask-top-help = Kortos rangas ir spalva, pavyzdžiui, 7h, B♠ arba čirvų septynakė; -, jei šūsnis tuščia ir kas nors pradeda. Po kortos galima įrašyti padėjus ją paskelbtą spalvą arba kiek kortų reikia paimti.
# $card asks for a suit; $no is a word to type
ask-suit = Kokia spalva paskelbta padėjus { FORM($card, "acc") }? ({ $no } – nepaskelbta)
ask-suit-help = Spalvos raidė, ženklas arba vardas. Spalva nepaskelbta, jei tos kortos nepadėjo joks žaidėjas, kaip antai pradinės šūsnies kortos.
# $suits: those that may be named
ask-no-suit = „{ $typed }“: padėjus { FORM($card, "acc") }, gali galioti { $suits }; { $no } – spalva nepaskelbta.
ask-names-nothing = Spalva čia negalėjo būti paskelbta: { $card } to nereikalauja. Įvesk vien kortą.
# $numbers: those that there can be, 0 first
ask-pending = Kiek kortų reikia paimti dėl { FORM($card, "gen") }: { $numbers }?
ask-pending-help = Kiek kortų turi paimti tas, kas neatsako; 0, jei jos jau paimtos arba niekam jų imti nereikia.
ask-no-pending = „{ $typed }“: dėl { FORM($card, "gen") } gali reikėti paimti { $numbers }.
ask-pends-nothing = Dėl { FORM($card, "gen") } paskui kortų niekas neima, todėl skaičiaus čia būti negali. Įvesk vien kortą.
ask-until = Ar { FORM($card, "acc") } kas nors padėjo ką tik, taigi uždengti šią kortą turi Žaidėjas 1? ({ $yes } arba { $no })
ask-until-help = Taip, jei dėl šios kortos iš likčių dar niekas neėmė. Ne, jei tai jau praėjo.
ask-own = Ar { FORM($card, "acc") } ką tik padėjo Žaidėjas 1 ir turi žaisti toliau? ({ $yes } arba { $no })
ask-own-help = Taip, jei šią kortą padėjo Žaidėjas 1 ir dar turi ją uždengti arba dėti kitą. Ne, jei ją padėjo kas nors kitas arba tai jau praėjo.
ask-left = Ar { FORM($card, "acc") } ką tik padėjo ankstesnis žaidėjas ir paliko neuždengtą? ({ $yes } arba { $no })
ask-left-help = Taip, jei teisė ją uždengti dabar perėjo tam, kas vadinamas Žaidėjas 1. Ne, jei tai jau praėjo.
ask-direction = Kuria kryptimi žaidžiama: { $left } ar { $right }?
ask-direction-help = Į kairę – tai pagal laikrodžio rodyklę: po žaidėjo, kuris vadinamas Žaidėjas 1, eina Žaidėjas 2.
ask-no-direction = Įvesk „{ $left }“ arba „{ $right }“.
ask-hand = Kokias kortas turi Žaidėjas 1?
ask-hand-help = Visos kortos, kurias turi Žaidėjas 1, su tarpais, pavyzdžiui, 7h 9c B♠. Vienodos dviejų malkų kortos rašomos po du kartus.
ask-hand-needed = Įvesk kortas, kurias turi Žaidėjas 1, pavyzdžiui, { $card }: be kortų raundas jau būtų baigtas.
ask-others = Po kiek kortų turi kiti, nuo 1 iki { $most }?
ask-others-help = Skaičius; kokios tai kortos, čia nesvarbu.
# $words: the words that can have been said, and the one for no
ask-called = Ką dėl paskutinės kortos jau pasakė Žaidėjas 1: { $words }?
ask-called-help = Dabar galiojantis skelbimas, jei toks yra.
ask-no-call = „{ $typed }“: gali būti { $words }.

## What cannot be

ask-number = „{ $typed }“: reikia skaičiaus nuo { $least } iki { $most }.
ask-no-card = „{ $typed }“: tokios kortos šioje malkoje nėra. Korta rašoma su spalva, pavyzdžiui, { $card }.
# so often the card was named, on top and in hand together
ask-too-many-equal = Korta { $card } nurodyta { $count } { $count ->
    [one] kartą
    [few] kartus
   *[other] kartų
}, o tokių yra tik { $packs ->
    [1] viena
   *[other] { $packs }
}.
ask-too-many-cards = Kortų per daug ({ $count }): žaidime jų yra { $there }, o dar bent po vieną turi turėti kiti, ir viena turi likti likčiuose.
ask-cannot-be = Kai viršutinė korta yra { $card }, taip būti negali. Atsakyk į šį klausimą kitaip arba grįžk atgal.

## What somebody wants to do

# $who holds $cards; $some: whether there are any
ask-holds = { $some ->
    [yes] { $who } rankoje turi { FORM($cards, "acc") }.
   *[no] { $who } kortų neturi.
}
# $further: a move was made already
ask-move = { $further ->
    [yes] Ką { $who } nori daryti toliau?
   *[no] Ką nori daryti { $who }?
}
# $name, $catch and the like are words to type
ask-move-help = Korta, pavyzdžiui, { $card }; { $draw }, { $pass } arba { $take }; { $name } ir spalva; { $call }; { $catch } ir žaidėjas. Jei ką nors sako kitas žaidėjas, pradedama jo vardu, pavyzdžiui, Žaidėjas 2: { $catch } Žaidėjas 1. { $table }: kokia padėtis. { $rules }: taisyklių knygelė. { $back }: prieš paskutinį ėjimą arba ankstesnis klausimas. { $change }: visa padėtis iš naujo. { $game }: rinktis žaidimą iš naujo.
ask-which-move = Įvesk, ką žaidėjas nori daryti; ? – paaiškinimas. { $table }: kokia padėtis. { $rules }: taisyklių knygelė. { $back }: ankstesnis klausimas. { $change }: visa padėtis iš naujo. { $game }: rinktis žaidimą iš naujo. { $quit }: pabaiga.
ask-cannot-read = „{ $typed }“ – ne ėjimas. Įvesk kortą, pavyzdžiui, { $card }, arba kas kita daroma; ? – paaiškinimas.
# $who is another player, whose cards were not asked for
ask-not-known = Kokias kortas turi { $who }, čia nežinoma. { $back } – grįžk ir klausk taip, kad tai būtų Žaidėjas 1.

## The answer

ask-allowed = Leistinas ėjimas.
# $why: why, what would be allowed, and the number of the rule, in sentences
ask-not-allowed = Neleistinas ėjimas. { $why }
# the move draws cards, and what happens depends on them
ask-came = Kokia korta arba kokios kortos paimtos? („Enter“ – nežinoma)
ask-came-help = Paimtos kortos ta tvarka, kuria jos imtos. „Enter“, jei jos nežinomos: tada nesakoma, kas vyksta toliau.
ask-came-more = { $count ->
    [1] Paimama ne tik ši viena korta: įvesk visas.
    [one] Paimama daugiau kaip { $count } korta: įvesk visas.
    [few] Paimama daugiau kaip { $count } kortos: įvesk visas.
   *[other] Paimama daugiau kaip { $count } kortų: įvesk visas.
}
ask-depends = Kas vyksta toliau, priklauso nuo paimtos kortos.
# $players can be caught
ask-may-catch = Nepasakyta, ką reikia; dabar galima „{ $catch }“: { $players }.
# $phase of the round; $who decides; $still: it is Player 1
ask-then = { $phase ->
    [name] Dabar { $who } skelbia spalvą.
    [window] Raundas baigtas, nebent dabar dar bus pasakyta, ką reikia, arba be kortų likęs žaidėjas bus pagautas.
    [over] Raundas baigtas.
   *[play] { $still ->
        [yes] Vis dar žaidžia { $who }.
       *[no] Toliau žaidžia { $who }.
    }
}
