"""What a move brought about beside what it says: who received which cards, and what was turned up.

Cards drawn by a move are a contiguous stretch of the ring that holds the stock; who got them follows from the sizes
of the hands before and after, and from the order in which the engine draws: who moved (or was caught) first, then any
other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from numpy.typing import NDArray

from maumau.cards import Card
from maumau.game.log import TABLE, Drawn
from maumau.game.moves import Move

if TYPE_CHECKING:
    from maumau.game.round import Round


def draw_events(
    before: NDArray[Any], after: NDArray[Any], cards: Sequence[Card], seat: int, move: Move
) -> tuple[Drawn, ...]:
    """Who got which of the cards that a move drew; `before` and `after` are the game records around it."""
    seats = int(after["seats"][0])
    old = [int(size) for size in before["sizes"][0]]
    if move.card is not None:
        old[seat] -= 1
    mover = seat if move.seat is None else move.seat
    if seat == TABLE:
        mover = int(before["waiting"][0])
    known = known_from(before, after, len(cards))
    events: list[Drawn] = []
    place = 0
    for who in (mover, *(other for other in range(seats) if other != mover)):
        count = int(after["sizes"][0][who]) - old[who]
        if count > 0:
            events += split(who, tuple(cards[place : place + count]), known - place)
            place += count
    return tuple(events)


def known_from(before: NDArray[Any], after: NDArray[Any], drawn: int) -> int:
    """From which of the drawn cards on everybody knows them: those of a stock that was only turned over (ALL-12)."""
    if not int(after["stock_known"][0]):
        return drawn
    return 0 if int(before["stock_known"][0]) else int(before["mid"][0] - before["head"][0])


def split(who: int, cards: tuple[Card, ...], known: int) -> list[Drawn]:
    """The cards of one seat, those before place `known` hidden from the others and the rest public."""
    hidden = max(0, min(len(cards), known))
    parts = [Drawn(who, hidden, cards[:hidden])] if hidden else []
    if hidden < len(cards):
        parts.append(Drawn(who, len(cards) - hidden, cards[hidden:], public=True))
    return parts


def cut_events(before: Round, after: Round, move: Move) -> tuple[tuple[Drawn, ...], tuple[Card, ...]]:
    """After the cutter chose: the kept card, and the deal if that was the last choice; and the card turned up."""
    card, cutter = before.stock[:1], before.turn
    kept = (Drawn(cutter, 1, card, public=True),) if move.verb == "keep" and cutter is not None else ()
    if after.phase == "cut":
        return kept, after.stock[:1]
    had = [list(hand) for hand in before.hands]
    for drawn in kept:
        had[drawn.seat] += card
    return kept + dealt_events(after, had), after.pile[:1]


def dealt_events(round_: Round, had: Sequence[Sequence[Card]]) -> tuple[Drawn, ...]:
    """What each seat was dealt, beyond the cards it had."""
    events = []
    for seat, hand in enumerate(round_.hands):
        rest = list(hand)
        for card in had[seat]:
            rest.remove(card)
        if rest:
            events.append(Drawn(seat, len(rest), tuple(rest)))
    return tuple(events)
