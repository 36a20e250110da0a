### Two rulesets side by side: the names of the rules (the first column), and what is said only there.

compare-rule = Araua
compare-length = Iraupena
compare-round-end = Eskualdiaren amaiera
compare-blocked = Irabazlerik gabeko eskualdia
compare-values = Karten balioa
compare-match-end = Partidaren amaiera
compare-winner = Irabazlea
compare-next-round = Hurrengo eskualdia
compare-settings = Ezarpenak
compare-players = Jokalariak
compare-pack = Karta-sorta
compare-deal = Banaketa
compare-first-card = Lehen karta
compare-direction = Norabidea
compare-following = Karta egokia
compare-drawing = Kartak hartzea
compare-stock = Sorta agortzean
compare-powers = Karta berezi guztiak
compare-calls = Esan beharrekoak
compare-last = Azken kartaren eragina

compare-length-one = Eskualdi bakarra.
compare-length-rounds = Hainbat eskualdi, bata bestearen ondoren.
compare-no-next-round = Ez dago hurrengo eskualdirik.
compare-dealt-anew = Kartak nahastu eta berriro banatzen dira.
compare-setting = { $option }
compare-no-settings = Bat ere ez.
compare-nothing-special = Ezer berezirik ez.
compare-no-calls = Ez da ezer esan behar.
compare-same = Bi hauek arau berberekin jokatzen dira.
# what one of two sets of options is called; $some: whether any option is chosen
compare-with-options = { $some ->
    [yes] { $name } ({ $options })
   *[no] { $name }, bere horretan
}
# a call that says more than a comparison can use
compare-flag = { $flag } aukerak ez du esanahirik alderatzean: kendu.
