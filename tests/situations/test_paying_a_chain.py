"""Situation 7: four are pending from two sevens, and the hand holds every kind of card.

What may be put comes from the answers alone; the ordinary draw is not offered; what comes while paying answers nothing.
"""

from __future__ import annotations

import pytest

from maumau.game import Round

from .laying import cards_that, house, is_live, lay, legal, neighbour, plays, refused, rules, shipped_with

#: A seven, an eight of the top's suit, a strong king, a wild, and a nine that follows.
HAND = "7s 8h Ks Jc 9h"
STOCK = "7d 3h 4c 5s Qd Qs"
POWERS = """
cards.8.skip = 1
cards.Ks.penalty.cards = 5
cards.J = { wild = "any card", nominate = "any suit" }
"""
#: What may be put by each way of saying what answers a seven, with the seven of hearts on top.
ANSWERS = {
    "": "",
    "7": "7s",
    "7, 8": "7s 8h",
    "7, 8 of the same suit": "7s 8h",
    "K of the same suit": "",
    "7, Ks": "7s Ks",
    "wild": "Jc",
    "7, wild": "7s Jc",
    "same suit": "8h 9h",
    "same rank": "7s",
    "fits": "7s 8h 9h Jc",
    "power": "7s 8h Ks Jc",
    "any card": "7s 8h Ks Jc 9h",
    "any card but 7, J": "8h Ks 9h",
}


def paying(answer: str, taker: str, hand: str = HAND) -> Round:
    """Four pending under two sevens, seat 0 of three to move."""
    said = f', answer = "{answer}"' if answer else ""
    ruleset = house(f'{POWERS}\ncards.7.penalty = {{ cards = 2, taker = "{taker}"{said} }}')
    pile, pending = ("7c 7h", 4) if answer and legal_chain(answer) else ("7h", 2)
    return lay(ruleset, [hand, "2c 3c", "2s 3s"], pile, STOCK, pending=pending)


def legal_chain(answer: str) -> bool:
    """Whether a seven answers a seven, so that four can be pending."""
    return answer in (
        "7",
        "7, 8",
        "7, 8 of the same suit",
        "7, Ks",
        "7, wild",
        "same rank",
        "fits",
        "power",
        "any card",
    )


@pytest.mark.rule("ALL-03", "LT-11", "LT-13")
@pytest.mark.parametrize("taker", ["skipped", "plays"])
@pytest.mark.parametrize("answer", ANSWERS)
def test_what_may_be_put(answer: str, taker: str) -> None:
    table = paying(answer, taker)
    assert table.pending == (4 if legal_chain(answer) else 2)
    assert legal(table) == {"take"} | plays(ANSWERS[answer])
    for move in ("draw", "pass", *plays(HAND) - plays(ANSWERS[answer])):
        assert refused(table, move) == "live-penalty"
    assert refused(table, "play 9d") == "not-in-hand"


@pytest.mark.rule("ALL-02", "LT-12", "EU-06")
@pytest.mark.parametrize("answer", ["7", "any card"])
def test_who_pays_and_is_skipped(answer: str) -> None:
    """The seven that came is in the hand, the turn is the next seat's, and the top seven is an ordinary card."""
    after = paying(answer, "skipped").play("take")
    assert (after.turn, after.pending, after.sizes) == (1, 0, (9, 2, 2))
    assert "7d" in map(str, after.hands[0])
    assert refused(after, "play 7d", 0) == "not-your-turn"
    assert legal(after) == {"draw"}
    assert refused(after, "take", 1) == "nothing-to-take"


@pytest.mark.rule("ALL-02", "SR-16", "RU-V9")
@pytest.mark.parametrize("answer", ["7", "any card"])
def test_who_pays_and_plays(answer: str) -> None:
    """An ordinary turn, no pass before a draw; a seven that came begins a new count and answers nothing that was."""
    after = paying(answer, "plays").play("take")
    assert (after.turn, after.pending, after.sizes) == (0, 0, (9, 2, 2))
    assert legal(after) == {"draw"} | plays("7s 7d 8h 9h 3h Jc")
    assert refused(after, "pass") == "must-draw"
    assert refused(after, "take") == "nothing-to-take"
    again = after.play("play 7d")
    assert (again.turn, again.pending, legal(again)) == (1, 2, {"take"} | (plays("2c 3c") if answer != "7" else set()))


@pytest.mark.rule("ALL-02", "ALL-05")
def test_who_pays_with_nothing_left_to_draw() -> None:
    """Who then plays must put a card that fits, and passes only without one; nobody draws what is not there."""
    ruleset = house('cards.7.penalty = { cards = 2, taker = "plays", answer = "7" }')
    table = lay(ruleset, ["9h", "2c 3c"], "7h", "Kc", pending=4).play("take")
    assert legal(table) == plays("9h")
    table = lay(ruleset, ["9s", "2c 3c"], "7h", "Kc", pending=4).play("take")
    assert legal(table) == {"pass"}


@pytest.mark.rule("ALL-03", "LT-11", "SR-15", "EU-06", "FI-11", "RU-07")
@pytest.mark.parametrize("ref", shipped_with(is_live))
def test_in_the_rulesets_that_come_along(ref: str) -> None:
    """Two equal ranks where they are passed on, else one; the hand holds one card of every rank, some of them wild."""
    ruleset = rules(ref)
    for card in cards_that(ruleset, is_live):
        penalty = ruleset.rules.cards[card].penalty
        assert penalty is not None
        assert penalty.cards is not None
        top = ruleset.deck.parse(card)
        other = next(suit.letter for suit in ruleset.deck.suits if suit.letter != top.suit)
        hand = [each for each in ruleset.deck.kinds if each.suit == other]
        third = next(suit.letter for suit in ruleset.deck.suits if suit.letter not in (top.suit, other))
        answers = set() if penalty.answer is None else set(ruleset.select(penalty.answer, top))
        chain = bool(answers)
        pile = f"{top.rank}{third} {card}" if chain else card
        stock = [f"{rank}{third}" for rank in ("8", "9", "10", "Q", "K", "A") if rank != top.rank]
        table = lay(
            ruleset,
            [" ".join(map(str, hand)), f"J{third}"],
            pile,
            " ".join(stock),
            pending=penalty.cards * (2 if chain else 1),
        )
        assert legal(table) == {"take"} | {f"play {each}" for each in hand if each in answers}
        assert refused(table, "draw") == refused(table, "pass") == "live-penalty"
        for each in hand:
            if each not in answers:
                assert refused(table, f"play {each}") == "live-penalty"
        after = table.play("take")
        assert after.pending == 0
        assert after.turn == (0 if penalty.taker == "plays" else neighbour(after, 0))
        assert after.sizes[0] == len(hand) + min(penalty.cards * (2 if chain else 1), len(stock) + len(table.pile) - 1)
