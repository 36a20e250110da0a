### The score sheet: how a round ended, the points of every round, who has won the match.
### $you: whether the player told of is the reader; $who is the player's name.

## The end of a round

sheet-out = { $you ->
    [yes] Вы избавились от всех карт.
   *[no] { $who } избавляется от всех карт.
}
sheet-blocked = Никто больше не может ни положить, ни взять карту: раунд заблокирован и заканчивается без победителя.
sheet-stopped = Раунд слишком затянулся: здесь его останавливают.
sheet-abandoned = Раунд прерван: он не считается, и очков никто не получает.
# $hands: each a name and cards, as the next message has them, with semicolons between
sheet-left = Карты, оставшиеся на руках: { $hands }.
sheet-hand = { $who } — { $cards }
# by the cards left in hand
sheet-lost-at-once = { $you ->
    [yes] Вы проигрываете партию из-за карт, оставшихся на руках.
   *[no] { $who } проигрывает партию из-за карт, оставшихся на руках.
}

## Points

# $points: each a name and a number, as the last message here has them, with commas between
sheet-round = Раунд { $number }: { $points }.
sheet-round-abandoned = Раунд { $number }: прерван.
sheet-totals = Итого: { $points }.
sheet-no-round = Ещё ни один раунд не сыгран.
sheet-points = { $who } — { $points }

## The end of the match

sheet-match-broken-off = Партия заканчивается здесь, раньше условленного: победителя нет.
sheet-match-over = Партия окончена.
sheet-drawn = Ничья: победителя нет.
sheet-won = { $you ->
    [yes] Вы выиграли партию.
   *[no] Партию выигрывает { $who }.
}
# $players: names, with "and" before the last
sheet-shared = Общая победа: { $players }.
sheet-lost = В проигрыше: { $players }.
