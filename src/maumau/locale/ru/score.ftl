### The score sheet of people who play with real cards: what is asked, answered, refused. The reader is addressed.
### $who is a player's name, $card one card as a sign ("7♥", or "Q" where the suit does not matter), $number the number of a round.

## What the person may type: words with commas between them. The English ones are always taken too.
## No command is a single letter, which could be a card (Д is a queen). Here ё is not read as е, so both stand in the lists.

score-words-table = таблица, таблица очков
score-words-curve = график, графики, кривая, кривые
score-words-correct = исправить, исправь, исправляю
score-words-undo = отменить, отмена, отмени, назад
score-words-points = очки
score-words-nobody = никто, никого, ни у кого, заблокирован, раунд заблокирован, -
# the sign between the cells of a CSV file: what spreadsheets expect (a semicolon where 1,5 is one and a half)
score-csv-separator = ;

## Beginning

score-title = Таблица очков
score-options = { $game }: домашние правила, от которых зависит счёт, и что действует, если ничего не менять:
score-names = Кто играет? Имена через запятую:
score-names-help = Введите имена всех игроков через запятую в том порядке, в каком вы сидите.
score-kept = После каждого раунда таблица сохраняется в файле { $file }.
score-resume = Есть неоконченная таблица: { $game }, { $names }. Продолжить её? Введите «да» или «нет»:
score-resume-help = да — продолжить её; нет — начать новую, а та останется как есть.

## A round

score-round = Раунд { $number }
score-ask-out = Кто первым избавился от всех карт?
score-ask-out-help = Введите имя или его начало: кто избавился от всех карт; или «никто», если раунд закончился без победителя. Введите «очки», если хотите записать очки раунда так, как они стоят у вас на бумаге.
score-ask-card = Какая карта у игрока { $who } была последней?
score-ask-card-help = Введите карту, которой выигран раунд: её достоинство и масть, например { $example }. Если масть не важна, достаточно достоинства.
score-ask-hand = Что осталось на руках у игрока { $who }? Карты или сумма очков за них:
score-ask-hand-help = Введите карты через пробел, например { $example }; если масть не важна, одно достоинство. Или введите число: сколько очков на картах вместе, до всякого удвоения.
score-ask-back = Вернулся ли штраф к игроку { $who }? Введите карты, которые остались на руках у игрока { $who }, или Enter, если таких нет:
score-ask-back-help = Кто избавляется от всех карт картой, после которой другие берут штрафные карты, должен взять их, если штраф возвращается, и считает их очки. Enter: штраф не вернулся.
score-ask-lost = У кого на руках остаётся { $cards }? Имена или «никто»:
score-ask-lost-help = У кого на руках остаётся такая карта, тот проигрывает сразу всю партию. Введите имена через запятую или «никто».
score-ask-points = Очки этого раунда в таком порядке: { $names }:
score-ask-points-help = Введите для каждого игрока одно число: сколько раунд прибавляет к его итогу, считая всё.
# $now: what stands there
score-stays = Enter: оставить { $now }.
score-nothing-typed = Ничего не введено. Введите «помощь», чтобы узнать, о чём спрашивают.
score-correcting = Раунд { $number } вводится заново.
score-back = Этот ответ отменён.
score-no-name = Игрока «{ $name }» нет; есть { $names }.
score-several-names = «{ $name }» — это может быть { $names }.
score-not-points = «{ $text }» — не целое число.
# so many numbers were typed
score-points-each = Чисел введено: { $given }, а игроков: { $players }. Введите по одному на каждого: { $names }.
score-either = { $text } — это могут быть и очки, и карта. Введите { $points }, если это очки, или карту с мастью, например { $card }.

## What was counted

