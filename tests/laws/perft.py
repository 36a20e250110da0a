"""Exhaustive counts: how many lines of play a table has to a depth, as chess programs count them (perft).

A *line* of depth n is a sequence of n things that may be done, one after the other, from a pinned table: the moves of
the seat to move, every call of every seat, every catch of every pair of seats, the table's `- close`. Where the stock
is shuffled, it falls as a seeded chance says that is copied down the tree, so that every number is determined.

A table's counts are one row a depth, of the lines of exactly that depth:

* `lines`: how many there are; a round that is over has no further ones,
* `ended`, `calls`, `catches`, `renewed`: those of which the last thing done ended the round, was a call, was a catch,
  renewed the stock,
* `order`: a hash over the last thing done of each, and over what it left (phase, turn, pending cards, sizes of the
  hands; of a round that is over the result), in the order of the walk. The walk follows `Round.legal`, then
  `Round.also`; so a changed order changes the hash.

The tables and their counts are in `perft.toml`. A number that has changed means that the rules play otherwise: the
commit that changes it says why. `python -m tests.laws.perft recount` (in the project's folder) writes the present
numbers, and `python -m tests.laws.perft choose RULESET …` lays new tables for a ruleset, in place of its old ones.
"""

from __future__ import annotations

import json
import random
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from maumau.engine.bits import has, has_seat
from maumau.engine.calls import may_be_caught, may_call
from maumau.engine.chance import shuffle_ring
from maumau.engine.declare import CHANCE, GAME, Chance, Game, Phase, Reason, Rules, new
from maumau.engine.kernel import COMPILED, kernel
from maumau.engine.legal import CALL, CALL_DOUBLE, CATCH, MOVES, NAME, legal
from maumau.engine.moves import act
from maumau.game import Round, deal
from maumau.game.table import compiled
from maumau.records.position import round_of_position
from maumau.rules import Ruleset, load, shipped
from tests.laws.tables import seats_of

Records = NDArray[Any]
Numbers = NDArray[np.int64]
Rows = list[list[int]]

DATA = Path(__file__).with_suffix(".toml")
COLUMNS = ("lines", "ended", "calls", "catches", "renewed", "order")
LINES, ENDED, CALLS, CATCHES, RENEWED, ORDER = range(6)
BASIS, PRIME, WORD = 2166136261, 16777619, 0xFFFFFFFF  #: of the 32-bit hash of Fowler, Noll and Vo
SEAT = 128  #: something to do is written as move + SEAT × (seat + 1), the table's as seat -1
WIDTH = 512  #: more than can ever be done at once

# -- the compiled walk -------------------------------------------------------------------------------------------------


@kernel
def fold(order: int, number: int) -> int:
    """The hash with one more number in it."""
    return ((order ^ (number & WORD)) * PRIME) & WORD


@kernel
def list_lines(rules: Rules, game: Game, found: Numbers) -> int:
    """Everything that may be done, in the order of `Round.legal` and `Round.also`; how many there are."""
    plays, others = legal(rules, game)
    base = SEAT * (game.turn + 1) if game.phase < Phase.WINDOW else 0
    count = 0
    for move in range(NAME):
        if has(plays, move):
            found[count] = base + move
            count += 1
    for move in range(NAME, CALL):
        if has(others, move - NAME):
            found[count] = base + move
            count += 1
    for seat in range(game.seats):
        words = may_call(rules, game, seat)
        if words & 1:
            found[count] = SEAT * (seat + 1) + CALL
            count += 1
        if words & 2:
            found[count] = SEAT * (seat + 1) + CALL_DOUBLE
            count += 1
    targets = may_be_caught(rules, game)
    if targets != 0:
        for who in range(game.seats):
            for by in range(game.seats):
                if by != who and has_seat(targets, who):
                    found[count] = SEAT * (by + 1) + CATCH + who
                    count += 1
    return count


