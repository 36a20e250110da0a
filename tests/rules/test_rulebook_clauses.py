"""Every clause of the ledger has its sentences in the rulebooks, or a reason why it needs none."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def made() -> Iterator[ModuleType]:
    """The command that writes the page."""
    path = ROOT / "docs" / "generate_clause_sentences.py"
    spec = util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules[path.stem]


def test_every_clause_is_told_or_has_a_reason(made: ModuleType) -> None:
    assert list(made.untold()) == []


def test_what_is_said_beside_the_keys_is_about_something(made: ModuleType) -> None:
    assert list(made.unused()) == []


def test_the_page_is_current(made: ModuleType) -> None:
    assert made.PAGE.read_text("utf-8") == made.text(), "run python docs/generate_clause_sentences.py"


def test_every_clause_stands_on_the_page_once(made: ModuleType) -> None:
    text = made.PAGE.read_text("utf-8")
    for clause in made.ledger()["clause"]:
        assert text.count(f"\n| {clause['id']} | ") == 1
    rows = [line for line in text.split("\n") if line.startswith("|")]
    assert {len(line.replace("\\|", "").split("|")) for line in rows} == {5}


def test_a_clause_that_no_sentence_states_is_found(made: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    without = {clause: entry for clause, entry in made.entries().items() if clause not in ("LT-02", "ALL-13")}
    monkeypatch.setattr(made, "entries", lambda: without)
    found = set(made.untold())
    assert ("LT-02", "maumas") in found
    assert {ref for clause, ref in found if clause == "ALL-13"} >= {"maumas", "mau-mau-32"}


def test_an_entry_for_nothing_is_found(made: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = {"XX-01": {}, "LT-02": {"messages": ["rulebook-nothing"], "where": {"mau-mau-32": "no"}, "note": "x"}}
    monkeypatch.setattr(made, "entries", lambda: wrong)
    assert len(list(made.unused())) == 4
