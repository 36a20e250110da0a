"""What counts in a ruleset, asked of the engine; and the engine's count of a round that was played with real cards.

Nothing is counted here: an ended round is laid into the engine's own record, and the engine ends it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from maumau.engine.bits import bit, has
from maumau.engine.declare import GAME, KINDS, Last, Reason, ScoreTo, copied, new
from maumau.engine.scoring import end_round, hand_points
from maumau.game.sheet_rounds import Hand, Held, Left, rank_of
from maumau.game.table import compiled
from maumau.rules import Ruleset


@dataclass(frozen=True)
class Count:
    """A round as the engine counts it: what each hand is worth, what it adds to each total, who lost at once."""

    worths: tuple[int, ...]
    points: tuple[int, ...]
    lost: tuple[int, ...]


class Scale:
    """What the cards of a ruleset count, for a number of players."""

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        self.ruleset = ruleset
        self.deck = ruleset.deck
        self.seats = seats
        self.packs = ruleset.packs_for(seats)
        self._table = compiled(ruleset)

    # -- what matters --------------------------------------------------------------------------------------------------

    @property
    def to(self) -> ScoreTo:
        """Who gets the points."""
        return ScoreTo(int(self._table[0].score_to))

    @property
    def can_lose(self) -> bool:
        """Whether a card that is held may lose the match at once."""
        return bool(int(self._table[0].loses))

    @property
    def losing(self) -> frozenset[Any]:
        """The cards that do."""
        return frozenset(card for kind, card in enumerate(self.deck.kinds) if has(self._table[0].loses, kind))

    def hands_matter(self, finisher: int | None) -> bool:
        """Whether a round that ended so asks what was left in the hands."""
        return self.can_lose or self.to == ScoreTo.HOLDER or (self.to == ScoreTo.FINISHER and finisher is not None)

    @cached_property
    def card_matters(self) -> bool:
        """Whether it changes anything with which card somebody goes out."""
        return len({self._ending(kind) for kind in range(len(self.deck.kinds))}) > 1

    def rank_is_enough(self, rank: str, last: bool = False) -> bool:
        """Whether cards of a rank are all the same to the points: held, or as the *last* card."""
        kinds = [kind for kind, card in enumerate(self.deck.kinds) if card.rank == rank]
        return len({self._ending(kind) if last else self._holding(kind) for kind in kinds}) == 1

    def comes_back(self, card: Held | None) -> bool:
        """Whether who went out with a card may have been left with cards after all: its penalty can come back."""
        return card is not None and int(self._table[0].last[self.kind(card)]) == Last.ANSWERED

    def is_barred(self, card: Held) -> bool:
        """Whether nobody can go out with a card."""
        return bool(has(self._table[0].barred, self.kind(card)))

    def times(self, card: Held | None) -> int:
        """By what the others' points are multiplied."""
        return 1 if card is None else int(self._table[0].finish_times[self.kind(card)])

    def kind(self, held: Held) -> int:
        """The number of a card; of a rank the first one's."""
        if isinstance(held, str):
            return next(kind for kind, card in enumerate(self.deck.kinds) if card.rank == held)
        return self.deck.kind(held)

    # -- what is possible ----------------------------------------------------------------------------------------------

    @cached_property
    def own_points(self) -> frozenset[int]:
        """What who goes out can get, where nobody is left with any card."""
        kinds = range(len(self.deck.kinds))
        return frozenset(self._counted(self._laid({}, 0, kind), Reason.OUT).points[0] for kind in kinds)

    @cached_property
    def span(self) -> tuple[int, int]:
        """The least and the most that a hand can be worth."""
        each = [self.worth_of(card) for card in self.deck.kinds]
        more = [int(self._table[0].points[kind]) * self.packs for kind in range(len(self.deck.kinds))]
        least = min(0, *each, sum(points for points in more if points < 0))
        return least, min(max(*each, sum(points for points in more if points > 0)), np.iinfo(np.int16).max)

    @cached_property
    def most_times(self) -> int:
        """The most that the last card multiplies by."""
        return max(self.times(card) for card in self.deck.kinds)

    def worth_of(self, held: Held, alone: bool = True) -> int:
        """What a card counts; *alone* in a hand it may count otherwise."""
        kind = self.kind(held)
        if not alone:
            return int(self._table[0].points[kind])
        game = self._laid({1: {kind: 1}}, 0, 0)
        return int(hand_points(self._table[0], game[0], 1))

    # -- the engine's count --------------------------------------------------------------------------------------------

    def count(self, finisher: int | None, card: Held | None, left: tuple[Left, ...], lost: tuple[int, ...]) -> Count:
        """Let the engine end a round. The cards have been looked at: each is there as often as it is held."""
        free = self._free(left, card)
        hands: dict[int, dict[int, int]] = {}
        table = copied(self._table)
        for seat, what in enumerate(left):
            hands[seat] = {}
            if isinstance(what, Hand):
                for held in what.cards:
                    kind = free.taken(held)
                    hands[seat][kind] = hands[seat].get(kind, 0) + 1
        used = {kind for hand in hands.values() for kind in hand if sum(hand.values()) == 1}
        for seat, what in enumerate(left):
            if not isinstance(what, Hand):
                # A hand of which only the worth is known: a single card stands for it that counts so much when alone.
                # There is always one, since nobody else holds it alone; what it counts among others stays.
                kind = next(kind for kind in reversed(range(KINDS)) if kind not in used)
                used.add(kind)
                hands[seat][kind] = 1
                rules = table[0]
                rules.alone[kind], rules.has_alone = what.points, rules.has_alone | bit(kind)
        game = self._laid(hands, -1 if finisher is None else finisher, 0 if card is None else self.kind(card))
        count = self._counted(game, Reason.BLOCKED if finisher is None else Reason.OUT, table)
        # Whether such a hand loses the match is told, not counted: its cards are unknown.
        loses = [seat in (count.lost if isinstance(what, Hand) else lost) for seat, what in enumerate(left)]
        return Count(count.worths, count.points, tuple(seat for seat, is_lost in enumerate(loses) if is_lost))

    def _free(self, left: tuple[Left, ...], last: Held | None) -> _Free:
        held = [card for what in left if isinstance(what, Hand) for card in what.cards]
        return _Free(self, [*held, *([] if last is None else [last])])

    def _laid(self, hands: Mapping[int, Mapping[int, int]], finisher: int, last: int) -> NDArray[Any]:
        """An ended round: who holds how many of which kinds, who is out, and with which kind."""
        state = new(GAME)
        game = state[0]
        game.seats = self.seats
        game.finisher, game.finish_card = finisher, last
        for seat, hand in hands.items():
            game.hands[seat] = np.uint64(sum(1 << kind for kind in hand))
            game.sizes[seat] = sum(hand.values())
            for kind, times in hand.items():
                game.counts[seat, kind] = times
        return state

    def _counted(self, state: NDArray[Any], reason: Reason, table: NDArray[Any] | None = None) -> Count:
        rules, game, seats = (self._table if table is None else table)[0], state[0], range(self.seats)
        worths = tuple(int(hand_points(rules, game, seat)) for seat in seats)
        end_round(rules, game, int(reason))
        points = tuple(int(game.points[seat]) for seat in seats)
        return Count(worths, points, tuple(seat for seat in seats if int(game.lost) >> seat & 1))

    def _ending(self, kind: int) -> tuple[object, ...]:
        """All that depends on the last card: what it bars, and the points where another holds one card."""
        rules = self._table[0]
        told = int(rules.last[kind]) == Last.ANSWERED, bool(has(rules.barred, kind))
        return (*told, self._counted(self._laid({1: self._worthy}, 0, kind), Reason.OUT).points)

    @cached_property
    def _worthy(self) -> dict[int, int]:
        """A hand that is worth something, where there is such a hand."""
        return next(({kind: 1} for kind, card in enumerate(self.deck.kinds) if self.worth_of(card)), {0: 1})

    def _holding(self, kind: int) -> tuple[object, ...]:
        """All that depends on a card that is held."""
        rules = self._table[0]
        return self.worth_of(self.deck.kinds[kind]), int(rules.points[kind]), bool(has(rules.loses, kind))


class _Free:
    """Which kinds are left for cards that are told by their rank alone: the named ones are taken first."""

    def __init__(self, scale: Scale, held: list[Held]) -> None:
        self._scale = scale
        self._left = dict.fromkeys(range(len(scale.deck.kinds)), scale.packs)
        for card in held:
            if not isinstance(card, str):
                self._left[scale.kind(card)] -= 1

    def taken(self, held: Held) -> int:
        """The kind of a card; one told by its rank is any that is left."""
        if not isinstance(held, str):
            return self._scale.kind(held)
        kinds = self._scale.deck.kinds
        kind = next(k for k, times in self._left.items() if times > 0 and rank_of(kinds[k]) == held)
        self._left[kind] -= 1
        return kind
