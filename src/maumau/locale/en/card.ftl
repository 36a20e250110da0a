### Cards. The forms of every language stand as attributes; a message takes one with { FORM($cards, "a") }.
### In English: the base form has no article, "a" has the indefinite one, "many" is the plural.

## Ranks

card-rank-2 = two
    .a = a two
    .many = twos
card-rank-3 = three
    .a = a three
    .many = threes
card-rank-4 = four
    .a = a four
    .many = fours
card-rank-5 = five
    .a = a five
    .many = fives
card-rank-6 = six
    .a = a six
    .many = sixes
card-rank-7 = seven
    .a = a seven
    .many = sevens
card-rank-8 = eight
    .a = an eight
    .many = eights
card-rank-9 = nine
    .a = a nine
    .many = nines
card-rank-10 = ten
    .a = a ten
    .many = tens
card-rank-J = jack
    .a = a jack
    .many = jacks
card-rank-Q = queen
    .a = a queen
    .many = queens
card-rank-K = king
    .a = a king
    .many = kings
card-rank-A = ace
    .a = an ace
    .many = aces
# a rank that has no usual name, by the letter on the card
card-rank-other = card { $rank }
    .a = a card { $rank }
    .many = cards { $rank }

## What stands on the card

card-letter-J = J
card-letter-Q = Q
card-letter-K = K
card-letter-A = A

## Suits

card-suit-clubs = clubs
    .one = a club
card-suit-diamonds = diamonds
    .one = a diamond
card-suit-hearts = hearts
    .one = a heart
card-suit-spades = spades
    .one = a spade
card-suit-acorns = acorns
    .one = an acorn
card-suit-leaves = leaves
    .one = a leaf
card-suit-bells = bells
    .one = a bell
# a suit that has no usual name, as the rules call it
card-suit-other = { $suit }
    .one = a card of { $suit }

## One card, some cards

# the name of one card
card-name = { $rank } of { $suit }
# one card of a rank, of a suit
card-a-rank = { FORM($rank, "a") }
card-a-suit = { FORM($suit, "one") }
card-any = any card
card-none = no card
# $cards: those that are left out
card-any-but = any card but { $cards }
# a heading: all cards; a rank without some of its cards
card-every = Every card
card-rank-but = { $rank } other than { $cards }

## Cards that are told by the card they go on

card-that-fits = a card that fits
card-of-its-suit = a card of its suit
card-of-its-rank = a card of its rank
card-of-its-suit-or-rank = a card of its suit or its rank
# $cards: one or more ranks, such as "a six or a seven"
card-ranks-of-its-suit = { $cards } of its suit
