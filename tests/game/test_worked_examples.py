"""The worked examples of the rulebook are played by the engine, and show what they are there for."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings

from maumau.game.examples import examples, told_scene
from maumau.game.placing import place
from maumau.game.scenes import scenes
from maumau.locale import LANGUAGES, language
from maumau.rules import Ruleset, load, shipped
from tests.laws.test_random_rulesets import FIXED, Tried, made_to_load
from tests.rules.random_rules import Data, rulesets

#: Words that must stand in the examples of a ruleset, in English: what the documents are subtle about.
SHOWN = {
    ("mau-mau-balkan", "powers"): [
        "Jon drew 2 cards: 6♥ J♣",
        "Now Eva may: play 3♦",
        "Eva took 6 cards",
        "Now Ana may: play 10♦",
    ],
    ("mau-mau-balkan", "last"): ["Eva caught Ana", "Ana drew one card: 10♦", "Ana has won the round"],
    ("mau-mau-balkan", "points"): ["Ana −40, Jon 40 and Eva 4"],
    ("maumas", "powers"): ["Eva took 4 cards", "Now Ana may: play 10♣; draw"],
    ("maumas", "last"): ["Jon played 7♦", "Eva took 4 cards", "Ana has won the round", "Ana 0, Jon 4 and Eva 38"],
    ("maumas", "points"): ["Ana 0, Jon 100 and Eva 12"],
    ("mau-mau-fi", "powers"): ["Eva took 4 cards"],
    ("mau-mau-32", "last"): ["Eva caught Ana", "Ana took 2 cards"],
    ("cheshskiy-durak", "points"): ["Ana 0, Jon 20 and Eva 7"],
    ("cheshskiy-durak-3", "match"): ["Jon has lost the match"],
    ("cheshskiy-durak-4", "powers"): ["Ana passed", "Jon named spades", "Now Eva may: play 10♠"],
    ("cheshskiy-durak-5", "points"): ["Ana −30"],
    ("cheshskiy-durak-6", "powers"): ["Jon took 2 cards", "Now Eva may: play 6♠"],
    ("cheshskiy-durak-7", "powers"): ["Now Jon may: play Q♥ or 6♠"],
    ("cheshskiy-durak-9", "points"): ["Ana −50"],
}


def _said(ruleset: Ruleset, section: str) -> str:
    words = language("en")
    return " ".join(
        words.say(line) for one in examples(ruleset) if one.section == section for line in one.lines
    ).replace("\u00a0", " ")


@pytest.mark.parametrize(("name", "section"), SHOWN)
@pytest.mark.rule("SR-13")
@pytest.mark.rule("SR-10")
@pytest.mark.rule("LT-18")
@pytest.mark.rule("RU-V4")
def test_what_is_subtle_is_shown(name: str, section: str) -> None:
    said = _said(load(name), section)
    assert [words for words in SHOWN[name, section] if words not in said] == [], said


def test_an_uncalled_last_card_is_shown_where_it_does_not_finish() -> None:
    said = _said(load("maumas", {"last_card_call": "true"}), "last")
    assert "Ana took one card" in said


@pytest.mark.parametrize("name", shipped())
def test_every_scene_that_is_told_is_played_as_it_is_told(name: str) -> None:
    """What a page tells is what the engine does with the same cards: the moves are legal, the end is the end."""
    ruleset = load(name)
    told = 0
    for tries in scenes(ruleset):
        example = next((one for one in map(partial(told_scene, ruleset), tries) if one is not None), None)
        if example is None:
            continue
        told += 1
        scene = next(scene for scene in tries if told_scene(ruleset, scene) == example)
        round_ = place(ruleset, scene.placement)
        for seat, move in scene.moves:
            assert round_.why(move, seat) is None
            round_ = round_.play(move, seat)
        assert round_.over or not scene.counts
        for line in (line for line in example.lines if line.id == "example-points"):
            assert round_.result is not None
            said = language("en").say(line)
            assert [int(number.replace("−", "-")) for number in re.findall(r"−?\d+", said)] == list(
                round_.result.points
            )
    assert told == len(examples(ruleset)) > 0


@settings(FIXED, max_examples=40)
@given(data=rulesets())
def test_any_ruleset_has_examples_without_a_fault(data: Data) -> None:
    with TemporaryDirectory() as folder:
        ruleset = made_to_load(data, Path(folder) / "drawn.toml", Tried())
    for one in examples(ruleset):
        assert all(language(code).say(line) for line in one.lines for code in LANGUAGES)
