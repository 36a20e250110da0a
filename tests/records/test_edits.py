"""Any single edit of a valid record is reported, or gives a record that is true in every word it says."""

from __future__ import annotations

import copy
import json
import string
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maumau.game import Move, Round
from maumau.records import FormatError, RecordWrong, dumps, match_of_record, match_record, record_of, round_of_record
from maumau.records.lines import read_line
from maumau.records.verify import verify_text

from .samples import simulated, simulated_match

Given = TypeVar("Given")
Found = TypeVar("Found")

RECORDS = [
    *simulated("maumas", 2, "random", last_card_call=True),
    *simulated("mau-mau-32", 3, "random"),
    *simulated("mau-mau-balkan", 2, "random"),
    *simulated("cheshskiy-durak-3", 3, "random"),
]
MATCHES = [simulated_match("maumas", 2, limit=40), simulated_match("cheshskiy-durak", 2, rounds=3)]

VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["7h", "0 draw", "1 take", "- close", "- shuffle 7h", "maumas", "out", "sha256:0"]),
    st.lists(st.integers(-2, 40), max_size=4),
    st.dictionaries(st.sampled_from(["hand", "limit", "pack", "x"]), st.integers(0, 40), max_size=2),
)
MOVES = [str(move) for move in (Move("draw"), Move("pass"), Move("take"), Move("call"), Move("keep"), Move("leave"))]


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every value of some JSON, the whole excepted."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    found = [(*path, key) for key, _ in pairs]
    for key in [*found]:
        found += places(data[key[-1]], key)
    return found


def at(data: Any, path: tuple[Any, ...]) -> Any:
    """What stands at a path."""
    for key in path:
        data = data[key]
    return data


@st.composite
def edited(draw: st.DrawFn, samples: list[dict[str, Any]]) -> tuple[dict[str, Any], dict[str, Any]]:
    """A valid object, and the same with one edit."""
    whole = draw(st.sampled_from(samples))
    data = copy.deepcopy(whole)
    path = draw(st.sampled_from(places(data)))
    inner, key = at(data, path[:-1]), path[-1]
    kind = draw(st.sampled_from(["set", "delete", "add", "swap", "twice", "number", "move"]))
    if kind == "set":
        inner[key] = draw(VALUES)
    elif kind == "delete":
        del inner[key]
    elif kind == "add" and isinstance(inner, dict):
        inner[draw(st.text(max_size=6))] = draw(VALUES)
    elif kind in ("swap", "twice") and isinstance(inner, list):
        other = draw(st.integers(0, len(inner) - 1))
        if kind == "swap":
            inner[key], inner[other] = inner[other], inner[key]
        else:
            inner.insert(other, inner[key])
    elif kind == "number" and type(inner[key]) is int:
        inner[key] += draw(st.sampled_from([-1, 1, 2]))
    elif isinstance(inner[key], str) and inner[key][:1].isdigit() and " " in inner[key]:
        seat, _, _ = inner[key].partition(" ")
        cards = whole["pack"] if "pack" in whole else whole["rounds"][0]["pack"]
        move = draw(st.sampled_from(MOVES) | st.sampled_from([f"play {card}" for card in cards]))
        inner[key] = f"{draw(st.sampled_from([seat, '0', '1', '2']))} {move}"
    else:
        inner[key] = draw(VALUES)
    return whole, data


def in_one_spelling(data: dict[str, Any], round_: Round) -> dict[str, Any]:
    """A record as it would have been written: cards and moves spelled one way, what may be left out filled in."""
    deck, book = round_.ruleset.deck, round_._book
    lines = [read_line(number, text, book) for number, text in enumerate(data["moves"])]
    moves = [
        f"{'-' if line.seat < 0 else line.seat} {line.move or 'shuffle ' + ' '.join(map(str, line.shuffle))}"
        for line in lines
    ]
    defaults = {name: option.default for name, option in round_.ruleset.options.items()}
    options = {name: value for name, value in data.get("options", {}).items() if value != defaults[name]}
    filled = {"options": options, "fingerprint": data.get("fingerprint") or round_.ruleset.fingerprint}
    pack = [str(card) for card in deck.parse_many(data["pack"])]
    result = data.get("result")
    if result is None and round_.result is not None:
        result = record_of(round_)["result"]
    stated = {key: value for key, value in (result or {}).items() if value not in (None, []) or key == "finisher"}
    return {**data, **filled, "pack": pack, "moves": moves} | ({"result": stated} if stated else {})


def accepted(read: Callable[[Given], Found], data: Given) -> Found | None:
    """What is read, or None where a message says why not; anything else that is raised fails the test."""
    try:
        return read(data)
    except (FormatError, RecordWrong) as error:
        message = str(error)
    assert message
    return None


@settings(max_examples=250, deadline=None)
@given(edited(RECORDS))
def test_an_edited_record_is_reported_or_true(pair: tuple[dict[str, Any], dict[str, Any]]) -> None:
    """Nothing but `FormatError` and `RecordWrong` is raised; what is accepted says nothing that the replay does not."""
    _, data = pair
    round_ = accepted(round_of_record, data)
    if round_ is None:
        return
    again = record_of(round_)
    again.setdefault("rules", None)
    assert again == {"rules": None, **in_one_spelling(data, round_)}


@settings(max_examples=60, deadline=None)
@given(edited(MATCHES))
def test_an_edited_match_is_reported_or_true(pair: tuple[dict[str, Any], dict[str, Any]]) -> None:
    whole, data = pair
    match = accepted(match_of_record, data)
    if match is None:
        return
    again = match_record(match)
    for key in ("totals", "over", "drawn", "seats", "ruleset"):
        assert again[key] == data[key]
    for key in ("winners", "losers"):
        assert again[key] == sorted(data[key])
    assert len(again["rounds"]) == len(data["rounds"])
    if again["rounds"] == whole["rounds"]:
        assert again == whole


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_one_sign_of_the_text_is_another(data: st.DataObject) -> None:
    """The text of a file, damaged by one sign, is told, or says the same as before or something else that is true."""
    record = data.draw(st.sampled_from(RECORDS))
    text = dumps(record)
    place = data.draw(st.integers(0, len(text)))
    sign = data.draw(st.sampled_from(["", *string.printable, "♥", "\x00", "\u2028"]))
    width = data.draw(st.integers(0, 1))
    damaged = text[:place] + sign + text[place + width :]
    for verdict in accepted(lambda text: list(verify_text(text)), damaged) or []:
        assert verdict.message
        if verdict.right:
            replayed = round_of_record(json.loads(damaged))
            assert record_of(replayed)["pack"] == in_one_spelling(json.loads(damaged), replayed)["pack"]


@pytest.mark.parametrize("record", RECORDS[::3], ids=lambda record: str(record["ruleset"]))
def test_the_spelling_of_a_valid_record_is_its_own(record: dict[str, Any]) -> None:
    """Else the comparison above would be worth nothing."""
    assert in_one_spelling(record, round_of_record(record)) == record
