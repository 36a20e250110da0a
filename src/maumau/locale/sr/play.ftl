### At the table: questions, answers to what was typed, help. $player is a name. Words to type come as variables of their own,
### as { $quit }, in the words of vocabulary.ftl.
### No full stop stands after a file or a command to copy, since it would seem to be part of it.

## Beginning and leaving

play-getting-ready = Sto se priprema.
play-getting-ready-first = Sto se priprema; prvi put to traje do pola minuta.
play-ready = Sto je spreman.
# $game is what the game is called, $players who sits at the table, bots with their kind
play-welcome = { $game }. Za stolom: { $players }.
play-game-also = { $name }, { $other }
play-bot = { $player } ({ $kind })
play-hint = Na svako pitanje možeš da upišeš ? za pomoć.
play-goes-on-in-round = Igra se nastavlja: partija { $round }.
play-goes-on = Igra se nastavlja.
play-another = Još jedna igra za istim stolom? ({ $yes } ili { $no })
play-another-again = Upiši „{ $yes }“ za novu igru sa istim pravilima i igračima ili „{ $no }“ ako napuštaš sto.
play-good-bye = Doviđenja.
play-input-ended = Unos je završen.
play-interrupted = Prekinuto.
play-asked-to-end = Zatražen je kraj rada.
play-nothing-to-keep = Još nije povučen nijedan potez, pa nema šta da se sačuva.
play-match-written = Igra je upisana u datoteku { $file }
play-match-not-written = Igra nije mogla da se upiše u datoteku { $file }: { $why }.

## Several people at one keyboard

play-pass-keyboard = Tastaturu preuzima { $player }. Pritisni Enter.
play-pass-keyboard-help = Na redu je { $player } i niko drugi ne sme da vidi karte. Enter: karte se pokazuju. { $quit }: napuštaš sto.
play-pass-keyboard-again = Pritisni Enter kad za tastaturu sedne { $player }.

## A turn

# $you: whether there is only one person, who needs no name
play-your-move = { $you ->
    [yes] Tvoj potez:
   *[no] { $player }, tvoj potez:
}
# $why is a whole sentence
play-refused = Nije dozvoljeno. { $why }
play-no-such-move = { $moves ->
    [1] Nema poteza { $number }: postoji samo potez broj 1. Karta se upisuje sa znakom, kao { $card }.
   *[other] Nema poteza { $number }: potezi su od 1 do { $moves }. Karta se upisuje sa znakom, kao { $card }.
}
play-which-move = Upiši broj poteza ili sam potez; ? za pomoć.

## Anything to say, out of turn

# $you: whether there is only one person, who needs no name
play-anything = { $you ->
    [yes] Imaš li nešto da kažeš pre nego što se igra nastavi? (Enter: ne)
   *[no] Ima li neko nešto da kaže pre nego što se igra nastavi? (Enter: ne; inače počni svojim imenom)
}
play-who-says = Ko to kaže? Počni svojim imenom, ovako: { $player }: { $call }.
play-only-calls = Sada važe samo najave i hvatanja: { $call }, { $call-double }, { $catch } IME; Enter: ništa.

## Commands

# $command is a word to type
play-between-only = Reč „{ $command }“ važi samo između dve partije; za prekid ove upiši „{ $abandon }“.
play-own-turn-only = Reč „{ $command }“ važi samo kad si na potezu.
play-no-round = Sada se ne igra nijedna partija.
play-why-number = Pitaj kartom ili rečju, ovako: { $why } { $card }, { $why } { $draw }. Potezi sa brojem su dozvoljeni.
play-why-what = Pitaj kartom ili rečju, ovako: { $why } { $card }, { $why } { $draw }.
play-why-catch = Da li neko može da bude uhvaćen, to se ne kaže unapred: reci, pa ćeš videti.
# $what is a card or a move; $why a whole sentence
play-allowed = { $what }: dozvoljeno je.
play-not-allowed = { $what }: { $why }
play-whose-seat = Čije mesto? Mesto se prepušta botu samo dok je taj igrač na potezu.
play-handed-over = { $player }, umesto tebe odsad igra bot. Između dve partije mesto se vraća rečju „{ $back }“.
play-plays-again = { $player } ponovo igra.
play-none-handed-over = Nijedno mesto nije prepušteno botu.
play-abandon = Da se ova partija prekine? Niko ne dobija poene i ona se ne računa. ({ $yes } ili { $no })
play-yes-or-no = Upiši „{ $yes }“ ili „{ $no }“.
play-round-goes-on = Partija se nastavlja.
play-next-round = Enter: sledeća partija. ({ $stop }: igra se završava, { $quit }: napuštaš sto, ?: pomoć)
play-next-round-again = Pritisni Enter za sledeću partiju ili upiši „{ $stop }“ ili „{ $quit }“; ? za pomoć.

