### The score sheet: how a round ended, the points of every round, who has won the match.
### $you: whether the player told of is the reader; $who is the player's name.

## The end of a round

sheet-out = { $you ->
    [yes] Tu baigei.
   *[no] { $who } baigė.
}
sheet-blocked = Raundas užblokuotas: niekas nebegali nei dėti, nei imti kortos, ir nebaigė niekas.
sheet-stopped = Raundas truko per ilgai, todėl čia sustabdomas.
sheet-abandoned = Raundas nutrauktas: taškų niekas negauna, ir raundas neskaičiuojamas.
# $hands: each a name and cards, as the next message has them, with semicolons between
sheet-left = Rankose liko: { $hands }.
sheet-hand = { $who } – { $cards }
# by the cards left in hand
sheet-lost-at-once = { $you ->
    [yes] Dėl rankoje likusių kortų partiją pralaimėjai.
   *[no] Dėl rankoje likusių kortų partiją pralaimėjo { $who }.
}

## Points

# $points: each a name and a number, as the last message here has them, with commas between
sheet-round = { $number } raundas: { $points }.
sheet-round-abandoned = { $number } raundas: nutrauktas.
sheet-totals = Iš viso: { $points }.
sheet-no-round = Dar nė vienas raundas nebaigtas.
sheet-points = { $who } { $points }

## The end of the match

sheet-match-broken-off = Partija čia baigiama anksčiau, nei sutarta: jos nelaimėjo niekas.
sheet-match-over = Partija baigta.
sheet-drawn = Lygiosios: nelaimėjo niekas.
sheet-won = { $you ->
    [yes] Tu laimėjai.
   *[no] Laimėjo { $who }.
}
# $players: names, with "and" before the last
sheet-shared = Pergalė bendra: { $players }.
sheet-lost = Pralaimėjo: { $players }.
