"""Situation 8: the card turned up as the starter is a seven, an eight, an ace, a wild that may not go on itself.

With `starter_power` it acts as if the dealer had put it, without it is an ordinary card; the pile always has a suit.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from maumau.game import Round, deal
from maumau.rules import Ruleset

from .laying import SHIPPED, house, lay, legal, names, names_a_suit, played, plays, refused, rules, shipped_with, unfit

POWERS = """
players = "2-3"
deal = { hand = 3, starter_power = POWER }
turn.reverse_two_players = "REVERSE"
cards.7 = { penalty = { cards = 2, answer = "7" } }
cards.8.skip = 1
cards.Q.reverse = true
cards.J = { wild = "any card but J", nominate = "any suit" }
cards.2.penalty = { until = "diamonds" }
cards.A.cover = { with = "fits" }
cards.6.followed_by = "any card"
cards.3.penalty = { cards = 2, who = "previous", taker = "at once" }
cards.4.penalty = { cards = 2, taker = "at once" }
cards.K = { wild = "any card", nominate = "another suit", penalty.cards = 2 }
"""

#: Hands of the dealer (seat 0) and the others; what each holds beside these follows nothing by power.
HANDS = ["9h 10s Ah", "7s Jc 9d", "10h 7c 9c"]


def ruleset(power: bool, between_two: str = "nothing") -> Ruleset:
    """The rules with `starter_power` or without."""
    return house(POWERS.replace("POWER", str(power).lower()).replace("REVERSE", between_two))


def begun(starter: str, seats: int, power: bool, between_two: str = "nothing") -> Round:
    """A deal by seat 0 from a pack that gives everybody these hands, and turns that card up."""
    rules_ = ruleset(power, between_two)
    order = [*HANDS[1:seats], HANDS[0]]
    first = [hand.split()[number] for number in range(3) for hand in order]
    rest = [str(card) for card in rules_.deck.kinds if str(card) not in (*first, starter)]
    table = deal(rules_, seats, seed=1, dealer=0, pack=[*first, starter, *rest])
    assert all(set(map(str, hand)) >= set(laid.split()) for hand, laid in zip(table.hands, HANDS, strict=False))
    assert [str(card) for card in table.pile] == [starter]
    assert table.suit == starter[-1]
    return table


def ordinary(table: Round, starter: str) -> bool:
    """Whether the eldest has an ordinary turn on the starter."""
    fits = {f"play {card}" for card in table.hands[1] if table.ruleset.fits(card, table.ruleset.deck.parse(starter))}
    standing = (table.phase, table.turn, table.direction, table.pending)
    return standing == ("play", 1, 1, 0) and legal(table) == {"draw"} | fits and set(table.sizes) == {3}


STARTERS = ["7h", "8h", "Qh", "Jh", "2h", "As", "6h", "3h", "4h", "Kh", "5h"]


@pytest.mark.rule("EU-02", "SR-03", "FI-11")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("starter", STARTERS)
def test_without_power_it_is_an_ordinary_card(starter: str, seats: int) -> None:
    """What belongs to a card lying on top stays: anything follows a six, and no jack goes on a jack."""
    table = begun(starter, seats, power=False)
    assert ordinary(table, starter)
    assert legal(table) == {"draw"} | plays(
        {"6h": "7s Jc 9d", "Jh": "", "7h": "7s Jc", "As": "7s Jc"}.get(starter, "Jc")
    )


@pytest.mark.rule("SR-03", "FI-11")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("starter", ["6h", "5h"])
def test_with_power_a_card_without_any_is_ordinary_too(starter: str, seats: int) -> None:
    assert ordinary(begun(starter, seats, power=True), starter)


@pytest.mark.rule("SR-03", "FI-11")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_penalty(seats: int) -> None:
    """The eldest faces it, and may pass it on."""
    table = begun("7h", seats, power=True)
    assert (table.turn, table.pending, legal(table)) == (1, 2, {"take", "play 7s"})
    answered = table.play("play 7s")
    assert (answered.turn, answered.pending) == (2 % seats, 4)


@pytest.mark.rule("SR-03", "FI-11", "ALL-07")
def test_a_skip() -> None:
    """Among three the eldest is skipped; between two that gives the dealer the first turn."""
    assert begun("8h", 3, power=True).turn == 2
    table = begun("8h", 2, power=True)
    assert (table.turn, legal(table)) == (0, {"draw"} | plays("9h Ah"))


@pytest.mark.rule("SR-03", "FI-11", "ALL-07")
def test_a_reverse() -> None:
    for between_two in ("nothing", "skip"):
        table = begun("Qh", 3, True, between_two)
        assert (table.turn, table.direction) == (2, -1)
        table = begun("Qh", 2, True, between_two)
        assert (table.turn, table.direction) == (1 if between_two == "nothing" else 0, -1)


@pytest.mark.rule("SR-03", "FI-11", "ALL-10")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_wild_is_named_by_the_dealer(seats: int) -> None:
    """Its own suit stands until then, the eldest follows what was named, and no jack goes on it."""
    table = begun("Jh", seats, power=True)
    assert (table.phase, table.turn, table.suit) == ("name", 0, "h")
    assert legal(table) == names(table.ruleset)
    assert refused(table, "draw", 1) == "not-your-turn"
    named = table.play("name d")
    assert (named.phase, named.turn, named.suit) == ("play", 1, "d")
    assert legal(named) == {"draw", "play 9d"}
    assert refused(named, "play Jc") == "wild-barred"


@pytest.mark.rule("ALL-10")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_restricted_wild_that_costs(seats: int) -> None:
    """Another suit than its own, by the dealer; then the eldest takes two under it."""
    table = begun("Kh", seats, power=True)
    assert legal(table) == names(table.ruleset) - {"name h"}
    assert refused(table, "name h") == "suit-barred"
    named = table.play("name s")
    assert (named.turn, named.pending, legal(named)) == (1, 2, {"take"})
    assert (named.play("take").suit, named.play("take").turn) == ("s", 2 % seats)


@pytest.mark.rule("SR-03")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_draw_until(seats: int) -> None:
    table = begun("2h", seats, power=True)
    assert (table.turn, legal(table)) == (1, {"draw"})
    drawn = table.play("draw")
    (move,) = drawn.legal
    assert move.card is not None
    assert move.card.suit == "d"
    covered = drawn.play(move)
    assert (covered.suit, covered.turn) == ("h", 2 % seats), "the suit of the starter stays"


@pytest.mark.rule("SR-03")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_card_to_be_covered(seats: int) -> None:
    """The dealer covers it, and the eldest is next."""
    table = begun("As", seats, power=True)
    assert (table.turn, legal(table)) == (0, {"draw"} | plays("10s Ah"))
    assert table.play("play 10s").turn == 1
    again = table.play("play Ah")
    assert (again.turn, legal(again)) == (0, {"draw", "play 9h"})


@pytest.mark.rule("SR-03")
@pytest.mark.parametrize("seats", [2, 3])
def test_cards_at_once(seats: int) -> None:
    """The seat before the dealer, or after, takes two; the eldest's turn is not touched."""
    before, after = begun("3h", seats, power=True), begun("4h", seats, power=True)
    assert before.sizes == ((3, 5) if seats == 2 else (3, 3, 5))
    assert after.sizes == (3, 5, 3)[:seats]
    for table in (before, after):
        assert (table.turn, table.pending) == (1, 0)
        assert "draw" in legal(table)


