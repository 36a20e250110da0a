"""The referee in words: every kind of state, in the cards' style that the reader likes."""

from __future__ import annotations

from typing import Any

import pytest

from maumau.cli.explaining import Explained
from maumau.cli.wording import Wording
from maumau.game import deal
from maumau.locale import Language, language
from maumau.records import follow, referee_answer
from maumau.rules import load

LETTERS = language("en", "letters")


def explained(ruleset: str, *moves: str, speaks: Language = LETTERS, **place: Any) -> list[str]:
    data = {"ruleset": ruleset, "seats": len(place["hands"]), "moves": list(moves), "position": place}
    rules = load(ruleset)
    return list(Explained(referee_answer(data, speaks), rules, Wording(rules.deck, speaks)).lines())


def test_a_position_without_a_question() -> None:
    lines = explained("maumas", hands=["7h Kd 9c", "7s 9d"], pile="8h 10h", stock="Ah Qs", stock_is_all=True)
    assert lines == [
        "The position:",
        "    Now: a turn; Seat 0 decides",
        "    Seat 0: 9c Kd 7h",
        "    Seat 1: 9d 7s",
        "    Pile, top last: 8h 10h",
        "    Stock, first drawn first: Ah Qs",
        "    Play goes to the left",
        "    Suit to follow: hearts",
        "    Legal: play 7h; draw",
    ]


@pytest.mark.rule("ALL-13")
def test_what_is_refused_is_explained() -> None:
    moves = ("0 play 7h", "1 draw")
    lines = explained("maumas", *moves, hands=["7h Kd 9c", "7s 9d"], pile="8h 10h", stock="Ah Qs")
    assert lines[:6] == [
        "0 play 7h: allowed",
        "    Legal: play 7h; draw",
        "1 draw: REFUSED",
        "    2 cards are pending: take them, or play a card that answers 7h. (LT-11, live-penalty)",
        "    Legal: play 7s; take the cards",
        "How things stand:",
    ]
    assert "    Pending: 2 cards" in lines
    assert lines[-1] == "    Legal: play 7s; take 2 cards"
    assert any(line.endswith("… (29 cards)") for line in lines)
    words = language("en", "words")
    told = explained("maumas", *moves, speaks=words, hands=["7h Kd 9c", "7s 9d"], pile="8h 10h", stock="Ah Qs")
    assert told[4] == "    Legal: play seven of spades; take the cards"


def test_a_hand_that_is_empty_and_the_end() -> None:
    place: dict[str, Any] = {"hands": ["9h", "9c 9d"], "pile": "10h", "stock": ""}
    lines = explained("mau-mau-32", "0 play 9h", **place)
    assert "    Now: a hand is empty; the chance to catch has not passed" in lines
    assert "    Seat 0: no cards" in lines
    assert "    Can be caught: Seat 0" in lines
    assert lines[-2:] == [
        "    Legal: let the chance to catch pass",
        "    Calls and catches: Seat 0: say Mau; Seat 0: say Mau Mau; Seat 1: catch Seat 0",
    ]
    over = explained("mau-mau-32", "0 play 9h", "- close", **place)
    assert "    Now: the round is over" in over
    assert over[-1] == "    Result: Seat 0 went out; points 18, 0"


def test_the_cut_and_a_suit_to_be_named() -> None:
    round_ = next(one for one in (deal("mau-mau-balkan", 3, seed=seed) for seed in range(200)) if one.phase == "cut")
    answer = follow(round_, [])
    lines = list(Explained(answer, round_.ruleset, Wording(round_.ruleset.deck, LETTERS)).lines())
    assert lines[1] == f"    Now: a cut card may be kept; Seat {round_.turn} decides"
    assert lines[-1] == f"    Legal: keep {round_.stock[0]}; leave {round_.stock[0]}"
    named = explained("mau-mau-32", "0 play Jh", hands=["Jh 9d 9c", "9h 10d 8d"], pile="10h", stock="Kc")
    assert "    Now: a suit is to be named; Seat 0 decides" in named
    assert named[-1].startswith("    Legal: name ")
