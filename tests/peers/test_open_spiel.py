"""Our engine and OpenSpiel's `crazy_eights` agree on every legal move of every decision (see README.md)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from maumau.game.table import compiled
from maumau.rules import Ruleset, load

from .open_spiel import (
    ACTIONS,
    DIFFERENCES,
    MANY,
    MANY_HOARDERS,
    RULES,
    SEATS,
    Disagreement,
    compare_many,
    open_spiel_game,
    our_ruleset,
    points_there,
)

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install -r requirements-peers.lock")

FEW, FEW_HOARDERS = 7, 3

#: What the file says, what it is made to say, and a number of seats at which that shows.
CHANGES = [
    ('follow = "suit or rank"', 'follow = "suit"', 3),
    ("players_per_pack = 5", "players_per_pack = 4", 5),
    ("hand = 5", "hand = 6", 3),
    ("hand_by_players = { 2 = 7 }", "", 2),
    ('starter_not = "8"', "", 3),
    ("starter_power = true", "", 3),
    ('direction = "counter-clockwise"', "", 3),
    ('reverse_two_players = "nothing"', 'reverse_two_players = "skip"', 2),
    ('allowed = "at will"', 'allowed = "when nothing fits"', 3),
    ("cards = 1", "cards = 2", 3),
    ('then = "may play any card"', 'then = "may play it"', 3),
    ("may_pass = true", "", 3),
    ('renew_when = "used up"', "", 3),
    ("penalty = { cards = 2", "penalty = { cards = 3", 3),
    ('taker = "skipped"', 'taker = "plays"', 3),
    ('answer = "2"', 'answer = "2, 8"', 3),
    ('wild = "any card"', 'wild = "any card but 2"', 3),
    ('nominate = "any suit"', 'nominate = "another suit"', 3),
    ("skip = 1", "skip = 2", 3),
    ("reverse = true", "", 3),
]


def test_actions_are_what_open_spiel_calls_them() -> None:
    names = {"draw": "Draw", "take": "Draw", "pass": "Pass"}
    state = open_spiel_game(2).new_initial_state()
    for move, action in ACTIONS.items():
        card, suit = move.card, (move.suit or "").upper()
        name = f"Nominate suit {suit}" if suit else names.get(move.verb)
        if card is not None:
            name = f"Play {card.suit.upper()}{card.rank.replace('10', 'T')}"
        assert state.action_to_string(0, action) == name


@pytest.mark.parametrize("seats", SEATS)
def test_the_same_moves_are_legal(seats: int) -> None:
    endings, _ = compare_many(seats, range(FEW))
    assert endings.total() == FEW
    endings, _ = compare_many(seats, range(FEW_HOARDERS), hoarders=True)
    assert endings.total() == FEW_HOARDERS


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
def test_the_same_moves_are_legal_in_many_games(seats: int) -> None:
    endings, moves = compare_many(seats, range(MANY))
    assert moves > 100 * MANY
    early = sum(endings[name] for name in DIFFERENCES)
    assert early <= MANY // 100, endings


@pytest.mark.long
def test_every_difference_on_the_list_is_still_there() -> None:
    endings = sum((compare_many(seats, range(MANY_HOARDERS), hoarders=True)[0] for seats in SEATS), start=Counter())
    assert set(endings) >= set(DIFFERENCES), endings


def compare_both_kinds(seats: int, games: int, ruleset: Ruleset) -> None:
    """Uniform players and hoarders."""
    compare_many(seats, range(games), ruleset=ruleset)
    compare_many(seats, range(games), hoarders=True, ruleset=ruleset)


@pytest.mark.parametrize(("said", "changed", "seats"), CHANGES, ids=[said for said, _, _ in CHANGES])
def test_another_rule_would_be_noticed(said: str, changed: str, seats: int, tmp_path: Path) -> None:
    text = RULES.read_text("utf-8")
    assert said in text
    path = tmp_path / "changed.toml"
    path.write_text(text.replace(said, changed, 1), "utf-8")
    other = load(str(path))
    assert other.fingerprint != our_ruleset().fingerprint
    with pytest.raises(Disagreement):
        compare_both_kinds(seats, 30, other)


def test_scores_differ_for_number_cards_alone() -> None:
    """Why scores are not compared: OpenSpiel counts a number card by its place in the pack, so the suit matters."""
    ruleset = our_ruleset()
    ours = dict(zip(ruleset.deck.kinds, compiled(ruleset)["points"][0].tolist(), strict=False))
    apart = {card for card in ruleset.deck.kinds if ours[card] != points_there(card)}
    assert apart == ruleset.select("2-7, 9, 10") - ruleset.select("2c")
