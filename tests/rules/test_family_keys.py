"""The decision record on the rest of the family: what it says can be said loads, what is beyond is refused by name.

All TOML is read from the document itself. A block ``toml beyond PATH …`` names the key paths that are new in it;
everything else in it is today's language. In the table, the third column is said today and the fourth is beyond.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from maumau.rules import RulesError, load

PAGE = Path(__file__).parents[2] / "docs" / "decisions" / "0006-the-family-and-the-language.md"
TEXT = PAGE.read_text("utf-8")
MECHANISMS = [f"M{number:02}" for number in range(1, 66)]

#: A plain game that every piece is a child of.
PLAIN_GAME = """\
players = "2-4"
follow = "suit or rank"
pack.ranks = "2-A"
deal = { hand = 5, opening = "starter" }
draw = { allowed = "at will", then = "may play it" }
stock.renew = "shuffled"
score.points."any card" = 1
"""

Wrong = Callable[[str], dict[str, str]]


class Snippet(NamedTuple):
    """A block of the document: the section it stands in, the paths that are new in it, the text."""

    section: str
    new: tuple[str, ...]
    text: str


class Row(NamedTuple):
    """A row of the table: what is said today, what would be said, and the sections it points to."""

    name: str
    today: tuple[str, ...]
    beyond: tuple[str, ...]
    see: tuple[str, ...]
    remark: str


def sections() -> dict[str, str]:
    """Numbers of sections and the rest of their headings."""
    return dict(re.findall(r"^### (\d+) · (.*)$", TEXT, re.MULTILINE))


def snippets(word: str) -> list[Snippet]:
    found: list[Snippet] = []
    for block in re.finditer(rf"^```toml {word}([^\n]*)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL):
        section = re.findall(r"^### (\d+) ", TEXT[: block.start()], re.MULTILINE)[-1]
        found.append(Snippet(section, tuple(block[1].split()), block[2]))
    return found


def rows() -> list[Row]:
    found: list[Row] = []
    for line in re.findall(r"^\| M\d\d .*$", TEXT, re.MULTILINE):
        name, _, today, beyond, remark = (cell.strip() for cell in line.strip("|").split("|"))
        see = tuple(re.findall(r"\bsee (\d+)", beyond))
        found.append(Row(name, toml_in(today), toml_in(beyond), see, remark))
    return found


def toml_in(cell: str) -> tuple[str, ...]:
    return tuple(code for code in re.findall(r"`([^`]+)`", cell) if " = " in code)


BEYOND, TODAY, ROWS = snippets("beyond"), snippets("today"), rows()
SAID = [(row.name, text) for row in ROWS for text in row.today]
NOT_SAID = [(row.name, text) for row in ROWS for text in row.beyond]
NEW_KEYS = [(snippet, path) for snippet in BEYOND for path in snippet.new]


@pytest.fixture
def wrong(tmp_path: Path) -> Wrong:
    """What is wrong with a child of the plain game: messages by key path; empty if it loads."""
    (tmp_path / "plain.toml").write_text(PLAIN_GAME, "utf-8")

    def problems(text: str) -> dict[str, str]:
        file = tmp_path / "beyond.toml"
        file.write_text(f'extends = "plain"\n{text}', "utf-8")
        try:
            load(file)
        except RulesError as error:
            return {problem.path: str(problem) for problem in error.problems}
        return {}

    return problems


def leaves(table: dict[str, Any], upper: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """Every key path of a table and every value, deepest only."""
    found: list[tuple[str, ...]] = []
    for key, value in table.items():
        found += leaves(value, (*upper, key)) if isinstance(value, dict) else [(*upper, key)]
    return found


def value_at(table: dict[str, Any], path: str) -> Any:
    at: Any = table
    for key in path.split("."):
        at = at[key]
    return at


def as_toml(value: Any) -> str:
    """A value as TOML in one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{key}" = {as_toml(item)}' for key, item in value.items()) + " }"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def without(table: dict[str, Any], path: tuple[str, ...]) -> dict[str, Any]:
    rest = {key: value for key, value in table.items() if key != path[0]}
    if len(path) > 1 and path[0] in table:
        rest[path[0]] = without(table[path[0]], path[1:])
    return rest


