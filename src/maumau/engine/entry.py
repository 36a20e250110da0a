"""The few entry points that Python calls, on plain structured arrays: dispatching a record costs ten times more."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from maumau.engine.calls import may_be_caught, may_call
from maumau.engine.chance import below, seed
from maumau.engine.deal import clear, deal, lay_pack, shuffle_pack
from maumau.engine.declare import Phase
from maumau.engine.kernel import kernel
from maumau.engine.knowledge import imagine, know
from maumau.engine.legal import legal
from maumau.engine.match import add_round, begin_match
from maumau.engine.moves import abandon, act
from maumau.engine.refuse import why

Records = NDArray[Any]

# What a move brought about, beside what it says.
DREW, SHUFFLED, TURNED_OVER, CUT, UNSAID = (1 << bit for bit in range(8, 13))


@kernel
def legal_moves(rules: Records, games: Records) -> tuple[np.uint64, np.uint64]:
    """`legal.legal` of the first game."""
    return legal(rules[0], games[0])


@kernel
def words(rules: Records, games: Records, seat: int) -> int:
    """`calls.may_call` of the first game."""
    return may_call(rules[0], games[0], seat)


@kernel
def catchable(rules: Records, games: Records) -> int:
    """`calls.may_be_caught` of the first game."""
    return may_be_caught(rules[0], games[0])


@kernel
def try_move(rules: Records, games: Records, chances: Records, seat: int, move: int, ask: bool) -> int:
    """Carry the move out if the rules allow it; else change nothing.

    The answer is of `refuse.Why`, or a sum of `DREW` … `UNSAID`, which spares the caller from looking what happened.
    With `ask` a shuffle without a script is `UNSAID`, and the game is then worth nothing.
    """
    game, chance = games[0], chances[0]
    reason = why(rules[0], game, seat, move)
    if reason != 0:
        return reason
    head, mid, phase = game.head, game.mid, game.phase
    chance.ask = 1 if ask else 0
    chance.missing = 0
    act(rules[0], game, chance, seat, move)
    happened = DREW if game.head != head else 0
    if phase == Phase.CUT:
        return happened + CUT
    if chance.shuffled != 0:
        happened += SHUFFLED
    elif game.mid != mid:
        happened += TURNED_OVER
    return happened + UNSAID if chance.missing != 0 else happened


@kernel
def seed_chance(chances: Records, high: int, low: int, stream: int) -> None:
    """`chance.seed` of the first chance record."""
    seed(chances[0], high, low, stream)


@kernel
def shuffled_pack(rules: Records, games: Records, chances: Records, seats: int) -> None:
    """Lay and shuffle a pack, without dealing: the first places of the ring."""
    clear(rules[0], games[0], seats, 0, 0)
    lay_pack(rules[0], games[0])
    shuffle_pack(games[0], chances[0])


@kernel
def deal_pack(
    rules: Records, games: Records, chances: Records, seats: int, dealer: int, leader: int, pack: Any
) -> None:
    """A new round from a pack laid by hand: card kinds, first card taken first."""
    game = games[0]
    clear(rules[0], game, seats, dealer, leader)
    for place in range(len(pack)):
        game.ring[place] = pack[place]
    game.head = 0
    game.mid = len(pack)
    game.tail = len(pack)
    deal(rules[0], game, chances[0])


@kernel
def abandon_round(rules: Records, games: Records) -> None:
    """`moves.abandon` of the first game."""
    abandon(rules[0], games[0])


@kernel
def see(rules: Records, games: Records, viewer: int, seen: Records) -> None:
    """`knowledge.know` of the first game."""
    know(rules[0], games[0], viewer, seen[0])


@kernel
def imagine_world(rules: Records, seen: Records, chances: Records, worlds: Records) -> None:
    """`knowledge.imagine` of the first knowledge record."""
    imagine(rules[0], seen[0], chances[0], worlds[0])


@kernel
def new_match(matches: Records, seats: int, dealer: int) -> None:
    """`match.begin_match` of the first match."""
    begin_match(matches[0], seats, dealer)


@kernel
def count_round(rules: Records, matches: Records, games: Records) -> None:
    """`match.add_round` of the first match."""
    add_round(rules[0], matches[0], games[0])


@kernel
def draw_lot(chances: Records, seats: int) -> int:
    """A seat by lot."""
    return below(chances[0], seats)


@kernel
def reason_against(rules: Records, games: Records, seat: int, move: int) -> int:
    """`refuse.why` of the first game."""
    return why(rules[0], games[0], seat, move)
