"""Every command: what it prints, and its exit status: 0 all well, 1 the rules say no, 2 the call or a file is wrong."""

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from maumau.cli import main
from maumau.rules import shipped

POSITION = """
ruleset = "maumas"
seats = 3
moves = ["0 play 7h", "1 play 7s", "2 {last}"]
[position]
hands = ["7h Kd", "7s 9c", "9d 10c"]
pile = "8h 10h"
stock = "Ah Qs 6c"
"""


def wrong(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """A wrong call: status 2, nothing on standard output, and one message without a traceback on standard error."""
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("maumau: ")
    assert "Traceback" not in err
    return err


# -- calls that are wrong ------------------------------------------------------------------------------------------


def test_an_unknown_command_names_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert "“play”" in wrong(capsys, "ply")


def test_an_unknown_option_names_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    err = wrong(capsys, "play", "--seat", "3")
    assert "--seats" in err
    assert "maumau play --help" in err


def test_an_unknown_ruleset_names_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert "“maumas”" in wrong(capsys, "rules", "maumaz")
    assert "“maumas”" in wrong(capsys, "play", "maumaz")
    assert "“maumas”" in wrong(capsys, "simulate", "maumaz", "--seats", "2", "--games", "1")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "maumas", "--option", "hand"], "NAME=VALUE"),
        (["play", "maumas", "--option", "hand=6", "--option", "hand=7"], "twice"),
        (["play", "maumas", "--option", "hand=9"], "5-8"),
        (["play", "maumas", "--option", "hnd=6"], "hand"),
        (["play", "maumas", "--seats", "11"], "2 to 10"),
        (["play", "maumas", "--seats", "many"], "many"),
        (["play", "maumas", "--seats", "2", "--players", "3"], "1 to 2"),
        (["play", "maumas", "--players", "0"], "1 to 2"),
        (["play", "maumas", "--names", "Ana,Ana", "--players", "2"], "taken"),
        (["play", "maumas", "--names", "draw"], "command"),
        (["play", "maumas", "--bots", "ruls"], "“rules”"),
        (["play", "maumas", "--bots", "rules,"], "--bots rules,: a word is missing"),
        (["play", "maumas", "--names", ",Ana"], "--names ,Ana: a word is missing"),
        (["play", "maumas", "--seats", "3", "--bots", "rules,rules,rules"], "2 bots"),
        (["play", "--resume", "x", "--seats", "3"], "--seats"),
        (["play", "--resume"], "No game is kept"),
        (["play", "--resume", "/no/such/file"], "/no/such/file"),
        (["simulate", "maumas", "--seats", "2"], "--games"),
        (["simulate", "maumas", "--seats", "2", "--games", "1", "--matches", "1"], "either"),
        (["simulate", "maumas", "--seats", "2", "--games", "-1"], "−1"),
        (["simulate", "maumas", "--seats", "2", "--games", "0", "--records", "x"], "--games 0: 1 or more"),
        (["simulate", "maumas", "--seats", "2", "--games", "1", "--bots", ","], "--bots ,: a word is missing"),
        (["simulate", "maumas", "--seats", "2", "--games", "1", "--bots", "rnd"], "random"),
        (["simulate", "maumas", "--seats", "3", "--games", "1", "--bots", "random,random"], "3 bots"),
        (["simulate", "maumas", "--seats", "12", "--games", "1"], "10"),
        (["rules", "maumas", "--lang", "xx"], "en"),
        (["rules", "maumas", "--seats", "99"], "10"),
        (["verify", "/no/such/file"], "/no/such/file"),
        (["check", "/no/such/file.toml"], "no such file"),
        (["check", "/"], "/: this is a folder"),
        (["referee", "/no/such/file"], "/no/such/file"),
    ],
)
def test_wrong_calls(capsys: pytest.CaptureFixture[str], arguments: list[str], said: str) -> None:
    assert said in wrong(capsys, *arguments)


@pytest.mark.rule("ALL-14")
def test_too_few_cards_are_refused_with_the_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    err = wrong(capsys, "play", "maumas", "--seats", "5", "--option", "hand=8")
    assert "40" in err
    assert "36" in err


# -- what is written down ------------------------------------------------------------------------------------------


def test_rulesets(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulesets"]) == 0
    out = capsys.readouterr().out
    assert all(f"{name}\n" in out for name in shipped())


def test_rulesets_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulesets", "--json"]) == 0
    data = {entry["id"]: entry for entry in json.loads(capsys.readouterr().out)}
    assert set(data) == set(shipped())
    entry = data["maumas"]
    assert set(entry) == {"id", "name", "english", "country", "players", "options"}
    assert entry["players"] == [2, 10]
    assert entry["options"]["hand"] == {"default": 5, "values": [5, 6, 7, 8]}
    assert entry["options"]["rounds"]["default"] is None


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "maumas", "--option", "hand=6", "--seats", "7"]) == 0
    out = capsys.readouterr().out
    assert "6 cards for each" in out.replace("\n", " ")
    assert "72 cards" in out


@pytest.mark.rule("FI-10")
def test_rules_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "mau-mau-fi", "--compare", "miinuspisteet"]) == 0
    out = capsys.readouterr().out
    for row in ("Length", "End of a round", "Card values", "End of the match", "Winner", "Next round", "Settings"):
        assert any(line.startswith(row) for line in out.splitlines()), row


