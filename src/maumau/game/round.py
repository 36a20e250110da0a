"""One round, as people who write Python meet it: immutable, one move giving the next round.

A `Round` is the referee's: it holds every hand and the stock. What a seat may know of it is a `View`, and
`Round.view` is the one function that makes one.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from maumau.cards import Card
from maumau.engine.chance import PLACE
from maumau.engine.declare import CHANCE, GAME, KNOWLEDGE, SEATS, Phase, Reason, copied, new
from maumau.engine.entry import (
    CUT,
    DREW,
    SHUFFLED,
    TURNED_OVER,
    UNSAID,
    abandon_round,
    catchable,
    deal_pack,
    draw_lot,
    legal_moves,
    reason_against,
    see,
    seed_chance,
    shuffled_pack,
    try_move,
    words,
)
from maumau.engine.legal import CLOSE
from maumau.game.codes import called_words, moves_of_masks, moves_of_words
from maumau.game.happened import cut_events, dealt_events, draw_events
from maumau.game.log import TABLE, Drawn, Event, Step
from maumau.game.moves import Move, MoveError, move_book
from maumau.game.refusals import Refusal, Refused, clause_of, spelling
from maumau.game.table import check_pack, compiled, loaded, read_cards
from maumau.game.view import View
from maumau.rules import Ruleset

SPECTATOR = -1  #: in place of a seat: who looks on


@dataclass(frozen=True, slots=True)
class Result:
    """How a round ended. `points` is what it adds to each seat's total; `lost` who lost the match at once (RU-V3)."""

    reason: str  #: "out", "blocked", "stopped" (ALL-19) or "abandoned" (ALL-18)
    finisher: int | None
    points: tuple[int, ...]
    lost: tuple[int, ...] = ()


