"""Positions: every key of one, good and bad. What cannot be is turned away with what, where and what would be right."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from maumau.records import FormatError, read_position, referee_answer

from .samples import rules

BEGUN: dict[str, Any] = {"hands": ["7h Kd", "7s 9c", "9d 10c"], "pile": "8h 10h", "stock": "Ah Qs 6c"}


def position(ruleset: str = "maumas", options: Any = None, **place: Any) -> dict[str, Any]:
    """A position: the one of the formats page, with some keys of `[position]` set to other values."""
    there = {key: value for key, value in {**BEGUN, **place}.items() if value is not None}
    return {"ruleset": ruleset, "seats": len(there["hands"]), "options": options or {}, "position": there}


def state(data: dict[str, Any]) -> Any:
    """How things stand in a position."""
    return referee_answer(data)["state"]


def wrong(data: dict[str, Any]) -> str:
    """What is said of a position that cannot be."""
    with pytest.raises(FormatError) as raised:
        referee_answer(data)
    return str(raised.value)


# --- what the keys mean ----------------------------------------------------------------------------------------------


def test_what_is_not_said_is_as_the_formats_say() -> None:
    there = state({"ruleset": "maumas", "seats": 2, "position": {"hands": ["7h", "8h"]}})
    assert (there["turn"], there["direction"], there["pending"], there["suit"]) == (0, 1, 0, None)
    assert there["pile"] == []
    assert there["legal"] == ["play 7h"]


def test_cards_that_are_not_mentioned_lie_below_the_stock_in_the_packs_order() -> None:
    there = state(position())
    deck = [str(card) for card in rules("maumas").deck.kinds]
    mentioned = [*" ".join([*BEGUN["hands"], BEGUN["pile"], BEGUN["stock"]]).split()]
    assert there["stock"] == ["Ah", "Qs", "6c", *(card for card in deck if card not in mentioned)]
    assert there["pile"] == ["8h", "10h"]


def test_of_two_packs_a_mentioned_card_is_taken_out_at_the_first_place() -> None:
    there = state(position("mau-mau-balkan", hands=["3c", "3c 4c"], pile="5c", stock=""))
    deck = [str(card) for card in rules("mau-mau-balkan").deck.kinds]
    second = [card for card in deck if card != "3c"]
    assert there["stock"] == [card for card in deck if card not in ("3c", "4c", "5c")] + second
    assert Counter(there["stock"])["4c"] == 1


def test_stock_is_all_takes_the_rest_out_of_the_game() -> None:
    assert state(position(stock_is_all=True))["stock"] == ["Ah", "Qs", "6c"]
    assert state(position(stock_is_all=True, stock=""))["stock"] == []
    assert len(state(position(stock_is_all=False))["stock"]) == 36 - 8


def test_cards_may_be_written_as_people_write_them() -> None:
    written = position(hands=["7♥ KD", "7S, 9C", "9♦ Tc"], pile="8H T♥")
    assert state(written) == state(position())


def test_whose_turn_it_is_and_which_way() -> None:
    assert state(position(turn=2))["turn"] == 2
    place: dict[str, Any] = {"hands": ["7h Kd", "Kh 9c", "9d 10c"], "stock": "Ah"}
    for direction, following in ((1, 2), (-1, 0)):
        there = position("mau-mau-32", turn=1, direction=direction, **place)
        assert state(there)["direction"] == direction
        assert state({**there, "moves": ["1 play Kh"]})["turn"] == following


def test_the_dealer_is_the_seat_before_unless_told() -> None:
    """Whoever dealt makes no difference to a position without a starter; it is only remembered."""
    from maumau.records.position import round_of_position

    assert round_of_position(position(turn=1))[0].dealer == 0
    assert round_of_position(position())[0].dealer == 2
    assert round_of_position(position(dealer=1))[0].dealer == 1


def test_a_nominated_suit() -> None:
    there = state(position(pile="8h Jh", suit="d", hands=["7h Kd", "7s", "9c"]))
    assert there["suit"] == "d"
    assert "play Kd" in there["legal"]
    assert "play 7h" not in there["legal"]
    assert state(position(pile="8h Jh", suit="♦", hands=["7h Kd", "7s", "9c"])) == there


def test_a_live_penalty_and_a_spent_one() -> None:
    live = state(position(pile="8h 7d", pending=4))
    assert live["pending"] == 4
    assert sorted(live["legal"]) == ["play 7h", "take"]
    spent = state(position(pile="8h 7d"))
    assert spent["pending"] == 0
    assert sorted(spent["legal"]) == ["draw", "play 7h", "play Kd"]


def test_a_call_that_stands() -> None:
    hands = ["9h 10c", "9c 9d", "Ks"]
    there = state(position("mau-mau-balkan", hands=hands, called=[0]))
    assert "0 call" not in there["also"]
    assert "1 call" in there["also"]
    assert "2 call" not in there["also"]
    assert there["may_catch"] == []


def test_a_double_word_that_stands() -> None:
    place: dict[str, Any] = {"hands": ["9h", "9c 9d"], "pile": "10h", "stock": ""}
    assert state(position("mau-mau-32", called=[0], **place))["also"] == ["0 call double"]
    assert state(position("mau-mau-32", called_double=[0], **place))["also"] == []
    assert state(position("mau-mau-32", **place))["also"] == ["0 call", "0 call double"]


# --- what cannot be --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "message"),
    [
        ({"hands": ["7h Kd", "7s 7h", "9d"]}, "position: 7h stands more often than the pack holds it"),
        ({"pile": "7h"}, "position: 7h stands more often than the pack holds it"),
        ({"stock": "10h"}, "position: 10h stands more often than the pack holds it"),
        ({"hands": ["", "7s", "9d"]}, "position: hands: seat 0 holds no card, so the round would be over"),
        ({"turn": 3}, "position: turn: 3 is no seat; seats are 0 to 2"),
        ({"turn": -1}, "position: position.turn: should be greater than or equal to 0, not -1"),
        ({"turn": "0"}, "position: position.turn: should be a valid integer, not '0'"),
        ({"dealer": 3}, "position: dealer: 3 is no seat; seats are 0 to 2"),
        ({"direction": 0}, "position: position.direction: should be 1 or -1, not 0"),
        ({"suit": "h"}, "position: suit: 10h on top asks for no suit; leave the key out"),
        (
            {"pile": "Jh", "suit": "x"},
            "position: no suit 'x': this pack has c (clubs), d (diamonds), h (hearts), s (spades)",
        ),
        ({"pile": "", "suit": "h"}, "position: suit, pending: the pile is empty, so nothing stands on its top card"),
        ({"pile": "", "pending": 2}, "position: suit, pending: the pile is empty, so nothing stands on its top card"),
        ({"pending": 2}, "position: pending: 10h on top makes nobody take cards; leave the key out"),
        ({"pile": "7d", "pending": 3}, "position: pending: 3 cards cannot be pending under 7d: 2, 4, 6, 8"),
        ({"pile": "7d", "pending": 10}, "position: pending: 10 cards cannot be pending under 7d: 2, 4, 6, 8"),
        ({"pending": -2}, "position: position.pending: should be greater than or equal to 0, not -2"),
        ({"pending": 10**9}, "position: position.pending: should be less than or equal to 250, not 1000000000"),
        ({"called": [0]}, "position: called: these rules know no calls"),
        ({"called_double": [0]}, "position: called_double: these rules know no double word"),
        ({"called": 0}, "position: position.called: should be a valid list, not 0"),
        ({"stock_is_all": "yes"}, "position: position.stock_is_all: should be a valid boolean, not 'yes'"),
        ({"hands": "7h Kd"}, "position: position.hands: should be a valid list, not '7h Kd'"),
        ({"pile": ["8h"]}, "position: position.pile: should be a valid string, not ['8h']"),
    ],
    ids=str,
)
def test_a_position_that_cannot_be(place: dict[str, Any], message: str) -> None:
    assert wrong({**position(**place), "seats": 3}) == message


@pytest.mark.parametrize("key", ["pile", "stock", "hands"])
def test_a_card_that_is_not_in_the_pack(key: str) -> None:
    place: dict[str, Any] = {key: ["2h", "7s", "9d"] if key == "hands" else "2h"}
    message = wrong(position(**place))
    assert message.startswith("position: no card '2h' in this pack ")
    assert message.endswith("the nearest is 6h")


@pytest.mark.rule("ALL-11")
def test_two_packs_hold_a_card_twice_and_not_three_times() -> None:
    three = position("mau-mau-balkan", hands=["7h", "7h"], pile="7h", stock="")
    assert wrong(three) == "position: 7h stands more often than 2 packs hold it"


def test_hands_and_seats_agree() -> None:
    assert wrong({**position(), "seats": 2}) == "position.hands: 3 hands for 2 seats"
    assert wrong({**position(), "seats": 4}) == "position.hands: 3 hands for 4 seats"
    assert wrong({**position(), "seats": 12}) == "position: seats: should be less than or equal to 10, not 12"
    assert wrong({**position("mau-mau-32"), "seats": 5}) == "position: 5 seats; Mau Mau is for 2 to 4"


def test_calls_that_cannot_stand() -> None:
    place: dict[str, Any] = {"hands": ["9h 10c 10d", "9c 9d"], "stock": ""}
    held = "seat 0 holds 3 cards, with which no call can stand"
    assert wrong(position("mau-mau-32", called=[0], **place)) == f"position: called: {held}"
    assert wrong(position("mau-mau-32", called_double=[0], **place)) == f"position: called_double: {held}"
    assert wrong(position("mau-mau-32", called=[2], **place)) == "position: called: 2 is no seat; seats are 0 to 1"
    assert "these rules know no double word" in wrong(position("mau-mau-balkan", called_double=[1], **place))
    assert "these rules know no calls" in wrong(position("cheshskiy-durak", called=[1], **place))
    assert "these rules know no calls" in wrong(position("mau-mau-fi", {"mau_penalty": False}, called=[1], **place))


@pytest.mark.parametrize(
    ("ruleset", "pile", "sums"),
    [
        ("mau-mau-balkan", "7d", "3, 6, 9, 12, 15, 18, 21, 24"),
        ("cheshskiy-durak", "6d", "2"),
        ("cheshskiy-durak-8", "Kd", "5"),
    ],
)
def test_what_can_be_pending(ruleset: str, pile: str, sums: str) -> None:
    place: dict[str, Any] = {"hands": ["9h", "9c"], "pile": pile, "stock": ""}
    for pending in map(int, sums.split(", ")):
        assert state(position(ruleset, pending=pending, **place))["pending"] == pending
    assert wrong(position(ruleset, pending=1, **place)) == (
        f"position: pending: 1 cards cannot be pending under {pile}: {sums}"
    )


def test_cards_that_are_taken_at_once_are_never_pending() -> None:
    place: dict[str, Any] = {"hands": ["9h", "9c"], "stock": ""}
    for pile, pending in (("2c", 4), ("2d", 1)):
        assert "makes nobody take cards" in wrong(position("mau-mau-balkan", pile=pile, pending=pending, **place))


# --- the file --------------------------------------------------------------------------------------------------------


def test_keys_that_are_missing() -> None:
    assert wrong({}) == ("position: ruleset is missing; position: seats is missing; position: position is missing")
    assert wrong({"ruleset": "maumas", "seats": 2, "position": {}}) == "position: position.hands is missing"


def test_keys_that_are_not_known_are_told_with_those_that_are() -> None:
    assert wrong({**position(), "move": []}) == (
        "position: move is no key here; keys are ruleset, seats, moves, position, options"
    )
    assert wrong(position(hand=["7h"])) == (
        "position: position.hand is no key here; keys are hands, pile, stock, turn, direction, suit, pending, dealer, "
        "called, called_double, stock_is_all"
    )


def test_rulesets_and_options_that_are_not_there() -> None:
    assert "no shipped ruleset 'maumass'; did you mean 'maumas'?" in wrong(position("maumass"))
    assert "option 'hand' has no value '9'" in wrong(position(options={"hand": 9}))
    assert "no option 'hnd'; did you mean 'hand'?" in wrong(position(options={"hnd": 6}))
    assert "options.hand: '6' is a text" in wrong(position(options={"hand": "6"}))
    assert wrong(position("nowhere/x.toml")).startswith("nowhere/x.toml: ")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('ruleset = "maumas"\nseats = \n', "line 2, column 9"),
        ('ruleset = "maumas"\nseats = 3\nseats = 2\n', "line 3"),
        ('ruleset = "maumas\n', "line 1"),
        ("[position\n", "line 1"),
        ("a = " + "[" * 100_000, "nested too deep"),
        ("a = " + "9" * 5000, "too many digits"),
    ],
    ids=["nothing", "twice", "quotes", "bracket", "deep", "digits"],
)
def test_text_that_is_no_toml_is_told_with_the_line(text: str, said: str) -> None:
    with pytest.raises(FormatError, match=said) as raised:
        read_position(text)
    assert str(raised.value).startswith("position: ")


def test_a_date_is_no_option() -> None:
    data = read_position(
        'ruleset = "maumas"\nseats = 2\noptions = {hand = 2020-01-01}\nposition = {hands = ["7h", "8h"]}'
    )
    assert wrong(dict(data)).startswith("position: options.hand: should be a whole number, true or false, or a word")
