"""`maumau simulate`: the arguments of a simulation, and where its records or its summary go."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from maumau.cli.files import STREAM, CallWrong, because, growing
from maumau.cli.reading import loaded
from maumau.rules import Ruleset


def simulate(
    ref: str,
    options: Mapping[str, str],
    seats: int,
    games: int | None,
    matches: int | None,
    seed: int,
    bots: Sequence[str],
    records: str | None,
    as_json: bool,
) -> int:
    """Check the call, then let bots play."""
    if (games is None) == (matches is None):
        raise CallWrong("say how many: either --games N (rounds) or --matches N")
    count = games if games is not None else matches
    if count is None or count < 1:  # a file of no records would be none that verify knows
        raise CallWrong(f"--{'games' if matches is None else 'matches'} {count}: 1 or more")
    if records == "":
        raise CallWrong("--records: the name of the file is empty")
    ruleset = loaded(ref, options)
    if matches is None and records is None:
        figures = summary(ruleset, seats, count, seed, bots or ("random",))
        print(json.dumps(figures, ensure_ascii=False) if as_json else as_table(figures))
        return 0
    if as_json:
        raise CallWrong("--json is for the summary; records and matches are JSON anyway")
    objects = played(ruleset, seats, count, seed, bots or ("random",), matches is not None)
    left_open = write_lines(objects, STREAM if records is None else records)
    if left_open:
        told = f"{left_open} of {count} matches were left open: they had not come to their end when they grew too long."
        print(told, file=sys.stderr)
    return 0


def summary(ruleset: Ruleset, seats: int, rounds: int, seed: int, bots: Sequence[str]) -> dict[str, Any]:
    """The figures of a simulation."""
    from maumau.lab.simulate import summarise

    try:
        return summarise(ruleset, seats, rounds, seed, bots)
    except ValueError as error:
        raise CallWrong(str(error)) from None


def played(
    ruleset: Ruleset, seats: int, count: int, seed: int, bots: Sequence[str], matches: bool
) -> Iterator[dict[str, Any]]:
    """Records or matches, as they are played."""
    from maumau.lab.simulate import simulate_matches, simulate_rounds

    try:
        return (simulate_matches if matches else simulate_rounds)(ruleset, seats, count, seed, bots)
    except ValueError as error:
        raise CallWrong(str(error)) from None


def write_lines(objects: Iterator[dict[str, Any]], target: str) -> int:
    """One object a line; a file takes its name when all is written, or at an interruption, without half a line.

    The number of matches among them that are not over.
    """
    from maumau.records import dumps

    if target != STREAM and Path(target).is_dir():
        raise CallWrong(f"{target}: this is a folder; name a file")
    left_open = 0
    try:
        with nullcontext(sys.stdout) if target == STREAM else growing(Path(target)) as file:
            for data in objects:
                file.write(dumps(data) + "\n")
                left_open += data.get("over") is False
    except BrokenPipeError:
        raise
    except OSError as error:
        raise CallWrong(f"{target}: cannot be written: {because(error)}") from None
    return left_open


def as_table(figures: Mapping[str, Any]) -> str:
    """Figures a line, the names in one column."""
    wide = max((len(name) for name in figures), default=0)
    return "\n".join(f"{name.replace('_', ' ').ljust(wide)}  {shown(value)}" for name, value in figures.items())


def shown(value: object) -> str:
    """A figure as people read it."""
    if isinstance(value, float):
        return f"{value:,.4g}" if abs(value) < 1000 else f"{value:,.0f}"
    if isinstance(value, bool) or not isinstance(value, int):
        if isinstance(value, Mapping):
            return ", ".join(f"{key} {shown(part)}" for key, part in value.items()) or "none"
        if isinstance(value, (list, tuple)):
            return ", ".join(map(shown, value))
        return str(value)
    return f"{value:,}"