# $points: "Ana 0, Ben 20"
score-counted = Раунд { $number }: { $points }.
score-times = { $times ->
    [0] При такой последней карте очки остальных не считаются.
    [2] При такой последней карте очки остальных удваиваются.
   *[other] При такой последней карте очки остальных умножаются на { $times }.
}
score-has-lost = { $who } проигрывает партию из-за карт, оставшихся на руках.
score-over = { $rounds ->
    [1] Партия окончена после одного раунда.
    [one] Партия окончена после { $rounds } раунда.
   *[other] Партия окончена после { $rounds } раундов.
}
score-won = { $count ->
    [1] Партию выигрывает { $who }.
   *[other] Общая победа: { $who }.
}
score-drawn = Ничья: победителя нет.
score-lost = В проигрыше: { $who }.
score-open-again = Партия снова не окончена.
score-ask-over = Введите «таблица», «график», «исправить» и номер раунда, «отменить» или «выйти»:
score-ask-over-help = Партия окончена. Раунд ещё можно исправить или отменить; тогда партия, возможно, продолжится.
score-undone = Раунд { $number } отменён.
score-corrected = Раунд { $number } исправлен.
score-left = Таблица сохранена в файле { $file }. Чтобы продолжить, введите: { $command }
score-lost-now = Не удалось сохранить таблицу в { $file }: { $problem }. Следующая попытка — после каждого раунда.
score-not-kept = Таблица не сохранена. Не удаётся записать { $file }: { $problem }.
score-elsewhere = Тем временем кто-то другой изменил { $file }; тот файл остаётся как есть, а ваша таблица теперь сохраняется в { $other }.
score-help = На любой вопрос можно ответить: таблица (все раунды), график (как менялись суммы), исправить и номер раунда, отменить (последний ответ или последний раунд), правила (книга правил), помощь, выйти (всё сохранится).

## The table and the curves

score-column-round = Раунд
score-column-total = Итого
score-no-rounds = Ещё ни один раунд не записан.
# under a table with asterisks
score-star = Звёздочкой отмечено, кто первым избавился от всех карт.
score-limit = { $exceeded ->
    [yes] { $limit ->
        [one] Партия заканчивается после раунда, в котором у кого-то становится больше { $limit } очка.
       *[other] Партия заканчивается после раунда, в котором у кого-то становится больше { $limit } очков.
    }
   *[no] { $limit ->
        [one] Партия заканчивается после раунда, в котором кто-то набирает { $limit } очко.
        [few] Партия заканчивается после раунда, в котором кто-то набирает { $limit } очка.
       *[other] Партия заканчивается после раунда, в котором кто-то набирает { $limit } очков.
    }
}
score-curves = Как менялись суммы от раунда к раунду, от { $least } до { $most }.
score-rounds-won = Выиграно раундов: { $points }.
# under the drawing on the page: the name of its horizontal axis
score-axis-rounds = Раунды
score-axis-points = Очки
# a drawing told to somebody who cannot see it; $points: the totals at the end
score-drawing = Суммы очков всех игроков после каждого раунда. В конце: { $points }.

## What cannot be

score-name-wrong = «{ $name }» не годится как имя: от 1 до { $most } печатных знаков, без запятой.
score-name-twice = Имя { $who } встречается дважды; выберите другое.
score-name-command = Имя { $name } было бы принято за команду; выберите другое.
score-players = { $most ->
    [one] Имён названо: { $given }, а играть в это могут от { $fewest } до { $most } игрока.
   *[other] Имён названо: { $given }, а играть в это могут от { $fewest } до { $most } игроков.
}
score-too-few-cards = { $given ->
    [one] Карт не хватает: на { $given } игрока столько не раздать.
   *[other] Карт не хватает: на { $given } игроков столько не раздать.
}
score-each = Число игроков не сходится: что-то указано для { $given }, а играют { $players }.
score-no-seat = Игрока { $seat } нет: номера — от 0 до { $most }.
score-nobody-loses = В этой игре никто не проигрывает партию из-за карты, оставшейся на руках.
score-card-of-nobody = Никто не избавился от всех карт, так что и последней карты { $card } нет.
score-last-missing = Очки зависят от того, какой картой заканчивает { $who }, поэтому её нужно назвать.
score-last-barred = В этой игре { $card } не может быть последней картой, так что { $who } не может закончить этой картой.
score-no-card = Карты «{ $card }» в этой колоде нет. Карта — это её достоинство ({ $ranks }) и масть ({ $suits }), например { $example }.
score-which-suit = Здесь важно, какой масти { $rank }: { $cards }.
score-lost-by-cards = Карты игрока { $who } известны, так что проиграна ли партия, решают только они.
score-finisher-hand = { $who } заканчивает раунд, и карт на руках остаться не может.
score-empty-hand = { $who } не избавляется от всех карт, так что на руках остаётся хотя бы одна карта.
score-negative = { $points ->
    [one] У игрока { $who } не может быть { $points } очка: ни одна карта здесь не считается меньше нуля.
   *[other] У игрока { $who } не может быть { $points } очков: ни одна карта здесь не считается меньше нуля.
}
score-beyond = { $points ->
    [one] У игрока { $who } не может быть { $points } очка: возможно от { $least } до { $most }.
   *[other] У игрока { $who } не может быть { $points } очков: возможно от { $least } до { $most }.
}
score-no-points = { $points ->
    [one] У игрока { $who } не может быть { $points } очка: здесь возможно только 0.
   *[other] У игрока { $who } не может быть { $points } очков: здесь возможно только 0.
}
score-finisher-points = { $points ->
    [one] { $who } остаётся без карт, так что { $points } очка быть не может; возможно только { $own }.
   *[other] { $who } остаётся без карт, так что { $points } очков быть не может; возможно только { $own }.
}
score-too-many = { $there ->
    [1] { $players ->
        [1] Карта { $card } в игре только одна, а у игрока { $who } их оказалось бы { $times }.
       *[other] Карта { $card } в игре только одна, а она оказалась бы у каждого из игроков: { $who }.
    }
   *[other] { $players ->
        [1] Карт { $card } в игре всего { $there }, а у игрока { $who } их оказалось бы { $times }.
       *[other] Карт { $card } в игре всего { $there }, а вместе их оказалось бы { $times }: { $who }.
    }
}
score-after-end = { $rounds ->
    [1] Партия окончена после одного раунда; после её конца раундов больше нет.
    [one] Партия окончена после { $rounds } раунда; после её конца раундов больше нет.
   *[other] Партия окончена после { $rounds } раундов; после её конца раундов больше нет.
}
score-earlier-end = Тогда партия закончилась бы после раунда { $end }, а раундов сыграно { $rounds }. Ничего не изменено; сначала отмените раунды после раунда { $end }.
score-no-round = Ещё ни один раунд не записан.
score-no-such-round = Раунда { $number } нет; раунды — от 1 до { $rounds }.
score-which-round = Введите после этого слова номер раунда, например «исправить 2».

