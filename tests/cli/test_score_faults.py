"""Faults that a score sheet once had: corrections within corrections, sheets written over, farewells that lied."""

from __future__ import annotations

import errno
import io
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from maumau.cli import app
from maumau.cli.score.file import Keeper, read_sheet
from maumau.game.sheet import Hand, Played, ScoreSheet, Worth
from maumau.locale import language
from maumau.rules import load
from tests.cli.score_sheets import sheet_of, typed

WIDE = """
name = "Wide"
extends = "maumas"
pack = { ranks = "2-A, U, V, W" }
match = { lost_holding = "U" }
score = { points = { "2-5, U, V, W" = 1 } }
"""
ROUND = ("ana", "8h", "7h", "9h")


def called(monkeypatch: pytest.MonkeyPatch, lines: Sequence[str], *words: str) -> int:
    """The exit status of a call while these lines come through a pipe."""
    stdin = io.TextIOWrapper(io.BytesIO("".join(f"{line}\n" for line in lines).encode()), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", stdin)
    return app.run(["score", *words])


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "evening.json"


# --- corrections -----------------------------------------------------------------------------------------------------


def test_another_correction_within_a_correction(place: Path) -> None:
    typed(place, *ROUND, *ROUND, sheet=sheet_of())
    said = typed(place, "correct 1", "ben", "correct 2", "cem", "correct 2", "", "", "10", "", "ben")
    assert said.count("Round 2 is entered again.") == 2
    assert "Round 2 is corrected." in said
    kept, _ = read_sheet(place)
    assert kept.sheet.running == ((0, 0, 0), (0, 7, 9), (0, 17, 18))
    assert kept.begun == ("Ben",)


@pytest.mark.parametrize("wrong", ["correct", "correct x", "correct 5"])
def test_a_wrong_number_does_not_end_a_correction(place: Path, wrong: str) -> None:
    said = typed(place, *ROUND, "correct 1", "cem", wrong, "8d", "1", "2", sheet=sheet_of())
    assert "Type the number of the round" in said or "There is no round 5" in said
    assert said.count("is entered again.") == 1
    assert read_sheet(place)[0].sheet.totals == (1, 2, 0)


@pytest.mark.parametrize("number", ["10000000001", "1" * 5000])
def test_a_long_number_is_not_cut_to_another(place: Path, number: str) -> None:
    said = " ".join(typed(place, *ROUND, f"correct {number}", sheet=sheet_of()).split())
    assert f"There is no round {number[:11]}" in said
    assert "is entered again" not in said


def test_zeros_before_a_number_change_nothing(place: Path) -> None:
    assert "Round 1 is entered again." in typed(place, *ROUND, "correct 00000000001", sheet=sheet_of())
    assert "There is no round 0" in typed(place, "correct 0")


def test_answers_are_dropped_with_the_round_that_they_follow(place: Path) -> None:
    """A correction ends the match while a round is half entered; then that last round is taken back."""
    said = typed(place, *ROUND, "ben", "correct 1", "", "", "", "30", "undo", sheet=sheet_of(limit=20))
    assert "The match is over after one round." in said
    assert "Round 1 is taken back." in said
    assert said.rstrip().splitlines()[-1].startswith("Who went out?")
    kept, _ = read_sheet(place)
    assert kept.sheet.rounds == ()
    assert kept.begun == ()


# --- writing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "option"), [("evening.csv", "--csv"), ("evening.html", "--html")])
def test_a_sheet_is_not_written_over_by_its_table_or_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, option: str
) -> None:
    sheet = tmp_path / name
    typed(sheet, *ROUND, sheet=sheet_of())
    before = sheet.read_bytes()
    assert app.run(["score", str(sheet), option, str(sheet)]) == 2
    assert "is the score sheet itself and stays as it is" in " ".join(capsys.readouterr().err.split())
    assert sheet.read_bytes() == before


def test_nor_through_a_link(place: Path, tmp_path: Path) -> None:
    typed(place, *ROUND, sheet=sheet_of())
    before = place.read_bytes()
    link, fine = tmp_path / "link.html", tmp_path / "table.csv"
    try:
        link.symlink_to(place)
    except OSError:
        pytest.skip("no links here")
    assert app.run(["score", str(place), "--csv", str(fine), "--html", str(link)]) == 2
    assert place.read_bytes() == before
    assert not fine.exists()
    assert app.run(["score", str(link), "--csv", str(fine)]) == 0


@pytest.mark.parametrize("reason", [errno.EROFS, errno.ENOSPC])
def test_the_farewell_says_that_nothing_is_kept(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], reason: int
) -> None:
    def refused(path: Path, text: str) -> None:
        raise OSError(reason, "refused")

    monkeypatch.setattr("maumau.cli.score.file.write_whole", refused)
    assert called(monkeypatch, ROUND, str(place), "--ruleset", "maumas", "--names", "Ana,Ben,Cem") == 2
    said = capsys.readouterr()
    assert "The sheet is not kept." in " ".join(said.err.split())
    assert "To go on with it" not in said.out


