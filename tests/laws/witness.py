"""Who has seen which card: every single card followed from the pack on, with all hands open.

A witness stands behind nobody's View: it is told the full rounds, follows each card by its place in the pack, and
notes which seats have seen it since it was last shuffled. What it calls hidden is hidden whatever the engine thinks.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from maumau.cards import Card
from maumau.game import Round
from maumau.rules.contradictions import hand_for

from .play import Choice

SPECTATOR = -1


@dataclass
class Witness:
    """Places of all cards of a round; a card is its number in the pack."""

    faces: tuple[Card, ...]
    stock: list[int]
    hands: list[list[int]]
    pile: list[int] = field(default_factory=list)
    seen: dict[int, set[int]] = field(default_factory=dict)  #: by viewer
    origin: dict[int, tuple[int, int]] = field(default_factory=dict)  #: the shuffle (0: the pack) and the place in it
    shuffles: int = 0
    hand: int = 0  #: cards dealt to each
    at_once: bool = False  #: the stock is renewed as soon as it is used up
    buried: frozenset[Card] = frozenset()  #: cards that go under the stock instead of being the starter
    order: tuple[Card, ...] | None = None  #: how a stock that is shuffled now falls

    @classmethod
    def of(cls, table: Round) -> Witness:
        """The witness of a round that was just dealt."""
        count = len(table.pack)
        self = cls(table.pack, list(range(count)), [[] for _ in range(table.seats)])
        self.seen = {viewer: set() for viewer in range(SPECTATOR, table.seats)}
        self.origin = {card: (0, card) for card in range(count)}
        rules = table.ruleset.rules
        self.hand = hand_for(rules, table.seats)
        self.at_once = rules.stock.renew_when == "used up"
        if rules.deal.starter_not is not None:
            self.buried = table.ruleset.select(rules.deal.starter_not)
        self.open(table)
        return self

    # -- what happens ----------------------------------------------------------------------------------------------

    def open(self, table: Round) -> None:
        """From the pack to the first decision, by the words of the formats."""
        if table.phase == "cut":
            self.show(self.stock[:1])
            return
        opening = table.ruleset.rules.deal.opening
        if opening == "cut card":
            self.put(self.stock.pop(0))
        self.deal(table)
        if opening == "starter":
            self.bury()
            self.put(self.stock.pop(0))
        elif opening == "dealer's card":
            self.put(self.hands[table.dealer].pop())
        self.fill(table, table.dealer)
        self.agree(table)

    def deal(self, table: Round) -> None:
        """Packet by packet, from the seat after the dealer."""
        rules = table.ruleset.rules
        clockwise = 1 if rules.turn.direction == "clockwise" else -1
        dealt = 0
        while dealt < self.hand:
            packet = min(rules.deal.packet, self.hand - dealt)
            for step in range(1, table.seats + 1):
                seat = (table.dealer + step * clockwise) % table.seats
                for _ in range(packet):
                    self.receive(seat, self.stock.pop(0))
            dealt += packet

    def bury(self) -> None:
        """A card that may not be the starter goes under the stock, for all to see; if there is no other, it stays."""
        for _ in range(len(self.stock)):
            if self.faces[self.stock[0]] not in self.buried:
                break
            self.show(self.stock[:1])
            self.stock.append(self.stock.pop(0))

    def after(self, before: Round, choice: Choice, table: Round) -> None:
        """What a line did."""
        self.order = choice.shuffle
        if before.phase == "cut":
            assert before.turn is not None
            if choice.move.verb == "keep":
                self.receive(before.turn, self.stock.pop(0))
            self.open(table)
            return
        mover = before.waiting if choice.seat is None else choice.seat
        assert mover is not None
        if choice.move.card is not None:
            hand = self.hands[mover]
            equal = [card for card in hand if self.faces[card] == choice.move.card]
            # Of equal cards the one that everybody has seen is gone: nobody can tell that it was not.
            card = next((card for card in equal if card in self.seen[SPECTATOR]), equal[0])
            hand.remove(card)
            self.put(card)
        if choice.move.seat is not None:
            mover = choice.move.seat
        self.fill(table, mover)
        self.agree(table)

    def fill(self, table: Round, mover: int) -> None:
        """Cards from the stock until every hand is as large as it is, the mover's first."""
        for seat in (mover, *(other for other in range(table.seats) if other != mover)):
            while len(self.hands[seat]) < table.sizes[seat]:
                if not self.stock:
                    self.renew()
                self.receive(seat, self.stock.pop(0))

    def renew(self) -> None:
        """The pile but its top becomes the stock; shuffled, nobody knows where its cards lie."""
        self.stock, self.pile = self.pile[:-1], self.pile[-1:]
        if self.order is None:
            return
        left, order = list(self.stock), []
        self.shuffles += 1
        for place, face in enumerate(self.order):
            card = next(card for card in left if self.faces[card] == face)
            left.remove(card)
            order.append(card)
            self.origin[card] = (self.shuffles, place)
            for cards in self.seen.values():
                cards.discard(card)
        self.stock = order

    def receive(self, seat: int, card: int) -> None:
        """A card comes into a hand, and its holder sees it."""
        self.hands[seat].append(card)
        self.seen[seat].add(card)
        self.renew_at_once()

    def put(self, card: int) -> None:
        """A card lies on the pile, and all see it."""
        self.pile.append(card)
        self.show([card])
        self.renew_at_once()

    def renew_at_once(self) -> None:
        """Where the rules say so, a stock that is used up does not wait until a card is needed."""
        if self.at_once and not self.stock and len(self.pile) > 1:
            self.renew()

    def show(self, cards: Iterable[int]) -> None:
        """All see these cards."""
        for seen in self.seen.values():
            seen.update(cards)

    def agree(self, table: Round) -> None:
        """The witness and the round have every card in the same place."""
        for seat, hand in enumerate(self.hands):
            assert sorted(self.named(hand)) == sorted(table.hands[seat])
        assert self.named(self.pile) == table.pile
        assert self.named(self.stock) == table.stock

    # -- what follows from it --------------------------------------------------------------------------------------

    def named(self, cards: Iterable[int]) -> tuple[Card, ...]:
        """The faces of cards."""
        return tuple(self.faces[card] for card in cards)

    def known_in(self, viewer: int, seat: int) -> list[Card]:
        """The cards of a hand that a viewer has seen."""
        return sorted(self.named(card for card in self.hands[seat] if card in self.seen[viewer]))

    def known_stock(self, viewer: int) -> tuple[Card, ...]:
        """The stock in order, where the viewer has seen every card of it since it was last shuffled."""
        return self.named(self.stock) if all(card in self.seen[viewer] for card in self.stock) else ()

    def hidden(self, viewer: int) -> list[int]:
        """The cards that the viewer has not seen since they were last shuffled."""
        return [card for card in self.origin if card not in self.seen[viewer]]
