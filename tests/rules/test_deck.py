"""Cards and decks: notation in both directions, and packs as data."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maumau.cards import Card, CardError, Deck, read_ranks, read_suits
from maumau.rules import load

FULL = Deck.of("2-A")
SHORT = Deck.of("6-A")
GERMAN = Deck.of("7-10, U, O, K, A", "acorns, leaves, hearts, bells")


def test_a_card_is_written_rank_first() -> None:
    card = Card("7", "h")
    assert str(card) == "7h"
    assert repr(card) == "Card('7', 'h')"
    assert eval(repr(card)) == card


@pytest.mark.parametrize("deck", [FULL, SHORT, GERMAN])
def test_every_card_reads_as_it_is_written(deck: Deck) -> None:
    for number, card in enumerate(deck.kinds):
        assert deck.parse(str(card)) == card
        assert deck.kind(card) == number
        suit = deck.suit_index(card.suit)
        assert number == suit * len(deck.ranks) + deck.ranks.index(card.rank)
        assert deck.parse(card.rank + deck.suits[suit].symbol) == card
        assert deck.parse(card.rank + card.suit.upper()) == card


def test_the_order_of_kinds_is_clubs_diamonds_hearts_spades_ace_high() -> None:
    assert [str(card) for card in SHORT.kinds[:10]] == ["6c", "7c", "8c", "9c", "10c", "Jc", "Qc", "Kc", "Ac", "6d"]
    assert str(SHORT.kinds[-1]) == "As"


@pytest.mark.parametrize(
    ("text", "card"), [("Td", "10d"), ("TD", "10d"), ("10♦", "10d"), ("J♥", "Jh"), ("A♠️", "As"), (" 7c ", "7c")]
)
def test_other_ways_of_writing_are_read(text: str, card: str) -> None:
    assert str(FULL.parse(text)) == card


def test_many_cards_stand_with_blanks_or_commas() -> None:
    assert FULL.parse_many("7h Kd, Th") == (Card("7", "h"), Card("K", "d"), Card("10", "h"))
    assert FULL.parse_many(["7h", "J♠"]) == (Card("7", "h"), Card("J", "s"))
    assert FULL.parse_many("") == ()


@pytest.mark.parametrize(
    ("deck", "text", "near"),
    [(SHORT, "2h", "6h"), (SHORT, "5s", "6s"), (FULL, "jc", "Jc"), (FULL, "11d", "d"), (GERMAN, "Uh5", "Uh")],
)
def test_what_is_no_card_is_refused_with_the_nearest(deck: Deck, text: str, near: str) -> None:
    with pytest.raises(CardError, match=f"no card '{text}'.*nearest is .*{near}"):
        deck.parse(text)


@pytest.mark.parametrize("text", ["", "h", "7", "♥", "77h", "7h7h"])
def test_half_a_card_is_no_card(text: str) -> None:
    with pytest.raises(CardError):
        FULL.parse(text)


def test_a_card_of_another_pack_has_no_number() -> None:
    with pytest.raises(CardError, match="the nearest is 6c"):
        SHORT.kind(Card("2", "c"))


def test_suits_go_by_letter_and_by_sign() -> None:
    assert [FULL.suit_index(text) for text in ("c", "d", "h", "s", "♣", "♦", "♥", "♠", "H")] == [
        *range(4),
        *range(4),
        2,
    ]
    with pytest.raises(CardError, match="no suit 'x': this pack has c \\(clubs\\)"):
        FULL.suit_index("x")


def test_a_pack_may_have_ranks_and_suits_of_its_own() -> None:
    assert GERMAN.ranks == ("7", "8", "9", "10", "U", "O", "K", "A")
    assert [suit.letter for suit in GERMAN.suits] == ["a", "l", "h", "b"]
    assert GERMAN.parse("U🍃") == Card("U", "l")
    assert GERMAN.order == GERMAN.ranks
    assert SHORT.order != SHORT.ranks  # spans are read in the usual order


@pytest.mark.parametrize(
    ("ranks", "message"),
    [
        ("", "is no rank"),
        ("A-6", "runs backwards"),
        ("6-X", "no rank that a span may use"),
        ("6-J, J", "declared twice"),
        ("T", "write 10"),
        ("6, seven", "is no rank"),
        ("U-K", "no rank that a span may use"),
    ],
)
def test_wrong_ranks_are_refused(ranks: str, message: str) -> None:
    with pytest.raises(CardError, match=message):
        read_ranks(ranks)


@pytest.mark.parametrize(
    ("suits", "message"),
    [
        ("", "no name for a suit"),
        ("Hearts", "small letters only"),
        ("hearts, hounds", "same letter"),
        ("hearts, wild", "means something else"),
    ],
)
def test_wrong_suits_are_refused(suits: str, message: str) -> None:
    with pytest.raises(CardError, match=message):
        read_suits(suits)


def test_a_pack_has_at_most_64_kinds_and_8_suits() -> None:
    assert len(Deck.of("2-A, B, C, D", "clubs, diamonds, hearts, spades").kinds) == 64
    with pytest.raises(CardError, match="68 kinds of card: at most 64"):
        Deck.of("2-A, B, C, D, E")
    with pytest.raises(CardError, match="9 suits are too many"):
        Deck.of("7", "a, b, c, d, e, f, g, h, i")
    with pytest.raises(CardError, match="at least one"):
        Deck((), ("7",))


@settings(deadline=None)
@given(st.text(max_size=4))
def test_any_text_is_a_card_or_refused(text: str) -> None:
    try:
        card = FULL.parse(text)
    except CardError:
        return
    assert card in FULL.kinds


@pytest.mark.rule("LT-02")
def test_ranks_have_no_order_in_play() -> None:
    ruleset = load("maumas")
    low, high = Card("6", "h"), Card("A", "h")
    assert ruleset.fits(low, high) is ruleset.fits(high, low) is True
