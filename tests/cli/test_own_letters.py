"""A letter that stands on a card is no English shortcut where it is printed."""

from __future__ import annotations

import pytest

from maumau.cli.vocabulary import VERBS, vocabulary
from maumau.locale import language


@pytest.mark.parametrize(("code", "typed"), [("de", "D"), ("de", "k"), ("lt", "D"), ("lt", "K"), ("lt", "T")])
def test_a_printed_letter_does_nothing_by_itself(code: str, typed: str) -> None:
    assert vocabulary(language(code)).meanings(VERBS, typed) == ()


@pytest.mark.parametrize(("code", "typed", "meant"), [("en", "d", "draw"), ("sr", "t", "take"), ("lt", "draw", "draw")])
def test_other_shortcuts_and_whole_words_stay(code: str, typed: str, meant: str) -> None:
    assert meant in vocabulary(language(code)).meanings(VERBS, typed)
