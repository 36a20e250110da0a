"""What a player may see, and what not (ALL-12)."""

from __future__ import annotations

import pytest

from maumau.game import Round
from maumau.records import round_from_deal
from maumau.rules import load

from .position_files import completed

pytestmark = pytest.mark.rule("ALL-12")


def deal(ruleset: str, seats: int, begin: str, **options: object) -> Round:
    """A round of which the last seat is the dealer and seat 0 plays first."""
    return round_from_deal(ruleset, options, seats, seats - 1, 0, completed(load(ruleset, options), seats, begin))


def played(table: Round, *moves: str) -> Round:
    """The round after these moves of the seats to move."""
    for move in moves:
        table = table.play(move)
    return table


def cards(table: Round, viewer: int, seat: int) -> list[str]:
    """The cards of a seat as far as the viewer knows them."""
    return sorted(str(card) for card in table.view(viewer).known_cards(seat))


def test_the_own_hand_and_the_sizes_of_the_others() -> None:
    table = deal("mau-mau-32", 2, "7h 8h 7d 8d 9c 10c 9s", hand=3)
    view = table.view(0)
    assert cards(table, 0, 0) == ["7d", "7h", "9c"]
    assert cards(table, 0, 1) == []
    assert view.sizes == (3, 3)
    assert [str(card) for card in view.pile] == ["9s"]
    assert view.stock_size == 25


def test_a_spectator_sees_no_hand() -> None:
    table = deal("mau-mau-32", 2, "7h 8h 7d 8d 9c 10c 9s", hand=3)
    assert cards(table, -1, 0) == cards(table, -1, 1) == []


def test_hidden_cards_change_nothing_in_a_view() -> None:
    """Seat 1 holds another card in the second world, and the stock lies in another order."""
    one = deal("mau-mau-32", 2, "7h 8h 7d 8d 9c 10c 9s Kh Kd Ks", hand=3)
    other = deal("mau-mau-32", 2, "7h 8h 7d Kd 9c 10c 9s Ks Kh 8d", hand=3)
    assert one.view(0) == other.view(0)
    assert one.view(-1) == other.view(-1)
    assert one.view(1) != other.view(1)


def test_the_card_another_player_drew_is_hidden() -> None:
    one = played(deal("mau-mau-32", 2, "7h 8h 7d 8d 9c 10c 9s Kh Kd", hand=3), "draw", "pass")
    other = played(deal("mau-mau-32", 2, "7h 8h 7d 8d 9c 10c 9s Kd Kh", hand=3), "draw", "pass")
    assert one.view(1) == other.view(1)
    assert one.view(1).sizes == (4, 3)
    assert one.view(0) != other.view(0)


def test_a_standing_call_is_heard_by_all() -> None:
    table = played(deal("mau-mau-32", 2, "8h 9h 8c 9d 9c 10c 10h", hand=3), "play 8h", "play 8c", "call")
    assert table.view(1).called == {0: ("call",)}


def test_the_card_at_the_cut_is_public_and_so_is_a_kept_one() -> None:
    table = deal("mau-mau-balkan", 3, "As Qh 5h")
    assert [str(table.view(seat).cut_card) for seat in (-1, 0, 1, 2)] == ["As"] * 4
    table = played(table, "keep", "keep")
    assert cards(table, 0, 1) == ["As", "Qh"]
    assert cards(table, -1, 1) == ["As", "Qh"]
    assert len(cards(table, 1, 1)) == 8


def test_of_cards_drawn_until_one_fits_the_number_is_public() -> None:
    """Seat 1 draws two cards that do not fit and one that does; which the two are is hidden."""
    begin = "9h 8c 10d 8d 9s Kd "
    one = played(deal("cheshskiy-durak", 2, begin + "7c 7d Jh 6c 6d", hand=3), "play 9h", "draw")
    other = played(deal("cheshskiy-durak", 2, begin + "6c 6d Jh 7c 7d", hand=3), "play 9h", "draw")
    assert one.view(0).sizes == (2, 6)
    assert cards(one, 0, 1) == []
    assert one.view(1) != other.view(1)
    assert played(one, "play Jh").view(0) == played(other, "play Jh").view(0)


def test_at_the_end_of_a_round_all_hands_are_shown() -> None:
    table = played(deal("mau-mau-32", 2, "8h 9h 8c 9d 9c 10c 10h", hand=3), "play 8h", "play 8c", "call", "play 9c")
    assert table.over
    assert cards(table, 0, 1) == ["10c", "9d", "9h"]
    assert cards(table, -1, 1) == ["10c", "9d", "9h"]


def test_the_order_of_a_turned_over_stock_can_be_known() -> None:
    """Five hands of seven leave one card: seat 3 draws it, seat 4 the oldest discard of the pile turned over."""
    table = deal("maumas", 5, "9c 10c Kc 6d 6h", hand=7)
    table = played(table, "play 9c", "play 10c", "play Kc", "draw", "draw")
    assert [str(card) for card in table.stock] == ["10c"]
    assert [str(card) for card in table.view(0).known_stock] == ["10c"]


def test_the_order_of_a_shuffled_stock_is_hidden() -> None:
    """Six hands of five and a starter (K♠) leave A♠ of 32 cards: seat 3 draws it, seat 4 needs the pile shuffled."""
    table = deal("mau-mau-fi", 6, "Qs 10s 9s", pack=32)
    table = played(table, "play Qs", "play 10s", "play 9s", "draw", "pass")
    one = played(table.play("draw", shuffle=["Ks", "Qs", "10s"]), "pass")
    other = played(table.play("draw", shuffle=["10s", "Ks", "Qs"]), "pass")
    assert one.view(0).known_stock == ()
    assert one.view(0) == other.view(0)
    assert one.view(4) != other.view(4)
