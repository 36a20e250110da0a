### The commands of the command line: their help, and what they print. Names of commands and of what stands behind them
### (`maumau rulesets`, --option, hand=6, random) stay as they are in every language.

command-maumau = Все мау-мау за одним столом.
command-exit-status = Код завершения: 0 — всё в порядке, 1 — правила или проверка говорят «нет», 2 — ошибка в вызове или в файле.
command-usage = Использование: { $call }
command-commands = Команды
command-arguments = Аргументы
command-parameters = Параметры
# behind what must stand in a call; in a call, in place of the name of a command
command-required = [обязательно]
command-word = КОМАНДА
command-help = Показать эту справку и выйти.
command-version = Показать версию и выйти.

## What each command does

command-play = Сыграть партию против ботов или нескольким людям за одной клавиатурой. Без набора правил программа задаёт вопросы.
command-simulate = Дать поиграть ботам: много игр в секунду.
command-verify = Переиграть записи раундов и партий и назвать ошибки.
command-referee = Рассудить спор за столом: что было можно, что нельзя и почему.
command-rulesets = Перечислить игры, которые идут в комплекте, и их опции.
command-check = Проверить файл правил.
command-schema = Вывести JSON Schema файлов правил, для редакторов.
command-rules = Вывести книгу правил игры или то, чем различаются две игры.
command-score = Вести таблицу очков партии, которую играют настоящими картами. Без указаний программа задаёт вопросы.

## What stands behind a command: in every command, or in the one that is named

command-ruleset = Обозначение игры (см. `maumau rulesets`) или путь к файлу правил.
command-option = Домашнее правило, например `--option hand=6`; если их несколько, указать несколько раз.
command-seats = Сколько всего игроков, людей и ботов вместе.
command-seed = Начальное число: при одном и том же числе все случайности повторяются.
# $languages: what may be typed for them
command-lang = Язык: { $languages }. Если не указан, его задают MAUMAU_LANG, LANGUAGE, LC_ALL, LC_MESSAGES или LANG.
command-indices = Какие буквы стоят на картах: `own` — буквы своего языка, `international` — J Q K A.
command-cards = Как показывать карты: `symbols` (7♥), `letters` (7h) или `words` (семёрка червей).
command-play-players = Сколько из них людей за этой клавиатурой.
command-play-names = Их имена через запятую.
command-play-bots = Вид ботов, `random`, `random-any` или `rules`: один на всех или по одному для каждого через запятую.
command-play-save = Файл, в котором сохранять игру, вместо файла в папке данных.
command-play-resume = Продолжить последнюю сохранённую игру или игру из файла.
command-play-blank-lines = Сколько пустых строк скрывают карты между ходами разных людей; если не указано, 40.
command-simulate-seats = Сколько игроков.
command-simulate-games = Сколько раундов сыграть; каждый из них — отдельная игра.
command-simulate-matches = Сколько партий сыграть вместо отдельных игр; по одной партии в строке.
command-simulate-bots = Кто играет, `random`, `random-any` или `rules`: один вид на все места или по одному для каждого через запятую; если не указано, `random`.
command-simulate-records = Файл для записей раундов (или партий), по одной в строке; `-` — стандартный вывод. Если не указан, выводится сводка.
command-simulate-json = Вывести сводку в JSON.
command-verify-file = Файл с одной записью раунда или партии или с одной в каждой строке; `-` — стандартный ввод.
command-referee-file = Файл с положением (TOML); `-` — стандартный ввод. Без файла программа спрашивает, что лежит на столе.
command-referee-ask = Игра, о которой идёт речь: её обозначение или путь к файлу правил.
command-referee-json = Вывести ответ в JSON.
command-rulesets-json = Вывести список в JSON.
command-check-file = Путь к файлу правил или обозначение игры, которая идёт в комплекте.
command-rules-compare = Другая игра для сравнения; или та же самая, с опциями из `--other-option`.
command-rules-other-option = Домашнее правило той игры, с которой сравнивают.
command-rules-seats = Сказать и о том, сколько карт в игре при таком числе игроков.
command-rules-clauses = Добавить пункты исходного документа, на которые ссылаются отказы.
command-rules-format = В каком виде: `text`, `md` (Markdown) или `html`.
command-score-file = Файл таблицы очков: продолжить её или начать в нём новую.
command-score-new = Начать новую таблицу, даже если есть неоконченная.
command-score-ruleset = Игра для новой таблицы: её обозначение (см. `maumau rulesets`) или путь к файлу правил.
command-score-names = Кто играет: имена через запятую в том порядке, в каком вы сидите.
command-score-csv = Записать таблицу для программы электронных таблиц: в этот файл или в стандартный вывод.
command-score-html = Записать таблицу как страницу для печати в этот файл.

## What they print

# $told: details, in English; $what: a record or a match
command-verdict = { $what ->
    [match] { $file }:{ $line }: партия: { $told }
   *[record] { $file }:{ $line }: запись раунда: { $told }
}
command-records = { $count ->
    [one] { $count } запись раунда
    [few] { $count } записи раундов
   *[other] { $count } записей раундов
}
command-matches = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
# $some: whether any record or match is right; $right: how many; $wrong: how many of either are not
command-verified = { $some ->
    [yes] { $wrong ->
        [0] { $file }: в порядке { $right }
       *[other] { $file }: в порядке { $right }, с ошибками { $wrong }
    }
   *[no] { $file }: в порядке ничего, с ошибками { $wrong }
}
command-all-right = { $file }: всё в порядке
command-problems = { $problems ->
    [one] { $file }: { $problems } ошибка
    [few] { $file }: { $problems } ошибки
   *[other] { $file }: { $problems } ошибок
}
# what a game is called, where it is played (with its English name), and by how many
command-game = { $most ->
    [one] { $name } ({ $about }), от { $fewest } до { $most } игрока
   *[other] { $name } ({ $about }), от { $fewest } до { $most } игроков
}
command-game-of-one-size = { $most ->
    [one] { $name } ({ $about }), { $most } игрок
    [few] { $name } ({ $about }), { $most } игрока
   *[other] { $name } ({ $about }), { $most } игроков
}
# $some: whether it is anything, if nothing is chosen
command-game-option = { $some ->
    [yes] --option { $option }=…  { $values } (по умолчанию { $default })
   *[no] --option { $option }=…  { $values } (по умолчанию не задано)
}
command-left-open = Партии, не доигранные до конца, потому что слишком затянулись: { $open } из { $matches }.

## The figures of a simulation: what stands before each

command-figure-ruleset = набор правил
command-figure-options = опции
command-figure-seats = игроки
command-figure-bots = боты
command-figure-seed = начальное число
command-figure-rounds = раунды
command-figure-moves = ходы
command-figure-moves-per-round = ходов за раунд
command-figure-longest = самый длинный раунд
command-figure-endings = чем закончились
command-figure-won = выиграно
command-figure-mean-points = очков в среднем
command-figure-none = нет
# so many rounds ended that way: somebody went out (out), or nobody did
command-ending = { $how ->
    [out] выиграно { $rounds }
    [blocked] заблокировано { $rounds }
    [stopped] остановлено { $rounds }
   *[abandoned] прервано { $rounds }
}
# between the thousands of a large number; before its decimals
command-thousands = { "\u00A0" }
command-decimal = ,
