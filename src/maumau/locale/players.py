"""How the players at a table are called in messages, and which of them reads."""

from __future__ import annotations

from dataclasses import dataclass

from maumau.locale.phrases import Name, Phrase, Text, Value


@dataclass(frozen=True)
class Names:
    """The players' names by seat, and the seat of the reader; where there are no names, seats are told."""

    names: tuple[str, ...] = ()
    reader: int | None = None

    def who(self, seat: int) -> Phrase:
        """The player at a seat."""
        return Name(self.names[seat]) if 0 <= seat < len(self.names) else Text("event-seat", seat=seat)

    def is_you(self, seat: int) -> bool:
        """Whether a seat is the reader's."""
        return seat == self.reader

    def told(self, seat: int) -> dict[str, Value]:
        """What a message about a player needs."""
        return {"you": self.is_you(seat), "who": self.who(seat)}

    def told_of_two(self, seat: int, other: int) -> dict[str, Value]:
        """What a message about a player and another one needs."""
        you = "whom" if self.is_you(other) and not self.is_you(seat) else self.is_you(seat)
        return {"you": you, "who": self.who(seat), "whom": self.who(other)}


NOBODY = Names()  #: seats without names, and no reader among them
