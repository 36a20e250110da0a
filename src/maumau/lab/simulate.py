"""Many rounds or matches between bots: as records, as matches, or as figures alone.

Round `n` of a seed is always the same round, whatever came before it and however many are played. In a row of rounds
the deal passes from seat to seat, beginning with seat 0, and where the rules let the last winner lead, the seat after
the dealer does (each round stands alone). Memory does not grow with the number of rounds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from maumau.bots.players import bot_number
from maumau.engine.declare import CHANCE, GAME, KNOWLEDGE, Reason, new
from maumau.engine.legal import CLOSE
from maumau.game import Match, Result, Round
from maumau.game.moves import move_book
from maumau.game.table import compiled
from maumau.lab.rounds import FULL, SHUFFLE, many_random_rounds, many_rounds, one_noted_round
from maumau.records.forms import RECORD_FORMAT
from maumau.records.record import result_json, ruleset_keys
from maumau.rules import Ruleset

LOG_PLACES = 1 << 16
BLOCK = 20_000  #: rounds between two looks at the keyboard

#: Rounds after which a simulated match is left open. Where the winner of a round writes points off, totals between two
#: players may drift away from the limit for ever; such a match is told as one that goes on (`over` false).
LONGEST_MATCH = 1_000


class BotsAtTable:
    """The bots of a table and the scratch records that a simulation works in."""

    def __init__(self, ruleset: Ruleset, seats: int, bots: Sequence[str]) -> None:
        ruleset.check_seats(seats)
        if len(bots) not in (1, seats):
            raise ValueError(f"{len(bots)} bots for {seats} seats: name one for all, or one for each seat")
        names = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
        self.ruleset = ruleset
        self.seats = seats
        self.names = names
        self.numbers = np.array([bot_number(name) for name in names], np.int64)
        self.table = compiled(ruleset)
        self.games, self.chances, self.seen = new(GAME), new(CHANCE, 2), new(KNOWLEDGE)
        self.log = np.zeros(LOG_PLACES, np.int64)
        self.pack = np.zeros(ruleset.packs_for(seats) * len(ruleset.deck.kinds), np.int64)

    def round(self, seed: int, number: int, dealer: int, leader: int) -> list[str]:
        """Play round `number` of a seed; its lines. The finished game lies in `games`, its pack in `pack`."""
        high, low = halves(seed)
        while True:
            used = one_noted_round(
                self.table,
                self.games,
                self.chances,
                self.seen,
                self.numbers,
                self.log,
                self.pack,
                high,
                low,
                number,
                self.seats,
                dealer,
                leader,
            )
            if used != FULL:
                return lines_of_log(self.ruleset, self.log[:used])
            self.log = np.zeros(2 * len(self.log), np.int64)

    def result(self) -> Result:
        """How the round just played ended."""
        game = self.games[0]
        finisher, lost = int(game.finisher), int(game.lost)
        return Result(
            Reason(int(game.reason)).name.lower(),
            None if finisher < 0 else finisher,
            tuple(int(points) for points in game.points[: self.seats]),
            tuple(seat for seat in range(self.seats) if lost >> seat & 1),
        )

    def record(self, lines: list[str]) -> dict[str, Any]:
        """The record of the round just played."""
        game, kinds = self.games[0], self.ruleset.deck.kinds
        return {
            "format": RECORD_FORMAT,
            **ruleset_keys(self.ruleset),
            "seats": self.seats,
            "dealer": int(game.dealer),
            "leader": int(game.leader),
            "pack": [str(kinds[int(kind)]) for kind in self.pack],
            "moves": lines,
            "result": result_json(self.result()),
        }


def halves(seed: int) -> tuple[int, int]:
    """A seed of any size as two numbers below 2³²."""
    number = seed % (1 << 64)
    return number >> 32, number & 0xFFFFFFFF


def lines_of_log(ruleset: Ruleset, log: NDArray[Any]) -> list[str]:
    """The lines of a record, from the numbers that a kernel noted."""
    book, kinds = move_book(ruleset.deck), ruleset.deck.kinds
    lines: list[str] = []
    place, numbers = 0, log.tolist()
    while place < len(numbers):
        number = numbers[place]
        place += 1
        if number >= SHUFFLE:
            cards = numbers[place : place + number - SHUFFLE]
            place += len(cards)
            lines.append("- shuffle " + " ".join(str(kinds[kind]) for kind in cards))
            continue
        seat, move = number // 128 - 1, number % 128
        lines.append(f"{'-' if move == CLOSE else seat} {book.move(move)}")
    return lines


def simulate_rounds(
    ruleset: Ruleset, seats: int, rounds: int, seed: int, bots: Sequence[str] = ("random",)
) -> Iterator[dict[str, Any]]:
    """Records of single rounds. Raises `RulesError`, `NoSuchBot` or `ValueError` before the first."""
    table = BotsAtTable(ruleset, seats, bots)
    return (table.record(table.round(seed, n, n % seats, (n + 1) % seats)) for n in range(rounds))


def simulate_matches(
    ruleset: Ruleset, seats: int, matches: int, seed: int, bots: Sequence[str] = ("random",)
) -> Iterator[dict[str, Any]]:
    """Whole matches, each as maumau-match/1; one of `LONGEST_MATCH` rounds is left open there.

    Raises `ValueError` for rules whose matches have no end.
    """
    ends = ruleset.rules.match
    if ends.limit is None and ends.rounds is None and ends.lost_holding is None:
        raise ValueError(f"a match of {ruleset.name} ends when the table stops: choose the option limit or rounds")
    table = BotsAtTable(ruleset, seats, bots)
    return (_match(table, seed, number) for number in range(matches))


def _match(table: BotsAtTable, seed: int, number: int) -> dict[str, Any]:
    from maumau.records.match import match_keys

    match_seed = (seed + 0x9E3779B97F4A7C15 * (number + 1)) % (1 << 64)
    lots = np.random.default_rng(match_seed)
    match = Match.begin(table.ruleset, table.seats, dealer=int(lots.integers(table.seats)))
    rounds: list[dict[str, Any]] = []
    while not match.over and len(rounds) < LONGEST_MATCH:
        leader = match.next_leader
        leader = int(lots.integers(table.seats)) if leader is None else leader
        lines = table.round(match_seed, len(rounds), match.next_dealer, leader)
        rounds.append(table.record(lines))
        match = match.counted(table.result(), match.next_dealer)
    return match_keys(match, rounds)


def summarise(
    ruleset: Ruleset, seats: int, rounds: int, seed: int, bots: Sequence[str] = ("random",)
) -> dict[str, Any]:
    """Figures over so many rounds: lengths in moves, endings, rounds won and mean points of each seat."""
    table = BotsAtTable(ruleset, seats, bots)
    high, low = halves(seed)
    tally = np.zeros(32, np.int64)
    only_random = set(table.names) == {"random"}
    for first in range(0, rounds, BLOCK):
        block = min(BLOCK, rounds - first)
        if only_random:
            many_random_rounds(table.table, table.games, table.chances, high, low, first, block, seats, tally)
        else:
            many_rounds(
                table.table,
                table.games,
                table.chances,
                table.seen,
                table.numbers,
                table.log,
                high,
                low,
                first,
                block,
                seats,
                tally,
            )
    count = int(tally[0])
    return {
        "ruleset": ruleset.id,
        "options": dict(ruleset.chosen),
        "seats": seats,
        "bots": list(table.names),
        "seed": seed,
        "rounds": count,
        "moves": int(tally[1]),
        "moves_per_round": int(tally[1]) / count if count else 0.0,
        "longest": int(tally[2]),
        "endings": {reason.name.lower(): int(tally[3 + reason]) for reason in Reason if tally[3 + reason]},
        "won": [int(won) for won in tally[10 : 10 + seats]],
        "mean_points": [int(points) / count if count else 0.0 for points in tally[20 : 20 + seats]],
    }


def play_round(ruleset: Ruleset, seats: int, seed: int, number: int, bots: Sequence[str] = ("random",)) -> Round:
    """Round `number` of a seed as a `Round` at its end, replayed through the typed face."""
    from maumau.records.record import round_of_record

    table = BotsAtTable(ruleset, seats, bots)
    record = table.record(table.round(seed, number, number % seats, (number + 1) % seats))
    return round_of_record(record, ruleset)
