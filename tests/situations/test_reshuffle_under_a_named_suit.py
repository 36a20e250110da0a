"""Situation 2: the stock is renewed in the middle of a penalty while a named suit stands on the top card.

Only the top stays, the suit stays with it, a wild that was under it has lost its declaration, and no card is lost.
"""

from __future__ import annotations

import random

import pytest

from maumau.game import Round
from maumau.rules import Ruleset

from . import watching
from .laying import (
    SHIPPED,
    cards_that,
    house,
    lay,
    legal,
    names,
    names_a_suit,
    played,
    plays,
    rules,
    seats_of,
    shipped_with,
)

ROUNDS = 100_000  #: over all the rulesets that come along

#: A wild that costs, so that a penalty is taken under the suit that its player named.
WILD_WITH_PENALTY = """
pack.ranks = "7-A"
players = "2-4"
cards.J = { wild = "any card", nominate = "any suit", penalty = { cards = 4, answer = "J" } }
"""
CALLED = """
call.one_left = { before = "on turn", after = true, until = "another moves", missed = "caught", cards = 3 }
"""
TURNED_OVER = f'stock.renew = "turned over"\n{WILD_WITH_PENALTY}'


def costly() -> Round:
    """A wild with four pending lies on two more cards, clubs are named, and one card is left in the stock."""
    return lay(house(WILD_WITH_PENALTY), ["9s", "8h 8d", "Kh Kd"], "Jc 10d Qd Jh", "7h", turn=1, pending=4, suit="c")


@pytest.mark.rule("ALL-01", "ALL-04", "ALL-10", "ALL-11")
def test_the_penalty_goes_on_through_the_renewal() -> None:
    table = costly()
    before = sorted((*table.pile, *table.stock, *(card for hand in table.hands for card in hand)))
    assert legal(table) == {"take"}
    after = table.play("take")
    assert [str(card) for card in after.pile] == ["Jh"]
    assert (after.suit, after.pending, after.turn) == ("c", 0, 2)
    assert after.sizes == (1, 6, 2)
    assert after.stock == ()
    assert sorted((*after.pile, *(card for hand in after.hands for card in hand))) == before


@pytest.mark.rule("ALL-10")
def test_a_wild_from_the_pile_asks_again() -> None:
    """The jack of clubs comes back out of the pile; whoever puts it then names a suit, and nothing else stands."""
    table = lay(house(WILD_WITH_PENALTY), ["9s", "8h 8d", "Kh Kd"], "Jc 10d Jh", "7h", turn=1, pending=4, suit="c")
    table = table.play("take", shuffle=["10d", "Jc"])
    assert (table.suit, legal(table)) == ("c", {"pass"}), "red kings do not follow clubs, and everything was taken"
    table = played(table, "2 pass", "0 pass")
    assert legal(table) == plays("Jc"), "the one card that fits"
    table = table.play("play Jc")
    assert (table.phase, table.turn, legal(table)) == ("name", 1, names(table.ruleset))
    table = table.play("name d")
    assert (table.suit, table.pending, table.turn, legal(table)) == ("d", 4, 2, {"take"})


def caught_under_a_suit(ruleset: Ruleset, wild: str) -> Round:
    """Seat 0 has put a wild as last but one, uncalled, and named a suit; one card in the stock, two under the top."""
    plain = [card for card in map(str, ruleset.deck.kinds) if str(card)[-1] == wild[-1] and card not in (wild,)]
    tops = [card for card in plain if card not in ruleset.rules.cards][:4]
    other = next(suit.letter for suit in ruleset.deck.suits if suit.letter != wild[-1])
    hands = [f"{wild} {tops[3]}", f"9{other} 10{other} K{other}", f"9{wild[-1]} 10{wild[-1]} K{wild[-1]}"]
    lying = [card for card in tops[:3] if card not in " ".join(hands).split()]
    lying += [f"5{wild[-1]}", f"6{wild[-1]}", f"4{wild[-1]}"]
    table = lay(ruleset, hands, " ".join(lying[:2]), lying[2])
    return table.play(f"play {wild}").play(f"name {other}")


@pytest.mark.rule("ALL-04", "ALL-10", "ALL-16")
@pytest.mark.parametrize(
    "ref",
    [
        ref
        for ref in shipped_with(names_a_suit)
        if (call := rules(ref).rules.call.one_left) is not None and call.missed == "caught"
    ],
)
def test_caught_under_a_named_suit(ref: str) -> None:
    """In the rulesets that come along it is the catch: the cards it costs run through the end of the stock."""
    ruleset = rules(ref)
    call = ruleset.rules.call.one_left
    assert call is not None
    assert call.cards == 2
    for wild in cards_that(ruleset, names_a_suit):
        table = caught_under_a_suit(ruleset, wild)
        suit, listed = table.suit, table.legal
        assert (len(table.stock), len(table.pile), table.may_catch) == (1, 3, (0,))
        after = table.play("catch 0", 1)
        assert after.sizes[0] == 3
        assert [str(card) for card in after.pile] == [wild]
        assert len(after.stock) == 1
        assert (after.suit, after.turn, after.legal) == (suit, 1, listed)


@pytest.mark.rule("ALL-01", "ALL-04", "ALL-10", "ALL-11")
def test_a_hundred_thousand_random_rounds() -> None:
    """Over every ruleset and every number of seats; the situation came up often, or this would be blind."""
    tally, rng = watching.empty_tally(), random.Random(2)
    places = [(rules(ref), seats) for ref in SHIPPED for seats in seats_of(rules(ref))]
    for ruleset, seats in places:
        rounds = -(-ROUNDS // len(places))
        assert watching.watch(ruleset, seats, rounds, rng.getrandbits(31), tally) == ""
    assert tally[watching.ROUNDS] >= ROUNDS
    assert tally[watching.RENEWED] > ROUNDS
    assert tally[watching.IN_A_PENALTY] > 1000
    assert tally[watching.UNDER_A_SUIT] > 1000
    assert tally[watching.BOTH] > 200


@pytest.mark.rule("ALL-01", "ALL-04", "ALL-10")
@pytest.mark.parametrize("text", [WILD_WITH_PENALTY + CALLED, TURNED_OVER], ids=["shuffled", "turned over"])
def test_random_rounds_with_a_wild_that_costs(text: str) -> None:
    tally = watching.empty_tally()
    for seats in (2, 3, 4):
        assert watching.watch(house(text), seats, 800, seats, tally) == ""
    assert tally[watching.BOTH] > 10_000
