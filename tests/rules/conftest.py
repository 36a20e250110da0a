"""Files that the tests write, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from maumau.rules import Problem, check_file

#: A small game that loads: what the broken files are made from.
HOUSE = """\
name = "House"
players = "2-4"
follow = "suit or rank"

[pack]
ranks = "7-A"

[deal]
hand = 5
opening = "starter"

[draw]
allowed = "at will"
then = "may play it"

[stock]
renew = "shuffled"

[cards.7]
penalty = { cards = 2, answer = "7" }

[cards.J]
wild = "any card"
nominate = "any suit"
"""


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    """Write a ruleset file; without a text the small game."""

    def write_file(text: str = HOUSE, name: str = "house") -> Path:
        path = tmp_path / f"{name}.toml"
        path.write_text(text, "utf-8")
        return path

    return write_file


@pytest.fixture
def house(write: Callable[..., Path]) -> Callable[[str], Path]:
    """A child of the small game, with a text of its own."""

    def child(text: str) -> Path:
        write()
        return write(f'extends = "house"\n{text}', "child")

    return child


@pytest.fixture
def wrong(house: Callable[[str], Path]) -> Callable[[str], list[Problem]]:
    """What is wrong with a child of the small game."""
    return lambda text: check_file(house(text))
