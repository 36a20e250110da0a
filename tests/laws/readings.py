"""The engine and the naive reading of the rules (`tests/naive`) side by side, compared after every line.

    python -m tests.laws.readings FILE [--rounds 20000] [--only RULESET,…]

plays so many random rounds of every ruleset, all numbers of seats, options by lot, between players who choose uniformly
among everything legal and forget to call and to catch; every second round belongs to a whole match, of which the score
sheets are compared. A line of JSON is appended to FILE after every 250 rounds; what stands there is not played again,
so that the run may be broken off at any time (the block in progress is lost). The table is printed at the end.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from maumau.engine.calls import MAY_CALL, MAY_CALL_DOUBLE
from maumau.engine.declare import Phase
from maumau.engine.legal import CLOSE, NAME
from maumau.game import Match
from maumau.records.record import result_json
from maumau.rules import Ruleset, load, shipped
from tests.naive import NaiveMatch, NaiveRound
from tests.naive.selfplay import random_options

from .by_numbers import (
    DIRECTION,
    FIRST_SEAT,
    PENDING,
    PHASE,
    PILE,
    STOCK,
    SUIT,
    TARGETS,
    TURN,
    EngineTable,
)
from .tables import loaded, may_sit

EAGER = (0.0, 0.1, 0.3, 0.6)  #: how often a call or catch that could be made is made
CHUNK = 250  #: rounds between two notes
LONGEST_MATCH = 40  #: rounds


PHASES = {"cut": Phase.CUT, "play": Phase.PLAY, "name": Phase.NAME, "window": Phase.WINDOW, "over": Phase.OVER}
WORDS = {"call": MAY_CALL, "call double": MAY_CALL_DOUBLE}


@dataclass
class Read:
    """What the naive reading says, and the lines that it allows."""

    legal: list[str]
    also: list[str]
    facts: list[int]
    lists: list[int]


def by_reading(naive: NaiveRound, engine: EngineTable) -> Read:
    """What the naive reading says of a round, in the numbers of `EngineTable.facts`."""
    legal, also = sorted(naive.legal()), sorted(naive.also())
    kinds, suits = engine.kinds, engine.ruleset.deck.suits
    words, catches = [0] * naive.seats, set()
    for line in also:
        seat, _, what = line.partition(" ")
        if what in WORDS:
            words[int(seat)] |= WORDS[what]
        else:
            catches.add((int(seat), int(what.removeprefix("catch "))))
    targets = naive.may_catch()
    assert catches == {(seat, target) for target in targets for seat in range(naive.seats) if seat != target}
    lists = [0, 0]
    for move in legal:
        number = CLOSE if move == "- close" else engine.numbers[move]
        lists[number >= NAME] |= 1 << (number if number < NAME else number - NAME)
    suit = next((number for number, each in enumerate(suits) if each.letter == naive.suit), -1)
    facts = [PHASES[naive.phase], -1 if naive.turn is None else naive.turn, naive.direction, suit, naive.pending]
    facts += [sum(1 << seat for seat in targets), 0, 0, len(naive.stock), len(naive.pile), *words]
    for hand in naive.hands:
        counts = [0] * len(kinds)
        for card in hand:
            counts[kinds[card]] += 1
        facts += counts
    facts += [kinds[card] for card in naive.stock]
    facts += [kinds[card] for card in naive.pile]
    return Read(legal, also, facts, lists)


def compare(engine: EngineTable, naive: NaiveRound, lines: list[str], told: str) -> Read:
    """Fail where the two do not say the same; what the reading says."""
    read, (facts, lists) = by_reading(naive, engine), engine.facts()
    if naive.phase == "cut":  # the reading keeps what was cut beside the hands until they are dealt
        del facts[FIRST_SEAT + naive.seats : -len(naive.stock)]
        del read.facts[FIRST_SEAT + naive.seats : -len(naive.stock)]
    if engine.over or naive.result is not None:
        assert (engine.over, result_json(engine.result)) == (naive.result is not None, naive.result), (told, lines)
        for place in (DIRECTION, SUIT, PENDING):  # what nobody asks any more
            facts[place] = read.facts[place] = 0
    if facts != read.facts or lists != read.lists:
        raise AssertionError(differences(engine, read, facts, lists) + f"\n{told}\nafter {len(lines)} lines: {lines}")
    return read


def differences(engine: EngineTable, read: Read, facts: list[int], lists: list[int]) -> str:
    """Where the two differ, in words."""
    names = {PHASE: "phase", TURN: "turn", DIRECTION: "direction", SUIT: "suit", PENDING: "pending"}
    names |= {TARGETS: "seats that can be caught", STOCK: "cards in the stock", PILE: "cards in the pile"}
    found = [
        f"{names.get(place, f'place {place} of words, hands, stock and pile')}: engine {one}, naive {other}"
        for place, (one, other) in enumerate(zip(facts, read.facts, strict=False))
        if one != other
    ]
    moves = [
        str(move)
        for number, move in enumerate(engine.book.moves[: 2 * NAME])
        if move is not None and lists[number >= NAME] >> number % NAME & 1
    ]
    return "; ".join(found) + f"\nlegal: engine {sorted(moves)}, naive {read.legal}"


def play_both(
    ruleset: Ruleset,
    seats: int,
    options: dict[str, object],
    rng: random.Random,
    dealer: int | None = None,
    leader: int | None = None,
) -> tuple[EngineTable, NaiveRound, int]:
    """One random round, compared after the deal and after every line; both at its end, and how many lines it had."""
    dealer = rng.randrange(seats) if dealer is None else dealer
    leader = rng.randrange(seats) if leader is None else leader
    eager = rng.choice(EAGER)
    engine = EngineTable(ruleset, seats, dealer, leader, rng.randrange(1 << 30))
    naive = NaiveRound(ruleset.id, seats, dealer, engine.leader, engine.pack, options)
    told = f"{ruleset.id}, {seats} seats, {options}, dealer {dealer}, leader {engine.leader}, pack {engine.pack}"
    lines: list[str] = []
    read = compare(engine, naive, lines, told)
    while not engine.over:
        line = next_line(read, naive.turn, eager, rng)
        lines.append(line)
        shuffle = naive.go_on(line, lambda below: rng.sample(below, len(below)))
        if shuffle is not None:
            lines.append("- shuffle " + " ".join(shuffle))
        engine.play(line, shuffle)
        read = compare(engine, naive, lines, told)
    return engine, naive, len(lines)


def next_line(read: Read, turn: int | None, eager: float, rng: random.Random) -> str:
    """A random line of those that both allow."""
    if read.also and rng.random() < eager:
        return rng.choice(read.also)
    move = rng.choice(read.legal)
    return move if turn is None else f"{turn} {move}"


def drawn_table(ref: str, rng: random.Random, plain: bool = False) -> tuple[Ruleset, int, dict[str, object]]:
    """A number of seats and options by lot (or none), and the ruleset with them."""
    fewest, most = load(ref).players
    while True:
        seats = rng.randint(fewest, most)
        options = {} if plain else random_options(ref, seats, rng)
        ruleset = loaded(ref, options)
        if ruleset is not None and may_sit(ruleset, seats):
            return ruleset, seats, options


def rounds(ref: str, count: int, rng: random.Random) -> tuple[int, int]:
    """So many random rounds of a ruleset, every fourth without options; rounds and lines compared."""
    lines = 0
    for number in range(count):
        lines += play_both(*drawn_table(ref, rng, number % 4 == 0), rng)[2]
    return count, lines


# -- matches -----------------------------------------------------------------------------------------------------------


def compare_sheets(engine: Match, naive: NaiveMatch, told: object) -> None:
    """Fail where the two score sheets do not say the same."""
    assert engine.totals == tuple(naive.totals), told
    assert (engine.over, engine.drawn) == (naive.over, naive.drawn), told
    assert (list(engine.winners), list(engine.losers)) == (naive.winners, naive.losers), told
    assert engine.next_dealer == naive.next_dealer(), told
    assert engine.next_leader == naive.next_leader(), told


def short_match_options(ruleset: Ruleset, rng: random.Random) -> dict[str, object]:
    """A limit or a number of rounds that a match soon reaches, where the ruleset offers one."""
    chosen: dict[str, object] = {}
    for name, most in (("limit", 200), ("rounds", 8)):
        if name in ruleset.options and rng.random() < 0.7:
            chosen[name] = rng.choice([v for v in ruleset.options[name].values if int(v) <= most])
    return chosen


def play_match(ref: str, most: int, rng: random.Random) -> tuple[int, int, Counter[str]]:
    """A whole match of at most so many rounds, every line and every sheet compared; rounds, lines, what was met."""
    while True:
        ruleset, seats, options = drawn_table(ref, rng)
        options |= short_match_options(ruleset, rng)
        with_end = loaded(ref, options)
        if with_end is not None and may_sit(with_end, seats):
            break
    engine, naive = Match.begin(with_end, seats, dealer=rng.randrange(seats)), NaiveMatch(ref, seats, options)
    played = lines = 0
    met: Counter[str] = Counter()
    while not engine.over and played < min(most, LONGEST_MATCH):
        dealer, leader = engine.next_dealer, engine.next_leader
        done, read, more = play_both(with_end, seats, options, rng, dealer, leader)
        assert read.result is not None
        naive.add(read.result, leader=done.leader, dealer=dealer)
        engine = engine.counted(done.result, dealer)
        compare_sheets(engine, naive, (ref, seats, options, [one["points"] for one in naive.results]))
        played, lines = played + 1, lines + more
        met[f"end {read.result['reason']}"] += 1
    met["match over" if engine.over else "match left open"] += 1
    met.update(told(seats, options, played))
    return played, lines, met


def told(seats: int, options: dict[str, object], played: int = 1) -> Counter[str]:
    """The table of some rounds, for the count of what was met."""
    return Counter({f"{seats} seats": played} | {f"{name} = {value}": played for name, value in options.items()})


# -- the long run ------------------------------------------------------------------------------------------------------


def play_chunk(ref: str, number: int) -> dict[str, Any]:
    """`CHUNK` rounds of a ruleset, half of them in matches; the same number gives the same rounds."""
    rng, begun = random.Random(f"{ref} {number}"), time.process_time()
    lines, met = 0, Counter[str]()
    for _ in range(CHUNK // 2):
        ruleset, seats, options = drawn_table(ref, rng)
        _, read, more = play_both(ruleset, seats, options, rng)
        assert read.result is not None
        lines += more
        met.update({f"end {read.result['reason']}": 1} | told(seats, options))
    played = CHUNK // 2
    while played < CHUNK:
        more_rounds, more, more_met = play_match(ref, CHUNK - played, rng)
        played, lines = played + more_rounds, lines + more
        met.update(more_met)
    seconds = round(time.process_time() - begun, 1)
    return {"ruleset": ref, "chunk": number, "rounds": played, "lines": lines, "seconds": seconds, "met": dict(met)}


def done_already(file: Path) -> list[dict[str, Any]]:
    """What stands in the file, the last line left out if it was not finished."""
    if not file.exists():
        return []
    lines = file.read_text("utf-8").splitlines(keepends=True)
    return [json.loads(line) for line in lines if line.endswith("\n")]


def table(chunks: list[dict[str, Any]]) -> str:
    """What was compared, a row a ruleset."""
    rows = ["| ruleset | rounds | whole matches | lines compared | seats | option values met | how rounds ended |"]
    rows.append("|---|---:|---:|---:|---|---:|---|")
    for ref in sorted({chunk["ruleset"] for chunk in chunks}):
        own = [chunk for chunk in chunks if chunk["ruleset"] == ref]
        met = sum((Counter(chunk["met"]) for chunk in own), Counter[str]())
        seats = sorted(int(key.split()[0]) for key in met if key.endswith(" seats"))
        ends = ", ".join(f"{met[key]:,} {key[4:]}" for key in sorted(met) if key.startswith("end "))
        values = sum(" = " in key for key in met)
        rows.append(
            f"| {ref} | {sum(chunk['rounds'] for chunk in own):,} | {met['match over']:,} "
            f"| {sum(chunk['lines'] for chunk in own):,} | {seats[0] if seats else 0}–{seats[-1] if seats else 0} "
            f"| {values} | {ends} |"
        )
    return "\n".join(rows)


def main() -> None:
    """Go on with the long run, and print what it has come to."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("file", type=Path)
    arguments.add_argument("--rounds", type=int, default=20_000, help="of each ruleset, in blocks of 250")
    arguments.add_argument("--only", default="", help="rulesets, with commas between")
    chosen = arguments.parse_args()
    refs = chosen.only.split(",") if chosen.only else shipped()
    if unknown := set(refs) - set(shipped()):
        arguments.error(f"no such ruleset: {', '.join(sorted(unknown))}")
    if not chosen.file.parent.is_dir():
        arguments.error(f"no such folder: {chosen.file.parent}")
    chunks = done_already(chosen.file)
    done = {(chunk["ruleset"], chunk["chunk"]) for chunk in chunks}
    chosen.file.write_text("".join(json.dumps(chunk) + "\n" for chunk in chunks), "utf-8")
    for number in range(-(-chosen.rounds // CHUNK)):
        for ref in refs:
            if (ref, number) not in done:
                chunks.append(play_chunk(ref, number))
                with chosen.file.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(chunks[-1]) + "\n")
    print(table(chunks))


if __name__ == "__main__":
    main()
