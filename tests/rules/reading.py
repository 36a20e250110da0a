"""Reading resolved rules: what a card does, what it counts."""

from __future__ import annotations

from maumau.rules import Ruleset
from maumau.rules.schema import CardRules, Cover, Penalty, Score

PLAIN = CardRules()


def card(ruleset: Ruleset, name: str) -> CardRules:
    return ruleset.rules.cards.get(name, PLAIN)


def penalty(ruleset: Ruleset, name: str) -> Penalty:
    found = card(ruleset, name).penalty
    assert found is not None
    return found


def cover(ruleset: Ruleset, name: str) -> Cover:
    found = card(ruleset, name).cover
    assert found is not None
    return found


def score(ruleset: Ruleset) -> Score:
    assert ruleset.rules.score is not None
    return ruleset.rules.score


def names(ruleset: Ruleset, selector: str) -> set[str]:
    return {str(card) for card in ruleset.select(selector)}


def points(ruleset: Ruleset, ranks: dict[str, int]) -> None:
    """Every card of a rank counts so much, but for those named as cards."""
    for kind in ruleset.deck.kinds:
        expected = ranks.get(str(kind), ranks.get(kind.rank, int(kind.rank) if kind.rank.isdigit() else -1))
        assert score(ruleset).points[str(kind)] == expected, kind


def powers(ruleset: Ruleset) -> set[str]:
    """The ranks (or cards) that do something."""
    found = set(ruleset.rules.cards)
    ranks = {rank for rank in ruleset.deck.ranks if {f"{rank}{suit.letter}" for suit in ruleset.deck.suits} <= found}
    return ranks | {name for name in found if name[:-1] not in ranks}
