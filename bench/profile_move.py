"""Where the nanoseconds of a move go, for a one-pack and a two-pack ruleset.

    python bench/profile_move.py [--rulesets A,B] [--seats 2] [--rounds N]

Counters of the processor are often out of reach, so the parts are weighed by doing them twice: the same rounds are
played by a loop that does one part twice, and the difference is that part's cost where it stands; the five parts add up
to the whole. Then single rounds again and again (a processor learns their branches, so that what it then saves was
guessing), and many rounds in turn, one move each (their states fall out of the first-level cache). One core, process
CPU time, medians of nine runs. Prints Markdown.

    python bench/profile_move.py --only-play ROUNDS --rulesets A

plays so many rounds and prints the moves, for a simulator of caches and branches to look on: the difference between two
numbers of rounds, over the difference of the moves, is a move's share.
"""

from __future__ import annotations

import argparse
import statistics
import time
from typing import Any

import machine
import numpy as np
from numpy.typing import NDArray

from maumau.bots.choices import SILENT, random_move, right_call
from maumau.engine.declare import CHANCE, GAME, RULES, Chance, Game, Phase, Rules, new
from maumau.engine.kernel import kernel
from maumau.engine.legal import CLOSE, legal
from maumau.engine.moves import act, take_turn
from maumau.game.table import compiled
from maumau.lab.rounds import begin_round, play_random_round, seed_round
from maumau.rules import load

Records = NDArray[Any]

RUNS = 9
LEARNT = 100  #: rounds that are learnt by heart
PLAIN, ONCE, LEGAL_TWICE, CHOICE_TWICE, COPY_TWICE, MOVE_TWICE, NO_PLAY = range(7)


@kernel
def play_part(rules: Rules, games: Records, game: Game, chance: Chance, luck: Chance, spare: Chance, part: int) -> int:
    """Play the dealt game to its end like `play_random_round`, one part of every turn done twice; a sum that is used.

    For `COPY_TWICE` and `MOVE_TWICE` the game is copied before the move; for the latter the copy also makes the move.
    """
    used = 0
    calls = rules.one_due + rules.none_due
    while game.phase != Phase.OVER:
        if game.phase == Phase.WINDOW:
            act(rules, game, chance, -1, CLOSE)
            continue
        seat = game.turn
        if calls != 0 and int(game.sizes[seat]) <= 2:
            word = right_call(rules, game, seat)
            if word != SILENT:
                act(rules, game, chance, seat, word)
        plays, others = legal(rules, game)
        if part == LEGAL_TWICE:
            game.kept += 1  # so that the compiler cannot take the one for the other
            more, _ = legal(rules, game)
            used += int(more & np.uint64(1))
            game.kept -= 1
        move = random_move(plays, others, luck)
        if part == CHOICE_TWICE:
            used += random_move(plays, others, spare)
        if part >= COPY_TWICE:
            games[1] = games[0]
            if part == MOVE_TWICE:
                take_turn(rules, games[1], spare, move)
            used += games[1].moves & 1
        take_turn(rules, game, chance, move)
        if game.open_one != 0 and game.phase != Phase.OVER:
            word = right_call(rules, game, seat)
            if word != SILENT:
                act(rules, game, chance, seat, word)
    return used


@kernel
def rounds_with(
    table: Records, games: Records, chances: Records, first: int, rounds: int, same: int, seats: int, part: int
) -> tuple[int, int]:
    """Rounds from `first` on, `same` different ones over and over; moves, and a sum that is used."""
    rules, game, chance, luck = table[0], games[0], chances[0], chances[1]
    moves = used = 0
    for number in range(rounds):
        seed_round(chance, luck, 7, 7, first + number % same)
        chances[2].a, chances[2].b, chances[2].c, chances[2].d = luck.b, luck.c, luck.a, 1
        begin_round(rules, game, chance, seats, number % seats, (number + 1) % seats)
        if part == PLAIN:
            play_random_round(rules, game, chance, luck)
        elif part != NO_PLAY:
            used += play_part(rules, games, game, chance, luck, chances[2], part)
        moves += game.moves
    return moves, used


@kernel
def in_turn(table: Records, games: Records, chances: Records, moves: int, seats: int) -> int:
    """As many rounds as there are `games`, one move each in turn, a new one dealt where one is over; moves made.

    A round that is over is dealt anew, which counts, as in play.
    """
    rules, chance, luck = table[0], chances[0], chances[1]
    made = 0
    while made < moves:
        for place in range(len(games)):
            game = games[place]
            if game.phase == Phase.OVER or game.seats == 0:
                begin_round(rules, game, chance, seats, place % seats, (place + 1) % seats)
            if game.phase == Phase.WINDOW:
                act(rules, game, chance, -1, CLOSE)
                continue
            plays, others = legal(rules, game)
            take_turn(rules, game, chance, random_move(plays, others, luck))
            made += 1
    return made


