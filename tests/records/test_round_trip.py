"""Records of every ruleset: written, verified, replayed, written again."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from maumau.game import Round, deal
from maumau.lab.simulate import BotsAtTable, simulate_rounds
from maumau.records import dumps, record_of, round_of_record, verify_text
from maumau.records.referee import referee_answer
from maumau.rules import load, shipped

from .samples import fresh, refused, right, rules, simulated

FORMAT_KEYS = {"format", "ruleset", "options", "fingerprint", "seats", "dealer", "leader", "pack", "moves", "result"}

#: Options under which records have lines that the defaults do not bring: calls, catches, a cut, names, shuffles.
WITH_OPTIONS = [
    ("maumas", {"last_card_call": True, "hand": 8}),
    ("maumas", {"scoring": "junior", "play_after_draw": True}),
    ("mau-mau-balkan", {"starter_power": True, "hand": 3}),
    ("mau-mau-balkan", {"cut_keep": False}),
    ("mau-mau-fi", {"pack": 32, "nine_reverses": True, "ace_skips": True}),
    ("miinuspisteet", {"mau_penalty": False, "starter_power": True}),
    ("mau-mau-32", {"jack_on_jack": False, "reverse_two_players": "skip"}),
    ("cheshskiy-durak-7", {"taker_plays": True}),
    ("cheshskiy-durak-9", {"king_of_spades": True, "finish_on_cover": "draw"}),
]


def verbs(records: tuple[dict[str, Any], ...]) -> Counter[str]:
    """What kinds of lines some records have."""
    return Counter(line.split()[1] for record in records for line in record["moves"])


def test_the_samples_hold_every_kind_of_line() -> None:
    """Else the tests here would say less than they seem to."""
    records = [
        *simulated("mau-mau-balkan", 3, rounds=12),
        *simulated("mau-mau-32", 2, rounds=12),
        *simulated("maumas", 3),
        *simulated("cheshskiy-durak-4", 3),
    ]
    seen = verbs(tuple(records))
    wanted = {"play", "name", "draw", "pass", "take", "call", "catch", "keep", "leave", "close", "shuffle"}
    assert wanted <= set(seen)
    assert any(line.endswith("call double") for record in records for line in record["moves"])


@pytest.mark.parametrize("name", shipped())
def test_a_simulated_record_is_right_and_comes_back(name: str) -> None:
    fewest, most = load(name).players
    for seats in {fewest, 3, most}:
        for record in simulated(name, seats):
            assert set(record) == FORMAT_KEYS
            right(record)
            assert record_of(round_of_record(json.loads(dumps(record)))) == record


@pytest.mark.parametrize(("name", "options"), WITH_OPTIONS, ids=lambda value: str(value))
def test_so_does_one_with_options(name: str, options: dict[str, object]) -> None:
    for record in simulate_rounds(load(name, options), 2, 4, 8, ("random-any",)):
        assert record["options"] == options
        right(record)
        assert record_of(round_of_record(record)) == record


@pytest.mark.parametrize("name", shipped())
def test_a_round_that_goes_on_has_a_record_without_result(name: str) -> None:
    """Broken off at any line, it is a round that goes on, and the rest of the lines ends it."""
    whole = simulated(name, 2)[0]
    for count in {0, 1, 2, len(whole["moves"]) // 2}:
        moves = whole["moves"][:count]
        if count < len(whole["moves"]) and whole["moves"][count].startswith("- shuffle"):
            moves = whole["moves"][: count - 1]
        part = fresh(whole, moves=moves)
        del part["result"]
        right(part)
        assert record_of(round_of_record(part)) == part


def test_a_dealt_round_and_its_record_are_the_same() -> None:
    """Also where chance shuffled the pile: the record has the order, and replays without chance."""
    game = deal("mau-mau-balkan", seats=6, seed=11)
    while not game.over:
        turn_moves = [move for move in game.legal if move.verb != "play"] or list(game.legal)
        game = game.play(turn_moves[0] if game.moves_made < 400 else game.legal[0])
    assert any(line.startswith("- shuffle") for line in game.lines)
    again = round_of_record(record_of(game))
    assert again.lines == game.lines
    assert again.result == game.result
    assert again.hands == game.hands
    assert again.stock == game.stock
    assert record_of(again) == record_of(game)


def test_a_file_of_many_records_is_verified_line_by_line() -> None:
    records = simulated("maumas", 3)
    text = "\n".join(dumps(record) for record in records) + "\n\n"
    verdicts = list(verify_text(text))
    assert [verdict.line for verdict in verdicts] == [1, 2, 3, 4]
    assert all(verdict.right and verdict.what == "record" for verdict in verdicts)


def test_a_wrong_record_among_many_is_named_and_the_others_are_looked_at() -> None:
    records = [fresh(record) for record in simulated("maumas", 3)]
    records[1]["result"]["points"][0] += 1
    verdicts = list(verify_text("\n".join(map(dumps, records))))
    assert [verdict.right for verdict in verdicts] == [True, False, True, True]
    assert "points" in verdicts[1].message


def test_a_record_may_be_written_over_many_lines() -> None:
    assert [verdict.right for verdict in verify_text(json.dumps(simulated("maumas", 3)[0], indent=2))] == [True]


@pytest.mark.rule("ALL-18")
@pytest.mark.parametrize("name", shipped())
def test_an_abandoned_round_has_no_finisher_and_no_points(name: str) -> None:
    game = deal(name, seats=2, seed=3)
    for _ in range(5):
        game = game.play(game.legal[0])
    record = record_of(game.abandon())
    assert record["result"] == {"reason": "abandoned", "finisher": None, "points": [0, 0]}
    right(record)
    assert round_of_record(record).abandon().result == game.abandon().result
    assert "points" in refused(fresh(record, result={"reason": "abandoned", "finisher": None, "points": [1, 0]}))
    assert "finisher" in refused(fresh(record, result={"reason": "abandoned", "finisher": 0, "points": [0, 0]}))


@pytest.mark.rule("ALL-18")
def test_a_round_that_is_over_was_not_abandoned() -> None:
    record = fresh(simulated("maumas", 2)[0], result={"reason": "abandoned", "finisher": None, "points": [0, 0]})
    assert "reason: 'abandoned' is stated, out is right" in refused(record)


@pytest.mark.rule("ALL-19")
def test_a_stopped_round_has_a_record() -> None:
    """Only suits follow in this game, and this round of two `random` players goes on and on."""
    table = BotsAtTable(rules("cheshskiy-durak-6"), 2, ("random",))
    record = table.record(table.round(seed=20, number=154, dealer=0, leader=1))
    assert len(record["moves"]) == 5000
    assert record["result"]["reason"] == "stopped"
    assert record["result"]["finisher"] is None
    right(record)
    assert record_of(round_of_record(record)) == record
    assert "The round is over" in refused(fresh(record, moves=[*record["moves"], "0 draw"]))
    assert "reason: 'blocked' is stated" in refused(fresh(record, result={**record["result"], "reason": "blocked"}))


def test_a_position_has_no_record() -> None:
    from maumau.records.position import round_of_position

    data = {"ruleset": "maumas", "seats": 2, "position": {"hands": ["7h", "8h"], "pile": "9h"}}
    assert referee_answer(data)["state"]["turn"] == 0
    laid, _ = round_of_position(data)
    assert isinstance(laid, Round)
    with pytest.raises(ValueError, match="laid by hand"):
        record_of(laid)
