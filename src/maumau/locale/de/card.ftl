### Cards. The forms of every language stand as attributes; a message takes one with { FORM($cards, "acc") }.
### In German everything that can stand for one card (one card of a rank or suit with its article, a list of them) has:
### the base form (nominative: ein Bube), "acc" (einen Buben), "dat" (einem Buben), "gen" (eines Buben);
### so has the name of a card, but without an article (Herz-Bube, Herz-Buben). In a sentence "the", "the-acc", "the-dat" are
### the right ones: the name of a card then has its article (der Herz-Bube, den Herz-Buben, dem Herz-Buben), any card is
### "eine beliebige Karte", and all else is as in the first forms.
### A rank has no article in the base form, "acc", "dat", "gen"; "a", "a-acc", "a-dat", "a-gen" have the indefinite one;
### "article", "article-acc", "article-dat" are the definite one alone;
### the plural is "many", in the dative "many-dat". A suit never changes and has the base form only.

## Ranks

card-rank-2 = Zwei
    .acc = Zwei
    .dat = Zwei
    .gen = Zwei
    .a = eine Zwei
    .a-acc = eine Zwei
    .a-dat = einer Zwei
    .a-gen = einer Zwei
    .many = Zweien
    .many-dat = Zweien
    .article = die
    .article-acc = die
    .article-dat = der
card-rank-3 = Drei
    .acc = Drei
    .dat = Drei
    .gen = Drei
    .a = eine Drei
    .a-acc = eine Drei
    .a-dat = einer Drei
    .a-gen = einer Drei
    .many = Dreien
    .many-dat = Dreien
    .article = die
    .article-acc = die
    .article-dat = der
card-rank-4 = Vier
    .acc = Vier
    .dat = Vier
    .gen = Vier
    .a = eine Vier
    .a-acc = eine Vier
    .a-dat = einer Vier
    .a-gen = einer Vier
    .many = Vieren
    .many-dat = Vieren
    .article = die
    .article-acc = die
    .article-dat = der
card-rank-5 = Fünf
    .acc = Fünf
    .dat = Fünf
    .gen = Fünf
    .a = eine Fünf
    .a-acc = eine Fünf
    .a-dat = einer Fünf
    .a-gen = einer Fünf
    .many = Fünfen
    .many-dat = Fünfen
    .article = die
    .article-acc = die
    .article-dat = der
card-rank-6 = Sechs
    .acc = Sechs
    .dat = Sechs
    .gen = Sechs
    .a = eine Sechs
    .a-acc = eine Sechs
    .a-dat = einer Sechs
    .a-gen = einer Sechs
    .many = Sechsen
    .many-dat = Sechsen
    .article = die
    .article-acc = die
    .article-dat = der
card-rank-7 = Sieben
    .acc = Sieben
    .dat = Sieben
    .gen = Sieben
    .a = eine Sieben
    .a-acc = eine Sieben
    .a-dat = einer Sieben
    .a-gen = einer Sieben
    .many = Siebenen
    .many-dat = Siebenen
    .article = die
    .article-acc = die
    .article-dat = der
card-rank-8 = Acht
    .acc = Acht
    .dat = Acht
    .gen = Acht
    .a = eine Acht
    .a-acc = eine Acht
    .a-dat = einer Acht
    .a-gen = einer Acht
    .many = Achten
    .many-dat = Achten
    .article = die
    .article-acc = die
    .article-dat = der
card-rank-9 = Neun
    .acc = Neun
    .dat = Neun
    .gen = Neun
    .a = eine Neun
    .a-acc = eine Neun
    .a-dat = einer Neun
    .a-gen = einer Neun
    .many = Neunen
    .many-dat = Neunen
    .article = die
    .article-acc = die
    .article-dat = der
card-rank-10 = Zehn
    .acc = Zehn
    .dat = Zehn
    .gen = Zehn
    .a = eine Zehn
    .a-acc = eine Zehn
    .a-dat = einer Zehn
    .a-gen = einer Zehn
    .many = Zehnen
    .many-dat = Zehnen
    .article = die
    .article-acc = die
    .article-dat = der
card-rank-J = Bube
    .acc = Buben
    .dat = Buben
    .gen = Buben
    .a = ein Bube
    .a-acc = einen Buben
    .a-dat = einem Buben
    .a-gen = eines Buben
    .many = Buben
    .many-dat = Buben
    .article = der
    .article-acc = den
    .article-dat = dem
card-rank-Q = Dame
    .acc = Dame
    .dat = Dame
    .gen = Dame
    .a = eine Dame
    .a-acc = eine Dame
    .a-dat = einer Dame
    .a-gen = einer Dame
    .many = Damen
    .many-dat = Damen
    .article = die
    .article-acc = die
    .article-dat = der
card-rank-K = König
    .acc = König
    .dat = König
    .gen = Königs
    .a = ein König
    .a-acc = einen König
    .a-dat = einem König
    .a-gen = eines Königs
    .many = Könige
    .many-dat = Königen
    .article = der
    .article-acc = den
    .article-dat = dem
card-rank-A = Ass
    .acc = Ass
    .dat = Ass
    .gen = Asses
    .a = ein Ass
    .a-acc = ein Ass
    .a-dat = einem Ass
    .a-gen = eines Asses
    .many = Asse
    .many-dat = Assen
    .article = das
    .article-acc = das
    .article-dat = dem
