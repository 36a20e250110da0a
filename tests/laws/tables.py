"""Tables to try a law on: rulesets, options drawn at random, and every number of seats that they allow."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from maumau.rules import RulesError, Ruleset, load


@dataclass
class Drawn:
    """How many drawings of options were played, and how many the rules refused (ALL-14)."""

    played: int = 0
    refused: int = 0


def some_options(ruleset: Ruleset, rng: random.Random, often: float = 0.5) -> dict[str, object]:
    """Each option of a ruleset with a value by lot, or, as often as not, left as it is."""
    return {name: rng.choice(option.values) for name, option in ruleset.options.items() if rng.random() < often}


def loaded(ref: str, options: Mapping[str, object]) -> Ruleset | None:
    """The ruleset with these options; None where the rules refuse the combination."""
    try:
        return load(ref, options)
    except RulesError:
        return None


def may_sit(ruleset: Ruleset, seats: int) -> bool:
    """Whether the cards suffice for so many players."""
    try:
        ruleset.check_seats(seats)
    except RulesError:
        return False
    return True


def seats_of(ruleset: Ruleset) -> tuple[int, ...]:
    """Every number of seats that can be dealt to."""
    fewest, most = ruleset.players
    return tuple(seats for seats in range(fewest, most + 1) if may_sit(ruleset, seats))


def drawings(ref: str, rng: random.Random, count: int, drawn: Drawn) -> Iterator[Ruleset]:
    """The ruleset as it stands, then with options by lot; `drawn` counts those that were refused."""
    plain = load(ref)
    yield plain
    drawn.played += 1
    while drawn.played < count:
        ruleset = loaded(ref, some_options(plain, rng))
        if ruleset is None:
            drawn.refused += 1
            continue
        drawn.played += 1
        yield ruleset
