"""A change of any key is another ruleset, and the rulebook and the comparison tell it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from maumau.locale import Text, language
from maumau.rules import Ruleset, load
from maumau.rules.reference import stated_keys
from maumau.rules.rulebook import differences, page, write
from maumau.rules.shape import general

House = Callable[[str], Path]

#: A change of every key that holds a value, made in a game that has them all.
RICH = """
[pack]
ranks = "6-A"
[deal]
opening = "cut card"
[cards]
8 = { cover = { with = "fits" }, followed_by = "suit" }
9 = { reverse = true }
10 = { penalty = { until = "hearts" } }
[call.one_left]
before = "on turn"
after = true
until = "another moves"
missed = "caught"
cards = 2
[call.none_left]
before = "on turn"
after = true
cards = 2
double = "J"
[score.points]
"any card" = 1
[match]
limit = 100
"""

CHANGES: dict[str, Any] = {
    "players": "2-3",
    "follow": "suit",
    "pack.ranks": "7-A",
    "pack.suits": "clubs, spades, diamonds, hearts",
    "pack.packs": 2,
    "pack.players_per_pack": 2,
    "deal.hand": 4,
    "deal.packet": 2,
    "deal.opening": "starter",
    "deal.starter_power": True,
    "deal.leader": "winner",
    "deal.hand_by_players.2": 6,
    "deal.starter_not": "6",
    "deal.cutter_keeps": 2,
    "turn.direction": "counter-clockwise",
    "turn.reverse_two_players": "skip",
    "draw.allowed": "when nothing fits",
    "draw.cards": "until one fits",
    "draw.then": "turn ends",
    "draw.may_pass": True,
    "stock.renew": "turned over",
    "stock.renew_when": "used up",
    "cards.J.wild": "6-10",
    "cards.J.nominate": "another suit",
    "cards.8.followed_by": "any card",
    "cards.9.skip": 1,
    "cards.9.reverse": False,
    "cards.7.penalty.cards": 3,
    "cards.10.penalty.until": "spades",
    "cards.7.penalty.who": "previous",
    "cards.7.penalty.taker": "plays",
    "cards.7.penalty.answer": "7, 8",
    "cards.8.cover.with": "same suit",
    "cards.8.cover.refuse": True,
    "cards.8.cover.draw.allowed": "when nothing fits",
    "cards.8.cover.draw.cards": 0,
    "cards.8.cover.draw.then": "must play it",
    "cards.8.cover.passes_on": True,
    "cards.7.last": "answered",
    "call.one_left.before": "any time",
    "call.one_left.after": False,
    "call.one_left.until": "another plays a card",
    "call.one_left.missed": "cannot finish",
    "call.one_left.cards": 1,
    "call.none_left.double": "any card",
    "score.to": "finisher",
    "score.points.J": 20,
    "score.left_alone.J": 20,
    "score.finishing_with.J.finisher": -20,
    "score.finishing_with.J.others_times": 2,
    "match.limit": 50,
    "match.limit_is": "exceeded",
    "match.rounds": 4,
    "match.tie": "rounds won",
    "match.loser": "other end",
    "match.lost_holding": "J",
}


def changed(path: str) -> str:
    """The rich game with a switch that changes one key."""
    value = CHANGES[path]
    text = json.dumps(value, ensure_ascii=False)
    rich = RICH.replace("cut card", "starter") if path == "deal.starter_not" else RICH  # no cut card goes under it
    return f"{rich}\n[options.change]\ndefault = false\n[options.change.true]\n{path} = {text}"


@pytest.mark.parametrize("path", CHANGES)
def test_any_change_of_play_changes_the_fingerprint(house: House, path: str) -> None:
    file = house(changed(path))
    assert load(file).fingerprint != load(file, {"change": True}).fingerprint


@pytest.mark.parametrize("path", [path for path in CHANGES if path != "pack.suits"])  # their order is no rule
def test_any_change_is_told_in_the_rulebook_and_the_comparison(house: House, path: str) -> None:
    file = house(changed(path))
    first, second = load(file), load(file, {"change": True})
    assert rules_told(first, second) - {Text("compare-settings")}
    texts = [write(page(ruleset), language("en"), "text").split("House rules")[0] for ruleset in (first, second)]
    assert texts[0] != texts[1]


def rules_told(first: Ruleset, second: Ruleset) -> set[object]:
    """The rules that the comparison of two tells."""
    return {row.rule for row in differences(first, second)}


def test_the_changes_are_those_of_every_key() -> None:
    keys = {".".join(general(tuple(path.split(".")))) for path in CHANGES}
    all_keys = {".".join(path) for path, node in stated_keys() if not node.by_card or path == ("score", "left_alone")}
    # both calls have these keys; a stock that ends during a draw matters in a draw-until alone
    twice = {f"call.none_left.{key}" for key in ("before", "after", "cards")}
    draw_until = {"draw.stock_out", "cards.*.cover.draw.stock_out"}
    assert {key.replace("left_alone.*", "left_alone").replace("players.2", "players") for key in keys} - {
        "score.points.*"
    } == all_keys - twice - draw_until


def test_a_stock_that_stops_the_draw_is_told(house: House) -> None:
    stops = load(house('[draw]\ncards = "until one fits"\nstock_out = "stops"'))
    renews = load(house('[draw]\ncards = "until one fits"'))
    assert stops.fingerprint != renews.fingerprint
    assert rules_told(stops, renews) == {Text("compare-drawing")}
