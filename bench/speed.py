"""How fast the engine plays: moves and complete rounds a second, for every ruleset at 2 and 4 seats.

    python bench/speed.py [--only RULESET] [--seconds S]

One core, process CPU time, medians of five runs between `random` players with all rules on (calls and catches
included), dealing, shuffling and scoring counted in. Then the typed face, a copy of a game, and one pass through
every entry point. Prints Markdown.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable

import machine

from maumau.engine.declare import GAME, copied, new
from maumau.game import deal
from maumau.lab.simulate import summarise
from maumau.rules import Ruleset, load, shipped

RUNS = 5


def seconds(work: Callable[[], object]) -> float:
    """CPU seconds of one piece of work."""
    start = time.process_time()
    work()
    return time.process_time() - start


def rates(ruleset: Ruleset, seats: int, budget: float) -> tuple[float, float, float]:
    """Moves a second, rounds a second (medians), and moves a round."""
    trial = 2_000
    summarise(ruleset, seats, trial, seed=1)
    once = seconds(lambda: summarise(ruleset, seats, trial, seed=1))
    rounds = max(trial, int(trial * budget / once))
    moves, games = [], []
    for run in range(RUNS):
        start = time.process_time()
        figures = summarise(ruleset, seats, rounds, seed=run + 2)
        spent = time.process_time() - start
        moves.append(figures["moves"] / spent)
        games.append(figures["rounds"] / spent)
    return statistics.median(moves), statistics.median(games), figures["moves_per_round"]


def typed_face() -> float:
    """Legal list and play through `Round`, moves a second, median."""
    ruleset, dice = load("maumas"), random.Random(1)

    def rounds() -> int:
        moves = 0
        for number in range(100):
            game = deal(ruleset, 2, seed=number)
            while not game.over:
                legal = game.legal
                game = game.play(legal[int(dice.random() * len(legal))])
                moves += 1
        return moves

    rounds()
    figures = []
    for _ in range(RUNS):
        start = time.process_time()
        moves = rounds()
        figures.append(moves / (time.process_time() - start))
    return statistics.median(figures)


def copy_cost() -> float:
    """Nanoseconds for a copy of one game record, from Python."""
    games, times = new(GAME), []
    for _ in range(RUNS):
        times.append(seconds(lambda: [copied(games) for _ in range(20_000)]) / 20_000)
    return statistics.median(times) * 1e9


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--only", default="")
    arguments.add_argument("--seconds", type=float, default=0.5, help="CPU seconds of one run")
    chosen = arguments.parse_args()
    print(machine.describe())
    print(
        "| ruleset | seats | moves a round | million moves a second | rounds a second | rounds of 20 moves a second |"
    )
    print("|---|---:|---:|---:|---:|---:|")
    worst = float("inf")
    for name in [chosen.only] if chosen.only else shipped():
        ruleset = load(name)
        for seats in (2, 4):
            moves, games, length = rates(ruleset, seats, chosen.seconds)
            worst = min(worst, moves)
            print(
                f"| {name} | {seats} | {length:.1f} | {moves / 1e6:.1f} | {games:,.0f} | {moves / 20:,.0f} |",
                flush=True,
            )
    print(f"\nSlowest: {worst / 1e6:.1f} million moves a second.")
    print(f"Typed face (`Round.legal` and `Round.play`): {typed_face():,.0f} moves a second.")
    print(f"Copy of a game record from Python: {copy_cost():.0f} ns ({GAME.itemsize} bytes).")


if __name__ == "__main__":
    main()