def test_the_table_has_every_mechanism_once() -> None:
    assert [row.name for row in ROWS] == MECHANISMS
    for row in ROWS:
        assert row.today or row.beyond or row.see or row.remark.startswith("not meant: "), row.name


def test_the_table_and_the_sections_point_at_each_other() -> None:
    headings = sections()
    assert list(headings) == [str(number) for number in range(1, len(headings) + 1)]
    assert {snippet.section for snippet in BEYOND} == set(headings)
    pointing = {(row.name, section) for row in ROWS for section in row.see}
    assert pointing == {(name, section) for section, title in headings.items() for name in re.findall(r"M\d\d", title)}


def test_the_counts_of_the_context_are_right() -> None:
    counts = re.search(
        r"of the 65, (\d+) are said today, (\d+) in part, (\d+) could be said .* (\d+) are not meant", TEXT
    )
    further = [bool(row.beyond or row.see) for row in ROWS]
    today = [bool(row.today) for row in ROWS]
    kinds = [(True, False), (True, True), (False, True), (False, False)]
    assert counts is not None
    assert [int(number) for number in counts.groups()] == [
        list(zip(today, further, strict=True)).count(kind) for kind in kinds
    ]


def test_there_are_enough_of_them() -> None:
    unused = {name for title in sections().values() for name in re.findall(r"M\d\d", title)}
    assert len(BEYOND) >= 14
    assert len(unused & {row.name for row in ROWS if not row.today}) >= 10


def test_the_plain_game_loads(wrong: Wrong) -> None:
    assert wrong("") == {}


@pytest.mark.parametrize(("name", "text"), SAID)
def test_what_is_said_today_loads(wrong: Wrong, name: str, text: str) -> None:
    assert wrong(text) == {}, name


@pytest.mark.parametrize("snippet", TODAY, ids=lambda snippet: snippet.section)
def test_a_block_of_today_loads(wrong: Wrong, snippet: Snippet) -> None:
    assert wrong(snippet.text) == {}


@pytest.mark.parametrize(("name", "text"), NOT_SAID)
def test_what_would_be_said_is_refused_by_name(wrong: Wrong, name: str, text: str) -> None:
    problems = wrong(text)
    assert problems, name
    stated = [".".join(path) for path in leaves(tomllib.loads(text))]
    for path, message in problems.items():
        assert any(key == path or key.startswith(f"{path}.") for key in stated)
        assert path in message


@pytest.mark.parametrize(("snippet", "path"), NEW_KEYS, ids=lambda part: getattr(part, "section", part))
def test_a_new_key_alone_is_refused_by_name(wrong: Wrong, snippet: Snippet, path: str) -> None:
    value = value_at(tomllib.loads(snippet.text), path)
    message = wrong(f"{path} = {as_toml(value)}")[path]
    last = path.rsplit(".", 1)[-1]
    assert re.search(rf"'{last}' is not a key of|no such card or group: '{last}'|{value!r} is not right here", message)
    assert f": {path}: " in message


@pytest.mark.parametrize("snippet", BEYOND, ids=lambda snippet: snippet.section)
def test_a_whole_snippet_is_refused_for_its_new_keys_alone(wrong: Wrong, snippet: Snippet) -> None:
    problems = wrong(snippet.text)
    assert set(snippet.new) <= set(problems)
    for path in problems:
        assert any(path == new or path.startswith(f"{new}.") for new in snippet.new), problems[path]


@pytest.mark.parametrize("snippet", BEYOND, ids=lambda snippet: snippet.section)
def test_the_rest_of_a_snippet_loads(wrong: Wrong, snippet: Snippet) -> None:
    rest = tomllib.loads(snippet.text)
    for new in snippet.new:
        path = tuple(new.split("."))
        rest = without(rest, path[:2] if path[0] == "cards" else path)  # a power without its new key may say nothing
    assert wrong("\n".join(f"{key} = {as_toml(value)}" for key, value in rest.items())) == {}
