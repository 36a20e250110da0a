"""What the rulebooks say in English, and what stands beside it: numbers of players, house rules, clauses, rulings."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from maumau.cards import Card, CardError
from maumau.locale import Text, language
from maumau.rules import RulesError, Ruleset, load, load_resolved, shipped
from maumau.rules.rulebook import Example, page, write
from maumau.rules.rulebook.told import Told, told
from maumau.rules.shape import by_card_paths, general, nodes

from .rulebook_pages import loaded, page_of, sentences, text_of, with_options

CLAUSE = re.compile(r" \[[A-Z]{2,3}-[^\]]+\]")


@pytest.mark.parametrize(
    ("ruleset", "options", "said"),
    [
        (
            "maumas",
            {"last_card_call": True},
            [
                "2 to 10 players.",
                "One pack of 36 cards: 6–A in clubs, diamonds, hearts and spades.",
                "with more than 5 players two packs are shuffled together",
                "The order of the ranks does not matter in play.",
                "5 cards for each player, dealt one at a time.",
                "the first player leads any card and may not draw instead.",
                "A card follows if it has the suit or the rank of the top card of the pile.",
                "Whoever cannot or does not want to play draws one card from the stock.",
                "turned over, not shuffled, and becomes the new stock",
                "Ace: The next player loses the turn.",
                "Six: Its player may go on: a card that fits may be played on it at once. Another six on it gives",
                "Seven: The next player takes 2 cards and loses the turn. Instead of taking, that player may play",
                "With each answer it becomes more: 4, 6, 8 and so on.",
                "Jack: Goes on any card. Its player names a suit, which may be its own; the next card must be of that",
                "Whoever plays the last card but one must say “Last!” with it or after it.",
                "If the same player goes on, as after a six, it must be said before the last card is played.",
                "Whoever goes out says “Mau”, or “Mau Mau” when going out with a jack; nothing depends on saying it.",
                "If the last card is a seven, its penalty is played out before the round ends",
                "When somebody goes out with a jack, the others' points of that round count double.",
                "6–10: the number on the card",
                "Jack other than J♥: 20",
                "J♥: 30",
                "somebody's total reaches 300. The lowest total wins.",
                "The highest total has lost.",
            ],
        ),
        (
            "mau-mau-balkan",
            {},
            [
                "2 packs of 52 cards each: 2–A",
                "6 cards for each player, dealt 3 at a time.",
                "the player before the dealer cuts the pack",
                "If the cut card is a power card, whoever cut may keep it and look at the next card, up to 3 times",
                "2♣: The previous player takes 4 cards at once; the order of turns stays as it is.",
                "2♦: The next player draws until a diamond or a jack comes and must cover it with that card",
                "Cards already in hand do not help.",
                "Seven: The next player takes 3 cards and then plays as usual.",
                "Jack: Goes on any card but a jack. Its player names a suit, which may be its own; the next card must",
                "Ace: Its player must go on and cover it with a card that fits. Another ace on it must be covered",
                "must say “Mau Mau” before it, at any time while holding two cards.",
                "If the last card is an ace, it must be covered too",
                "No call is due for that covering card.",
                "Whoever goes out counts −40 points.",
                "3–6, 9, 10, 2♥, 2♠: the number on the card",
                "somebody's total is over 501",
                "the pile except its top card is shuffled",
            ],
        ),
        (
            "cheshskiy-durak",
            {"limit": 100},
            [
                "Whoever has no card that fits draws from the stock until a card fits or the stock is used up",
                "whoever has one may not draw.",
                "Whoever won the last round plays first; the first time, and after a round without a winner, the lot",
                "Queen, as the only card in a hand: 20",
                "- limit=100 The match ends after the round in which somebody's total reaches 100.",
            ],
        ),
        ("cheshskiy-durak", {}, ["The match has no agreed end: rounds are added up until the players stop."]),
        (
            "cheshskiy-durak-3",
            {},
            [
                "has lost the match, which ends at once.",
                "Whoever is left with a jack when a round ends",
                "The dealer's last card is turned up: it is the dealer's first play, and its power acts.",
            ],
        ),
        (
            "cheshskiy-durak-4",
            {},
            [
                "Its player may go on: a card of its suit may be played on it at once. Whoever could play such",
                "its player loses the right to cover and the right to name. The next player has both for one",
                "Whoever covered it names a suit other than its own",
                "Another ace brings rights of its own.",
            ],
        ),
        ("cheshskiy-durak-5", {}, ["4 cards for each", "goes out with a queen counts −30 points", "in a hand: 30"]),
        (
            "cheshskiy-durak-6",
            {},
            [
                "A card follows if it has the suit of the top card of the pile.",
                "a card follows with its suit or its rank.",
            ],
        ),
        (
            "cheshskiy-durak-7",
            {},
            ["While it lies on top, any card may be played on it.", "K♠: The next player takes 6"],
        ),
        (
            "cheshskiy-durak-9",
            {"king_of_spades": True},
            ["K♠: The next player takes 5 cards at once", "Its player must go on and cover it with a card that fits."],
        ),
        (
            "mau-mau-32",
            {"starter_power": True},
            [
                "Its power acts, as if the dealer had played it.",
                "Whoever goes out scores what the others still hold",
                "The highest total wins.",
                "Between two players a change of direction changes nothing.",
                "If that card is a jack, it must be “Mau Mau”; “Mau” alone is not enough.",
                "Whoever said only “Mau” may still say “Mau Mau” until somebody catches it.",
                "The right call ends it at once.",
            ],
        ),
        (
            "mau-mau-fi",
            {},
            [
                "The cards left in the hands do not count.",
                "There is one deal: whoever wins it wins the game.",
                "Whoever plays the last card must say “Mau Mau” before it, on their turn, or after it.",
                "One catch settles everything that was not said.",
            ],
        ),
    ],
)
def test_a_rulebook_says_what_must_be_said(ruleset: str, options: dict[str, object], said: list[str]) -> None:
    text = text_of(load(ruleset, options)).replace("°", "")
    for sentence in said:
        assert sentence in text


# ---------------------------------------------------------------- small rules of a table's own


def card_of(ruleset: Ruleset, heading: str) -> str:
    """What is said of a card."""
    return text_of(ruleset).split(f"- {heading}: ")[1].split(" - ")[0].split(" All other cards")[0]


def test_answers_that_add_differently_are_not_counted_up(house: Callable[[str], Path]) -> None:
    text = '[cards.7]\npenalty = { cards = 2, answer = "7, 8" }\n[cards.8]\npenalty = { cards = 1 }'
    assert "With each answer" not in card_of(load(house(text)), "Seven")


def test_cards_count_only_where_rounds_are_scored(house: Callable[[str], Path]) -> None:
    text = text_of(load(house('[cards.7]\nlast = "answered"')))
    assert "that player takes the cards, but has won" in text
    assert "takes the cards and counts them" not in text


def test_a_right_to_cover_without_a_nomination(house: Callable[[str], Path]) -> None:
    text = '[cards.9]\ncover = { with = "same suit", passes_on = true, draw = { allowed = "when nothing fits" } }'
    nine = card_of(load(house(text)), "Nine")
    assert "loses the right to cover. The next player has it for one whole turn" in nine
    assert "Another nine brings rights of its own." in nine
    assert "name" not in nine


def test_a_card_that_goes_on_few_says_so(house: Callable[[str], Path]) -> None:
    assert card_of(load(house('[cards.J]\nwild = "7"')), "Jack").startswith("Goes on a seven and on nothing else.")


# ---------------------------------------------------------------- players


@pytest.mark.rule("LT-01")
def test_a_rulebook_for_a_number_of_players_counts_the_pack() -> None:
    assert "With 5 players: one pack, 36 cards, of which 11 begin as the stock." in text_of(loaded("maumas"), 5)
    assert "With 6 players: 2 packs, 72 cards, of which 42 begin as the stock." in text_of(loaded("maumas"), 6)
    assert "With 2 players: 2 packs, 104 cards, of which 91 begin as the stock." in text_of(loaded("mau-mau-balkan"), 2)
    with pytest.raises(RulesError, match="7 players cannot play this"):
        page(loaded("mau-mau-fi"), 7)


# ---------------------------------------------------------------- house rules


def test_options_are_told_by_what_they_change() -> None:
    text = text_of(load("maumas", {"scoring": "junior"})).replace("°", "")
    assert "- hand=5-8 5–8 cards for each player, dealt one at a time." in text
    assert (
        "- wild_on_six=false Six: Its player may go on: a card of its suit or its rank may be played on it at once."
        in text
    )
    force = text.split("House rules in force")[1].split("House rules to choose from")[0]
    assert "- scoring=junior 6–10, Q–A: 1 Jack: 3 The match ends after the round in which" in force
    assert "- scoring=" not in text.split("House rules to choose from")[1]
    assert "- pack=32 One pack of 32 cards: 7–A" in text_of(loaded("mau-mau-fi"))


def test_an_option_that_does_not_go_with_what_is_chosen_says_so(house: Callable[[str], Path]) -> None:
    text = """
    [options]
    low = { default = false, true = { cards = { J = { wild = "7" } } } }
    short = { default = false, true = { pack = { ranks = "8-A" }, deal = { hand = 3 }, cards = { 8 = { skip = 1 } } } }
    """
    ruleset = load(house(text), {"low": True})
    assert "- short=true This cannot be chosen together with the house rules in force." in text_of(ruleset)


@pytest.mark.parametrize("ref", shipped())
def test_every_option_stands_in_the_rulebook(ref: str) -> None:
    ruleset = loaded(ref)
    text = text_of(ruleset)
    for name, option in ruleset.options.items():
        shown = {f"- {name}={str(value).lower()}" in text for value in option.values if value != option.default}
        assert shown == {True} or f"- {name}={option.values[0]}-{option.values[-1]}" in text, name


# ---------------------------------------------------------------- clauses and rulings


@pytest.mark.parametrize("ref", shipped())
def test_the_rulebook_of_resolved_rules_says_the_same(ref: str) -> None:
    first, again = loaded(ref), load_resolved(loaded(ref).resolved(), name="x")
    words = ("last-cry", "last-one")  # what is said is a custom, no rule: the resolved rules do not know it
    said = [[one.text for one in sentences(page_of(each)) if one.text.id not in words] for each in (first, again)]
    assert said[0] == said[1]


def test_clauses_stand_behind_what_they_say() -> None:
    text = text_of(load("maumas", {"last_card_call": True}), cited=True).replace("°", "")
    assert "4, 6, 8 and so on. [LT-11, LT-12]" in text
    assert "does not put its player out either. [LT-18] The power of any other last card" in text
    assert "whole chain. If the penalty comes back" in text  # two sentences of one clause: it stands behind the last
    assert "without it the same happens again. If there is no card to take, that player is out. [LT-16]" in text


@pytest.mark.parametrize("ref", shipped())
def test_clauses_are_all_that_is_added(ref: str) -> None:
    ruleset = loaded(ref)
    cited = text_of(ruleset, cited=True)
    assert CLAUSE.sub("", cited) == text_of(ruleset)
    named = set(re.findall(r"[A-Z]{2,3}-V?\d+", cited))
    assert named
    assert named <= {
        one for other in with_options() if other.id == ref for text in other.clauses.values() for one in text.split()
    }


def test_resolved_rules_have_no_clauses_to_cite() -> None:
    again = load_resolved(loaded("maumas").resolved(), name="x")
    assert text_of(again, cited=True) == text_of(again)


def marked(ruleset: Ruleset) -> set[Text]:
    """What is told with the mark of a ruling."""
    return {one.text for one in sentences(page_of(ruleset)) if any(ruleset.is_ruling(key) for key in one.keys)}


def of_one_card(path: str, ruleset: Ruleset) -> list[str]:
    """A ruling's path with each card of its selector, as sentences name their keys."""
    keys = tuple(path.split("."))
    for upper in by_card_paths():
        if keys[: len(upper)] == upper and len(keys) > len(upper):
            cards = sorted(ruleset.select(keys[len(upper)]))
            return [".".join((*upper, str(card), *keys[len(upper) + 1 :])) for card in cards]
    return [path]


