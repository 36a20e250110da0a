"""One language: its messages, read when they are first needed, and what says them.

A message stands in the file that its id begins with: ``rulebook-follow`` in ``rulebook.ftl``. No message refers to
another; what is told inside it comes as a value. Within a message a
variable stands for its base form, ``{ FORM($cards, "acc") }`` for another one, under the name that the attributes of
the language's own ``card.ftl`` give it; so every language takes the cases it has, and the program knows none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import FluentParser

from maumau.locale.phrases import Phrase, Text, Value

#: The languages in their own words, in the order in which they are offered.
LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "eu": "euskara",
    "fi": "suomi",
    "lt": "lietuvių",
    "ru": "русский",
    "sr": "srpski",
}
DEFAULT = "en"
#: Serbian is written in Latin letters; the plural rules are those of the language as such.
_TAGS = {"sr": "sr-Latn"}
STYLES = ("symbols", "letters", "words")
INDICES = ("own", "international")


class MessageError(LookupError):
    """A message, a form or a variable is missing: a fault of the program, found by the tests."""


_PARSER = FluentParser(with_spans=False)  # where a message stands nobody asks
_BEGINNING = re.compile(r"^([a-z][A-Za-z0-9-]*) *=", re.MULTILINE)


class _Bound(FluentType):
    """A phrase within a message of a language."""

    def __init__(self, language: Language, phrase: Phrase) -> None:
        self.language = language
        self.phrase = phrase

    def format(self, locale: object) -> str:
        return self.phrase.form(self.language, "")


@dataclass(frozen=True)
class Language:
    """The messages of a language, and how its reader likes cards: in what style, with whose letters."""

    code: str
    style: str = "symbols"  #: ``7♥``, ``7h`` (letters, as they are typed) or ``seven of hearts`` (words)
    indices: str = "own"  #: the letters of J Q K A: of the language, or international

    def say(self, text: Text | str, **values: Value) -> str:
        """A message with its values filled in. Raises `MessageError` where anything is missing."""
        if isinstance(text, Text):
            return self.form(text.id, "", dict(text.values))
        return self.form(text, "", values)

    def form(self, name: str, form: str, values: dict[str, Value]) -> str:
        """A message, or one of its other forms (an attribute)."""
        bundle = self._bundle
        if not self.has(name):
            raise MessageError(f"{self.code}: there is no message {name!r}")
        message = bundle.get_message(name)
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            raise MessageError(f"{self.code}: the message {name!r} has no form {form!r}")
        said, errors = bundle.format_pattern(pattern, {key: self._bound(value) for key, value in values.items()})
        if errors:
            raise MessageError(f"{self.code}: {name}: {errors[0]}")
        return str(said)

    def has(self, name: str) -> bool:
        """Whether there is such a message; it is read when it is first asked for."""
        room = name.split("-")[0]
        if room not in self._rooms:
            source = files("maumau.locale") / self.code / f"{room}.ftl"
            self._rooms[room] = dict(_messages(source.read_text("utf-8"))) if source.is_file() else {}
        if (source_of := self._rooms[room].pop(name, None)) is not None:
            self._bundle.add_resource(_PARSER.parse(source_of))
        return bool(self._bundle.has_message(name))

    def has_form(self, name: str, form: str) -> bool:
        """Whether a message has such a form."""
        return self.has(name) and form in self._bundle.get_message(name).attributes

    def listed(self, items: list[str], last: str) -> str:
        """``a, b or c``; *last* is ``or`` or ``and``."""
        if len(items) < 2:
            return "".join(items)
        return self.say(f"list-{last}", first=", ".join(items[:-1]), last=items[-1])

    def _bound(self, value: Value) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            if value < 0:  # the library's data spell the minus differently from language to language
                return f"−{-value}"
            return fluent_number(value, useGrouping=False)
        return _Bound(self, value) if isinstance(value, Phrase) else value

    def _form(self, value: Any, form: str) -> str:
        """The function FORM of the messages."""
        if not isinstance(value, _Bound):
            raise MessageError(f"{self.code}: {value!r} has no forms")
        return value.phrase.form(self, form)

    @cached_property
    def _bundle(self) -> FluentBundle:
        # The library's type asks for a function of one argument; its resolver hands over as many as a message gives.
        functions: dict[str, Any] = {"FORM": self._form}
        return FluentBundle([_TAGS.get(self.code, self.code)], functions=functions, use_isolating=False)

    @cached_property
    def _rooms(self) -> dict[str, dict[str, str]]:
        """The messages of every room that was asked, as long as nobody has needed them: reading one takes 0.2 ms."""
        return {}


def _messages(source: str) -> Iterator[tuple[str, str]]:
    """The messages of a file with their ids, not read yet: each begins with its id at the beginning of a line."""
    starts = [(found[1], found.start()) for found in _BEGINNING.finditer(source)]
    ends = [start for _, start in starts[1:]] + [len(source)]
    for (name, start), end in zip(starts, ends, strict=True):
        yield name, source[start:end]


@lru_cache(maxsize=64)
def language(code: str, style: str = "symbols", indices: str = "own") -> Language:
    """One of `LANGUAGES`, for a reader who likes cards in a style and with certain letters on them."""
    if code not in LANGUAGES or style not in STYLES or indices not in INDICES:
        raise ValueError(f"no language {code!r} with the cards {style!r} and the letters {indices!r}")
    return Language(code, style, indices)
