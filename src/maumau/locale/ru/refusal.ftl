### Why a move is not allowed: one message for each reason of the engine, and what would be allowed.
### $you: yes (the reader wanted to move), whom (the reader is the other player told of), no (neither). $who wanted to move;
### $whom is the other player told of. $card is the card to be played, $top the top card of the pile, $drawn the card just drawn,
### $naming the card that asks for a suit. Every message gets all of them that there are.

# a whole refusal: $reason is one of the messages below, $clause the number of the rule that refuses; $some: whether
# something is allowed that may be told ($allowed, a sentence)
refusal-told = { $some ->
    [yes] { $reason } { $allowed } ({ $clause })
   *[no] { $reason } ({ $clause })
}
# the same without the number of the rule
refusal-said = { $some ->
    [yes] { $reason } { $allowed }
   *[no] { $reason }
}
# $moves: "play 7♥ or 9♣; draw"
refusal-allowed = Сейчас можно { $moves }.

## Whose turn it is

refusal-round-over = Раунд окончен.
# $whom is on turn
refusal-not-your-turn = { $you ->
    [yes] Сейчас не ваш ход: ходит { $whom }.
    [whom] Сейчас ходите вы, а не { $who }.
   *[no] Сейчас ходит { $whom }, а не { $who }.
}
# $whom has played the last card
refusal-waits-for-close = { $you ->
    [whom] Вы положили последнюю карту; пока вас ещё можно поймать, никто не ходит.
   *[no] { $whom } остаётся без карт; пока ещё можно ловить, никто не ходит.
}
refusal-nothing-to-close = Сейчас никто не остался без карт, так что отказываться от ловли незачем.
# seats are counted from 0 to $last
refusal-no-such-seat = Места за этим столом — от 0 до { $last }.

## The cut

refusal-not-cutting = Сейчас не съём: карту оставляют себе или не берут только при съёме.
refusal-must-cut = Сначала нужно решить, оставить себе карту, открывшуюся при съёме, или не брать.

## Naming a suit

refusal-must-name = Сначала нужно заказать масть: этого требует { $naming }.
refusal-nothing-to-name = Сейчас ни одна карта не требует заказать масть.
refusal-suit-barred = После { FORM($naming, "gen") } нужно заказать другую масть, не масть самой карты.

## Putting a card

refusal-not-in-hand = { $you ->
    [yes] У вас на руках нет { FORM($card, "gen") }.
   *[no] { $who } не держит на руках { FORM($card, "gen") }.
}
refusal-does-not-follow = { $you ->
    [yes] Нельзя положить { FORM($card, "acc") } на { FORM($top, "acc") }: карта не подходит.
   *[no] { $who } не может положить { FORM($card, "acc") } на { FORM($top, "acc") }: карта не подходит.
}
# $suit was named, or is kept by the top card
refusal-suit-nominated = { $you ->
    [yes] Нельзя положить { FORM($card, "acc") }: нужны { $suit }.
   *[no] { $who } не может положить { FORM($card, "acc") }: нужны { $suit }.
}
refusal-wild-barred = { $you ->
    [yes] Нельзя положить { FORM($card, "acc") } на { FORM($top, "acc") }: правила этого не позволяют.
   *[no] { $who } не может положить { FORM($card, "acc") } на { FORM($top, "acc") }: правила этого не позволяют.
}
# $pending: how many cards
refusal-live-penalty = { $pending ->
    [1] Нужно взять одну карту или положить карту, которой можно ответить на { FORM($top, "acc") }.
    [one] Нужно взять { $pending } карту или положить карту, которой можно ответить на { FORM($top, "acc") }.
    [few] Нужно взять { $pending } карты или положить карту, которой можно ответить на { FORM($top, "acc") }.
   *[other] Нужно взять { $pending } карт или положить карту, которой можно ответить на { FORM($top, "acc") }.
}
refusal-live-until = После { FORM($top, "gen") } карты берут из колоды, пока не попадётся та, которой накрывают лежащую; карты, которые уже на руках, не помогают.
refusal-only-drawn-card = Положить теперь можно только взятую карту: { FORM($drawn, "acc") }.
refusal-forced-card = Попавшуюся карту нужно положить: { FORM($drawn, "acc") }.
refusal-does-not-cover = { $you ->
    [yes] Нельзя положить { FORM($card, "acc") }: { FORM($top, "acc") } этой картой не накрыть.
   *[no] { $who } не может положить { FORM($card, "acc") }: { FORM($top, "acc") } этой картой не накрыть.
}
refusal-last-barred = { $you ->
    [yes] Нельзя положить { FORM($card, "acc") } последней картой.
   *[no] { $who } не может положить { FORM($card, "acc") } последней картой.
}
refusal-must-lead = { $you ->
    [yes] Вы начинаете: положить можно любую карту, но брать из колоды нельзя.
   *[no] { $who } начинает: положить можно любую карту, но брать из колоды нельзя.
}
refusal-must-play = Здесь нужно положить подходящую карту.

## Drawing, passing, taking

refusal-holds-fitting = Пока на руках есть подходящая карта, брать из колоды нельзя.
refusal-holds-cover = { $you ->
    [yes] Нужно накрыть { FORM($top, "acc") }: у вас на руках есть нужная карта.
   *[no] Нужно накрыть { FORM($top, "acc") }: { $who } держит на руках нужную карту.
}
refusal-already-drawn = Второй раз за ход брать из колоды нельзя.
refusal-nothing-to-draw = Брать нечего: колода кончилась, а в сбросе только верхняя карта.
refusal-must-draw = Нельзя спасовать, не взяв сначала карту.
refusal-no-draw-to-cover = Чтобы накрыть { FORM($top, "acc") }, карты из колоды не берут: нужно положить карту или спасовать.
refusal-nothing-to-take = Штрафных карт сейчас нет.

## Calls and catches

refusal-no-calls = По этим правилам ничего объявлять не нужно.
refusal-nothing-to-call = { $you ->
    [yes] Вам сейчас нечего объявлять.
   *[no] { $who }: объявлять сейчас нечего.
}
refusal-wrong-word = { $you ->
    [yes] Это не то слово, которое вы сейчас можете сказать.
   *[no] Это не то слово, которое { $who } сейчас может сказать.
}
refusal-already-called = { $you ->
    [yes] Вы уже сделали объявление.
   *[no] { $who }: объявление уже сделано.
}
# $whom was to be caught
refusal-nothing-to-catch = { $you ->
    [whom] Ловить не за что: вас сейчас поймать нельзя.
   *[no] Ловить не за что: игрока { FORM($whom, "acc") } сейчас поймать нельзя.
}
refusal-own-catch = Себя поймать нельзя, ловят только других.
