"""Reading several cards in a row, as people type them, with a sentence for what is no card of the pack."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from maumau.cards import SHOWN, Card, in_line
from maumau.cli.card_words import CardWords
from maumau.cli.trouble import NotUnderstood
from maumau.cli.vocabulary import Vocabulary, vocabulary
from maumau.locale import Card as CardPhrase
from maumau.locale import Language
from maumau.rules import Ruleset

LONGEST = 2  #: words that name one card, beside those that say nothing more

Read = TypeVar("Read")


class TypedCards:
    """Reads the cards of one pack for one reader: ``7h 9c``, ``seven of hearts, J♠``."""

    def __init__(self, ruleset: Ruleset, speaks: Language) -> None:
        self.deck = ruleset.deck
        self.names = CardWords(ruleset.deck, speaks)
        self.vocabulary: Vocabulary = vocabulary(speaks)

    def one(self, text: str) -> Card:
        """The one card that was typed. Raises `NotUnderstood`."""
        found = self.names.card(self._words(text))
        if found is None:
            raise self.no_card(text)
        return found

    def several(self, text: str) -> tuple[Card, ...]:
        """The cards that were typed, with blanks or commas between them. Raises `NotUnderstood`."""
        return self._in_a_row(text, self._card)

    def with_ranks(self, text: str) -> tuple[Card | str, ...]:
        """The same, where a card may be named by its rank alone. Raises `NotUnderstood`."""
        return self._in_a_row(text, self._rank_or_card)

    def suit(self, text: str) -> str | None:
        """The letter of a suit; None if what was typed is none."""
        return self.names.suit(text)

    def no_card(self, text: str) -> NotUnderstood:
        """That a text is no card of the pack."""
        typed = in_line(text, SHOWN)
        if (near := self.names.nearest(text)) is not None:
            return NotUnderstood("play-no-such-card", typed=typed, card=CardPhrase(near, self.deck))
        return NotUnderstood("ask-no-card", typed=typed, card=str(self.deck.kinds[0]))

    def _words(self, text: str) -> list[str]:
        return [word for word in text.replace(",", " ").split() if not self.vocabulary.means("filler", word)]

    def _in_a_row(self, text: str, first: Callable[[list[str]], tuple[int, Read] | None]) -> tuple[Read, ...]:
        """Each card by as few words as name one; *first* is how many words name the first card, and that card."""
        found: list[Read] = []
        for part in re.split(r"[,;+]", text):
            words = self._words(part)
            while words:
                if (read := first(words)) is None:
                    raise self.no_card(words[0])
                length, card = read
                found.append(card)
                words = words[length:]
        return tuple(found)

    def _card(self, words: list[str]) -> tuple[int, Card] | None:
        read = ((length, self.names.card(words[:length])) for length in range(1, LONGEST + 1))
        return next(((length, card) for length, card in read if card is not None), None)

    def _rank_or_card(self, words: list[str]) -> tuple[int, Card | str] | None:
        """A rank stands alone where no suit follows: of two ranks in a row each is a card, though D be diamonds too."""
        rank = self.names.rank(words[0])
        alone = len(words) == 1 or self.names.rank(words[1]) is not None or self.names.card(words[:2]) is None
        return (1, rank) if rank in self.deck.ranks and alone else self._card(words)
