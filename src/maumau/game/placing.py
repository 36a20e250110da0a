"""A round laid by hand: hands, pile, stock and what stands at that moment. No window is open in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from maumau.cards import Card
from maumau.engine.chance import PLACE
from maumau.engine.declare import CALLED_DOUBLE, CALLED_NONE, CALLED_ONE, GAME, Mode, Phase, Taker, new
from maumau.game.happened import dealt_events
from maumau.game.log import TABLE, Event, Step
from maumau.game.round import Round, seeded
from maumau.game.table import compiled
from maumau.rules import Ruleset

MOST_AT_A_CALL = 2  #: nobody announces the last card with more in hand


@dataclass(frozen=True)
class Placement:
    """What lies where. `suit` is a nominated suit's letter, `pending` the cards of a live penalty."""

    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    stock: tuple[Card, ...]
    turn: int = 0
    direction: int | None = None
    suit: str | None = None
    pending: int = 0
    dealer: int | None = None
    called: tuple[int, ...] = ()
    called_double: tuple[int, ...] = ()


def place(ruleset: Ruleset, placement: Placement) -> Round:
    """The round of a placement. Raises `ValueError` with a sentence for what cannot be."""
    check(ruleset, placement)
    deck, table, seats = ruleset.deck, compiled(ruleset)[0], len(placement.hands)
    state, chance = new(GAME), seeded(0)
    game = state[0]
    game.seats, game.packs = seats, ruleset.packs_for(seats)
    game.turn = game.leader = placement.turn
    base = int(table.direction)
    game.direction = base if placement.direction is None else placement.direction
    game.dealer = (placement.turn - base) % seats if placement.dealer is None else placement.dealer
    for field in ("drawn", "right", "covered", "naming", "waiting", "finisher", "finish_card", "suit", "viewer"):
        setattr(game, field, -1)
    for seat, hand in enumerate(placement.hands):
        for card in hand:
            kind = deck.kind(card)
            game.hands[seat] |= type(game.hands[seat])(1 << kind)
            game.counts[seat, kind] += 1
            game.sizes[seat] += 1
    cards = (*placement.stock, *placement.pile)
    for at, card in enumerate(cards):
        game.ring[at & PLACE] = deck.kind(card)
    game.mid, game.tail = len(placement.stock), len(cards)
    game.top = deck.kind(placement.pile[-1]) if placement.pile else -1
    if placement.suit is not None:
        game.suit = deck.suit_index(placement.suit)
    game.phase, game.mode = Phase.PLAY, Mode.TURN
    if placement.pending:
        game.pending, game.mode = placement.pending, Mode.ANSWER
    set_calls(table, game, placement)
    event = Event(TABLE, None, (), None, placement.pile)
    round_ = Round(ruleset, state, chance, Step(None, event), ())
    drawn = dealt_events(round_, [()] * seats)
    round_._log = Step(None, Event(TABLE, None, drawn, None, placement.pile))
    return round_


def set_calls(table: Any, game: Any, placement: Placement) -> None:
    """Which announcements stand; where the rules know no catch, a single uncalled card has missed its call."""
    word = CALLED_ONE if int(table.one_due) else CALLED_NONE
    for seat in placement.called:
        game.called[seat] |= word
    for seat in placement.called_double:
        game.called[seat] |= CALLED_DOUBLE
    if int(table.one_cannot_finish):
        for seat, hand in enumerate(placement.hands):
            if len(hand) == 1 and seat not in placement.called:
                game.unmet |= 1 << seat


def check(ruleset: Ruleset, placement: Placement) -> None:
    """Raise `ValueError` for a placement that cannot be."""
    seats, table = len(placement.hands), compiled(ruleset)[0]
    named = {"turn": (placement.turn,), "called": placement.called, "called_double": placement.called_double}
    if placement.dealer is not None:
        named["dealer"] = (placement.dealer,)
    for key, values in named.items():
        for seat in values:
            if not 0 <= seat < seats:
                raise ValueError(f"{key}: {seat} is no seat; seats are 0 to {seats - 1}")
    for seat, hand in enumerate(placement.hands):
        if not hand:
            raise ValueError(f"hands: seat {seat} holds no card, so the round would be over")
    if placement.called and not int(table.one_due) and not int(table.none_due):
        raise ValueError("called: these rules know no calls")
    if placement.called_double and not int(table.doubles):
        raise ValueError("called_double: these rules know no double word")
    for key, seats_called in (("called", placement.called), ("called_double", placement.called_double)):
        for seat in seats_called:
            if (held := len(placement.hands[seat])) > MOST_AT_A_CALL:
                raise ValueError(f"{key}: seat {seat} holds {held} cards, with which no call can stand")
    check_top(ruleset, placement)


def check_top(ruleset: Ruleset, placement: Placement) -> None:
    """What stands on the top card must come from it."""
    table = compiled(ruleset)[0]
    if not placement.pile:
        if placement.suit is not None or placement.pending:
            raise ValueError("suit, pending: the pile is empty, so nothing stands on its top card")
        return
    top = ruleset.deck.kind(placement.pile[-1])
    rules = ruleset.rules.cards.get(str(placement.pile[-1]))
    if placement.suit is not None and not (int(table.nominate[top]) or (rules is not None and rules.wild is not None)):
        raise ValueError(f"suit: {placement.pile[-1]} on top asks for no suit; leave the key out")
    if placement.pending and (not int(table.penalty[top]) or int(table.taker[top]) == Taker.AT_ONCE):
        raise ValueError(f"pending: {placement.pile[-1]} on top makes nobody take cards; leave the key out")
    if placement.pending:
        sums = pending_sums(table, top, ruleset.packs_for(len(placement.hands)))
        if placement.pending not in sums:
            known = ", ".join(map(str, sorted(sums)))
            raise ValueError(
                f"pending: {placement.pending} cards cannot be pending under {placement.pile[-1]}: {known}"
            )


def pending_sums(table: Any, top: int, packs: int) -> set[int]:
    """How many cards can be pending under a top card: its own, and those of the cards of its chain below it."""
    count = int(table.kinds)
    chain = {kind for kind in range(count) if int(table.penalty[kind]) and int(table.taker[kind]) != Taker.AT_ONCE}
    below = {kind for kind in chain if int(table.answers[kind]) >> top & 1}
    while more := {low for low in chain - below for high in below if int(table.answers[low]) >> high & 1}:
        below |= more
    cards = [int(table.penalty[kind]) for kind in below for _ in range(packs - (kind == top))]
    sums = {int(table.penalty[top])}
    for penalty in cards:
        sums |= {pending + penalty for pending in sums}
    return sums
