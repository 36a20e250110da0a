### At the table: questions, answers to what was typed, help. $player is a name. Words to type come as variables of their own,
### as { $quit }, in the words of vocabulary.ftl.
### No full stop stands after a file or a command to copy, since it would seem to be part of it.

## Beginning and leaving

play-getting-ready = Ruošiamas stalas.
play-getting-ready-first = Ruošiamas stalas; pirmą kartą tai užtrunka iki pusės minutės.
play-ready = Paruošta.
# $game is what the game is called, $players who sits at the table, bots with their kind
play-welcome = { $game }. Prie stalo: { $players }.
play-game-also = { $name }, { $other }
play-bot = { $player } ({ $kind })
play-hint = Prie bet kurio klausimo įvedus ?, parodoma pagalba.
play-goes-on-in-round = Žaidimas tęsiamas: { $round } raundas.
play-goes-on = Žaidimas tęsiamas.
play-another = Dar viena partija prie to paties stalo? ({ $yes } arba { $no })
play-another-again = Įvesk „{ $yes }“, jei nori dar vienos partijos pagal tas pačias taisykles su tais pačiais žaidėjais, arba „{ $no }“, jei nori išeiti.
play-good-bye = Iki!
play-input-ended = Įvestis baigėsi.
play-interrupted = Nutraukta.
play-asked-to-end = Paprašyta baigti.
play-nothing-to-keep = Dar nepadarytas nė vienas ėjimas, todėl išsaugoti nėra ko.
play-match-written = Partija įrašyta į failą { $file }
play-match-not-written = Partijos nepavyko įrašyti į failą { $file }: { $why }.

## Several people at one keyboard

play-pass-keyboard = Dabar žaidžia { $player }: perduok klaviatūrą ir spausk „Enter“.
play-pass-keyboard-help = Toliau žaidžia { $player }, o kiti tų kortų matyti neturi. „Enter“: parodyti kortas. { $quit }: palikti stalą.
play-pass-keyboard-again = Spausk „Enter“, kai prie klaviatūros sėdės { $player }.

## A turn

# $you: whether there is only one person, who needs no name
play-your-move = { $you ->
    [yes] Tavo ėjimas:
   *[no] { $player }, tavo ėjimas:
}
# $why is a whole sentence
play-refused = Ne. { $why }
play-no-such-move = { $moves ->
    [1] Ėjimo numeris { $number } nėra: galimas vienintelis ėjimas, kurio numeris 1. Korta rašoma su spalva, pavyzdžiui, { $card }.
   *[other] Ėjimo numeris { $number } nėra: ėjimų numeriai – nuo 1 iki { $moves }. Korta rašoma su spalva, pavyzdžiui, { $card }.
}
play-which-move = Įvesk ėjimo numerį arba patį ėjimą; ? – pagalba.

## Anything to say, out of turn

# $you: whether there is only one person, who needs no name
play-anything = { $you ->
    [yes] Ar nori ką nors pasakyti prieš žaidžiant toliau? („Enter“ – ne)
   *[no] Ar kas nors nori ką pasakyti prieš žaidžiant toliau? („Enter“ – ne; kitaip pradėk savo vardu)
}
play-who-says = Kas tai sako? Pradėk savo vardu, pavyzdžiui, { $player }: { $call }.
play-only-calls = Dabar galima tik skelbti ir gaudyti: { $call }, { $call-double }, { $catch } VARDAS; „Enter“ – nieko.

## Commands

