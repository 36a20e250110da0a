"""What stands in a sentence and must be inflected there: cards, suits, ranks, names, lists; and sentences themselves.

A phrase knows no language. A message asks it for a form of its own language, ``{ FORM($cards, "gen") }``, and the
phrase finds that form among the attributes of the messages of ``card.ftl``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from maumau import cards as pack
from maumau.cards import Deck
from maumau.locale.names import ergative

if TYPE_CHECKING:
    from maumau.locale.language import Language


class Phrase:
    """Something that has forms."""

    def form(self, language: Language, form: str) -> str:
        """It in one of the forms of a language; ``""`` is the base form."""
        raise NotImplementedError


Value = str | int | bool | Phrase


@dataclass(frozen=True, init=False)
class Text(Phrase):
    """A message with its values, to be said in any language. Its forms are the attributes of the message."""

    id: str
    values: tuple[tuple[str, Value], ...]

    def __init__(self, id: str, **values: Value) -> None:
        object.__setattr__(self, "id", id)
        object.__setattr__(self, "values", tuple(values.items()))

    def form(self, language: Language, form: str) -> str:
        return language.form(self.id, form, dict(self.values))


@dataclass(frozen=True)
class Name(Phrase):
    """What somebody is called. Names are never inflected, but where the subject itself has a case (Basque)."""

    name: str

    def form(self, language: Language, form: str) -> str:
        if form == "erg":
            return ergative(self.name, lambda name: language.say("list-player", name=name))
        return self.name


@dataclass(frozen=True)
class Rank(Phrase):
    """A rank by its name; one without a usual name as it is written."""

    rank: str

    def form(self, language: Language, form: str) -> str:
        known = f"card-rank-{self.rank}"
        if language.has(known):
            return language.form(known, form, {})
        return language.form("card-rank-other", form, {"rank": self.rank})


@dataclass(frozen=True)
class Suit(Phrase):
    """A suit by its name; one without a usual name as the rules call it."""

    suit: pack.Suit

    def form(self, language: Language, form: str) -> str:
        known = f"card-suit-{self.suit.name}"
        if language.has(known):
            return language.form(known, form, {})
        return language.form("card-suit-other", form, {"suit": self.suit.name})


@dataclass(frozen=True)
class Card(Phrase):
    """One card: a sign, which has no forms, or its name, where the reader likes words."""

    card: pack.Card
    deck: Deck = field(repr=False, compare=False)

    def form(self, language: Language, form: str) -> str:
        suit = self.deck.suits[self.deck.suit_index(self.card.suit)]
        if language.style == "words":
            return language.form("card-name", form, {"rank": Rank(self.card.rank), "suit": Suit(suit)})
        return str(self.card) if language.style == "letters" else letter(language, self.card.rank) + suit.symbol


def letter(language: Language, rank: str) -> str:
    """What stands on a card of a rank, as the reader is used to it."""
    known = f"card-letter-{rank}"
    own = language.indices == "own" and language.style != "letters" and language.has(known)
    return language.say(known) if own else rank


@dataclass(frozen=True)
class Letters(Phrase):
    """Ranks by what stands on the cards: ``6–A`` (a span), or each of them."""

    ranks: tuple[str, ...]
    span: bool

    def form(self, language: Language, form: str) -> str:
        letters = [letter(language, rank) for rank in self.ranks]
        return f"{letters[0]}–{letters[-1]}" if self.span else ", ".join(letters)


@dataclass(frozen=True)
class Cards(Phrase):
    """Several cards in a row, as they lie in a hand: ``7♥ 9♣``."""

    cards: tuple[pack.Card, ...]
    deck: Deck = field(repr=False, compare=False)

    def form(self, language: Language, form: str) -> str:
        between = ", " if language.style == "words" else " "
        return between.join(Card(card, self.deck).form(language, form) for card in self.cards)


@dataclass(frozen=True)
class Listed(Phrase):
    """``a, b or c``, each in the form that is asked for."""

    items: tuple[Phrase, ...]
    last: str  #: ``or``, ``and``

    def form(self, language: Language, form: str) -> str:
        return language.listed([item.form(language, form) for item in self.items], self.last)


@dataclass(frozen=True)
class ARank(Phrase):
    """One card of a rank: ``a seven``."""

    rank: str

    def form(self, language: Language, form: str) -> str:
        return language.form("card-a-rank", form, {"rank": Rank(self.rank)})


@dataclass(frozen=True)
class ASuit(Phrase):
    """One card of a suit: ``a diamond``."""

    suit: pack.Suit

    def form(self, language: Language, form: str) -> str:
        return language.form("card-a-suit", form, {"suit": Suit(self.suit)})


@dataclass(frozen=True, eq=False)
class OneOf(Phrase):
    """One of some cards, in as few words as there are: ``a diamond or a jack``, ``any card but a jack``.

    Two are equal that are said alike, be it of different packs.
    """

    cards: frozenset[pack.Card]
    deck: Deck = field(repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", frozenset(self.cards))

    @property
    def every(self) -> bool:
        """Whether it is any card at all."""
        return len(self.cards) == len(self.deck.kinds)

    @property
    def how(self) -> str:
        """Whether it is best said by what it is (``only``) or by what it is not (``but``)."""
        return self._said[0]

    @cached_property
    def _said(self) -> tuple[str, tuple[Phrase, ...]]:
        """How it is said, and the names that are said with it."""
        if self.every:
            return "any", ()
        names, rest = self._names(self.cards), self._names(frozenset(self.deck.kinds) - self.cards)
        return ("but", tuple(rest)) if len(rest) < len(names) else ("only", tuple(names))

    def __eq__(self, other: object) -> bool:
        return self._said == other._said if isinstance(other, OneOf) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._said)

    def form(self, language: Language, form: str) -> str:
        how, names = self._said
        if not self.cards:
            return language.form("card-none", form, {})
        if how == "any":
            return language.form("card-any", form, {})
        listed = Listed(names, "or")
        return language.form("card-any-but", form, {"cards": listed}) if how == "but" else listed.form(language, form)

    def _names(self, wanted: frozenset[pack.Card]) -> list[Phrase]:
        """Some cards by whole suits, whole ranks, and the single cards beside them."""
        deck = self.deck
        suits = [suit for suit in deck.suits if all(pack.Card(rank, suit.letter) in wanted for rank in deck.ranks)]
        named = {card for card in wanted if card.suit in {suit.letter for suit in suits}}
        ranks = [
            rank
            for rank in deck.ranks
            if all(pack.Card(rank, suit.letter) in wanted for suit in deck.suits)
            and not all(pack.Card(rank, suit.letter) in named for suit in deck.suits)
        ]
        named |= {card for card in wanted if card.rank in ranks}
        single = [Card(card, deck) for card in deck.kinds if card in wanted - named]
        return [*map(ASuit, suits), *map(ARank, ranks), *single]


@dataclass(frozen=True)
class Group(Phrase):
    """Some cards as a heading, without forms: ``Seven, eight``, ``2–6, 9``, ``Jack other than J♥``."""

    cards: frozenset[pack.Card]
    deck: Deck = field(repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", frozenset(self.cards))

    def form(self, language: Language, form: str) -> str:
        if len(self.cards) == len(self.deck.kinds):
            return language.say("card-every")
        by_rank = {rank: [card for card in self.deck.kinds if card.rank == rank] for rank in self.deck.ranks}
        whole = [rank for rank, kinds in by_rank.items() if self.cards.issuperset(kinds)]
        names = (
            [Rank(rank).form(language, "") for rank in whole] if len(whole) < 3 else _spans(language, whole, self.deck)
        )
        names += self._parts(language, {rank: kinds for rank, kinds in by_rank.items() if rank not in whole})
        text = ", ".join(names)
        return text[:1].upper() + text[1:]

    def _parts(self, language: Language, by_rank: dict[str, list[pack.Card]]) -> Iterable[str]:
        """The ranks of which only some cards are meant: those cards, or the rank and what is left out of it."""
        for rank, kinds in by_rank.items():
            here = [card for card in kinds if card in self.cards]
            if not here:
                continue
            few = len(here) * 2 <= len(kinds)
            shown = here if few else [card for card in kinds if card not in self.cards]
            signs = Listed(tuple(Card(card, self.deck) for card in shown), "and")
            if few:
                yield ", ".join(Card(card, self.deck).form(language, "") for card in shown)
            else:
                yield language.say("card-rank-but", rank=Rank(rank), cards=signs)


def _spans(language: Language, ranks: Sequence[str], deck: Deck) -> list[str]:
    """Ranks by what stands on them, with dashes where three or more stand in a row: ``2–6, 9``."""
    places = [deck.ranks.index(rank) for rank in ranks]
    spans: list[list[int]] = []
    for place in places:
        if spans and spans[-1][-1] == place - 1:
            spans[-1].append(place)
        else:
            spans.append([place])
    texts: list[str] = []
    for span in spans:
        ends = [letter(language, deck.ranks[place]) for place in span]
        texts += [f"{ends[0]}–{ends[-1]}"] if len(ends) > 2 else ends
    return texts
