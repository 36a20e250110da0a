### Cards. The forms of every language stand as attributes; a message takes one with { FORM($cards, "gen") }.
### In Finnish everything that can stand for one card (a card, a rank, one card of a suit, a list of them) has:
### the base form (nominative), "gen" (genitive, and the object: pelasi seiskan; seiskan päälle), "part" (partitive),
### "ade" (seiskalla), "all" (seiskalle), "ela" (seiskasta).
### A rank has these too, and in the plural "many" (nominative), "many-part", "many-gen".
### A suit has the six cases in the singular, and "stem", to which another word is joined (herttajätkä, herttakortti).

## Ranks

card-rank-2 = kakkonen
    .gen = kakkosen
    .part = kakkosta
    .ade = kakkosella
    .all = kakkoselle
    .ela = kakkosesta
    .many = kakkoset
    .many-part = kakkosia
    .many-gen = kakkosten
card-rank-3 = kolmonen
    .gen = kolmosen
    .part = kolmosta
    .ade = kolmosella
    .all = kolmoselle
    .ela = kolmosesta
    .many = kolmoset
    .many-part = kolmosia
    .many-gen = kolmosten
card-rank-4 = nelonen
    .gen = nelosen
    .part = nelosta
    .ade = nelosella
    .all = neloselle
    .ela = nelosesta
    .many = neloset
    .many-part = nelosia
    .many-gen = nelosten
card-rank-5 = vitonen
    .gen = vitosen
    .part = vitosta
    .ade = vitosella
    .all = vitoselle
    .ela = vitosesta
    .many = vitoset
    .many-part = vitosia
    .many-gen = vitosten
card-rank-6 = kutonen
    .gen = kutosen
    .part = kutosta
    .ade = kutosella
    .all = kutoselle
    .ela = kutosesta
    .many = kutoset
    .many-part = kutosia
    .many-gen = kutosten
card-rank-7 = seiska
    .gen = seiskan
    .part = seiskaa
    .ade = seiskalla
    .all = seiskalle
    .ela = seiskasta
    .many = seiskat
    .many-part = seiskoja
    .many-gen = seiskojen
card-rank-8 = kasi
    .gen = kasin
    .part = kasia
    .ade = kasilla
    .all = kasille
    .ela = kasista
    .many = kasit
    .many-part = kaseja
    .many-gen = kasien
card-rank-9 = ysi
    .gen = ysin
    .part = ysiä
    .ade = ysillä
    .all = ysille
    .ela = ysistä
    .many = ysit
    .many-part = ysejä
    .many-gen = ysien
card-rank-10 = kymppi
    .gen = kympin
    .part = kymppiä
    .ade = kympillä
    .all = kympille
    .ela = kympistä
    .many = kympit
    .many-part = kymppejä
    .many-gen = kymppien
card-rank-J = jätkä
    .gen = jätkän
    .part = jätkää
    .ade = jätkällä
    .all = jätkälle
    .ela = jätkästä
    .many = jätkät
    .many-part = jätkiä
    .many-gen = jätkien
card-rank-Q = rouva
    .gen = rouvan
    .part = rouvaa
    .ade = rouvalla
    .all = rouvalle
    .ela = rouvasta
    .many = rouvat
    .many-part = rouvia
    .many-gen = rouvien
card-rank-K = kuningas
    .gen = kuninkaan
    .part = kuningasta
    .ade = kuninkaalla
    .all = kuninkaalle
    .ela = kuninkaasta
    .many = kuninkaat
    .many-part = kuninkaita
    .many-gen = kuninkaiden
card-rank-A = ässä
    .gen = ässän
    .part = ässää
    .ade = ässällä
    .all = ässälle
    .ela = ässästä
    .many = ässät
    .many-part = ässiä
    .many-gen = ässien
# a rank that has no usual name, by the letter on the card
card-rank-other = kortti { $rank }
    .gen = kortin { $rank }
    .part = korttia { $rank }
    .ade = kortilla { $rank }
    .all = kortille { $rank }
    .ela = kortista { $rank }
    .many = kortit { $rank }
    .many-part = kortteja { $rank }
    .many-gen = korttien { $rank }

## What stands on the card

card-letter-J = J
card-letter-Q = Q
card-letter-K = K
card-letter-A = A

## Suits

card-suit-clubs = risti
    .gen = ristin
    .part = ristiä
    .ade = ristillä
    .all = ristille
    .ela = rististä
    .stem = risti
card-suit-diamonds = ruutu
    .gen = ruudun
    .part = ruutua
    .ade = ruudulla
    .all = ruudulle
    .ela = ruudusta
    .stem = ruutu
card-suit-hearts = hertta
    .gen = hertan
    .part = herttaa
    .ade = hertalla
    .all = hertalle
    .ela = hertasta
    .stem = hertta
