"""What is tried of bits and chance, as plain data, so that a compiled and an uncompiled run can be held together.

As a program it writes the answers as JSON: `NUMBA_DISABLE_JIT=1 python both_modes.py`.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import numpy as np

from maumau.engine import bits, chance
from maumau.engine.declare import CHANCE, GAME, new
from maumau.engine.kernel import COMPILED

MASKS = [
    0,
    1,
    2,
    3,
    0x8000000000000000,
    0x8000000000000001,
    0xFFFFFFFFFFFFFFFF,
    0x5555555555555555,
    0xAAAAAAAAAAAAAAAA,
    0x0F0F0F0F12345678,
]
SEEDS = [(0, 0, 0), (1, 2, 3), (0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF), (0x12345678, 0x9ABCDEF0, 7)]
WIDTHS = [1, 2, 3, 5, 10, 52, 104, 250, 3 << 29, 1 << 31]


def answers_of_bits() -> dict[str, Any]:
    """Every function of `bits` over some masks and all kinds."""
    found: dict[str, Any] = {
        "bit": [int(bits.bit(kind)) for kind in range(64)],
        "seat_bit": [int(bits.seat_bit(seat)) for seat in range(10)],
        "has_seat": [bool(bits.has_seat(seats, seat)) for seats in (0, 1, 5, 1023) for seat in range(10)],
    }
    for value in MASKS:
        mask = np.uint64(value)
        kinds = [kind for kind in range(64) if bits.has(mask, kind)]
        found[hex(value)] = {
            "kinds": kinds,
            "without": [int(bits.without(mask, kind)) for kind in range(64)],
            "count": int(bits.count(mask)),
            "lowest": int(bits.lowest(mask)) if value else None,
            "drop_lowest": int(bits.drop_lowest(mask)) if value else None,
            "nth": [int(bits.nth(mask, n)) for n in range(len(kinds))],
        }
    return found


def answers_of_chance() -> dict[str, Any]:
    """First numbers, numbers below a bound, shuffles, and the state that is left."""
    found: dict[str, Any] = {}
    for high, low, stream in SEEDS:
        record = new(CHANCE)[0]
        chance.seed(record, high, low, stream)
        words = [int(chance.next_word(record)) for _ in range(20)]
        lots = [int(chance.below(record, width)) for width in WIDTHS for _ in range(10)]
        game = new(GAME)[0]
        game.ring[:] = np.arange(256)
        chance.shuffle_ring(game, record, 230, 60)
        left = [int(getattr(record, name)) for name in "abcd"]
        found[f"{high}/{low}/{stream}"] = {"words": words, "lots": lots, "ring": game.ring.tolist(), "left": left}
    return found


def answers() -> dict[str, Any]:
    """All of it."""
    return {"bits": answers_of_bits(), "chance": answers_of_chance()}


if __name__ == "__main__":
    np.seterr(all="raise")
    assert not COMPILED, "this program is the uncompiled half: set NUMBA_DISABLE_JIT=1"
    json.dump(answers(), sys.stdout)
