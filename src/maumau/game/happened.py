"""What a move brought about beside what it says: who received which cards, and what was turned up.

Cards drawn by a move are a contiguous stretch of the ring that holds the stock; who got them follows from the sizes
of the hands before and after, and from the order in which the engine draws: who moved (or was caught) first, then any
other.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
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
    seen = seen_by_all(before, after, len(cards))
    events: list[Drawn] = []
    place = 0
    for who in (mover, *(other for other in range(seats) if other != mover)):
        count = int(after["sizes"][0][who]) - old[who]
        if count > 0:
            events += split(who, cards[place : place + count], seen[place : place + count])
            place += count
    return tuple(events)


def seen_by_all(before: NDArray[Any], after: NDArray[Any], drawn: int) -> list[bool]:
    """Which of the drawn cards all have seen (ALL-12): those of a stock that was only turned over, or put under it."""
    left = int(before["mid"][0] - before["head"][0])
    first = 0 if int(before["stock_known"][0]) else left - int(before["under"][0])
    renewed = bool(int(after["stock_known"][0]))
    return [place >= first if place < left else renewed for place in range(drawn)]


def split(who: int, cards: Sequence[Card], seen: Sequence[bool]) -> list[Drawn]:
    """The cards of one seat, in the order drawn, those that everybody has seen apart."""
    parts: list[Drawn] = []
    for public, group in groupby(zip(cards, seen, strict=True), key=itemgetter(1)):
        part = tuple(card for card, _ in group)
        parts.append(Drawn(who, len(part), part, public=public))
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
