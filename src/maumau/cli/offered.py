"""What may be done now, by the words in which it is offered: so that everything offered can be typed back."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from maumau.cli.vocabulary import plain
from maumau.cli.wording import Party
from maumau.game import Move, Round
from maumau.game.telling import Offer, told_move
from maumau.locale import Language

QUOTES = ("Pi", "Pf", "Ps")  #: the kinds of signs that opening and closing quotation marks are


@dataclass(frozen=True)
class Offered:
    """The moves that are allowed, and each by its words."""

    moves: frozenset[Move] = frozenset()
    words: Mapping[str, Move] = field(default_factory=dict)

    def meant(self, text: str) -> Move | None:
        """The move whose words were typed, with quotation marks or without them."""
        return self.words.get(spoken(text))


NOTHING = Offered()


def offered(round_: Round, party: Party, speaks: Language) -> Offered:
    """What the round allows to whoever is on turn, and what anybody may say."""
    seat = -1 if round_.turn is None else round_.turn
    offer = Offer(round_.ruleset, round_.pending, round_.view(seat).cut_card, party.names)
    moves = list(dict.fromkeys(_moves(round_)))
    return Offered(frozenset(moves), {spoken(speaks.say(told_move(move, offer))): move for move in moves})


def spoken(text: str) -> str:
    """A text as it is compared, without quotation marks."""
    return plain("".join(sign for sign in text if sign != '"' and unicodedata.category(sign) not in QUOTES))


def _moves(round_: Round) -> Iterator[Move]:
    yield from (move for move in round_.legal if move.verb != "close")  # nobody makes that move: the chance just passes
    for seat in range(round_.seats):
        yield from round_.calls(seat)
    for seat in round_.may_catch:
        yield Move("catch", seat=seat)
