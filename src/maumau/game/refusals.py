"""Refusals: why a move is not allowed, as a value with reason, clause and parameters (ALL-13).

What is said of them stands in `telling.py`, in no language; `str(refusal)` is that in English.

The engine answers with the mechanism that forbids the move. What clause that is, is the ruleset's matter: the first
reference that its file gives for the mechanism's key; else the clause of `reasons.toml` that holds in every ruleset.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from typing import Any

from maumau.engine.refuse import SPELLING, Why
from maumau.game.moves import Move
from maumau.game.telling import told_refusal
from maumau.locale import language
from maumau.locale.language import DEFAULT
from maumau.rules import Ruleset


@dataclass(frozen=True)
class Refusal:
    """Why a seat may not make a move. `str(refusal)` is a sentence for people, and what would be allowed."""

    seat: int
    move: Move
    reason: str  #: the mechanism's code, as listed in `reasons.toml`
    clause: str  #: the clause that refuses, e.g. "LT-11"
    ruleset: Ruleset = field(repr=False)
    parameters: Mapping[str, Any] = field(default_factory=dict)
    #: What the seat may do instead: its legal moves where it is its turn, else its calls where a call was refused.
    #: Empty where that would tell somebody what is not theirs to know.
    allowed: tuple[Move, ...] = ()

    @property
    def message(self) -> str:
        """Why, and what would be allowed, in English, without the clause."""
        return language(DEFAULT, "letters").say(told_refusal(self, clause=False))

    def __str__(self) -> str:
        return language(DEFAULT, "letters").say(told_refusal(self))


class Refused(Exception):
    """A move that the rules do not allow was to be played; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


@lru_cache(maxsize=1)
def reasons() -> dict[str, dict[str, Any]]:
    """Every reason code with its keys and its clause."""
    text = (files("maumau.game") / "reasons.toml").read_text("utf-8")
    return tomllib.loads(text)


def clause_of(ruleset: Ruleset, reason: str, cards: Mapping[str, Any]) -> str:
    """The clause that a reason stands on in a ruleset; `cards` names the cards that the reason's keys speak of."""
    entry = reasons()[reason]
    for key in entry.get("keys", []):
        path = str(key).format_map(cards)
        if says_something(ruleset, path):
            clauses = ruleset.clauses_for(path)
            if clauses:
                return clauses[0]
    return str(entry["clause"])


def says_something(ruleset: Ruleset, path: str) -> bool:
    """Whether the resolved rules have a value at a key path."""
    value: Any = ruleset.rules
    for key in path.split("."):
        if value is None:
            return False
        value = value.get(key) if isinstance(value, Mapping) else getattr(value, key, None)
    return value is not None


def spelling(number: int) -> str:
    """The reason code of an engine's `Why`."""
    return SPELLING[Why(number)]
