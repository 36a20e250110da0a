"""Random rounds through the typed face, for the laws that look at it in Python."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from maumau.cards import Card
from maumau.game import Move, Round, ShuffleMissing, deal
from maumau.rules import Ruleset


@dataclass(frozen=True)
class Choice:
    """A line as it was played: who (None: the table), what, and how the pile fell if it had to be shuffled."""

    seat: int | None
    move: Move
    shuffle: tuple[Card, ...] | None = None


def begin(ruleset: Ruleset, seats: int, rng: random.Random) -> Round:
    """A round dealt by lot."""
    return deal(
        ruleset, seats, seed=rng.getrandbits(60), dealer=rng.randrange(seats), leader=rng.randrange(seats), pack=None
    )


def choose(table: Round, rng: random.Random, eager: float) -> tuple[int | None, Move]:
    """A call or catch now and then, where there is one; else a uniform legal move, cards first three times in four."""
    also = table.also
    if also and rng.random() < eager:
        return rng.choice(also)
    legal = table.legal
    cards = [move for move in legal if move.card is not None]
    move = rng.choice(cards if cards and rng.random() < 0.75 else legal)
    return (None if move.verb == "close" else table.turn), move


def play_on(table: Round, choice: Choice, rng: random.Random) -> tuple[Round, Choice]:
    """The round after a choice; where it needs a shuffle, by lot, and the choice that says which."""
    try:
        return table.play(choice.move, choice.seat, ask=True), choice
    except ShuffleMissing as missing:
        order = list(missing.cards)
        rng.shuffle(order)
        choice = Choice(choice.seat, choice.move, tuple(order))
        return table.play(choice.move, choice.seat, shuffle=choice.shuffle), choice


def play(table: Round, rng: random.Random, eager: float = 0.3, most: int = 400) -> Iterator[tuple[Round, Choice]]:
    """Play a round on, at most so many lines; each round with the line that led to it."""
    for _ in range(most):
        if table.over:
            return
        seat, move = choose(table, rng, eager)
        table, choice = play_on(table, Choice(seat, move), rng)
        yield table, choice


def state_of(table: Round) -> bytes:
    """Everything the engine knows of a round; what a law compares to see that nothing changed."""
    return table._state.tobytes() + table._chance.tobytes()
