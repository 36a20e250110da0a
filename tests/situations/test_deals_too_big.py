"""Situation 9: more hands than cards. Refused with the numbers, or a deal that leaves a stock; nothing in between."""

from __future__ import annotations

import pytest

from maumau.cards import CardError
from maumau.game import Match, deal
from maumau.rules import RulesError, Ruleset, load

from .laying import SHIPPED, house, rules

EIGHT_BY_FIVE = 'players = "2-8"\npack.ranks = "7-A"\ndeal.hand = 5\n'


def hands_of(ref: str) -> list[object]:
    """Every hand that a table may choose."""
    option = rules(ref).options.get("hand")
    return [rules(ref).rules.deal.hand] if option is None else list(option.values)


def with_hand(ref: str, hand: object) -> Ruleset:
    """The rules with that hand."""
    return load(ref, {"hand": hand} if "hand" in rules(ref).options else {})


def needed(ruleset: Ruleset, seats: int) -> int:
    """Cards that a deal needs so that one is left, in the worst case."""
    opening = ruleset.rules.deal.opening
    return seats * ruleset.rules.deal.hand + (opening in ("starter", "cut card")) + ruleset.rules.deal.cutter_keeps + 1


@pytest.mark.rule("ALL-14", "LT-01", "LT-04", "SR-01")
@pytest.mark.parametrize("ref", SHIPPED)
def test_every_hand_at_every_number_of_seats(ref: str) -> None:
    dealt = 0
    for hand in hands_of(ref):
        ruleset = with_hand(ref, hand)
        assert ruleset.rules.deal.hand == hand
        for seats in range(ruleset.players[0], ruleset.players[1] + 1):
            there = ruleset.packs_for(seats) * len(ruleset.deck.kinds)
            if needed(ruleset, seats) > there:
                with pytest.raises(RulesError) as raised:
                    deal(ruleset, seats, seed=1)
                said = str(raised.value)
                assert f"{seats} × {hand} = {seats * int(str(hand))} cards" in said
                assert f"{needed(ruleset, seats)} in all" in said
                assert f"only {there}" in said
                with pytest.raises(RulesError):
                    Match.begin(ruleset, seats)
                continue
            dealt += 1
            for seed in range(4):
                table = deal(ruleset, seats, seed=seed)
                while table.phase == "cut":
                    table = table.play("keep")
                assert len(table.stock) >= 1
                assert sum(table.sizes) + len(table.stock) + len(table.pile) == there
    assert dealt >= len(hands_of(ref))


def test_some_of_them_are_refused() -> None:
    """The other half of the test above would see nothing, were every hand small enough."""
    for ref, hand, seats in (("maumas", 8, 5), ("cheshskiy-durak", 6, 6), ("cheshskiy-durak-2", 8, 4)):
        with pytest.raises(RulesError, match=f"{seats} players need {seats} × {hand} = {seats * hand} cards"):
            rules(ref, hand=hand).check_seats(seats)


@pytest.mark.rule("ALL-14")
@pytest.mark.parametrize("ref", SHIPPED)
def test_numbers_of_players_that_there_are_not(ref: str) -> None:
    fewest, most = rules(ref).players
    for seats in (-1, 0, fewest - 1, most + 1, 100):
        with pytest.raises(RulesError, match=f"{seats} players cannot play this: from {fewest} to {most}"):
            deal(ref, seats, seed=1)


@pytest.mark.rule("ALL-14")
def test_eight_players_with_five_cards_each_from_thirty_two() -> None:
    """The situation to the letter. Such rules are not even loaded, unless they add a pack."""
    with pytest.raises(RulesError) as raised:
        house(EIGHT_BY_FIVE)
    assert "7 players need 7 × 5 = 35 cards, 1 to begin the pile and 1 left in the stock: 37 in all" in str(
        raised.value
    )
    assert "the pack has only 32" in str(raised.value)
    two = house(EIGHT_BY_FIVE + "pack.players_per_pack = 4\n")
    assert [two.packs_for(seats) for seats in (2, 4, 5, 8)] == [1, 1, 2, 2]
    table = deal(two, 8, seed=1)
    assert (table.sizes, len(table.stock), len(table.pile)) == ((5,) * 8, 64 - 41, 1)
    always = deal(house(EIGHT_BY_FIVE + "pack.packs = 2\n"), 2, seed=1)
    assert len(always.stock) == 64 - 11


@pytest.mark.rule("ALL-14")
def test_a_deal_that_leaves_exactly_one_card() -> None:
    ruleset = house('players = "2-3"\npack.ranks = "7-A"\ndeal.hand = 10\n')
    assert len(deal(ruleset, 3, seed=1).stock) == 1
    with pytest.raises(RulesError, match="3 players need 3 × 11 = 33 cards"):
        house('players = "2-3"\npack.ranks = "7-A"\ndeal.hand = 11\n')


@pytest.mark.rule("ALL-14", "SR-02")
def test_the_cards_that_the_cutter_may_keep_are_counted() -> None:
    """Three of 32 may be kept, and three hands of nine then leave exactly one; a fourth would leave none."""
    cut = """
    players = "2-3"
    pack.ranks = "7-A"
    deal = { hand = 9, opening = "cut card", cutter_keeps = KEPT }
    cards."any card".reverse = true
    """
    table = deal(house(cut.replace("KEPT", "3")), 3, seed=1)
    for _ in range(3):
        table = table.play("keep")
    assert (sorted(table.sizes), len(table.pile), len(table.stock)) == ([9, 9, 12], 1, 1)
    with pytest.raises(RulesError, match="27 cards, 1 to begin the pile, 4 that the cutter may keep and 1 left"):
        house(cut.replace("KEPT", "4"))


@pytest.mark.rule("ALL-01")
def test_a_deal_that_fails_leaves_nothing_half_dealt() -> None:
    """A match is as it was, and the next deal of a seed is what it would have been."""
    match = Match.begin("mau-mau-32", 3, seed=5)
    dealer, expected = match.next_dealer, match.deal().pack
    good = [str(card) for card in rules("mau-mau-32").deck.kinds]
    twice, short, strange = [good[0], *good[:-1]], good[:-1], [*good[:-1], "2c"]
    for pack in (twice, short, [*good, good[0]], []):
        with pytest.raises(ValueError, match="the pack holds"):
            deal("mau-mau-32", 3, seed=5, pack=pack)
    with pytest.raises(CardError, match="no card '2c' in this pack"):
        deal("mau-mau-32", 3, seed=5, pack=strange)
    for keys in ({"dealer": 3}, {"leader": -1}):
        with pytest.raises(ValueError, match="is no seat"):
            deal("mau-mau-32", 3, seed=5, **keys)  # type: ignore[arg-type]
    with pytest.raises(RulesError):
        deal("mau-mau-32", 5, seed=5)
    assert (match.rounds, match.totals, match.next_dealer) == ((), (0, 0, 0), dealer)
    assert match.deal().pack == expected
    assert sum(match.deal().sizes) == 15
