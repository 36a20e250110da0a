### Moves, as they are offered in a list and told where something else was refused: "play 7♥", "draw".

# $cards: one card, or several of which one may be played ("7♥ or 9♣")
move-play = bota { $cards }
move-draw = hartu sortatik
move-pass = pasatu
# $cards that are pending; 0: it is not told how many
move-take = { $cards ->
    [0] hartu zigor-kartak
    [one] hartu zigor-karta bat
   *[other] hartu { $cards } zigor-karta
}
# $suit: one suit, or several of which one may be named
move-name = aukeratu { $suit }
# a cut card
move-keep = gorde { $card }
move-leave = utzi { $card }
# where there is one word for a call
move-call = iragarri azken karta
# where "Mau" and "Mau Mau" are two words
move-say = { $double ->
    [yes] esan «Mau Mau»
   *[no] esan «Mau»
}
# $you: whether it is the reader who would be caught
move-catch = { $you ->
    [yes] zu harrapatu
   *[no] harrapatu { $who }
}
# the chance to catch passes
move-close = utzi harrapatzeko aukera igarotzen
# moves in a row, each of another kind: $moves, and one more
move-row = { $moves }; { $move }
