"""Mau Mau (Basque page): EU-01 … EU-15."""

from __future__ import annotations

from .base import NaiveRound
from .cards import number_or, pack_of, plays, rank, suit


class BasqueMauMau(NaiveRound):
    """A round of the Basque page's game. The pile but its top is shuffled (EU-15)."""

    renewed_by_shuffling = True

    def extra(self) -> None:
        self.waiting: int | None = None  # EU-11: who is out unless caught

    def whole_pack(self) -> list[str]:
        return pack_of("7")  # EU-01

    def cards_beside_the_hands(self) -> int:
        return 1  # EU-02: the starter

    def deal(self) -> None:
        self.deal_hands(packet=1)  # EU-02
        self.turn_up()  # EU-02
        self.turn = self.leader  # EU-03
        if self.options["starter_power"]:
            self.turn = self.dealer
            self.power(self.top())  # option: as if the dealer had put it

    def fits(self, card: str) -> bool:
        if not self.pile:
            return True  # only in a position: somebody leads
        if rank(card) == "J":
            # EU-09: on any other card; a jack may go on a jack (option)
            return rank(self.top()) != "J" or bool(self.options["jack_on_jack"])
        if suit(card) == self.suit:
            return True  # EU-04, EU-09
        return rank(card) == rank(self.top()) and not self.suit_only  # EU-04

    def turn_moves(self, seat: int) -> set[str]:
        hand = self.hands[seat]
        if self.pending > 0:
            # EU-06: sevens are passed on. EU-09: no jack while sevens are pending
            return plays(card for card in hand if rank(card) == "7") | {"take"}
        if self.drawn is not None:
            # EU-05: it (and only it) may be played if it fits, or kept
            return plays(card for card in [self.drawn] if self.fits(card)) | {"pass"}
        moves = plays(card for card in hand if self.fits(card))
        if self.can_draw():
            moves.add("draw")  # EU-05: cannot, or does not want to
        elif not moves:
            moves.add("pass")  # ALL-05
        return moves

    def play(self, seat: int, card: str) -> None:
        self.put(seat, card)
        if self.hands[seat]:
            self.power(card)
            return
        self.waiting = seat
        self.wait()
        self.end_if_rightly_called()

    def end_if_rightly_called(self) -> None:
        # EU-10: “Mau”; EU-11: with a jack “Mau Mau”; a right call ends the round at once
        if rank(self.top()) == "J":
            right = self.waiting in self.called_double
        else:
            right = self.waiting in self.called or self.waiting in self.called_double
        if right:
            self.end("out", self.waiting)  # EU-12

    def power(self, card: str) -> None:
        if rank(card) == "7":
            self.pending += 2  # EU-06
            self.end_turn()
        elif rank(card) == "8":
            self.end_turn(skipped=1)  # EU-07
        elif rank(card) == "9":
            self.direction = -self.direction  # EU-08
            if self.seats == 2 and self.options["reverse_two_players"] == "skip":
                self.same_again()  # ALL-07
            else:
                self.end_turn()
        elif rank(card) == "J":
            self.ask_name()  # EU-09
        else:
            self.end_turn()

    def name(self, seat: int, named: str) -> None:
        self.nominate(named)  # EU-09
        self.end_turn()

    def draw(self, seat: int) -> None:
        self.drawn = self.take_one(seat)  # EU-05

    def take(self, seat: int) -> None:
        self.take_some(seat, self.pending)
        self.pending = 0
        self.end_turn()  # EU-06: and is skipped

    # ---- calls

    def calls(self) -> set[str]:
        # EU-10, EU-11; formats: on turn with one card, or with none while the round waits
        lines: set[str] = set()
        for seat in range(self.seats):
            before_it = self.phase == "play" and self.turn == seat and len(self.hands[seat]) == 1
            after_it = self.phase == "window" and self.waiting == seat
            if not before_it and not after_it:
                continue
            # formats: after `call` only `call double` is left, after `call double` nothing
            if seat not in self.called_double:
                lines.add(f"{seat} call double")
                if seat not in self.called:
                    lines.add(f"{seat} call")
        return lines

    def call(self, seat: int, word: str) -> None:
        if word == "call":
            self.called.add(seat)
        else:
            self.called_double.add(seat)
        if self.waiting == seat:
            self.end_if_rightly_called()

    def catchable(self) -> set[int]:
        return set() if self.waiting is None else {self.waiting}

    def caught(self, seat: int) -> None:
        self.take_some(seat, 2)  # EU-10
        self.waiting = None
        if not self.hands[seat]:
            self.end("out", seat)  # ALL-04: there is no card anywhere
            return
        # EU-10: may play nothing more in that turn; play passes on and the power of the card put acts
        self.phase = "play"
        self.turn = seat
        self.power(self.top())

    def close(self) -> None:
        self.end("out", self.waiting)  # EU-11: the chance to catch has passed

    # ---- points

    def points(self, finisher: int | None) -> list[int]:
        values = {"Q": 10, "K": 10, "A": 10, "J": 20}
        counts = [0] * self.seats  # ALL-05: blocked, all 0
        if finisher is not None:
            # EU-13: the winner scores what the opponents hold
            counts[finisher] = sum(number_or(card, values) for hand in self.hands for card in hand)
        return counts
