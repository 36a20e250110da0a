"""Reading what people type on a score sheet: cards in the notation and in the letters of their language, points, names.

Everything that is read has one way to be written (`written_left` and the like), which every language reads back: so an
answer can be kept and read again.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from maumau.cards import SHOWN, in_line
from maumau.cli.trouble import NotUnderstood
from maumau.cli.typed_cards import TypedCards
from maumau.cli.vocabulary import plain, vocabulary, words_here
from maumau.game.sheet import Hand, Held, Left, ScoreError, Worth
from maumau.game.sheet_checks import no_card
from maumau.game.sheet_rounds import phrase, written
from maumau.game.sheet_scale import Scale
from maumau.locale import Language, Listed, Name, Text

COMMANDS = ("table", "curve", "correct", "undo")
WORDS = (*COMMANDS, "points", "nobody")
NOBODY = "-"
_NUMBER = re.compile(r"(=?)\s*([-−]?)\s*([0-9]{1,9})")


class Words:
    """The words of a language that mean something on a score sheet alone."""

    def __init__(self, language: Language) -> None:
        self._typed = vocabulary(language)
        self._words: dict[str, str] = {}
        for word in WORDS:
            for text in words_here(language, f"score-words-{word}"):
                self._words.setdefault(plain(text), word)

    def meaning(self, text: str) -> str | None:
        """What a word means: of `WORDS`."""
        return self._words.get(plain(text))

    def command(self, text: str) -> tuple[str, str]:
        """A command and what follows it; empty where there is none."""
        first, _, rest = text.partition(" ")
        if self.meaning(first) == "correct":
            return "correct", rest.strip()
        if self._typed.means("rules", text):
            return "rules", ""
        if (section := self._typed.after("rules", text)) is not None:
            return "rules", section
        whole = self.meaning(text)
        return (whole, "") if whole in COMMANDS else ("", "")


class CardReader:
    """Reads cards of a deck, as a reader of a language writes them; a rank alone is a card too."""

    def __init__(self, scale: Scale, language: Language) -> None:
        self.scale = scale
        self.deck = scale.deck
        self._typed = TypedCards(scale.ruleset, language)

    def held(self, text: str) -> tuple[Held, ...]:
        """Cards in a row. Raises `ScoreError`."""
        try:
            return self._typed.with_ranks(text)
        except NotUnderstood as error:
            typed = dict(error.text.values)["typed"]
            raise ScoreError(no_card(str(typed), self.deck)) from None

    def last(self, text: str) -> Held:
        """The one card that somebody went out with. Raises `ScoreError`."""
        held = self.held(text)
        if len(held) != 1:
            raise ScoreError(no_card(text, self.deck))
        return held[0]

    def left(self, text: str) -> Left:
        """Cards, or a number: what they count together. `=7` is always a number. Raises `ScoreError`."""
        number = _NUMBER.fullmatch(text.strip())
        if number is None:
            return Hand(self.held(text))
        equals, minus, digits = number.groups()
        points = -int(digits) if minus else int(digits)
        if not equals and not minus and self._is_card_too(digits, points):
            card = phrase(next(card for card in self.deck.kinds if card.rank == digits), self.deck)
            raise ScoreError(Text("score-either", text=digits, points=f"={digits}", card=card))
        return Worth(points)

    def _is_card_too(self, rank: str, points: int) -> bool:
        """Whether a number could be a rank as well, and would come to something else as such."""
        if rank not in self.deck.ranks:
            return False
        same = self.scale.rank_is_enough(rank) and self.scale.worth_of(rank) == points
        return not same or any(card.rank == rank for card in self.scale.losing)


def written_left(left: Left) -> str:
    """What somebody was left with, as it can be typed."""
    return f"={left.points}" if isinstance(left, Worth) else written(left.cards)


def read_points(text: str, names: Sequence[str]) -> tuple[int, ...]:
    """A number for each player. Raises `ScoreError`."""
    words = re.sub(r"[,;+]", " ", text).split()
    points: list[int] = []
    for word in words:
        number = _NUMBER.fullmatch(word)
        if number is None:
            raise ScoreError(Text("score-not-points", text=in_line(word, SHOWN)))
        points.append(-int(number[3]) if number[2] else int(number[3]))
    if len(points) != len(names):
        listed = Listed(tuple(map(Name, names)), "and")
        raise ScoreError(Text("score-points-each", given=len(points), players=len(names), names=listed))
    return tuple(points)


def read_name(text: str, names: Sequence[str]) -> int:
    """The player whose name it is, or begins so. Raises `ScoreError`."""
    wanted = text.casefold()
    folded = [name.casefold() for name in names]
    if wanted in folded:
        return folded.index(wanted)
    begun = [seat for seat, name in enumerate(folded) if wanted and name.startswith(wanted)]
    begun = begun or [seat for seat, name in enumerate(folded) if wanted in name.split()]
    if len(begun) == 1:
        return begun[0]
    listed = Listed(tuple(Name(names[seat]) for seat in (begun or range(len(names)))), "or" if begun else "and")
    raise ScoreError(Text("score-several-names" if begun else "score-no-name", name=in_line(text, SHOWN), names=listed))


def read_names(text: str, names: Sequence[str]) -> tuple[int, ...]:
    """Several players, with commas between them. Raises `ScoreError`."""
    return tuple(sorted({read_name(part.strip(), names) for part in text.split(",") if part.strip()}))
