### The referee's answer to a position in words. Players are called by their seats ($who: "Seat 0"). $line is a move as it
### stands in the file; $moves and $cards are rows of moves and of cards.

referee-line-allowed = { $line }: можно
referee-line-refused = { $line }: НЕЛЬЗЯ
# $message says why, in sentences; $clause is the number of the rule, $reason a code
referee-why = { $message } ({ $clause }, { $reason })
referee-legal = Допустимые ходы: { $moves }
# $moves: each as the next message has it, with semicolons between
referee-also = Объявления и ловля: { $moves }
referee-by = { $who }: { $move }

## How things stand

referee-position = Исходное положение:
referee-standing = Теперь положение такое:
# $phase of the round: cut, play, name (somebody decides, $who), window, over
referee-now = { $phase ->
    [cut] Сейчас: карту, открывшуюся при съёме, можно оставить себе; решает игрок { FORM($who, "gen") }
    [name] Сейчас: нужно заказать масть; решает игрок { FORM($who, "gen") }
    [window] Сейчас: один игрок остался без карт; его ещё можно поймать
    [over] Сейчас: раунд окончен
   *[play] Сейчас: обычный ход; решает игрок { FORM($who, "gen") }
}
# $some: whether there are any
referee-hand = { $some ->
    [yes] { $who }: { $cards }
   *[no] { $who }: карт нет
}
referee-pile = { $some ->
    [yes] Сброс (верхняя карта последняя): { $cards }
   *[no] Сброс: пуст
}
referee-stock = { $some ->
    [yes] Колода (в том порядке, в каком берут): { $cards }
   *[no] Колода: пуста
}
# the first $cards of $count
referee-long-stock = { $count ->
    [one] Колода (в том порядке, в каком берут): { $cards } … (всего { $count } карта)
    [few] Колода (в том порядке, в каком берут): { $cards } … (всего { $count } карты)
   *[other] Колода (в том порядке, в каком берут): { $cards } … (всего { $count } карт)
}
referee-direction = { $way ->
    [left] Ходят по часовой стрелке
   *[right] Ходят против часовой стрелки
}
referee-suit = Нужная масть: { $suit }
referee-pending = { $cards ->
    [1] Нужно взять одну карту
    [one] Нужно взять { $cards } карту
    [few] Нужно взять { $cards } карты
   *[other] Нужно взять { $cards } карт
}
# $players: seats, with "and" before the last
referee-may-catch = Можно поймать: { $players }
# $points: a number for each seat
referee-result = { $reason ->
    [out] Итог: игрок { FORM($who, "gen") } избавляется от всех карт; очки { $points }
    [blocked] Итог: раунд заблокирован, победителя нет; очки { $points }
    [stopped] Итог: раунд остановлен, победителя нет; очки { $points }
   *[abandoned] Итог: раунд прерван; очки { $points }
}
