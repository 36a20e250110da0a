"""What can be wrong with a ruleset: where, what, and what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

from maumau.cards import SHOWN, clipped, in_line, printable

LONGEST_PATH = 2 * SHOWN  #: signs of a key path


@dataclass(frozen=True, order=True)
class Problem:
    """One thing that is wrong: the file and line it stands on, the key path, and a sentence, each of them in one line.

    What a file says is repeated in them, so that they are kept in measure here, whoever writes them.
    """

    file: str
    line: int
    path: str
    message: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "file", printable(self.file))
        object.__setattr__(self, "path", in_line(self.path, LONGEST_PATH))
        object.__setattr__(self, "message", in_line(self.message))

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.path}: {self.message}" if self.path else f"{place}: {self.message}"


class RulesError(ValueError):
    """Rules that cannot be played, with every problem that was found."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: tuple[Problem, ...] = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


def nearest(word: str, known: Iterable[object], likeness: float = 0.6) -> str:
    """The known name that is nearest to a word, or an empty text if none is near."""
    if len(word) > SHOWN:
        return ""
    names = {str(name).lower(): str(name) for name in known}
    close = difflib.get_close_matches(word.lower(), list(names), n=1, cutoff=likeness)
    return names[close[0]] if close else ""


def did_you_mean(word: str, known: Iterable[object]) -> str:
    """`` (did you mean 'hand'?)``, or else the list of what is known."""
    names = [str(name) for name in known]
    if near := nearest(word, names):
        return f"; did you mean {clipped(near)}?"
    if not names:
        return ""
    return f"; known are {', '.join(names)}"