def test_three_specials_in_a_row() -> None:
    """A seven, an ace, a jack as the first three cards of the pile, each acting in its turn."""
    table = begun("7d", 3, power=True)
    table = played(table, "1 take", "2 play 7c")
    assert (table.turn, table.pending, legal(table)) == (0, 2, {"take"})
    table = begun("As", 3, power=True)
    table = played(table, "0 play Ah", "0 play 9h")
    assert (table.turn, table.suit, table.direction) == (1, "h", 1)
    table = played(table, "1 play Jc", "1 name c")
    assert (table.turn, table.suit, legal(table)) == (2, "c", {"draw"} | plays("7c 9c"))
    table = table.play("play 7c")
    assert (table.turn, table.pending, legal(table)) == (0, 2, {"take"})


@pytest.mark.rule("SR-02", "SR-09")
def test_three_strong_cards_in_a_row_at_the_cut() -> None:
    """All three may be kept; a fourth begins the pile whatever it is, and acts where starters do."""
    for power in (False, True):
        ruleset_ = rules("mau-mau-balkan", starter_power=power)
        cut = ["7h", "8h", "Jh", "Qh"]
        rest = [str(card) for card in ruleset_.deck.kinds for _ in range(2)]
        for card in cut:
            rest.remove(card)
        table = deal(ruleset_, 3, seed=1, dealer=0, pack=[*cut, *rest])
        for _ in range(3):
            assert (table.phase, table.turn, legal(table)) == ("cut", 2, {"keep", "leave"})
            table = table.play("keep")
        assert (table.phase, str(table.top), table.suit) == ("play", "Qh", "h")
        assert table.sizes == (6, 6, 9)
        assert (table.turn, table.direction) == ((2, -1) if power else (1, 1))


