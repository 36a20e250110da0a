"""The ordinary game of the Finnish site and Miinuspisteet: FI-01 … FI-11."""

from __future__ import annotations

from . import options as option_table
from .base import NaiveRound
from .cards import number_or, pack_of, plays, rank, suit


class FinnishMauMau(NaiveRound):
    """A round of the Finnish game; both rulesets play alike (FI-03) and differ in the points."""

    renewed_by_shuffling = True

    def extra(self) -> None:
        self.missed: set[int] = set()  # one card left and “Mau” was not called
        self.missed_double: set[int] = set()  # no card left and “Mau Mau” was not called
        self.waiting: int | None = None  # who is out unless caught

    def whole_pack(self) -> list[str]:
        return pack_of("7" if self.options["pack"] == 32 else "2")  # FI-02

    def cards_beside_the_hands(self) -> int:
        return 1  # the starter

    def deal(self) -> None:
        self.deal_hands(packet=1)
        self.turn_up()  # FI-11: starter turned up
        self.turn = self.leader
        if self.options["starter_power"]:
            self.turn = self.dealer
            self.power(self.top())  # option: as if the dealer had put it

    def fits(self, card: str) -> bool:
        if not self.pile:
            return True  # only in a position: somebody leads
        if rank(card) == "J":
            # FI-11: jack on any card but a jack
            return rank(self.top()) != "J" or bool(self.options["jack_on_jack"])
        if suit(card) == self.suit:
            return True
        return rank(card) == rank(self.top()) and not self.suit_only

    def turn_moves(self, seat: int) -> set[str]:
        hand = self.hands[seat]
        if self.pending > 0:
            # FI-11: sevens are passed on; ALL-03: nothing else is legal
            return plays(card for card in hand if rank(card) == "7") | {"take"}
        if self.drawn is not None:
            # FI-11: one may play it
            return plays(card for card in [self.drawn] if self.fits(card)) | {"pass"}
        moves = plays(card for card in hand if self.fits(card))
        if self.can_draw():
            moves.add("draw")  # FI-11: unable or unwilling
        elif not moves:
            moves.add("pass")  # ALL-05
        return moves

    def has_acted(self, seat: int, move: str) -> None:
        # FI-11: the window closes when another player has acted
        self.missed = {one for one in self.missed if one == seat}

    def play(self, seat: int, card: str) -> None:
        if self.options["mau_penalty"] and len(self.hands[seat]) == 2 and seat not in self.called:
            self.missed.add(seat)  # FI-11: may still be called after the play
        self.put(seat, card)
        if self.hands[seat]:
            self.power(card)
            return
        if self.options["mau_penalty"] and seat not in self.called_double:
            self.missed_double.add(seat)  # FI-11: going out is called “Mau Mau”
        self.waiting = seat
        self.wait()
        self.end_if_nothing_is_missing()

    def end_if_nothing_is_missing(self) -> None:
        if self.waiting not in self.catchable():
            self.end("out", self.waiting)  # FI-01; ALL-15: the last card's power is not served

    def power(self, card: str) -> None:
        if rank(card) == "7":
            self.pending += 2  # FI-11
            self.end_turn()
        elif rank(card) == "8":
            self.end_turn(skipped=1)  # FI-11
        elif rank(card) == "A" and self.options["ace_skips"]:
            self.end_turn(skipped=1)  # FI-02
        elif rank(card) == "9" and self.options["nine_reverses"]:
            self.direction = -self.direction  # FI-02; ALL-07: the direction turns in any case
            if self.seats == 2 and self.options["reverse_two_players"] == "skip":
                self.same_again()
            else:
                self.end_turn()
        elif rank(card) == "J":
            self.ask_name()  # FI-11
        else:
            self.end_turn()

    def name(self, seat: int, named: str) -> None:
        self.nominate(named)
        self.end_turn()

    def draw(self, seat: int) -> None:
        self.drawn = self.take_one(seat)

    def take(self, seat: int) -> None:
        self.take_some(seat, self.pending)
        self.pending = 0
        self.end_turn()  # FI-11: takes 2 and loses the turn

    # ---- calls

    def calls(self) -> set[str]:
        lines: set[str] = set()
        if not self.options["mau_penalty"]:
            return lines  # FI-02: there is nothing to call or catch
        for seat in range(self.seats):
            cards = len(self.hands[seat])
            on_turn = self.phase == "play" and self.turn == seat
            # formats: `call` on turn with exactly two cards, or while one's window with one card is open
            if seat not in self.called and ((on_turn and cards == 2) or (cards == 1 and seat in self.missed)):
                lines.add(f"{seat} call")
            # formats: `call double` on turn with exactly one card, or with none while the round waits
            waits = self.phase == "window" and self.waiting == seat and cards == 0
            if seat not in self.called_double and ((on_turn and cards == 1) or waits):
                lines.add(f"{seat} call double")
        return lines

    def call(self, seat: int, word: str) -> None:
        if word == "call":
            self.called.add(seat)
            self.missed.discard(seat)
        else:
            self.called_double.add(seat)
            self.missed_double.discard(seat)
            if self.waiting == seat:
                self.missed.discard(seat)  # with an empty hand the right word settles everything missing
                self.end_if_nothing_is_missing()

    def catchable(self) -> set[int]:
        return self.missed | self.missed_double

    def caught(self, seat: int) -> None:
        # FI-11: one catch settles everything missing
        self.missed.discard(seat)
        self.missed_double.discard(seat)
        self.take_some(seat, 2)
        if self.waiting == seat:
            self.waiting = None
            if not self.hands[seat]:
                self.end("out", seat)  # ALL-04: there is no card anywhere
                return
            # FI-11: the round goes on, the power of that card acting
            self.phase = "play"
            self.turn = seat
            self.power(self.top())

    def close(self) -> None:
        self.end("out", self.waiting)  # FI-01: an uncalled finish that nobody catches wins

    # ---- points

    def points(self, finisher: int | None) -> list[int]:
        if self.ruleset == option_table.ORDINARY_FINNISH:
            return [0] * self.seats  # FI-01
        # FI-04, FI-05; who went out has no cards to count
        values = {"J": 20, "Q": 10, "K": 10, "A": 11}
        return [sum(number_or(card, values) for card in hand) for hand in self.hands]
