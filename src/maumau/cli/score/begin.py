"""Before the first round: which game, which house rules that bear upon the score, who plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maumau.cli.choosing import loaded
from maumau.cli.house_rules import ask_options
from maumau.cli.questions import ask
from maumau.cli.score.asking import Asker
from maumau.cli.setup import ask_ruleset
from maumau.game.sheet import ScoreError, ScoreSheet
from maumau.locale import Name, Text
from maumau.rules import RulesError, Ruleset
from maumau.rules.options import Option

SCORED = ("pack", "players", "score", "match")  #: the tables of a resolved ruleset that a score sheet goes by


def begin(asker: Asker, given: str | None, options: Mapping[str, str], names: Sequence[str]) -> ScoreSheet:
    """A new sheet: by the call alone where it says everything, else by asking.

    Raises `CallWrong`, `ScoreError`, `Quit`, `InputEnded`.
    """
    ref = ask_ruleset(asker) if given is None else given
    ruleset = loaded(ref, options)
    if given is None and not options:
        bearing = {name: option for name, option in ruleset.options.items() if bears(ruleset, option)}
        ruleset = ask_options(asker, ref, ruleset, bearing, "score-options")
    if names:
        return with_names(asker, ruleset, names)
    while True:
        answer = ask(asker, Text("score-names"), Text("score-names-help"))
        try:
            return with_names(asker, ruleset, [part.strip() for part in answer.split(",") if part.strip()])
        except ScoreError as error:
            asker.say(error.text)


def with_names(asker: Asker, ruleset: Ruleset, names: Sequence[str]) -> ScoreSheet:
    """The empty sheet of these players. Raises `ScoreError`, also for names that would be taken for commands."""
    sheet = ScoreSheet.begin(ruleset, [" ".join(name.split()) for name in names])
    for name in sheet.names:
        if asker.takes(name):
            raise ScoreError(Text("score-name-command", name=Name(name)))
    return sheet


def bears(ruleset: Ruleset, option: Option) -> bool:
    """Whether an option changes anything that a score sheet goes by: tried with another value."""
    other = next((value for value in option.values if value != option.default), None)
    if other is None:
        return False
    try:
        changed = ruleset.with_options({option.name: other}).resolved()
    except RulesError:
        return False
    plain = ruleset.with_options({}).resolved()
    return any(changed.get(table) != plain.get(table) for table in SCORED)
