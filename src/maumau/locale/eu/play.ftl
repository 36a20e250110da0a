### At the table: questions, answers to what was typed, help. $player is a name. Words to type come as variables of their own,
### as { $quit }, in the words of vocabulary.ftl.
### No full stop stands after a file or a command to copy, since it would seem to be part of it.

## Beginning and leaving

play-getting-ready = Mahaia prestatzen.
play-getting-ready-first = Mahaia prestatzen; lehen aldian, minutu erdi ere behar izan daiteke.
play-ready = Prest.
# $game is what the game is called, $players who sits at the table, bots with their kind
play-welcome = { $game }. Mahaian: { $players }.
play-game-also = { $name }, { $other }
play-bot = { $player } ({ $kind })
play-hint = Laguntza behar baduzu, idatzi ? edozein galderatan.
play-goes-on-in-round = Partidak aurrera jarraitzen du, { $round }. eskualdian.
play-goes-on = Partidak aurrera jarraitzen du.
play-another = Beste partida bat mahai berean? ({ $yes } edo { $no })
play-another-again = Idatzi { $yes } arau eta jokalari berberekin beste partida bat jokatzeko, edo { $no } irteteko.
play-good-bye = Agur.
play-input-ended = Sarrera amaitu da.
play-interrupted = Eten egin da.
play-asked-to-end = Amaitzeko eskatu da.
play-nothing-to-keep = Oraindik ez da jokaldirik egin; beraz, ez dago ezer gordetzeko.
play-match-written = Partida fitxategi honetan idatzi da: { $file }
play-match-not-written = Ezin izan da partida { $file } fitxategian idatzi: { $why }.

## Several people at one keyboard

play-pass-keyboard = Eman teklatua { $player } jokalariari, eta sakatu Enter.
play-pass-keyboard-help = Hurrengoa: { $player }. Beste inork ezin ditu kartak ikusi. Enter: kartak erakusten dira. { $quit }: programa utzi.
play-pass-keyboard-again = Sakatu Enter { $player } teklatuaren aurrean dagoenean.

## A turn

# $you: whether there is only one person, who needs no name
play-your-move = { $you ->
    [yes] Zure jokaldia:
   *[no] { $player }, zure jokaldia:
}
# $why is a whole sentence
play-refused = Ez: { $why }
play-no-such-move = { $moves ->
    [1] Ez dago { $number }. jokaldirik: jokaldi bakarra dago, 1 zenbakikoa. Karta bat paloarekin idazten da, adibidez { $card }.
   *[other] Ez dago { $number }. jokaldirik: jokaldien zenbakiak 1–{ $moves } dira. Karta bat paloarekin idazten da, adibidez { $card }.
}
play-which-move = Idatzi jokaldi baten zenbakia, edo jokaldia bera; ?: laguntza.

## Anything to say, out of turn

# $you: whether there is only one person, who needs no name
play-anything = { $you ->
    [yes] Ezer esan nahi al duzu, jokoak aurrera egin aurretik? (Enter: ez)
   *[no] Inork ezer esan nahi al du, jokoak aurrera egin aurretik? (Enter: ez; bestela, hasi zure izenarekin)
}
play-who-says = Nork esan du? Hasi zure izenarekin, adibidez { $player }: { $call }.
play-only-calls = Orain azken karta iragar edo norbait harrapa daiteke, besterik ez: { $call }, { $call-double }, { $catch } IZENA; Enter: ezer ez.

## Commands

# $command is a word to type
play-between-only = «{ $command }» bi eskualdiren artean erabiltzen da; «{ $abandon }» idatzita, eskualdi hau bertan behera uzten da.
play-own-turn-only = «{ $command }» zure txandan bakarrik erabil daiteke.
play-no-round = Orain ez da eskualdirik jokatzen ari.
play-why-number = Galdetu karta edo hitz batekin, adibidez: { $why } { $card }, { $why } { $draw }. Zenbakia duten jokaldiak egin daitezke.
play-why-what = Galdetu karta edo hitz batekin, adibidez: { $why } { $card }, { $why } { $draw }.
play-why-catch = Ez da esaten inor harrapa daitekeen: saiatu, eta ikusiko duzu.
# $what is a card or a move; $why a whole sentence
play-allowed = { $what }: hori egin daiteke.
play-not-allowed = { $what }: { $why }
play-whose-seat = Noren lekua? Lekua nork bere txandan uzten du bot baten esku.
play-handed-over = Hemendik aurrera, bot batek jokatzen du { $player } jokalariaren ordez. Bi eskualdiren artean, «{ $back }» idatzita berreskuratzen da lekua.
play-plays-again = { FORM($player, "erg") } berriro jokatzen du.
play-none-handed-over = Ez dago bot baten esku utzitako lekurik.
play-abandon = Eskualdi hau bertan behera utzi? Inork ez du punturik jasoko, eta ez da zenbatuko. ({ $yes } edo { $no })
play-yes-or-no = Idatzi { $yes } edo { $no }.
play-round-goes-on = Eskualdiak aurrera jarraitzen du.
play-next-round = Enter: hurrengo eskualdia. ({ $stop }: partida hemen amaitu, { $quit }: programa utzi, ?: laguntza)
play-next-round-again = Sakatu Enter hurrengo eskualdirako, edo idatzi { $stop } edo { $quit }; ?: laguntza.

