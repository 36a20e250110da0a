### The score sheet: how a round ended, the points of every round, who has won the match.
### $you: whether the player told of is the reader; $who is the player's name.

## The end of a round

sheet-out = { $you ->
    [yes] Du bist fertig und gewinnst die Runde.
   *[no] { $who } ist fertig und gewinnt die Runde.
}
sheet-blocked = Niemand kann mehr legen oder ziehen: Die Runde ist blockiert, und niemand gewinnt sie.
sheet-stopped = Die Runde dauert schon zu lange und wird hier gestoppt.
sheet-abandoned = Die Runde ist abgebrochen: Niemand bekommt Punkte, und sie zählt nicht.
# $hands: each a name and cards, as the next message has them, with semicolons between
sheet-left = Auf der Hand geblieben – { $hands }.
sheet-hand = { $who }: { $cards }
# by the cards left in hand
sheet-lost-at-once = { $you ->
    [yes] Wegen der Karten, die du noch auf der Hand hast, verlierst du die Partie.
   *[no] Wegen der Karten, die noch auf der Hand sind, verliert { $who } die Partie.
}

## Points

# $points: each a name and a number, as the last message here has them, with commas between
sheet-round = Runde { $number } – { $points }.
sheet-round-abandoned = Runde { $number }: abgebrochen.
sheet-totals = Gesamtstand – { $points }.
sheet-no-round = Noch ist keine Runde zu Ende gespielt.
sheet-points = { $who }: { $points }

## The end of the match

sheet-match-broken-off = Die Partie endet hier, vor dem vereinbarten Ende: Niemand hat sie gewonnen.
sheet-match-over = Die Partie ist zu Ende.
sheet-drawn = Unentschieden: Niemand hat gewonnen.
sheet-won = { $you ->
    [yes] Du hast gewonnen.
   *[no] Gewonnen hat { $who }.
}
# $players: names, with "and" before the last
sheet-shared = Geteilter Sieg: { $players }.
sheet-lost = Verloren: { $players }.
