### At the table: questions, answers to what was typed, help. $player is a name. Words to type come as variables of their own,
### as { $quit }, in the words of vocabulary.ftl.
### No full stop stands after a file or a command to copy, since it would seem to be part of it.

## Beginning and leaving

play-getting-ready = Готовим стол.
play-getting-ready-first = Готовим стол; в первый раз это занимает до полуминуты.
play-ready = Готово.
# $game is what the game is called, $players who sits at the table, bots with their kind
play-welcome = { $game }. За столом: { $players }.
play-game-also = { $name }, { $other }
play-bot = { $player } ({ $kind })
play-hint = Знак ? в ответ на любой вопрос вызывает помощь.
play-goes-on-in-round = Игра продолжается: раунд { $round }.
play-goes-on = Игра продолжается.
play-another = Ещё одна партия за этим столом? ({ $yes } или { $no })
play-another-again = Введите { $yes }, если нужна ещё одна партия по тем же правилам с теми же игроками, или { $no }, чтобы выйти.
play-good-bye = До свидания.
play-input-ended = Ввод закончился.
play-interrupted = Прервано.
play-asked-to-end = Получен сигнал завершить работу.
play-nothing-to-keep = Ещё не сделано ни одного хода, так что сохранять нечего.
play-match-written = Партия записана в файл { $file }
play-match-not-written = Не удалось записать партию в { $file }: { $why }.

## Several people at one keyboard

play-pass-keyboard = Передайте клавиатуру игроку { $player } и нажмите Enter.
play-pass-keyboard-help = Дальше — { $player }, и никто другой карт видеть не должен. Enter: показать карты. { $quit }: покинуть игру.
play-pass-keyboard-again = Нажмите Enter, когда за клавиатуру сядет { $player }.

## A turn

# $you: whether there is only one person, who needs no name
play-your-move = { $you ->
    [yes] Ваш ход:
   *[no] { $player }, ваш ход:
}
# $why is a whole sentence
play-refused = Нет. { $why }
play-no-such-move = { $moves ->
    [1] Хода { $number } нет: есть только один ход, номер 1. Карту вводят вместе с мастью, например { $card }.
   *[other] Хода { $number } нет: ходы — от 1 до { $moves }. Карту вводят вместе с мастью, например { $card }.
}
play-which-move = Введите номер хода или сам ход; ? — помощь.

## Anything to say, out of turn

# $you: whether there is only one person, who needs no name
play-anything = { $you ->
    [yes] Хотите что-нибудь сказать, пока игра не пошла дальше? (Enter: нет)
   *[no] Хочет ли кто-нибудь что-то сказать, пока игра не пошла дальше? (Enter: нет; иначе начните со своего имени)
}
play-who-says = Кто это говорит? Начните со своего имени, например { $player }: { $call }.
play-only-calls = Сейчас можно только сделать объявление или поймать: { $call }, { $call-double }, { $catch } ИМЯ; Enter: ничего.

## Commands

# $command is a word to type
play-between-only = «{ $command }» — только между раундами; прервать этот раунд можно словом «{ $abandon }».
play-own-turn-only = «{ $command }» — только на своём ходу.
play-no-round = Сейчас раунд не идёт.
play-why-number = Спрашивайте о карте или о слове, например { $why } { $card }, { $why } { $draw }. Ходы с номерами и так разрешены.
play-why-what = Спрашивайте о карте или о слове, например { $why } { $card }, { $why } { $draw }.
play-why-catch = Можно ли кого-то поймать, не подсказывают: скажите — и увидите.
# $what is a card or a move; $why a whole sentence
play-allowed = { $what }: можно.
play-not-allowed = { $what }: нет. { $why }
play-whose-seat = Чьё место? Место передают на своём ходу.
play-handed-over = Теперь за игрока { $player } ходит бот. Между раундами место можно вернуть словом «{ $back }».
play-plays-again = { $player } снова в игре.
play-none-handed-over = Ни одно место не было передано.
play-abandon = Прервать этот раунд? Очков никто не получит, и он не засчитается. ({ $yes } или { $no })
play-yes-or-no = Введите { $yes } или { $no }.
play-round-goes-on = Раунд продолжается.
play-next-round = Enter: следующий раунд. ({ $stop }: завершить партию, { $quit }: покинуть игру, ?: помощь)
play-next-round-again = Нажмите Enter, чтобы начать следующий раунд, или введите { $stop } или { $quit }; ? — помощь.

## Help

# $card is a card as it is typed, $name the same card by its name; the moves come with the short way to type them: draw (d)
play-help-move = Ход: его номер; или карта, например { $card } или { $name }; или слово: { $draw }, { $pass }, { $take }, { $keep }, { $leave }. Масть заказывают её названием, например { $suit }.
play-help-call = Объявление: { $call }. Вместе с картой: { $card } { $call }. Поймать: { $catch } ИМЯ.
play-help-table = { $table }: показать стол ещё раз.
play-help-why = { $why } КАРТА: почему её нельзя положить. { $why }: то же о каждой карте на руках.
play-help-read = { $rules }: книга правил. { $score }: таблица очков. { $history }: как шёл этот раунд.
# $title of a section, $number of another
play-help-section = { $rules } { $number }, { $rules } { $title }: только один раздел книги правил.
play-help-hand-over = { $hand-over }: дальше за вас ходит бот.
play-help-abandon = { $abandon }: остановить этот раунд без счёта.
play-help-save = { $save }: записать игру. { $save } ФАЙЛ: записать её копию.
play-help-quit = { $quit }: покинуть игру; она сохранится.
play-help-next = Enter: следующий раунд.
play-help-stop = { $stop }: завершить на этом партию.
play-help-back = { $hand-over }: дальше за вас ходит бот. { $back }: снова ходить самим.
play-help-read-between = { $score }: таблица очков. { $rules }: книга правил.

## What cannot be understood; $typed is what was typed

play-too-long = Слишком длинно для хода (знаков: { $signs }); ? — помощь.
play-says-what = Что говорит { $player }? После имени нужен ход, объявление или «поймать».
# $suits: each suit by its letter and its name
play-no-suit = Масти «{ $typed }» нет; есть { $suits }.
play-suit = { $letter } ({ $suit })
play-no-speaker = За этой клавиатурой нет игрока «{ $typed }»; здесь { $players }.
play-catch-whom = Кого поймать? Например: { $catch } { $player }.
# $names: who can be caught, at least one name; $count: how many
play-catch-several = Имя «{ $typed }» подходит нескольким игрокам; есть { $names }.
play-catch-nobody = { $count ->
    [1] Игрока «{ $typed }» нет; есть только { $names }.
   *[other] Игрока «{ $typed }» нет; есть { $names }.
}
play-no-such-card = Карты { $typed } в этой колоде нет; ближайшая — { $card }.
play-no-section = В книге правил нет раздела «{ $typed }». Её разделы:
play-cannot-read = Непонятно: «{ $typed }». Введите номер хода или карту, например { $card }; ? — помощь.
play-cannot-read-near = Непонятно: «{ $typed }». Может быть, «{ $near }»? Введите номер хода или карту, например { $card }; ? — помощь.
