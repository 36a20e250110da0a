"""Reading TOML that people wrote: rules and positions. One reader, with measures that no file of either kind needs.

Without them a text of a few signs could take minutes, or break whatever walks through its tables afterwards.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from maumau.cards import in_line
from maumau.rules.depth import DEEPEST, too_deep

MOST_SIGNS = 200_000  #: of a text; the longest file of rules that comes along has a fiftieth of it
MOST_DIGITS = 1_000  #: of a number; Python itself stops at four times as many, and with words of its own
SHOWN = 150  #: signs of what the TOML reader says are repeated: it may name a key of any length

_PLACE = re.compile(r"(?P<what>.*) \(at (?:line (?P<line>[0-9]+), column [0-9]+|end of document)\)", re.DOTALL)
_DIGITS = re.compile(rf"[0-9_]{{{MOST_DIGITS + 1}}}")
#: The dots of one key, or of something that looks like one in a text or comment and that nobody needs either.
_DOTS = re.compile(rf"""(?:\.[ \t]*+(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+){{{DEEPEST}}}""")
_BEYOND = {"a number has too many digits": _DIGITS, "nested too deep: a key has too many dots": _DOTS}
TOO_LONG = f"longer than {MOST_SIGNS} signs"


class TomlError(ValueError):
    """A text that is not TOML, or beyond any measure: what is wrong, and the line; the message has the place too."""

    def __init__(self, what: str, line: int, place: str | None = None) -> None:
        self.what = in_line(what, SHOWN)
        self.line = line
        super().__init__(self.what + (f" (at line {line})" if place is None else place))


def read_toml(text: str) -> dict[str, Any]:
    """The data of a TOML text; a byte order mark before it is overlooked. Raises :class:`TomlError`."""
    if len(text) > MOST_SIGNS:
        raise TomlError(TOO_LONG, 1, "")
    text = text.removeprefix("\ufeff")
    for what, pattern in _BEYOND.items():
        if found := pattern.search(text):
            raise TomlError(what, line_at(text, found.start()))
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = _PLACE.fullmatch(str(error))
        if place is None:
            raise TomlError(str(error), 1, "") from None
        line = int(place["line"]) if place["line"] else text.count("\n") + 1
        raise TomlError(place["what"], line, str(error)[len(place["what"]) :]) from None
    except RecursionError:
        raise TomlError(*_deepest(text)) from None
    if too_deep(data):
        raise TomlError(*_deepest(text))
    return data


def line_at(text: str, place: int) -> int:
    """The line (from 1) of a place in a text."""
    return text.count("\n", 0, place) + 1


def _deepest(text: str) -> tuple[str, int]:
    """Brackets that are nested too deep, and the line with most of them."""
    lines = text.split("\n")
    return f"its brackets are nested too deep: at most {DEEPEST} of them", 1 + max(
        range(len(lines)), key=lambda number: lines[number].count("[") + lines[number].count("{")
    )
