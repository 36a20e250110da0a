"""Suits, ranks, cards and decks: reading and writing them.

A card is its rank and its suit's letter (``7h``, ``10d``, ``Jc``, ``As``). Which ranks and suits there are is data:
a ruleset declares them, and a :class:`Deck` is that declaration. Nothing here knows a rule.

>>> deck = Deck.of("6-A")
>>> deck.parse("Th"), str(deck.parse("J♥"))
(Card('10', 'h'), 'Jh')
>>> deck.kind(Card("6", "d"))
9
"""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

#: The order in which spans of ranks ("6-A") are read. It is a way of writing: ranks have no order (LT-02).
STANDARD_RANKS: tuple[str, ...] = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")

#: What a pack has when it does not say otherwise.
STANDARD_SUITS = "clubs, diamonds, hearts, spades"

#: Signs for suits that have one; any other suit is shown by its letter.
SYMBOLS = {
    "clubs": "♣",
    "diamonds": "♦",
    "hearts": "♥",
    "spades": "♠",
    "acorns": "🌰",
    "leaves": "🍃",
    "bells": "🔔",
}

#: The engine keeps a set of kinds in 64 bits, and a nomination in a few.
MAX_KINDS = 64
MAX_SUITS = 8

#: Words that mean something else in a card selector, so that no suit may be called so.
RESERVED_WORDS = frozenset({"any", "but", "card", "fits", "none", "number", "of", "plain", "power", "same", "wild"})

_RANK = re.compile(r"[A-Z]|[0-9]{1,2}")
_SUIT_NAME = re.compile(r"[a-z]+")
_EMOJI_STYLE = "\ufe0f"

SHOWN = 60  #: so many signs of a wrong value are repeated in a message
LONGEST = 500  #: signs of one message, whatever is repeated in it


def clipped(value: object, shown: int = SHOWN) -> str:
    """A wrong value as a message repeats it: in quotes if it is a text, as far as it is worth reading, in one line."""
    try:
        text = repr(value[: shown + 1] if isinstance(value, str) else value)
    except ValueError:  # a number with thousands of digits
        return "a number as long as that"
    if len(text) <= shown + 2:
        return text
    return text[:shown] + "…" + text[0] * isinstance(value, str)


def in_line(text: str, most: int = LONGEST) -> str:
    """A text in one line of at most so many signs that can be printed; of a longer one the beginning and the end."""
    return _shortened(printable(_shortened(text, most)), most)


def _shortened(text: str, most: int) -> str:
    if len(text) <= most:
        return text
    head = most * 2 // 3
    return text[:head] + "…" + text[head + 1 - most :]


def printable(text: str) -> str:
    """A text whose line ends, halves of signs and the like are spelled out, so that it is one line anywhere."""
    return text if text.isprintable() else "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)


class CardError(ValueError):
    """A text that is no card, or no declaration of a deck; the message says what would be right."""

    def __init__(self, message: str) -> None:
        super().__init__(in_line(message))


class Card(NamedTuple):
    """One kind of card. Equal cards of two packs are the same card to the rules (ALL-11)."""

    rank: str
    suit: str

    def __str__(self) -> str:
        return self.rank + self.suit

    def __repr__(self) -> str:
        return f"Card({self.rank!r}, {self.suit!r})"


@dataclass(frozen=True)
class Suit:
    """A suit: its letter in the notation, its English name, the sign (one character) it is shown by."""

    letter: str
    name: str
    symbol: str


