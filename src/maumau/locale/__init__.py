"""Every sentence a person reads, in seven languages: Fluent messages, one folder a language, and what says them."""

from __future__ import annotations

from maumau.locale.language import LANGUAGES, Language, language
from maumau.locale.phrases import Card, Cards, Group, Letters, Listed, Name, OneOf, Phrase, Rank, Suit, Text
from maumau.locale.reader import readers_language

__all__ = [
    "LANGUAGES",
    "Card",
    "Cards",
    "Group",
    "Language",
    "Letters",
    "Listed",
    "Name",
    "OneOf",
    "Phrase",
    "Rank",
    "Suit",
    "Text",
    "language",
    "readers_language",
]
