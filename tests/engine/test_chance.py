"""Chance: the generator against a second writing of it, uniform numbers, uniform shuffles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from maumau.engine import chance
from maumau.engine.declare import CHANCE, GAME, RING, Chance, Game, new
from maumau.engine.kernel import kernel

from .evenness import far_from_uniform

WORD = (1 << 32) - 1


def sfc32(high: int, low: int, stream: int) -> Iterator[int]:
    """The generator once more, on plain integers: as its author writes it, with 12 numbers thrown away."""
    a, b, c, counter = low, high, stream, 1
    number = 0
    while True:
        result = (a + b + counter) % (1 << 32)
        counter = (counter + 1) % (1 << 32)
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % (1 << 32)
        c = ((((c << 21) & WORD) | (c >> 11)) + result) % (1 << 32)
        number += 1
        if number > 12:
            yield result


def seeded(high: int = 1, low: int = 2, stream: int = 3) -> Any:
    """A chance record at the beginning of a stream."""
    record = new(CHANCE)[0]
    chance.seed(record, high, low, stream)
    return record


@kernel
def many_below(record: Chance, width: int, counts: NDArray[Any], numbers: int) -> bool:
    """Count so many numbers below `width`; whether all were in range."""
    for _ in range(numbers):
        number = chance.below(record, width)
        if not 0 <= number < width:
            return False
        counts[number] += 1
    return True


@kernel
def many_shuffles(game: Game, record: Chance, start: int, cards: int, orders: NDArray[Any]) -> None:
    """Shuffle 0 … cards-1 anew for every row, and write the order down as one number in base 8."""
    for row in range(len(orders)):
        for i in range(cards):
            game.ring[(start + i) & chance.PLACE] = i
        chance.shuffle_ring(game, record, start, cards)
        number = 0
        for i in range(cards):
            number = number * 8 + int(game.ring[(start + i) & chance.PLACE])
        orders[row] = number


@pytest.mark.parametrize("numbers", [(0, 0, 0), (1, 2, 3), (WORD, WORD, WORD), (0xDEADBEEF, 0xC0FFEE, 42)])
def test_the_generator_is_sfc32(numbers: tuple[int, int, int]) -> None:
    record = seeded(*numbers)
    assert [chance.next_word(record) for _ in range(1000)] == list(islice(sfc32(*numbers), 1000))


def test_streams_of_one_seed_differ() -> None:
    firsts = {chance.next_word(seeded(5, 6, stream)) for stream in range(1000)}
    assert len(firsts) == 1000


@pytest.mark.parametrize("width", [2, 3, 5, 7, 10, 36, 52, 108])
def test_numbers_below_a_bound_are_uniform(width: int) -> None:
    counts = np.zeros(width, np.int64)
    assert many_below(seeded(width, 99, 1), width, counts, 20_000 * width)
    assert counts.sum() == 20_000 * width
    assert not far_from_uniform(counts.tolist())


def test_a_wide_bound_has_no_bias() -> None:
    """3 · 2²⁹ goes into 2³² two and two thirds times: without rejection some numbers would come half as often again."""
    record, width = seeded(8, 8, 8), 3 << 29
    thirds = Counter(chance.below(record, width) % 3 for _ in range(60_000))
    assert set(thirds) == {0, 1, 2}
    assert not far_from_uniform([thirds[third] for third in range(3)])


def test_below_one_is_nought() -> None:
    record = seeded()
    assert {chance.below(record, 1) for _ in range(100)} == {0}


@pytest.mark.parametrize("start", [0, RING - 2])
@pytest.mark.parametrize("cards", [2, 3, 4, 5])
def test_a_shuffle_is_uniform_over_all_orders(cards: int, start: int) -> None:
    orders = np.zeros(60_000, np.int64)
    many_shuffles(new(GAME)[0], seeded(start, cards, 17), start, cards, orders)
    counts = Counter(orders.tolist())
    every = [int("".join(map(str, order)), 8) for order in permutations(range(cards))]
    assert set(counts) == set(every)
    assert not far_from_uniform([counts[order] for order in every])


@pytest.mark.parametrize(("start", "cards"), [(0, 0), (0, 1), (3, 52), (250, 108), (255, 200)])
def test_a_shuffle_keeps_the_cards_and_touches_nothing_else(start: int, cards: int) -> None:
    game = new(GAME)[0]
    game.ring[:] = np.arange(RING)
    places = [(start + i) % RING for i in range(cards)]
    record = seeded()
    chance.shuffle_ring(game, record, start, cards)
    ring = game.ring.tolist()
    assert sorted(ring[place] for place in places) == sorted(places)
    assert all(ring[place] == place for place in set(range(RING)) - set(places))
    assert (int(record.shuffled), int(record.at)) == (cards, start % RING)


def test_a_script_says_the_order_once() -> None:
    game, record = new(GAME)[0], seeded()
    record.script = 3
    record.order[:3] = (7, 5, 6)
    chance.shuffle_ring(game, record, 254, 3)
    assert [int(game.ring[place]) for place in (254, 255, 0)] == [7, 5, 6]
    assert int(record.script) == 0


def test_without_a_script_asking_shuffles_nothing() -> None:
    game, record = new(GAME)[0], seeded()
    game.ring[:] = np.arange(RING)
    record.ask = 1
    before = [int(getattr(record, name)) for name in "abcd"]
    chance.shuffle_ring(game, record, 0, 52)
    assert int(record.missing) == 1
    assert game.ring.tolist() == list(range(RING))
    assert [int(getattr(record, name)) for name in "abcd"] == before