def test_schema(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema"]) == 0
    assert "players" in json.loads(capsys.readouterr().out)["properties"]


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([], ["--help"], ["play", "--help"], ["--version"]):
        assert main(arguments) == 0
        assert capsys.readouterr().out.strip()


# -- yes or no -----------------------------------------------------------------------------------------------------


def test_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "maumas"]) == 0
    file = tmp_path / "house.toml"
    file.write_text('extends = "maumas"\nname = "House"\n[deal]\nhand = 6\n')
    assert main(["check", str(file)]) == 0
    capsys.readouterr()
    file.write_text('extends = "maumas"\nname = "House"\n[deal]\nhnd = 6\n')
    assert main(["check", str(file)]) == 1
    out = capsys.readouterr().out
    assert f"{file}:4" in out
    assert "hand" in out


def test_referee(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "question.toml"
    file.write_text(POSITION.format(last="take"))
    assert main(["referee", str(file)]) == 0
    out = capsys.readouterr().out
    assert "allowed" in out
    assert re.search(r"[Ss]uit to follow: \w+", out)
    assert re.search(r"Stock, first drawn first: (\S+ ){12}… \(\d+ cards\)\n", out)
    assert main(["referee", str(file), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["refused"] is None
    assert answer["state"]["hands"][0] == ["Kd"]


@pytest.mark.rule("ALL-13")
def test_the_referee_refuses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "question.toml"
    file.write_text(POSITION.format(last="draw"))
    assert main(["referee", str(file)]) == 1
    assert "LT-11" in capsys.readouterr().out
    assert main(["referee", str(file), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["refused"]["move"] == 2


def test_a_position_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "question.toml"
    file.write_text("ruleset = maumas")
    assert "line 1" in wrong(capsys, "referee", str(file))
    file.write_bytes(b"\xff\xfe")
    assert "UTF-8" in wrong(capsys, "referee", str(file))
    assert str(tmp_path) in wrong(capsys, "referee", str(tmp_path))


@pytest.fixture
def records(tmp_path: Path) -> Path:
    file = tmp_path / "records.jsonl"
    call = ["simulate", "mau-mau-balkan", "--seats", "3", "--games", "4", "--seed", "2", "--records", str(file)]
    assert main(call) == 0
    return file


def test_simulate_and_verify(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(records.read_text().splitlines()) == 4
    assert list(records.parent.glob(".*")) == []
    assert main(["verify", str(records)]) == 0
    assert "4 records right" in capsys.readouterr().out


def test_verify_names_the_line_that_is_wrong(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = records.read_text().splitlines()
    record = json.loads(lines[2])
    record["result"]["points"][0] += 1
    records.write_text("\n".join([*lines[:2], json.dumps(record), lines[3]]) + "\n")
    assert main(["verify", str(records)]) == 1
    out = capsys.readouterr().out
    assert f"{records}:3: " in out
    assert "points" in out
    assert "3 records right, 1 wrong" in out


def test_verify_what_cannot_be_read(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = records.read_text().splitlines()
    records.write_text(lines[0] + "\n" + lines[1][:100] + "\n")
    assert main(["verify", str(records)]) == 2
    assert "line 2" in capsys.readouterr().err
    records.write_text(lines[0] + '\n{"format": "other"}\n')
    assert main(["verify", str(records)]) == 2
    assert f"{records}:2: " in capsys.readouterr().out
    records.write_text("")
    assert "empty" in wrong(capsys, "verify", str(records))


def test_verify_from_standard_input(
    records: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(records.read_text()))
    assert main(["verify", "-"]) == 0
    assert "4 records right" in capsys.readouterr().out


def test_simulated_matches(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["simulate", "maumas", "--seats", "2", "--matches", "2", "--seed", "5", "--option", "rounds=2"]
    assert main(call) == 0
    first = capsys.readouterr().out
    assert [json.loads(line)["format"] for line in first.splitlines()] == ["maumau-match/1"] * 2
    assert main(call) == 0
    assert capsys.readouterr().out == first


def test_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["simulate", "maumas", "--seats", "2", "--games", "10", "--bots", "rules,random"]
    assert main(call) == 0
    assert "rounds" in capsys.readouterr().out
    assert main([*call, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rounds"] == 10


def test_records_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["simulate", "maumas", "--seats", "2", "--games", "1", "--records"]
    assert "folder" in wrong(capsys, *call, str(tmp_path))
    assert "no such file" in wrong(capsys, *call, str(tmp_path / "nowhere" / "x.jsonl"))


def test_an_interrupted_simulation_keeps_whole_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from maumau.lab import simulate

    whole = simulate.simulate_rounds

    def interrupted(*arguments: Any) -> Iterator[dict[str, Any]]:
        for number, record in enumerate(whole(*arguments)):
            if number == 2:
                raise KeyboardInterrupt
            yield record

    monkeypatch.setattr(simulate, "simulate_rounds", interrupted)
    file = tmp_path / "records.jsonl"
    call = ["simulate", "maumas", "--seats", "2", "--games", "9", "--records", str(file)]
    assert main(call) == 130
    assert len(file.read_text().splitlines()) == 2
    assert main(["verify", str(file)]) == 0
    assert list(tmp_path.glob(".*")) == []


def test_files_made_to_break_readers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad"
    for text in ("[" * 100_000, '{"a": ' + "9" * 5000 + "}", "null", '"text"', "\x00"):
        file.write_text(text)
        assert main(["verify", str(file)]) == 2
        assert main(["referee", str(file)]) == 2
        assert main(["play", "--resume", str(file)]) == 2
        assert "Traceback" not in capsys.readouterr().err
