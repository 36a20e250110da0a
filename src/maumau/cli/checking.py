"""Commands that say yes or no: `check` a file of rules, `verify` records, ask the `referee`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from maumau.cli.files import open_text, read_text
from maumau.cli.trouble import CallWrong
from maumau.locale import Language, Listed, Phrase, Text, language
from maumau.locale.language import DEFAULT
from maumau.rules import check_file, load, shipped
from maumau.rules.problems import nearest

if TYPE_CHECKING:
    from maumau.records import Verdict

SAYS_NO = 1
WRONG_FILE = 2


def check(file: str, speaks: Language) -> int:
    """Validate a ruleset file. What is wrong in it is told in English, for whoever writes it."""
    if file not in shipped() and not Path(file).is_file():
        if Path(file).is_dir():
            raise CallWrong("problem-folder", file=file)
        near = nearest(file, shipped()) if Path(file).suffix != ".toml" else ""
        if near:
            raise CallWrong("problem-no-file-near", file=file, near=near)
        raise CallWrong("problem-no-file", file=file)
    problems = check_file(file if file in shipped() else Path(file))
    for problem in problems:
        print(problem)
    if problems:
        print(speaks.say("command-problems", file=file, problems=len(problems)))
        return SAYS_NO
    print(speaks.say("command-all-right", file=file))
    return 0


def verify(file: str, speaks: Language) -> int:
    """Replay everything in a file. What cannot be read at all counts as a wrong file."""
    right: dict[str, int] = {"record": 0, "match": 0}
    wrong = unreadable = 0
    try:
        for verdict, data in verdicts(file):
            if verdict.right:
                right[verdict.what] += 1
                continue
            wrong += verdict.readable
            unreadable += not verdict.readable
            why = (None if verdict.readable else told_form(data)) or verdict.message
            print(speaks.say("command-verdict", file=file, line=verdict.line, what=verdict.what, told=why))
    except ValueError as error:
        raise wrong_file(file, error) from None
    if not right["record"] + right["match"] + wrong + unreadable:
        raise CallWrong("problem-empty", file=file)
    messages = {"record": "command-records", "match": "command-matches"}
    counts = tuple(Text(messages[what], count=count) for what, count in right.items() if count)
    good, bad = Listed(counts, "and"), wrong + unreadable
    print(speaks.say("command-verified", file=file, some=bool(counts), right=good, wrong=bad))
    return WRONG_FILE if unreadable else SAYS_NO if wrong else 0


def verdicts(file: str) -> Iterator[tuple[Verdict, Any]]:
    """The verdicts on a file, each with the data that it is on.

    They are read line by line where each line is an object, so that a long file takes no more memory.
    """
    from maumau.records.verify import is_object, objects, parse_line, verdict_on

    with open_text(file) as lines:
        try:
            for number, line in enumerate(lines, 1):
                if not line.strip():
                    continue
                if number == 1 and not is_object(line):
                    for at, found in objects(line + lines.read()):
                        yield verdict_on(at, found), found
                    return
                data = parse_line(number, line)
                yield verdict_on(number, data), data
        except UnicodeDecodeError as error:
            raise CallWrong("problem-not-utf8", file=file, byte=error.start) from None


def told_form(data: object) -> Phrase | None:
    """What is wrong with the form of a record or match, in the reader's language; None if it is something else."""
    from maumau.cli.form_faults import fault_told, told_faults
    from maumau.records import FormatError
    from maumau.records.forms import MATCH_FORMAT, RECORD_FORMAT, Fault, MatchForm, RecordForm, as_json, read_form

    form = data.get("format") if isinstance(data, dict) else RECORD_FORMAT
    if form not in (RECORD_FORMAT, MATCH_FORMAT):
        known = f"{RECORD_FORMAT}, {MATCH_FORMAT}"
        return fault_told(Fault("value", "format", wanted="literal", right=known, value=as_json(form)))
    try:
        read_form(MatchForm if form == MATCH_FORMAT else RecordForm, data, "record")
    except FormatError as error:
        return told_faults(error)
    return None


def wrong_file(file: str, error: ValueError) -> CallWrong:
    """That a file cannot be read: in the reader's language where what is wrong is known as data."""
    from maumau.cli.form_faults import told_faults

    told = told_faults(error)
    if told is None:
        return CallWrong("problem-file", file=file, why=str(error))
    return CallWrong("problem-form-file", file=file, told=told)


def referee(file: str, as_json: bool, speaks: Language | None = None) -> int:
    """Answer a position, in a language; cards in JSON are written as in files."""
    from maumau.cli.explaining import Explained
    from maumau.cli.wording import Wording
    from maumau.records import read_position, referee_answer

    speaks = speaks or language(DEFAULT, "letters")
    text = read_text(file)
    try:
        position = read_position(text)
        answer = referee_answer(position, language(speaks.code, "letters") if as_json else speaks)
    except ValueError as error:
        raise wrong_file(file, error) from None
    if as_json:
        print(json.dumps(answer, ensure_ascii=False))
    else:
        ruleset = load(position["ruleset"], position.get("options"))
        print("\n".join(Explained(answer, ruleset, Wording(ruleset.deck, speaks)).lines()))
    return SAYS_NO if answer["refused"] else 0
