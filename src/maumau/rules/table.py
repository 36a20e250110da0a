"""From a resolved ruleset to the engine's tables.

Loading is the only place that knows selectors, layers and words; here they become numbers and sets of card kinds, one
record of `maumau.engine.declare.Rules`. What may be put on a card is worked out once for every card, so that in play
it is one `&`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from maumau.engine.declare import (
    RULES,
    UNTIL,
    Before,
    Last,
    Leader,
    Nominate,
    Opening,
    ScoreTo,
    Taker,
    Then,
    new,
)
from maumau.rules.contradictions import hand_for

if TYPE_CHECKING:
    from maumau.cards import Card
    from maumau.rules import Ruleset
    from maumau.rules.schema import CardRules, CoverDraw, Draw

OPENINGS = {
    "starter": Opening.STARTER,
    "cut card": Opening.CUT_CARD,
    "lead": Opening.LEAD,
    "dealer's card": Opening.DEALERS_CARD,
}
LEADERS = {"eldest": Leader.ELDEST, "winner": Leader.WINNER, "dealer": Leader.DEALER}
THENS = {
    "turn ends": Then.TURN_ENDS,
    "may play it": Then.MAY_PLAY,
    "must play it": Then.MUST_PLAY,
    "may play any card": Then.MAY_PLAY_ANY,
}
TAKERS = {"skipped": Taker.SKIPPED, "plays": Taker.PLAYS, "at once": Taker.AT_ONCE}
LASTS = {
    "ends": Last.ENDS,
    "served": Last.SERVED,
    "answered": Last.ANSWERED,
    "covered": Last.COVERED,
    "barred": Last.BARRED,
}
BEFORES = {"never": Before.NEVER, "on turn": Before.ON_TURN, "any time": Before.ANY_TIME}
NOMINATES = {None: Nominate.NO, "any suit": Nominate.ANY, "another suit": Nominate.ANOTHER}
SCORE_TO = {"holder": ScoreTo.HOLDER, "finisher": ScoreTo.FINISHER}


def table_of(ruleset: Ruleset) -> NDArray[Any]:
    """The compiled table of a ruleset: an array of one `Rules` record."""
    table = new(RULES)
    record = table[0]
    _fill_scalars(ruleset, record)
    _fill_calls(ruleset, record)
    _fill_following(ruleset, record)
    for kind, card in enumerate(ruleset.deck.kinds):
        rules = ruleset.rules.cards.get(str(card))
        record.suit[kind] = ruleset.deck.suit_index(card.suit)
        record.finish_times[kind] = 1
        record.turns[kind] = 1
        if rules is not None:
            _fill_card(ruleset, record, kind, card, rules)
    _fill_score(ruleset, record)
    return table


def mask_of(ruleset: Ruleset, cards: Iterable[Card]) -> np.uint64:
    """A set of cards as the engine's mask."""
    return np.uint64(sum(1 << ruleset.deck.kind(card) for card in cards))


def _fill_following(ruleset: Ruleset, record: Any) -> None:
    kinds = ruleset.deck.kinds
    record.kinds = len(kinds)
    record.suits = len(ruleset.deck.suits)
    record.every = mask_of(ruleset, kinds)
    wild_on = {
        card: ruleset.select(rules.wild)
        for card in kinds
        if (rules := ruleset.rules.cards.get(str(card))) is not None and rules.wild is not None
    }
    for number, top in enumerate(kinds):
        under = ruleset.rules.cards.get(str(top))
        by = under.followed_by if under is not None and under.followed_by is not None else ruleset.rules.follow
        wilds = {card for card, on in wild_on.items() if top in on}
        plain = [card for card in kinds if card not in wild_on]
        same = {
            card
            for card in plain
            if by == "any card" or card.suit == top.suit or (by == "suit or rank" and card.rank == top.rank)
        }
        record.follows[number] = mask_of(ruleset, same | wilds)
        for index, suit in enumerate(ruleset.deck.suits):
            named = {card for card in plain if card.suit == suit.letter}
            record.follows_named[number, index] = mask_of(ruleset, named | wilds)


