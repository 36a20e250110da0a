"""Every key of every resolved ruleset bites: some allowed change of it alone is felt in play, in points or at the end.

A key that nothing depends on would be a sentence of the rulebook that nobody keeps. It bites where a change of it
deals, allows, does or scores anything otherwise, from the same state and the same chance, or ends a match otherwise;
of the keys that say who may play with what, where the deal changes or is refused.
"""

from __future__ import annotations

import copy
import json
import random
import re
import types
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import numpy as np
import pytest

from maumau.engine.declare import CHANCE, GAME, MATCH, RULES, new
from maumau.game.table import compiled
from maumau.lab.simulate import play_round
from maumau.rules import RulesError, Ruleset, load, load_resolved, shipped
from maumau.rules.schema import Rules
from maumau.rules.shape import by_card_paths, general, nodes

from . import bites
from .tables import loaded, seats_of

Path = tuple[str, ...]

FEW, MANY, SHEETS = 40, 400, 6_000  #: rounds: at first, where nothing was felt, and of score sheets

#: What a table holds where there is none yet.
TABLES: dict[str, Any] = {
    "penalty": {"cards": 1},
    "cover": {"with": "any card"},
    "one_left": {"before": "on turn", "after": True, "until": "another moves", "missed": "caught", "cards": 1},
    "none_left": {"before": "on turn", "after": True, "cards": 1},
    "score": {"to": "holder", "points": {"any card": 1}},
}

# -- the keys ----------------------------------------------------------------------------------------------------------


