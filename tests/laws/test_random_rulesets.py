"""Rulesets drawn at random from the whole language load and keep every law, or are refused where they contradict.

Of the rulesets as they are drawn about one in four loads (one in five to one in four, by 1,500 of them). Each of the
others is mended by what its refusal says, mostly in one to four steps (the key that it names goes), until it loads:
that this ends is a law too, so that all that are drawn are played. Of simulated rounds a fifth to a third is stopped
at 5,000 moves, for where hardly anything fits two random players do not get rid of their cards (ALL-19).
"""

from __future__ import annotations

import json
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import numpy as np
import pytest
from hypothesis import HealthCheck, given, note, seed, settings
from hypothesis import Phase as Stage
from numpy.typing import NDArray

from maumau.engine.declare import Reason
from maumau.game import Match, Refused, Round, ShuffleMissing
from maumau.lab.simulate import BotsAtTable, simulate_rounds, summarise
from maumau.locale import language
from maumau.records import dumps, match_record, round_of_record, verify_text
from maumau.rules import Problem, RulesError, Ruleset, load, load_resolved
from maumau.rules.rulebook import page, write
from maumau.rules.schema import Rules
from maumau.rules.shape import nodes
from tests.rules.random_rules import Data, mended, paths_in, rulesets, toml

from . import checks
from .play import begin, play
from .tables import seats_of
from .test_laws import hold
from .test_views import (
    assert_equal_for,
    check_events,
    check_shown,
    hidden_places,
    other_world,
)
from .witness import SPECTATOR, Witness

FEW, MANY, PARTS = 150, 3_000, 6  #: rulesets tried; the many in so many parts
MOST_STEPS = 20  #: of mending
ROUNDS, SIMULATED = 20, 30  #: a ruleset and number of seats: looked at move by move, and only played

FIXED = settings(
    deadline=None,
    derandomize=True,
    database=None,
    # A ruleset is large, and what is drawn decides how much is played.
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
    report_multiple_bugs=False,
)

#: Words that a refusal uses to say what would be right, or what contradicts what.
SAYS_WHY = re.compile(
    r"\b(must|needs?|needed|only|cannot|could|never|nothing|none|no|not|too|twice|both|either|belongs|missing"
    r"|did you mean|known are|alone|from \d+ to \d+|without|is led by|is next|ends)\b"
)
#: What no sentence for people holds: the names of Python's own things, and tables as Python writes them.
INTERNAL = re.compile(r"\bNone\b|\bTrue\b|\bFalse\b|[{}<>]|maumau\.|pydantic|Traceback|Error\b|\bliteral_|\binput_")


@dataclass
class Tried:
    """What came of the rulesets that were tried."""

    rulesets: int = 0
    refused: int = 0  #: as they were drawn
    steps: Counter[int] = field(default_factory=Counter)  #: of mending
    refusals: Counter[str] = field(default_factory=Counter)  #: their patterns
    endings: Counter[str] = field(default_factory=Counter)
    mostly_stopped: int = 0
    longest: int = 0
    worlds: int = 0
    loaded: Counter[tuple[str, ...]] = field(default_factory=Counter)  #: keys stated in what loaded
    tally: NDArray[Any] = field(default_factory=lambda: np.zeros(checks.TALLY, np.int64))

    def __str__(self) -> str:
        return (
            f"{self.rulesets} rulesets, {self.refused} refused as drawn, "
            f"steps of mending {dict(sorted(self.steps.items()))}, "
            f"{len(self.refusals)} sentences of refusal; {self.tally[checks.ROUNDS]} rounds looked at in "
            f"{self.tally[checks.STATES]} states; simulated rounds {dict(self.endings)}, longest {self.longest}, "
            f"{self.mostly_stopped} tables mostly stopped; {self.worlds} other worlds"
        )


# ---------------------------------------------------------------- refusals


def pattern(message: str) -> str:
    """A sentence without what is quoted and counted in it."""
    return re.sub(r"\d+", "#", re.sub(r"'[^']*'|\"[^\"]*\"|: (\w+, )*\w+$|\(ranks .*\)", "…", message))


def check_problem(problem: Problem, path: Path, text: str) -> None:
    """A refusal names the file, a line that is there, a key of the file or of the language, and says why."""
    lines = text.count("\n")
    assert problem.file == str(path), problem
    assert 1 <= problem.line <= lines, problem
    assert problem.path, problem
    assert len(problem.message.split()) > 3, problem
    assert "\n" not in problem.message, problem
    assert SAYS_WHY.search(problem.message), problem
    assert not INTERNAL.search(problem.message), problem
    last = problem.path.split(".")[-1]
    line = text.split("\n")[problem.line - 1]
    # The line is the key's own, or that of the table around it.
    assert any(part in line for part in (last, *problem.path.split("."))) or problem.line == 1, (problem, line)


def refusal(path: Path) -> tuple[Problem, ...] | Ruleset:
    """What is wrong with a file, or its rules; any other error than `RulesError` fails the test."""
    try:
        return load(path)
    except RulesError as error:
        return error.problems


