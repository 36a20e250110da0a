"""Reading what people type: commands, cards, suits and the other moves, in many spellings.

Reading decides nothing: whether a move is allowed, the engine says.
"""

from __future__ import annotations

import difflib
from dataclasses import dataclass

from maumau.cards import Card, CardError, Deck
from maumau.cli.vocabulary import CALLS, COMMANDS, DOUBLE_CALLS, FILLERS, VERBS, WITH_REST
from maumau.cli.wording import RANK_WORDS, Party, in_a_row
from maumau.game import Move

LONGEST = 400  #: signs of a line that may mean something: a file to save to, a name
DIGITS = 9  #: no list of moves is as long as that


class NotUnderstood(Exception):
    """What was typed can be read in no way, or in several; the message says what would be right."""


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

    def __init__(self, deck: Deck, party: Party, two_words: bool) -> None:
        self.deck = deck
        self.party = party
        self.two_words = two_words

    def read(self, line: str, naming: bool, speaker: int | None) -> Typed:
        """Read a line, typed by `speaker` unless it begins with a name. Raises `NotUnderstood`."""
        if len(line) > LONGEST:
            raise NotUnderstood(f"That is {len(line)} signs long, too long to be a move; ? for help.")
        by, text = self._speaker(line)
        if by is not None and not text:
            raise NotUnderstood(f"What does {self.party.name(by)} say? After the name comes a move, a call or a catch.")
        if by is None:
            by = speaker
        lower = text.lower()
        if naming and (suit := self._suit(lower.removeprefix("name ").strip())) is not None:
            return Typed(move=Move("name", suit=suit), by=by)
        if (command := self._command(text)) is not None:
            return command
        if lower.isdecimal():
            return Typed(number=int(lower[:DIGITS]), by=by)
        if lower.startswith("name "):
            suit = self._suit(lower.removeprefix("name ").strip())
            if suit is None:
                raise NotUnderstood(f"There is no suit {text[5:]!r}: {self._suits()}.")
            return Typed(move=Move("name", suit=suit), by=by)
        return self._move(text, by)

    def card(self, text: str) -> Card | None:
        """A card in any spelling; None if it is none."""
        parts = [part for part in text.lower().replace(",", " ").split() if part not in FILLERS]
        if len(parts) == 2:
            rank, suit = self._rank(parts[0]), self._suit(parts[1])
            return self._known(rank, suit)
        if len(parts) != 1 or len(parts[0]) < 2:
            return None
        word = parts[0]
        for cut in range(1, len(word)):
            rank, suit = self._rank(word[:cut]), self._suit(word[cut:])
            if card := self._known(rank, suit) or self._known(self._rank(word[cut:]), self._suit(word[:cut])):
                return card
        return None

    def _known(self, rank: str, suit: str | None) -> Card | None:
        card = None if suit is None else Card(rank, suit)
        return card if card in self.deck.kinds else None

    def _rank(self, text: str) -> str:
        rank = RANK_WORDS.get(text.removesuffix("s"), text.upper())
        return "10" if rank == "T" else rank

    def _suit(self, text: str) -> str | None:
        for suit in self.deck.suits:
            if text in (suit.letter, suit.name, suit.name.removesuffix("s")) or text.strip("\ufe0f") == suit.symbol:
                return suit.letter
        return None

    def _suits(self) -> str:
        return in_a_row([f"{suit.letter} ({suit.name})" for suit in self.deck.suits])

    def _speaker(self, line: str) -> tuple[int | None, str]:
        """A name at the beginning, with a colon or before a call or a catch."""
        head, colon, rest = line.partition(":")
        if colon:
            seats = [seat for seat in self.party.seats_called(head.strip()) if seat in self.party.people]
            if len(seats) == 1:
                return seats[0], rest.strip()
            people = in_a_row([self.party.name(seat) for seat in self.party.people])
            raise NotUnderstood(f"There is no {head.strip()!r} at this keyboard: {people}.")
        for seat in self.party.people:
            name = self.party.name(seat)
            if line.lower().startswith(name.lower() + " "):
                return seat, line[len(name) :].strip()
        return None, line

    def _command(self, text: str) -> Typed | None:
        lower = text.lower()
        if lower in COMMANDS:
            return Typed(command=COMMANDS[lower])
        for word in WITH_REST:
            if lower.startswith(word + " "):
                return Typed(command=word, rest=text[len(word) :].strip())
        return None

    def _move(self, text: str, by: int | None) -> Typed:
        lower = text.lower()
        if lower in VERBS:
            return Typed(move=Move(VERBS[lower]), by=by)
        if (call := self._call(lower)) is not None:
            return Typed(move=call, by=by)
        if lower.split()[0] == "catch":
            return Typed(move=self._catch(text[5:].strip(), by), by=by)
        if (card := self.card(lower)) is not None:
            return Typed(move=Move("play", card=card), by=by)
        for word in (*DOUBLE_CALLS, *CALLS):
            for rest in (lower.removesuffix(f" {word}"), lower.removeprefix(f"{word} ")):
                card = self.card(rest.removesuffix(" and").removesuffix(","))
                if rest != lower and card is not None:
                    return Typed(move=Move("play", card=card), call=self._call(word), by=by)
        raise NotUnderstood(self._no_move(text))

    def _call(self, lower: str) -> Move | None:
        if lower in CALLS:
            return Move("call")
        if lower in DOUBLE_CALLS:
            return Move("call double" if self.two_words or "double" in lower else "call")
        return None

    def _catch(self, name: str, by: int | None) -> Move:
        others = [seat for seat in range(len(self.party.players)) if seat != by]
        if not name:
            if len(others) == 1:
                return Move("catch", seat=others[0])
            raise NotUnderstood(f"Catch whom? For example: catch {self.party.name(others[0])}.")
        seats = self.party.seats_called(name)
        if len(seats) == 1:
            return Move("catch", seat=seats[0])
        everybody = in_a_row([self.party.name(seat) for seat in others])
        what = f"Several are called {name!r}" if seats else f"Nobody is called {name!r}"
        raise NotUnderstood(f"{what}: there {'is' if len(others) == 1 else 'are'} {everybody}.")

    def _no_move(self, text: str) -> str:
        last = text.split()[-1]
        rank = self._rank(last[:-1])
        if 2 <= len(last) <= 3 and self._suit(last[-1:].lower()) is not None and rank in RANK_WORDS.values():
            try:
                self.deck.parse(rank + last[-1:])
            except CardError as error:
                message = str(error)
                return message[:1].upper() + message[1:] + "."
        known = [*COMMANDS, *(word for word in VERBS if len(word) > 1), *CALLS, "catch"]
        near = difflib.get_close_matches(text.lower(), known, n=1, cutoff=0.7)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        example = self.deck.kinds[0]
        return f"I cannot read {text!r}.{hint} Type the number of a move or a card, such as {example}; ? for help."
