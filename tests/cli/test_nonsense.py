"""What people type by accident or on purpose: each is answered with a sentence, and the question comes again."""

from __future__ import annotations

import pytest

from maumau.cards import Deck
from maumau.cli.files import named
from maumau.cli.trouble import CallWrong, NotUnderstood
from maumau.cli.wording import Party, Player
from maumau.cli.words import Reader

PARTY = Party((Player("Ana", None, True), Player("Ben", "rules", False)))
READER = Reader(Deck.of("6-A"), PARTY, two_words=False)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Ana:", "What does Ana say"),
        ("Ana :  ", "What does Ana say"),
        ("x" * 10_000_000, "too long"),
        ("mau " * 1000, "too long"),
        ("x" * 300, "cannot read"),
    ],
)
def test_nonsense_is_answered(line: str, told: str) -> None:
    with pytest.raises(NotUnderstood, match=told):
        READER.read(line.strip(), naming=False, speaker=0)


def test_a_number_of_hundreds_of_digits_is_a_number() -> None:
    assert READER.read("9" * 399, naming=False, speaker=0).number == 999_999_999


@pytest.mark.parametrize("path", ["~nobody-is-called-so/x", "a\0b"])
def test_a_file_that_can_have_no_name(path: str) -> None:
    with pytest.raises(CallWrong, match="no place for a file"):
        named(path)
