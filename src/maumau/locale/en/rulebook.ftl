### The rulebook: its titles, and the rules of the table, the turn, the round, the points and the match.
### Whole sentences, about "a player", never addressing the reader. $cards is one card of several kinds ("a seven or a jack").

## Titles

rulebook-aim = The aim
rulebook-cards = Players and cards
rulebook-deal = The deal
rulebook-turn = A turn
rulebook-powers = Power cards
rulebook-last = The last card
rulebook-round = The end of a round
rulebook-points = Points
rulebook-match = The end of the match
rulebook-chosen = House rules in force
rulebook-house = House rules to choose from
rulebook-source = Where these rules come from
# over a worked example
rulebook-example = Example
# heads of the columns of the two tables: power cards, points
rulebook-column-card = Card
rulebook-column-power = What it does
rulebook-column-points = Points

## The aim

# $to: who gets the points of the cards left in hand (nobody: they do not count)
rulebook-aim-is = { $to ->
    [holder] The aim is to get rid of all one's cards before the others do. Cards left in hand count against whoever holds them, and in the end the lowest total wins.
    [finisher] The aim is to get rid of all one's cards before the others do. Whoever goes out scores what the others still hold, and in the end the highest total wins.
   *[nobody] The aim is to get rid of all one's cards before the others do.
}

## Players and cards

# $fewest and $most are numbers of players; $same: whether they are the same
rulebook-players = { $same ->
    [yes] { $most } players.
   *[no] { $fewest } to { $most } players.
}
# $packs: how many packs, always; $cards: the cards of one; $ranks: "6–A" or "7, 8, O"; $suits: the names of the suits
rulebook-pack = { $packs ->
    [1] One pack of { $cards } cards: { $ranks } in { $suits }.
   *[other] { $packs } packs of { $cards } cards each: { $ranks } in { $suits }.
}
# one pack for every $players players: with more than that two, and so on
rulebook-pack-for-players = { $players ->
    [one] Every player brings one such pack.
   *[other] For every { $players } players there is one such pack: with more than { $players } players two packs are shuffled together, and so on.
}
rulebook-no-order = The order of the ranks does not matter in play.
# $players players, $packs packs, $cards cards in all, $left of which begin as the stock
rulebook-seated = { $packs ->
    [1] { $left ->
        [one] With { $players } players: one pack, { $cards } cards, one of which begins as the stock.
       *[other] With { $players } players: one pack, { $cards } cards, of which { $left } begin as the stock.
    }
   *[other] { $left ->
        [one] With { $players } players: { $packs } packs, { $cards } cards, one of which begins as the stock.
       *[other] With { $players } players: { $packs } packs, { $cards } cards, of which { $left } begin as the stock.
    }
}

## The deal

# $way: clockwise or counter-clockwise
rulebook-dealer = { $way ->
    [clockwise] The first dealer is drawn by lot; after each round the deal passes to the player on the left.
   *[counter-clockwise] The first dealer is drawn by lot; after each round the deal passes to the player on the right.
}
# where only one round is played
rulebook-dealer-once = The dealer is drawn by lot.
rulebook-shuffled = The cards are shuffled before every deal.
# $hand cards for each player, dealt $packet at a time
rulebook-hand = { $packet ->
    [1] { $hand ->
        [one] One card for each player.
       *[other] { $hand } cards for each player, dealt one at a time.
    }
   *[other] { $hand ->
        [one] One card for each player.
       *[other] { $hand } cards for each player, dealt { $packet } at a time.
    }
}
rulebook-hand-for-players = { $hand ->
    [one] With { $players } players: one card each.
   *[other] With { $players } players: { $hand } cards each.
}
rulebook-rest = The rest is the stock, face down in the middle of the table; at least one card must be left in it.
rulebook-opening-lead = No card is turned up: the first player leads any card and may not draw instead. The power of that card acts.
rulebook-opening-dealers-card = The dealer's last card is turned up: it is the dealer's first play, and its power acts.
# $acts: whether the power of the first card acts
rulebook-opening-starter = { $acts ->
    [yes] After the deal the top card of the stock is turned up and begins the pile. Its power acts, as if the dealer had played it.
   *[no] After the deal the top card of the stock is turned up and begins the pile. Its power does not act.
}
rulebook-opening-cut = { $acts ->
    [yes] Before the cards are dealt, the player before the dealer cuts the pack, and the card that appears begins the pile. Its power acts, as if the dealer had played it.
   *[no] Before the cards are dealt, the player before the dealer cuts the pack, and the card that appears begins the pile. Its power does not act.
}
# $cards: a card that may not begin the pile
rulebook-starter-not = If { $cards } is turned up, it goes under the stock and the next card is turned up; if nothing else is left, the first of them stays.
# a cut card with a power; up to $most of them
rulebook-cutter-keeps = { $most ->
    [one] If the cut card is a power card, whoever cut may keep it; the next card then begins the pile, whatever it is. A kept card comes on top of the hand.
   *[other] If the cut card is a power card, whoever cut may keep it and look at the next card, up to { $most } times in a row; the card that is not kept begins the pile, whatever it is. Kept cards come on top of the hand.
}
rulebook-seen = Players see only their own cards; the pile, the size of the stock and the size of every hand are open to all, and at the end of a round all hands are shown.
rulebook-seen-cut = The cards that come up at the cut are shown to all, including those that are kept.
rulebook-seen-turned = The order of a stock that was only turned over is open to all: whoever draws from it draws openly.
# who plays first; dealers-card: the dealer, with the card that was turned up
rulebook-leader = { $who ->
    [eldest] The player after the dealer plays first.
    [winner] Whoever won the last round plays first; the first time, and after a round without a winner, the lot decides.
    [dealers-card] The dealer plays first, with that card.
   *[dealer] The dealer plays first.
}

