### Two rulesets side by side: the names of the rules (the first column), and what is said only there.

compare-rule = Правило
compare-length = Продолжительность
compare-round-end = Конец раунда
compare-blocked = Раунд без победителя
compare-values = Очки за карты
compare-match-end = Конец партии
compare-winner = Победитель
compare-next-round = Следующий раунд
compare-settings = Настройки
compare-players = Игроки
compare-pack = Карты
compare-deal = Раздача
compare-first-card = Первая карта
compare-direction = Направление
compare-following = Подходящие карты
compare-drawing = Как берут карты
compare-stock = Колода кончилась
compare-powers = Все особые карты
compare-calls = Объявления
compare-last = Действие последней карты

compare-length-one = Одна раздача.
compare-length-rounds = Несколько раундов.
compare-no-next-round = Следующего раунда нет.
compare-dealt-anew = Карты тасуются и сдаются заново.
compare-setting = { $option }
compare-no-settings = Настроек нет.
compare-nothing-special = Особого значения не имеет.
compare-no-calls = Ничего объявлять не нужно.
compare-same = По этим двум наборам правил играют одинаково.
# what one of two sets of options is called; $some: whether any option is chosen
compare-with-options = { $some ->
    [yes] { $name } с опциями { $options }
   *[no] { $name } без опций
}
# a call that says more than a comparison can use
compare-flag = Параметр { $flag } при сравнении ничего не значит: уберите его.
