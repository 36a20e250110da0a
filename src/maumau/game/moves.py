"""Moves as people write them, and the numbers that the engine gives them.

A move is one decision: `play 7h`, `name s`, `draw`, `pass`, `take`, `call`, `call double`, `catch 2`, `keep`,
`leave`, and the table's `close`. A `MoveBook` belongs to a deck and translates both ways; reading is forgiving in the
notation of cards (`Th`, `7♥`) and in nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from maumau.cards import Card, CardError, Deck, clipped, in_line
from maumau.engine.declare import SEATS
from maumau.engine.legal import CALL, CALL_DOUBLE, CATCH, CLOSE, DRAW, KEEP, LEAVE, MOVES, NAME, PASS, TAKE

PLAIN_VERBS = {
    "draw": DRAW,
    "pass": PASS,
    "take": TAKE,
    "keep": KEEP,
    "leave": LEAVE,
    "close": CLOSE,
    "call": CALL,
    "call double": CALL_DOUBLE,
}
FORMS = "play CARD, name SUIT, draw, pass, take, call, call double, catch SEAT, keep, leave"


class MoveError(ValueError):
    """Text that is no move at all; the message says which moves there are."""

    def __init__(self, message: str) -> None:
        super().__init__(in_line(message))


@dataclass(frozen=True, slots=True)
class Move:
    """One decision. `str(move)` is the notation of records; equal moves are equal whatever the seat.

    >>> Move.parse("play T♥")
    Move.parse('play 10h')
    >>> Move.parse("catch 2").seat
    2
    """

    verb: str
    card: Card | None = None  #: of `play`
    suit: str | None = None  #: of `name`: the suit's letter
    seat: int | None = None  #: of `catch`: who is caught

    @classmethod
    def parse(cls, text: str, deck: Deck | None = None) -> Move:
        """Read a move; `deck` is the French one unless given. Raises `MoveError`."""
        return move_book(deck or french()).read(text)

    def __hash__(self) -> int:
        return hash(self.verb if self.card is None else self.card)

    def __str__(self) -> str:
        if self.card is not None:
            return f"play {self.card}"
        if self.suit is not None:
            return f"name {self.suit}"
        return self.verb if self.seat is None else f"catch {self.seat}"

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})"


@lru_cache(maxsize=1)
def french() -> Deck:
    """The 52 French cards."""
    return Deck.of("2-A")


class MoveBook:
    """All moves of a deck by number (`numbers`, `moves`), and reading them."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        moves: list[Move | None] = [None] * MOVES
        for kind, card in enumerate(deck.kinds):
            moves[kind] = Move("play", card=card)
        for index, suit in enumerate(deck.suits):
            moves[NAME + index] = Move("name", suit=suit.letter)
        for verb, number in PLAIN_VERBS.items():
            moves[number] = Move(verb)
        for seat in range(SEATS):
            moves[CATCH + seat] = Move("catch", seat=seat)
        self.moves = tuple(moves)
        self.numbers = {move: number for number, move in enumerate(moves) if move is not None}
        self.by_text = {str(move): move for move in self.numbers}

    def move(self, number: int) -> Move:
        """The move of an engine's number."""
        move = self.moves[number]
        if move is None:
            raise MoveError(f"{number} is no move of this deck")
        return move

    def read(self, text: str) -> Move:
        """Read a move. Raises `MoveError`, which says what would be right."""
        words = text.split()
        known = self.by_text.get(" ".join(words))
        if known is not None:
            return known
        if len(words) == 2:
            try:
                if words[0] == "play":
                    return Move("play", card=self.deck.parse(words[1]))
                if words[0] == "name":
                    return Move("name", suit=self.deck.suits[self.deck.suit_index(words[1])].letter)
            except CardError as error:
                raise MoveError(str(error)) from None
            if words[0] == "catch":
                raise MoveError(f"{clipped(words[1])} is no seat: seats are 0 to {SEATS - 1}")
        raise MoveError(f"{clipped(text)} is no move; moves are {FORMS}")


@lru_cache(maxsize=64)
def move_book(deck: Deck) -> MoveBook:
    """The move book of a deck."""
    return MoveBook(deck)
