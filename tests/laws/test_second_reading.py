"""The engine against the naive reading of the rules (`tests/naive`), line by line over random rounds and matches."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from maumau.game import Match, Move, Result, Round, deal
from maumau.records.record import result_json
from maumau.rules import Ruleset, load, shipped
from tests.naive import RULESETS as READ
from tests.naive import NaiveMatch, NaiveRound, NeedsShuffle
from tests.naive.options import offered
from tests.naive.selfplay import random_options

from .tables import loaded, may_sit

ROUNDS = 15  #: a ruleset
LONG_ROUNDS = 2_000
MATCHES = 100
EAGER = (0.0, 0.1, 0.3, 0.6)  #: how often a call or catch that could be made is made


def written(move: Move) -> str:
    """A move as it stands in the naive lists."""
    return "- close" if move.verb == "close" else str(move)


def by_engine(table: Round) -> dict[str, Any]:
    """What the engine says of a round, in plain text and numbers."""
    seen: dict[str, Any] = {
        "result": None if table.result is None else result_json(table.result),
        "phase": table.phase,
        "turn": table.turn,
        "legal": sorted(written(move) for move in table.legal),
        "also": sorted(f"{seat} {move}" for seat, move in table.also),
        "may_catch": sorted(table.may_catch),
        "direction": table.direction,
        "suit": table.suit,
        "pending": table.pending,
        "pile": [str(card) for card in table.pile],
        "stock": [str(card) for card in table.stock],
    }
    if table.phase != "cut":  # the naive reading keeps what was cut beside the hands until they are dealt
        seen["hands"] = [sorted(str(card) for card in hand) for hand in table.hands]
    return seen


def by_reading(table: NaiveRound) -> dict[str, Any]:
    """What the naive reading says of it."""
    seen: dict[str, Any] = {
        "result": table.result,
        "phase": table.phase,
        "turn": table.turn,
        "legal": sorted(table.legal()),
        "also": sorted(table.also()),
        "may_catch": sorted(table.may_catch()),
        "direction": table.direction,
        "suit": table.suit,
        "pending": table.pending,
        "pile": list(table.pile),
        "stock": list(table.stock),
    }
    if table.phase != "cut":
        seen["hands"] = [sorted(hand) for hand in table.hands]
    return seen


#: What nobody asks any more after the end.
OVER = ("result", "phase", "turn", "legal", "also", "may_catch", "pile", "stock", "hands")


def compare(engine: Round, naive: NaiveRound, lines: list[str], told: str) -> None:
    """Fail where the two do not say the same."""
    one, other = by_engine(engine), by_reading(naive)
    keys = OVER if naive.result is not None and engine.over else tuple(one.keys() | other.keys())
    differ = {key: {"engine": one.get(key), "naive": other.get(key)} for key in keys if one.get(key) != other.get(key)}
    assert not differ, f"{differ}\n{told}\nafter {len(lines)} lines: {lines}"


def play_both(ruleset: Ruleset, seats: int, options: dict[str, object], rng: random.Random) -> int:
    """One random round, compared after the deal and after every line; how many lines it had."""
    dealer, eager = rng.randrange(seats), rng.choice(EAGER)
    engine = deal(ruleset, seats, seed=rng.randrange(1 << 30), dealer=dealer, leader=rng.randrange(seats))
    pack = [str(card) for card in engine.pack]
    naive = NaiveRound(ruleset.id, seats, dealer, engine.leader, pack, options)
    told = f"{ruleset.id}, {seats} seats, {options}, dealer {dealer}, leader {engine.leader}, pack {' '.join(pack)}"
    lines: list[str] = []
    compare(engine, naive, lines, told)
    while not engine.over:
        line = next_line(naive, eager, rng)
        lines.append(line)
        shuffle: list[str] | None = None
        try:
            naive.apply(line)
        except NeedsShuffle as needed:
            shuffle = list(needed.cards)
            rng.shuffle(shuffle)
            naive.apply(line, shuffle)
            lines.append("- shuffle " + " ".join(shuffle))
        seat, _, move = line.partition(" ")
        # With `ask` the engine shuffles nothing by itself: it needs a shuffle exactly where the reading does.
        engine = engine.play(move, None if seat == "-" else int(seat), shuffle=shuffle, ask=True)
        compare(engine, naive, lines, told)
    return len(lines)


def next_line(table: NaiveRound, eager: float, rng: random.Random) -> str:
    """A random line that the naive reading allows."""
    between = sorted(table.also())
    if between and rng.random() < eager:
        return rng.choice(between)
    move = rng.choice(sorted(table.legal()))
    return move if table.turn is None else f"{table.turn} {move}"


def rounds(ref: str, count: int, rng: random.Random, progress: int = 0) -> tuple[int, int]:
    """So many random rounds of a ruleset; rounds and lines compared."""
    plain, lines, begun = load(ref), 0, time.monotonic()
    for number in range(count):
        while True:
            seats = rng.randint(*plain.players)
            options = {} if number % 4 == 0 else random_options(ref, seats, rng)
            ruleset = loaded(ref, options)
            if ruleset is not None and may_sit(ruleset, seats):
                break
        lines += play_both(ruleset, seats, options, rng)
        if progress and (number + 1) % progress == 0:
            print(f"{ref}: {number + 1} rounds, {lines} lines, {time.monotonic() - begun:.0f} s", flush=True)
    return count, lines


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
    count, lines = rounds(ref, ROUNDS, random.Random(f"second {ref}"))
    assert lines > 5 * count


@pytest.mark.long
@pytest.mark.rule("ALL-06", "ALL-11")
@pytest.mark.parametrize("ref", shipped())
def test_both_readings_agree_on_many_rounds(ref: str) -> None:
    count, lines = rounds(ref, LONG_ROUNDS, random.Random(f"long second {ref}"), progress=500)
    assert lines > 5 * count


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
        assert engine.totals == tuple(naive.totals), told
        assert (engine.over, engine.drawn) == (naive.over, naive.drawn), told
        assert (list(engine.winners), list(engine.losers)) == (naive.winners, naive.losers), told
        assert engine.next_dealer == naive.next_dealer(), told
        assert engine.next_leader == naive.next_leader(), told
        dealer, leader = engine.next_dealer, engine.next_leader
    whole = Match.from_results(ruleset, None, seats, results, dealer=first)
    assert (whole.totals, whole.over, whole.winners) == (engine.totals, engine.over, engine.winners)
    return len(results)


@pytest.mark.rule("ALL-18")
@pytest.mark.parametrize("ref", shipped())
def test_both_readings_agree_on_matches(ref: str) -> None:
    """Totals, the end, winners, losers, ties, the next dealer and leader; abandoned rounds do not count."""
    rng, plain, ended = random.Random(f"match {ref}"), load(ref), 0
    for _ in range(MATCHES):
        seats = rng.randint(*plain.players)
        options = random_options(ref, seats, rng)
        for name, most in (("limit", 200), ("rounds", 8)):
            if name in plain.options and rng.random() < 0.7:
                options[name] = rng.choice([v for v in plain.options[name].values if int(v) <= most])
        ruleset = loaded(ref, options)
        if ruleset is None:
            continue
        ended += match_by_both(ruleset, seats, options, rng) < 60
    assert ended > MATCHES // 3
