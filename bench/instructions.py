"""Instructions, branches and cache misses of a move, counted by a simulator (valgrind's cachegrind).

    python bench/instructions.py [--rulesets mau-mau-32,mau-mau-balkan] [--rounds 60000] [--tree src]

For machines whose own counters are out of reach. The rounds of `profile_move.py --only-play` are played under the
simulator twice, a few and many; the difference of the counts over that of the moves is a move's share, so that
starting Python falls out. Its branch predictor is simpler than a processor's, and its instructions are those of a plain
x86-64 with AVX2, which valgrind knows. Takes about two minutes a ruleset. Prints Markdown.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
FEW = 1_000
COUNTS = {
    "instructions": r"I +refs: +([\d,]+)",
    "reads and writes": r"D +refs: +([\d,]+)",
    "first-level data misses": r"D1 +misses: +([\d,]+)",
    "branches": r"Branches: +([\d,]+)",
    "of them not foreseen": r"Mispredicts: +([\d,]+)",
}
#: What valgrind knows of a processor, for Numba.
PROCESSOR = {
    "NUMBA_CPU_NAME": "haswell",
    "NUMBA_CPU_FEATURES": "+sse2,+sse3,+ssse3,+sse4.1,+sse4.2,+popcnt,+avx,+avx2,+bmi,+bmi2,+lzcnt",
}
VALGRIND = ("valgrind", "--tool=cachegrind", "--cache-sim=yes", "--branch-sim=yes", "--cachegrind-out-file=/dev/null")


def counted(ruleset: str, rounds: int, environment: dict[str, str]) -> tuple[int, dict[str, int]]:
    """Moves, and everything that was counted, Python's start included."""
    play = [sys.executable, str(HERE / "profile_move.py"), "--only-play", str(rounds), "--rulesets", ruleset]
    done = subprocess.run([*VALGRIND, *play], env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"valgrind failed:\n{done.stderr}")
    moves = re.search(r": (\d+) moves", done.stdout)
    assert moves is not None, done.stdout
    found = {name: re.search(pattern, done.stderr) for name, pattern in COUNTS.items()}
    return int(moves[1]), {name: int(match[1].replace(",", "")) for name, match in found.items() if match}


def of_a_move(ruleset: str, rounds: int, environment: dict[str, str]) -> dict[str, float]:
    """Every count of one move."""
    few_moves, few = counted(ruleset, FEW, environment)
    many_moves, many = counted(ruleset, FEW + rounds, environment)
    return {name: (many[name] - few[name]) / (many_moves - few_moves) for name in COUNTS}


def main() -> None:
    """Count and print."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--rulesets", default="mau-mau-32,mau-mau-balkan")
    arguments.add_argument("--rounds", type=int, default=60_000)
    arguments.add_argument("--tree", default=str(HERE.parent / "src"), help="the folder that holds the package")
    chosen = arguments.parse_args()
    if shutil.which("valgrind") is None:
        arguments.error("valgrind is not installed")
    rulesets = chosen.rulesets.split(",")
    with tempfile.TemporaryDirectory() as cache:
        paths = os.pathsep.join((os.path.abspath(chosen.tree), str(HERE)))
        environment = {**os.environ, **PROCESSOR, "PYTHONPATH": paths, "MAUMAU_CACHE_DIR": cache}
        environment["NUMBA_CACHE_DIR"] = cache
        warm = [sys.executable, str(HERE / "profile_move.py"), "--only-play", "1", "--rulesets", chosen.rulesets]
        subprocess.run(warm, env=environment, stdout=subprocess.DEVNULL, check=True)
        columns = [of_a_move(ruleset, chosen.rounds, environment) for ruleset in rulesets]
    print("| a move, simulated | " + " | ".join(rulesets) + " |")
    print("|---|" + "---:|" * len(rulesets))
    for name in COUNTS:
        print(f"| {name} | " + " | ".join(f"{column[name]:.2f}" for column in columns) + " |")


if __name__ == "__main__":
    main()
