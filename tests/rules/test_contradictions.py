"""What cannot be played is refused when it is loaded, each with its sentence and its line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from maumau.rules import Problem, RulesError, check_file, load

Wrong = Callable[[str], list[Problem]]

#: What a child of the small game says, the key at which it is refused, and a part of the sentence.
BROKEN = {
    "penalty with neither": ('[cards.8]\npenalty = { who = "next" }', "cards.8.penalty", "needs 'cards' or 'until'"),
    "penalty with both": ('[cards.8]\npenalty = { cards = 2, until = "9" }', "cards.8.penalty", "not both"),
    "answer, taken at once": (
        '[cards.8]\npenalty = { cards = 2, taker = "at once", answer = "8" }',
        "cards.8.penalty.answer",
        "taken at once cannot be answered",
    ),
    "answer to until": (
        '[cards.8]\npenalty = { until = "9", answer = "8" }',
        "cards.8.penalty.answer",
        "drawn until a card comes cannot be answered",
    ),
    "until and a taker": (
        '[cards.8]\npenalty = { until = "9", taker = "plays" }',
        "cards.8.penalty.taker",
        "'until' ends the turn",
    ),
    "until and a nomination": (
        '[cards.8]\nnominate = "any suit"\npenalty = { until = "9" }',
        "cards.8.nominate",
        "nothing can be nominated",
    ),
    "a penalty of no cards": ("[cards.8]\npenalty = { cards = 0 }", "cards.8.penalty.cards", "a number from 1"),
    "too large a penalty": ("[cards.8]\npenalty = { cards = 61 }", "cards.8.penalty.cards", "a number up to 60"),
    "too many skips": ("[cards.8]\nskip = 61", "cards.8.skip", "a number up to 60"),
    "skips backwards": ("[cards.8]\nskip = -1", "cards.8.skip", "a number from 0"),
    "a live penalty and a cover": (
        "[cards.8]\npenalty = { cards = 2 }\ncover = {}",
        "cards.8.cover",
        "a live penalty and a cover on one card",
    ),
    "until and a cover": ('[cards.8]\npenalty = { until = "9" }\ncover = {}', "cards.8.cover", "on one card"),
    "followed by, where a suit is always named": (
        '[cards.8]\nnominate = "any suit"\nfollowed_by = "any card"\n[deal]\nopening = "lead"',
        "cards.8.followed_by",
        "'followed_by' would never act",
    ),
    "a skip under a cover": ("[cards.8]\nskip = 1\ncover = {}", "cards.8.skip", "the skip would never act"),
    "answered without an answer": (
        '[cards.8]\nlast = "answered"\npenalty = { cards = 1 }',
        "cards.8.last",
        "nothing answers it",
    ),
    "covered, and nothing is drawn": (
        '[cards.8]\nlast = "covered"\ncover = { with = "fits", draw = { cards = 0 } }',
        "cards.8.last",
        "nothing is drawn for its cover",
    ),
    "served without cards": ('[cards.8]\nlast = "served"', "cards.8.last", "no penalty.cards to serve"),
    "served with until": (
        '[cards.8]\nlast = "served"\npenalty = { until = "9" }',
        "cards.8.last",
        "no penalty.cards to serve",
    ),
    "starter power, nothing turned up": (
        '[deal]\nopening = "lead"\nstarter_power = true',
        "deal.starter_power",
        "no starter could act",
    ),
    "starter power, another leads": (
        '[deal]\nleader = "winner"\nstarter_power = true',
        "deal.starter_power",
        "the eldest is next",
    ),
    "dealer's card, another leads": ('[deal]\nopening = "dealer\'s card"', "deal.leader", "is led by the dealer"),
    "dealer's card, from a hand of one": (
        '[deal]\nopening = "dealer\'s card"\nleader = "dealer"\nhand = 1',
        "deal.hand",
        "with a hand of 1 the dealer would be out before the first move",
    ),
    "dealer's card, from a hand of one where so many play": (
        '[deal]\nopening = "dealer\'s card"\nleader = "dealer"\nhand_by_players = { 3 = 1 }',
        "deal.hand_by_players.3",
        "with a hand of 1 the dealer would be out before the first move",
    ),
    "the cutter keeps, no cut card": ("[deal]\ncutter_keeps = 1", "deal.cutter_keeps", "only where the cut card"),
    "a call that cannot be made": (
        '[call.none_left]\nbefore = "never"\nafter = false\ncards = 1',
        "call.none_left",
        "could never be made",
    ),
    "cannot finish, never after": (
        '[call.one_left]\nbefore = "on turn"\nafter = false\nmissed = "cannot finish"\ncards = 1\n'
        'until = "another moves"',
        "call.one_left.missed",
        "'cannot finish' needs",
    ),
    "a call that costs nothing": (
        '[call.none_left]\nbefore = "on turn"\nafter = true\ncards = 0',
        "call.none_left.cards",
        "a number from 1",
    ),
    "one player": ('players = "1-4"', "players", "from 2 to 10"),
    "too many players": ('players = "2-11"', "players", "from 2 to 10"),
    "players backwards": ('players = "4-2"', "players", "from 2 to 10"),
    "players as a number": ("players = 4", "players", "a text"),
    "players in words": ('players = "two"', "players", "a span such as '2-6'"),
    "packs said twice": ("[pack]\npacks = 2\nplayers_per_pack = 2", "pack.packs", "keep one"),
    "too many cards": ("[pack]\npacks = 8", "pack", "256 cards are too many: at most 250"),
    "no pack": ('[pack]\nranks = ""', "pack.ranks", "is no rank"),
    "too many kinds": ('[pack]\nranks = "2-A"\nsuits = "a, b, c, d, e"', "pack.suits", "65 kinds"),
    "a pack too small": ("[deal]\nhand = 8", "deal.hand", "4 players need 4 × 8 = 32 cards"),
    "no room for the starter": (
        '[deal]\nhand = 4\n[pack]\nranks = "10-K"\n',
        "deal.hand",
        "4 × 4 = 16 cards, 1 to begin the pile and 1 left in the stock: 18 in all, but the pack has only 16",
    ),
    "a packet of none": ("[deal]\npacket = 0", "deal.packet", "a number from 1"),
    "a hand of none": ("[deal]\nhand = 0", "deal.hand", "a number from 1"),
    "cards without points": ("[score.points]\n'7-10' = 1", "score.points", "cards without points: Jc, Qc, Kc, Ac, Jd"),
    "a score without points": ('[score]\nto = "finisher"', "score.points", "cards without points"),
    "a number that is none": ('[score.points]\n"7-A" = "number"', "score.points.7-A", "say how many points"),
    "a limit without points": ("[match]\nlimit = 100", "match.limit", "without [score]"),
    "a limit of nothing": ("[match]\nlimit = 0", "match.limit", "a number from 1"),
    "rounds of nothing": ("[match]\nrounds = 0", "match.rounds", "a number from 1"),
    "goes on no card": ('[cards.8]\nwild = "9 but 9"', "cards.8.wild", "names no card of this pack"),
    "another suit of one": (
        '[pack]\nsuits = "hearts"\nranks = "2-A"\n[deal]\nhand = 2\n[cards.8]\nnominate = "another suit"',
        "cards.8.nominate",
        "no other suit",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_contradiction_is_refused(wrong: Wrong, name: str) -> None:
    text, path, message = BROKEN[name]
    problems = wrong(text)
    assert len(problems) == 1, problems
    assert problems[0].path == path
    assert message in problems[0].message
    assert problems[0].file.endswith("child.toml")
    assert problems[0].line >= 2


def test_every_card_of_a_rank_is_told_once(wrong: Wrong) -> None:
    assert len(wrong("[cards]\n8 = { skip = 1, cover = {} }\nhearts = { skip = 1, cover = {} }")) == 2


@pytest.mark.parametrize(
    "text",
    [
        "[cards.A]\ncover = { passes_on = true }",
        '[cards.A]\npenalty = { cards = 2, taker = "at once" }\ncover = {}',
        '[cards.8]\nlast = "served"\npenalty = { cards = 2 }',
        '[cards.A]\nlast = "covered"',
        "[deal]\nstarter_power = true",
        '[deal]\nopening = "cut card"\ncutter_keeps = 3',
        "[pack]\npacks = 7",
        '[match]\nlost_holding = "J"\nrounds = 3',
        "[cards.8]\nskip = 0\npenalty = { cards = 60 }",
        "[deal]\npacket = 9",
    ],
)
def test_what_is_no_contradiction_loads(wrong: Wrong, text: str) -> None:
    assert wrong(text) == []


def test_what_an_option_takes_out_of_the_pack_may_not_leave_a_rule_empty(write: Callable[..., Path]) -> None:
    write()
    text = """
    extends = "house"
    [cards]
    9 = { wild = "7, 8" }
    K = { cover = { with = "7-8" } }
    Q = { penalty = { until = "7" } }
    [options.short]
    default = false
    true = { pack = { ranks = "9-A" }, deal = { hand = 3 } }
    """
    problems = {problem.path: problem.message for problem in check_file(write(text, "child"))}
    assert set(problems) == {"cards.9.wild", "cards.K.cover.with", "cards.Q.penalty.until"}
    assert all(message.startswith("with option short = True: ") for message in problems.values())


@pytest.mark.rule("ALL-14")
def test_a_chosen_hand_may_be_too_big_for_many_but_not_for_the_fewest(write: Callable[..., Path]) -> None:
    write()
    path = write('extends = "house"\n[options]\nhand = { sets = "deal.hand", values = "3-15" }', "child")
    ruleset = load(path, {"hand": 15})
    ruleset.check_seats(2)
    with pytest.raises(RulesError, match=r"3 players need 3 × 15 = 45 cards.*47 in all, but the pack has only 32"):
        ruleset.check_seats(3)
    wide = write('extends = "house"\n[options]\nhand = { sets = "deal.hand", values = "3-16" }', "wide")
    with pytest.raises(RulesError, match="2 players need 2 × 16 = 32 cards"):
        load(wide, {"hand": 16})


@pytest.mark.rule("ALL-14", "LT-01")
def test_five_hands_of_eight_from_36_cards_are_refused_before_the_deal() -> None:
    ruleset = load("maumas", {"hand": 8})
    ruleset.check_seats(4)
    with pytest.raises(
        RulesError, match="5 × 8 = 40 cards and 1 left in the stock: 41 in all, but the pack has only 36"
    ):
        ruleset.check_seats(5)
    ruleset.check_seats(6)  # a second pack
    with pytest.raises(RulesError, match="11 players cannot play this: from 2 to 10"):
        ruleset.check_seats(11)