## A turn

# $turns: whether any card changes the direction
rulebook-direction = { $way ->
    [clockwise] { $turns ->
        [yes] Play goes clockwise; every round begins in that direction.
       *[no] Play goes clockwise.
    }
   *[counter-clockwise] { $turns ->
        [yes] Play goes counter-clockwise; every round begins in that direction.
       *[no] Play goes counter-clockwise.
    }
}
rulebook-one-card = On their turn a player plays one card that fits, face up on the pile.
rulebook-follow = { $by ->
    [suit] A card follows if it has the suit of the top card of the pile.
   *[suit-or-rank] A card follows if it has the suit or the rank of the top card of the pile.
}
# where some cards are wild
rulebook-follow-own = A card fits if it follows, or if it goes on the top card by a rule of its own (see the power cards).
# drawing a number of cards; $allowed: at-will (also with a card that fits) or when-nothing-fits
rulebook-draw = { $allowed ->
    [at-will] { $cards ->
        [one] Whoever cannot or does not want to play draws one card from the stock.
       *[other] Whoever cannot or does not want to play draws from the stock, up to { $cards } cards, until one fits.
    }
   *[when-nothing-fits] { $cards ->
        [one] Whoever has no card that fits draws one card from the stock; whoever has one may not draw.
       *[other] Whoever has no card that fits draws from the stock, up to { $cards } cards, until one fits; whoever has one may not draw.
    }
}
# drawing until a card fits; $stops: whether the draw ends with the stock
rulebook-draw-until = { $allowed ->
    [at-will] { $stops ->
        [yes] Whoever cannot or does not want to play draws from the stock until a card fits or the stock is used up.
       *[no] Whoever cannot or does not want to play draws from the stock until a card fits.
    }
   *[when-nothing-fits] { $stops ->
        [yes] Whoever has no card that fits draws from the stock until a card fits or the stock is used up; whoever has one may not draw.
       *[no] Whoever has no card that fits draws from the stock until a card fits; whoever has one may not draw.
    }
}
rulebook-draw-stops = A stock that is used up during such a draw is not renewed for it; only a stock that was empty before the draw began is renewed first, and only once.
# what follows a draw
rulebook-drawn = { $then ->
    [turn-ends] With that the turn is over.
    [may-play-it] If the drawn card fits, that card, and no other, may be played at once; otherwise the player passes, and the turn is over.
    [may-play-any-card] After that any card in hand that fits may be played; otherwise the player passes, and the turn is over.
   *[must-play-it] If the drawn card fits, it must be played at once; otherwise the turn is over.
}
# $how the pile becomes the stock, and $when
rulebook-renew = { $when ->
    [used-up] { $how ->
        [shuffled] As soon as the stock is used up, the pile except its top card is shuffled and becomes the new stock.
       *[turned-over] As soon as the stock is used up, the pile except its top card is turned over, not shuffled, and becomes the new stock: the card played first is drawn first.
    }
   *[needed] { $how ->
        [shuffled] When the stock is used up and a card is needed, the pile except its top card is shuffled and becomes the new stock.
       *[turned-over] When the stock is used up and a card is needed, the pile except its top card is turned over, not shuffled, and becomes the new stock: the card played first is drawn first.
    }
}
# $pass: whether one may pass although a card fits
rulebook-nothing-to-draw = { $pass ->
    [yes] If there are not enough cards, one takes those that there are. If there is nothing at all to draw, a player may pass, even with a card that fits.
   *[no] If there are not enough cards, one takes those that there are. If there is nothing at all to draw, whoever can play must play, and whoever cannot passes.
}

## The end of a round

