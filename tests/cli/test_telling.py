"""What the table is told: powers, missed calls, the order of the stock, and what a bot says."""

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from maumau.cli.saves import Game, Keeper
from maumau.cli.session import Session
from maumau.cli.setup import seated
from maumau.cli.story import Story
from maumau.cli.table_text import call_lines, opening, refusal_text, table, until_line
from maumau.cli.talk import TIED, WIDTH, Talk
from maumau.cli.wording import Party, Player, Wording
from maumau.game import Move
from maumau.game.round import Round, deal
from maumau.game.telling_events import Change, first_player
from maumau.locale import language
from maumau.records.position import round_of_position
from maumau.rules import load, shipped

from .tables import Somebody, Table

LETTERS = language("en", "letters")
TWO = Party((Player("Ana", None, True), Player("Bot A", "rules")))


def position(ruleset: str, hands: Sequence[str], pile: str, stock: str, **more: object) -> Round:
    options = more.pop("options", {})
    data = {"ruleset": ruleset, "seats": len(hands), "options": options}
    return round_of_position(data | {"position": {"hands": list(hands), "pile": pile, "stock": stock, **more}})[0]


def told(round_: Round, *moves: str, party: Party = TWO, viewer: int = 0) -> list[str]:
    """What is said of each move."""
    story = Story(Wording(round_.ruleset.deck, LETTERS))
    texts = []
    for move in moves:
        after = round_.play(move)
        story.add(Change(after.last_event, round_, after, round_.view(-1).cut_card))
        texts.append(story.last(viewer, party))
        round_ = after
    return texts


def laid(place: Path, round_: Round, party: Party) -> tuple[Session, list[str]]:
    """A game that stands at a round laid by hand, and what it says."""
    said: list[str] = []
    game = Game.begin(round_.ruleset, party, 1, None)
    session = Session(Talk(lambda prompt: "", said.append, speaks=LETTERS), game, Keeper(place))
    game.round = round_
    return session, said


# -- powers --------------------------------------------------------------------------------------------------------


def test_a_skip_between_two_is_told() -> None:
    assert told(position("mau-mau-32", ["8c Kd", "9c 9d"], "7c", "Ah"), "play 8c") == [
        "You played 8c. You have one card left. Bot A was skipped."
    ]
    assert "You were skipped." in told(position("mau-mau-32", ["9c 9d", "8c Kd 9h"], "7c", "Ah", turn=1), "play 8c")[0]


def test_a_cover_is_no_skip() -> None:
    (text,) = told(position("maumas", ["6h Kd 9h", "9c 9d"], "7h", "Ah"), "play 6h")
    assert "skipped" not in text


def test_a_suit_to_be_named_is_no_skip() -> None:
    texts = told(position("mau-mau-32", ["Jc Kd 9h", "9c 9d"], "7c", "Ah"), "play Jc", "name h")
    assert not any("skipped" in text for text in texts)


@pytest.mark.rule("LT-16")
def test_cards_for_a_missed_call_are_explained() -> None:
    options = {"last_card_call": True}
    (text,) = told(position("maumas", ["9h", "9c 9d"], "7h", "Ah Kh Qh", options=options), "play 9h", viewer=-1)
    assert "The last card had not been called, which costs cards (LT-16). You took one card." in text
    (other,) = told(position("maumas", ["7h 8h", "9c 9d 10d"], "8d", "Ah Kh Qh", options=options), "play 8h")
    assert "had not been called" not in other


@pytest.mark.rule("ALL-12")
def test_that_the_order_of_the_stock_is_known_is_told_once() -> None:
    round_ = position("maumas", ["Kc Qc", "Ks Qs"], "8h 9h 10h", "", stock_is_all=True)
    texts = told(round_, "draw", "draw", viewer=0)
    assert "Everybody knows the order of the stock now" in texts[0]
    assert "Everybody knows" not in texts[1]
    assert re.search(r"Bot A drew one card: \w+", texts[1])


def test_until_which_card_is_drawn_is_told(tmp_path: Path) -> None:
    round_ = position("mau-mau-balkan", ["2d 5d Kd", "3d 9c Kc"], "7d", "Ah 4s 5d").play("play 2d")
    text = until_line(round_.view(1), Wording(round_.ruleset.deck, LETTERS))
    assert text.startswith("On 2d one draws until a diamond or a jack comes")
    live, said = laid(tmp_path / "live.json", round_, TWO)
    live.turns.show_table(1)
    assert "On 2d one draws until" in "".join(said)
    plain, said = laid(tmp_path / "plain.json", position("mau-mau-balkan", ["Kd Ks", "3d 9c Kc"], "7d", "Ah 4s"), TWO)
    plain.turns.show_table(0)
    assert "You may: 1" in "".join(said)
    assert "one draws until" not in "".join(said)


def test_after_the_cut_it_is_told_how_the_round_begins() -> None:
    for seed in range(60):
        round_ = deal("mau-mau-balkan", 2, seed=seed)
        if round_.phase == "cut":
            (text,) = told(round_, "leave")
            break
    after = round_.play("leave")
    assert re.search(rf"The first card on the pile is {after.pile[0]}\. (You play|Bot A plays) first\.", text)
    words = Wording(after.ruleset.deck, LETTERS)
    assert opening(after.view(-1), 1, 0, after.leader, TWO, words, later=True) == "Round 1. You dealt."


