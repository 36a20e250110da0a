"""Asking for house rules: what may be chosen and what each choice changes, until nothing more is changed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from itertools import accumulate

from maumau.cards import SHOWN, in_line
from maumau.cli.choosing import loaded, wrong_options
from maumau.cli.questions import ask
from maumau.cli.talk import Talk
from maumau.cli.trouble import CallWrong
from maumau.cli.vocabulary import Vocabulary, vocabulary
from maumau.locale import Language, Text
from maumau.rules import Ruleset
from maumau.rules.options import Option, shown_values

LONGEST_EXPLANATION = 480  #: signs, in whole sentences: the rulebook has the rest
CONTINUES = "…"
INDENT = "      "


def ask_options(
    talk: Talk,
    ref: str,
    ruleset: Ruleset,
    offered: Mapping[str, Option] | None = None,
    heading: str = "setup-options",
) -> Ruleset:
    """Ask for house rules until nothing more is changed; *offered* are those that are asked about, under a heading."""
    options = ruleset.options if offered is None else offered
    if not options:
        return ruleset
    show_options(talk, ruleset, options, heading)
    chosen: dict[str, str] = {}
    first = next(iter(options))
    example = f"{first}={shown_values(options[first].values[:1])}"
    question = Text("setup-change-ask", option=first)
    typed = vocabulary(talk.language)
    while True:
        answer = ask(talk, question, Text("setup-change-help", example=example))
        if not answer:
            return ruleset
        try:
            changes = option_pairs(answer, ruleset.options, typed)
            if wrong := list(wrong_options(ruleset, changes)):
                talk.say(" ".join(map(talk.told, wrong)))
                continue
            changed = loaded(ref, chosen | changes)
        except CallWrong as error:
            talk.say(error.text)
            continue
        ruleset, chosen = changed, chosen | changes
        kept = ", ".join(f"{key} = {shown_values((value,))}" for key, value in ruleset.chosen.items())
        talk.say(Text("setup-chosen", options=kept) if kept else Text("setup-nothing-chosen"))


def show_options(talk: Talk, ruleset: Ruleset, options: Mapping[str, Option], heading: str) -> None:
    """What may be chosen, and what holds if nothing is."""
    talk.show("")
    talk.say(Text(heading, game=ruleset.name))
    for option in options.values():
        default = "" if option.default is None else shown_values((option.default,))
        values = {"option": option.name, "default": default, "values": shown_values(option.values)}
        told = talk.told(Text("setup-option", some=option.default is not None, **values))
        talk.say(f"  {told}", indent=INDENT)
        for line in about_option(ruleset, option, talk.language):
            talk.say(f"{INDENT}{line}", indent=INDENT)


def about_option(ruleset: Ruleset, option: Option, speaks: Language) -> list[str]:
    """What an option is about, as the rulebook has it, in a few lines; the mark of a ruling is explained only there."""
    from maumau.rules.rulebook.house import choices
    from maumau.rules.rulebook.writing import RULING, Writer

    writer, told = Writer(speaks), []
    span = f"{option.name}={shown_values(option.values)}"
    for choice in choices(ruleset):
        if choice.typed.partition("=")[0] == option.name:
            first, *rest = (line.replace(RULING, "") for line in writer.choice(choice))
            told += [first if choice.typed == span else f"{choice.typed}: {first}", *rest]
    whole = list(accumulate(len(line) for line in told))
    fits = [line for line, length in zip(told, whole, strict=True) if length <= LONGEST_EXPLANATION]
    return fits if len(fits) == len(told) else [*fits, CONTINUES]


def option_pairs(answer: str, options: Mapping[str, Option], typed: Vocabulary) -> dict[str, str]:
    """Options as people type them: ``hand=6 limit=20``, ``LIMIT = 20``, ``hand 6``, ``jack_on_jack off``."""
    spaced = answer.replace(",", " ").replace(";", " ").split()
    joined = " ".join("=" if typed.means("to", word) else word for word in spaced)
    words = re.sub(r"\s*=\s*", "=", joined).split()
    if len(words) == 2 and not any("=" in word for word in words):
        words = ["=".join(words)]
    return dict(map(partial(_pair, options=options, typed=typed), words))


def _pair(word: str, options: Mapping[str, Option], typed: Vocabulary) -> tuple[str, str]:
    """The name and the value of one option. Raises `CallWrong`."""
    name, sign, value = word.partition("=")
    name = next((known for known in options if known.casefold() == name.casefold()), name)
    if not sign or not name or not value:
        raise CallWrong("setup-change-wrong", typed=in_line(word, SHOWN), option=next(iter(options)))
    if name in options and all(isinstance(known, bool) for known in options[name].values):
        return name, "true" if typed.means("on", value) else "false" if typed.means("off", value) else value.lower()
    return name, value
