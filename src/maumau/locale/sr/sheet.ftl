### The score sheet: how a round ended, the points of every round, who has won the match.
### $you: whether the player told of is the reader; $who is the player's name.

## The end of a round

sheet-out = { $you ->
    [yes] Ostaješ bez karata i dobijaš partiju.
   *[no] { $who } ostaje bez karata i dobija partiju.
}
sheet-blocked = Niko više ne može ni da baci ni da vuče kartu: partija je blokirana i završava se bez pobednika.
sheet-stopped = Partija predugo traje i ovde se zaustavlja, bez pobednika.
sheet-abandoned = Partija je prekinuta: niko ne dobija poene i ona se ne računa.
# $hands: each a name and cards, as the next message has them, with semicolons between
sheet-left = Ostalo je u ruci: { $hands }.
sheet-hand = { $who } – { $cards }
# by the cards left in hand
sheet-lost-at-once = { $you ->
    [yes] Gubiš igru zbog karata koje su ti ostale u ruci.
   *[no] { $who } gubi igru zbog karata preostalih u ruci.
}

## Points

# $points: each a name and a number, as the last message here has them, with commas between
sheet-round = Partija { $number }: { $points }.
sheet-round-abandoned = Partija { $number }: prekinuta.
sheet-totals = Ukupno: { $points }.
sheet-no-round = Još nijedna partija nije završena.
sheet-points = { $who } { $points }

## The end of the match

sheet-match-broken-off = Igra se ovde prekida, pre dogovorenog kraja: nema pobednika.
sheet-match-over = Igra je završena.
sheet-drawn = Nerešeno je: nema pobednika.
sheet-won = { $you ->
    [yes] Igru dobijaš ti.
   *[no] Igru dobija { $who }.
}
# $players: names, with "and" before the last
sheet-shared = Pobeda se deli: { $players }.
sheet-lost = Poraz: { $players }.
