"""Situation 19: ties, forced ends, going out with a card of every kind, and the deal after that.

There is one result, it stays what it is, and nothing of the round before lies on the next table.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from maumau.cards import Card
from maumau.game import Match, Result, Round, deal
from maumau.lab.simulate import BotsAtTable
from maumau.rules import Ruleset

from .laying import SHIPPED, hand_points, held_points, house, lay, legal, refused, rules, seats_of

HOLDER = 'score.to = "holder"\nmatch.limit = 50\n'
FINISHER = 'score.to = "finisher"\nmatch.limit = 50\n'


def sheet(text: str, *rounds: tuple[int | None, tuple[int, ...]]) -> Match:
    """A score sheet of rounds: who went out, and the points."""
    results = [
        {"reason": "blocked" if finisher is None else "out", "finisher": finisher, "points": points}
        for finisher, points in rounds
    ]
    return Match.from_results(house(text), None, len(rounds[0][1]), results)


def outcome(match: Match) -> tuple[tuple[int, ...], tuple[int, ...], bool]:
    """Winners, losers, drawn, of a match that is over."""
    assert match.over
    return match.winners, match.losers, match.drawn


@pytest.mark.rule("LT-21", "EU-14")
def test_equal_totals_share_the_win() -> None:
    assert outcome(sheet(HOLDER, (1, (50, 20, 20)))) == ((1, 2), (), False)
    assert outcome(sheet(HOLDER, (1, (50, 50, 50)))) == ((0, 1, 2), (), False)
    assert outcome(sheet(FINISHER, (0, (50, 0, 0)))) == ((0,), (), False)
    assert outcome(sheet(FINISHER, (0, (49, 0, 0)), (1, (1, 50, 0)))) == ((0, 1), (), False)


@pytest.mark.rule("LT-21")
def test_equal_totals_share_the_loss() -> None:
    loser = f'{HOLDER}match.loser = "other end"\n'
    assert outcome(sheet(loser, (2, (50, 50, 10)))) == ((2,), (0, 1), False)
    assert outcome(sheet(loser, (1, (60, 10, 50)))) == ((1,), (0,), False)
    assert outcome(sheet(loser, (None, (50, 50, 50)))) == ((0, 1, 2), (), False)


@pytest.mark.rule("FI-09")
def test_or_rounds_won_decide_or_it_is_a_draw() -> None:
    decided = f'{HOLDER}match.tie = "rounds won"\n'
    assert outcome(sheet(decided, (1, (30, 10, 10)), (1, (20, 10, 10)))) == ((1,), (), False)
    assert outcome(sheet(decided, (1, (30, 10, 10)), (2, (20, 10, 10)))) == ((), (), True)
    assert outcome(sheet(decided, (None, (50, 10, 10)))) == ((), (), True)
    assert outcome(sheet(decided, (0, (50, 10, 9)))) == ((2,), (), False)


@pytest.mark.rule("FI-01", "FI-09")
def test_ties_where_nothing_is_scored() -> None:
    unscored = 'score = "none"\nmatch.rounds = 2\n'
    assert outcome(sheet(unscored, (0, (0, 0)), (1, (0, 0)))) == ((0, 1), (), False)
    assert outcome(sheet(unscored, (0, (0, 0)), (None, (0, 0)))) == ((0,), (), False)
    assert outcome(sheet(unscored, (None, (0, 0)), (None, (0, 0)))) == ((), (), True)


# --- going out with a card of every kind -----------------------------------------------------------------------------


def of_every_kind(ruleset: Ruleset) -> Iterator[Card]:
    """One card for each way in which cards do, count or bring something."""
    score = ruleset.rules.score
    kinds: dict[tuple[str, str], Card] = {}
    for card in ruleset.deck.kinds:
        name = str(card)
        counts = None if score is None else (score.points[name], score.finishing_with.get(name))
        kinds.setdefault((str(ruleset.rules.cards.get(name)), str(counts)), card)
    yield from kinds.values()


def about_to_go_out(ruleset: Ruleset, card: Card, seats: int) -> Round:
    """Seat 0 holds that card alone, the others two each; the stock begins with a plain card of its suit."""
    deck = ruleset.deck.kinds
    plain = [each for each in deck if str(each) not in ruleset.rules.cards and each != card]
    under = next(each for each in plain if ruleset.fits(card, each) and each.suit == card.suit)
    drawn = next(each for each in plain if each.suit == card.suit and each != under)
    left = [str(each) for each in deck if each not in (card, under, drawn)]
    random.Random(f"{card} {seats}").shuffle(left)
    hands = [str(card), *(" ".join(left[2 * seat : 2 * seat + 2]) for seat in range(seats - 1))]
    stock = [str(drawn), *left[2 * seats :]]
    return lay(ruleset, hands, str(under), " ".join(stock))


def gone_out(table: Round) -> Round:
    """The round at its end: the last card, its cover, what must be taken, and nobody caught."""
    table = table.play(f"play {table.hands[0][0]}")
    for _ in range(6):
        listed = legal(table)
        if not listed:
            break
        for move in ("close", "take", "draw"):
            if move in listed:
                table = table.play(move)
                break
        else:
            table = table.play(table.legal[0])
    assert table.over, table
    return table


def expected_points(table: Round, card: Card) -> tuple[int, ...]:
    """The points of a round that seat 0 won with that card, read from the rules."""
    ruleset, score = table.ruleset, table.ruleset.rules.score
    if score is None:
        return (0,) * table.seats
    others = [hand_points(ruleset, hand) for hand in table.hands[1:]]
    finish = score.finishing_with.get(str(card))
    times, bonus = (1, 0) if finish is None else (finish.others_times, finish.finisher)
    if score.to == "finisher":
        return (sum(others) * times + bonus, *(0 for _ in others))
    return (bonus, *(points * times for points in others))


@pytest.mark.rule("ALL-10", "ALL-15", "LT-18", "LT-20", "SR-11", "SR-21")
@pytest.mark.parametrize("ref", SHIPPED)
def test_going_out_with_a_card_of_every_kind(ref: str) -> None:
    """From two to eight players: one result, the first out has won, the points are those of the rules, once."""
    ruleset = rules(ref)
    for card in of_every_kind(ruleset):
        for seats in seats_of(ruleset, 8):
            table = gone_out(about_to_go_out(ruleset, card, seats))
            result = table.result
            assert result is not None
            assert (result.reason, result.finisher, table.sizes[0]) == ("out", 0, 0)
            covered = ruleset.rules.cards.get(str(card))
            last = table.top if covered is not None and covered.last == "covered" else card
            assert last is not None
            assert result.points == expected_points(table, last), (card, seats)
            assert (table.phase, table.legal, table.abandon(), table.result) == ("over", (), table, result)


# --- forced ends -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALL-18")
@pytest.mark.parametrize("ref", SHIPPED)
def test_broken_off_at_any_moment_there_is_one_result(ref: str) -> None:
    nothing = Result("abandoned", None, (0, 0, 0))
    for table in moments(ref):
        ended = table.abandon()
        assert ended.result == nothing
        assert ended.abandon() is ended
        assert ended.abandon().result == nothing
        assert (ended.sizes, ended.lines) == (table.sizes, table.lines)
        match = Match.begin(ref, 3, dealer=table.dealer).add(ended)
        assert (match.totals, match.rounds_won, match.rounds_counted, match.over) == ((0, 0, 0), (0, 0, 0), 0, False)


@pytest.mark.rule("ALL-19")
def test_stopped_is_one_result_too() -> None:
    """Two who never call pass their only cards round until the round is stopped; breaking it off then adds nothing."""
    table = lay(rules("maumas", last_card_call=True), ["9h", "10h"], "8h", "Kh")
    for _ in range(4999):
        table = table.play(table.legal[0])
    assert not table.over
    stopped = table.play(table.legal[0])
    assert stopped.result == Result("stopped", None, held_points(stopped))
    assert stopped.abandon() is stopped
    assert refused(stopped, "draw", 0) == "round-over"


# --- the next deal ---------------------------------------------------------------------------------------------------


def moments(ref: str) -> Iterator[Round]:
    """States of random rounds of three in which something stands that must not stay."""
    rng = random.Random(ref)
    seen: set[str] = set()
    for seed in range(12):
        table = deal(ref, 3, seed=seed)
        for _ in range(60):
            if table.over:
                break
            standing = what_stands(table)
            if standing - seen:
                seen |= standing
                yield table
            also = [pair for pair in table.also if pair[1].verb != "catch"]
            if also and rng.random() < 0.5:
                seat, word = rng.choice(also)
                table = table.play(word, seat)
            else:
                cards = [move for move in table.legal if move.card is not None]
                table = table.play(rng.choice(cards or table.legal))


def what_stands(table: Round) -> set[str]:
    """What of a state belongs to this round alone."""
    base = 1 if table.ruleset.rules.turn.direction == "clockwise" else -1
    named = table.top is not None and table.suit != table.top.suit
    return {
        name
        for name, stands in {
            "suit": named,
            "pending": table.pending > 0,
            "direction": table.direction != base,
            "call": bool(table.called),
            "window": bool(table.may_catch),
            "naming": table.phase == "name",
            "waiting": table.phase == "window",
            "drawn": int(table._state["drawn"][0]) >= 0,
        }.items()
        if stands
    }


def assert_clean(table: Round, match: Match, seed: int) -> None:
    """A round just dealt in a match is the very round that would be dealt without anything before it."""
    if match.ruleset.rules.deal.opening != "dealer's card":  # whose power acts in the new round
        assert what_stands(table) == set()
    assert (table.over, table.result, table.moves_made, len(table.lines)) == (False, None, 0, 0)
    alone = deal(match.ruleset, 3, seed=seed, dealer=match.next_dealer, leader=match.next_leader, pack=table.pack)
    assert table._state.tobytes() == alone._state.tobytes()


@pytest.mark.rule("ALL-06", "ALL-18", "FI-07")
def test_after_a_round_broken_off_the_next_deal_is_clean() -> None:
    """Over all rulesets everything stood that can stand."""
    stood: set[str] = set()
    for ref in SHIPPED:
        for number, table in enumerate(moments(ref)):
            stood |= what_stands(table)
            match = Match.begin(ref, 3, seed=number, dealer=table.dealer).add(table.abandon())
            if match.next_leader is not None:
                assert_clean(match.deal(), match, number)
            else:
                assert what_stands(match.deal()) == set()
    assert stood == {"suit", "pending", "direction", "call", "window", "naming", "waiting", "drawn"}


@pytest.mark.rule("ALL-06", "ALL-10")
@pytest.mark.parametrize("ref", SHIPPED)
def test_after_going_out_with_a_card_of_every_kind_the_next_deal_is_clean(ref: str) -> None:
    """Above all after a wild: no suit waits for the next round."""
    ruleset = rules(ref)
    for number, card in enumerate(of_every_kind(ruleset)):
        ended = gone_out(about_to_go_out(ruleset, card, 3))
        match = Match.begin(ref, 3, seed=number, dealer=ended.dealer).add(ended)
        if not match.over:
            assert match.next_leader is not None
            assert_clean(match.deal(), match, number)


@pytest.mark.parametrize("ref", SHIPPED)
def test_a_table_used_again_and_again_deals_as_a_new_one(ref: str) -> None:
    """The simulation plays all its rounds on one record: whatever lay there before, the round is the same."""
    used = BotsAtTable(rules(ref), 3, ("random-any",))
    for number in range(12):
        again = used.record(used.round(7, number, number % 3, (number + 1) % 3))
        new = BotsAtTable(rules(ref), 3, ("random-any",))
        assert again == new.record(new.round(7, number, number % 3, (number + 1) % 3))
