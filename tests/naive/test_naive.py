"""The naive reading is a witness only if it is right itself: whole rounds, and matches checked by hand."""

from __future__ import annotations

import copy
import random

import pytest

from . import RULESETS, NaiveMatch, NaiveRound, Refused
from .options import differing, players
from .selfplay import random_options, random_round, replay

# ---- matches


def out(finisher: int | None, points: list[int], **more: object) -> dict[str, object]:
    """A result."""
    return {"reason": "out" if finisher is not None else "blocked", "finisher": finisher, "points": points, **more}


def test_match_of_maumas() -> None:
    match = NaiveMatch("maumas", 3, {"limit": 50})
    assert match.next_dealer() is None
    match.add(out(0, [0, 30, 20]), leader=1, dealer=0)
    assert (match.over, match.winners, match.next_dealer(), match.next_leader()) == (False, [], 1, 2)
    match.add(out(0, [0, 20, 30]), leader=2, dealer=1)
    assert (match.over, match.winners, match.losers) == (True, [0], [1, 2])
    with pytest.raises(ValueError, match="after the end"):
        match.add(out(0, [0, 20, 30]), leader=0, dealer=2)


def test_match_limits() -> None:
    balkan_match = NaiveMatch("mau-mau-balkan", 2, {})
    balkan_match.add(out(0, [-40, 501]), leader=1, dealer=0)
    assert not balkan_match.over
    balkan_match.add(out(0, [-40, 1]), leader=0, dealer=1)
    assert (balkan_match.over, balkan_match.winners, balkan_match.losers) == (True, [0], [])
    basque = NaiveMatch("mau-mau-32", 2, {})
    basque.add(out(1, [0, 150]), leader=1, dealer=0)
    assert (basque.over, basque.winners) == (True, [1])
    assert differing("maumas", {"scoring": "junior", "limit": 30}) == {"scoring": "junior"}


def test_match_ties_of_the_finnish_site() -> None:
    match = NaiveMatch("miinuspisteet", 3, {})
    match.add(out(0, [0, 10, 100]), leader=1, dealer=0)
    assert match.winners == [0]
    match = NaiveMatch("miinuspisteet", 3, {})
    match.add(out(1, [20, 0, 90]), leader=1, dealer=0)
    match.add(out(2, [0, 20, 0]), leader=2, dealer=1)
    assert not match.over
    match.add(out(2, [0, 0, 0]), leader=0, dealer=2)
    match.add(out(None, [0, 0, 10]), leader=1, dealer=0)
    assert (match.over, match.totals, match.winners, match.drawn) == (True, [20, 20, 100], [1], False)
    ordinary = NaiveMatch("mau-mau-fi", 2, {})
    ordinary.add(out(None, [0, 0]), leader=1, dealer=0)
    assert (ordinary.over, ordinary.winners, ordinary.drawn) == (True, [], True)


def test_match_of_the_czech_fool() -> None:
    match = NaiveMatch("cheshskiy-durak", 3, {})
    match.add(out(2, [5, 5, 0]), leader=1, dealer=0)
    assert (match.over, match.next_dealer(), match.next_leader()) == (False, 1, 2)
    match.add(out(None, [5, 5, 5]), leader=2, dealer=1)
    assert match.next_leader() is None
    third = NaiveMatch("cheshskiy-durak-3", 3, {})
    third.add(out(0, [0, 4, 9], lost=[2]), leader=0, dealer=0)
    assert (third.over, third.winners, third.losers, third.drawn) == (True, [0], [2], False)
    third = NaiveMatch("cheshskiy-durak-3", 2, {})
    third.add(out(None, [5, 4], lost=[0, 1]), leader=0, dealer=0)
    assert (third.winners, third.losers, third.drawn) == ([], [0, 1], True)


# ---- the whole


def holds_together(table: NaiveRound) -> None:
    """What is true at every moment: ALL-01, somebody to move before the end, and only then."""
    there = [card for hand in table.hands for card in hand] + table.pile + table.stock
    there += getattr(table, "kept", [])
    assert sorted(there) == sorted(table.whole_pack())
    assert bool(table.legal()) == (table.phase != "over") == (table.result is None)
    assert (table.turn is None) == (table.phase in ("window", "over"))
    assert (table.suit is None) == (not table.pile)
    if table.phase == "over":
        assert table.also() == set()


def refuses_everything_else(table: NaiveRound, rng: random.Random) -> None:
    """A few lines that are not allowed are refused, and nothing changes with them."""
    allowed = {f"{table.turn} {move}" for move in table.legal()} | table.also() | (table.legal() & {"- close"})
    words = ["draw", "pass", "take", "call", "call double", "keep", "leave", "name h", "catch 0", "catch 1"]
    words += ["play " + card for card in table.whole_pack()]
    lines = [f"{seat} {word}" for seat in range(table.seats) for word in words] + ["- close"]
    before = copy.deepcopy(table.__dict__)
    for line in rng.sample(lines, 5):
        if line not in allowed:
            with pytest.raises(Refused):
                table.apply(line)
    assert table.__dict__ == before


@pytest.mark.parametrize("ruleset", RULESETS)
def test_random_rounds_end_and_replay(ruleset: str) -> None:
    rng = random.Random(ruleset)
    fewest, most = players(ruleset)
    for seats in sorted({fewest, fewest + 1, most}):
        for number in range(3):
            options = {} if number == 0 else random_options(ruleset, seats, rng)
            record = random_round(ruleset, seats, options, rng, eager=0.4, after_each=holds_together)
            assert record["result"]["reason"] in ("out", "blocked", "stopped")
            replay(record)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_everything_not_legal_is_refused(ruleset: str) -> None:
    rng = random.Random(ruleset)
    seen = 0

    def look(table: NaiveRound) -> None:
        nonlocal seen
        seen += 1
        if seen <= 60:
            refuses_everything_else(table, rng)

    random_round(ruleset, 3, {}, rng, after_each=look)
    assert seen > 1
