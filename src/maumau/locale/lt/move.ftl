### Moves, as they are offered in a list and told where something else was refused: "play 7♥", "draw".
### In Lithuanian they are infinitives, and follow words such as "galima".

# $cards: one card, or several of which one may be played ("7♥ or 9♣")
move-play = dėti { FORM($cards, "acc") }
move-draw = imti iš likčių
move-pass = pasuoti
# $cards that are pending; 0: it is not told how many
move-take = { $cards ->
    [0] paimti baudos kortas
    [1] paimti vieną kortą
    [one] paimti { $cards } kortą
    [few] paimti { $cards } kortas
   *[other] paimti { $cards } kortų
}
# $suit: one suit, or several of which one may be named
move-name = skelbti { FORM($suit, "acc") }
# a cut card
move-keep = pasilikti { FORM($card, "acc") }
move-leave = palikti { FORM($card, "acc") }
# where there is one word for a call
move-call = skelbti paskutinę kortą
# where "Mau" and "Mau Mau" are two words
move-say = { $double ->
    [yes] sakyti „Maumau“
   *[no] sakyti „Mau“
}
# $you: whether it is the reader who would be caught
move-catch = { $you ->
    [yes] pagauti tave
   *[no] pagauti žaidėją { $who }
}
# the chance to catch passes
move-close = praleisti galimybę pagauti
# moves in a row, each of another kind: $moves, and one more
move-row = { $moves }; { $move }
