"""Moves as people write them."""

from __future__ import annotations

import pytest

from maumau.cards import Card, Deck
from maumau.game import Move, MoveError
from maumau.game.moves import move_book

EVERY = [move for move in move_book(Deck.of("2-A")).moves if move is not None]


@pytest.mark.parametrize("move", EVERY, ids=str)
def test_a_move_reads_as_it_prints(move: Move) -> None:
    assert Move.parse(str(move)) == move
    assert eval(repr(move), {"Move": Move}) == move


def test_there_are_as_many_moves_as_there_should_be() -> None:
    """52 cards, 4 suits, 8 plain moves, 10 seats to catch; no two the same."""
    assert len(EVERY) == len(set(EVERY)) == len({str(move) for move in EVERY}) == 52 + 4 + 8 + 10


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("play Th", "play 10h"),
        ("play 7♥", "play 7h"),
        ("play 7H", "play 7h"),
        ("  play   7h ", "play 7h"),
        ("name ♠", "name s"),
        ("name S", "name s"),
        ("call  double", "call double"),
    ],
)
def test_cards_and_suits_may_be_written_as_people_write_them(text: str, printed: str) -> None:
    assert str(Move.parse(text)) == printed


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "moves are play CARD, name SUIT, draw, pass, take, call, call double, catch SEAT, keep, leave"),
        ("Draw", "'Draw' is no move"),
        ("play", "'play' is no move"),
        ("play 1h", "no card '1h' in this pack"),
        ("play 7h 8h", "'play 7h 8h' is no move"),
        ("name x", "no suit 'x'"),
        ("catch me", "'me' is no seat: seats are 0 to 9"),
        ("catch 10", "'10' is no seat: seats are 0 to 9"),
        ("call twice", "'call twice' is no move"),
        ("x" * 1000, "xxx…' is no move"),
    ],
)
def test_what_is_no_move_is_answered_by_what_is_one(text: str, said: str) -> None:
    with pytest.raises(MoveError) as raised:
        Move.parse(text)
    assert said in str(raised.value)
    assert len(str(raised.value)) < 200


def test_a_pack_has_its_own_cards() -> None:
    german = Deck.of("7-10, U, O, K, A", "acorns, leaves, hearts, bells")
    assert Move.parse("play Ua", german) == Move("play", card=Card("U", "a"))
    with pytest.raises(MoveError, match="no card 'Js'"):
        Move.parse("play Js", german)


def test_moves_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Move.parse("draw").verb = "pass"  # type: ignore[misc]  # that it may not be set is what is shown
