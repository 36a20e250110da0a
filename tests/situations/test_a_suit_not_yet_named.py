"""Situation 3: a suit is still to be named, and its player leaves, is caught, or wants to pass.

Who leaves is played for by a bot (ALL-18): it names from the list, and the card's effect is still there for the next.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from maumau.bots.players import BOTS, choose_move
from maumau.game import Move, Round
from maumau.game.moves import move_book
from maumau.game.round import seeded
from maumau.rules import Ruleset

from .laying import (
    cards_that,
    house,
    lay,
    legal,
    names,
    names_a_suit,
    neighbour,
    refused,
    rules,
    seats_of,
    shipped_with,
    state_of,
    unfit,
)

#: Wilds with an effect beside the suit, and a call that can be missed.
COSTLY = """
cards.J = { wild = "any card", nominate = "any suit", penalty = { cards = 4, answer = "J" } }
cards.A = { wild = "any card", nominate = "another suit", skip = 1 }
cards.Q = { wild = "any card", nominate = "any suit", reverse = true }
call.one_left = { before = "on turn", after = true, until = "another moves", missed = "caught", cards = 2 }
"""
NAMING = [pytest.param(rules(ref), id=ref) for ref in shipped_with(names_a_suit)]
NAMING.append(pytest.param(house(COSTLY), id="house rules"))


def may_be_named(ruleset: Ruleset, wild: str) -> set[str]:
    """The suits that a wild lets its player name."""
    own = {f"name {wild[-1]}"} if ruleset.rules.cards[wild].nominate == "another suit" else set()
    return names(ruleset) - own


def to_be_named(ruleset: Ruleset, wild: str, seats: int, left: int = 2) -> Round:
    """Seat 0 has just put a wild from a hand that keeps so many cards; the suit is still to be named."""
    cards = unfit(ruleset, wild, seats * 2 + left + 2)
    hands = [" ".join([wild, *cards[:left]])]
    hands += [" ".join(cards[left + 2 * seat : left + 2 * seat + 2]) for seat in range(seats - 1)]
    table = lay(ruleset, hands, cards[-1], " ".join(cards[-4:-1]))
    return table.play(f"play {wild}", 0)


def tables(ruleset: Ruleset, left: int = 2) -> Iterator[tuple[Round, str]]:
    """Every card that asks for a suit, at every number of seats."""
    for seats in seats_of(ruleset, 4):
        for wild in cards_that(ruleset, names_a_suit):
            yield to_be_named(ruleset, wild, seats, left), wild


@pytest.mark.rule("ALL-10", "ALL-18")
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("ruleset", NAMING)
def test_a_bot_names_for_who_left_and_the_next_still_faces_the_card(ruleset: Ruleset, bot: str) -> None:
    seen = 0
    for table, wild in tables(ruleset):
        assert (table.phase, table.turn) == ("name", 0)
        assert legal(table) == may_be_named(ruleset, wild)
        luck = seeded(seen)
        move = choose_move(bot, table.view(0), luck)
        assert move in table.legal
        after = table.play(move)
        assert (after.phase, after.suit) == ("play", move.suit)
        card = ruleset.rules.cards[wild]
        steps = 1 + card.skip
        if card.reverse and after.seats == 2:
            steps += ruleset.rules.turn.reverse_two_players == "skip"
        assert after.turn == neighbour(after, 0, steps)
        if card.penalty is not None:
            assert after.pending == card.penalty.cards
            assert legal(after) == {"take"}
        seen += 1
    assert seen >= 4


@pytest.mark.rule("ALL-10", "ALL-03")
def test_the_wild_that_costs_to_the_letter() -> None:
    """The next may answer with another wild, not with the suit that was named; else takes, under that suit."""
    table = lay(house(COSTLY), ["Jc 5h 6h", "9s Js", "Kd Qd"], "3d", "2c 2d 2h 2s").play("play Jc")
    assert (table.pending, legal(table)) == (4, {"name c", "name d", "name h", "name s"})
    table = table.play("name s")
    assert (table.turn, table.suit, legal(table)) == (1, "s", {"take", "play Js"})
    table = table.play("take")
    assert (table.turn, table.suit, table.pending, table.sizes) == (2, "s", 0, (2, 6, 2))
    assert legal(table) == {"draw", "play Qd"}


CATCHING = [
    param
    for param in NAMING
    if (call := param.values[0].rules.call.one_left) is not None and call.missed == "caught"  # type: ignore[union-attr]
]


@pytest.mark.rule("ALL-16", "FI-11", "SR-08")
@pytest.mark.parametrize("ruleset", CATCHING)
def test_caught_before_the_suit_is_named(ruleset: Ruleset) -> None:
    """The cards come at once; the suit is still to be named, by the same seat, and what is pending stays pending."""
    call = ruleset.rules.call.one_left
    assert call is not None
    for table, wild in tables(ruleset, left=1):
        assert table.may_catch == (0,)
        catcher = table.seats - 1
        after = table.play("catch 0", catcher)
        assert after.sizes == (1 + call.cards, *table.sizes[1:])
        assert (
            (after.phase, after.turn, after.pending)
            == (table.phase, table.turn, table.pending)
            == (
                "name",
                0,
                table.pending,
            )
        )
        assert legal(after) == legal(table) == may_be_named(ruleset, wild)
        assert (after.may_catch, after.moves_made) == ((), table.moves_made)
        assert refused(after, "catch 0", catcher) == "nothing-to-catch"
        move = after.legal[-1]
        assert after.play(move).turn == table.play(move).turn


@pytest.mark.rule("ALL-10", "ALL-13", "ALL-16")
@pytest.mark.parametrize("ruleset", NAMING)
def test_nothing_but_a_name_is_taken(ruleset: Ruleset) -> None:
    """`pass`, `draw` and every other move are refused, each with its reason, and change nothing."""
    for table, wild in tables(ruleset):
        assert refused(table, "pass") == "must-name"
        for move in turn_moves(ruleset):
            if move in table.legal:
                continue
            reason = refused(table, move, 0)
            expected = {
                "keep": "not-cutting",
                "leave": "not-cutting",
                "name": "suit-barred",
                "close": "nothing-to-close",
            }
            assert reason == expected.get(move.verb, "must-name")
            if move.verb != "close":
                assert refused(table, move, 1) == "not-your-turn"
        refusal = table.why("pass")
        assert refusal is not None
        assert wild in refusal.message


def turn_moves(ruleset: Ruleset) -> list[Move]:
    """Every move of the deck but calls and catches."""
    beside = ("call", "call double", "catch")
    return [move for move in move_book(ruleset.deck).numbers if move.verb not in beside]


@pytest.mark.rule("ALL-18")
@pytest.mark.parametrize("ruleset", NAMING)
def test_the_table_may_also_break_it_off(ruleset: Ruleset) -> None:
    for table, _ in tables(ruleset):
        before, ended = state_of(table), table.abandon()
        assert ended.result is not None
        assert (ended.result.reason, ended.result.finisher, set(ended.result.points)) == ("abandoned", None, {0})
        assert (ended.legal, ended.turn, state_of(table)) == ((), None, before)