@kernel
def fold_state(game: Game, order: int) -> int:
    """The hash with what a line left in it."""
    if game.phase == Phase.OVER:
        order = fold(fold(fold(order, game.reason), game.finisher + 1), game.lost)
        for seat in range(game.seats):
            order = fold(order, int(game.points[seat]))
        return order
    turn = game.turn if game.phase < Phase.WINDOW else -1
    order = fold(fold(fold(order, game.phase), turn + 1), game.pending)
    if game.phase != Phase.CUT:
        for seat in range(game.seats):
            order = fold(order, int(game.sizes[seat]))
    return order


@kernel
def follow_line(rules: Rules, game: Game, chance: Chance, line: int, row: Numbers) -> None:
    """Do one thing, and count it."""
    seat, move, mid = line // SEAT - 1, line % SEAT, game.mid
    act(rules, game, chance, seat, move)
    row[LINES] += 1
    if game.phase == Phase.OVER:
        row[ENDED] += 1
    if move >= CATCH:
        row[CATCHES] += 1
    elif move >= CALL:
        row[CALLS] += 1
    if game.mid != mid:
        row[RENEWED] += 1
    row[ORDER] = fold_state(game, fold(fold(int(row[ORDER]), seat + 1), move))


@kernel
def walk(
    table: Records, games: Records, chances: Records, lists: Numbers, places: Numbers, rows: Numbers, seen: Numbers
) -> None:
    """The whole tree from the first game, to the depth that `rows` has; a further place of each array a depth.

    `places` holds the next place of the list of each depth and how long the list is; `seen` counts by move,
    and in further places by the reason why the round is over (0: it goes on).
    """
    rules, level = table[0], 0
    places[0, 0] = 0
    places[0, 1] = list_lines(rules, games[0], lists[0])
    while level >= 0:
        if places[level, 0] == places[level, 1]:
            level -= 1
            continue
        line = int(lists[level, places[level, 0]])
        places[level, 0] += 1
        games[level + 1] = games[level]
        chances[level + 1] = chances[level]
        follow_line(rules, games[level + 1], chances[level + 1], line, rows[level])
        seen[line % SEAT] += 1
        seen[MOVES + games[level + 1].reason] += 1
        if level + 1 < len(rows) and games[level + 1].phase != Phase.OVER:
            level += 1
            places[level, 0] = 0
            places[level, 1] = list_lines(rules, games[level], lists[level])


@kernel
def shuffle_cards(games: Records, chances: Records, cards: Numbers) -> None:
    """Shuffle card kinds as the chance falls; the first game is only what they lie in."""
    for place in range(len(cards)):
        games[0].ring[place] = cards[place]
    shuffle_ring(games[0], chances[0], 0, len(cards))
    for place in range(len(cards)):
        cards[place] = games[0].ring[place]


# -- tables ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Table:
    """A pinned table: what was dealt, what was then played, what may be done there, and its counts."""

    about: str
    ruleset: str
    seats: int
    dealer: int = 0
    leader: int = 0
    seed: int = 0  #: of the chance by which the stock is shuffled
    pack: str = ""  #: first card taken first
    position: Mapping[str, Any] = field(default_factory=dict)  #: in place of a pack: cards laid by hand
    options: Mapping[str, Any] = field(default_factory=dict)
    after: tuple[str, ...] = ()  #: lines played from the deal on, without the shuffles
    legal: str = ""  #: `Round.legal` at the root, in its order
    also: str = ""  #: `Round.also`, with the seats
    rows: str = ""
    deeper: str = ""  #: the rows that the long run counts beside them

    def loaded(self) -> Ruleset:
        """Its ruleset."""
        return load(self.ruleset, self.options)

    def dealt(self) -> Round:
        """The round as it was dealt, or laid by hand."""
        if self.position:
            return round_of_position(self.position_file())[0]
        return deal(self.loaded(), self.seats, seed=self.seed, dealer=self.dealer, leader=self.leader, pack=self.pack)

    def position_file(self) -> dict[str, Any]:
        """Its position as a file of positions has it."""
        options = {"options": dict(self.options)} if self.options else {}
        return {"ruleset": self.ruleset, "seats": self.seats, "position": dict(self.position), **options}

    def root(self) -> Round:
        """The round whose lines are counted."""
        table = self.dealt()
        for line in self.after:
            who, _, move = line.partition(" ")
            table = table.play(move, None if who == "-" else int(who))
        return table


