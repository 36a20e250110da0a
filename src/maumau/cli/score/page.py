"""A score sheet as one HTML file that needs nothing else: the look of the rulebook, a table, the curves, on A4."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib.resources import files

from maumau.cli.score import text
from maumau.cli.score.drawing import drawing
from maumau.game.sheet import ScoreSheet
from maumau.locale import Language
from maumau.rules.rulebook.html import whole
from maumau.rules.rulebook.writing import Writer


def page_text(sheet: ScoreSheet, language: Language) -> str:
    """The whole file."""
    name, what = sheet.ruleset.name, language.say("score-title")
    body = [f"<header><h1>{escape(name)}</h1><p>{escape(what)}</p></header>"]
    body += ["<main>", *_table(sheet, language)]
    said = [language.say(sentence) for sentence in text.ending(sheet)]
    if (limit := text.limit(sheet)) is not None and not sheet.over:
        said.append(language.say(limit))
    body += [f"<p>{escape(' '.join(said))}</p>"] if said else []
    if sheet.rounds:
        body.append(f"<figure>{drawing(sheet, language)}</figure>")
    style = (files("maumau.cli.score") / "sheet.css").read_text("utf-8")
    page = whole(Writer(language), f"{name}: {what}", [*body, "</main>"])
    return page.replace("</style>", f"{style}</style>", 1)


def _table(sheet: ScoreSheet, language: Language) -> Iterator[str]:
    head, total = escape(language.say("score-column-round")), escape(language.say("score-column-total"))
    yield '<table class="score"><thead><tr>'
    yield f'<th scope="col">{head}</th>' + "".join(f'<th scope="col">{escape(name)}</th>' for name in sheet.names)
    yield "</tr></thead><tbody>"
    for number, row in enumerate(text.cells(sheet), 1):
        yield f'<tr><th scope="row">{number}</th>' + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>"
    totals = "".join(f"<td>{text.shown(points)}</td>" for points in sheet.totals)
    yield f'</tbody><tfoot><tr><th scope="row">{total}</th>{totals}</tr></tfoot></table>'
    if any(round_.finisher is not None for round_ in sheet.rounds):
        star = language.say("score-star")
        yield f"<p>{escape(star)}</p>"
