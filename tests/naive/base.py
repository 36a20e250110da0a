"""What is alike in every ruleset: cards, the deal, renewal of the stock, whose turn, how a line is read, the end.

Everything else is written out in the class of its family, even where two families say the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from . import options as option_table
from .cards import SUITS, suit

LONGEST_ROUND = 5000  # ALL-19


class Refused(Exception):
    """The rules do not allow this line."""


class NeedsShuffle(Exception):
    """The line needs these cards shuffled to be the new stock; nothing was changed."""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("shuffle line expected for " + " ".join(cards))
        self.cards = cards


def has_lists(value: list[Any]) -> bool:
    """Is it a list of lists, as the hands are? (Lists of cards hold texts alone.)"""
    return len(value) > 0 and isinstance(value[0], list)


def copied(value: Any) -> Any:
    """A copy that does not change with the original; the state holds only lists, sets, dicts and plain values."""
    if isinstance(value, list):
        return [one.copy() if isinstance(one, list) else one for one in value] if has_lists(value) else value.copy()
    if isinstance(value, set):
        return set(value)
    if isinstance(value, dict):
        return dict(value)
    return value


class NaiveRound:
    """One round of one ruleset. `NaiveRound("maumas", …)` gives a round of the class of that ruleset's family."""

    families: ClassVar[dict[str, type[NaiveRound]]] = {}  # filled by the package
    renewed_by_shuffling = False  # else the pile is turned over

    def __new__(cls, ruleset: str = "", *_: object, **__: object) -> NaiveRound:
        """The family's class is looked up by the ruleset (a copy is made of the family's class already)."""
        if cls is not NaiveRound:
            return object.__new__(cls)
        if ruleset not in NaiveRound.families:
            option_table.offered(ruleset)  # says which there are
        return object.__new__(NaiveRound.families[ruleset])

    def __init__(
        self,
        ruleset: str,
        seats: int,
        dealer: int,
        leader: int,
        pack: list[str],
        options: dict[str, object] | None = None,
    ) -> None:
        self.begin(ruleset, seats, options)
        self.dealer = dealer
        self.leader = leader
        if sorted(pack) != sorted(self.whole_pack()):
            raise ValueError(f"the pack of {ruleset} for {seats} seats is {' '.join(self.whole_pack())}")
        # ALL-14: after the deal at least one card must be left in the stock
        needed = seats * self.hand_size + self.cards_beside_the_hands()
        if needed >= len(pack):
            raise ValueError(f"{seats} hands of {self.hand_size} take {needed} of {len(pack)} cards: no stock is left")
        self.dealt_from += pack
        self.stock += pack
        self.deal()

    def begin(self, ruleset: str, seats: int, options: dict[str, object] | None) -> None:
        """An empty table."""
        fewest, most = option_table.players(ruleset)
        if not fewest <= seats <= most:
            raise ValueError(f"{ruleset} is for {fewest} to {most} seats, not {seats}")
        self.ruleset = ruleset
        self.seats = seats
        self.options = option_table.resolve(ruleset, options)
        self.hand_size = int(str(self.options["hand"]))
        self.dealt_from: list[str] = []
        self.dealer = 0
        self.leader = 0
        self.phase = "play"
        self.turn: int | None = None
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.pile: list[str] = []
        self.stock: list[str] = []
        self.direction = 1  # ALL-06: a new round starts in the ruleset's direction, which is clockwise in all of them
        self.suit: str | None = None
        self.suit_only = False  # after a nomination: the rank of the top card does not follow
        self.pending = 0
        self.drawn: str | None = None  # the card drawn in this turn: it alone may be played
        self.called: set[int] = set()
        self.called_double: set[int] = set()
        self.passes = 0  # ALL-05: passes one after the other of seats that could neither play nor draw
        self.moves_made = 0
        self.result: dict[str, Any] | None = None
        self.given_shuffle: list[str] | None = None
        self.shuffled: list[str] | None = None
        self.shuffler: Callable[[list[str]], list[str]] | None = None
        self.extra()

    # ---- what a family says; what raises NotImplementedError has no rule that all families share

    def extra(self) -> None:
        """What the family has to remember besides."""

    def whole_pack(self) -> list[str]:
        """The cards of the game, in the pack's order."""
        raise NotImplementedError

    def cards_beside_the_hands(self) -> int:
        """ALL-14: starter and kept cards."""
        return 0

    def deal(self) -> None:
        """From the pack (now the stock) to the first decision."""
        raise NotImplementedError

    def turn_moves(self, seat: int) -> set[str]:
        """The moves of the seat on turn in phase `play`."""
        raise NotImplementedError

    def play(self, seat: int, card: str) -> None:
        """Carry out `play`."""
        raise NotImplementedError

    def draw(self, seat: int) -> None:
        """Carry out `draw`."""
        raise NotImplementedError

    def take(self, seat: int) -> None:
        """Carry out `take`."""
        raise NotImplementedError

    def name(self, seat: int, named: str) -> None:
        """Carry out `name`."""
        raise NotImplementedError

    def points(self, finisher: int | None) -> list[int]:
        """What the round adds to each seat's total."""
        raise NotImplementedError

    def calls(self) -> set[str]:
        """The calls that could be made now, as lines of a record."""
        return set()

    def call(self, seat: int, word: str) -> None:
        """Carry out a call."""
        raise NotImplementedError

    def catchable(self) -> set[int]:
        """The seats that can be caught while the round goes on."""
        return set()

    def caught(self, seat: int) -> None:
        """Carry out a catch of this seat."""
        raise NotImplementedError

    def close(self) -> None:
        """`- close`: the chance to catch has passed, the round is over."""
        raise NotImplementedError

    def pass_turn(self, seat: int) -> None:
        """Carry out `pass`."""
        self.end_turn()

    def cut_decision(self, seat: int, move: str) -> None:
        """`keep` or `leave`; only one family cuts."""
        raise NotImplementedError

    def has_acted(self, seat: int, move: str) -> None:
        """Told of every move before it is carried out: what closes the windows of the others."""

    def lost(self) -> list[int]:
        """Seats that lost the match at once."""
        return []

    def names(self) -> set[str]:
        """The suits that may be named."""
        return {"name " + s for s in SUITS}

    # ---- what may be done

    def legal(self) -> set[str]:
        """The moves of the seat to move."""
        if self.phase == "over":
            return set()
        if self.phase == "window":
            return {"- close"}
        if self.phase == "cut":
            return {"keep", "leave"}
        if self.phase == "name":
            return self.names()
        assert self.turn is not None
        return self.turn_moves(self.turn)

    def may_catch(self) -> set[int]:
        """The seats that can be caught now."""
        return set() if self.phase == "over" else self.catchable()

    def also(self) -> set[str]:
        """Calls and catches of any seat (ALL-16: they happen between two moves)."""
        if self.phase == "over":
            return set()
        lines = self.calls()
        for target in self.may_catch():
            for seat in range(self.seats):
                if seat != target:  # formats: “any other seat”
                    lines.add(f"{seat} catch {target}")
        return lines

    def apply(self, line: str, shuffle: list[str] | None = None) -> None:
        """One line of a record; where it cannot be carried out nothing is changed."""
        before = copied_state(self)
        self.given_shuffle = list(shuffle) if shuffle is not None else None
        self.shuffler = None
        try:
            self.carry_out(line)
            if self.given_shuffle is not None:
                raise ValueError(f"a shuffle is given for {line!r}, which needs none")
        except Exception:
            self.__dict__.clear()
            self.__dict__.update(before)
            raise

    def go_on(self, line: str, shuffler: Callable[[list[str]], list[str]]) -> list[str] | None:
        """A line that is known to be allowed, with somebody at hand who shuffles; what was shuffled, if anything."""
        self.given_shuffle = self.shuffled = None
        self.shuffler = shuffler
        self.do(line)
        return self.shuffled

    def carry_out(self, line: str) -> None:
        """Do what the line says, if it is allowed."""
        who, _, move = line.partition(" ")
        if line == "- close":
            allowed = self.phase == "window"
        else:
            allowed = line in self.also() or (who == str(self.turn) and move in self.legal())
        if not allowed:
            raise Refused(line)
        self.do(line)

    def do(self, line: str) -> None:
        """Do what the line says."""
        who, _, move = line.partition(" ")
        if line == "- close":
            self.close()
            return
        if move.startswith("catch "):
            self.caught(int(move.split()[1]))
            return
        if move.startswith("call"):
            self.call(int(who), move)
            return
        seat = int(who)
        self.moves_made += 1  # ALL-19: lines of seats; calls and catches do not count
        self.has_acted(seat, move)
        self.move(seat, move)
        if self.moves_made >= LONGEST_ROUND and self.result is None:
            self.end("stopped", None)  # ALL-19: carried out, and if it does not end the round, the round ends there

    def move(self, seat: int, move: str) -> None:
        """A legal move of the seat on turn."""
        word, _, rest = move.partition(" ")
        if word == "play":
            self.passes = 0  # ALL-05: “with nothing played between”
            self.play(seat, rest)
        elif word == "name":
            self.name(seat, rest)
        elif word == "draw":
            self.draw(seat)
        elif word == "take":
            self.take(seat)
        elif word == "pass":
            idle = self.could_do_nothing(seat)
            self.pass_turn(seat)
            if idle:
                self.passes += 1
                if self.passes == self.seats:
                    self.end("blocked", None)  # ALL-05: a full circle of such passes
        else:
            self.cut_decision(seat, move)

    def could_do_nothing(self, seat: int) -> bool:
        """ALL-05: is this the pass of a seat that can neither play nor draw?"""
        can_play = any(move.startswith("play ") for move in self.turn_moves(seat))
        return self.drawn is None and not can_play and not self.can_draw() and not self.has_to_go_on()

    def has_to_go_on(self) -> bool:
        """Is the turn one that goes on after an own card? Its pass ends that card, and is no pass of a whole turn."""
        return False

    # ---- cards

    def top(self) -> str:
        """The card that one matches."""
        return self.pile[-1]

    def put(self, seat: int, card: str) -> None:
        """The card leaves the hand and lies on the pile; a nomination is over with it."""
        self.hands[seat].remove(card)
        self.pile.append(card)
        self.suit = suit(card)
        self.suit_only = False
        self.drawn = None

    def can_draw(self) -> bool:
        """Is a card in the stock, or in the pile below its top?"""
        return len(self.stock) > 0 or len(self.pile) > 1

    def renew(self) -> None:
        """ALL-04: a card is needed and none is there: the pile but its top becomes the stock."""
        below = self.pile[:-1]
        if not below:
            return
        if self.renewed_by_shuffling:
            # SR-23, FI-11, EU-15
            if self.shuffler is not None:
                self.shuffled = self.shuffler(below)
                self.given_shuffle = [*self.shuffled]
            if self.given_shuffle is None:
                raise NeedsShuffle(below)
            if sorted(self.given_shuffle) != sorted(below):
                raise ValueError(f"the shuffle must be exactly the pile but its top: {' '.join(below)}")
            self.stock = self.given_shuffle
            self.given_shuffle = None
        else:
            # LT-08, RU-06: turned over, not shuffled; the oldest discard is drawn first
            self.stock = below
        self.pile = [self.pile[-1]]

    def take_one(self, seat: int) -> str | None:
        """The seat takes one card; None if there is none anywhere."""
        if not self.stock:
            self.renew()
        if not self.stock:
            return None
        card = self.stock.pop(0)
        self.receive(seat, card)
        return card

    def take_some(self, seat: int, number: int) -> None:
        """The seat takes so many cards, or what there is (ALL-04)."""
        for _ in range(number):
            self.take_one(seat)

    def receive(self, seat: int, card: str) -> None:
        """A card comes into a hand; a call lapses with it (ALL-09)."""
        self.hands[seat].append(card)
        self.called.discard(seat)
        self.called_double.discard(seat)

    def deal_hands(self, packet: int) -> None:
        """Packet by packet from the player after the dealer; the last packet is what the hand still lacks."""
        while len(self.hands[self.dealer]) < self.hand_size:
            size = min(packet, self.hand_size - len(self.hands[self.dealer]))
            for step in range(1, self.seats + 1):
                seat = (self.dealer + step) % self.seats
                for _ in range(size):
                    self.hands[seat].append(self.stock.pop(0))

    def turn_up(self) -> None:
        """The next card of the stock begins the pile."""
        self.pile.append(self.stock.pop(0))
        self.suit = suit(self.top())

    # ---- turns

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat so many steps further, in the present direction (ALL-06)."""
        return (seat + steps * self.direction) % self.seats

    def end_turn(self, skipped: int = 0) -> None:
        """The next seat is on turn, or one further for each that is skipped (ALL-07 follows from counting)."""
        assert self.turn is not None
        self.phase = "play"
        self.drawn = None
        self.turn = self.after(self.turn, 1 + skipped)

    def same_again(self) -> None:
        """The same seat is on turn again."""
        self.phase = "play"
        self.drawn = None

    def ask_name(self) -> None:
        """The seat on turn names a suit next."""
        self.phase = "name"

    def nominate(self, named: str) -> None:
        """ALL-10: the nominated suit replaces the card's own."""
        self.suit = named
        self.suit_only = True

    def wait(self) -> None:
        """The round would end, but somebody may still be caught."""
        self.phase = "window"
        self.turn = None

    def end(self, reason: str, finisher: int | None) -> None:
        """The round is over."""
        self.phase = "over"
        self.turn = None
        self.result = {"reason": reason, "finisher": finisher, "points": self.points(finisher)}
        if self.lost():
            self.result["lost"] = self.lost()

    # ---- a position

    @classmethod
    def from_position(cls, data: dict[str, Any]) -> NaiveRound:
        """A round in the middle, from a parsed position file; its `moves` are the caller's."""
        there = data["position"]
        self = object.__new__(NaiveRound.families[data["ruleset"]])
        self.begin(data["ruleset"], data["seats"], data.get("options"))
        self.hands = [list(hand.split()) for hand in there["hands"]]
        if len(self.hands) != self.seats:
            raise ValueError(f"{self.seats} seats, but {len(self.hands)} hands")
        self.pile = there.get("pile", "").split()
        self.stock = there.get("stock", "").split()
        # cards that are not mentioned lie below the given stock in the pack's order
        rest = self.whole_pack()
        for card in [card for hand in self.hands for card in hand] + self.pile + self.stock:
            if card not in rest:
                raise ValueError(f"{card} is not in the pack (any more)")
            rest.remove(card)
        if not there.get("stock_is_all", False):
            self.stock = self.stock + rest
        self.turn = there.get("turn", 0)
        self.direction = there.get("direction", 1)
        self.dealer = there.get("dealer", (self.turn - 1) % self.seats)
        self.leader = self.turn
        self.pending = there.get("pending", 0)
        if self.pile:
            self.suit = suit(self.top())
        if "suit" in there:
            self.nominate(there["suit"])
        self.called = set(there.get("called", []))
        self.called_double = set(there.get("called_double", []))
        return self


def copied_state(table: NaiveRound) -> dict[str, Any]:
    """Everything the round remembers, so that it can be put back."""
    return {name: copied(value) for name, value in table.__dict__.items()}
