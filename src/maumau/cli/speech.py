"""In which language the command line speaks, and how it shows cards."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence

from maumau.cards import SHOWN, in_line
from maumau.cli.trouble import CallWrong
from maumau.locale import LANGUAGES, Language, Listed, Text, language, readers_language
from maumau.locale.language import INDICES

SUIT_SIGNS = "♣♦♥♠"


def reader(lang: str | None, indices: str = "own", cards: str | None = None) -> Language:
    """The language that was asked for, else the environment's. Raises `CallWrong` for one that there is not."""
    if indices not in INDICES:
        raise CallWrong("problem-indices", indices=in_line(indices, SHOWN))
    code = readers_language() if lang is None else re.split(r"[_.@-]", lang.strip().lower())[0]
    if code not in LANGUAGES:
        known = [Text("problem-language-name", lang=known, name=name) for known, name in LANGUAGES.items()]
        raise CallWrong("problem-language", lang=in_line(lang or "", SHOWN), languages=Listed(tuple(known), "and"))
    return language(code, cards or ("symbols" if can_show(SUIT_SIGNS) else "letters"), indices)


def language_of_call(arguments: Sequence[str]) -> Language:
    """The language in which a call is answered before it is read: that of `--lang`, if there is such a language."""
    lang: str | None = None
    for place, word in enumerate(arguments):
        if word == "--lang" and place + 1 < len(arguments):
            lang = arguments[place + 1]
        elif word.startswith("--lang="):
            lang = word.partition("=")[2]
    try:
        return reader(lang)
    except CallWrong:
        return reader(None)


def can_show(text: str) -> bool:
    """Whether the output can hold these characters."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
