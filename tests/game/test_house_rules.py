"""Rules that no shipped ruleset has, in play: hands by number of players, starters that go under the stock, a stock
that is renewed as soon as it is used up, passing with a card that fits, any card after a draw, cards that may not be
the last.

Each is felt beside the same game without it.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from maumau.cards import Card
from maumau.game import Refused, Round, deal
from maumau.game.placing import Placement, place
from maumau.lab.simulate import simulate_rounds
from maumau.records import round_of_record
from maumau.rules import RulesError, Ruleset, load

GAME = """\
players = "2-4"
follow = "suit or rank"
pack.ranks = "7-A"
deal = { hand = 5, opening = "starter" }
draw = { allowed = "at will", then = "may play it" }
stock.renew = "shuffled"
[cards.J]
wild = "any card"
nominate = "any suit"
[cards.7]
penalty = { cards = 2, answer = "7" }
"""

House = Callable[[str], Ruleset]


@pytest.fixture
def house(tmp_path: Path) -> House:
    """The plain game with lines of its own."""

    def game(text: str) -> Ruleset:
        (tmp_path / "plain.toml").write_text(GAME, "utf-8")
        file = tmp_path / "house.toml"
        file.write_text(f'extends = "plain"\n{text}', "utf-8")
        return load(file)

    return game


def legal(table: Round) -> set[str]:
    return {str(move) for move in table.legal}


def laid(ruleset: Ruleset, hands: str, pile: str, stock: str, pending: int = 0) -> Round:
    """A position: hands with `/` between, the pile's top last, the stock's first card first."""

    def cards(text: str) -> tuple[Card, ...]:
        return tuple(ruleset.deck.parse(name) for name in text.split())

    placement = Placement(tuple(map(cards, hands.split("/"))), cards(pile), cards(stock), pending=pending)
    return place(ruleset, placement)


def pack_from(first: str, ruleset: Ruleset) -> list[str]:
    """The pack with these cards on top, the others in order below."""
    top = first.split()
    return top + [str(card) for card in ruleset.deck.kinds if str(card) not in top]


# -- hands by number of players ----------------------------------------------------------------------------------------


def test_hands_are_dealt_by_the_number_of_players(house: House) -> None:
    ruleset = house("deal.hand_by_players = { 2 = 7, 4 = 3 }")
    assert [deal(ruleset, seats, seed=1).sizes for seats in (2, 3, 4)] == [(7, 7), (5, 5, 5), (3, 3, 3, 3)]


def test_the_numbers_of_a_deal_that_cannot_be_are_those_of_its_hand(house: House) -> None:
    with pytest.raises(RulesError, match=r"deal\.hand_by_players\.4: 4 players need 4 × 8 = 32 cards"):
        house("deal.hand_by_players = { 4 = 8 }")
    with pytest.raises(RulesError, match=r"deal\.hand_by_players\.5: 5 players cannot play this: from 2 to 4"):
        house("deal.hand_by_players = { 5 = 3 }")


# -- starters that go under the stock ----------------------------------------------------------------------------------

FIRST = "9c 9d 9h 9s 10c 10d 10h 10s Qc Qd "  # two hands of five, one card at a time


def test_a_starter_that_may_not_be_goes_under_the_stock(house: House) -> None:
    ruleset, plain = house('deal.starter_not = "J, 7"'), house("")
    pack = pack_from(FIRST + "Jh 7c Kd 8c", ruleset)
    usual, table = deal(plain, 2, pack=pack, dealer=0), deal(ruleset, 2, pack=pack, dealer=0)
    assert (str(usual.top), str(table.top)) == ("Jh", "Kd")
    assert [str(card) for card in table.stock[-2:]] == ["Jh", "7c"]
    assert len(table.stock) == len(usual.stock)
    assert [str(card) for card in table.events[0].shown] == ["Jh", "7c", "Kd"]


def test_everybody_knows_what_lies_under_the_stock_until_it_is_drawn(house: House) -> None:
    ruleset = house('deal.starter_not = "J, 7"')
    table = deal(ruleset, 2, pack=pack_from(FIRST + "Jh 7c Kd 8c", ruleset), dealer=0)
    assert (
        [str(card) for card in table.view(0).under_stock]
        == ["Jh", "7c"]
        == [str(card) for card in table.view(-1).under_stock]
    )
    assert table.view(0).known_stock == ()
    while len(table.stock) > 1:
        hidden = len(table.stock) > 2
        seat = table.turn
        assert seat is not None
        table = table.play("draw")
        (drawn,) = table.last_event.seen_by(1 - seat).drawn
        assert drawn.public is not hidden
        assert [str(card) for card in drawn.cards or ()] == ([] if hidden else ["Jh"])
        if not hidden:
            assert "Jh" in map(str, table.view(1 - seat).known_cards(seat))
        if table.turn == seat:
            table = table.play("pass")
    assert [str(card) for card in table.view(0).under_stock] == ["7c"]


def test_where_nothing_else_is_left_the_first_stays(house: House) -> None:
    ruleset = house('deal = { hand = 12, starter_not = "J, 7" }\nplayers = "2-2"')
    fitting = [card for card in map(str, ruleset.deck.kinds) if card[:-1] not in ("J", "7")]
    table = deal(ruleset, 2, pack=[*fitting, "7c", "Jc", "7d", "Jd", "7h", "Jh", "7s", "Js"], dealer=0)
    assert (str(table.top), len(table.stock), len(table.view(0).under_stock)) == ("7c", 7, 7)


def test_a_starter_is_refused_where_none_is_turned_up(house: House) -> None:
    with pytest.raises(RulesError, match="starter_not: no card of the stock is turned up as starter"):
        house('deal = { opening = "lead", starter_not = "7" }')
    with pytest.raises(RulesError, match="starter_not: every card of the pack would go under the stock"):
        house('deal.starter_not = "any card"')


# -- a stock that is renewed at once -----------------------------------------------------------------------------------


def test_a_stock_used_up_by_a_draw_is_renewed_at_once(house: House) -> None:
    for text, sizes in (("", (0, 3)), ('stock.renew_when = "used up"', (2, 1))):
        table = laid(house(text), "9c 10c/8d 9d", "Kh Qh Ah", "8s").play("draw")
        assert (len(table.stock), len(table.pile)) == sizes
        assert (table.last_event.renewed == "shuffled") is bool(text)


def test_a_stock_that_is_empty_is_renewed_by_the_next_card_put(house: House) -> None:
    for text, sizes in (("", (0, 2)), ('stock.renew_when = "used up"', (1, 1))):
        table = laid(house(text), "9h 10c/8d 9d", "Ah", "").play("play 9h")
        assert (len(table.stock), len(table.pile)) == sizes


def test_a_card_drawn_before_the_pile_is_turned_over_stays_hidden(house: House) -> None:
    ruleset = house('stock = { renew = "turned over", renew_when = "used up" }')
    table = laid(ruleset, "9c 10c/8d 9d", "Kh Qh Ah", "Ac").play("draw")
    assert table.last_event.renewed == "turned over"
    assert str(table.view(0).drawn) == "Ac"
    assert [str(card) for card in table.view(1).known_stock] == ["Kh", "Qh"]
    assert table.view(1).known_cards(0) == ()
    assert int(table.view(1)._knowledge["drawn"][0]) == -1


def test_a_record_with_a_stock_renewed_at_once_replays(house: House) -> None:
    records = list(simulate_rounds(house('stock.renew_when = "used up"'), 3, 20, 4, ("random-any",)))
    shuffles = [
        before.split()[1]
        for record in records
        for before, line in pairwise(record["moves"])
        if line.startswith("- shuffle")
    ]
    assert {"draw", "take"} <= set(shuffles)
    for record in records:
        assert list(round_of_record(record).lines) == record["moves"]


def test_what_is_renewed_at_once_stops_no_draw(house: House) -> None:
    with pytest.raises(RulesError, match="stock_out 'stops' would never act"):
        house('stock.renew_when = "used up"\ndraw = { cards = "until one fits", stock_out = "stops" }')


# -- passing with a card that fits -------------------------------------------------------------------------------------


def test_with_nothing_to_draw_one_may_pass_with_a_card_that_fits(house: House) -> None:
    for text, moves in (("", {"play 9h"}), ("draw.may_pass = true", {"play 9h", "pass"})):
        assert legal(laid(house(text), "9h 10c/8d 9d", "Ah", "")) == moves


def test_a_circle_of_such_passes_blocks_the_round(house: House) -> None:
    table = laid(house("draw.may_pass = true"), "9h 10c/8h 9d/Kh", "Ah", "")
    for _ in range(3):
        table = table.play("pass")
    assert table.result is not None
    assert table.result.reason == "blocked"


def test_while_a_card_can_be_drawn_nobody_may_pass(house: House) -> None:
    table = laid(house("draw.may_pass = true"), "9h 10c/8d 9d", "Ah", "8s")
    with pytest.raises(Refused):
        table.play("pass")


# -- any card after a draw ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("then", "moves"),
    [("may play it", {"play Kh", "pass"}), ("may play any card", {"play 9h", "play Jc", "play Kh", "pass"})],
)
def test_after_the_draw_the_drawn_card_or_any(house: House, then: str, moves: set[str]) -> None:
    table = laid(house(f'draw.then = "{then}"'), "9h 10c Jc/8d 9d", "Ah", "Kh 8s").play("draw")
    assert legal(table) == moves


def test_a_card_that_does_not_fit_is_refused_for_that_after_a_draw(house: House) -> None:
    table = laid(house('draw.then = "may play any card"'), "9h 10c Jc/8d 9d", "Ah", "8s Kh").play("draw")
    assert legal(table) == {"play 9h", "play Jc", "pass"}
    refusal = table.why("play 10c")
    assert refusal is not None
    assert refusal.reason == "does-not-follow"


def test_any_card_that_covers_may_cover_after_a_draw(house: House) -> None:
    for then, moves in (("may play it", {"pass"}), ("may play any card", {"play 10c", "pass"})):
        ruleset = house(f'cards.8.cover = {{ with = "same suit", refuse = true, draw = {{ then = "{then}" }} }}')
        table = laid(ruleset, "8c 10c/8d 9d", "9c", "Kh 9s").play("play 8c").play("draw")
        assert legal(table) == moves


# -- cards that may not be the last ------------------------------------------------------------------------------------

BARRED = 'cards.7.last = "barred"\ncards.9.last = "barred"\n'


def test_a_barred_card_is_no_last_card(house: House) -> None:
    ruleset = house(BARRED)
    for hand, stock, moves in (
        ("9h", "8s", {"draw"}),
        ("9h", "", {"pass"}),
        ("9h Kc", "8s", {"play 9h", "draw"}),
        ("10h", "8s", {"play 10h", "draw"}),
    ):
        table = laid(ruleset, f"{hand}/8d 9d", "Ah", stock)
        assert legal(table) == moves
    refusal = laid(ruleset, "9h/8d 9d", "Ah", "8s").why("play 9h")
    assert refusal is not None
    assert refusal.reason == "last-barred"
    assert str(refusal) == "Seat 0 may not play 9h as the last card. What is allowed now: draw. (ALL-15)"


def test_a_barred_card_answers_nothing_as_the_last(house: House) -> None:
    plain, ruleset = house(""), house(BARRED)
    assert legal(laid(plain, "7s/8d 9d", "7h", "8s", pending=2)) == {"play 7s", "take"}
    assert legal(laid(ruleset, "7s/8d 9d", "7h", "8s", pending=2)) == {"take"}


def test_a_barred_card_may_be_put_again_once_a_card_was_drawn(house: House) -> None:
    table = laid(house(BARRED + 'draw.then = "may play any card"'), "9h/8d 9d", "Ah", "Kc 8s").play("draw")
    assert legal(table) == {"play 9h", "pass"}


def test_a_barred_card_covers_nothing_as_the_last(house: House) -> None:
    ruleset = house(BARRED + 'cards.8.cover = { with = "same suit", draw = { allowed = "when nothing fits" } }')
    table = laid(ruleset, "8h 9h/8d 9d", "Ah", "Kc 8s").play("play 8h")
    assert legal(table) == {"draw"}
    refusal = table.why("pass")
    assert refusal is not None
    assert refusal.reason == "must-draw"


def test_bans_that_leave_no_way_out_are_refused(house: House) -> None:
    with pytest.raises(RulesError, match="so that nobody could go out"):
        house("".join(f'cards.{name}.last = "barred"\n' for name in ('"any card"', "J", "7")))
    with pytest.raises(RulesError, match="who leads could hold this card alone"):
        house(BARRED + 'deal = { opening = "lead", hand = 1 }')
