"""Rounds that would go on for ever are stopped after 5,000 moves (ALL-19)."""

from __future__ import annotations

from typing import Any

import pytest

from maumau.records import referee_answer

#: What the four cards that go round count.
POINTS = {"8h": 8, "9h": 9, "10h": 10, "Kh": 4}


def forgetful(moves: int) -> tuple[list[str], list[str]]:
    """Two players who never call put their only card and take the next: the lines, and the hands at the end."""
    hands, pile, stock = ["9h", "10h"], ["8h"], ["Kh"]
    lines: list[str] = []
    for number in range(moves):
        seat = number % 2
        lines.append(f"{seat} play {hands[seat]}")
        pile.append(hands[seat])
        if not stock:
            stock, pile = pile[:-1], pile[-1:]
        hands[seat] = stock.pop(0)
    return lines, hands


def ask(lines: list[str]) -> Any:
    """The referee's answer to these lines."""
    position = {"hands": ["9h", "10h"], "pile": "8h", "stock": "Kh", "stock_is_all": True}
    return referee_answer(
        {"ruleset": "maumas", "options": {"last_card_call": True}, "seats": 2, "moves": lines, "position": position}
    )


@pytest.mark.rule("ALL-19", "LT-16")
def test_before_the_last_move_the_round_goes_on() -> None:
    lines, hands = forgetful(4999)
    answer = ask(lines)
    assert answer["refused"] is None
    assert answer["state"]["phase"] == "play"
    assert answer["state"]["hands"] == [[card] for card in hands]
    assert answer["state"]["result"] is None


@pytest.mark.rule("ALL-19")
def test_the_5000th_move_is_carried_out_and_stops_the_round() -> None:
    lines, hands = forgetful(5000)
    state = ask(lines)["state"]
    assert state["phase"] == "over"
    assert state["hands"] == [[card] for card in hands]
    assert state["result"] == {"reason": "stopped", "finisher": None, "points": [POINTS[card] for card in hands]}


@pytest.mark.rule("ALL-19")
def test_no_move_after_it() -> None:
    lines, _ = forgetful(5001)
    answer = ask(lines)
    assert answer["refused"]["move"] == 5000


@pytest.mark.rule("ALL-19")
def test_a_call_does_not_count_and_the_5000th_move_may_still_end_the_round() -> None:
    """Seat 1 calls after its move number 4,998 (counted from 1), so that its next, the 5,000th, finishes."""
    lines, _ = forgetful(4999)
    last = forgetful(5000)[0][-1]
    state = ask([*lines[:4998], "1 call", lines[4998], last])["state"]
    _, hands = forgetful(4999)
    assert state["result"] == {"reason": "out", "finisher": 1, "points": [POINTS[hands[0]], 0]}
