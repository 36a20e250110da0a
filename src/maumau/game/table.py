"""The compiled table of a ruleset, made once."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from maumau.rules import Ruleset
from maumau.rules.table import table_of

_tables: dict[str, NDArray[Any]] = {}


def compiled(ruleset: Ruleset) -> NDArray[Any]:
    """The engine's table of a ruleset, an array of one record; rulesets that play alike share it."""
    table = _tables.get(ruleset.fingerprint)
    if table is None:
        table = table_of(ruleset)
        _tables[ruleset.fingerprint] = table
    return table
