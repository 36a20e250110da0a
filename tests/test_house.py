"""The house keeps its own rules: what the code may not say, who may start the compiler, what must be written down."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src").rglob("*.py"))
RULESETS = sorted((ROOT / "src" / "maumau" / "rulesets").glob("*.toml"))
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))
LOCKS = (ROOT / "requirements.lock", ROOT / "requirements-test.lock", ROOT / "requirements-peers.lock")

# What the whole family is called, and the package after it, is no name of one game.
FAMILY = re.compile(r"mau[- ]?mau", re.IGNORECASE)
CLAUSE = re.compile(r"\b(?:ALL|LT|SR|FI|EU|RU)-(?:\d\d|V\d)\b")


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def said_in_code(source: str) -> Iterator[tuple[int, str]]:
    """Line and text of every name and string of some source; comments and docstrings are not code."""
    tree = ast.parse(source)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        for _, value in ast.iter_fields(node):
            for text in value if isinstance(value, list) else [value]:
                if isinstance(text, str) and id(node) not in prose:
                    yield line, text


def whole_word(word: str) -> re.Pattern[str]:
    """Find a word with hyphens in it, also as an identifier would spell it."""
    spelled = re.escape(word).replace(r"\-", "[-_]")
    return re.compile(rf"(?<![\w-]){spelled}(?![\w-])", re.IGNORECASE)


def names_of_games() -> set[str]:
    """Ids and names of all games that come along."""
    names = {path.stem for path in RULESETS}
    for path in RULESETS:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        names |= {data[key] for key in ("name",) if key in data}
        names |= {data["about"][key] for key in ("english",) if key in data.get("about", {})}
    return {name for name in names if not FAMILY.fullmatch(name)}


def test_the_scanner_sees_code_and_overlooks_prose() -> None:
    """The two tests below would pass on anything if this did not hold."""
    source = '"""maumas"""\nprosi = 1  # maumas\n\n\ndef f(a):\n    "maumas"\n    return f"x maumas {a}", a.maumas\n'
    found = [(line, text) for line, text in said_in_code(source) if whole_word("maumas").search(text)]
    assert sorted(found) == [(7, "maumas"), (7, "x maumas ")]
    assert whole_word("a-b").search("x = A_B")
    assert not whole_word("a-b").search("a-b-1")


def test_no_game_is_named_in_code() -> None:
    assert RULESETS
    patterns = [whole_word(name) for name in names_of_games()]
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text!r}"
        for path in SOURCES
        for line, text in said_in_code(path.read_text(encoding="utf-8"))
        for pattern in patterns
        if pattern.search(text)
    ]
    assert found == []


def test_no_clause_is_named_in_code() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text!r}"
        for path in SOURCES
        for line, text in said_in_code(path.read_text(encoding="utf-8"))
        if CLAUSE.search(text)
    ]
    assert found == []


def test_files_can_be_read_in_one_sitting() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCES}
    assert {str(path.relative_to(ROOT)): lines for path, lines in lengths.items() if lines > 500} == {}


def modules_after(statement: str) -> set[str]:
    """The top-level modules, beyond the standard library's, that a statement brings into a fresh Python."""
    code = f"import sys; before = set(sys.modules); {statement}; print(*sorted(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return {name.partition(".")[0] for name in done.stdout.split()} - sys.stdlib_module_names


@pytest.mark.parametrize("module", ["maumau", "maumau.cards", "maumau.rules", "maumau.engine.declare", "maumau.cli"])
def test_starts_without_the_compiler(module: str) -> None:
    loaded = modules_after(f"import {module}")
    assert "maumau" in loaded
    assert not loaded & {"numba", "llvmlite"}


def test_record_declarations_need_numpy_alone() -> None:
    assert modules_after("import maumau.engine.declare") == {"maumau", "numpy"}


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.stem)
def test_a_decision_says_why(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.startswith(f"# {path.stem[:4]}")
    headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
    wanted = ["Context", "Choice", "Rejected", "Consequence"]
    assert [heading for heading in headings if heading in wanted] == wanted


def test_decisions_are_numbered_in_order() -> None:
    assert [int(path.stem[:4]) for path in DECISIONS] == list(range(1, len(DECISIONS) + 1))
    assert len(DECISIONS) >= 5


def test_the_readme_begins_with_a_round_and_both_commands() -> None:
    """That the round is right is shown by pytest, which runs the README as a doctest."""
    beginning = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:30]
    assert ">>> import maumau" in beginning
    assert ">>> game.result.reason" in beginning
    assert any(line.startswith("python3 run.py ") and "test" not in line for line in beginning)
    assert any(line.startswith("python3 run.py test") for line in beginning)
    assert "README.md" in pyproject()["tool"]["pytest"]["ini_options"]["testpaths"]


def test_the_changelog_names_the_version() -> None:
    version = pyproject()["project"]["version"]
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"(?<![\d.]){re.escape(version)}(?![\d]|\.\d)", text)
    assert "## [Unreleased]" in text


def test_ci_runs_what_contributors_run() -> None:
    script = ROOT / ".ci" / "run"
    commands = [line for line in script.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    assert commands == ["set -euo pipefail", 'cd "$(dirname "$0")/.."', "exec python3 run.py test"]
    assert os.access(script, os.X_OK)


# --- dependencies ----------------------------------------------------------------------------


def pins(lock: Path) -> dict[str, tuple[str, int]]:
    """Version and number of hashes of every package of a lock file."""
    found: dict[str, tuple[str, int]] = {}
    name = ""
    for line in lock.read_text(encoding="utf-8").splitlines():
        if pinned := re.match(r"([a-z0-9-]+)==(\S+)", line):
            name = pinned[1]
            assert name not in found, f"{name} is locked twice"
            found[name] = (pinned[2], 0)
        elif re.match(r"    --hash=sha256:[0-9a-f]{64}( \\)?$", line):
            found[name] = (found[name][0], found[name][1] + 1)
        else:
            assert line.startswith("#"), line
    return found


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_locks_have_hashes_and_no_addresses(lock: Path) -> None:
    assert all(hashes for _, hashes in pins(lock).values())
    assert not re.search(r"://|(?<!no-emit-)index-url|find-links|\.whl|(?<!\S)/", lock.read_text(encoding="utf-8"))


def test_the_checks_use_what_the_game_uses() -> None:
    game, checks, peers = (pins(lock) for lock in LOCKS)
    assert {name: checks.get(name) for name in game} == game
    assert {name: checks[name] for name in peers if name in checks} == {
        name: peers[name] for name in peers if name in checks
    }


@pytest.mark.parametrize(
    ("lock", "extras"),
    [(LOCKS[0], ["build"]), (LOCKS[1], ["build", "test", "docs"]), (LOCKS[2], ["peers"])],
    ids=["game", "test", "peers"],
)
def test_locks_hold_what_is_declared(lock: Path, extras: list[str]) -> None:
    project = pyproject()["project"]
    declared = project["dependencies"] + [line for extra in extras for line in project["optional-dependencies"][extra]]
    locked = pins(lock)
    for requirement in map(Requirement, declared):
        assert locked[canonicalize_name(requirement.name)][0] in requirement.specifier


def test_default_dependencies_are_bounded_below_the_next_major() -> None:
    for requirement in map(Requirement, pyproject()["project"]["dependencies"]):
        assert {part.operator for part in requirement.specifier} == {">=", "<"}, str(requirement)
