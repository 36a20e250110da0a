"""Every kind of damage to a record gets one clear message: what, where, and what would be right."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from maumau.records import FormatError, dumps, record_of, verify_text
from maumau.records.record import round_of_record

from .samples import fresh, refused, right, simulated, unreadable

#: What may be done instead, behind a refusal.
ALLOWED = r"What is allowed now: play [^.]*\."


def sample(name: str = "maumas", seats: int = 3, number: int = 0) -> dict[str, Any]:
    """A valid record, to be damaged."""
    return fresh(simulated(name, seats)[number])


def place(record: dict[str, Any], verb: str) -> int:
    """Where the first line of a kind stands."""
    return next(number for number, line in enumerate(record["moves"]) if line.split()[1] == verb)


# --- keys and their types ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["ruleset", "seats", "dealer", "leader", "pack", "moves"])
def test_a_key_that_is_missing(key: str) -> None:
    record = sample()
    del record[key]
    assert unreadable(record) == f"record: {key} is missing"


def test_the_format_says_what_it_is() -> None:
    record = sample()
    known = "known are 'maumau-record/1' and 'maumau-match/1'"
    assert unreadable(fresh(record, format="maumau-record/2")) == f"format: 'maumau-record/2'; {known}"
    del record["format"]
    assert unreadable(record) == f"format: None; {known}"


@pytest.mark.parametrize("key", ["options", "fingerprint", "result"])
def test_a_key_that_may_be_missing(key: str) -> None:
    record = sample()
    del record[key]
    right(record)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seats": "3"}, "record: seats: should be a valid integer, not '3'"),
        ({"seats": True}, "record: seats: should be a valid integer, not True"),
        ({"seats": 1e9}, "record: seats: should be a valid integer, not 1000000000.0"),
        ({"seats": 3.0}, "record: seats: should be a valid integer, not 3.0"),
        ({"seats": None}, "record: seats: should be a valid integer, not None"),
        ({"seats": -1}, "record: seats: should be greater than or equal to 1, not -1"),
        ({"seats": 11}, "record: seats: should be less than or equal to 10, not 11"),
        ({"dealer": -1}, "record: dealer: should be greater than or equal to 0, not -1"),
        ({"dealer": "2"}, "record: dealer: should be a valid integer, not '2'"),
        ({"dealer": 3}, "record: dealer: 3 is no seat; seats are 0 to 2"),
        ({"leader": False}, "record: leader: should be a valid integer, not False"),
        ({"leader": 3}, "record: leader: 3 is no seat; seats are 0 to 2"),
        ({"ruleset": 5}, "record: ruleset: should be a valid string, not 5"),
        ({"fingerprint": 5}, "record: fingerprint: should be a valid string, not 5"),
        ({"pack": "7h 8h"}, "record: pack: should be a valid list, not '7h 8h'"),
        ({"pack": [7]}, "record: pack.0: should be a valid string, not 7"),
        ({"moves": {}}, "record: moves: should be a valid list, not {}"),
        ({"moves": [None]}, "record: moves.0: should be a valid string, not None"),
        ({"options": []}, "record: options: should be a valid dictionary, not []"),
        ({"rules": "maumas"}, "record: rules: should be a valid dictionary, not 'maumas'"),
        ({"result": 3}, "record: result: should be a valid dictionary or instance of ResultForm, not 3"),
    ],
    ids=str,
)
def test_a_value_of_the_wrong_kind(change: dict[str, Any], message: str) -> None:
    assert unreadable(fresh(sample(), **change)) == message


def test_a_number_beyond_any_measure_is_no_seat() -> None:
    assert "is no seat; seats are 0 to 2" in unreadable(fresh(sample(), dealer=10**40))
    assert "is stated" in refused(fresh(sample(), result={**sample()["result"], "points": [10**400, 0, 0]}))


def test_a_key_that_is_not_known() -> None:
    keys = "format, ruleset, options, fingerprint, rules, seats, dealer, leader, pack, moves, result"
    assert unreadable(fresh(sample(), winner=1)) == f"record: winner is no key here; keys are {keys}"
    result = {**sample()["result"], "winner": 1}
    keys = "reason, finisher, points, lost"
    assert unreadable(fresh(sample(), result=result)) == f"record: result.winner is no key here; keys are {keys}"


def test_everything_that_is_wrong_is_told_at_once() -> None:
    record = fresh(sample(), seats="3", winner=1)
    del record["pack"]
    message = unreadable(record)
    assert "pack is missing" in message
    assert "seats: should be" in message
    assert "winner is no key" in message


def test_a_ruleset_that_is_not_there() -> None:
    message = unreadable(fresh(sample(), ruleset="maumass"))
    assert message.startswith("'maumass' is no shipped ruleset and its rules are not given; shipped are ")
    assert "maumas," in message


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"hand": 9}, "option 'hand' has no value '9'; it may be 5-8 (the nearest is 8)"),
        ({"hands": 6}, "no option 'hands'; did you mean 'hand'?"),
        ({"hand": "6"}, "options.hand: '6' is a text; written without quotation marks it would be right"),
        ({"wild_on_six": "false"}, "'false' is a text; written without quotation marks it would be right"),
        ({"wild_on_six": 0}, "option 'wild_on_six' has no value '0'; it may be false, true"),
        ({"hand": 6.0}, "options.hand: should be a whole number, true or false, or a word, not 6.0"),
        ({"hand": None}, "options.hand: should be a whole number, true or false, or a word, not None"),
    ],
    ids=str,
)
def test_an_option_that_cannot_be(options: dict[str, Any], said: str) -> None:
    assert said in unreadable(fresh(sample(), options=options))


@pytest.mark.rule("ALL-14")
def test_seats_that_the_rules_cannot_be_dealt_to() -> None:
    record = sample("maumas", 5)
    record = fresh(record, options={"hand": 8}, fingerprint=simulated("maumas", 2, hand=8)[0]["fingerprint"])
    message = unreadable(record)
    assert message.startswith("record: seats: ")
    assert "5 × 8 = 40 cards" in message
    assert "6 players" in unreadable(fresh(sample("mau-mau-32", 4), seats=6, dealer=0, leader=1))


# --- the text itself -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("length", [0, 1, 20, 200, 1000])
def test_a_truncated_file(length: int) -> None:
    with pytest.raises(FormatError, match=r"^line 1, column \d+: this is not JSON: "):
        list(verify_text(dumps(sample())[:length]))


def test_a_truncated_line_of_many() -> None:
    text = "\n".join([dumps(sample()), dumps(sample())[:300], dumps(sample())])
    verdicts = verify_text(text)
    assert next(verdicts).right
    with pytest.raises(FormatError, match=r"^line 2, column \d+: this is not JSON: "):
        next(verdicts)


def test_a_truncated_record_over_many_lines_names_the_line() -> None:
    with pytest.raises(FormatError, match=r"^line 8, column \d+: this is not JSON: "):
        list(verify_text(json.dumps(sample(), indent=1)[:200]))


@pytest.mark.parametrize("text", ["[]", "5", "null", '"record"', "true"])
def test_json_that_is_no_object(text: str) -> None:
    assert unreadable(text).startswith("a record or match is one JSON object, not ")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[" * 100_000, "nested too deep"),
        ('{"seats": ' + "9" * 5000 + "}", "too many digits"),
        ('{"seats": 2, "seats": 3}', "key 'seats' stands twice in one object"),
    ],
    ids=["deep", "digits", "twice"],
)
def test_json_that_nobody_writes(text: str, said: str) -> None:
    with pytest.raises(FormatError, match=said):
        list(verify_text(text))
    with pytest.raises(FormatError, match=f"line 2: .*{said}"):
        list(verify_text(dumps(sample()) + "\n" + text))


def test_a_key_that_stands_twice_deep_inside() -> None:
    text = dumps(sample()).replace('"finisher"', '"finisher": null, "finisher"')
    with pytest.raises(FormatError, match="key 'finisher' stands twice"):
        list(verify_text(text))


# --- the pack ------------------------------------------------------------------------------------------------------


def test_a_card_of_the_pack_is_another() -> None:
    record = sample()
    gone, instead = record["pack"][0], record["pack"][1]
    record["pack"][0] = instead
    message = unreadable(record)
    assert message.startswith("record: pack: the pack holds ")
    assert gone in message or instead in message
    assert message.endswith("it must be 1 × 36 cards")


def test_a_card_too_few_or_too_many() -> None:
    record = sample()
    assert "0 times instead of 1" in unreadable(fresh(record, pack=record["pack"][:-1]))
    assert "2 times instead of 1" in unreadable(fresh(record, pack=[*record["pack"], "7h"]))
    assert "0 times instead of 1" in unreadable(fresh(record, pack=[]))


@pytest.mark.rule("ALL-11")
def test_two_packs_are_counted_as_two() -> None:
    record = sample("mau-mau-balkan", 2)
    record["pack"][record["pack"].index("7h")] = "7d"
    assert "2 × 52 cards" in unreadable(record)


def test_no_card_at_all() -> None:
    record = sample()
    record["pack"][3] = "2h"
    assert "no card '2h' in this pack (ranks 6 7 8 9 10 J Q K A; suits c d h s); the nearest is 6h" in unreadable(
        record
    )


def test_two_cards_of_the_pack_change_places() -> None:
    """The first card of the eldest and the last of the pack: the lead is not in hand, or comes too early."""
    record = sample()
    record["pack"].reverse()
    assert refused(record).startswith("move 0, ")


# --- moves -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "a line is a seat, a blank and a move, such as '0 draw'"),
        ("draw", "a line is a seat, a blank and a move, such as '0 draw'"),
        ("-1 draw", "a line is a seat, a blank and a move, such as '0 draw'"),
        ("9" * 5000 + " draw", "a line is a seat, a blank and a move, such as '0 draw'"),
        ("٣ draw", "a line is a seat, a blank and a move, such as '0 draw'"),
        ("0", "'' is no move; moves are play CARD, name SUIT, draw, pass, take, call, call double, catch SEAT"),
        ("0 sing", "'sing' is no move; moves are play CARD"),
        ("0 play", "'play' is no move; moves are play CARD"),
        ("0 play 7x", "no card '7x' in this pack"),
        ("0 play 2h", "the nearest is 6h"),
        ("0 name x", "no suit 'x': this pack has c (clubs), d (diamonds), h (hearts), s (spades)"),
        ("0 catch 10", "'10' is no seat: seats are 0 to 9"),
        ("0 close", "close is the table's: '- close'"),
        ("- draw", "the table's moves are '- close' and '- shuffle CARDS'"),
        ("- shuffle", "the table's moves are '- close' and '- shuffle CARDS'"),
        ("- shuffle 7x", "no card '7x' in this pack"),
        ("- shuffle 7h", "nothing needs to be shuffled here"),
    ],
)
def test_a_line_that_cannot_be_read(line: str, said: str) -> None:
    record = sample()
    message = unreadable(fresh(record, moves=[line, *record["moves"][1:]]))
    assert message.startswith("move 0, ")
    assert said in message
    assert len(message) < 300


def test_a_line_in_another_spelling_is_the_same_move() -> None:
    record = sample()
    moves = [line.replace("10", "T").replace("play 7h", "play 7♥").replace(" ", "  ") for line in record["moves"]]
    moves = [line.replace("-  shuffle", "- shuffle") for line in moves]
    assert moves != record["moves"]
    assert record_of(round_of_record(fresh(record, moves=moves))) == record


@pytest.mark.parametrize(
    ("line", "said", "clause"),
    [
        ("99 draw", "There are seats 0 to 2 at this table.", "ALL-16"),
        ("0 catch 7", "There are seats 0 to 2 at this table.", "ALL-16"),
        ("- close", "No empty hand is waiting, so there is nothing to close.", "ALL-16"),
        ("2 draw", "It is not the turn of Seat 2: Seat 1 is to play.", "ALL-16"),
        ("1 draw", "Seat 1 leads, and so must play a card; any card will do.", "LT-05"),
        ("1 call", "These rules know no calls.", "ALL-16"),
        ("1 keep", "No cut card is waiting: keep and leave belong to the cut.", "ALL-16"),
    ],
)
def test_a_move_that_the_rules_refuse(line: str, said: str, clause: str) -> None:
    record = sample()
    message = refused(fresh(record, moves=[line, *record["moves"][1:]]))
    allowed = f" {ALLOWED}" if line in ("1 draw", "1 keep") else ""
    assert re.fullmatch(rf"move 0, {re.escape(repr(line))}: {re.escape(said)}{allowed} \({clause}\)", message), message


def test_two_lines_change_places() -> None:
    record = sample()
    first, second = record["moves"][:2]
    assert refused(fresh(record, moves=[second, first, *record["moves"][2:]])).startswith(f"move 0, {second!r}: ")


def test_a_card_that_is_in_no_hand_is_put() -> None:
    record = sample()
    at = place(record, "play")
    other = next(card for card in record["pack"][-5:])
    seat = record["moves"][at].split()[0]
    record["moves"][at] = f"{seat} play {other}"
    said = f"move {at}, '{seat} play {other}': Seat {seat} does not hold {other}. "
    assert re.fullmatch(rf"{re.escape(said)}{ALLOWED} \(ALL-01\)", refused(record))


def test_a_line_is_lost() -> None:
    record = sample()
    del record["moves"][0]
    assert refused(record).startswith("move 0, ")


def test_a_line_stands_twice() -> None:
    record = sample()
    record["moves"].insert(1, record["moves"][0])
    assert refused(record).startswith("move 1, ")


def test_nothing_comes_after_the_end() -> None:
    record = sample()
    count = len(record["moves"])
    for line in ("0 draw", "1 play 7h", "2 call", "0 catch 1"):
        assert refused(fresh(record, moves=[*record["moves"], line])) == (
            f"move {count}, {line!r}: The round is over. (ALL-15)"
        )
    assert f"move {count}, '- close'" in refused(fresh(record, moves=[*record["moves"], "- close"]))
    message = unreadable(fresh(record, moves=[*record["moves"], "- shuffle 7h"]))
    assert message.startswith(f"move {count}, '- shuffle 7h': nothing is shuffled by play ")
    assert message.endswith("the stock is not used up")


def test_the_last_lines_are_lost() -> None:
    record = sample()
    del record["moves"][-1]
    assert refused(record) == "result: out is stated, but the round is not over after its last move"


# --- shuffles --------------------------------------------------------------------------------------------------------


def shuffled() -> tuple[dict[str, Any], int]:
    """A record with a shuffle, and where it stands."""
    record = sample("mau-mau-32", 2)
    return record, place(record, "shuffle")


@pytest.mark.rule("EU-15")
def test_a_shuffle_that_is_missing() -> None:
    record, at = shuffled()
    cards = record["moves"].pop(at).split()[2:]
    message = unreadable(record)
    assert message.startswith(f"shuffle line expected after move {at - 1}, ")
    assert sorted(message.rpartition(": ")[2].split()) == sorted(cards)


def test_a_shuffle_that_is_not_needed() -> None:
    record, at = shuffled()
    line = record["moves"][at]
    record["moves"].insert(1, line)
    assert unreadable(record).startswith("move 1, '- shuffle")
    record, at = shuffled()
    record["moves"].insert(at, line)
    assert "nothing needs to be shuffled here" in unreadable(record)
    assert unreadable(record).startswith(f"move {at + 1}, ")


def test_a_shuffle_that_is_not_the_pile() -> None:
    record, at = shuffled()
    cards = record["moves"][at].split()[2:]
    for wrong in (cards[1:], [*cards, cards[0]], [cards[1], *cards[1:]]):
        message = unreadable(fresh(record, moves=[*record["moves"][:at], "- shuffle " + " ".join(wrong)]))
        assert message.startswith(f"move {at}, ")
        assert f"a shuffle must be the pile but its top, {len(cards)} cards: " in message


def test_a_shuffle_of_hundreds_of_cards() -> None:
    record, at = shuffled()
    record["moves"][at] = "- shuffle" + " 7h" * 400
    assert "a shuffle of 400 cards cannot be" in unreadable(record)


def test_a_pile_that_is_turned_over_needs_no_line() -> None:
    record = sample("cheshskiy-durak", 2)
    assert not any("shuffle" in line for line in record["moves"])
    record["moves"].insert(1, "- shuffle 7h")
    assert unreadable(record).startswith("move 1, ")


# --- dealer, leader, result ------------------------------------------------------------------------------------------


def test_the_leader_follows_from_the_dealer() -> None:
    record = sample()
    assert (record["dealer"], record["leader"]) == (0, 1)
    assert refused(fresh(record, leader=2)) == "leader: 2, but by these rules seat 1 leads"
    assert refused(fresh(record, dealer=1)) == "leader: 1, but by these rules seat 2 leads"


def test_another_leader_of_a_lot_makes_the_first_move_wrong() -> None:
    record = sample("cheshskiy-durak", 3)
    assert refused(fresh(record, leader=(record["leader"] + 1) % 3)).startswith("move 0, ")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"reason": "blocked"}, "result: reason: 'blocked' is stated, out is right"),
        ({"reason": "stopped"}, "result: reason: 'stopped' is stated, out is right"),
        ({"finisher": None}, "result: finisher: None is stated, "),
        ({"points": []}, "result: points: [] is stated, "),
        ({"points": [0, 0, 0]}, "result: points: [0, 0, 0] is stated, "),
        ({"points": [0, 0, 0, 0]}, "result: points: [0, 0, 0, 0] is stated, "),
        ({"lost": [0]}, "result: lost: [0] is stated, nothing is right"),
    ],
    ids=str,
)
def test_a_result_that_is_not_so(change: dict[str, Any], said: str) -> None:
    record = sample()
    assert refused(fresh(record, result={**record["result"], **change})).startswith(said)


@pytest.mark.parametrize("key", ["reason", "finisher", "points"])
def test_a_key_of_the_result_that_is_missing(key: str) -> None:
    record = sample()
    del record["result"][key]
    assert unreadable(record) == f"record: result.{key} is missing"


def test_a_reason_that_there_is_not() -> None:
    record = sample()
    message = unreadable(fresh(record, result={**record["result"], "reason": "won"}))
    assert message == "record: result.reason: should be 'out', 'blocked', 'stopped' or 'abandoned', not 'won'"


def test_the_finisher_is_another() -> None:
    record = sample()
    record["result"]["finisher"] = (record["result"]["finisher"] + 1) % 3
    assert "finisher" in refused(record)


@pytest.mark.rule("RU-V3")
def test_who_lost_at_once_is_stated_rightly() -> None:
    records = simulated("cheshskiy-durak-3", 4, rounds=12)
    record = next(record for record in records if len(record["result"].get("lost", [])) == 2)
    lost = record["result"]["lost"]
    right(record)
    for wrong in ([], lost[:1], [*lost, *lost], [0, 1, 2, 3]):
        assert refused(fresh(record, result={**record["result"], "lost": wrong})).startswith("result: lost: ")
    assert "lost: nothing is stated" in refused(
        fresh(record, result={key: value for key, value in record["result"].items() if key != "lost"})
    )
