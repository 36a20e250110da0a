"""Score sheets for tests, and what is said while lines are typed on one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from maumau.cli.score.asking import Asker
from maumau.cli.score.dialogue import Dialogue
from maumau.cli.score.file import Keeper, Kept, read_sheet
from maumau.cli.talk import Talk
from maumau.game.sheet import Given, ScoreSheet
from maumau.locale import language
from maumau.rules import load
from tests.cli.tables import script


def sheet_of(ref: str = "maumas", names: Sequence[str] = ("Ana", "Ben", "Cem"), **options: object) -> ScoreSheet:
    return ScoreSheet.begin(load(ref, options), names)


def typed(place: Path, *lines: str, sheet: ScoreSheet | None = None, lang: str = "en") -> str:
    """What is said while these lines are typed on a sheet; without one, on the sheet that lies there."""
    said: list[str] = []
    answer = script(*lines)

    def read(prompt: str) -> str:
        said.append(prompt)
        said.append(f"{(text := answer(prompt))}\n")
        return text

    asker = Asker(Talk(read, said.append, 0, language(lang)))
    kept, found = (Kept(sheet), None) if sheet is not None else read_sheet(place)
    Dialogue(asker, Keeper(place, kept.sheet.ruleset, found), kept).run()
    return "".join(said)


def filled(names: Sequence[str], count: int = 3) -> ScoreSheet:
    """A sheet with so many rounds, each won by the next player."""
    sheet = sheet_of("mau-mau-balkan", names, limit=2000)
    for number in range(count):
        points = tuple(-40 if seat == number % len(names) else 3 * seat + number % 9 for seat in range(len(names)))
        sheet = sheet.with_round(Given(number % len(names), points))
    return sheet