rulebook-round-ends = A round ends when somebody has no cards left: that player has won it.
rulebook-counts = { $to ->
    [holder-back] All the others count the cards left in their hands, as points against them; whoever went out counts only the cards that a penalty brought back.
    [holder] All the others count the cards left in their hands, as points against them; whoever went out has none to count.
    [finisher] Whoever went out scores the cards that all the others hold.
   *[nobody] The cards left in the hands do not count.
}
# going out with $cards ($every: with any card) is worth $points, such as −40
rulebook-finisher = { $every ->
    [yes] Whoever goes out counts { $points } points.
   *[no] Whoever goes out with { $cards } counts { $points } points.
}
# going out with $cards multiplies what the others count
rulebook-others-times = { $every ->
    [yes] { $times ->
        [0] When somebody goes out, the others' points of that round do not count.
        [2] When somebody goes out, the others' points of that round count double.
       *[other] When somebody goes out, the others' points of that round count { $times } times.
    }
   *[no] { $times ->
        [0] When somebody goes out with { $cards }, the others' points of that round do not count.
        [2] When somebody goes out with { $cards }, the others' points of that round count double.
       *[other] When somebody goes out with { $cards }, the others' points of that round count { $times } times.
    }
}
# $pass: whether one may pass although a card fits
rulebook-blocked = { $pass ->
    [yes] If nobody can draw any more and all pass, one after the other, the round is blocked: it ends without a winner.
   *[no] If nobody can play or draw any more, the round is blocked: it ends without a winner.
}
rulebook-stopped = A round that has gone on for { $moves } moves is stopped, and ends without a winner as well.
rulebook-without-winner = { $to ->
    [holder] In a round without a winner all count their hands.
    [finisher] In a round without a winner nobody scores.
   *[nobody] Nobody wins such a round.
}

## Points

rulebook-no-points = Cards have no points.
# what some cards count: a heading, and a number or "the number on the card"
rulebook-value = { $cards }: { $points }
rulebook-value-number = the number on the card
# a heading: these cards, when one of them is all that somebody holds
rulebook-alone = { $cards }, as the only card in a hand

## The end of the match

# $over: whether the limit itself is not enough
rulebook-limit = { $over ->
    [yes] The match ends after the round in which somebody's total is over { $limit }.
   *[no] The match ends after the round in which somebody's total reaches { $limit }.
}
rulebook-rounds = { $rounds ->
    [one] The match ends after one round.
   *[other] The match ends after { $rounds } rounds.
}
# after a limit and a number of rounds
rulebook-first-of-both = The match ends at the limit or after the last of the rounds, whichever comes first.
rulebook-lost-holding = Whoever is left with { $cards } when a round ends has lost the match, which ends at once.
rulebook-open-end = The match has no agreed end: rounds are added up until the players stop.
# the same where somebody may lose the match before (told in the sentence before this one)
rulebook-open-end-otherwise = Otherwise the match has no agreed end: rounds are added up until the players stop.
rulebook-one-deal = There is one deal: whoever wins it wins the game.
# in a game of one deal
rulebook-one-deal-tie = If nobody wins it, the game is drawn.
rulebook-winner = { $who ->
    [highest] The highest total wins.
    [lowest] The lowest total wins.
   *[rounds] Whoever has won the most rounds wins.
}
rulebook-tie = { $how ->
    [rounds-won] In a tie the one who has won more rounds wins; if that is equal too, the match is drawn.
   *[shared] In a tie the win is shared.
}
rulebook-lost-cannot-win = Whoever has lost by being left with { $cards } cannot win: the best of the others wins. If nobody else is left, the match is drawn.
rulebook-loser = { $who ->
    [highest] The highest total has lost.
   *[lowest] The lowest total has lost.
}

## House rules

# a sentence that does not hold any more with an option
rulebook-dropped = Then this no longer holds: { $sentence }
rulebook-no-effect = With the other rules as they are this changes nothing.
rulebook-not-together = This cannot be chosen together with the house rules in force.

## Where the rules come from

rulebook-document = These rules are those of the document “{ $document }”.
rulebook-document-from = These rules are those of the document “{ $document }” ({ $place }).
rulebook-rulings = What is marked ° the document does not say, or says in a way that can be read differently: it is settled here, by the custom of the family of games.
rulebook-common = What no document says and every game needs (who deals next, who may see what, what happens when cards run out, how many moves a round may have) is settled here as well.
rulebook-own = These are house rules of a table's own; no document stands behind them.
# a file without a document of its own that changes the game $game
rulebook-built-on = These are a table's own rules, built on the game “{ $game }”; where they change nothing, they are those of the document “{ $document }”.
rulebook-examples-played = The examples were played by the rules of this page when it was made.
