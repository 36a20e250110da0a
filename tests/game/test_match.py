"""A match: rounds added up, who deals, who leads, when it ends."""

from __future__ import annotations

from collections import Counter

import pytest

from maumau.game import Match, MatchError, Round, deal
from maumau.rules import RulesError, load

SEEDS = range(400)


def finished(game: Round) -> Round:
    """The round at its end: the first legal move, again and again."""
    while not game.over:
        game = game.play(game.legal[0])
    return game


def whole(match: Match) -> Match:
    """The match at its end."""
    while not match.over:
        match = match.add(finished(match.deal()))
    return match


# --- lots and rotation -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LT-03")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    """Every seat about as often as any other; the same seed, the same dealer."""
    dealers = Counter(Match.begin("maumas", 4, seed=seed).next_dealer for seed in SEEDS)
    assert set(dealers) == {0, 1, 2, 3}
    assert all(60 <= count <= 140 for count in dealers.values()), dealers
    assert Match.begin("maumas", 4, seed=5).next_dealer == Match.begin("maumas", 4, seed=5).next_dealer
    assert len({Match.begin("maumas", 10).next_dealer for _ in range(100)}) > 1


@pytest.mark.rule("LT-03", "LT-05")
def test_the_deal_passes_to_the_left_and_the_eldest_leads() -> None:
    match = Match.begin("maumas", 3, seed=8, dealer=1)
    dealers, leaders = [], []
    for _ in range(5):
        game = finished(match.deal())
        assert game.dealer == match.next_dealer
        assert game.leader == match.next_leader
        dealers.append(game.dealer)
        leaders.append(game.leader)
        match = match.add(game)
    assert dealers == [1, 2, 0, 1, 2]
    assert leaders == [2, 0, 1, 2, 0]


@pytest.mark.rule("RU-02")
def test_the_first_leader_is_drawn_by_lot() -> None:
    matches = [Match.begin("cheshskiy-durak", 4, seed=seed) for seed in SEEDS]
    assert {match.next_leader for match in matches} == {None}
    leaders = Counter(match.deal().leader for match in matches)
    assert set(leaders) == {0, 1, 2, 3}
    assert all(60 <= count <= 140 for count in leaders.values()), leaders
    pairs = Counter((match.next_dealer, match.deal().leader) for match in matches)
    assert len(pairs) == 16, "the two lots do not depend on each other"


@pytest.mark.rule("RU-02")
def test_afterwards_the_winner_leads_whoever_deals() -> None:
    match = Match.begin("cheshskiy-durak", 3, seed=1, options={"rounds": 8})
    winners: list[int | None] = []
    dealers: list[int] = []
    while not match.over:
        game = finished(match.deal())
        assert game.result is not None
        assert game.turn is None
        if winners:
            assert game.leader == winners[-1]
        winners.append(game.result.finisher)
        dealers.append(game.dealer)
        match = match.add(game)
    assert len(set(winners)) > 1
    assert [dealer % 3 for dealer in range(dealers[0], dealers[0] + 8)] == dealers


@pytest.mark.rule("RU-02", "ALL-18")
def test_after_a_round_without_a_winner_the_lot_decides_again() -> None:
    match = Match.begin("cheshskiy-durak", 3, seed=1)
    match = match.add(finished(match.deal()))
    assert match.next_leader is not None
    match = match.add(match.deal().abandon())
    assert match.next_leader is None


@pytest.mark.rule("RU-V9")
def test_or_the_dealer_leads() -> None:
    match = Match.begin("cheshskiy-durak-9", 3, seed=1, dealer=2)
    assert match.next_leader == 2
    assert match.deal().turn == 2


# --- rounds ----------------------------------------------------------------------------------------------------------


def test_a_match_repeats_with_its_seed_and_its_rounds_differ() -> None:
    one, other = (whole(Match.begin("maumas", 3, seed=21)) for _ in range(2))
    assert [game.lines for game in one.rounds] == [game.lines for game in other.rounds]
    assert one.totals == other.totals
    packs = [game.pack for game in one.rounds]
    assert len(packs) > 5
    assert len(set(packs)) == len(packs)
    assert packs[0] != Match.begin("maumas", 3, seed=22).deal().pack


def test_without_a_seed_rounds_cannot_be_foreseen() -> None:
    match = Match.begin("maumas", 2)
    assert match.seed is None
    assert match.deal().pack != match.deal().pack
    assert match.deal(seed=4).pack == match.deal(seed=4).pack


def test_adding_a_round_leaves_the_match_before_as_it_was() -> None:
    match = Match.begin("maumas", 2, seed=3)
    game = finished(match.deal())
    after = match.add(game)
    assert (match.totals, match.rounds, match.rounds_counted) == ((0, 0), (), 0)
    assert game.result is not None
    assert (after.totals, after.rounds, after.rounds_counted) == (game.result.points, (game,), 1)
    assert match.add(game).totals == after.totals


@pytest.mark.rule("ALL-18")
def test_an_abandoned_round_counts_for_nothing_and_the_deal_passes() -> None:
    match = Match.begin("maumas", 3, seed=3, dealer=0, options={"rounds": 1})
    match = match.add(match.deal().abandon())
    assert match.totals == (0, 0, 0)
    assert match.rounds_won == (0, 0, 0)
    assert match.rounds_counted == 0
    assert not match.over
    assert match.next_dealer == 1
    match = match.add(finished(match.deal()))
    assert match.rounds_counted == 1
    assert match.over


