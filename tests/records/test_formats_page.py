"""The formats page says what is so: its tables, its examples, its answer."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from maumau.cards import Deck
from maumau.game.moves import move_book
from maumau.records import read_position, referee_answer
from maumau.records.forms import MatchForm, PlaceForm, PositionForm, RecordForm, ResultForm
from maumau.records.lines import read_line
from maumau.rules import shipped

from .samples import rules

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "reference" / "formats.md").read_text(encoding="utf-8")
RECORD, MATCH, ANSWER = re.findall(r"```json\n(.+?)```", PAGE, re.DOTALL)
(POSITION,) = re.findall(r"```toml\n(.+?)```", PAGE, re.DOTALL)

#: How the page names games: each family, then each variant.
GAMES = {
    "LT": ["maumas"],
    "SR": ["mau-mau-balkan"],
    "FI": ["mau-mau-fi", "miinuspisteet"],
    "RU": [name for name in shipped() if name.startswith("cheshskiy-durak")],
    "EU": ["mau-mau-32"],
    **{f"V{number}": [f"cheshskiy-durak-{number}"] for number in range(1, 10)},
}


def table(first: str) -> list[list[str]]:
    """The rows of the table whose first heading is given."""
    lines = PAGE.splitlines()
    start = lines.index(next(line for line in lines if line.startswith(f"| {first} |")))
    rows = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip("|"))])
    return rows


OPTIONS = {name: row[1:] for row in table("option") for name in re.findall(r"`(\w+)`", row[0])}

#: The three rows with a default a game, and the values that the paragraph above the table gives.
HANDS = {"LT": 5, "SR": 6, "FI": 5, "RU": 5, "V3": 6, "V9": 6, "V5": 4, "EU": 5}
HAND_VALUES = {"LT": range(5, 9), "SR": range(3, 9), "RU": range(3, 9), "FI": range(3, 8), "EU": range(3, 8)}
LIMITS = {"maumas": 300, "mau-mau-balkan": 501, "miinuspisteet": 100, "mau-mau-32": 150}


def value(text: str) -> bool | int | str:
    """A value as the page writes it."""
    plain = text.strip().strip("`")
    if plain in ("true", "false"):
        return plain == "true"
    return int(plain) if plain.isdecimal() else plain


def offering(option: str) -> set[str]:
    """The rulesets that offer an option."""
    return {name for name in shipped() if option in rules(name).options}


# --- options ---------------------------------------------------------------------------------------------------------


def test_the_options_are_those_of_the_page() -> None:
    assert set(OPTIONS) == {option for name in shipped() for option in rules(name).options}


@pytest.mark.parametrize("option", sorted(set(OPTIONS) - {"hand", "limit", "rounds"}))
def test_an_option_is_where_the_page_has_it(option: str) -> None:
    """Values, games and defaults of a row such as "SR, FI, EU (`nothing`)"; what follows a semicolon explains."""
    values, where = OPTIONS[option]
    allowed = {False, True} if values == "switch" else {value(text) for text in values.split(",")}
    expected: dict[str, bool | int | str] = {}
    waiting: list[str] = []
    for part in where.partition(";")[0].split(","):
        found = re.fullmatch(r"(\w+)(?: \((\S+)\))?", part.strip())
        assert found, part
        waiting += GAMES[found[1]]
        if found[2]:
            expected |= dict.fromkeys(waiting, True if found[2] == "true" else value(found[2]))
            waiting = []
    if option == "pack":
        assert where == "FI (52)"
    assert waiting == []
    assert offering(option) == set(expected)
    for name, default in expected.items():
        offered = rules(name).options[option]
        assert set(offered.values) == allowed
        assert [type(one) for one in offered.values] == [type(default)] * len(offered.values)
        assert offered.default == default


def test_hands() -> None:
    assert OPTIONS["hand"] == ["cards dealt", "all (LT 5 of 5–8, SR 6, FI 5, RU 5, V3 and V9 6, V5 4, EU 5)"]
    assert "`hand`: LT 5–8, SR and RU 3–8, FI and EU 3–7;" in PAGE
    assert offering("hand") == set(shipped())
    defaults = {name: hand for game, hand in HANDS.items() for name in GAMES[game]}
    for name in shipped():
        family = next(game for game in HAND_VALUES if name in GAMES[game])
        assert rules(name).options["hand"].values == tuple(HAND_VALUES[family]), name
        assert rules(name).options["hand"].default == defaults[name], name


def test_limits() -> None:
    assert OPTIONS["limit"] == [
        "points that end the match",
        "LT 300 (30 with `scoring = junior`), SR 501, Miinuspisteet 100 or 150 (100), RU none, EU 150",
    ]
    assert "`limit` 10–1000, SR 10–2000;" in PAGE
    assert offering("limit") == {*LIMITS, *GAMES["RU"]}
    for name in offering("limit"):
        values = range(10, 2001 if name == "mau-mau-balkan" else 1001)
        assert rules(name).options["limit"].values == ((100, 150) if name == "miinuspisteet" else tuple(values))
        assert rules(name).options["limit"].default == LIMITS.get(name)
        assert rules(name).rules.match.limit == LIMITS.get(name)
    assert rules("maumas", scoring="junior").rules.match.limit == 30
    assert rules("maumas", scoring="junior", limit=300).rules.match.limit == 300


def test_rounds() -> None:
    assert OPTIONS["rounds"] == ["rounds that end the match", "all (none; `mau-mau-fi` 1)"]
    assert "`rounds` 1–100)." in PAGE
    assert offering("rounds") == set(shipped())
    for name in shipped():
        assert rules(name).options["rounds"].values == tuple(range(1, 101))
        assert rules(name).options["rounds"].default == (1 if name == "mau-mau-fi" else None)


# --- moves -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", [form for row in table("move") for form in re.findall(r"`([^`]+)`", row[0])])
def test_every_form_of_a_move_is_read(form: str) -> None:
    text = form.removesuffix(" …")
    line = read_line(0, text if text.startswith("-") else f"0 {text}", move_book(Deck.of("2-A")))
    if line.move is None:
        assert text == "- shuffle " + " ".join(map(str, line.shuffle))
    else:
        assert str(line.move) == text.removeprefix("- ")
        assert line.seat == (-1 if text.startswith("-") else 0)


def test_every_move_that_is_read_has_a_form() -> None:
    forms = {
        form.split()[0 if form[0] != "-" else 1] for row in table("move") for form in re.findall(r"`([^`]+)`", row[0])
    }
    assert forms == {move.verb.split()[0] for move in move_book(Deck.of("2-A")).numbers} | {"shuffle"}


# --- records, matches ------------------------------------------------------------------------------------------------


def test_the_keys_of_a_record() -> None:
    record = json.loads(RECORD)
    assert set(record) | {"rules"} == set(RecordForm.model_fields)
    assert set(record["result"]) | {"lost"} == set(ResultForm.model_fields)
    assert "under `rules`" in PAGE
    assert "`lost` lists seats" in PAGE
    assert record["ruleset"] in shipped()
    assert rules(record["ruleset"], **record["options"]).chosen == record["options"]


def test_the_keys_of_a_match() -> None:
    match = json.loads(MATCH)
    assert set(match) | {"rules", "fingerprint"} == set(MatchForm.model_fields)
    assert match["format"] == "maumau-match/1"


# --- the position and its answer -------------------------------------------------------------------------------------


def without_suit() -> str:
    """The example without its suit line, which stands there only to be seen."""
    return "".join(line for line in POSITION.splitlines(keepends=True) if not line.startswith("suit"))


def test_the_keys_of_a_position() -> None:
    data = tomllib.loads(POSITION)
    assert set(data) == set(PositionForm.model_fields)
    assert set(data["position"]) | {"stock_is_all"} == set(PlaceForm.model_fields)
    assert "# stock_is_all = true takes every card" in POSITION


def unordered(legal: list[str]) -> list[str]:
    """The order inside lists of moves and hands carries no meaning."""
    return sorted(legal)


def test_the_example_is_answered_as_the_page_says() -> None:
    answer: Any = referee_answer(read_position(without_suit()))
    told = json.loads(ANSWER)
    assert answer["refused"] == told["refused"]
    assert len(answer["steps"]) == len(told["steps"])
    for step, shown in zip(answer["steps"], told["steps"], strict=True):
        assert set(step) == set(shown)
        assert step["move"] == shown["move"]
        assert unordered(step["legal"]) == unordered(shown["legal"])
        assert unordered(step["also"]) == unordered(shown["also"])
    state, shown = answer["state"], told["state"]
    assert list(state) == list(shown)
    assert shown["stock"].pop() == "…"
    assert state["stock"][: len(shown["stock"])] == shown["stock"]
    for key in ("hands", "legal", "also"):
        assert [unordered(one) for one in state[key]] == [unordered(one) for one in shown[key]]
    for key in set(state) - {"stock", "hands", "legal", "also"}:
        assert state[key] == shown[key], key


def test_the_suit_of_the_example_stands_there_only_to_be_seen() -> None:
    from maumau.records import FormatError

    with pytest.raises(FormatError, match="10h on top asks for no suit"):
        referee_answer(read_position(POSITION))


def test_the_refusal_that_the_page_shows() -> None:
    found = re.search(r"`refused` is `(\{.+?\})`", PAGE)
    assert found
    shown = json.loads(found[1])
    data = dict(read_position(without_suit()))
    refused = referee_answer({**data, "moves": [*data["moves"][:2], shown["text"]]})["refused"]
    assert {**refused, "message": "…"} == shown


def test_a_reason_that_the_page_shows_is_on_the_page_of_reasons() -> None:
    reasons = (Path(__file__).resolve().parents[2] / "docs" / "reference" / "refusals.md").read_text(encoding="utf-8")
    assert "](refusals.md)" in PAGE
    assert "\n## live-penalty\n" in reasons
