### Moves, as they are offered in a list and told where something else was refused: "play 7♥", "draw".
### In the imperative, whose object stands in the nominative: a sign, a suit or a name needs no ending.

# $cards: one card, or several of which one may be played ("7♥ or 9♣")
move-play = pelaa { $cards }
move-draw = nosta
move-pass = passaa
# $cards that are pending; 0: it is not told how many
move-take = { $cards ->
    [0] nosta sakkokortit
    [one] nosta yksi sakkokortti
   *[other] nosta { $cards } sakkokorttia
}
# $suit: one suit, or several of which one may be named
move-name = valitse maaksi { $suit }
# a cut card
move-keep = pidä { $card }
move-leave = jätä { $card } pöytään
# where there is one word for a call
move-call = ilmoita viimeinen kortti
# where "Mau" and "Mau Mau" are two words
move-say = { $double ->
    [yes] huuda ”Mau Mau”
   *[no] huuda ”Mau”
}
# $you: whether it is the reader who would be caught
move-catch = { $you ->
    [yes] ota sinut kiinni
   *[no] ota { $who } kiinni
}
# the chance to catch passes
move-close = anna kiinniottotilaisuuden mennä ohi
# moves in a row, each of another kind: $moves, and one more
move-row = { $moves }; { $move }
