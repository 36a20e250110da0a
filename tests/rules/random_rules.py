"""Rulesets drawn at random from the whole language, as Hypothesis strategies.

The schema is walked, so that a key that is added to it is drawn without anybody adding it to a list: words from every
`Literal`, numbers between the bounds, tables key by key, selectors in every form of their grammar. Only what the types
do not say is told here: a pack, a span of players (`TEXTS`). What is drawn often contradicts itself; `mended` takes
away just the keys that the refusals name, and changes the few that must be there.
"""

from __future__ import annotations

import copy
import types
from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy
from pydantic.fields import FieldInfo

from maumau.cards import STANDARD_RANKS, Deck
from maumau.rules import Problem
from maumau.rules.schema import ByCard, Rules, SelectorOf, Table
from maumau.rules.shape import general, nodes

Data = dict[str, Any]
Path = tuple[str, ...]

MOST_KINDS, MOST_PLAYERS = 64, 10
SUIT_NAMES = ("acorns", "bells", "clubs", "diamonds", "eggs", "hearts", "leaves", "moons", "spades", "x", "zithers")
OTHER_RANKS = ("U", "O", "B", "X", "Z", "0", "1", "11", "12", "14", "99")
FEW_ENTRIES = 5  #: of a table keyed by cards


# ---------------------------------------------------------------- packs


@st.composite
def ranks(draw: DrawFn) -> str:
    """The ranks of a pack: a span, single ranks, or both."""
    first = draw(st.integers(0, len(STANDARD_RANKS) - 1))
    last = draw(st.integers(first, len(STANDARD_RANKS) - 1))
    span = [f"{STANDARD_RANKS[first]}-{STANDARD_RANKS[last]}"]
    form = draw(st.sampled_from(["usual", "span", "span", "others", "both"]))
    if form == "usual":
        return draw(st.sampled_from(["2-A", "6-A", "7-A", "7-10, U, O, K, A"]))
    room = MOST_KINDS // 4 - (last - first + 1) * (form == "both")
    others = draw(st.lists(st.sampled_from(OTHER_RANKS), min_size=1, max_size=min(6, room), unique=True))
    return ", ".join(span if form == "span" else others if form == "others" else span + others)


