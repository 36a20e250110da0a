### What the power cards do. The sentences stand in a table beside the card they are about, and begin without naming it.
### "Its player" is whoever played it.

# $all: yes (on any card), but (any card except some; $cards says which), only ($cards and nothing else)
power-wild = { $all ->
    [yes] Goes on any card.
    [but] Goes on { $cards }.
   *[only] Goes on { $cards } and on nothing else.
}
# $which suit may be named: any-suit or another-suit than its own; $beside: whether $cards, too, may be played next
power-names = { $which ->
    [any-suit] { $beside ->
        [yes] Its player names a suit, which may be its own; the next card must be of that suit, or be { $cards }.
       *[no] Its player names a suit, which may be its own; the next card must be of that suit.
    }
   *[another-suit] { $beside ->
        [yes] Its player names a suit other than its own; the next card must be of that suit, or be { $cards }.
       *[no] Its player names a suit other than its own; the next card must be of that suit.
    }
}
power-reverse = The direction of play changes.
# $who takes: the next or the previous player; $cards: how many; $taker: then loses the turn (skipped), then plays as usual
# (plays), or takes them at once and no turn is touched (at-once)
power-takes = { $who ->
    [previous] { $taker ->
        [skipped] { $cards ->
            [one] The previous player takes one card and loses the turn.
           *[other] The previous player takes { $cards } cards and loses the turn.
        }
        [plays] { $cards ->
            [one] The previous player takes one card and then plays as usual.
           *[other] The previous player takes { $cards } cards and then plays as usual.
        }
       *[at-once] { $cards ->
            [one] The previous player takes one card at once; the order of turns stays as it is.
           *[other] The previous player takes { $cards } cards at once; the order of turns stays as it is.
        }
    }
   *[next] { $taker ->
        [skipped] { $cards ->
            [one] The next player takes one card and loses the turn.
           *[other] The next player takes { $cards } cards and loses the turn.
        }
        [plays] { $cards ->
            [one] The next player takes one card and then plays as usual.
           *[other] The next player takes { $cards } cards and then plays as usual.
        }
       *[at-once] { $cards ->
            [one] The next player takes one card at once; the order of turns stays as it is.
           *[other] The next player takes { $cards } cards at once; the order of turns stays as it is.
        }
    }
}
# instead of taking one may play $cards; $whose turn to take it then is: the next player's, or that of the player whom the
# answering card makes take
power-answer = { $whose ->
    [next] Instead of taking, that player may play { $cards }, and nothing else; then the cards add up, and it is the next player who must take them all, or answer in turn.
   *[its] Instead of taking, that player may play { $cards }, and nothing else; then the cards add up, and whoever that card makes take must take them all.
}
# answering cards that add nothing; $some: others do
power-answer-passes = { $some ->
    [yes] Instead of taking, that player may play { $cards }, and nothing else. An answering card that makes nobody take cards on their turn passes on what is pending as it is: the next player takes it, and cannot answer; with any other the cards add up.
   *[no] Instead of taking, that player may play { $cards }, and nothing else: what is pending is then passed on as it is, and the next player takes it and cannot answer.
}
# how the cards pending add up: $second after one answer, $third after two, $fourth after three
power-rising = With each answer it becomes more: { $second }, { $third }, { $fourth } and so on.
power-new-count = Whoever has taken the cards may still play such a card in that turn, even one that was among those taken: then a new count begins.
# draws until one of $cards comes
power-until = { $who ->
    [previous] The previous player draws until { $cards } comes and must cover it with that card; the power of the covering card does not act, and the turn is over.
   *[next] The next player draws until { $cards } comes and must cover it with that card; the power of the covering card does not act, and the turn is over.
}
power-until-hand = Cards already in hand do not help.
power-until-none = If no such card comes before all cards are used up, the cards drawn are kept, and the turn is over.
# $rank: whether a cover of that suit may be followed by its rank too
power-until-suit = { $rank ->
    [yes] The suit to follow then is that of the covered card, whatever covers it; only if the covering card has that suit itself may its rank be followed too.
   *[no] The suit to follow then is that of the covered card, whatever covers it.
}
power-skip = { $players ->
    [one] The next player loses the turn.
   *[other] The next { $players } players lose their turns.
}
# going on, on one's own card; $cards: with which
power-cover = { $must ->
    [yes] Its player must go on and cover it with { $cards }.
   *[no] Its player may go on: { $cards } may be played on it at once.
}
# another card of its $rank on it
power-cover-again = { $must ->
    [yes] Another { $rank } on it must be covered again.
   *[no] Another { $rank } on it gives the same right again.
}
power-cover-refuse = Whoever could play such a card may also pass instead.
power-cover-no-draw = { $allowed ->
    [at-will] Whoever cannot or does not want to go on passes, without drawing.
   *[when-nothing-fits] Whoever cannot go on passes, without drawing.
}
power-cover-draw = { $allowed ->
    [at-will] { $cards ->
        [one] Whoever cannot or does not want to go on draws one card.
       *[other] Whoever cannot or does not want to go on draws up to { $cards } cards, until one can be played.
    }
   *[when-nothing-fits] { $cards ->
        [one] Whoever cannot go on draws one card.
       *[other] Whoever cannot go on draws up to { $cards } cards, until one can be played.
    }
}
# $stops: whether the draw ends with the stock
power-cover-draw-until = { $allowed ->
    [at-will] { $stops ->
        [yes] Whoever cannot or does not want to go on draws until a card can be played or the stock is used up.
       *[no] Whoever cannot or does not want to go on draws until a card can be played.
    }
   *[when-nothing-fits] { $stops ->
        [yes] Whoever cannot go on draws until a card can be played or the stock is used up.
       *[no] Whoever cannot go on draws until a card can be played.
    }
}
power-cover-drawn = { $then ->
    [turn-ends] With that the turn is over.
    [may-play-it] If the drawn card will do, it may be played at once; otherwise the player passes, and the turn is over.
    [may-play-any-card] After that any card in hand that will do may be played; otherwise the player passes, and the turn is over.
   *[must-play-it] If the drawn card will do, it must be played at once; otherwise the turn is over.
}
# the suit is named by whoever covered it
power-cover-names = { $which ->
    [any-suit] { $beside ->
        [yes] Whoever covered it names a suit, which may be its own; the next card must be of that suit, or be { $cards }.
       *[no] Whoever covered it names a suit, which may be its own; the next card must be of that suit.
    }
   *[another-suit] { $beside ->
        [yes] Whoever covered it names a suit other than its own; the next card must be of that suit, or be { $cards }.
       *[no] Whoever covered it names a suit other than its own; the next card must be of that suit.
    }
}
power-cover-own-name = If the covering card lets its player name a suit anyway, only one suit is named, by the rule of the covering card.
# uncovered, the right to cover (and, $names, to name a suit) is the next player's; $cards: what covers
power-passed-on = { $names ->
    [yes] If it is not covered, its player loses the right to cover and the right to name. The next player has both for one whole turn, besides the ordinary moves: if that player then plays { $cards }, even one drawn in that turn, it is covered, and that player names the suit.
   *[no] If it is not covered, its player loses the right to cover. The next player has it for one whole turn, besides the ordinary moves: if that player then plays { $cards }, even one drawn in that turn, it is covered.
}
power-passed-own = Another { $rank } brings rights of its own.
power-followed-by = { $by ->
    [any-card] While it lies on top, any card may be played on it.
    [suit] While it lies on top, a card must have its suit to follow.
   *[suit-or-rank] While it lies on top, a card follows with its suit or its rank.
}
# all cards that have no power
power-plain = All other cards have no power.

## What holds for all of them

power-two-reverse = { $skips ->
    [yes] Between two players a change of direction skips the other player.
   *[no] Between two players a change of direction changes nothing.
}
power-two-skip = Between two players, whoever skips the other has the next turn as well.
power-two-previous = Between two players the previous player is also the next.
power-names-stands = A named suit stands until the next card is played, whatever is drawn, taken or skipped in between. With a last card no suit need be named, unless the round goes on.
power-direction = The next and the previous player are always those in the present direction of play.
power-once = The cards for a power card are taken only once: after that nobody takes cards for it again.
power-spent = From then on only the suit and the rank of that card count.
power-pending = While cards are pending (still to be taken), nothing but such an answer may be played, and drawing from the stock is no way out.

