"""What goes wrong, to be said in the reader's language."""

from __future__ import annotations

from maumau.locale import Text, language
from maumau.locale.phrases import Value


class Trouble(Exception):
    """Something that a person is told, as a message with its values."""

    def __init__(self, message: str, **values: Value) -> None:
        super().__init__(message, values)
        self.text = Text(message, **values)

    def __str__(self) -> str:
        return language("en").say(self.text)


class CallWrong(Trouble):
    """The call, or a file that it names, is wrong: the message says what, where and what would be right."""


class NotUnderstood(Trouble):
    """What was typed can be read in no way, or in several; the message says what would be right."""
