### The table as the player on turn sees it at the prompt: what lies there, who holds how many cards, what may be done.

# $card was cut
table-cut = Die abgehobene Karte ist { FORM($card, "the") }. Sie darf behalten werden, zusätzlich zu den Karten, die gegeben werden.
table-empty = Der Ablagestapel ist leer: Die erste Karte muss erst noch gelegt werden.
table-top = Oberste Karte: { $card }.
table-suit = Verlangt ist { $suit }.
table-pending = { $cards ->
    [one] Eine Karte steht aus.
   *[other] { $cards } Karten stehen aus.
}

## The others

# one of the others, with how many $cards in hand; it stands in a row with others
table-player = { $cards ->
    [0] { $who } ohne Karten
    [one] { $who } mit einer Karte
   *[other] { $who } mit { $cards } Karten
}
# $player: what the message before makes
table-player-called = { $player } (hat angesagt)
# $players in the order of play, with semicolons between; $way: left or right, or only-two (at the table)
table-next = { $way ->
    [only-two] Als Nächstes: { $players }.
    [left] Weiter geht es nach links: { $players }.
   *[right] Weiter geht es nach rechts: { $players }.
}
table-stock = { $cards ->
    [0] Nachziehstapel: keine Karten.
    [one] Nachziehstapel: eine Karte.
   *[other] Nachziehstapel: { $cards } Karten.
}

## The reader's own

table-drawn = Gerade gezogen: { $card }.
# $count cards, which are $cards
table-hand = { $count ->
    [one] Du hast eine Karte auf der Hand: { $cards }.
   *[other] Du hast { $count } Karten auf der Hand: { $cards }.
}
table-called = Du hast angesagt.
# a move that is offered, with its number in the list
table-numbered = { $number }: { $move }
# $moves with their numbers, such as "1 play 7♥, 2 draw"; $one: there is only one, which the Enter key makes
table-moves = { $one ->
    [yes] Du kannst: { $moves }. (Enter genügt.)
   *[no] Du kannst: { $moves }.
}
# $alone: the reader is the only person at the keyboard; else $who is addressed by name. $still: the turn goes on
table-turn = { $still ->
    [yes] { $alone ->
        [yes] Du bist noch dran.
       *[no] { $who }, du bist noch dran.
    }
   *[no] { $alone ->
        [yes] Du bist dran.
       *[no] { $who }, du bist dran.
    }
}
table-name = { $alone ->
    [yes] Wünsch dir jetzt eine Farbe.
   *[no] { $who }, wünsch dir jetzt eine Farbe.
}
# $cards: one card of several kinds ("a diamond or a jack"); $card lies on top
table-until = Auf { FORM($card, "the-acc") } wird gezogen, bis { FORM($cards, "the") } kommt; diese Karte wird sofort gelegt.

## When a call is due

table-no-calls = Nach diesen Regeln wird nichts angesagt.
# $when: after (the play), turn (before it, on one's turn), turn-after (either), any (before it, at any time), any-after
table-call-one = { $when ->
    [turn] Legst du deine vorletzte Karte, musst du vorher in deinem Zug ansagen.
    [turn-after] Legst du deine vorletzte Karte, musst du vorher in deinem Zug oder danach ansagen.
    [any] Legst du deine vorletzte Karte, musst du irgendwann vorher ansagen.
    [any-after] Legst du deine vorletzte Karte, musst du irgendwann vorher oder danach ansagen.
   *[after] Legst du deine vorletzte Karte, musst du dabei oder danach ansagen.
}
table-call-none = { $when ->
    [turn] Legst du deine letzte Karte, musst du vorher in deinem Zug ansagen.
    [turn-after] Legst du deine letzte Karte, musst du vorher in deinem Zug oder danach ansagen.
    [any] Legst du deine letzte Karte, musst du irgendwann vorher ansagen.
    [any-after] Legst du deine letzte Karte, musst du irgendwann vorher oder danach ansagen.
   *[after] Legst du deine letzte Karte, musst du dabei oder danach ansagen.
}
# the word as it is typed; cards: another word for one of $cards
table-word = { $word ->
    [last] Das Wort heißt: letzte.
    [mau-mau] Das Wort heißt: mau-mau.
    [cards] Das Wort heißt: mau, bei { FORM($cards, "the-dat") } aber: mau-mau.
   *[mau] Das Wort heißt: mau.
}
