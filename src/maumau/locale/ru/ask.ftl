### The referee as a dialogue, for people who play with real cards: what lies there, what somebody wants to do, the answer.
### The person asking need not be the player: nothing here says "you" to the player, who is "№ 1", as setup-default-name
### has it. Words to type come as variables of their own ($yes, $no, $back); signs like 7ч and - are typed as they stand.

## Words that mean something here alone: lists with commas; the first is the one that is shown. English ones are always read

ask-words-left = влево, налево, по часовой, по часовой стрелке
ask-words-right = вправо, направо, против часовой, против часовой стрелки
ask-words-change = сменить, другое положение, изменить, положение
ask-words-game = игра, другая игра

## Before the questions

ask-or-file = { $flag } — для вопросов за клавиатурой: файл вместе с ним не указывают.
ask-needs-file = { $flag } — для ответа о файле: укажите файл.

ask-seated = Игрок, о котором спрашивают, — это № 1; слева от него сидит № 2, и так далее. ?: пояснить вопрос. { $back }: предыдущий вопрос. { $quit }: закрыть программу.
ask-first-question = Это первый вопрос.
# $question is a whole question; $kept is the answer that the Enter key gives
ask-kept = { $question } [{ $kept }]
# $help is what is typed here, in sentences; $back is a word to type
ask-back-too = { $help } { $back }: предыдущий вопрос.

## What lies there, and behind each question what may be answered

ask-seats = Сколько игроков, от { $least } до { $most }?
ask-seats-help = Число. От того, сколько игроков за столом, ответ может зависеть, например когда кто-то пропускает ход.
ask-top = Какая карта лежит сверху сброса?
ask-top-help = Карта по достоинству и масти, например 7ч, В♠ или семёрка червей; «-», если сброс пуст и кто-то делает первый ход. За картой может стоять заказанная масть или число карт, которые нужно взять.
# $card asks for a suit; $no is a word to type
ask-suit = Какая масть заказана после { FORM($card, "gen") }? ({ $no }: никакая)
ask-suit-help = Масть: буквой, знаком или названием. Если эту карту никто не клал, как первую карту сброса, масть не заказана.
# $suits: those that may be named
ask-no-suit = «{ $typed }» не подходит: после { FORM($card, "gen") } могут быть заказаны { $suits }; или ответьте { $no }.
ask-names-nothing = Масть не могла быть заказана: { $card } сверху этого не требует. Введите только карту.
# $numbers: those that there can be, 0 first
ask-pending = Сколько карт нужно взять после { FORM($card, "gen") }: { $numbers }?
ask-pending-help = Сколько карт должен взять тот, кто не отвечает; 0, если их уже взяли или никто брать не должен.
ask-no-pending = «{ $typed }» не подходит: после { FORM($card, "gen") } возможно { $numbers }.
ask-pends-nothing = Штрафных карт быть не может: { $card } сверху потом никого брать не заставляет. Введите только карту.
ask-until = Положили ли { FORM($card, "acc") } только что, так что отвечать должен игрок № 1? ({ $yes } или { $no })
ask-until-help = Да, если из-за этой карты ещё никто карт не брал. Нет, если это уже позади.
ask-own = Положил ли { FORM($card, "acc") } только что игрок № 1 и должен ли он теперь продолжать ход? ({ $yes } или { $no })
ask-own-help = Да, если эту карту положил игрок № 1 и её ещё нужно накрыть или нужно ходить ещё раз. Нет, если её положил кто-то другой или это уже позади.
ask-left = Положил ли { FORM($card, "acc") } только что предыдущий игрок, не накрыв эту карту? ({ $yes } или { $no })
ask-left-help = Да, если право накрыть её перешло к игроку № 1. Нет, если это уже позади.
ask-direction = В какую сторону ходят, { $left } или { $right }?
ask-direction-help = Влево — это по часовой стрелке: после № 1 ходит № 2.
ask-no-direction = Введите { $left } или { $right }.
ask-hand = Какие карты на руках у игрока № 1?
ask-hand-help = Все карты на руках у игрока № 1 через пробел, например 7ч 9т В♠. Одинаковые карты из двух колод вводят дважды.
ask-hand-needed = Введите карты на руках у игрока № 1, например { $card }: без карт раунд был бы окончен.
ask-others = Сколько карт на руках у каждого из остальных, от 1 до { $most }?
ask-others-help = Число; какие это карты, здесь неважно.
# $words: the words that can have been said, and the one for no
ask-called = Объявил ли уже игрок № 1 последнюю карту: { $words }?
ask-called-help = Объявление, которое сейчас действует, если оно есть.
ask-no-call = «{ $typed }» не подходит: возможно { $words }.

