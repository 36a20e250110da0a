"""The rulebook in plain English, and two rulesets side by side."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

import pytest

from maumau.cards import Deck
from maumau.rules import RulesError, Ruleset, compare, load, load_resolved, rulebook, shipped
from maumau.rules.rulebook import differences
from maumau.rules.words import group_name, one_of


def text_of(ruleset: Ruleset, seats: int | None = None) -> str:
    """A rulebook as one line."""
    return " ".join(rulebook(ruleset, seats).split())


@pytest.mark.parametrize(
    ("ruleset", "options", "sentences"),
    [
        (
            "maumas",
            {"last_card_call": True},
            [
                "2 to 10 players. A pack of 36 cards (6 to A in clubs, diamonds, hearts and spades)",
                "one such pack for every 5 players",
                "5 cards each, dealt one at a time.",
                "Nothing is turned up; the first player leads any card, and may not draw instead; its power acts.",
                "A card follows if it has the suit or the rank of the top card.",
                "Who cannot or does not want to play draws one card, and the turn is over.",
                "turned over, not shuffled, and becomes the stock",
                "Ace: The next player loses the turn.",
                "Six: Its player may go on, with a card that fits. A six on it gives the same right again.",
                "Seven: The next player takes 2 cards and loses the turn. Instead of taking they may put a seven",
                "As the last card it is still answered, and the penalty taken, before the round ends: the chain",
                "Jack: goes on any card. Its player names any suit, its own too; the next card put must be of",
                "If somebody goes out with a jack, the others' points of the round count double.",
                "6–10: the number of the card",
                "Jack other than J♥: 20 - J♥: 30",
                "somebody's total is at or over 300. The lowest total wins. Equals share the win.",
                "The highest total has lost.",
                "hand: 5-8 (default 5)",
                "last_card_call: false, true (default false), here true",
            ],
        ),
        (
            "mau-mau-balkan",
            {},
            [
                "2 packs, each of 52 cards (2 to A",
                "6 cards each, dealt 3 at a time.",
                "The player before the dealer cuts",
                "A cut card with a power may be kept by who cut, up to 3 in a row",
                "2♣: The previous player takes 4 cards at once; nobody's turn is touched.",
                "2♦: The next player draws until a diamond or a jack comes and covers it",
                "Seven: The next player takes 3 cards and then plays as usual.",
                "Jack: goes on any card but a jack. Its player names any suit, its own too; the next card put",
                "As the last card it must be covered too",
                "before that play (at any time while holding two cards)",
                "Who goes out counts −40 points.",
                "3–6, 9, 10, 2♥, 2♠: the number of the card",
                "somebody's total is over 501",
                "the pile but its top card is shuffled",
            ],
        ),
        (
            "cheshskiy-durak",
            {"limit": 100},
            [
                "Who has no card that fits draws until a card fits, or until the stock is used up",
                "Who has one may not draw.",
                "Who won the last round plays first",
                "Queen, as the only card of a hand: 20",
                "Chosen here: limit = 100",
                "limit: 10-1000 (default none), here 100",
            ],
        ),
        (
            "cheshskiy-durak-3",
            {},
            ["that player has lost the match", "somebody is left with a jack", "is the dealer's play"],
        ),
        (
            "cheshskiy-durak-4",
            {},
            [
                "Its player may go on, with a card of its suit. They may leave it at that and pass.",
                "both rights are lost: they are the next player's for that whole turn",
                "Who covered it names another suit than its own",
            ],
        ),
        (
            "cheshskiy-durak-5",
            {},
            ["4 cards each", "Who goes out with a queen counts −30 points.", "only card of a hand: 30"],
        ),
        (
            "cheshskiy-durak-6",
            {},
            ["A card follows if it has the suit of the top card.", "while it lies on top, a card of the"],
        ),
        ("cheshskiy-durak-7", {}, ["While it lies on top, any card follows it.", "K♠: The next player takes 6 cards"]),
        (
            "cheshskiy-durak-9",
            {"king_of_spades": True},
            ["K♠: The next player takes 5 cards at once", "Its player must go on"],
        ),
        (
            "mau-mau-32",
            {"starter_power": True},
            [
                "its power acts, as if the dealer had put it",
                "Who went out scores what all the others hold.",
                "The highest total wins.",
                "Between two players a turn of the direction changes nothing.",
            ],
        ),
        (
            "mau-mau-fi",
            {},
            ["The cards left in the hands do not count.", "Who wins the round wins"],
        ),
    ],
)
def test_a_rulebook_says_what_must_be_said(ruleset: str, options: dict[str, object], sentences: list[str]) -> None:
    text = text_of(load(ruleset, options))
    for sentence in sentences:
        assert sentence.lower() in text.lower()


@pytest.mark.parametrize("ruleset", shipped())
def test_every_rulebook_has_its_parts(ruleset: str) -> None:
    loaded = load(ruleset)
    lines = rulebook(loaded).split("\n")
    assert lines[0] == loaded.name
    assert max(map(len, lines)) <= 100
    for title in (
        "Players and cards",
        "The deal",
        "The turn",
        "The cards",
        "The end of a round",
        "The match",
        "Options",
    ):
        assert title in lines
    assert ("Points" in lines) is (loaded.rules.score is not None)
    assert ("Calls" in lines) is (loaded.rules.call.one_left is not None or loaded.rules.call.none_left is not None)
    text = text_of(loaded)
    for offered in loaded.options:
        assert f"- {offered}: " in text
    assert "None" not in text
    assert loaded.source in text


@pytest.mark.rule("LT-01")
def test_a_rulebook_for_a_number_of_players_counts_the_pack() -> None:
    assert "With 5 players: one pack, 36 cards, of which 11 begin as the stock." in text_of(load("maumas"), 5)
    assert "With 6 players: 2 packs, 72 cards, of which 42 begin as the stock." in text_of(load("maumas"), 6)
    assert "With 2 players: 2 packs, 104 cards, of which 91 begin as the stock." in text_of(load("mau-mau-balkan"), 2)
    with pytest.raises(RulesError, match="7 players cannot play this"):
        rulebook(load("mau-mau-fi"), 7)


@pytest.mark.parametrize("ruleset", shipped())
def test_the_rulebook_of_resolved_rules_says_the_same(ruleset: str) -> None:
    first, again = load(ruleset), load_resolved(load(ruleset).resolved(), name="x")
    start = "Players and cards"
    assert rulebook(again).split(start)[1] == rulebook(first).split(start)[1].split("\n\nOptions")[0] + "\n"


@pytest.mark.rule("FI-10")
def test_the_comparison_of_the_finnish_games() -> None:
    text = compare(load("mau-mau-fi"), load("miinuspisteet"))
    rows = [row.split("\n") for row in text.split("\n\n")]
    assert rows[0][0].split() == ["Rule", "Mau", "Mau", "Miinuspisteet"]
    head = rows[0][2:]
    rules = [head[0].split("  ")[0], *(row[0].split("  ")[0].strip() for row in rows[1:])]
    assert rules == ["Length", "End of a round", "Card values", "End of the game", "Winner", "Next round", "Settings"]
    columns = {rule: (text_between(text, rule, 20, 59), text_between(text, rule, 61, 100)) for rule in rules}
    assert columns["Length"] == ("One deal.", "Rounds until a total reaches 100.")
    assert "do not count" in columns["End of a round"][0]
    assert "count the cards left in their hands" in columns["End of a round"][1]
    assert columns["Card values"] == (
        "Cards have no points.",
        "2–10: the number of the card; Queen, king: 10; Ace: 11; Jack: 20",
    )
    assert "at or over 100" in columns["End of the game"][1]
    assert columns["Winner"][1].startswith("The lowest total wins. Of equals, who won more rounds wins")
    assert "the match is drawn" in columns["Winner"][1]
    assert columns["Next round"][0] == "There is no next round."
    assert columns["Next round"][1].startswith("The cards are shuffled and dealt anew by the next player")
    for option in ("pack: 52, 32", "nine_reverses", "ace_skips", "mau_penalty"):
        assert option in columns["Settings"][0]
        assert option in columns["Settings"][1]
    assert "limit: 100, 150 (default 100)" in columns["Settings"][1]


def text_between(table: str, rule: str, start: int, end: int) -> str:
    """A cell of the printed table."""
    lines = table.split("\n")
    first = next(number for number, line in enumerate(lines) if line.startswith(rule))
    last = next(number for number in range(first, len(lines)) if not lines[number])
    return " ".join(" ".join(line[start:end] for line in lines[first:last]).split())


@pytest.mark.rule("FI-10")
@pytest.mark.parametrize("pair", list(itertools.combinations(shipped(), 2)))
def test_any_two_rulesets_can_be_compared(pair: tuple[str, str]) -> None:
    first, second = map(load, pair)
    text = compare(first, second)
    assert text.split("\n")[0].split("  ")[0] == "Rule"
    assert max(map(len, text.split("\n"))) <= 100
    told = differences(first, second)
    assert told
    assert all(any(line.startswith(rule) for line in text.split("\n")) for rule in told)


def test_names_that_look_alike_are_told_apart() -> None:
    head = compare(load("mau-mau-fi"), load("mau-mau-balkan")).split("\n")[0]
    assert head.split("  ")[1].strip() != head.split("  ")[-1].strip()
    assert "Finnish Mau Mau" in head
    head = compare(load("maumas"), load("maumas", {"hand": 6})).split("\n")[0]
    assert "Maumas (as it is)" in head
    assert "Maumas (hand = 6)" in head


def test_a_ruleset_does_not_differ_from_itself() -> None:
    for ruleset in shipped():
        assert differences(load(ruleset), load(ruleset)) == {}


@pytest.mark.parametrize(
    ("selector", "words", "name"),
    [
        ("any card", "any card", "Every card"),
        ("7", "a seven", "Seven"),
        ("8, A", "an eight or an ace", "Eight, ace"),
        ("any card but J", "any card but a jack", "7–10, Q–A"),
        ("diamonds, J", "a diamond or a jack", "Jack, 7♦, 8♦, 9♦, 10♦, Q♦, K♦, A♦"),
        ("Qs, 7h", "7♥ or Q♠", "7♥, Q♠"),
        ("J but Jh", "J♣, J♦ or J♠", "Jack other than J♥"),
    ],
)
def test_cards_in_words(selector: str, words: str, name: str) -> None:
    ruleset = load("mau-mau-32")
    assert one_of(ruleset.select(selector), ruleset.deck) == words
    assert group_name(ruleset.select(selector), ruleset.deck) == name


def test_cards_without_an_english_name_are_called_as_they_are_written() -> None:
    deck = Deck.of("7, U, O", "acorns, leaves")
    assert one_of([deck.parse("Ua"), deck.parse("Ul")], deck) == "a U"
    assert group_name([deck.parse("Ua"), deck.parse("Ul")], deck) == "Card U"
    assert one_of([deck.parse("7a")], deck) == "7🌰"
    assert one_of([card for card in deck.kinds if card.suit == "l"], deck) == "a card of leaves"


def test_options_are_told_by_what_they_change() -> None:
    text = text_of(load("maumas", {"scoring": "junior"}))
    assert "- hand: 5-8 (default 5) Cards dealt to each player." in text
    assert "With false: Six: Its player may go on, with a card of its suit or its rank." in text
    assert (
        "- scoring: full, junior (default full), here junior With junior: Card values: 6–10, Q–A: 1; Jack: 3." in text
    )
    assert "End of the game: The match ends after the round in which somebody's total is at or over 30." in text
    assert "With 32: Pack: A pack of 32 cards (7 to A" in text_of(load("mau-mau-fi"))


def test_an_option_that_does_not_go_with_what_is_chosen_says_so(house: Callable[[str], Path]) -> None:
    text = """
    [options]
    low = { default = false, true = { cards = { J = { wild = "7" } } } }
    short = { default = false, true = { pack = { ranks = "8-A" }, deal = { hand = 3 }, cards = { 8 = { skip = 1 } } } }
    """
    ruleset = load(house(text), {"low": True})
    assert "With true: not together with what is chosen." in text_of(ruleset)
