"""A page as one HTML file: it needs nothing else, reads on a phone, prints on a sheet or two of A4."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files

from maumau.rules.rulebook.compare import Comparison
from maumau.rules.rulebook.house import Choice
from maumau.rules.rulebook.page import Example, Page, Paragraph, Part, Table
from maumau.rules.rulebook.writing import Writer, cell_lines, subtitle

_RED = {"♥", "♦"}


def page_text(page: Page, writer: Writer) -> str:
    """The whole page."""
    name = page.ruleset.name
    below = subtitle(page, writer)
    parts = [f"<header><h1>{escape(name)}</h1>{f'<p>{escape(below)}</p>' if below else ''}</header>", "<main>"]
    for section in page.sections:
        few = ' class="choices"' if any(isinstance(part, Choice) for part in section.parts) else ""
        parts.append(f"<section{few}><h2>{escape(writer.value(section.title))}</h2>")
        parts += [line for part in section.parts for line in _part(part, writer)]
        parts.append("</section>")
    return whole(writer, name, [*parts, "</main>"])


def whole(writer: Writer, title: str, body: Sequence[str], wide: bool = False) -> str:
    """A file: the head with the style in it, then a body."""
    style = (files("maumau.rules.rulebook") / "page.css").read_text("utf-8")
    tag = "sr-Latn" if writer.language.code == "sr" else writer.language.code
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{tag}">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>\n{style}</style>",
            "</head>",
            '<body class="wide">' if wide else "<body>",
            *body,
            "</body>",
            "</html>",
            "",
        ]
    )


def coloured(text: str) -> str:
    """A text with its red suits in red."""
    return "".join(f'<span class="red">{sign}</span>' if sign in _RED else escape(sign) for sign in text)


def _part(part: Part, writer: Writer) -> Iterator[str]:
    match part:
        case Paragraph(sentences):
            yield f"<p>{coloured(writer.sentences(sentences))}</p>"
        case Table(columns, rows):
            body = [(writer.value(row.head), writer.cell(row)) for row in rows]
            yield from table([writer.value(column) for column in columns], body)
        case Example(_, lines):
            title = escape(writer.language.say("rulebook-example"))
            said = coloured(" ".join(writer.language.say(line) for line in lines))
            yield f"<aside><strong>{title}</strong> {said}</aside>"
        case Choice(typed, _):
            yield f'<div class="choice"><code>{escape(typed)}</code>'
            yield from (f"<p>{coloured(line)}</p>" for line in writer.choice(part))
            yield "</div>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows under their columns; the first cell of a row is its heading."""
    yield "<table><thead><tr>"
    yield from (f'<th scope="col">{coloured(cell)}</th>' for cell in head)
    yield "</tr></thead><tbody>"
    for first, *rest in rows:
        cells = "".join(
            f'<td data-column="{escape(column)}">{coloured(cell)}</td>'
            for column, cell in zip(head[1:], rest, strict=True)
        )
        yield f'<tr><th scope="row">{coloured(first)}</th>{cells}</tr>'
    yield "</tbody></table>"


def comparison_text(comparison: Comparison, writer: Writer) -> str:
    """A table of three columns."""
    names = [writer.value(name) for name in comparison.names]
    title = " – ".join(names)
    if not comparison.rows:
        body = [f"<p>{escape(writer.language.say('compare-same'))}</p>"]
    else:
        rows = [
            [
                writer.heading(row.rule),
                *(" ".join(cell_lines(cell, writer)) or "–" for cell in (row.first, row.second)),
            ]
            for row in comparison.rows
        ]
        body = list(table([writer.language.say("compare-rule"), *names], rows))
    return whole(writer, title, [f"<header><h1>{escape(title)}</h1></header><main>", *body, "</main>"], wide=True)
