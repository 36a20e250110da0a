"""Matches as data: whole ones of every ruleset are right, and whatever is not so in one is told."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from maumau.game import Match, Round, deal
from maumau.records import match_of_record, match_record, record_of
from maumau.rules import shipped

from .samples import fresh, refused, right, rules, simulated_match, unreadable

ENDLESS = [
    name for name in shipped() if rules(name).rules.match.limit is None and rules(name).rules.match.rounds is None
]

#: Two `random` players of this game write off more than they count, so that nobody comes near the limit.
SEATS = {"mau-mau-balkan": 4}


def match_of(name: str) -> dict[str, Any]:
    """A match that has an end; what an endless game needs for it is chosen."""
    options = {"rounds": 4} if name in ENDLESS else {}
    return fresh(simulated_match(name, SEATS.get(name, 3), **options))


@cache
def finished(name: str, seats: int, dealer: int, leader: int | None = None, seed: int = 1, **options: object) -> Round:
    """A round played to its end: the first legal move, again and again."""
    game = deal(rules(name, **options), seats, seed=seed, dealer=dealer, leader=leader)
    while not game.over:
        game = game.play(game.legal[0])
    return game


def claimed(name: str, rounds: list[Round], options: dict[str, object] | None = None, **claims: Any) -> dict[str, Any]:
    """A match that claims to consist of these rounds and to go on; `claims` are stated beside it."""
    records = [record_of(round_) for round_ in rounds]
    seats = rounds[0].seats
    totals = [sum(record["result"]["points"][seat] for record in records) for seat in range(seats)]
    data = {"format": "maumau-match/1", "ruleset": name, "options": options or {}, "seats": seats, "rounds": records}
    data |= {"totals": totals, "over": False, "winners": [], "losers": [], "drawn": False}
    return {**data, **claims}


# --- whole matches ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", shipped())
def test_a_whole_match_is_right_and_comes_back(name: str) -> None:
    match = match_of(name)
    right(match)
    assert match_record(match_of_record(match)) == match
    assert match["over"]
    assert match["drawn"] == (match["winners"] == [])
    sums = [sum(record["result"]["points"][seat] for record in match["rounds"]) for seat in range(match["seats"])]
    assert match["totals"] == sums


@pytest.mark.parametrize("name", shipped())
def test_a_match_that_goes_on_has_no_winner(name: str) -> None:
    """Any number of first rounds is a match too, with none at all to begin with."""
    whole = match_of_record(match_of(name))
    match = Match.begin(whole.ruleset, whole.seats, dealer=whole.rounds[0].dealer)
    for round_ in whole.rounds:
        data = match_record(match)
        assert not data["over"]
        assert data["winners"] == data["losers"] == []
        assert not data["drawn"]
        if len(match.rounds) < 3:
            right(data)
        match = match.add(round_)
    assert match.over


def test_every_round_is_a_record_by_itself() -> None:
    for record in match_of("mau-mau-32")["rounds"]:
        right(record)


@pytest.mark.rule("RU-12")
@pytest.mark.parametrize("name", ENDLESS)
def test_where_no_end_is_given_a_table_gives_one(name: str) -> None:
    """In one variant a round ends the match at once, when somebody is left with a jack."""
    by_rounds = simulated_match(name, 2, rounds=2)
    by_limit = simulated_match(name, 2, limit=30)
    assert by_rounds["over"]
    assert by_limit["over"]
    if not by_rounds["losers"]:
        assert len(by_rounds["rounds"]) == 2
    if not by_limit["losers"]:
        assert max(by_limit["totals"]) >= 30


# --- rotation and leaders --------------------------------------------------------------------------------------------


@pytest.mark.rule("LT-03", "SR-04", "EU-03", "FI-07", "RU-01")
@pytest.mark.parametrize("name", ["maumas", "mau-mau-balkan", "mau-mau-32", "miinuspisteet", "cheshskiy-durak"])
def test_the_deal_passes_to_the_next_seat(name: str) -> None:
    match = match_of(name)
    seats = match["seats"]
    dealers = [record["dealer"] for record in match["rounds"]]
    assert len(dealers) > 2
    assert dealers == [(dealers[0] + number) % seats for number in range(len(dealers))]
    if name not in ENDLESS:
        assert [record["leader"] for record in match["rounds"]] == [(dealer + 1) % seats for dealer in dealers]


def test_a_dealer_out_of_turn_is_told() -> None:
    first, second = finished("maumas", 3, 1), finished("maumas", 3, 0)
    right(claimed("maumas", [first, finished("maumas", 3, 2)]))
    message = refused(claimed("maumas", [first, second]))
    assert message == "round 1: seat 0 dealt, but the deal had passed to seat 2"


@pytest.mark.rule("RU-02")
def test_the_winner_leads_the_next_round() -> None:
    first = finished("cheshskiy-durak", 3, 0, leader=2)
    assert first.result is not None
    winner = first.result.finisher
    assert winner is not None
    right(claimed("cheshskiy-durak", [first, finished("cheshskiy-durak", 3, 1, leader=winner)]))
    for other in {0, 1, 2} - {winner}:
        message = refused(claimed("cheshskiy-durak", [first, finished("cheshskiy-durak", 3, 1, leader=other)]))
        assert message == f"round 1: seat {other} led, but it was seat {winner}'s lead"


@pytest.mark.rule("RU-02")
def test_the_first_leader_is_drawn_by_lot_so_any_seat_may_be_it() -> None:
    for leader in range(3):
        for dealer in range(3):
            right(claimed("cheshskiy-durak", [finished("cheshskiy-durak", 3, dealer, leader)]))


@pytest.mark.rule("RU-02", "ALL-18")
def test_after_a_round_without_a_winner_the_lot_decides_again() -> None:
    broken_off = deal("cheshskiy-durak", 3, seed=4, dealer=0, leader=0).abandon()
    for leader in range(3):
        right(claimed("cheshskiy-durak", [broken_off, finished("cheshskiy-durak", 3, 1, leader)]))


@pytest.mark.rule("RU-V9")
def test_the_dealer_leads_where_the_rules_say_so() -> None:
    first = finished("cheshskiy-durak-9", 3, 0)
    assert first.leader == 0
    right(claimed("cheshskiy-durak-9", [first, finished("cheshskiy-durak-9", 3, 1)]))


@pytest.mark.rule("ALL-18")
def test_an_abandoned_round_passes_the_deal_and_counts_for_nothing() -> None:
    """Two rounds were agreed: after one of them and an abandoned one the match goes on."""
    broken_off = deal(rules("maumas", rounds=2), 2, seed=1, dealer=0).abandon()
    first, second = finished("maumas", 2, 1, rounds=2), finished("maumas", 2, 0, rounds=2)
    options: dict[str, object] = {"rounds": 2}
    right(claimed("maumas", [broken_off, first], options))
    assert "seat 0 dealt" in refused(claimed("maumas", [broken_off, finished("maumas", 2, 0, rounds=2)], options))
    whole = claimed("maumas", [broken_off, first, second], options)
    winners = [seat for seat in range(2) if whole["totals"][seat] == min(whole["totals"])]
    losers = [seat for seat in range(2) if seat not in winners]
    right({**whole, "over": True, "winners": winners, "losers": losers})


# --- the end ---------------------------------------------------------------------------------------------------------


def test_a_round_after_the_end_is_told() -> None:
    match = match_of("maumas")
    last = match["rounds"][-1]
    after = finished("maumas", 3, (last["dealer"] + 1) % 3)
    match["rounds"].append(record_of(after))
    assert refused(match) == f"round {len(match['rounds']) - 1}: the match is over: no round comes after its end"


def test_a_match_that_is_over_too_early_or_too_late() -> None:
    match = match_of("maumas")
    assert refused({**match, "over": False}) == "over: False is stated, True is right"
    rounds = [finished("maumas", 3, 1)]
    assert refused(claimed("maumas", rounds, over=True)) == "over: True is stated, False is right"
    assert refused(claimed("maumas", rounds, winners=[0])) == "winners: [0] is stated, [] is right"
    assert refused(claimed("maumas", rounds, losers=[0])) == "losers: [0] is stated, [] is right"
    assert refused(claimed("maumas", rounds, drawn=True)) == "drawn: True is stated, False is right"


def test_a_round_that_is_lost_changes_the_totals() -> None:
    match = match_of("maumas")
    match["rounds"].pop()
    assert refused(match).startswith("totals: ")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_totals_are_the_sums(seat: int) -> None:
    match = match_of("maumas")
    totals = list(match["totals"])
    match["totals"][seat] += 1
    assert refused(match) == f"totals: {match['totals']} is stated, {totals} is right"


@pytest.mark.rule("LT-21")
def test_winners_and_losers() -> None:
    match = match_of("maumas")
    totals, seats = match["totals"], range(3)
    assert match["winners"] == [seat for seat in seats if totals[seat] == min(totals)]
    assert match["losers"] == [seat for seat in seats if totals[seat] == max(totals)]
    for key in ("winners", "losers"):
        for wrong in ([], [0, 1, 2], [3]):
            assert refused(fresh(match, **{key: wrong})) == f"{key}: {wrong} is stated, {match[key]} is right"


@pytest.mark.rule("FI-08", "EU-14", "SR-22")
@pytest.mark.parametrize(("name", "best"), [("miinuspisteet", min), ("mau-mau-32", max), ("mau-mau-balkan", min)])
def test_elsewhere_nobody_loses(name: str, best: Any) -> None:
    match = match_of(name)
    assert match["losers"] == []
    assert [match["totals"][seat] for seat in match["winners"]] == [best(match["totals"])]
    assert refused(fresh(match, losers=match["winners"])).startswith("losers: ")


@pytest.mark.rule("FI-01")
def test_one_deal_decides_the_ordinary_game() -> None:
    match = match_of("mau-mau-fi")
    assert len(match["rounds"]) == 1
    assert match["winners"] == [match["rounds"][0]["result"]["finisher"]]
    assert match["totals"] == [0, 0, 0]
    assert refused(fresh(match, drawn=True)) == "drawn: True is stated, False is right"
    assert refused(fresh(match, over=False)) == "over: False is stated, True is right"


@pytest.mark.rule("RU-V3")
def test_who_is_left_with_a_jack_loses_the_match() -> None:
    match = next(
        found
        for seed in range(20)
        if "lost" in (found := simulated_match("cheshskiy-durak-3", 3, seed, rounds=9))["rounds"][-1]["result"]
        and found["winners"]
    )
    lost = match["rounds"][-1]["result"]["lost"]
    others = {seat: match["totals"][seat] for seat in range(3) if seat not in lost}
    assert match["losers"] == lost
    assert match["winners"] == [seat for seat, total in others.items() if total == min(others.values())]
    right(match)
    assert refused(fresh(match, losers=[])).startswith("losers: ")


# --- what does not belong together -----------------------------------------------------------------------------------


def test_a_round_by_other_rules_does_not_belong_to_the_match() -> None:
    match = match_of("maumas")
    match["rounds"][0] = record_of(finished("mau-mau-32", 3, match["rounds"][0]["dealer"]))
    assert refused(match) == "round 0: played by mau-mau-32 with 3 seats, unlike the match"


def test_nor_does_one_with_other_options() -> None:
    match = match_of("maumas")
    match["rounds"][0] = record_of(finished("maumas", 3, match["rounds"][0]["dealer"], hand=6))
    assert refused(match) == "round 0: the round was played by other rules or with another number of seats"


def test_nor_does_one_with_another_number_of_seats() -> None:
    match = match_of("maumas")
    match["rounds"][1] = record_of(finished("maumas", 2, 0))
    assert refused(match) == "round 1: played by maumas with 2 seats, unlike the match"


def test_options_of_a_match_hold_in_its_rounds() -> None:
    match = match_of("maumas")
    del match["fingerprint"]
    assert "other rules" in refused({**match, "options": {"hand": 6}})


def test_a_round_that_is_wrong_is_told_with_its_number() -> None:
    match = match_of("maumas")
    match["rounds"][2]["result"]["points"] = [0, 0, 0]
    assert refused(match).startswith("round 2: result: points: [0, 0, 0] is stated, ")
    match = match_of("maumas")
    match["rounds"][2]["pack"][0] = "2h"
    assert unreadable(match).startswith("round 2: record: pack: no card '2h' in this pack")
    match = match_of("maumas")
    match["rounds"][2]["moves"].pop(0)
    assert refused(match).startswith("round 2: move 0, ")


def test_a_round_that_goes_on_is_no_round_of_a_match() -> None:
    match = claimed("maumas", [finished("maumas", 3, 1)])
    record = match["rounds"][0]
    record["moves"] = record["moves"][:3]
    del record["result"]
    assert refused(match) == "round 0: the round is not over"


@pytest.mark.parametrize(
    "key", ["format", "ruleset", "seats", "rounds", "totals", "over", "winners", "losers", "drawn"]
)
def test_a_key_that_is_missing(key: str) -> None:
    match = match_of("mau-mau-fi")
    del match[key]
    assert key in unreadable(match)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"over": 1}, "match: over: should be a valid boolean, not 1"),
        ({"totals": [0, 0, 0.5]}, "match: totals.2: should be a valid integer, not 0.5"),
        ({"winners": "2"}, "match: winners: should be a valid list, not '2'"),
        ({"rounds": {}}, "match: rounds: should be a valid list, not {}"),
        ({"seats": 0}, "match: seats: should be greater than or equal to 1, not 0"),
        ({"x": 1}, "match: x is no key here; keys are format, ruleset, options, rules, fingerprint, seats, rounds, "),
        ({"ruleset": "mau"}, "'mau' is no shipped ruleset"),
    ],
    ids=str,
)
def test_a_value_that_cannot_be(change: dict[str, Any], said: str) -> None:
    assert unreadable(fresh(match_of("mau-mau-fi"), **change)).startswith(said)


def test_a_key_of_a_round_that_is_not_known() -> None:
    match = match_of("mau-mau-fi")
    match["rounds"][0]["x"] = 1
    known = "format, ruleset, options, fingerprint, rules, seats, dealer, leader, pack, moves, result"
    assert unreadable(match) == f"match: rounds.0.x is no key here; keys are {known}"


def test_a_match_before_its_first_round() -> None:
    begun = match_record(Match.begin("maumas", 3, dealer=1))
    right(begun)
    assert refused({**begun, "totals": [1, 0, 0]}).startswith("totals: ")
    assert refused({**begun, "totals": []}).startswith("totals: ")
    assert "11" in unreadable({**begun, "seats": 11})
    assert "from 2 to 4" in unreadable(match_record(Match.begin("mau-mau-32", 3, dealer=1)) | {"seats": 5})