## Files and calls

# $file is the name of a file, $problem a sentence or what the system says
score-file-unread = Не удаётся прочитать { $file }: { $problem }.
score-file-unwritten = Не удаётся записать { $file }: { $problem }.
score-file-not-text = { $file } — не текст, а значит, и не таблица очков. Файл остаётся как есть.
score-file-not-json = { $file } — не таблица очков: строка { $line } — не JSON. Файл остаётся как есть.
score-file-damaged = { $file } — таблица очков, которую нельзя продолжить. Файл остаётся как есть. { $problem }
score-file-other = { $kind ->
    [record] { $file } — запись одного раунда, а не таблица очков. Файл остаётся как есть.
    [match] { $file } — запись партии, сыгранной в Maumau, а не таблица очков. Файл остаётся как есть.
    [save] { $file } — сохранённая игра; её продолжают командой «maumau play --resume». Файл остаётся как есть.
    [newer] { $file } — таблица очков более новой версии Maumau; эта версия её прочитать не может. Файл остаётся как есть.
   *[other] { $file } — не таблица очков Maumau. Файл остаётся как есть.
}
score-file-ruleset = В файле указана игра «{ $ruleset }»; она неизвестна, а её правил в файле нет. Известные игры: { $rulesets }.
score-file-rules = По правилам, записанным в файле, играть нельзя; ошибка здесь: { $where }.
score-file-options = Опции, указанные в файле, нельзя выбрать вместе: { $options }.
score-file-fingerprint = Таблица начата по другим правилам: их отпечаток — { $found }, а у этих правил — { $right }.
score-file-no-hands = Не указаны ни карты на руках, ни очки; нужно что-то одно.
score-file-points-too = Указаны очки, поэтому рядом с ними не может быть ни карт на руках, ни последней карты.
score-file-round = Раунд { $number }: { $problem }
score-file-is-there = { $file } уже есть и остаётся как есть; укажите другой файл или продолжите этот, ничего больше не указывая.
score-file-is-folder = { $file } — папка; укажите файл.
score-no-folder = Папки { $folder } нет; сначала создайте её или укажите другую.
score-out-is-sheet = Этот файл был бы заменён, а его имя не заканчивается ни на .csv, ни на .html: { $file }. Он остаётся как есть.
score-out-over-sheet = { $file } — это сама таблица очков, она остаётся как есть; укажите другой файл.
score-which-file = Укажите и файл таблицы очков, например: maumau score ФАЙЛ { $option }
score-no-file = Файла { $file } нет.
score-written = Записано: { $file }.
score-one-only = После { $option } можно указать только один файл.
