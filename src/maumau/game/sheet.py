"""The score sheet of people who play with real cards: immutable, every round giving the next sheet.

Nothing is counted here. The engine ends each round (`maumau.engine.scoring`) and adds it up (`maumau.engine.match`), as
it does for rounds that it has dealt itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from maumau.game.match import Match
from maumau.game.round import Result
from maumau.game.sheet_checks import Checker, check_names
from maumau.game.sheet_rounds import Given, Hand, Held, Left, Played, ScoreError, SheetRound, Worth
from maumau.game.sheet_scale import Count, Scale
from maumau.locale import Text
from maumau.rules import Ruleset

__all__ = ["Count", "Given", "Hand", "Held", "Left", "Played", "ScoreError", "ScoreSheet", "SheetRound", "Worth"]


@dataclass(frozen=True, eq=False)
class ScoreSheet:
    """Rounds and what they come to. Players are numbered as they are named, rounds are counted from 1.

    >>> from maumau.rules import load
    >>> sheet = ScoreSheet.begin(load("maumas"), ["Ana", "Ben"])
    >>> queen = sheet.ruleset.deck.parse("Qh")
    >>> sheet = sheet.with_round(Played(0, sheet.ruleset.deck.parse("Jc"), (Hand(), Hand((queen, "7")))))
    >>> sheet.totals
    (0, 20)
    """

    ruleset: Ruleset
    names: tuple[str, ...]
    rounds: tuple[SheetRound, ...]
    counts: tuple[Count, ...]  #: of each round
    _matches: tuple[Match, ...] = field(repr=False)  #: before the first round, and after each

    @classmethod
    def begin(cls, ruleset: Ruleset, names: Sequence[str]) -> ScoreSheet:
        """A sheet with no round yet. Raises `ScoreError` for players that cannot be."""
        check_names(ruleset, names)
        return cls(ruleset, tuple(names), (), (), (Match.begin(ruleset, len(names), dealer=0),))

    # -- rounds --------------------------------------------------------------------------------------------------------

    def with_round(self, round_: SheetRound) -> ScoreSheet:
        """The sheet with one more round. Raises `ScoreError` for one that cannot have been, or after the end."""
        if self.over:
            raise ScoreError(Text("score-after-end", rounds=len(self.rounds)))
        count = self.count(round_)
        reason = "blocked" if round_.finisher is None else "out"
        match = self._matches[-1]
        match = match.counted(Result(reason, round_.finisher, count.points, count.lost), match.next_dealer)
        return ScoreSheet(
            self.ruleset, self.names, (*self.rounds, round_), (*self.counts, count), (*self._matches, match)
        )

    def with_round_changed(self, number: int, round_: SheetRound) -> ScoreSheet:
        """The sheet with another round in place of one. Raises `ScoreError`, also if rounds would follow the end."""
        self.check_number(number)
        sheet = self.first(number - 1).with_round(round_)
        for later in self.rounds[number:]:
            if sheet.over:
                raise ScoreError(Text("score-earlier-end", end=len(sheet.rounds), rounds=len(self.rounds)))
            sheet = sheet.with_round(later)
        return sheet

    def without_last(self) -> ScoreSheet:
        """The sheet without its last round. Raises `ScoreError` where there is none."""
        if not self.rounds:
            raise ScoreError(Text("score-no-round"))
        return self.first(len(self.rounds) - 1)

    def first(self, rounds: int) -> ScoreSheet:
        """The sheet as it was after so many rounds."""
        return ScoreSheet(
            self.ruleset, self.names, self.rounds[:rounds], self.counts[:rounds], self._matches[: rounds + 1]
        )

    def count(self, round_: SheetRound) -> Count:
        """What a round comes to, without adding it. Raises `ScoreError` for one that cannot have been."""
        self.checker.check(round_)
        if isinstance(round_, Given):
            return Count(round_.points, round_.points, tuple(sorted(round_.lost)))
        return self.scale.count(round_.finisher, round_.card, round_.left, round_.lost)

    def check_number(self, number: int) -> None:
        """Refuse the number of a round that there is not."""
        if not self.rounds:
            raise ScoreError(Text("score-no-round"))
        if not 1 <= number <= len(self.rounds):
            raise ScoreError(Text("score-no-such-round", number=number, rounds=len(self.rounds)))

    @cached_property
    def scale(self) -> Scale:
        """What counts."""
        return Scale(self.ruleset, len(self.names))

    @cached_property
    def checker(self) -> Checker:
        """What cannot be."""
        return Checker(self.scale, self.names)

    # -- how things stand ----------------------------------------------------------------------------------------------

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of everybody, all rounds together."""
        return self._matches[-1].totals

    @property
    def running(self) -> tuple[tuple[int, ...], ...]:
        """The totals before the first round and after each."""
        return tuple(match.totals for match in self._matches)

    @property
    def rounds_won(self) -> tuple[int, ...]:
        """How many rounds everybody has won."""
        return self._matches[-1].rounds_won

    @property
    def over(self) -> bool:
        """Whether the agreed end is reached."""
        return self._matches[-1].over

    @property
    def drawn(self) -> bool:
        """Whether it ended without a winner."""
        return self._matches[-1].drawn

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; several where the win is shared."""
        return self._matches[-1].winners

    @property
    def losers(self) -> tuple[int, ...]:
        """Who has lost, where the rules name a loser."""
        return self._matches[-1].losers