@pytest.mark.parametrize("ruleset", shipped())
def test_the_history_begins_as_the_round_did(ruleset: str) -> None:
    for seed in range(5):
        round_ = deal(ruleset, 2, seed=seed)
        words = Wording(round_.ruleset.deck, LETTERS)
        begun = opening(round_.view(-1), 1, 0, first_player(round_), TWO, words)
        later = round_
        while not later.over and len(later.lines) < 6:
            later = later.play(later.legal[0])
        again = opening(later.view(-1), 1, 0, first_player(round_), TWO, words, later=True)
        assert again == begun


# -- calls ---------------------------------------------------------------------------------------------------------


def spoken(lines: Sequence[str], person: str) -> list[bool]:
    """The calls of bots in a round: whether each stands beside a card of its own player."""
    found = []
    others = [line for line in lines if " catch " not in line and not line.startswith("- ")]
    for place, line in enumerate(others):
        seat, verb, *_ = line.split()
        if verb == "call" and seat != person:
            near = others[max(0, place - 1) : place + 2]
            found.append(any(other.startswith(f"{seat} play ") for other in near))
    return found


@pytest.mark.parametrize("ruleset", ["mau-mau-32", "mau-mau-balkan", "mau-mau-fi"])
def test_a_bot_calls_only_with_a_card(tmp_path: Path, ruleset: str) -> None:
    calls: list[bool] = []
    for seed in range(4):
        table_ = Table(tmp_path / f"{seed}.json")
        game = table_.begin(ruleset, 3, ("Ana",), ("random",), seed, {"rounds": 2})
        table_.play(game, Somebody(table_, seed, tame=True))
        for round_ in json.loads(table_.match_file.read_text())["rounds"]:
            calls += spoken(round_["moves"], "0")
    assert calls
    assert all(calls)


def test_a_bot_that_must_draw_says_nothing(tmp_path: Path) -> None:
    """With one card that does not fit, the word for going out stays unsaid."""
    round_ = position("mau-mau-32", ["9h 10h Kh", "7c"], "8h", "Ad Qs", turn=1)
    assert round_.calls(1)
    session, said = laid(tmp_path / "game.json", round_, TWO)
    session.step()
    assert "".join(said) == "Bot A drew one card.\n"
    fits = position("mau-mau-32", ["9h 10h Kh", "7h"], "8h", "Ad Qs", turn=1)
    session, said = laid(tmp_path / "game.json", fits, TWO)
    session.step()
    assert "".join(said).startswith("Bot A said: Mau!\nBot A played 7h.")


@pytest.mark.parametrize(
    ("ruleset", "said"),
    [
        ("maumas", ["nothing is called"]),
        ("mau-mau-32", ["play of your last card", "before it, on your turn or after it", "mau mau for a jack"]),
        ("mau-mau-balkan", ["leaves you one card", "before it, at any time", "The word is: mau mau."]),
        ("mau-mau-fi", ["leaves you one card", "play of your last card", "The word is: mau mau."]),
    ],
)
def test_when_a_call_is_due(ruleset: str, said: list[str]) -> None:
    text = " ".join(call_lines(load(ruleset), Wording(load(ruleset).deck, LETTERS)))
    assert [part for part in said if part not in text] == []


# -- English -------------------------------------------------------------------------------------------------------


def test_refusals_speak_to_the_person() -> None:
    round_ = position("mau-mau-fi", ["9h 10h Kh", "7c 8c"], "8h", "Ad Qs")
    words = Wording(round_.ruleset.deck, LETTERS)

    def said(move: str) -> str:
        refusal = round_.why(Move.parse(move), 0)
        assert refusal is not None
        return refusal_text(refusal, TWO, words)

    assert said("play 7s").startswith("You do not hold 7s. What is allowed now: ")
    assert said("catch 1").startswith("There is nothing to catch: Bot A cannot be caught now.")
    assert said("call").startswith("You have nothing to call now.")


def test_no_line_is_broken_between_a_name_and_its_number() -> None:
    written: list[str] = []
    talk = Talk(lambda prompt: "", written.append)
    talk.say("Totals: " + ", ".join(f"Bot {letter} 100".replace(" ", TIED) for letter in "ABCDEFGHIJKLMN"))
    lines = "".join(written).splitlines()
    assert len(lines) > 1
    assert all(len(line) <= WIDTH and line.rstrip(",").endswith("100") for line in lines)
    assert TIED not in "".join(written)


def test_how_many_cards_stand_beside_the_names() -> None:
    round_ = deal("maumas", 10, seed=1)
    party = seated(["Ana"], 1, 10, ["rules"], language("en"))
    written: list[str] = []
    for line in table(round_.view(0), party, Wording(round_.ruleset.deck, LETTERS)):
        Talk(lambda prompt: "", written.append).say(line)
    assert not re.search(r"Bot$|Bot [A-I]$|Bot [A-I] \d+$", "".join(written), re.MULTILINE)
