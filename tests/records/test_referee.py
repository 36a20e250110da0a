"""The referee's answer: what the rules refuse is an answer, what cannot be read is none."""

from __future__ import annotations

from typing import Any

import pytest

from maumau.game import deal
from maumau.records import FormatError, follow, referee_answer

from .samples import simulated
from .test_positions_read import position

LINE_KEYS = {"move", "legal", "also"}
STATE_KEYS = {
    *("phase", "turn", "direction", "hands", "pile", "stock", "suit", "pending"),
    *("may_catch", "legal", "also", "result"),
}


def asked(*moves: str, **changes: Any) -> dict[str, Any]:
    """The position of the formats page with other moves."""
    return {**position(**changes), "moves": list(moves)}


def test_nothing_asked_is_answered_by_how_things_stand() -> None:
    answer = referee_answer(asked())
    assert set(answer) == {"steps", "refused", "state"}
    assert answer["steps"] == []
    assert answer["refused"] is None
    assert set(answer["state"]) == STATE_KEYS


@pytest.mark.rule("LT-11", "ALL-13")
def test_a_move_that_is_refused_ends_the_answer() -> None:
    answer = referee_answer(asked("0 play 7h", "1 play 7s", "2 draw", "2 take"))
    assert [step["move"] for step in answer["steps"]] == ["0 play 7h", "1 play 7s", "2 draw"]
    assert answer["refused"] == {
        "move": 2,
        "text": "2 draw",
        "reason": "live-penalty",
        "clause": "LT-11",
        "message": "4 cards are pending: take them, or play a card that answers 7s.",
    }
    assert answer["steps"][2]["legal"] == answer["state"]["legal"] == ["take"]
    assert answer["state"]["pending"] == 4


def test_what_came_before_a_refused_move_stands() -> None:
    before = referee_answer(asked("0 play 7h", "1 play 7s"))
    after = referee_answer(asked("0 play 7h", "1 play 7s", "0 take"))
    assert after["state"] == before["state"]
    assert after["refused"]["reason"] == "not-your-turn"
    assert after["refused"]["clause"] == "ALL-16"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("1 play 7s", "not-your-turn"),
        ("0 play 9h", "not-in-hand"),
        ("0 take", "nothing-to-take"),
        ("0 pass", "must-draw"),
        ("0 name h", "nothing-to-name"),
        ("0 keep", "not-cutting"),
        ("0 call", "no-calls"),
        ("0 catch 1", "nothing-to-catch"),
        ("- close", "nothing-to-close"),
        ("3 draw", "no-such-seat"),
    ],
)
def test_refused_is_an_answer(line: str, reason: str) -> None:
    answer = referee_answer(asked(line))
    assert answer["refused"]["reason"] == reason
    assert answer["refused"]["text"] == line
    assert answer["refused"]["message"]


@pytest.mark.parametrize(
    "line", ["draw", "0 sing", "0 play 2h", "0 play", "0 catch 12", "0 name x", "- draw", "0 close", "", "- shuffle 7x"]
)
def test_a_line_that_cannot_be_read_is_no_answer_wherever_it_stands(line: str) -> None:
    """It is told before anything is played, even if an earlier move is refused."""
    with pytest.raises(FormatError, match=r"^move 1, "):
        referee_answer(asked("0 take", line))


def stock_used_up(*moves: str) -> dict[str, Any]:
    """Seat 0 has to draw and nothing is left to draw from but the pile, which is shuffled here."""
    place: dict[str, Any] = {"hands": ["7c", "9c"], "pile": "8d Kd 10h", "stock": "", "stock_is_all": True}
    return {**position("mau-mau-32", **place), "moves": list(moves)}


@pytest.mark.rule("EU-15")
def test_a_shuffle_line_is_expected() -> None:
    with pytest.raises(FormatError, match="shuffle line expected after move 0, '0 draw'") as raised:
        referee_answer(stock_used_up("0 draw"))
    assert sorted(str(raised.value).rpartition(": ")[2].split()) == ["8d", "Kd"]
    answer = referee_answer(stock_used_up("0 draw", "- shuffle 8d Kd"))
    assert answer["steps"][1] == {"move": "- shuffle 8d Kd", "legal": [], "also": []}
    assert "draw" in answer["steps"][0]["legal"]
    assert answer["state"]["hands"][0] == ["7c", "8d"]
    assert answer["state"]["stock"] == ["Kd"]


def test_a_shuffle_line_that_is_wrong_is_no_answer() -> None:
    for wrong in ("- shuffle 8d", "- shuffle 8d Kd 10h", "- shuffle 8d 8d"):
        with pytest.raises(FormatError, match=r"move 1, .*a shuffle must be the pile but its top, 2 cards: 8d Kd"):
            referee_answer(stock_used_up("0 draw", wrong))
    with pytest.raises(FormatError, match=r"move 0, .*nothing needs to be shuffled here"):
        referee_answer(stock_used_up("- shuffle 8d Kd"))
    with pytest.raises(FormatError, match=r"move 2, .*nothing needs to be shuffled here"):
        referee_answer(stock_used_up("0 draw", "- shuffle 8d Kd", "- shuffle 8d Kd"))


def test_a_shuffle_after_a_refused_move_is_not_looked_at() -> None:
    answer = referee_answer(stock_used_up("1 draw", "- shuffle 8d Kd"))
    assert answer["refused"]["reason"] == "not-your-turn"


@pytest.mark.parametrize("name", ["mau-mau-balkan", "mau-mau-32", "cheshskiy-durak-4"])
def test_the_referee_follows_a_whole_record(name: str) -> None:
    """Every line was legal before it was played, and the lists are those of the round."""
    record = simulated(name, 3)[0]
    round_ = deal(name, 3, seed=0, dealer=record["dealer"], leader=record["leader"], pack=record["pack"])
    answer = follow(round_, record["moves"])
    assert answer["refused"] is None
    assert answer["state"]["result"] == record["result"]
    assert [step["move"] for step in answer["steps"]] == record["moves"]
    for step in answer["steps"]:
        assert set(step) == LINE_KEYS
        seat, _, move = step["move"].partition(" ")
        if move.startswith("shuffle"):
            assert step["legal"] == step["also"] == []
        elif move.startswith(("call", "catch")):
            assert step["move"] in step["also"]
        else:
            assert (step["move"] if seat == "-" else move) in step["legal"]


def test_in_a_window_the_table_alone_moves() -> None:
    place: dict[str, Any] = {"hands": ["9h", "9c 9d"], "pile": "10h", "stock": ""}
    state = referee_answer({**position("mau-mau-32", **place), "moves": ["0 play 9h"]})["state"]
    assert (state["phase"], state["turn"]) == ("window", None)
    assert state["legal"] == ["- close"]
    assert state["may_catch"] == [0]
    assert sorted(state["also"]) == ["0 call", "0 call double", "1 catch 0"]
    over = referee_answer({**position("mau-mau-32", **place), "moves": ["0 play 9h", "- close"]})["state"]
    assert (over["phase"], over["turn"], over["legal"], over["also"]) == ("over", None, [], [])
    assert over["result"] == {"reason": "out", "finisher": 0, "points": [18, 0]}
