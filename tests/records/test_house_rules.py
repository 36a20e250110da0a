"""Records of rules that are not shipped carry them, so that everybody can check them; and what fingerprints say."""

from __future__ import annotations

from pathlib import Path

import pytest

from maumau.game import deal
from maumau.lab.simulate import simulate_matches, simulate_rounds
from maumau.records import match_of_record, match_record, record_of, round_of_record
from maumau.rules import Ruleset, load, shipped

from .samples import fresh, refused, right, simulated, simulated_match, unreadable

HOUSE = """
name = "Maumas at home"
extends = "maumas"

[cards.10]
reverse = true

[options.eights_skip]
default = false
true = { cards = { 8 = { skip = 1 } } }
"""


@pytest.fixture
def house(tmp_path: Path) -> Ruleset:
    """A ruleset from a file that is gone when it is played."""
    path = tmp_path / "at-home.toml"
    path.write_text(HOUSE, encoding="utf-8")
    ruleset = load(path, {"eights_skip": True, "hand": 6})
    path.unlink()
    return ruleset


def test_a_record_of_rules_from_a_path_carries_them(house: Ruleset) -> None:
    for record in simulate_rounds(house, 3, 3, 1, ("random-any",)):
        assert record["ruleset"] == "at-home"
        assert record["options"] == {"eights_skip": True, "hand": 6}
        assert record["rules"] == house.resolved()
        assert record["rules"]["deal"]["hand"] == 6
        right(record)
        assert record_of(round_of_record(record)) == record


def test_its_options_only_tell_what_was_chosen(house: Ruleset) -> None:
    """They are applied already, and the name of the rules is only a name."""
    record = record_of(deal(house, seats=2, seed=1))
    right(fresh(record, options={}))
    right(fresh(record, options={"any": "thing"}))
    right(fresh(record, ruleset="somebody else's"))


def test_without_its_rules_nobody_can_check_it(house: Ruleset) -> None:
    record = record_of(deal(house, seats=2, seed=1))
    del record["rules"]
    assert "'at-home' is no shipped ruleset and its rules are not given; shipped are " in unreadable(record)


def test_other_rules_have_another_fingerprint(house: Ruleset) -> None:
    record = record_of(deal(house, seats=2, seed=1))
    changed = fresh(record)
    changed["rules"]["cards"]["8h"]["skip"] = 2
    assert "fingerprint" in refused(changed)


def test_a_match_of_rules_from_a_path_is_verified_without_the_file(house: Ruleset) -> None:
    match = next(iter(simulate_matches(house, 2, 1, 3, ("random",))))
    assert match["rules"] == house.resolved()
    right(match)
    assert match_record(match_of_record(match)) == match


def test_a_file_that_plays_like_a_shipped_ruleset_still_has_its_own_name(tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_text('name = "Ours"\nextends = "maumas"\n', encoding="utf-8")
    record = record_of(deal(load(path), seats=2, seed=1))
    assert record["fingerprint"] == load("maumas").fingerprint
    assert record["ruleset"] == "ours"
    right(record)


def test_a_file_named_like_a_shipped_ruleset_is_not_taken_for_it(tmp_path: Path) -> None:
    path = tmp_path / "maumas.toml"
    path.write_text('extends = "mau-mau-32"\n', encoding="utf-8")
    record = record_of(deal(load(path), seats=2, seed=1))
    assert record["ruleset"] == "maumas"
    assert record["rules"]["pack"] == load("mau-mau-32").resolved()["pack"]
    right(record)
    assert round_of_record(record).ruleset.fingerprint == load("mau-mau-32").fingerprint


@pytest.mark.parametrize("name", shipped())
def test_the_fingerprint_may_be_missing_but_not_wrong(name: str) -> None:
    record = fresh(simulated(name, 2)[0])
    right(record)
    good = record.pop("fingerprint")
    right(record)
    other = next(load(each).fingerprint for each in shipped() if load(each).fingerprint != good)
    for wrong in (other, good.upper(), good[:-1], good.removeprefix("sha256:"), ""):
        message = refused({**record, "fingerprint": wrong})
        assert message.startswith("fingerprint: ")
        assert good in message


def test_the_fingerprint_tells_of_options_too() -> None:
    record = simulated("maumas", 2)[0]
    assert refused(fresh(record, options={"wild_on_six": False})).startswith("fingerprint: ")
    assert simulated("maumas", 2, hand=6)[0]["fingerprint"] != record["fingerprint"]


def test_a_match_has_a_fingerprint_of_its_own() -> None:
    match = simulated_match("maumas", 2)
    right({key: value for key, value in match.items() if key != "fingerprint"})
    assert refused(fresh(match, fingerprint="sha256:0")).startswith("fingerprint: ")


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ({"pack": 5}, "pack"),
        ({"cards": {"Z": {"skip": 1}}}, "cards.Z"),
        ({"players": "2-99"}, "players"),
        ({"follow": "colour"}, "follow"),
        ({"name": "x"}, "name"),
        ({"magic": True}, "magic"),
        ({"score": {"to": "holder", "points": {}}}, "points"),
    ],
)
def test_damaged_rules_are_told_by_their_key(house: Ruleset, damage: dict[str, object], said: str) -> None:
    record = record_of(deal(house, seats=2, seed=1))
    message = unreadable(fresh(record, rules={**record["rules"], **damage}))
    assert said in message
    assert "at-home" in message
