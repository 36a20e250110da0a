"""The player `rules`: it looks at what its cards *do* in this ruleset, and at nothing that a seat may not know.

It never draws of its own will. Among the cards it may put it prefers the one that finishes, that keeps the turn when
it can go on, that makes others take or lose turns (the more, the fewer cards they hold), that leaves its hand able to
follow, and that is dear to be left with; wild cards it keeps for later. It names the suit it holds most of, always
says the right word, and catches three times in four.
"""

from __future__ import annotations

from maumau.bots.choices import SILENT, random_move, right_call
from maumau.engine.bits import NONE, count, drop_lowest, has, has_seat, lowest, without
from maumau.engine.chance import below
from maumau.engine.declare import Chance, Knowledge, Last, Mask, Phase, Rules, ScoreTo, Taker
from maumau.engine.kernel import kernel
from maumau.engine.legal import CATCH, LEAVE, NAME

FINISH = 10_000
KEEP_WILD = -60
MOBILITY = 12
GOES_ON = 90
STUCK = -70
HURT = 14


@kernel
def rules_move(rules: Rules, seen: Knowledge, plays: Mask, others: Mask, luck: Chance) -> int:
    """The card that seems best, else a suit, else whatever is left to do."""
    if plays != NONE:
        return best_card(rules, seen, plays, luck)
    if seen.phase == Phase.NAME:
        return NAME + best_suit(rules, seen, others, luck)
    if seen.phase == Phase.CUT:
        return LEAVE  # a card more is a card more
    return random_move(plays, others, luck)


@kernel
def best_card(rules: Rules, seen: Knowledge, plays: Mask, luck: Chance) -> int:
    """The playable card with the highest worth; equals by lot."""
    best, worth, equal = -1, -(1 << 40), 1
    while plays != NONE:
        card = lowest(plays)
        plays = drop_lowest(plays)
        value = worth_of(rules, seen, card)
        if value > worth:
            best, worth, equal = card, value, 1
        elif value == worth:
            equal += 1
            if below(luck, equal) == 0:
                best = card
    return best


@kernel
def worth_of(rules: Rules, seen: Knowledge, card: int) -> int:
    """How good it seems to put the card."""
    seat = seen.viewer
    left = int(seen.sizes[seat]) - 1
    last = int(rules.last[card])
    if left == 0 and last != Last.COVERED:
        return FINISH + int(rules.finish_points[card]) * (1 if rules.score_to == ScoreTo.FINISHER else -1)
    rest = seen.hands[seat]
    if int(seen.counts[seat, card]) == 1:
        rest = without(rest, card)
    value = 2 * int(rules.points[card])
    if is_wild(rules, card):
        value += KEEP_WILD
        follows = best_following(rules, rest, card)
    elif int(rules.cover[card]) != 0:
        follows = count(rest & rules.covers[card])
    else:
        follows = count(rest & rules.follows[card])
    value += MOBILITY * follows
    if keeps_turn(rules, seen, card):
        value += GOES_ON if follows > 0 else STUCK
    return value + HURT * harm(rules, seen, card)


@kernel
def is_wild(rules: Rules, card: int) -> bool:
    """Whether the card goes on cards that it shares neither suit nor rank with, and names a suit."""
    return int(rules.nominate[card]) != 0 and int(rules.cover[card]) == 0


@kernel
def best_following(rules: Rules, rest: Mask, card: int) -> int:
    """How many cards of the rest follow after the best nomination."""
    most = 0
    for suit in range(rules.suits):
        most = max(most, count(rest & rules.follows_named[card, suit]))
    return most


@kernel
def keeps_turn(rules: Rules, seen: Knowledge, card: int) -> bool:
    """Whether the same seat goes on after the card."""
    if int(rules.cover[card]) != 0:
        return True
    steps = 1 + int(rules.skip[card])
    if int(rules.reverse[card]) != 0 and seen.seats == 2 and rules.reverse_skips != 0:
        steps += 1
    return steps % seen.seats == 0


@kernel
def harm(rules: Rules, seen: Knowledge, card: int) -> int:
    """What the card does to who suffers from it: cards to take and turns lost, more where few cards are left."""
    step = -seen.direction if int(rules.reverse[card]) != 0 else seen.direction
    who = step if int(rules.penalty_previous[card]) == 0 else -step
    victim = (seen.viewer + who) % seen.seats
    few = 3 if int(seen.sizes[victim]) <= 2 else 1
    cards = int(rules.penalty[card])
    if rules.until[card] != NONE:
        cards = 3
    value = cards * few
    if cards > 0 and int(rules.taker[card]) == Taker.SKIPPED:
        value += few
    return value + few * int(rules.skip[card])


@kernel
def best_suit(rules: Rules, seen: Knowledge, names: Mask, luck: Chance) -> int:
    """The suit with most own cards that would follow; equals by lot."""
    hand = seen.hands[seen.viewer]
    best, most, equal = -1, -1, 1
    for suit in range(rules.suits):
        if not has(names, suit):
            continue
        cards = count(hand & rules.follows_named[seen.top, suit])
        if cards > most:
            best, most, equal = suit, cards, 1
        elif cards == most:
            equal += 1
            if below(luck, equal) == 0:
                best = suit
    return best


@kernel
def rules_word(rules: Rules, seen: Knowledge, targets: int, luck: Chance) -> int:
    """The right word for itself; else a catch, three times in four."""
    word = right_call(rules, seen, seen.viewer)
    if word != SILENT:
        return word
    for other in range(seen.seats):
        if other != seen.viewer and has_seat(targets, other):
            return CATCH + other if below(luck, 4) > 0 else SILENT
    return SILENT
