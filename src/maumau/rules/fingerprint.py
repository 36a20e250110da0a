"""The fingerprint of rules: two rulesets that play alike have one (``docs/reference/fingerprint.md``)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

PREFIX = "sha256:"


def canonical(resolved: Mapping[str, Any]) -> str:
    """The canonical JSON of resolved rules: keys sorted, no blanks, no escapes that are not needed."""
    return json.dumps(resolved, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def fingerprint(resolved: Mapping[str, Any]) -> str:
    """``sha256:`` and the SHA-256 of the canonical JSON as UTF-8, in hexadecimal."""
    return PREFIX + hashlib.sha256(canonical(resolved).encode("utf-8")).hexdigest()
