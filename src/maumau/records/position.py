"""Positions: a table laid by hand, as a question to the referee."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from maumau.cards import Card, CardError
from maumau.game import Round
from maumau.game.placing import Placement, place
from maumau.records.forms import FormatError, PlaceForm, PositionForm, read_form
from maumau.records.record import load_typed
from maumau.rules import RulesError, Ruleset


def round_of_position(data: Mapping[str, Any]) -> tuple[Round, list[str]]:
    """The round that a position shows, and the moves to be tried on it. Raises `FormatError`."""
    form = read_form(PositionForm, data, "position")
    try:
        ruleset = load_typed(form.ruleset, form.options)
    except RulesError as error:
        raise FormatError(str(error)) from None
    return place_position(ruleset, form.seats, form.position), form.moves


def place_position(ruleset: Ruleset, seats: int, form: PlaceForm) -> Round:
    """Lay the cards of a position. Raises `FormatError` for cards that are not there and places that cannot be."""
    least, most = ruleset.players
    if not least <= seats <= most:
        raise FormatError(f"position: {seats} seats; {ruleset.name} is for {least} to {most}")
    if len(form.hands) != seats:
        raise FormatError(f"position.hands: {len(form.hands)} hands for {seats} seats")
    try:
        hands = [ruleset.deck.parse_many(hand) for hand in form.hands]
        pile, stock = ruleset.deck.parse_many(form.pile), ruleset.deck.parse_many(form.stock)
        suit = None if form.suit is None else ruleset.deck.suits[ruleset.deck.suit_index(form.suit)].letter
    except CardError as error:
        raise FormatError(f"position: {error}") from None
    rest = left_over(ruleset, seats, [*hands, pile, stock])
    if form.stock_is_all:
        rest = []
    placement = Placement(
        hands=tuple(hands),
        pile=pile,
        stock=(*stock, *rest),
        turn=form.turn,
        direction=form.direction,
        suit=suit,
        pending=form.pending,
        dealer=form.dealer,
        called=tuple(form.called),
        called_double=tuple(form.called_double),
    )
    try:
        return place(ruleset, placement)
    except ValueError as error:
        raise FormatError(f"position: {error}") from None


def left_over(ruleset: Ruleset, seats: int, mentioned: Sequence[Sequence[Card]]) -> list[Card]:
    """The cards that a position does not mention, in the pack's order; each mentioned one is taken out once."""
    packs = ruleset.packs_for(seats)
    rest = [card for _ in range(packs) for card in ruleset.deck.kinds]
    for card in (card for cards in mentioned for card in cards):
        if card not in rest:
            held = "the pack holds" if packs == 1 else f"{packs} packs hold"
            raise FormatError(f"position: {card} stands more often than {held} it")
        rest.remove(card)
    return rest
