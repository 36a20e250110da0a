### Two rulesets side by side: the names of the rules (the first column), and what is said only there.

compare-rule = Pravilo
compare-length = Dužina igre
compare-round-end = Kraj partije
compare-blocked = Partija bez pobednika
compare-values = Vrednost karata
compare-match-end = Kraj igre
compare-winner = Pobednik
compare-next-round = Sledeća partija
compare-settings = Podešavanja
compare-players = Igrači
compare-pack = Špil
compare-deal = Deljenje
compare-first-card = Početna karta
compare-direction = Smer igre
compare-following = Odgovarajuće karte
compare-drawing = Vučenje karata
compare-stock = Potrošen špil
compare-powers = Sve jake karte
compare-calls = Najave
compare-last = Dejstvo poslednje karte

compare-length-one = Deli se samo jednom.
compare-length-rounds = Niz partija.
compare-no-next-round = Sledeće partije nema.
compare-dealt-anew = Karte se ponovo mešaju i dele.
compare-setting = { $option }
compare-no-settings = Nema ih.
compare-nothing-special = Ništa posebno.
compare-no-calls = Ništa se ne najavljuje.
compare-same = Po ova dva skupa pravila igra se isto.
# what one of two sets of options is called; $some: whether any option is chosen
compare-with-options = { $some ->
    [yes] { $name } uz { $options }
   *[no] { $name } bez izmena
}
# a call that says more than a comparison can use
compare-flag = Opcija { $flag } pri poređenju ne znači ništa: izostavi je.
