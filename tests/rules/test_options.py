"""Options: what a table may choose, and what is wrong with a choice or with an option itself."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from maumau.rules import Option, Problem, RulesError, Ruleset, check_file, load, load_resolved, shipped

Wrong = Callable[[str], list[Problem]]

#: The options that other programs rely on: values and defaults, for every shipped ruleset.
SPAN = {"limit": (10, 1000), "rounds": (1, 100)}
SWITCHES_FI: dict[str, object] = {
    "starter_power": False,
    "reverse_two_players": "nothing",
    "pack": 52,
    "nine_reverses": False,
    "ace_skips": False,
    "mau_penalty": True,
    "jack_on_jack": False,
}
RU: dict[str, object] = {"hand": 5, "limit": None, "rounds": None}
DEFAULTS: dict[str, dict[str, object]] = {
    "maumas": {
        "hand": 5,
        "limit": 300,
        "rounds": None,
        "play_after_draw": False,
        "wild_on_six": True,
        "six_refusal": "draw",
        "last_card_call": False,
        "scoring": "full",
    },
    "mau-mau-balkan": {
        "hand": 6,
        "limit": 501,
        "rounds": None,
        "starter_power": False,
        "reverse_two_players": "nothing",
        "cut_keep": True,
        "jack_on_jack": False,
        "finish_on_cover": "draw",
    },
    "mau-mau-fi": {"hand": 5, "rounds": 1, **SWITCHES_FI},
    "miinuspisteet": {"hand": 5, "rounds": None, **SWITCHES_FI, "limit": 100},
    "mau-mau-32": {
        "hand": 5,
        "limit": 150,
        "rounds": None,
        "starter_power": False,
        "reverse_two_players": "nothing",
        "jack_on_jack": True,
    },
    "cheshskiy-durak": RU,
    **{f"cheshskiy-durak-{variant}": RU for variant in (1, 2, 4, 6, 8)},
    "cheshskiy-durak-3": {**RU, "hand": 6},
    "cheshskiy-durak-5": {**RU, "hand": 4},
    "cheshskiy-durak-7": {**RU, "taker_plays": False},
    "cheshskiy-durak-9": {**RU, "hand": 6, "finish_on_cover": "wins", "king_of_spades": False},
}
HANDS = {
    "maumas": (5, 8),
    "mau-mau-balkan": (3, 8),
    "mau-mau-fi": (3, 7),
    "miinuspisteet": (3, 7),
    "mau-mau-32": (3, 7),
}
WORDS: dict[str, tuple[object, ...]] = {
    "six_refusal": ("draw", "free"),
    "scoring": ("full", "junior"),
    "reverse_two_players": ("nothing", "skip"),
    "pack": (52, 32),
}


def test_every_shipped_ruleset_is_in_the_table() -> None:
    assert set(DEFAULTS) == set(shipped())


@pytest.mark.parametrize("ruleset", DEFAULTS)
def test_options_have_the_names_values_and_defaults_that_others_rely_on(ruleset: str) -> None:
    options = load(ruleset).options
    assert {name: option.default for name, option in options.items()} == DEFAULTS[ruleset]
    for name, option in options.items():
        assert option.name == name
        assert option.values == expected_values(ruleset, name)
        assert option.default is None or option.default in option.values
        assert [type(value) for value in option.values] == [type(value) for value in expected_values(ruleset, name)]


def expected_values(ruleset: str, name: str) -> tuple[object, ...]:
    if name == "hand":
        least, most = HANDS.get(ruleset, (3, 8))
    elif (ruleset, name) == ("miinuspisteet", "limit"):
        return (100, 150)
    elif (ruleset, name) == ("mau-mau-balkan", "limit"):
        least, most = 10, 2000
    elif name in SPAN:
        least, most = SPAN[name]
    elif name == "finish_on_cover":
        return ("wins", "draw") if ruleset == "cheshskiy-durak-9" else ("draw", "wins")
    else:
        return WORDS.get(name, (False, True))
    return tuple(range(least, most + 1))


def choices(option: Option) -> tuple[object, ...]:
    """All values of a short option, the ends of a long one."""
    return option.values if len(option.values) <= 8 else (option.values[0], option.values[-1])


@pytest.mark.parametrize("ruleset", DEFAULTS)
def test_every_value_of_every_option_loads_and_does_something(ruleset: str) -> None:
    plain = load(ruleset)
    for name, option in plain.options.items():
        for value in choices(option):
            for given in (value, str(value).lower()):
                chosen = load(ruleset, {name: given})
                assert dict(chosen.chosen) == ({} if value == option.default else {name: value})
                idle = name == "reverse_two_players" and not reverses(chosen)
                assert (chosen.fingerprint == plain.fingerprint) is (value == option.default or idle)
                assert load_resolved(chosen.resolved()).fingerprint == chosen.fingerprint
    assert check_file(ruleset) == []


def reverses(ruleset: Ruleset) -> bool:
    """Whether any card turns the direction; else what that does between two players says nothing, and is left out."""
    return any(card.reverse for card in ruleset.rules.cards.values())


def switch_combinations(ruleset: str) -> Iterator[dict[str, object]]:
    options = [option for option in load(ruleset).options.values() if len(option.values) == 2]
    for values in itertools.product(*(option.values for option in options)):
        yield {option.name: value for option, value in zip(options, values, strict=True)}


@pytest.mark.rule("FI-03")
@pytest.mark.parametrize("ruleset", DEFAULTS)
def test_every_combination_of_switches_loads(ruleset: str) -> None:
    fingerprints, told = set(), set()
    for chosen in switch_combinations(ruleset):
        loaded = load(ruleset, chosen)
        fingerprints.add(loaded.fingerprint)
        if not reverses(loaded):
            chosen.pop("reverse_two_players", None)
        told.add(tuple(sorted(chosen.items())))
    assert len(fingerprints) == len(told)


@pytest.mark.rule("LT-04")
def test_the_hand_of_maumas_is_five_to_eight_and_five_if_nothing_is_said() -> None:
    assert load("maumas").rules.deal.hand == 5
    assert [load("maumas", {"hand": hand}).rules.deal.hand for hand in (5, 6, 7, 8)] == [5, 6, 7, 8]
    with pytest.raises(RulesError, match=r"option 'hand' has no value '4'; it may be 5-8 \(the nearest is 5\)"):
        load("maumas", {"hand": 4})


@pytest.mark.rule("LT-22")
def test_junior_scoring_changes_the_limit_but_a_chosen_limit_wins() -> None:
    junior = load("maumas", {"scoring": "junior"})
    assert junior.rules.match.limit == junior.options["limit"].default == 30
    assert junior.rules.score is not None
    assert {junior.rules.score.points[f"J{suit}"] for suit in "cdhs"} == {3}
    assert {junior.rules.score.points[f"{rank}c"] for rank in ("6", "7", "8", "9", "10", "Q", "K", "A")} == {1}
    chosen = load("maumas", {"limit": 300, "scoring": "junior"})
    assert chosen.rules.match.limit == 300
    assert dict(chosen.chosen) == {"limit": 300, "scoring": "junior"}
    same = load("maumas", {"limit": 30, "scoring": "junior"})
    assert dict(same.chosen) == {"scoring": "junior"}
    assert same.fingerprint == junior.fingerprint != chosen.fingerprint
    assert dict(load("maumas", {"limit": 300}).chosen) == {}
    assert junior.clauses_for("score.points.Jh") == ("LT-22",)


@pytest.mark.rule("FI-02")
def test_the_options_of_the_finnish_games() -> None:
    for ruleset in ("mau-mau-fi", "miinuspisteet"):
        small = load(ruleset, {"pack": 32})
        assert len(small.deck.kinds) == 32
        assert dict(small.chosen) == {"pack": 32}
        assert small.resolved()["pack"]["ranks"] == "7, 8, 9, 10, J, Q, K, A"
        silent = load(ruleset, {"mau_penalty": False}).rules.call
        assert (silent.one_left, silent.none_left) == (None, None)
        assert load(ruleset, {"nine_reverses": True}).rules.cards["9d"].reverse
        assert load(ruleset, {"ace_skips": True}).rules.cards["Ad"].skip == 1


@pytest.mark.rule("FI-06")
def test_the_limit_of_miinuspisteet_is_100_or_150() -> None:
    assert load("miinuspisteet").rules.match.limit == 100
    assert load("miinuspisteet", {"limit": "150"}).rules.match.limit == 150
    with pytest.raises(RulesError, match="it may be 100, 150"):
        load("miinuspisteet", {"limit": 120})


@pytest.mark.rule("FI-01")
def test_the_finnish_game_is_one_deal_and_its_series_keeps_the_option() -> None:
    assert load("mau-mau-fi").rules.match.rounds == 1
    assert load("mau-mau-fi", {"rounds": 3}).rules.match.rounds == 3
    series = load("miinuspisteet")
    assert (series.rules.match.rounds, series.options["rounds"].default) == (None, None)
    assert load("miinuspisteet", {"rounds": 1}).rules.match.rounds == 1


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"hnd": 5}, "no option 'hnd'; did you mean 'hand'?"),
        ({"zebra": 5}, "no option 'zebra'; it has hand, limit, rounds"),
        (
            {"scoring": "junor"},
            r"option 'scoring' has no value 'junor'; it may be full, junior \(the nearest is junior\)",
        ),
        ({"hand": True}, "option 'hand' has no value 'true'"),
        ({"wild_on_six": 1}, "option 'wild_on_six' has no value '1'; it may be false, true"),
        ({"wild_on_six": "yes"}, "it may be false, true"),
        ({"hand": 6.0}, "option 'hand' has no value '6.0'"),
        ({"limit": 1001}, "it may be 10-1000 .*nearest is 1000"),
        ({"limit": None}, "option 'limit' has no value 'None'"),
    ],
)
def test_a_wrong_choice_names_what_may_be_chosen(given: dict[str, object], message: str) -> None:
    with pytest.raises(RulesError, match=message):
        load("maumas", given)


def test_all_wrong_choices_come_together() -> None:
    with pytest.raises(RulesError) as caught:
        load("maumas", {"hand": 9, "hnd": 1, "scoring": "x"})
    assert sorted(problem.path for problem in caught.value.problems) == [
        "options.hand",
        "options.hnd",
        "options.scoring",
    ]


BROKEN = {
    "not a table": ("[options]\nx = 3", 3, "an option is a table"),
    "neither way": ("[options]\nx = {}", 3, "an option needs what it 'sets', or a 'default' and patches"),
    "no values": ("[options]\nx = { default = false }", 3, "at least one value beside its default"),
    "sets nothing known": ("[options]\nx = { sets = 'deal.hnd', values = '3-5' }", 3, "did you mean 'deal.hand'?"),
    "sets a table": ("[options]\nx = { sets = 'deal' }", 3, "'deal' is not a key of the rules language"),
    "no values for a number": ("[options]\nx = { sets = 'deal.hand' }", 3, "deal.hand: false is not right here"),
    "values of a wrong kind": (
        "[options]\nx = { sets = 'deal.opening', values = ['starter', 'led'] }",
        3,
        "value led: deal.opening: 'led' is not right here",
    ),
    "values twice": ("[options]\nx = { sets = 'deal.hand', values = [5, 5] }", 3, "no value stands twice"),
    "a span backwards": ("[options]\nx = { sets = 'deal.hand', values = '8-5' }", 3, "values are a span such as '5-8'"),
    "sets and a patch": ("[options.x]\nsets = 'deal.hand'\nvalues = '5-6'\ntrue = {}", 5, "cannot stand beside 'sets'"),
    "values and patches": ("[options.x]\ndefault = 1\nvalues = '1-2'\n2 = {}", 4, "'values' stands beside 'sets'"),
    "a patch for the default": (
        "[options.x]\ndefault = false\nfalse = { deal = { hand = 4 } }",
        4,
        "'false' is the default: what the file says",
    ),
    "a value of another kind": ("[options.x]\ndefault = false\nmaybe = {}", 4, "the default is true or false"),
    "a number of another kind": ("[options.x]\ndefault = 52\nsmall = {}", 4, "the default is a number"),
    "a patch that is none": ("[options.x]\ndefault = 'a'\nb = 3", 4, "value 'b' needs a piece of ruleset"),
    "a patch with an unknown key": (
        "[options.x]\ndefault = 'a'\nb = { deal = { hnad = 3 } }",
        4,
        "option 'x', value b: 'hnad' is not a key of [deal]; did you mean 'hand'?",
    ),
    "a patch with a name": ("[options.x]\ndefault = 'a'\nb = { name = 'x' }", 4, "'name'"),
    "a patch of a card that is not there": (
        "[options.x]\ndefault = false\ntrue = { cards = { 6 = { skip = 1 } } }",
        4,
        "with option x = True: '6' names no card of this pack",
    ),
    "a patch that contradicts": (
        "[options.x]\ndefault = false\ntrue = { cards = { 7 = { cover = {} } } }",
        4,
        "with option x = True: a live penalty and a cover",
    ),
    "a patch that changes nothing": (
        "[options.x]\ndefault = false\ntrue = { cards = { J = { wild = 'any card' } } }",
        2,
        "True changes nothing: the file plays so already",
    ),
    "a default that the file does not say": (
        "[options]\nx = { sets = 'deal.hand', values = '3-6', default = 4 }",
        3,
        "the default is what the file says: deal.hand = 5, not 4",
    ),
    "a file that says another value": (
        "[options]\nx = { sets = 'deal.hand', values = '6-7' }",
        9,
        "5 is none of the values of option 'x': 6, 7",
    ),
    "cards that do not say the same": (
        "[cards]\n8 = { skip = 1 }\n8h = { skip = 2 }\n[options]\nx = { sets = 'cards.8.skip', values = '1-2' }",
        6,
        "do not say the same",
    ),
    "nothing to take back": ("[options]\nx = 'none'", 3, "no parent has an option of this name"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_option_is_refused(wrong: Wrong, name: str) -> None:
    text, line, message = BROKEN[name]
    problems = wrong(text)
    assert len(problems) == 1, problems
    assert problems[0].line == line
    assert message in problems[0].message


def test_a_file_with_a_broken_value_does_not_load(house: Callable[[str], Path]) -> None:
    path = house(BROKEN["a patch that contradicts"][0])
    with pytest.raises(RulesError, match="with option x = True"):
        load(path)


def test_a_child_inherits_replaces_and_takes_back_options(write: Callable[..., Path]) -> None:
    write()
    options = """
    extends = "house"
    [options]
    hand = { sets = "deal.hand", values = "3-6" }
    wild = { default = true, false = { cards = { J = { wild = "none" } } } }
    calm = { default = false, true = { cards = { 7 = "none" } } }
    """
    write(options, "middle")
    text = 'extends = "middle"\n[options]\ncalm = "none"\nhand = { sets = "deal.hand", values = [5, 6] }'
    options_of = load(write(text, "child")).options
    assert list(options_of) == ["hand", "wild"]
    assert options_of["hand"] == Option("hand", (5, 6), 5, "deal.hand")
    assert load(write('extends = "middle"\noptions = "none"', "bare")).options == {}


def test_an_option_may_set_what_cards_do(house: Callable[[str], Path]) -> None:
    path = house("[options]\nsevens = { sets = 'cards.7.penalty.cards', values = '1-4' }")
    ruleset = load(path, {"sevens": "4"})
    assert (ruleset.options["sevens"].default, ruleset.chosen["sevens"]) == (2, 4)
    assert {ruleset.rules.cards[f"7{suit}"].penalty.cards for suit in "cdhs"} == {4}  # type: ignore[union-attr]


def test_patches_lie_in_the_order_of_the_file_and_single_values_on_top(house: Callable[[str], Path]) -> None:
    text = """
    [options]
    hand = { sets = "deal.hand", values = "3-7" }
    few = { default = false, true = { deal = { hand = 3 } } }
    many = { default = false, true = { deal = { hand = 7 } } }
    """
    path = house(text)
    assert load(path, {"many": True, "few": True}).rules.deal.hand == 7
    assert load(path, {"hand": 4, "many": True}).rules.deal.hand == 4
    assert load(path, {"many": True}).options["hand"].default == 7