def _fill_card(ruleset: Ruleset, record: Any, kind: int, card: Card, rules: CardRules) -> None:
    record.skip[kind] = rules.skip
    record.reverse[kind] = rules.reverse
    record.nominate[kind] = NOMINATES[rules.nominate]
    record.last[kind] = LASTS[rules.last]
    if rules.last == "barred":
        record.barred |= mask_of(ruleset, [card])
    if (penalty := rules.penalty) is not None:
        record.penalty[kind] = penalty.cards or 0
        record.penalty_previous[kind] = penalty.who == "previous"
        record.taker[kind] = TAKERS[penalty.taker]
        if penalty.answer is not None:
            record.answers[kind] = mask_of(ruleset, ruleset.select(penalty.answer, card))
        if penalty.until is not None:
            record.until[kind] = mask_of(ruleset, ruleset.select(penalty.until, card))
    if (cover := rules.cover) is not None:
        record.cover[kind] = 1
        record.covers[kind] = mask_of(ruleset, ruleset.select(cover.with_, card))
        record.cover_refuse[kind] = cover.refuse
        record.passes_on[kind] = cover.passes_on
        record.cover_at_will[kind] = cover.draw.allowed == "at will"
        record.cover_cards[kind] = _draw_cards(cover.draw)
        record.cover_then[kind] = THENS[cover.draw.then]
        record.cover_stops[kind] = cover.draw.stock_out == "stops"
    record.turns[kind] = -1 if rules.reverse else 1
    record.involved[kind] = _is_involved(rules, bool(record.reverse_skips))


def _is_involved(rules: CardRules, reverse_skips: bool) -> bool:
    """Whether a card does more than turn the direction, skip seats and add to what the next seat takes."""
    penalty = rules.penalty
    added = penalty is None or (penalty.cards is not None and penalty.who == "next" and penalty.taker != "at once")
    return bool(rules.nominate or rules.cover or not added or (rules.reverse and reverse_skips))


def _draw_cards(draw: Draw | CoverDraw) -> int:
    return UNTIL if draw.cards == "until one fits" else int(draw.cards)


def _fill_scalars(ruleset: Ruleset, record: Any) -> None:
    rules = ruleset.rules
    record.packet = rules.deal.packet
    record.opening = OPENINGS[rules.deal.opening]
    record.starter_power = rules.deal.starter_power
    record.leader = LEADERS[rules.deal.leader]
    record.cutter_keeps = rules.deal.cutter_keeps
    for seats in range(ruleset.players[0], ruleset.players[1] + 1):
        record.packs[seats] = ruleset.packs_for(seats)
        record.hands[seats] = hand_for(rules, seats)
    if rules.deal.starter_not is not None:
        record.starter_not = mask_of(ruleset, ruleset.select(rules.deal.starter_not))
    record.direction = 1 if rules.turn.direction == "clockwise" else -1
    record.reverse_skips = rules.turn.reverse_two_players == "skip"
    record.turned_over = rules.stock.renew == "turned over"
    record.renew_at_once = rules.stock.renew_when == "used up"
    record.draw_at_will = rules.draw.allowed == "at will"
    record.draw_cards = _draw_cards(rules.draw)
    record.draw_then = THENS[rules.draw.then]
    record.may_pass = rules.draw.may_pass
    record.draw_stops = rules.draw.stock_out == "stops"
    record.limit = rules.match.limit or 0
    record.limit_exceeded = rules.match.limit_is == "exceeded"
    record.rounds = rules.match.rounds or 0
    record.rounds_won_decide = rules.match.tie == "rounds won"
    record.loser_is_other_end = rules.match.loser == "other end"
    record.power = mask_of(ruleset, ruleset.select("power"))
    if rules.match.lost_holding is not None:
        record.loses = mask_of(ruleset, ruleset.select(rules.match.lost_holding))


def _fill_calls(ruleset: Ruleset, record: Any) -> None:
    one, none = ruleset.rules.call.one_left, ruleset.rules.call.none_left
    if one is not None:
        record.one_due = 1
        record.one_before = BEFORES[one.before]
        record.one_after = one.after
        record.one_until_play = one.until == "another plays a card"
        record.one_cannot_finish = one.missed == "cannot finish"
        record.one_cards = one.cards
    if none is not None:
        record.none_due = 1
        record.none_before = BEFORES[none.before]
        record.none_after = none.after
        record.none_cards = none.cards
        if none.double is not None:
            record.doubles = mask_of(ruleset, ruleset.select(none.double))


def _fill_score(ruleset: Ruleset, record: Any) -> None:
    score = ruleset.rules.score
    if score is None:
        return
    record.score_to = SCORE_TO[score.to]
    alone = 0
    for kind, card in enumerate(ruleset.deck.kinds):
        text = str(card)
        points = score.points[text]
        record.points[kind] = int(card.rank) if points == "number" else points
        if text in score.left_alone:
            record.alone[kind] = score.left_alone[text]
            alone |= 1 << kind
        if text in score.finishing_with:
            record.finish_points[kind] = score.finishing_with[text].finisher
            record.finish_times[kind] = score.finishing_with[text].others_times
    record.has_alone = np.uint64(alone)