def leaves(data: Mapping[str, Any], upper: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every key that holds a value, with the value."""
    for key, value in data.items():
        if isinstance(value, dict):
            yield from leaves(value, (*upper, key))
        else:
            yield (*upper, key), value


def sampled(data: Mapping[str, Any], rng: random.Random) -> list[Path]:
    """The keys; of cards that say the same, whichever cards they name by it, those of one card by lot."""
    groups: dict[tuple[Path, str], list[str]] = {}
    for upper in by_card_paths():
        for card, entry in (at(data, upper) or {}).items():
            groups.setdefault((upper, repr(nameless(entry, (*upper, card)))), []).append(card)
    kept = {(*upper, rng.choice(cards)) for (upper, _), cards in groups.items()}
    return [path for path, _ in leaves(data) if not card_of(path) or card_of(path) in kept]


def nameless(entry: Any, path: Path) -> Any:
    """What a card's entry says, without the names of the cards in it."""
    if isinstance(entry, dict):
        return {key: nameless(value, (*path, key)) for key, value in entry.items()}
    node = nodes(Rules).get(general(path))
    return "cards" if node is not None and node.selector is not None and entry != "none" else entry


def card_of(path: Path) -> Path:
    """The part of a path that leads to a card's entry; empty where no card is in it."""
    for upper in by_card_paths():
        if path[: len(upper)] == upper and len(path) > len(upper):
            return path[: len(upper) + 1]
    return ()


def at(data: Mapping[str, Any], path: Path) -> Any:
    """What stands at a path; None where nothing does."""
    value: Any = data
    for key in path:
        if not isinstance(value, Mapping) or key not in value:
            return None
        value = value[key]
    return value


# -- their other values ------------------------------------------------------------------------------------------------


def kinds_of(annotation: Any) -> set[Any]:
    """Everything that an annotation allows: types, and the words of its literals."""
    if get_origin(annotation) is Literal:
        return set(get_args(annotation))
    if get_origin(annotation) in (Union, types.UnionType):
        return set().union(*(kinds_of(part) for part in get_args(annotation)))
    if get_origin(annotation) is Annotated:
        return kinds_of(get_args(annotation)[0])
    if get_origin(annotation) is dict:
        return kinds_of(get_args(annotation)[1])
    return {annotation}


def other_values(path: Path, value: Any, ruleset: Ruleset) -> Iterator[Any]:
    """Other values of a key, the likelier ones to be felt first."""
    name = general(path)
    if name[-1] == "*":  # a card with one value, such as its points
        kinds, selector = kinds_of(nodes(Rules)[name[:-1]].field.annotation), None
    else:
        node = nodes(Rules)[name]
        kinds, selector = kinds_of(node.field.annotation), node.selector
        if node.table is not None:
            yield TABLES[path[-1]]
            return
    if selector is not None:
        yield from other_selectors(value, ruleset)
    if bool in kinds:
        yield not value
    yield from sorted(word for word in kinds if isinstance(word, str) and word != value)
    if int in kinds:
        number = value if isinstance(value, int) else 1
        yield from (n for n in (number + 1, number - 1, 2 * number, 1, 0, number + 5) if n != value)
    if types.NoneType in kinds and value != "none":
        yield "none"


def other_selectors(value: str, ruleset: Ruleset) -> Iterator[str]:
    """One card less, one more, one rank, all cards."""
    cards = [] if value == "none" else sorted(ruleset.select(value), key=ruleset.deck.kind)
    for gone in cards[:1] + cards[-1:]:
        if len(cards) > 1:
            yield ", ".join(str(card) for card in cards if card != gone)
    for more in ruleset.deck.kinds:
        if more not in cards:
            yield ", ".join(str(card) for card in (*cards, more))
            break
    yield from (other for other in ("any card", ruleset.deck.ranks[0], ruleset.deck.ranks[-1]) if other != value)


def changed(data: Mapping[str, Any], path: Path, value: Any) -> dict[str, Any]:
    """The rules with one key changed."""
    other = copy.deepcopy(dict(data))
    table = other
    for key in path[:-1]:
        table = table[key]
    table[path[-1]] = copy.deepcopy(value)
    return other


# -- whether they are felt ---------------------------------------------------------------------------------------------


class Pair:
    """Two rulesets side by side, with the scratch records for the kernels."""

    def __init__(self, one: Ruleset, other: Ruleset) -> None:
        self.tables = new(RULES, 2)
        self.tables[0], self.tables[1] = compiled(one)[0], compiled(other)[0]
        self.games, self.chances, self.matches = new(GAME, 3), new(CHANCE, 3), new(MATCH, 2)
        self.seats = sorted(set(seats_of(one)) & set(seats_of(other)))

    @property
    def tables_differ(self) -> bool:
        """Whether the engine could notice anything."""
        return bytes(self.tables[0].tobytes()) != bytes(self.tables[1].tobytes())

    def rounds_differ(self, seats: int, rounds: int) -> bool:
        """Whether any of so many rounds is dealt, goes or is scored otherwise."""
        words = words_of(self.games)
        found = bites.round_that_differs(self.tables, self.games, words, self.chances, seats, rounds, seats)
        return int(found) >= 0

    def matches_differ(self, seats: int, rounds: int) -> bool:
        """Whether any match of so many rounds goes otherwise."""
        words = words_of(self.matches)
        found = bites.match_that_differs(
            self.tables, self.games, self.chances, self.matches, words, seats, rounds, seats
        )
        return int(found) >= 0

    def differ(self) -> bool:
        """Whether a difference is found."""
        if not self.tables_differ or not self.seats:
            return False
        some = sorted({self.seats[0], self.seats[min(1, len(self.seats) - 1)], self.seats[-1]})
        return (
            any(self.rounds_differ(seats, FEW) for seats in some)
            or any(self.matches_differ(seats, SHEETS) for seats in some)
            or any(self.rounds_differ(seats, MANY) for seats in some)
        )


def words_of(records: Any) -> Any:
    """Records as rows of 64-bit words, on the same memory."""
    return records.view(np.uint64).reshape(len(records), -1)


def felt(one: Ruleset, other: Ruleset) -> bool:
    """Whether two rulesets with the same cards differ in play, at a table where both may be played."""
    assert one.deck.kinds == other.deck.kinds
    return Pair(one, other).differ()


@dataclass
class Found:
    """What came of the changes of one key."""

    tried: int = 0  #: changes that load, and are not resolved away
    told: list[str] = field(default_factory=list)


def can_bite(base: Ruleset, path: Path, found: Found) -> bool:
    """Try the other values of a key until one is felt; whether one was."""
    data = base.resolved()
    value = at(data, path)
    for other_value in other_values(path, value, base):
        try:
            other = load_resolved(changed(data, path, other_value), base.id)
        except RulesError:
            continue
        if other.fingerprint == base.fingerprint:
            continue  # what says nothing was left out
        found.tried += 1
        if felt(base, other):
            return True
        if len(found.told) < 3:
            found.told.append(f"{value!r} -> {other_value!r}")
    return False


def bases(ref: str) -> Iterator[Ruleset]:
    """The ruleset as it stands, then with every value of every option (of many: a few)."""
    plain = load(ref)
    yield plain
    for name, option in plain.options.items():
        many = option.values
        values = many if len(many) <= 3 else (many[0], many[2], many[len(many) // 20], many[-1])
        for value in values:
            ruleset = loaded(ref, {name: value})
            if ruleset is not None and ruleset.chosen:
                yield ruleset


#: The keys that name the cards and how many may play. A change of them alone leaves tables without their cards; they
#: have a test of their own.
WHOLE: tuple[Path, ...] = (("players",), ("pack", "ranks"), ("pack", "suits"))


def idle_keys(ref: str, paths: list[Path], thorough: bool = False) -> dict[str, list[str]]:
    """The keys that no change makes felt, with some of the changes; those that cannot be changed alone are left out.

    What a card says and cannot be changed alone is tried under other options only where that is asked for.
    """
    idle: dict[str, list[str]] = {}
    plain, others = load(ref), list[Ruleset]()
    for path in paths:
        found = Found()
        if path in WHOLE or can_bite(plain, path, found):
            continue
        if found.tried or thorough or not card_of(path):
            others = others or list(bases(ref))[1:]
            if any(at(base.resolved(), path) is not None and can_bite(base, path, found) for base in others):
                continue
        if found.tried:
            idle[".".join(path)] = found.told
    return idle


@pytest.mark.parametrize("ref", shipped())
def test_every_key_bites(ref: str) -> None:
    data = load(ref).resolved()
    assert idle_keys(ref, sampled(data, random.Random(f"bites {ref}"))) == {}


@pytest.mark.parametrize("ref", shipped())
def test_players_and_pack_bite(ref: str) -> None:
    """One player fewer is refused; a rank more is dealt; a suit of another name is put and named by it."""
    plain = load(ref)
    fewest, most = plain.players[0], seats_of(plain)[-1]
    data = plain.resolved()
    smaller = load_resolved(changed(data, ("players",), f"{fewest}-{most - 1}"))
    assert play_round(plain, most, 1, 0).over
    with pytest.raises(RulesError, match=f"{most} players cannot play this"):
        play_round(smaller, most, 1, 0)
    richer = changed(data, ("pack", "ranks"), data["pack"]["ranks"] + ", U")
    if plain.rules.score is not None:
        richer["score"]["points"] |= {f"U{suit.letter}": 1 for suit in plain.deck.suits}
    rounds = [play_round(load_resolved(richer), fewest, 1, number) for number in range(10)]
    assert all(len(each.pack) > len(play_round(plain, fewest, 1, 0).pack) for each in rounds)
    assert any(" play U" in line for each in rounds for line in each.lines)
    renamed = json.loads(re.sub(r"\b(10|[2-9JQKA])c\b", r"\1b", json.dumps(data).replace("clubs", "bells")))
    one, other = play_round(plain, fewest, 1, 0), play_round(load_resolved(renamed), fewest, 1, 0)
    assert other.lines == tuple(re.sub(r"\b(10|[2-9JQKA]|name )c\b", r"\1b", line) for line in one.lines) != one.lines


def test_rules_that_are_the_same_do_not_differ() -> None:
    """The measure itself: nothing is felt where nothing was changed, and a card's points are."""
    for ref in shipped():
        plain = load(ref)
        pair = Pair(plain, plain)
        seats = pair.seats[0]
        assert not pair.tables_differ
        assert not pair.rounds_differ(seats, FEW)
        assert not pair.matches_differ(seats, FEW)
        hand = changed(plain.resolved(), ("deal", "hand"), plain.rules.deal.hand - 1)
        assert Pair(plain, load_resolved(hand)).rounds_differ(seats, 1)


@pytest.mark.long
@pytest.mark.parametrize("ref", shipped())
def test_every_key_of_every_card_bites(ref: str) -> None:
    paths = [path for path, _ in leaves(load(ref).resolved())]
    assert idle_keys(ref, paths, thorough=True) == {}
    print(f"\n{ref}: {len(paths)} keys")
