"""OpenSpiel's `crazy_eights` and our engine at the same table, compared decision by decision.

Our engine shuffles, deals and draws; OpenSpiel follows: what chance decides there is given the card that ours has
taken. At every decision both must name the same seat and the same legal actions, and at every card from the stock the
same cards must be left to draw from, as often each. The players choose uniformly among the legal actions; *hoarders*
mostly draw and pass, so that the stock runs out for good, which uniform players hardly ever see.

Only tests read this. It is written from the behaviour of OpenSpiel 2.0.2; nothing of it is copied here.
"""

from __future__ import annotations

import argparse
import importlib
import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from maumau.cards import Card
from maumau.engine.declare import LONGEST
from maumau.game import Move, Result, Round, deal
from maumau.rules import Ruleset, load

RULES = Path(__file__).with_name("crazy-eights.toml")
SEATS = range(2, 11)
MANY, MANY_HOARDERS = 1_112, 112  #: games of each number of seats in the long comparison: 10,008 and 1,008

# OpenSpiel's actions: 0 … 51 put that card, in a chance node deal it; then, from 52 on, who deals.
RANKS, SUITS = [*"23456789", "10", *"JQKA"], "cdhs"
DRAW, PASS, NOMINATE, DEALER = 52, 53, 54, 52

HOARDING = (0.4, 0.5, 0.6, 0.8, 0.95)  #: how often hoarders draw or pass where they may, one of these for a game

#: How comparisons end before the round is over on both sides. Nothing else may differ; README.md says why these do.
STOPPED = "a round is stopped after so many moves"
BLOCKED = "a penalty that the stock could not fill is no pass to OpenSpiel"
DIFFERENCES = (STOPPED, BLOCKED)


class Disagreement(AssertionError):
    """The two do not play the same game, and it is no difference on the list."""


@dataclass(frozen=True)
class Compared:
    """A game that was compared: its decisions, and how it ended: `out`, `blocked`, or one of `DIFFERENCES`."""

    moves: int
    ended: str


def open_spiel_game(seats: int) -> Any:
    """The game with the parameters that `crazy-eights.toml` is written for."""
    pyspiel: Any = importlib.import_module("pyspiel")
    parameters = {"max_draw_cards": 1, "use_special_cards": True, "reshuffle": True, "max_turns": 100_000}
    return pyspiel.load_game("crazy_eights", {"players": seats, **parameters})


def our_ruleset() -> Ruleset:
    """The same game in our language."""
    return load(str(RULES))


def card_number(card: Card) -> int:
    """A card's number in OpenSpiel: ranks from the two up, in each clubs, diamonds, hearts, spades."""
    return RANKS.index(card.rank) * 4 + SUITS.index(card.suit)


NUMBERS = {card: card_number(card) for card in our_ruleset().deck.kinds}


def action_of(move: Move) -> int:
    """The action that a move of ours is there; drawing one card and taking what is pending are one action."""
    if move.card is not None:
        return NUMBERS[move.card]
    if move.suit is not None:
        return NOMINATE + SUITS.index(move.suit)
    return {"draw": DRAW, "take": DRAW, "pass": PASS}[move.verb]


ACTIONS = {
    move: action_of(move)
    for move in (
        *(Move("play", card=card) for card in NUMBERS),
        *(Move("name", suit=suit) for suit in SUITS),
        *(Move(verb) for verb in ("draw", "take", "pass")),
    )
}


def points_there(card: Card) -> int:
    """What OpenSpiel counts for a card in hand. A number card counts by its place in the pack, not by its rank."""
    if card.rank == "8":
        return 50
    return 10 if card.rank in "JQKA" else NUMBERS[card] + 2


