### Moves, as they are offered in a list and told where something else was refused: "play 7♥", "draw". In Serbian they are
### infinitives: they are told of the reader and of others alike.

# $cards: one card, or several of which one may be played ("7♥ or 9♣")
move-play = baciti { FORM($cards, "acc") }
move-draw = vući
move-pass = reći „Dalje“
# $cards that are pending; 0: it is not told how many
move-take = { $cards ->
    [0] vući kaznene karte
    [1] vući jednu kaznenu kartu
    [one] vući { $cards } kaznenu kartu
    [few] vući { $cards } kaznene karte
   *[other] vući { $cards } kaznenih karata
}
# $suit: one suit, or several of which one may be named
move-name = tražiti { FORM($suit, "acc") }
# a cut card
move-keep = zadržati { FORM($card, "acc") }
move-leave = ostaviti { FORM($card, "acc") }
# where there is one word for a call
move-call = najaviti poslednju kartu
# where "Mau" and "Mau Mau" are two words
move-say = { $double ->
    [yes] reći „Mau mau“
   *[no] reći „Mau“
}
# $you: whether it is the reader who would be caught
move-catch = { $you ->
    [yes] uhvatiti tebe
   *[no] uhvatiti igrača { $who }
}
# the chance to catch passes
move-close = pustiti da prilika za hvatanje prođe
# moves in a row, each of another kind: $moves, and one more
move-row = { $moves }; { $move }
