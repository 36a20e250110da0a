"""Between the engine's bits and what people read: sets of moves, standing calls, hands."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from maumau.engine.calls import MAY_CALL, MAY_CALL_DOUBLE
from maumau.engine.declare import CALLED_DOUBLE, CALLED_NONE, CALLED_ONE
from maumau.engine.legal import CALL, CALL_DOUBLE, NAME
from maumau.game.moves import PLAIN_VERBS, Move, MoveBook

CALLS = {word: Move(word) for word, number in PLAIN_VERBS.items() if number in (CALL, CALL_DOUBLE)}


@lru_cache(maxsize=4096)
def moves_of_masks(book: MoveBook, plays: Any, others: Any) -> tuple[Move, ...]:
    """The moves of the engine's pair of sets."""
    cards, rest = int(plays), int(others)
    numbers = [number for number in range(64) if cards >> number & 1]
    numbers += [NAME + number for number in range(64) if rest >> number & 1]
    return tuple(book.move(number) for number in numbers)


def moves_of_words(words: int) -> tuple[Move, ...]:
    """The calls of the engine's `MAY_CALL` bits."""
    moves: tuple[Move, ...] = ()
    if words & MAY_CALL:
        moves += (CALLS["call"],)
    if words & MAY_CALL_DOUBLE:
        moves += (CALLS["call double"],)
    return moves


def called_words(called: int) -> tuple[str, ...]:
    """The words that stand, of `Game.called`."""
    words: tuple[str, ...] = ()
    if called & (CALLED_ONE | CALLED_NONE):
        words += ("call",)
    if called & CALLED_DOUBLE:
        words += ("call double",)
    return words
