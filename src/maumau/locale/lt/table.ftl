### The table as the player on turn sees it at the prompt: what lies there, who holds how many cards, what may be done.

# $card was cut
table-cut = Perkėlus malką atsivertė { $card }. Šią kortą galima pasilikti kaip papildomą, be tų, kurios bus padalytos.
table-empty = Šūsnis tuščia: pirmoji korta dar nepadėta.
table-top = Viršutinė korta: { $card }.
table-suit = Galioja { $suit }.
table-pending = { $cards ->
    [1] Reikia paimti vieną kortą.
    [one] Reikia paimti { $cards } kortą.
    [few] Reikia paimti { $cards } kortas.
   *[other] Reikia paimti { $cards } kortų.
}

## The others

# one of the others, with how many $cards in hand; it stands in a row with others
table-player = { $cards ->
    [0] { $who } – nė vienos kortos
    [1] { $who } – viena korta
    [one] { $who } – { $cards } korta
    [few] { $who } – { $cards } kortos
   *[other] { $who } – { $cards } kortų
}
# $player: what the message before makes
table-player-called = { $player } (jau paskelbė)
# $players in the order of play, with semicolons between; $way: left or right, or only-two (at the table)
table-next = { $way ->
    [only-two] Toliau: { $players }.
    [left] Toliau, į kairę: { $players }.
   *[right] Toliau, į dešinę: { $players }.
}
table-stock = { $cards ->
    [0] Likčiai: nė vienos kortos.
    [1] Likčiai: viena korta.
    [one] Likčiai: { $cards } korta.
    [few] Likčiai: { $cards } kortos.
   *[other] Likčiai: { $cards } kortų.
}

## The reader's own

table-drawn = Ką tik paimta korta: { $card }.
# $count cards, which are $cards
table-hand = { $count ->
    [1] Tavo rankoje viena korta: { $cards }.
    [one] Tavo rankoje { $count } korta: { $cards }.
    [few] Tavo rankoje { $count } kortos: { $cards }.
   *[other] Tavo rankoje { $count } kortų: { $cards }.
}
table-called = Jau paskelbei.
# a move that is offered, with its number in the list
table-numbered = { $number } { $move }
# $moves with their numbers, such as "1 play 7♥, 2 draw"; $one: there is only one, which the Enter key makes
table-moves = { $one ->
    [yes] Galima: { $moves }. (Tam užtenka „Enter“.)
   *[no] Galima: { $moves }.
}
# $alone: the reader is the only person at the keyboard; else $who is addressed by name. $still: the turn goes on
table-turn = { $still ->
    [yes] { $alone ->
        [yes] Vis dar tavo eilė.
       *[no] { $who }, vis dar tavo eilė.
    }
   *[no] { $alone ->
        [yes] Tavo eilė.
       *[no] { $who }, tavo eilė.
    }
}
table-name = { $alone ->
    [yes] Dabar paskelbk spalvą.
   *[no] { $who }, dabar paskelbk spalvą.
}
# $cards: one card of several kinds ("a diamond or a jack"); $card lies on top
table-until = Reikia uždengti { FORM($card, "acc") }: imk iš likčių, kol pasitaikys { $cards }. Tokia korta iš karto padedama.

## When a call is due

table-no-calls = Pagal šias taisykles nieko skelbti nereikia.
# $when: after (the play), turn (before it, on one's turn), turn-after (either), any (before it, at any time), any-after
table-call-one = { $when ->
    [turn] Paskelbti reikia prieš dedant priešpaskutinę kortą, per savo eilę.
    [turn-after] Paskelbti reikia prieš dedant priešpaskutinę kortą, per savo eilę, arba ją padėjus.
    [any] Paskelbti reikia prieš dedant priešpaskutinę kortą, bet kada.
    [any-after] Paskelbti reikia prieš dedant priešpaskutinę kortą, bet kada, arba ją padėjus.
   *[after] Paskelbti reikia padėjus priešpaskutinę kortą.
}
table-call-none = { $when ->
    [turn] Paskelbti reikia prieš dedant paskutinę kortą, per savo eilę.
    [turn-after] Paskelbti reikia prieš dedant paskutinę kortą, per savo eilę, arba ją padėjus.
    [any] Paskelbti reikia prieš dedant paskutinę kortą, bet kada.
    [any-after] Paskelbti reikia prieš dedant paskutinę kortą, bet kada, arba ją padėjus.
   *[after] Paskelbti reikia padėjus paskutinę kortą.
}
# the word as it is typed; cards: another word for one of $cards
table-word = { $word ->
    [last] Žodis: paskutinė.
    [mau-mau] Žodis: maumau.
    [cards] Žodis: mau, o jei ta korta yra { $cards } – maumau.
   *[mau] Žodis: mau.
}
