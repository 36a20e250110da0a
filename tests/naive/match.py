"""A match: rounds until the agreed end."""

from __future__ import annotations

from typing import Any

from . import options as option_table

LOSES_AT_ONCE = "cheshskiy-durak-3"
DEALER_LEADS = ["cheshskiy-durak-3", "cheshskiy-durak-7", "cheshskiy-durak-9"]


class NaiveMatch:
    """Totals, the end, who won, who deals and who leads next."""

    def __init__(self, ruleset: str, seats: int, options: dict[str, object] | None = None) -> None:
        self.ruleset = ruleset
        self.seats = seats
        self.options = option_table.resolve(ruleset, options)
        self.results: list[dict[str, Any]] = []
        self.last_dealer: int | None = None
        self.last_leader: int | None = None
        self.totals = [0] * seats

    def add(self, result: dict[str, Any], leader: int, dealer: int) -> None:
        """The next round, with who led and who dealt."""
        if self.over:
            raise ValueError("no round comes after the end")
        if len(result["points"]) != self.seats:
            raise ValueError(f"{self.seats} seats, but points for {len(result['points'])}")
        self.results.append(result)
        self.last_leader = leader
        self.last_dealer = dealer
        self.totals = [total + more for total, more in zip(self.totals, result["points"], strict=True)]

    # ---- the end

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        rounds = self.options["rounds"]
        # ALL-18: an abandoned round does not count for `rounds`
        counted = [result for result in self.results if result["reason"] != "abandoned"]
        if rounds is not None and len(counted) >= int(str(rounds)):
            return True
        if self.lost_at_once():
            return True  # RU-V3: a round that ends with `lost` ends the match
        if not counted or self.options.get("limit") is None:
            return False
        limit = int(str(self.options["limit"]))
        if self.ruleset == "mau-mau-balkan":
            return max(self.totals) > limit  # SR-22: over 501
        return max(self.totals) >= limit  # LT-21, FI-08, EU-14; RU-12

    def lost_at_once(self) -> list[int]:
        """RU-V3: the seats that lost the match in a round."""
        return [seat for result in self.results for seat in result.get("lost", [])]

    def rounds_won(self, seat: int) -> int:
        """How many rounds the seat went out of first."""
        return len([result for result in self.results if result["finisher"] == seat])

    def best(self) -> list[int]:
        """The seats with the best total among those that have not lost at once; in a draw still all of them."""
        seats = [seat for seat in range(self.seats) if seat not in self.lost_at_once()]
        if not seats:
            return []
        if self.ruleset == "mau-mau-32":
            most = max(self.totals[seat] for seat in seats)
            return [seat for seat in seats if self.totals[seat] == most]  # EU-14
        least = min(self.totals[seat] for seat in seats)
        lowest = [seat for seat in seats if self.totals[seat] == least]  # LT-21, SR-22, FI-08, RU-V3
        if self.ruleset in (option_table.ORDINARY_FINNISH, option_table.MINUS_POINTS):
            # FI-09: a tie is won by who among the tied won more rounds
            most_won = max(self.rounds_won(seat) for seat in lowest)
            return [seat for seat in lowest if self.rounds_won(seat) == most_won]
        return lowest

    @property
    def drawn(self) -> bool:
        """Did the match end without a winner?"""
        if not self.over:
            return False
        best = self.best()
        if self.ruleset == LOSES_AT_ONCE:
            return not best  # RU-V3: nobody left: drawn
        if self.ruleset == option_table.ORDINARY_FINNISH and all(not self.rounds_won(s) for s in range(self.seats)):
            return True  # formats, Match: nobody having won a round
        if self.ruleset == option_table.MINUS_POINTS:
            return len(best) > 1  # FI-09: if that is equal too
        return False

    @property
    def winners(self) -> list[int]:
        """Who won; empty while the match goes on, and when it is drawn."""
        return self.best() if self.over and not self.drawn else []

    @property
    def losers(self) -> list[int]:
        """Who lost, where the rules say that somebody has."""
        if not self.over:
            return []
        if self.ruleset == LOSES_AT_ONCE:
            return sorted(self.lost_at_once())
        if self.ruleset == "maumas" and max(self.totals) != min(self.totals):
            return [seat for seat in range(self.seats) if self.totals[seat] == max(self.totals)]  # LT-21
        return []

    # ---- the next round

    def next_dealer(self) -> int | None:
        """Who deals the next round; None: by lot."""
        if self.last_dealer is None:
            return None  # LT-03
        return (self.last_dealer + 1) % self.seats  # LT-03, SR-04, RU-01, EU-03; ALL-18: also after an abandoned round

    def next_leader(self) -> int | None:
        """Who leads the next round; None: by lot."""
        if self.last_dealer is None or self.last_leader is None:
            return None
        if self.ruleset in DEALER_LEADS:
            return self.next_dealer()  # RU-V3, RU-V7, RU-V9
        if self.ruleset in option_table.CZECH_FOOL:
            finisher: int | None = self.results[-1]["finisher"]
            return finisher  # RU-02: the winner of the last game; without a winner by lot again
        if self.ruleset in (option_table.ORDINARY_FINNISH, option_table.MINUS_POINTS):
            return (self.last_leader + 1) % self.seats  # FI-07
        return (self.last_dealer + 2) % self.seats  # LT-05, SR-04, EU-03: the eldest of the next deal
