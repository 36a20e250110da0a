"""Every ruleset file, every number of seats, options by lot: the laws hold at every state of every round."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from maumau.engine.declare import CHANCE, GAME, LONGEST, Mode, Phase, Reason, new
from maumau.engine.refuse import Why
from maumau.game.table import compiled
from maumau.lab.simulate import lines_of_log, summarise
from maumau.rules import Ruleset, load, shipped

from . import checks
from .tables import Drawn, drawings, seats_of

RULESETS = shipped()
LONG_ROUNDS = 100_000  #: a ruleset
LONG_DRAWINGS = 40

#: Rounds of 10,000 that may be stopped. Where one draws until a card fits and must put it, a few aces can go round
#: among every second seat without anybody having a choice (ALL-19); where only the suit follows, two random players
#: rarely get rid of their cards.
STOPPED = {
    "cheshskiy-durak": 5,
    "cheshskiy-durak-2": 8,
    "cheshskiy-durak-3": 5,
    "cheshskiy-durak-5": 5,
    "cheshskiy-durak-6": 130,
    "cheshskiy-durak-7": 5,
}


class Table:
    """Scratch records for the kernels, and a tally of what was seen."""

    def __init__(self, log_places: int = 0) -> None:
        self.games, self.chances = new(GAME, 2), new(CHANCE, 3)
        self.log = np.zeros(log_places, np.int64)
        self.tally = np.zeros(checks.TALLY, np.int64)

    def check(self, ruleset: Ruleset, seats: int, seed: int, first: int, rounds: int, every: int) -> tuple[int, ...]:
        """The first fault, the round's number, the places of the log used."""
        table = compiled(ruleset)
        found = checks.check_rounds(
            table, self.games, self.chances, self.log, seed, first, rounds, seats, every, self.tally
        )
        return tuple(int(number) for number in found)


def hold(ruleset: Ruleset, seats: int, seed: int, rounds: int, tally: NDArray[Any], every: int = 1) -> None:
    """Fail with the round, as lines of a record, at the first state that breaks a law."""
    table = Table()
    table.tally = tally
    fault, number, _ = table.check(ruleset, seats, seed, 0, rounds, every)
    if fault == checks.Fault.NOTHING:
        return
    again = Table(1 << 20)
    _, _, used = again.check(ruleset, seats, seed, number, 1, every)
    name = checks.Fault(fault).name if fault < 100 else f"after a move {checks.Fault(fault - 100).name}"
    lines = lines_of_log(ruleset, again.log[: max(used, 0)])
    pytest.fail(
        f"{name}: {ruleset.id}, options {dict(ruleset.chosen)}, {seats} seats, seed {seed}, round {number}, dealer "
        f"{number % seats}, after {len(lines)} lines: {lines[-12:]}"
    )


def tables(ref: str, rng: random.Random, count: int, drawn: Drawn) -> Iterator[tuple[Ruleset, int]]:
    """So many drawings of options, each with every number of seats."""
    for ruleset in drawings(ref, rng, count, drawn):
        for seats in seats_of(ruleset):
            yield ruleset, seats


@pytest.mark.rule("ALL-01", "ALL-11", "ALL-13", "ALL-18")
def test_every_state_of_every_ruleset() -> None:
    """Cards conserved, one to move, the lists and the refusals of one mind; and everything there is was seen."""
    tally = np.zeros(checks.TALLY, np.int64)
    for ref in RULESETS:
        rng, drawn = random.Random(ref), Drawn()
        for ruleset, seats in tables(ref, rng, 6, drawn):
            hold(ruleset, seats, rng.getrandbits(62), 6, tally, every=3)
        assert drawn.played == 6
    assert all(tally[checks.BY_PHASE + phase] for phase in Phase)
    assert all(tally[checks.BY_MODE + mode] for mode in Mode)
    for what in (checks.TURNED_OVER, checks.SHUFFLED, checks.CATCHES, checks.CALLS, checks.DOUBLES):
        assert tally[what], f"never seen: {what}"
    assert tally[checks.BY_REASON + Reason.OUT]
    unseen = {reason for reason in Why if not tally[checks.BY_WHY + reason]}
    # A seat that is not there is asked for one by one; that a card may not be the last is a house rule so far.
    assert unseen <= {Why.NO_SUCH_SEAT, Why.LAST_BARRED}, (
        f"refusals that no state of these rounds gave: {sorted(unseen)}"
    )


def test_a_broken_state_is_noticed() -> None:
    """The check itself can fail: a card taken from a hand, a size, a mask, the top."""
    ruleset = load(RULESETS[0])
    rules, table = compiled(ruleset), Table()
    table.check(ruleset, 3, 1, 0, 1, 1)
    assert checks.world_fault(rules, table.games) == checks.Fault.NOTHING
    for field, place, change in (("sizes", 0, 1), ("counts", (1, 3), 1), ("ring", 0, 1), ("top", None, 1)):
        broken = table.games.copy()
        if place is None:
            broken[field][0] += change
        else:
            broken[field][0][place] += change
        places = range(int(broken["head"][0]), int(broken["tail"][0]))
        if field != "ring" or 0 in {place & 255 for place in places}:
            assert checks.world_fault(rules, broken) != checks.Fault.NOTHING, field


@pytest.mark.rule("ALL-19")
@pytest.mark.parametrize("ref", RULESETS)
def test_rounds_between_random_players_end(ref: str) -> None:
    """9,999 of 10,000 end of themselves, where the rules let them; any other ends at its 5,000th move as *stopped*."""
    ruleset = load(ref)
    for seats in sorted({2, seats_of(ruleset)[-1]}):
        figures = summarise(ruleset, seats, 10_000, seed=1)
        assert figures["rounds"] == 10_000
        assert figures["longest"] <= LONGEST
        endings = figures["endings"]
        assert endings.get("stopped", 0) <= STOPPED.get(ref, 1), f"{seats} seats: {endings}"
        assert endings.keys() <= {"out", "blocked", "stopped"}
        assert (figures["longest"] == LONGEST) == ("stopped" in endings)


@pytest.mark.long
@pytest.mark.rule("ALL-01", "ALL-11", "ALL-13", "ALL-18")
@pytest.mark.parametrize("ref", RULESETS)
def test_a_hundred_thousand_rounds(ref: str) -> None:
    """The same for 100,000 rounds of every ruleset, over all seats and 40 drawings of options."""
    rng, drawn, tally, begun = random.Random(f"long {ref}"), Drawn(), np.zeros(checks.TALLY, np.int64), time.monotonic()
    places = list(tables(ref, rng, LONG_DRAWINGS, drawn))
    for ruleset, seats in places:
        hold(ruleset, seats, rng.getrandbits(62), -(-LONG_ROUNDS // len(places)), tally, every=17)
    assert drawn.played == LONG_DRAWINGS
    assert tally[checks.ROUNDS] >= LONG_ROUNDS
    print(
        f"\n{ref}: {tally[checks.ROUNDS]} rounds, {tally[checks.STATES]} states, {drawn.played} drawings of options "
        f"({drawn.refused} refused), {len(places)} tables, {time.monotonic() - begun:.0f} s, longest round "
        f"{tally[checks.LONGEST_ROUND]} moves, stopped {tally[checks.BY_REASON + Reason.STOPPED]}"
    )
