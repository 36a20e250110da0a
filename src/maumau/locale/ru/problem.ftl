### What is wrong with a call, or with a file that it names. Behind “maumau:” on the standard error, or at the table.
### The options of a game are "опции"; what begins with two dashes is a "параметр", as in the pages of help.

# something that is told in English alone
problem-told = { $told }
problem-language = Языка «{ $lang }» нет; есть { $languages }.
problem-language-name = { $lang } ({ $name })
problem-indices = После --indices нужно own или international, а не «{ $indices }».
problem-nested = То, что нужно было прочитать, вложено слишком глубоко.
problem-interrupted = Прервано.

## Games, options, numbers of players

problem-no-ruleset = Игры «{ $ruleset }» нет; есть { $rulesets }. Путь к файлу заканчивается на .toml.
problem-no-ruleset-near = Игры «{ $ruleset }» нет; может быть, «{ $near }»? Путь к файлу заканчивается на .toml.
# $flag is --option or --other-option, $option what stands behind it
problem-option-form = { $flag } { $option }: опция записывается как ИМЯ=ЗНАЧЕНИЕ, например { $flag } hand=6.
problem-option-twice = { $flag } { $option }: опция { $name } указана дважды.
problem-no-options = Опции «{ $option }» нет: у этой игры опций нет вовсе.
problem-no-option = Опции «{ $option }» нет; есть { $options }.
problem-no-option-near = Опции «{ $option }» нет; может быть, «{ $near }»?
problem-option-value = Значение «{ $value }» для опции { $option } не подходит; возможно: { $values }.
problem-option-value-near = Значение «{ $value }» для опции { $option } не подходит; возможно: { $values }. Ближайшее — { $near }.
# $told: details, in English
problem-options-together = Эти опции нельзя выбрать вместе. { $told }
problem-other-option = --other-option относится к тому, с чем сравнивают: укажите и --compare.
problem-seats = { $most ->
    [one] В эту игру играют от { $fewest } до { $most } игрока, а не { $seats }.
   *[other] В эту игру играют от { $fewest } до { $most } игроков, а не { $seats }.
}
# $hands: all cards that are dealt; $needed: with those that begin the pile and the stock
problem-too-few-cards = Карт не хватает: { $seats ->
    [one] на { $seats } игрока
   *[other] на { $seats } игроков
} { $hand ->
    [one] по { $hand } карте
    [few] по { $hand } карты
   *[other] по { $hand } карт
} нужно { $hands }, а вместе с теми, что начинают сброс и колоду, — { $needed }; в игре же их всего { $there }.
problem-people = Мест: { $seats }, людей: { $people }. Людей может быть от 1 до { $seats }.

## Names and bots

problem-names = Имён: { $names }, людей: { $people }. Каждому нужно одно имя.
problem-name = «{ $name }» не годится как имя: от 1 до { $most } знаков, первый из них не цифра, без двоеточия.
problem-name-command = Имя «{ $name }» было бы принято за команду; выберите другое.
problem-name-taken = Имя «{ $name }» занято; выберите другое.
problem-no-bot = Бота «{ $kind }» нет; есть { $bots }.
problem-no-bot-near = Бота «{ $kind }» нет; может быть, «{ $near }»?
# so many kinds were given, at least two, for so many bots
problem-bots = Видов бота: { $kinds }, ботов: { $bots }. Назовите один вид на всех или по одному для каждого.

## What was typed behind maumau