def made_to_load(data: Data, path: Path, tried: Tried) -> Ruleset:
    """The ruleset of a file, mended until it loads."""
    for step in range(MOST_STEPS):
        text = toml(data)
        path.write_text(text, "utf-8")
        found = refusal(path)
        if isinstance(found, Ruleset):
            tried.steps[step] += 1
            tried.loaded.update({key for key, _ in paths_in(data)})
            return found
        tried.refused += step == 0
        assert found, "refused, and nothing is said"
        for problem in found:
            check_problem(problem, path, text)
            tried.refusals[pattern(problem.message)] += 1
        better = mended(data, found)
        assert better != data, f"nothing can be done about {list(map(str, found))}:\n{text}"
        data = better
    raise AssertionError(f"still refused after {MOST_STEPS} steps: {found}\n{text}")


# ---------------------------------------------------------------- laws of what loads


def check_forms(ruleset: Ruleset) -> None:
    """The resolved form is a ruleset with the same fingerprint, resolved already; it survives JSON."""
    form = ruleset.resolved()
    again = load_resolved(json.loads(json.dumps(form)))
    assert again.fingerprint == ruleset.fingerprint
    assert again.resolved() == form


def rulebook(ruleset: Ruleset, seats: int | None, clauses: bool) -> str:
    """The rulebook in English; tests/rules prints those of drawn rulesets in every language."""
    return write(page(ruleset, seats), language("en"), "text", clauses)


def check_rulebook(ruleset: Ruleset, seats: tuple[int, ...]) -> None:
    """The rulebook can be printed, and is in words."""
    for number in (None, *seats):
        for clauses in (False, True):
            text = rulebook(ruleset, number, clauses)
            assert not re.search(r"\bNone\b|\bTrue\b|\bFalse\b|[{}]|  \.|\.\.|  -|,\.| ,", text), text
    assert all(len(line) <= 130 for line in text.split("\n")), text


def check_played(ruleset: Ruleset, seats: int, rng: random.Random, tried: Tried) -> None:
    """The laws of every state; and rounds between random players end."""
    hold(ruleset, seats, rng.getrandbits(62), ROUNDS, tried.tally, every=17)
    figures = summarise(ruleset, seats, SIMULATED, seed=rng.getrandbits(60))
    assert figures["rounds"] == SIMULATED
    assert figures["endings"].keys() <= {"out", "blocked", "stopped"}, figures
    tried.endings.update(figures["endings"])
    tried.longest = max(tried.longest, figures["longest"])
    tried.mostly_stopped += figures["endings"].get("stopped", 0) > SIMULATED // 2


def check_records(ruleset: Ruleset, seats: int, rng: random.Random) -> None:
    """What is simulated is verified."""
    bot = rng.choice(["random", "random-any"])
    for record in simulate_rounds(ruleset, seats, 1, rng.getrandbits(60), (bot,)):
        (verdict,) = verify_text(dumps(record))
        assert verdict.right, verdict.message


def check_match(ruleset: Ruleset, seats: int, rng: random.Random) -> None:
    """A few rounds of a match add up, and the match is verified; long rounds are left to the others."""
    bots, seed = BotsAtTable(ruleset, seats, ("random",)), rng.getrandbits(60)
    match = Match.begin(ruleset, seats, dealer=rng.randrange(seats))
    for number in range(4):
        leader = match.next_leader if match.next_leader is not None else rng.randrange(seats)
        record = bots.record(bots.round(seed, number, match.next_dealer, leader))
        if match.over or len(record["moves"]) > 600:
            break
        match = match.add(round_of_record(record, ruleset))
    if match.rounds:
        points = [game.result.points for game in match.rounds if game.result is not None]
        assert match.totals == tuple(map(sum, zip(*points, strict=True)))
        (verdict,) = verify_text(dumps(match_record(match)))
        assert verdict.right, verdict.message


def check_views(ruleset: Ruleset, seats: int, rng: random.Random, tried: Tried) -> None:
    """A View shows what a witness saw, and worlds that differ in the rest alone look alike."""
    table = begin(ruleset, seats, rng)
    states = [(table, None), *play(table, rng, most=40)]
    witness = Witness.of(table)
    for (before, _), (after, choice) in pairwise(states):
        assert choice is not None
        witness.after(before, choice, after)
    last = states[-1][0]
    for viewer in rng.sample(range(SPECTATOR, seats), 2):
        told = f"viewer {viewer}, {last.pack}, {last.lines}"
        if ruleset.rules.deal.starter_not is None:
            check_shown(last, witness, viewer, told)
        else:
            check_known(last, witness, viewer, told)
        check_events(last, viewer)
        if last.over:
            continue
        shuffle, places = hidden_places(witness, viewer, rng)
        try:
            other = other_world(states, shuffle, places, rng.sample(places, len(places)))
        except (Refused, ShuffleMissing, LookupError, ValueError):
            continue
        assert_equal_for(viewer, last, other, told)
        tried.worlds += 1


