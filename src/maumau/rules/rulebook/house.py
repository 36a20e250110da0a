"""The house rules: those in force, and those that a table may choose, each by what it changes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from maumau.cards import Card
from maumau.locale import Group, Phrase, Text
from maumau.rules.options import Option, Value, shown_values
from maumau.rules.problems import RulesError
from maumau.rules.rulebook import ends, last, powers, table
from maumau.rules.rulebook.told import Told, told
from maumau.rules.ruleset import Ruleset


@dataclass(frozen=True)
class Choice:
    """One thing that a table may choose: how it is typed, and what then holds (of some cards, or of none).

    `ruleset` is the one that says so: the game with that choice.
    """

    typed: str
    lines: tuple[tuple[Phrase | None, Told], ...]
    ruleset: Ruleset


def chosen(ruleset: Ruleset) -> Iterator[Choice]:
    """The house rules in force, each by what it changes."""
    for name, value in ruleset.chosen.items():
        others = {key: one for key, one in ruleset.chosen.items() if key != name}
        lines = tuple(_changes(ruleset.with_options(others), ruleset))
        yield Choice(f"{name}={shown_values((value,))}", lines, ruleset)


def choices(ruleset: Ruleset) -> Iterator[Choice]:
    """Everything else that may be chosen, beside what is in force."""
    for option in ruleset.options.values():
        values = [value for value in option.values if value not in (option.default, ruleset.chosen.get(option.name))]
        numbers = [value for value in values if isinstance(value, int) and not isinstance(value, bool)]
        if option.sets is not None and len(numbers) == len(values) > 1:
            yield _span(ruleset, option, numbers)
        else:
            yield from (_choice(ruleset, option, value) for value in values)


def _choice(ruleset: Ruleset, option: Option, value: Value) -> Choice:
    typed = f"{option.name}={shown_values((value,))}"
    try:
        changed = _with(ruleset, option, value)
    except RulesError:
        return Choice(typed, ((None, told("rulebook-not-together")),), ruleset)
    return Choice(typed, tuple(_changes(_without(ruleset, option), changed)), changed)


def _span(ruleset: Ruleset, option: Option, values: list[int]) -> Choice:
    """Numbers of which one is chosen: the sentence that has it, with the whole span in its place."""
    known = tuple(value for value in option.values if isinstance(value, int))
    typed = f"{option.name}={shown_values(known)}"
    try:
        one, plain = _with(ruleset, option, values[0]), _without(ruleset, option)
        # Beside the default, where it is told in the same words: that ruleset is there already.
        lines = _told_alike(one, plain, known) if option.default in known else []
        lines = lines or _told_alike(one, _with(ruleset, option, values[-1]), known)
    except RulesError:
        return Choice(typed, ((None, told("rulebook-not-together")),), ruleset)
    return Choice(typed, tuple(lines), one)


def _told_alike(one: Ruleset, other: Ruleset, values: tuple[int, ...]) -> list[tuple[Phrase | None, Told]]:
    """The sentences that two rulesets tell with another number, with all *values* in its place."""
    span = shown_values(values).replace("-", "–")
    return [
        (head, Told(_spanned(first.text, second.text, span), first.keys))
        for (head, first), (_, second) in zip(_changes(other, one), _changes(one, other), strict=False)
        if first.text.id == second.text.id and first.text.id != "rulebook-no-effect"
    ]


def _spanned(first: Text, second: Text, span: str) -> Text:
    """A sentence with *span* where two of its kind have different numbers."""
    values = {
        name: value if value == other else span
        for (name, value), (_, other) in zip(first.values, second.values, strict=True)
    }
    return Text(first.id, **values)


def _with(ruleset: Ruleset, option: Option, value: Value) -> Ruleset:
    return ruleset.with_options({**ruleset.chosen, option.name: value})


def _without(ruleset: Ruleset, option: Option) -> Ruleset:
    """The ruleset with this option as it is by default."""
    if option.name not in ruleset.chosen:
        return ruleset
    return ruleset.with_options({name: value for name, value in ruleset.chosen.items() if name != option.name})


def _changes(before: Ruleset, after: Ruleset) -> Iterator[tuple[Phrase | None, Told]]:
    """The sentences that hold now and did not before; in a part of the page that has none, those that hold no more."""
    changed = False
    old, new = _parts(before), _parts(after)
    for part, says in new.items():
        fresh = [one for one in says if one not in old[part]]
        gone = [] if fresh else [one for one in old[part] if one not in says]
        yield from ((None, one) for one in (*fresh, *map(_dropped, gone)))
        changed = changed or bool(fresh or gone)
        if part == "powers":
            for line in _changed_powers(before, after):
                yield line
                changed = True
    if not changed:
        yield None, told("rulebook-no-effect")


def _changed_powers(before: Ruleset, after: Ruleset) -> Iterator[tuple[Phrase | None, Told]]:
    """The same for the power cards, those that change alike together."""
    one, other = before.rules, after.rules
    if (one.cards, one.follow, before.deck) == (other.cards, other.follow, after.deck):
        return  # which is so with most choices, and seen at once
    groups: dict[tuple[Told, ...], list[Card]] = {}
    for kind in after.deck.kinds:
        known = kind in before.deck.kinds
        old, new = powers.power(before, kind) if known else (), powers.power(after, kind)
        if old != new:
            fresh = tuple(one for one in new if one not in old)
            gone = tuple(one for one in old if one not in new)
            groups.setdefault(fresh or tuple(map(_dropped, gone)), []).append(kind)
    for says, cards in groups.items():
        head = Group(frozenset(cards), after.deck)
        yield from ((head, one) for one in says)


def _dropped(one: Told) -> Told:
    return Told(Text("rulebook-dropped", sentence=one.text), one.keys)


@lru_cache(maxsize=8)
def _parts(ruleset: Ruleset) -> dict[str, list[Told]]:
    """Every sentence of the page that a choice may change, part by part; what single cards do is looked at by card."""
    calls = [*last.calls(ruleset), *last.cry(ruleset)]
    return {
        "cards": [table.aim(ruleset), table.players(ruleset), *table.pack(ruleset)],
        "hand": list(table.hand(ruleset)),
        "deal": [table.dealer(ruleset), *table.opening(ruleset), table.leader(ruleset)],
        "turn": [table.direction(ruleset), *table.follow(ruleset)],
        "draw": list(table.draw(ruleset)),
        "stock": list(table.stock(ruleset)),
        "powers": list(powers.of_all_powers(ruleset)),
        "calls": calls or [told("compare-no-calls")],
        "last": list(last.last_powers(ruleset)),
        "round": [*ends.round_end(ruleset), *ends.blocked(ruleset)],
        "points": [one for _, _, one in ends.values(ruleset)] or [told("rulebook-no-points")],
        "match": [*ends.match_end(ruleset), *ends.winner(ruleset)],
    }