def test_totals_and_rounds_won() -> None:
    match = whole(Match.begin("mau-mau-balkan", 4, seed=2, options={"rounds": 6}))
    results = [game.result for game in match.rounds if game.result is not None]
    assert match.totals == tuple(sum(result.points[seat] for result in results) for seat in range(4))
    assert match.rounds_won == tuple(sum(result.finisher == seat for result in results) for seat in range(4))
    assert match.rounds_counted == 6


@pytest.mark.rule("FI-07", "FI-03", "FI-08")
def test_a_series_of_rounds_each_like_the_ordinary_game() -> None:
    """Shuffled and dealt anew, in the original direction, the next player begins; to the limit, and no further."""
    match = Match.begin("miinuspisteet", 3, seed=2, options={"nine_reverses": True})
    turned = 0
    previous: Round | None = None
    while not match.over:
        game = match.deal()
        assert game.direction == 1
        assert game.sizes == (5, 5, 5)
        assert len(game.pile) == 1
        if previous is not None:
            assert game.pack != previous.pack
            assert game.dealer == (previous.dealer + 1) % 3
            assert game.turn == game.leader == (previous.leader + 1) % 3
        ended = finished(game)
        turned += ended.direction == -1
        assert ended.result is not None
        assert ended.result.reason == "out"
        assert ended.result.points[ended.result.finisher or 0] == 0
        assert max(match.totals) < 100
        match = match.add(ended)
        previous = game
    assert turned, "no round ended in the other direction: another seed shows it"
    assert len(match.rounds) > 2
    assert max(match.totals) >= 100
    assert min(match.totals) in [match.totals[seat] for seat in match.winners]


# --- what is refused -------------------------------------------------------------------------------------------------


def test_a_round_that_goes_on_is_not_added() -> None:
    match = Match.begin("maumas", 2, seed=3)
    with pytest.raises(MatchError, match="the round is not over"):
        match.add(match.deal())


def test_a_round_of_other_rules_or_seats_is_not_added() -> None:
    match = Match.begin("maumas", 2, seed=3)
    for game in (
        deal("maumas", seats=3, seed=1),
        deal("mau-mau-32", seats=2, seed=1),
        deal("maumas", seats=2, seed=1, options={"hand": 6}),
    ):
        with pytest.raises(MatchError, match="other rules or with another number of seats"):
            match.add(finished(game))


def test_a_dealer_or_leader_out_of_turn_is_refused() -> None:
    match = Match.begin("cheshskiy-durak", 3, seed=3, dealer=0)
    match = match.add(finished(match.deal()))
    leader = match.next_leader
    assert leader is not None
    with pytest.raises(MatchError, match="seat 2 dealt, but the deal had passed to seat 1"):
        match.add(finished(deal("cheshskiy-durak", 3, seed=1, dealer=2, leader=leader)))
    other = (leader + 1) % 3
    with pytest.raises(MatchError, match=f"seat {other} led, but it was seat {leader}'s lead"):
        match.add(finished(deal("cheshskiy-durak", 3, seed=1, dealer=1, leader=other)))


def test_nothing_comes_after_the_end() -> None:
    match = whole(Match.begin("mau-mau-fi", 2, seed=3))
    with pytest.raises(MatchError, match="the match is over: no round comes after its end"):
        match.add(finished(deal("mau-mau-fi", 2, seed=1, dealer=match.next_dealer)))
    with pytest.raises(MatchError, match="the match is over"):
        match.deal()


def test_a_match_that_cannot_begin() -> None:
    with pytest.raises(RulesError, match="from 2 to 4"):
        Match.begin("mau-mau-32", 5)
    with pytest.raises(ValueError, match="dealer 2 is no seat: seats are 0 to 1"):
        Match.begin("maumas", 2, dealer=2)
    with pytest.raises(ValueError, match="dealer -1 is no seat"):
        Match.begin("maumas", 2, dealer=-1)
    with pytest.raises(ValueError, match="options belong to loading"):
        Match.begin(load("maumas"), 2, options={"hand": 6})


@pytest.mark.parametrize(
    ("result", "said"),
    [
        ({"reason": "out", "finisher": 0, "points": [0]}, "1 points for 2 seats"),
        ({"reason": "won", "finisher": 0, "points": [0, 1]}, "'won' is none of out, blocked, stopped, abandoned"),
        ({"reason": "none", "finisher": 0, "points": [0, 1]}, "'none' is none of out, blocked, stopped, abandoned"),
        ({"reason": "out", "finisher": 2, "points": [0, 1]}, "seat 2 is no seat: seats are 0 to 1"),
        ({"reason": "out", "finisher": -1, "points": [0, 1]}, "seat -1 is no seat: seats are 0 to 1"),
        ({"reason": "out", "finisher": 0, "points": [0, 1], "lost": [70]}, "seat 70 is no seat: seats are 0 to 1"),
    ],
    ids=str,
)
def test_a_score_sheet_takes_results_that_can_be(result: dict[str, object], said: str) -> None:
    with pytest.raises(MatchError, match=said):
        Match.from_results("maumas", None, 2, [result])


def test_what_a_match_says_of_itself() -> None:
    match = Match.begin("mau-mau-fi", 2, seed=3)
    assert repr(match) == "<Match of mau-mau-fi: after 0 rounds, totals (0, 0)>"
    match = whole(match)
    assert repr(match) == f"<Match of mau-mau-fi: over, winners {match.winners}, totals (0, 0)>"
