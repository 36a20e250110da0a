### At the table: questions, answers to what was typed, help. $player is a name. Words to type come as variables of their own,
### as { $quit }, in the words of vocabulary.ftl.
### No full stop stands after a file or a command to copy, since it would seem to be part of it.

## Beginning and leaving

play-getting-ready = Pöytää valmistellaan.
play-getting-ready-first = Pöytää valmistellaan; ensimmäisellä kerralla siihen voi mennä puoli minuuttia.
play-ready = Valmista tuli.
# $game is what the game is called, $players who sits at the table, bots with their kind
play-welcome = { $game }. Pöydässä: { $players }.
play-game-also = { $name }, { $other }
play-bot = { $player } ({ $kind })
play-hint = Minkä tahansa kysymyksen kohdalla ? näyttää ohjeen.
play-goes-on-in-round = Peli jatkuu kierroksesta { $round }.
play-goes-on = Peli jatkuu.
play-another = Pelataanko samassa pöydässä uusi peli? ({ $yes } tai { $no })
play-another-again = Kirjoita ”{ $yes }”, jos pelataan uusi peli samoilla säännöillä ja samalla porukalla, tai ”{ $no }”, jos lopetetaan.
play-good-bye = Hei hei!
play-input-ended = Syöte päättyi.
play-interrupted = Keskeytetty.
play-asked-to-end = Ohjelmaa pyydettiin lopettamaan.
play-nothing-to-keep = Yhtään siirtoa ei ole vielä tehty, joten tallennettavaa ei ole.
play-match-written = Peli on kirjoitettu tiedostoon { $file }
play-match-not-written = Peliä ei voitu kirjoittaa tiedostoon { $file }: { $why }.

## Several people at one keyboard

play-pass-keyboard = Näppäimistön ääreen: { $player }. Paina sitten Enter.
play-pass-keyboard-help = Seuraavana vuorossa on { $player }, eikä kukaan muu saa nähdä kortteja. Enter: kortit tulevat näkyviin. { $quit }: poistut.
play-pass-keyboard-again = Paina Enter, kun näppäimistön ääressä on { $player }.

## A turn

# $you: whether there is only one person, who needs no name
play-your-move = { $you ->
    [yes] Siirtosi:
   *[no] { $player }, siirtosi:
}
# $why is a whole sentence
play-refused = Ei käy. { $why }
play-no-such-move = { $moves ->
    [1] Siirtoa { $number } ei ole: siirtoja on vain yksi, numero 1. Korttiin kirjoitetaan myös maa, esimerkiksi { $card }.
   *[other] Siirtoa { $number } ei ole: siirrot ovat 1–{ $moves }. Korttiin kirjoitetaan myös maa, esimerkiksi { $card }.
}
play-which-move = Kirjoita siirron numero tai siirto sanoin; ? näyttää ohjeen.

## Anything to say, out of turn

# $you: whether there is only one person, who needs no name
play-anything = { $you ->
    [yes] Haluatko sanoa jotakin, ennen kuin peli jatkuu? (Enter: en)
   *[no] Haluaako joku sanoa jotakin, ennen kuin peli jatkuu? (Enter: ei; muuten aloita nimelläsi)
}
play-who-says = Kuka sen sanoo? Aloita nimelläsi, esimerkiksi { $player }: { $call }.
play-only-calls = Nyt kuunnellaan vain huutoja ja kiinniottoja: { $call }, { $call-double }, { $catch } NIMI. Enter: ei mitään.

## Commands