## Help

# $card is a card as it is typed, $name the same card by its name; the moves come with the short way to type them: draw (d)
play-help-move = Jokaldi bat: haren zenbakia; edo karta bat, adibidez { $card } edo { $name }; edo hitz bat: { $draw }, { $pass }, { $take }, { $keep }, { $leave }. Paloa izenarekin aukeratzen da, adibidez { $suit }.
play-help-call = Azken karta iragartzeko: { $call }. Karta batekin batera: { $card } { $call }. Norbait harrapatzeko: { $catch } IZENA.
play-help-table = { $table }: mahaia berriro ikusi.
play-help-why = { $why } KARTA: zergatik ezin den bota. { $why }: gauza bera, eskuko karta guztientzat.
play-help-read = { $rules }: arau-liburua. { $score }: puntu-orria. { $history }: eskualdi honetan orain arte gertatutakoa.
# $title of a section, $number of another
play-help-section = { $rules } { $number }, { $rules } { $title }: arau-liburuaren atal hori bakarrik.
play-help-hand-over = { $hand-over }: bot batek zure ordez jokatzen jarraitzen du.
play-help-abandon = { $abandon }: eskualdi hau amaitu gabe utzi.
play-help-save = { $save }: partida fitxategi batean geratzen da. { $save } FITXATEGIA: haren kopia bat.
play-help-quit = { $quit }: programa utzi; partida gordeta geratzen da.
play-help-next = Enter: hurrengo eskualdia.
play-help-stop = { $stop }: partida hemen amaitu.
play-help-back = { $hand-over }: bot batek zure ordez jokatzen jarraitzen du. { $back }: horrela utzitako lekua berreskuratu.
play-help-read-between = { $score }: puntu-orria. { $rules }: arau-liburua.

## What cannot be understood; $typed is what was typed

play-too-long = Horrek { $signs } karaktere ditu, luzeegia da jokaldi bat izateko; ?: laguntza.
play-says-what = Zer dio { FORM($player, "erg") }? Izenaren ondoren, jokaldi bat, esan beharrekoa edo harrapatzea dator.
# $suits: each suit by its letter and its name
play-no-suit = Ez dago «{ $typed }» palorik. Hauek daude: { $suits }.
play-suit = { $letter } ({ $suit })
play-no-speaker = Teklatu honetan ez dago «{ $typed }» izeneko inor. Hauek daude: { $players }.
play-catch-whom = Nor harrapatu? Adibidez: { $catch } { $player }.
# $names: who can be caught, at least one name; $count: how many
play-catch-several = Bat baino gehiago izan daiteke «{ $typed }». Hauek daude: { $names }.
play-catch-nobody = { $count ->
    [one] Ez dago «{ $typed }» izeneko inor. Hau dago: { $names }.
   *[other] Ez dago «{ $typed }» izeneko inor. Hauek daude: { $names }.
}
play-no-such-card = Karta-sorta honetan ez dago { $typed }; hurbilena { $card } da.
play-no-section = Arau-liburuan ez dago «{ $typed }» izeneko atalik. Hauek dira haren atalak:
play-cannot-read = Ezin da «{ $typed }» ulertu. Idatzi jokaldi baten zenbakia edo karta bat, adibidez { $card }; ?: laguntza.
play-cannot-read-near = Ezin da «{ $typed }» ulertu. «{ $near }» esan nahi zenuen? Idatzi jokaldi baten zenbakia edo karta bat, adibidez { $card }; ?: laguntza.
