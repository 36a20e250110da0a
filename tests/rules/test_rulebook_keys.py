"""Every key of the rules has its sentence: whoever changes a key changes the page, and the comparison with it.

The other values of a key are those of `tests/laws/test_bites.py`. All languages must tell the change: a translation
that leaves a number or a choice out says the same of two games.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from maumau.locale import language
from maumau.rules import RulesError, Ruleset, load, load_resolved, shipped
from maumau.rules.rulebook import differences, page
from maumau.rules.schema import Rules
from maumau.rules.shape import general, nodes
from tests.laws.test_bites import at, bases, changed, leaves, other_values, sampled

from .rulebook_pages import languages, loaded, told_text

#: Rulesets in which every key but those of `HOUSE` has something to say, with options.
TELLING: dict[str, dict[str, object]] = {
    "maumas": {"last_card_call": True},
    "mau-mau-balkan": {},
    "mau-mau-fi": {"nine_reverses": True},
    "mau-mau-32": {},
    "cheshskiy-durak-3": {},
    "cheshskiy-durak-4": {},
    "cheshskiy-durak-6": {},
    "cheshskiy-durak-9": {"limit": 100},
}
FEW = 1  #: changes of a key
_COVER = 'cards.8.cover = {{ with = "same suit", draw = {{ cards = "until one fits", stock_out = "{}" }} }}'
#: What a change of one key cannot show there: two texts of a house rule that differ in it alone.
HOUSE: dict[str, tuple[str, str]] = {
    "pack.ranks": ("", 'pack.ranks = "7-A, U"'),
    "pack.suits": ("", 'pack.suits = "acorns, leaves, hearts, bells"'),
    "players": ("", 'players = "2-3"'),
    "cards.*.cover.draw.stock_out": (_COVER.format("renews"), _COVER.format("stops")),
    "deal.hand_by_players": ("", "deal.hand_by_players = { 2 = 6 }"),
}


def name_of(path: tuple[str, ...]) -> str:
    """A key's path with `*` for the card."""
    return ".".join(general(path))


def says_nothing(path: tuple[str, ...], data: Mapping[str, Any]) -> bool:
    """Whether a key stands where nothing depends on it."""
    if path[-3:] == ("cover", "draw", "then"):  # of a card that is not drawn
        return bool(at(data, (*path[:-1], "cards")) == 0)
    # One deal without points is won by somebody or by nobody, and nobody is at the other end.
    one = data["match"]["rounds"] == 1 and data["score"] == "none"
    return bool(one and path in (("match", "loser"), ("match", "tie")))


def changes(base: Ruleset, few: int) -> Iterator[tuple[tuple[str, ...], Ruleset]]:
    """The rules with one key changed, for each key in a few ways; cards that say the same are one."""
    data = base.resolved()
    for path in sampled(data, random.Random(f"keys {base.id}")):
        if path in (("pack", "ranks"), ("pack", "suits")) or says_nothing(path, data):
            continue
        done = 0
        for value in other_values(path, at(data, path), base):
            try:
                other = load_resolved(changed(data, path, value), base.id)
            except RulesError:
                continue
            if other.fingerprint != base.fingerprint:
                yield path, other
                done += 1
            if done == few:
                break


def silent(base: Ruleset, few: int, codes: list[str]) -> tuple[list[str], set[str]]:
    """The changes of which a page, or the comparison, says nothing; and the keys that were changed."""
    base = load_resolved(base.resolved(), base.id)
    found: list[str] = []
    names: set[str] = set()
    before = {code: told_text(base, language(code)) for code in codes}
    for path, other in changes(base, few):
        names.add(name_of(path))
        key, value = ".".join(path), at(other.resolved(), path)
        found += [f"{code}: {key} = {value!r}" for code in codes if told_text(other, language(code)) == before[code]]
        if not list(differences(base, other)):
            found.append(f"comparison: {key} = {value!r}")
    return found, names


@cache
def told_in(ref: str) -> tuple[list[str], set[str]]:
    """What `silent` finds in one of `TELLING`."""
    return silent(loaded(ref, *TELLING[ref].items()), FEW, languages())


@pytest.mark.parametrize("ref", TELLING)
def test_a_change_of_a_key_is_told_in_every_language(ref: str) -> None:
    found, _ = told_in(ref)
    assert not found


def test_every_key_is_told_somewhere(house: Callable[[str], Path]) -> None:
    """All keys of the schema: a key that is added to it needs a sentence, and a ruleset here that shows it."""
    told: set[str] = set()
    for name, texts in HOUSE.items():
        assert list(differences(*(load(house(text)) for text in texts))), name
        told.add(name)
    for ref in TELLING:
        told |= told_in(ref)[1]
    wanted = {
        ".".join((*path, "*") if node.by_card and node.table is None else path)
        for path, node in nodes(Rules).items()
        if node.table is None or path == ("deal", "hand_by_players")
    }
    assert wanted - told == set()


@pytest.mark.parametrize("code", languages())
def test_house_rules_that_no_ruleset_has_are_told(code: str, house: Callable[[str], Path]) -> None:
    for name, texts in HOUSE.items():
        one, other = (told_text(load(house(text)), language(code)) for text in texts)
        assert one != other, name


@pytest.mark.long
@pytest.mark.parametrize("ref", shipped())
def test_every_key_of_every_variant_is_told(ref: str) -> None:
    for base in bases(ref):
        found, _ = silent(base, 6, languages())
        assert not found, dict(base.chosen)


def test_a_page_is_not_changed_by_nothing() -> None:
    """The measure itself."""
    for ref in shipped():
        plain = load_resolved(load(ref).resolved(), ref)
        again = load_resolved(plain.resolved(), ref)
        assert page(plain).sections == page(again).sections
        assert not list(differences(plain, again))
        assert [path for path, _ in leaves(plain.resolved())]
