"""What the tests of the rulebook read: the languages that have one, the pages, what stands on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from maumau.locale import LANGUAGES, Language, language
from maumau.rules import RulesError, Ruleset, load, load_resolved, shipped
from maumau.rules.rulebook import Page, page, write
from maumau.rules.rulebook.house import Choice
from maumau.rules.rulebook.page import Paragraph, Table
from maumau.rules.rulebook.told import Told

from .random_rules import Data, mended

MOST_STEPS = 20  #: of mending
#: Sections that tell no rules: what a table may choose, and where the rules come from.
BESIDE = ("rulebook-chosen", "rulebook-house", "rulebook-source")


def languages() -> list[str]:
    """The codes of the languages that have a rulebook."""
    return [code for code in LANGUAGES if (files("maumau.locale") / code / "rulebook.ftl").is_file()]


def text_of(ruleset: Ruleset, seats: int | None = None, code: str = "en", cited: bool = False) -> str:
    """A rulebook as one line."""
    what = page_of(ruleset) if seats is None else page(ruleset, seats)
    return " ".join(write(what, language(code), "text", cited).split())


@cache
def loaded(ref: str, *options: tuple[str, Any]) -> Ruleset:
    """A ruleset with some options."""
    return load(ref, dict(options))


@cache
def with_options() -> list[Ruleset]:
    """Every shipped ruleset: as it stands, with every value of every option (of a span: its ends), with all of them."""
    return list(_with_options())


def _with_options() -> Iterator[Ruleset]:
    for ref in shipped():
        plain = loaded(ref)
        yield plain
        for name, option in plain.options.items():
            many = option.values
            for value in many if len(many) <= 4 else (many[0], many[-1]):
                try:
                    other = loaded(ref, (name, value))
                except RulesError:
                    continue  # so small a hand and so many kept cards, and the like
                if other.chosen:
                    yield other
        switched = {name: option.values for name, option in plain.options.items() if len(option.values) == 2}
        yield loaded(
            ref, *((name, next(v for v in two if v != plain.options[name].default)) for name, two in switched.items())
        )


@cache
def page_of(ruleset: Ruleset) -> Page:
    """The rulebook of a ruleset; what its options change is worked out once."""
    return page(ruleset)


def sentences(what: Page, beside: bool = False) -> Iterator[Told]:
    """The sentences of a page; with those *beside* also what is told of house rules and of the document."""
    for section in what.sections:
        if section.title.id in BESIDE and not beside:
            continue
        for part in section.parts:
            match part:
                case Paragraph(found):
                    yield from found
                case Table(_, rows):
                    yield from (one for row in rows for one in row.says)
                case Choice(_, lines):
                    yield from (one for _, one in lines)


def made_to_load(data: Data) -> Ruleset:
    """Rules that were drawn, mended until they load."""
    for _ in range(MOST_STEPS):
        try:
            return load_resolved(data)
        except RulesError as error:
            data = mended(data, error.problems)
    raise AssertionError(f"still refused after {MOST_STEPS} steps: {data}")


def told_text(ruleset: Ruleset, speaks: Language) -> str:
    """The rules of a page in a language, with the cards they are about, without what stands beside them."""
    said: list[str] = []
    for section in page(ruleset).sections:
        for part in section.parts if section.title.id not in BESIDE else ():
            match part:
                case Paragraph(found):
                    said += [speaks.say(one.text) for one in found]
                case Table(_, rows):
                    for row in rows:
                        said += [row.head.form(speaks, ""), *(speaks.say(one.text) for one in row.says)]
    return " ".join(said)
