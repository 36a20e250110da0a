"""The View: what one seat knows. Bots, clients, spectators, logs and learning environments get this and nothing else.

`Round.view` is the only function that makes one. It carries what a careful player could remember: own hand, sizes of
the other hands, the pile in order, cards of other hands that everybody has seen, the order of a stock that was only
turned over, and the history of the round as this seat saw it (ALL-12). It lists turn moves and own calls, no catches:
a catch may always be tried.
"""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from maumau.cards import Card
from maumau.engine.chance import PLACE
from maumau.engine.declare import Phase, copied
from maumau.engine.entry import legal_moves, words
from maumau.engine.knowledge import HIDDEN
from maumau.game.codes import called_words, moves_of_masks, moves_of_words
from maumau.game.log import Event
from maumau.game.moves import Move, move_book
from maumau.game.table import compiled
from maumau.rules import Ruleset


class View:
    """What a seat knows of a round. Equal views are equal in every field; nothing in them depends on a hidden card.

    `seat` is the viewer (-1: a spectator, who sees no hand). Cards are `Card`s, seats numbers, points integers.
    """

    __slots__ = ("_events", "_knowledge", "_ruleset", "_seat")

    def __init__(self, ruleset: Ruleset, seat: int, knowledge: NDArray[Any], events: tuple[Event, ...]) -> None:
        self._ruleset = ruleset
        self._seat = seat
        self._knowledge = knowledge
        self._events = events

    @property
    def ruleset(self) -> Ruleset:
        """The rules that are played by."""
        return self._ruleset

    @property
    def seat(self) -> int:
        """The viewer; -1 is a spectator, who sees no hand."""
        return self._seat

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened since the deal, as this seat saw it."""
        return self._events

    @property
    def knowledge(self) -> NDArray[Any]:
        """The flat record that kernels read (`maumau.engine.declare.Knowledge`): a copy, an array of one."""
        return copied(self._knowledge)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[Any, ...]:
        return self.ruleset.fingerprint, self.seat, self._knowledge.tobytes(), self.events

    def __repr__(self) -> str:
        hand = " ".join(map(str, self.hand))
        return f"<View of seat {self.seat}: {self.phase}, hand {hand or 'empty'}, top {self.top}>"

    def _cards(self, counts: Any) -> tuple[Card, ...]:
        kinds = self.ruleset.deck.kinds
        return tuple(kinds[kind] for kind in range(len(kinds)) for _ in range(int(counts[kind])))

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self._knowledge["seats"][0])

    @property
    def phase(self) -> str:
        """`cut`, `play`, `name`, `window` or `over`."""
        return Phase(int(self._knowledge["phase"][0])).name.lower()

    @property
    def turn(self) -> int | None:
        """Who decides next; None in `window` and `over`."""
        waits = self.phase in ("window", "over")
        return None if waits else int(self._knowledge["turn"][0])

    @property
    def my_turn(self) -> bool:
        """Whether the viewer decides next."""
        return self.turn == self.seat

    @property
    def direction(self) -> int:
        """1: the next seat is the left neighbour; -1 the other way."""
        return int(self._knowledge["direction"][0])

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own cards, in the deck's order."""
        return self.known_cards(self.seat) if self.seat >= 0 else ()

    def known_cards(self, seat: int) -> tuple[Card, ...]:
        """Cards known to be in a hand: all of the own, of others what everybody has seen (after the round all)."""
        return self._cards(self._knowledge["counts"][0][seat])

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(int(size) for size in self._knowledge["sizes"][0][: self.seats])

    @property
    def pile(self) -> tuple[Card, ...]:
        """The pile, top card last."""
        return self._ring("mid", "tail")

    @property
    def top(self) -> Card | None:
        """The top card of the pile; None while it is empty."""
        top = int(self._knowledge["top"][0])
        return None if top < 0 else self.ruleset.deck.kinds[top]

    @property
    def suit(self) -> str | None:
        """The letter of the suit to follow; None while the pile is empty."""
        named, top = int(self._knowledge["suit"][0]), self.top
        if named >= 0:
            return self.ruleset.deck.suits[named].letter
        return None if top is None else top.suit

    @property
    def pending(self) -> int:
        """Cards of a live penalty."""
        return int(self._knowledge["pending"][0])

    @property
    def stock_size(self) -> int:
        """Cards left in the stock."""
        return int(self._knowledge["mid"][0] - self._knowledge["head"][0])

    @property
    def known_stock(self) -> tuple[Card, ...]:
        """The stock in order, where it was only turned over; else empty."""
        return self._ring("head", "mid") if int(self._knowledge["stock_known"][0]) else ()

    @property
    def under_stock(self) -> tuple[Card, ...]:
        """Cards that were put under the stock for all to see and still lie there; the last one is drawn last."""
        known = int(self._knowledge["stock_known"][0]) == 0 and int(self._knowledge["under"][0]) > 0
        return self._ring("head", "mid") if known else ()

    @property
    def cut_card(self) -> Card | None:
        """The card that lies cut and may be kept; None outside the cut."""
        if self.phase != "cut":
            return None
        return self.ruleset.deck.kinds[int(self._knowledge["ring"][0][int(self._knowledge["head"][0]) & PLACE])]

    @property
    def drawn(self) -> Card | None:
        """The card the viewer has just drawn, while it decides over it."""
        kind = int(self._knowledge["drawn"][0])
        return None if kind < 0 or not self.my_turn else self.ruleset.deck.kinds[kind]

    @property
    def called(self) -> dict[int, tuple[str, ...]]:
        """The words of each seat that stand: `call`, `call double`."""
        standing = {seat: called_words(int(self._knowledge["called"][0][seat])) for seat in range(self.seats)}
        return {seat: said for seat, said in standing.items() if said}

    @property
    def legal(self) -> tuple[Move, ...]:
        """The turn moves the viewer may choose among now; empty when it is not its turn."""
        if not self.my_turn:
            return ()
        plays, others = legal_moves(compiled(self.ruleset), self._knowledge)
        return moves_of_masks(move_book(self.ruleset.deck), plays, others)

    @property
    def calls(self) -> tuple[Move, ...]:
        """The calls the viewer may make now."""
        return moves_of_words(words(compiled(self.ruleset), self._knowledge, self.seat)) if self.seat >= 0 else ()

    def _ring(self, first: str, last: str) -> tuple[Card, ...]:
        ring, kinds = self._knowledge["ring"][0], self.ruleset.deck.kinds
        places = range(int(self._knowledge[first][0]), int(self._knowledge[last][0]))
        numbers = (int(ring[place & PLACE]) for place in places)
        return tuple(kinds[number] for number in numbers if number != HIDDEN)
