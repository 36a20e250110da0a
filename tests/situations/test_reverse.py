"""Situation 6: a reverse between two players, and among three of whom one leaves.

What it means follows the number of seats, and seats stay (ALL-18): who leaves is played for by a bot.
"""

from __future__ import annotations

import pytest

from maumau.bots.players import BOTS, choose_move
from maumau.game import Round
from maumau.game.round import seeded
from maumau.rules import Ruleset

from .laying import SHIPPED, cards_that, house, lay, legal, rules, seats_of, unfit

QUEENS = 'cards.Q.reverse = true\nturn.reverse_two_players = "{between_two}"\n'


def reversing(ruleset: Ruleset) -> list[Ruleset]:
    """A ruleset with reverses, under every value of its options that concern them."""
    found = [ruleset]
    for name, option in ruleset.options.items():
        if option.sets == "turn.reverse_two_players" or (name == "nine_reverses" and ruleset.options):
            found = [rules(each.id, **{**each.chosen, name: value}) for each in found for value in option.values]
    return [each for each in found if cards_that(each, lambda card: card.reverse)]


TABLES = [pytest.param(each, id=f"{each.id} {dict(each.chosen)}") for ref in SHIPPED for each in reversing(rules(ref))]
TABLES += [pytest.param(house(QUEENS.format(between_two=value)), id=value) for value in ("nothing", "skip")]


def turned(ruleset: Ruleset, card: str, seats: int, direction: int) -> Round:
    """Seat 0 has put a reversing card, and has two cards left."""
    cards = unfit(ruleset, card, seats + 4)
    under = next(str(kind) for kind in ruleset.deck.kinds if kind.suit == card[-1] and kind.rank in ("10", "K"))
    hands = [f"{card} {cards[-1]} {cards[-2]}", *cards[: seats - 1]]
    return lay(ruleset, hands, under, cards[-3], direction=direction).play(f"play {card}")


@pytest.mark.rule("ALL-06", "ALL-07", "SR-19", "EU-08", "FI-11")
@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize("ruleset", TABLES)
def test_who_is_next(ruleset: Ruleset, direction: int) -> None:
    between_two = ruleset.rules.turn.reverse_two_players
    for seats in seats_of(ruleset):
        for card in cards_that(ruleset, lambda card: card.reverse):
            table = turned(ruleset, card, seats, direction)
            assert table.direction == -direction, "it turns in any case"
            expected = -direction % seats if seats > 2 else (0 if between_two == "skip" else 1)
            assert table.turn == expected
            assert table.phase == "play"


def test_the_tables_have_both_meanings() -> None:
    values = {(param.values[0].id, param.values[0].rules.turn.reverse_two_players) for param in TABLES}  # type: ignore[union-attr]
    assert {value for _, value in values} == {"nothing", "skip"}
    assert len({ref for ref, _ in values}) >= 5


@pytest.mark.rule("ALL-07", "ALL-18")
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("between_two", ["nothing", "skip"])
def test_three_of_whom_one_leaves(between_two: str, bot: str) -> None:
    """Seat 1 turns the direction and leaves; a bot plays on in its seat, and a queen means what it means to three.

    Then the others: 1, 0, 2, 1 …, whatever a queen would mean to two.
    """
    ruleset = house(QUEENS.format(between_two=between_two))
    table = lay(ruleset, ["9c 10c 2c 3c", "Qh 4c 5c 6c", "9s 10s 2s 3s"], "Kh", "2d 3d 4d 5d 6d 7d 8d", turn=1)
    table, luck = table.play("play Qh"), seeded(1)
    seen: list[int] = []
    while len(seen) < 6:
        assert table.turn is not None
        if table.turn not in seen[-1:]:
            seen.append(table.turn)
        table = table.play(choose_move(bot, table.view(table.turn), luck))
    assert seen == [0, 2, 1, 0, 2, 1]
    assert table.seats == 3


def test_a_reversing_answer_sends_back() -> None:
    """Among three a ten on a live seven: whoever put the seven is next, and takes."""
    ruleset = house('cards.10.reverse = true\ncards.7.penalty = { cards = 2, answer = "7, 10" }')
    table = lay(ruleset, ["7h 3c 4c", "10h 5c 6c", "9s 8s"], "Kh", "2d 3d 4d").play("play 7h")
    assert (table.turn, legal(table)) == (1, {"take", "play 10h"})
    table = table.play("play 10h")
    assert (table.turn, table.direction, table.pending, legal(table)) == (0, -1, 2, {"take"})
    table = table.play("take")
    assert (table.turn, table.sizes, table.pending) == (2, (4, 2, 2), 0)


@pytest.mark.rule("ALL-06")
def test_a_reverse_that_costs_turns_first() -> None:
    """Who takes is meant in the new direction: among three the seat before, among two always the other."""
    ruleset = house("cards.K = { reverse = true, penalty.cards = 2 }")
    for seats, taker in ((2, 1), (3, 2), (5, 4)):
        hands = ["Kh 3c 4c", "9s 8s", "9d 8d", "9c 8c", "10c 10d"][:seats]
        table = lay(ruleset, hands, "2h", "2d 3d 4d").play("play Kh")
        assert (table.turn, table.pending, legal(table)) == (taker, 2, {"take"})
