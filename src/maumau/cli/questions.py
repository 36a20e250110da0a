"""Questions that are asked until they are answered, whoever asks: with help, and with a way to leave."""

from __future__ import annotations

from maumau.cli.talk import Quit, Talk
from maumau.cli.vocabulary import ANSWERS, shown, vocabulary
from maumau.locale import Text


def ask(talk: Talk, question: Text | str, explained: Text) -> str:
    """Ask until the answer is neither a wish for help, which is granted, nor one to leave. Raises `Quit`."""
    while True:
        answer = talk.ask(question)
        wish = talk.wish(answer)
        if wish == "quit":
            raise Quit
        if wish is None:
            return answer
        talk.say(f"{talk.told(explained)} {talk.told(talk.anywhere)}")


def ask_number(talk: Talk, question: str, least: int, most: int, default: int) -> int:
    """Ask for a number, by a message."""
    if least == most:
        return least
    values = {"least": least, "most": most, "default": default}
    while True:
        answer = ask(talk, Text(question, **values), Text("setup-number-help", **values))
        if not answer:
            return default
        if answer.isdecimal() and least <= int(answer) <= most:
            return int(answer)
        talk.say(Text("setup-number-again", **values))


def ask_yes_or_no(talk: Talk, question: Text, explained: Text) -> bool:
    """Ask until the answer is yes or no."""
    typed = vocabulary(talk.language)
    while True:
        answer = typed.meaning(ANSWERS, ask(talk, question, explained))
        if answer is not None:
            return answer == "yes"
        talk.say(Text("play-yes-or-no", **shown(*ANSWERS)))
