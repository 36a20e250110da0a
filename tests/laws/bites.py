"""Whether two rulesets play differently, as kernels: the same seeds, move by move, and the same results in matches."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from maumau.engine.calls import may_be_caught, may_call
from maumau.engine.chance import below
from maumau.engine.declare import Game, Phase, Rules
from maumau.engine.kernel import kernel
from maumau.engine.legal import legal
from maumau.engine.match import add_round, begin_match
from maumau.engine.moves import act
from maumau.lab.rounds import begin_round, play_random_round, seed_round

from .checks import choose

Records = NDArray[Any]
Words = NDArray[Any]

ONE, OTHER, BLANK = 0, 1, 2  #: places of the games: by the one ruleset, by the other, and an empty one to begin from
LONGEST_MATCH = 40


@kernel
def same_words(words: Words, one: int, other: int) -> bool:
    """Whether two records, seen as rows of 64-bit words, are equal."""
    for place in range(words.shape[1]):  # noqa: SIM110 -- kernels know no generators
        if words[one, place] != words[other, place]:
            return False
    return True


@kernel
def same_lists(one: Rules, other: Rules, game: Game) -> bool:
    """Whether both rulesets allow the same in a state: moves, calls and catches."""
    plays, others = legal(one, game)
    other_plays, other_others = legal(other, game)
    if plays != other_plays or others != other_others or may_be_caught(one, game) != may_be_caught(other, game):
        return False
    for seat in range(game.seats):  # noqa: SIM110 -- kernels know no generators
        if may_call(one, game, seat) != may_call(other, game, seat):
            return False
    return True


@kernel
def round_that_differs(
    tables: Records, games: Records, words: Words, chances: Records, seed: int, rounds: int, seats: int
) -> int:
    """The first round in which two rulesets deal, allow, do or score otherwise, from the same state; -1: none.

    `tables` holds both rulesets, `games` three places and `chances` three; `words` is `games` seen as words.
    """
    one, other = tables[0], tables[1]
    for number in range(rounds):
        seed_round(chances[2], chances[1], seed >> 32, seed & 0xFFFFFFFF, number)
        seed_round(chances[0], chances[1], seed >> 32, seed & 0xFFFFFFFF, number)
        leader = below(chances[1], seats)
        games[ONE], games[OTHER] = games[BLANK], games[BLANK]
        begin_round(one, games[ONE], chances[0], seats, number % seats, leader)
        begin_round(other, games[OTHER], chances[2], seats, number % seats, leader)
        while same_words(words, ONE, OTHER) and games[ONE].phase != Phase.OVER:
            if not same_lists(one, other, games[ONE]):
                return number
            seat, move = choose(one, games[ONE], chances[1])
            chances[2] = chances[0]
            act(one, games[ONE], chances[0], seat, move)
            act(other, games[OTHER], chances[2], seat, move)
        if not same_words(words, ONE, OTHER):
            return number
    return -1


@kernel
def match_that_differs(
    tables: Records,
    games: Records,
    chances: Records,
    matches: Records,
    words: Words,
    seed: int,
    rounds: int,
    seats: int,
) -> int:
    """The first round after which the score sheets of two rulesets differ, one match after the other; -1: none."""
    game, one, other = games[ONE], matches[0], matches[1]
    begin_match(one, seats, 0)
    begin_match(other, seats, 0)
    for number in range(rounds):
        if one.over != 0 or one.played >= LONGEST_MATCH:
            begin_match(one, seats, number % seats)
            begin_match(other, seats, number % seats)
        seed_round(chances[0], chances[1], seed >> 32, seed & 0xFFFFFFFF, number)
        leader = below(chances[1], seats)
        begin_round(tables[0], game, chances[0], seats, one.dealer, leader)
        play_random_round(tables[0], game, chances[0], chances[1])
        add_round(tables[0], one, game)
        add_round(tables[1], other, game)
        if not same_words(words, 0, 1):
            return number
    return -1
