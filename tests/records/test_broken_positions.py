"""Positions, records and matches broken systematically: at every place, not at chosen ones.

`test_damage`, `test_matches` and `test_positions_read` break chosen places and look at the words of each message. Here
every line, every key and every card is broken in turn, and positions are laid at random: what is not turned away with
a sentence is a state that the game can be in, and can be played on.
"""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maumau.game import Round
from maumau.records import FormatError, RecordWrong, dumps, match_of_record, read_position, referee_answer
from maumau.records.position import round_of_position
from maumau.records.record import round_of_record
from maumau.records.verify import verify_text

from .samples import fresh, rules, simulated, simulated_match

FIXED = settings(deadline=None, derandomize=True, database=None)

POSITION = """\
ruleset = "mau-mau-balkan"
seats = 3
moves = ["1 play 9h", "2 draw"]

[options]
jack_on_jack = true

[position]
hands = ["7h Kd", "7s 9h", "9d 10c 4c"]
pile = "8h 10h"
stock = "Ah Qs 6c"
turn = 1
direction = 1
dealer = 0
called = [0]
called_double = []
stock_is_all = false
"""

WRONG: tuple[Any, ...] = (None, True, 3, -1, 2.5, "x", [], [1], ["x"], {}, {"x": 1}, 10**30)


def sentence(error: Exception) -> str:
    """What is said of broken data: one line, for people."""
    message = str(error)
    assert message
    assert "\n" not in message
    assert not any(word in message for word in ("Traceback", "ValidationError", "pydantic", "<maumau.", "object at"))
    return message


def told(read: Callable[[Any], object], data: Any) -> str:
    """The sentence that turns data away; empty if it was taken."""
    try:
        read(data)
    except (FormatError, RecordWrong) as error:
        return sentence(error)
    return ""


