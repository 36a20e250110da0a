### Cards. The forms of every language stand as attributes; a message takes one with { FORM($cards, "acc") }.
### In Serbian everything that can stand for one card (a card, a rank, one card of a suit, a list of them) has:
### the base form (nominative), "acc" (accusative), "gen" (genitive), "ins" (instrumental).
### A rank has these too, and in the plural "many" (nominative), "many-gen".
### A suit has the base form (also after a rank or the word znak, where it never changes: znaka karo), "acc" and "gen";
### one card of it is "one", "one-acc", "one-gen", "one-ins".

## Ranks

card-rank-2 = dvojka
    .acc = dvojku
    .gen = dvojke
    .ins = dvojkom
    .many = dvojke
    .many-gen = dvojki
card-rank-3 = trojka
    .acc = trojku
    .gen = trojke
    .ins = trojkom
    .many = trojke
    .many-gen = trojki
card-rank-4 = četvorka
    .acc = četvorku
    .gen = četvorke
    .ins = četvorkom
    .many = četvorke
    .many-gen = četvorki
card-rank-5 = petica
    .acc = peticu
    .gen = petice
    .ins = peticom
    .many = petice
    .many-gen = petica
card-rank-6 = šestica
    .acc = šesticu
    .gen = šestice
    .ins = šesticom
    .many = šestice
    .many-gen = šestica
card-rank-7 = sedmica
    .acc = sedmicu
    .gen = sedmice
    .ins = sedmicom
    .many = sedmice
    .many-gen = sedmica
card-rank-8 = osmica
    .acc = osmicu
    .gen = osmice
    .ins = osmicom
    .many = osmice
    .many-gen = osmica
card-rank-9 = devetka
    .acc = devetku
    .gen = devetke
    .ins = devetkom
    .many = devetke
    .many-gen = devetki
card-rank-10 = desetka
    .acc = desetku
    .gen = desetke
    .ins = desetkom
    .many = desetke
    .many-gen = desetki
card-rank-J = žandar
    .acc = žandara
    .gen = žandara
    .ins = žandarom
    .many = žandari
    .many-gen = žandara
card-rank-Q = dama
    .acc = damu
    .gen = dame
    .ins = damom
    .many = dame
    .many-gen = dama
card-rank-K = kralj
    .acc = kralja
    .gen = kralja
    .ins = kraljem
    .many = kraljevi
    .many-gen = kraljeva
card-rank-A = kec
    .acc = keca
    .gen = keca
    .ins = kecom
    .many = kečevi
    .many-gen = kečeva
# a rank that has no usual name, by the letter on the card
card-rank-other = karta { $rank }
    .acc = kartu { $rank }
    .gen = karte { $rank }
    .ins = kartom { $rank }
    .many = karte { $rank }
    .many-gen = karata { $rank }

## What stands on the card

card-letter-J = J
card-letter-Q = Q
card-letter-K = K
card-letter-A = A

## Suits

card-suit-clubs = tref
    .acc = tref
    .gen = trefa
    .one = karta znaka tref
    .one-acc = kartu znaka tref
    .one-gen = karte znaka tref
    .one-ins = kartom znaka tref
card-suit-diamonds = karo
    .acc = karo
    .gen = kara
    .one = karta znaka karo
    .one-acc = kartu znaka karo
    .one-gen = karte znaka karo
    .one-ins = kartom znaka karo
card-suit-hearts = herc
    .acc = herc
    .gen = herca
    .one = karta znaka herc
    .one-acc = kartu znaka herc
    .one-gen = karte znaka herc
    .one-ins = kartom znaka herc
card-suit-spades = pik
    .acc = pik
    .gen = pika
    .one = karta znaka pik
    .one-acc = kartu znaka pik
    .one-gen = karte znaka pik
    .one-ins = kartom znaka pik
card-suit-acorns = žir
    .acc = žir
    .gen = žira
    .one = karta znaka žir
    .one-acc = kartu znaka žir
    .one-gen = karte znaka žir
    .one-ins = kartom znaka žir
card-suit-leaves = list
    .acc = list
    .gen = lista
    .one = karta znaka list
    .one-acc = kartu znaka list
    .one-gen = karte znaka list
    .one-ins = kartom znaka list
card-suit-bells = bundeva
    .acc = bundevu
    .gen = bundeve
    .one = karta znaka bundeva
    .one-acc = kartu znaka bundeva
    .one-gen = karte znaka bundeva
    .one-ins = kartom znaka bundeva
# a suit that has no usual name, as the rules call it
card-suit-other = { $suit }
    .acc = znak { $suit }
    .gen = znaka { $suit }
    .one = karta znaka { $suit }
    .one-acc = kartu znaka { $suit }
    .one-gen = karte znaka { $suit }
    .one-ins = kartom znaka { $suit }

## One card, some cards

# the name of one card
card-name = { $rank } { $suit }
    .acc = { FORM($rank, "acc") } { $suit }
    .gen = { FORM($rank, "gen") } { $suit }
    .ins = { FORM($rank, "ins") } { $suit }
# one card of a rank, of a suit
card-a-rank = { $rank }
    .acc = { FORM($rank, "acc") }
    .gen = { FORM($rank, "gen") }
    .ins = { FORM($rank, "ins") }
card-a-suit = { FORM($suit, "one") }
    .acc = { FORM($suit, "one-acc") }
    .gen = { FORM($suit, "one-gen") }
    .ins = { FORM($suit, "one-ins") }
card-any = bilo koja karta
    .acc = bilo koju kartu
    .gen = bilo koje karte
    .ins = bilo kojom kartom
# with a verb in the negative
card-none = nijedna karta
    .acc = nijednu kartu
    .gen = nijedne karte
    .ins = nijednom kartom
# $cards: those that are left out
card-any-but = bilo koja karta osim { FORM($cards, "gen") }
    .acc = bilo koju kartu osim { FORM($cards, "gen") }
    .gen = bilo koje karte osim { FORM($cards, "gen") }
    .ins = bilo kojom kartom osim { FORM($cards, "gen") }
# a heading: all cards; a rank without some of its cards
card-every = Svaka karta
card-rank-but = { $rank } osim { FORM($cards, "gen") }

## Cards that are told by the card they go on

card-that-fits = odgovarajuća karta
    .acc = odgovarajuću kartu
    .gen = odgovarajuće karte
    .ins = odgovarajućom kartom
card-of-its-suit = karta istog znaka
    .acc = kartu istog znaka
    .gen = karte istog znaka
    .ins = kartom istog znaka
card-of-its-rank = karta istog broja
    .acc = kartu istog broja
    .gen = karte istog broja
    .ins = kartom istog broja
card-of-its-suit-or-rank = karta istog znaka ili istog broja
    .acc = kartu istog znaka ili istog broja
    .gen = karte istog znaka ili istog broja
    .ins = kartom istog znaka ili istog broja
# $cards: one or more ranks, such as "a six or a seven"
card-ranks-of-its-suit = { $cards } istog znaka
    .acc = { FORM($cards, "acc") } istog znaka
    .gen = { FORM($cards, "gen") } istog znaka
    .ins = { FORM($cards, "ins") } istog znaka
