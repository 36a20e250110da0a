"""Every position file, put to the referee: what is legal, what is refused, what comes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from maumau.game import Match
from maumau.records import FormatError, follow, referee_answer, round_from_deal

from .answers import differences
from .position_files import PositionFile, clause_ids, position_files


def marked(kind: str, unreadable: bool) -> list[Any]:
    """The files of a kind as parameters, each with the marks of its clauses."""
    return [
        pytest.param(file, id=file.name, marks=[pytest.mark.rule(clause) for clause in file.clauses])
        for file in position_files()
        if file.kind == kind and file.unreadable == unreadable
    ]


def played() -> list[Any]:
    """Positions and deals that can be read."""
    return [*marked("position", unreadable=False), *marked("deal", unreadable=False)]


def dealt() -> list[Any]:
    """Those that do not end in the cut: what the cutter holds is in no hand yet."""
    return [pytest.param(*one.values, id=one.id) for one in played() if state_of(one.values[0]).get("phase") != "cut"]


def state_of(file: PositionFile) -> Mapping[str, Any]:
    """What is expected of the table at the end."""
    state: Mapping[str, Any] = file.expect["state"]
    return state


def refused() -> list[Any]:
    """Those in which a move is refused."""
    return [pytest.param(*one.values, id=one.id) for one in played() if "refused" in one.values[0].expect]


def question(file: PositionFile) -> dict[str, Any]:
    """The file as the referee gets it."""
    return {key: value for key, value in file.data.items() if key not in ("clauses", "expect")}


@cache
def answer(name: str) -> Mapping[str, Any]:
    """What the referee says to a file."""
    file = next(one for one in position_files() if one.name == name)
    return follow(deal(file), file.moves) if file.kind == "deal" else referee_answer(question(file))


def deal(file: PositionFile) -> Any:
    """The round that a deal begins."""
    data = file.data
    pack = data["pack"].split() if file.unreadable else file.full_pack()
    return round_from_deal(
        data["ruleset"], data.get("options", {}), data["seats"], data["dealer"], data["leader"], pack
    )


def match(file: PositionFile) -> Match:
    """The match that the rounds of a file make."""
    results = [{"reason": "out", "finisher": None, **result} for result in file.data["rounds"]]
    return Match.from_results(file.data["ruleset"], file.data.get("options", {}), file.data["seats"], results)


@pytest.mark.parametrize("file", played())
def test_what_the_referee_says(file: PositionFile) -> None:
    assert list(differences(file.expect, answer(file.name), file.moves)) == []


@pytest.mark.parametrize("file", marked("position", unreadable=True))
def test_a_position_that_cannot_be_read(file: PositionFile) -> None:
    with pytest.raises(FormatError):
        referee_answer(question(file))


@pytest.mark.parametrize("file", marked("deal", unreadable=True))
def test_a_deal_that_is_refused(file: PositionFile) -> None:
    with pytest.raises(ValueError, match=r"\d"):
        deal(file)


@pytest.mark.parametrize("file", marked("match", unreadable=False))
def test_what_the_match_says(file: PositionFile) -> None:
    so_far = match(file)
    told = {key: getattr(so_far, key) for key in file.expect}
    assert {key: list(value) if isinstance(value, tuple) else value for key, value in told.items()} == file.expect


@pytest.mark.parametrize("file", marked("match", unreadable=True))
def test_a_match_that_cannot_be_agreed(file: PositionFile) -> None:
    with pytest.raises(ValueError, match=r"\d"):
        match(file)


@pytest.mark.rule("ALL-01")
@pytest.mark.parametrize("file", dealt())
def test_no_card_is_lost_and_none_comes_from_nowhere(file: PositionFile) -> None:
    state = answer(file.name)["state"]
    there = [card for hand in state["hands"] for card in hand] + list(state["pile"]) + list(state["stock"])
    assert Counter(there) == file.cards_in_play()


@pytest.mark.rule("ALL-13")
@pytest.mark.parametrize("file", refused())
def test_a_refusal_names_its_clause(file: PositionFile) -> None:
    told = answer(file.name)["refused"]
    assert told["clause"] in clause_ids()
    assert told["message"].strip()
    assert told["reason"].replace("-", "").isalpha()
