"""Commands that say yes or no: `check` a file of rules, `verify` records, ask the `referee`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from maumau.cli.files import CallWrong, open_text, read_text
from maumau.rules import check_file, load, shipped
from maumau.rules.problems import did_you_mean

if TYPE_CHECKING:
    from maumau.records import Verdict

SAYS_NO = 1
WRONG_FILE = 2
MANY_CARDS = 12  #: of a stock more are not listed


def check(file: str) -> int:
    """Validate a ruleset file."""
    if file not in shipped():
        if not Path(file).is_file():
            if Path(file).is_dir():
                raise CallWrong(f"{file}: this is a folder; name a file of rules")
            hint = did_you_mean(file, shipped()) if Path(file).suffix != ".toml" else ""
            raise CallWrong(f"{file}: there is no such file{hint}")
        path: str | Path = Path(file)
    else:
        path = file
    problems = check_file(path)
    for problem in problems:
        print(problem)
    if problems:
        count = len(problems)
        print(f"{file}: {count} problem{'s' if count > 1 else ''}")
        return SAYS_NO
    print(f"{file}: all right")
    return 0


def verify(file: str) -> int:
    """Replay everything in a file. What cannot be read at all counts as a wrong file."""
    right: dict[str, int] = {"record": 0, "match": 0}
    wrong = unreadable = 0
    try:
        for verdict in verdicts(file):
            if verdict.right:
                right[verdict.what] += 1
                continue
            wrong += verdict.readable
            unreadable += not verdict.readable
            print(f"{file}:{verdict.line}: {verdict.what}: {verdict.message}")
    except ValueError as error:
        raise CallWrong(f"{file}: {error}") from None
    if not right["record"] + right["match"] + wrong + unreadable:
        raise CallWrong(f"{file}: this file is empty; a record or match was expected")
    counts = [counted(right["record"], "record"), counted(right["match"], "match")]
    good = " and ".join(text for text in counts if text) or "nothing"
    bad = wrong + unreadable
    print(f"{file}: {good} right" + (f", {bad} wrong" if bad else ""))
    return WRONG_FILE if unreadable else SAYS_NO if wrong else 0


def verdicts(file: str) -> Iterator[Verdict]:
    """The verdicts on a file: line by line where each line is an object, so that a long file takes no more memory."""
    from maumau.records.verify import is_object, verify_line, verify_text

    with open_text(file) as lines:
        try:
            for number, line in enumerate(lines, 1):
                if not line.strip():
                    continue
                if number == 1 and not is_object(line):
                    yield from verify_text(line + lines.read())
                    return
                yield verify_line(number, line)
        except UnicodeDecodeError as error:
            raise CallWrong(f"{file}: this is not UTF-8 text (byte {error.start}: {error.reason})") from None


def counted(count: int, what: str) -> str:
    """``3 records``, ``1 match``, or nothing."""
    plural = "es" if what.endswith("h") else "s"
    return f"{count} {what}{'' if count == 1 else plural}" if count else ""


def referee(file: str, as_json: bool) -> int:
    """Answer a position."""
    from maumau.records import read_position, referee_answer

    text = read_text(file)
    try:
        position = read_position(text)
        answer = referee_answer(position)
    except ValueError as error:
        raise CallWrong(f"{file}: {error}") from None
    if as_json:
        print(json.dumps(answer, ensure_ascii=False))
    else:
        deck = load(position["ruleset"], position.get("options")).deck
        print("\n".join(explained(answer, {suit.letter: suit.name for suit in deck.suits})))
    return SAYS_NO if answer["refused"] else 0


def explained(answer: dict[str, Any], suits: Mapping[str, str]) -> Iterator[str]:
    """The referee's answer in words; `suits` are the names of the suits by letter."""
    refused = answer["refused"]
    for number, step in enumerate(answer["steps"]):
        last = refused is not None and number == refused["move"]
        yield f"{step['move']}: {'REFUSED' if last else 'allowed'}"
        if last:
            yield f"    {refused['message']} ({refused['clause']}, {refused['reason']})"
        yield from choices(step)
    yield "How things stand:" if answer["steps"] else "The position:"
    yield from standing(answer["state"], suits)


def choices(step: dict[str, Any]) -> Iterator[str]:
    """What was legal, in words."""
    if step["legal"]:
        yield f"    Legal: {', '.join(step['legal'])}"
    if step["also"]:
        yield f"    Calls and catches: {', '.join(step['also'])}"


def shortened(cards: list[str]) -> str:
    """Cards in a row; of many the first ones, and how many there are."""
    if len(cards) <= MANY_CARDS:
        return " ".join(cards) or "empty"
    return f"{' '.join(cards[:MANY_CARDS])} … ({len(cards)} cards)"


def standing(state: dict[str, Any], suits: Mapping[str, str]) -> Iterator[str]:
    """A state in words; `suits` are the names of the suits by letter."""
    phases = {
        "cut": "a cut card may be kept",
        "play": "a turn",
        "name": "a suit is to be named",
        "window": "a hand is empty; the chance to catch has not passed",
        "over": "the round is over",
    }
    who = "" if state["turn"] is None else f"; seat {state['turn']} decides"
    yield f"    Now: {phases[state['phase']]}{who}"
    for seat, hand in enumerate(state["hands"]):
        yield f"    Seat {seat}: {' '.join(hand) or 'no cards'}"
    yield f"    Pile, top last: {' '.join(state['pile']) or 'empty'}"
    yield f"    Stock, first drawn first: {shortened(state['stock'])}"
    direction = "to the left" if state["direction"] == 1 else "to the right"
    suit = f", suit to follow: {suits.get(state['suit'], state['suit'])}" if state["suit"] else ""
    pending = f", {state['pending']} cards pending" if state["pending"] else ""
    yield f"    Play goes {direction}{suit}{pending}"
    if state["may_catch"]:
        yield f"    Can be caught: {', '.join(f'seat {seat}' for seat in state['may_catch'])}"
    yield from choices(state)
    if state["result"] is not None:
        result = state["result"]
        finisher = "nobody" if result["finisher"] is None else f"seat {result['finisher']}"
        yield f"    Result: {result['reason']}, finisher: {finisher}, points {', '.join(map(str, result['points']))}"
