"""Cards in seven languages: each in every form that may be asked for, and the forms as people say them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from maumau.cards import Card as CardKind
from maumau.cards import Deck
from maumau.locale import LANGUAGES, Card, Group, Listed, Name, OneOf, Phrase, Rank, Suit, Text, language
from maumau.locale.language import STYLES
from maumau.locale.names import ergative
from maumau.locale.phrases import ARank
from tests.locale.expected_cards import EXPECTED

DECK = Deck.of("2-A")
#: German suits, a suit and ranks that have no names.
OTHER_DECK = Deck.of("7-10, U, O, K, A", "acorns, leaves, hearts, bells, moons")
#: What may stand for one another where some cards are meant.
INTERCHANGEABLE = (
    "card-name",
    "card-a-rank",
    "card-a-suit",
    "card-any",
    "card-none",
    "card-any-but",
    "card-that-fits",
    "card-of-its-suit",
    "card-of-its-rank",
    "card-of-its-suit-or-rank",
    "card-ranks-of-its-suit",
)
FIXED = ("card-that-fits", "card-of-its-suit", "card-of-its-rank", "card-of-its-suit-or-rank")


def forms_in_file(code: str) -> dict[str, list[str]]:
    """The messages of a language's ``card.ftl``, each with the names of its attributes."""
    found: dict[str, list[str]] = {}
    for line in (files("maumau.locale") / code / "card.ftl").read_text("utf-8").splitlines():
        if message := re.match(r"(card-[\w-]+) =", line):
            found[message[1]] = []
        elif attribute := re.match(r"    \.([\w-]+) =", line):
            found[list(found)[-1]].append(attribute[1])
    return found


def some_cards(text: str, deck: Deck) -> frozenset[CardKind]:
    """``7 d Jh``: all sevens, all diamonds and a jack; ``*`` is every card, ``-`` none, ``!7`` all but sevens."""
    if text in ("*", "-"):
        return frozenset(deck.kinds) if text == "*" else frozenset()
    if text.startswith("!"):
        return frozenset(deck.kinds) - some_cards(text[1:], deck)
    words = text.split()
    return frozenset(card for card in deck.kinds if {card.rank, card.suit, str(card)} & set(words))


def phrase(text: str, deck: Deck = DECK) -> Phrase:
    """Cards as above, or ``=of-its-suit``: a message, with ranks behind it if it needs them."""
    if not text.startswith("="):
        return OneOf(some_cards(text, deck), deck)
    message, *ranks = text[1:].split()
    return Text(f"card-{message}", cards=Listed(tuple(map(ARank, ranks)), "or"))


def said(code: str, form: str, text: str, style: str = "words") -> str:
    return phrase(text).form(language(code, style), "" if form == "." else form)


def expected() -> Iterator[tuple[str, str, str, str]]:
    for code, lines in EXPECTED.items():
        for line in lines.strip().splitlines():
            form, cards, wording = (cell.strip() for cell in line.split("|"))
            yield code, form, cards, wording


@pytest.mark.parametrize(("code", "form", "cards", "wording"), list(expected()))
def test_as_people_say_it(code: str, form: str, cards: str, wording: str) -> None:
    assert said(code, form, cards) == wording


