"""Rounds between players who choose uniformly among everything legal."""

from __future__ import annotations

import random
from typing import Any

from . import NaiveRound, NeedsShuffle
from . import options as option_table


def random_options(ruleset: str, seats: int, rng: random.Random) -> dict[str, object]:
    """Some allowed options; only what differs from the defaults, and only what leaves a stock (ALL-14)."""
    while True:
        chosen: dict[str, object] = {}
        for name, (values, default) in option_table.offered(ruleset).items():
            if name in ("limit", "rounds"):
                continue  # they do not bear on one round
            value = rng.choice(values) if rng.random() < 0.5 else default
            if value != default:
                chosen[name] = value
        try:
            deal(ruleset, seats, chosen, rng)
        except ValueError:
            continue
        return chosen


def deal(ruleset: str, seats: int, options: dict[str, object], rng: random.Random) -> NaiveRound:
    """A shuffled pack, a dealer by lot, the leader as the rules say."""
    table = object.__new__(NaiveRound.families[ruleset])
    table.begin(ruleset, seats, options)
    pack = table.whole_pack()
    rng.shuffle(pack)
    dealer = rng.randrange(seats)
    if ruleset in ("cheshskiy-durak-3", "cheshskiy-durak-7", "cheshskiy-durak-9"):
        leader = dealer  # RU-V3, RU-V7, RU-V9
    elif ruleset in option_table.CZECH_FOOL:
        leader = rng.randrange(seats)  # RU-02
    else:
        leader = (dealer + 1) % seats
    return NaiveRound(ruleset, seats, dealer, leader, pack, options)


def make_line(table: NaiveRound, line: str, moves: list[str], rng: random.Random) -> None:
    """Carry the line out, with a shuffle where it needs one, and write it down."""
    try:
        table.apply(line)
        moves.append(line)
    except NeedsShuffle as needed:
        cards = list(needed.cards)
        rng.shuffle(cards)
        table.apply(line, shuffle=cards)
        moves.append(line)
        moves.append("- shuffle " + " ".join(cards))


def random_round(
    ruleset: str,
    seats: int,
    options: dict[str, object],
    rng: random.Random,
    eager: float = 0.3,
    after_each: Any = None,
) -> dict[str, Any]:
    """Play a round; before each move every call or catch is taken with the probability `eager`.

    `after_each` is called with the table after the deal and after every line (for tests).
    """
    table = deal(ruleset, seats, options, rng)
    moves: list[str] = []
    if after_each is not None:
        after_each(table)
    while table.phase != "over":
        between = sorted(table.also())
        if between and rng.random() < eager:
            line = rng.choice(between)
        else:
            move = rng.choice(sorted(table.legal()))
            line = move if table.turn is None else f"{table.turn} {move}"
        make_line(table, line, moves, rng)
        if after_each is not None:
            after_each(table)
    return {
        "format": "maumau-record/1",
        "ruleset": ruleset,
        "options": option_table.differing(ruleset, options),
        "seats": seats,
        "dealer": table.dealer,
        "leader": table.leader,
        "pack": list(table.dealt_from),
        "moves": moves,
        "result": table.result,
    }


def replay(record: dict[str, Any]) -> NaiveRound:
    """Play a record again; raises where the rules or the record's result say otherwise."""
    table = NaiveRound(
        record["ruleset"], record["seats"], record["dealer"], record["leader"], record["pack"], record["options"]
    )
    lines = list(record["moves"])
    while lines:
        line = lines.pop(0)
        shuffle = None
        if lines and lines[0].startswith("- shuffle "):
            shuffle = lines.pop(0).split()[2:]
        table.apply(line, shuffle)
    if table.result != record["result"]:
        raise ValueError(f"the record says {record['result']}, the rules {table.result}")
    return table
