"""What a round is worth, when it ends.

Each holder counts the cards of the own hand (LT-19, SR-20, RU-10), or who is out collects what the others hold
(EU-13). A single card left may count otherwise (RU-11), the card that finished may bring points or multiply the
others' (SR-21, LT-20, RU-V5), and a card held may lose the match at once (RU-V3). A round without a finisher is
scored without any of the finisher's effects (ALL-05).
"""

from __future__ import annotations

from maumau.engine.bits import NONE, drop_lowest, has, lowest
from maumau.engine.declare import Game, Phase, Reason, Rules, ScoreTo
from maumau.engine.kernel import kernel


@kernel
def hand_points(rules: Rules, game: Game, seat: int) -> int:
    """What the cards of a hand count, in points."""
    hand = game.hands[seat]
    if hand == NONE:
        return 0
    if int(game.sizes[seat]) == 1:
        card = lowest(hand)
        return int(rules.alone[card]) if has(rules.has_alone, card) else int(rules.points[card])
    points = 0
    while hand != NONE:
        card = lowest(hand)
        points += int(rules.points[card]) * int(game.counts[seat, card])
        hand = drop_lowest(hand)
    return points


@kernel
def end_round(rules: Rules, game: Game, reason: int) -> None:
    """End the round and count it. `reason` is of `Reason`; with `OUT` the finisher is known."""
    game.phase = Phase.OVER
    game.reason = reason
    game.turn = -1
    game.open_one = 0
    game.open_none = 0
    if reason != Reason.OUT:
        game.finisher = -1
    if reason == Reason.ABANDONED:
        return
    if rules.score_to == ScoreTo.HOLDER:
        score_holders(rules, game)
    elif rules.score_to == ScoreTo.FINISHER and game.finisher >= 0:
        score_finisher(rules, game)
    if rules.loses != NONE:
        for seat in range(game.seats):
            if game.hands[seat] & rules.loses != NONE:
                game.lost |= 1 << seat


@kernel
def score_holders(rules: Rules, game: Game) -> None:
    """Everybody counts the own hand; the finisher's card may change that."""
    times, bonus = 1, 0
    if game.finisher >= 0:
        times = int(rules.finish_times[game.finish_card])
        bonus = int(rules.finish_points[game.finish_card])
    for seat in range(game.seats):
        points = hand_points(rules, game, seat)
        game.points[seat] = points + bonus if seat == game.finisher else points * times


@kernel
def score_finisher(rules: Rules, game: Game) -> None:
    """Who is out scores what the others hold."""
    points = 0
    for seat in range(game.seats):
        if seat != game.finisher:
            points += hand_points(rules, game, seat)
    points *= int(rules.finish_times[game.finish_card])
    game.points[game.finisher] = points + int(rules.finish_points[game.finish_card])
