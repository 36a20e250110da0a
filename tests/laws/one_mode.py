"""Plays the rounds that it is told to on standard input, and writes what came of them, as JSON.

Imported by the tests for the compiled half; as a program, with NUMBA_DISABLE_JIT=1, it is the uncompiled half and
raises every error that NumPy would pass over.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from typing import Any

import numpy as np

from maumau.engine.kernel import COMPILED
from maumau.lab.simulate import BotsAtTable
from maumau.records import record_of, round_of_record
from maumau.rules import load


def play(job: dict[str, Any]) -> list[dict[str, Any]]:
    """The rounds of a job: each its record and hashes of the last state, as simulated and as replayed."""
    ruleset = load(job["ruleset"], job["options"])
    table = BotsAtTable(ruleset, job["seats"], job["bots"])
    found = []
    for number in range(job["first"], job["first"] + job["rounds"]):
        lines = table.round(job["seed"], number, number % job["seats"], (number + 1) % job["seats"])
        record = table.record(lines)
        state, chance = hash_of(table.games), hash_of(table.chances)
        answer: dict[str, Any] = {"record": record, "state": state, "chance": chance}
        if job["replayed"]:
            replayed = round_of_record(record, ruleset)
            answer["replayed"] = hash_of(replayed._state)
            answer["views"] = [hash_of(replayed.view(seat).knowledge) for seat in range(-1, job["seats"])]
            assert record_of(replayed) == record
        found.append(answer)
    return found


def hash_of(records: Any) -> str:
    """The bytes of an array, in short."""
    return hashlib.sha256(records.tobytes()).hexdigest()


def main() -> None:
    """The uncompiled half."""
    np.seterr(all="raise")
    assert not COMPILED, "this program is the uncompiled half: set NUMBA_DISABLE_JIT=1"
    begun = time.monotonic()
    answers = [play(job) for job in json.load(sys.stdin)]
    json.dump({"answers": answers, "seconds": time.monotonic() - begun}, sys.stdout)


if __name__ == "__main__":
    main()
