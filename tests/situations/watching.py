"""Whole random rounds as a kernel, watched for renewals of the stock, above all under a named suit."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from maumau.bots.choices import any_move
from maumau.engine.calls import may_be_caught, may_call
from maumau.engine.chance import PLACE, below
from maumau.engine.declare import CHANCE, GAME, Chance, Game, Mode, Phase, Rules, new
from maumau.engine.kernel import kernel
from maumau.engine.legal import CALL, CALL_DOUBLE, CATCH, NAME, TAKE, legal
from maumau.engine.moves import act
from maumau.game.table import compiled
from maumau.lab.rounds import begin_round, seed_round
from maumau.rules import Ruleset
from tests.laws.checks import Fault, cards_fault

Records = NDArray[Any]
Numbers = NDArray[Any]


# What must not come of a renewed stock; numbers below are the faults of `tests.laws.checks` (cards lost, and so on).
MORE_THAN_THE_TOP_STAYS, THE_TOP_WENT, ANOTHER_CARD_STAYED, THE_SUIT_WENT = range(50, 54)
SAID = {
    MORE_THAN_THE_TOP_STAYS: "more than the top stays",
    THE_TOP_WENT: "the top went",
    ANOTHER_CARD_STAYED: "another card stayed",
    THE_SUIT_WENT: "the suit went",
}

# Places of the tally.
ROUNDS, RENEWED, IN_A_PENALTY, UNDER_A_SUIT, BOTH = range(5)


@kernel
def caught_or_silent(rules: Rules, game: Game, luck: Chance) -> tuple[int, int]:
    """A seat and a move: where somebody can be caught or may call, by a coin that; else any legal move."""
    targets = may_be_caught(rules, game)
    if below(luck, 2) == 0:
        for seat in range(game.seats):
            if (targets >> seat) & 1:
                return (seat + 1) % game.seats, CATCH + seat
            words = may_call(rules, game, seat)
            if words != 0 and below(luck, 4) == 0:
                return seat, CALL if words & 1 else CALL_DOUBLE
    plays, others = legal(rules, game)
    return (-1 if game.phase == Phase.WINDOW else game.turn), any_move(plays, others, luck)


@kernel
def renewal_fault(rules: Rules, game: Game, top: int, suit: int) -> int:
    """What is wrong after a move that put no card, and in which the stock was renewed under `top` and `suit`."""
    if game.tail - game.mid != 1:
        return MORE_THAN_THE_TOP_STAYS
    if game.top != top:
        return THE_TOP_WENT
    if int(game.ring[game.mid & PLACE]) != top:
        return ANOTHER_CARD_STAYED
    if game.suit != suit:
        return THE_SUIT_WENT
    return cards_fault(rules, game)


@kernel
def watch_round(rules: Rules, game: Game, chance: Chance, luck: Chance, tally: Numbers) -> int:
    """Play a dealt round to its end; what went wrong first."""
    while game.phase != Phase.OVER:
        top, suit, mid, left = game.top, game.suit, game.mid, game.mid - game.head
        until = game.phase == Phase.PLAY and game.mode == Mode.UNTIL
        seat, move = caught_or_silent(rules, game, luck)
        act(rules, game, chance, seat, move)
        if move < NAME or game.mid == mid:
            continue
        fault = renewal_fault(rules, game, top, suit)
        if fault != 0:
            return fault
        in_a_penalty = left > 0 and (move == TAKE or move >= CATCH or until)
        tally[RENEWED] += 1
        tally[IN_A_PENALTY] += 1 if in_a_penalty else 0
        tally[UNDER_A_SUIT] += 1 if suit >= 0 else 0
        tally[BOTH] += 1 if in_a_penalty and suit >= 0 else 0
    return cards_fault(rules, game)


@kernel
def watch_rounds(
    table: Records, games: Records, chances: Records, seed: int, rounds: int, seats: int, tally: Numbers
) -> tuple[int, int]:
    """So many rounds of a seed: the first thing wrong, and in which round."""
    for number in range(rounds):
        seed_round(chances[0], chances[1], 0, seed, number)
        begin_round(table[0], games[0], chances[0], seats, number % seats, (number + 1) % seats)
        fault = watch_round(table[0], games[0], chances[0], chances[1], tally)
        if fault != 0:
            return fault, number
        tally[ROUNDS] += 1
    return 0, rounds


def watch(ruleset: Ruleset, seats: int, rounds: int, seed: int, tally: Numbers) -> str:
    """Watch so many rounds; nothing, or what went wrong where."""
    fault, number = watch_rounds(compiled(ruleset), new(GAME), new(CHANCE, 2), seed, rounds, seats, tally)
    if fault == 0:
        return ""
    return f"{ruleset.id}, {seats} seats, seed {seed}, round {number}: {SAID.get(fault) or Fault(fault).name}"


def empty_tally() -> Numbers:
    """Nothing seen yet."""
    return np.zeros(5, np.int64)
