"""A page as plain text, for a terminal and a screen reader."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence

from maumau.rules.rulebook.compare import Comparison
from maumau.rules.rulebook.house import Choice
from maumau.rules.rulebook.page import Example, Page, Paragraph, Part, Table
from maumau.rules.rulebook.writing import Writer, cell_lines, subtitle

WIDTH = 100
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
            yield from _wrapped(writer.sentences(sentences))
        case Table(_, rows):
            for row in rows:
                said = writer.cell(row)
                yield from _wrapped(f"- {writer.value(row.head)}: {said}", "  ")
        case Example():
            yield from _example(part, writer)
        case Choice(typed, _):
            yield f"- {typed}"
            for line in writer.choice(part):
                yield from _wrapped(f"  {line}", "  ")


def _example(example: Example, writer: Writer) -> Iterator[str]:
    said = " ".join(writer.language.say(line) for line in example.lines)
    yield ""
    yield from _wrapped(f"{writer.language.say('rulebook-example')}: {said}", "  ")


def _wrapped(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent=indent, break_long_words=False)


# ---------------------------------------------------------------- two side by side


def comparison_text(comparison: Comparison, writer: Writer) -> str:
    """Three columns of wrapped text, with a blank line between rows."""
    if not comparison.rows:
        return writer.language.say("compare-same") + "\n"
    head = [[writer.language.say("compare-rule")], *([writer.value(name)] for name in comparison.names)]
    rows = [
        [[writer.heading(row.rule)], _cell(row.first, writer), _cell(row.second, writer)] for row in comparison.rows
    ]
    return _columns(head, rows)


def _cell(cell: Iterable[object], writer: Writer) -> list[str]:
    return list(cell_lines(cell, writer)) or ["–"]  # type: ignore[arg-type]  # rows of a Difference


def _columns(head: Sequence[Sequence[str]], rows: Sequence[Sequence[Sequence[str]]]) -> str:
    wide = (WIDTH - _FIRST_COLUMN - 4) // 2
    widths = (_FIRST_COLUMN, wide, wide)
    lines: list[str] = []
    for row in (head, *rows):
        cells = [
            [line for text in cell for line in textwrap.wrap(text, width)] or [""]
            for cell, width in zip(row, widths, strict=True)
        ]
        for at in range(max(map(len, cells))):
            parts = [cell[at] if at < len(cell) else "" for cell in cells]
            lines.append("  ".join(part.ljust(width) for part, width in zip(parts, widths, strict=True)).rstrip())
        lines.append("  ".join("-" * width for width in widths) if row is head else "")
    return "\n".join(lines).rstrip() + "\n"
