"""How much better `rules` plays than `random`: rounds won at two seats, in every ruleset.

    python bench/bots.py [--rounds N]

Each ruleset: N rounds, `rules` in seat 0 and in seat 1 for half of them each, dealers in turn. The bound is the lower
end of the 95 % interval of Wilson over the rounds that somebody won. Prints Markdown; exits with 1 if a bound is not
above one half.
"""

from __future__ import annotations

import argparse
import math
import sys

import machine

from maumau.lab.simulate import summarise
from maumau.rules import load, shipped

SEED = 1


def wilson(won: int, of: int) -> float:
    """The lower end of the 95 % interval of a share."""
    z, share = 1.959964, won / of
    middle = share + z * z / (2 * of)
    spread = z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return (middle - spread) / (1 + z * z / of)


def main() -> int:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--rounds", type=int, default=10_000)
    rounds = arguments.parse_args().rounds
    print(machine.describe())
    print(f"`python bench/bots.py --rounds {rounds}`, seed {SEED}\n")
    print("| ruleset | rounds won by `rules` | by `random` | lower 95 % bound |")
    print("|---|---:|---:|---:|")
    worst = 1.0
    for name in shipped():
        first = summarise(load(name), 2, rounds // 2, SEED, ("rules", "random"))["won"]
        second = summarise(load(name), 2, rounds - rounds // 2, SEED + 1, ("random", "rules"))["won"]
        won, lost = first[0] + second[1], first[1] + second[0]
        bound = wilson(won, won + lost)
        worst = min(worst, bound)
        print(f"| {name} | {won:,} | {lost:,} | {bound:.3f} |", flush=True)
    print(f"\nLowest bound: {worst:.3f}.")
    return 0 if worst > 0.5 else 1


if __name__ == "__main__":
    sys.exit(main())
