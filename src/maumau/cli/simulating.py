"""`maumau simulate`: the arguments of a simulation, and where its records or its summary go."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from maumau.cli.choosing import check_bots as check_kinds
from maumau.cli.choosing import check_seats, loaded
from maumau.cli.files import STREAM, because, growing
from maumau.cli.trouble import CallWrong
from maumau.locale import Language
from maumau.rules import Ruleset
from maumau.rules.options import shown_values

MANY = 1000  #: from here on a figure is told without decimals


@dataclass(frozen=True)
class Order:
    """What is to be simulated, and where it goes."""

    ruleset: str
    options: Mapping[str, str]
    seats: int
    games: int | None
    matches: int | None
    seed: int
    bots: Sequence[str]
    records: str | None
    as_json: bool

    @property
    def count(self) -> int:
        """How many rounds or matches."""
        return self.games or self.matches or 0


def simulate(order: Order, speaks: Language) -> int:
    """Check the call, then let bots play."""
    check(order)
    ruleset = loaded(order.ruleset, order.options)
    check_seats(ruleset, order.seats)
    if order.matches is None and order.records is None:
        check_bots(order)
        figures = summary(ruleset, order)
        print(json.dumps(figures, ensure_ascii=False) if order.as_json else as_table(figures, speaks))
        return 0
    if order.as_json:
        raise CallWrong("problem-json-summary")
    ends = ruleset.rules.match
    if order.matches is not None and ends.limit is None and ends.rounds is None and ends.lost_holding is None:
        raise CallWrong("problem-endless", game=ruleset.name)
    check_bots(order)
    left_open = write_lines(played(ruleset, order), STREAM if order.records is None else order.records)
    if left_open:
        print(speaks.say("command-left-open", open=left_open, matches=order.count), file=sys.stderr)
    return 0


def check(order: Order) -> None:
    """Refuse what no simulation can be ordered by. Raises `CallWrong`."""
    if (order.games is None) == (order.matches is None):
        raise CallWrong("problem-games-or-matches")
    if order.count < 1:  # a file of no records would be none that verify knows
        raise CallWrong("problem-count", name="--games" if order.matches is None else "--matches", count=order.count)
    if order.records == "":
        raise CallWrong("problem-records-name")


def check_bots(order: Order) -> None:
    """Refuse kinds of bots that there are not, or not as many as seats. Raises `CallWrong`."""
    from maumau.bots.players import BOTS

    check_kinds(order.bots, order.seats, BOTS)


def summary(ruleset: Ruleset, order: Order) -> dict[str, Any]:
    """The figures of a simulation."""
    from maumau.lab.simulate import summarise

    return summarise(ruleset, order.seats, order.count, order.seed, order.bots or ("random",))


def played(ruleset: Ruleset, order: Order) -> Iterator[dict[str, Any]]:
    """Records or matches, as they are played."""
    from maumau.lab.simulate import simulate_matches, simulate_rounds

    play = simulate_rounds if order.matches is None else simulate_matches
    return play(ruleset, order.seats, order.count, order.seed, order.bots or ("random",))


def write_lines(objects: Iterator[dict[str, Any]], target: str) -> int:
    """One object a line; a file takes its name when all is written, or at an interruption, without half a line.

    The number of matches among them that are not over.
    """
    from maumau.records import dumps

    if target != STREAM and Path(target).is_dir():
        raise CallWrong("problem-folder", file=target)
    left_open = 0
    try:
        with nullcontext(sys.stdout) if target == STREAM else growing(Path(target)) as file:
            for data in objects:
                file.write(dumps(data) + "\n")
                left_open += data.get("over") is False
    except BrokenPipeError:
        raise
    except OSError as error:
        raise CallWrong("problem-unwritable", file=target, why=because(error)) from None
    return left_open


def as_table(figures: Mapping[str, Any], speaks: Language) -> str:
    """Figures a line, what they are in one column."""
    names = {name: speaks.say(f"command-figure-{name.replace('_', '-')}") for name in figures}
    wide = max(map(len, names.values()), default=0)
    return "\n".join(f"{names[name].ljust(wide)}  {shown(name, value, speaks)}" for name, value in figures.items())


def shown(name: str, value: object, speaks: Language) -> str:
    """A figure as people read it."""
    if isinstance(value, Mapping):
        if name == "endings":
            parts = [speaks.say("command-ending", how=how, rounds=number(n, speaks)) for how, n in value.items()]
        else:
            parts = [f"{option}={shown_values((chosen,))}" for option, chosen in value.items()]
        return "; ".join(parts) or speaks.say("command-figure-none")  # a comma may stand within a number
    if isinstance(value, (list, tuple)):
        return "; ".join(shown(name, part, speaks) for part in value)
    return number(value, speaks) if isinstance(value, (int, float)) else str(value)


def number(value: float, speaks: Language) -> str:
    """A number with the signs that a language sets between thousands and before decimals."""
    exact = isinstance(value, int) or abs(value) >= MANY
    text = f"{value:,.0f}" if exact else f"{value:,.4g}"
    signs = {",": speaks.say("command-thousands"), ".": speaks.say("command-decimal")}
    return "".join(signs.get(sign, sign) for sign in text)
