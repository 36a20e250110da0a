"""Problems are told with file, line, key, and the nearest right name; all of a file together."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maumau.rules import Problem, RulesError, check_file, load, load_resolved, shipped
from maumau.rules.lines import key_lines
from maumau.rules.loading import _Loading
from maumau.rules.sources import Source, open_source, with_parents

Wrong = Callable[[str], list[Problem]]


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("plaers = '2-4'", 2, "'plaers' is not a key of the rules language; did you mean 'players'?"),
        ("[deal]\nhnad = 5", 3, "'hnad' is not a key of [deal]; did you mean 'hand'?"),
        ("[cards.Q]\nrefuse = true", 3, "it is one as 'cards.*.cover.refuse'"),
        ("[cards.Q]\npenalty = { cards = 1,  cancel = 'J' }", 3, "'cancel' is not a key of [cards.Q.penalty]"),
        ("[cards.Q]\nskip_answer = 'Q'", 3, "is not a key of"),
        ("[together]\ncards = 'equal'", 2, "'together' is not a key of the rules language"),
        (
            "round_ends = 'one left'",
            2,
            "'round_ends' is not a key of the rules language; the nearest is 'match.rounds'",
        ),
        ("[deal]\nhand_by_round = '8-1'", 3, "'hand_by_round' is not a key of"),
        ("[deal]\nhand_by_players = { 11 = 5 }", 3, "'11' is no number of players: they are 2, 3, 4"),
        ("[deal]\nhand_by_players = { 2 = 'x' }", 3, "'x' is not right here: it must be a number"),
        ("[call.two_left]\ncards = 1", 2, "'two_left' is not a key of [call]; did you mean 'one_left'?"),
        ("[deal]\nhand = '5'", 3, "'5' is not right here: it must be a number"),
        ("[deal]\nhand = 5.0", 3, "5.0 is not right here: it must be a number"),
        ("[deal]\nhand = true", 3, "true is not right here: it must be a number"),
        ("[deal]\nstarter_power = 'yes'", 3, "it must be true or false"),
        ("[deal]\nopening = 'started'", 3, "did you mean 'starter'?"),
        ("[deal]\nopening = ['lead']", 3, "a list is not right here: it must be one of 'starter', 'cut card', 'lead'"),
        ("[draw]\ncards = 'until it fits'", 3, "a number or 'until one fits'; did you mean 'until one fits'?"),
        ("[stock]\nrenew = 'never'", 3, "it must be one of 'shuffled', 'turned over'"),
        ("deal = 3", 2, "3 is not right here: it must be a table"),
        ("[cards]\nQ = 3", 3, "3 is not right here: it must be a table"),
        ("[cards]\nQ = 'plane'", 3, "'plane' is not right here: it must be a table"),
        ("[cards.Qx]\nskip = 1", 2, "no such card or group: 'Qx' in 'Qx'"),
        ("[cards.queen]\nskip = 1", 2, "did you mean 'Q'?"),
        ("[cards.Q]\nwild = 'any cards'", 3, "did you mean 'any card'?"),
        ("[cards.Q]\nskp = 'none'", 3, "did you mean 'skip'?"),
        ("[about]\nauthor = 'x'", 3, "'author' is not a key of [about]"),
        ("name = 3", 2, "3 is not right here: it must be a text"),
    ],
)
def test_a_problem_names_the_line_and_what_would_be_right(wrong: Wrong, text: str, line: int, message: str) -> None:
    problems = wrong(text)
    assert len(problems) == 1, problems
    assert problems[0].line == line
    assert message in problems[0].message


def test_all_problems_of_a_file_come_together(wrong: Wrong) -> None:
    text = """
    plaers = "2-4"
    [deal]
    hnad = 5
    opening = "led"
    [cards.6]
    skip = 1
    [cards.8]
    wild = "dimonds"
    [options.foo]
    default = false
    true = { deel = { hand = 3 } }
    [clauses]
    turn = "H-1"
    """
    assert [problem.line for problem in wrong(text)] == [3, 5, 6, 7, 10, 13, 15]


def test_the_error_reads_as_a_list_of_places(house: Callable[[str], Path]) -> None:
    path = house("[deal]\nhnad = 5\nhand = 0")
    with pytest.raises(RulesError) as caught:
        load(path)
    first, second = str(caught.value).split("\n")
    assert first == f"{path}:3: deal.hnad: 'hnad' is not a key of [deal]; did you mean 'hand'?"
    assert second.startswith(f"{path}:4: deal.hand: 0 is not right here")
    assert isinstance(caught.value, ValueError)


def test_missing_keys_are_named_with_their_meaning(write: Callable[..., Path]) -> None:
    problems = {
        problem.path: problem.message for problem in check_file(write('[deal]\nhand = 5\n[pack]\nranks = "7-A"'))
    }
    assert set(problems) == {"players", "follow", "deal.opening", "draw", "stock"}
    assert "How few and how many may play" in problems["players"]


def test_a_wrong_value_is_not_missing_as_well(write: Callable[..., Path]) -> None:
    path = write("")
    path.write_text((path.parent / "house.toml").read_text("utf-8"), "utf-8")
    text = 'players = "2-4"\nfollow = "suits"\npack = { ranks = "7-A" }\ndeal = { hand = 5, opening = "lead" }\n'
    text += 'draw = { allowed = "at will", then = "turn end" }\nstock = { renew = "shuffled" }'
    assert [problem.path for problem in check_file(write(text))] == ["follow", "draw.then"]


def test_the_line_is_that_of_the_layer_that_says_so(write: Callable[..., Path]) -> None:
    write()
    write('extends = "house"\n\n[cards.8]\nskip = 1', "middle")
    problems = check_file(write('extends = "middle"\n[cards.8]\ncover = {}', "child"))
    assert [(Path(problem.file).name, problem.line) for problem in problems] == [("middle.toml", 4)]


def test_a_problem_of_resolved_rules_names_their_key() -> None:
    data = load("maumas").resolved()
    data["deal"]["hnad"] = 4
    del data["stock"]
    with pytest.raises(RulesError) as caught:
        load_resolved(data, "record 3")
    assert {str(problem).split(": ")[1] for problem in caught.value.problems} == {"deal.hnad", "stock"}
    assert all(problem.file == "record 3" and problem.line == 0 for problem in caught.value.problems)
    with pytest.raises(RulesError, match="resolved rules have no 'extends'"):
        load_resolved({**load("maumas").resolved(), "extends": "maumas"})


def leaves(data: dict[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for key, value in data.items():
        yield (*path, key)
        if isinstance(value, dict):
            yield from leaves(value, (*path, key))


@pytest.mark.parametrize("ruleset", ["mau-mau-balkan", "cheshskiy-durak-4"])
def test_null_is_refused_at_every_key_of_resolved_rules(ruleset: str) -> None:
    """JSON knows it and TOML does not; nothing behind the border has to."""
    whole = load(ruleset).resolved()
    for path in leaves(whole):
        data = copy.deepcopy(whole)
        at = data
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = None
        with pytest.raises(RulesError, match="null is no value"):
            load_resolved(data)


# ---------------------------------------------------------------- whatever a file says, it loads or is refused

SHIPPED: dict[str, Any] = {ruleset: open_source(ruleset).data for ruleset in shipped()}
JUNK = st.sampled_from([0, -1, 7, 1.5, True, "", "none", "plain", "7", "same suit", "2-3", [], ["a"], {}, {"x": 1}])


def _paths(data: Any, upper: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    if not isinstance(data, dict):
        return [upper]
    return [upper] * bool(upper) + [path for key, value in data.items() for path in _paths(value, (*upper, key))]


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_any_change_to_a_file_loads_or_is_refused_with_a_place(data: st.DataObject) -> None:
    ruleset = data.draw(st.sampled_from(list(SHIPPED)))
    chain = with_parents(open_source(ruleset))
    text = SHIPPED[ruleset]
    changed: dict[str, Any] = tomllib.loads("")
    changed.update(_copied(text))
    path = data.draw(st.sampled_from(_paths(text)))
    at = changed
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = data.draw(JUNK)
    if path == ("extends",):
        return
    problems: tuple[Problem, ...] = ()
    try:
        loaded = _Loading([*chain[:-1], Source("x.toml", "x", changed, chain[-1].lines)]).ruleset({})
        assert load_resolved(loaded.resolved()).fingerprint == loaded.fingerprint
    except RulesError as error:
        problems = error.problems
    assert all(problem.file and problem.line and problem.message for problem in problems)


def _copied(value: Any) -> Any:
    return {key: _copied(item) for key, item in value.items()} if isinstance(value, dict) else value


def test_the_scanner_knows_every_key_of_the_shipped_files() -> None:
    for ruleset in shipped():
        source = open_source(ruleset)
        stated = {path for path in _paths(source.data) if path}
        assert stated == {path for path in key_lines_of(ruleset) if "[]" not in path}


def key_lines_of(ruleset: str) -> set[tuple[str, ...]]:
    """The keys that the scanner finds in a shipped file."""
    folder = Path(__file__).parents[2] / "src" / "maumau" / "rulesets"
    return set(key_lines((folder / f"{ruleset}.toml").read_text("utf-8")))
