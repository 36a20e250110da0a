"""Replays the records that it reads on standard input, and writes what came of them, as JSON.

The tests import it for the answers of their own process; as a program it is a fresh one, compiled or not.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

from maumau.engine.kernel import COMPILED
from maumau.records import record_of, round_of_record


def answers(records: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Of every record: itself, the hash of the last state, and those of what everybody saw."""
    found = []
    for record in records:
        round_ = round_of_record(record)
        views = [round_.view(seat) for seat in range(-1, round_.seats)]
        found.append(
            {
                "record": record_of(round_),
                "state": in_short(round_._state.tobytes()),
                "views": [in_short(view.knowledge.tobytes()) for view in views],
                "seen": [in_short(repr(view.events).encode()) for view in views],
            }
        )
    return found


def in_short(data: bytes) -> str:
    """A hash."""
    return hashlib.sha256(data).hexdigest()


if __name__ == "__main__":
    json.dump({"compiled": COMPILED, "answers": answers(json.load(sys.stdin))}, sys.stdout)
