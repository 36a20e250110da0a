"""Bit work against plain Python integers, compiled and uncompiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from maumau.engine import bits
from maumau.engine.kernel import COMPILED

from . import both_modes

masks = st.integers(0, (1 << 64) - 1)


@pytest.fixture(scope="module")
def uncompiled() -> dict[str, Any]:
    """The answers of a run without the compiler, NumPy's errors raised."""
    run = subprocess.run(
        [sys.executable, "-W", "error", str(Path(both_modes.__file__))],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    answers: dict[str, Any] = json.loads(run.stdout)
    return answers


def test_both_modes_answer_alike(uncompiled: dict[str, Any]) -> None:
    assert COMPILED or os.environ.get("NUMBA_DISABLE_JIT") == "1"
    compiled = json.loads(json.dumps(both_modes.answers()))
    assert compiled["bits"] == uncompiled["bits"]
    assert compiled["chance"] == uncompiled["chance"]


def test_the_uncompiled_answers_are_right(uncompiled: dict[str, Any]) -> None:
    found = uncompiled["bits"]
    assert found["bit"] == [1 << kind for kind in range(64)]
    for value in both_modes.MASKS:
        kinds = [kind for kind in range(64) if value >> kind & 1]
        answer = found[hex(value)]
        assert answer["kinds"] == answer["nth"] == kinds
        assert answer["count"] == len(kinds)
        assert answer["without"] == [value & ~(1 << kind) for kind in range(64)]
        if value:
            assert answer["lowest"] == kinds[0]
            assert answer["drop_lowest"] == value & ~(1 << kinds[0])


@given(masks, st.integers(0, 63))
def test_one_kind(value: int, kind: int) -> None:
    mask = np.uint64(value)
    assert bits.has(mask, kind) == bool(value >> kind & 1)
    assert int(bits.without(mask, kind)) == value & ~(1 << kind)
    assert int(bits.bit(kind)) == 1 << kind


@given(masks)
def test_all_kinds(value: int) -> None:
    mask = np.uint64(value)
    kinds = [kind for kind in range(64) if value >> kind & 1]
    assert bits.count(mask) == len(kinds)
    assert [bits.nth(mask, n) for n in range(len(kinds))] == kinds
    if value:
        assert bits.lowest(mask) == kinds[0]
        assert int(bits.drop_lowest(mask)) == value & (value - 1)
