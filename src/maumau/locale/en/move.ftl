### Moves, as they are offered in a list and told where something else was refused: "play 7♥", "draw".

# $cards: one card, or several of which one may be played ("7♥ or 9♣")
move-play = play { $cards }
move-draw = draw
move-pass = pass
# $cards that are pending; 0: it is not told how many
move-take = { $cards ->
    [0] take the cards
    [one] take one card
   *[other] take { $cards } cards
}
# $suit: one suit, or several of which one may be named
move-name = name { $suit }
# a cut card
move-keep = keep { $card }
move-leave = leave { $card }
# where there is one word for a call
move-call = call the last card
# where "Mau" and "Mau Mau" are two words
move-say = { $double ->
    [yes] say Mau Mau
   *[no] say Mau
}
# $you: whether it is the reader who would be caught
move-catch = { $you ->
    [yes] catch you
   *[no] catch { $who }
}
# the chance to catch passes
move-close = let the chance to catch pass
# moves in a row, each of another kind: $moves, and one more
move-row = { $moves }; { $move }
