"""The engine's records, each declared once.

A record is an annotated class: the annotations are what readers and mypy see, and the NumPy dtype that kernels work
on is derived from them (`dtype_of`). Scalars are signed 64-bit (`Int`), sets of card kinds unsigned 64-bit (`Mask`);
narrow integers stand only inside arrays and are read through `int()`, because Numba widens them and NumPy does not.

This file imports NumPy alone, so that rulebooks, score sheets and the command line start without the compiler.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

SEATS = 10  #: the most seats at a table
KINDS = 64  #: the most different cards of a pack
SUITS = 8  #: the most suits of a pack
RING = 256  #: places in the ring that holds stock and pile; more than the cards of any game
LONGEST = 5000  #: moves after which a round is stopped (ALL-19)

type_of_int = "i8"
Int = int
Mask = np.uint64
Bytes = NDArray[np.int8]
Shorts = NDArray[np.int16]
Places = NDArray[np.uint8]
Masks = NDArray[np.uint64]


class Phase(IntEnum):
    """What a game waits for (the `phase` of the referee)."""

    CUT = 0  #: the cutter keeps or leaves a strong card
    PLAY = 1  #: the seat to move takes its turn
    NAME = 2  #: who put a card names a suit
    WINDOW = 3  #: a hand is empty and may still be caught
    OVER = 4


class Mode(IntEnum):
    """Where the seat to move stands inside its turn (phase `PLAY`)."""

    TURN = 0  #: an ordinary turn; with an empty pile, the lead
    DRAWN = 1  #: a card was drawn in an ordinary turn
    ANSWER = 2  #: pending cards are live
    UNTIL = 3  #: must draw until a covering card comes
    CAME = 4  #: that card came and must be put
    COVER = 5  #: must or may put one more card on the own one
    COVER_DRAWN = 6  #: a card was drawn to cover


class Opening(IntEnum):
    STARTER = 0
    CUT_CARD = 1
    LEAD = 2
    DEALERS_CARD = 3


class Leader(IntEnum):
    ELDEST = 0
    WINNER = 1
    DEALER = 2


class Then(IntEnum):
    """What a drawn card does."""

    TURN_ENDS = 0
    MAY_PLAY = 1
    MUST_PLAY = 2
    MAY_PLAY_ANY = 3


class Taker(IntEnum):
    """What becomes of the turn of who takes a penalty."""

    SKIPPED = 0
    PLAYS = 1
    AT_ONCE = 2


class Last(IntEnum):
    """What a power card does as the last card of a hand (ALL-15)."""

    ENDS = 0
    SERVED = 1
    ANSWERED = 2
    COVERED = 3
    BARRED = 4


class Before(IntEnum):
    NEVER = 0
    ON_TURN = 1
    ANY_TIME = 2


class Nominate(IntEnum):
    NO = 0
    ANY = 1
    ANOTHER = 2


class ScoreTo(IntEnum):
    NOBODY = 0
    HOLDER = 1
    FINISHER = 2


class Reason(IntEnum):
    """Why a round ended."""

    NONE = 0
    OUT = 1
    BLOCKED = 2
    STOPPED = 3
    ABANDONED = 4


UNTIL = -1  #: a number of cards to draw: until one fits

# Calls that stand, as bits of `Game.called`.
CALLED_ONE = 1  #: the announcement of the last card
CALLED_NONE = 2  #: the word for going out
CALLED_DOUBLE = 4  #: the double word for going out


class Rules:
    """A ruleset compiled to tables: one place a card kind, sets as masks. Made by `maumau.rules.table`."""

    kinds: Int
    suits: Int
    every: Mask
    # by top card: what may be put on it
    follows: Annotated[Masks, "u8", KINDS]
    follows_named: Annotated[Masks, "u8", KINDS, SUITS]
    answers: Annotated[Masks, "u8", KINDS]
    covers: Annotated[Masks, "u8", KINDS]
    until: Annotated[Masks, "u8", KINDS]
    # by card
    suit: Annotated[Bytes, "i1", KINDS]
    involved: Annotated[Bytes, "i1", KINDS]  #: 1 where a card does more than turn, skip and add to what is pending
    turns: Annotated[Bytes, "i1", KINDS]  #: -1 where the direction turns, else 1
    penalty: Annotated[Bytes, "i1", KINDS]
    penalty_previous: Annotated[Bytes, "i1", KINDS]
    taker: Annotated[Bytes, "i1", KINDS]
    skip: Annotated[Bytes, "i1", KINDS]
    reverse: Annotated[Bytes, "i1", KINDS]
    nominate: Annotated[Bytes, "i1", KINDS]
    cover: Annotated[Bytes, "i1", KINDS]
    cover_refuse: Annotated[Bytes, "i1", KINDS]
    cover_at_will: Annotated[Bytes, "i1", KINDS]
    cover_cards: Annotated[Bytes, "i1", KINDS]
    cover_then: Annotated[Bytes, "i1", KINDS]
    cover_stops: Annotated[Bytes, "i1", KINDS]
    passes_on: Annotated[Bytes, "i1", KINDS]
    last: Annotated[Bytes, "i1", KINDS]
    points: Annotated[Shorts, "i2", KINDS]
    alone: Annotated[Shorts, "i2", KINDS]
    has_alone: Mask
    finish_points: Annotated[Shorts, "i2", KINDS]
    finish_times: Annotated[Shorts, "i2", KINDS]
    loses: Mask
    doubles: Mask
    power: Mask
    starter_not: Mask
    barred: Mask  #: what may not be put as the last card
    # one each
    hands: Annotated[Bytes, "i1", SEATS + 1]  #: by number of seats
    packet: Int
    opening: Int
    starter_power: Int
    leader: Int
    cutter_keeps: Int
    packs: Annotated[Bytes, "i1", SEATS + 1]  #: by number of seats
    direction: Int
    reverse_skips: Int
    turned_over: Int
    renew_at_once: Int
    draw_at_will: Int
    draw_cards: Int
    draw_then: Int
    draw_stops: Int
    may_pass: Int
    one_due: Int
    one_before: Int
    one_after: Int
    one_until_play: Int
    one_cannot_finish: Int
    one_cards: Int
    none_due: Int
    none_before: Int
    none_after: Int
    none_cards: Int
    score_to: Int
    limit: Int
    limit_exceeded: Int
    rounds: Int
    rounds_won_decide: Int
    loser_is_other_end: Int


class Game:
    """One round in progress. `-1` stands for nobody, no card, no suit.

    `hands` are sets of kinds, `counts` how many equal cards of each, `sizes` the cards in hand; `known` counts the
    cards of a hand that everybody has seen (ALL-12). `ring` holds the stock in places `head … mid-1`, first card
    drawn first, and the pile in `mid … tail-1`, top last (places modulo `RING`): turning the pile over moves one
    border and no card.
    """

    seats: Int
    dealer: Int
    leader: Int
    packs: Int
    phase: Int
    mode: Int
    turn: Int
    direction: Int
    top: Int
    suit: Int
    pending: Int
    drawn: Int
    drawn_seen: Int  #: 1: everybody saw the last card that was drawn in a turn
    right: Int  #: the card whose cover and nomination stand open beside this turn
    covered: Int  #: the card that the last play covered
    plain: Int  #: 1: the last card was a forced cover, which has no power
    naming: Int  #: the card by whose right a suit is named
    waiting: Int  #: the seat with the empty hand that may be caught, or that cuts
    kept: Int  #: cards the cutter has kept
    passes: Int
    moves: Int
    finisher: Int
    finish_card: Int
    reason: Int
    stock_known: Int  #: 1: the stock was only turned over, so its order is known
    under: Int  #: cards at the bottom of the stock that were put under it for all to see
    viewer: Int  #: whose knowledge this is (`Knowledge`); -1: a spectator's, or the whole game
    head: Int
    mid: Int
    tail: Int
    open_one: Int  #: bit a seat: its missed call of the last card may be made good or caught
    open_none: Int  #: bit a seat: its missed word for going out likewise
    unmet: Int  #: bit a seat: its single card is uncalled and cannot finish
    lost: Int  #: bit a seat: lost the match at once
    hands: Annotated[Masks, "u8", SEATS]
    points: Annotated[NDArray[np.int32], "i4", SEATS]
    sizes: Annotated[Shorts, "i2", SEATS]
    called: Annotated[Bytes, "i1", SEATS]
    counts: Annotated[Bytes, "i1", SEATS, KINDS]
    known: Annotated[Bytes, "i1", SEATS, KINDS]
    ring: Annotated[Places, "u1", RING]


class Knowledge(Game):
    """What one seat knows of a game: the same record with everything hidden from `viewer` erased (`knowledge.know`).

    Other seats' `counts` hold only what everybody has seen, their `hands` are empty, and the stock's places are 255
    unless its order is known. A type of its own, so that no game is handed out where knowledge is asked for.
    """


class Chance:
    """How shuffles fall: a small random state, or a script that says the order.

    `a b c d` is the state of the sfc32 generator, each below 2³². With `script` above 0 the next shuffle takes its
    order from `order` instead; with `ask` set a shuffle without a script only notes that it was `missing`.
    """

    a: Int
    b: Int
    c: Int
    d: Int
    ask: Int
    script: Int
    missing: Int
    shuffled: Int  #: cards shuffled by the last move, 0 if none
    at: Int  #: the ring place where that new stock began
    order: Annotated[Places, "u1", RING]


class MatchState:
    """Rounds added up. `played` counts the rounds that count (ALL-18), `last_winner` is -1 where the lot decides."""

    seats: Int
    dealer: Int  #: who deals next
    last_winner: Int
    played: Int
    over: Int
    drawn: Int
    winners: Int  #: bit a seat
    losers: Int  #: bit a seat
    totals: Annotated[NDArray[np.int64], "i8", SEATS]
    won: Annotated[NDArray[np.int64], "i8", SEATS]


def dtype_of(record: type[Any]) -> np.dtype[Any]:
    """The NumPy dtype of a declared record; its scalars give their fields as attributes.

    >>> dtype_of(Chance).names[:4]
    ('a', 'b', 'c', 'd')
    """
    fields: list[tuple[Any, ...]] = []
    for name, kind in get_type_hints(record, include_extras=True).items():
        if get_origin(kind) is Annotated:
            _, code, *shape = get_args(kind)
            fields.append((name, code, tuple(shape)))
        else:
            fields.append((name, "u8" if kind is Mask else type_of_int))
    return np.dtype((np.record, np.dtype(fields, align=True)))


RULES = dtype_of(Rules)
GAME = dtype_of(Game)
KNOWLEDGE = dtype_of(Knowledge)
CHANCE = dtype_of(Chance)
MATCH = dtype_of(MatchState)


def new(dtype: np.dtype[Any], count: int = 1) -> NDArray[Any]:
    """`count` empty records of a declared dtype."""
    return np.zeros(count, dtype)


def copied(records: NDArray[Any]) -> NDArray[Any]:
    """A copy of an array of declared records: as bytes, because NumPy copies structured arrays field by field."""
    return np.ndarray(records.shape, records.dtype, bytearray(records.tobytes()))