card-suit-spades = pata
    .gen = padan
    .part = pataa
    .ade = padalla
    .all = padalle
    .ela = padasta
    .stem = pata
card-suit-acorns = terho
    .gen = terhon
    .part = terhoa
    .ade = terholla
    .all = terholle
    .ela = terhosta
    .stem = terho
card-suit-leaves = lehti
    .gen = lehden
    .part = lehteä
    .ade = lehdellä
    .all = lehdelle
    .ela = lehdestä
    .stem = lehti
card-suit-bells = kello
    .gen = kellon
    .part = kelloa
    .ade = kellolla
    .all = kellolle
    .ela = kellosta
    .stem = kello
# a suit that has no usual name, as the rules call it
card-suit-other = { $suit }
    .gen = maan { $suit }
    .part = maata { $suit }
    .ade = maalla { $suit }
    .all = maalle { $suit }
    .ela = maasta { $suit }
    .stem = { $suit }-

## One card, some cards

# the name of one card
card-name = { FORM($suit, "stem") }{ $rank }
    .gen = { FORM($suit, "stem") }{ FORM($rank, "gen") }
    .part = { FORM($suit, "stem") }{ FORM($rank, "part") }
    .ade = { FORM($suit, "stem") }{ FORM($rank, "ade") }
    .all = { FORM($suit, "stem") }{ FORM($rank, "all") }
    .ela = { FORM($suit, "stem") }{ FORM($rank, "ela") }
# one card of a rank, of a suit
card-a-rank = { $rank }
    .gen = { FORM($rank, "gen") }
    .part = { FORM($rank, "part") }
    .ade = { FORM($rank, "ade") }
    .all = { FORM($rank, "all") }
    .ela = { FORM($rank, "ela") }
card-a-suit = { FORM($suit, "stem") }kortti
    .gen = { FORM($suit, "stem") }kortin
    .part = { FORM($suit, "stem") }korttia
    .ade = { FORM($suit, "stem") }kortilla
    .all = { FORM($suit, "stem") }kortille
    .ela = { FORM($suit, "stem") }kortista
card-any = mikä tahansa kortti
    .gen = minkä tahansa kortin
    .part = mitä tahansa korttia
    .ade = millä tahansa kortilla
    .all = mille tahansa kortille
    .ela = mistä tahansa kortista
card-none = ei mikään kortti
    .gen = ei minkään kortin
    .part = ei mitään korttia
    .ade = ei millään kortilla
    .all = ei millekään kortille
    .ela = ei mistään kortista
# $cards: those that are left out
card-any-but = mikä tahansa muu kortti kuin { $cards }
    .gen = minkä tahansa muun kortin kuin { FORM($cards, "gen") }
    .part = mitä tahansa muuta korttia kuin { FORM($cards, "part") }
    .ade = millä tahansa muulla kortilla kuin { FORM($cards, "ade") }
    .all = mille tahansa muulle kortille kuin { FORM($cards, "all") }
    .ela = mistä tahansa muusta kortista kuin { FORM($cards, "ela") }
# a heading: all cards; a rank without some of its cards
card-every = Jokainen kortti
card-rank-but = { $rank } paitsi { $cards }

## Cards that are told by the card they go on

card-that-fits = sopiva kortti
    .gen = sopivan kortin
    .part = sopivaa korttia
    .ade = sopivalla kortilla
    .all = sopivalle kortille
    .ela = sopivasta kortista
card-of-its-suit = samaa maata oleva kortti
    .gen = samaa maata olevan kortin
    .part = samaa maata olevaa korttia
    .ade = samaa maata olevalla kortilla
    .all = samaa maata olevalle kortille
    .ela = samaa maata olevasta kortista
card-of-its-rank = samanarvoinen kortti
    .gen = samanarvoisen kortin
    .part = samanarvoista korttia
    .ade = samanarvoisella kortilla
    .all = samanarvoiselle kortille
    .ela = samanarvoisesta kortista
card-of-its-suit-or-rank = samaa maata oleva tai samanarvoinen kortti
    .gen = samaa maata olevan tai samanarvoisen kortin
    .part = samaa maata olevaa tai samanarvoista korttia
    .ade = samaa maata olevalla tai samanarvoisella kortilla
    .all = samaa maata olevalle tai samanarvoiselle kortille
    .ela = samaa maata olevasta tai samanarvoisesta kortista
# $cards: one or more ranks, such as "a six or a seven"
card-ranks-of-its-suit = samaa maata oleva { $cards }
    .gen = samaa maata olevan { FORM($cards, "gen") }
    .part = samaa maata olevaa { FORM($cards, "part") }
    .ade = samaa maata olevalla { FORM($cards, "ade") }
    .all = samaa maata olevalle { FORM($cards, "all") }
    .ela = samaa maata olevasta { FORM($cards, "ela") }