class Table:
    """A ruleset with scratch records."""

    def __init__(self, name: str, seats: int) -> None:
        self.name, self.seats = name, seats
        self.table, self.games, self.chances = compiled(load(name)), new(GAME, 2), new(CHANCE, 3)

    def nanoseconds(self, rounds: int, same: int, part: int) -> tuple[float, float]:
        """Nanoseconds a round, and moves a round."""
        arguments = (self.table, self.games, self.chances)
        start = time.process_time_ns()
        moves, _ = rounds_with(*arguments, 0, rounds, same, self.seats, part)
        return (time.process_time_ns() - start) / rounds, moves / rounds

    def median(self, rounds: int, same: int, part: int) -> tuple[float, float]:
        """The same as a median, after one run to warm up."""
        self.nanoseconds(min(rounds, 100), same, part)
        runs = [self.nanoseconds(rounds, same, part) for _ in range(RUNS)]
        return statistics.median(cost for cost, _ in runs), runs[0][1]

    def learnt(self) -> float:
        """Nanoseconds a move of `LEARNT` rounds, each played again and again until the processor knows its branches."""
        cost = moves = 0.0
        for first in range(LEARNT):
            arguments = (self.table, self.games, self.chances, first)
            rounds_with(*arguments, LEARNT, 1, self.seats, PLAIN)
            start = time.process_time_ns()
            moves += rounds_with(*arguments, 10 * LEARNT, 1, self.seats, PLAIN)[0]
            cost += time.process_time_ns() - start
        return cost / moves

    def interleaved(self, games: int, moves: int) -> float:
        """Nanoseconds a move with so many rounds in turn."""
        states, runs = new(GAME, games), []
        seed_round(self.chances[0], self.chances[1], 7, 7, 1)
        in_turn(self.table, states, self.chances, moves // 4, self.seats)
        for _ in range(RUNS):
            start = time.process_time_ns()
            made = in_turn(self.table, states, self.chances, moves, self.seats)
            runs.append((time.process_time_ns() - start) / made)
        return statistics.median(runs)


def parts(table: Table, rounds: int) -> list[tuple[str, float]]:
    """The parts of a move, in nanoseconds."""
    whole, moves = table.median(rounds, rounds, PLAIN)
    loop, _ = table.median(rounds, rounds, NO_PLAY)
    once, legal_twice, choice_twice, copied_, moved = (
        table.median(rounds, rounds, part)[0] for part in (ONCE, LEGAL_TWICE, CHOICE_TWICE, COPY_TWICE, MOVE_TWICE)
    )
    legal_list, choice, copy, move = legal_twice - once, choice_twice - once, copied_ - once, moved - copied_
    rows = [("whole", whole), ("shuffle and deal", loop), ("legal list", legal_list), ("choice", choice)]
    rows += [("carrying out", move), ("calls, loop, counting", whole - loop - legal_list - choice - move)]
    rows += [("(a copy of the game, for comparison)", copy)]
    return [(name, cost / moves) for name, cost in rows]


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--rulesets", default="mau-mau-32,maumas,mau-mau-balkan")
    arguments.add_argument("--seats", type=int, default=2)
    arguments.add_argument("--rounds", type=int, default=20_000)
    arguments.add_argument("--only-play", type=int, default=0)
    chosen = arguments.parse_args()
    tables = [Table(name, chosen.seats) for name in chosen.rulesets.split(",")]
    if chosen.only_play:
        for table in tables:
            arguments_ = (table.table, table.games, table.chances, 0, chosen.only_play, chosen.only_play, table.seats)
            print(f"{table.name}: {rounds_with(*arguments_, PLAIN)[0]} moves")
        return
    print(machine.describe())
    print(f"`Game` {GAME.itemsize} bytes, `Rules` {RULES.itemsize} bytes, {chosen.seats} seats.\n")
    print("| nanoseconds a move | " + " | ".join(table.name for table in tables) + " |")
    print("|---|" + "---:|" * len(tables))
    columns = [parts(table, chosen.rounds) for table in tables]
    for rows in zip(*columns, strict=True):
        print(f"| {rows[0][0]} | " + " | ".join(f"{cost:.1f}" for _, cost in rows) + " |", flush=True)
    print(
        f"| whole, each of {LEARNT} rounds again and again | " + " | ".join(f"{t.learnt():.1f}" for t in tables) + " |"
    )
    for games in (16, 256, 4_096, 65_536):
        each = " | ".join(f"{table.interleaved(games, 40 * chosen.rounds):.1f}" for table in tables)
        print(f"| one move each of {games:,} rounds in turn | {each} |")


if __name__ == "__main__":
    main()
