"""The engine against the naive reading of the rules (`tests/naive`), line by line over random rounds and matches."""

from __future__ import annotations

import ast
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from maumau.game import Match, Result
from maumau.rules import Ruleset, load, shipped
from tests.naive import RULESETS as READ
from tests.naive import NaiveMatch, NaiveRound
from tests.naive.options import offered
from tests.naive.selfplay import random_options

from . import readings
from .tables import loaded

ROUNDS = 15  #: a ruleset
LONG_ROUNDS = 2_000
MATCHES = 100


def test_every_ruleset_is_read_twice() -> None:
    assert sorted(READ) == sorted(shipped())


@pytest.mark.parametrize("ref", shipped())
def test_both_offer_the_same_options(ref: str) -> None:
    ruleset, offer = load(ref), offered(ref)
    assert set(ruleset.options) == set(offer)
    for name, option in ruleset.options.items():
        values, default = offer[name]
        assert sorted(map(repr, option.values)) == sorted(map(repr, values)), name
        assert option.default == default, name


@pytest.mark.rule("ALL-06", "ALL-11")
@pytest.mark.parametrize("ref", shipped())
def test_both_readings_agree_on_rounds(ref: str) -> None:
    count, lines = readings.rounds(ref, ROUNDS, random.Random(f"second {ref}"))
    assert lines > 5 * count


@pytest.mark.long
@pytest.mark.rule("ALL-06", "ALL-11")
@pytest.mark.parametrize("ref", shipped())
def test_both_readings_agree_on_many_rounds(ref: str) -> None:
    chunks = [readings.play_chunk(ref, -number) for number in range(1, LONG_ROUNDS // readings.CHUNK + 1)]
    assert sum(chunk["rounds"] for chunk in chunks) >= LONG_ROUNDS
    assert sum(chunk["lines"] for chunk in chunks) > 5 * LONG_ROUNDS


# -- matches -----------------------------------------------------------------------------------------------------------


def some_result(ruleset: Ruleset, seats: int, rng: random.Random) -> dict[str, Any]:
    """A result as a round of these rules could have; few different numbers, so that totals are often equal."""
    reason = rng.choices(("out", "blocked", "stopped", "abandoned"), (8, 1, 1, 1))[0]
    finisher = rng.randrange(seats) if reason == "out" else None
    points = [0] * seats
    score = ruleset.rules.score
    if score is not None and reason != "abandoned":
        step = rng.choice((5, 10, 25))
        amounts = [step * rng.randrange(5) for _ in range(seats)]
        if score.to == "holder":
            points = [0 if seat == finisher else amount for seat, amount in enumerate(amounts)]
            if finisher is not None and rng.random() < 0.3:
                points[finisher] = -step
        elif finisher is not None:
            points[finisher] = sum(amounts)
    result: dict[str, Any] = {"reason": reason, "finisher": finisher, "points": points}
    if ruleset.rules.match.lost_holding is not None and reason != "abandoned" and rng.random() < 0.2:
        result["lost"] = sorted(rng.sample([s for s in range(seats) if s != finisher], rng.randint(1, seats - 1)))
    return result


def result_of(result: dict[str, Any]) -> Result:
    """The same as the typed face has it."""
    return Result(result["reason"], result["finisher"], tuple(result["points"]), tuple(result.get("lost", ())))


def match_by_both(ruleset: Ruleset, seats: int, options: dict[str, object], rng: random.Random) -> int:
    """A match of random results, the score sheets compared after each; how many rounds it had."""
    first = dealer = rng.randrange(seats)
    engine = Match.begin(ruleset, seats, dealer=dealer)
    naive = NaiveMatch(ruleset.id, seats, options)
    results: list[dict[str, Any]] = []
    leader = engine.next_leader
    while not naive.over and len(results) < 60:
        result = some_result(ruleset, seats, rng)
        results.append(result)
        naive.add(result, leader=rng.randrange(seats) if leader is None else leader, dealer=dealer)
        engine = engine.counted(result_of(result), dealer)
        told = f"{ruleset.id}, {seats} seats, {options}, {results}"
        readings.compare_sheets(engine, naive, told)
        dealer, leader = engine.next_dealer, engine.next_leader
    whole = Match.from_results(ruleset, None, seats, results, dealer=first)
    assert (whole.totals, whole.over, whole.winners) == (engine.totals, engine.over, engine.winners)
    return len(results)


@pytest.mark.rule("ALL-18")
@pytest.mark.parametrize("ref", shipped())
def test_both_readings_agree_on_whole_matches(ref: str) -> None:
    rounds, lines, met = readings.play_match(ref, 6, random.Random(f"whole {ref}"))
    assert rounds >= 1
    assert lines > 5 * rounds
    assert met["match over"] + met["match left open"] == 1


@pytest.mark.rule("ALL-18")
@pytest.mark.parametrize("ref", shipped())
def test_both_readings_agree_on_matches(ref: str) -> None:
    """Totals, the end, winners, losers, ties, the next dealer and leader; abandoned rounds do not count."""
    rng, plain, ended = random.Random(f"match {ref}"), load(ref), 0
    for _ in range(MATCHES):
        seats = rng.randint(*plain.players)
        options = random_options(ref, seats, rng)
        options |= readings.short_match_options(plain, rng)
        ruleset = loaded(ref, options)
        if ruleset is None:
            continue
        ended += match_by_both(ruleset, seats, options, rng) < 60
    assert ended > MATCHES // 3


# -- the comparison itself ---------------------------------------------------------------------------------------------

REF = "mau-mau-32"
FAMILY = NaiveRound.families[REF]
AS_READ = {name: getattr(FAMILY, name) for name in ("turn_moves", "receive", "points")}

FAULTS: dict[str, tuple[str, Callable[..., Any]]] = {
    "a move is not listed": ("turn_moves", lambda *told: {*sorted(AS_READ["turn_moves"](*told))[1:]}),
    "a card comes twice into a hand": ("receive", lambda *told: (AS_READ["receive"](*told), AS_READ["receive"](*told))),
    "nobody can be caught": ("catchable", lambda read: set()),
    "a point too many": ("points", lambda read, finisher: [one + 1 for one in AS_READ["points"](read, finisher)]),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_reading_that_differs_is_noticed(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FAMILY, *FAULTS[fault])
    with pytest.raises(AssertionError):
        readings.rounds(REF, 40, random.Random(1))


def test_a_score_sheet_that_differs_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NaiveMatch, "next_dealer", lambda sheet: sheet.last_dealer)
    with pytest.raises(AssertionError):
        readings.play_match(REF, 3, random.Random(1))


def test_the_second_reading_knows_nothing_of_the_first() -> None:
    for path in (Path(__file__).parents[1] / "naive").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not any(name.split(".")[0] == "maumau" for name in names), path.name
