"""The fingerprint of rules: two rulesets that play alike have one (``docs/reference/fingerprint.md``)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from maumau.rules.lines import KeyPath
from maumau.rules.schema import Later, Rules
from maumau.rules.shape import NONE, marked

PREFIX = "sha256:"


def canonical(resolved: Mapping[str, Any]) -> str:
    """The canonical JSON of resolved rules: keys sorted, no blanks, no escapes that are not needed."""
    return json.dumps(resolved, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def fingerprint(resolved: Mapping[str, Any]) -> str:
    """``sha256:`` and the SHA-256 of the canonical JSON of what counts as UTF-8, in hexadecimal."""
    return PREFIX + hashlib.sha256(canonical(counted(resolved)).encode("utf-8")).hexdigest()


def counted(resolved: Mapping[str, Any]) -> Mapping[str, Any]:
    """Resolved rules as a fingerprint counts them: a key that came later only where it says something.

    So records that were written before a key came stay true.
    """
    for path, default in _LATER:
        resolved = _without(resolved, path, default)
    return resolved


def _without(table: Mapping[str, Any], path: KeyPath, default: Any) -> Mapping[str, Any]:
    """The table without a key that stands at its default."""
    if path[0] not in table:
        return table
    rest = {key: value for key, value in table.items() if key != path[0]}
    if len(path) > 1:
        return {**rest, path[0]: _without(table[path[0]], path[1:], default)}
    return rest if table[path[0]] == default else table


_LATER = tuple((path, NONE if default is None else default) for path, default in marked(Rules, Later))
