"""Matches as data, and checking them: rotation of the deal, leaders, totals, and that nothing comes after the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from maumau.cards import clipped
from maumau.game import Match, MatchError
from maumau.records.forms import MATCH_FORMAT, FormatError, MatchForm, read_form
from maumau.records.record import RecordWrong, record_of, round_of_record, ruleset_keys, ruleset_of
from maumau.rules import RulesError, Ruleset


def match_record(match: Match) -> dict[str, Any]:
    """The match as data."""
    return match_keys(match, [record_of(round_) for round_ in match.rounds])


def match_keys(match: Match, rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """The match as data, its rounds being records already."""
    return {
        "format": MATCH_FORMAT,
        **ruleset_keys(match.ruleset),
        "seats": match.seats,
        "rounds": rounds,
        "totals": list(match.totals),
        "over": match.over,
        "winners": list(match.winners),
        "losers": list(match.losers),
        "drawn": match.drawn,
    }


def match_of_record(data: Mapping[str, Any]) -> Match:
    """Replay a match. Raises `FormatError` where it cannot be read, `RecordWrong` at the first thing that is not so."""
    form = read_form(MatchForm, data, "match")
    ruleset = ruleset_of(form)
    match: Match | None = None
    for number, record in enumerate(form.rounds):
        if record.ruleset != form.ruleset or record.seats != form.seats:
            raise RecordWrong(f"round {number}: played by {record.ruleset} with {record.seats} seats, unlike the match")
        try:
            round_ = round_of_record(record)
            if match is None:
                match = Match.begin(ruleset, form.seats, dealer=record.dealer)
            match = match.add(round_)
        except (RecordWrong, MatchError) as error:
            raise RecordWrong(f"round {number}: {error}") from None
        except FormatError as error:
            raise FormatError(f"round {number}: {error}") from None
    match = match or empty_match(ruleset, form.seats)
    check_sheet(match, form)
    return match


def empty_match(ruleset: Ruleset, seats: int) -> Match:
    """A match before its first round. Raises `FormatError` for seats that the rules cannot be dealt to."""
    try:
        return Match.begin(ruleset, seats, dealer=0)
    except RulesError as error:
        raise FormatError(f"match: seats: {error}") from None


def check_sheet(match: Match, form: MatchForm) -> None:
    """Hold the stated totals, winners and losers against the played ones."""
    true: dict[str, Any] = {
        "totals": list(match.totals),
        "over": match.over,
        "winners": list(match.winners),
        "losers": list(match.losers),
        "drawn": match.drawn,
    }
    for key, right in true.items():
        stated = getattr(form, key)
        if (sorted(stated) if key in ("winners", "losers") else stated) != right:
            raise RecordWrong(f"{key}: {clipped(stated)} is stated, {right} is right")
