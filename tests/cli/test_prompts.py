"""What each question takes: nothing but its own answers, `?` and the wish to leave."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from maumau.cli.house_rules import about_option, option_pairs
from maumau.cli.setup import Wish, called, check_names
from maumau.cli.trouble import CallWrong
from maumau.cli.vocabulary import vocabulary
from maumau.locale import language
from maumau.rules import load, shipped

from .tables import Table, script
from .test_playing import played

ENGLISH = language("en")
WORDS = vocabulary(ENGLISH)
SET_UP = ["maumas", "", "3", "1", "Ana", "rules"]


@pytest.mark.rule("ALL-12")
@pytest.mark.parametrize("typed", ["7h", "no", "why", "table", "Ben", "help", "?"])
def test_only_enter_shows_the_cards(tmp_path: Path, typed: str) -> None:
    table = Table(tmp_path / "game.json")
    game = table.begin("maumas", 2, ("Ana", "Ben"), (), 3)
    table.play(game, script(typed, "quit"))
    assert table.prompts[0] == table.prompts[1]
    assert "Your hand" not in table.text
    assert ("nobody else may see" if typed in ("?", "help") else "Press Enter when ") in table.text
    assert table.text.endswith("(left)\n")


@pytest.mark.parametrize("typed", ["quit", "q", "EXIT"])
@pytest.mark.parametrize("answered", range(len(SET_UP)))
def test_every_question_of_the_set_up_can_be_left(answered: int, typed: str) -> None:
    said = played([*SET_UP[:answered], "?", typed])
    assert "quit: leave." in said.replace("\n  ", " ")
    assert said.endswith("Good-bye.\n")
    assert "Round 1." not in said


def test_another_match_is_asked_again() -> None:
    begun = ["abandon", "yes", "stop"]
    said = played([*begun, "?", "hello", "n"], Wish(ruleset="maumas", names=("Ana",), seed=2))
    assert said.count("Another match at the same table?") == 3
    assert said.count("Please type yes") == 2
    for word in ("q", "quit"):
        assert played([*begun, word], Wish(ruleset="maumas", names=("Ana",), seed=2)).endswith("Good-bye.\n")


def test_between_two_rounds_nothing_is_said_of_cards() -> None:
    said = played(["abandon", "yes", "no", "hello", "7h", "stop", "no"], Wish(ruleset="maumas", seed=2))
    assert said.count("Press Enter for the next round, or type stop or quit; ? for help.") == 3
    assert "I cannot read" not in said


def test_prompts_are_short(tmp_path: Path) -> None:
    table = Table(tmp_path / "game.json")
    game = table.begin("mau-mau-32", 2, ("A" * 20, "B" * 20), (), 3, {"rounds": 2})

    def answer(prompt: str) -> str:
        assert len(prompt) < 78, prompt
        if len(table.prompts) > 80 and not prompt.startswith(("Pass", "Anything", "Break", "Enter")):
            return "abandon"
        return "yes" if prompt.startswith("Break") else "stop" if len(table.prompts) > 90 else ""

    table.play(game, lambda prompt: answer(prompt) or ("" if prompt.startswith(("Pass", "Any", "Enter")) else "1"))
    assert "Enter: the next round." in table.text


def test_options_as_people_type_them() -> None:
    options = load("maumas").options
    assert option_pairs("LIMIT=20", options, WORDS) == {"limit": "20"}
    assert option_pairs("hand=6 limit = 20", options, WORDS) == {"hand": "6", "limit": "20"}
    assert option_pairs("hand 6", options, WORDS) == option_pairs("hand to 6", options, WORDS) == {"hand": "6"}
    for word, value in (("yes", "true"), ("on", "true"), ("OFF", "false"), ("no", "false"), ("True", "true")):
        assert option_pairs(f"wild_on_six={word}", options, WORDS) == {"wild_on_six": value}
    for wrong in ("hand", "hand=", "=6", "hand=6 limit"):
        with pytest.raises(CallWrong, match="NAME=VALUE"):
            option_pairs(wrong, options, WORDS)


def test_options_at_the_set_up() -> None:
    said = played(["maumas", "LIMIT=5", "hand=6 limit=20 wild_on_six=off", "foo=1", "quit"])
    text = said.replace("\n  ", " ")
    assert "limit has no value “5”" in text
    assert "There is no option “foo”" in text
    assert "options." not in text
    assert "Chosen: hand = 6, limit = 20, wild_on_six = false." in text


@pytest.mark.parametrize("ruleset", shipped())
def test_every_option_is_explained_shortly(ruleset: str) -> None:
    rules = load(ruleset)
    for option in rules.options.values():
        told = about_option(rules, option, ENGLISH)
        assert 10 < len(" ".join(told)) <= 500
        assert all(line.endswith((".", "…")) or ": " in line for line in told)  # whole sentences, or points


@pytest.mark.parametrize(
    ("answer", "found"),
    [("lt", []), ("lithuania", ["maumas"]), ("faraon", []), ("pent", 1), ("kan", ["mau-mau-balkan"])],
)
def test_names_by_the_beginning_of_a_word(answer: str, found: Sequence[str] | int) -> None:
    names = [ruleset.id for ruleset in called([load(name) for name in shipped()], answer, ENGLISH)]
    assert len(names) == found if isinstance(found, int) else names == found


def test_names_are_counted() -> None:
    with pytest.raises(CallWrong, match=r"^1 name for 2 people"):
        check_names(["Ana"], 2, ENGLISH)
    with pytest.raises(CallWrong, match=r"^2 names for 1 person"):
        check_names(["Ana", "Ben"], 1, ENGLISH)


def test_no_folder_is_made_unasked(tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "where"
    said = played([f"save {nowhere / 'x'}", "quit"], Wish(ruleset="maumas", seed=1)).replace("\n  ", " ")
    assert f"there is no folder {nowhere}" in said
    with pytest.raises(CallWrong, match="there is no folder"):
        played([], Wish(ruleset="maumas", seed=1), save=str(nowhere / "game.json"))
    assert not nowhere.parent.exists()


def test_only_one_is_left_to_catch() -> None:
    said = played(["catch me"], Wish(ruleset="maumas", seed=1))
    assert "Nobody is called “me”: there is Bot A." in said
