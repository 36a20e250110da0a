"""Situation 4: the only card in hand may not be put, or may not finish. No position is dead.

A banned card is not in the list, and something else always is: so too for wilds that may not go on some cards, for a
last card that was not called, and for one to be covered.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from maumau.cards import Card
from maumau.game import Round
from maumau.lab.simulate import simulate_rounds
from maumau.rules import Ruleset

from .laying import SHIPPED, house, is_live, lay, legal, names_a_suit, played, refused, rules, state_of, unfit

BAN = """
cards.2 = { penalty = { cards = 2, answer = "2" }, last = "barred" }
"""
RESTRICTED = """
cards.J = { wild = "any card but J", nominate = "any suit" }
cards.7 = { penalty = { cards = 2, answer = "7, J" } }
"""


@pytest.mark.parametrize(("stock", "way_out"), [("10c", "draw"), ("", "pass")])
def test_a_banned_card_alone_is_never_a_dead_end(stock: str, way_out: str) -> None:
    ruleset = house(BAN)
    table = lay(ruleset, ["2c", "9h"], "Kc", stock)
    assert legal(table) == {way_out}
    assert refused(table, "play 2c") == "last-barred"
    after = played(table, f"0 {way_out}")
    assert (after.turn, after.sizes) == ((0, (2, 1)) if stock else (1, (1, 1)))
    assert legal(lay(ruleset, ["2c", "9h"], "2d", stock, pending=2)) == {"take"}
    assert legal(lay(ruleset, ["2c 9c", "9h"], "Kc", stock)) >= {"play 2c", "play 9c"}


def test_rounds_with_a_ban_never_get_stuck() -> None:
    """Every card but the aces is banned as the last one: there is always a move, and nobody goes out with another."""
    ban = 'cards."any card".last = "barred"\ncards.A.last = "ends"\n'
    out = 0
    for seats in (2, 4):
        for record in simulate_rounds(house(ban), seats, 200, 5, ("random-any",)):
            out += record["result"]["reason"] == "out"
            if record["result"]["reason"] == "out":
                last = next(line for line in reversed(record["moves"]) if " play " in line)
                assert last.split()[-1].startswith("A"), record["moves"][-3:]
            else:
                assert record["result"]["reason"] in ("stopped", "blocked")
    assert out > 100


@pytest.mark.rule("SR-18", "FI-11", "ALL-05")
@pytest.mark.parametrize(("stock", "way_out"), [("9c", "draw"), ("", "pass")])
def test_a_wild_that_may_not_go_on_the_top_is_the_only_card(stock: str, way_out: str) -> None:
    table = lay(house(RESTRICTED), ["Js", "9h 9d"], "Jh", stock, suit="s")
    assert legal(table) == {way_out}
    assert refused(table, "play Js") == "wild-barred"
    after = table.play(way_out)
    assert after.turn == (0 if way_out == "draw" else 1)


@pytest.mark.rule("ALL-03")
@pytest.mark.parametrize("stock", ["9c 9d 10c", ""])
def test_with_cards_pending_one_takes(stock: str) -> None:
    """A wild is no answer by being wild, and one that is an answer goes though it could not be put otherwise."""
    table = lay(house(RESTRICTED), ["Js", "9h 9s"], "7h", stock, pending=2)
    assert legal(table) == {"take", "play Js"}
    plain = house('cards.J.wild = "any card"\ncards.7.penalty.cards = 2')
    table = lay(plain, ["Js", "9h 9s"], "7h", stock, pending=2)
    assert legal(table) == {"take"}
    assert refused(table, "play Js") == "live-penalty"
    assert (table.play("take").pending, table.play("take").turn) == (0, 1)


@pytest.mark.rule("LT-16", "ALL-04")
def test_an_uncalled_last_card_may_be_put_and_does_not_finish() -> None:
    """The nearest thing to a ban that is played: a card is drawn, the round goes on, with and without a penalty."""
    ruleset = rules("maumas", last_card_call=True)
    table = lay(ruleset, ["9h", "Ks Kd"], "8h", "Kc")
    assert legal(table) == {"play 9h", "draw"}
    after = table.play("play 9h")
    assert (after.over, after.sizes, after.turn) == (False, (1, 2), 1)
    table = lay(ruleset, ["7h", "Ks Kd"], "7s", "Kc", pending=2)
    assert legal(table) == {"play 7h", "take"}
    after = table.play("play 7h")
    assert (after.over, after.sizes, after.turn, after.pending) == (False, (1, 2), 1, 4)


def one_card_tables(ruleset: Ruleset) -> Iterator[tuple[Round, Card, Card]]:
    """Every card as the only one in hand, on one top of every kind of rule; stock or none, pending, named suits."""
    tops = {str(ruleset.rules.cards.get(str(card))): card for card in ruleset.deck.kinds}
    for top, card in product(tops.values(), ruleset.deck.kinds):
        if card == top and ruleset.packs_for(2) == 1:
            continue
        other, stock = (str(each) for each in [each for each in ruleset.deck.kinds if each not in (top, card)][:2])
        stated = ruleset.rules.cards.get(str(top))
        standing: list[dict[str, object]] = [{}]
        if stated is not None and is_live(stated):
            assert stated.penalty is not None
            standing.append({"pending": stated.penalty.cards})
        if stated is not None and names_a_suit(stated):
            standing += [{"suit": suit.letter} for suit in ruleset.deck.suits if suit.letter != top.suit]
        for drawn, stands in product(("", stock), standing):
            yield lay(ruleset, [str(card), other], str(top), drawn, **stands), card, top


def follows(table: Round, card: Card, top: Card) -> bool:
    """Whether the card may be put, read from the rules and not from the engine's tables."""
    ruleset, suit = table.ruleset, table.suit
    stated = ruleset.rules.cards.get(str(card))
    if suit == top.suit or (stated is not None and stated.wild is not None):
        return ruleset.fits(card, top)
    return card.suit == suit


