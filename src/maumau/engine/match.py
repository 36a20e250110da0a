"""A match: rounds until the agreed end.

The deal passes to the next seat in the ruleset's direction; who leads is the eldest, the last winner (the first time,
and after a round that nobody won, by lot) or the dealer. The match ends after the round in which a total reaches
(LT-21, FI-08, EU-14) or exceeds (SR-22) the limit, in which somebody lost at once (RU-V3), or after the agreed number
of rounds; abandoned rounds do not count (ALL-18). The best total wins: the lowest where everybody counts the own
hand, the highest where the finisher scores; without scoring most rounds won. Ties share, or rounds won decide and
then the match is drawn (FI-09).
"""

from __future__ import annotations

from maumau.engine.declare import Game, MatchState, Reason, Rules, ScoreTo
from maumau.engine.kernel import kernel


@kernel
def begin_match(match: MatchState, seats: int, dealer: int) -> None:
    """No round played yet; the first dealer is drawn by lot, by the caller (LT-03)."""
    match.seats = seats
    match.dealer = dealer
    match.last_winner = -1
    match.played = 0
    match.over = 0
    match.drawn = 0
    match.winners = 0
    match.losers = 0
    for seat in range(seats):
        match.totals[seat] = 0
        match.won[seat] = 0


@kernel
def add_round(rules: Rules, match: MatchState, game: Game) -> None:
    """Add a round that is over."""
    match.dealer = (game.dealer + rules.direction) % match.seats
    match.last_winner = game.finisher
    if game.reason == Reason.ABANDONED:
        return
    match.played += 1
    reached = False
    for seat in range(match.seats):
        match.totals[seat] += int(game.points[seat])
        total = int(match.totals[seat])
        if rules.limit > 0 and (total > rules.limit or (total == rules.limit and rules.limit_exceeded == 0)):
            reached = True
    if game.finisher >= 0:
        match.won[game.finisher] += 1
    if reached or game.lost != 0 or (rules.rounds > 0 and match.played >= rules.rounds):
        match.over = 1
        if game.lost != 0:
            match.losers = game.lost
        find_winners(rules, match, game.lost)


@kernel
def standing(rules: Rules, match: MatchState, seat: int) -> int:
    """How well a seat stands: the higher, the better."""
    if rules.score_to == ScoreTo.HOLDER:
        return -int(match.totals[seat])
    if rules.score_to == ScoreTo.FINISHER:
        return int(match.totals[seat])
    return int(match.won[seat])


@kernel
def find_winners(rules: Rules, match: MatchState, lost: int) -> None:
    """Who has won, who has lost, or that the match is drawn. Source: LT-21, FI-01, FI-09, RU-V3."""
    best = -(1 << 62)
    worst = 1 << 62
    for seat in range(match.seats):
        if (lost >> seat) & 1 == 0:
            best = max(best, standing(rules, match, seat))
            worst = min(worst, standing(rules, match, seat))
    for seat in range(match.seats):
        if (lost >> seat) & 1 == 0 and standing(rules, match, seat) == best:
            match.winners |= 1 << seat
        if lost == 0 and rules.loser_is_other_end != 0 and best != worst and standing(rules, match, seat) == worst:
            match.losers |= 1 << seat
    if rules.rounds_won_decide != 0:
        keep_most_rounds_won(match)
    if match.winners == 0 or (rules.score_to == ScoreTo.NOBODY and best == 0):
        match.winners = 0
        match.drawn = 1


@kernel
def keep_most_rounds_won(match: MatchState) -> None:
    """Of equal winners, who won more rounds; if that is equal too, nobody (FI-09)."""
    most, holders, winners = -1, 0, 0
    for seat in range(match.seats):
        if (match.winners >> seat) & 1 == 1:
            won = int(match.won[seat])
            if won > most:
                most, holders, winners = won, 1, 1 << seat
            elif won == most:
                holders += 1
                winners |= 1 << seat
    match.winners = winners if holders == 1 else 0