@pytest.mark.rule("SR-03", "EU-02", "FI-11", "RU-V3", "RU-V7")
@pytest.mark.parametrize("ref", SHIPPED)
def test_there_is_a_suit_from_the_first_moment_on(ref: str) -> None:
    """Two hundred deals, with and without power where a table may choose: a pile has a suit that can be followed."""
    power = "starter_power" in rules(ref).options
    seen = set()
    for number in range(200):
        ruleset_ = rules(ref, starter_power=number % 2 == 0) if power else rules(ref)
        table = deal(ruleset_, 2 + number % 2, seed=number)
        while table.phase in ("cut", "name"):
            table = table.play(table.legal[number % len(table.legal)])
        if table.top is None:
            assert ruleset_.rules.deal.opening == "lead"
            continue
        seen.add(table.top.rank)
        assert table.suit in {suit.letter for suit in ruleset_.deck.suits}
        assert table.legal
    assert not seen or len(seen) == len(rules(ref).deck.ranks)


@pytest.mark.rule("ALL-10")
@pytest.mark.parametrize("ref", shipped_with(names_a_suit))
def test_a_named_suit_survives_turns_in_which_nothing_is_put(ref: str) -> None:
    """Everybody draws what does not follow, a whole round of the table; the suit that was named still stands."""
    ruleset_ = rules(ref)
    for wild in [card for card in map(str, ruleset_.deck.kinds) if is_naming(ruleset_, card)]:
        named = next(suit.letter for suit in ruleset_.deck.suits if suit.letter != wild[-1])
        off = [card for card in unfit(ruleset_, wild, 8) if card[-1] != named]
        cards: Sequence[str] = [*off, *plain_of(ruleset_, wild[-1], but=off)]
        table = lay(ruleset_, cards[:3], wild, " ".join(cards[3:6]), suit=named)
        for seat in range(3):
            assert table.turn == seat
            move = "draw" if table.stock else "pass"
            assert legal(table) == {move}, (wild, named)
            table = table.play(move)
            if table.turn == seat:
                table = table.play("pass")
            assert (table.suit, str(table.top)) == (named, wild)


def is_naming(ruleset_: Ruleset, card: str) -> bool:
    """Whether a card asks for a suit when it is put."""
    return card in ruleset_.rules.cards and names_a_suit(ruleset_.rules.cards[card])


def plain_of(ruleset_: Ruleset, suit: str, but: Sequence[str]) -> list[str]:
    """The cards of a suit that have no power."""
    return [
        str(card)
        for card in ruleset_.deck.kinds
        if card.suit == suit and str(card) not in but and str(card) not in ruleset_.rules.cards
    ]
