"""Resolved rules and fingerprints: two files that play alike are one ruleset."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from maumau.rules import load, load_resolved, shipped
from maumau.rules.fingerprint import canonical, counted
from maumau.rules.schema import Later, Rules
from maumau.rules.shape import marked

#: Another value of every key that came after the first records.
LATER = {
    ("deal", "hand_by_players"): {"2": 7},
    ("deal", "starter_not"): "7",
    ("draw", "may_pass"): True,
    ("stock", "renew_when"): "used up",
}

House = Callable[[str], Path]


@pytest.mark.parametrize("ruleset", shipped())
def test_resolved_rules_load_again_and_are_the_same(ruleset: str) -> None:
    first = load(ruleset)
    again = load_resolved(json.loads(json.dumps(first.resolved())), name="from a record")
    assert again.resolved() == first.resolved()
    assert again.fingerprint == first.fingerprint
    assert again.rules == first.rules
    assert again.deck == first.deck
    assert (again.id, again.name, again.options, dict(again.chosen)) == ("from a record", "from a record", {}, {})


def test_the_fingerprint_is_the_hash_of_the_canonical_json() -> None:
    ruleset = load("maumas")
    text = canonical(counted(ruleset.resolved()))
    assert ruleset.fingerprint == "sha256:" + hashlib.sha256(text.encode("utf-8")).hexdigest()
    assert json.loads(canonical(ruleset.resolved())) == ruleset.resolved()
    assert canonical({"b": [1, "♥"], "a": {"d": True, "c": "none"}}) == '{"a":{"c":"none","d":true},"b":[1,"♥"]}'


def test_fingerprints_in_records_stay_true() -> None:
    """A shipped ruleset changes its fingerprint with its rules alone; whoever changes one says why."""
    with (Path(__file__).parent / "fingerprints.toml").open("rb") as file:
        pinned = tomllib.load(file)
    assert {ruleset: load(ruleset).fingerprint for ruleset in shipped()} == pinned


def test_keys_that_came_later_count_where_they_say_something() -> None:
    plain = load("mau-mau-32").resolved()
    for path, value in LATER.items():
        table, key = path
        changed = {**plain, table: {**plain[table], key: value}}
        without = {**plain, table: {name: one for name, one in plain[table].items() if name != key}}
        assert load_resolved(changed).fingerprint != load("mau-mau-32").fingerprint
        assert load_resolved(without).fingerprint == load("mau-mau-32").fingerprint
        assert key not in counted(plain)[table]
    assert set(LATER) == {path for path, _ in marked(Rules, Later)}


def test_shipped_rulesets_differ() -> None:
    assert len({load(ruleset).fingerprint for ruleset in shipped()}) == len(shipped()) == 15


def test_resolved_rules_spell_everything_out() -> None:
    data = load("cheshskiy-durak-9").resolved()
    assert set(data) == {
        *("players", "follow", "pack", "deal", "turn", "draw", "stock", "cards", "call", "score", "match"),
    }
    assert data["pack"] == {
        "ranks": "6, 7, 8, 9, 10, J, Q, K, A",
        "suits": "clubs, diamonds, hearts, spades",
        "packs": 1,
        "players_per_pack": "none",
    }
    assert data["turn"] == {"direction": "clockwise", "reverse_two_players": "nothing"}
    assert data["call"] == {"one_left": "none", "none_left": "none"}
    assert data["cards"]["8d"]["cover"] == {
        "with": "8, Q, 6d, 7d, 9d, 10d, Jd, Kd, Ad",
        "refuse": False,
        "draw": {"allowed": "when nothing fits", "cards": 1, "then": "must play it", "stock_out": "renews"},
        "passes_on": False,
    }
    assert data["cards"]["8d"]["penalty"] == data["match"]["limit"] == "none"
    assert data["score"]["points"]["10d"] == 10
    assert data["score"]["left_alone"] == {"Qc": 20, "Qd": 20, "Qh": 20}  # the queen of spades counts 50 anyhow


#: Ways of saying the same thing.
ALIKE = {
    "defaults": '[deal]\npacket = 1\nleader = "eldest"\n[turn]\ndirection = "clockwise"\n[match]\ntie = "shared"',
    "words about it": 'name = "Other"\n[about]\ncountry = "Nowhere"\n[clauses]\ndeal = "H-1"',
    "options": '[options]\nhand = { sets = "deal.hand", values = "4-6" }',
    "ranks one by one": '[pack]\nranks = "7, 8-10, J, Q-A"\nsuits = "clubs, diamonds, hearts, spades"',
    "card by card": '[cards]\nJ = "none"\n"Jc, Jd, Js, Jh" = { wild = "any card", nominate = "any suit" }',
    "entries that say nothing": "[cards]\n8 = {}\n9 = { skip = 0, reverse = false }\n10 = 'plain'",
    "an entry that is overruled": "[cards.'7-8']\nskip = 3\n[cards]\n8 = 'plain'",
    "stock_out without a draw-until": '[draw]\nstock_out = "stops"',
    "covered without a cover": '[cards.8]\nlast = "covered"',
    "a limit that is none": '[match]\nlimit_is = "exceeded"',
}


@pytest.mark.parametrize("name", ALIKE)
def test_files_that_play_alike_have_one_fingerprint(write: Callable[..., Path], house: House, name: str) -> None:
    assert load(house(ALIKE[name])).fingerprint == load(write()).fingerprint


def test_selectors_may_be_written_in_many_ways(write: Callable[..., Path], house: House) -> None:
    text = '[cards]\n7 = { penalty = { answer = "7c, 7d, 7h, 7s" } }\nJ = { wild = "7-10, J, Q-A" }'
    assert load(house(text)).fingerprint == load(write()).fingerprint
    text = text.replace('"7c, 7d, 7h, 7s"', '"same rank"')
    assert load(house(text)).fingerprint == load(write()).fingerprint


def test_scores_may_be_written_in_many_ways(house: House) -> None:
    one = '[score]\npoints = { "7-10" = "number", "J, Q, K, A" = 10 }\n'
    one += "left_alone = { 10 = 10 }\nfinishing_with = { J = {} }"
    other = "[score.points]\n7 = 7\n8 = 8\n9 = 9\n'10, J-A' = 10"
    assert load(house(one)).fingerprint == load(house(other)).fingerprint


def test_a_packet_larger_than_the_hand_is_the_hand(house: House) -> None:
    assert load(house("[deal]\npacket = 7")).fingerprint == load(house("[deal]\npacket = 5")).fingerprint
