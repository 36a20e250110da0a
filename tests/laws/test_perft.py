"""Exhaustive counts of lines of play (perft): a number that has changed means that the rules play otherwise.

The tree is counted by the compiled engine, and its first levels again by the typed face, by the naive reading of the
rules, and by the engine uncompiled. `perft.py` says what is counted, `perft.toml` holds the tables and their
numbers. A commit that changes a number says which rule plays otherwise, and why; in the project's folder

    python -m tests.laws.perft recount                  # writes the present numbers
    python -m tests.laws.perft choose RULESET …         # lays new tables for a ruleset, in place of its old ones
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from maumau.engine.declare import GAME, Phase, Reason, new
from maumau.engine.legal import CALL, CATCH, CLOSE, MOVES, NAME
from maumau.game import Move, Round
from maumau.game.moves import MoveBook, move_book
from maumau.game.round import seeded
from maumau.rules import Ruleset, load, shipped
from maumau.rules.table import table_of
from tests.naive import NaiveRound, NeedsShuffle
from tests.naive.base import copied_state

from .perft import (
    BASIS,
    CALLS,
    CATCHES,
    COLUMNS,
    ENDED,
    LINES,
    OF_A_MATCH,
    ORDER,
    PRIME,
    RENEWED,
    WORD,
    Rows,
    Table,
    count,
    listed,
    nothing_seen,
    read_rows,
    shallow,
    shuffle_cards,
    tables,
    written_rows,
)
from .tables import seats_of

ROOT = Path(__file__).resolve().parents[2]
TABLES = tables()
TYPED, NAIVE, PLAIN = 1_500, 500, 60  #: lines a table by the typed face, by the naive reading, and uncompiled


def of(ref: str) -> list[Table]:
    """The tables of a ruleset."""
    return [table for table in TABLES if table.ruleset == ref]


def told(table: Table) -> str:
    """A table in a message."""
    return f"{table.ruleset}: {table.about}"


def compare(table: Table, found: Rows, pinned: Rows, first: int = 1) -> None:
    """Fail where rows differ, and show the first that do."""
    for depth, (one, other) in enumerate(zip(found, pinned, strict=True), first):
        differ = [name for name, new, old in zip(COLUMNS, one, other, strict=True) if new != old]
        rows = f"now\n{written_rows([one], depth)}pinned\n{written_rows([other], depth)}"
        assert not differ, f"{told(table)}: {', '.join(differ)} at depth {depth}\n{rows}"


# -- the data ----------------------------------------------------------------------------------------------------------


def test_every_ruleset_has_its_tables() -> None:
    assert {table.ruleset for table in TABLES} == set(shipped()), "python -m tests.laws.perft choose RULESET …"
    for ref in shipped():
        assert len(of(ref)) >= 3, ref
        few, *_, most = seats_of(load(ref))
        assert {few, most} <= {table.seats for table in of(ref) if not table.options}, ref
        assert len({table.about for table in of(ref)}) == len(of(ref)), ref


@pytest.mark.parametrize("ref", shipped())
def test_every_option_that_a_round_feels_is_switched_somewhere(ref: str) -> None:
    switched = {name for table in of(ref) for name in table.loaded().chosen}
    assert set(load(ref).options) - set(OF_A_MATCH) <= switched


@pytest.mark.parametrize("ref", shipped())
def test_everything_that_happens_is_in_the_rows(ref: str) -> None:
    """Rounds end and stocks are renewed; where the rules know calls and catches, those too."""
    columns = {ENDED, RENEWED}
    for table in of(ref):
        rows, rules = read_rows(table.rows), table_of(table.loaded())[0]
        assert rows[-1][LINES] <= 3_000_000, told(table)
        assert sum(row[LINES] for row in rows) >= 10_000, told(table)
        if rules.one_due or rules.none_due:
            columns |= {CALLS} if rules.one_cannot_finish and not rules.none_due else {CALLS, CATCHES}
    for column in columns:
        assert any(row[column] for table in of(ref) for row in read_rows(table.rows)), COLUMNS[column]


def test_every_kind_of_move_is_met_and_every_end() -> None:
    """The names of suits count as one kind, as do the cards. Every ruleset has rounds that are out and blocked."""
    everywhere = nothing_seen()
    for ref in shipped():
        seen = nothing_seen()
        for table in of(ref):
            count(table.root(), shallow(table, 50_000), seen)
        assert seen[MOVES + Reason.OUT] > 0, ref
        assert seen[MOVES + Reason.BLOCKED] > 0, ref
        everywhere += seen
    assert everywhere[:NAME].any()
    assert everywhere[NAME : NAME + 8].any()
    assert everywhere[NAME + 8 : CATCH].all(), everywhere[NAME + 8 : CATCH]


# -- the counts --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALL-06", "ALL-11")
@pytest.mark.parametrize("ref", shipped())
def test_the_lines_are_as_many_as_they_were(ref: str) -> None:
    """The list at the root in its order, and every number of every depth."""
    for table in of(ref):
        root, pinned = table.root(), read_rows(table.rows)
        assert listed(root) == (table.legal, table.also), told(table)
        compare(table, count(root, len(pinned)), pinned)


@pytest.mark.long
@pytest.mark.parametrize("ref", shipped())
def test_the_lines_are_as_many_as_they_were_deeper_down(ref: str) -> None:
    for table in of(ref):
        pinned = read_rows(table.rows) + read_rows(table.deeper)
        compare(table, count(table.root(), len(pinned)), pinned)


@pytest.mark.rule("ALL-06", "ALL-11")
@pytest.mark.parametrize("ref", shipped())
def test_the_typed_face_counts_the_same(ref: str) -> None:
    """By `Round.legal`, `Round.also` and `Round.play` alone, in plain Python."""
    for table in of(ref):
        rows = blank_rows(shallow(table, TYPED))
        count_typed(table.root(), rows)
        compare(table, rows, read_rows(table.rows)[: len(rows)])


@pytest.mark.rule("ALL-06", "ALL-11")
@pytest.mark.parametrize("ref", shipped())
def test_the_naive_reading_counts_the_same(ref: str) -> None:
    """By the second reading of the rules, which has not seen the engine; its sets put into the order of the lists."""
    for table in of(ref):
        rows = blank_rows(shallow(table, NAIVE))
        Reading(table).count(rows)
        compare(table, rows, read_rows(table.rows)[: len(rows)])


def test_uncompiled_the_lines_are_as_many() -> None:
    """The same source without the compiler, errors of NumPy raised."""
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.laws.perft", "rows", str(PLAIN)],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    for table, rows in zip(TABLES, json.loads(run.stdout), strict=True):
        compare(table, rows, read_rows(table.rows)[: len(rows)])


def test_a_changed_order_changes_the_hash() -> None:
    """Two things done in the other order, the same numbers else."""
    one, other = blank_rows(1)[0], blank_rows(1)[0]
    for row, moves in ((one, (1, 2)), (other, (2, 1))):
        for move in moves:
            note(row, 0, move, False, (), False)
    assert one[:ORDER] == other[:ORDER]
    assert one[ORDER] != other[ORDER] != BASIS


# -- the walk by the typed face ----------------------------------------------------------------------------------------


def blank_rows(depth: int) -> Rows:
    """Rows in which nothing is counted yet."""
    return [[0] * ORDER + [BASIS] for _ in range(depth)]


def note(row: list[int], seat: int, move: int, renewed: bool, left: Iterable[int], over: bool) -> None:
    """Count a line in plain Python; `left` are the numbers of what it left."""
    row[LINES] += 1
    row[ENDED] += over
    row[CALLS] += CALL <= move < CATCH
    row[CATCHES] += move >= CATCH
    row[RENEWED] += renewed
    for number in (seat + 1, move, *left):
        row[ORDER] = ((row[ORDER] ^ (number & WORD)) * PRIME) & WORD


def numbers_of_result(reason: str, finisher: int | None, lost: Iterable[int], points: Iterable[int]) -> list[int]:
    """What a round that is over leaves, as numbers."""
    seat = 0 if finisher is None else finisher + 1
    return [int(Reason[reason.upper()]), seat, sum(1 << one for one in lost), *points]


def numbers_of_state(phase: str, turn: int | None, pending: int, sizes: Iterable[int]) -> list[int]:
    """What a round that goes on leaves, as numbers."""
    hands = [] if phase == "cut" else sizes
    return [int(Phase[phase.upper()]), 0 if turn is None else turn + 1, pending, *hands]


def left_by_engine(table: Round) -> list[int]:
    """What a line left, as numbers."""
    result = table.result
    if result is not None:
        return numbers_of_result(result.reason, result.finisher, result.lost, result.points)
    return numbers_of_state(table.phase, table.turn, table.pending, table.sizes)


def count_typed(table: Round, rows: Rows, level: int = 0) -> None:
    """Add the rows of a round by the typed face alone."""
    numbers = move_book(table.ruleset.deck).numbers
    to_do: list[tuple[int | None, Move]] = [(table.turn, move) for move in table.legal]
    for seat, move in (*to_do, *table.also):
        after = table.play(move, seat)
        renewed = after.last_event.renewed is not None
        note(rows[level], -1 if seat is None else seat, numbers[move], renewed, left_by_engine(after), after.over)
        if level + 1 < len(rows):
            count_typed(after, rows, level + 1)


# -- the naive walk ----------------------------------------------------------------------------------------------------


class Reading:
    """A table by the naive reading, with a chance of its own that falls as the engine's does."""

    def __init__(self, table: Table) -> None:
        self.ruleset = table.loaded()
        self.book: MoveBook = move_book(self.ruleset.deck)
        if table.position:
            self.round = NaiveRound.from_position(table.position_file())
        else:
            leader = table.dealt().leader  # the eldest, unless the rules ask for one
            pack = table.pack.split()
            self.round = NaiveRound(table.ruleset, table.seats, table.dealer, leader, pack, dict(table.options))
        self.chance = seeded(table.seed)
        for line in table.after:
            apply(self.round, self.chance, line, self.ruleset)

    def count(self, rows: Rows) -> None:
        """Add the rows of the whole tree."""
        self.walk(self.round, self.chance, rows, 0)

    def walk(self, table: NaiveRound, chance: Any, rows: Rows, level: int) -> None:
        """Add the rows of a round and of all that follows from it."""
        for seat, number, line in self.in_order(table):
            after, fallen = copy_of(table), chance.copy()
            renewed = apply(after, fallen, line, self.ruleset)
            note(rows[level], seat, number, renewed, left_by_reading(after), after.result is not None)
            if level + 1 < len(rows):
                self.walk(after, fallen, rows, level + 1)

    def in_order(self, table: NaiveRound) -> list[tuple[int, int, str]]:
        """Seat, number of the move, and line: moves of the turn by number, calls by seat, catches by who is caught."""
        own: list[tuple[int, int, str]] = []
        calls: list[tuple[int, int, str]] = []
        catches: list[tuple[int, int, str]] = []
        for move in table.legal():
            if move == "- close":
                own.append((-1, CLOSE, move))
            else:
                assert table.turn is not None
                own.append((table.turn, self.book.numbers[self.book.read(move)], f"{table.turn} {move}"))
        for line in table.also():
            seat, _, move = line.partition(" ")
            item = (int(seat), self.book.numbers[self.book.read(move)], line)
            (catches if move.startswith("catch") else calls).append(item)
        own.sort(key=lambda item: item[1])
        catches.sort(key=lambda item: (item[1], item[0]))
        return [*own, *sorted(calls), *catches]


def copy_of(table: NaiveRound) -> NaiveRound:
    """The same round, to be played on."""
    other: NaiveRound = object.__new__(type(table))
    other.__dict__.update(copied_state(table))
    return other


def apply(table: NaiveRound, chance: Any, line: str, ruleset: Ruleset) -> bool:
    """Carry a line out; whether the stock was renewed by it, which makes it a new list in the naive reading."""
    stock = table.stock
    try:
        table.apply(line)
    except NeedsShuffle as needed:
        deck = ruleset.deck
        kinds = np.array([deck.kind(deck.parse(card)) for card in needed.cards], np.int64)
        shuffle_cards(new(GAME), chance, kinds)
        table.apply(line, [str(deck.kinds[kind]) for kind in kinds])
        return True
    return table.stock is not stock


def left_by_reading(table: NaiveRound) -> list[int]:
    """What a line left, as numbers."""
    if table.result is not None:
        result = table.result
        return numbers_of_result(result["reason"], result["finisher"], result.get("lost", ()), result["points"])
    return numbers_of_state(table.phase, table.turn, table.pending, map(len, table.hands))
