"""The reasons of refusals: each known, each explained, each on the page of the reference."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from maumau.engine.refuse import SPELLING, Why
from maumau.game import Refusal, deal
from maumau.game.refusals import reasons
from maumau.game.telling import OTHER
from maumau.locale import language
from maumau.rules import shipped

ROOT = Path(__file__).resolve().parents[2]
#: What the sentences tell of; `who` and `last` are the seat that moved and the last one.
KNOWN = {*("card", "top", "drawn", "naming", "suit", "pending", "who", "turn", "waiting", "caught", "last")}
PAGE = (ROOT / "docs" / "reference" / "refusals.md").read_text(encoding="utf-8")


def sentence_of(reason: str) -> str:
    """The sentence of a reason, with names in braces for what it tells of."""
    told = {name: f"{{{name}}}" for name in KNOWN} | {"whom": f"{{{OTHER.get(reason, 'whom')}}}"}
    return language("en").say(f"refusal-{reason}", you=False, **told)


def test_every_reason_of_the_engine_is_explained_and_no_other() -> None:
    assert set(reasons()) == {SPELLING[why] for why in Why if why != Why.ALLOWED}
    assert len(set(SPELLING.values())) == len(SPELLING)


@pytest.mark.parametrize("reason", sorted(reasons()))
def test_a_reason_has_a_clause_and_a_sentence_that_speaks_of_what_a_refusal_knows(reason: str) -> None:
    assert set(reasons()[reason]) <= {"keys", "clause"}
    assert re.fullmatch(r"ALL-\d\d", reasons()[reason]["clause"])
    assert set(re.findall(r"\{(\w+)\}", sentence_of(reason))) <= KNOWN
    game = deal("maumas", seats=2, seed=1)
    refusal = game.why("take")
    assert isinstance(refusal, Refusal)
    assert set(refusal.parameters) >= KNOWN - {"who", "last"}


def test_the_page_of_reasons_is_complete() -> None:
    assert re.findall(r"^## (\S+)$", PAGE, re.MULTILINE) == sorted(reasons())
    for reason, entry in reasons().items():
        assert f"“{sentence_of(reason)}”" in PAGE
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
                told = re.fullmatch(r"(.*?\.) What is allowed now: (.*)\. \((.*)\)", str(refusal))
                assert told is not None
                assert told[1] == f"Seat {game.turn} cannot play {card} on {game.top}: it does not follow."
                assert [move for move in refusal.allowed if str(move.card or move) not in told[2]] == []
                assert told[3] == refusal.clause
                return
        game = game.play(game.legal[-1])
    pytest.fail("no card that does not follow in 400 moves")
