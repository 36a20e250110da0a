"""What happened in a round, move by move, and who may know what of it.

A round keeps its moves as a chain of steps that shares its past with every other round played on from the same place.
A step holds everything; `seen_by` masks it for a seat, and that masked event is all that a View ever carries of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from maumau.cards import Card
from maumau.game.moves import Move

TABLE = -1  #: the seat of table moves


@dataclass(frozen=True, slots=True)
class Drawn:
    """Cards that a seat received. `cards` is None where the viewer may not see them; `public` cards are seen by all."""

    seat: int
    count: int
    cards: tuple[Card, ...] | None
    public: bool = False

    def seen_by(self, viewer: int) -> Drawn:
        """The same, as a seat sees it. Source: ALL-12."""
        if self.public or viewer == self.seat or self.cards is None:
            return self
        return Drawn(self.seat, self.count, None)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: a move (or, first of all, the deal), what was drawn by it, how the stock was renewed."""

    seat: int  #: -1 is the table
    move: Move | None  #: None: the deal
    drawn: tuple[Drawn, ...] = ()
    renewed: str | None = None  #: "shuffled" or "turned over"
    shown: tuple[Card, ...] = ()  #: cards turned up with it: a cut card, a starter

    def seen_by(self, viewer: int) -> Event:
        """The event as a seat sees it."""
        return Event(self.seat, self.move, tuple(d.seen_by(viewer) for d in self.drawn), self.renewed, self.shown)

    def __str__(self) -> str:
        who = "-" if self.seat == TABLE else str(self.seat)
        return f"{who} {self.move or 'deal'}"


@dataclass(frozen=True, slots=True)
class Step:
    """An event with what only a record may tell: the order of a shuffled stock."""

    before: Step | None
    event: Event
    shuffle: tuple[Card, ...] = ()

    def lines(self) -> tuple[str, ...]:
        """The lines of a record, from the deal on."""
        lines: list[str] = []
        for step in self.chain():
            if step.event.move is not None:
                lines.append(str(step.event))
                if step.shuffle:
                    lines.append("- shuffle " + " ".join(map(str, step.shuffle)))
        return tuple(lines)

    def chain(self) -> list[Step]:
        """All steps, the first one first."""
        steps = list(self.backwards())
        steps.reverse()
        return steps

    def backwards(self) -> Iterator[Step]:
        """All steps, the last one first."""
        step: Step | None = self
        while step is not None:
            yield step
            step = step.before
