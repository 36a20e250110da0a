"""The ledger as data: complete, and about the rulesets that are shipped."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any

import pytest

from maumau.rules import Ruleset, load, shipped

from .position_files import clause_ids, ledger

CLAUSES: list[dict[str, Any]] = ledger()["clause"]
SECTIONS: list[dict[str, Any]] = ledger()["section"]
FAMILIES: list[dict[str, Any]] = ledger()["family"]
RULESETS: dict[str, Ruleset] = {ruleset: load(ruleset) for ruleset in shipped()}


def test_no_id_stands_twice() -> None:
    assert len(set(clause_ids())) == len(clause_ids())


def test_each_family_is_numbered_without_gaps() -> None:
    numbers: dict[str, list[int]] = defaultdict(list)
    for clause in clause_ids():
        parts = re.fullmatch(r"([A-Z]+-V?)(\d+)", clause)
        assert parts is not None, clause
        assert clause == f"{parts[1]}{int(parts[2]):0{1 if parts[1].endswith('V') else 2}}"
        numbers[parts[1]].append(int(parts[2]))
    counts = {family: len(found) for family, found in numbers.items()}
    assert counts == {"LT-": 22, "SR-": 23, "FI-": 11, "RU-": 12, "RU-V": 9, "EU-": 15, "ALL-": 19}
    for family, found in numbers.items():
        assert found == list(range(1, len(found) + 1)), family


@pytest.mark.parametrize("clause", CLAUSES, ids=clause_ids())
def test_a_clause_says_something_about_shipped_rulesets(clause: dict[str, Any]) -> None:
    assert set(clause) <= {"id", "sentence", "ruling", "options", "rulesets"}
    assert clause.get("sentence") or clause.get("ruling")
    assert all(text == text.strip() for text in (clause.get("sentence", ""), clause.get("ruling", "")))
    assert clause["rulesets"]
    assert set(clause["rulesets"]) <= set(RULESETS)
    family = next(one for one in FAMILIES if clause["id"].startswith(one["id"] + "-"))
    assert set(clause["rulesets"]) <= set(family["rulesets"])


@pytest.mark.parametrize("clause", CLAUSES, ids=clause_ids())
def test_an_option_is_offered_where_the_clause_holds(clause: dict[str, Any]) -> None:
    for option in clause.get("options", []):
        offering = [ruleset for ruleset in clause["rulesets"] if option in RULESETS[ruleset].options]
        assert offering, f"none of {clause['rulesets']} offers {option}"


@pytest.mark.parametrize("ruleset", shipped())
def test_every_option_of_a_ruleset_stands_in_the_ledger(ruleset: str) -> None:
    named = {option for clause in CLAUSES if ruleset in clause["rulesets"] for option in clause.get("options", [])}
    assert set(RULESETS[ruleset].options) <= named


@pytest.mark.parametrize("clause", CLAUSES, ids=clause_ids())
def test_an_option_that_the_text_names_is_listed(clause: dict[str, Any]) -> None:
    """What stands between backticks and is an option of one of the rulesets stands in `options` too."""
    text = clause.get("sentence", "") + clause.get("ruling", "")
    offered = {option for ruleset in clause["rulesets"] for option in RULESETS[ruleset].options}
    named = {word.split(" ")[0] for word in re.findall(r"`([^`]+)`", text)} & offered
    if not clause["id"].startswith("ALL-"):
        assert named <= set(clause.get("options", []))


def test_every_ruleset_and_every_document_has_a_family() -> None:
    made = [ruleset for family in FAMILIES if "document" in family for ruleset in family["rulesets"]]
    assert sorted(made) == sorted(RULESETS)
    for family in FAMILIES:
        for ruleset in family["rulesets"]:
            if "document" in family:
                assert RULESETS[ruleset].source == family["document"]


def test_the_section_belongs_to_its_clause() -> None:
    assert [section["clause"] for section in SECTIONS] == ["FI-11"]
    for section in SECTIONS:
        assert section["sentence"]
        assert section["ruling"]
        clause = next(one for one in CLAUSES if one["id"] == section["clause"])
        assert section["rulesets"] == clause["rulesets"]
        assert section["options"] == clause["options"]


@pytest.mark.parametrize("ruleset", shipped())
def test_a_ruleset_refers_to_clauses_that_hold_in_it(ruleset: str) -> None:
    """The clauses that a ruleset file gives for its card tables are clauses of the ledger."""
    rules = RULESETS[ruleset]
    paths = ["players", "pack", "deal", "follow", "draw", "stock", "score", "match"]
    paths += [f"cards.{card}" for card in rules.deck.kinds]
    given = {clause for path in paths for clause in rules.clauses_for(path)}
    assert given
    assert given <= set(clause_ids())