@pytest.mark.rule("ALL-03", "ALL-05")
@pytest.mark.parametrize("ref", SHIPPED)
def test_whatever_the_only_card_is_there_is_a_move(ref: str) -> None:
    ruleset = rules(ref)
    draw = ruleset.rules.draw
    for table, card, top in one_card_tables(ruleset):
        stated = ruleset.rules.cards.get(str(top))
        if table.pending:
            assert stated is not None
            assert stated.penalty is not None
            answer = stated.penalty.answer
            answers = answer is not None and card in ruleset.select(answer, top)
            assert legal(table) == {"take"} | ({f"play {card}"} if answers else set()), (card, top)
            continue
        fits = follows(table, card, top)
        expected = {f"play {card}"} if fits else set()
        if table.stock and (draw.allowed == "at will" or not fits):
            expected |= {"draw"}
        elif not fits:
            expected |= {"pass"}
        assert legal(table) == expected, (card, top, table.suit)


@pytest.mark.rule("ALL-16", "ALL-11")
@pytest.mark.parametrize(("ref", "seats"), [("mau-mau-balkan", 3), ("maumas", 6)])
def test_an_identical_card_out_of_turn_is_merely_refused(ref: str, seats: int) -> None:
    """Two packs, and two others hold the very card on top: with and without cards pending, and before a name."""
    ruleset = rules(ref)
    for top, stands in (("9h", {}), ("7h", {}), ("7h", {"pending": 3 if ref == "mau-mau-balkan" else 2})):
        others = unfit(ruleset, top, 8)
        hands = [f"{others[0]} {others[1]}", top, others[2], *others[3:seats]]
        table = lay(ruleset, hands[:seats], top, others[-1], **stands)
        before = state_of(table)
        for _ in range(3):
            assert refused(table, f"play {top}", 1) == "not-your-turn"
        assert refused(table, f"play {top}", 2) == "not-your-turn"
        assert state_of(table) == before
        assert table.turn == 0
    table = lay(ruleset, ["Jh 9s 9c", "Jh 8d", *unfit(ruleset, "8h", seats - 2, but=["9s", "9c", "8d"])], "8h", "8c")
    named = table.play("play Jh")
    assert refused(named, "play Jh", 1) == "not-your-turn"
    assert played(named, "0 name d").turn == 1


@pytest.mark.rule("ALL-16", "ALL-11")
@pytest.mark.parametrize(("top", "pending"), [("9h", 0), ("7h", 0), ("7h", 2)])
def test_two_who_would_jump_in_and_who_has_the_turn(top: str, pending: int) -> None:
    """All three hold the card that lies on top: it is legal for the one in turn, and for nobody else."""
    ruleset = house('pack.packs = 4\ncards.7.penalty = { cards = 2, answer = "7" }')
    table = lay(ruleset, [f"{top} 3c", f"{top} 4c", f"{top} 5c"], top, "Kc", pending=pending)
    assert f"play {top}" in legal(table)
    for seat in (1, 2):
        assert refused(table, f"play {top}", seat) == "not-your-turn"
    after = table.play(f"play {top}")
    assert (after.sizes, after.turn) == ((1, 2, 2), 1)
    assert refused(after, f"play {top}", 2) == "not-your-turn"
    assert refused(after, f"play {top}", 0) == "not-your-turn"
