"""The engine and the naive reading of the rules (`tests/naive`) side by side, compared after every line.

    python -m tests.laws.readings FILE [--rounds 20000] [--only RULESET,…]

plays so many random rounds of every ruleset, all numbers of seats, options by lot, between players who choose uniformly
among everything legal and forget to call and to catch; every second round belongs to a whole match, of which the score
sheets are compared. A line of JSON is appended to FILE after every 250 rounds; what stands there is not played again,
so that the run may be broken off at any time. The table is printed at the end.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from maumau.cards import Deck
from maumau.engine.chance import PLACE
from maumau.engine.declare import Phase
from maumau.game import Match, Move, Round, deal
from maumau.records.record import result_json
from maumau.rules import Ruleset, load, shipped
from tests.naive import NaiveMatch, NaiveRound
from tests.naive.selfplay import random_options

from .tables import loaded, may_sit

EAGER = (0.0, 0.1, 0.3, 0.6)  #: how often a call or catch that could be made is made
CHUNK = 250  #: rounds between two notes
LONGEST_MATCH = 40  #: rounds


def written(move: Move) -> str:
    """A move as it stands in the naive lists."""
    return "- close" if move.verb == "close" else str(move)


def by_engine(table: Round) -> dict[str, Any]:
    """What the engine says of a round, in plain text and numbers."""
    seen: dict[str, Any] = {
        "result": None if table.result is None else result_json(table.result),
        "phase": table.phase,
        "turn": table.turn,
        "legal": sorted(written(move) for move in table.legal),
        "also": sorted(f"{seat} {move}" for seat, move in table.also),
        "may_catch": sorted(table.may_catch),
        "direction": table.direction,
        "suit": table.suit,
        "pending": table.pending,
    }
    return seen | cards_by_engine(table)


def cards_by_engine(table: Round) -> dict[str, Any]:
    """Pile, stock and hands as numbers of kinds, straight from the game record: as texts they took most of the time.

    That the typed face says the same is a law of its own.
    """
    game = table._state
    head, mid, tail = (int(game[border][0]) for border in ("head", "mid", "tail"))
    order = game["ring"][0][np.arange(head, tail) & PLACE].tolist()
    cards = {"stock": order[: mid - head], "pile": order[mid - head :]}
    if int(game["phase"][0]) != Phase.CUT:  # the naive reading keeps what was cut beside the hands until they are dealt
        cards["hands"] = game["counts"][0][: table.seats, : len(table.ruleset.deck.kinds)].tolist()
    return cards


def by_reading(table: NaiveRound, kinds: dict[str, int]) -> dict[str, Any]:
    """What the naive reading says of it; `kinds` has the number of every card."""
    seen: dict[str, Any] = {
        "result": table.result,
        "phase": table.phase,
        "turn": table.turn,
        "legal": sorted(table.legal()),
        "also": sorted(table.also()),
        "may_catch": sorted(table.may_catch()),
        "direction": table.direction,
        "suit": table.suit,
        "pending": table.pending,
        "pile": [kinds[card] for card in table.pile],
        "stock": [kinds[card] for card in table.stock],
    }
    if table.phase != "cut":
        seen["hands"] = [counts_of(hand, kinds) for hand in table.hands]
    return seen


def counts_of(hand: list[str], kinds: dict[str, int]) -> list[int]:
    """How many of each kind a hand holds."""
    counts = [0] * len(kinds)
    for card in hand:
        counts[kinds[card]] += 1
    return counts


#: What nobody asks any more after the end.
OVER = ("result", "phase", "turn", "legal", "also", "may_catch", "pile", "stock", "hands")


def compare(engine: Round, naive: NaiveRound, lines: list[str], told: str) -> dict[str, Any]:
    """Fail where the two do not say the same; what both say."""
    kinds = numbers_of(engine.ruleset.deck)
    one, other = by_engine(engine), by_reading(naive, kinds)
    if one == other:
        return other
    keys = OVER if naive.result is not None and engine.over else tuple(one.keys() | other.keys())
    differ = {key: {"engine": one.get(key), "naive": other.get(key)} for key in keys if one.get(key) != other.get(key)}
    assert not differ, f"{differ}\n{told}\nkinds {' '.join(kinds)}\nafter {len(lines)} lines: {lines}"
    return other


@cache
def numbers_of(deck: Deck) -> dict[str, int]:
    """The number of every card, by its text."""
    return {str(card): number for number, card in enumerate(deck.kinds)}


def play_both(
    ruleset: Ruleset,
    seats: int,
    options: dict[str, object],
    rng: random.Random,
    dealer: int | None = None,
    leader: int | None = None,
) -> tuple[Round, NaiveRound, int]:
    """One random round, compared after the deal and after every line; both at its end, and how many lines it had."""
    dealer = rng.randrange(seats) if dealer is None else dealer
    leader = rng.randrange(seats) if leader is None else leader
    eager = rng.choice(EAGER)
    engine = deal(ruleset, seats, seed=rng.randrange(1 << 30), dealer=dealer, leader=leader)
    pack = [str(card) for card in engine.pack]
    naive = NaiveRound(ruleset.id, seats, dealer, engine.leader, pack, options)
    told = f"{ruleset.id}, {seats} seats, {options}, dealer {dealer}, leader {engine.leader}, pack {' '.join(pack)}"
    lines: list[str] = []
    seen = compare(engine, naive, lines, told)
    while not engine.over:
        line = next_line(seen, eager, rng)
        lines.append(line)
        shuffle = naive.go_on(line, lambda below: rng.sample(below, len(below)))
        if shuffle is not None:
            lines.append("- shuffle " + " ".join(shuffle))
        seat, _, move = line.partition(" ")
        # With `ask` the engine shuffles nothing by itself: it needs a shuffle exactly where the reading does.
        engine = engine.play(move, None if seat == "-" else int(seat), shuffle=shuffle, ask=True)
        seen = compare(engine, naive, lines, told)
    return engine, naive, len(lines)


def next_line(seen: dict[str, Any], eager: float, rng: random.Random) -> str:
    """A random line of those that both allow."""
    if seen["also"] and rng.random() < eager:
        line: str = rng.choice(seen["also"])
        return line
    move: str = rng.choice(seen["legal"])
    return move if seen["turn"] is None else f"{seen['turn']} {move}"


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
        leader = engine.next_leader
        done, read, more = play_both(with_end, seats, options, rng, engine.next_dealer, leader)
        assert read.result is not None
        naive.add(read.result, leader=done.leader, dealer=done.dealer)
        engine = engine.add(done)
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
    for ref in shipped():
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
    arguments.add_argument("--rounds", type=int, default=20_000)
    arguments.add_argument("--only", default="", help="rulesets, with commas between")
    chosen = arguments.parse_args()
    chunks = done_already(chosen.file)
    done = {(chunk["ruleset"], chunk["chunk"]) for chunk in chunks}
    chosen.file.write_text("".join(json.dumps(chunk) + "\n" for chunk in chunks), "utf-8")
    for number in range(-(-chosen.rounds // CHUNK)):
        for ref in chosen.only.split(",") if chosen.only else shipped():
            if (ref, number) not in done:
                chunks.append(play_chunk(ref, number))
                with chosen.file.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(chunks[-1]) + "\n")
    print(table(chunks))


if __name__ == "__main__":
    main()