@st.composite
def packs(draw: DrawFn) -> dict[str, str]:
    """Ranks and suits of a pack that is one: at most 64 kinds, names that begin with different letters."""
    said = {"ranks": draw(ranks())}
    if draw(st.integers(0, 2)):
        names = draw(st.lists(st.sampled_from(SUIT_NAMES), min_size=1, max_size=8, unique=True))
        most = max(1, MOST_KINDS // len(Deck.of(said["ranks"], "x").ranks))
        said["suits"] = ", ".join(names[:most])
    return said


@st.composite
def players(draw: DrawFn) -> str:
    """How few and how many may play; many games are for a few."""
    fewest = draw(st.sampled_from([2, 2, 2, 3, 4, 5, 10]))
    return f"{fewest}-{draw(st.integers(fewest, MOST_PLAYERS))}"


# ---------------------------------------------------------------- selectors


def fixed_items(deck: Deck) -> SearchStrategy[str]:
    """One item that names cards by themselves: a card, a rank, a span, a suit, any card."""
    order = [rank for rank in deck.order if rank in deck.ranks]
    ends = st.lists(st.integers(0, len(order) - 1), min_size=2, max_size=2).map(sorted)
    return st.one_of(
        st.sampled_from(list(map(str, deck.kinds))),
        st.sampled_from(deck.ranks),
        ends.map(lambda pair: f"{order[pair[0]]}-{order[pair[1]]}"),
        st.sampled_from([suit.name for suit in deck.suits]),
        st.just("any card"),
    )


def listed(items: SearchStrategy[str], butted: SearchStrategy[str], most: int = 3) -> SearchStrategy[str]:
    """``A, B`` and ``A but B``."""
    lists = st.lists(items, min_size=1, max_size=most, unique=True).map(", ".join)
    taken = st.lists(butted, min_size=1, max_size=2, unique=True).map(", ".join)
    return st.one_of(lists, lists, st.builds("{} but {}".format, lists, taken))


def selectors(deck: Deck, *, by_rules: bool, relative: bool) -> SearchStrategy[str]:
    """A selector in every form that may stand at a place, now and then one that names nothing, or is none."""
    fixed = fixed_items(deck)
    items = fixed
    if by_rules:
        items = st.one_of(fixed, fixed, fixed, st.sampled_from(["wild", "power"]))
    if relative:
        same = st.one_of(st.sampled_from(["same suit", "same rank", "fits"]), fixed.map("{} of the same suit".format))
        items = st.one_of(items, same)
    return listed(items, items)


# ---------------------------------------------------------------- the walk over the schema


def is_selector(meta: Iterable[object]) -> SelectorOf | None:
    """The mark of a text that is a selector."""
    return next((mark for mark in meta if isinstance(mark, SelectorOf)), None)


#: Texts of which the type does not say what may stand in them, by their key: the pack is drawn as a whole.
TEXTS: dict[Path, Callable[[], SearchStrategy[str]]] = {("players",): players}
#: Keys that the pack brings with it.
OF_THE_PACK: tuple[Path, ...] = (("pack", "ranks"), ("pack", "suits"))


class Walk:
    """Strategies for the values of a schema's keys, for one deck."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def table(self, model: type[Table], upper: Path) -> SearchStrategy[Data]:
        """A table with the keys that it must have, and some of the others."""
        must: dict[str, SearchStrategy[Any]] = {}
        may: dict[str, SearchStrategy[Any]] = {}
        for name, field in model.model_fields.items():
            path = (*upper, field.alias or name)
            if path not in OF_THE_PACK:
                (must if field.is_required() else may)[path[-1]] = self.field(field, path)
        return st.fixed_dictionaries(must, optional=may)

    def field(self, field: FieldInfo, path: Path) -> SearchStrategy[Any]:
        """The value of one key."""
        return self.value(field.annotation, field.metadata, path)

    def value(self, annotation: Any, meta: Iterable[Any], path: Path) -> SearchStrategy[Any]:
        """A value of an annotated type; a type that nobody has thought of fails here."""
        meta = [one for mark in meta for one in (mark.metadata if isinstance(mark, FieldInfo) else [mark])]
        origin, args = get_origin(annotation), get_args(annotation)
        if origin is Annotated:
            return self.value(args[0], [*meta, *args[1:]], path)
        if origin is Literal:
            return st.sampled_from(args)
        if origin in (Union, types.UnionType):
            return st.one_of([self.value(part, meta, path) for part in args if part is not type(None)])
        if origin is dict:
            inner = self.value(args[1], (), (*path, "*"))
            keys = self.card_keys() if any(isinstance(mark, ByCard) for mark in meta) else self.value(args[0], (), path)
            return st.dictionaries(keys, inner, max_size=FEW_ENTRIES)
        if isinstance(annotation, type) and issubclass(annotation, Table):
            return self.table(annotation, path)
        if annotation is bool:
            return st.booleans()
        if annotation is int:
            return numbers(meta)
        assert annotation is str, f"{path}: no random values are known for {annotation}"
        if path in TEXTS:
            return TEXTS[path]()
        mark = is_selector(meta)
        assert mark is not None, f"{path}: say in TEXTS what may stand in this text"
        return selectors(self.deck, by_rules=True, relative=mark.relative)

    def card_keys(self) -> SearchStrategy[str]:
        """The keys of a table keyed by cards; of two that are equally exact the second often names a card twice."""
        return listed(fixed_items(self.deck), fixed_items(self.deck), most=2)


def numbers(meta: Iterable[Any]) -> SearchStrategy[int]:
    """A whole number between the bounds, most of them near the lower end, or near nought."""
    low = max((mark.ge for mark in meta if getattr(mark, "ge", None) is not None), default=-5)
    high = min((mark.le for mark in meta if getattr(mark, "le", None) is not None), default=1000)
    near = max(low, min(0, high))
    few = st.integers(near, min(high, near + 4))
    return st.one_of(few, few, few, st.integers(low, min(high, near + 40)), st.integers(low, high))


@st.composite
def rulesets(draw: DrawFn) -> Data:
    """Rules as a file would state them, drawn freely: most of them contradict themselves somewhere."""
    pack = draw(packs())
    data = draw(Walk(Deck.of(**pack)).table(Rules, ()))
    data["pack"] = pack | data["pack"]
    return data


# ---------------------------------------------------------------- mending


def mended(data: Mapping[str, Any], problems: Iterable[Problem]) -> Data:
    """The rules without the keys that the problems name; what must be there is changed instead."""
    better: Data = copy.deepcopy(dict(data))
    for problem in problems:
        path = tuple(problem.path.split("."))
        if path == ("score", "points"):
            stated = better["score"]["points"]
            better["score"]["points"] = {key: n for key, n in stated.items() if "any card" not in key} | {"any card": 1}
        elif path == ("deal", "leader"):
            better["deal"]["leader"] = "dealer"
        elif path in (("deal", "hand"), ("pack",)):
            lessen(better, path)
        else:
            take_away(better, path)
    return better


def lessen(data: Data, path: Path) -> None:
    """Fewer players, then fewer cards in hand, then more packs; of too many packs one is left."""
    pack, deal = data["pack"], data["deal"]
    fewest, _, most = data["players"].partition("-")
    if path == ("pack",):
        pack.pop("players_per_pack", None)
        pack.pop("packs", None)
    elif fewest != most:
        data["players"] = f"{fewest}-{max(int(fewest), int(most) // 2)}"
    elif deal["hand"] > 1:
        deal["hand"] //= 2
    else:
        data["players"], deal["hand"], pack["packs"] = "2-2", 2, 8
        deal.pop("cutter_keeps", None)
        pack.pop("players_per_pack", None)


def take_away(data: Data, path: Path) -> None:
    """Take a key away; where it must be there, or a card has it by default, the table around it.

    A key that went with another changes nothing.
    """
    node = nodes(Rules).get(general(path))
    at: Any = data
    for key in path[:-1]:
        at = at.get(key) if isinstance(at, dict) else None
    if not isinstance(at, dict):
        return
    required = node is not None and node.field.is_required()
    by_default = path[0] == "cards" and path[-1] not in at
    if len(path) > 1 and (required or by_default):
        take_away(data, path[:-1])
    else:
        at.pop(path[-1], None)


# ---------------------------------------------------------------- what was drawn


def paths_in(data: Mapping[str, Any], upper: Path = ()) -> Iterable[tuple[Path, Any]]:
    """Every key of a ruleset by its general path, with its value."""
    for key, value in data.items():
        path = (*upper, key)
        yield general(path), value
        if isinstance(value, dict):
            yield from paths_in(value, path)


def toml(data: Mapping[str, Any]) -> str:
    """Rules as the text of a file: tables below each other, as people would write them."""
    return "\n".join(toml_lines(data, ())) + "\n"


def toml_lines(data: Mapping[str, Any], upper: Path) -> Iterable[str]:
    """The lines of a table: its own keys first, then the tables in it."""
    for key, value in data.items():
        if not isinstance(value, dict):
            yield f"{toml_key(key)} = {toml_value(value)}"
    for key, value in data.items():
        if isinstance(value, dict):
            yield f"\n[{'.'.join(map(toml_key, (*upper, key)))}]"
            yield from toml_lines(value, (*upper, key))


def toml_key(key: str) -> str:
    """A key, in quotes where it must."""
    return key if key.replace("-", "_").replace("_", "a").isalnum() and key.isascii() else toml_value(key)


def toml_value(value: object) -> str:
    """A text, a number, true or false, or a list of them."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(toml_value, value))}]"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return repr(value)
