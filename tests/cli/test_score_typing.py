"""What is typed on a score sheet: cards in many spellings, points, commands; and how what is wrong is repeated."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from maumau.cli.score.file import read_sheet
from maumau.cli.score.typed import CardReader
from maumau.game.sheet import Given, ScoreError
from maumau.locale import LANGUAGES, language

from .score_sheets import sheet_of, typed
from .test_score import one_line, rounds


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "evening.json"


@pytest.mark.parametrize(
    ("code", "text", "held"),
    [
        ("en", "queen", "Q"),
        ("en", "seven of hearts, J♠", "7h Js"),
        ("en", "Q 7h Q J d", "Q 7h Q Jd"),
        ("en", "h7 10 c", "7h 10c"),
        # D is a queen, and diamonds too: two ranks in a row are two cards
        ("de", "D D", "Q Q"),
        ("de", "K D 7 d", "K Q 7 Q"),
        ("de", "Kd dk", "Kd Kd"),
        ("de", "Herz-Dame", "Qh"),
        ("de", "Dame", "Q"),
        ("lt", "Bd T", "Jd A"),
        ("lt", "čirvų septynakė", "7h"),
        ("ru", "В 7ч", "J 7h"),
        ("ru", "дама", "Q"),
        ("sr", "dama herc", "Qh"),
        ("fi", "herttaseiska", "7h"),
    ],
)
def test_cards_as_they_are_typed_everywhere(code: str, text: str, held: str) -> None:
    """By letters, signs and names, as at the other prompts; and by the rank alone."""
    assert " ".join(map(str, CardReader(sheet_of().scale, language(code)).held(text))) == held


def test_a_wrong_count_of_points_and_a_wrong_number(place: Path) -> None:
    said = one_line(typed(place, "points", "ana", "0 1", "0 1 2 3", "0 1 x", "0 1 2", sheet=sheet_of()))
    assert "2 numbers, but there are 3 players." in said
    assert "4 numbers, but there are 3 players." in said
    assert "“x” is no whole number." in said
    assert rounds(place) == [{"finisher": 0, "points": [0, 1, 2]}]


def test_the_first_player_is_somebody_too(place: Path) -> None:
    """Whose cards are known loses by them alone, also where it is the first in the row."""
    said = typed(place, "ben", "8c", "7", "ana", "nobody", sheet=sheet_of("cheshskiy-durak-3"))
    assert "The cards of Ana are known" in one_line(said)


def test_a_letter_is_a_card_and_no_command(place: Path) -> None:
    said = typed(place, "ana", "8h", "q", "Q", sheet=sheet_of())
    assert rounds(place) == [{"finisher": 0, "card": "8h", "hands": ["", "Q", "Q"]}]
    assert "Round 2" in said


def test_a_name_is_no_command(place: Path) -> None:
    """A sheet of another language may have a player whose name is a command here."""
    typed(place, "quit", "8h", "7h", sheet=sheet_of(names=("Quit", "Ben")))
    assert read_sheet(place)[0].sheet.totals == (0, 7)


def test_a_section_of_the_rules(place: Path) -> None:
    said = typed(place, "rules points", "rules xyzzy", sheet=sheet_of())
    assert "\nPoints\n" in said
    assert "The rulebook has no section “xyzzy”." in said


def test_a_number_as_long_as_that() -> None:
    for points, told in ((10**9, "1000000000"), (10**15, "10^15"), (-(10**5000), "−10^5000")):
        with pytest.raises(ScoreError, match="cannot have") as error:
            sheet_of().with_round(Given(0, (0, points, 0)))
        assert f" {told} " in str(error.value)


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_was_typed_stands_in_the_quotation_marks_of_the_language(place: Path, code: str) -> None:
    sheet, wrong = sheet_of(), "x\x07y" + "z" * 200
    said = one_line(typed(place, wrong, "ana", wrong, sheet=sheet, lang=code))
    marks = {"en": "“”", "fi": "””", "ru": "«»", "eu": "«»"}.get(code, "„“")
    assert len(re.findall(rf"{marks[0]}x\\x07yz+…z+{marks[1]}", said)) == 2
    assert "'" not in re.sub(r"(?<=\w)'(?=\w)", "", said)
    assert "\x07" not in said.replace(wrong, "")
