"""How cards and players are called on the screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from maumau.cards import Card, Deck
from maumau.rules.words import card_sign, number

RANK_WORDS = {
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "six": "6",
    "seven": "7",
    "eight": "8",
    "nine": "9",
    "ten": "10",
    "jack": "J",
    "queen": "Q",
    "king": "K",
    "ace": "A",
}
_NAMES = {rank: word for word, rank in RANK_WORDS.items()}


@dataclass(frozen=True)
class Wording:
    """Cards as `symbols`, `letters` or `words`."""

    deck: Deck
    style: str

    def card(self, card: Card) -> str:
        """One card: ``7♥``, ``7h`` or ``seven of hearts``."""
        if self.style == "words":
            return f"{_NAMES.get(card.rank, card.rank)} of {self.suit(card.suit)}"
        return card_sign(card, self.deck) if self.style == "symbols" else str(card)

    def cards(self, cards: Iterable[Card]) -> str:
        """Several cards."""
        return (", " if self.style == "words" else " ").join(map(self.card, cards))

    def suit(self, letter: str) -> str:
        """The name of a suit."""
        return self.deck.suits[self.deck.suit_index(letter)].name


@dataclass(frozen=True)
class Player:
    """Who sits at a seat. `bot` is the kind of bot that plays it, None for a person; `person`: a person's."""

    name: str
    bot: str | None = None
    person: bool = False


@dataclass(frozen=True)
class Party:
    """Everybody at the table, by seat."""

    players: tuple[Player, ...]

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play now."""
        return tuple(seat for seat, player in enumerate(self.players) if player.bot is None)

    @property
    def alone(self) -> bool:
        """Whether one person alone sits at the keyboard, who is then called "you"."""
        return sum(player.person for player in self.players) == 1

    def name(self, seat: int) -> str:
        """The name at a seat."""
        return self.players[seat].name

    def bot(self, seat: int) -> str | None:
        """The kind of bot that plays a seat; None where a person does."""
        return self.players[seat].bot

    def is_you(self, seat: int) -> bool:
        """Whether a seat is that of the only reader."""
        return self.alone and self.players[seat].bot is None

    def who(self, seat: int) -> str:
        """The subject of a sentence: ``You`` or the name. Sentences are in the past, which is the same for both."""
        return "You" if self.is_you(seat) else self.name(seat)

    def whom(self, seat: int) -> str:
        """The same inside a sentence."""
        return "you" if self.is_you(seat) else self.name(seat)

    def has(self, seat: int) -> str:
        """``You have`` or ``Ana has``."""
        return "You have" if self.is_you(seat) else f"{self.name(seat)} has"

    def with_bot(self, seat: int, bot: str | None) -> Party:
        """The same party, a seat played by a bot, or by its person again."""
        players = list(self.players)
        players[seat] = replace(players[seat], bot=bot)
        return Party(tuple(players))

    def seats_called(self, text: str) -> list[int]:
        """The seats whose name, or a word of it, begins so."""
        wanted = text.lower()
        exact = [seat for seat, player in enumerate(self.players) if player.name.lower() == wanted]
        if exact:
            return exact
        words = [
            seat for seat, player in enumerate(self.players) if wanted in (part.lower() for part in player.name.split())
        ]
        begun = [
            seat
            for seat, player in enumerate(self.players)
            if wanted and (player.name.lower().startswith(wanted) or player.name.lower().replace(" ", "") == wanted)
        ]
        return words or begun


def bot_names(count: int) -> list[str]:
    """Names for bots, in turn: letters, since numbers are moves."""
    return [f"Bot {chr(ord('A') + place)}" for place in range(count)]


def cards_number(count: int) -> str:
    """``one card``, ``3 cards``, ``no cards``."""
    return number(count, "card") if count else "no cards"


def in_a_row(names: Sequence[str]) -> str:
    """``Ana, Ben and Bot A``."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
