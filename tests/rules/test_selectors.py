"""Card selectors: what they name, and what they cannot say."""

from __future__ import annotations

import pytest

from maumau.cards import Card, Deck
from maumau.rules import SelectorError, load
from maumau.rules.selectors import Exactness, Meaning, names_nothing, read_selector, written

DECK = Deck.of("6-A")


def named(text: str, on: str | None = None) -> set[str]:
    meaning = Meaning(DECK.kinds)
    return {str(card) for card in meaning.select(read_selector(text, DECK), DECK.parse(on) if on else None)}


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("Qs", "Qs"),
        ("7", "7c 7d 7h 7s"),
        ("6-7", "6c 6d 6h 6s 7c 7d 7h 7s"),
        ("Q-A but spades", "Qc Qd Qh Kc Kd Kh Ac Ad Ah"),
        ("7, Qs", "7c 7d 7h 7s Qs"),
        ("7 but 7h, 7s", "7c 7d"),
        ("2-6", "6c 6d 6h 6s"),
    ],
)
def test_fixed_items(text: str, cards: str) -> None:
    assert named(text) == set(cards.split())


def test_suits_and_any_card() -> None:
    assert named("diamonds") == {str(card) for card in DECK.kinds if card.suit == "d"}
    assert len(named("any card")) == 36
    assert len(named("any card but J")) == 32


@pytest.mark.parametrize(
    ("text", "on", "cards"),
    [
        ("same rank", "7h", "7c 7d 7h 7s"),
        ("J of the same suit", "7h", "Jh"),
        ("6-7, J of the same suit", "Ks", "6c 6d 6h 6s 7c 7d 7h 7s Js"),
        ("same suit but 6-K", "7h", "Ah"),
    ],
)
def test_relative_items(text: str, on: str, cards: str) -> None:
    assert named(text, on) == set(cards.split())


def test_relative_items_need_the_card_put_upon() -> None:
    with pytest.raises(SelectorError, match="needs the card"):
        load("maumas").select("same suit")


@pytest.mark.rule("LT-06", "LT-13")
def test_fits_is_an_ordinary_turn() -> None:
    ruleset = load("maumas")
    fitting = ruleset.select("fits", on=Card("9", "d"))
    assert fitting == ruleset.select("diamonds, 9, J")


@pytest.mark.rule("SR-18")
def test_fits_knows_where_a_wild_may_not_go() -> None:
    ruleset = load("mau-mau-balkan")
    assert ruleset.select("fits", on=Card("J", "h")) == ruleset.select("hearts but J")
    assert Card("J", "c") in ruleset.select("fits", on=Card("A", "h"))


@pytest.mark.rule("RU-V6", "RU-V7")
def test_fits_knows_what_follows_a_card() -> None:
    pentagon, polish = load("cheshskiy-durak-6"), load("cheshskiy-durak-7")
    assert pentagon.select("fits", on=Card("9", "d")) == pentagon.select("diamonds, Q")
    assert pentagon.select("fits", on=Card("6", "d")) == pentagon.select("diamonds, 6, Q")
    assert polish.select("fits", on=Card("6", "d")) == polish.select("any card")


@pytest.mark.rule("SR-09")
def test_power_names_the_strong_cards() -> None:
    ruleset = load("mau-mau-balkan")
    assert ruleset.select("power") == ruleset.select("A, 2c, 2d, 7, 8, J, Q")
    assert ruleset.select("wild") == ruleset.select("J")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("jack", "did you mean 'J'"),
        ("sevens", "did you mean '7'"),
        ("dimonds", "did you mean 'diamonds'"),
        ("7H", "did you mean '7h'"),
        ("K-7", "runs backwards"),
        ("7,", "no such card or group: ''"),
        ("", "no such card or group: ''"),
        ("Zebra", "a selector names cards like"),
        ("same suit of the same suit", "cannot stand here"),
    ],
)
def test_what_names_nothing_is_refused(text: str, message: str) -> None:
    with pytest.raises(SelectorError, match=message):
        read_selector(text, DECK)


def test_words_that_have_no_meaning_at_a_place_are_refused() -> None:
    with pytest.raises(SelectorError, match="name the cards themselves"):
        read_selector("wild", DECK, by_rules=False)
    with pytest.raises(SelectorError, match="no card that it is put on"):
        read_selector("fits", DECK, relative=False)


def test_items_that_name_no_card_of_the_pack() -> None:
    assert names_nothing(read_selector("6, 5", DECK), [DECK]) == "5"
    assert names_nothing(read_selector("6 but 6", DECK), [DECK]) == "the whole selector"
    assert names_nothing(read_selector("6, wild, J of the same suit", DECK), [DECK]) == ""
    assert names_nothing(read_selector("5", DECK), [DECK, Deck.of("2-A")]) == ""


def test_exactness() -> None:
    items = read_selector("Qs, 7, 6-9, hearts, any card", DECK).items
    assert [item.exactness for item in items] == sorted(Exactness, reverse=True)


@pytest.mark.parametrize("text", ["any card", "7", "6, 8, 7h", "6, 10, Kc, Kh"])
def test_there_is_one_way_to_write_cards(text: str) -> None:
    cards = Meaning(DECK.kinds).select(read_selector(text, DECK))
    assert written(cards, DECK) == text


def test_spans_in_a_pack_with_ranks_of_its_own_go_by_its_order() -> None:
    deck = Deck.of("7-10, U, O, K, A", "acorns, leaves, hearts, bells")
    cards = Meaning(deck.kinds).select(read_selector("10-O but leaves", deck))
    assert {str(card) for card in cards} == {rank + suit for rank in ("10", "U", "O") for suit in "ahb"}