def check_known(table: Round, witness: Witness, viewer: int, told: str) -> None:
    """As `check_shown`, with cards of the stock that everybody saw go under it."""
    view = table.view(viewer)
    seen = witness.named(card for card in witness.stock if card in witness.seen[viewer])
    assert (view.under_stock or view.known_stock) == seen, told
    for seat in range(table.seats):
        expected = sorted(table.hands[seat]) if table.over else witness.known_in(viewer, seat)
        assert sorted(view.known_cards(seat)) == expected, f"hand of {seat}: {told}"


def check_all(data: Data, path: Path, tried: Tried) -> None:
    """Every law, for one drawn ruleset."""
    tried.rulesets += 1
    ruleset = made_to_load(data, path, tried)
    rng = random.Random(ruleset.fingerprint)
    seats = seats_of(ruleset)
    assert seats, "a ruleset that loads can be dealt to somebody"
    check_forms(ruleset)
    few = tuple(sorted({seats[0], rng.choice(seats), seats[-1]}))
    check_rulebook(ruleset, few)
    for number in few:
        check_played(ruleset, number, rng, tried)
    check_records(ruleset, rng.choice(few), rng)
    check_match(ruleset, rng.choice(few), rng)
    check_views(ruleset, rng.choice(few), rng, tried)


# ---------------------------------------------------------------- the tests


@cache
def drawn(count: int) -> tuple[Data, ...]:
    """So many rulesets, always the same."""
    found: list[Data] = []

    @settings(FIXED, max_examples=count, phases=[Stage.generate])
    @given(rulesets())
    def note(data: Data) -> None:
        found.append(data)

    note()
    return tuple(found)


def words_of(annotation: Any) -> Iterator[str]:
    """Every word that a type allows."""
    if get_origin(annotation) is Literal:
        yield from get_args(annotation)
    for part in get_args(annotation):
        yield from words_of(part)


def test_every_key_and_word_of_the_language_is_drawn() -> None:
    """Nobody has to add a key to a list: here one would be missed."""
    values: dict[tuple[str, ...], set[Any]] = {}
    for data in drawn(400):
        for path, value in paths_in(data):
            values.setdefault(path, set()).add(type(value) if isinstance(value, dict) else value)
    assert set(nodes(Rules)) - values.keys() == set()
    for path, node in nodes(Rules).items():
        if node.table is None and get_origin(node.field.annotation) is not dict:
            wanted = set(words_of(node.field.annotation)) | ({True, False} if node.field.annotation is bool else set())
            assert wanted - values[path] == set(), path


def try_rulesets(count: int, folder: Path, part: int = 0) -> Tried:
    """Draw so many rulesets, and check each; what fails is made as small as can be."""
    tried = Tried()

    @seed(part)
    @settings(FIXED, max_examples=count, derandomize=False)
    @given(rulesets())
    def check(data: Data) -> None:
        try:
            check_all(data, folder / "drawn.toml", tried)
        finally:
            note((folder / "drawn.toml").read_text("utf-8"))

    check()
    assert tried.rulesets >= count * 9 // 10, "too few different rulesets were drawn"
    assert tried.endings["out"] > sum(tried.endings.values()) // 2, tried
    assert tried.worlds > count // 4, tried
    assert tried.tally[checks.BY_REASON + Reason.OUT]
    return tried


@pytest.mark.rule("ALL-01", "ALL-12", "ALL-13", "ALL-19")
def test_rulesets_from_the_whole_language_keep_the_laws(tmp_path: Path) -> None:
    print(f"\n{try_rulesets(FEW, tmp_path)}")


BROKEN: dict[str, tuple[str, Callable[..., Any]]] = {
    "an error that is no refusal": ("maumau.rules.loading.contradictions", lambda *_, **__: BROKEN["x"]),
    "a refusal without a reason": ("maumau.rules.loading.contradictions", lambda *_, **__: [(("deal",), "I say so")]),
    "a refusal that nothing mends": (
        "maumau.rules.loading.contradictions",
        lambda *_, **__: [(("name",), "such a name cannot be here")],
    ),
    "a fingerprint of the hour": ("maumau.rules.loading.fingerprint", lambda _: str(time.monotonic_ns())),
    "a rulebook of nothing": (f"{__name__}.rulebook", lambda *_: "The next player takes None cards."),
    "a record of other points": (f"{__name__}.dumps", lambda record: json.dumps({**record, "leader": 77})),
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_is_broken_is_noticed(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the tests of this file would pass on anything."""
    monkeypatch.setattr(*BROKEN[what])

    def check() -> None:
        for data in drawn(60)[:20]:
            check_all(data, tmp_path / "drawn.toml", Tried())

    with pytest.raises((AssertionError, KeyError)):
        check()


@pytest.mark.long
@pytest.mark.rule("ALL-01", "ALL-12", "ALL-13", "ALL-19")
@pytest.mark.parametrize("part", range(1, 1 + PARTS))
def test_thousands_of_rulesets_keep_the_laws(part: int, tmp_path: Path) -> None:
    tried = try_rulesets(MANY // PARTS, tmp_path, part)
    print(f"\n{tried}")
    assert set(nodes(Rules)) - tried.loaded.keys() == set(), "keys that nothing that loaded states"
