"""The totals as a drawing: a line a player, told apart by its dashes and its name, so that no colour is needed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from maumau.cli.score.text import by_name, shown
from maumau.engine.declare import ScoreTo
from maumau.game.sheet import ScoreSheet
from maumau.locale import Language

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 52, 150, 16, 44
LINE = 16  #: between two names
DASHES = ("", "7 3", "2 3", "10 3 2 3", "1 4", "14 4", "6 2 2 2 2 2", "4 4", "12 2 4 2", "3 6")
STEPS = (1, 2, 5)


def drawing(sheet: ScoreSheet, language: Language) -> str:
    """The drawing as SVG, to stand within a page."""
    running = sheet.running
    marks = ticks([total for totals in running for total in totals] + _limits(sheet))
    told = escape(language.say("score-drawing", points=by_name(sheet.names, sheet.totals)))
    place = _Place(len(running) - 1, marks[0], marks[-1])
    lines = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" xmlns="http://www.w3.org/2000/svg">',
        f"<title>{told}</title>",
        *_grid(place, marks, len(running) - 1),
        *_axes(language),
        *(_limit(place, limit) for limit in _limits(sheet)),
        *_curves(place, sheet),
        "</svg>",
    ]
    return "\n".join(lines)


class _Place:
    """Where rounds and points lie in the drawing."""

    def __init__(self, rounds: int, least: int, most: int) -> None:
        self._rounds, self._least, self._most = max(rounds, 1), least, most

    def x(self, number: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * number / self._rounds, 1)

    def y(self, points: int) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (self._most - points) / (self._most - self._least), 1)


def ticks(values: Sequence[int], wanted: int = 6) -> list[int]:
    """Round numbers from below the least value to above the most, a few of them; 0 is among them."""
    least, most = min(0, *values), max(1, *values)
    step, size = 1, 0
    while (most - least) / step > wanted:
        size += 1
        step = STEPS[size % 3] * 10 ** (size // 3)
    first, last = least // step, -(-most // step)
    return [step * number for number in range(first, last + 1)]


def _limits(sheet: ScoreSheet) -> list[int]:
    """The points that end the match, where a total is near enough for the line to be in the picture."""
    limit = sheet.ruleset.rules.match.limit
    near = max((abs(total) for totals in sheet.running for total in totals), default=0)
    return [limit] if limit is not None and sheet.scale.to != ScoreTo.NOBODY and near * 2 >= limit else []


def _grid(place: _Place, marks: Sequence[int], rounds: int) -> Iterator[str]:
    right = WIDTH - RIGHT
    for mark in marks:
        y = place.y(mark)
        yield f'<line x1="{LEFT}" x2="{right}" y1="{y}" y2="{y}" stroke="var(--line)"/>'
        yield f'<text x="{LEFT - 7}" y="{y + 4:.1f}" text-anchor="end" fill="currentColor">{shown(mark)}</text>'
    every = max(1, -(-rounds // 12))
    for number in range(0, rounds + 1, every):
        x, y = place.x(number), HEIGHT - BOTTOM + 17
        yield f'<text x="{x}" y="{y}" text-anchor="middle" fill="currentColor">{number}</text>'


def _axes(language: Language) -> Iterator[str]:
    across, up = escape(language.say("score-axis-rounds")), escape(language.say("score-axis-points"))
    middle, centre = (LEFT + WIDTH - RIGHT) / 2, (TOP + HEIGHT - BOTTOM) / 2
    yield f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle" fill="currentColor">{across}</text>'
    turn = f'transform="rotate(-90 12 {centre})"'
    yield f'<text x="12" y="{centre}" text-anchor="middle" fill="currentColor" {turn}>{up}</text>'


def _limit(place: _Place, limit: int) -> str:
    y = place.y(limit)
    return f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}" stroke="var(--red)" stroke-width="1.5"/>'


def _curves(place: _Place, sheet: ScoreSheet) -> Iterator[str]:
    last = len(sheet.running) - 1
    for seat in range(len(sheet.names)):
        points = [(place.x(number), place.y(totals[seat])) for number, totals in enumerate(sheet.running)]
        dash = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
        path = " ".join(f"{x},{y}" for x, y in points)
        yield f'<polyline points="{path}" fill="none" stroke="currentColor" stroke-width="2"{dash}/>'
        yield from (f'<circle cx="{x}" cy="{y}" r="2.6" fill="currentColor"/>' for x, y in points[1:])
    ends = [place.y(total) for total in sheet.totals]
    for seat, y in enumerate(_apart(ends)):
        x = place.x(last)
        name = f"{escape(sheet.names[seat])} {shown(sheet.totals[seat])}"
        yield f'<line x1="{x}" y1="{ends[seat]}" x2="{x + 12}" y2="{y:.1f}" stroke="var(--line)"/>'
        yield f'<text x="{x + 15}" y="{y + 4:.1f}" fill="currentColor">{name}</text>'


def _apart(ends: Sequence[float]) -> list[float]:
    """Where names are written so that none covers another: near the ends of their lines, in their order."""
    order = sorted(range(len(ends)), key=lambda seat: ends[seat])
    placed = [0.0] * len(ends)
    above = float("-inf")
    for seat in order:
        above = placed[seat] = max(ends[seat], above + LINE)
    below = float(HEIGHT - BOTTOM + LINE)
    for seat in reversed(order):
        below = placed[seat] = min(placed[seat], below - LINE)
    return placed