## What cannot be

ask-number = «{ $typed }» не подходит: нужно число от { $least } до { $most }.
ask-no-card = «{ $typed }» — не карта этой колоды. Карту вводят вместе с мастью, например { $card }.
# so often the card was named, on top and in hand together
ask-too-many-equal = { $packs ->
    [1] { $count ->
        [few] Карта { $card } названа { $count } раза, а она в игре только одна.
       *[other] Карта { $card } названа { $count } раз, а она в игре только одна.
    }
   *[other] { $count ->
        [few] Карта { $card } названа { $count } раза, а таких в игре всего { $packs }.
       *[other] Карта { $card } названа { $count } раз, а таких в игре всего { $packs }.
    }
}
ask-too-many-cards = Слишком много карт ({ $count }): всего в игре { $there }, у каждого должна быть хотя бы одна, и одна должна остаться в колоде.
ask-cannot-be = Когда сверху { $card }, так быть не может. Ответьте на этот вопрос иначе или вернитесь назад.

## What somebody wants to do

# $who holds $cards; $some: whether there are any
ask-holds = { $some ->
    [yes] На руках у игрока { $who }: { $cards }.
   *[no] На руках у игрока { $who } карт нет.
}
# $further: a move was made already
ask-move = { $further ->
    [yes] Что игрок { $who } хочет сделать потом?
   *[no] Что игрок { $who } хочет сделать?
}
# $name, $catch and the like are words to type
ask-move-help = Карта, например { $card }; { $draw }, { $pass } или { $take }; { $name } и масть; { $call }; { $catch } и игрок. Слова другого игрока начинают с того, кто говорит, например № 2: { $catch } № 1. { $table }: как обстоят дела. { $rules }: книга правил. { $back }: отменить последний ход или вернуться к предыдущему вопросу. { $change }: другое положение. { $game }: другая игра.
ask-which-move = Введите, что игрок хочет сделать; ? — пояснение. { $table }: как обстоят дела. { $rules }: книга правил. { $back }: предыдущий вопрос. { $change }: другое положение. { $game }: другая игра. { $quit }: закрыть программу.
ask-cannot-read = «{ $typed }» — не ход. Введите карту, например { $card }, или что ещё нужно сделать; ? — пояснение.
# $who is another player, whose cards were not asked for
ask-not-known = Какие карты на руках у игрока { $who }, здесь неизвестно. Вернитесь ({ $back }) и спросите о них как о картах игрока № 1.

## The answer

ask-allowed = Можно.
# $why: why, what would be allowed, and the number of the rule, in sentences
ask-not-allowed = Нет. { $why }
# the move draws cards, and what happens depends on them
ask-came = Какая карта (или какие карты) приходит из колоды? (Enter: неизвестно)
ask-came-help = Взятые карты в том порядке, в каком они приходят. Enter, если они неизвестны: тогда о том, что будет дальше, ничего не говорится.
ask-came-more = { $count ->
    [1] Берут больше одной карты: введите все.
   *[other] Берут больше карт, чем введено ({ $count }): введите все.
}
ask-depends = Что будет дальше, зависит от того, какая карта придёт.
# $players can be caught
ask-may-catch = Объявления не было. Сейчас можно поймать ({ $catch }): { $players }.
# $phase of the round; $who decides; $still: it is Player 1
ask-then = { $phase ->
    [name] Теперь { $who } заказывает масть.
    [window] Раунд окончен, если только забытое объявление сейчас не сделают или кого-то на этом не поймают.
    [over] Раунд окончен.
   *[play] { $still ->
        [yes] Всё ещё ход игрока { $who }.
       *[no] Следующим ходит { $who }.
    }
}
