"""Commands that say yes or no: `check` a file of rules, `verify` records, ask the `referee`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from maumau.cli.files import open_text, read_text
from maumau.cli.trouble import CallWrong
from maumau.locale import Language, Listed, Text, language
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
        for verdict in verdicts(file):
            if verdict.right:
                right[verdict.what] += 1
                continue
            wrong += verdict.readable
            unreadable += not verdict.readable
            told = Text("command-verdict", file=file, line=verdict.line, what=verdict.what, told=verdict.message)
            print(speaks.say(told))
    except ValueError as error:
        raise CallWrong("problem-file", file=file, why=str(error)) from None
    if not right["record"] + right["match"] + wrong + unreadable:
        raise CallWrong("problem-empty", file=file)
    messages = {"record": "command-records", "match": "command-matches"}
    counts = tuple(Text(messages[what], count=count) for what, count in right.items() if count)
    good, bad = Listed(counts, "and"), wrong + unreadable
    print(speaks.say("command-verified", file=file, some=bool(counts), right=good, wrong=bad))
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
            raise CallWrong("problem-not-utf8", file=file, byte=error.start) from None


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
        raise CallWrong("problem-file", file=file, why=str(error)) from None
    if as_json:
        print(json.dumps(answer, ensure_ascii=False))
    else:
        ruleset = load(position["ruleset"], position.get("options"))
        print("\n".join(Explained(answer, ruleset, Wording(ruleset.deck, speaks)).lines()))
    return SAYS_NO if answer["refused"] else 0
