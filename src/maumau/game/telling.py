"""Moves and refusals as messages, in no language yet: what the prompt, the referee and the browser say.

`Names` says how the players are called and who of them reads it. A refusal says why, and what would be allowed
instead; the latter is the engine's own list, kept in the refusal where whoever wanted to move may see it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from maumau import cards
from maumau.cards import Deck
from maumau.game.moves import Move
from maumau.locale import Card, Listed, Suit, Text
from maumau.locale.phrases import Phrase, Value
from maumau.locale.players import NOBODY, Names
from maumau.rules import Ruleset

if TYPE_CHECKING:
    from maumau.game.refusals import Refusal

#: Of reasons that tell of another player beside the one who wanted to move: the parameter with that player's seat.
OTHER = {"not-your-turn": "turn", "waits-for-close": "waiting", "nothing-to-catch": "caught"}


def has_double_word(ruleset: Ruleset) -> bool:
    """Whether "Mau" and "Mau Mau" are two words."""
    none = ruleset.rules.call.none_left
    return none is not None and none.double is not None


def suit_of(deck: Deck, letter: str) -> Suit:
    """The suit of a letter."""
    return Suit(deck.suits[deck.suit_index(letter)])


# -- moves ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Offer:
    """Where moves are offered: by which rules, how many cards are pending, which card lies cut, who the players are."""

    ruleset: Ruleset
    pending: int = 0
    cut: cards.Card | None = None
    names: Names = NOBODY


def told_move(move: Move, offer: Offer) -> Text:
    """A move as it is offered: ``play 7♥``, ``take 4 cards``."""
    deck = offer.ruleset.deck
    if move.card is not None:
        return Text("move-play", cards=Card(move.card, deck))
    if move.suit is not None:
        return Text("move-name", suit=suit_of(deck, move.suit))
    if move.seat is not None:
        return Text("move-catch", **offer.names.told(move.seat))
    if move.verb in ("keep", "leave") and offer.cut is not None:
        return Text(f"move-{move.verb}", card=Card(offer.cut, deck))
    if move.verb in ("call", "call double"):
        double = move.verb == "call double"
        return Text("move-say", double=double) if has_double_word(offer.ruleset) else Text("move-call")
    return Text("move-take", cards=offer.pending) if move.verb == "take" else Text(f"move-{move.verb}")


def told_moves(moves: Iterable[Move], offer: Offer) -> Text:
    """Moves in a row, cards and suits together: ``play 7♥ or 9♣; draw``."""
    deck = offer.ruleset.deck
    played: list[Phrase] = []
    named: list[Phrase] = []
    others: list[Text] = []
    for move in moves:
        if move.card is not None:
            played.append(Card(move.card, deck))
        elif move.suit is not None:
            named.append(suit_of(deck, move.suit))
        else:
            others.append(told_move(move, offer))
    kinds = [Text("move-play", cards=Listed(tuple(played), "or"))] if played else []
    kinds += [Text("move-name", suit=Listed(tuple(named), "or"))] if named else []
    first, *rest = kinds + others
    for one in rest:
        first = Text("move-row", moves=first, move=one)
    return first


# -- refusals ------------------------------------------------------------------------------------------------------


def told_refusal(refusal: Refusal, names: Names = NOBODY, *, clause: bool = True, allowed: bool = True) -> Text:
    """A whole refusal: why, what would be allowed, and, with `clause`, the number of the rule (ALL-13)."""
    told: dict[str, Value] = {"reason": told_reason(refusal, names), "some": allowed and bool(refusal.allowed)}
    if told["some"]:
        told["allowed"] = told_allowed(refusal, names)
    return Text("refusal-told", **told, clause=refusal.clause) if clause else Text("refusal-said", **told)


def told_reason(refusal: Refusal, names: Names = NOBODY) -> Text:
    """Why a move is refused."""
    known = refusal.parameters
    other = OTHER.get(refusal.reason)
    seats = names.told(refusal.seat) if other is None else names.told_of_two(refusal.seat, known[other])
    return Text(f"refusal-{refusal.reason}", **seats, **_things(known, refusal.ruleset.deck))


def _things(known: Mapping[str, Any], deck: Deck) -> dict[str, Value]:
    """The cards, the suit and the numbers that messages tell of."""
    told: dict[str, Value] = {"pending": known["pending"], "last": known["last_seat"]}
    for name in ("card", "top", "drawn", "naming"):
        if known[name] is not None:
            told[name] = Card(known[name], deck)
    for suit in deck.suits:
        if suit.name == known["suit"]:
            told["suit"] = Suit(suit)
    return told


def told_allowed(refusal: Refusal, names: Names = NOBODY) -> Text:
    """What would be allowed: a refusal knows it only where whoever wanted to move may see it."""
    offer = Offer(refusal.ruleset, refusal.parameters["pending"], refusal.parameters["cut"], names)
    return Text("refusal-allowed", moves=told_moves(refusal.allowed, offer))