problem-word-missing = { $name } { $text }: перед запятой или после неё не хватает слова.
# $name is --seats or the like, or a game
problem-resume-alone = --resume продолжает игру такой, какой её сохранили: { $name } вместе с ним не указывают.
problem-resume-files = После --resume указывают один файл, а не { $files }.
problem-blank-lines = --blank-lines { $lines }: можно от 0 до { $most }.
problem-games-or-matches = Укажите, сколько играть: либо --games N (раунды), либо --matches N (партии).
problem-count = { $name } { $count }: нужно не меньше 1.
problem-records-name = --records: не указано имя файла.
problem-json-summary = --json — для сводки; записи и партии и так пишутся в JSON.
problem-endless = Партия в игре «{ $game }» длится, пока игроки не решат закончить: выберите опцию limit или rounds.
# $see: a command to type
problem-see-help = Справка: { $see }
problem-no-command = Команды «{ $command }» нет; есть { $commands }.
problem-no-command-near = Команды «{ $command }» нет; может быть, «{ $near }»?
problem-no-flag = Параметра «{ $flag }» нет.
problem-no-flag-near = Параметра «{ $flag }» нет; может быть, { $near }?
problem-flag-value = { $flag } «{ $value }»: такое значение не подходит.
problem-flag-number = { $flag } «{ $value }»: это не целое число.
problem-flag-choice = { $flag } «{ $value }»: возможно { $choices }.
problem-flag-needs = Не хватает { $flag } или того, что должно следовать дальше.
problem-flag-twice = { $flag }: указано дважды.
problem-too-much = Здесь лишнее: { $words }.

## The form of a file: what a table of keys and values must not be. Whole sentences, of which several may follow each other.

# $where: the keys that lead there, as in rounds.0.points; $keys: those that there are
problem-form-missing = Не хватает ключа { $where }.
problem-form-unknown = Ключа { $where } здесь быть не может; возможные ключи: { $keys }.
problem-form-table = Здесь нужна таблица ключей и значений, а не { $value }.
# $value: what stands there; $right: the limit, or the values that are possible
problem-form-value = { $wanted ->
    [text] { $where }: здесь нужен текст, а не { $value }.
    [number] { $where }: здесь нужно целое число, а не { $value }.
    [switch] { $where }: здесь нужно true или false, а не { $value }.
    [list] { $where }: здесь нужен список, а не { $value }.
    [table] { $where }: здесь нужна таблица ключей и значений, а не { $value }.
    [option] { $where }: здесь нужно целое число, true, false или слово, а не { $value }.
    [hand] { $where }: здесь нужны карты в виде текста или целое число, а не { $value }.
    [least] { $where }: здесь нужно не меньше { $right }, а не { $value }.
    [most] { $where }: здесь возможно не больше { $right }, а не { $value }.
    [literal] { $where }: значение { $value } здесь не подходит, возможно только одно из этих: { $right }.
   *[other] { $where }: значение { $value } здесь не подходит.
}
problem-form-digits = В одном из чисел слишком много цифр.
problem-form-twice = Ключ { $key } стоит в одной и той же таблице дважды.
# $told: sentences such as those above
problem-form-file = { $file }: { $told }

## Files

problem-unreadable = Не удаётся прочитать { $file }: { $why }.
problem-unwritable = Не удаётся записать { $file }: { $why }.
problem-file = { $file }: { $why }.
problem-system = Система отказывает: { $why }.
problem-not-utf8 = { $file }: это не текст в UTF-8 (байт { $byte }).
problem-no-place-sign = «{ $file }» — не место для файла: здесь есть знак, которого в имени быть не может.
problem-no-place-home = «{ $file }» — не место для файла: у пользователя с таким именем здесь нет папки.
problem-folder = { $file }: это папка; укажите файл.
problem-folder-to-keep = { $file }: это папка; укажите файл, в котором сохранять игру.
problem-exists = { $file }: такой файл уже есть; продолжите его с --resume или укажите другой.
problem-no-folder = { $file }: нет папки { $folder }; сначала создайте её или укажите другую.
problem-no-file = { $file }: такого файла нет.
problem-no-file-near = { $file }: такого файла нет; может быть, «{ $near }»?
problem-empty = { $file }: файл пуст, а в нём должна быть запись раунда или партии.

## Why the system refuses a file: what stands behind a colon

problem-because-missing = такого файла или папки нет
problem-because-forbidden = у вас нет на это прав
problem-because-folder = это папка
problem-because-no-folder = часть пути — не папка
problem-because-full = на диске не осталось места
problem-because-read-only = сюда нельзя ничего записать
problem-because-long = слишком длинное имя
# in the system's words, in English
problem-because-other = { $words }
