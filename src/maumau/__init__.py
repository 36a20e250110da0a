"""Maumau: every Mau-Mau there is, at one table.

The public names. Each is fetched when it is first used, so that reading rules does not wait for the compiler.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from maumau.cards import Card
    from maumau.game import Match, Move, Refusal, Refused, Round, View, deal
    from maumau.records import match_record, record_of
    from maumau.rules import RulesError, Ruleset, load, shipped

_HOMES = {
    "Card": "maumau.cards",
    "Match": "maumau.game",
    "Move": "maumau.game",
    "Refusal": "maumau.game",
    "Refused": "maumau.game",
    "Round": "maumau.game",
    "Ruleset": "maumau.rules",
    "RulesError": "maumau.rules",
    "View": "maumau.game",
    "deal": "maumau.game",
    "load": "maumau.rules",
    "match_record": "maumau.records",
    "record_of": "maumau.records",
    "shipped": "maumau.rules",
}

__all__ = [
    "Card",
    "Match",
    "Move",
    "Refusal",
    "Refused",
    "Round",
    "RulesError",
    "Ruleset",
    "View",
    "deal",
    "load",
    "match_record",
    "record_of",
    "shipped",
]


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'maumau' has no attribute {name!r}")