def keys_in(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every key and of every place of a list."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        yield (*path, key)
        yield from keys_in(value, (*path, key))


def changed(data: Any, path: tuple[Any, ...], change: Callable[[Any, Any], None]) -> Any:
    """A copy, changed by a function of the table (or list) that holds a key, and of the key."""
    copied = copy.deepcopy(data)
    table = copied
    for key in path[:-1]:
        table = table[key]
    change(table, path[-1])
    return copied


def set_to(value: Any) -> Callable[[Any, Any], None]:
    """A change: another value."""

    def change(table: Any, key: Any) -> None:
        table[key] = copy.deepcopy(value)

    return change


def taken_out(table: Any, key: Any) -> None:
    """A change: no value."""
    del table[key]


def misspelt(table: Any, key: Any) -> None:
    """A change: a key with a letter too many."""
    table[f"{key}s"] = table.pop(key)


# --- positions: every line and every key ------------------------------------------------------------------------------


def answer(text: str) -> dict[str, Any]:
    """The referee's answer to the text of a position."""
    return referee_answer(read_position(text))


def test_the_position_to_be_broken_is_right() -> None:
    assert len(answer(POSITION)["steps"]) == 2


def test_a_position_that_ends_too_early() -> None:
    """Cut at every sign: what is not told stops at the end of a value, and without hands there is no position."""
    complete, hands = 0, POSITION.index("pile =")
    for length in range(len(POSITION)):
        if told(answer, POSITION[:length]):
            continue
        complete += 1
        assert length >= hands - 1
        assert POSITION[length - 1] in '"]01\n' or POSITION[length - 4 : length] in ("true", "alse"), POSITION[:length]
    assert complete < 40


def test_a_line_of_a_position_is_lost_or_stands_twice() -> None:
    lines = POSITION.splitlines(keepends=True)
    for number, line in enumerate(lines):
        lost = "".join(lines[:number] + lines[number + 1 :])
        if line.split(" = ")[0] in ("ruleset", "seats", "hands", "[position]\n"):
            assert told(answer, lost), line
        if line.strip():
            assert told(answer, "".join([*lines[: number + 1], *lines[number:]])), line


def test_lines_of_a_position_change_places() -> None:
    """Inside a table the order of the keys says nothing; into another table a key cannot go."""
    lines = POSITION.splitlines(keepends=True)
    right, whole = 0, answer(POSITION)
    for one in range(len(lines)):
        for other in range(one):
            order = list(lines)
            order[one], order[other] = order[other], order[one]
            if not told(answer, "".join(order)):
                assert answer("".join(order)) == whole
                right += 1
    assert right > 20


def test_every_key_of_a_position_is_misspelt_or_wrong() -> None:
    data: dict[str, Any] = dict(read_position(POSITION))
    may_be: Counter[str] = Counter()
    for path in keys_in(data):
        if not isinstance(path[-1], int):
            message = told(referee_answer, changed(data, path, misspelt))
            assert f"{path[-1]}s" in message, path
        for value in WRONG:
            broken = changed(data, path, set_to(value))
            if not (message := told(referee_answer, broken)):
                may_be[str(path[-1])] += 1
                continue
            # An empty table lacks its keys; a wrong hand is told by its card or its seat.
            assert path[0] in ("ruleset", "moves") or any(str(part) in message for part in path) or "hand" in message
    # Three seats, an empty list, a number of cards: what may stand there indeed.
    places = {"seats", "moves", "options", "pile", "stock", "dealer", "called", "called_double", "turn", "direction"}
    assert may_be.keys() <= places | {"stock_is_all", "jack_on_jack", "0"}


@pytest.mark.parametrize("key", ["phase", "drawn", "mode", "right", "finisher", "leader", "may_catch", "result"])
def test_a_position_cannot_say_what_the_engine_alone_knows(key: str) -> None:
    """Such as a drawn card that is in no hand, or a phase without its cause."""
    data: dict[str, Any] = dict(read_position(POSITION))
    data["position"] = {**data["position"], key: "play"}
    assert f"position.{key} is no key here" in told(referee_answer, data)


def test_every_card_more_than_the_packs_hold_is_told() -> None:
    data: dict[str, Any] = dict(read_position(POSITION))
    for card in map(str, rules("mau-mau-balkan").deck.kinds):
        place = {**data["position"], "hands": [f"{card} 7h", card, f"{card} 2c"]}
        assert f"{card} stands more often than 2 packs hold it" in told(referee_answer, {**data, "position": place})


# --- positions at random ----------------------------------------------------------------------------------------------

LAID_BY = ("maumas", "mau-mau-32", "mau-mau-balkan", "mau-mau-fi", "cheshskiy-durak", "cheshskiy-durak-7")


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    """A position in which mostly anything may stand on anything; the cards themselves mostly add up."""
    ruleset = draw(st.sampled_from(LAID_BY))
    deck = rules(ruleset).deck
    seats = draw(st.integers(2, 4))
    pack = [str(card) for card in deck.kinds]
    often = draw(st.integers(0, 9)) == 0
    cards = draw(st.lists(st.sampled_from(pack), min_size=30) if often else st.permutations(pack))
    sizes = draw(st.lists(st.integers(0, 3), min_size=seats + 2, max_size=seats + 2))
    parts = [[cards.pop() for _ in range(min(size, len(cards)))] for size in sizes]
    seat = st.integers(-1, seats)
    place: dict[str, Any] = {"hands": [" ".join(hand) for hand in parts[:seats]]}
    for key, value in {
        "pile": st.just(" ".join(parts[-2])),
        "stock": st.just(" ".join(parts[-1])),
        "turn": seat,
        "direction": st.sampled_from([1, -1, 0]),
        "suit": st.sampled_from([suit.letter for suit in deck.suits]),
        "pending": st.integers(0, 6),
        "dealer": seat,
        "called": st.lists(seat, max_size=2),
        "called_double": st.lists(seat, max_size=2),
        "stock_is_all": st.booleans(),
    }.items():
        if draw(st.integers(0, 3)) == 0:
            place[key] = draw(value)
    return {"ruleset": ruleset, "seats": seats, "position": place}


def check_laid(round_: Round, data: dict[str, Any]) -> None:
    """A round laid by hand holds every card once a pack, has a legal move, and each of them can be made."""
    packs = round_.ruleset.packs_for(round_.seats)
    there = Counter(card for cards in (*round_.hands, round_.pile, round_.stock) for card in cards)
    if data["position"].get("stock_is_all"):
        assert all(there[card] <= packs for card in there)
    else:
        assert there == dict.fromkeys(round_.ruleset.deck.kinds, packs)
    assert round_.legal
    assert round_.result is None
    says = round_.ruleset.rules.cards.get(str(round_.top)) if round_.top is not None else None
    if data["position"].get("suit"):
        assert says is not None
        assert says.nominate is not None or says.wild is not None
    if data["position"].get("pending"):
        assert says is not None
        assert says.penalty is not None
        assert says.penalty.cards is not None
        assert round_.pending % says.penalty.cards == 0 or says.penalty.answer is not None
        assert "take" in map(str, round_.legal)
    for move in round_.legal:
        assert move.card is None or (round_.turn is not None and move.card in round_.hands[round_.turn])
        assert round_.why(move, round_.turn) is None
    for seat, move in round_.also:
        assert round_.why(move, seat) is None


@settings(FIXED, max_examples=200)
@given(positions())
def test_a_position_is_turned_away_or_can_be_played_on(data: dict[str, Any]) -> None:
    if told(round_of_position, data):
        return
    round_, _ = round_of_position(data)
    check_laid(round_, data)
    for move in round_.legal[-3:]:
        moved = {**data, "moves": [f"{round_.turn} {move}"]}
        # A stock that is shuffled here would need its line: that alone may be said.
        message = told(referee_answer, moved)
        assert message == "" or message.startswith("shuffle line expected after move 0"), message
        if not message:
            found = referee_answer(moved)
            assert found["refused"] is None
            assert found["state"]["legal"] or found["state"]["result"]


def test_both_kinds_of_positions_are_drawn() -> None:
    """Else the law above would say nothing."""
    laid: Counter[bool] = Counter()

    @settings(FIXED, max_examples=100)
    @given(positions())
    def note(data: dict[str, Any]) -> None:
        laid[not told(round_of_position, data)] += 1

    note()
    assert laid[True] > 15
    assert laid[False] > 15


# --- records and matches ----------------------------------------------------------------------------------------------


def objects() -> list[tuple[str, dict[str, Any]]]:
    """A record with a shuffle, one with calls, and a match."""
    return [
        ("record", simulated("mau-mau-32", 2)[0]),
        ("called", simulated("mau-mau-balkan", 3)[0]),
        ("match", simulated_match("maumas", 2, limit=120)),
    ]


@pytest.mark.parametrize(("name", "whole"), objects(), ids=[name for name, _ in objects()])
def test_a_file_cut_off_anywhere(name: str, whole: dict[str, Any]) -> None:
    """At every place where a file of one line, or of many, can break off."""
    for text in (dumps(whole), json.dumps(whole, indent=1)):
        for length in [*range(0, len(text), max(1, len(text) // 80)), *range(len(text) - 20, len(text))]:
            message = told(lambda text: list(verify_text(text)), text[:length])
            assert "this is not JSON" in message, text[:length][-60:]


def test_every_line_of_a_record_changes_places_with_the_next() -> None:
    """Told, or true in every word: two calls out of turn may stand in either order."""
    for _, whole in objects()[:2]:
        moves, told_at = whole["moves"][:60], 0
        for number in range(len(moves) - 1):
            order = [*moves[:number], moves[number + 1], moves[number], *moves[number + 2 :]]
            record = {key: value for key, value in whole.items() if key != "result"}
            if told(round_of_record, fresh(record, moves=order)):
                told_at += 1
            elif order != moves:
                assert {line.split()[1] for line in order[number : number + 2]} & {"call", "catch"}, order[number:][:2]
        assert told_at > 10


def test_every_card_of_a_pack_changes_places_with_the_next() -> None:
    """The cards that were dealt or drawn are no others: told at the first move that they bear upon, or not needed."""
    whole = objects()[1][1]
    pack, told_at = whole["pack"], 0
    for number in range(len(pack) - 1):
        order = [*pack[:number], pack[number + 1], pack[number], *pack[number + 2 :]]
        told_at += bool(told(round_of_record, fresh(whole, pack=order)))
        lost = [*pack[:number], pack[number + 1], *pack[number + 1 :]]
        if lost != pack:
            assert "the pack holds" in told(round_of_record, fresh(whole, pack=lost))
    assert told_at > 5


def test_every_round_of_a_match_is_lost_doubled_or_moved() -> None:
    whole = objects()[2][1]
    rounds = whole["rounds"]
    assert len(rounds) > 2
    for number in range(len(rounds)):
        assert told(match_of_record, fresh(whole, rounds=rounds[:number] + rounds[number + 1 :]))
        assert told(match_of_record, fresh(whole, rounds=[*rounds[: number + 1], *rounds[number:]]))
        if number:
            order = [*rounds[: number - 1], rounds[number], rounds[number - 1], *rounds[number + 1 :]]
            assert told(match_of_record, fresh(whole, rounds=order))


def test_every_key_of_a_record_and_of_a_match_is_lost_misspelt_or_wrong() -> None:
    may_be_lost = {"options", "fingerprint", "rules", "result", "lost"}
    for name, whole in objects():
        read = match_of_record if name == "match" else round_of_record
        for path in keys_in(whole):
            if path[0] == "rounds" and len(path) > 1 and path[1] > 0:
                continue  # one round will do
            key = path[-1]
            if isinstance(key, str):
                assert told(read, changed(whole, path, misspelt)), path
                assert told(read, changed(whole, path, taken_out)) or key in may_be_lost or "options" in path, path
            if "moves" in path and len(path) > path.index("moves") + 1 and key % 9:
                continue  # each ninth line will do
            for value in WRONG:
                broken = changed(whole, path, set_to(value))
                if value == at(whole, path) or (value is None and key in may_be_lost):
                    continue
                assert told(read, broken) or (key in ("options", "rules") and value in ({}, None)), (path, value)


def at(data: Any, path: tuple[Any, ...]) -> Any:
    """What stands at a path."""
    for key in path:
        data = data[key]
    return data
