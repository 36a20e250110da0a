"""The score sheet as text: what a round came to, the table, the curves, the end. It needs no colours and no cursor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from maumau.cli.speech import can_show
from maumau.engine.declare import ScoreTo
from maumau.game.sheet import Hand, Played, ScoreSheet
from maumau.game.sheet_rounds import phrase
from maumau.locale import Language, Listed, Name, Text

WIDTH = 78
NARROWEST = 5  #: signs of a name in the head of a column
LONGEST_CURVE = 36  #: so many places of a curve; of more rounds only some are drawn
BARS = "▁▂▃▄▅▆▇█"
PLAIN_BARS = "_.-=+*#@"


def shown(number: int) -> str:
    """A number with a real minus."""
    return str(number).replace("-", "−")


def by_name(names: Sequence[str], numbers: Sequence[int]) -> str:
    """``Ana 0, Ben 20``"""
    return ", ".join(f"{name} {shown(number)}" for name, number in zip(names, numbers, strict=True))


def listed(names: Sequence[str], seats: Sequence[int]) -> Listed:
    """Players in a row."""
    return Listed(tuple(Name(names[seat]) for seat in seats), "and")


# -- what a round came to ------------------------------------------------------------------------------------------


def counted(sheet: ScoreSheet, number: int, language: Language) -> Iterator[str]:
    """What a round came to: each hand card by card, then the points."""
    round_, count, scale = sheet.rounds[number - 1], sheet.counts[number - 1], sheet.scale
    if isinstance(round_, Played):
        for seat, left in enumerate(round_.left):
            if isinstance(left, Hand) and left.cards and scale.to != ScoreTo.NOBODY:
                yield f"  {sheet.names[seat]}: {hand_sum(sheet, left, count.worths[seat], language)}"
        if (times := scale.times(round_.card)) != 1 and round_.finisher is not None:
            yield language.say("score-times", times=times)
    yield language.say("score-counted", number=number, points=by_name(sheet.names, count.points))
    for seat in count.lost:
        yield language.say("score-has-lost", who=Name(sheet.names[seat]))


def hand_sum(sheet: ScoreSheet, hand: Hand, worth: int, language: Language) -> str:
    """``Q♥ 3 + 7 7 = 10``"""
    alone = len(hand.cards) == 1
    parts = [
        f"{phrase(held, sheet.ruleset.deck).form(language, '')} {shown(sheet.scale.worth_of(held, alone))}"
        for held in hand.cards
    ]
    return parts[0] if alone else f"{' + '.join(parts)} = {shown(worth)}"


def ending(sheet: ScoreSheet) -> Iterator[Text]:
    """Who has won, if the match is over."""
    if not sheet.over:
        return
    yield Text("score-over", rounds=len(sheet.rounds))
    if sheet.drawn or not sheet.winners:
        yield Text("score-drawn")
    else:
        yield Text("score-won", count=len(sheet.winners), who=listed(sheet.names, sheet.winners))
    if sheet.losers:
        yield Text("score-lost", who=listed(sheet.names, sheet.losers))


def limit(sheet: ScoreSheet) -> Text | None:
    """Where the match ends, if points end it."""
    match = sheet.ruleset.rules.match
    if match.limit is None or sheet.scale.to == ScoreTo.NOBODY:
        return None
    return Text("score-limit", limit=match.limit, exceeded=match.limit_is == "exceeded")


# -- the table -----------------------------------------------------------------------------------------------------


def cells(sheet: ScoreSheet) -> list[list[str]]:
    """The points of every round, with an asterisk at who went out."""
    return [
        [shown(points) + ("*" if seat == round_.finisher else "") for seat, points in enumerate(count.points)]
        for round_, count in zip(sheet.rounds, sheet.counts, strict=True)
    ]


def table(sheet: ScoreSheet, language: Language) -> Iterator[str]:
    """Rounds as rows, players as columns, and the totals."""
    if not sheet.rounds:
        yield language.say("score-no-rounds")
        return
    heads = [language.say("score-column-round"), language.say("score-column-total")]
    first = max(map(len, heads))
    rows = cells(sheet)
    totals = list(map(shown, sheet.totals))
    numbers = [max(len(row[seat].rstrip("*")) + 1 for row in (*rows, totals)) for seat in range(len(totals))]
    room = max(NARROWEST, (WIDTH - first) // len(totals) - 2)
    widths = [max(wide, min(len(name), room)) for wide, name in zip(numbers, sheet.names, strict=True)]
    yield _row(heads[0], [_clip(name, wide) for name, wide in zip(sheet.names, widths, strict=True)], first, widths)
    for number, row in enumerate(rows, 1):
        yield _row(str(number), [cell if cell.endswith("*") else f"{cell} " for cell in row], first, widths)
    yield _row(heads[1], [f"{total} " for total in totals], first, widths)
    if any(round_.finisher is not None for round_ in sheet.rounds):
        yield language.say("score-star")
    if sheet.scale.to == ScoreTo.NOBODY:
        yield language.say("score-rounds-won", points=by_name(sheet.names, sheet.rounds_won))


def _row(head: str, row: Sequence[str], first: int, widths: Sequence[int]) -> str:
    return (head.ljust(first) + "".join(f"  {cell:>{wide}}" for cell, wide in zip(row, widths, strict=True))).rstrip()


def _clip(name: str, wide: int) -> str:
    return name if len(name) <= wide else name[: wide - 1] + "…"


# -- the curves ----------------------------------------------------------------------------------------------------


def curves(sheet: ScoreSheet, language: Language) -> Iterator[str]:
    """The totals of everybody as a row of bars, and as numbers."""
    if not sheet.rounds:
        yield language.say("score-no-rounds")
        return
    running = sheet.running
    least = min(min(totals) for totals in running)
    most = max(max(totals) for totals in running)
    yield language.say("score-curves", least=least, most=most)
    wide = max(map(len, sheet.names))
    bars = BARS if can_show(BARS) else PLAIN_BARS
    for seat, name in enumerate(sheet.names):
        totals = [totals[seat] for totals in running[1:]]
        drawn = "".join(bars[_level(total, least, most)] for total in _some(totals, LONGEST_CURVE))
        room = max(1, (WIDTH - wide - len(drawn) - 4) // (len(shown(least if least < 0 else most)) + 2))
        told = totals[-room:]
        dots = "… " if len(told) < len(totals) else ""
        yield f"{name.ljust(wide)}  {drawn}  {dots}{', '.join(map(shown, told))}"
    if (end := limit(sheet)) is not None:
        yield language.say(end)


def _level(total: int, least: int, most: int) -> int:
    return 0 if most == least else (total - least) * (len(BARS) - 1) // (most - least)


def _some(totals: Sequence[int], most: int) -> list[int]:
    """At most so many of them, evenly taken, the last one among them."""
    if len(totals) <= most:
        return list(totals)
    return [totals[place * (len(totals) - 1) // (most - 1)] for place in range(most)]
