"""Every language has every message, with the same variables; every message is used, and what is used exists."""

from __future__ import annotations

import re

import pytest

from maumau.locale import LANGUAGES
from maumau.locale.language import DEFAULT
from tests.locale.ftl import FOLDER, messages

SOURCES = sorted(FOLDER.parent.rglob("*.py"))
ROOMS = {path.stem for path in (FOLDER / DEFAULT).glob("*.ftl")}
OTHERS = [code for code in LANGUAGES if code != DEFAULT]

#: forms that no message of card.ftl has: the ergative of a name, which the program itself makes
NAME_FORMS = {"eu": {"erg"}}
#: what a plural selector may choose by, language by language; a selector on a number needs no more, and no less
PLURALS = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "eu": {"one", "other"},
    "fi": {"one", "other"},
    "lt": {"one", "few", "many", "other"},
    "ru": {"one", "few", "many", "other"},
    "sr": {"one", "few", "other"},
}


def _all_languages() -> list[str]:
    return list(LANGUAGES)


@pytest.mark.parametrize("code", _all_languages())
def test_a_message_stands_in_the_file_its_id_begins_with(code: str) -> None:
    wrong = [f"{one.file}: {one.id}" for one in messages(code).values() if f"{one.id.split('-')[0]}.ftl" != one.file]
    assert not wrong


@pytest.mark.parametrize("code", OTHERS)
def test_no_message_is_missing_and_none_too_many(code: str) -> None:
    known, here = messages(DEFAULT).keys(), messages(code).keys()
    assert sorted(known - here) == [], f"missing in {code}"
    assert sorted(here - known) == [], f"only in {code}"


@pytest.mark.parametrize("code", OTHERS)
def test_a_message_uses_the_same_variables_in_every_language(code: str) -> None:
    english, here = messages(DEFAULT), messages(code)
    wrong = [
        f"{name}: {sorted(english[name].variables)} in English, {sorted(here[name].variables)} here"
        for name in english.keys() & here.keys()
        if english[name].variables != here[name].variables
    ]
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.parametrize("code", OTHERS)
def test_a_choice_knows_every_case_of_the_english_one(code: str) -> None:
    """A selector of words that lacks a case would fall silently to its default: it may do so only as a whole."""
    english, here = messages(DEFAULT), messages(code)
    wrong = []
    for name in english.keys() & here.keys():
        known = _cases(english[name].value.selectors)
        for variable, cases in _cases(here[name].value.selectors).items():
            strange = cases - known.get(variable, set()) - PLURALS[code] - {"yes", "no"}
            strange = {case for case in strange if not case.isdecimal()}
            if strange:
                wrong.append(f"{name}: ${variable} is never {sorted(strange)}")
            words = {case for case in known.get(variable, set()) - PLURALS["en"] if not case.isdecimal()}
            if missing := words - cases:
                wrong.append(f"{name}: ${variable} can be {sorted(missing)} too")
    assert not wrong, "\n".join(wrong)


def _cases(selectors: list[tuple[str, set[str]]]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for variable, keys in selectors:
        found.setdefault(variable, set()).update(keys)
    return found


@pytest.mark.parametrize("code", _all_languages())
def test_plural_cases_are_those_of_the_language(code: str) -> None:
    categories = {"zero", "one", "two", "few", "many", "other"}
    wrong = [
        f"{one.id}: ${variable} has {sorted((keys & categories) - PLURALS[code])}"
        for one in messages(code).values()
        for variable, keys in one.value.selectors
        if (keys & categories) - PLURALS[code]
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("code", _all_languages())
def test_every_form_that_is_asked_for_exists(code: str) -> None:
    known = {form for one in messages(code).values() if one.file == "card.ftl" for form in one.attributes}
    known |= NAME_FORMS.get(code, set())
    asked = {(one.id, form) for one in messages(code).values() for found in one.parts for form in found.forms}
    assert not sorted((name, form) for name, form in asked if form not in known)


@pytest.mark.parametrize("code", _all_languages())
def test_no_message_refers_to_another(code: str) -> None:
    """A message is read when it is said, alone; what is told inside it comes as a value."""
    assert not [one.id for one in messages(code).values() for found in one.parts if found.references]


@pytest.mark.parametrize("code", _all_languages())
def test_no_typewriter_signs(code: str) -> None:
    """Straight quotation marks, three dots, double blanks: a printed page has none of them."""
    wrong = [
        f"{one.id}: {text.strip()!r}"
        for one in messages(code).values()
        for found in one.parts
        for text in found.texts
        if re.search(r"\"|\.\.\.|(?<=\S) {2,}(?=\S)| - ", text)
    ]
    assert not wrong, "\n".join(wrong)


def _used() -> tuple[set[str], set[str], set[str]]:
    """The ids that stand in the program, the beginnings of those that are put together there, and their endings."""
    rooms = "|".join(sorted(ROOMS))
    whole, begun, ends = set(), set(), set()
    for path in SOURCES:
        text = path.read_text("utf-8")
        whole |= set(re.findall(rf"[\"']((?:{rooms})-[A-Za-z0-9-]*[A-Za-z0-9])[\"']", text))
        begun |= set(re.findall(rf"f[\"']((?:{rooms})-[A-Za-z0-9-]*)\{{", text))
        ends |= set(re.findall(r"f[\"']\{[a-z_.]+\}(-[a-z-]+)[\"']", text))
    return whole, begun, ends


def test_every_message_is_used() -> None:
    whole, begun, ends = _used()
    whole |= {f"{name}{end}" for name in whole for end in ends}
    idle = [name for name in messages(DEFAULT) if name not in whole and not name.startswith(tuple(begun))]
    assert not sorted(idle)


def test_every_message_that_the_program_names_exists() -> None:
    whole, begun, _ = _used()
    known = messages(DEFAULT)
    assert not sorted(name for name in whole if name not in known)
    assert not sorted(name for name in begun if not any(each.startswith(name) for each in known))
