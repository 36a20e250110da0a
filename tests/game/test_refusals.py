"""The reasons of refusals: each known, each explained, each on the page of the reference."""

from __future__ import annotations

import re
import string
import subprocess
import sys
from pathlib import Path

import pytest

from maumau.engine.refuse import SPELLING, Why
from maumau.game import Refusal, deal
from maumau.game.refusals import reasons
from maumau.rules import shipped

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "reference" / "refusals.md").read_text(encoding="utf-8")


def test_every_reason_of_the_engine_is_explained_and_no_other() -> None:
    assert set(reasons()) == {SPELLING[why] for why in Why if why != Why.ALLOWED}
    assert len(set(SPELLING.values())) == len(SPELLING)


@pytest.mark.parametrize("reason", sorted(reasons()))
def test_a_sentence_speaks_of_what_a_refusal_knows(reason: str) -> None:
    game = deal("maumas", seats=2, seed=1)
    refusal = game.why("take")
    assert isinstance(refusal, Refusal)
    fields = {name for _, name, _, _ in string.Formatter().parse(reasons()[reason]["message"]) if name}
    assert fields <= set(refusal.parameters)
    assert re.fullmatch(r"ALL-\d\d", reasons()[reason]["clause"])


def test_the_page_of_reasons_is_complete() -> None:
    assert re.findall(r"^## (\S+)$", PAGE, re.MULTILINE) == sorted(reasons())
    for entry in reasons().values():
        assert f"“{entry['message']}”" in PAGE
        for key in entry.get("keys", []):
            assert f"`{key}`" in PAGE


def test_the_page_of_reasons_is_as_the_code_says() -> None:
    script = ROOT / "docs" / "generate_reference.py"
    done = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.rule("ALL-13")
@pytest.mark.parametrize("name", shipped())
def test_a_clause_is_the_rulesets_own_where_it_gives_one(name: str) -> None:
    """A card that does not follow is refused by the clause that the ruleset's file has for following."""
    game = deal(name, seats=2, seed=1)
    ruleset = game.ruleset
    for _ in range(400):
        for card in game.hands[game.turn or 0]:
            refusal = game.why(f"play {card}")
            if refusal is not None and refusal.reason == "does-not-follow":
                expected = {ruleset.clauses_for("follow")[0], *ruleset.clauses_for(f"cards.{game.top}.followed_by")}
                assert refusal.clause in expected
                assert str(refusal) == f"{card} does not follow {game.top}. ({refusal.clause})"
                return
        game = game.play(game.legal[-1])
    pytest.fail("no card that does not follow in 400 moves")
