"""Talking with the people at the keyboard: lines out, lines in.

Nothing moves the cursor and nothing is coloured, so that it works through a pipe and with a screen reader.
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Callable

from maumau.cli.vocabulary import shown, vocabulary
from maumau.locale import Language, Text, language
from maumau.locale.language import DEFAULT

WIDTH = 78
TIED = "\u00a0"  #: a blank at which no line is broken


class Quit(Exception):
    """Somebody wants to leave."""


class InputEnded(Exception):
    """There is no more input: a closed pipe, or Ctrl-D."""


class Talk:
    """Where the words of the program go, in the reader's language, and where those of the people come from."""

    def __init__(
        self,
        read: Callable[[str], str],
        write: Callable[[str], None],
        blank_lines: int = 40,
        speaks: Language | None = None,
    ) -> None:
        self._read = read
        self._write = write
        self.blank_lines = blank_lines  #: how many hide what was on the screen before
        self.language = speaks or language(DEFAULT)

    def told(self, text: Text | str) -> str:
        """A message in the reader's language; what is already said, as it is."""
        return self.language.say(text) if isinstance(text, Text) else text

    def say(self, text: Text | str = "", indent: str = "  ") -> None:
        """A paragraph, broken into short lines; the ones after the first are indented."""
        lines = textwrap.wrap(
            self.told(text), WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
        )
        self.show("\n".join(lines).replace(TIED, " "))

    def show(self, text: Text | str) -> None:
        """A text as it is."""
        self._write(self.told(text) + "\n")

    def ask(self, question: Text | str) -> str:
        """Ask, and return what was typed, without blanks around it. Raises `InputEnded`."""
        try:
            return " ".join(self._read(f"{self.told(question)} ").split())
        except EOFError:
            raise InputEnded from None

    def wish(self, answer: str) -> str | None:
        """What is asked for in place of an answer to a question: `help`, `quit`; None for an answer."""
        typed = vocabulary(self.language)
        return "quit" if typed.means("quit", answer) else "help" if typed.asks(answer) else None

    @property
    def anywhere(self) -> Text:
        """What may be typed at any question."""
        return Text("setup-leave", **shown("quit"))

    def hide(self) -> None:
        """Let what was on the screen scroll away."""
        self._write("\n" * self.blank_lines)


class Over(Talk):
    """A talk over another one: what it grants at every question is also granted where others ask."""

    def __init__(self, talk: Talk) -> None:
        # The question comes with the blank that the talk puts behind it again.
        super().__init__(
            lambda question: talk.ask(question.removesuffix(" ")),
            lambda text: talk.show(text.removesuffix("\n")),
            talk.blank_lines,
            talk.language,
        )


def terminal(blank_lines: int, speaks: Language) -> Talk:
    """The talk over standard input and output."""
    if sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty():
        use_line_editing()
        return Talk(input, write, blank_lines, speaks)
    return Talk(read_line, write, blank_lines, speaks)


def use_line_editing() -> None:
    """Let the arrow keys work, where the platform has it; without a memory of what others typed."""
    try:
        import readline
    except ImportError:
        return
    # Stub files of some platforms know no such function.
    set_auto_history = getattr(readline, "set_auto_history", None)
    if set_auto_history is not None:
        set_auto_history(False)


def write(text: str) -> None:
    """Write to standard output, at once."""
    sys.stdout.write(text)
    sys.stdout.flush()


def read_line(prompt: str) -> str:
    """Read from a pipe or a file, and repeat what came, so that the output alone can be read afterwards."""
    write(prompt)
    line = sys.stdin.readline() if sys.stdin is not None else ""
    if not line:
        write("\n")
        raise EOFError
    write(line.rstrip("\r\n") + "\n")
    return line
