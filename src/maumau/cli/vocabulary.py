"""The words that people may type, beside cards, suits and names: English ones always, and those of the language."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from maumau.locale import Language, Phrase, language
from maumau.locale.language import DEFAULT
from maumau.locale.phrases import Value

COMMANDS = (
    "help",
    "table",
    "why",
    "rules",
    "score",
    "history",
    "hand-over",
    "abandon",
    "save",
    "quit",
    "stop",
    "back",
)
WITH_REST = ("hand-over", "why", "rules", "save")  #: commands that something may follow
VERBS = ("draw", "pass", "take", "keep", "leave")
CALLS = ("call-double", "call")
ANSWERS = ("yes", "no")
AROUND = ("name", "catch", "filler", "and", "to", "on", "off")
#: Every list of words that a language has.
LISTS = (*COMMANDS, *VERBS, *CALLS, *ANSWERS, *AROUND)
FACES = ("J", "Q", "K", "A")
#: Letters on the cards of some language that are short for an English word: where they are printed, they are cards.
OWN_LETTERS = {"b", "d", "k", "t"}
QUESTION_MARK = "?"  #: asks for help in every language


def plain(text: str) -> str:
    """A text as it is compared: small letters without marks above or below, since not every keyboard has them."""
    return "".join(
        sign for sign in unicodedata.normalize("NFKD", text.casefold()) if unicodedata.category(sign) != "Mn"
    )


def words_of(speaks: Language, name: str) -> tuple[str, ...]:
    """The words of one list, as the language writes them."""
    return tuple(word.strip() for word in speaks.say(f"vocabulary-{name}").split(","))


def words_here(speaks: Language, message: str) -> tuple[str, ...]:
    """The words of a message that mean something in one dialogue alone: those of the language, and English ones."""
    spoken = dict.fromkeys((speaks, language(DEFAULT)))
    return tuple(word.strip() for one in spoken for word in one.say(message).split(","))


@dataclass(frozen=True)
class Word(Phrase):
    """A word to type, as the reader's language has it: ``draw``; or with the short way to type it: ``draw (d)``."""

    name: str
    short: bool = False

    def form(self, language: Language, form: str) -> str:
        words = words_of(language, self.name)
        short = next((word for word in words[1:] if len(word) == 1), "") if self.short else ""
        return f"{words[0]} ({short})" if short else words[0]


def shown(*names: str, short: bool = False) -> dict[str, Value]:
    """Words to type, as the values of a message."""
    return {name: Word(name, short) for name in names}


class Vocabulary:
    """What the words mean that people of one language type."""

    def __init__(self, speaks: Language) -> None:
        spoken = dict.fromkeys((speaks.code, DEFAULT))  # what the own language has is not looked for in English
        self._written = [
            {name: {plain(word): word for word in words_of(language(code), name)} for name in LISTS} for code in spoken
        ]
        for list_ in self._written[1].values() if len(self._written) > 1 else ():
            for printed in OWN_LETTERS & self._letters(speaks):
                list_.pop(printed, None)
        self._lists = {name: {**self._written[-1][name], **self._written[0][name]} for name in LISTS}

    @staticmethod
    def _letters(speaks: Language) -> set[str]:
        """What stands on the face cards of a language: D is a queen in German, and does not draw there."""
        return {plain(speaks.say(f"card-letter-{rank}")) for rank in FACES}

    def words(self, names: Iterable[str]) -> dict[str, str]:
        """All words of some lists: as they are compared, and as they are written."""
        return {word: shown for name in names for word, shown in self._lists[name].items()}

    def meanings(self, names: tuple[str, ...], text: str) -> tuple[str, ...]:
        """Which lists of a group have what was typed: in the own language, else in English."""
        typed = plain(text)
        found = (tuple(name for name in names if typed in written[name]) for written in self._written)
        return next(filter(None, found), ())

    def meaning(self, names: tuple[str, ...], text: str) -> str | None:
        """Which list of a group has what was typed; the first of several."""
        return next(iter(self.meanings(names, text)), None)

    def means(self, name: str, text: str) -> bool:
        """Whether what was typed is a word of that list."""
        group = next((names for names in (COMMANDS, VERBS, CALLS, ANSWERS) if name in names), None)
        return plain(text) in self._lists[name] if group is None else self.meaning(group, text) == name

    def asks(self, text: str) -> bool:
        """Whether help is asked for."""
        return text == QUESTION_MARK or self.means("help", text)

    def after(self, name: str, text: str) -> str | None:
        """What follows a word of that list; None where the text does not begin with one, or ends with it."""
        typed = text.split()
        for word in sorted(self._lists[name], key=len, reverse=True):
            length = len(word.split())
            if len(typed) > length and plain(" ".join(typed[:length])) == word:
                return " ".join(typed[length:])
        return None


@lru_cache(maxsize=16)
def vocabulary(speaks: Language) -> Vocabulary:
    """The vocabulary of a reader."""
    return Vocabulary(speaks)
