"""What the rules say of the end of a round, the points and the match, one function a rule."""

from __future__ import annotations

from collections.abc import Iterator

from maumau.cards import Card
from maumau.engine.declare import LONGEST
from maumau.locale import Group, OneOf, Text
from maumau.locale.phrases import Phrase
from maumau.rules.rulebook.told import Told, told, word
from maumau.rules.ruleset import Ruleset
from maumau.rules.schema import Score


def round_end(ruleset: Ruleset) -> Iterator[Told]:
    """When a round ends, and what is then counted (RU-09, EU-12, FI-04)."""
    score = ruleset.rules.score
    yield told("rulebook-round-ends")
    answered = any(card.last == "answered" for card in ruleset.rules.cards.values())
    to = score.to if score else "nobody"
    yield told("rulebook-counts", "score.to", to="holder-back" if to == "holder" and answered else to)
    if score is not None:
        yield from _finishing(ruleset, score)


def _finishing(ruleset: Ruleset, score: Score) -> Iterator[Told]:
    """What it brings to go out with a card (SR-21, LT-20, RU-V5, RU-V9)."""
    groups: dict[tuple[int, int], list[Card]] = {}
    for name, finish in score.finishing_with.items():
        groups.setdefault((finish.finisher, finish.others_times), []).append(ruleset.deck.parse(name))
    for (finisher, times), cards in groups.items():
        which = OneOf(frozenset(cards), ruleset.deck)
        keys = [f"score.finishing_with.{card}" for card in cards]
        if finisher:
            yield told("rulebook-finisher", *keys, every=which.every, cards=which, points=finisher)
        if times != 1:
            yield told("rulebook-others-times", *keys, every=which.every, cards=which, times=times)


def blocked(ruleset: Ruleset) -> Iterator[Told]:
    """When a round ends without a winner (ALL-05, ALL-19)."""
    score = ruleset.rules.score
    may_pass = ruleset.rules.draw.may_pass
    yield told("rulebook-blocked", *(["draw.may_pass"] if may_pass else []), **{"pass": may_pass})
    yield told("rulebook-stopped", moves=LONGEST)
    yield told("rulebook-without-winner", "score.to", to=score.to if score else "nobody")


def values(ruleset: Ruleset) -> list[tuple[Phrase, Phrase | int, Told]]:
    """What the cards count: a heading, its points, and both as one thing told (LT-19, SR-20, FI-05, RU-10, EU-13)."""
    score, deck = ruleset.rules.score, ruleset.deck
    if score is None:
        return []
    by_value: dict[int, list[Card]] = {}
    numbers = [kind for kind in deck.kinds if str(score.points[str(kind)]) == kind.rank]
    if len({kind.rank for kind in numbers}) < 3:
        numbers = []
    for kind in deck.kinds:
        if kind not in numbers:
            by_value.setdefault(int(score.points[str(kind)]), []).append(kind)
    alone: dict[int, list[Card]] = {}
    for name, value in score.left_alone.items():
        alone.setdefault(value, []).append(deck.parse(name))
    rows = [_value(ruleset, numbers, Text("rulebook-value-number"))] if numbers else []
    rows += [_value(ruleset, cards, value) for value, cards in sorted(by_value.items())]
    return rows + [_value(ruleset, cards, value, alone=True) for value, cards in sorted(alone.items())]


def _value(
    ruleset: Ruleset, cards: list[Card], value: Phrase | int, alone: bool = False
) -> tuple[Phrase, Phrase | int, Told]:
    keys = [f"score.{'left_alone' if alone else 'points'}.{card}" for card in cards]
    head: Phrase = Group(frozenset(cards), ruleset.deck)
    head = Text("rulebook-alone", cards=head) if alone else head
    return head, value, told("rulebook-value", *keys, cards=head, points=value)


def length(ruleset: Ruleset) -> Iterator[Told]:
    """How long a match is (FI-01, RU-12)."""
    yield told("compare-length-one" if ruleset.rules.match.rounds == 1 else "compare-length-rounds", "match")


def match_end(ruleset: Ruleset) -> Iterator[Told]:
    """When the match ends (LT-21, FI-08, SR-22, EU-14, RU-V3, RU-12)."""
    match = ruleset.rules.match
    if match.rounds == 1:
        yield told("rulebook-one-deal", "match.rounds") if one_deal(ruleset) else _rounds(1)
    elif match.rounds is not None:
        yield _rounds(match.rounds)
    if match.limit is not None:
        over = match.limit_is == "exceeded"
        yield told("rulebook-limit", "match.limit", "match.limit_is", over=over, limit=match.limit)
    if match.limit is not None and match.rounds is not None:
        yield told("rulebook-first-of-both", "match")
    if match.lost_holding:
        held = OneOf(ruleset.select(match.lost_holding), ruleset.deck)
        yield told("rulebook-lost-holding", "match.lost_holding", cards=held)
    if match.rounds is None and match.limit is None:
        yield told("rulebook-open-end-otherwise" if match.lost_holding else "rulebook-open-end", "match")


def _rounds(rounds: int) -> Told:
    return told("rulebook-rounds", "match.rounds", rounds=rounds)


def one_deal(ruleset: Ruleset) -> bool:
    """Whether the one round alone decides (FI-01)."""
    match = ruleset.rules.match
    return match.rounds == 1 and ruleset.rules.score is None and not match.lost_holding


def winner(ruleset: Ruleset) -> Iterator[Told]:
    """Who wins the match, who has lost it (LT-21, FI-09, RU-V3)."""
    match, score = ruleset.rules.match, ruleset.rules.score
    if one_deal(ruleset):
        yield told("rulebook-one-deal-tie")
        return
    most = score is None or score.to == "finisher"
    best = "rounds" if score is None else "highest" if most else "lowest"
    yield told("rulebook-winner", "match", "score.to", who=best)
    yield told("rulebook-tie", "match.tie", how=word(match.tie))
    if match.lost_holding:
        held = OneOf(ruleset.select(match.lost_holding), ruleset.deck)
        yield told("rulebook-lost-cannot-win", "match.lost_holding", cards=held)
    if match.loser == "other end":
        yield told("rulebook-loser", "match.loser", who="lowest" if most else "highest")
