### Moves, as they are offered in a list and told where something else was refused: "play 7♥", "draw".

# $cards: one card, or several of which one may be played ("7♥ or 9♣")
move-play = { FORM($cards, "the-acc") } legen
move-draw = ziehen
move-pass = passen
# $cards that are pending; 0: it is not told how many
move-take = { $cards ->
    [0] die Karten nehmen
    [one] eine Karte nehmen
   *[other] die { $cards } Karten nehmen
}
# $suit: one suit, or several of which one may be named
move-name = { $suit } wünschen
# a cut card
move-keep = { FORM($card, "the-acc") } behalten
move-leave = { FORM($card, "the-acc") } liegen lassen
# where there is one word for a call
move-call = die letzte Karte ansagen
# where "Mau" and "Mau Mau" are two words
move-say = { $double ->
    [yes] „Mau-Mau“ sagen
   *[no] „Mau“ sagen
}
# $you: whether it is the reader who would be caught
move-catch = { $you ->
    [yes] dich erwischen
   *[no] { $who } erwischen
}
# the chance to catch passes
move-close = die Gelegenheit zum Erwischen verstreichen lassen
# moves in a row, each of another kind: $moves, and one more
move-row = { $moves }; { $move }
