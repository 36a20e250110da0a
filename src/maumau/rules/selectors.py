"""Card selectors: text that names cards.

A selector is a list of items with commas between, ``"2, 3 of the same suit"``; ``X but Y`` takes the rest of the list
away. Items name cards *fixedly* (``Qs``, ``7``, ``2-10``, ``diamonds``, ``any card``), by what the rules say about
them (``wild``, ``power``), or *relatively* to the card they are put on (``same suit``, ``same rank``, ``fits``,
``X of the same suit``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import IntEnum

from maumau.cards import STANDARD_RANKS, Card, Deck, clipped, in_line
from maumau.rules.problems import did_you_mean

_OF_THE_SAME_SUIT = " of the same suit"
_BY_RULES = ("wild", "power")
_USUAL = Deck.of("2-A")
MOST_ITEMS = 200  #: of one selector, three times as many as a pack has kinds of card
_RELATIVE = ("same suit", "same rank", "fits")
_SPAN = re.compile(r"([A-Z]|[0-9]{1,2})-([A-Z]|[0-9]{1,2})")


class SelectorError(ValueError):
    """A text that names no cards, or names them in a way that has no meaning here."""

    def __init__(self, message: str) -> None:
        super().__init__(in_line(message))


class Exactness(IntEnum):
    """How exactly an item names a card; the most exact entry rules it (ALL-08)."""

    ANY_CARD = 1
    SUIT = 2
    SPAN = 3
    RANK = 4
    CARD = 5


@dataclass(frozen=True)
class Item:
    """One item of a selector."""

    text: str
    exactness: Exactness | None = None  # None: not fixed
    ranks: frozenset[str] | None = None  # None: of any rank
    suits: frozenset[str] | None = None  # None: of any suit
    word: str = ""  # "wild", "power", "same suit", "same rank" or "fits"
    of_the_same_suit: bool = False

    def names(self, card: Card) -> bool:
        """Whether a fixed item names a card."""
        return (self.ranks is None or card.rank in self.ranks) and (self.suits is None or card.suit in self.suits)

    @property
    def fixed(self) -> bool:
        """Whether the item names the same cards whatever the rules say and whatever lies on the pile."""
        return not self.word and not self.of_the_same_suit


@dataclass(frozen=True)
class Selector:
    """A selector that was read: its items, and what is taken away."""

    items: tuple[Item, ...]
    but: tuple[Item, ...] = ()

    @property
    def fixed(self) -> bool:
        """Whether all of it is fixed."""
        return all(item.fixed for item in self.items + self.but)

    def taken_away(self, card: Card) -> bool:
        """Whether a fixed ``but`` takes a card away."""
        return any(item.names(card) for item in self.but)


def _nothing_fits(card: Card, on: Card) -> bool:
    return False


@dataclass(frozen=True)
class Meaning:
    """What the words of a selector mean in some rules."""

    cards: tuple[Card, ...]
    wilds: frozenset[Card] = frozenset()
    powers: frozenset[Card] = frozenset()
    fits: Callable[[Card, Card], bool] = field(default=_nothing_fits)

    def select(self, selector: Selector, on: Card | None = None) -> frozenset[Card]:
        """The cards that a selector names, put on a card where that matters."""
        return frozenset(card for card in self.cards if self.takes(selector, card, on))

    def takes(self, selector: Selector, card: Card, on: Card | None = None) -> bool:
        """Whether a selector names a card."""
        return self._any(selector.items, card, on) and not self._any(selector.but, card, on)

    def _any(self, items: Iterable[Item], card: Card, on: Card | None) -> bool:
        return any(self._names(item, card, on) for item in items)

    def _names(self, item: Item, card: Card, on: Card | None) -> bool:
        if item.word == "wild":
            return card in self.wilds
        if item.word == "power":
            return card in self.powers
        if item.fixed:
            return item.names(card)
        if on is None:
            raise SelectorError(f"{clipped(item.text)} needs the card that is put upon")
        if item.of_the_same_suit:
            return card.suit == on.suit and item.names(card)
        if item.word == "same suit":
            return card.suit == on.suit
        if item.word == "same rank":
            return card.rank == on.rank
        return self.fits(card, on)


def read_selector(text: str, deck: Deck, *, by_rules: bool = True, relative: bool = True) -> Selector:
    """Read a selector for a deck; *by_rules* and *relative* say which words may stand in it.

    Raises :class:`SelectorError`. An item may name ranks that the deck lacks: whether it names anything is asked by
    :func:`names_nothing`, of the deck of the file that it is written in.
    """
    if (items := text.count(",") + 1) > MOST_ITEMS:
        raise SelectorError(f"{items} items in {clipped(text)} are too many: at most {MOST_ITEMS}")
    most, but, rest = text.partition(" but ")
    parts = (most, rest) if but else (most,)
    read = [tuple(_read_item(item.strip(), text, deck, by_rules, relative) for item in p.split(",")) for p in parts]
    return Selector(*read)


def names_nothing(selector: Selector, decks: Iterable[Deck]) -> str:
    """The first item (or the whole) that names no card of these decks; empty if all do."""
    cards = [card for deck in decks for card in deck.kinds]
    for item in selector.items + selector.but:
        if not item.word and not any(item.names(card) for card in cards):
            return item.text
    if selector.fixed and all(selector.taken_away(c) for c in cards if any(i.names(c) for i in selector.items)):
        return "the whole selector"
    return ""


def written(cards: frozenset[Card], deck: Deck) -> str:
    """The one way in which a set of cards is written in resolved rules: whole ranks, then single cards."""
    if len(cards) == len(deck.kinds):
        return "any card"
    whole = [r for r in deck.ranks if all(Card(r, suit.letter) in cards for suit in deck.suits)]
    return ", ".join(whole + [str(card) for card in deck.kinds if card in cards and card.rank not in whole])


def _read_item(text: str, selector: str, deck: Deck, by_rules: bool, relative: bool) -> Item:
    if text.endswith(_OF_THE_SAME_SUIT):
        _allow(relative, text)
        inner = _read_item(text.removesuffix(_OF_THE_SAME_SUIT), selector, deck, by_rules=False, relative=False)
        return Item(text, None, inner.ranks, inner.suits, of_the_same_suit=True)
    if text in _RELATIVE:
        _allow(relative, text)
        return Item(text, word=text)
    if text in _BY_RULES:
        if not by_rules:
            raise SelectorError(f"{clipped(text)} cannot stand here: name the cards themselves")
        return Item(text, word=text)
    fixed = _fixed_item(text, deck)
    if fixed is None:
        known = _known_items(deck, by_rules, relative)
        raise SelectorError(f"no such card or group: {clipped(text)} in {clipped(selector)}{_hint(text, known)}")
    return fixed


def _fixed_item(text: str, deck: Deck) -> Item | None:
    """The usual cards can be read for every deck, so that a parent's selectors can be; they may name nothing in it."""
    ranks = {*deck.ranks, *STANDARD_RANKS}
    letters = _suit_letters(deck)
    if text == "any card":
        return Item(text, Exactness.ANY_CARD)
    if text in letters:
        return Item(text, Exactness.SUIT, suits=frozenset(letters[text]))
    if text in ranks:
        return Item(text, Exactness.RANK, ranks=frozenset({text}))
    if text[:-1] in ranks and text[-1:] in letters.values():
        return Item(text, Exactness.CARD, frozenset({text[:-1]}), frozenset(text[-1]))
    if span := _SPAN.fullmatch(text):
        first, last = span.groups()
        for order in (deck.order, STANDARD_RANKS):
            if first in order and last in order:
                if order.index(first) > order.index(last):
                    raise SelectorError(f"{clipped(text)} runs backwards: the order is {' '.join(order)}")
                between = order[order.index(first) : order.index(last) + 1]
                return Item(text, Exactness.SPAN, ranks=frozenset(between))
    return None


