"""Mau mau (Balkans): SR-01 … SR-23."""

from __future__ import annotations

from .base import NaiveRound
from .cards import number_or, pack_of, plays, rank, suit


def strong(card: str) -> bool:
    """SR-09: aces, 2♣, 2♦, sevens, eights, jacks, queens."""
    return rank(card) in ("A", "7", "8", "J", "Q") or card in ("2c", "2d")


class BalkanMauMau(NaiveRound):
    """A round of the Balkan game. The pile but its top is shuffled (SR-23)."""

    renewed_by_shuffling = True

    def extra(self) -> None:
        self.kept: list[str] = []  # SR-02: what the cutter holds before the deal
        self.covering = False  # SR-10: the seat on turn has to cover its ace
        self.diamond = ""  # SR-13: "" / "draw": the 2♦ is live / "cover": the card that came must be put
        self.missed: set[int] = set()  # SR-08: seats that can be caught
        self.waiting: int | None = None  # SR-08: who is out unless caught

    def whole_pack(self) -> list[str]:
        return pack_of("2", packs=2)  # SR-01

    def cards_beside_the_hands(self) -> int:
        return 4 if self.options["cut_keep"] else 1  # ALL-14: the starter, up to three kept cards

    # ---- the cut

    def deal(self) -> None:
        if self.options["cut_keep"]:
            self.look_at_cut_card()
        else:
            self.turn_up()  # formats, `cut_keep` off: the pack's first card is still the pile
            self.deal_the_hands()

    def look_at_cut_card(self) -> None:
        # SR-02: asked for a strong card; not for another, nor for the fourth
        if strong(self.stock[0]) and len(self.kept) < 3:
            self.phase = "cut"
            self.turn = (self.dealer - 1) % self.seats  # SR-02: the seat before the dealer cuts
        else:
            self.turn_up()
            self.deal_the_hands()

    def cut_decision(self, seat: int, move: str) -> None:
        if move == "keep":
            self.kept.append(self.stock.pop(0))
            self.look_at_cut_card()
        else:
            self.turn_up()  # SR-03: a strong card that is left becomes the starter
            self.deal_the_hands()

    def deal_the_hands(self) -> None:
        self.deal_hands(packet=3)  # SR-04: three at a time
        self.hands[(self.dealer - 1) % self.seats].extend(self.kept)  # SR-03: on top of the six dealt
        self.kept = []
        self.phase = "play"
        if self.options["starter_power"]:
            self.turn = self.dealer
            self.power(self.dealer, self.top())  # SR-03: as if the dealer had put it
        else:
            self.turn = self.leader  # SR-04: eldest begins

    # ---- the moves of a turn

    def fits(self, card: str) -> bool:
        if not self.pile:
            return True  # only in a position: somebody leads
        if rank(card) == "J":
            # SR-18: on any card, but never on a jack (option `jack_on_jack`)
            return rank(self.top()) != "J" or bool(self.options["jack_on_jack"])
        if suit(card) == self.suit:
            return True  # SR-05, SR-14, SR-18
        return rank(card) == rank(self.top()) and not self.suit_only  # SR-05

    def turn_moves(self, seat: int) -> set[str]:
        hand = self.hands[seat]
        if self.diamond == "draw":
            # SR-13: must draw; formats: with nothing to draw at all a 2♦ is answered by `pass`
            return {"draw"} if self.can_draw() else {"pass"}
        if self.diamond == "cover":
            return {f"play {self.drawn}"}  # SR-13: forced
        if self.pending > 0:
            # SR-15: a seven on it, or take. SR-18: no jack while sevens are pending
            return plays(card for card in hand if rank(card) == "7") | {"take"}
        if self.drawn is not None:
            # SR-06, SR-10: only the taken card may be played, or it is kept
            return plays(card for card in [self.drawn] if self.fits(card)) | {"pass"}
        moves = plays(card for card in hand if self.fits(card))
        if self.covering and moves:
            return moves  # SR-10: one may not draw while holding a card that fits
        if self.can_draw():
            moves.add("draw")  # SR-06: one may take a card though one could play; SR-10, SR-11
        elif not moves:
            moves.add("pass")  # ALL-05
        return moves

    def could_do_nothing(self, seat: int) -> bool:
        # formats: the pass on a 2♦ does not count for *blocked*
        return self.diamond == "" and super().could_do_nothing(seat)

    def has_to_go_on(self) -> bool:
        return self.covering

    def has_acted(self, seat: int, move: str) -> None:
        # SR-08: the window closes when another player has acted; one's own moves do not close it
        self.missed = {one for one in self.missed if one == seat}

    def play(self, seat: int, card: str) -> None:
        # SR-08: the last but one card is played, and no call stands
        if len(self.hands[seat]) == 2 and seat not in self.called:
            self.missed.add(seat)
        self.put(seat, card)
        if self.diamond == "cover":
            # SR-14: a plain cover, no power of it acts, a jack nominates nothing; diamonds are to be followed
            self.diamond = ""
            self.suit = "d"
            self.suit_only = rank(card) == "J"
            self.end_turn()
            return
        self.covering = False
        if not self.hands[seat]:
            if rank(card) == "A" and self.options["finish_on_cover"] == "draw" and self.can_draw():
                self.covering = True  # SR-11: an ace as the last card must be covered too
                self.same_again()
            elif seat in self.missed:
                self.waiting = seat  # SR-08: the round waits for `- close` or a catch
                self.wait()
            else:
                self.end("out", seat)  # SR-07; ALL-15: the last card's power is not served
            return
        self.power(seat, card)

    def power(self, seat: int, card: str) -> None:
        if card == "2c":
            self.take_some(self.after(seat, -1), 4)  # SR-12: the player before takes 4, at once
            self.end_turn()
        elif card == "2d":
            self.diamond = "draw"  # SR-13
            self.end_turn()
        elif rank(card) == "A":
            self.covering = True  # SR-10
            self.same_again()
        elif rank(card) == "7":
            self.pending += 3  # SR-15
            self.end_turn()
        elif rank(card) == "8":
            self.end_turn(skipped=1)  # SR-17
        elif rank(card) == "J":
            self.ask_name()  # SR-18
        elif rank(card) == "Q":
            self.direction = -self.direction  # SR-19
            if self.seats == 2 and self.options["reverse_two_players"] == "skip":
                self.same_again()  # ALL-07
            else:
                self.end_turn()
        else:
            self.end_turn()

    def end_turn(self, skipped: int = 0) -> None:
        self.covering = False
        super().end_turn(skipped)

    def name(self, seat: int, named: str) -> None:
        self.nominate(named)  # SR-18
        self.end_turn()

    def draw(self, seat: int) -> None:
        if self.diamond == "draw":
            self.draw_until_diamond(seat)
        else:
            self.drawn = self.take_one(seat)  # SR-06, SR-10, SR-11

    def draw_until_diamond(self, seat: int) -> None:
        while True:
            card = self.take_one(seat)  # SR-14: the stock is renewed while it can be
            if card is None:
                # SR-14: all ran out: one keeps what was drawn and the turn is over
                self.diamond = ""
                self.end_turn()
                return
            if suit(card) == "d" or rank(card) == "J":
                self.diamond = "cover"  # SR-13
                self.drawn = card
                return

    def take(self, seat: int) -> None:
        # SR-15; SR-16: the turn goes on as usual, a new count begins
        self.take_some(seat, self.pending)
        self.pending = 0

    def pass_turn(self, seat: int) -> None:
        self.diamond = ""
        self.end_turn()

    # ---- calls

    def calls(self) -> set[str]:
        # SR-08: any time while holding exactly two cards, on turn or not
        holders = [seat for seat in range(self.seats) if len(self.hands[seat]) == 2 and seat not in self.called]
        return {f"{seat} call" for seat in holders}

    def call(self, seat: int, word: str) -> None:
        self.called.add(seat)

    def catchable(self) -> set[int]:
        return set(self.missed)

    def caught(self, seat: int) -> None:
        self.missed.discard(seat)
        self.take_some(seat, 2)  # SR-08
        if self.waiting == seat:
            self.waiting = None
            if not self.hands[seat]:
                self.end("out", seat)  # ALL-04: there is no card anywhere
                return
            # SR-08: is not out, and the power of the card put acts
            self.phase = "play"
            self.turn = seat
            self.power(seat, self.top())

    def close(self) -> None:
        self.end("out", self.waiting)

    # ---- points

    def card_points(self, card: str) -> int:
        if strong(card):
            return 20 if rank(card) == "J" else 10  # SR-20
        return number_or(card, {"K": 10})  # SR-20

    def points(self, finisher: int | None) -> list[int]:
        counts = [sum(self.card_points(card) for card in hand) for hand in self.hands]
        if finisher is not None:
            counts[finisher] = -40  # SR-21
        return counts
