"""Lines of a record: `SEAT MOVE`, `- close`, `- shuffle CARDS`. Reading them, and playing them on a round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from maumau.cards import Card, CardError, clipped
from maumau.game import Move, MoveError, Refused, Round, ShuffleMissing
from maumau.game.log import TABLE
from maumau.game.moves import MoveBook, move_book
from maumau.records.forms import FormatError

SEAT_DIGITS = 3  #: no seat is written with more


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a record. `shuffle` holds the new stock of a `- shuffle` line, whose move is None."""

    number: int
    text: str
    seat: int
    move: Move | None
    shuffle: tuple[Card, ...] = ()


def where(number: int, text: str) -> str:
    """The place of a line, as messages tell it."""
    return f"move {number}, {clipped(text)}"


def read_lines(texts: Sequence[str], book: MoveBook) -> tuple[Line, ...]:
    """Read all lines. Raises `FormatError` with the line's number, its text and what would be right."""
    return tuple(read_line(number, text, book) for number, text in enumerate(texts))


def read_line(number: int, text: str, book: MoveBook) -> Line:
    """Read one line."""
    seat, _, rest = text.strip().partition(" ")
    try:
        if seat == "-":
            return read_table_line(number, text, rest, book)
        if not seat.isdecimal() or not seat.isascii() or len(seat) > SEAT_DIGITS:
            raise FormatError(f"{where(number, text)}: a line is a seat, a blank and a move, such as '0 draw'")
        move = book.read(rest)
        if move.verb == "close":
            raise FormatError(f"{where(number, text)}: close is the table's: '- close'")
        return Line(number, text, int(seat), move)
    except (MoveError, CardError) as error:
        raise FormatError(f"{where(number, text)}: {error}") from None


def read_table_line(number: int, text: str, rest: str, book: MoveBook) -> Line:
    """Read a move of the table."""
    verb, _, cards = rest.strip().partition(" ")
    if verb == "shuffle" and cards:
        return Line(number, text, TABLE, None, book.deck.parse_many(cards))
    if rest.strip() == "close":
        return Line(number, text, TABLE, book.read("close"))
    raise FormatError(f"{where(number, text)}: the table's moves are '- close' and '- shuffle CARDS'")


def lines_of(round_: Round, texts: Sequence[str]) -> tuple[Line, ...]:
    """Read lines in the notation of a round's deck."""
    return read_lines(texts, move_book(round_.ruleset.deck))


def play_line(round_: Round, line: Line, following: Line | None) -> tuple[Round, bool]:
    """Play one line, with the shuffle of the next line if that is one; the round, and whether the next line was used.

    Raises `Refused` where the rules refuse, and `FormatError` for a shuffle line that is missing, wrong or not needed.
    """
    if line.move is None:
        raise FormatError(f"{where(line.number, line.text)}: nothing needs to be shuffled here")
    order = following.shuffle if following is not None and following.move is None else None
    try:
        after = round_.play(line.move, None if line.seat == TABLE else line.seat, shuffle=order, ask=True)
    except ShuffleMissing as missing:
        cards = " ".join(map(str, missing.cards))
        raise FormatError(
            f"shuffle line expected after {where(line.number, line.text)}: '- shuffle' and these cards in their new "
            f"order: {cards}"
        ) from None
    except Refused:
        raise
    except ValueError as error:
        at = line if following is None else following
        raise FormatError(f"{where(at.number, at.text)}: {error}") from None
    return after, order is not None
