"""The page of a ruleset: its sections in the order in which people look things up, in no language yet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from maumau.locale import Group, Listed, Name, Phrase, Text
from maumau.rules.rulebook import ends, last, powers, table
from maumau.rules.rulebook.house import Choice, choices, chosen
from maumau.rules.rulebook.told import Told, told, word
from maumau.rules.ruleset import Ruleset

#: Who plays in the worked examples, in the order of their seats: names that every language of the product can say.
PLAYERS = ("Ana", "Jon", "Eva")


@dataclass(frozen=True)
class Paragraph:
    """Sentences that belong together."""

    sentences: tuple[Told, ...]


@dataclass(frozen=True)
class Row:
    """A row of a table: what it is about, and what is said of it (sentences, or one value)."""

    head: Phrase
    says: tuple[Told, ...] = ()
    value: Phrase | int | None = None


@dataclass(frozen=True)
class Table:
    """Rows under two columns."""

    columns: tuple[Text, Text]
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Example:
    """A worked example: what happened, sentence by sentence, as the engine played it. `section` is where it belongs."""

    section: str  #: the message id of the section's title, without its room: ``powers``
    lines: tuple[Text, ...]


Part = Paragraph | Table | Example | Choice


@dataclass(frozen=True)
class Section:
    """A title and what stands under it."""

    title: Text
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Page:
    """A whole rulebook."""

    ruleset: Ruleset
    sections: tuple[Section, ...]


def page(ruleset: Ruleset, seats: int | None = None, examples: Sequence[Example] = ()) -> Page:
    """The rulebook of a ruleset; with a number of *seats* also what that makes of the pack.

    *examples* are put under the sections they belong to. Raises :class:`~maumau.rules.RulesError` where so many
    cannot play.
    """
    found = []
    for name, parts in _sections(ruleset, seats):
        own = tuple(example for example in examples if example.section == name)
        whole = tuple(part for part in parts if not isinstance(part, Paragraph) or part.sentences)
        if whole:
            found.append(Section(Text(f"rulebook-{name}"), (*whole, *own)))
    return Page(ruleset, (*found, _source(ruleset, bool(examples))))


def _paragraph(*sentences: Told | Iterable[Told]) -> Paragraph:
    """Sentences, given one by one or as what one rule says."""
    found: list[Told] = []
    for one in sentences:
        found += [one] if isinstance(one, Told) else list(one)
    return Paragraph(tuple(found))


def _sections(ruleset: Ruleset, seats: int | None) -> Iterator[tuple[str, list[Part]]]:
    yield "aim", [_paragraph(table.aim(ruleset))]
    seated = [_paragraph(table.seated(ruleset, seats))] if seats is not None else []
    yield "cards", [_paragraph(table.players(ruleset)), _paragraph(table.pack(ruleset)), *seated]
    yield (
        "deal",
        [
            _paragraph(table.dealer(ruleset), told("rulebook-shuffled"), table.hand(ruleset), told("rulebook-rest")),
            _paragraph(table.opening(ruleset), table.leader(ruleset)),
            _paragraph(table.seen(ruleset)),
        ],
    )
    yield (
        "turn",
        [
            _paragraph(table.direction(ruleset), table.follow(ruleset)),
            _paragraph(table.draw(ruleset)),
            _paragraph(table.stock(ruleset)),
        ],
    )
    yield "powers", _powers(ruleset)
    says = (last.one_left, last.none_left, last.after_calls, last.cry, last.last_powers)
    yield "last", [_paragraph(one(ruleset)) for one in says]
    yield "round", [_paragraph(ends.round_end(ruleset)), _paragraph(ends.blocked(ruleset))]
    yield "points", _points(ruleset)
    yield "match", [_paragraph(ends.match_end(ruleset)), _paragraph(ends.winner(ruleset))]
    yield "chosen", list(chosen(ruleset))
    yield "house", list(choices(ruleset))


def _powers(ruleset: Ruleset) -> list[Part]:
    rows = tuple(Row(Group(frozenset(cards), ruleset.deck), says) for cards, says in powers.power_groups(ruleset))
    if not rows:
        return []
    columns = (Text("rulebook-column-card"), Text("rulebook-column-power"))
    plain = any(not powers.power(ruleset, kind) for kind in ruleset.deck.kinds)
    after = [told("power-plain")] if plain else []
    return [Table(columns, rows), _paragraph(after, powers.of_all_powers(ruleset))]


def _points(ruleset: Ruleset) -> list[Part]:
    rows = tuple(Row(head, (one,), value) for head, value, one in ends.values(ruleset))
    if not rows:
        return []
    return [Table((Text("rulebook-column-card"), Text("rulebook-column-points")), rows)]


def _source(ruleset: Ruleset, examples: bool) -> Section:
    """Where the rules come from, and what the mark of a ruling means."""
    sentences = []
    if not ruleset.source:
        sentences.append(told("rulebook-own"))
    elif ruleset.built_on:
        sentences.append(told("rulebook-built-on", game=ruleset.built_on, document=ruleset.source))
    elif ruleset.country:
        place = Text("place-in", place=word(ruleset.country), name=ruleset.country)
        sentences.append(told("rulebook-document-from", document=ruleset.source, place=place))
    else:
        sentences.append(told("rulebook-document", document=ruleset.source))
    if ruleset.rulings:
        sentences.append(told("rulebook-rulings"))
    sentences.append(told("rulebook-common"))
    if examples:
        players = Listed(tuple(Name(name) for name in PLAYERS), "and")
        sentences += [told("example-players", players=players), told("rulebook-examples-played")]
    return Section(Text("rulebook-source"), (Paragraph(tuple(sentences)),))
