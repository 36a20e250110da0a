"""A ruleset made ready to be dealt: its compiled table, made once, and the cards of its packs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from maumau.cards import Card, Deck
from maumau.rules import Ruleset, load
from maumau.rules.table import table_of

_tables: dict[str, NDArray[Any]] = {}


def compiled(ruleset: Ruleset) -> NDArray[Any]:
    """The engine's table of a ruleset, an array of one record; rulesets that play alike share it."""
    table = _tables.get(ruleset.fingerprint)
    if table is None:
        table = table_of(ruleset)
        _tables[ruleset.fingerprint] = table
    return table


def loaded(ruleset: Ruleset | str, options: Mapping[str, object] | None) -> Ruleset:
    """A ruleset by itself, or loaded with options. Raises `RulesError`, and `ValueError` for options that come late."""
    if not isinstance(ruleset, Ruleset):
        return load(ruleset, options)
    if options is not None:
        raise ValueError("options belong to loading: give an id or a path, or ruleset.with_options(options)")
    return ruleset


def read_cards(deck: Deck, cards: Iterable[str | Card]) -> tuple[Card, ...]:
    """Cards as people hand them in: cards, texts, or one text with blanks. Raises `CardError`."""
    if isinstance(cards, str):
        return deck.parse_many(cards)
    return tuple(card if isinstance(card, Card) else deck.parse(card) for card in cards)


def check_pack(ruleset: Ruleset, seats: int, numbers: NDArray[np.uint8]) -> None:
    """Raise `ValueError` unless the cards are exactly the packs of so many players (ALL-01)."""
    packs, kinds = ruleset.packs_for(seats), ruleset.deck.kinds
    counts = np.bincount(numbers, minlength=len(kinds))
    for kind, card in enumerate(kinds):
        if counts[kind] != packs:
            raise ValueError(
                f"the pack holds {card} {counts[kind]} times instead of {packs}; it must be {packs} × {len(kinds)} "
                "cards"
            )
