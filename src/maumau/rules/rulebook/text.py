"""A page as plain text, for a terminal and a screen reader."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from maumau.rules.rulebook.compare import Cell, Comparison
from maumau.rules.rulebook.house import Choice
from maumau.rules.rulebook.page import Example, Page, Paragraph, Part, Table
from maumau.rules.rulebook.writing import Writer, cell_lines, subtitle

_FIRST_COLUMN = 18


def page_text(page: Page, writer: Writer) -> str:
    """The whole page."""
    lines = [page.ruleset.name, "=" * len(page.ruleset.name)]
    lines += [subtitle(page, writer)] if subtitle(page, writer) else []
    for section in page.sections:
        title = writer.value(section.title)
        lines += ["", title, "-" * len(title)]
        for part in section.parts:
            lines += _part(part, writer)
    return "\n".join(lines) + "\n"


def _part(part: Part, writer: Writer) -> Iterator[str]:
    match part:
        case Paragraph(sentences):
            yield from _wrapped(writer, writer.sentences(sentences))
        case Table(_, rows):
            for row in rows:
                said = writer.cell(row)
                yield from _wrapped(writer, f"- {writer.value(row.head)}: {said}", "  ")
        case Example():
            yield from _example(part, writer)
        case Choice(typed, _):
            yield f"- {typed}"
            for line in writer.choice(part):
                yield from _wrapped(writer, f"  {line}", "  ")


def _example(example: Example, writer: Writer) -> Iterator[str]:
    said = " ".join(writer.language.say(line) for line in example.lines)
    yield ""
    yield from _wrapped(writer, f"{writer.language.say('rulebook-example')}: {said}", "  ")


def _wrapped(writer: Writer, text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(text, writer.width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


# ---------------------------------------------------------------- two side by side


def comparison_text(comparison: Comparison, writer: Writer) -> str:
    """Three columns of wrapped text, with a blank line between rows."""
    if not comparison.rows:
        return writer.language.say("compare-same") + "\n"
    head = [[writer.language.say("compare-rule")], *([writer.value(name)] for name in comparison.names)]
    rows = [
        [[writer.heading(row.rule)], _cell(row.first, writer), _cell(row.second, writer)] for row in comparison.rows
    ]
    return _columns(head, rows, writer.width)


def _cell(cell: Cell, writer: Writer) -> list[str]:
    return list(cell_lines(cell, writer)) or ["–"]


def _columns(head: Sequence[Sequence[str]], rows: Sequence[Sequence[Sequence[str]]], width: int) -> str:
    wide = (width - _FIRST_COLUMN - 4) // 2
    widths = (_FIRST_COLUMN, wide, wide)
    lines: list[str] = []
    for row in (head, *rows):
        cells = [
            [line for text in cell for line in textwrap.wrap(text, most, break_on_hyphens=False)] or [""]
            for cell, most in zip(row, widths, strict=True)
        ]
        for at in range(max(map(len, cells))):
            parts = [cell[at] if at < len(cell) else "" for cell in cells]
            lines.append("  ".join(part.ljust(most) for part, most in zip(parts, widths, strict=True)).rstrip())
        lines.append("  ".join("-" * most for most in widths) if row is head else "")
    return "\n".join(lines).rstrip() + "\n"
