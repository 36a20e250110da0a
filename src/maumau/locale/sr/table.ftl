### The table as the player on turn sees it at the prompt: what lies there, who holds how many cards, what may be done.

# $card was cut
table-cut = Presečena karta je { $card }. Može da se zadrži, i to pored karata koje se dele.
table-empty = Talon je prazan: prva karta tek treba da se baci.
table-top = Gornja karta: { $card }.
table-suit = Traži se { $suit }.
table-pending = { $cards ->
    [1] Čeka jedna kaznena karta.
    [one] Čeka { $cards } kaznena karta.
    [few] Čekaju { $cards } kaznene karte.
   *[other] Čeka { $cards } kaznenih karata.
}

## The others

# one of the others, with how many $cards in hand; it stands in a row with others
table-player = { $cards ->
    [0] { $who } – bez karata
    [1] { $who } – jedna karta
    [one] { $who } – { $cards } karta
    [few] { $who } – { $cards } karte
   *[other] { $who } – { $cards } karata
}
# $player: what the message before makes
table-player-called = { $player }, uz najavu
# $players in the order of play, with semicolons between; $way: left or right, or only-two (at the table)
table-next = { $way ->
    [only-two] Zatim igra: { $players }.
    [left] Zatim igraju, ulevo: { $players }.
   *[right] Zatim igraju, udesno: { $players }.
}
table-stock = { $cards ->
    [0] U špilu nema karata.
    [1] U špilu je jedna karta.
    [one] U špilu je { $cards } karta.
    [few] U špilu su { $cards } karte.
   *[other] U špilu je { $cards } karata.
}

## The reader's own

table-drawn = Upravo izvučena karta: { $card }.
# $count cards, which are $cards
table-hand = { $count ->
    [1] U ruci imaš jednu kartu: { FORM($cards, "acc") }.
    [one] U ruci imaš { $count } kartu: { FORM($cards, "acc") }.
    [few] U ruci imaš { $count } karte: { FORM($cards, "acc") }.
   *[other] U ruci imaš { $count } karata: { FORM($cards, "acc") }.
}
table-called = Tvoja najava važi.
# a move that is offered, with its number in the list
table-numbered = { $number } { $move }
# $moves with their numbers, such as "1 play 7♥, 2 draw"; $one: there is only one, which the Enter key makes
table-moves = { $one ->
    [yes] Možeš: { $moves }. (Dovoljno je pritisnuti Enter.)
   *[no] Možeš: { $moves }.
}
# $alone: the reader is the only person at the keyboard; else $who is addressed by name. $still: the turn goes on
table-turn = { $still ->
    [yes] { $alone ->
        [yes] I dalje si na potezu.
       *[no] { $who }, i dalje si na potezu.
    }
   *[no] { $alone ->
        [yes] Ti si na potezu.
       *[no] { $who }, ti si na potezu.
    }
}
table-name = { $alone ->
    [yes] Sada biraj znak koji će se tražiti.
   *[no] { $who }, sada biraj znak koji će se tražiti.
}
# $cards: one card of several kinds ("a diamond or a jack"); $card lies on top
table-until = Na { FORM($card, "acc") } se vuče sve dok ne dođe { $cards } i ta karta se odmah baca.

## When a call is due

table-no-calls = Po ovim pravilima ništa se ne najavljuje.
# $when: after (the play), turn (before it, on one's turn), turn-after (either), any (before it, at any time), any-after
table-call-one = { $when ->
    [turn] Pretposlednju kartu moraš da najaviš pre nego što je baciš, dok si na potezu.
    [turn-after] Pretposlednju kartu moraš da najaviš: pre nego što je baciš, dok si na potezu, ili posle toga.
    [any] Pretposlednju kartu moraš da najaviš pre nego što je baciš, u bilo kom trenutku.
    [any-after] Pretposlednju kartu moraš da najaviš: pre nego što je baciš, u bilo kom trenutku, ili posle toga.
   *[after] Pretposlednju kartu moraš da najaviš pošto je baciš.
}
table-call-none = { $when ->
    [turn] Poslednju kartu moraš da najaviš pre nego što je baciš, dok si na potezu.
    [turn-after] Poslednju kartu moraš da najaviš: pre nego što je baciš, dok si na potezu, ili posle toga.
    [any] Poslednju kartu moraš da najaviš pre nego što je baciš, u bilo kom trenutku.
    [any-after] Poslednju kartu moraš da najaviš: pre nego što je baciš, u bilo kom trenutku, ili posle toga.
   *[after] Poslednju kartu moraš da najaviš pošto je baciš.
}
# the word as it is typed; cards: another word for one of $cards
table-word = { $word ->
    [last] Reč glasi: poslednja.
    [mau-mau] Reč glasi: mau mau.
    [cards] Reč glasi: mau, a za { FORM($cards, "acc") }: mau mau.
   *[mau] Reč glasi: mau.
}
