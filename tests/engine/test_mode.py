"""When the compiler is imported and when not, each in a process of its own; and that rounds are the same either way."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from maumau.engine import mode

from . import plain_rounds

HEAVY = "sorted({'numba', 'llvmlite'} & set(sys.modules))"
PLAIN = (
    "assert kernel.COMPILED is False; assert bits.count(bits.bit(63) | bits.bit(0)) == 2; assert bits.lowest(12) == 2"
)
VARIABLE = "NUMBA_DISABLE_JIT"


def run(code: str, value: str | None = None) -> str:
    """What a fresh Python prints, with the variable at a value or absent."""
    environment = {key: text for key, text in os.environ.items() if key != VARIABLE}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-W", "ignore:Environment variable:RuntimeWarning", "-c", code],
        env=environment if value is None else environment | {VARIABLE: value},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_package_alone_imports_nothing() -> None:
    code = "import sys; before = set(sys.modules); import maumau.engine; print(*sorted(set(sys.modules) - before))"
    found = {name.partition(".")[0] for name in run(code).split()}
    assert found - sys.stdlib_module_names == {"maumau"}


@pytest.mark.parametrize("value", ["1", "2", "-1", " 1 "])
def test_the_environment_keeps_the_compiler_out(value: str) -> None:
    code = f"import sys; from maumau.engine import bits, kernel; {PLAIN}; import maumau.game; print({HEAVY})"
    assert run(code, value) == "[]"


@pytest.mark.parametrize("value", [None, "0", "", "yes"])
def test_other_values_compile(value: str | None) -> None:
    """As Numba has it: what is no number is no (and Numba says so in a warning)."""
    code = (
        "import sys; from maumau.engine import bits, kernel\n"
        f"print(kernel.COMPILED, hasattr(bits.count, 'py_func'), {HEAVY})"
    )
    assert run(code, value) == "True True ['llvmlite', 'numba']"


@pytest.mark.parametrize("value", ["1", " 2", "0", "00", "", "yes", "1.0", "-1"])
def test_the_variable_is_read_as_numba_reads_it(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, value)
    read = run("from numba import config; print(bool(config.DISABLE_JIT))", value)
    assert str(mode.disabled_by_environment()) == read


def test_a_command_asks_for_the_plain_engine() -> None:
    """Everything up to the bots and simulations; the environment that other processes inherit is left alone."""
    code = (
        "import os, sys; from maumau.engine import plainly; before = dict(os.environ); assert plainly()\n"
        f"from maumau.engine import bits, kernel; {PLAIN}\n"
        "import maumau.bots.players, maumau.game, maumau.lab.simulate, maumau.records\n"
        f"assert plainly(); assert dict(os.environ) == before; print({HEAVY})"
    )
    assert run(code) == "[]"


def test_asked_in_vain_where_the_compiler_is_there() -> None:
    code = (
        "import numba; from maumau.engine import plainly; assert plainly() is False\n"
        "from maumau.engine import bits, kernel; assert kernel.COMPILED; assert plainly() is False\n"
        "print(bits.count(bits.bit(3)), hasattr(bits.count, 'py_func'))"
    )
    assert run(code) == "1 True"


def test_asked_in_vain_where_the_engine_is_compiled() -> None:
    code = (
        "from maumau.engine import bits, kernel, plainly; assert plainly() is False; assert kernel.COMPILED\n"
        "print(bits.lowest(bits.bit(3)), hasattr(bits.lowest, 'py_func'))"
    )
    assert run(code) == "3 True"


def test_numba_may_be_there_and_compile_nothing() -> None:
    code = f"import numba; from maumau.engine import bits, kernel, plainly; {PLAIN}; print(plainly())"
    assert run(code, "1") == "True"


def test_numba_works_for_others_beside_a_plain_engine() -> None:
    code = (
        "from maumau.engine import plainly; assert plainly(); from maumau.engine import bits, kernel; import numba\n"
        f"{PLAIN}; print(hasattr(numba.njit(lambda: 1), 'py_func'), plainly())"
    )
    assert run(code) == "True True"


def test_rounds_are_the_same_without_the_compiler() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", str(Path(plain_rounds.__file__))],
        env={key: text for key, text in os.environ.items() if key != VARIABLE},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert all(len(answer["lines"]) > 100 for answer in found)
    assert found == plain_rounds.answers()
