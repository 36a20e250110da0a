"""The rules of a kept score sheet, with a sentence in the reader's language for what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from maumau.cards import SHOWN, in_line
from maumau.cli.choosing import wrong_options
from maumau.cli.form_faults import Sentences, fault_told
from maumau.game.sheet import ScoreError
from maumau.locale import Text
from maumau.records import FormatError, RecordWrong
from maumau.records.forms import Fault, Wanted, as_json
from maumau.records.record import ruleset_of
from maumau.rules import RulesError, Ruleset, load, load_resolved, shipped
from maumau.rules.options import Value, shown_values


class Stated(Protocol):
    """What a sheet says of its rules."""

    @property
    def ruleset(self) -> str: ...
    @property
    def options(self) -> Mapping[str, Value]: ...
    @property
    def fingerprint(self) -> str | None: ...
    @property
    def rules(self) -> dict[str, Any] | None: ...


def rules_of(stated: Stated) -> Ruleset:
    """The rules that a sheet was begun by. Raises `ScoreError`."""
    try:
        return ruleset_of(stated)
    except (FormatError, RecordWrong):
        raise ScoreError(Text("problem-told", told=Sentences(tuple(_wrong(stated))))) from None


def _wrong(stated: Stated) -> Iterator[Text]:
    """What is wrong with the rules of a sheet: each option by itself, else the first thing that is."""
    if stated.rules is not None:
        try:
            ruleset = load_resolved(stated.rules, stated.ruleset)
        except RulesError as error:
            first = next((problem.path for problem in error.problems), "")
            yield Text("score-file-rules", where=".".join(filter(None, ("rules", first))))
            return
    elif stated.ruleset not in shipped():
        named = in_line(stated.ruleset, SHOWN)
        yield Text("score-file-ruleset", ruleset=named, rulesets=", ".join(shipped()))
        return
    else:
        if wrong := list(_wrong_options(load(stated.ruleset), stated.options)):
            yield from wrong
            return
        try:
            ruleset = load(stated.ruleset, stated.options)
        except RulesError:
            chosen = ", ".join(f"{name}={shown_values((value,))}" for name, value in stated.options.items())
            yield Text("score-file-options", options=in_line(chosen))
            return
    yield Text("score-file-fingerprint", found=in_line(stated.fingerprint or "", SHOWN), right=ruleset.fingerprint)


def _wrong_options(ruleset: Ruleset, given: Mapping[str, Value]) -> Iterator[Text]:
    """Options that there are not, values that they have not, and numbers and switches that are written as texts."""
    yield from wrong_options(ruleset, {name: shown_values((value,)) for name, value in given.items()})
    for name, value in given.items():
        option = ruleset.options.get(name)
        if option is None or value in option.values or shown_values((value,)) not in map(_shown, option.values):
            continue
        first = option.values[0]
        wanted: Wanted = "switch" if isinstance(first, bool) else "number" if isinstance(first, int) else "text"
        yield fault_told(Fault("value", f"options.{name}", wanted=wanted, value=as_json(value)))


def _shown(value: Value) -> str:
    return shown_values((value,))
