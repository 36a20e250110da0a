"""What every shipped file says: who it is, where each key comes from."""

from __future__ import annotations

import pickle
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from maumau.cards import Card
from maumau.rules import Rules, load, shipped
from maumau.rules.shape import by_card_paths, nodes

FOLDER = Path(__file__).parents[2] / "src" / "maumau" / "rulesets"
LEDGER = tomllib.loads((Path(__file__).parents[2] / "docs" / "ledger.toml").read_text("utf-8"))
DOCUMENTS = {
    ruleset: family["document"] for family in LEDGER["family"] if "document" in family for ruleset in family["rulesets"]
}
CLAUSE = re.compile(r"(LT|SR|FI|RU|EU|ALL)-(\d\d|V\d)")


@pytest.mark.parametrize("ruleset", shipped())
def test_a_file_says_who_it_is(ruleset: str) -> None:
    loaded = load(ruleset)
    assert loaded.id == ruleset
    assert loaded.name
    assert loaded.english
    assert loaded.country
    assert loaded.source == DOCUMENTS[ruleset]


def test_names_are_those_of_the_documents() -> None:
    assert {ruleset: load(ruleset).name for ruleset in ("maumas", "mau-mau-balkan", "mau-mau-fi", "miinuspisteet")} == {
        "maumas": "Maumas",
        "mau-mau-balkan": "Mau mau",
        "mau-mau-fi": "Mau Mau",
        "miinuspisteet": "Miinuspisteet",
    }
    assert load("cheshskiy-durak").name == "Чешский дурак"
    assert [load(f"cheshskiy-durak-{variant}").name for variant in (5, 6, 7)] == [
        "Фараон",
        "Пентагон",
        "Польский дурак",
    ]
    assert load("mau-mau-32").country == "Basque Country"


def stated(data: Any, upper: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The keys of the rules that a file (or a patch) states; an entry of a card stands for its keys."""
    for key, value in data.items():
        path = (*upper, key)
        if path[0] in ("name", "about", "extends", "options", "clauses"):
            continue
        if isinstance(value, dict):
            yield from stated(value, path)
        else:
            yield path


@pytest.mark.parametrize("ruleset", shipped())
def test_every_key_that_a_file_states_has_a_clause(ruleset: str) -> None:
    loaded = load(ruleset)
    data = tomllib.loads((FOLDER / f"{ruleset}.toml").read_text("utf-8"))
    for path in stated(data):
        if data_at(data, path) == "none":
            continue
        by_card = next((upper for upper in by_card_paths() if path[: len(upper)] == upper), None)
        kinds = loaded.deck.kinds if by_card is None else sorted(loaded.select(path[len(by_card)]))
        rests = [path] if by_card is None else [(*by_card, str(kind), *path[len(by_card) + 1 :]) for kind in kinds]
        for rest in rests:
            clauses = loaded.clauses_for(".".join(rest))
            assert clauses, rest
            assert all(CLAUSE.fullmatch(clause) for clause in clauses)


def data_at(data: Any, path: tuple[str, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def test_the_rules_are_what_the_language_knows() -> None:
    assert {path[0] for path in nodes(Rules)} == set(load("maumas").resolved())


@pytest.mark.parametrize("ruleset", shipped())
def test_a_ruleset_can_be_sent_to_another_process(ruleset: str) -> None:
    first = load(ruleset)
    first.fits(first.deck.kinds[0], first.deck.kinds[1])
    again = pickle.loads(pickle.dumps(first))
    assert again.fingerprint == first.fingerprint
    assert again.resolved() == first.resolved()
    assert again.with_options({"hand": 5}).rules.deal.hand == 5
    top = Card("J", "h")
    assert again.select("fits", top) == first.select("fits", top)
