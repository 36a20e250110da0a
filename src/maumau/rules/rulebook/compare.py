"""Two rulesets side by side: what differs, rule by rule, in the order of the Finnish document's table (FI-10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from maumau.cards import STANDARD_RANKS, Card
from maumau.locale import Cards, Phrase, Rank, Text
from maumau.rules.options import shown_values
from maumau.rules.rulebook import ends, last, powers, table
from maumau.rules.rulebook.house import choices
from maumau.rules.rulebook.told import Told, told
from maumau.rules.ruleset import Ruleset

Cell = tuple[tuple[Phrase | None, Told], ...]  #: sentences, each perhaps about some cards of the row


@dataclass(frozen=True)
class Difference:
    """One rule, and what two rulesets say of it; nothing where a ruleset has no such card or rule."""

    rule: Phrase
    first: Cell
    second: Cell


@dataclass(frozen=True)
class Comparison:
    """Two rulesets, what they are called here, and what they say differently."""

    names: tuple[Phrase | str, Phrase | str]
    rows: tuple[Difference, ...]


def comparison(first: Ruleset, second: Ruleset) -> Comparison:
    """Two rulesets side by side, or one under two sets of options."""
    return Comparison(_names(first, second), tuple(differences(first, second)))


def differences(first: Ruleset, second: Ruleset) -> Iterator[Difference]:
    """The rules that two rulesets tell differently."""
    one, other = _rules(first), _rules(second)
    if dict(first.options) == dict(second.options):
        one, other = _without_settings(one), _without_settings(other)
    for rule in {**one, **other}:
        pair = one.get(rule, ()), other.get(rule, ())
        if pair[0] != pair[1] and not _absent(pair):
            yield Difference(rule, *pair)


def _without_settings(rules: Mapping[Phrase, Cell]) -> Mapping[Phrase, Cell]:
    """The rules of a game set beside itself, where what may be chosen is the same."""
    return {rule: cell for rule, cell in rules.items() if rule != Text("compare-settings")}


def _absent(pair: tuple[Cell, Cell]) -> bool:
    """Whether a card does nothing in one pack, and is not in the other."""
    return set(pair) == {(), _NOTHING}


_NOTHING: Cell = ((None, told("compare-nothing-special")),)


def _names(first: Ruleset, second: Ruleset) -> tuple[Phrase | str, Phrase | str]:
    """Names that tell the two apart."""
    if first.name.casefold() != second.name.casefold():
        return first.name, second.name
    if first.id != second.id and first.chosen == second.chosen:
        return f"{first.name} ({first.id})", f"{second.name} ({second.id})"
    return _with_choices(first), _with_choices(second)


def _with_choices(ruleset: Ruleset) -> Phrase:
    chosen = ", ".join(f"{name}={shown_values((value,))}" for name, value in ruleset.chosen.items())
    return Text("compare-with-options", name=ruleset.name, options=chosen, some=bool(chosen))


def _rules(ruleset: Ruleset) -> Mapping[Phrase, Cell]:
    """Everything that the rulebook says, under the names of the rules."""
    rows: dict[str, Iterable[Told]] = {
        "length": ends.length(ruleset),
        "round-end": ends.round_end(ruleset),
        "blocked": ends.blocked(ruleset),
        "values": [one for _, _, one in ends.values(ruleset)] or [told("rulebook-no-points")],
        "match-end": ends.match_end(ruleset),
        "winner": [*(ends.match_end(ruleset) if ends.one_deal(ruleset) else ()), *ends.winner(ruleset)],
        "next-round": _next_round(ruleset),
        "players": [table.players(ruleset)],
        "pack": table.pack(ruleset),
        "deal": table.hand(ruleset),
        "first-card": [*table.opening(ruleset), *table.seen_at_the_cut(ruleset)],
        "direction": [table.direction(ruleset)],
        "following": table.follow(ruleset),
        "drawing": table.draw(ruleset),
        "stock": [*table.stock(ruleset), *table.seen_in_the_stock(ruleset)],
    }
    found: dict[Phrase, Cell] = {}
    for name, says in rows.items():
        found[Text(f"compare-{name}")] = _cell(says)
        if name == "next-round":  # the document's own table ends there
            found[Text("compare-settings")] = _settings(ruleset)
    for rank in dict.fromkeys((*STANDARD_RANKS, *ruleset.deck.ranks)):
        if rank in ruleset.deck.ranks:
            found[Rank(rank)] = _of_rank(ruleset, rank)
    found[Text("compare-powers")] = _cell(powers.of_all_powers(ruleset))
    found[Text("compare-calls")] = _cell([*last.calls(ruleset), *last.cry(ruleset)] or [told("compare-no-calls")])
    found[Text("compare-last")] = _cell(last.last_powers(ruleset))
    return found


def _cell(says: Iterable[Told]) -> Cell:
    return tuple((None, one) for one in says)


def _next_round(ruleset: Ruleset) -> list[Told]:
    """What happens between rounds; who deals and begins, also where there is but one (LT-03, RU-02, FI-07)."""
    once = ruleset.rules.match.rounds == 1
    between = told("compare-no-next-round" if once else "compare-dealt-anew")
    way = () if once else (table.direction(ruleset),)
    return [between, table.dealer(ruleset), *way, table.leader(ruleset)]


def _settings(ruleset: Ruleset) -> Cell:
    """What a table may choose, and what then holds."""
    found: list[tuple[Phrase | None, Told]] = []
    for choice in choices(ruleset):
        found += [(None, told("compare-setting", option=choice.typed)), *choice.lines]
    return tuple(found) or _cell([told("compare-no-settings")])


def _of_rank(ruleset: Ruleset, rank: str) -> Cell:
    """What the cards of a rank do, card by card where they differ."""
    says: dict[tuple[Told, ...], list[Card]] = {}
    for suit in ruleset.deck.suits:
        kind = Card(rank, suit.letter)
        says.setdefault(powers.power(ruleset, kind), []).append(kind)
    if len(says) == 1:
        return _cell(next(iter(says))) or _NOTHING
    return tuple(
        (Cards(tuple(cards), ruleset.deck) if place == 0 else None, one)
        for texts, cards in says.items()
        for place, one in enumerate(texts or (told("compare-nothing-special"),))
    )
