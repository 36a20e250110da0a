"""Asking at the keyboard of a score sheet: the commands that may be typed in place of any answer, whoever asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from maumau.cli.score.typed import Words
from maumau.cli.talk import Over, Talk
from maumau.locale import Text


class Undo(Exception):
    """The last answer, or the last round, is to be taken back."""


class Correct(Exception):
    """An earlier round is to be entered again; `number` is what was typed behind the word."""

    def __init__(self, number: str) -> None:
        super().__init__(number)
        self.number = number


class Asker(Over):
    """A talk in which every question can be answered with a command, also those that others ask."""

    def __init__(self, talk: Talk) -> None:
        super().__init__(talk)
        self.words = Words(talk.language)
        self.names: frozenset[str] = frozenset()  #: names as they stand: never commands
        self.commands: Mapping[str, Callable[[str], None]] = {}  #: those that answer at once, with what follows them

    def ask(self, question: Text | str) -> str:
        """Ask until the answer is no command that answers at once. Raises `Undo`, `Correct`, `InputEnded`."""
        while True:
            answer = super().ask(question)
            word, rest = ("", "") if self._is_name(answer) else self.words.command(answer)
            if word == "undo":
                raise Undo
            if word == "correct":
                raise Correct(rest)
            if word not in self.commands:
                return answer
            self.commands[word](rest)

    def wish(self, answer: str) -> str | None:
        """What is asked for in place of an answer. No single letter asks for anything: it may be a card."""
        return None if (len(answer) == 1 and answer.isalpha()) or self._is_name(answer) else super().wish(answer)

    @property
    def anywhere(self) -> Text:
        """What may be typed at any question."""
        return Text("score-help")

    def takes(self, name: str) -> bool:
        """Whether a name would be taken for something else where a name may be typed."""
        meaning = self.words.meaning(name)
        return bool(self.words.command(name)[0] or self.wish(name)) or meaning in ("points", "nobody")

    def meaning(self, answer: str) -> str | None:
        """Which of the words that mean something here was typed; a name is none."""
        return None if self._is_name(answer) else self.words.meaning(answer)

    def show_lines(self, lines: Iterable[str]) -> None:
        """Show lines as they are."""
        self.show("\n".join(lines))

    def _is_name(self, answer: str) -> bool:
        return answer.casefold() in self.names
