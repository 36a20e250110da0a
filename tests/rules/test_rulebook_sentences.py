"""What the rulebook says of calls, covers and last cards, and the clauses it can cite."""

from __future__ import annotations

import copy
import pickle
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from maumau.rules import load, load_resolved, rulebook, shipped
from maumau.rules.ruleset import Ruleset
from maumau.rules.told import Told, cited

HEADING = re.compile(r"^- (?P<name>[^:]+): (?P<text>.+)$")


def section(ruleset: Ruleset, title: str, clauses: bool = False) -> str:
    """One section of a rulebook, as one line."""
    text = rulebook(ruleset, clauses=clauses).split(f"\n{title}\n{'-' * len(title)}\n")[1]
    return " ".join(text.split("\n\n")[0].split())


def of_card(ruleset: Ruleset, name: str) -> str:
    """What is said of a card."""
    return section(ruleset, "The cards").split(f"- {name}: ")[1].split(" - ")[0]


@pytest.mark.rule("LT-15", "LT-16")
def test_an_uncalled_last_card_that_does_not_finish() -> None:
    assert section(load("maumas", {"last_card_call": True}), "Calls") == (
        "Who plays down to one card must say “Mau”, with that play or after it. "
        "It may be said until another player puts a card; nobody catches it. "
        "If the same player goes on (as after a six), it must be said before the last card is put. "
        "The last card does not finish while the call is missing: its player takes one card first, then its power acts "
        "as if it had not been the last, and play goes on. "
        "With that one card in hand the call is due anew, at once; without it the same happens again. "
        "If there is no card to take, that player is out. "
        "Who comes to one card in any other way has nothing to call. "
        "A call lapses with any card that its player receives."
    )


@pytest.mark.rule("SR-08")
def test_a_call_that_must_come_before_the_play() -> None:
    calls = section(load("mau-mau-balkan"), "Calls")
    assert calls.startswith(
        "Who plays down to one card must say “Mau”, before that play (at any time while holding two cards). Who has "
        "not said it takes 2 cards if an opponent catches it. It can be caught until another player moves; what the "
        "same player does next does not close that chance."
    )
    assert "may still be said" not in calls
    assert "The right call" not in calls  # it cannot be said after the play
    assert "the round waits until the chance to catch has passed, and is then won." in calls
    assert "is not out: that player takes the cards" in calls
    assert "the power of the card put acts as if it had not been the last" in calls


@pytest.mark.rule("EU-10", "EU-11")
def test_the_double_word_with_some_cards() -> None:
    calls = section(load("mau-mau-32"), "Calls")
    assert "Who puts the last card must say “Mau”, before that play (on turn) or after it." in calls
    assert "If that card is a jack it must be “Mau Mau”; “Mau” alone is not enough." in calls
    assert "Who said only “Mau” may still say “Mau Mau” until somebody catches." in calls
    assert "The right call ends it at once." in calls
    assert "One catch settles" not in calls


@pytest.mark.rule("FI-11")
def test_the_double_word_with_every_card() -> None:
    calls = section(load("mau-mau-fi"), "Calls")
    assert "Who plays down to one card must say “Mau”, before that play (on turn) or after it." in calls
    assert "It can be caught until another player moves; it may still be said until then;" in calls
    assert "Who puts the last card must say “Mau Mau”, before that play (on turn) or after it." in calls
    assert "“Mau” alone is not enough." in calls
    assert "One catch settles everything that is missing." in calls


@pytest.mark.rule("LT-18")
def test_a_chain_under_the_last_card_is_played_out() -> None:
    assert of_card(load("maumas"), "Seven").endswith(
        "is then the next player's (4, 6, 8 and so on). As the last card it is still answered, and the penalty taken, "
        "before the round ends: the chain is played out, and the first who does not answer takes for all of it. If it "
        "comes back to who went out, that player takes the cards and counts them; who was out first has won the round "
        "all the same."
    )


@pytest.mark.rule("LT-18")
def test_cards_are_counted_where_rounds_are_scored(house: Callable[[str], Path]) -> None:
    text = of_card(load(house('[cards.7]\npenalty = { cards = 2, answer = "7" }\nlast = "answered"')), "Seven")
    assert "that player takes the cards; who was out first has won" in text


def test_answers_that_add_differently_are_not_counted_up(house: Callable[[str], Path]) -> None:
    text = '[cards.7]\npenalty = { cards = 2, answer = "7, 8" }\n[cards.8]\npenalty = { cards = 1 }'
    assert "is then the next player's. " in of_card(load(house(text)), "Seven") + " "


@pytest.mark.rule("RU-V4")
def test_a_right_to_cover_that_passes_on() -> None:
    ace = of_card(load("cheshskiy-durak-4"), "Ace")
    assert ace == (
        "its player may go on, with a card of its suit. They may leave it at that and pass. Who cannot draws one card; "
        "that card alone may be played if it covers it, else the turn is over. Who covered it names another suit than "
        "its own; the next card put must be of that suit, or a queen. If the covering card lets its player name a "
        "suit, that suit alone is named. If it is not covered, both rights are lost: they are the next player's for "
        "that whole turn, a card drawn in it included, beside the ordinary moves. A card of its suit is then the "
        "cover, and its player names the suit. An ace brings its own rights."
    )


