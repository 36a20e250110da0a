"""Every rulebook of every shipped ruleset, in every language and format, is a page for people."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings

from maumau.locale import language
from maumau.rules import shipped
from maumau.rules.rulebook import FORMATS, comparison, page, write

from .random_rules import Data, rulesets
from .rulebook_form import compared_faults, empty_choices, faults, is_sentence, unsaid, wrong_html, wrong_markdown
from .rulebook_pages import languages, loaded, made_to_load, page_of, with_options

FEW, MANY = 60, 2_000  #: random rulesets
DRAWN = settings(
    deadline=None,
    derandomize=True,
    database=None,
    # A ruleset is large, and mending one takes several loads.
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("ref", shipped())
def test_a_page_is_for_people(ref: str, code: str) -> None:
    for ruleset in with_options():
        if ruleset.id == ref:
            assert not list(faults(page_of(ruleset), language(code))), dict(ruleset.chosen)


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("form", FORMATS)
def test_a_page_begins_with_its_name(form: str, code: str) -> None:
    ruleset = loaded("cheshskiy-durak-4")
    text = write(page(ruleset, seats=3), language(code), form, cited=True)
    start = {"text": f"{ruleset.name}\n====", "md": f"# {ruleset.name}\n", "html": "<!doctype html>\n<html lang="}
    assert text.startswith(start[form])
    assert ruleset.name in text
    assert text.endswith("\n")
    assert not text.endswith("\n\n")
    assert "RU-V4" in text


@pytest.mark.parametrize("code", languages())
def test_a_page_names_its_language(code: str) -> None:
    tag = {"sr": "sr-Latn"}.get(code, code)
    assert f'<html lang="{tag}">' in write(page(loaded("maumas")), language(code), "html")


@pytest.mark.parametrize("style", ["symbols", "letters", "words"])
@pytest.mark.parametrize("code", languages())
def test_cards_may_be_written_in_any_style(code: str, style: str) -> None:
    for ref in ("maumas", "mau-mau-balkan", "cheshskiy-durak-7"):
        assert not list(faults(page_of(loaded(ref)), language(code, style, "international")))


def check_random(data: Data, codes: list[str]) -> None:
    """A ruleset nobody has seen has a rulebook, and can be compared."""
    ruleset = made_to_load(data)
    what = page(ruleset)
    beside = comparison(loaded("maumas"), ruleset)
    for code in codes:
        found = [*faults(what, language(code)), *compared_faults(beside, language(code))]
        assert not found, (code, found)


@settings(DRAWN, max_examples=FEW)
@given(rulesets())
def test_random_rules_have_a_rulebook_in_every_language(data: Data) -> None:
    check_random(data, languages())


@pytest.mark.long
@settings(DRAWN, max_examples=MANY)
@given(rulesets())
def test_many_random_rules_have_a_rulebook_in_every_language(data: Data) -> None:
    check_random(data, languages())


# ---------------------------------------------------------------- the measures themselves


@pytest.mark.parametrize(
    "text",
    [
        "a { $x }",
        "???",
        "It is None.",
        "see deal.hand",
        "the play_after_draw",
        "drawn: turn-ends",
        r"may\_pass",
        "at-once",
    ],
)
def test_what_is_not_for_people_is_found(text: str) -> None:
    assert list(unsaid(text))


def test_what_is_for_people_is_not_found() -> None:
    assert not list(unsaid("Play goes counter-clockwise. No turn is over. 5–8 cards. “Mau”, (6–A)."))


def test_sentences_are_told_from_other_texts() -> None:
    assert is_sentence("5 cards.")
    assert is_sentence("“Mau” alone is not enough.")
    assert is_sentence("Игра идёт.")
    assert not is_sentence("a seven may not be played.")
    assert not is_sentence("Seven: 7")


def test_broken_pages_are_found() -> None:
    assert list(wrong_markdown("| a | b |\n| --- | --- |\n| a |"))
    assert list(wrong_markdown("a | b"))
    assert not list(wrong_markdown("| a | b |\n| --- | --- |\n| a \\| b | c |"))
    whole = write(page_of(loaded("maumas")), language("en"), "html")
    assert not list(wrong_html(whole))
    for old, new in (
        ("</main>", ""),
        ('lang="en"', ""),
        ('name="viewport"', ""),
        ("<p>", '<p><img src="https://example.org/a.png">'),
        ("<!doctype html>\n", ""),
        ("</section>", "</section></p>"),
    ):
        assert list(wrong_html(whole.replace(old, new, 1))), old


def test_no_house_rule_is_empty() -> None:
    assert {ruleset.id: found for ruleset in with_options() if (found := empty_choices(page_of(ruleset)))} == {}
