### The score sheet: how a round ended, the points of every round, who has won the match.
### $you: whether the player told of is the reader; $who is the player's name.

## The end of a round

sheet-out = { $you ->
    [yes] Eskua hustu duzu.
   *[no] { FORM($who, "erg") } eskua hustu du.
}
sheet-blocked = Inork ezin du kartarik bota, ezta hartu ere: eskualdia blokeatuta dago, eta inork ez du eskua hustu.
sheet-stopped = Eskualdiak gehiegi iraun du, eta hemen gelditu da.
sheet-abandoned = Eskualdia bertan behera utzi da: inork ez du punturik jasotzen, eta ez da zenbatzen.
# $hands: each a name and cards, as the next message has them, with semicolons between
sheet-left = Eskuan geratutako kartak: { $hands }.
sheet-hand = { $who } { $cards }
# by the cards left in hand
sheet-lost-at-once = { $you ->
    [yes] Partida galdu duzu, eskuan geratu zaizkizun kartengatik.
   *[no] { FORM($who, "erg") } partida galdu du, eskuan geratu zaizkion kartengatik.
}

## Points

# $points: each a name and a number, as the last message here has them, with commas between
sheet-round = { $number }. eskualdia: { $points }.
sheet-round-abandoned = { $number }. eskualdia: bertan behera utzita.
sheet-totals = Guztira: { $points }.
sheet-no-round = Oraindik ez da eskualdirik amaitu.
sheet-points = { $who } { $points }

## The end of the match

sheet-match-broken-off = Partida hemen amaitu da, hitzartutako amaiera baino lehen: inork ez du irabazi.
sheet-match-over = Partida amaitu da.
sheet-drawn = Berdinketa: inork ez du irabazi.
sheet-won = { $you ->
    [yes] Zuk irabazi duzu!
   *[no] { FORM($who, "erg") } irabazi du.
}
# $players: names, with "and" before the last
sheet-shared = Garaipen partekatua: { $players }.
sheet-lost = Galtzaile: { $players }.
