### Why a move is not allowed: one message for each reason of the engine, and what would be allowed.
### $you: yes (the reader wanted to move), whom (the reader is the other player told of), no (neither). $who wanted to move;
### $whom is the other player told of. $card is the card to be played, $top the top card of the pile, $drawn the card just drawn,
### $naming the card that asks for a suit. Every message gets all of them that there are.
### Where it can be, a card stands in the nominative ("päällimmäisenä on …"), for a sign (J♥) has no cases.

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
refusal-allowed = Sallitut siirrot: { $moves }.

## Whose turn it is

refusal-round-over = Kierros on päättynyt.
# $whom is on turn
refusal-not-your-turn = { $you ->
    [yes] Nyt ei ole sinun vuorosi. Vuorossa on { $whom }.
    [whom] Vuorossa olet sinä eikä { $who }.
   *[no] Vuorossa ei ole { $who } vaan { $whom }.
}
# $whom has played the last card
refusal-waits-for-close = { $you ->
    [whom] Olet pelannut viimeisen korttisi; kukaan ei tee siirtoa, ennen kuin kiinniottotilaisuus on ohi.
   *[no] { $whom } on pelannut viimeisen korttinsa; kukaan ei tee siirtoa, ennen kuin kiinniottotilaisuus on ohi.
}
refusal-nothing-to-close = Kukaan ei odota käsi tyhjänä, joten mitään kiinniottotilaisuutta ei ole menossa ohi.
# seats are counted from 0 to $last
refusal-no-such-seat = Tämän pöydän paikat ovat 0–{ $last }.

## The cut

refusal-not-cutting = Nyt ei odoteta päätöstä katkaisussa esiin tulleesta kortista: kortin pitäminen ja jättäminen kuuluvat pakan katkaisuun.
refusal-must-cut = Ensin on sanottava, pidetäänkö katkaisussa esiin tullut kortti vai jätetäänkö se.

## Naming a suit

refusal-must-name = Ensin on valittava maa: { $naming } vaatii sen.
refusal-nothing-to-name = Mikään kortti ei nyt vaadi maan valintaa.
refusal-suit-barred = Kun päällimmäisenä on { $naming }, on valittava jokin muu maa kuin sen oma.

## Putting a card

refusal-not-in-hand = { $you ->
    [yes] Kädessäsi ei ole { FORM($card, "part") }.
   *[no] { $who } ei voi pelata { FORM($card, "part") }, koska sitä ei ole kädessä.
}
refusal-does-not-follow = { $you ->
    [yes] Et voi pelata { FORM($card, "part") }: se ei käy, kun päällimmäisenä on { $top }.
   *[no] { $who } ei voi pelata { FORM($card, "part") }: se ei käy, kun päällimmäisenä on { $top }.
}
# $suit was named, or is kept by the top card
refusal-suit-nominated = { $you ->
    [yes] Et voi pelata { FORM($card, "part") }: nyt pelataan { FORM($suit, "part") }.
   *[no] { $who } ei voi pelata { FORM($card, "part") }: nyt pelataan { FORM($suit, "part") }.
}
refusal-wild-barred = { $you ->
    [yes] Et saa pelata { FORM($card, "part") }, kun päällimmäisenä on { $top }.
   *[no] { $who } ei saa pelata { FORM($card, "part") }, kun päällimmäisenä on { $top }.
}
# $pending: how many cards
refusal-live-penalty = { $pending ->
    [one] Päällimmäisenä on { $top }, ja nostettavana on yksi kortti: nosta se tai pelaa kortti, joka kelpaa vastaukseksi.
   *[other] Päällimmäisenä on { $top }, ja nostettavana on { $pending } korttia: nosta ne tai pelaa kortti, joka kelpaa vastaukseksi.
}
refusal-live-until = Kun päällimmäisenä on { $top }, nostetaan, kunnes tulee sen peittävä kortti; kädessä jo olevat kortit eivät kelpaa.
refusal-only-drawn-card = Noston jälkeen saa pelata vain nostetun kortin: { $drawn }.
refusal-forced-card = Viimeksi nostettu kortti on pelattava: { $drawn }.
refusal-does-not-cover = { $you ->
    [yes] Et voi pelata { FORM($card, "part") }: sillä ei voi peittää { FORM($top, "part") }.
   *[no] { $who } ei voi pelata { FORM($card, "part") }: sillä ei voi peittää { FORM($top, "part") }.
}
refusal-last-barred = { $you ->
    [yes] Et saa pelata { FORM($card, "part") } viimeisenä korttina.
   *[no] { $who } ei saa pelata { FORM($card, "part") } viimeisenä korttina.
}
refusal-must-lead = { $you ->
    [yes] Sinä aloitat: mikä tahansa kortti käy, mutta jokin on pelattava.
   *[no] { $who } aloittaa: mikä tahansa kortti käy, mutta jokin on pelattava.
}
refusal-must-play = Nyt on pelattava sopiva kortti.

## Drawing, passing, taking

refusal-holds-fitting = Nostaa ei saa, kun kädessä on sopiva kortti.
refusal-holds-cover = { $you ->
    [yes] Sinun on peitettävä { $top }: kädessäsi on siihen kelpaava kortti.
   *[no] Nyt on peitettävä { $top }: { $who } pitää kädessään siihen kelpaavaa korttia.
}
refusal-already-drawn = Tällä vuorolla on jo nostettu.
refusal-nothing-to-draw = Nostettavaa ei ole: nostopakka on loppunut, ja poistopakassa on vain päällimmäinen kortti.
refusal-must-draw = Ennen kuin voi passata, on nostettava kortti.
refusal-no-draw-to-cover = Päällimmäisenä on { $top }, eikä sen peittämistä varten nosteta: pelaa kortti tai passaa.
refusal-nothing-to-take = Sakkokortteja ei ole nostettavana.

## Calls and catches

refusal-no-calls = Näissä säännöissä ei huudeta mitään.
refusal-nothing-to-call = { $you ->
    [yes] Sinulla ei ole nyt mitään huudettavaa.
   *[no] { $who } ei voi nyt huutaa mitään.
}
refusal-wrong-word = { $you ->
    [yes] Tätä sanaa et voi nyt huutaa.
   *[no] Tätä sanaa { $who } ei voi nyt huutaa.
}
refusal-already-called = { $you ->
    [yes] Olet jo huutanut.
   *[no] { $who } on jo huutanut.
}
# $whom was to be caught
refusal-nothing-to-catch = { $you ->
    [whom] Kiinniottoon ei ole syytä: et voi nyt jäädä kiinni.
   *[no] Kiinniottoon ei ole syytä: { $whom } ei voi nyt jäädä kiinni.
}
refusal-own-catch = Kukaan ei voi ottaa kiinni itseään.
