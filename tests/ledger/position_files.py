"""Position files of the tests: found, read, and checked for what can be checked without playing.

A file is a position as `maumau referee` reads it, a *deal* (`pack`, `dealer`, `leader` in place of `[position]`) or a
*match* (`rounds`), with `clauses` (what it shows) and `expect` (what must come of it) besides.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from maumau.rules import Ruleset, load

TESTS = Path(__file__).resolve().parent.parent
POSITIONS = TESTS / "positions"
LEDGER = TESTS.parent / "docs" / "ledger.toml"

#: Written in a file for the value that TOML lacks (`turn` in a window, the finisher of a blocked round).
NONE = "none"

MOVE = re.compile(
    r"\d (play (10|[2-9JQKA])[cdhs]|name [cdhs]|draw|pass|take|call|call double|catch \d|keep|leave)"
    r"|- close|- shuffle( (10|[2-9JQKA])[cdhs])+"
)

KEYS = {
    "position": {"clauses", "ruleset", "seats", "options", "moves", "position", "expect"},
    "deal": {"clauses", "ruleset", "seats", "options", "moves", "pack", "dealer", "leader", "expect"},
    "match": {"clauses", "ruleset", "seats", "options", "rounds", "expect"},
}
POSITION_KEYS = {
    *("hands", "pile", "stock", "turn", "direction", "suit", "pending", "dealer", "called", "called_double"),
    "stock_is_all",
}
STATE_KEYS = {
    *("phase", "turn", "direction", "hands", "pile", "stock", "suit", "pending"),
    *("may_catch", "legal", "also", "result"),
    *("hand_sizes", "stock_size"),
}
MATCH_KEYS = {"totals", "over", "winners", "losers", "drawn", "next_dealer", "exit"}


@dataclass(frozen=True)
class PositionFile:
    """One file: its place, its content, and how it is named in a report."""

    path: Path
    data: Mapping[str, Any]

    @property
    def name(self) -> str:
        """The name in a test's id: folder and file without the ending."""
        return f"{self.path.parent.name}/{self.path.stem}"

    @property
    def kind(self) -> str:
        """What it begins with: a position, a deal or the rounds of a match."""
        if "rounds" in self.data:
            return "match"
        return "deal" if "pack" in self.data else "position"

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that it shows at work."""
        return tuple(self.data["clauses"])

    @property
    def expect(self) -> Mapping[str, Any]:
        """What must come of it."""
        expect: Mapping[str, Any] = self.data["expect"]
        return expect

    @property
    def unreadable(self) -> bool:
        """Must it be turned away before anything is played?"""
        return self.expect.get("exit") == 2

    @property
    def moves(self) -> list[str]:
        """The lines of a position or a deal."""
        return list(self.data["moves"])

    def ruleset(self) -> Ruleset:
        """The ruleset with the file's options."""
        return load(self.data["ruleset"], self.data.get("options"))

    def pack(self) -> Counter[str]:
        """All cards of the game, before any is taken out of it."""
        rules = self.ruleset()
        packs = rules.packs_for(self.data["seats"])
        return Counter({str(card): packs for card in rules.deck.kinds})

    def full_pack(self) -> list[str]:
        """The whole pack of a deal."""
        return completed(self.ruleset(), self.data["seats"], self.data["pack"])

    def mentioned(self) -> list[str]:
        """Every card that a position places."""
        there = self.data["position"]
        return " ".join([*there["hands"], there["pile"], there.get("stock", "")]).split()

    def cards_in_play(self) -> Counter[str]:
        """All cards that must be found again at any time (ALL-01)."""
        if self.kind == "position" and self.data["position"].get("stock_is_all", False):
            return Counter(self.mentioned())
        return self.pack()


def completed(rules: Ruleset, seats: int, given: str) -> list[str]:
    """A pack that begins with the cards given; the rest follows in the pack's order (formats, Position)."""
    rest = [str(card) for card in rules.deck.kinds] * rules.packs_for(seats)
    first = given.split()
    for card in first:
        rest.remove(card)
    return first + rest


@cache
def position_files() -> tuple[PositionFile, ...]:
    """All files, in the order of their names."""
    return tuple(
        PositionFile(path, tomllib.loads(path.read_text(encoding="utf-8")))
        for path in sorted(POSITIONS.rglob("*.toml"))
    )


@cache
def ledger() -> Mapping[str, Any]:
    """The ledger as data."""
    return tomllib.loads(LEDGER.read_text(encoding="utf-8"))


@cache
def clause_ids() -> tuple[str, ...]:
    """The ids of all clauses, in the ledger's order."""
    return tuple(clause["id"] for clause in ledger()["clause"])


