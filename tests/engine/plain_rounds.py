"""Whole rounds by random legal moves, as plain data, so that a compiled and a plain engine can be held together.

As a program it asks for the plain engine, plays, sees to it that the compiler stayed out, and writes JSON.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from maumau.engine import plainly

#: Ruleset, seats, seed: players who draw when they need not play for long, and these rounds end after some 100 lines.
ROUNDS = [("maumas", 3, 1), ("cheshskiy-durak", 2, 2)]


def played(ref: str, seats: int, seed: int) -> dict[str, Any]:
    """A round to its end: who dealt, what was done, who saw what, and what it brought."""
    from maumau.game import Match

    rng = random.Random(seed)
    match = Match.begin(ref, seats, seed=seed)
    game = match.deal()
    while not game.over:
        game = game.play(rng.choice(game.legal))
    views = [game.view(seat).knowledge.tobytes().hex() for seat in range(seats)]
    match = match.add(game)
    return {"lines": list(game.lines), "result": repr(game.result), "views": views, "totals": list(match.totals)}


def answers() -> list[dict[str, Any]]:
    """All of them."""
    return [played(*round_) for round_ in ROUNDS]


if __name__ == "__main__":
    assert plainly()
    found = answers()
    assert not {"numba", "llvmlite"} & set(sys.modules)
    json.dump(found, sys.stdout)