def test_a_right_to_cover_without_a_nomination(house: Callable[[str], Path]) -> None:
    text = '[cards.9]\ncover = { with = "same suit", passes_on = true, draw = { allowed = "when nothing fits" } }'
    nine = of_card(load(house(text)), "Nine")
    assert "the right is lost: it is the next player's for that whole turn" in nine
    assert "A card of its suit is then the cover. A nine brings its own rights." in nine
    assert "names" not in nine


@pytest.mark.rule("SR-10", "SR-11", "SR-13", "SR-14", "SR-16")
def test_covers_of_the_balkan_game() -> None:
    ruleset = load("mau-mau-balkan")
    ace = of_card(ruleset, "Ace")
    assert "An ace on it asks for the same again." in ace
    assert "with an empty hand one draws for it in the same way, and is out with the card that covers it." in ace
    assert "No call is due for that card." in ace
    two = of_card(ruleset, "2♦")
    assert "Cards already in hand do not help." in two
    assert "with a cover of that suit its rank may be followed too" in two
    assert of_card(ruleset, "Seven").endswith("also one that was among the cards taken: a new count begins.")


@pytest.mark.rule("RU-V3")
def test_who_is_left_with_a_card_that_loses() -> None:
    ruleset = load("cheshskiy-durak-3")
    match = section(ruleset, "The match")
    assert "If somebody is left with a jack when a round ends, that player has lost the match, which ends at once." in (
        match
    )
    assert "cannot win: the lowest total among the others does; if nobody is left, the match is drawn." in match
    assert "The dealer plays first, with that card." in section(ruleset, "The deal")


@pytest.mark.rule("RU-08", "SR-18")
def test_what_else_goes_on_a_nominated_suit() -> None:
    assert "must be of that suit, or a queen." in of_card(load("cheshskiy-durak"), "Queen")
    assert of_card(load("mau-mau-fi"), "Jack").endswith("the next card put must be of that suit.")


def test_a_card_that_goes_on_few_says_so(house: Callable[[str], Path]) -> None:
    assert of_card(load(house('[cards.J]\nwild = "7"')), "Jack").startswith("goes on a seven, and on nothing else.")


@pytest.mark.parametrize("ruleset", shipped())
def test_headings_stand_in_the_singular(ruleset: str) -> None:
    """“Six: its player …”: one card is the subject of all that is said of it."""
    for line in rulebook(load(ruleset)).split("\nOptions\n")[0].split("\n"):
        if found := HEADING.match(line):
            assert not re.search(
                r"(?i)\b(two|three|four|five|six|seven|eight|nine|ten|jack|queen|king|ace)e?s\b", found["name"]
            )
            assert not found["text"].startswith("It ")


# ---------------------------------------------------------------- clauses


def test_clauses_stand_behind_what_they_say() -> None:
    ruleset = load("maumas", {"last_card_call": True})
    cards = section(ruleset, "The cards", clauses=True)
    assert "nothing else: what is pending, and what that adds, is then the next player's (4, 6, 8 and so on). " in cards
    assert "so on). [LT-11, LT-12] As the last card" in cards
    assert "all the same. [LT-18]" in cards
    assert "of it. If it comes back" in cards  # two sentences of one clause: it stands behind the last
    assert "nothing special. Cards are taken once: afterwards" in cards
    assert "- Queen: 3 [LT-19]" in section(ruleset, "Points", clauses=True)
    assert "without it the same happens again. [LT-16]" in section(ruleset, "Calls", clauses=True)
    assert "- Q♠: 50 [RU-V9]" in section(load("cheshskiy-durak-9"), "Points", clauses=True)


def test_options_cite_what_they_bring() -> None:
    options = section(load("maumas"), "Options", clauses=True)
    assert "Cards dealt to each player. [LT-04]" in options
    assert re.search(r"With junior: [^\[]+\[LT-22\]", options)
    assert re.search(r"With true: Calls: [^\[]+\[LT-15, LT-16\]", options)


@pytest.mark.parametrize("ruleset", shipped())
def test_clauses_are_all_that_is_added(ruleset: str) -> None:
    loaded = load(ruleset)
    with_clauses = " ".join(rulebook(loaded, clauses=True).split())
    assert re.sub(r" \[[A-Z]{2,3}-[^\]]+\]", "", with_clauses) == " ".join(rulebook(loaded).split())
    named = set(re.findall(r"[A-Z]{2,3}-V?\d+", with_clauses))
    assert named <= {one for text in loaded.clauses.values() for one in text.split()} | named_by_options(loaded)
    assert named


def named_by_options(ruleset: Ruleset) -> set[str]:
    """The clauses that any single option of a ruleset brings."""
    found: set[str] = set()
    for offered in ruleset.options.values():
        for value in (value for value in offered.values if offered.sets is None):
            for text in ruleset.with_options({offered.name: value}).clauses.values():
                found.update(text.split())
    return found


def test_resolved_rules_have_no_clauses_to_cite() -> None:
    again = load_resolved(load("maumas").resolved(), name="x")
    assert rulebook(again, clauses=True) == rulebook(again)
    assert cited(again, Told("Words.", "draw")) == "Words."


def test_told_words_can_be_copied() -> None:
    told = Told("words", "draw", "deal.hand")
    for again in (copy.deepcopy(told), pickle.loads(pickle.dumps(told))):
        assert (again, again.keys) == ("words", ("draw", "deal.hand"))
