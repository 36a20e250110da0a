"""How long a start takes, and how much memory a simulation needs.

    python bench/starts.py

Whole processes, wall-clock seconds, medians of five (cold starts: of three, each with an empty kernel cache of its
own). The first prompt of `maumau play` is timed from the start of the process to the first question on standard
output; *ready* is the first prompt at which a move can be typed. Memory is the peak resident size of `maumau
simulate`.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time

import machine

PLAY = [sys.executable, "-m", "maumau", "play", "maumas", "--seats", "2", "--bots", "rules", "--seed", "1"]
SIMULATE = [sys.executable, "-m", "maumau", "simulate", "maumas", "--seats", "2", "--seed", "1", "--games"]
PROMPT = b"Your move: "
FOLDER = "FOLDER"  #: where a command may write
#: Commands that answer without the compiler; `score` and `referee` are left at their first question.
COMMANDS = (
    ["--help"],
    ["rules", "maumas"],
    ["rules", "mau-mau-balkan", "--lang", "sr", "--format", "html"],
    ["rules", "maumas", "--compare", "mau-mau-32"],
    ["score", f"{FOLDER}/sheet.json", "--ruleset", "maumas", "--names", "Ana,Ben"],
    ["referee", "--ask", "maumas"],
    ["rulesets", "--json"],
)


def first_bytes(command: list[str], cache: str | None) -> tuple[float, float]:
    """Seconds to the first output at all, and to the first prompt for a move."""
    environment = dict(os.environ, PYTHONUNBUFFERED="1", MAUMAU_LANG="en")
    with tempfile.TemporaryDirectory() as data:
        environment["MAUMAU_DATA_DIR"] = data
        if cache is not None:
            environment["MAUMAU_CACHE_DIR"] = cache
        start = time.perf_counter()
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment
        )
        assert process.stdout is not None
        first, seen = 0.0, b""
        while PROMPT not in seen:
            chunk = os.read(process.stdout.fileno(), 4096)
            if not chunk:
                raise SystemExit(f"no prompt in: {seen.decode()}")
            first = first or time.perf_counter() - start
            seen += chunk
        ready = time.perf_counter() - start
        process.kill()
        process.wait()
    return first, ready


def command_seconds(arguments: list[str]) -> float:
    """Wall-clock seconds of a whole command, median of five."""
    times = []
    for _ in range(5):
        with tempfile.TemporaryDirectory() as folder:
            words = [word.replace(FOLDER, folder) for word in arguments]
            start = time.perf_counter()
            subprocess.run(
                [sys.executable, "-m", "maumau", *words], check=True, stdout=subprocess.DEVNULL, input=b"quit\n"
            )
            times.append(time.perf_counter() - start)
    return statistics.median(times)


def peak_memory(games: int) -> float:
    """Peak resident MiB of a simulation, measured in a process of its own."""
    code = (
        "import resource, subprocess, sys; subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL); "
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *SIMULATE, str(games)], check=True, capture_output=True, text=True
    )
    return int(done.stdout) / 1024


def main() -> None:
    """Measure and print."""
    print(machine.describe())
    first_bytes(PLAY, None)
    warm = [first_bytes(PLAY, None) for _ in range(5)]
    cold = []
    for _ in range(3):
        with tempfile.TemporaryDirectory() as cache:
            cold.append(first_bytes(PLAY, cache))
    print("| start | first output | ready for a move |")
    print("|---|---:|---:|")
    for name, times in (("warm", warm), ("cold", cold)):
        first, ready = (statistics.median(column) for column in zip(*times, strict=True))
        print(f"| `maumau play`, {name} | {first:.2f} s | {ready:.2f} s |")
    for arguments in COMMANDS:
        print(f"| `maumau {' '.join(arguments)}` | {command_seconds(arguments):.2f} s | |")
    print("\n| rounds simulated | peak memory |")
    print("|---:|---:|")
    for games in (10_000, 1_000_000):
        print(f"| {games:,} | {peak_memory(games):.0f} MiB |")


if __name__ == "__main__":
    main()
