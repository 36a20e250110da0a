"""What happened in the round, kept to be told again: to who comes to the keyboard, or asks for the history."""

from __future__ import annotations

from dataclasses import replace

from maumau.cli.table_text import happened
from maumau.cli.wording import Party, Wording
from maumau.game import Round
from maumau.game.telling_events import Change, cut_card, first_player
from maumau.records import record_of
from maumau.records.forms import RecordForm, read_form
from maumau.records.lines import lines_of, play_line
from maumau.records.record import begin


class Story:
    """The changes of a round, first one first."""

    def __init__(self, words: Wording) -> None:
        self.words = words
        self.changes: list[Change] = []
        self.first = 0  #: who begins
        self.told: dict[int, int] = {}  #: by seat: how many of them that person has been told

    def begin(self) -> None:
        """A new round."""
        self.changes.clear()
        self.told.clear()

    def add(self, change: Change) -> None:
        """Something happened; that the order of the stock is known is told once."""
        turned = change.event.renewed == "turned over"
        if turned and not any(earlier.known_stock for earlier in self.changes):
            change = replace(change, known_stock=True)
        self.changes.append(change)

    @property
    def last_player(self) -> int | None:
        """Who played the last card."""
        played = (change.event for change in reversed(self.changes))
        return next((event.seat for event in played if event.move is not None and event.move.card is not None), None)

    def replay(self, round_: Round) -> None:
        """Find the changes of a round in progress again, out of its record."""
        self.begin()
        at = begin(round_.ruleset, read_form(RecordForm, record_of(round_), "record"))
        self.first = first_player(at)
        lines = lines_of(at, round_.lines)
        used = False
        for number, line in enumerate(lines):
            if used:
                used = False
                continue
            before = at
            at, used = play_line(before, line, lines[number + 1] if number + 1 < len(lines) else None)
            self.add(Change(at.last_event, before, at, cut_card(before)))

    def last(self, viewer: int, party: Party) -> str:
        """The last change, as a seat saw it."""
        return happened(self.changes[-1], viewer, party, self.words)

    def since(self, seat: int, party: Party) -> list[str]:
        """What a person has not been told yet, and does not know from having done it."""
        start = self.told.get(seat, 0)
        meanwhile = [change for change in self.changes[start:] if change.event.seat != seat]
        texts = [happened(change, seat, party, self.words) for change in meanwhile]
        self.told[seat] = len(self.changes)
        return [text for text in texts if text]

    def whole(self, viewer: int, party: Party) -> list[str]:
        """Everything, as a seat saw it."""
        texts = [happened(change, viewer, party, self.words) for change in self.changes]
        return [text for text in texts if text]