class ShuffleMissing(Exception):
    """The move needs the pile shuffled, and no order was given; `cards` are those to be shuffled."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        super().__init__("the stock is used up here: the order of the shuffled pile is needed")
        self.cards = cards


class Round:
    """A round in progress, or over. Nothing changes it; `play` gives the round after the move.

    >>> game = deal("maumas", seats=2, seed=7)
    >>> game.phase, game.turn, len(game.hands[0])
    ('play', 0, 5)
    >>> game.play("play 2c")
    Traceback (most recent call last):
        ...
    maumau.game.moves.MoveError: no card '2c' in this pack (ranks 6 7 8 9 10 J Q K A; suits c d h s); the nearest is 6c
    """

    __slots__ = ("_book", "_chance", "_log", "_pack", "_ruleset", "_state", "_table")

    def __init__(
        self,
        ruleset: Ruleset,
        state: NDArray[Any],
        chance: NDArray[Any],
        log: Step,
        pack: tuple[Card, ...],
        table: NDArray[Any] | None = None,
    ) -> None:
        self._ruleset = ruleset
        self._pack = pack
        self._table = compiled(ruleset) if table is None else table
        self._book = move_book(ruleset.deck)
        self._state = state
        self._chance = chance
        self._log = log

    # -- where the round stands ------------------------------------------------------------------------------------

    @property
    def ruleset(self) -> Ruleset:
        """The rules that are played by."""
        return self._ruleset

    @property
    def pack(self) -> tuple[Card, ...]:
        """The whole pack, first card taken first; empty in a position laid by hand."""
        return self._pack

    @property
    def seats(self) -> int:
        """How many sit at the table; seats are 0 … seats-1."""
        return int(self._state["seats"][0])

    @property
    def dealer(self) -> int:
        """Who dealt."""
        return int(self._state["dealer"][0])

    @property
    def leader(self) -> int:
        """Who makes the first play."""
        return int(self._state["leader"][0])

    @property
    def phase(self) -> str:
        """`cut`, `play`, `name`, `window` (waits for `close`) or `over`."""
        return Phase(int(self._state["phase"][0])).name.lower()

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return int(self._state["phase"][0]) == Phase.OVER

    @property
    def turn(self) -> int | None:
        """Who decides next; None in `window` and `over`."""
        return int(self._state["turn"][0]) if int(self._state["phase"][0]) < Phase.WINDOW else None

    @property
    def direction(self) -> int:
        """1: the next seat is the left neighbour; -1: the other."""
        return int(self._state["direction"][0])

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """Every seat's cards, in the deck's order."""
        counts = self._state["counts"][0]
        return tuple(self._cards(counts[seat]) for seat in range(self.seats))

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(int(size) for size in self._state["sizes"][0][: self.seats])

    @property
    def pile(self) -> tuple[Card, ...]:
        """The pile, top card last."""
        return self._ring(int(self._state["mid"][0]), int(self._state["tail"][0]))

    @property
    def top(self) -> Card | None:
        """The top card of the pile; None while it is empty."""
        top = int(self._state["top"][0])
        return None if top < 0 else self.ruleset.deck.kinds[top]

    @property
    def stock(self) -> tuple[Card, ...]:
        """The stock, first card drawn first."""
        return self._ring(int(self._state["head"][0]), int(self._state["mid"][0]))

    @property
    def suit(self) -> str | None:
        """The letter of the suit to follow; None while the pile is empty."""
        named, top = int(self._state["suit"][0]), self.top
        if named >= 0:
            return self.ruleset.deck.suits[named].letter
        return None if top is None else top.suit

    @property
    def pending(self) -> int:
        """Cards of a live penalty."""
        return int(self._state["pending"][0])

    @property
    def called(self) -> dict[int, tuple[str, ...]]:
        """The words of each seat that stand."""
        standing = {seat: called_words(int(self._state["called"][0][seat])) for seat in range(self.seats)}
        return {seat: said for seat, said in standing.items() if said}

    @property
    def waiting(self) -> int | None:
        """In `window`: the seat with the empty hand that may still be caught."""
        return int(self._state["waiting"][0]) if self.phase == "window" else None

    @property
    def moves_made(self) -> int:
        """Moves of seats so far, calls and catches not counted (ALL-19)."""
        return int(self._state["moves"][0])

    @property
    def lines(self) -> tuple[str, ...]:
        """The moves so far, as lines of a record."""
        return self._log.lines()

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened so far, nothing hidden; what a seat saw of it is in its `view`."""
        return tuple(step.event for step in self._log.chain())

    @property
    def last_event(self) -> Event:
        """What happened last, nothing hidden."""
        return self._log.event

    @property
    def result(self) -> Result | None:
        """How the round ended; None while it goes on."""
        if not self.over:
            return None
        finisher, lost = int(self._state["finisher"][0]), int(self._state["lost"][0])
        return Result(
            Reason(int(self._state["reason"][0])).name.lower(),
            None if finisher < 0 else finisher,
            tuple(int(points) for points in self._state["points"][0][: self.seats]),
            tuple(seat for seat in range(self.seats) if lost >> seat & 1),
        )

    # -- what may be done --------------------------------------------------------------------------------------------

    @property
    def legal(self) -> tuple[Move, ...]:
        """Every move of the seat to move (in `window` the table's `close`), equal cards once; empty when over."""
        plays, others = legal_moves(self._table, self._state)
        return moves_of_masks(self._book, plays, others)

    def calls(self, seat: int) -> tuple[Move, ...]:
        """The calls that a seat may make now."""
        self._check_seat(seat)
        return moves_of_words(words(self._table, self._state, seat))

    @property
    def may_catch(self) -> tuple[int, ...]:
        """The seats that can be caught now."""
        seats = catchable(self._table, self._state)
        return tuple(seat for seat in range(self.seats) if seats >> seat & 1)

    @property
    def also(self) -> tuple[tuple[int, Move], ...]:
        """Calls and catches of any seat, beside the turn moves."""
        pairs = [(seat, word) for seat in range(self.seats) for word in self.calls(seat)]
        pairs += [(by, Move("catch", seat=who)) for who in self.may_catch for by in range(self.seats) if by != who]
        return tuple(pairs)

    def why(self, move: Move | str, seat: int | None = None) -> Refusal | None:
        """Why a move is refused to a seat (the seat to move, unless given); None where it is allowed."""
        move, number, seat = self._read(move, seat)
        reason = int(reason_against(self._table, self._state, seat, number))
        return None if reason == 0 else self._refusal(move, seat, reason)

    # -- playing -----------------------------------------------------------------------------------------------------

    def play(
        self,
        move: Move | str,
        seat: int | None = None,
        *,
        shuffle: Iterable[str | Card] | None = None,
        ask: bool = False,
    ) -> Round:
        """The round after a move of a seat (the seat to move, unless given; `close` is the table's).

        `shuffle` says how the pile falls if this move needs it shuffled; without it chance decides, or with `ask`
        `ShuffleMissing` is raised. Raises `Refused` with the reason, `MoveError` for text that is no move, and
        `ValueError` for a shuffle that is not the pile but its top, or not needed.
        """
        move, number, seat = self._read(move, seat)
        state, chance = copied(self._state), copied(self._chance)
        script = None if shuffle is None else self._script(chance, shuffle)
        happened = try_move(self._table, state, chance, seat, number, ask)
        if 0 < happened < DREW:
            raise Refused(self._refusal(move, seat, happened))
        if happened & UNSAID:
            raise ShuffleMissing(self._to_shuffle(move))
        if script is not None:
            self._check_script(script, happened & SHUFFLED, move)
        return self._after(move, seat, state, chance, happened)

    def abandon(self) -> Round:
        """Break the round off: no finisher, no points (ALL-18)."""
        if self.over:
            return self
        state = copied(self._state)
        abandon_round(self._table, state)
        return Round(self.ruleset, state, self._chance, self._log, self.pack)

    def view(self, seat: int) -> View:
        """What a seat knows (-1: a spectator)."""
        if seat != SPECTATOR:
            self._check_seat(seat, ", -1 is a spectator")
        knowledge = new(KNOWLEDGE)
        see(self._table, self._state, seat, knowledge)
        return View(self.ruleset, seat, knowledge, tuple(step.event.seen_by(seat) for step in self._log.chain()))

    def __repr__(self) -> str:
        if self.result is not None:
            return f"<Round of {self.ruleset.id}: {self.result}>"
        return f"<Round of {self.ruleset.id}, {self.seats} seats: {self.phase}, turn {self.turn}, top {self.top}>"

    # -- inside ------------------------------------------------------------------------------------------------------

    def _cards(self, counts: Any) -> tuple[Card, ...]:
        kinds = self.ruleset.deck.kinds
        return tuple(kinds[kind] for kind in np.repeat(np.arange(len(counts)), counts).tolist())

    def _ring(self, first: int, last: int) -> tuple[Card, ...]:
        ring, kinds = self._state["ring"][0], self.ruleset.deck.kinds
        return tuple(kinds[kind] for kind in ring[np.arange(first, last) & PLACE].tolist())

    def _check_seat(self, seat: int, more: str = "") -> None:
        if not 0 <= seat < self.seats:
            raise ValueError(f"no seat {seat} at this table: seats are 0 to {self.seats - 1}{more}")

    def _read(self, move: Move | str, seat: int | None) -> tuple[Move, int, int]:
        book = self._book
        if isinstance(move, str):
            move = book.read(move)
        number = book.numbers.get(move)
        if number is None:
            raise MoveError(f"{move} is no move with this deck")
        if number == CLOSE:
            return move, number, TABLE
        if seat is None:
            return move, number, max(int(self._state["turn"][0]), 0)
        return move, number, seat if 0 <= seat < SEATS else SEATS

    def _refusal(self, move: Move, seat: int, reason: int) -> Refusal:
        kinds, state = self.ruleset.deck.kinds, self._state
        names = {"top": "top", "drawn": "drawn", "naming": "naming"}
        cards = {
            name: kinds[kind] if (kind := int(state[field][0])) >= 0 else None for name, field in names.items()
        } | {"card": move.card}
        code = spelling(reason)
        suit = self.suit
        parameters: dict[str, Any] = {
            **cards,
            "seat": seat,
            "turn": self.turn,
            "waiting": int(state["waiting"][0]),
            "pending": self.pending,
            "caught": move.seat,
            "last_seat": self.seats - 1,
            "cut": next(iter(self.stock), None) if self.phase == "cut" else None,
            "suit": next((s.name for s in self.ruleset.deck.suits if s.letter == suit), None),
        }
        clause = clause_of(self.ruleset, code, cards)
        return Refusal(seat, move, code, clause, self.ruleset, parameters, self._allowed(move, seat))

    def _allowed(self, move: Move, seat: int) -> tuple[Move, ...]:
        """What a seat may do instead of a move that is refused, as far as it may see that itself."""
        if move.verb in ("call", "call double"):
            return self.calls(seat) if 0 <= seat < self.seats else ()
        return self.legal if seat == self.turn and move.verb not in ("catch", "close") else ()

    def _script(self, chance: NDArray[Any], shuffle: Iterable[str | Card]) -> tuple[Card, ...]:
        deck = self.ruleset.deck
        cards = read_cards(deck, shuffle)
        if not 0 < len(cards) < len(chance["order"][0]):
            raise ValueError(f"a shuffle of {len(cards)} cards cannot be")
        chance["script"] = len(cards)
        chance["order"][0][: len(cards)] = [deck.kind(card) for card in cards]
        return cards

    def _to_shuffle(self, move: Move) -> tuple[Card, ...]:
        return self.pile if move.card is not None else self.pile[:-1]

    def _check_script(self, script: tuple[Card, ...], shuffled: int, move: Move) -> None:
        if not shuffled:
            raise ValueError(f"nothing is shuffled by {move}: the stock is not used up")
        right = self._to_shuffle(move)
        if sorted(script) != sorted(right):
            raise ValueError(
                f"a shuffle must be the pile but its top, {len(right)} cards: " + " ".join(map(str, sorted(right)))
            )

    def _after(self, move: Move, seat: int, state: NDArray[Any], chance: NDArray[Any], happened: int) -> Round:
        """The round in its new state, with what happened noted."""
        after = Round(self.ruleset, state, chance, self._log, self.pack, self._table)
        if happened == 0:
            after._log = Step(self._log, Event(seat, move))
            return after
        drawn: tuple[Drawn, ...] = ()
        order: tuple[Card, ...] = ()
        shown: tuple[Card, ...] = ()
        renewed = "turned over" if happened & TURNED_OVER else None
        if happened & CUT:
            drawn, shown = cut_events(self, after, move)
        elif happened & DREW:
            first, last = int(self._state["head"][0]), int(state["head"][0])
            drawn = draw_events(self._state, state, after._ring(first, last), seat, move)
        if happened & SHUFFLED:
            start, cards = int(chance["at"][0]), int(chance["shuffled"][0])
            order, renewed = after._ring(start, start + cards), "shuffled"
        after._log = Step(self._log, Event(seat, move, drawn, renewed, shown), order)
        return after


