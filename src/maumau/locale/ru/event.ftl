### What happened at the table, as it is told to one reader. $you: whether the player told of is the reader; $who is the
### player's name. Names are never inflected; events are told in the present, which has no gender.

# a player without a name; the other forms stand behind a form of the word "игрок", where a name would follow bare:
# "игрока Ana", but "игрока на месте 0"
event-seat = Место { $seat }
    .acc = на месте { $seat }
    .gen = на месте { $seat }

## How a round begins

# $number of the round; the player told of dealt
event-round = { $you ->
    [yes] Раунд { $number }. Сдаёте вы.
   *[no] Раунд { $number }. Сдаёт { $who }.
}
event-buried = Сначала открывается { $card }; эту карту кладут под колоду.
event-first-card = Первая карта сброса — { $card }.
event-first-player = { $you ->
    [yes] Первый ход ваш.
   *[no] Первый ход делает { $who }.
}
event-kept = { $you ->
    [yes] Вы оставляете себе { FORM($card, "acc") }.
   *[no] { $who } оставляет себе { FORM($card, "acc") }.
}
event-left = { $you ->
    [yes] Вы не берёте { FORM($card, "acc") }.
   *[no] { $who } не берёт { FORM($card, "acc") }.
}

## Moves

event-played = { $you ->
    [yes] Вы кладёте { FORM($card, "acc") }.
   *[no] { $who } кладёт { FORM($card, "acc") }.
}
event-named = { $you ->
    [yes] Вы заказываете { FORM($suit, "acc") }.
   *[no] { $who } заказывает { FORM($suit, "acc") }.
}
event-passed = { $you ->
    [yes] Вы пасуете.
   *[no] { $who } пасует.
}
# drawing a number of cards ($count) that are not told, that are told ($cards), that there are not
event-drew = { $you ->
    [yes] { $count ->
        [1] Вы берёте из колоды одну карту.
        [one] Вы берёте из колоды { $count } карту.
        [few] Вы берёте из колоды { $count } карты.
       *[other] Вы берёте из колоды { $count } карт.
    }
   *[no] { $count ->
        [1] { $who } берёт из колоды одну карту.
        [one] { $who } берёт из колоды { $count } карту.
        [few] { $who } берёт из колоды { $count } карты.
       *[other] { $who } берёт из колоды { $count } карт.
    }
}
event-drew-cards = { $you ->
    [yes] { $count ->
        [1] Вы берёте из колоды одну карту: { FORM($cards, "acc") }.
        [one] Вы берёте из колоды { $count } карту: { FORM($cards, "acc") }.
        [few] Вы берёте из колоды { $count } карты: { FORM($cards, "acc") }.
       *[other] Вы берёте из колоды { $count } карт: { FORM($cards, "acc") }.
    }
   *[no] { $count ->
        [1] { $who } берёт из колоды одну карту: { FORM($cards, "acc") }.
        [one] { $who } берёт из колоды { $count } карту: { FORM($cards, "acc") }.
        [few] { $who } берёт из колоды { $count } карты: { FORM($cards, "acc") }.
       *[other] { $who } берёт из колоды { $count } карт: { FORM($cards, "acc") }.
    }
}
event-drew-nothing = { $you ->
    [yes] Вы ничего не берёте: карт больше нет.
   *[no] { $who } ничего не берёт: карт больше нет.
}
# the same with cards taken for a penalty
event-took = { $you ->
    [yes] { $count ->
        [1] Вы берёте одну карту.
        [one] Вы берёте { $count } карту.
        [few] Вы берёте { $count } карты.
       *[other] Вы берёте { $count } карт.
    }
   *[no] { $count ->
        [1] { $who } берёт одну карту.
        [one] { $who } берёт { $count } карту.
        [few] { $who } берёт { $count } карты.
       *[other] { $who } берёт { $count } карт.
    }
}
event-took-cards = { $you ->
    [yes] { $count ->
        [1] Вы берёте одну карту: { FORM($cards, "acc") }.
        [one] Вы берёте { $count } карту: { FORM($cards, "acc") }.
        [few] Вы берёте { $count } карты: { FORM($cards, "acc") }.
       *[other] Вы берёте { $count } карт: { FORM($cards, "acc") }.
    }
   *[no] { $count ->
        [1] { $who } берёт одну карту: { FORM($cards, "acc") }.
        [one] { $who } берёт { $count } карту: { FORM($cards, "acc") }.
        [few] { $who } берёт { $count } карты: { FORM($cards, "acc") }.
       *[other] { $who } берёт { $count } карт: { FORM($cards, "acc") }.
    }
}
event-took-nothing = { $you ->
    [yes] Вы ничего не берёте: карт больше нет.
   *[no] { $who } ничего не берёт: карт больше нет.
}

## Calls and catches

# where there is one word for a call
event-called = { $you ->
    [yes] Вы объявляете последнюю карту.
   *[no] { $who } объявляет последнюю карту.
}
# where "Mau" and "Mau Mau" are two words
event-said = { $double ->
    [yes] { $you ->
        [yes] Вы говорите: «Мау-мау!»
       *[no] { $who } говорит: «Мау-мау!»
    }
   *[no] { $you ->
        [yes] Вы говорите: «Мау!»
       *[no] { $who } говорит: «Мау!»
    }
}
# $you: yes (the reader caught somebody, $whom), whom (somebody, $who, caught the reader), no
event-caught = { $you ->
    [yes] Вы ловите, попадается { $whom }: объявления не было.
    [whom] { $who } ловит вас: объявления не было.
   *[no] { $who } ловит, попадается { $whom }: объявления не было.
}
# what is taken for it is told in the sentence after this one; $clause is the number of the rule, "none" if there is none
event-uncalled = { $clause ->
    [none] Последняя карта не была объявлена, а за это берут штрафные карты.
   *[other] Последняя карта не была объявлена, а за это берут штрафные карты ({ $clause }).
}

## What everybody sees after a move

# how many $cards are left in hand: none or one
event-has-left = { $you ->
    [yes] { $cards ->
        [0] У вас не остаётся карт.
        [1] У вас остаётся одна карта.
        [one] У вас остаётся { $cards } карта.
        [few] У вас остаются { $cards } карты.
       *[other] У вас остаётся { $cards } карт.
    }
   *[no] { $cards ->
        [0] { $who } остаётся без карт.
        [1] { $who } остаётся с одной картой.
        [one] { $who } остаётся с { $cards } картой.
       *[other] { $who } остаётся с { $cards } картами.
    }
}
event-direction = { $way ->
    [left] Направление меняется: теперь ходят по часовой стрелке.
   *[right] Направление меняется: теперь ходят против часовой стрелки.
}
# lost the turn
event-skipped = { $you ->
    [yes] Вы пропускаете ход.
   *[no] { $who } пропускает ход.
}
# $how the pile became the stock
event-renewed = { $how ->
    [shuffled] Колода кончилась: сброс, кроме верхней карты, тасуется и становится новой колодой.
   *[turned-over] Колода кончилась: сброс, кроме верхней карты, переворачивается и становится новой колодой.
}
# after the pile was turned over, once in a round
event-order-known = Порядок карт в колоде теперь известен всем, поэтому взятые карты называют.