def _suit_letters(deck: Deck) -> dict[str, str]:
    """The letters of suits by their names: the deck's own, and the usual ones that do not clash with them."""
    own = {suit.name: suit.letter for suit in deck.suits}
    return {suit.name: suit.letter for suit in _USUAL.suits if suit.letter not in own.values()} | own


def _allow(relative: bool, text: str) -> None:
    if not relative:
        raise SelectorError(f"{clipped(text)} cannot stand here: there is no card that it is put on")


def _known_items(deck: Deck, by_rules: bool, relative: bool) -> list[str]:
    """Every single word that would have been right, for the nearest name."""
    known = ["any card", *(suit.name for suit in deck.suits), *deck.ranks, *map(str, deck.kinds)]
    return known + list(_BY_RULES) * by_rules + list(_RELATIVE) * relative


def _hint(text: str, known: list[str]) -> str:
    by_case = {name.lower(): name for name in known}
    near = by_case.get(text.lower()) or by_case.get(text.lower().removesuffix("s"))
    near = near or by_case.get(_RANK_WORDS.get(text.lower().removesuffix("s"), ""))
    if near:
        return f"; did you mean {near!r}?"
    hint = did_you_mean(text, known)
    return hint if "did you mean" in hint else "; a selector names cards like 7h, 7, 6-10, hearts, any card"


#: What people call ranks, for the hint alone.
_RANK_WORDS = {
    "jack": "j",
    "queen": "q",
    "king": "k",
    "ace": "a",
    "ten": "10",
    **dict(zip(("two", "three", "four", "five", "six", "seven", "eight", "nine"), STANDARD_RANKS, strict=False)),
}
