"""No clause of the ledger without a test, and no test for a clause that is not there."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

from .position_files import TESTS, clause_ids, position_files


def marks_in(path: Path) -> set[str]:
    """The clauses of all `pytest.mark.rule("…")` of a file, however they are attached."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            found.update(arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))
    return found


def where_clauses_are_tested() -> dict[str, list[str]]:
    """For each clause the position files and test files that show it."""
    places: dict[str, list[str]] = defaultdict(list)
    for file in position_files():
        for clause in file.clauses:
            places[clause].append(file.name)
    for path in sorted(TESTS.rglob("*.py")):
        for clause in sorted(marks_in(path)):
            places[clause].append(str(path.relative_to(TESTS)))
    return dict(places)


PLACES = where_clauses_are_tested()


@pytest.mark.parametrize("clause", clause_ids())
def test_the_clause_stands_on_a_test(clause: str) -> None:
    assert PLACES.get(clause), f'no position file names {clause}, and no test is marked @pytest.mark.rule("{clause}")'


def test_every_mark_names_a_clause() -> None:
    unknown = {clause: places for clause, places in PLACES.items() if clause not in clause_ids()}
    assert unknown == {}


def test_marks_are_found(tmp_path: Path) -> None:
    """The search sees decorators, several ids in one mark, and marks of single parameters."""
    path = tmp_path / "test_example.py"
    path.write_text(
        "import pytest\n"
        "@pytest.mark.rule('LT-01', 'LT-02')\n"
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.rule('LT-03'))])\n"
        "def test_one(n): ...\n"
        "def test_two(): rule('LT-04')\n",
        encoding="utf-8",
    )
    assert marks_in(path) == {"LT-01", "LT-02", "LT-03"}
