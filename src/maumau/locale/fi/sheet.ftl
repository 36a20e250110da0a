### The score sheet: how a round ended, the points of every round, who has won the match.
### $you: whether the player told of is the reader; $who is the player's name.

## The end of a round

sheet-out = { $you ->
    [yes] Tyhjensit kätesi.
   *[no] { $who } tyhjensi kätensä.
}
sheet-blocked = Kierros on jumissa: kukaan ei voi enää pelata eikä nostaa, eikä kukaan tyhjentänyt kättään.
sheet-stopped = Kierros kesti liian kauan ja pysäytetään tähän.
sheet-abandoned = Kierros keskeytettiin: kukaan ei saa pisteitä, eikä kierrosta lasketa.
# $hands: each a name and cards, as the next message has them, with semicolons between
sheet-left = Käteen jäi: { $hands }.
sheet-hand = { $who } { $cards }
# by the cards left in hand
sheet-lost-at-once = { $you ->
    [yes] Hävisit pelin käteen jääneiden korttien vuoksi.
   *[no] { $who } hävisi pelin käteen jääneiden korttien vuoksi.
}

## Points

# $points: each a name and a number, as the last message here has them, with commas between
sheet-round = Kierros { $number }: { $points }.
sheet-round-abandoned = Kierros { $number }: keskeytetty.
sheet-totals = Yhteispisteet: { $points }.
sheet-no-round = Yhtään kierrosta ei ole vielä pelattu loppuun.
sheet-points = { $who } { $points }

## The end of the match

sheet-match-broken-off = Peli päättyy tähän ennen sovittua loppuaan: kukaan ei voittanut sitä.
sheet-match-over = Peli on päättynyt.
sheet-drawn = Tasapeli: kukaan ei voittanut.
sheet-won = { $you ->
    [yes] Voitit pelin.
   *[no] { $who } voitti pelin.
}
# $players: names, with "and" before the last
sheet-shared = Voitto jaetaan: { $players }.
sheet-lost = Pelin hävisi: { $players }.