## Help

# $card is a card as it is typed, $name the same card by its name; the moves come with the short way to type them: draw (d)
play-help-move = Potez: njegov broj; ili karta, kao { $card } ili { $name }; ili reč: { $draw }, { $pass }, { $take }, { $keep }, { $leave }. Znak se bira nazivom, kao { $suit }.
play-help-call = Najava: { $call }. Zajedno sa kartom: { $card } { $call }. Hvatanje: { $catch } IME.
play-help-table = { $table }: šta je na stolu, još jednom.
play-help-why = { $why } KARTA: zašto ta karta ne sme da se baci. { $why }: isto za svaku kartu u tvojoj ruci.
play-help-read = { $rules }: knjižica s pravilima. { $score }: tabela poena. { $history }: dosadašnji tok partije.
# $title of a section, $number of another
play-help-section = { $rules } { $number }, { $rules } { $title }: samo taj odeljak knjižice s pravilima.
play-help-hand-over = { $hand-over }: umesto tebe dalje igra bot.
play-help-abandon = { $abandon }: ova partija se prekida.
play-help-save = { $save }: igra se čuva. { $save } DATOTEKA: čuva se njena kopija.
play-help-quit = { $quit }: napuštaš sto; igra ostaje sačuvana.
play-help-next = Enter: sledeća partija.
play-help-stop = { $stop }: igra se ovde završava.
play-help-back = { $hand-over }: umesto tebe dalje igra bot. { $back }: prepušteno mesto se vraća igraču.
play-help-read-between = { $score }: tabela poena. { $rules }: knjižica s pravilima.

## What cannot be understood; $typed is what was typed

play-too-long = { $signs ->
    [one] To ima { $signs } znak, previše za jedan potez; ? za pomoć.
    [few] To ima { $signs } znaka, previše za jedan potez; ? za pomoć.
   *[other] To ima { $signs } znakova, previše za jedan potez; ? za pomoć.
}
play-says-what = Šta kaže { $player }? Iza imena dolazi potez, najava ili hvatanje.
# $suits: each suit by its letter and its name
play-no-suit = Nema znaka „{ $typed }“: to su { $suits }.
play-suit = { $letter } ({ $suit })
play-no-speaker = Za ovom tastaturom nema igrača „{ $typed }“. Imena: { $players }.
play-catch-whom = Koga hvataš? Na primer: { $catch } { $player }.
# $names: who can be caught, at least one name; $count: how many
play-catch-several = „{ $typed }“ može da bude više igrača: tu su { $names }.
play-catch-nobody = { $count ->
    [1] Niko se ne zove „{ $typed }“: tu je samo { $names }.
   *[other] Niko se ne zove „{ $typed }“: tu su { $names }.
}
play-no-such-card = U ovom špilu nema karte { $typed }; najbliža karta je { $card }.
play-no-section = U knjižici s pravilima nema odeljka „{ $typed }“. Njeni odeljci su:
play-cannot-read = Ne razumem „{ $typed }“. Upiši broj poteza ili kartu, kao { $card }; ? za pomoć.
play-cannot-read-near = Ne razumem „{ $typed }“. Da nije „{ $near }“? Upiši broj poteza ili kartu, kao { $card }; ? za pomoć.