@pytest.mark.parametrize("ref", shipped())
def test_every_ruling_is_a_key_of_the_rules_and_told(ref: str) -> None:
    """It stands in the rules, at least with some house rule, and some sentence tells it."""
    variants = [ruleset for ruleset in with_options() if ruleset.id == ref]
    stated = {ruling for ruleset in variants for ruling in ruleset.rulings}
    # A ruling that the file names and no variant has would have been left out silently.
    assert set(rulings_in_files(ref)) == stated
    for ruleset in variants:
        keys = {key for one in sentences(page_of(ruleset)) for key in one.keys}
        for ruling in ruleset.rulings:
            paths = of_one_card(ruling, ruleset)
            if any(f"{key}.".startswith(f"{path}.") for key in keys for path in paths):
                stated.discard(ruling)
    assert stated == set()


def rulings_in_files(ref: str) -> list[str]:
    """The rulings of a ruleset's file and of its parents', as they are written."""
    from maumau.rules.sources import open_source, with_parents

    return [one for source in with_parents(open_source(ref)) for one in source.data["about"].get("rulings", [])]


@pytest.mark.parametrize("ref", shipped())
def test_the_mark_of_a_ruling_stands_behind_its_sentence(ref: str) -> None:
    ruleset = loaded(ref)
    text, english = text_of(ruleset), language("en")
    assert marked(ruleset)
    for one in sentences(page_of(ruleset)):
        if one.text.id.startswith("rulebook-value"):
            continue
        said = " ".join(english.say(one.text).split())
        assert f"{said}°" in text if one.text in marked(ruleset) else said in text
    assert "What is marked ° the document does not say" in text


