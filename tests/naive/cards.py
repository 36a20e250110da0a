"""Cards as two or three letters, and what can be said of a card alone."""

from __future__ import annotations

from collections.abc import Iterable

SUITS = ["c", "d", "h", "s"]
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def rank(card: str) -> str:
    """The rank of a card: "10" of "10d"."""
    return card[:-1]


def suit(card: str) -> str:
    """The suit of a card: "d" of "10d"."""
    return card[-1]


def plays(cards: Iterable[str]) -> set[str]:
    """The moves that put one of these cards."""
    return {"play " + card for card in cards}


def number_or(card: str, values: dict[str, int]) -> int:
    """Points: the value of the rank where one is given, else the number on the card."""
    if rank(card) in values:
        return values[rank(card)]
    return int(rank(card))


def pack_of(lowest: str, packs: int = 1) -> list[str]:
    """The pack in its order (formats, Position): suits c d h s, ranks ascending, first pack, second pack."""
    ranks = RANKS[RANKS.index(lowest) :]
    return [r + s for s in SUITS for r in ranks] * packs
