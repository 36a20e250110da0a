"""Cards and suits as people type them: by letters, signs and names, in English and in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from maumau.cards import STANDARD_RANKS, Card, Deck
from maumau.cli.vocabulary import plain
from maumau.locale import Language, Phrase, Rank, Suit, language
from maumau.locale.language import DEFAULT
from maumau.locale.phrases import letter

#: The forms in which somebody may name what is played; a language has some of them.
FORMS = ("", "acc", "gen", "part", "many", "one", "one-acc", "stem", "the", "the-gen")
SHORTEST = 3  #: letters of a word that names something within a longer name (the club in "a club")
EMOJI_STYLE = "\ufe0f"


class CardWords:
    """What names the cards of one pack, for one reader."""

    def __init__(self, deck: Deck, speaks: Language) -> None:
        self.deck = deck
        spoken = dict.fromkeys((speaks, language(DEFAULT)))
        self.ranks = _ranks(deck, speaks, tuple(spoken))
        self.suits: dict[str, str] = {}
        for suit in deck.suits:
            self.suits |= {suit.letter: suit.letter, suit.symbol: suit.letter, suit.name: suit.letter}
        for one in spoken:
            names = {suit.letter: (f"card-suit-{suit.name}", Suit(suit)) for suit in deck.suits}
            for word, suit_letter in _names(one, names):
                self.suits.setdefault(word, suit_letter)

    def rank(self, text: str) -> str | None:
        """The rank of that letter or name."""
        return self.ranks.get(plain(text))

    def suit(self, text: str) -> str | None:
        """The suit of that letter, sign or name, or the only one whose name begins so.

        Marks count first: a letter with one may begin the name of another suit than the letter without it.
        """
        typed = text.casefold().strip(EMOJI_STYLE)
        if typed in self.suits or not typed.isalpha():
            return self.suits.get(typed)
        without_marks = {plain(word): suit for word, suit in self.suits.items() if len(word) > 1}
        return _begun(typed, self.suits) or without_marks.get(plain(typed)) or _begun(plain(typed), without_marks)

    def card(self, words: list[str]) -> Card | None:
        """The card that some words name, the rank first or the suit; None if they name none of this pack."""
        parts = [part for word in words for part in word.replace("-", " ").split()]
        if len(parts) == 2:
            pairs = [(parts[0], parts[1])]
        elif len(parts) == 1 and self.rank(parts[0]) is None:  # queens are no card of spades
            pairs = [(parts[0][:cut], parts[0][cut:]) for cut in range(1, len(parts[0]))]
        else:
            return None
        ranks_first = [(self.rank(first), self.suit(second)) for first, second in pairs]
        suits_first = [(self.rank(second), self.suit(first)) for first, second in pairs]
        for rank, suit in (*ranks_first, *suits_first):
            if rank is not None and suit is not None and Card(rank, suit) in self.deck.kinds:
                return Card(rank, suit)
        return None

    def nearest(self, text: str) -> Card | None:
        """Where a text names a card that is not in this pack: the card of its suit whose rank is nearest."""
        rank, suit = self.rank(text[:-1]), self.suit(text[-1:])
        if rank not in STANDARD_RANKS or rank in self.deck.ranks or suit is None:
            return None
        there = [other for other in self.deck.ranks if other in STANDARD_RANKS]
        if not there:
            return None
        place = STANDARD_RANKS.index(rank)
        return Card(min(there, key=lambda other: abs(STANDARD_RANKS.index(other) - place)), suit)


def _ranks(deck: Deck, speaks: Language, spoken: tuple[Language, ...]) -> dict[str, str]:
    """Ranks by what people type.

    What the rules write comes first, then what the reader is used to see on cards (there a T may be an ace), then a T
    for the ten, then names.
    """
    ranks = (*deck.ranks, *(rank for rank in STANDARD_RANKS if rank not in deck.ranks))
    own = {letter(language(speaks.code), rank): rank for rank in ranks}
    found: dict[str, str] = {}
    for words in (
        {rank: rank for rank in deck.ranks},
        own if speaks.indices == "own" else {},
        {"T": "10"} | {rank: rank for rank in ranks},
        own,
        *(dict(_names(one, {rank: (f"card-rank-{rank}", Rank(rank)) for rank in ranks})) for one in spoken),
    ):
        for word, rank in words.items():
            found.setdefault(plain(word), rank)
    return found


def _names(speaks: Language, things: Mapping[str, tuple[str, Phrase]]) -> Iterator[tuple[str, str]]:
    """Each thing by its names: whole, and by each word of a longer name that no other of the things has."""
    names = {
        key: {
            phrase.form(speaks, form).casefold()
            for form in FORMS
            if speaks.has(message) and (not form or speaks.has_form(message, form))
        }
        for key, (message, phrase) in things.items()
    }
    words = {key: {word for name in found for word in name.split()} for key, found in names.items()}
    counts = Counter(word for found in words.values() for word in found)
    for key in things:
        for word in sorted(names[key] | {word for word in words[key] if len(word) >= SHORTEST and counts[word] == 1}):
            if " " not in word:
                yield word, key


def _begun(text: str, names: Mapping[str, str]) -> str | None:
    """The only suit with a name that begins so."""
    suits = {suit for name, suit in names.items() if len(name) > 1 and name.startswith(text)}
    return suits.pop() if len(suits) == 1 else None
