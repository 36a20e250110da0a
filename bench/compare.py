"""Which of several source trees plays faster: the same rounds by each, in turn.

    python bench/compare.py TREE TREE … [--turns 3] [--tables mau-mau-32/2,maumas/4]

A tree is a folder that holds the package `maumau` (`src`, or a copy of it with something changed). Each turn starts one
process a tree, which plays the same rounds between `random` players nine times; the least nanoseconds a move of all
turns are printed, because whatever else the machine does only adds to them. One core, process CPU time. Prints
Markdown.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

TABLES = "mau-mau-32/2,mau-mau-32/4,maumas/4,mau-mau-balkan/2,mau-mau-balkan/4,cheshskiy-durak-5/4"
ROUNDS, RUNS = 5_000, 9


def play(tables: list[str]) -> dict[str, float]:
    """The least nanoseconds a move at each table, by the package that is on the path."""
    from maumau.lab.simulate import summarise
    from maumau.rules import load

    least: dict[str, float] = {}
    for table in tables:
        name, _, seats = table.rpartition("/")
        ruleset = load(name)
        summarise(ruleset, int(seats), 1_000, seed=1)
        for _ in range(RUNS):
            start = time.process_time_ns()
            figures = summarise(ruleset, int(seats), ROUNDS, seed=2)
            cost = (time.process_time_ns() - start) / figures["moves"]
            least[table] = min(least.get(table, cost), cost)
    return least


def play_in(tree: str, tables: str) -> dict[str, float]:
    """The same in a process of its own, with the package of a tree."""
    command = [sys.executable, __file__, tree, "--tables", tables, "--here"]
    environment = {**os.environ, "PYTHONPATH": os.path.abspath(tree)}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("trees", nargs="+")
    arguments.add_argument("--turns", type=int, default=3)
    arguments.add_argument("--tables", default=TABLES, help="rulesets and seats")
    arguments.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    chosen = arguments.parse_args()
    tables = chosen.tables.split(",")
    for tree in chosen.trees:
        if not (Path(tree) / "maumau" / "__init__.py").is_file():
            arguments.error(f"{tree} is no folder that holds the package maumau")
    for table in tables:
        if not table.rpartition("/")[2].isdigit():
            arguments.error(f"{table} is no ruleset and seats, such as maumas/4")
    if chosen.here:
        print(json.dumps(play(tables)))
        return
    best: dict[str, dict[str, float]] = {}
    for _ in range(chosen.turns):
        for tree in chosen.trees:
            for table, cost in play_in(tree, chosen.tables).items():
                row = best.setdefault(tree, {})
                row[table] = min(row.get(table, cost), cost)
    print("| nanoseconds a move | " + " | ".join(tables) + " |")
    print("|---|" + "---:|" * len(tables))
    for tree, row in best.items():
        print(f"| {tree} | " + " | ".join(f"{row[table]:.1f}" for table in tables) + " |")


if __name__ == "__main__":
    main()
