"""Two rulesets side by side: all that differs and nothing else, in the order of the Finnish document."""

from __future__ import annotations

import itertools
import re

import pytest

from maumau.locale import Phrase, Text, language
from maumau.rules import Ruleset, load, load_resolved, shipped
from maumau.rules.rulebook import FORMATS, comparison, differences, write
from maumau.rules.rulebook.compare import Cell, Difference

from .rulebook_form import compared_faults, said_of
from .rulebook_pages import languages, loaded, page_of, with_options

PAIRS = list(itertools.combinations(shipped(), 2))
#: What follows from the points, and is no rule of its own.
NO_RULES = {"rulebook-aim-is"}
FINNISH = ("length", "round-end", "values", "match-end", "winner", "next-round", "settings")


def texts_of(cell: Cell) -> set[Text]:
    """The sentences of one side of a row."""
    return {one.text for _, one in cell}


def rules_of(rows: list[Difference]) -> list[Phrase]:
    return [row.rule for row in rows]


def left_out(first: Ruleset, second: Ruleset) -> set[str]:
    """The sentences of one page that the other has not, and that the comparison does not say on its side."""
    rows = list(differences(first, second))
    missing = set()
    for one, other, cells in (
        (first, second, [row.first for row in rows]),
        (second, first, [row.second for row in rows]),
    ):
        said = {text for cell in cells for text in texts_of(cell)}
        missing |= said_of(page_of(one)) - said_of(page_of(other)) - said
    return {text.id for text in missing} - NO_RULES


@pytest.mark.rule("FI-10")
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_any_two_rulesets_are_compared(pair: tuple[str, str]) -> None:
    first, second = map(loaded, pair)
    rows = list(differences(first, second))
    assert rows
    assert all(row.first != row.second for row in rows)
    assert len(set(rules_of(rows))) == len(rows)
    assert left_out(first, second) == set()


def test_a_ruleset_is_compared_with_itself_under_options() -> None:
    for ruleset in with_options():
        plain = loaded(ruleset.id)
        if not ruleset.chosen:
            assert not list(differences(plain, load(ruleset.id)))
            continue
        rows = list(differences(plain, ruleset))
        assert all(row.first != row.second for row in rows)
        assert left_out(plain, ruleset) == set(), dict(ruleset.chosen)
        assert rows or said_of(page_of(plain)) == said_of(page_of(ruleset)), dict(ruleset.chosen)


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("pair", PAIRS[::4], ids="-".join)
def test_a_comparison_is_for_people(pair: tuple[str, str], code: str) -> None:
    what = comparison(*map(loaded, pair))
    assert not list(compared_faults(what, language(code)))
    text = write(what, language(code), "text")
    for row in what.rows:
        name = row.rule.form(language(code), "")
        start = (name[:1].upper() + name[1:]).split()[0]
        assert re.search(rf"^{re.escape(start)}", text, re.M), name


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("form", FORMATS)
def test_what_is_the_same_is_said_to_be_so(form: str, code: str) -> None:
    said = language(code).say("compare-same")
    assert said in write(comparison(loaded("maumas"), loaded("maumas")), language(code), form)


def names(first: Ruleset, second: Ruleset) -> tuple[str, str]:
    """What two rulesets are called side by side."""
    said = [
        name if isinstance(name, str) else name.form(language("en"), "") for name in comparison(first, second).names
    ]
    return said[0], said[1]


def test_names_that_look_alike_are_told_apart() -> None:
    assert names(loaded("maumas"), loaded("mau-mau-32")) == ("Maumas", "Mau Mau")
    assert names(loaded("mau-mau-fi"), loaded("mau-mau-balkan")) == ("Mau Mau (mau-mau-fi)", "Mau mau (mau-mau-balkan)")
    assert names(loaded("maumas"), loaded("maumas", ("hand", 6))) == ("Maumas as it is", "Maumas with hand=6")
    for pair in PAIRS:
        one, other = names(*map(loaded, pair))
        assert one.casefold() != other.casefold()


# ---------------------------------------------------------------- the document's own table


@pytest.mark.rule("FI-10")
def test_the_comparison_of_the_finnish_games() -> None:
    """All seven rules of the document's table, in its order, and no other: every round is the ordinary game."""
    rows = list(differences(loaded("mau-mau-fi"), loaded("miinuspisteet")))
    wanted = [Text(f"compare-{rule}") for rule in FINNISH]
    # A round that nobody wins is none of the document's rules; the points of it are told in a row of their own.
    assert [rule for rule in rules_of(rows) if rule != Text("compare-blocked")] == wanted
    english = language("en")
    said = {
        row.rule.form(english, ""): tuple(
            " ".join(english.say(one.text) for _, one in cell) for cell in (row.first, row.second)
        )
        for row in rows
    }
    assert said["Length"] == ("One deal.", "A series of rounds.")
    assert "do not count" in said["End of a round"][0]
    assert "All the others count the cards left in their hands" in said["End of a round"][1]
    assert said["Card values"][0] == "Cards have no points."
    assert said["Card values"][1] == "2–10: the number on the card Queen, king: 10 Ace: 11 Jack: 20"
    assert said["End of the match"][0] == "There is one deal: whoever wins it wins the game."
    assert said["End of the match"][1].endswith("somebody's total reaches 100.")
    assert said["Winner"][1].startswith("The lowest total wins. In a tie the one who has won more rounds wins")
    assert said["Winner"][1].endswith("the match is drawn.")
    assert said["Next round"][0].startswith("There is no next round.")
    assert said["Next round"][1].startswith("The cards are shuffled and dealt anew.")
    # As in the document's own table, the settings of both are told.
    for words in (
        "One pack of 32 cards",
        "The direction of play changes.",
        "The next player loses the turn.",
        "Nothing is called.",
    ):
        assert all(words in side for side in said["Settings"])
    assert "limit=150" in said["Settings"][1]
    assert "limit" not in said["Settings"][0]


def test_a_card_that_one_pack_lacks_and_that_does_nothing_is_no_difference() -> None:
    rows = rules_of(list(differences(loaded("mau-mau-fi"), loaded("mau-mau-fi", ("pack", 32)))))
    assert rows == [Text("compare-pack")]


def test_resolved_rules_are_compared_too() -> None:
    again = load_resolved(loaded("maumas").resolved(), "maumas")
    told = rules_of(list(differences(loaded("maumas"), again)))
    # The options of a table are in its rules, and what is said when going out is a custom.
    assert set(told) <= {Text("compare-settings"), Text("compare-calls")}
