"""Situation 1: the stock and the pile run out while a penalty is taken, and then nobody can play.

One takes what there is, the penalty is settled, the turn passes, and a full circle of passes ends the round.
"""

from __future__ import annotations

import pytest

from maumau.bots.players import BOTS, choose_move, choose_word
from maumau.engine.declare import LONGEST
from maumau.game import Round
from maumau.game.placing import pending_sums
from maumau.game.round import seeded
from maumau.game.table import compiled
from maumau.lab.simulate import summarise
from maumau.rules import Ruleset

from .laying import (
    SHIPPED,
    cards_that,
    held_points,
    house,
    is_live,
    lay,
    legal,
    neighbour,
    played,
    refused,
    rules,
    seats_of,
    shipped_with,
    unfit,
)

#: Twelve cards for up to four people, and a seven costs eight: the stock is used up in nearly every round.
DRY = """
players = "2-4"
pack.ranks = "7-9"
deal.hand = 2
cards.7.penalty = { cards = 8, answer = "7" }
"""
#: The same where nothing at all follows an eight or a nine: everybody draws what there is, and then passes.
DEAD_END = f"""{DRY}
cards.7.wild = "7"
cards."8, 9".wild = "7"
"""


def most_pending(ruleset: Ruleset, card: str, seats: int) -> int:
    """The longest chain that can lie under a card, in cards to take."""
    kind = ruleset.deck.kind(ruleset.deck.parse(card))
    return max(pending_sums(compiled(ruleset)[0], kind, ruleset.packs_for(seats)))


def dry_table(ruleset: Ruleset, card: str, seats: int, stock: int) -> Round:
    """The card alone on the pile and all it can cost pending; 0 or 1 card in the stock; nobody holds what follows."""
    cards = unfit(ruleset, card, seats + stock)
    pending = most_pending(ruleset, card, seats)
    return lay(ruleset, cards[:seats], card, " ".join(cards[seats:]), pending=pending)


def pass_round(table: Round) -> Round:
    """Every seat passes, one after the other, and only with the last is the round over."""
    seat = table.turn
    assert seat is not None
    for _ in range(table.seats):
        assert not table.over
        assert table.turn == seat
        assert legal(table) == {"pass"}
        assert refused(table, "draw") == "nothing-to-draw"
        table, seat = table.play("pass"), neighbour(table, seat)
    return table


@pytest.mark.rule("ALL-02", "ALL-04", "ALL-05")
@pytest.mark.parametrize("ref", shipped_with(is_live))
@pytest.mark.parametrize("stock", [0, 1])
def test_one_takes_what_there_is_and_a_full_circle_of_passes_blocks(ref: str, stock: int) -> None:
    ruleset = rules(ref)
    for seats in seats_of(ruleset):
        for card in cards_that(ruleset, is_live):
            table = dry_table(ruleset, card, seats, stock)
            assert legal(table) == {"take"}
            after = table.play("take")
            assert after.pending == 0
            assert after.sizes == (1 + stock,) + (1,) * (seats - 1)
            assert (after.stock, after.pile) == ((), table.pile)
            penalty = ruleset.rules.cards[card].penalty
            assert penalty is not None
            assert after.turn == (0 if penalty.taker == "plays" else neighbour(after, 0))
            ended = pass_round(after)
            assert ended.result is not None
            assert (ended.result.reason, ended.result.finisher) == ("blocked", None)
            assert ended.result.points == held_points(ended)
            assert ended.legal == ()


@pytest.mark.rule("ALL-04", "ALL-05", "EU-06")
def test_eight_are_pending_and_one_card_is_left() -> None:
    """The situation to the letter: stock 1, the top alone on the pile, pending 8."""
    table = lay(rules("mau-mau-32"), ["8c", "9c", "10c"], "7h", "Kc", pending=8)
    assert legal(table) == {"take"}
    after = table.play("take")
    assert [len(hand) for hand in after.hands] == [2, 1, 1]
    assert (after.pending, after.turn, after.stock, len(after.pile)) == (0, 1, (), 1)
    ended = played(after, "1 pass", "2 pass", "0 pass")
    assert ended.result is not None
    assert (ended.result.reason, ended.result.points) == ("blocked", (0, 0, 0))


