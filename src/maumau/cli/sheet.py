"""The score sheet in words: how a round ended, the points of every round, who has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from maumau.cli.talk import TIED
from maumau.cli.wording import Party, Wording, in_a_row
from maumau.game import Match, Round

ENDS = {
    "blocked": "Nobody can play or draw any more: the round is blocked, and nobody went out.",
    "stopped": "The round went on for too long, and is stopped here.",
    "abandoned": "The round was broken off: nobody scores, and it does not count.",
}


def round_end(round_: Round, party: Party, words: Wording) -> Iterator[str]:
    """How a round ended, and which cards were left; everybody may see them now (ALL-12)."""
    result = round_.result
    assert result is not None
    if result.finisher is not None:
        yield f"{party.who(result.finisher)} went out."
    else:
        yield ENDS[result.reason]
    if result.reason == "abandoned":
        return
    left = [f"{party.name(seat)} {words.cards(hand)}" for seat, hand in enumerate(round_.hands) if hand]
    if left:
        yield f"Left in hand: {'; '.join(left)}."
    for seat in result.lost:
        yield f"{party.who(seat)} lost the match by the cards left in hand."


def round_line(match: Match, number: int, party: Party) -> str:
    """``Round 3: Ana 29, Bot A 0.`` Rounds are counted from 1."""
    result = match.rounds[number - 1].result
    assert result is not None
    if result.reason == "abandoned":
        return f"Round {number}: broken off."
    return f"Round {number}: {points(result.points, party)}."


def totals_line(match: Match, party: Party) -> str:
    """``Totals: Ana 41, Bot A 62.``"""
    return f"Totals: {points(match.totals, party)}."


def points(numbers: Sequence[int], party: Party) -> str:
    """Points by name; no line is broken between a name and its number."""
    return ", ".join(f"{party.name(seat)} {number}".replace(" ", TIED) for seat, number in enumerate(numbers))


def score_sheet(match: Match, party: Party) -> Iterator[str]:
    """Every round so far, and the totals."""
    if not match.rounds:
        yield "No round is finished yet."
        return
    for number in range(1, len(match.rounds) + 1):
        yield round_line(match, number, party)
    yield totals_line(match, party)


def match_end(match: Match, party: Party) -> Iterator[str]:
    """Who has won."""
    if not match.over:
        yield "The match ends here, before its agreed end: nobody has won it."
        return
    yield "The match is over."
    if match.drawn or not match.winners:
        yield "It is drawn: nobody has won."
    elif len(match.winners) == 1:
        yield f"{party.has(match.winners[0])} won."
    else:
        yield f"The win is shared: {in_a_row([party.name(seat) for seat in match.winners])}."
    if match.losers:
        yield f"Lost: {in_a_row([party.name(seat) for seat in match.losers])}."