def deal(
    ruleset: Ruleset | str,
    seats: int = 2,
    *,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    dealer: int | None = None,
    leader: int | None = None,
    pack: Iterable[str | Card] | None = None,
) -> Round:
    """Deal a round.

    `ruleset` is a `Ruleset`, a shipped id or a path; `options` only with the latter two. `seed` makes chance repeat
    (any integer; without one it cannot be foreseen). `dealer`, and `leader` where the rules ask for one, are drawn by
    lot unless given. `pack` lays the pack by hand, first card taken first: cards, texts, or one text with blanks.
    Raises `RulesError` where so many cannot play, or the cards do not suffice (ALL-14), and `ValueError` for dealers,
    leaders or packs that cannot be.
    """
    ruleset = loaded(ruleset, options)
    ruleset.check_seats(seats)
    table, state, chance = compiled(ruleset), new(GAME), seeded(seed)
    dealer = draw_lot(chance, seats) if dealer is None else dealer
    leader = draw_lot(chance, seats) if leader is None else leader
    for name, seat in (("dealer", dealer), ("leader", leader)):
        if not 0 <= seat < seats:
            raise ValueError(f"{name} {seat} is no seat: seats are 0 to {seats - 1}")
    deck = ruleset.deck
    count = ruleset.packs_for(seats) * len(deck.kinds)
    if pack is None:
        shuffled_pack(table, state, chance, seats)
        numbers = state["ring"][0][:count].copy()
    else:
        numbers = np.array([deck.kind(card) for card in read_cards(deck, pack)], np.uint8)
        check_pack(ruleset, seats, numbers)
    order = tuple(deck.kinds[int(number)] for number in numbers)
    state = new(GAME)
    deal_pack(table, state, chance, seats, dealer, leader, numbers)
    game = Round(ruleset, state, chance, Step(None, Event(TABLE, None)), order)
    under = int(state["under"][0])
    shown = game.stock[:1] if game.phase == "cut" else game.stock[len(game.stock) - under :] + game.pile
    game._log = Step(None, Event(TABLE, None, dealt_events(game, [()] * seats), None, shown))
    return game


def seeded(seed: int | None, stream: int = 0) -> NDArray[Any]:
    """A chance record for a seed; `stream` tells rounds of one seed apart. Without a seed it cannot be foreseen."""
    chance = new(CHANCE)
    number = secrets.randbits(64) if seed is None else seed % (1 << 64)
    seed_chance(chance, number >> 32, number & 0xFFFFFFFF, stream & 0xFFFFFFFF)
    return chance
