"""Layers: parents, children, options; which entry rules a card."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from maumau.rules import Problem, RulesError, load
from maumau.rules.schema import CardRules

House = Callable[[str], Path]
Wrong = Callable[[str], list[Problem]]


def only(problems: list[Problem]) -> Problem:
    assert len(problems) == 1, problems
    return problems[0]


def test_a_child_states_differences(house: House) -> None:
    ruleset = load(house("[deal]\nhand = 4\n[cards.7]\npenalty = { cards = 3 }\n[cards.A]\nskip = 1"))
    assert (ruleset.id, ruleset.name) == ("child", "child")
    assert ruleset.rules.deal.hand == 4
    assert ruleset.rules.deal.opening == "starter"
    penalty = ruleset.rules.cards["7h"].penalty
    assert penalty is not None
    assert (penalty.cards, penalty.answer) == (3, "7")
    assert ruleset.rules.cards["Ac"].skip == 1


@pytest.mark.rule("ALL-08")
def test_the_most_exact_entry_rules_a_card_and_it_alone(house: House) -> None:
    text = """
    [cards."any card"]
    skip = 1
    [cards.hearts]
    skip = 2
    [cards.9-Q]
    skip = 3
    [cards.10]
    reverse = true
    [cards.10h]
    skip = 5
    """
    cards = load(house(text)).rules.cards
    assert cards["8c"].skip == 1
    assert cards["8h"].skip == 2
    assert cards["Qh"].skip == 3
    assert (cards["10c"].skip, cards["10c"].reverse) == (0, True)
    assert (cards["10h"].skip, cards["10h"].reverse) == (5, False)
    assert (cards["Jh"].skip, cards["Jh"].wild) == (0, "any card")  # the parent's rank, more exact than the span


def test_a_later_layer_changes_the_entry_of_the_same_exactness(house: House) -> None:
    cards = load(house('[cards.J]\nnominate = "another suit"\n[cards.Jh]\nskip = 1')).rules.cards
    assert (cards["Jc"].wild, cards["Jc"].nominate) == ("any card", "another suit")
    assert (cards["Jh"].wild, cards["Jh"].nominate, cards["Jh"].skip) == (None, None, 1)


def test_plain_makes_an_ordinary_card_and_none_takes_the_entry_back(house: House) -> None:
    cards = load(house('[cards]\n7 = "plain"\n7h = "plain"\nJ = "none"\nhearts = { skip = 1 }')).rules.cards
    assert not {"7c", "7h", "Jc"} & set(cards)
    assert cards["Jh"] == CardRules(skip=1)


def test_none_removes_keys_and_tables(house: House) -> None:
    text = (
        'players = "2-3"\nturn = "none"\n[cards.7]\npenalty = { answer = "none" }\n[score]\npoints = { "any card" = 1 }'
    )
    ruleset = load(house(text))
    assert ruleset.rules.cards["7c"].penalty is not None
    assert ruleset.rules.cards["7c"].penalty.answer is None
    assert ruleset.rules.score is not None
    assert (
        load(house(text + '\n[options.none]\ndefault = false\ntrue = { score = "none" }'), {"none": True}).rules.score
        is None
    )


def test_what_a_later_layer_takes_out_of_the_pack_drops_out(house: House) -> None:
    ruleset = load(house('[pack]\nranks = "8-A"\n[deal]\nhand = 3'))
    assert "7c" not in ruleset.rules.cards
    assert len(ruleset.deck.kinds) == 28


def test_an_entry_speaks_for_cards_that_a_later_layer_brings_in(write: Callable[..., Path]) -> None:
    write()
    write('extends = "house"\n[cards."any card"]\nskip = 1\n[score.points]\n"7-A" = 1', "middle")
    ruleset = load(write('extends = "middle"\n[pack]\nranks = "6-A"\n[score.points]\n6 = 0', "child"))
    assert ruleset.rules.cards["6d"].skip == 1
    assert ruleset.rules.score is not None
    assert ruleset.rules.score.points["6d"] == 0


@pytest.mark.parametrize(
    ("text", "path", "message"),
    [
        ("[cards.6]\nskip = 1", "cards.6", "'6' names no card of this pack (ranks 7 8 9 10 J Q K A; suits"),
        ('[cards.8]\nwild = "2-6"', "cards.8.wild", "'2-6' names no card of this pack"),
        ('[cards.8]\npenalty = { cards = 1, answer = "6" }', "cards.8.penalty.answer", "'6' names no card"),
        ('[cards.8]\npenalty = { until = "6d" }', "cards.8.penalty.until", "'6d' names no card"),
        ('[cards.8.cover]\nwith = "6"', "cards.8.cover.with", "'6' names no card"),
        ('[match]\nlost_holding = "6"', "match.lost_holding", "'6' names no card"),
        ('[cards.8]\nwild = "7 but 7"', "cards.8.wild", "'the whole selector' names no card"),
        ('[cards.8]\nwild = "same suit"', "cards.8.wild", "cannot stand here"),
        ("[cards.wild]\nskip = 1", "cards.wild", "name the cards themselves"),
    ],
)
def test_what_is_not_in_the_own_pack_is_an_error(wrong: Wrong, text: str, path: str, message: str) -> None:
    problem = only(wrong(text))
    assert problem.path == path
    assert message in problem.message
    assert problem.line > 1


@pytest.mark.parametrize("text", ["[cards]\n9 = { skip = 1 }\n'9, 10' = { skip = 2 }", "[cards]\n8-9 = {}\n9-10 = {}"])
def test_two_entries_of_the_same_exactness_are_an_error(wrong: Wrong, text: str) -> None:
    problem = only(wrong(text))
    assert problem.line == 4
    assert "9c is named twice" in problem.message


def test_selectors_are_resolved_card_by_card(house: House) -> None:
    text = '[cards.9]\ncover = { with = "9 of the same suit, A" }\n[cards.10]\ncover = { with = "fits" }'
    cards = load(house(text)).rules.cards
    assert cards["9d"].cover is not None
    assert cards["9d"].cover.with_ == "A, 9d"
    assert cards["10d"].cover is not None
    assert cards["10d"].cover.with_ == "10, J, 7d, 8d, 9d, Qd, Kd, Ad"
    assert cards["10d"].cover.draw.then == "may play it"


@pytest.mark.parametrize(("parent", "near"), [("hous", "house"), ("mau-mau-fin", "mau-mau-fi")])
def test_a_missing_parent_is_named_with_the_nearest(write: Callable[..., Path], parent: str, near: str) -> None:
    write()
    with pytest.raises(RulesError) as caught:
        load(write(f'\nextends = "{parent}"', "child"))
    problem = only(list(caught.value.problems))
    assert (problem.line, problem.path) == (2, "extends")
    assert f"there is no ruleset {parent!r}; did you mean {near!r}?" in problem.message


def test_a_circle_of_parents_is_refused(write: Callable[..., Path]) -> None:
    write('extends = "b"', "a")
    write('extends = "c"', "b")
    with pytest.raises(RulesError, match="extends in a circle: a → b → c → b"):
        load(write('extends = "b"', "c").with_name("a.toml"))
    with pytest.raises(RulesError, match="circle: self → self"):
        load(write('extends = "self"', "self"))


def test_the_parent_may_be_a_shipped_ruleset(write: Callable[..., Path]) -> None:
    ruleset = load(write('extends = "maumas"\n[cards.8]\nskip = 1', "ours"))
    assert ruleset.rules.cards["8c"].skip == 1
    assert ruleset.country == "Lithuania"
    assert ruleset.clauses_for("cards.7h.penalty") == ("LT-11", "LT-12")


def test_a_file_beside_the_child_comes_before_a_shipped_one(write: Callable[..., Path]) -> None:
    write(name="maumas")
    assert load(write('extends = "maumas"', "ours")).deck.ranks[0] == "7"


def test_a_pack_with_suits_of_its_own(house: House) -> None:
    text = """
    [pack]
    ranks = "7-10, U, O, K, A"
    suits = "acorns, leaves, hearts, bells"
    [cards]
    J = "none"
    O = { wild = "any card but bells", nominate = "any suit" }
    leaves = { skip = 1 }
    """
    problems = []
    try:
        load(house(text))
    except RulesError as error:
        problems = list(error.problems)
    assert [problem.path for problem in problems] == ["cards.J"]  # the parent's jacks are not in this pack
    ruleset = load(house(text.replace('J = "none"\n', "")))
    assert set(ruleset.rules.cards) == {
        *(f"7{suit}" for suit in "alhb"),
        *(f"O{suit}" for suit in "alhb"),
        *(f"{rank}l" for rank in ("8", "9", "10", "U", "K", "A")),
    }


def test_clauses_go_when_the_rule_goes(house: House) -> None:
    text = '[clauses]\n"cards.7" = "H-1 H-2"\n"cards.7.penalty.answer" = "H-3"\ndeal = "H-4"\ncards = "H-5"'
    ruleset = load(house(text))
    assert ruleset.clauses_for("cards.7h.penalty.answer") == ("H-3",)
    assert ruleset.clauses_for("cards.7h.penalty.taker") == ("H-1", "H-2")
    assert ruleset.clauses_for("cards.8h.skip") == ("H-5",)
    assert ruleset.clauses_for("deal.hand") == ("H-4",)
    assert ruleset.clauses_for("draw.then") == ()
    gone = load(house(text + '\n[options.calm]\ndefault = false\ntrue = { cards = { 7 = "none" } }'), {"calm": True})
    assert gone.clauses_for("cards.7h.penalty") == ("H-5",)


def test_the_most_exact_clause_comes_first(house: House) -> None:
    text = '[cards.7h]\nskip = 1\n[clauses]\n"cards.7" = "H-1"\n"cards.7h" = "H-2"\n"cards.7.penalty" = "H-3"'
    ruleset = load(house(text))
    assert ruleset.clauses_for("cards.7h.penalty") == ("H-2",)
    assert ruleset.clauses_for("cards.7c.penalty") == ("H-3",)
    assert ruleset.clauses_for("cards.7c") == ("H-1",)
    assert ruleset.clauses_for("cards.7") == ("H-1",)


def test_a_clause_must_stand_at_a_rule(wrong: Wrong) -> None:
    problems = wrong('[clauses]\n"cards.8" = "H-1"\nturn = "H-2"')
    assert [(problem.line, problem.path) for problem in problems] == [(3, "clauses.cards.8"), (4, "clauses.turn")]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(RulesError, match=r"no\.toml: cannot be read"):
        load(tmp_path / "no.toml")
    broken = tmp_path / "broken.toml"
    broken.write_text("a = 1\nb = \n", "utf-8")
    with pytest.raises(RulesError, match=r"broken\.toml:2: is not TOML"):
        load(str(broken))
    broken.write_bytes(b"name = '\xff'")
    with pytest.raises(RulesError, match="is not UTF-8"):
        load(broken)
    with pytest.raises(RulesError, match="no shipped ruleset 'mumas'; did you mean 'maumas'"):
        load("mumas")