def tables() -> tuple[Table, ...]:
    """The tables of the file."""
    entries = tomllib.loads(DATA.read_text("utf-8"))["table"]
    return tuple(Table(**table | {"after": split(table.get("after", ""))}) for table in entries)


def split(text: str) -> tuple[str, ...]:
    """A list of the file, whose items stand between commas."""
    return tuple(" ".join(item.split()) for item in text.split(",") if item.strip())


def listed(root: Round) -> tuple[str, str]:
    """What may be done, as it stands in the file."""
    return ", ".join(map(str, root.legal)), ", ".join(f"{seat} {move}" for seat, move in root.also)


def read_rows(text: str) -> Rows:
    """Rows of the file: the depth, which is only for the eye, the numbers, and the hash in hexadecimal."""
    words = [line.split() for line in text.splitlines()]
    return [[*map(int, numbers[1:-1]), int(numbers[-1], 16)] for numbers in words if numbers and numbers[0] != "depth"]


def written_rows(rows: Rows, first: int = 1) -> str:
    """Rows as they stand in the file, under a line of headings."""
    heads = "depth" + "".join(f"{head:>{9}}" for head in COLUMNS)
    lines = [
        f"{depth:>5}" + "".join(f"{number:>9}" for number in row[:-1]) + f" {row[-1]:08x}"
        for depth, row in enumerate(rows, first)
    ]
    return "\n".join([heads, *lines, ""])


def nothing_seen() -> Numbers:
    """A place for each move, and then for each reason why a round is over."""
    return np.zeros(MOVES + len(Reason), np.int64)


def count(root: Round, depth: int, seen: Numbers | None = None) -> Rows:
    """The rows of a round, by the compiled walk."""
    games, chances = new(GAME, depth + 1), new(CHANCE, depth + 1)
    games[0], chances[0] = root._state[0], root._chance[0]
    lists, places = np.zeros((depth, WIDTH), np.int64), np.zeros((depth, 2), np.int64)
    rows = np.zeros((depth, len(COLUMNS)), np.int64)
    rows[:, ORDER] = BASIS
    walk(compiled(root.ruleset), games, chances, lists, places, rows, nothing_seen() if seen is None else seen)
    return [list(map(int, row)) for row in rows]


# -- laying tables -----------------------------------------------------------------------------------------------------

#: Lines of the last depth: in the ordinary run, and in the long one.
MOST, DEEP = 600_000, 6_000_000
SEEDS = 20  #: deals of which the one with the most variety is taken
GLANCE = 6_000  #: lines of a look at what a root has
OF_A_MATCH = ("limit", "rounds")  #: options that no single round feels


def deepest(root: Round, most: int) -> Rows:
    """Rows as deep as the last one has no more lines than that, at least two."""
    rows = count(root, 2)
    while rows[-1][LINES] > 0 and len(rows) < 60:
        growth = max(rows[-1][LINES] / rows[-2][LINES], 1.2)
        if rows[-1][LINES] * growth > 4 * most:
            break
        deeper = count(root, len(rows) + (4 if rows[-1][LINES] * growth**8 < most else 1))
        while not 0 < deeper[-1][LINES] <= most:
            deeper.pop()
        if len(deeper) <= len(rows):
            break
        rows = deeper
    return rows


