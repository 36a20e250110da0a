"""Files that are wrong in their form: what is wrong is said in the reader's language, with no English in it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from maumau.cli import app
from maumau.cli.score import own_rules
from maumau.cli.score.file import read_sheet
from maumau.game.sheet import ScoreError
from maumau.locale import LANGUAGES, language
from maumau.locale.phrases import letter
from maumau.records import record
from maumau.rules import Problem, RulesError, Ruleset, load
from tests.cli.score_sheets import typed

OTHERS = [code for code in LANGUAGES if code != "en"]
#: Words that stand in English sentences about files, and are no words of the other languages, nor keys of a file.
ENGLISH = re.compile(r"\b(?:the|is|are|no|not|here|should|but|expected|stands?|known|missing|there|valid)\b", re.I)

SHEET: dict[str, Any] = {"format": "maumau-score/1", "ruleset": "maumas", "names": ["Ana", "Ben"], "rounds": []}
ROUND: dict[str, Any] = {"finisher": 0, "points": [0, 3]}
NOBODY_HAS = "ffffffffffffffff"


def with_round(**changes: object) -> dict[str, Any]:
    return SHEET | {"rounds": [ROUND | changes]}


#: What is wrong, and what the answer must name in every language.
SHEETS: dict[str, tuple[str | Mapping[str, Any], str]] = {
    "unknown key": (with_round(x=1), "rounds.0.x"),
    "known keys": (with_round(x=1), "finisher, card, hands, points, lost"),
    "missing key": ({key: value for key, value in SHEET.items() if key != "names"}, "names"),
    "text": (SHEET | {"ruleset": 7}, "ruleset: "),
    "number": (with_round(points=[0, "many"]), "rounds.0.points.1: "),
    "list": (SHEET | {"names": {"a": 1}}, '{"a": 1}'),
    "table": (SHEET | {"rounds": [True]}, "rounds.0: "),
    "hand": ({**SHEET, "rounds": [{"finisher": 0, "hands": ["", None]}]}, "rounds.0.hands.1: "),
    "option": (SHEET | {"options": {"hand": [6]}}, "options.hand: "),
    "several": (SHEET | {"names": 1, "rounds": 2}, "rounds: "),
    "fraction": (with_round(points=[0, 1.5]), "1.5"),
    "deep": (json.dumps(SHEET)[:-1] + ', "x": ' + "[" * 500 + "]" * 500 + "}", "Jack"),
    "digits": (json.dumps(SHEET)[:-1] + ', "x": ' + "1" * 6000 + "}", "Jack"),
    "twice": (json.dumps(SHEET)[:-1] + ', "names": []}', '"names"'),
    "ruleset": (SHEET | {"ruleset": "chess"}, "chess"),
    "ruleset file": (SHEET | {"ruleset": "./chess.toml"}, "./chess.toml"),
    "option unknown": (SHEET | {"options": {"colour": 6}}, "colour"),
    "option value": (SHEET | {"options": {"hand": 600}}, "600"),
    "option as text": (SHEET | {"options": {"hand": "6"}}, "options.hand: "),
    "fingerprint": (SHEET | {"fingerprint": NOBODY_HAS}, NOBODY_HAS),
    "rules": (SHEET | {"ruleset": "own", "rules": {"dael": 1}}, "rules."),
    "neither": ({**SHEET, "rounds": [{"finisher": 0}]}, "1"),
    "both": (with_round(hands=["", "7h"]), "1"),
}


class Told:
    """Calls the program in a folder of its own, and gives what it answers in each language."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self.capsys = folder, capsys

    def check(self, content: str | Mapping[str, Any], named: str, *call: str) -> None:
        """A file of that content, named last in the call, is refused in every language, naming what is wrong."""
        (self.folder / call[-1]).write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
        for code in LANGUAGES:
            assert app.run([*call, "--lang", code]) == 2
            said = self.capsys.readouterr().err
            assert named in said
            assert not said.rstrip().endswith("..")
            if code != "en":
                assert not ENGLISH.search(said), said


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Told:
    monkeypatch.chdir(tmp_path)
    return Told(tmp_path, capsys)


@pytest.mark.parametrize("what", SHEETS)
def test_a_damaged_sheet_is_told_in_the_readers_language(what: str, told: Told) -> None:
    told.check(*SHEETS[what], "score", "Jack.json")


def test_several_things_are_each_told_once(tmp_path: Path) -> None:
    (tmp_path / "s.json").write_text(json.dumps(SHEET | {"names": 1, "rounds": 2}), "utf-8")
    with pytest.raises(ScoreError) as error:
        read_sheet(tmp_path / "s.json")
    assert "names: a list is needed here, not 1. rounds: a list is needed here, not 2." in str(error.value)