def problems(file: PositionFile) -> Iterator[str]:
    """What is wrong with a file as a file."""
    yield from _problems_of_form(file)
    if file.kind == "match":
        yield from _problems_of_match(file)
        return
    yield from _problems_of_moves(file)
    if file.unreadable:
        return
    if file.kind == "position":
        yield from _problems_of_position(file)
    yield from _problems_of_expected_cards(file)


def _problems_of_form(file: PositionFile) -> Iterator[str]:
    known = set(clause_ids())
    yield from (f"unknown key {key!r}" for key in file.data.keys() - KEYS[file.kind])
    yield from (f"no such clause: {clause}" for clause in file.clauses if clause not in known)
    if len(set(file.clauses)) != len(file.clauses):
        yield "a clause stands twice"
    first = file.path.stem.split("-")
    if "-".join(first[:2]) not in file.clauses:
        yield f"the file's name begins with none of its clauses {file.clauses}"
    if file.path.parent.name not in {"match", first[0].lower()}:
        yield f"a file of {first[0]} in folder {file.path.parent.name}"
    opening = file.path.read_text(encoding="utf-8").splitlines()[0]
    if not opening.startswith("# ") or not opening.rstrip().endswith((".", ".)")):
        yield "the first line is no comment that says in a sentence what is shown"


def _problems_of_moves(file: PositionFile) -> Iterator[str]:
    expect = file.expect
    yield from (f"no move: {line!r}" for line in file.moves if not MOVE.fullmatch(line))
    yield from (f"unknown key expect.{key}" for key in expect.keys() - {"refused", "exit", "step", "state"})
    if "refused" in expect and expect["refused"] != len(file.moves) - 1:
        yield "the refused move is not the last: nothing after it is looked at"
    for step in expect.get("step", []):
        yield from (f"unknown key expect.step.{key}" for key in step.keys() - {"at", "legal", "also", "has", "lacks"})
        if not 0 <= step["at"] < len(file.moves):
            yield f"step {step['at']}: there are {len(file.moves)} moves"
    state = expect.get("state", {})
    yield from (f"unknown key expect.state.{key}" for key in state.keys() - STATE_KEYS)
    if not file.unreadable and not state:
        yield "nothing is expected at the end"


def _problems_of_position(file: PositionFile) -> Iterator[str]:
    there = file.data["position"]
    yield from (f"unknown key position.{key}" for key in there.keys() - POSITION_KEYS)
    if len(there["hands"]) != file.data["seats"]:
        yield f"{file.data['seats']} seats, but {len(there['hands'])} hands"
    for card, count in (Counter(file.mentioned()) - file.pack()).items():
        yield f"{card} stands {count} times more than the pack holds it"
    if "suit" in there and not there["pile"]:
        yield "a named suit without a pile"
    shuffled = [line.split()[2:] for line in file.moves if line.startswith("- shuffle")]
    yield from (f"shuffled, but not in play: {card}" for cards in shuffled for card in Counter(cards) - file.pack())


def _problems_of_expected_cards(file: PositionFile) -> Iterator[str]:
    state = file.expect["state"]
    in_play = file.cards_in_play()
    hands = state.get("hands")
    if hands is not None and len(hands) != file.data["seats"]:
        yield f"{len(hands)} hands are expected at {file.data['seats']} seats"
    shown = " ".join([*(hands or []), state.get("pile", ""), state.get("stock", "")]).split()
    for card, count in (Counter(shown) - in_play).items():
        yield f"{card} is expected {count} times more than it is in play"
    if hands is not None and isinstance(state.get("turn"), int):
        held = hands[state["turn"]].split()
        playable = [move.removeprefix("play ") for move in state.get("legal", []) if move.startswith("play ")]
        yield from (f"play {card} is expected of a hand without it" for card in playable if card not in held)
    told = {move.removeprefix("play ") for step in file.expect.get("step", []) for move in step.get("legal", [])}
    yield from (
        f"no card of this game: {card}" for card in told if re.match(r"[2-9JQKA1]", card) and card not in in_play
    )


def _problems_of_match(file: PositionFile) -> Iterator[str]:
    yield from (f"unknown key expect.{key}" for key in file.expect.keys() - MATCH_KEYS)
    for number, result in enumerate(file.data["rounds"]):
        yield from (f"round {number}: {key}?" for key in result.keys() - {"finisher", "points", "reason", "lost"})
        if len(result["points"]) != file.data["seats"]:
            yield f"round {number}: points of {len(result['points'])} seats"
        if ("finisher" in result) == ("reason" in result):
            yield f"round {number}: either a finisher or the reason why there is none"
    if "totals" in file.expect:
        totals = [sum(result["points"][seat] for result in file.data["rounds"]) for seat in range(file.data["seats"])]
        if totals != file.expect["totals"]:
            yield f"the points add up to {totals}"
    if file.unreadable == ("over" in file.expect):
        yield "a match that can be read says whether it is over; one that cannot does not"
