"""The score sheet in words: how a round ended, the points of every round, who has won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from maumau.cli.talk import TIED
from maumau.cli.wording import Party, Wording
from maumau.game import Match, Round
from maumau.locale import Cards, Listed


def round_end(round_: Round, party: Party, words: Wording) -> Iterator[str]:
    """How a round ended, and which cards were left; everybody may see them now (ALL-12)."""
    result, names = round_.result, party.names
    assert result is not None
    if result.finisher is not None:
        yield words.say("sheet-out", **names.told(result.finisher))
    else:
        yield words.say(f"sheet-{result.reason}")
    if result.reason == "abandoned":
        return
    left = [
        words.say("sheet-hand", who=names.who(seat), cards=Cards(hand, words.deck))
        for seat, hand in enumerate(round_.hands)
        if hand
    ]
    if left:
        yield words.say("sheet-left", hands="; ".join(left))
    for seat in result.lost:
        yield words.say("sheet-lost-at-once", **names.told(seat))


def round_line(match: Match, number: int, party: Party, words: Wording) -> str:
    """``Round 3: Ana 29, Bot A 0.`` Rounds are counted from 1."""
    result = match.rounds[number - 1].result
    assert result is not None
    if result.reason == "abandoned":
        return words.say("sheet-round-abandoned", number=number)
    return words.say("sheet-round", number=number, points=points(result.points, party, words))


def totals_line(match: Match, party: Party, words: Wording) -> str:
    """``Totals: Ana 41, Bot A 62.``"""
    return words.say("sheet-totals", points=points(match.totals, party, words))


def points(numbers: Sequence[int], party: Party, words: Wording) -> str:
    """Points by name; no line is broken between a name and its number."""
    each = [words.say("sheet-points", who=party.names.who(seat), points=number) for seat, number in enumerate(numbers)]
    return ", ".join(one.replace(" ", TIED) for one in each)


def score_sheet(match: Match, party: Party, words: Wording) -> Iterator[str]:
    """Every round so far, and the totals."""
    if not match.rounds:
        yield words.say("sheet-no-round")
        return
    for number in range(1, len(match.rounds) + 1):
        yield round_line(match, number, party, words)
    yield totals_line(match, party, words)


def match_end(match: Match, party: Party, words: Wording) -> Iterator[str]:
    """Who has won."""
    if not match.over:
        yield words.say("sheet-match-broken-off")
        return
    yield words.say("sheet-match-over")
    if match.drawn or not match.winners:
        yield words.say("sheet-drawn")
    elif len(match.winners) == 1:
        yield words.say("sheet-won", **party.names.told(match.winners[0]))
    else:
        yield words.say("sheet-shared", players=_in_a_row(match.winners, party))
    if match.losers:
        yield words.say("sheet-lost", players=_in_a_row(match.losers, party))


def _in_a_row(seats: Iterable[int], party: Party) -> Listed:
    """``Ana, Ben and Bot A``."""
    return Listed(tuple(map(party.names.who, seats)), "and")
