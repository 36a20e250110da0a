### The table as the player on turn sees it at the prompt: what lies there, who holds how many cards, what may be done.

# $card was cut
table-cut = Pakan katkaisussa esiin tuli { $card }. Sen saa pitää jaettujen korttien lisäksi.
table-empty = Poistopakka on tyhjä: ensimmäinen kortti on vielä pelaamatta.
table-top = Päällimmäisenä on { $card }.
table-suit = Nyt pelataan { FORM($suit, "part") }.
table-pending = { $cards ->
    [one] Nostettavana on yksi kortti.
   *[other] Nostettavana on { $cards } korttia.
}

## The others

# one of the others, with how many $cards in hand; it stands in a row with others
table-player = { $cards ->
    [0] { $who } (ei kortteja)
    [one] { $who } (yksi kortti)
   *[other] { $who } ({ $cards } korttia)
}
# $player: what the message before makes
table-player-called = { $player }, on huutanut
# $players in the order of play, with semicolons between; $way: left or right, or only-two (at the table)
table-next = { $way ->
    [only-two] Seuraavana: { $players }.
    [left] Peli kulkee vasemmalle: { $players }.
   *[right] Peli kulkee oikealle: { $players }.
}
table-stock = { $cards ->
    [0] Nostopakka: ei kortteja.
    [one] Nostopakka: yksi kortti.
   *[other] Nostopakka: { $cards } korttia.
}

## The reader's own

table-drawn = Juuri nostettu kortti: { $card }.
# $count cards, which are $cards
table-hand = { $count ->
    [one] Kädessäsi yksi kortti: { $cards }.
   *[other] Kädessäsi { $count } korttia: { $cards }.
}
table-called = Olet huutanut.
# a move that is offered, with its number in the list
table-numbered = { $number } { $move }
# $moves with their numbers, such as "1 play 7♥, 2 draw"; $one: there is only one, which the Enter key makes
table-moves = { $one ->
    [yes] Valittavana: { $moves }. (Pelkkä Enter riittää.)
   *[no] Valittavana: { $moves }.
}
# $alone: the reader is the only person at the keyboard; else $who is addressed by name. $still: the turn goes on
table-turn = { $still ->
    [yes] { $alone ->
        [yes] Vuorosi jatkuu.
       *[no] { $who }, vuorosi jatkuu.
    }
   *[no] { $alone ->
        [yes] Sinun vuorosi.
       *[no] { $who }, sinun vuorosi.
    }
}
table-name = { $alone ->
    [yes] Valitse nyt maa.
   *[no] { $who }, valitse nyt maa.
}
# $cards: one card of several kinds ("a diamond or a jack"); $card lies on top
table-until = Kun päällimmäisenä on { $card }, nostetaan, kunnes tulee { $cards }, ja se pelataan heti.

## When a call is due

table-no-calls = Näissä säännöissä ei huudeta mitään.
# $when: after (the play), turn (before it, on one's turn), turn-after (either), any (before it, at any time), any-after
table-call-one = { $when ->
    [turn] Ennen kuin pelaat toiseksi viimeisen korttisi, huuda omalla vuorollasi.
    [turn-after] Kun pelaat toiseksi viimeisen korttisi, huuda joko ennen sitä omalla vuorollasi tai sen jälkeen.
    [any] Ennen kuin pelaat toiseksi viimeisen korttisi, huuda; sen saat tehdä milloin tahansa.
    [any-after] Kun pelaat toiseksi viimeisen korttisi, huuda joko ennen sitä, milloin tahansa, tai sen jälkeen.
   *[after] Kun pelaat toiseksi viimeisen korttisi, huuda joko samalla tai sen jälkeen.
}
table-call-none = { $when ->
    [turn] Ennen kuin pelaat viimeisen korttisi, huuda omalla vuorollasi.
    [turn-after] Kun pelaat viimeisen korttisi, huuda joko ennen sitä omalla vuorollasi tai sen jälkeen.
    [any] Ennen kuin pelaat viimeisen korttisi, huuda; sen saat tehdä milloin tahansa.
    [any-after] Kun pelaat viimeisen korttisi, huuda joko ennen sitä, milloin tahansa, tai sen jälkeen.
   *[after] Kun pelaat viimeisen korttisi, huuda joko samalla tai sen jälkeen.
}
# the word as it is typed; cards: another word for one of $cards
table-word = { $word ->
    [last] Sana on: viimeinen.
    [mau-mau] Sana on: mau mau.
    [cards] Sana on: mau, ja mau mau, jos viimeinen kortti on { $cards }.
   *[mau] Sana on: mau.
}
