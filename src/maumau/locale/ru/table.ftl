### The table as the player on turn sees it at the prompt: what lies there, who holds how many cards, what may be done.

# $card was cut
table-cut = При съёме открылась карта: { $card }. Её можно оставить себе сверх сданных.
table-empty = Сброс пуст: первую карту ещё предстоит положить.
table-top = Верхняя карта: { $card }.
table-suit = Нужная масть: { $suit }.
table-pending = { $cards ->
    [1] Нужно взять одну карту.
    [one] Нужно взять { $cards } карту.
    [few] Нужно взять { $cards } карты.
   *[other] Нужно взять { $cards } карт.
}

## The others

# one of the others, with how many $cards in hand; it stands in a row with others
table-player = { $cards ->
    [0] { $who } — без карт
    [1] { $who } — одна карта
    [one] { $who } — { $cards } карта
    [few] { $who } — { $cards } карты
   *[other] { $who } — { $cards } карт
}
# $player: what the message before makes
table-player-called = { $player }, объявление сделано
# $players in the order of play, with semicolons between; $way: left or right, or only-two (at the table)
table-next = { $way ->
    [only-two] Далее: { $players }.
    [left] Далее по часовой стрелке: { $players }.
   *[right] Далее против часовой стрелки: { $players }.
}
table-stock = { $cards ->
    [0] Колода пуста.
    [1] В колоде одна карта.
    [one] В колоде { $cards } карта.
    [few] В колоде { $cards } карты.
   *[other] В колоде { $cards } карт.
}

## The reader's own

table-drawn = Только что взятая карта: { $card }.
# $count cards, which are $cards
table-hand = { $count ->
    [1] У вас на руках одна карта: { $cards }.
    [one] У вас на руках { $count } карта: { $cards }.
    [few] У вас на руках { $count } карты: { $cards }.
   *[other] У вас на руках { $count } карт: { $cards }.
}
table-called = Вы уже сделали объявление.
# a move that is offered, with its number in the list
table-numbered = { $number } { $move }
# $moves with their numbers, such as "1 play 7♥, 2 draw"; $one: there is only one, which the Enter key makes
table-moves = { $one ->
    [yes] Можно: { $moves }. (Достаточно нажать Enter.)
   *[no] Можно: { $moves }.
}
# $alone: the reader is the only person at the keyboard; else $who is addressed by name. $still: the turn goes on
table-turn = { $still ->
    [yes] { $alone ->
        [yes] Всё ещё ваш ход.
       *[no] { $who }, всё ещё ваш ход.
    }
   *[no] { $alone ->
        [yes] Ваш ход.
       *[no] { $who }, ваш ход.
    }
}
table-name = { $alone ->
    [yes] Теперь закажите масть.
   *[no] { $who }, теперь закажите масть.
}
# $cards: one card of several kinds ("a diamond or a jack"); $card lies on top
table-until = После { FORM($card, "gen") } берут карты из колоды, пока не попадётся { $cards }; эту карту сразу кладут.

## When a call is due

table-no-calls = По этим правилам ничего объявлять не нужно.
# $when: after (the play), turn (before it, on one's turn), turn-after (either), any (before it, at any time), any-after
table-call-one = { $when ->
    [turn] Перед предпоследней картой, на своём ходу, нужно сделать объявление.
    [turn-after] Перед предпоследней картой, на своём ходу, или после неё нужно сделать объявление.
    [any] Перед предпоследней картой, в любой момент, нужно сделать объявление.
    [any-after] Перед предпоследней картой, в любой момент, или после неё нужно сделать объявление.
   *[after] Вместе с предпоследней картой или после неё нужно сделать объявление.
}
table-call-none = { $when ->
    [turn] Перед последней картой, на своём ходу, нужно сделать объявление.
    [turn-after] Перед последней картой, на своём ходу, или после неё нужно сделать объявление.
    [any] Перед последней картой, в любой момент, нужно сделать объявление.
    [any-after] Перед последней картой, в любой момент, или после неё нужно сделать объявление.
   *[after] Вместе с последней картой или после неё нужно сделать объявление.
}
# the word as it is typed; cards: another word for one of $cards
table-word = { $word ->
    [last] Слово: последняя.
    [mau-mau] Слово: мау-мау.
    [cards] Слово: мау, а для { FORM($cards, "gen") } — мау-мау.
   *[mau] Слово: мау.
}