@dataclass(frozen=True)
class Deck:
    """The kinds of card of one pack: suits as declared, within a suit ranks as declared (ascending).

    The place of a card in :attr:`kinds` is its number everywhere else.
    """

    suits: tuple[Suit, ...]
    ranks: tuple[str, ...]

    def __post_init__(self) -> None:
        if not self.suits or not self.ranks:
            raise CardError("a pack needs at least one rank and one suit")
        if len(self.suits) > MAX_SUITS:
            raise CardError(f"{len(self.suits)} suits are too many: at most {MAX_SUITS}")
        if len(self.suits) * len(self.ranks) > MAX_KINDS:
            raise CardError(
                f"{len(self.suits)} suits of {len(self.ranks)} ranks are {len(self.suits) * len(self.ranks)} kinds "
                f"of card: at most {MAX_KINDS}"
            )

    @classmethod
    def of(cls, ranks: str, suits: str = STANDARD_SUITS) -> Deck:
        """Read a declaration: ``Deck.of("7-10, U, O, K, A", "acorns, leaves, hearts, bells")``."""
        return cls(read_suits(suits), read_ranks(ranks))

    @cached_property
    def kinds(self) -> tuple[Card, ...]:
        """Every kind of card of the pack, in order."""
        return tuple(Card(rank, suit.letter) for suit in self.suits for rank in self.ranks)

    @cached_property
    def order(self) -> tuple[str, ...]:
        """The order in which a span of ranks is read: the usual one, or the pack's where it has ranks of its own."""
        return STANDARD_RANKS if set(self.ranks) <= set(STANDARD_RANKS) else self.ranks

    def parse(self, text: str) -> Card:
        """Read one card; ``T`` for ten, capital suit letters and suit signs are taken too.

        Raises :class:`CardError`, which names the nearest card of the pack.
        """
        written = text.strip().replace(_EMOJI_STYLE, "")
        rank, letter = written[:-1], self._letters.get(written[-1:], "")
        card = Card("10" if rank == "T" else rank, letter)
        if card not in self._numbers:
            raise CardError(self._no_card(text))
        return card

    def parse_many(self, text: str | Iterable[str]) -> tuple[Card, ...]:
        """Read several cards: a text with blanks (or commas) between them, or a list of texts."""
        words = text.replace(",", " ").split() if isinstance(text, str) else text
        return tuple(self.parse(word) for word in words)

    def kind(self, card: Card) -> int:
        """The number of a card: ``suit_index * len(ranks) + rank_index``."""
        try:
            return self._numbers[card]
        except KeyError:
            raise CardError(self._no_card(str(card))) from None

    def suit_index(self, letter_or_symbol: str) -> int:
        """The number of a suit, given by its letter (small or capital) or its sign."""
        letter = self._letters.get(letter_or_symbol.strip().replace(_EMOJI_STYLE, ""))
        if letter is None:
            known = ", ".join(f"{suit.letter} ({suit.name})" for suit in self.suits)
            raise CardError(f"no suit {clipped(letter_or_symbol)}: this pack has {known}")
        return next(i for i, suit in enumerate(self.suits) if suit.letter == letter)

    @cached_property
    def _numbers(self) -> dict[Card, int]:
        return {card: number for number, card in enumerate(self.kinds)}

    @cached_property
    def _letters(self) -> dict[str, str]:
        letters = {suit.letter: suit.letter for suit in self.suits}
        letters |= {suit.letter.upper(): suit.letter for suit in self.suits}
        return letters | {suit.symbol: suit.letter for suit in self.suits}

    def _no_card(self, text: str) -> str:
        """What is wrong with a text that should have been a card, and which card is nearest."""
        written = text.strip().replace(_EMOJI_STYLE, "")
        rank, letter = written[:-1], self._letters.get(written[-1:])
        names = [str(card) for card in self.kinds]
        by_case = {name.lower(): name for name in names}
        near = by_case.get(written.lower())
        if near is None and letter is not None and rank in STANDARD_RANKS:
            near = self._nearest_rank(rank) + letter
        if near is None:
            near = next(iter(difflib.get_close_matches(written[:SHOWN], names, n=1, cutoff=0.3)), names[0])
        ranks, suits = " ".join(self.ranks), " ".join(suit.letter for suit in self.suits)
        return f"no card {clipped(text)} in this pack (ranks {ranks}; suits {suits}); the nearest is {near}"

    def _nearest_rank(self, rank: str) -> str:
        """The rank of the pack that lies nearest in the usual order (the first rank, if the pack has none of it)."""
        place = STANDARD_RANKS.index(rank)
        known = [r for r in self.ranks if r in STANDARD_RANKS]
        return min(known, key=lambda r: abs(STANDARD_RANKS.index(r) - place), default=self.ranks[0])


def read_ranks(text: str) -> tuple[str, ...]:
    """Read ``"6-A"`` or ``"7-10, U, O, K, A"``: spans in the usual order, and single ranks of any kind."""
    ranks: list[str] = []
    for item in (part.strip() for part in text.split(",")):
        first, dash, last = (end.strip() for end in item.partition("-"))
        if dash:
            ranks += _usual_span(item, first, last)
        elif item == "T":
            raise CardError("rank 'T' would be read as ten: write 10")
        elif _RANK.fullmatch(item):
            ranks.append(item)
        else:
            raise CardError(
                f"{clipped(item)} is no rank: a rank is a number or one capital letter, a span is written 6-A"
            )
    if twice := sorted(rank for rank, times in Counter(ranks).items() if times > 1):
        raise CardError(f"rank {twice[0]} is declared twice in {clipped(text)}")
    return tuple(ranks)


def _usual_span(item: str, first: str, last: str) -> tuple[str, ...]:
    usual = " ".join(STANDARD_RANKS)
    for end in (first, last):
        if end not in STANDARD_RANKS:
            near = difflib.get_close_matches(end[:SHOWN].upper(), STANDARD_RANKS, n=1, cutoff=0.5)
            hint = f"; the nearest is {near[0]}" if near else ""
            raise CardError(f"{clipped(end)} in {clipped(item)} is no rank that a span may use ({usual}){hint}")
    start, stop = STANDARD_RANKS.index(first), STANDARD_RANKS.index(last)
    if start > stop:
        raise CardError(f"the span {clipped(item)} runs backwards: the order is {usual}")
    return STANDARD_RANKS[start : stop + 1]


def read_suits(text: str) -> tuple[Suit, ...]:
    """Read ``"clubs, diamonds, hearts, spades"``; the first letters are the notation and must differ."""
    suits: list[Suit] = []
    for name in (part.strip() for part in text.split(",")):
        if not _SUIT_NAME.fullmatch(name):
            raise CardError(f"{clipped(name)} is no name for a suit: small letters only")
        if name in RESERVED_WORDS:
            raise CardError(f"a suit cannot be called {name!r}: the word means something else in a card selector")
        letter = name[0]
        if other := next((suit.name for suit in suits if suit.letter == letter), None):
            raise CardError(f"the suits {in_line(other, SHOWN)} and {in_line(name, SHOWN)} begin with the same letter")
        suits.append(Suit(letter, name, SYMBOLS.get(name, letter)))
    return tuple(suits)