def test_what_the_document_settles_is_no_ruling() -> None:
    maumas = loaded("maumas")
    for key in ("deal.opening", "cards.As.skip", "cards.7h.penalty", "match.limit", "score.points.Jh", "stock"):
        assert not maumas.is_ruling(key)
    for key in ("players", "deal.hand", "draw.then", "cards.6h.cover", "match.tie"):
        assert maumas.is_ruling(key)


def test_a_key_with_a_card_that_is_none_is_no_ruling() -> None:
    ruleset = loaded("maumas")
    with pytest.raises(CardError):
        ruleset.deck.parse("Zz")
    assert not ruleset.is_ruling("cards.Zz.cover")


# ---------------------------------------------------------------- examples, and things told


@pytest.mark.parametrize("form", ["text", "md", "html"])
def test_an_example_stands_in_its_section(form: str) -> None:
    lines = (Text("rulebook-no-order"), Text("rulebook-rest"))
    what = page(loaded("maumas"), examples=[Example("points", lines)])
    text = write(what, language("en"), form)
    said = "The order of the ranks does not matter in play. The rest is the stock, face down in"
    assert said in " ".join(text.split())
    assert " ".join(text.split()).index(said) > " ".join(text.split()).index("number on the card")
    assert "The examples were played by the rules of this page" in " ".join(text.split())


def test_told_is_equal_by_what_it_says() -> None:
    one: Told = told("rulebook-no-order", "pack")
    assert one == one.about("deal")
    assert {one, one.about("deal")} == {one}
    assert one.about("deal").keys == ("deal",)
    assert one != told("rulebook-rest", "pack")


@pytest.mark.parametrize("ref", shipped())
def test_a_key_that_is_told_is_a_key(ref: str) -> None:
    """The keys of sentences are paths of the language, so that their clauses and rulings are found."""
    known = {".".join(path) for path in nodes()}
    for ruleset in (each for each in with_options() if each.id == ref):
        for one in sentences(page_of(ruleset)):
            for key in one.keys:
                path = general(tuple(key.split(".")))
                assert ".".join(path).removesuffix(".*") in known, (one, key)


def test_a_card_is_a_card() -> None:
    """`of_one_card` spells a selector out as sentences do."""
    ruleset = loaded("cheshskiy-durak-7")
    assert of_one_card("cards.Qs.penalty", ruleset) == [f"cards.{Card('Q', 's')}.penalty"]
    assert len(of_one_card("cards.7.penalty", ruleset)) == 4