def test_every_language_has_phrases_found_by_hand() -> None:
    assert set(EXPECTED) == set(LANGUAGES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_may_stand_for_one_another_has_the_same_forms(code: str) -> None:
    found = forms_in_file(code)
    forms = set(found["card-any"])
    assert [name for name in INTERCHANGEABLE if set(found[name]) != forms] == []
    for kind in ("rank", "suit"):
        other = set(found[f"card-{kind}-other"])
        names = [name for name in found if name.startswith(f"card-{kind}-") and name != "card-rank-but"]
        assert [name for name in names if set(found[name]) != other] == []
    assert "many" in found["card-rank-other"]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_any_cards_can_be_said_in_every_form(code: str, style: str) -> None:
    speaks = language(code, style)
    cards = ("7", "7 10", "d", "d 7", "!7", "!d 7", "7h", "7h 8d", "!7h", "7h d 9", "-", "*")
    others = ("U", "U O", "m", "a U", "!U", "!m", "Um", "Ul Om", "!Um", "U b 7l")
    phrases = [phrase(text) for text in cards] + [phrase(text, OTHER_DECK) for text in others]
    phrases += [phrase(f"={name[5:]}") for name in FIXED] + [phrase("=ranks-of-its-suit 7 U")]
    for form in ("", *forms_in_file(code)["card-any"]):
        for one in phrases:
            wording = one.form(speaks, form)
            assert wording == wording.strip()
            assert wording
            assert "{" not in wording


@pytest.mark.parametrize("code", LANGUAGES)
def test_ranks_and_suits_have_all_their_forms_filled_in(code: str) -> None:
    speaks, found = language(code), forms_in_file(code)
    for deck in (DECK, OTHER_DECK):
        said_of_ranks = [Rank(r).form(speaks, f) for r in deck.ranks for f in ("", *found["card-rank-other"])]
        said_of_suits = [Suit(s).form(speaks, f) for s in deck.suits for f in ("", *found["card-suit-other"])]
        assert all(said_of_ranks + said_of_suits)


@pytest.mark.parametrize(
    ("code", "heading"),
    [
        ("en", "Jack other than J♥"),
        ("lt", "Berniukas (išskyrus B♥)"),
        ("sr", "Žandar osim J♥"),
        ("fi", "Jätkä paitsi J♥"),
        ("ru", "Валет (кроме В♥)"),
        ("eu", "Txanka (J♥ izan ezik)"),
        ("de", "Bube außer B♥"),
    ],
)
def test_a_rank_without_one_of_its_cards(code: str, heading: str) -> None:
    assert Group(some_cards("Jc Jd Js", DECK), DECK).form(language(code), "") == heading


@pytest.mark.parametrize(
    ("code", "letters"),
    [
        ("en", "J Q K A"),
        ("lt", "B D K T"),
        ("sr", "J Q K A"),
        ("fi", "J Q K A"),
        ("ru", "В Д К Т"),
        ("eu", "J Q K A"),
        ("de", "B D K A"),
    ],
)
def test_letters_on_the_cards(code: str, letters: str) -> None:
    hearts = [Card(CardKind(rank, "h"), DECK) for rank in "JQKA"]
    assert [card.form(language(code), "gen") for card in hearts] == [f"{letter}♥" for letter in letters.split()]
    assert hearts[0].form(language(code, indices="international"), "") == "J♥"
    assert hearts[0].form(language(code, "letters"), "") == "Jh"


@pytest.mark.parametrize(
    ("code", "disjunction", "conjunction"),
    [
        ("en", "a, b or c", "a and b"),
        ("lt", "a, b arba c", "a ir b"),
        ("sr", "a, b ili c", "a i b"),
        ("fi", "a, b tai c", "a ja b"),
        ("ru", "a, b или c", "a и b"),
        ("eu", "a, b edo c", "a eta b"),
        ("de", "a, b oder c", "a und b"),
    ],
)
def test_lists(code: str, disjunction: str, conjunction: str) -> None:
    assert language(code).listed(["a", "b", "c"], "or") == disjunction
    assert language(code).listed(["a", "b"], "and") == conjunction
    assert language(code).listed(["a"], "and") == "a"


@pytest.mark.parametrize(
    ("name", "subject"),
    [
        ("Ana", "Anak"),
        ("Jon", "Jonek"),
        ("Aitor", "Aitorrek"),
        ("René", "Renék"),
        ("Beñat", "Beñatek"),
        ("Max7", "Max7 jokalariak"),
        ("Bot A", "Bot A jokalariak"),
        ("Оля", "Оля jokalariak"),
        ("Ana!", "Ana! jokalariak"),
    ],
)
def test_a_name_as_the_subject_of_a_basque_sentence(name: str, subject: str) -> None:
    assert Name(name).form(language("eu"), "erg") == subject
    assert Name(name).form(language("eu"), "") == name
    assert ergative(name, "<{}>".format) in (subject, f"<{name}>")


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "eu"])
def test_no_other_language_changes_a_name(code: str) -> None:
    assert Name("Bot A").form(language(code), "erg") == "Bot A"
