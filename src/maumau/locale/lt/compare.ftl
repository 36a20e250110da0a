### Two rulesets side by side: the names of the rules (the first column), and what is said only there.

compare-rule = Taisyklė
compare-length = Trukmė
compare-round-end = Raundo pabaiga
compare-blocked = Raundas be laimėtojo
compare-values = Kortų taškai
compare-match-end = Partijos pabaiga
compare-winner = Laimėtojas
compare-next-round = Kitas raundas
compare-settings = Nustatymai
compare-players = Žaidėjai
compare-pack = Malka
compare-deal = Dalijimas
compare-first-card = Pirmoji korta
compare-direction = Žaidimo kryptis
compare-following = Tinkama korta
compare-drawing = Kortų ėmimas
compare-stock = Likčiams pasibaigus
compare-powers = Visos ypatingosios kortos
compare-calls = Skelbimai
compare-last = Paskutinės kortos reikšmė

compare-length-one = Vienas dalijimas.
compare-length-rounds = Žaidžiama keletas raundų iš eilės.
compare-no-next-round = Kito raundo nėra.
compare-dealt-anew = Kortos sumaišomos ir dalijamos iš naujo.
compare-setting = { $option }
compare-no-settings = Nustatymų nėra.
compare-nothing-special = Nieko ypatinga.
compare-no-calls = Nieko skelbti nereikia.
compare-same = Abiejų žaidimų taisyklės vienodos.
# what one of two sets of options is called; $some: whether any option is chosen
compare-with-options = { $some ->
    [yes] { $name }, kai { $options }
   *[no] { $name } be pakeitimų
}
# a call that says more than a comparison can use
compare-flag = Lyginant parametras { $flag } nieko nereiškia: jo nenurodyk.
