"""Asking at the keyboard: help, back and leaving at every prompt, whoever asks."""

from __future__ import annotations

from maumau.cli.talk import Over, Talk
from maumau.cli.trouble import NotUnderstood
from maumau.cli.vocabulary import Word, plain, vocabulary, words_here
from maumau.locale import Language, Text

NOTHING = "-"  #: an empty pile, an empty hand


class Back(Exception):
    """The question before is to be asked again."""


class Keyboard(Over):
    """A talk in which every question can be answered with the wish to go back, also those that others ask."""

    def __init__(self, talk: Talk) -> None:
        super().__init__(talk)
        self.typed = vocabulary(talk.language)

    def ask(self, question: Text | str) -> str:
        """Ask, and return what was typed. Raises `Back`, `InputEnded`."""
        answer = super().ask(question)
        if self.typed.means("back", answer):
            raise Back
        return answer

    def yes_or_no(self, answer: str) -> bool:
        """What was answered. Raises `NotUnderstood`."""
        for word in ("yes", "no"):
            if self.typed.means(word, answer):
                return word == "yes"
        raise NotUnderstood("play-yes-or-no", **answers())

    def nothing(self, answer: str) -> bool:
        """Whether what was typed means that there is nothing."""
        return answer == NOTHING or self.typed.means("no", answer)

    def word(self, name: str, answer: str) -> bool:
        """Whether what was typed is one of the words that have a meaning in this dialogue alone."""
        return plain(answer) in {plain(word) for word in own_words(self.language, name)}


def answers() -> dict[str, Word]:
    """The words for yes and no, as the values of a message."""
    return {"yes": Word("yes"), "no": Word("no")}


def own_words(speaks: Language, name: str) -> tuple[str, ...]:
    """The words of this dialogue for something."""
    return words_here(speaks, f"ask-words-{name}")
