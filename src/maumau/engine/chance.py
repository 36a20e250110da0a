"""Chance: how a pack or a stock is shuffled.

Kept apart from the game, so that no copy of a game tells the future. The generator is sfc32 (Chris Doty-Humphrey's
small fast counting generator), on four numbers below 2³² in signed 64-bit fields, so that compiled and plain runs
agree without a single overflow. Choices are exactly uniform (rejection after the multiplication, Lemire 2019).
"""

from __future__ import annotations

from maumau.engine.declare import RING, Chance, Game
from maumau.engine.kernel import inlined, kernel

WORD = 0xFFFFFFFF
PLACE = RING - 1


@inlined
def next_word(chance: Chance) -> int:
    """The next number below 2³²."""
    a, b, c = chance.a, chance.b, chance.c
    word = (a + b + chance.d) & WORD
    chance.d = (chance.d + 1) & WORD
    chance.a = b ^ (b >> 9)
    chance.b = (c + (c << 3)) & WORD
    chance.c = (((c << 21) & WORD | (c >> 11)) + word) & WORD
    return word


@inlined
def below(chance: Chance, n: int) -> int:
    """A uniform number in 0 … n-1, n from 1 to 2³¹."""
    product = next_word(chance) * n
    if (product & WORD) < n:
        least = (WORD + 1 - n) % n
        while (product & WORD) < least:
            product = next_word(chance) * n
    return product >> 32


@kernel
def seed(chance: Chance, high: int, low: int, stream: int) -> None:
    """Begin a stream of its own: `high` and `low` halves of a seed, `stream` tells streams apart; each below 2³²."""
    chance.a = low
    chance.b = high
    chance.c = stream
    chance.d = 1
    chance.script = 0
    for _ in range(12):
        next_word(chance)


@kernel
def shuffle_ring(game: Game, chance: Chance, start: int, cards: int) -> None:
    """Shuffle `cards` places of the ring from `start`: uniformly, or as the script says."""
    chance.shuffled = cards
    chance.at = start & PLACE
    if chance.script > 0:
        for i in range(cards):
            game.ring[(start + i) & PLACE] = chance.order[i]
        chance.script = 0
        return
    if chance.ask != 0:
        chance.missing = 1
        return
    # The generator's state is kept in local numbers: written back after every card it would cost more than the rest.
    a, b, c, d = chance.a, chance.b, chance.c, chance.d
    for i in range(cards - 1, 0, -1):
        n = i + 1
        least = -1
        while True:
            word = (a + b + d) & WORD
            d = (d + 1) & WORD
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & WORD
            c = (((c << 21) & WORD | (c >> 11)) + word) & WORD
            product = word * n
            low = product & WORD
            if low >= n:
                break
            if least < 0:
                least = (WORD + 1 - n) % n
            if low >= least:
                break
        here, there = (start + i) & PLACE, (start + (product >> 32)) & PLACE
        card = game.ring[here]
        game.ring[here] = game.ring[there]
        game.ring[there] = card
    chance.a, chance.b, chance.c, chance.d = a, b, c, d
