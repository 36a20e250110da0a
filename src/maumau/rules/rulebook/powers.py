"""What each power card does. The subject of a first sentence is the card itself: "goes on any card"."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from maumau.cards import Card
from maumau.locale import Listed, OneOf, Phrase, Rank, Text
from maumau.locale.phrases import ARank
from maumau.rules.rulebook.told import Told, told, word
from maumau.rules.ruleset import Ruleset
from maumau.rules.schema import CardRules, Cover, Penalty

PLAIN_CARD = CardRules()
_RELATIVE = (
    ("fits", "card-that-fits"),
    ("same suit", "card-of-its-suit"),
    ("same rank", "card-of-its-rank"),
    ("same suit, same rank", "card-of-its-suit-or-rank"),
)


@lru_cache(maxsize=1024)  # every choice of the page is held against the same ruleset, card by card
def power(ruleset: Ruleset, which: Card) -> tuple[Told, ...]:
    """Everything that one card does, but what becomes of it as the last card."""
    says = rules_of(ruleset, which)
    return tuple(one.about(*(f"cards.{which}.{key}" for key in one.keys)) for one in _power(ruleset, which, says))


def power_groups(ruleset: Ruleset) -> list[tuple[tuple[Card, ...], tuple[Told, ...]]]:
    """The cards that have a power, those that do the same together, with what all of them say."""
    groups: dict[tuple[Told, ...], list[Card]] = {}
    for kind in sorted(ruleset.deck.kinds, key=lambda kind: ruleset.deck.ranks.index(kind.rank)):
        groups.setdefault(power(ruleset, kind), []).append(kind)
    return [(tuple(cards), _together(ruleset, cards)) for says, cards in groups.items() if says]


def _together(ruleset: Ruleset, cards: list[Card]) -> tuple[Told, ...]:
    """What all of some cards say, with the keys of each."""
    each = [power(ruleset, kind) for kind in cards]
    return tuple(texts[0].about(*(key for text in texts for key in text.keys)) for texts in zip(*each, strict=True))


def of_all_powers(ruleset: Ruleset) -> Iterator[Told]:
    """What holds for every power (SR-19, ALL-02, ALL-03, ALL-06, ALL-07)."""
    says = ruleset.rules.cards.values()
    two = ruleset.players[0] == 2
    takes = [one.penalty for one in says if one.penalty and one.penalty.cards and one.penalty.taker != "at once"]
    if any(one.reverse for one in says):
        yield told("power-direction")
        if two:
            how = ruleset.rules.turn.reverse_two_players
            yield told("power-two-reverse", "turn.reverse_two_players", skips=how == "skip")
    if two and skips(ruleset):
        yield told("power-two-skip")
    if two and any(one.penalty and one.penalty.who == "previous" for one in says):
        yield told("power-two-previous")
    if any(one.nominate for one in says):
        yield told("power-names-stands")
    if any(penalty.answer for penalty in takes):
        yield told("power-pending")
    if takes:
        yield told("power-once")
        if not any(one.followed_by for one in says):
            yield told("power-spent")


def skips(ruleset: Ruleset) -> bool:
    """Whether any card makes somebody lose a turn."""
    says = ruleset.rules.cards.values()
    return any(one.skip or (one.penalty and one.penalty.taker == "skipped") for one in says)


def rules_of(ruleset: Ruleset, which: Card) -> CardRules:
    """What the rules say of a card; a plain card where they say nothing."""
    return ruleset.rules.cards.get(str(which), PLAIN_CARD)


def named_for(ruleset: Ruleset, selector: str, on: Card) -> Phrase:
    """The cards of a selector in words that hold for all cards of a kind: ``a card that fits``, ``a seven``."""
    wanted, deck = ruleset.select(selector, on), ruleset.deck
    ranks = [rank for rank in deck.ranks if all(Card(rank, suit.letter) in wanted for suit in deck.suits)]
    if len(wanted) in (len(deck.kinds), len(ranks) * len(deck.suits)):
        return OneOf(wanted, deck)
    for relative, message in _RELATIVE:
        if selector == relative or wanted == ruleset.select(relative, on):
            return Text(message)
    if all(card.suit == on.suit for card in wanted):
        here = tuple(ARank(rank) for rank in deck.ranks if Card(rank, on.suit) in wanted)
        return Text("card-ranks-of-its-suit", cards=Listed(here, "or"))
    return OneOf(wanted, deck)


def _power(ruleset: Ruleset, on: Card, says: CardRules) -> Iterator[Told]:
    if says.wild:
        on_these = OneOf(ruleset.select(says.wild), ruleset.deck)
        yield told("power-wild", "wild", all="yes" if on_these.every else on_these.how, cards=on_these)
    if says.nominate and not says.cover:
        yield _names("power-names", ruleset, on, says)
    if says.reverse:
        yield told("power-reverse", "reverse")
    if says.penalty:
        yield from _penalty(ruleset, on, says.penalty)
    if says.skip:
        yield told("power-skip", "skip", players=says.skip)
    if says.cover:
        yield from _covered(ruleset, on, says, says.cover)
    if says.followed_by:
        yield told("power-followed-by", "followed_by", by=word(says.followed_by))


def _names(message: str, ruleset: Ruleset, on: Card, says: CardRules) -> Told:
    """A suit is named; what may be played next beside it (LT-14, SR-14, RU-08, RU-V4)."""
    wild = frozenset(kind for kind in ruleset.deck.kinds if _goes_on(ruleset, kind, on))
    beside = OneOf(wild, ruleset.deck)
    which = word(says.nominate or "any suit")
    return told(message, "nominate", which=which, beside=bool(wild), cards=beside)


def _goes_on(ruleset: Ruleset, which: Card, on: Card) -> bool:
    """Whether a card goes on another whatever the suit to follow."""
    wild = rules_of(ruleset, which).wild
    return wild is not None and on in ruleset.select(wild)


# ---------------------------------------------------------------- taking


def _penalty(ruleset: Ruleset, on: Card, penalty: Penalty) -> Iterator[Told]:
    if penalty.until:
        yield told(
            "power-until",
            "penalty",
            who=penalty.who,
            cards=OneOf(ruleset.select(penalty.until), ruleset.deck),
        )
        yield told("power-until-hand", "penalty.until")
        yield told("power-until-none")
        yield told("power-until-suit", "penalty.until", rank="rank" in ruleset.rules.follow)
        return
    yield told(
        "power-takes", "penalty", "penalty.taker", who=penalty.who, taker=word(penalty.taker), cards=penalty.cards or 0
    )
    if penalty.answer:
        answer = named_for(ruleset, penalty.answer, on)
        whose = "its" if penalty.who == "previous" else "next"
        adds = [_adds(ruleset, kind) for kind in ruleset.select(penalty.answer, on)]
        if all(adds):
            yield told("power-answer", "penalty.answer", cards=answer, whose=whose)
            yield from _rising(ruleset, on, penalty)
        else:
            yield told("power-answer-passes", "penalty.answer", cards=answer, some=any(adds))
        if penalty.taker == "plays" and all(adds):
            yield told("power-new-count", "penalty.answer")


def _adds(ruleset: Ruleset, kind: Card) -> bool:
    """Whether an answering card makes somebody take cards of its own on their turn."""
    penalty = rules_of(ruleset, kind).penalty
    return penalty is not None and penalty.cards is not None and penalty.taker != "at once"


def _rising(ruleset: Ruleset, on: Card, penalty: Penalty) -> Iterator[Told]:
    """How the cards pending add up, where every answer adds the same."""
    answers = [rules_of(ruleset, kind).penalty for kind in ruleset.select(penalty.answer or "", on)]
    added = {answer.cards if answer else None for answer in answers}
    if len(added) == 1 and None not in added:
        more, first = int(added.pop() or 0), int(penalty.cards or 0)
        second, third, fourth = (first + more * times for times in (1, 2, 3))
        yield told("power-rising", "penalty.answer", second=second, third=third, fourth=fourth)


# ---------------------------------------------------------------- covering


def _covered(ruleset: Ruleset, on: Card, says: CardRules, cover: Cover) -> Iterator[Told]:
    """Going on, what it costs not to, and what comes of it (LT-10, SR-10, RU-V4, RU-V9)."""
    cards = named_for(ruleset, cover.with_, on)
    must = not (cover.refuse or cover.draw.allowed == "at will")
    yield told("power-cover", "cover.with", must=must, cards=cards)
    others = [kind for kind in ruleset.select(cover.with_, on) - {on} if kind.rank == on.rank]
    if any(rules_of(ruleset, kind).cover for kind in others):
        yield told("power-cover-again", "cover", must=must, rank=Rank(on.rank))
    if cover.refuse:
        yield told("power-cover-refuse", "cover.refuse")
    yield from _cover_draw(cover)
    if says.nominate:
        yield _names("power-cover-names", ruleset, on, says)
        if any(rules_of(ruleset, kind).nominate for kind in ruleset.select(cover.with_, on)):
            yield told("power-cover-own-name", "nominate")
    if cover.passes_on:
        yield told("power-passed-on", "cover.passes_on", names=bool(says.nominate), cards=cards)
        if any(kind.rank == on.rank and kind != on and rules_of(ruleset, kind).cover for kind in ruleset.deck.kinds):
            yield told("power-passed-own", "cover", rank=Rank(on.rank))


def _cover_draw(cover: Cover) -> Iterator[Told]:
    allowed = word(cover.draw.allowed)
    if cover.draw.cards == 0:
        yield told("power-cover-no-draw", "cover.draw", allowed=allowed)
        return
    if cover.draw.cards == "until one fits":
        stops = cover.draw.stock_out == "stops"
        yield told("power-cover-draw-until", "cover.draw", allowed=allowed, stops=stops)
    else:
        yield told("power-cover-draw", "cover.draw", allowed=allowed, cards=cover.draw.cards)
    yield told("power-cover-drawn", "cover.draw", then=word(cover.draw.then))
