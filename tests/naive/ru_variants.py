"""Czech fool, the variants RU-V1 … RU-V9: what each changes in the base game, and nothing else."""

from __future__ import annotations

from .cards import pack_of, plays, rank, suit
from .ru import CzechFool


class Variant1(CzechFool):
    """RU-V1: draw only one."""

    draws_one = True


class Variant2(CzechFool):
    """RU-V2: 32 cards; the seven makes the next take 2, the eight 1."""

    def whole_pack(self) -> list[str]:
        return pack_of("7")

    def next_takes(self, card: str) -> int:
        return {"7": 2, "8": 1}.get(rank(card), 0)


class Variant3(CzechFool):
    """RU-V3: the dealer's last card is the dealer's move; the jack is wild; who is left with a jack loses at once."""

    wild = "J"
    deals_a_move = True
    lone_queen = None  # RU-11: in 3 not

    def lost(self) -> list[int]:
        # any jack in hand loses the match; so in blocked and stopped rounds
        return [seat for seat, hand in enumerate(self.hands) if any(rank(card) == "J" for card in hand)]


class Variant4(CzechFool):
    """RU-V4: an ace gives the right to cover it with its suit and to nominate."""

    def extra(self) -> None:
        self.rights = ""  # "": none / "own": of who put the ace / "passed on": of the player after
        self.naming_over: str | None = None  # a cover asks for a name: the suit of the ace, which may not be named

    def turn_moves(self, seat: int) -> set[str]:
        if self.rights != "own":
            return super().turn_moves(seat)  # with the rights passed on, what follows an ace as usual
        if self.drawn is not None:
            # having the card one may still pass
            return plays(card for card in [self.drawn] if suit(card) == self.suit) | {"pass"}
        # only the ace's suit covers, no queen of another suit and no other ace
        covers = plays(card for card in self.hands[seat] if suit(card) == self.suit)
        if covers:
            return covers | {"pass"}  # having the card one may still pass
        return {"draw"} if self.can_draw() else {"pass"}  # with no card of that suit one draws one; ALL-05

    def play(self, seat: int, card: str) -> None:
        is_cover = self.rights != "" and suit(card) == self.suit
        self.put(seat, card)
        self.rights = ""
        if not self.hands[seat]:
            self.end("out", seat)
        elif is_cover and rank(card) != "Q":
            # the cover nominates; its own power acts: what the next takes is live at once
            self.naming_over = suit(card)
            self.pending = self.next_takes(card)
            self.ask_name()
        elif rank(card) == "A":
            self.rights = "own"  # the ace does not skip here
            self.same_again()
        else:
            self.power(seat, card)  # a queen as cover names once, any suit

    def has_to_go_on(self) -> bool:
        return self.rights == "own"

    def names(self) -> set[str]:
        # another than the ace's
        return {move for move in super().names() if move != f"name {self.naming_over}"}

    def name(self, seat: int, named: str) -> None:
        self.naming_over = None
        super().name(seat, named)  # what follows is that suit or a queen

    def draw(self, seat: int) -> None:
        if self.rights == "own":
            self.drawn = self.take_one(seat)
        else:
            super().draw(seat)  # ordinary draws are the base game's

    def pass_turn(self, seat: int) -> None:
        # both rights pass to the next player; they last for that player's whole turn and end with it
        self.rights = "passed on" if self.rights == "own" else ""
        self.end_turn()


class Variant5(CzechFool):
    """RU-V5, Pharaoh: finishing with a queen takes 30 off; a lone queen counts 30."""

    lone_queen = 30

    def written_off(self, last: str) -> int:
        return 30 if rank(last) == "Q" else 0


class Variant6(CzechFool):
    """RU-V6, Pentagon: only the suit follows, the rank only on a six; after a nomination the next is skipped."""

    lone_queen = None  # RU-11: the queen counts 20 anyway

    def rank_follows(self, card: str) -> bool:
        return rank(card) == "6" and rank(self.top()) == "6"

    def name(self, seat: int, named: str) -> None:
        self.nominate(named)
        self.end_turn(skipped=1)  # even if the queen's own suit is named

    def card_points(self, card: str) -> int:
        return {"A": 11, "K": 4, "Q": 20, "J": 2, "10": 10}.get(rank(card), 0)


class Variant7(CzechFool):
    """RU-V7, Polish fool."""

    wild = "J"
    deals_a_move = True
    draws_one = True

    def fits(self, card: str) -> bool:
        if self.pile and rank(self.top()) == "6":
            return True  # as long as the six lies on top any card goes (ALL-02)
        return super().fits(card)

    def next_takes(self, card: str) -> int:
        if card == "Qs":
            return 4
        if card == "Ks":
            return 6
        return 2 if rank(card) == "7" else 0

    def taker_goes_on(self) -> bool:
        return bool(self.options["taker_plays"])


class Variant8(Variant1):
    """RU-V8: as variant 1, and K♦: the next takes 5 and is skipped."""

    def next_takes(self, card: str) -> int:
        return 5 if card == "Kd" else super().next_takes(card)


class Variant9(CzechFool):
    """RU-V9: the eight's player goes on; takers play; Q♠ is −50 or +50; option `king_of_spades`."""

    def extra(self) -> None:
        self.going_on = False  # the player of an eight (or K♠) has to continue

    def has_to_go_on(self) -> bool:
        return self.going_on

    def goes_on_after(self, card: str) -> bool:
        return rank(card) == "8" or (card == "Ks" and bool(self.options["king_of_spades"]))

    # the moves of a turn are the base game's: a continuation that is held must be put, else one draws

    def play(self, seat: int, card: str) -> None:
        self.put(seat, card)
        self.going_on = False
        if self.hands[seat]:
            self.power(seat, card)
        elif self.goes_on_after(card) and self.options["finish_on_cover"] == "draw":
            self.power(seat, card)
            if not self.can_draw():
                self.end("out", seat)  # ALL-04: there is no card anywhere
        else:
            self.end("out", seat)  # an eight as the last card ends the round (`finish_on_cover`: `wins`)

    def power(self, seat: int, card: str) -> None:
        if not self.goes_on_after(card):
            super().power(seat, card)
            return
        if card == "Ks":
            self.take_some(self.after(seat), 5)  # the next takes 5 (at once)
        self.same_again()
        self.going_on = True

    def next_takes(self, card: str) -> int:
        return {"6": 1, "7": 2}.get(rank(card), 0)

    def taker_goes_on(self) -> bool:
        return True  # and then plays

    def draw(self, seat: int) -> None:
        if self.going_on:
            self.drawn = self.take_one(seat)  # without a continuation one card is drawn
        else:
            super().draw(seat)  # ordinary draws are the base game's

    def end_turn(self, skipped: int = 0) -> None:
        self.going_on = False
        super().end_turn(skipped)

    def hand_points(self, hand: list[str]) -> int:
        if hand == ["Qs"]:
            return 50  # RU-11: a lone Q♠ 50
        return super().hand_points(hand)

    def card_points(self, card: str) -> int:
        return 50 if card == "Qs" else super().card_points(card)  # 50 instead of 3

    def written_off(self, last: str) -> int:
        return 50 if last == "Qs" else 0