def variety(table: Table) -> float:
    """How much of what can happen happens in the first lines of a table; less where it soon comes to an end."""
    root, seen = table.root(), nothing_seen()
    rows = count(root, len(deepest(root, GLANCE)), seen)
    happened = sum(sum(row[column] for row in rows) > 0 for column in (ENDED, CALLS, CATCHES, RENEWED))
    put = {root.ruleset.deck.kinds[kind] for kind in range(NAME) if seen[kind]}
    powers = {card.rank for card in put & root.ruleset.select("power")}
    verbs = int(np.count_nonzero(seen[NAME + 8 : CATCH])) + bool(seen[NAME : NAME + 8].any())
    ends_soon = not table.position and rows[-1][LINES] < GLANCE // 10
    happened += sum(int(seen[MOVES + reason]) > 0 for reason in (Reason.OUT, Reason.BLOCKED))
    return 2 * happened + verbs + min(len(powers), 5) - 10 * ends_soon - len(table.after) / 100


def dealt(about: str, ref: str, seats: int, options: Mapping[str, Any], seed: int) -> Table:
    """A table with the pack that a seed shuffles."""
    dealer, leader = seed % seats, (seed + 1) % seats
    pack = deal(load(ref, options), seats, seed=seed, dealer=dealer, leader=leader).pack
    return Table(about, ref, seats, dealer, leader, seed, " ".join(map(str, pack)), options=options)


def later(table: Table, rng: random.Random) -> Iterator[Table]:
    """The same table after so many random lines, wherever a hand or the stock is short there."""
    state, after, cards_first = table.dealt(), table.after, rng.choice((0.1, 0.8))
    while not state.over and len(after) < 150:
        if len(after) > 2 and (min(state.sizes) <= 2 or len(state.stock) <= 3):
            yield replace(table, after=after)
        cards = [move for move in state.legal if move.card is not None]
        others = [move for move in state.legal if move.card is None]
        moves = (cards or others) if rng.random() < cards_first else (others or cards)
        also = state.also
        seat, move = rng.choice(also if also and rng.random() < 0.2 else [(state.turn, move) for move in moves])
        after = (*after, f"{'-' if seat is None else seat} {move}")
        state = state.play(move, seat)


def laid(about: str, ref: str, seats: int, options: Mapping[str, Any], near_the_end: bool) -> Table:
    """The table with the most variety among those of some seeds."""
    rng = random.Random(f"{ref} {about}")
    deals = [dealt(about, ref, seats, options, rng.randrange(1 << 30)) for _ in range(SEEDS)]
    if near_the_end:
        found = [table for one in deals for table in later(one, rng)]
        deals = rng.sample(found, min(len(found), 3 * SEEDS))
    return max(deals, key=variety)


def few_cards(ref: str, seats: int) -> Table:
    """A position with hardly any cards: seats soon neither play nor draw, so that rounds are blocked (ALL-05)."""
    rng, kinds, found = random.Random(f"few cards {ref}"), load(ref).deck.kinds, []
    for _ in range(4 * SEEDS):
        cards = list(map(str, rng.sample(kinds, 3 * seats + 2)))
        hands = [" ".join(cards[3 * seat : 3 * seat + 3]) for seat in range(seats)]
        position = {"hands": hands, "pile": cards[-1], "stock": cards[-2], "stock_is_all": True}
        found.append(Table("few cards, laid by hand", ref, seats, position=position))
    return max(found, key=variety)


