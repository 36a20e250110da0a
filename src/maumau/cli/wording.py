"""How the screen speaks: the reader's language, the deck's cards in it, and who sits at the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from maumau import cards
from maumau.cards import Deck
from maumau.locale import Card, Cards, Language, Suit, Text
from maumau.locale.phrases import Value
from maumau.locale.players import Names


@dataclass(frozen=True)
class Wording:
    """Messages in the reader's language, and the cards of a deck as the reader likes them."""

    deck: Deck
    language: Language

    def say(self, id: str, **values: Value) -> str:
        """A message with its values."""
        return self.language.say(id, **values)

    def told(self, texts: Iterable[Text]) -> str:
        """Sentences, one after the other."""
        return " ".join(map(self.language.say, texts))

    def card(self, card: cards.Card) -> str:
        """One card: ``7♥``, ``7h`` or ``seven of hearts``."""
        return Card(card, self.deck).form(self.language, "")

    def cards(self, several: Iterable[cards.Card]) -> str:
        """Several cards."""
        return Cards(tuple(several), self.deck).form(self.language, "")

    def suit(self, letter: str) -> str:
        """The name of a suit."""
        return Suit(self.deck.suits[self.deck.suit_index(letter)]).form(self.language, "")


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

    @property
    def names(self) -> Names:
        """How the players are called in messages, and which of them is called "you"."""
        you = self.people[0] if self.alone and self.people else None
        return Names(tuple(player.name for player in self.players), you)

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


def bot_names(count: int, speaks: Language) -> list[str]:
    """Names for bots, in turn: letters, since numbers are moves."""
    return [speaks.say("setup-bot-name", letter=letter) for letter in speaks.say("setup-bot-letters")[:count]]
