"""Czech fool, the base game: RU-01 … RU-12. The variants are in `ru_variants`."""

from __future__ import annotations

from .base import NaiveRound
from .cards import number_or, pack_of, plays, rank, suit


class CzechFool(NaiveRound):
    """A round of the base game. The pile is turned over, not shuffled (RU-06)."""

    wild = "Q"  # RU-08
    draws_one = False  # RU-05: else until one fits
    deals_a_move = False  # RU-V3, RU-V7: the dealer's last card is turned up
    lone_queen: int | None = 20  # RU-11

    def whole_pack(self) -> list[str]:
        return pack_of("6")  # RU-01

    def deal(self) -> None:
        self.deal_hands(packet=1)  # RU-01
        if not self.deals_a_move:
            self.turn = self.leader  # RU-02, RU-03: no starter
            return
        # RU-V3, RU-V7: the dealer's last card is turned up and is the dealer's move; its power acts
        self.turn = self.dealer
        card = self.hands[self.dealer][-1]
        self.put(self.dealer, card)
        self.power(self.dealer, card)

    # ---- the moves of a turn

    def fits(self, card: str) -> bool:
        if not self.pile:
            return True  # RU-03: the leader plays any card; RU-08: a queen may be led
        if rank(card) == self.wild:
            return True  # RU-08
        return suit(card) == self.suit or self.rank_follows(card)  # RU-04

    def rank_follows(self, card: str) -> bool:
        return rank(card) == rank(self.top()) and not self.suit_only

    def turn_moves(self, seat: int) -> set[str]:
        if self.pending > 0:
            return {"take"}  # RU-07: nothing is passed on
        if self.drawn is not None:
            # RU-05: the card that fits must be played; if none came the turn passes
            return plays([self.drawn]) if self.fits(self.drawn) else {"pass"}
        moves = plays(card for card in self.hands[seat] if self.fits(card))
        if moves:
            return moves  # RU-05: no drawing while holding a fitting card
        return {"draw"} if self.can_draw() else {"pass"}  # RU-05, ALL-05

    def play(self, seat: int, card: str) -> None:
        self.put(seat, card)
        if not self.hands[seat]:
            self.end("out", seat)  # RU-09; ALL-15: the last card's power is not served
        else:
            self.power(seat, card)

    def power(self, seat: int, card: str) -> None:
        if rank(card) == self.wild:
            self.ask_name()  # RU-08
        elif rank(card) == "A":
            self.end_turn(skipped=1)  # RU-07
        else:
            self.pending = self.next_takes(card)  # RU-07
            self.end_turn()

    def next_takes(self, card: str) -> int:
        """How many cards the next player takes."""
        return {"6": 2, "7": 1}.get(rank(card), 0)  # RU-07

    def taker_goes_on(self) -> bool:
        """Does who took still play?"""
        return False  # RU-07: and is skipped

    def name(self, seat: int, named: str) -> None:
        self.nominate(named)  # RU-08
        self.end_turn()

    def draw(self, seat: int) -> None:
        if self.draws_one:
            self.drawn = self.take_one(seat)  # RU-V1
        else:
            self.draw_until_fitting(seat)

    def draw_until_fitting(self, seat: int) -> None:
        # RU-05: until one fits or the stock is used up; turned over only if the stock was empty when it began, once
        if not self.stock:
            self.renew()
        while self.stock:
            self.drawn = self.take_one(seat)
            assert self.drawn is not None
            if self.fits(self.drawn):
                return

    def take(self, seat: int) -> None:
        self.take_some(seat, self.pending)
        self.pending = 0
        if not self.taker_goes_on():
            self.end_turn()

    # ---- points

    def card_points(self, card: str) -> int:
        return number_or(card, {"J": 2, "Q": 3, "K": 4, "A": 11})  # RU-10

    def hand_points(self, hand: list[str]) -> int:
        if self.lone_queen is not None and len(hand) == 1 and rank(hand[0]) == "Q":
            return self.lone_queen  # RU-11
        return sum(self.card_points(card) for card in hand)

    def written_off(self, last: str) -> int:
        """What who finishes with this card writes off."""
        return 0

    def points(self, finisher: int | None) -> list[int]:
        counts = [self.hand_points(hand) for hand in self.hands]  # RU-09
        if finisher is not None:
            counts[finisher] = -self.written_off(self.top())
        return counts