def choose(ref: str) -> Iterator[Table]:
    """Tables of a ruleset: the fewest and the most seats, from the deal; then near the end, options by turns."""
    plain = load(ref)
    few, *_, most = seats_of(plain)
    hands = plain.options.get("hand")
    other = {"hand": next(value for value in hands.values if value != hands.default)} if hands else {}
    switched = {
        name: next(value for value in reversed(option.values) if value != option.default)
        for name, option in plain.options.items()
        if name not in OF_A_MATCH and name != "hand"
    }
    names = list(switched)
    yield laid(f"{few} seats, as the rules stand", ref, few, {}, False)
    yield laid(f"{most} seats, as the rules stand", ref, most, {}, False)
    yield laid(f"{few + 1} seats, near the end", ref, min(few + 1, most), {}, True)
    yield laid(f"{few} seats, other hands, near the end", ref, few, other, True)
    yield few_cards(ref, min(few + 1, most))
    for number, part in enumerate((names[::2], names[1::2], names)):
        if part and (number < 2 or len(names) > 2):
            options = {name: switched[name] for name in part}
            seats = (few, min(most, 4), few)[number]
            yield laid(f"{seats} seats, near the end: {', '.join(part)}", ref, seats, options | other, True)


# -- the file ----------------------------------------------------------------------------------------------------------

HEAD = """\
# Exhaustive counts of lines of play; what the rows mean is said in perft.py, and test_perft.py holds them against the
# engine. A number that has changed means that the rules play otherwise: the commit that changes it says why.
# Present numbers:              python -m tests.laws.perft recount
# New tables for some rulesets: python -m tests.laws.perft choose RULESET …
"""


def counted(table: Table) -> Table:
    """The table with its list and its rows as they are now; as deep as it was, or else as deep as is right."""
    root = table.root()
    legal_text, also_text = listed(root)
    if table.rows:
        depth = len(read_rows(table.rows))
        rows = count(root, depth + len(read_rows(table.deeper)))
    else:
        depth, rows = len(deepest(root, MOST)), deepest(root, DEEP)
    deeper = written_rows(rows[depth:], depth + 1)
    return replace(table, legal=legal_text, also=also_text, rows=written_rows(rows[:depth]), deeper=deeper)


def wrapped(text: str, width: int = 118) -> str:
    """A long text in lines."""
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) >= width:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + word
    return "\n".join(lines)


def entry(table: Table) -> str:
    """A table as it stands in the file."""
    lines = ["\n[[table]]"]
    for key, value in asdict(table).items():
        if value in ({}, (), "") and key not in ("legal", "also"):
            continue
        if key in ("rows", "deeper"):
            lines.append(f'{key} = """\n{value}"""')
        elif key in ("pack", "after"):
            lines.append(f'{key} = """\n{wrapped(value if key == "pack" else ", ".join(value))}\n"""')
        elif isinstance(value, dict):
            lines.append(f"{key} = {{ {', '.join(f'{name} = {json.dumps(one)}' for name, one in value.items())} }}")
        else:
            lines.append(f"{key} = {json.dumps(value, ensure_ascii=False)}")
    return "\n".join(lines) + "\n"


def write(found: Iterable[Table]) -> None:
    """Write the file, ruleset by ruleset."""
    DATA.write_text(HEAD + "".join(map(entry, sorted(found, key=lambda table: table.ruleset))), "utf-8")


def main(command: str, *refs: str) -> None:
    """`recount`, `choose RULESET …`, or `rows LINES`: rows as JSON, each no longer than that; the uncompiled half."""
    if command == "rows":
        np.seterr(all="raise")
        assert not COMPILED, "this is the uncompiled half: set NUMBA_DISABLE_JIT=1"
        json.dump([count(table.root(), shallow(table, int(refs[0]))) for table in tables()], sys.stdout)
        return
    kept = [table for table in tables() if table.ruleset not in refs] if DATA.exists() else []
    if command == "recount":
        write(map(counted, kept))
    elif command == "choose" and set(refs) <= set(shipped()):
        write([*kept, *(counted(table) for ref in refs for table in choose(ref))])
    else:
        raise SystemExit(__doc__)


def shallow(table: Table, most: int) -> int:
    """The depth to which a table has no more lines than that in all, at least one."""
    depth = total = 0
    for row in read_rows(table.rows):
        total += row[LINES]
        if depth and total > most:
            break
        depth += 1
    return depth


if __name__ == "__main__":
    main(*sys.argv[1:])
