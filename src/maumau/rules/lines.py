"""Where a key stands in a TOML file: ``tomllib`` reads values without their lines, this reads lines without values.

The text has been read by ``tomllib`` before, so it is well formed; the scanner only walks over it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

KeyPath = tuple[str, ...]


def key_lines(text: str) -> dict[KeyPath, int]:
    """The line (from 1) on which each table and key of a TOML text is first named."""
    scanner = _Scanner(text)
    scanner.document()
    return scanner.lines


@dataclass
class _Scanner:
    text: str
    at: int = 0
    lines: dict[KeyPath, int] = field(default_factory=dict)
    counted: int = 0
    line: int = 1

    def document(self) -> None:
        """The whole file: table headers, and keys below them."""
        table: KeyPath = ()
        while self._skip_to_text():
            if self._peek() == "[":
                line = self._line()
                brackets = 2 if self.text.startswith("[[", self.at) else 1
                self.at += brackets
                table = self._key()
                self._note(table, line)
                self._skip_blanks()
                self.at += brackets
            else:
                self._pair(table)

    def _pair(self, table: KeyPath) -> None:
        """``key = value``, in a table or an inline table."""
        line = self._line()
        key = table + self._key()
        self._note(key, line)
        self._skip_blanks()
        self.at += 1  # the sign =
        self._skip_blanks()
        self._value(key)

    def _value(self, key: KeyPath) -> None:
        first = self._peek()
        if first in "\"'":
            self._string()
        elif first == "{":
            self._inside("}", lambda: self._pair(key))
        elif first == "[":
            self._inside("]", lambda: self._value((*key, "[]")))
        else:
            while self._peek() not in ",]}#\n":
                self.at += 1

    def _inside(self, end: str, item: Callable[[], None]) -> None:
        """The items of an inline table or a list, up to its end."""
        self.at += 1
        while self._skip_to_text() and self._peek() != end:
            if self._peek() == ",":
                self.at += 1
            else:
                item()
        self.at += 1

    def _key(self) -> KeyPath:
        """A dotted key: bare words and strings, with dots between them."""
        parts: list[str] = []
        while True:
            self._skip_blanks()
            start = self.at
            if self._peek() in "\"'":
                self._string()
                parts.append(_unquoted(self.text[start : self.at]))
            else:
                while self._peek().isalnum() or self._peek() in "_-":
                    self.at += 1
                parts.append(self.text[start : self.at])
            self._skip_blanks()
            if self._peek() != ".":
                return tuple(parts)
            self.at += 1

    def _string(self) -> None:
        quote = self._peek()
        if self.text.startswith(quote * 3, self.at):
            self._skip_string(quote * 3)
            while self._peek() == quote:  # one or two quotes may stand before the closing three
                self.at += 1
        else:
            self._skip_string(quote)

    def _skip_string(self, quote: str) -> None:
        self.at += len(quote)
        while not self.text.startswith(quote, self.at):
            self.at += 2 if self._peek() == "\\" and quote[0] == '"' else 1
        self.at += len(quote)

    def _skip_to_text(self) -> bool:
        """Go past blanks, line ends and comments; whether anything comes after them."""
        while self.at < len(self.text):
            if self.text[self.at] == "#":
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            elif self.text[self.at].isspace():
                self.at += 1
            else:
                return True
        return False

    def _skip_blanks(self) -> None:
        while self._peek() in " \t":
            self.at += 1

    def _peek(self) -> str:
        """The next character; a line end behind the last."""
        return self.text[self.at] if self.at < len(self.text) else "\n"

    def _line(self) -> int:
        self.line += self.text.count("\n", self.counted, self.at)
        self.counted = self.at
        return self.line

    def _note(self, key: KeyPath, line: int) -> None:
        for upper in _prefixes(key):
            self.lines.setdefault(upper, line)


def _prefixes(key: KeyPath) -> Iterator[KeyPath]:
    for length in range(1, len(key) + 1):
        yield key[:length]


def _unquoted(text: str) -> str:
    """What a quoted key says, read by the TOML reader itself."""
    if "\\" not in text:
        return text[1:-1]
    return str(tomllib.loads(f"key = {text}")["key"])
