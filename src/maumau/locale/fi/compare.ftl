### Two rulesets side by side: the names of the rules (the first column), and what is said only there.

compare-rule = Sääntö
compare-length = Pituus
compare-round-end = Kierroksen loppu
compare-blocked = Kierros ilman voittajaa
compare-values = Korttien arvot
compare-match-end = Pelin loppu
compare-winner = Voittaja
compare-next-round = Seuraava kierros
compare-settings = Muut asetukset
compare-players = Pelaajat
compare-pack = Pakka
compare-deal = Jako
compare-first-card = Aloituskortti
compare-direction = Pelisuunta
compare-following = Sopivat kortit
compare-drawing = Nostaminen
compare-stock = Nostopakan loppuminen
compare-powers = Kaikki erikoiskortit
compare-calls = Huudot
compare-last = Viimeisen kortin vaikutus

compare-length-one = Yksi jako.
compare-length-rounds = Sarja kierroksia.
compare-no-next-round = Seuraavaa kierrosta ei ole.
compare-dealt-anew = Kortit sekoitetaan ja jaetaan uudelleen.
compare-setting = { $option }
compare-no-settings = Asetuksia ei ole.
compare-nothing-special = Ei erikoisvaikutusta.
compare-no-calls = Mitään ei huudeta.
compare-same = Näitä kahta pelataan samoilla säännöillä.
# what one of two sets of options is called; $some: whether any option is chosen
compare-with-options = { $some ->
    [yes] { $name } ({ $options })
   *[no] { $name } sellaisenaan
}
# a call that says more than a comparison can use
compare-flag = Valitsimella { $flag } ei ole merkitystä vertailussa: jätä se pois.
