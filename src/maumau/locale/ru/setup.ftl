### Before the match: which rules, which house rules, who plays.

setup-title = Maumau: все мау-мау за одним столом.
setup-which-game = В какую игру играем?
# the name of a game, and where it is played
setup-game = { $name } ({ $about })
setup-game-ask = Номер, часть названия или файл правил:
setup-game-help = Введите номер от 1 до { $games }, название или его начало, страну или путь к файлу .toml.
setup-game-chosen = { $game }.
setup-game-several = Подходит несколько игр: { $games }. Введите больше букв или номер.
setup-game-none = Такой игры нет. Номера — от 1 до { $games }.
setup-game-near = Такой игры нет; может быть, { $near }? Номера — от 1 до { $games }.
# $quit is a word to type
setup-leave = { $quit }: закрыть программу.

setup-options = { $game }: что можно выбрать за столом и что действует, если ничего не менять:
# $some: whether it is anything, if nothing is changed
setup-option = { $some ->
    [yes] { $option }: { $default } (возможно: { $values })
   *[no] { $option }: не задано (возможно: { $values })
}
setup-change-ask = Изменение, например { $option }=…, или Enter, чтобы продолжить:
setup-change-help = Введите ИМЯ=ЗНАЧЕНИЕ, например { $example }; несколько — через пробел. Enter: продолжить.
setup-change-wrong = «{ $typed }»: нужно ИМЯ=ЗНАЧЕНИЕ, например { $option }=…
setup-chosen = Выбрано: { $options }.
setup-nothing-chosen = Всё осталось как было.

setup-seats = Сколько игроков, от { $least } до { $most }? [{ $default }]
setup-people = Сколько из них людей за этой клавиатурой, от { $least } до { $most }? [{ $default }]
setup-number-help = Число от { $least } до { $most }; Enter: { $default }.
setup-number-again = Нужно число от { $least } до { $most }; Enter: { $default }.
setup-name = Как вас зовут? [{ $default }]
setup-name-of = Имя игрока { $number }? [{ $default }]
setup-name-help = От 1 до { $most } знаков; Enter: { $default }.
# what somebody is called who gives no name; without a noun, so that one may stand before it: "игрока № 1"
setup-default-name = № { $number }
# what a bot is called; $letter is one of the next message
setup-bot-name = Бот { $letter }
# the letters of bots, one after the other, at least 26
setup-bot-letters = АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭ
setup-bots = Какие боты: { $bots }? [{ $default }]
# the kinds are typed as they stand here, in every language
setup-bots-help = random кладёт любую карту, какую можно; random-any делает любой допустимый ход; rules ходит, учитывая действие карт. Один вид на всех или по одному для каждого через запятую.
setup-bots-again = { $count ->
    [1] Есть { $bots }; назовите один вид.
   *[other] Есть { $bots }; назовите один вид на всех или по одному для каждого через запятую (ботов: { $count }).
}
