"""Refusals: why a move is not allowed, as a value with reason, clause and parameters (ALL-13).

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
from maumau.rules import Ruleset


@dataclass(frozen=True)
class Refusal:
    """Why a seat may not make a move. `str(refusal)` is a sentence for people."""

    seat: int
    move: Move
    reason: str  #: the mechanism's code, as listed in `reasons.toml`
    clause: str  #: the clause that refuses, e.g. "LT-11"
    parameters: Mapping[str, Any] = field(default_factory=dict)

    @property
    def message(self) -> str:
        """The sentence, in English, without the clause."""
        return str(reasons()[self.reason]["message"]).format_map(self.parameters)

    def __str__(self) -> str:
        return f"{self.message} ({self.clause})"


class Refused(Exception):
    """A move that the rules do not allow was to be played; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


@lru_cache(maxsize=1)
def reasons() -> dict[str, dict[str, Any]]:
    """Every reason code with its keys, its clause and its sentence."""
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
