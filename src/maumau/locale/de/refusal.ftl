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
refusal-allowed = Jetzt erlaubt: { $moves }.

## Whose turn it is

refusal-round-over = Die Runde ist zu Ende.
# $whom is on turn
refusal-not-your-turn = { $you ->
    [yes] Du bist nicht dran: { $whom } ist am Zug.
    [whom] Du bist dran, nicht { $who }.
   *[no] { $who } ist nicht dran: { $whom } ist am Zug.
}
# $whom has played the last card
refusal-waits-for-close = { $you ->
    [whom] Du hast deine letzte Karte gelegt; bis die Gelegenheit zum Erwischen vorbei ist, ist niemand am Zug.
   *[no] { $whom } hat die letzte Karte gelegt; bis die Gelegenheit zum Erwischen vorbei ist, ist niemand am Zug.
}
refusal-nothing-to-close = Niemand wartet mit leerer Hand, also kann auch keine Gelegenheit zum Erwischen verstreichen.
# seats are counted from 0 to $last
refusal-no-such-seat = An diesem Tisch gibt es die Plätze 0 bis { $last }.

## The cut

refusal-not-cutting = Es liegt keine abgehobene Karte da: Behalten und liegen lassen kann man nur beim Abheben.
refusal-must-cut = Zuerst ist zu sagen, ob die abgehobene Karte behalten wird oder liegen bleibt.

## Naming a suit

refusal-must-name = Zuerst muss für { FORM($naming, "the-acc") } eine Farbe gewünscht werden.
refusal-nothing-to-name = Zu keiner Karte gehört jetzt ein Farbwunsch.
refusal-suit-barred = Für { FORM($naming, "the-acc") } muss eine andere Farbe als die der Karte selbst gewünscht werden.

## Putting a card

refusal-not-in-hand = { $you ->
    [yes] Du hast { FORM($card, "the-acc") } nicht auf der Hand.
   *[no] { $who } hat { FORM($card, "the-acc") } nicht auf der Hand.
}
refusal-does-not-follow = { $you ->
    [yes] Du kannst { FORM($card, "the-acc") } nicht auf { FORM($top, "the-acc") } legen: Das passt nicht.
   *[no] { $who } kann { FORM($card, "the-acc") } nicht auf { FORM($top, "the-acc") } legen: Das passt nicht.
}
# $suit was named, or is kept by the top card
refusal-suit-nominated = { $you ->
    [yes] Du kannst { FORM($card, "the-acc") } nicht legen: Verlangt ist { $suit }.
   *[no] { $who } kann { FORM($card, "the-acc") } nicht legen: Verlangt ist { $suit }.
}
refusal-wild-barred = { $you ->
    [yes] Du darfst { FORM($card, "the-acc") } nicht auf { FORM($top, "the-acc") } legen.
   *[no] { $who } darf { FORM($card, "the-acc") } nicht auf { FORM($top, "the-acc") } legen.
}
# $pending: how many cards
refusal-live-penalty = { $pending ->
    [one] Eine Karte steht aus: Nimm sie oder leg eine Karte, die { FORM($top, "the-acc") } kontert.
   *[other] { $pending } Karten stehen aus: Nimm sie oder leg eine Karte, die { FORM($top, "the-acc") } kontert.
}
refusal-live-until = Auf { FORM($top, "the-acc") } wird gezogen, bis eine Karte zum Abdecken kommt; Karten auf der Hand helfen nicht.
refusal-only-drawn-card = Nach dem Ziehen darf nur die gezogene Karte gelegt werden: { $drawn }.
refusal-forced-card = Die Karte, die gekommen ist, muss gelegt werden: { $drawn }.
refusal-does-not-cover = { $you ->
    [yes] Du kannst { FORM($top, "the-acc") } nicht mit { FORM($card, "the-dat") } abdecken.
   *[no] { $who } kann { FORM($top, "the-acc") } nicht mit { FORM($card, "the-dat") } abdecken.
}
refusal-last-barred = { $you ->
    [yes] Du darfst { FORM($card, "the-acc") } nicht als letzte Karte legen.
   *[no] { $who } darf { FORM($card, "the-acc") } nicht als letzte Karte legen.
}
refusal-must-lead = { $you ->
    [yes] Du spielst aus: Jede Karte ist erlaubt, aber eine muss es sein.
   *[no] { $who } spielt aus: Jede Karte ist erlaubt, aber eine muss es sein.
}
refusal-must-play = Hier muss eine passende Karte gelegt werden.

## Drawing, passing, taking

refusal-holds-fitting = Solange eine Karte auf der Hand passt, darf nicht gezogen werden.
refusal-holds-cover = { $you ->
    [yes] Du musst { FORM($top, "the-acc") } abdecken: Eine passende Karte dafür hast du auf der Hand.
   *[no] { $who } muss { FORM($top, "the-acc") } abdecken: Eine passende Karte dafür ist auf der Hand.
}
refusal-already-drawn = In diesem Zug ist schon gezogen worden.
refusal-nothing-to-draw = Es gibt nichts zu ziehen: Der Nachziehstapel ist aufgebraucht, und der Ablagestapel besteht nur aus seiner obersten Karte.
refusal-must-draw = Vor dem Passen muss eine Karte gezogen werden.
refusal-no-draw-to-cover = Um { FORM($top, "the-acc") } abzudecken, wird nicht gezogen: Leg eine Karte oder passe.
refusal-nothing-to-take = Es stehen keine Karten aus.

## Calls and catches

refusal-no-calls = Nach diesen Regeln wird nichts angesagt.
refusal-nothing-to-call = { $you ->
    [yes] Du hast jetzt nichts anzusagen.
   *[no] { $who } hat jetzt nichts anzusagen.
}
refusal-wrong-word = { $you ->
    [yes] Das ist nicht das Wort, das du jetzt sagen darfst.
   *[no] Das ist nicht das Wort, das { $who } jetzt sagen darf.
}
refusal-already-called = { $you ->
    [yes] Du hast schon angesagt.
   *[no] { $who } hat schon angesagt.
}
# $whom was to be caught
refusal-nothing-to-catch = { $you ->
    [whom] Es gibt nichts zu erwischen: Du kannst jetzt nicht erwischt werden.
   *[no] Es gibt nichts zu erwischen: { $whom } kann jetzt nicht erwischt werden.
}
refusal-own-catch = Niemand kann sich selbst erwischen.
