"""What the rules say of the last card: its power, what must be called, and what a missing call costs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from maumau.cards import Card
from maumau.locale import OneOf, Text
from maumau.rules.rulebook.powers import rules_of, skips
from maumau.rules.rulebook.told import Told, told, word
from maumau.rules.ruleset import Ruleset
from maumau.rules.schema import Call, Calls, NoneLeft, OneLeft

ONE = "call.one_left"
NONE = "call.none_left"
_MAU = Text("last-word-mau")
_MAU_MAU = Text("last-word-mau-mau")


def last_powers(ruleset: Ruleset) -> Iterator[Told]:
    """What becomes of the power of the last card."""
    groups = _by_end(ruleset)
    for end, cards in groups.items():
        keys = [f"cards.{card}.last" for card in cards]
        yield from (one.about(*keys) for one in _END[end](ruleset, OneOf(frozenset(cards), ruleset.deck)))
    yield told("last-ends", but=bool(groups))


def _by_end(ruleset: Ruleset) -> Mapping[str, list[Card]]:
    """The cards after which the round does not simply end, by what happens instead."""
    groups: dict[str, list[Card]] = {}
    for kind in ruleset.deck.kinds:
        end = rules_of(ruleset, kind).last
        if end != "ends":
            groups.setdefault(end, []).append(kind)
    return groups


def _answered(ruleset: Ruleset, cards: OneOf) -> Iterator[Told]:
    """The chain after a finishing seven (LT-18)."""
    counts = ruleset.rules.score is not None
    call = ruleset.rules.call.one_left
    yield told("last-answered", cards=cards)
    yield told("last-comes-back", counts=counts)
    yield told("last-answered-out", counts=counts)
    if call is not None and call.missed == "cannot finish":
        yield told("last-answered-uncalled")


def _served(ruleset: Ruleset, cards: OneOf) -> Iterator[Told]:
    yield told("last-served", cards=cards)


def _barred(ruleset: Ruleset, cards: OneOf) -> Iterator[Told]:
    yield told("last-barred", cards=cards)


def _covered(ruleset: Ruleset, cards: OneOf) -> Iterator[Told]:
    """An ace as the last card (SR-11)."""
    yield told("last-covered", cards=cards)
    covers = [rules_of(ruleset, card).cover for card in cards.cards]
    if any(
        cover and ruleset.select(cover.with_, on) & cards.cards for cover, on in zip(covers, cards.cards, strict=True)
    ):
        yield told("last-covered-again")
    if ruleset.rules.call.one_left and not ruleset.rules.call.none_left:
        yield told("last-covered-no-call")
    yield told("last-nothing-to-take")


_END = {"answered": _answered, "served": _served, "barred": _barred, "covered": _covered}


# ---------------------------------------------------------------- calls


def calls(ruleset: Ruleset) -> Iterator[Told]:
    """The announcements (LT-15, LT-16, SR-08, FI-11, EU-10, EU-11)."""
    for says in (one_left, none_left, after_calls):
        yield from says(ruleset)


def one_left(ruleset: Ruleset) -> Iterator[Told]:
    """The announcement of the last card."""
    if call := ruleset.rules.call.one_left:
        yield from _one_left(ruleset, call)


def none_left(ruleset: Ruleset) -> Iterator[Told]:
    """The word for going out."""
    if call := ruleset.rules.call.none_left:
        yield from _none_left(ruleset, call)


def after_calls(ruleset: Ruleset) -> Iterator[Told]:
    """What holds for every call."""
    stated = ruleset.rules.call
    yield from _empty_hand(ruleset, stated)
    due = [key for key, call in ((ONE, stated.one_left), (NONE, stated.none_left)) if call]
    if due:
        yield told("last-lapses", *due)


def _when(call: Call) -> str:
    """When it must be said: ahead of the play, or with it and after it."""
    ahead = {"never": "", "on turn": "turn", "any time": "any"}[call.before]
    return "-".join(part for part in (ahead, "after" if call.after else "") if part)


def _one_left(ruleset: Ruleset, call: OneLeft) -> Iterator[Told]:
    """The announcement of the last card."""
    said = Text(f"last-word-{word(ruleset.last_card_call)}")
    yield told("last-one", f"{ONE}.before", f"{ONE}.after", when=_when(call), word=said)
    if call.missed == "caught":
        yield told("last-one-caught", f"{ONE}.missed", f"{ONE}.cards", cards=call.cards)
        yield told("last-one-window", f"{ONE}.until", until=word(call.until), after=call.after)
    else:
        yield from _cannot_finish(ruleset, call)
    yield told("last-one-otherwise", ONE)


def _cannot_finish(ruleset: Ruleset, call: OneLeft) -> Iterator[Told]:
    """No catch: the uncalled last card does not finish (LT-15, LT-16)."""
    if call.after:
        yield told("last-one-until", f"{ONE}.until", until=word(call.until))
    goes_on = OneOf(frozenset(kind for kind in ruleset.deck.kinds if rules_of(ruleset, kind).cover), ruleset.deck)
    yield told("last-one-goes-on", f"{ONE}.until", some=bool(goes_on.cards), cards=goes_on)
    yield told("last-one-unfinished", f"{ONE}.missed", f"{ONE}.cards", cards=call.cards)
    if call.cards == 1:
        yield told("last-one-anew", f"{ONE}.missed")
    yield told("last-nothing-to-take", f"{ONE}.missed")


def _none_left(ruleset: Ruleset, call: NoneLeft) -> Iterator[Told]:
    """The word for going out."""
    double = OneOf(ruleset.select(call.double), ruleset.deck) if call.double else None
    always = double is not None and double.every
    said = _MAU_MAU if always else _MAU
    yield told("last-none", f"{NONE}.before", f"{NONE}.after", when=_when(call), word=said)
    if always:
        yield told("last-none-only-double", f"{NONE}.double", word=_MAU)
    elif double is not None and double.cards:
        yield told("last-none-double", f"{NONE}.double", cards=double, word=_MAU, double=_MAU_MAU)
    if double is not None and double.cards and call.after:
        yield told("last-none-still", f"{NONE}.double", word=_MAU, double=_MAU_MAU)
    yield told("last-none-caught", f"{NONE}.cards", cards=call.cards)


def _empty_hand(ruleset: Ruleset, stated: Calls) -> Iterator[Told]:
    """The round waits while somebody without cards can be caught (SR-08, FI-11, EU-10, EU-11)."""
    keys = [f"{ONE}.missed"] if stated.one_left and stated.one_left.missed == "caught" else []
    keys += [f"{NONE}.cards"] if stated.none_left else []
    if not keys:
        return
    if len(keys) == 2:
        yield told("last-one-catch", *keys)
    yield told("last-waits", *keys)
    if stated.none_left and stated.none_left.after:
        yield told("last-right-call", f"{NONE}.after")
    yield told("last-not-out", *keys)
    if ruleset.players[0] == 2 and skips(ruleset):
        yield told("last-not-out-again", *keys)
    yield told("last-nothing-to-take", *keys)


def cry(ruleset: Ruleset) -> Iterator[Told]:
    """What is said when going out, though nothing depends on it (LT-17, LT-20)."""
    if ruleset.out_cry and not ruleset.rules.call.none_left:
        score = ruleset.rules.score
        doubling = score.finishing_with.items() if score else ()
        cards = OneOf(
            frozenset(ruleset.deck.parse(name) for name, finish in doubling if finish.others_times > 1), ruleset.deck
        )
        yield told("last-cry", "about.out_cry", some=bool(cards.cards), cards=cards, word=_MAU, double=_MAU_MAU)
