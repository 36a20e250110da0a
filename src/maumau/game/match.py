"""A match: rounds until the agreed end. Immutable like `Round`: adding a finished round gives the next match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from numpy.typing import NDArray

from maumau.engine.declare import GAME, MATCH, Leader, Reason, copied, new
from maumau.engine.entry import count_round, draw_lot, new_match
from maumau.game.round import Result, Round, deal, seeded
from maumau.game.table import compiled, loaded
from maumau.rules import Ruleset

REASONS = tuple(reason.name.lower() for reason in Reason if reason != Reason.NONE)


class MatchError(ValueError):
    """A round that cannot be the next one of the match."""


class Match:
    """Rounds added up. Totals are points, `winners` and `losers` seats, empty while the match goes on.

    >>> match = Match.begin("maumas", seats=2, seed=7)
    >>> match.totals, match.over
    ((0, 0), False)
    """

    __slots__ = ("_rounds", "_ruleset", "_seed", "_state", "_table")

    def __init__(self, ruleset: Ruleset, state: NDArray[Any], rounds: tuple[Round, ...], seed: int | None) -> None:
        self._ruleset = ruleset
        self._rounds = rounds
        self._seed = seed
        self._table = compiled(ruleset)
        self._state = state

    @classmethod
    def begin(
        cls,
        ruleset: Ruleset | str,
        seats: int = 2,
        *,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        dealer: int | None = None,
    ) -> Match:
        """A match with no round yet; the first dealer is drawn by lot unless given (LT-03).

        Raises `RulesError` where so many cannot play, and `ValueError` for a dealer that is no seat.
        """
        ruleset = loaded(ruleset, options)
        ruleset.check_seats(seats)
        if dealer is not None and not 0 <= dealer < seats:
            raise ValueError(f"dealer {dealer} is no seat: seats are 0 to {seats - 1}")
        state = new(MATCH)
        new_match(state, seats, draw_lot(seeded(seed), seats) if dealer is None else dealer)
        return cls(ruleset, state, (), seed)

    @classmethod
    def from_results(
        cls,
        ruleset: Ruleset | str,
        options: Mapping[str, object] | None,
        seats: int,
        results: Iterable[Mapping[str, Any]],
        dealer: int = 0,
    ) -> Match:
        """The score sheet alone: results as in a record (`reason`, `finisher`, `points`, perhaps `lost`)."""
        match = cls.begin(ruleset, seats, options=options, dealer=dealer)
        for number, result in enumerate(results):
            if match.over:
                raise MatchError(f"round {number} comes after the end of the match")
            lost = tuple(result.get("lost", ()))
            points = tuple(int(points) for points in result["points"])
            match = match.counted(Result(str(result["reason"]), result["finisher"], points, lost), match.next_dealer)
        return match

    @property
    def ruleset(self) -> Ruleset:
        """The rules that are played by."""
        return self._ruleset

    @property
    def rounds(self) -> tuple[Round, ...]:
        """The finished rounds, first one first."""
        return self._rounds

    @property
    def seed(self) -> int | None:
        """What chance is derived from; None where it cannot be foreseen."""
        return self._seed

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self._state["seats"][0])

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat, all rounds together."""
        return tuple(int(total) for total in self._state["totals"][0][: self.seats])

    @property
    def rounds_won(self) -> tuple[int, ...]:
        """How many rounds each seat has won."""
        return tuple(int(won) for won in self._state["won"][0][: self.seats])

    @property
    def rounds_counted(self) -> int:
        """Rounds played, those broken off not counted (ALL-18)."""
        return int(self._state["played"][0])

    @property
    def over(self) -> bool:
        """Whether the agreed end is reached."""
        return bool(self._state["over"][0])

    @property
    def drawn(self) -> bool:
        """Whether it ended without a winner (FI-09)."""
        return bool(self._state["drawn"][0])

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; several where the win is shared."""
        return self._seats("winners")

    @property
    def losers(self) -> tuple[int, ...]:
        """Who has lost, where the rules name a loser."""
        return self._seats("losers")

    @property
    def next_dealer(self) -> int:
        """Who deals next."""
        return int(self._state["dealer"][0])

    @property
    def next_leader(self) -> int | None:
        """Who leads the next round; None where the lot decides (RU-02)."""
        table, dealer = self._table[0], self.next_dealer
        if int(table.leader) == Leader.DEALER:
            return dealer
        if int(table.leader) == Leader.ELDEST:
            return (dealer + int(table.direction)) % self.seats
        winner = int(self._state["last_winner"][0])
        return None if winner < 0 else winner

    def deal(self, seed: int | None = None) -> Round:
        """Deal the next round. With a seed (the match's own, unless given) it repeats."""
        if self.over:
            raise MatchError("the match is over")
        seed = self.seed if seed is None else seed
        chance_seed = None if seed is None else (seed + 0x9E3779B97F4A7C15 * (len(self.rounds) + 1)) % (1 << 64)
        return deal(self.ruleset, self.seats, seed=chance_seed, dealer=self.next_dealer, leader=self.next_leader)

    def add(self, game: Round) -> Match:
        """The match after a finished round. Raises `MatchError` for a round that cannot be the next."""
        result = game.result
        if self.over:
            raise MatchError("the match is over: no round comes after its end")
        if result is None:
            raise MatchError("the round is not over")
        if game.ruleset.fingerprint != self.ruleset.fingerprint or game.seats != self.seats:
            raise MatchError("the round was played by other rules or with another number of seats")
        if self.rounds and game.dealer != self.next_dealer:
            raise MatchError(f"seat {game.dealer} dealt, but the deal had passed to seat {self.next_dealer}")
        if self.rounds and self.next_leader is not None and game.leader != self.next_leader:
            raise MatchError(f"seat {game.leader} led, but it was seat {self.next_leader}'s lead")
        match = self.counted(result, game.dealer)
        return Match(self.ruleset, match._state, (*self.rounds, game), self.seed)

    def counted(self, result: Result, dealer: int) -> Match:
        """The match with a result added, on the score sheet alone."""
        if len(result.points) != self.seats:
            raise MatchError(f"{len(result.points)} points for {self.seats} seats")
        if result.reason not in REASONS:
            raise MatchError(f"reason {result.reason!r} is none of {', '.join(REASONS)}")
        for seat in result.lost if result.finisher is None else (result.finisher, *result.lost):
            if not 0 <= seat < self.seats:
                raise MatchError(f"seat {seat} is no seat: seats are 0 to {self.seats - 1}")
        state, game = copied(self._state), new(GAME)
        game["dealer"] = dealer
        game["finisher"] = -1 if result.finisher is None else result.finisher
        game["reason"] = Reason[result.reason.upper()]
        game["points"][0][: self.seats] = result.points
        game["lost"] = sum(1 << seat for seat in result.lost)
        count_round(self._table, state, game)
        return Match(self.ruleset, state, self.rounds, self.seed)

    def _seats(self, field: str) -> tuple[int, ...]:
        seats = int(self._state[field][0])
        return tuple(seat for seat in range(self.seats) if seats >> seat & 1)

    def __repr__(self) -> str:
        state = f"over, winners {self.winners}" if self.over else f"after {len(self.rounds)} rounds"
        return f"<Match of {self.ruleset.id}: {state}, totals {self.totals}>"
