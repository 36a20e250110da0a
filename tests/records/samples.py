"""Valid records and matches to begin with, and how a verdict is asked for."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

from maumau.lab.simulate import simulate_matches, simulate_rounds
from maumau.records import Verdict, dumps, verify_text
from maumau.rules import Ruleset, load

SEED = 20


@cache
def rules(name: str, **options: object) -> Ruleset:
    """A ruleset, loaded once."""
    return load(name, options)


@cache
def simulated(
    name: str, seats: int, bots: str = "random-any", rounds: int = 4, seed: int = SEED, **options: object
) -> tuple[dict[str, Any], ...]:
    """Records of rounds between bots. Take a `fresh` copy before changing one."""
    return tuple(simulate_rounds(rules(name, **options), seats, rounds, seed, (bots,)))


@cache
def simulated_match(name: str, seats: int, seed: int = SEED, **options: object) -> dict[str, Any]:
    """A match between `random` bots. Take a `fresh` copy before changing it."""
    return next(iter(simulate_matches(rules(name, **options), seats, 1, seed, ("random",))))


def fresh(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A copy of a record with some keys set to other values."""
    return {**copy.deepcopy(record), **changes}


def verdict(record: object) -> Verdict:
    """The verdict on a record, written as a file and read again."""
    verdicts = list(verify_text(record if isinstance(record, str) else json.dumps(record)))
    assert len(verdicts) == 1
    return verdicts[0]


def refused(record: object) -> str:
    """What is said of a record that can be read and is not true."""
    found = verdict(record)
    assert found.readable, found.message
    assert not found.right, found.message
    return found.message


def unreadable(record: object) -> str:
    """What is said of a record that cannot be read."""
    found = verdict(record)
    assert not found.readable, found.message
    assert not found.right
    return found.message


def right(record: dict[str, Any]) -> None:
    """A record that is true."""
    found = verdict(dumps(record))
    assert found.right, found.message