def test_a_sheet_that_was_kept_at_last_is_kept(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from maumau.cli.files import write_whole

    tries: list[int] = []

    def refused_first(path: Path, text: str) -> None:
        tries.append(1)
        if len(tries) < 4:
            raise OSError(errno.ENOSPC, "full")
        write_whole(path, text)

    monkeypatch.setattr("maumau.cli.score.file.write_whole", refused_first)
    assert called(monkeypatch, ROUND, str(place), "--ruleset", "maumas", "--names", "Ana,Ben,Cem") == 0
    assert "To go on with it" in capsys.readouterr().out
    assert read_sheet(place)[0].sheet.totals == (0, 7, 9)


def test_a_folder_in_the_place_of_the_sheet(place: Path) -> None:
    """Also where nothing was entered since it was kept."""
    sheet = sheet_of()
    keeper = Keeper(place, sheet.ruleset)
    assert keeper.keep(sheet) is None
    place.unlink()
    place.mkdir()
    assert keeper.keep(sheet) is not None
    assert keeper.lost is not None
    assert "The sheet is not kept" in language("en").say(keeper.lost)
    place.rmdir()
    assert keeper.keep(sheet) is None
    assert place.is_file()


# --- reading ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "where"),
    [
        ({"begun": ["Ana", "\ud800"]}, "begun.1:"),
        ({"ruleset": "a\ud800"}, "ruleset:"),
        ({"options": {"limit": "\ud800"}}, "options.limit:"),
        ({"options": {"\ud800": 1}}, "options.\\ud800:"),
        ({"rules": {"\ud800": 1}}, "rules.\\ud800:"),
        ({"names": ["Ana", "Ben", "\ud800"]}, "names.2:"),
        ({"rounds": [{"finisher": 0, "card": "\ud800", "hands": ["", "7h", 9]}]}, "rounds.0.card:"),
    ],
)
def test_half_a_sign_is_damage(
    place: Path, capsys: pytest.CaptureFixture[str], changed: dict[str, object], where: str
) -> None:
    typed(place, "ana", sheet=sheet_of())
    damaged = json.dumps(json.loads(place.read_text("utf-8")) | changed)
    place.write_text(damaged, "utf-8")
    assert app.run(["score", str(place)]) == 2
    said = " ".join(capsys.readouterr().err.split())
    assert "is a score sheet that cannot be gone on with" in said
    assert where in said
    assert place.read_text("utf-8") == damaged


# --- counting --------------------------------------------------------------------------------------------------------


@pytest.fixture
def wide(tmp_path: Path) -> ScoreSheet:
    path = tmp_path / "wide.toml"
    path.write_text(WIDE, "utf-8")
    return ScoreSheet.begin(load(path), ("Ana", "Ben", "Cem"))


def test_a_hand_of_all_kinds_beside_a_worth(wide: ScoreSheet, place: Path) -> None:
    kinds = wide.ruleset.deck.kinds
    assert len(kinds) == 64
    everything = Hand(tuple(kinds))
    whole = sum(wide.scale.worth_of(card, alone=False) for card in kinds)
    round_ = Played(None, None, (Worth(12), everything, Worth(3)), (2,))
    count = wide.count(round_)
    assert count.worths == count.points == (12, whole, 3)
    assert count.lost == (1, 2)
    cards = " ".join(map(str, kinds))
    typed(place, "nobody", "12", cards, "=3", "nobody", sheet=wide)
    assert json.loads(place.read_text("utf-8"))["rounds"][0]["hands"] == [12, cards, 3]
    assert read_sheet(place)[0].sheet.totals == (12, whole, 3)


def test_single_cards_count_as_ever_beside_a_worth(wide: ScoreSheet) -> None:
    """The last kinds, which would stand for a worth, are held: alone by one, among others by another."""
    last, one = wide.ruleset.deck.kinds[-1], wide.ruleset.deck.kinds[0]
    count = wide.count(Played(None, None, (Hand((last,)), Hand((wide.ruleset.deck.kinds[-2], one)), Worth(17))))
    assert count.points == (1, 2, 17)
    assert count.lost == ()


def test_no_sheet_is_written_over_whatever_it_is_called(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Another sheet, by a link with a harmless name, and one that is itself called like a table."""
    typed(place, *ROUND, sheet=sheet_of())
    other, link, table = place.with_name("other.json"), place.with_name("out.csv"), place.with_name("table.csv")
    for sheet in (other, table):
        typed(sheet, *ROUND, *ROUND, sheet=sheet_of())
    link.symlink_to(other)
    before = other.read_text("utf-8"), table.read_text("utf-8")
    for target in (link, table):
        assert called(monkeypatch, (), str(place), "--csv", str(target), "--lang", "en") == 2
        assert "stays as it is" in capsys.readouterr().err
    assert (other.read_text("utf-8"), table.read_text("utf-8")) == before
