### Cards. The forms of every language stand as attributes; a message takes one with { FORM($cards, "acc") }.
### In Lithuanian everything that can stand for one card (a card, a rank, one card of a suit, a list of them) has:
### the base form (nominative), "acc" (accusative), "gen" (genitive), "ins" (instrumental).
### A rank has these too, and in the plural "many" (nominative), "many-acc", "many-gen".
### A suit is a plural (kryžiai) with the base form, "acc", "gen", "ins";
### one card of it is "one", "one-acc", "one-gen", "one-ins".

## Ranks

card-rank-2 = dviakė
    .acc = dviakę
    .gen = dviakės
    .ins = dviake
    .many = dviakės
    .many-acc = dviakes
    .many-gen = dviakių
card-rank-3 = triakė
    .acc = triakę
    .gen = triakės
    .ins = triake
    .many = triakės
    .many-acc = triakes
    .many-gen = triakių
card-rank-4 = keturakė
    .acc = keturakę
    .gen = keturakės
    .ins = keturake
    .many = keturakės
    .many-acc = keturakes
    .many-gen = keturakių
card-rank-5 = penkakė
    .acc = penkakę
    .gen = penkakės
    .ins = penkake
    .many = penkakės
    .many-acc = penkakes
    .many-gen = penkakių
card-rank-6 = šešakė
    .acc = šešakę
    .gen = šešakės
    .ins = šešake
    .many = šešakės
    .many-acc = šešakes
    .many-gen = šešakių
card-rank-7 = septynakė
    .acc = septynakę
    .gen = septynakės
    .ins = septynake
    .many = septynakės
    .many-acc = septynakes
    .many-gen = septynakių
card-rank-8 = aštuonakė
    .acc = aštuonakę
    .gen = aštuonakės
    .ins = aštuonake
    .many = aštuonakės
    .many-acc = aštuonakes
    .many-gen = aštuonakių
card-rank-9 = devynakė
    .acc = devynakę
    .gen = devynakės
    .ins = devynake
    .many = devynakės
    .many-acc = devynakes
    .many-gen = devynakių
card-rank-10 = dešimtakė
    .acc = dešimtakę
    .gen = dešimtakės
    .ins = dešimtake
    .many = dešimtakės
    .many-acc = dešimtakes
    .many-gen = dešimtakių
card-rank-J = berniukas
    .acc = berniuką
    .gen = berniuko
    .ins = berniuku
    .many = berniukai
    .many-acc = berniukus
    .many-gen = berniukų
card-rank-Q = dama
    .acc = damą
    .gen = damos
    .ins = dama
    .many = damos
    .many-acc = damas
    .many-gen = damų
card-rank-K = karalius
    .acc = karalių
    .gen = karaliaus
    .ins = karaliumi
    .many = karaliai
    .many-acc = karalius
    .many-gen = karalių
card-rank-A = tūzas
    .acc = tūzą
    .gen = tūzo
    .ins = tūzu
    .many = tūzai
    .many-acc = tūzus
    .many-gen = tūzų
# a rank that has no usual name, by the letter on the card
card-rank-other = korta { $rank }
    .acc = kortą { $rank }
    .gen = kortos { $rank }
    .ins = korta { $rank }
    .many = kortos { $rank }
    .many-acc = kortas { $rank }
    .many-gen = kortų { $rank }

## What stands on the card

card-letter-J = B
card-letter-Q = D
card-letter-K = K
card-letter-A = T

## Suits

card-suit-clubs = kryžiai
    .acc = kryžius
    .gen = kryžių
    .ins = kryžiais
    .one = kryžius
    .one-acc = kryžių
    .one-gen = kryžiaus
    .one-ins = kryžiumi
card-suit-diamonds = būgnai
    .acc = būgnus
    .gen = būgnų
    .ins = būgnais
    .one = būgnas
    .one-acc = būgną
    .one-gen = būgno
    .one-ins = būgnu
