"""A score sheet for spreadsheets: CSV, one row a round, a column a player, the totals at the end."""

from __future__ import annotations

import csv
import io

from maumau.game.sheet import ScoreSheet
from maumau.locale import Language

#: What spreadsheets take for the beginning of a formula.
FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
MARK = "\ufeff"  #: by which spreadsheets see that it is UTF-8


def csv_text(sheet: ScoreSheet, language: Language) -> str:
    """The whole file, lines ended as RFC 4180 has it."""
    file = io.StringIO()
    rows = csv.writer(file, delimiter=language.say("score-csv-separator"))
    rows.writerow([language.say("score-column-round"), *map(harmless, sheet.names)])
    for number, count in enumerate(sheet.counts, 1):
        rows.writerow([number, *count.points])
    rows.writerow([language.say("score-column-total"), *sheet.totals])
    return MARK + file.getvalue()


def harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula: a quotation mark before it says that it is text."""
    return f"'{name}" if name.startswith(FORMULA) else name
