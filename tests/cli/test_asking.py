"""The referee as a dialogue: what lies there, what somebody wants to do, and the engine's answer with the rule."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from maumau.cli.app import run
from maumau.cli.asking import scene as lying
from maumau.cli.asking.dialogue import Dialogue
from maumau.cli.asking.scene import Scene, lay
from maumau.cli.talk import Talk
from maumau.cli.trouble import NotUnderstood
from maumau.cli.typed_cards import TypedCards
from maumau.game import Move, Round
from maumau.locale import language
from maumau.records.forms import FormatError
from maumau.records.position import round_of_position
from maumau.rules import load

ENGLISH = language("en")
POSITIONS = Path(__file__).parents[1] / "positions"


def asked(ruleset: str | None, *lines: str, **options: str) -> str:
    """What is said and typed, one line after the other; the input ends with the lines."""
    said: list[str] = []
    left = list(lines)

    def read(prompt: str) -> str:
        said.append(prompt)
        if not left:
            raise EOFError
        said.append(left[0] + "\n")
        return left.pop(0)

    assert Dialogue(Talk(read, said.append, 0, ENGLISH)).run(ruleset, options) == 0
    assert not left, f"nobody asked for {left[0]!r}"
    return " ".join("".join(said).split())


# -- situations ----------------------------------------------------------------------------------------------------


def test_a_seven_answers_a_seven_and_nothing_else_does() -> None:
    text = asked("maumas", "", "7s", "2", "7h Kd Js", "", "Kd", "js", "draw", "7h")
    assert "How many cards are pending under 7♠: 0, 2, 4, 6 or 8? 2" in text
    for typed in ("Kd", "js"):
        refused = "Not allowed: 2 cards are pending: take them, or play a card that answers 7♠."
        assert f"{typed} {refused} What is allowed now: play 7♥; take 2 cards. (LT-11)" in text
    assert "draw Allowed. Player 1 took 2 cards." in text  # there is nothing else that could be meant
    assert "7h Allowed. Player 1 played 7♥. 4 cards are pending. Player 2 is to play next." in text


def test_whether_one_may_draw() -> None:
    may = asked("maumas", "", "8h", "7h Kd", "", "draw")
    assert "draw Allowed. Player 1 drew one card. Player 2 is to play next." in may
    must_play = asked("cheshskiy-durak", "", "8h", "8d Kd", "", "draw")
    assert "Not allowed: No card is drawn while one in hand fits. What is allowed now: play 8♦. (RU-05)" in must_play


def test_a_jack_on_a_jack() -> None:
    position = ("", "Jh", "spades", "", "Jd 9s 2c", "", "Jd")
    assert "Not allowed: Player 1 may not play J♦ on J♥." in asked("mau-mau-balkan", *position)
    assert "(SR-18)" in asked("mau-mau-balkan", *position)
    assert "Jd Allowed. Player 1 played J♦. Player 1 now names a suit." in asked(
        "mau-mau-balkan", *position, jack_on_jack="true"
    )


def test_a_suit_that_was_named() -> None:
    named = ("J♥ spades", "", "", "9h", "8s")
    text = asked("maumas", "", "Qh", "9h 8s", "", "change", *named, "change", "", "no", "", "", "9h")
    assert "Which suit was named" in text
    assert "9h Not allowed: Player 1 cannot play 9♥: spades is the suit to follow." in text
    assert "8s Allowed." in text
    assert "9h Allowed. Player 1 played 9♥." in text


def test_the_two_of_diamonds_is_drawn_for_whatever_is_in_hand() -> None:
    text = asked("mau-mau-balkan", "", "2d", "yes", "", "7d Jc 3d", "", "7d", "draw", "4c 5s 9d", "7d", "9d")
    assert "Not allowed: On 2♦ one draws until a card comes that covers it; cards in hand do not help." in text
    assert "Player 1 drew 3 cards. It is still the turn of Player 1." in text
    assert "The card just drawn: 9♦." in text
    assert "Not allowed: The card that came must be played: 9♦." in text
    assert "Player 1 played 9♦. Player 2 is to play next." in text
    spent = asked("mau-mau-balkan", "", "2d", "no", "", "7d Jc 3d", "", "7d")
    assert "7d Allowed." in spent


def test_what_comes_need_not_be_known() -> None:
    position = ("", "2d", "yes", "", "7d Jc 3d", "")
    text = asked("mau-mau-balkan", *position, "draw", "", "draw", "?", "4c", "4c 5s Kd", "back", "")
    asks = "draw Allowed. Which card comes, or which cards? (Enter: that is not known)"
    assert f"{asks} What then happens depends" in text
    assert "4c More cards are drawn than that one: type all of them." in text
    assert "4c 5s Kd Player 1 drew 3 cards." in text


def test_an_ace_is_covered_by_who_put_it() -> None:
    text = asked("mau-mau-balkan", "", "As", "yes", "", "7s 9c", "", "no", "draw", "9c", "7s")
    assert "Not allowed: Player 1 must cover A♠: a card in hand does. What is allowed now: play 7♠. (SR-10)" in text
    assert "Not allowed: Player 1 cannot cover A♠ with 9♣." in text
    assert "A call is missing: Player 1 may be caught now (catch)." in text


def test_an_ace_as_the_last_card_is_covered_from_an_empty_hand() -> None:
    text = asked("mau-mau-balkan", "", "As", "yes", "", "-", "", "draw", "9s", "9s")
    assert "Player 1 holds no cards." in text
    assert text.count("Allowed.") == 2
    assert "The round is over." in text


def test_a_missing_call_is_caught() -> None:
    position = ("", "9h", "", "8h Kd", "")
    text = asked("mau-mau-balkan", *position, "no", "8h", "9c", "Player 3: 9c", "player 2: catch player 1")
    assert "Player 1 may be caught now" in text
    assert "Not allowed: It is not the turn of Player 1: Player 3 is to play." in text
    assert "Which cards Player 3 holds is not known here." in text
    assert "Player 2 caught Player 1: the call was missing. Player 1 took 2 cards." in text
    called = asked("mau-mau-balkan", *position, "mau", "8h", "player 2: catch player 1")
    assert "Not allowed: There is nothing to catch: Player 1 cannot be caught now." in called


def test_a_card_and_a_call_in_one_line() -> None:
    text = asked("mau-mau-balkan", "", "9h", "", "8h Kd", "", "no", "8h mau")
    assert "Allowed. Player 1 called the last card." in text
    assert "Allowed. Player 1 played 8♥." in text
    assert "caught" not in text


def test_both_words_for_going_out() -> None:
    text = asked("mau-mau-32", "", "9h", "", "Jh", "", "mau", "mau mau", "Jh")
    assert "What has Player 1 said already for the last card: mau, mau mau or no? mau" in text
    assert "Player 1 said: Mau Mau!" in text
    assert "Player 1 has no cards left. The round is over." in text


def test_the_right_to_cover_passes_on() -> None:
    text = asked("cheshskiy-durak-4", "", "Ad", "no", "yes", "7d 9c Ks", "", "9c", "7d", "diamonds", "clubs")
    assert "Not allowed: Player 1 cannot play 9♣ on A♦: it does not follow." in text
    assert "7d Allowed. Player 1 played 7♦. One card is pending. Player 1 now names a suit." in text
    assert "Not allowed: For A♦ another suit than its own is named." in text
    assert "Player 1 named clubs." in text
    over = asked("cheshskiy-durak-4", "", "Ad", "no", "no", "7d 9c Ks", "", "7d")
    assert "Player 1 now names" not in over


def test_a_suit_that_was_named_for_the_card_below() -> None:
    text = asked("cheshskiy-durak-4", "", "Kd", "diamonds", "spades", "9s Kc", "", "Kc", "9s")
    assert "“diamonds”: for A♦ it can be clubs, hearts or spades, or no." in text
    assert "Not allowed: Player 1 cannot play K♣: spades is the suit to follow." in text
    assert "9s Allowed." in text


def test_the_engine_says_the_same_of_every_position_that_can_be_asked_about() -> None:
    compared = 0
    for scene, round_ in _positions():
        laid = lay(scene)
        assert laid.legal == round_.legal, scene
        assert _reasons(laid) == _reasons(round_), scene
        compared += 1
    assert compared > 150


def _reasons(round_: Round) -> list[str]:
    """Why each card, and each other move, is refused."""
    moves = [Move("play", card=card) for card in round_.ruleset.deck.kinds]
    moves += [Move(verb) for verb in ("draw", "pass", "take", "call", "call double")]
    return ["" if (why := round_.why(move)) is None else f"{why.reason} {why.clause}" for move in moves]


def _positions() -> Iterator[tuple[Scene, Round]]:
    """Positions of the first seat with a stock, as scenes and as they are laid by a file."""
    for path in sorted(POSITIONS.rglob("*.toml")):
        data: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
        data = {key: data[key] for key in ("ruleset", "seats", "options", "position") if key in data}
        place = data.get("position")
        if place is None or place.get("turn", 0) or place.get("stock_is_all"):
            continue
        try:
            round_ = round_of_position(data)[0]
        except FormatError:
            continue
        said = "call double" if 0 in place.get("called_double", ()) else "call" if 0 in place.get("called", ()) else ""
        hand, suit = round_.hands[0], place.get("suit")
        scene = Scene(round_.ruleset, round_.seats, round_.top, suit, round_.pending, direction=round_.direction)
        others = max(1, min(3, lying.most_others(replace(scene, hand=hand))))
        yield replace(scene, hand=hand, others=others, called=said), round_


# -- questions -----------------------------------------------------------------------------------------------------


def test_only_what_the_rules_make_matter_is_asked() -> None:
    plain = asked("maumas", "", "8h", "7h Kd", "")
    for question in ("Which suit", "pending", "Which way", "said already", "just now"):
        assert question not in plain
    assert "said already" in asked("maumas", "", "8h", "8d", "", "no", last_card_call="true")
    assert "said already" not in asked("mau-mau-balkan", "", "9h", "", "8h Kd 9c", "")
    assert "Which way does play go" in asked("mau-mau-balkan", "", "9h", "right", "8h Kd 9c", "")
    assert "Which way" not in asked("mau-mau-balkan", "2", "9h", "8h Kd 9c", "")


def test_the_direction() -> None:
    text = asked("mau-mau-balkan", "", "9h", "sideways", "right", "8h Qh 9c", "", "9c", "8h")
    assert "Type left or right." in text
    assert "9c Allowed. Player 1 played 9♣. Player 3 is to play next." in text
    assert "Player 3 was skipped. Player 2 is to play next." in text


def test_an_empty_pile_is_led_on() -> None:
    text = asked("maumas", "", "-", "7h Kd", "", "draw", "Kd")
    assert "The pile is empty" in text
    assert "Not allowed: Player 1 leads, and so must play a card; any card will do." in text
    assert "Kd Allowed." in text


@pytest.mark.parametrize(
    ("ruleset", "before", "wrong", "told", "after"),
    [
        ("maumas", (), "12", "“12”: a number from 2 to 10, please.", ("", "8h")),
        ("maumas", (), "three", "“three”: a number from 2 to 10, please.", ("", "8h")),
        ("maumas", ("",), "", "A card by its rank and suit, such as 7h", ("8h",)),
        ("maumas", ("",), "2h", "There is no 2h in this pack; the nearest is 6♥.", ("8h",)),
        ("maumas", ("",), "xyzzy", "“xyzzy” is no card of this pack.", ("8h",)),
        ("maumas", ("",), "8h spades", "No suit can have been named: 8♥ on top asks for none.", ("8h",)),
        ("maumas", ("",), "8h 2", "No cards can be pending: 8♥ on top makes nobody take any", ("8h",)),
        ("maumas", ("",), "7h 3", "“3”: under 7♥ it can be 0, 2, 4, 6 or 8.", ("7h 2",)),
        ("maumas", ("", "7h"), "10", "“10”: under 7♥ it can be 0, 2, 4, 6 or 8.", ("6",)),
        ("maumas", ("", "7h"), "", "How many cards must be taken by whoever does not answer", ("0",)),
        ("maumas", ("", "Jh"), "green", "“green”: for J♥ it can be clubs, diamonds, hearts or spades, or no.", ("no",)),
        ("maumas", ("", "6h"), "perhaps", "Please type yes or no.", ("no",)),
        ("maumas", ("", "8h"), "", "All cards in the hand of Player 1, with spaces between them", ("7h",)),
        ("maumas", ("", "8h"), "-", "Type the cards in the hand of Player 1", ("7h",)),
        ("maumas", ("", "8h"), "7h foo", "“foo” is no card of this pack.", ("7h",)),
        ("maumas", ("", "8h"), "8h 9c", "8♥ was named 2 times; there is only one.", ("9c",)),
        ("mau-mau-balkan", ("", "9h", ""), "9h 9h", "9♥ was named 3 times; there are only 2.", ("9h 9c 4c",)),
        ("maumas", ("", "8h", "7h 9c"), "40", "“40”: a number from 1 to 16, please.", ("16",)),
        ("mau-mau-balkan", ("", "9h", "", "8h Kd", ""), "nonsense", "“nonsense”: it can be mau or no.", ("yes",)),
    ],
)
def test_what_cannot_be_is_answered_and_nothing_is_lost(
    ruleset: str, before: tuple[str, ...], wrong: str, told: str, after: tuple[str, ...]
) -> None:
    text = asked(ruleset, *before, wrong, *after)
    assert told in text
    asked_for = " ".join(text.partition(told)[0].removesuffix(f"{wrong} ".lstrip()).split()[-3:])
    assert text.partition(told)[2].count(asked_for) == 1, asked_for
    assert text.count("How many play") == 1 + (not before)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "Type what the player wants to do; ? explains it."),
        ("fly", "“fly” is no move."),
        ("2", "“2” is no move."),
        ("hearts", "“hearts” is no move."),
        ("2h", "There is no 2h in this pack"),
        ("name green", "There is no suit “green”"),
        ("name hearts", "Not allowed: No card asks for a suit now."),
        ("Ah", "Not allowed: Player 1 does not hold A♥."),
        ("mau", "Not allowed: These rules know no calls."),
        ("catch player 2", "Not allowed:"),
        ("catch somebody", "Nobody is called “somebody”"),
        ("nobody: 7h", "There is no “nobody” at this keyboard"),
        ("Player 2: 7h", "Not allowed: It is not the turn of Player 2: Player 1 is to play."),
        ("keep", "Not allowed: No cut card is waiting"),
        ("score", "Type what the player wants to do"),
        ("why kd", "Not allowed: Player 1 cannot play K♦ on 8♥"),
        ("x" * 1000, "That is 1000 characters long"),
        ("table", "Top card: 8♥."),
        ("rules", "The aim"),
        ("?", "A card, as in 6c; draw, pass or take"),
    ],
)
def test_whatever_is_typed_for_a_move_is_answered(typed: str, told: str) -> None:
    text = asked("maumas", "", "8h", "7h Kd 9c", "", typed, "7h")
    assert told in text
    assert "7h Allowed." in text


def test_an_empty_line_is_told_what_is_asked() -> None:
    text = asked("maumas", "", "", "Jh", "", "spades", "", "", "7h", "")
    assert "“”" not in text
    for told in ("A card by its rank and suit", "A suit by its letter", "All cards in the hand"):
        assert told in text


def test_a_section_of_the_rules() -> None:
    text = asked("maumas", "", "8h", "7h Kd", "", "rules points", "rules xyzzy")
    assert "Maumas ====== Points ------" in text
    assert "no section “xyzzy”" in text


def test_help_at_every_question() -> None:
    text = asked("mau-mau-balkan", "?", "", "?", "Jh", "?", "no", "?", "", "?", "Jd 9h", "?", "", "?", "no", "?")
    assert text.count("back: the question before. quit: leave.") == 7
    assert text.count("quit: leave.") == 8


def test_back_and_the_answers_that_stay() -> None:
    text = asked("maumas", "4", "Jh", "s", "7h Kd", "back", "back", "back", "back", "", "", "", "8s", "", "8s")
    assert "Which suit was named for J♥? (no: none) [s]" in text
    assert "How many play, 2 to 10? [4]" in text
    assert "Which cards does Player 1 hold? [7h Kd] 8s" in text
    assert "8s Allowed." in text


def test_an_answer_that_does_not_fit_any_more_is_asked_for_again() -> None:
    text = asked("maumas", "", "8h", "7h Kd", "", "change", "7h", "2", "", "9c Kd", "", "take")
    assert "[7h Kd] 7♥ was named 2 times; there is only one. Which cards does Player 1 hold? 9c Kd" in text


def test_another_game_keeps_what_was_typed() -> None:
    text = asked("maumas", "4", "8h", "7h Kd", "", "game", "balkan", "", "", "", "", "", "", "no", "7h")
    assert "Mau mau (Balkan Mau Mau" in text
    assert "Which cards does Player 1 hold? [7h Kd]" in text
    assert "7h Allowed." in text


def test_the_game_is_asked_for_with_its_house_rules() -> None:
    text = asked(None, "back", "maumas", "play_after_draw=true", "", "", "8h", "7h Kd", "", "draw", "9h", "Kd", "9h")
    assert "This is the first question." in text
    assert "Chosen: play_after_draw = true." in text
    assert "Not allowed: After drawing, only the card drawn may be played: 9♥." in text
    assert "9h Allowed." in text


def test_going_back_before_the_first_question_asks_for_the_game() -> None:
    assert "Which game?" in asked("maumas", "back")


def test_taking_moves_back() -> None:
    text = asked("maumas", "", "9h", "6h 7h Kd", "", "6h", "Kd", "back", "Kd", "7h")
    assert "Kd Not allowed: Player 1 cannot cover 6♥ with K♦" in text
    assert "Kd Not allowed: Player 1 cannot play K♦ on 9♥" in text


EVERY = ("3", "7h", "2", "7s Kd 6s", "5", "7s", "take", "table")


@pytest.mark.parametrize("last", [(), ("quit",)])
@pytest.mark.parametrize("length", range(len(EVERY) + 1))
def test_at_every_question_one_may_leave_and_the_input_may_end(length: int, last: tuple[str, ...]) -> None:
    assert asked("maumas", *EVERY[:length], *last).endswith(" ".join(["", *last, "Good-bye."]))


@pytest.mark.parametrize("typed", [(), ("maumas",), ("quit",), ("maumas", "quit")])
def test_so_it_is_before_the_position(typed: tuple[str, ...]) -> None:
    assert asked(None, *typed).endswith(" Good-bye.")


# -- cards ---------------------------------------------------------------------------------------------------------


def test_several_cards_in_a_row() -> None:
    cards = TypedCards(load("mau-mau-balkan"), ENGLISH)
    for text in ("7h 10c Js", "7♥,10♣;J♠", "seven of hearts, ten of clubs, jack of spades", "seven hearts Tc js"):
        assert list(map(str, cards.several(text))) == ["7h", "10c", "Js"]
    with pytest.raises(NotUnderstood):
        cards.several("7h and Js")
    with pytest.raises(NotUnderstood):
        cards.one("7h Js")


# -- as a process --------------------------------------------------------------------------------------------------


def test_it_works_through_a_pipe_and_loads_no_compiler(tmp_path: Path) -> None:
    code = (
        "import sys\nfrom maumau.cli.app import run\n"
        "status = run(['referee', '--ask', 'maumas', '--lang', 'en', '--cards', 'letters'])\n"
        "print(status, sorted({'numba', 'llvmlite'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        input="3\n8h\n7h Kd\n\nKd\n7h\n",
        capture_output=True,
        text=True,
        timeout=120,
        env=os.environ | {"MAUMAU_DATA_DIR": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
        check=True,
    )
    assert "Not allowed: Player 1 cannot play Kd on 8h" in done.stdout
    assert done.stdout.endswith("0 []\n")
    assert done.stderr == ""


def test_calls_that_cannot_be(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = str(tmp_path / "question.toml")
    for arguments, told in (
        (["--ask", "maumass"], "did you mean “maumas”?"),
        (["--json"], "--json is for the answer about a file: give one."),
        ([file, "--ask", "maumas"], "--ask is for the questions at the keyboard"),
        ([file, "--option", "hand=6"], "--option is for the questions at the keyboard"),
        (["--ask", "maumas", "--option", "hand=60"], "hand"),
    ):
        assert run(["referee", *arguments, "--lang", "en"]) == 2
        assert told in capsys.readouterr().err