card-suit-hearts = čirvai
    .acc = čirvus
    .gen = čirvų
    .ins = čirvais
    .one = čirvas
    .one-acc = čirvą
    .one-gen = čirvo
    .one-ins = čirvu
card-suit-spades = pikai
    .acc = pikus
    .gen = pikų
    .ins = pikais
    .one = pikas
    .one-acc = piką
    .one-gen = piko
    .one-ins = piku
card-suit-acorns = gilės
    .acc = giles
    .gen = gilių
    .ins = gilėmis
    .one = gilė
    .one-acc = gilę
    .one-gen = gilės
    .one-ins = gile
card-suit-leaves = lapai
    .acc = lapus
    .gen = lapų
    .ins = lapais
    .one = lapas
    .one-acc = lapą
    .one-gen = lapo
    .one-ins = lapu
card-suit-bells = varpeliai
    .acc = varpelius
    .gen = varpelių
    .ins = varpeliais
    .one = varpelis
    .one-acc = varpelį
    .one-gen = varpelio
    .one-ins = varpeliu
# a suit that has no usual name, as the rules call it
card-suit-other = { $suit }
    .acc = spalvą { $suit }
    .gen = spalvos { $suit }
    .ins = spalva { $suit }
    .one = spalvos { $suit } korta
    .one-acc = spalvos { $suit } kortą
    .one-gen = spalvos { $suit } kortos
    .one-ins = spalvos { $suit } korta

## One card, some cards

# the name of one card
card-name = { FORM($suit, "gen") } { $rank }
    .acc = { FORM($suit, "gen") } { FORM($rank, "acc") }
    .gen = { FORM($suit, "gen") } { FORM($rank, "gen") }
    .ins = { FORM($suit, "gen") } { FORM($rank, "ins") }
# one card of a rank, of a suit
card-a-rank = { $rank }
    .acc = { FORM($rank, "acc") }
    .gen = { FORM($rank, "gen") }
    .ins = { FORM($rank, "ins") }
card-a-suit = { FORM($suit, "one") }
    .acc = { FORM($suit, "one-acc") }
    .gen = { FORM($suit, "one-gen") }
    .ins = { FORM($suit, "one-ins") }
card-any = bet kuri korta
    .acc = bet kurią kortą
    .gen = bet kurios kortos
    .ins = bet kuria korta
# with a verb in the negative
card-none = jokia korta
    .acc = jokią kortą
    .gen = jokios kortos
    .ins = jokia korta
# $cards: those that are left out; best at the end of a clause, for it has a comma
card-any-but = bet kuri korta, išskyrus { FORM($cards, "acc") }
    .acc = bet kurią kortą, išskyrus { FORM($cards, "acc") }
    .gen = bet kurios kortos, išskyrus { FORM($cards, "acc") }
    .ins = bet kuria korta, išskyrus { FORM($cards, "acc") }
# a heading: all cards; a rank without some of its cards
card-every = Kiekviena korta
card-rank-but = { $rank } (išskyrus { FORM($cards, "acc") })

## Cards that are told by the card they go on

card-that-fits = tinkama korta
    .acc = tinkamą kortą
    .gen = tinkamos kortos
    .ins = tinkama korta
card-of-its-suit = tos pačios spalvos korta
    .acc = tos pačios spalvos kortą
    .gen = tos pačios spalvos kortos
    .ins = tos pačios spalvos korta
card-of-its-rank = to paties rango korta
    .acc = to paties rango kortą
    .gen = to paties rango kortos
    .ins = to paties rango korta
card-of-its-suit-or-rank = tos pačios spalvos arba to paties rango korta
    .acc = tos pačios spalvos arba to paties rango kortą
    .gen = tos pačios spalvos arba to paties rango kortos
    .ins = tos pačios spalvos arba to paties rango korta
# $cards: one or more ranks, such as "a six or a seven"
card-ranks-of-its-suit = tos pačios spalvos { $cards }
    .acc = tos pačios spalvos { FORM($cards, "acc") }
    .gen = tos pačios spalvos { FORM($cards, "gen") }
    .ins = tos pačios spalvos { FORM($cards, "ins") }
