"""Reading what people type: commands, cards, suits and the other moves, in many spellings.

Reading decides nothing: whether a move is allowed, the engine says.
"""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from functools import cached_property

from maumau import cards
from maumau.cards import SHOWN, Deck, in_line
from maumau.cli.card_words import CardWords
from maumau.cli.offered import NOTHING, Offered, spoken
from maumau.cli.trouble import NotUnderstood
from maumau.cli.vocabulary import CALLS, COMMANDS, VERBS, WITH_REST, plain, shown, vocabulary
from maumau.cli.wording import Party
from maumau.game import Move
from maumau.locale import Card, Language, Listed, Name, Suit, Text, language
from maumau.locale.language import DEFAULT

LONGEST = 400  #: signs of a line that may mean something: a file to save to, a name
DIGITS = 9  #: no list of moves is as long as that


@dataclass(frozen=True)
class Typed:
    """One line as it is meant: a command with what follows it; or a move, perhaps with a call beside it."""

    command: str = ""
    rest: str = ""
    number: int | None = None  #: of a move in the list shown
    move: Move | None = None
    call: Move | None = None  #: said together with a card
    by: int | None = None  #: who says it, where the line begins with a name


class Reader:
    """Reads lines for one table: its deck, its players, and whether "Mau" and "Mau Mau" are two words."""

    def __init__(self, deck: Deck, party: Party, two_words: bool, speaks: Language | None = None) -> None:
        self.deck = deck
        self.party = party
        self.two_words = two_words
        self.language = speaks or language(DEFAULT)
        self.vocabulary = vocabulary(self.language)
        self.cards = CardWords(deck, self.language)

    def read(self, line: str, naming: bool, speaker: int | None, now: Offered = NOTHING) -> Typed:
        """Read a line, typed by `speaker` unless it begins with a name. Raises `NotUnderstood`.

        `naming`: a suit is asked for. What is offered `now` is read before anything else.
        """
        if len(line) > LONGEST:
            raise NotUnderstood("play-too-long", signs=len(line))
        if (move := self._saying(line, now)) is not None:
            return Typed(move=move, by=speaker)
        by, text = self._speaker(line)
        if by is not None and not text:
            raise NotUnderstood("play-says-what", player=Name(self.party.name(by)))
        if by is None:
            by = speaker
        if (move := self._saying(text, now)) is not None:
            return Typed(move=move, by=by)
        named = self.vocabulary.after("name", text)
        if naming and (suit := self.cards.suit(named or text)) is not None:
            return Typed(move=Move("name", suit=suit), by=by)
        if (command := self._command(text)) is not None:
            return command
        if text.isdecimal():
            return Typed(number=int(text[:DIGITS]), by=by)
        if (call := self._call(text)) is not None:  # before a suit: one may "announce" either
            return Typed(move=call, by=by)
        if named is not None:
            suit = self.cards.suit(named)
            if suit is None and (both := self._card_and_call(text, by)) is not None:
                return both
            if suit is None:
                raise NotUnderstood("play-no-suit", typed=in_line(named, SHOWN), suits=self._suits())
            return Typed(move=Move("name", suit=suit), by=by)
        return self._move(text, by, now)

    def _saying(self, text: str, now: Offered) -> Move | None:
        """The move that is offered in these words, now or whenever it is allowed."""
        return now.meant(text) or self._sayings.get(spoken(text))

    @cached_property
    def _sayings(self) -> dict[str, Move]:
        """Moves of several words, of which the verb may stand anywhere, by the words in which they are offered."""
        told = {Text("move-name", suit=Suit(suit)): Move("name", suit=suit.letter) for suit in self.deck.suits}
        told[Text("move-call")] = Move("call")
        told[Text("move-say", double=False)] = Move("call")
        told[Text("move-say", double=True)] = Move("call double" if self.two_words else "call")
        for seat in range(len(self.party.players)):
            told[Text("move-catch", **self.party.names.told(seat))] = Move("catch", seat=seat)
        return {spoken(self.language.say(text)): move for text, move in told.items()}

    def card(self, text: str) -> cards.Card | None:
        """A card in any spelling; None if it is none."""
        words = text.replace(",", " ").split()
        return self.cards.card([word for word in words if not self.vocabulary.means("filler", word)])

    def _suits(self) -> Listed:
        told = (Text("play-suit", letter=suit.letter, suit=Suit(suit)) for suit in self.deck.suits)
        return Listed(tuple(told), "and")

    def _speaker(self, line: str) -> tuple[int | None, str]:
        """A name at the beginning, with a colon or before a call or a catch."""
        head, colon, rest = line.partition(":")
        if colon:
            seats = [seat for seat in self.party.seats_called(head.strip()) if seat in self.party.people]
            if len(seats) == 1:
                return seats[0], rest.strip()
            raise NotUnderstood(
                "play-no-speaker", typed=in_line(head.strip(), SHOWN), players=self._names(self.party.people)
            )
        for seat in self.party.people:
            name = self.party.name(seat)
            if line.lower().startswith(name.lower() + " "):
                return seat, line[len(name) :].strip()
        return None, line

    def _names(self, seats: tuple[int, ...]) -> Listed:
        return Listed(tuple(Name(self.party.name(seat)) for seat in seats), "and")

    def _command(self, text: str) -> Typed | None:
        if self.vocabulary.asks(text):
            return Typed(command="help")
        if (command := self.vocabulary.meaning(COMMANDS, text)) is not None:
            return Typed(command=command)
        for command in WITH_REST:
            if (rest := self.vocabulary.after(command, text)) is not None:
                return Typed(command=command, rest=rest)
        return None

    def _move(self, text: str, by: int | None, now: Offered) -> Typed:
        if (verb := self._verb(text, now)) is not None:
            return Typed(move=verb, by=by)
        if self.vocabulary.means("catch", text):
            return Typed(move=self._catch("", by), by=by)
        if (name := self.vocabulary.after("catch", text)) is not None:
            return Typed(move=self._catch(name, by), by=by)
        if (card := self.card(text)) is not None:
            return Typed(move=Move("play", card=card), by=by)
        return self._card_and_call(text, by) or self._nothing(text)

    def _verb(self, text: str, now: Offered) -> Move | None:
        """A move of one word. Many tables have one word for drawing and for taking: then it means what is allowed."""
        verbs = self.vocabulary.meanings(VERBS, text)
        wider = (*verbs, "take") if "draw" in verbs else verbs
        meant = next((verb for verb in wider if Move(verb) in now.moves), next(iter(verbs), None))
        return None if meant is None else Move(meant)

    def _call(self, text: str) -> Move | None:
        match self.vocabulary.meaning(CALLS, text):
            case "call":
                return Move("call")
            case "call-double":
                return Move("call double" if self.two_words or "double" in plain(text) else "call")
            case _:
                return None

    def _card_and_call(self, text: str, by: int | None) -> Typed | None:
        """A card with a call before or behind it, perhaps with a word or a comma between them."""
        typed = text.split()
        for length in range(min(3, len(typed) - 1), 0, -1):
            for said, rest in ((typed[-length:], typed[:-length]), (typed[:length], typed[length:])):
                call = self._call(" ".join(said).strip(","))
                if rest and self.vocabulary.means("and", rest[-1]):
                    rest = rest[:-1]
                card = self.card(" ".join(rest))
                if call is not None and card is not None:
                    return Typed(move=Move("play", card=card), call=call, by=by)
        return None

    def _catch(self, name: str, by: int | None) -> Move:
        others = tuple(seat for seat in range(len(self.party.players)) if seat != by)
        if not name:
            if len(others) == 1:
                return Move("catch", seat=others[0])
            raise NotUnderstood("play-catch-whom", player=Name(self.party.name(others[0])), **shown("catch"))
        seats = self.party.seats_called(name)
        if len(seats) == 1:
            return Move("catch", seat=seats[0])
        typed = in_line(name, SHOWN)
        if seats:
            raise NotUnderstood("play-catch-several", typed=typed, names=self._names(others))
        raise NotUnderstood("play-catch-nobody", typed=typed, names=self._names(others), count=len(others))

    def _nothing(self, text: str) -> Typed:
        """What was typed means nothing: say what would be right. Raises `NotUnderstood`."""
        last = text.split()[-1]
        typed = in_line(text, SHOWN)
        if (card := self.cards.nearest(last)) is not None:
            raise NotUnderstood("play-no-such-card", typed=in_line(last, SHOWN), card=Card(card, self.deck))
        example = str(self.deck.kinds[0])
        words = self.vocabulary.words((*COMMANDS, *VERBS, *CALLS, "catch"))
        near = difflib.get_close_matches(plain(text), [word for word in words if len(word) > 1], n=1, cutoff=0.7)
        if near:
            raise NotUnderstood("play-cannot-read-near", typed=typed, near=words[near[0]], card=example)
        raise NotUnderstood("play-cannot-read", typed=typed, card=example)
