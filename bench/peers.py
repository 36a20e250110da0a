"""How fast Maumau plays beside the two libraries that play a game of the same kind: OpenSpiel and RLCard.

    python bench/peers.py [--seconds S]

Needs the extra `peers`. One core, process CPU time, two seats, everybody in one run: the contestants take turns five
times, and the medians are printed. A game is dealt, played to its end and scored; a move is one decision of a seat,
and what chance deals is no move. OpenSpiel plays `crazy_eights`, and so do we, by `tests/peers/crazy-eights.toml`,
which `tests/peers` compares with it move by move. RLCard has no such game; the nearest is its UNO. Every library
plays in the fastest form that was found. Prints Markdown.

Two kinds of player are told apart, because they make games of very different length. Players of *cards first* put a
card whenever they can; *anything legal* is uniform over every legal move, voluntary draws and passes included.
OpenSpiel's compiled players of *cards first* follow an order of preference, shuffled once for each of `TABLES` pairs
of players; ours, and those written in Python, choose uniformly among the cards that fit.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import importlib.util
import random
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import machine

from maumau.game import deal
from maumau.lab.simulate import summarise
from maumau.rules import Ruleset, load

RUNS = 5
TABLES = 64  #: pairs of OpenSpiel's compiled players, used in turn
TRIAL = 40  #: games from which the size of a run is estimated
COUNTED = 2_000  #: games whose moves are counted where counting would cost time
CARDS, DEALER, DRAW, PASS, SUITS = range(52), 52, 52, 53, range(54, 58)  #: OpenSpiel's numbers
PARAMETERS = {"players": 2, "max_draw_cards": 1, "use_special_cards": True, "reshuffle": True, "max_turns": 100_000}
CARDS_FIRST, ANYTHING = "cards first", "anything legal"

Play = Callable[[int], int | None]


@dataclass
class Contestant:
    """A library with its players. `play` plays so many games and answers their moves, or None where it cannot know."""

    who: str
    players: str
    play: Play
    length: float = 0.0  #: moves a game, where `play` does not tell
    games: list[float] = field(default_factory=list)
    moves: list[float] = field(default_factory=list)

    def run(self, games: int) -> float:
        """Play and note the rates; CPU seconds."""
        start = time.process_time()
        moves = self.play(games)
        spent = time.process_time() - start
        self.games.append(games / spent)
        self.moves.append((self.length * games if moves is None else moves) / spent)
        return spent

    @property
    def rates(self) -> tuple[float, float]:
        """Games and moves a second, medians."""
        return statistics.median(self.games), statistics.median(self.moves)


# -- OpenSpiel ---------------------------------------------------------------------------------------------------------


def moves_of(state: Any) -> int:
    """The decisions of seats in a game that is over."""
    return sum(entry.player >= 0 for entry in state.full_history())


def compiled_players(spiel: Any, game: Any, dice: random.Random) -> list[list[Any]]:
    """Pairs of OpenSpiel's own compiled players who put a card whenever they can: first cards, then a suit, a draw."""
    pairs = []
    for _ in range(TABLES):
        pair = []
        for seat in range(2):
            order = dice.sample(CARDS, len(CARDS)) + dice.sample(SUITS, len(SUITS)) + [DRAW, PASS]
            policy = spiel.PreferredActionPolicy(order)
            pair.append(spiel.make_policy_bot(game, seat, dice.getrandbits(30), policy))
        pairs.append(pair)
    return pairs


def compiled(spiel: Any, game: Any, pairs: list[list[Any]], players: str) -> Contestant:
    """OpenSpiel's compiled loop between its compiled players."""
    seeds, evaluate, begin = count(1), spiel.evaluate_bots, game.new_initial_state

    def play(games: int) -> None:
        for _ in range(games):
            seed = next(seeds)
            evaluate(begin(), pairs[seed % len(pairs)], seed)

    moves = 0
    for number in range(COUNTED):
        state = begin()
        evaluate(state, pairs[number % len(pairs)], number)
        moves += moves_of(state)
    return Contestant("OpenSpiel, compiled players", players, play, moves / COUNTED)


def from_python(game: Any, cards_first: bool) -> Contestant:
    """OpenSpiel with players written in Python.

    The fastest form: with one pack every card of the deck is equally likely, so that chance is served like a player,
    a uniform choice of the legal actions, which come in ascending order; a finished game has none.
    """
    dice, begin = random.Random(1).random, game.new_initial_state

    def one_game() -> Any:
        state = begin()
        legal_actions, apply_action = state.legal_actions, state.apply_action
        apply_action(DEALER + int(2 * dice()))
        while legal := legal_actions():
            choices = len(legal)
            if cards_first and choices > 1 and legal[-1] in (DRAW, PASS):
                choices -= 1
            apply_action(legal[int(choices * dice())])
        return state

    def play(games: int) -> None:
        for _ in range(games):
            one_game()

    length = sum(moves_of(one_game()) for _ in range(COUNTED)) / COUNTED
    return Contestant("OpenSpiel from Python", CARDS_FIRST if cards_first else ANYTHING, play, length)


