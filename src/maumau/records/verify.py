"""Verifying files of records and matches: the first thing that is wrong, with its line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from maumau.cards import clipped
from maumau.records.forms import MATCH_FORMAT, RECORD_FORMAT, FormatError, parse_json
from maumau.records.match import match_of_record
from maumau.records.record import RecordWrong, round_of_record


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is to be said of one line of a file. `readable` is False where it is no record at all."""

    line: int  #: from 1
    what: str  #: "record" or "match"
    right: bool
    readable: bool
    message: str


def verify_text(text: str) -> Iterator[Verdict]:
    """Check every record or match of a text: one JSON object, or one a line."""
    for number, data in objects(text):
        yield verdict_on(number, data)


def objects(text: str) -> Iterator[tuple[int, Any]]:
    """The JSON objects of a text with the line where each begins. Raises `FormatError` with line and column."""
    try:
        yield 1, parse_json(text)
        return
    except json.JSONDecodeError as whole:
        first = whole
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not any(is_object(line) for _, line in lines):
        raise FormatError(f"line {first.lineno}, column {first.colno}: this is not JSON: {first.msg}")
    for number, line in lines:
        yield number, parse_line(number, line)


def parse_line(number: int, line: str) -> Any:
    """The JSON value of one line of a file. Raises `FormatError` that names the line."""
    try:
        return parse_json(line)
    except json.JSONDecodeError as error:
        raise FormatError(f"line {number}, column {error.colno}: this is not JSON: {error.msg}") from None
    except FormatError as error:
        raise FormatError(f"line {number}: {error}") from None


def verify_line(number: int, line: str) -> Verdict:
    """Check the record or match of one line of a file. Raises `FormatError` for a line that is no JSON."""
    return verdict_on(number, parse_line(number, line))


def is_object(line: str) -> bool:
    """Whether a line is a JSON object by itself, as in a file of many."""
    try:
        return isinstance(parse_json(line), dict)
    except ValueError:
        return False


def verdict_on(number: int, data: Any) -> Verdict:
    """Check one object."""
    form = data.get("format") if isinstance(data, dict) else None
    what = "match" if form == MATCH_FORMAT else "record"
    try:
        if not isinstance(data, dict):
            raise FormatError(f"a record or match is one JSON object, not {clipped(data)}")
        if form == MATCH_FORMAT:
            match = match_of_record(data)
            message = f"{len(match.rounds)} rounds, totals {list(match.totals)}"
        elif form == RECORD_FORMAT:
            round_ = round_of_record(data)
            ended = round_.result.reason if round_.result is not None else "not over"
            message = f"{len(round_.lines)} lines, {ended}"
        else:
            raise FormatError(f"format: {clipped(form)}; known are {RECORD_FORMAT!r} and {MATCH_FORMAT!r}")
    except FormatError as error:
        return Verdict(number, what, False, False, str(error))
    except RecordWrong as error:
        return Verdict(number, what, False, True, str(error))
    return Verdict(number, what, True, True, message)
