"""Carrying out `maumau score`: a new sheet or one from a file, at the keyboard; or a file turned into CSV and HTML."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

from maumau.cli.files import STREAM, because, named, write_whole
from maumau.cli.questions import ask_yes_or_no
from maumau.cli.score.asking import Asker, Correct, Undo
from maumau.cli.score.begin import begin
from maumau.cli.score.command import Call
from maumau.cli.score.dialogue import Dialogue
from maumau.cli.score.file import Keeper, Kept, new_place, read_sheet, unfinished
from maumau.cli.score.page import page_text
from maumau.cli.score.spreadsheet import csv_text
from maumau.cli.talk import InputEnded, Quit, terminal
from maumau.game.sheet import ScoreError, ScoreSheet
from maumau.locale import Language, Listed, Name, Text

REPLACED = (".csv", ".html", ".htm")  #: what may be written over: a page or table that was written before


def carry_out(call: Call, language: Language) -> None:
    """Do what a call says. Raises `CallWrong`, `ScoreError`."""
    if call.csv is not None or call.html is not None:
        export(call, language)
        return
    asker = Asker(terminal(0, language))
    try:
        keeper, kept = opened(call, asker)
    except (Quit, InputEnded):
        return
    Dialogue(asker, keeper, kept).run()
    if keeper.lost is not None:
        raise ScoreError(keeper.lost)
    how = f"{program()} score {shlex.quote(str(keeper.place))}"
    asker.show(Text("score-left", file=str(keeper.place), command=how))  # in one line, to be copied


# -- which sheet ---------------------------------------------------------------------------------------------------


def opened(call: Call, asker: Asker) -> tuple[Keeper, Kept]:
    """The sheet that is meant and who keeps it. Raises `CallWrong`, `ScoreError`, `Quit`, `InputEnded`."""
    if call.file == STREAM:
        raise ScoreError(Text("score-no-file", file="-"))
    place = None if call.file is None else named(call.file)
    if place is not None and place.is_dir():
        raise ScoreError(Text("score-file-is-folder", file=str(place)))
    if place is not None and place.exists():
        if call.says_what:
            raise ScoreError(Text("score-file-is-there", file=str(place)))
        return gone_on_with(place)
    if place is not None and not place.parent.is_dir():
        raise ScoreError(Text("score-no-folder", folder=str(place.parent)))
    if place is None and not call.says_what and (last := unfinished()) is not None and wants(asker, last):
        return gone_on_with(last)
    sheet = new_sheet(call, asker)
    return Keeper(place or new_place(sheet.ruleset), sheet.ruleset), Kept(sheet)


def gone_on_with(place: Path) -> tuple[Keeper, Kept]:
    """The sheet of a file."""
    kept, found = read_sheet(place)
    return Keeper(place, kept.sheet.ruleset, found), kept


def wants(asker: Asker, place: Path) -> bool:
    """Whether the sheet that was kept last is to be gone on with."""
    sheet = read_sheet(place)[0].sheet
    names = Listed(tuple(map(Name, sheet.names)), "and")
    question = Text("score-resume", game=Name(sheet.ruleset.name), names=names)
    while True:
        try:
            return ask_yes_or_no(asker, question, Text("score-resume-help"))
        except (Undo, Correct):
            continue  # there is nothing yet to take back


def new_sheet(call: Call, asker: Asker) -> ScoreSheet:
    """A new sheet; taking an answer back begins the questions again."""
    while True:
        try:
            return begin(asker, call.ruleset, call.options, call.names)
        except (Undo, Correct):
            asker.say(Text("score-back"))


# -- writing out ---------------------------------------------------------------------------------------------------


def export(call: Call, language: Language) -> None:
    """Write a sheet out as CSV, as HTML, or both."""
    option = "--html" if call.csv is None else "--csv"
    if call.file is None:
        raise ScoreError(Text("score-which-file", option=option))
    if call.csv is not None and len(call.csv) > 1:
        raise ScoreError(Text("score-one-only", option=option))
    if call.says_what:
        raise ScoreError(Text("score-file-is-there", file=call.file))
    place = named(call.file)
    if place.is_dir():
        raise ScoreError(Text("score-file-is-folder", file=str(place)))
    if not place.exists():
        raise ScoreError(Text("score-no-file", file=str(place)))
    for target in (*(call.csv or ()), *(() if call.html is None else (call.html,))):
        if target != STREAM and is_same(named(target), place):
            refusal = "score-out-over-sheet" if named(target).suffix.lower() in REPLACED else "score-out-is-sheet"
            raise ScoreError(Text(refusal, file=str(named(target))))
    sheet = read_sheet(place)[0].sheet
    if call.csv is not None:
        write_out(next(iter(call.csv), STREAM), csv_text(sheet, language), language)
    if call.html is not None:
        write_out(call.html, page_text(sheet, language), language)


def is_same(target: Path, sheet: Path) -> bool:
    """Whether what is to be written would take the place of the sheet, also by another name of it."""
    return os.path.exists(target) and sheet.samefile(target)


def holds_a_sheet(place: Path) -> bool:
    """Whether what lies there is a score sheet, whatever it is called."""
    try:
        read_sheet(place)
    except ScoreError:
        return False
    return True


def write_out(target: str, text: str, language: Language) -> None:
    """Write a page or a table to a file, or to the standard output."""
    if target == STREAM:
        sys.stdout.flush()
        sys.stdout.buffer.write(text.encode())
        sys.stdout.buffer.flush()
        return
    place = named(target)
    if place.is_dir():
        raise ScoreError(Text("score-file-is-folder", file=str(place)))
    if not place.parent.is_dir():
        raise ScoreError(Text("score-no-folder", folder=str(place.parent)))
    if place.exists() and place.resolve().suffix.lower() not in REPLACED:
        raise ScoreError(Text("score-out-is-sheet", file=str(place)))
    if place.exists() and holds_a_sheet(place):
        raise ScoreError(Text("score-out-over-sheet", file=str(place)))
    try:
        write_whole(place, text)
    except OSError as error:
        raise ScoreError(Text("score-file-unwritten", file=str(place), problem=because(error))) from None
    print(language.say("score-written", file=str(place)))


def program() -> str:
    """How the person can call this program again."""
    from maumau.cli.saves import program as found  # brings the bots in, which nothing before needs

    return found()
