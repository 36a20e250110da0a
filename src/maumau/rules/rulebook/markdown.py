"""A page as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from maumau.rules.rulebook.compare import Comparison
from maumau.rules.rulebook.house import Choice
from maumau.rules.rulebook.page import Example, Page, Paragraph, Part, Table
from maumau.rules.rulebook.writing import Writer, cell_lines, subtitle

_MEANT = re.compile(r"([\\`*_\[\]<>|#])")


def page_text(page: Page, writer: Writer) -> str:
    """The whole page."""
    blocks = [f"# {plain(page.ruleset.name)}"]
    blocks += [plain(subtitle(page, writer))] if subtitle(page, writer) else []
    for section in page.sections:
        blocks.append(f"## {plain(writer.value(section.title))}")
        blocks += [block for part in section.parts for block in _part(part, writer)]
    return "\n\n".join(blocks) + "\n"


def plain(text: str) -> str:
    """A text in which nothing is a sign of Markdown."""
    return _MEANT.sub(r"\\\1", text)


def _part(part: Part, writer: Writer) -> Iterator[str]:
    match part:
        case Paragraph(sentences):
            yield plain(writer.sentences(sentences))
        case Table(columns, rows):
            said = [(writer.value(row.head), writer.cell(row)) for row in rows]
            yield _table([writer.value(column) for column in columns], said)
        case Example(_, lines):
            title = plain(writer.language.say("rulebook-example"))
            yield f"> **{title}.** {plain(' '.join(writer.language.say(line) for line in lines))}"
        case Choice(typed, _):
            yield "\n".join([f"* `{typed}`", *(f"  {plain(line)}" for line in writer.choice(part))])


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *([plain(cell) for cell in row] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def comparison_text(comparison: Comparison, writer: Writer) -> str:
    """A table of three columns."""
    if not comparison.rows:
        return writer.language.say("compare-same") + "\n"
    head = [writer.language.say("compare-rule"), *(plain(writer.value(name)) for name in comparison.names)]
    rows = [
        [
            writer.heading(row.rule),
            *(" ".join(cell_lines(cell, writer)) or "–" for cell in (row.first, row.second)),
        ]
        for row in comparison.rows
    ]
    return _table(head, rows) + "\n"
