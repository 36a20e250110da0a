"""A score sheet at the keyboard: round after round, with the table at hand and every answer kept."""

from __future__ import annotations

from maumau.cards import SHOWN, in_line
from maumau.cli.questions import ask
from maumau.cli.reading import show_rules
from maumau.cli.score import text
from maumau.cli.score.asking import Asker, Correct, Undo
from maumau.cli.score.file import Keeper, Kept
from maumau.cli.score.rounds import Entry, answers_of
from maumau.cli.talk import InputEnded, Quit
from maumau.game.sheet import ScoreError, ScoreSheet, SheetRound
from maumau.locale import Text
from maumau.locale.phrases import Value

LONGEST_NUMBER = 9  #: digits of the number of a round; no sheet has more rounds


class Dialogue:
    """One sheet, from where it stands until somebody leaves."""

    def __init__(self, asker: Asker, keeper: Keeper, kept: Kept) -> None:
        self.asker = asker
        self.keeper = keeper
        self.sheet = kept.sheet
        self.begun = list(kept.begun)  #: answers about the round that comes next
        asker.names = frozenset(name.casefold() for name in kept.sheet.names)
        asker.commands = {
            "table": lambda rest: self.show_table(),
            "curve": lambda rest: self.show_curves(),
            "rules": self.show_rules,
        }

    def run(self) -> None:
        """Ask until somebody leaves, or the input ends."""
        self._keep()
        self.asker.show(Text("score-kept", file=str(self.keeper.place)))
        if self.sheet.rounds:
            self.show_table()
        self._say_end()
        try:
            while True:
                self._step()
        except (Quit, InputEnded):
            trouble = self.keeper.keep(self.sheet, self.begun)
            if trouble is not None and self.keeper.lost is None:  # else the farewell says it
                self.asker.say(trouble)

    def _step(self) -> None:
        try:
            if self.sheet.over:
                self._after_the_end()
            else:
                self._next_round()
        except Undo:
            self._undo()
        except Correct as wish:
            self._correct(wish.number)

    def _after_the_end(self) -> None:
        answer = ask(self.asker, Text("score-ask-over"), Text("score-ask-over-help"))
        if not answer:
            raise Quit
        self._say("score-ask-over-help")

    # -- rounds --------------------------------------------------------------------------------------------------------

    def _next_round(self) -> None:
        self.asker.show("")
        self._say("score-round", number=len(self.sheet.rounds) + 1)
        round_ = Entry(self.sheet, self.asker, self.begun, keep=self._keep_begun).run()
        self.begun = []
        try:
            self._put(self.sheet.with_round(round_), len(self.sheet.rounds) + 1)
        except ScoreError as error:
            self.asker.say(error.text)
            self._keep()

    def _undo(self) -> None:
        """Take the last round back."""
        was_over = self.sheet.over
        try:
            sheet = self.sheet.without_last()
        except ScoreError as error:
            self.asker.say(error.text)
            return
        self._say("score-undone", number=len(self.sheet.rounds))
        self.sheet = sheet
        self.begun = []  # they were about the round behind the one that is gone
        self._keep()
        if was_over:
            self._say("score-open-again")
        self.show_table()

    def _correct(self, typed: str) -> None:
        """Enter earlier rounds again, each until it is complete or another one is asked for."""
        while True:
            try:
                self._correct_one(self._number(typed))
                return
            except Correct as wish:
                typed = wish.number

    def _number(self, typed: str) -> int | None:
        """The number that was typed behind the word; None, and said, where there is no such round."""
        if not typed.isdecimal():
            self._say("score-which-round")
            return None
        digits = typed.lstrip("0")
        if self.sheet.rounds and len(digits) > LONGEST_NUMBER:
            self._say("score-no-such-round", number=in_line(digits, SHOWN), rounds=len(self.sheet.rounds))
            return None
        number = int(digits[:LONGEST_NUMBER] or "0")
        try:
            self.sheet.check_number(number)
        except ScoreError as error:
            self.asker.say(error.text)
            return None
        return number

    def _correct_one(self, number: int | None) -> None:
        """Enter an earlier round again; what was there stays until the new one is complete. Raises `Correct`."""
        if number is None:
            return
        self._say("score-correcting", number=number)
        was_over, old = self.sheet.over, self.sheet.rounds[number - 1]
        round_ = self._entered_again(old)
        if round_ is None:
            return
        try:
            sheet = self.sheet.with_round_changed(number, round_)
        except ScoreError as error:
            self.asker.say(error.text)
            return
        self._say("score-corrected", number=number)
        self._put(sheet, number)
        if was_over and not sheet.over:
            self._say("score-open-again")

    def _entered_again(self, old: SheetRound) -> SheetRound | None:
        """The round as it is now; None where everything is taken back. Raises `Correct` with the number of a round."""
        entry = Entry(self.sheet, self.asker, stands=answers_of(old, self.sheet.names))
        while True:
            try:
                return entry.run()
            except Undo:
                return None
            except Correct as wish:
                if self._number(wish.number) is not None:
                    raise

    def _put(self, sheet: ScoreSheet, number: int) -> None:
        """Take a new sheet, keep it, and show what a round of it came to."""
        self.sheet = sheet
        self._keep()
        self.asker.show_lines(text.counted(sheet, number, self.asker.language))
        self.asker.show("")
        self.show_table()
        self.show_curves()
        self._say_end()

    # -- saying --------------------------------------------------------------------------------------------------------

    def show_table(self) -> None:
        """All rounds and the totals."""
        self.asker.show_lines(text.table(self.sheet, self.asker.language))

    def show_curves(self) -> None:
        """How the totals went."""
        self.asker.show_lines(text.curves(self.sheet, self.asker.language))

    def show_rules(self, section: str) -> None:
        """The rulebook, or a section of it."""
        show_rules(self.asker, self.sheet.ruleset, len(self.sheet.names), section)

    def _say_end(self) -> None:
        for sentence in text.ending(self.sheet):
            self.asker.say(sentence)

    def _say(self, id: str, **values: Value) -> None:
        self.asker.say(Text(id, **values))

    # -- keeping -------------------------------------------------------------------------------------------------------

    def _keep_begun(self, begun: list[str]) -> None:
        self.begun = list(begun)
        self._keep()

    def _keep(self) -> None:
        if (trouble := self.keeper.keep(self.sheet, self.begun)) is not None:
            self.asker.say(trouble)