# $command is a word to type
play-between-only = ”{ $command }” kuuluu kierrosten väliin; ”{ $abandon }” keskeyttää tämän kierroksen.
play-own-turn-only = ”{ $command }” kuuluu omalle vuorolle.
play-no-round = Kierros ei ole nyt käynnissä.
play-why-number = Kysy kortista tai sanasta, esimerkiksi { $why } { $card } tai { $why } { $draw }. Numeroidut siirrot ovat sallittuja.
play-why-what = Kysy kortista tai sanasta, esimerkiksi { $why } { $card } tai { $why } { $draw }.
play-why-catch = Etukäteen ei kerrota, voiko joku jäädä kiinni: kokeile, niin näet.
# $what is a card or a move; $why a whole sentence
play-allowed = { $what }: tämä on sallittu.
play-not-allowed = { $what }: { $why }
play-whose-seat = Kenen paikka? Paikan voi luovuttaa botille vain omalla vuorollaan.
play-handed-over = Botti pelaa nyt tällä paikalla: { $player }. Kierrosten välissä ”{ $back }” palauttaa paikan.
play-plays-again = { $player } pelaa taas itse.
play-none-handed-over = Yhtään paikkaa ei ole luovutettu botille.
play-abandon = Keskeytetäänkö tämä kierros? Kukaan ei saa pisteitä, eikä kierrosta lasketa. ({ $yes } tai { $no })
play-yes-or-no = Kirjoita { $yes } tai { $no }.
play-round-goes-on = Kierros jatkuu.
play-next-round = Enter: seuraava kierros. ({ $stop }: peli päättyy tähän, { $quit }: poistut, ?: ohje)
play-next-round-again = Enter aloittaa seuraavan kierroksen; voit myös kirjoittaa ”{ $stop }” tai ”{ $quit }”; ? näyttää ohjeen.

## Help

# $card is a card as it is typed, $name the same card by its name; the moves come with the short way to type them: draw (d)
play-help-move = Siirto: sen numero; tai kortti, esimerkiksi { $card } tai { $name }; tai sana: { $draw }, { $pass }, { $take }, { $keep }, { $leave }. Maa valitaan nimellä, esimerkiksi { $suit }.
play-help-call = Huuto: { $call }. Kortin kanssa yhtä aikaa: { $card } { $call }. Kiinniotto: { $catch } NIMI.
play-help-table = { $table }: pöytä näytetään uudelleen.
play-help-why = { $why } KORTTI: miksi sitä ei saa pelata. { $why }: sama jokaisesta kätesi kortista.
play-help-read = { $rules }: sääntökirja. { $score }: pistetaulukko. { $history }: mitä tällä kierroksella on tapahtunut.
# $title of a section, $number of another
play-help-section = { $rules } { $number }, { $rules } { $title }: vain yksi sääntökirjan luku.
play-help-hand-over = { $hand-over }: botti jatkaa puolestasi.
play-help-abandon = { $abandon }: tämä kierros keskeytetään.
play-help-save = { $save }: peli tallennetaan. { $save } TIEDOSTO: pelistä tallennetaan kopio.
play-help-quit = { $quit }: poistut; peli jää talteen.
play-help-next = Enter: seuraava kierros.
play-help-stop = { $stop }: peli päättyy tähän.
play-help-back = { $hand-over }: botti jatkaa puolestasi. { $back }: saat paikkasi takaisin.
play-help-read-between = { $score }: pistetaulukko. { $rules }: sääntökirja.

## What cannot be understood; $typed is what was typed

play-too-long = Kirjoitit { $signs } merkkiä, ja niin pitkää siirtoa ei ole; ? näyttää ohjeen.
play-says-what = Mitä { $player } sanoo? Nimen jälkeen tulee siirto, huuto tai kiinniotto.
# $suits: each suit by its letter and its name
play-no-suit = ”{ $typed }” ei ole maa. Maat ovat { $suits }.
play-suit = { $letter } ({ $suit })
play-no-speaker = Tämän näppäimistön ääressä ei ole pelaajaa ”{ $typed }”. Paikalla: { $players }.
play-catch-whom = Kenet otat kiinni? Esimerkiksi: { $catch } { $player }.
# $names: who can be caught, at least one name; $count: how many
play-catch-several = Nimi ”{ $typed }” sopii useampaan. Muut pelaajat ovat { $names }.
play-catch-nobody = { $count ->
    [one] Kenenkään muun nimi ei ole ”{ $typed }”. Toinen pelaaja on { $names }.
   *[other] Kenenkään muun nimi ei ole ”{ $typed }”. Muut pelaajat ovat { $names }.
}
play-no-such-card = Tässä pakassa ei ole korttia { $typed }; lähin on { $card }.
play-no-section = Sääntökirjassa ei ole lukua ”{ $typed }”. Sen luvut ovat:
play-cannot-read = En ymmärtänyt tätä: ”{ $typed }”. Kirjoita siirron numero tai kortti, esimerkiksi { $card }; ? näyttää ohjeen.
play-cannot-read-near = En ymmärtänyt tätä: ”{ $typed }”. Tarkoititko ”{ $near }”? Kirjoita siirron numero tai kortti, esimerkiksi { $card }; ? näyttää ohjeen.
