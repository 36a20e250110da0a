"""A round as people with real cards tell it: who went out, with which card, and what the others were left with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from maumau import cards
from maumau.cards import Deck
from maumau.locale import Card, Letters, Phrase, Text, language

#: A card that was held: itself, or by its rank alone (``"Q"``), where the suit changes nothing.
Held = cards.Card | str


class ScoreError(ValueError):
    """What cannot stand on a score sheet. `text` says what, where and what would be right, in any language."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return language("en").say(self.text)


@dataclass(frozen=True)
class Hand:
    """The cards that somebody was left with."""

    cards: tuple[Held, ...] = ()


@dataclass(frozen=True)
class Worth:
    """What the cards that somebody was left with count together, before what the last card changes."""

    points: int


Left = Hand | Worth


@dataclass(frozen=True)
class Played:
    """A round by the cards. `card` is the last card of who went out; both are None where nobody did.

    `left` holds what everybody was left with, by seat. `lost` are those who held a card that loses the match at once,
    among those of whom only the points are known.
    """

    finisher: int | None
    card: Held | None
    left: tuple[Left, ...]
    lost: tuple[int, ...] = ()


@dataclass(frozen=True)
class Given:
    """A round by its points alone, as somebody else has counted them: what it adds to each total."""

    finisher: int | None
    points: tuple[int, ...]
    lost: tuple[int, ...] = ()


SheetRound = Played | Given


def rank_of(held: Held) -> str:
    """The rank of a card that was held."""
    return held if isinstance(held, str) else held.rank


def phrase(held: Held, deck: Deck) -> Phrase:
    """How a card that was held is called."""
    return Letters((held,), span=False) if isinstance(held, str) else Card(held, deck)


def written(held: Sequence[Held]) -> str:
    """Cards in the notation of files: ``Q 7h Jh``."""
    return " ".join(map(str, held))
