"""Maumas (Lithuania): LT-01 … LT-22."""

from __future__ import annotations

from .base import NaiveRound
from .cards import number_or, pack_of, plays, rank, suit


class Maumas(NaiveRound):
    """A round of Maumas. The pile is turned over, not shuffled (LT-08)."""

    def extra(self) -> None:
        self.after_six = False  # LT-10: the player of a six goes on
        self.may_call: set[int] = set()  # LT-15: seats with one card whose window is open
        self.finisher: int | None = None  # LT-18: who was first out, while the sevens are played out

    def whole_pack(self) -> list[str]:
        # LT-01: one pack of 36, with more than 5 players two
        return pack_of("6", packs=2 if self.seats > 5 else 1)

    def deal(self) -> None:
        # LT-04; LT-05: no starter
        self.deal_hands(packet=1)
        self.turn = self.leader

    def fits(self, card: str) -> bool:
        if rank(card) == "J":
            if self.after_six and not self.options["wild_on_six"]:
                return suit(card) == self.suit  # LT-10: “another six or a card of the six's suit”
            return True  # LT-13
        if suit(card) == self.suit:
            return True  # LT-06, and LT-14 for the suit that stands
        return rank(card) == rank(self.top()) and not self.suit_only  # LT-06

    def turn_moves(self, seat: int) -> set[str]:
        hand = self.hands[seat]
        if not self.pile:
            return plays(hand)  # LT-05: leads any card, and must lead one
        if self.pending > 0:
            # LT-11: a seven on it, or take; who holds a seven may still take. LT-13: no jack here
            return plays(card for card in hand if rank(card) == "7") | {"take"}
        if self.drawn is not None:
            # LT-07, option `play_after_draw`: the drawn card alone may be played, and `pass` is explicit
            return plays(card for card in [self.drawn] if self.fits(card)) | {"pass"}
        moves = plays(card for card in hand if self.fits(card))
        if self.after_six and self.options["six_refusal"] == "free":
            return moves | {"pass"}  # LT-10, option `six_refusal`: no card is taken
        if self.can_draw():
            moves.add("draw")  # LT-07: cannot, or does not want to
        elif not moves:
            moves.add("pass")  # ALL-05
        return moves

    def has_to_go_on(self) -> bool:
        return self.after_six

    def has_acted(self, seat: int, move: str) -> None:
        # LT-15: the window is closed once another player has put a card; a draw does not close it
        if move.startswith("play "):
            self.may_call = {one for one in self.may_call if one == seat}

    def play(self, seat: int, card: str) -> None:
        self.put(seat, card)
        self.after_six = False
        left = len(self.hands[seat])
        if self.options["last_card_call"]:
            if left == 1:
                self.may_call.add(seat)  # LT-15: the last but one card was put
            if left == 0 and seat not in self.called:
                # LT-16: cannot finish; the card is taken first, and must be called now
                self.may_call.discard(seat)
                if self.take_one(seat) is not None:
                    self.may_call.add(seat)
                # else ALL-04: there is none anywhere, so the seat is out
        if not self.hands[seat]:
            if rank(card) != "7":
                self.end("out", seat)  # LT-17
                return
            if self.finisher is None:
                self.finisher = seat  # LT-18: the finisher is who was first out; the chain is played out first
        self.power(card)

    def power(self, card: str) -> None:
        if rank(card) == "A":
            self.end_turn(skipped=1)  # LT-09
        elif rank(card) == "6":
            self.same_again()  # LT-10
            self.after_six = True
        elif rank(card) == "7":
            self.pending += 2  # LT-11
            self.end_turn()
        elif rank(card) == "J":
            self.ask_name()  # LT-14
        else:
            self.end_turn()

    def end_turn(self, skipped: int = 0) -> None:
        self.after_six = False
        super().end_turn(skipped)

    def name(self, seat: int, named: str) -> None:
        self.nominate(named)  # LT-14
        self.end_turn()

    def draw(self, seat: int) -> None:
        card = self.take_one(seat)
        if self.options["play_after_draw"]:
            self.drawn = card  # LT-07
        else:
            self.end_turn()  # LT-07: `draw` ends the turn

    def take(self, seat: int) -> None:
        self.take_some(seat, self.pending)  # LT-11
        self.pending = 0
        if self.finisher is not None:
            self.end("out", self.finisher)  # LT-18: only then is the round scored
        else:
            self.end_turn()  # LT-12

    def receive(self, seat: int, card: str) -> None:
        super().receive(seat, card)
        self.may_call.discard(seat)  # ALL-09: a new approach to the last card begins

    # ---- calls

    def calls(self) -> set[str]:
        # LT-15, LT-16; formats: the seat with one card whose window is open, or after LT-16's card
        return {f"{seat} call" for seat in self.may_call if len(self.hands[seat]) == 1}

    def call(self, seat: int, word: str) -> None:
        self.called.add(seat)
        self.may_call.discard(seat)

    # ---- points

    def card_points(self, card: str) -> int:
        if self.options["scoring"] == "junior":
            return 3 if rank(card) == "J" else 1  # LT-22
        if card == "Jh":
            return 30  # LT-19
        return number_or(card, {"Q": 3, "K": 4, "A": 11, "J": 20})  # LT-19

    def points(self, finisher: int | None) -> list[int]:
        counts = [sum(self.card_points(card) for card in hand) for hand in self.hands]
        if finisher is not None and rank(self.top()) == "J":
            # LT-20: the finisher's last card is a jack: the others' points are doubled
            counts = [count if seat == finisher else 2 * count for seat, count in enumerate(counts)]
        return counts
