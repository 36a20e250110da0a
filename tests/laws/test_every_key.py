"""Every key of the language, and every word of it, is felt in play: in a shipped ruleset, or in a house rule.

`test_bites.py` asks of every shipped ruleset that all its keys bite. Here the question is put the other way round, from
the schema: for each key, and each word and truth value that it may have, there are two rulesets that differ in it alone
and a round in which a legal list, a state or points differ, or a match that ends otherwise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from maumau.rules import RulesError, Ruleset, load, load_resolved, shipped
from maumau.rules.schema import Rules
from maumau.rules.shape import general, nodes

from .test_bites import WHOLE, bases, changed, felt, kinds_of, leaves, other_values

GAME = """\
players = "2-3"
follow = "suit or rank"
pack.ranks = "7-A"
deal.hand = 4
deal.opening = "starter"
draw = { allowed = "at will", then = "may play it" }
stock.renew = "turned over"
score = { to = "holder", points = { "any card" = 1 } }
"""

#: What no shipped ruleset can show: the key, its items, and the lines of two games that differ in it alone.
HOUSE: dict[str, tuple[tuple[str, ...], tuple[str, str]]] = {
    "cards.*.cover.draw.stock_out": (
        ("renews", "stops"),
        (
            'cards.8.cover = { with = "same suit", draw.cards = "until one fits" }',
            'cards.8.cover = { with = "same suit", draw = { cards = "until one fits", stock_out = "stops" } }',
        ),
    ),
    "deal.hand_by_players": (("number",), ("deal.hand_by_players = { 2 = 6 }", "")),
}

TRIES = 8  #: of one change of a key in a ruleset

Item = tuple[str, Any]  #: a key, and one of its words or truth values, else "number" or "cards"


def name_of(path: tuple[str, ...]) -> str:
    """A key's path with `*` for the card; numbers of players have one key."""
    return ".".join(general(path)).removesuffix(".2")


def kind_of(path: tuple[str, ...], value: Any) -> Any:
    """Which of the items of its key a value is."""
    node = nodes(Rules).get(general(path)) or nodes(Rules)[general(path)[:-1]]
    if isinstance(value, bool) or value in words_of(node.field.annotation):
        return value
    return "cards" if node.selector is not None else "none" if value == "none" else "number"


def words_of(annotation: Any) -> set[str]:
    """The words that a key may be set to."""
    return {word for word in kinds_of(annotation) if isinstance(word, str)}


def wanted() -> Iterator[Item]:
    """Every key that holds a value, with each of its words and truth values."""
    for path, node in nodes(Rules).items():
        if path in WHOLE or (node.table is not None):
            continue
        name = f"{'.'.join(path)}.*" if node.by_card else ".".join(path)
        kinds = kinds_of(node.field.annotation)
        if node.selector is not None:
            yield name, "cards"
            continue
        yield from ((name, word) for word in words_of(node.field.annotation))
        if bool in kinds:
            yield from ((name, truth) for truth in (True, False))
        if int in kinds:
            yield name, "number"


def show(base: Ruleset, missing: set[Item]) -> None:
    """Take from the missing items those that a ruleset shows by a change of one key."""
    data, tried = base.resolved(), Counter[tuple[Item, Item]]()
    for path, value in leaves(data):
        name = name_of(path)
        if path in WHOLE or not any(item[0] == name for item in missing):
            continue
        for other_value in other_values(path, value, base):
            pair = ((name, kind_of(path, value)), (name, kind_of(path, other_value)))
            if tried[pair] >= TRIES or not missing & set(pair):
                continue
            try:
                other = load_resolved(changed(data, path, other_value), base.id)
            except RulesError:
                continue
            tried[pair] += 1
            if felt(base, other):
                missing -= set(pair)


def test_every_key_and_word_is_felt_somewhere(tmp_path: Path) -> None:
    missing = set(wanted())
    for name, (items, texts) in HOUSE.items():
        one, other = (house(tmp_path, text) for text in texts)
        assert only_difference(one.resolved(), other.resolved()) == name
        assert felt(one, other), name
        missing -= {(name, item) for item in items}
    for ref in shipped():
        show(load(ref), missing)
    for ref in shipped():
        for base in list(bases(ref))[1:]:
            if missing:
                show(base, missing)
    assert missing == set()


def house(folder: Path, text: str) -> Ruleset:
    """The plain game with lines of its own."""
    file = folder / "house.toml"
    file.write_text(f"{GAME}{text}\n", "utf-8")
    return load(file)


def only_difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """The one key in which two resolved rules differ, by its name."""
    first, second = dict(leaves(one)), dict(leaves(other))
    paths = {path for path in first.keys() | second.keys() if first.get(path) != second.get(path)}
    names = {name_of(path) for path in paths}
    assert len(names) == 1, names
    return names.pop()
