"""The score sheet at the keyboard: through pipes, with corrections, with everything that can be typed wrongly."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from maumau.cli import app
from maumau.cli.score.asking import Asker
from maumau.cli.score.dialogue import Dialogue
from maumau.cli.score.file import Keeper, Kept, read_sheet, text_of
from maumau.cli.score.spreadsheet import csv_text
from maumau.cli.score.typed import CardReader
from maumau.cli.talk import Talk
from maumau.game.sheet import Given, Hand, Played, ScoreError, ScoreSheet, Worth
from maumau.locale import language
from maumau.records.record import ruleset_keys
from maumau.rules import load
from tests.cli.score_sheets import filled, sheet_of, typed
from tests.cli.tables import Killed

EN = language("en")


def rounds(place: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(place.read_text("utf-8"))["rounds"]
    return found


def one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "evening.json"


# --- rounds ----------------------------------------------------------------------------------------------------------


def test_a_round_by_the_cards(place: Path) -> None:
    said = typed(place, "an", "J♣", "Q 7h, Jh", "12", sheet=sheet_of())
    assert "Ben: Q 3 + 7♥ 7 + J♥ 30 = 40" in said
    assert "multiplies the points of the others by 2" in said
    assert "Round 1: Ana 0, Ben 80, Cem 24." in said
    assert rounds(place) == [{"finisher": 0, "card": "Jc", "hands": ["", "Q 7h Jh", 12]}]
    assert read_sheet(place)[0].sheet.totals == (0, 80, 24)


def test_the_table_and_the_curves(place: Path) -> None:
    said = typed(place, "Ana", "8h", "8c", "12", "Ben", "8d", "0", "4", "table", "curve", sheet=sheet_of())
    shown = said[said.index("Who went out? table") :].splitlines()[1:]
    assert shown[:4] == ["Round  Ana  Ben  Cem", "1       0*   8   12", "2       0    0*   4", "Total   0    8   16"]
    assert shown[4] == "An asterisk marks who went out."
    assert "Who went out? curve\nHow the totals went, round by round, from 0 to 16." in said
    assert "Cem  ▆█  12, 16" in said
    assert "a total reaches 300" in said


def test_only_what_matters_is_asked(place: Path) -> None:
    """No last card where it changes nothing, no cards where they do not count, no round after the end."""
    said = typed(place, "ben", sheet=sheet_of("mau-mau-fi"))
    assert one_line(said).count("?") == 1
    assert "Ben won the match." in said
    assert "last card" not in typed(place.with_name("2"), "ben", "7", "Q", sheet=sheet_of("cheshskiy-durak"))


def test_a_blocked_round_and_one_by_points(place: Path) -> None:
    lines = ("nobody", "6c", "7c", "=8", "points", "Cem", "1 2", "1 a 3", "1 2 3", "1, -2, 0", "1 2 0")
    said = one_line(typed(place, *lines, sheet=sheet_of("cheshskiy-durak")))
    assert "Round 1: Ana 6, Ben 7, Cem 8." in said
    assert "2 numbers, but there are 3 players. Type one for each: Ana, Ben and Cem." in said
    assert "“a” is no whole number." in said
    assert "Cem went out, and so cannot have 3 points; only 0 is possible." in said
    assert "Ben cannot have −2 points: no card here counts less than nothing." in said
    assert rounds(place)[1] == {"finisher": 2, "points": [1, 2, 0]}


def test_a_seven_that_comes_back(place: Path) -> None:
    said = typed(place, "ana", "7h", "8h", "9h", "7c Q", sheet=sheet_of())
    assert "Did the penalty come back to Ana?" in said
    assert "Round 1: Ana 10, Ben 8, Cem 9." in said


def test_who_is_left_with_a_card_that_loses(place: Path) -> None:
    said = typed(place, "ana", "7", "8c", "zoe", "cem", "ben", sheet=sheet_of("cheshskiy-durak-3"))
    assert "Who was left with a jack?" in said
    assert "No player is called “zoe”" in said
    assert "The cards of Cem are known" in said
    assert "Lost: Ben." in said
    assert rounds(place)[0]["lost"] == [1]


# --- what is typed wrongly -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "answer"),
    [
        ("", "Nothing was typed"),
        ("9z", "There is no card “9z” in this pack"),
        ("2c", "There is no card “2c”"),
        ("7h 7h", "There is only one 7♥, but Ben would have it 2 times."),
        ("J", "the suit is needed: J♣, J♦, J♥ or J♠"),
        ("8h", "There is only one 8♥, but Ben and Ana would have one each."),
        ("Q Q Q Q Q", "There are only 4 of Q"),
        ("-3", "no card here counts less than nothing"),
        ("99999", "is possible"),
        ("7h; drop", "There is no card “drop”"),
        ("\x1b[31m", "There is no card “\\x1b[31m”"),
        ("7" * 3000, "There is no card “777"),
        ("=", "There is no card “=”"),
    ],
)
def test_hands_that_cannot_be(place: Path, wrong: str, answer: str) -> None:
    """Each is refused with what would be right, and asked again; what was typed before stands."""
    said = typed(place, "ana", "8h", wrong, "7h", "9h", sheet=sheet_of())
    assert answer in one_line(said)
    assert rounds(place) == [{"finisher": 0, "card": "8h", "hands": ["", "7h", "9h"]}]


def test_names_and_last_cards_that_cannot_be(place: Path) -> None:
    said = typed(place, "", "x", "b", "bea", "J J", "7x", "jh", "9h", "5", sheet=sheet_of(names=("Bea", "Ben", "Cem")))
    assert "No player is called “x”. There are Bea, Ben and Cem." in said
    assert "“b” may be Bea or Ben." in said
    assert "There is no card “J J”" in said
    assert rounds(place)[0]["card"] == "Jh"


def test_a_number_that_could_be_a_card(place: Path) -> None:
    """A seven counts ten in these rules: seven points or a seven?"""
    said = typed(place, "ana", "7", "7h", "=7", sheet=sheet_of("mau-mau-balkan"))
    assert "Type =7 for the points, or the card with its suit, as in 7♣." in one_line(said)
    assert rounds(place) == [{"finisher": 0, "hands": ["", "7h", 7]}]


def test_the_letters_of_the_deck_and_of_the_reader() -> None:
    sheet = sheet_of()
    read = CardReader(sheet.scale, EN)
    assert [str(read.last(word)) for word in ("qH", "Th", "10♠", "Q♥\ufe0f", "t", "a")] == [
        "Qh",
        "10h",
        "10s",
        "Qh",
        "10",
        "A",
    ]
    lithuanian = CardReader(sheet.scale, language("lt"))
    assert [str(lithuanian.last(word)) for word in ("Bh", "d", "T", "Th", "Jh", "Q")] == [
        "Jh",
        "Q",
        "A",
        "Ah",
        "Jh",
        "Q",
    ]
    assert str(CardReader(sheet.scale, language("lt", indices="international")).last("Th")) == "10h"
    assert str(CardReader(sheet.scale, language("ru")).last("Вh")) == "Jh"


# --- taking back and correcting --------------------------------------------------------------------------------------


def test_undo_takes_back_an_answer_then_a_round(place: Path) -> None:
    typed(place, "ana", "8h", "7h", "9h", sheet=sheet_of())
    said = typed(place, "ben", "undo", "undo", "undo")
    assert said.count("That answer is taken back.") == 1
    assert "Round 1 is taken back." in said
    assert "No round is entered yet." in said
    assert rounds(place) == []


def test_a_correction_keeps_what_enter_keeps(place: Path) -> None:
    typed(place, "ana", "8h", "7h", "9h", "ben", "10h", "6c", "6d", sheet=sheet_of())
    said = typed(place, "correct", "correct 7", "correct x", "cem", "correct 1", "", "Jc", "", "20")
    assert "Type the number of the round" in said
    assert "There is no round 7; the rounds are 1 to 2." in said
    assert "Round 1: Ana 0, Ben 14, Cem 40." in said
    assert rounds(place)[0] == {"finisher": 0, "card": "Jc", "hands": ["", "7h", 20]}
    assert json.loads(place.read_text("utf-8"))["begun"] == ["Cem"]


def test_a_correction_can_be_left(place: Path) -> None:
    typed(place, "ana", "8h", "7h", "9h", sheet=sheet_of())
    before = place.read_text("utf-8")
    typed(place, "correct 1", "ben", "undo", "undo", "correct 1", "ben", "quit")
    assert place.read_text("utf-8") == before


def test_a_match_that_was_over_is_opened_again(place: Path) -> None:
    said = typed(place, "ana", "8h", "7h", "30", "zz", "correct 1", "", "", "", "3", "ben", sheet=sheet_of(limit=20))
    assert "The match is over after one round." in said
    assert "A round can still be corrected" in said
    assert "The match is not over any more." in said
    again = typed(place, "quit")
    assert "Who went out?" not in again
    assert "What was the last card of Ben?" in again


def test_a_correction_that_would_end_the_match_earlier_changes_nothing(place: Path) -> None:
    typed(place, "ana", "8h", "7h", "9h", "ana", "8h", "7h", "9h", sheet=sheet_of(limit=20))
    before = place.read_text("utf-8")
    said = typed(place, "correct 1", "", "", "", "30")
    assert "over after round 1, but 2 rounds were played. Nothing is changed" in one_line(said)
    assert place.read_text("utf-8") == before


# --- keeping ---------------------------------------------------------------------------------------------------------


def test_every_answer_is_kept_though_the_program_is_killed(place: Path) -> None:
    left = ["ana", "8h", "7h", "9h", "ben", "Jd"]

    def read(prompt: str) -> str:
        if not left:
            raise Killed
        return left.pop(0)

    sheet = sheet_of()
    asker = Asker(Talk(read, lambda text: None, 0, EN))
    with pytest.raises(Killed):
        Dialogue(asker, Keeper(place, sheet.ruleset), Kept(sheet)).run()
    said = typed(place, "10", "Q")
    assert "What was Ana left with?" in said
    assert "Who went out?" not in said.split("Round 2:")[0]
    assert read_sheet(place)[0].sheet.totals == (20, 7, 15)
    assert [path.name for path in place.parent.iterdir()] == [place.name]


def test_what_somebody_else_wrote_is_not_replaced(place: Path) -> None:
    typed(place, sheet=sheet_of())
    kept, found = read_sheet(place)
    keeper = Keeper(place, kept.sheet.ruleset, found)
    place.write_text("mine", "utf-8")
    trouble = keeper.keep(kept.sheet.with_round(Given(0, (0, 1, 2))))
    assert trouble is not None
    assert "stays as it is" in EN.say(trouble)
    assert place.read_text("utf-8") == "mine"
    assert read_sheet(keeper.place)[0].sheet.totals == (0, 1, 2)


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    said = typed(tmp_path / "file" / "sheet.json", "quit", sheet=sheet_of())
    assert "could not be kept" in said


def test_house_rules_are_kept_too(tmp_path: Path, place: Path) -> None:
    """Chosen options by name; rules that are not shipped are written out."""
    typed(place, "ana", "8h", "7h", "9h", sheet=sheet_of(limit=20, scoring="junior"))
    assert json.loads(place.read_text("utf-8"))["options"] == {"limit": 20, "scoring": "junior"}
    assert read_sheet(place)[0].sheet.totals == (0, 1, 1)
    rules = tmp_path / "ours.toml"
    rules.write_text('name = "Ours"\nextends = "maumas"\n[score.points]\n7 = 70\n', "utf-8")
    own = tmp_path / "own.json"
    typed(own, "ana", "8h", "7h", "9h", sheet=ScoreSheet.begin(load(str(rules)), ("Ana", "Ben", "Cem")))
    rules.unlink()
    assert read_sheet(own)[0].sheet.totals == (0, 70, 9)


def test_every_kind_of_round_reads_back_as_it_was_written(place: Path) -> None:
    sheet = sheet_of("cheshskiy-durak")
    hand = Hand((sheet.ruleset.deck.parse("7h"), "8", "8"))
    for round_ in (
        Played(0, sheet.ruleset.deck.parse("9h"), (Hand(), hand, Worth(4))),
        Played(None, None, (Worth(0), hand, Worth(4))),
        Given(1, (3, 0, 9)),
    ):
        sheet = sheet.with_round(round_)
    text = text_of(Kept(sheet, ("-", "=3")), ruleset_keys(sheet.ruleset))
    place.write_text("\ufeff" + text, "utf-8")
    kept, _ = read_sheet(place)
    assert kept.sheet.rounds == sheet.rounds
    assert kept.begun == ("-", "=3")
    assert text_of(kept, ruleset_keys(kept.sheet.ruleset)) == text


# --- files of something else -----------------------------------------------------------------------------------------

GOOD: dict[str, Any] = {"format": "maumau-score/1", "ruleset": "maumas", "names": ["Ana", "Ben"], "rounds": []}


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xfe", "is no text"),
        (b"", "line 1 is not JSON"),
        (b"{\n", "line 2 is not JSON"),
        (b"[1, 2]", "is no score sheet of Maumau"),
        (b"3", "is no score sheet of Maumau"),
        (b"[" * 100000, "It stays as it is"),
        (b'{"format": "maumau-record/1"}', "the record of one round"),
        (b'{"format": "maumau-match/1"}', "the record of a match"),
        (b'{"format": "maumau-save/1"}', "a game that was kept"),
        (b'{"format": "maumau-score/9"}', "a newer Maumau"),
        (b'{"format": ["maumau-score/1"]}', "is no score sheet of Maumau"),
        (b'{"format": "maumau-score/1", "format": "maumau-score/1"}', "stands twice"),
        (GOOD | {"names": 3}, "names"),
        (GOOD | {"names": ["Ana"]}, "One name is given"),
        (GOOD | {"names": ["Ana", "ana"]}, "is there twice"),
        (GOOD | {"colour": 3}, "There is no key colour here"),
        (GOOD | {"ruleset": "chess"}, "the game “chess”, which is unknown"),
        (GOOD | {"options": {"hand": 99}}, "hand"),
        (GOOD | {"fingerprint": "sha256:0"}, "fingerprint"),
        (GOOD | {"rounds": [{"finisher": 0}]}, "Round 1: Neither hands nor points"),
        (GOOD | {"rounds": [{"finisher": 0, "points": [0, 3], "card": "7h"}]}, "Round 1: Points are given, so neither"),
        (GOOD | {"rounds": [{"finisher": 7, "points": [0, 3]}]}, "Round 1: 7 is no player"),
        (GOOD | {"rounds": [{"finisher": 0, "points": [0, 3, 4]}]}, "Round 1: There is something for 3"),
        (GOOD | {"rounds": [{"finisher": 0, "points": [0, 10**30]}]}, "Round 1: Ben cannot have"),
        (GOOD | {"rounds": [{"finisher": 0, "points": [0, -5]}]}, "Round 1: Ben cannot have −5"),
        (GOOD | {"rounds": [{"finisher": 0, "card": "7h", "hands": ["", "7h"]}]}, "Round 1: There is only one 7♥"),
        (GOOD | {"rounds": [{"finisher": 0, "card": "7h", "hands": ["", "3h"]}]}, "Round 1: There is no card “3h”"),
        (GOOD | {"rounds": [{"finisher": 0, "card": "7h", "hands": ["", True]}]}, "rounds.0.hands"),
        (
            GOOD | {"options": {"limit": 10}, "rounds": [{"finisher": 0, "points": [0, 30]}] * 2},
            "Round 2: The match was over after one round",
        ),
    ],
)
def test_files_of_something_else(place: Path, content: bytes | dict[str, Any], said: str) -> None:
    """Refused with what it is, or with what is wrong in it; not touched."""
    data = content if isinstance(content, bytes) else json.dumps(content).encode()
    place.write_bytes(data)
    with pytest.raises(ScoreError) as error:
        read_sheet(place)
    assert said in str(error.value)
    assert place.read_bytes() == data


def test_answers_that_no_longer_fit_are_asked_again(place: Path) -> None:
    place.write_text(json.dumps(GOOD | {"begun": ["Ana", "9z", "7h"]}), "utf-8")
    assert "What was the last card of Ana?" in typed(place, "quit")


# --- the command -----------------------------------------------------------------------------------------------------

COMMAND = [sys.executable, "-m", "maumau", "score"]


def run(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed.encode(),
        capture_output=True,
        timeout=60,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"} | environment,
        check=False,
    )


def test_from_the_questions_to_the_page(place: Path, data_folder: Path) -> None:
    begun = run(typed="chess\nmaumas\nlimit=1\nhnd=3\nlimit=30\n\nAna\nAna, table\nAna, Ben\nana\n8h\n7h\n")
    said = one_line(begun.stdout.decode())
    assert begun.returncode == 0, begun.stderr
    assert "There is no such game" in said
    assert "The option limit has no value “1”; it may be 10-1000." in said
    assert "There is no option “hnd”" in said
    assert "the house rules that bear upon the score" in said
    assert "play_after_draw" not in said
    assert "One name is given" in said
    assert "would be taken for a command" in said
    assert "To go on with it, type:" in said
    sheet = next((data_folder / "scores").iterdir())
    again = run(typed="perhaps\nyes\nben\n8h\n30\n")
    assert "Ben won the match." in again.stdout.decode()
    assert len(rounds(sheet)) == 2
    assert "Which game?" in run(typed="").stdout.decode()
    out = place.with_suffix(".html")
    exported = run(str(sheet), "--csv", "--html", str(out))
    assert exported.stdout.startswith("\ufeffRound,Ana,Ben\r\n1,0,7\r\n".encode())
    assert "<svg" in out.read_text("utf-8")
    table_file = place.with_suffix(".csv")
    assert run(str(sheet), "--csv", str(table_file)).returncode == 0
    assert table_file.read_bytes() == csv_text(read_sheet(sheet)[0].sheet, EN).encode()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["FILE", "--new"], "is there already and stays as it is"),
        (["FILE", "--names", "Ana,Ben"], "is there already and stays as it is"),
        (["FILE", "--csv", "FILE"], "its name ends neither in .csv nor in .html"),
        (["FILE", "--html", "FILE"], "its name ends neither in .csv nor in .html"),
        (["--csv", "FILE"], "Name the file of the score sheet too"),
        (["FILE", "--csv", "a.csv", "b.csv"], "Only one file"),
        (["NONE", "--csv"], "There is no file"),
        (["FOLDER"], "is a folder"),
        (["NONE/x.json", "--names", "Ana,Ben"], "There is no folder"),
        (["FILE", "--html", "FOLDER"], "is a folder"),
        (["--new", "--ruleset", "chess"], "There is no game “chess”"),
        (["--new", "--ruleset", "maumas", "--names", "Ana"], "One name is given"),
        (["--new", "--ruleset", "maumas", "--names", "Ana,quit"], "would be taken for a command"),
        (
            ["--new", "--ruleset", "maumas", "--option", "hand=99", "--names", "Ana,Ben"],
            "The option hand has no value “99”",
        ),
        (["-"], "There is no file -"),
    ],
)
def test_calls_that_are_wrong(
    tmp_path: Path, place: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    """One sentence, exit status 2, and the sheet as it was."""
    typed(place, sheet=sheet_of())
    before = place.read_bytes()
    paths = {"FILE": str(place), "NONE": str(tmp_path / "none"), "FOLDER": str(tmp_path)}
    words = [word.replace("NONE", paths["NONE"]) if "NONE" in word else paths.get(word, word) for word in arguments]
    assert app.run(["score", *words]) == 2
    assert said in one_line(capsys.readouterr().err)
    assert place.read_bytes() == before


def test_nothing_is_compiled(place: Path) -> None:
    """Neither Numba nor llvmlite is imported for a sheet, its rules, its curves and its page."""
    code = (
        "import sys; from maumau.cli import app; "
        f"status = app.run(['score', {str(place)!r}, '--ruleset', 'maumas', '--names', 'Ana,Ben']); "
        f"status += app.run(['score', {str(place)!r}, '--csv', '--html', {str(place.with_suffix('.html'))!r}]); "
        "sys.exit(status + 9 * bool({'numba', 'llvmlite'} & set(sys.modules)))"
    )
    lines = "ana\nJh\n7h Q\nrules\ncurve\ncorrect 1\n\n\n\n"
    environment = {key: value for key, value in os.environ.items() if key != "NUMBA_DISABLE_JIT"}
    answer = subprocess.run(
        [sys.executable, "-c", code],
        input=lines.encode(),
        capture_output=True,
        timeout=60,
        env=environment,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr.decode()
    assert len(rounds(place)) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_a_kill_loses_nothing(place: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, str(place), "--ruleset", "maumas", "--names", "Ana,Ben"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"ana\n8h\n7h\nben\n")
    process.stdin.flush()
    said = b""
    while b"last card of Ben" not in said:
        sign = process.stdout.read(1)
        assert sign
        said += sign
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdin.close()
    process.stdout.close()
    kept, _ = read_sheet(place)
    assert kept.sheet.totals == (0, 7)
    assert kept.begun == ("Ben",)


def test_a_terminal_without_bars(place: Path) -> None:
    sheet = filled(("Ana", "Ben"))
    place.write_text(text_of(Kept(sheet), ruleset_keys(sheet.ruleset)), "utf-8")
    said = run(str(place), typed="curve\n", PYTHONIOENCODING="ascii").stdout.decode("ascii")
    assert "@" in said
