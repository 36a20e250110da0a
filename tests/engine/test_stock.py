"""The ring that holds stock and pile: drawing, turning over, shuffling, running out."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from maumau.engine import stock
from maumau.engine.chance import PLACE
from maumau.engine.declare import CALLED_ONE, CHANCE, GAME, RING, RULES, UNTIL, new


class Ring:
    """A game with one seat that draws, its ring filled by hand: the stock from `start`, then the pile."""

    def __init__(self, cards_in_stock: list[int], pile: list[int], *, turned_over: bool = True, start: int = 0) -> None:
        self.rules, self.game, self.chance = new(RULES)[0], new(GAME)[0], new(CHANCE)[0]
        self.rules.turned_over = turned_over
        self.rules.kinds = 52
        self.game.seats = 2
        self.game.head = start
        self.game.mid = start + len(cards_in_stock)
        self.game.tail = self.game.mid + len(pile)
        for place, card in enumerate([*cards_in_stock, *pile], start):
            self.game.ring[place & PLACE] = card

    def between(self, first: str, last: str) -> list[int]:
        """The cards of a stretch of the ring."""
        places = range(int(getattr(self.game, first)), int(getattr(self.game, last)))
        return [int(self.game.ring[place & PLACE]) for place in places]

    @property
    def stock(self) -> list[int]:
        return self.between("head", "mid")

    @property
    def pile(self) -> list[int]:
        return self.between("mid", "tail")

    @property
    def hand(self) -> list[int]:
        counts = self.game.counts[0].tolist()
        return [card for card, held in enumerate(counts) for _ in range(held)]

    def draw(self, cards: int = 1) -> int:
        """So many cards for seat 0; how many came."""
        return int(stock.draw_cards(self.rules, self.game, self.chance, 0, cards))

    def script(self, *cards: int) -> None:
        """How the next shuffle falls."""
        self.chance.script = len(cards)
        self.chance.order[: len(cards)] = cards


@pytest.mark.parametrize("start", [0, RING - 3, RING - 1])
def test_the_first_card_is_drawn_first(start: int) -> None:
    ring = Ring([4, 9, 7], [1], start=start)
    assert ring.draw(2) == 2
    assert (ring.hand, ring.stock, ring.pile) == ([4, 9], [7], [1])


@pytest.mark.parametrize("start", [0, RING - 4, RING - 1])
@pytest.mark.rule("ALL-04", "LT-08")
def test_a_pile_is_turned_over_when_a_card_is_needed(start: int) -> None:
    ring = Ring([4], [1, 2, 3, 8], start=start)
    assert ring.draw() == 1
    assert (ring.stock, ring.pile) == ([], [1, 2, 3, 8]), "not when the last is taken"
    assert ring.game.stock_known == 0
    assert ring.draw() == 1
    assert (ring.hand, ring.stock, ring.pile) == ([1, 4], [2, 3], [8]), "the oldest discard first"
    assert ring.game.stock_known == 1
    assert int(ring.game.known[0][1]) == 1
    assert int(ring.game.known[0][4]) == 0


@pytest.mark.rule("ALL-04", "SR-23")
def test_a_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    ring = Ring([4], [1, 2, 3, 8], turned_over=False)
    ring.script(3, 1, 2)
    assert ring.draw(3) == 3
    assert (ring.hand, ring.stock, ring.pile) == ([1, 3, 4], [2], [8])
    assert (int(ring.chance.shuffled), int(ring.game.stock_known)) == (3, 0)


@pytest.mark.rule("ALL-04", "ALL-05")
@pytest.mark.parametrize("turned_over", [True, False])
def test_one_keeps_what_there_was(turned_over: bool) -> None:
    ring = Ring([4], [1, 8], turned_over=turned_over)
    assert stock.can_draw(ring.game)
    assert ring.draw(5) == 2
    assert (ring.hand, ring.stock, ring.pile) == ([1, 4], [], [8])
    assert not stock.can_draw(ring.game)
    assert ring.draw() == 0
    assert stock.draw_one(ring.rules, ring.game, ring.chance, 0) == -1


@pytest.mark.rule("ALL-09")
def test_a_card_received_ends_a_call() -> None:
    ring = Ring([4], [1])
    ring.game.called[0] = ring.game.called[1] = CALLED_ONE
    ring.game.unmet = 3
    ring.draw()
    assert ring.game.called.tolist()[:2] == [0, CALLED_ONE]
    assert int(ring.game.unmet) == 2


def until(ring: Ring, fits: int, most: int, *, stops: bool) -> int:
    """Draw until a card of that number comes."""
    mask = np.uint64(1 << fits)
    return int(stock.draw_until(ring.rules, ring.game, ring.chance, 0, mask, most, stops))


@pytest.mark.parametrize(
    ("cards", "pile", "most", "stops", "last", "hand"),
    [
        ([4, 5, 6, 7], [1], UNTIL, False, 6, [4, 5, 6]),
        ([4, 5, 6, 7], [1], 2, False, 5, [4, 5]),
        ([4, 5, 6, 7], [1], 0, False, -1, []),
        ([4, 5], [6, 1], UNTIL, False, 6, [4, 5, 6]),  # renewed, and on
        ([4, 5], [6, 1], UNTIL, True, 5, [4, 5]),  # ends with the stock
        ([], [6, 1], UNTIL, True, 6, [6]),  # an empty stock is renewed before
        ([], [5, 1], UNTIL, True, 5, [5]),
        ([4, 5], [3, 1], UNTIL, False, 3, [3, 4, 5]),  # nothing fits anywhere, and it ends
        ([], [1], UNTIL, False, -1, []),
    ],
)
@pytest.mark.rule("ALL-04", "RU-05", "SR-13")
def test_drawing_until_a_card_fits(
    cards: list[int], pile: list[int], most: int, stops: bool, last: int, hand: list[int]
) -> None:
    ring = Ring(cards, pile)
    assert until(ring, 6, most, stops=stops) == last
    assert ring.hand == hand
    assert sorted(ring.hand + ring.stock + ring.pile) == sorted(cards + pile)


@pytest.mark.rule("ALL-01", "ALL-11")
def test_the_ring_turns_over_and_over() -> None:
    """104 cards, equal ones among them, drawn and put some thousand times: the ring runs round and loses none."""
    ring = Ring([card % 52 for card in range(100)], [0, 1, 2, 3], turned_over=False)
    game: Any = ring.game
    every = sorted(ring.stock + ring.pile)
    for turn in range(3000):
        ring.draw(1 + turn % 3)
        while len(ring.hand) > turn % 5:
            card = ring.hand[0]
            stock.remove(game, 0, card)
            stock.discard(game, card)
        held = ring.hand
        assert sorted(ring.stock + ring.pile + held) == every
        assert int(game.sizes[0]) == len(held)
        assert int(game.hands[0]) == sum(1 << card for card in set(held))
        assert int(game.top) == ring.pile[-1]
    assert int(game.tail) > 10 * RING


def test_equal_cards_are_counted() -> None:
    ring = Ring([], [1])
    for _ in range(2):
        stock.give(ring.game, 0, 63)
    stock.remove(ring.game, 0, 63)
    assert (int(ring.game.counts[0, 63]), int(ring.game.sizes[0]), int(ring.game.hands[0])) == (1, 1, 1 << 63)
    stock.remove(ring.game, 0, 63)
    assert int(ring.game.hands[0]) == 0
