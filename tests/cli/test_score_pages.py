"""The score sheet in its other forms: CSV, the page to print, the table and the curves."""

from __future__ import annotations

import csv
import io
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from maumau.cli.score.drawing import ticks
from maumau.cli.score.page import page_text
from maumau.cli.score.spreadsheet import csv_text, harmless
from maumau.cli.score.text import LONGEST_CURVE, curves, table
from maumau.locale import language
from tests.cli.score_sheets import filled

EN = language("en")
FORMULAS = ("=1+1", "+1", "-1", "@SUM(A1)")


def test_csv() -> None:
    sheet = filled((*FORMULAS, 'a"b;'))
    text = csv_text(sheet, EN)
    assert text.startswith("\ufeff")
    rows = list(csv.reader(io.StringIO(text.removeprefix("\ufeff"))))
    assert rows[0] == ["Round", *(f"'{name}" for name in FORMULAS), 'a"b;']
    assert [row[0] for row in rows[1:]] == ["1", "2", "3", "Total"]
    assert [tuple(map(int, row[1:])) for row in rows[1:]] == [*(count.points for count in sheet.counts), sheet.totals]
    assert harmless("Ana=1") == "Ana=1"


class Page(HTMLParser):
    """The text of a page, and its tags."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.cells: list[str] = []
        self.attributes: dict[str, list[str]] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            self.attributes.setdefault(name, []).append(value or "")

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.cells.append(data.strip())


def test_html() -> None:
    names = ("<script>", "A & B", '"q"')
    sheet = filled(names, 5)
    text = page_text(sheet, EN)
    page = Page(text)
    assert "script" not in page.tags
    assert set(names) <= set(page.cells)
    assert page.tags.count("polyline") == 3
    assert page.tags.count("circle") == 15
    assert page.tags.count("svg") == page.tags.count("table") == page.tags.count("title") - 1 == 1
    assert not {"src", "href", "link"} & set(page.attributes)
    assert "@page { size: A4" in text
    assert [f"{name} {total}".replace("-", "−") in page.cells for name, total in zip(names, sheet.totals, strict=True)]
    assert "polyline" not in Page(page_text(sheet.first(0), EN)).tags


def test_a_long_match_of_many() -> None:
    names = [f"A rather long name {letter}" for letter in "abcdefgh"]
    sheet = filled(names, 80)
    assert all(len(line) <= 78 for line in table(sheet, EN))
    lines = list(curves(sheet, EN))
    assert all(len(line) <= 78 for line in lines)
    assert sum(sign in "▁▂▃▄▅▆▇█" for sign in lines[1]) == LONGEST_CURVE
    assert page_text(sheet, EN).count("<polyline") == 8


@pytest.mark.parametrize("values", [[0], [0, 0], [-40, 501], [3, 4], [-3], [10**6, 0]])
def test_ticks(values: list[int]) -> None:
    marks = ticks(values)
    assert marks[0] <= min(values) <= max(values) <= marks[-1]
    assert 0 in marks
    assert 2 <= len(marks) <= 9
    assert len({after - before for before, after in pairwise(marks)}) == 1
