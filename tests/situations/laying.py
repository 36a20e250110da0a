"""House rules written into a test, tables laid by hand, and what a refusal must leave as it was."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from maumau.cards import Card
from maumau.game import Move, Refused, Round
from maumau.records.forms import PlaceForm, read_form
from maumau.records.position import place_position
from maumau.rules import RulesError, Ruleset, load, shipped
from maumau.rules.schema import CardRules

SHIPPED = shipped()

#: A game without any power, that house rules are added to.
PLAIN_GAME = """\
players = "2-8"
follow = "suit or rank"
pack.ranks = "2-A"
deal = { hand = 5, opening = "starter" }
draw = { allowed = "at will", then = "may play it" }
stock.renew = "shuffled"
score.points."2-10" = "number"
score.points."J, Q, K, A" = 10
"""


@cache
def rules(ref: str, **options: object) -> Ruleset:
    """A ruleset that comes along, loaded once."""
    return load(ref, options)


@cache
def house(text: str = "", plain: str = PLAIN_GAME) -> Ruleset:
    """The plain game with house rules, through files, as a table would write them. Raises `RulesError`."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        (folder / "plain.toml").write_text(plain, "utf-8")
        (folder / "house.toml").write_text(f'extends = "plain"\n{text}\n', "utf-8")
        return load(folder / "house.toml")


def cards_that(ruleset: Ruleset, does: Callable[[CardRules], bool]) -> tuple[str, ...]:
    """The cards whose rules say so, in the deck's order."""
    stated = ruleset.rules.cards
    return tuple(str(card) for card in ruleset.deck.kinds if str(card) in stated and does(stated[str(card)]))


def shipped_with(does: Callable[[CardRules], bool]) -> list[str]:
    """The rulesets that come along in which some card does so."""
    return [ref for ref in SHIPPED if cards_that(rules(ref), does)]


def is_live(card: CardRules) -> bool:
    """Whether cards are pending after it, for somebody to take or answer."""
    return card.penalty is not None and card.penalty.cards is not None and card.penalty.taker != "at once"


def names_a_suit(card: CardRules) -> bool:
    """Whether a suit is named right after it."""
    return card.nominate is not None and card.cover is None


def seats_of(ruleset: Ruleset, most: int = 10) -> list[int]:
    """Every number of seats that can be dealt to."""
    found = []
    for seats in range(ruleset.players[0], min(ruleset.players[1], most) + 1):
        try:
            ruleset.check_seats(seats)
        except RulesError:
            continue
        found.append(seats)
    return found


def lay(ruleset: Ruleset, hands: Sequence[str], pile: str, stock: str = "", **keys: Any) -> Round:
    """A table where exactly these cards lie; impossible ones are refused, as in position files."""
    form = {"hands": list(hands), "pile": pile, "stock": stock, "stock_is_all": True, **keys}
    return place_position(ruleset, len(hands), read_form(PlaceForm, form, "position"))


def legal(table: Round) -> set[str]:
    """The legal moves, as text."""
    return {str(move) for move in table.legal}


def plays(cards: str) -> set[str]:
    """`play` of each of these cards."""
    return {f"play {card}" for card in cards.split()}


def names(ruleset: Ruleset) -> set[str]:
    """Every suit of the deck, named."""
    return {f"name {suit.letter}" for suit in ruleset.deck.suits}


def unfit(ruleset: Ruleset, top: str, count: int, but: Iterable[str] = ()) -> list[str]:
    """So many different cards without any power that do not follow `top`."""
    on, barred = ruleset.deck.parse(top), {top, *but}
    cards = [
        str(card)
        for card in ruleset.deck.kinds
        if str(card) not in barred and not ruleset.fits(card, on) and not acts(ruleset, card)
    ]
    assert len(cards) >= count, f"{ruleset.id}: only {len(cards)} cards do not follow {top}"
    return cards[:count]


def acts(ruleset: Ruleset, card: Card) -> bool:
    """Whether a card has any power."""
    return card in ruleset.select("power") or card in ruleset.select("wild")


def state_of(table: Round) -> bytes:
    """Everything that the engine knows of a round."""
    return bytes(table._state.tobytes() + table._chance.tobytes())


def refused(table: Round, move: Move | str, seat: int | None = None) -> str:
    """The reason of a refusal, which has a clause and changes nothing."""
    before, lines, listed = state_of(table), table.lines, table.legal
    with pytest.raises(Refused) as raised:
        table.play(move, seat)
    assert raised.value.refusal.clause
    assert (state_of(table), table.lines, table.legal) == (before, lines, listed)
    return raised.value.refusal.reason


def played(table: Round, *lines: str) -> Round:
    """The round after lines as in a record: `0 play 7h`, `- close`. What must be shuffled falls by chance."""
    for line in lines:
        seat, _, move = line.partition(" ")
        table = table.play(move, None if seat == "-" else int(seat))
    return table


def hand_points(ruleset: Ruleset, hand: Sequence[Card]) -> int:
    """What a hand counts by the ruleset's own words; 0 where rounds are not scored."""
    score = ruleset.rules.score
    if score is None:
        return 0
    if len(hand) == 1 and str(hand[0]) in score.left_alone:
        return score.left_alone[str(hand[0])]
    stated = [(score.points[str(card)], card.rank) for card in hand]
    return sum(int(rank) if points == "number" else points for points, rank in stated)


def held_points(table: Round) -> tuple[int, ...]:
    """What a round without a finisher is worth: everybody counts the own hand, or nobody counts."""
    score = table.ruleset.rules.score
    if score is None or score.to == "finisher":
        return (0,) * table.seats
    return tuple(hand_points(table.ruleset, hand) for hand in table.hands)


def neighbour(table: Round, seat: int, steps: int = 1) -> int:
    """The seat so many steps on, in the present direction."""
    return (seat + steps * table.direction) % table.seats