# a rank that has no usual name, by the letter on the card
card-rank-other = Karte { $rank }
    .acc = Karte { $rank }
    .dat = Karte { $rank }
    .gen = Karte { $rank }
    .a = eine Karte { $rank }
    .a-acc = eine Karte { $rank }
    .a-dat = einer Karte { $rank }
    .a-gen = einer Karte { $rank }
    .many = Karten { $rank }
    .many-dat = Karten { $rank }
    .article = die
    .article-acc = die
    .article-dat = der

## What stands on the card

card-letter-J = B
card-letter-Q = D
card-letter-K = K
card-letter-A = A

## Suits

card-suit-clubs = Kreuz
card-suit-diamonds = Karo
card-suit-hearts = Herz
card-suit-spades = Pik
card-suit-acorns = Eichel
card-suit-leaves = Laub
card-suit-bells = Schellen
# a suit that has no usual name, as the rules call it
card-suit-other = { $suit }

## One card, some cards

# the name of one card
card-name = { $suit }-{ $rank }
    .acc = { $suit }-{ FORM($rank, "acc") }
    .dat = { $suit }-{ FORM($rank, "dat") }
    .gen = { $suit }-{ FORM($rank, "gen") }
    .the = { FORM($rank, "article") } { $suit }-{ $rank }
    .the-acc = { FORM($rank, "article-acc") } { $suit }-{ FORM($rank, "acc") }
    .the-dat = { FORM($rank, "article-dat") } { $suit }-{ FORM($rank, "dat") }
# one card of a rank, of a suit
card-a-rank = { FORM($rank, "a") }
    .acc = { FORM($rank, "a-acc") }
    .dat = { FORM($rank, "a-dat") }
    .gen = { FORM($rank, "a-gen") }
    .the = { FORM($rank, "a") }
    .the-acc = { FORM($rank, "a-acc") }
    .the-dat = { FORM($rank, "a-dat") }
card-a-suit = eine { $suit }-Karte
    .acc = eine { $suit }-Karte
    .dat = einer { $suit }-Karte
    .gen = einer { $suit }-Karte
    .the = eine { $suit }-Karte
    .the-acc = eine { $suit }-Karte
    .the-dat = einer { $suit }-Karte
card-any = jede beliebige Karte
    .acc = jede beliebige Karte
    .dat = jeder beliebigen Karte
    .gen = jeder beliebigen Karte
    .the = eine beliebige Karte
    .the-acc = eine beliebige Karte
    .the-dat = einer beliebigen Karte
card-none = keine Karte
    .acc = keine Karte
    .dat = keiner Karte
    .gen = keiner Karte
    .the = keine Karte
    .the-acc = keine Karte
    .the-dat = keiner Karte
# $cards: those that are left out
card-any-but = jede beliebige Karte außer { FORM($cards, "the-dat") }
    .acc = jede beliebige Karte außer { FORM($cards, "the-dat") }
    .dat = jeder beliebigen Karte außer { FORM($cards, "the-dat") }
    .gen = jeder beliebigen Karte außer { FORM($cards, "the-dat") }
    .the = eine beliebige Karte außer { FORM($cards, "the-dat") }
    .the-acc = eine beliebige Karte außer { FORM($cards, "the-dat") }
    .the-dat = einer beliebigen Karte außer { FORM($cards, "the-dat") }
# a heading: all cards; a rank without some of its cards
card-every = Jede Karte
card-rank-but = { $rank } außer { FORM($cards, "the-dat") }

## Cards that are told by the card they go on

card-that-fits = eine passende Karte
    .acc = eine passende Karte
    .dat = einer passenden Karte
    .gen = einer passenden Karte
    .the = eine passende Karte
    .the-acc = eine passende Karte
    .the-dat = einer passenden Karte
card-of-its-suit = eine Karte gleicher Farbe
    .acc = eine Karte gleicher Farbe
    .dat = einer Karte gleicher Farbe
    .gen = einer Karte gleicher Farbe
    .the = eine Karte gleicher Farbe
    .the-acc = eine Karte gleicher Farbe
    .the-dat = einer Karte gleicher Farbe
card-of-its-rank = eine Karte gleichen Werts
    .acc = eine Karte gleichen Werts
    .dat = einer Karte gleichen Werts
    .gen = einer Karte gleichen Werts
    .the = eine Karte gleichen Werts
    .the-acc = eine Karte gleichen Werts
    .the-dat = einer Karte gleichen Werts
card-of-its-suit-or-rank = eine Karte gleicher Farbe oder gleichen Werts
    .acc = eine Karte gleicher Farbe oder gleichen Werts
    .dat = einer Karte gleicher Farbe oder gleichen Werts
    .gen = einer Karte gleicher Farbe oder gleichen Werts
    .the = eine Karte gleicher Farbe oder gleichen Werts
    .the-acc = eine Karte gleicher Farbe oder gleichen Werts
    .the-dat = einer Karte gleicher Farbe oder gleichen Werts
# $cards: one or more ranks, such as "a six or a seven"
card-ranks-of-its-suit = { $cards } gleicher Farbe
    .acc = { FORM($cards, "acc") } gleicher Farbe
    .dat = { FORM($cards, "dat") } gleicher Farbe
    .gen = { FORM($cards, "gen") } gleicher Farbe
    .the = { FORM($cards, "the") } gleicher Farbe
    .the-acc = { FORM($cards, "the-acc") } gleicher Farbe
    .the-dat = { FORM($cards, "the-dat") } gleicher Farbe
