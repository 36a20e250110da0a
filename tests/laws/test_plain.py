"""The same source, compiled or not, plays the same rounds: records, states, chance and views are equal bit by bit.

Uncompiled, NumPy's errors are raised: an overflow or a lost bit that compiled code passes over stops the run.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from maumau.rules import shipped

from . import one_mode
from .tables import Drawn, drawings, seats_of

#: Option sets a ruleset, each with one number of seats and one round. Uncompiled, a line takes some 10 ms, so that 50
#: to 100 rounds a minute can be played; longer rounds than so many lines are left for the compiled laws.
DRAWINGS, MOST_LINES = 3, 70
LONG_DRAWINGS, LONG_MOST_LINES = 25, 300

Job = dict[str, Any]


def jobs(ref: str, count: int, most_lines: int) -> list[Job]:
    """A round each for some drawings of options, seats by lot, all bots in turn; the first one that is not too long."""
    rng = random.Random(f"plain {ref}")
    bots = (["random-any"], ["rules"], ["random"])
    found = []
    for number, ruleset in enumerate(drawings(ref, rng, count, Drawn())):
        job: Job = {
            "ruleset": ref,
            "options": dict(ruleset.chosen),
            "seats": rng.choice(seats_of(ruleset)),
            "seed": rng.getrandbits(62),
            "first": 0,
            "rounds": 1,
            "bots": bots[number % len(bots)],
            "replayed": False,
        }
        while len(one_mode.play(job)[0]["record"]["moves"]) > most_lines:
            job["first"] += 1
        found.append(job | {"replayed": True})
    return found


def uncompiled(work: list[Job]) -> tuple[list[Any], float]:
    """What a run without the compiler makes of the jobs, and the seconds it played."""
    run = subprocess.run(
        [sys.executable, "-W", "error", str(Path(one_mode.__file__))],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        input=json.dumps(work),
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    answer = json.loads(run.stdout)
    return answer["answers"], answer["seconds"]


def compare(work: list[Job]) -> tuple[int, int, float]:
    """Both halves play the jobs; rounds, lines, and the uncompiled seconds."""
    plain, seconds = uncompiled(work)
    rounds = lines = 0
    for job, answers in zip(work, plain, strict=True):
        compiled = one_mode.play(job)
        for one, other in zip(compiled, answers, strict=True):
            assert one["record"] == other["record"], job
            assert one == other, job
            rounds, lines = rounds + 1, lines + len(one["record"]["moves"])
    return rounds, lines, seconds


def test_compiled_and_plain_rounds_are_equal() -> None:
    work = [job for ref in shipped() for job in jobs(ref, DRAWINGS, MOST_LINES)]
    rounds, lines, _ = compare(work)
    assert rounds == DRAWINGS * len(shipped())
    assert lines > 15 * rounds


@pytest.mark.long
@pytest.mark.parametrize("ref", shipped())
def test_many_compiled_and_plain_rounds_are_equal(ref: str) -> None:
    rounds, lines, seconds = compare(jobs(ref, LONG_DRAWINGS, LONG_MOST_LINES))
    assert rounds == LONG_DRAWINGS
    print(f"\n{ref}: {rounds} rounds, {lines} lines, {rounds / seconds * 60:.0f} uncompiled rounds a minute")
