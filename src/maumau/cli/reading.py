"""Commands that print what is written down: the games, the rulebook, the schema. They need no compiler."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any

from maumau.cards import SHOWN, in_line
from maumau.cli.choosing import check_seats, loaded
from maumau.cli.talk import WIDTH, Talk
from maumau.cli.vocabulary import plain
from maumau.locale import Language, Text
from maumau.locale.language import DEFAULT
from maumau.rules import Ruleset, load, shipped
from maumau.rules.options import shown_values

if TYPE_CHECKING:
    from maumau.rules.rulebook import Page

NARROWEST = 40  #: columns of a page of text


def rulesets(as_json: bool, speaks: Language) -> int:
    """Print the games that come along."""
    known = [load(name) for name in shipped()]
    if as_json:
        print(json.dumps([about(ruleset) for ruleset in known], ensure_ascii=False, indent=1))
        return 0
    for ruleset in known:
        print("\n".join((ruleset.id, *(f"    {speaks.say(line)}" for line in described(ruleset, speaks)))))
    return 0


def described(ruleset: Ruleset, speaks: Language) -> Iterator[Text]:
    """A game and its options."""
    fewest, most = ruleset.players
    values = {"name": ruleset.name, "about": ", ".join(told_about(ruleset, speaks))}
    message = "command-game" if fewest < most else "command-game-of-one-size"
    yield Text(message, **values, fewest=fewest, most=most)
    for option in ruleset.options.values():
        default = "" if option.default is None else shown_values((option.default,))
        yield Text(
            "command-game-option",
            option=option.name,
            values=shown_values(option.values),
            some=option.default is not None,
            default=default,
        )


def told_about(ruleset: Ruleset, speaks: Language) -> list[str]:
    """What stands behind the name of a game: its English name for readers of English, and its country."""
    english = ruleset.english if speaks.code == DEFAULT and ruleset.english != ruleset.name else ""
    return [part for part in (english, country(ruleset, speaks)) if part]


def country(ruleset: Ruleset, speaks: Language) -> str:
    """Where a game is played, as the reader calls it."""
    if not ruleset.country:
        return ""
    return speaks.say("place-in", place=ruleset.country.replace(" ", "-"), name=ruleset.country)


def about(ruleset: Ruleset) -> dict[str, Any]:
    """A game as data."""
    return {
        "id": ruleset.id,
        "name": ruleset.name,
        "english": ruleset.english,
        "country": ruleset.country,
        "players": list(ruleset.players),
        "options": {
            name: {"default": option.default, "values": list(option.values)} for name, option in ruleset.options.items()
        },
    }


def schema() -> int:
    """Print the JSON Schema of ruleset files."""
    from maumau.rules.editor_schema import json_schema

    print(json.dumps(json_schema(), ensure_ascii=False, indent=2))
    return 0


@dataclass(frozen=True)
class Reading:
    """What somebody wants to read about a ruleset, or about two."""

    ruleset: str
    options: Mapping[str, str]
    other: str | None
    other_options: Mapping[str, str]
    seats: int | None
    clauses: bool
    form: str


def rules(wanted: Reading, speaks: Language) -> int:
    """Print the rulebook, or two side by side."""
    from maumau.rules.rulebook import comparison, write

    ruleset = loaded(wanted.ruleset, wanted.options)
    if wanted.other is not None:
        other = loaded(wanted.other, wanted.other_options)
        print(write(comparison(ruleset, other), speaks, wanted.form, width=columns()), end="")
        return 0
    if wanted.seats is not None:
        check_seats(ruleset, wanted.seats)
    print(rulebook_of(ruleset, wanted.seats, speaks, wanted.form, wanted.clauses), end="")
    return 0


def rulebook_of(
    ruleset: Ruleset, seats: int | None, speaks: Language, form: str = "text", clauses: bool = False
) -> str:
    """The rulebook of a ruleset in a language."""
    from maumau.rules.rulebook import write

    return write(_page(ruleset, seats), speaks, form, clauses, columns())


def columns() -> int:
    """How wide a page of text is: as the screen, but no line is longer than one can read; a pipe has no width."""
    from maumau.rules.rulebook.writing import WIDTH as WIDEST

    return max(NARROWEST, min(WIDEST, get_terminal_size((WIDEST, 24)).columns))


def show_rules(talk: Talk, ruleset: Ruleset, seats: int, section: str = "") -> None:
    """Show the rulebook at the table; or one section, by its number, its title or the beginning of that."""
    from maumau.rules.rulebook import write

    page, speaks = _page(ruleset, seats), talk.language
    if not section:
        talk.show(write(page, speaks, "text", width=WIDTH))
        return
    titles = [speaks.say(one.title) for one in page.sections]
    found = _called(titles, section)
    for place in found:
        talk.show(write(replace(page, sections=(page.sections[place],)), speaks, "text", width=WIDTH))
    if not found:
        talk.say(Text("play-no-section", typed=in_line(section, SHOWN)))
        for number, title in enumerate(titles, 1):
            talk.show(f"{number:3} {title}")


def _called(titles: Sequence[str], wanted: str) -> list[int]:
    """The places of the titles that are meant: one by its number, else those that begin so or have a word that does."""
    if wanted.isdecimal():
        return [int(wanted) - 1] if 1 <= int(wanted) <= len(titles) else []
    known, typed = [plain(title) for title in titles], plain(wanted)
    begun = [place for place, title in enumerate(known) if title.startswith(typed)]
    return begun or [place for place, title in enumerate(known) if f" {typed}" in title]


def _page(ruleset: Ruleset, seats: int | None) -> Page:
    """The rulebook. Its examples are played on the spot, without the compiler."""
    from maumau.engine import plainly
    from maumau.rules.rulebook import page

    plainly()
    from maumau.game.examples import examples

    return page(ruleset, seats, examples(ruleset))