class Table:
    """One game in both libraries. OpenSpiel's player `p` sits in our seat `-p`, because its turn goes the other way."""

    def __init__(self, theirs: Any, ruleset: Ruleset, seats: int, number: int, hoarders: bool) -> None:
        self.seats = seats
        self.dice = random.Random(f"{seats} seats, game {number}")
        self.hoarding = self.dice.choice(HOARDING) if hoarders else 0.0
        self.state = theirs.new_initial_state()
        dealer = number % seats
        self.state.apply_action(DEALER + dealer)
        self.round = deal(ruleset, seats, seed=self.dice.getrandbits(62), dealer=-dealer % seats)
        self.short = False  #: whether the last draw wanted more cards than there were
        self.follow_deal()

    def fail(self, what: str, ours: object, theirs: object) -> Disagreement:
        """A disagreement with all that is needed to look at it."""
        lines = ", ".join(self.round.lines)
        return Disagreement(f"{what}: ours {ours}, OpenSpiel's {theirs}\n{lines}\n{self.round}\n{self.state}")

    def give(self, card: Card, left: Counter[int]) -> None:
        """Let chance deal a card in OpenSpiel, where exactly the cards `left` must be there to be dealt."""
        if not self.state.is_chance_node():
            raise self.fail("a card from the stock", card, "none")
        cards = left.total()
        chances = {number: many / cards for number, many in left.items() if many}
        if (there := dict(self.state.chance_outcomes())) != chances:
            raise self.fail("cards to draw from", chances, there)
        self.state.apply_action(NUMBERS[card])

    def follow_deal(self) -> None:
        """Deal the same hands, and turn up cards until one is the starter."""
        left = numbers_of(self.round.pack)
        hands = sum(self.round.sizes)
        for place, card in enumerate(self.round.pack):
            if place >= hands and not self.state.is_chance_node():
                break
            self.give(card, left)
            left[NUMBERS[card]] -= 1
            if place >= hands and self.state.is_chance_node():
                left[NUMBERS[card]] += 1
        starter = self.round.pack[place - 1]
        if self.round.top != starter:
            raise self.fail("starter", self.round.top, starter)

    def follow_draw(self, before: Round) -> None:
        """Draw the same cards; when the last one has gone, the pile but its top is there to draw from."""
        left = numbers_of(before.stock)
        for drawn in self.round.last_event.drawn:
            for card in drawn.cards or ():
                self.give(card, left)
                left[NUMBERS[card]] -= 1
                if not left.total():
                    left = numbers_of(before.pile[:-1])
        if self.state.is_chance_node():
            raise self.fail("cards drawn", self.round.last_event, "one more")
        self.short = sum(drawn.count for drawn in self.round.last_event.drawn) < max(before.pending, 1)

    def decide(self) -> None:
        """Compare whose decision it is and what is legal; then make the same move on both sides."""
        seat = -self.state.current_player() % self.seats
        if seat != self.round.turn:
            raise self.fail("seat to move", self.round.turn, seat)
        moves = {ACTIONS[move]: move for move in self.round.legal}
        legal = self.state.legal_actions()
        if sorted(moves) != legal:
            raise self.fail("legal actions", sorted(moves), legal)
        action = self.choose(legal)
        before = self.round
        self.round = before.play(moves[action])
        self.state.apply_action(action)
        if action == DRAW:
            self.follow_draw(before)

    def choose(self, legal: list[int]) -> int:
        """One of the legal actions."""
        if self.hoarding and self.dice.random() < self.hoarding:
            return next((action for action in legal if action in (DRAW, PASS)), legal[-1])
        return self.dice.choice(legal)

    def ended(self) -> str:
        """How the game is over on both sides, or with which difference on one."""
        result, over = self.round.result, bool(self.state.is_terminal())
        if result is None:
            raise self.fail("over", False, over)
        ended = result.reason
        if not over:
            if ended == "stopped" and self.round.moves_made == LONGEST:
                return STOPPED
            if ended == "blocked" and self.short and PASS in self.state.legal_actions():
                self.state.apply_action(PASS)
                ended = BLOCKED
            if not self.state.is_terminal():
                raise self.fail("over", result, over)
        self.compare_hands(result)
        return ended

    def compare_hands(self, result: Result) -> None:
        """Compare what is left in the hands, by OpenSpiel's own points, and with it who is out."""
        points = [-float(sum(map(points_there, hand))) for hand in self.round.hands]
        there = [self.state.returns()[-seat % self.seats] for seat in range(self.seats)]
        if points != there:
            raise self.fail("cards left in hand", points, there)
        finisher = there.index(0.0) if 0.0 in there else None
        if finisher != result.finisher:
            raise self.fail("finisher", result.finisher, finisher)


def numbers_of(cards: Iterable[Card]) -> Counter[int]:
    """How many there are of each card, by OpenSpiel's numbers."""
    return Counter(map(NUMBERS.__getitem__, cards))


def compare(theirs: Any, ruleset: Ruleset, seats: int, number: int, hoarders: bool = False) -> Compared:
    """Play game `number` of so many seats in both libraries. Raises `Disagreement`."""
    table = Table(theirs, ruleset, seats, number, hoarders)
    while not table.round.over and not table.state.is_terminal():
        table.decide()
    return Compared(table.round.moves_made, table.ended())


def compare_many(
    seats: int, games: Iterable[int], hoarders: bool = False, ruleset: Ruleset | None = None
) -> tuple[Counter[str], int]:
    """Compare games; how often each ending came, and the decisions in all."""
    theirs, ours = open_spiel_game(seats), ruleset or our_ruleset()
    endings: Counter[str] = Counter()
    moves = 0
    for number in games:
        compared = compare(theirs, ours, seats, number, hoarders)
        endings[compared.ended] += 1
        moves += compared.moves
    return endings, moves


def main() -> None:
    """Compare many games, and print how they ended, in Markdown."""
    arguments = argparse.ArgumentParser(description=main.__doc__)
    arguments.add_argument("--games", type=int, default=MANY, help="games of each number of seats")
    arguments.add_argument("--hoarders", action="store_true")
    chosen = arguments.parse_args()
    columns = ("out", "blocked", *DIFFERENCES)
    print("| seats | games | decisions | " + " | ".join(columns) + " |")
    print("|---:|---:|---:|" + "---:|" * len(columns))
    for seats in SEATS:
        endings, moves = compare_many(seats, range(chosen.games), chosen.hoarders)
        row = (seats, endings.total(), moves, *(endings[column] for column in columns))
        print("| " + " | ".join(f"{figure:,}" for figure in row) + " |", flush=True)


if __name__ == "__main__":
    main()