@pytest.mark.rule("ALL-05")
def test_a_card_put_between_begins_a_new_circle() -> None:
    """One pass, then a card; a pass after a draw and two more: three in a row would have ended the round."""
    table = lay(rules("mau-mau-32"), ["8h", "Kc Qd", "10h"], "Ks")
    table = played(table, "0 pass", "1 play Kc", "2 draw", "2 pass", "0 pass", "1 pass")
    assert (table.over, table.turn, legal(table)) == (False, 2, {"play Ks"})


@pytest.mark.rule("ALL-04", "SR-14")
@pytest.mark.parametrize("ref", shipped_with(lambda card: card.penalty is not None and card.penalty.until is not None))
def test_a_draw_until_a_card_comes_ends_with_the_cards(ref: str) -> None:
    """One card in the stock and one under the top, neither of them wanted: both are taken, and the turn is over.

    What lay under the top has its rank, so once everybody else has passed that card must be put.
    """
    ruleset = rules(ref)
    for card in cards_that(ruleset, lambda card: card.penalty is not None and card.penalty.until is not None):
        under = next(
            str(kind) for kind in ruleset.deck.kinds if kind.rank == card[:-1] and kind.suit not in (card[-1], "c")
        )
        for seats in seats_of(ruleset):
            cards = unfit(ruleset, card, seats + 3, but=[under])
            hands = [f"{card} {cards[0]} {cards[1]}", *cards[2 : seats + 1]]
            table = lay(ruleset, hands, under, cards[-1]).play(f"play {card}")
            assert (table.turn, legal(table)) == (1, {"draw"})
            after = table.play("draw")
            assert (after.sizes[1], after.stock, len(after.pile)) == (3, (), 1)
            assert after.turn == 2 % seats
            for _ in range(seats - 1):
                assert legal(after) == {"pass"}
                after = after.play("pass")
            assert (after.turn, legal(after)) == (1, {f"play {under}"})


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("ref", SHIPPED)
def test_bots_do_not_go_on_for_ever(ref: str, bot: str) -> None:
    """The taker takes, everybody passes, and it is over: not a move more."""
    ruleset = rules(ref)
    for seats in {2, seats_of(ruleset)[-1]}:
        table, luck = dry_table(ruleset, cards_that(ruleset, is_live)[0], seats, 1), seeded(seats)
        while not table.over:
            for seat in range(seats):
                word = choose_word(bot, table.view(seat), luck, table.may_catch)
                table = table if word is None else table.play(word, seat)
            assert table.turn is not None
            table = table.play(choose_move(bot, table.view(table.turn), luck))
            assert table.moves_made <= 1 + seats
        assert table.result is not None
        assert table.result.reason == "blocked"


@pytest.mark.rule("ALL-05", "ALL-19")
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("text", "blocked"), [(DRY, 0), (DEAD_END, 2000)], ids=["dry", "dead end"])
def test_whole_rounds_with_far_too_few_cards_end(bot: str, text: str, blocked: int) -> None:
    """Rounds of bots in which a penalty is nearly always more than there is.

    Two who think alike may put sevens in turn until the round is stopped; that is the end of it all the same.
    """
    for seats in (2, 3, 4):
        figures = summarise(house(text), seats, 3000, seed=1, bots=(bot,))
        endings = figures["endings"]
        assert figures["rounds"] == sum(endings.values()) == 3000
        assert endings.keys() <= {"out", "blocked", "stopped"}
        assert endings.get("blocked", 0) >= blocked
        assert endings.get("stopped", 0) <= 300
        assert figures["longest"] <= LONGEST
