"""The engine at a table, asked for everything at once and in numbers, for long comparisons with another reading.

The typed face says the same in cards and texts (`test_typed_face.py`); so much text took most of the time.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from maumau.engine.calls import may_be_caught, may_call
from maumau.engine.chance import PLACE
from maumau.engine.declare import CHANCE, GAME, Phase, Reason, new
from maumau.engine.entry import DREW, SHUFFLED, UNSAID, deal_pack, seed_chance, shuffled_pack, try_move
from maumau.engine.kernel import kernel
from maumau.engine.legal import CLOSE, legal
from maumau.game import Result
from maumau.game.moves import move_book
from maumau.game.table import compiled
from maumau.rules import Ruleset

#: Places of the facts: numbers first, then the words of each seat, the hands (how many of each kind), stock, pile.
PHASE, TURN, DIRECTION, SUIT, PENDING, TARGETS, PLAYS, OTHERS, STOCK, PILE = range(10)
FIRST_SEAT = 10
MOST = 1_200


@kernel
def tell(rules: NDArray[Any], games: NDArray[Any], facts: NDArray[Any], lists: NDArray[Any]) -> int:
    """Write down everything about the first game; the places used. `lists` gets the legal plays and other moves."""
    game, table = games[0], rules[0]
    lists[0], lists[1] = legal(table, game)
    facts[PHASE], facts[DIRECTION], facts[PENDING] = game.phase, game.direction, game.pending
    facts[TURN] = game.turn if game.phase < Phase.WINDOW else -1
    facts[SUIT] = game.suit if game.suit >= 0 or game.top < 0 else int(table.suit[game.top])
    facts[TARGETS] = may_be_caught(table, game)
    facts[STOCK], facts[PILE] = game.mid - game.head, game.tail - game.mid
    used = FIRST_SEAT
    for seat in range(game.seats):
        facts[used] = may_call(table, game, seat)
        used += 1
    for seat in range(game.seats):
        for card in range(table.kinds):
            facts[used] = game.counts[seat, card]
            used += 1
    for place in range(game.head, game.tail):
        facts[used] = game.ring[place & PLACE]
        used += 1
    return used


class EngineTable:
    """A round in the engine, played by lines of text."""

    def __init__(self, ruleset: Ruleset, seats: int, dealer: int, leader: int, seed: int) -> None:
        self.ruleset, self.seats = ruleset, seats
        self.rules, self.game, self.chance = compiled(ruleset), new(GAME), new(CHANCE)
        self.book = move_book(ruleset.deck)
        self.numbers = {str(move): number for move, number in self.book.numbers.items()}
        self.kinds = {str(card): kind for kind, card in enumerate(ruleset.deck.kinds)}
        seed_chance(self.chance, 0, seed, 0)
        shuffled_pack(self.rules, self.game, self.chance, seats)
        pack = self.game["ring"][0][: ruleset.packs_for(seats) * len(self.kinds)].copy()
        self.pack = [str(ruleset.deck.kinds[kind]) for kind in pack.tolist()]
        self.game = new(GAME)
        deal_pack(self.rules, self.game, self.chance, seats, dealer, leader, pack)
        self.leader = int(self.game["leader"][0])
        self._facts, self._lists = np.zeros(MOST, np.int64), np.zeros(2, np.uint64)

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return bool(self.game["phase"][0] == Phase.OVER)

    def play(self, line: str, shuffle: list[str] | None) -> None:
        """Carry out a line; it is allowed, and needs a shuffle exactly where one is given."""
        who, _, text = line.partition(" ")
        number = CLOSE if text == "close" else self.numbers[text]
        if shuffle is not None:
            self.chance["script"] = len(shuffle)
            self.chance["order"][0][: len(shuffle)] = [self.kinds[card] for card in shuffle]
        happened = int(try_move(self.rules, self.game, self.chance, -1 if who == "-" else int(who), number, True))
        assert happened == 0 or happened >= DREW, f"{line} is refused for reason {happened}"
        assert not happened & UNSAID, f"{line} needs a shuffle"
        assert bool(happened & SHUFFLED) == (shuffle is not None), f"{line}: a shuffle is given and none is needed"

    def facts(self) -> tuple[list[int], list[int]]:
        """Everything in numbers (see `tell`), and the sets of legal plays and other moves."""
        used = tell(self.rules, self.game, self._facts, self._lists)
        return self._facts[:used].tolist(), self._lists.tolist()

    @property
    def result(self) -> Result:
        """How the round ended."""
        game, seats = self.game, range(self.seats)
        finisher, lost = int(game["finisher"][0]), int(game["lost"][0])
        return Result(
            Reason(int(game["reason"][0])).name.lower(),
            None if finisher < 0 else finisher,
            tuple(int(game["points"][0][seat]) for seat in seats),
            tuple(seat for seat in seats if lost >> seat & 1),
        )