def open_spiel() -> Iterator[Contestant]:
    """All forms of OpenSpiel."""
    spiel: Any = importlib.import_module("pyspiel")
    game, dice = spiel.load_game("crazy_eights", PARAMETERS), random.Random(1)
    yield compiled(spiel, game, compiled_players(spiel, game, dice), CARDS_FIRST)
    uniform = [[spiel.make_uniform_random_bot(seat, dice.getrandbits(30)) for seat in range(2)] for _ in range(TABLES)]
    yield compiled(spiel, game, uniform, ANYTHING)
    yield from_python(game, True)
    yield from_python(game, False)


# -- RLCard ------------------------------------------------------------------------------------------------------------


def rlcard() -> Iterator[Contestant]:
    """RLCard's UNO: as its manual runs it, and the bare game without its environment. Nobody may draw at will there."""
    library: Any = importlib.import_module("rlcard")
    agents: Any = importlib.import_module("rlcard.agents")
    env = library.make("uno", config={"seed": 1})
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def in_environment(games: int) -> int:
        before = env.timestep
        for _ in range(games):
            env.run(is_training=False)
        return int(env.timestep - before)

    game, dice = env.game, random.Random(1).random

    def bare(games: int) -> int:
        moves = 0
        for _ in range(games):
            state, _ = game.init_game()
            while not game.is_over():
                legal = state["legal_actions"]
                state, _ = game.step(legal[int(len(legal) * dice())])
                moves += 1
            game.get_payoffs()
        return moves

    yield Contestant("RLCard, UNO, `env.run`", CARDS_FIRST, in_environment)
    yield Contestant("RLCard, UNO, the bare game", CARDS_FIRST, bare)


# -- ours --------------------------------------------------------------------------------------------------------------


def simulated(ruleset: Ruleset, bot: str, players: str) -> Contestant:
    """Our compiled loop, as `maumau simulate` runs it."""
    seeds = count(1)

    def play(games: int) -> int:
        return int(summarise(ruleset, 2, games, seed=next(seeds), bots=(bot,))["moves"])

    return Contestant(f"Maumau, {ruleset.id}, `{bot}`", players, play)


def typed_face(ruleset: Ruleset) -> Contestant:
    """Our games move by move from Python, through `Round.legal` and `Round.play`, cards first."""
    dice, seeds = random.Random(1).random, count(1)

    def play(games: int) -> int:
        moves = 0
        for _ in range(games):
            game = deal(ruleset, 2, seed=next(seeds))
            while not game.over:
                legal = game.legal
                choices = sum(move.card is not None for move in legal) or len(legal)
                game = game.play(legal[int(choices * dice())])
            moves += game.moves_made
        return moves

    return Contestant(f"Maumau from Python, {ruleset.id}", CARDS_FIRST, play)


# -- the table ---------------------------------------------------------------------------------------------------------


def measure(contestants: list[Contestant], seconds: float) -> None:
    """Five runs of each, taking turns, so that whatever else the machine does falls on all alike."""
    sizes = []
    for contestant in contestants:
        contestant.run(TRIAL)  # compiles, and fills caches
        games, spent = TRIAL, contestant.run(TRIAL)
        while spent < seconds / 10:  # too short for the clock
            games *= 10
            spent = contestant.run(games)
        sizes.append(max(TRIAL, int(games * seconds / spent)))
        contestant.games.clear()
        contestant.moves.clear()
    for _ in range(RUNS):
        for contestant, games in zip(contestants, sizes, strict=True):
            contestant.run(games)


def factor(ours: Contestant, other: Contestant) -> str:
    """How many times as fast we are, where the players are of the same kind and the other is another."""
    if ours is other or ours.players != other.players:
        return ""
    (our_games, our_moves), (games, moves) = ours.rates, other.rates
    return f"{our_games / games:,.1f} ({our_moves / moves:,.1f})"


def print_table(contestants: list[Contestant], ours: list[Contestant]) -> None:
    """Everybody's rates, and the factors of each of ours."""
    names = [f"× {each.who.removeprefix('Maumau, ')}" for each in ours]
    print(f"| who | players | moves a game | games a second | moves a second | {' | '.join(names)} |")
    print("|---|---|---:|---:|---:|" + "---:|" * len(ours))
    for each in contestants:
        games, moves = each.rates
        rates = f"{moves / games:.1f} | {games:,.0f} | {moves:,.0f}"
        factors = " | ".join(factor(one, each) for one in ours)
        print(f"| {each.who} | {each.players} | {rates} | {factors} |")


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of one run of one contestant")
    arguments.add_argument("--rules", default=str(Path(__file__).parents[1] / "tests" / "peers" / "crazy-eights.toml"))
    chosen = arguments.parse_args()
    for name in ("pyspiel", "rlcard"):
        if importlib.util.find_spec(name) is None:
            arguments.error(f"{name} is not installed: pip install -r requirements-peers.lock")
    eights, shipped = load(chosen.rules), load("mau-mau-32")
    ours = [simulated(eights, "random", CARDS_FIRST), simulated(eights, "random-any", ANYTHING)]
    ours.append(simulated(shipped, "random", CARDS_FIRST))
    contestants = [*open_spiel(), *rlcard(), *ours, typed_face(eights)]
    measure(contestants, chosen.seconds)
    print(machine.describe())
    print(", ".join(f"{name} {importlib.metadata.version(name)}" for name in ("open_spiel", "rlcard")) + "\n")
    print_table(contestants, ours)
    print("\nColumns ×: how many times as fast we are, in games a second and, in brackets, in moves a second.")


if __name__ == "__main__":
    main()
