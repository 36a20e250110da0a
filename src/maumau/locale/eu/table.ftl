### The table as the player on turn sees it at the prompt: what lies there, who holds how many cards, what may be done.

# $card was cut
table-cut = Moztean agertu den karta: { $card }. Gorde egin daiteke, banatzen diren kartez gain.
table-empty = Pila hutsik dago: lehen karta botatzeke dago.
table-top = Goiko karta: { $card }.
table-suit = Indarrean dagoen paloa: { $suit }.
table-pending = { $cards ->
    [one] Karta bat dago hartzeko.
   *[other] { $cards } karta daude hartzeko.
}

## The others

# one of the others, with how many $cards in hand; it stands in a row with others
table-player = { $cards ->
    [0] { $who } kartarik gabe
    [one] { $who } karta bat
   *[other] { $who } { $cards } karta
}
# $player: what the message before makes
table-player-called = { $player }, esan beharrekoa esanda
# $players in the order of play, with semicolons between; $way: left or right, or only-two (at the table)
table-next = { $way ->
    [only-two] Hurrengoa: { $players }.
    [left] Hurrengoak, ezkerrerantz: { $players }.
   *[right] Hurrengoak, eskuinerantz: { $players }.
}
table-stock = { $cards ->
    [0] Sorta: kartarik ez.
    [one] Sorta: karta bat.
   *[other] Sorta: { $cards } karta.
}

## The reader's own

table-drawn = Hartu berri den karta: { $card }.
# $count cards, which are $cards
table-hand = { $count ->
    [one] Zure eskua, karta bat: { $cards }.
   *[other] Zure eskua, { $count } karta: { $cards }.
}
table-called = Esan beharrekoa esan duzu.
# a move that is offered, with its number in the list
table-numbered = { $number } { $move }
# $moves with their numbers, such as "1 play 7♥, 2 draw"; $one: there is only one, which the Enter key makes
table-moves = { $one ->
    [yes] Egin dezakezuna: { $moves }. (Enter sakatzea nahikoa da.)
   *[no] Egin dezakezuna: { $moves }.
}
# $alone: the reader is the only person at the keyboard; else $who is addressed by name. $still: the turn goes on
table-turn = { $still ->
    [yes] { $alone ->
        [yes] Oraindik zure txanda da.
       *[no] { $who }, oraindik zure txanda da.
    }
   *[no] { $alone ->
        [yes] Zure txanda da.
       *[no] { $who }, zure txanda da.
    }
}
table-name = { $alone ->
    [yes] Aukeratu orain paloa.
   *[no] { $who }, aukeratu orain paloa.
}
# $cards: one card of several kinds ("a diamond or a jack"); $card lies on top
table-until = Goian { $card } dagoela, { $cards } atera arte hartzen dira kartak, eta hura berehala botatzen da.

## When a call is due

table-no-calls = Arau hauetan ez da ezer esan behar.
# $when: after (the play), turn (before it, on one's turn), turn-after (either), any (before it, at any time), any-after
table-call-one = { $when ->
    [turn] Azken-aurreko karta botatzen baduzu, esan egin behar duzu, zure txandan, karta bota aurretik.
    [turn-after] Azken-aurreko karta botatzen baduzu, esan egin behar duzu, zure txandan karta bota aurretik, edo bota ondoren.
    [any] Azken-aurreko karta botatzen baduzu, esan egin behar duzu, karta bota aurretik, edozein unetan.
    [any-after] Azken-aurreko karta botatzen baduzu, esan egin behar duzu, karta bota aurretik, edozein unetan, edo bota ondoren.
   *[after] Azken-aurreko karta botatzen baduzu, esan egin behar duzu, botatzean edo bota ondoren.
}
table-call-none = { $when ->
    [turn] Azken karta botatzen baduzu, esan egin behar duzu, zure txandan, karta bota aurretik.
    [turn-after] Azken karta botatzen baduzu, esan egin behar duzu, zure txandan karta bota aurretik, edo bota ondoren.
    [any] Azken karta botatzen baduzu, esan egin behar duzu, karta bota aurretik, edozein unetan.
    [any-after] Azken karta botatzen baduzu, esan egin behar duzu, karta bota aurretik, edozein unetan, edo bota ondoren.
   *[after] Azken karta botatzen baduzu, esan egin behar duzu, botatzean edo bota ondoren.
}
# the word as it is typed; cards: another word for one of $cards
table-word = { $word ->
    [last] Esan beharreko hitza: azkena.
    [mau-mau] Esan beharreko hitza: mau mau.
    [cards] Esan beharreko hitza: mau, edo mau mau, karta hori { $cards } bada.
   *[mau] Esan beharreko hitza: mau.
}