def test_options_that_cannot_be_chosen_together(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each value is one of those that the option has; together they are refused, with what was chosen."""

    def refused(ref: str, options: object = None) -> Ruleset:
        if options:
            raise RulesError([Problem(ref, 1, "deal.hand", "the pack is not big enough")])
        return load(ref)

    monkeypatch.setattr(own_rules, "load", refused)
    monkeypatch.setattr(record, "load", refused)
    options = {"hand": 7, "limit": 500}
    assert all(value in load("maumas").options[name].values for name, value in options.items())
    told.check(SHEET | {"options": options}, "hand=7, limit=500", "score", "Jack.json")


# --- games that are kept ---------------------------------------------------------------------------------------------

GAME: dict[str, Any] = {
    "format": "maumau-save/1",
    "ruleset": "maumas",
    "options": {},
    "fingerprint": load("maumas").fingerprint,
    "seed": 1,
    "players": [{"name": "Ana", "bot": None, "person": True}, {"name": "Ben", "bot": None, "person": True}],
    "rounds": [],
    "round": None,
    "chances": 0,
    "to_hear": [],
    "open_question": None,
    "asking": None,
}
GAMES: dict[str, tuple[str | Mapping[str, Any], str]] = {
    "unknown key": (GAME | {"x": 1}, "x"),
    "missing key": ({key: value for key, value in GAME.items() if key != "seed"}, "seed"),
    "switch": (GAME | {"players": [{"name": "Ana", "bot": None, "person": 1}]}, "players.0.person: "),
    "least": (GAME | {"chances": -1}, "chances: "),
    "literal": (GAME | {"asking": "why"}, '"abandon"'),
    "too short": (GAME | {"players": []}, "players: "),
    "format": (GAME | {"format": "maumau-save/9"}, "maumau-save/1"),
    "seat": (GAME | {"to_hear": [7]}, "to_hear: "),
    "no table": ("[1]", "maumau-save/1"),
    "twice": ('{"format": 1, "format": 2}', '"format"'),
}


@pytest.mark.parametrize("what", GAMES)
def test_a_damaged_game_is_told_in_the_readers_language(what: str, told: Told) -> None:
    told.check(*GAMES[what], "play", "--resume", "g.json")


BEGINNING = 'ruleset = "maumas"\nseats = 2\n[position]\nhands = []\n'


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (BEGINNING.replace("2", '"two"'), "seats: "),
        (f"{BEGINNING}pending = 900\n", "250"),
        (f"{BEGINNING}direction = 2\n", "1, -1"),
        (f"{BEGINNING}called = 1979-05-27\n", "position.called: "),
        ('ruleset = "maumas"\nseats = 2\n', "position"),
    ],
)
def test_a_damaged_position_is_told_in_the_readers_language(text: str, named: str, told: Told) -> None:
    told.check(text, named, "referee", "p.toml")


# --- records that are verified ---------------------------------------------------------------------------------------

RECORD: dict[str, Any] = {"format": "maumau-record/1", "ruleset": "maumas", "seats": 2, "dealer": 0, "leader": 1}
MATCH: dict[str, Any] = {"format": "maumau-match/1", "ruleset": "maumas", "seats": 2, "rounds": [{"x": 1}]}


@pytest.mark.parametrize(
    ("data", "named"),
    [
        (RECORD | {"pack": []}, "moves"),
        (RECORD | {"pack": [], "moves": [], "seats": 0}, "seats: "),
        (RECORD | {"pack": [], "moves": [], "result": {"reason": "won"}}, '"stopped"'),
        (MATCH, "rounds.0.x"),
        (RECORD | {"format": "maumau-record/9"}, "maumau-match/1"),
        ([1], "[1]"),
    ],
)
@pytest.mark.parametrize("indent", [None, 1])
def test_a_damaged_record_is_told_in_the_readers_language(
    indent: int | None, data: object, named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """On its line, or as a file of its own on several lines."""
    (tmp_path / "r.json").write_text(json.dumps(data, indent=indent), "utf-8")
    for code in LANGUAGES:
        assert app.run(["verify", str(tmp_path / "r.json"), "--lang", code]) == 2
        said = capsys.readouterr().out.replace(str(tmp_path), "")
        assert named in said
        if code != "en":
            assert not ENGLISH.search(said), said


# --- what Enter keeps ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_correction_shows_cards_as_the_reader_knows_them(code: str, tmp_path: Path) -> None:
    """Not as files write them; and Enter keeps them all the same."""
    place = tmp_path / "evening.json"
    rounds = [{"finisher": 0, "card": "Jc", "hands": ["", "Qh Jh"]}, {"finisher": 1, "card": "7h", "hands": [12, ""]}]
    place.write_text(json.dumps(SHEET | {"rounds": rounds}), "utf-8")
    said = typed(place, "correct 1", "", "", "", "correct 2", "", "", "", lang=code)
    assert not re.search("J[ch]|=12", said) or code == "en"
    jack, queen = letter(language(code), "J"), letter(language(code), "Q")
    for now in (f"{jack}♣", f"{queen}♥ {jack}♥", "12"):
        assert language(code).say("score-stays", now=now) in said
    assert json.loads(place.read_text("utf-8"))["rounds"] == rounds


@pytest.mark.parametrize("code", OTHERS)
def test_a_correction_of_a_round_by_points_shows_the_word_for_points(code: str, tmp_path: Path) -> None:
    place = tmp_path / "evening.json"
    place.write_text(json.dumps(with_round()), "utf-8")
    said = typed(place, "correct 1", "", "", "", lang=code)
    word = language(code).say("score-words-points").split(",")[0]
    assert language(code).say("score-stays", now=word) in said
    assert json.loads(place.read_text("utf-8"))["rounds"] == [ROUND]
