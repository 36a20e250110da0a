### Moves, as they are offered in a list and told where something else was refused: "play 7♥", "draw". In Russian they are
### infinitives, so that "можно", "нужно" and the like can stand before them.

# $cards: one card, or several of which one may be played ("7♥ or 9♣")
move-play = положить { FORM($cards, "acc") }
move-draw = взять из колоды
move-pass = спасовать
# $cards that are pending; 0: it is not told how many
move-take = { $cards ->
    [0] взять штрафные карты
    [1] взять одну карту
    [one] взять { $cards } карту
    [few] взять { $cards } карты
   *[other] взять { $cards } карт
}
# $suit: one suit, or several of which one may be named
move-name = заказать { FORM($suit, "acc") }
# a cut card
move-keep = оставить себе { FORM($card, "acc") }
move-leave = не брать { FORM($card, "acc") }
# where there is one word for a call
move-call = объявить последнюю карту
# where "Mau" and "Mau Mau" are two words
move-say = { $double ->
    [yes] сказать «Мау-мау»
   *[no] сказать «Мау»
}
# $you: whether it is the reader who would be caught
move-catch = { $you ->
    [yes] поймать вас
   *[no] поймать игрока { FORM($who, "acc") }
}
# the chance to catch passes
move-close = никого не ловить
# moves in a row, each of another kind: $moves, and one more
move-row = { $moves }; { $move }