# $command is a word to type
play-between-only = „{ $command }“ tinka tik tarp dviejų raundų; šį raundą nutraukia „{ $abandon }“.
play-own-turn-only = „{ $command }“ tinka tik per savo eilę.
play-no-round = Dabar joks raundas nežaidžiamas.
play-why-number = Klausk su korta arba žodžiu, pavyzdžiui: { $why } { $card }, { $why } { $draw }. Sunumeruoti ėjimai yra leistini.
play-why-what = Klausk su korta arba žodžiu, pavyzdžiui: { $why } { $card }, { $why } { $draw }.
play-why-catch = Ar ką nors galima pagauti, iš anksto nesakoma: pasakyk ir pamatysi.
# $what is a card or a move; $why a whole sentence
play-allowed = { $what }: taip galima.
play-not-allowed = { $what }: { $why }
play-whose-seat = Kieno vieta? Vieta perduodama tik per jos eilę.
play-handed-over = Nuo šiol žaidėjo { $player } vietoje žaidžia botas. Tarp dviejų raundų vietą galima susigrąžinti: { $back }.
play-plays-again = { $player } vėl žaidžia.
play-none-handed-over = Nė viena vieta nebuvo perduota.
play-abandon = Nutraukti šį raundą? Taškų niekas negaus, ir raundas nebus skaičiuojamas. ({ $yes } arba { $no })
play-yes-or-no = Įvesk „{ $yes }“ arba „{ $no }“.
play-round-goes-on = Raundas tęsiamas.
play-next-round = „Enter“ – kitas raundas. ({ $stop }: partijos pabaiga, { $quit }: palikti stalą, ?: pagalba)
play-next-round-again = Spausk „Enter“ ir žaisk kitą raundą arba įvesk „{ $stop }“ ar „{ $quit }“; ? – pagalba.

## Help

# $card is a card as it is typed, $name the same card by its name; the moves come with the short way to type them: draw (d)
play-help-move = Ėjimas: jo numeris; arba korta, pavyzdžiui, { $card } ar { $name }; arba žodis: { $draw }, { $pass }, { $take }, { $keep }, { $leave }. Spalva skelbiama jos vardu, pavyzdžiui: { $suit }.
play-help-call = Skelbimas: { $call }. Kartu su korta: { $card } { $call }. Gaudymas: { $catch } VARDAS.
play-help-table = { $table }: dar kartą parodyti stalą.
play-help-why = { $why } KORTA: kodėl jos dėti negalima. { $why }: tas pats apie kiekvieną tavo rankoje esančią kortą.
play-help-read = { $rules }: taisyklių knygelė. { $score }: taškų lapas. { $history }: šio raundo eiga.
# $title of a section, $number of another
play-help-section = { $rules } { $number }, { $rules } { $title }: tik vienas taisyklių knygelės skyrius.
play-help-hand-over = { $hand-over }: toliau už tave žaidžia botas.
play-help-abandon = { $abandon }: šis raundas nutraukiamas ir neskaičiuojamas.
play-help-save = { $save }: žaidimas išsaugomas. { $save } FAILAS: išsaugoma jo kopija.
play-help-quit = { $quit }: palikti stalą; žaidimas išsaugomas.
play-help-next = „Enter“: kitas raundas.
play-help-stop = { $stop }: čia ir baigiama partija.
play-help-back = { $hand-over }: toliau už tave žaidžia botas. { $back }: susigrąžinti perduotą vietą.
play-help-read-between = { $score }: taškų lapas. { $rules }: taisyklių knygelė.

## What cannot be understood; $typed is what was typed

play-too-long = Tai ne ėjimas: eilutė per ilga (ženklų – { $signs }); ? – pagalba.
play-says-what = Ką sako { $player }? Po vardo rašomas ėjimas, skelbimas arba gaudymas.
# $suits: each suit by its letter and its name
play-no-suit = Spalvos „{ $typed }“ nėra: yra { $suits }.
play-suit = { $letter } ({ $suit })
play-no-speaker = Prie šios klaviatūros „{ $typed }“ nėra: yra { $players }.
play-catch-whom = Ką pagauti? Pavyzdžiui: { $catch } { $player }.
# $names: who can be caught, at least one name; $count: how many
play-catch-several = Vardas „{ $typed }“ tinka keliems: yra { $names }.
play-catch-nobody = { $count ->
    [1] Žaidėjo „{ $typed }“ nėra: yra tik { $names }.
   *[other] Žaidėjo „{ $typed }“ nėra: yra { $names }.
}
play-no-such-card = Kortos { $typed } šioje malkoje nėra; artimiausia – { $card }.
play-no-section = Skyriaus „{ $typed }“ taisyklių knygelėje nėra. Jos skyriai:
play-cannot-read = Nesuprantu: „{ $typed }“. Įvesk ėjimo numerį arba kortą, pavyzdžiui, { $card }; ? – pagalba.
play-cannot-read-near = Nesuprantu: „{ $typed }“. Gal turėjai omenyje „{ $near }“? Įvesk ėjimo numerį arba kortą, pavyzdžiui, { $card }; ? – pagalba.
