"""The file of a score sheet: one JSON object, read once into types and written whole (`docs/guides/score.md`)."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Literal

import platformdirs
from pydantic import Field

from maumau.cards import CardError
from maumau.cli.files import because, write_whole
from maumau.game.sheet import Given, Hand, Held, Left, Played, ScoreError, ScoreSheet, SheetRound, Worth
from maumau.game.sheet_checks import no_card
from maumau.game.sheet_rounds import written
from maumau.locale import Text
from maumau.records import FormatError, RecordWrong
from maumau.records.forms import Form, OptionValue, parse_json, read_form
from maumau.records.record import ruleset_keys, ruleset_of
from maumau.rules import Ruleset

FORMAT = "maumau-score/1"
ENDING = ".score.json"
OTHERS = {"maumau-record": "record", "maumau-match": "match", "maumau-save": "save", "maumau-score": "newer"}


class RoundForm(Form):
    """One round: `hands` (cards, or what they count) or `points` (what it adds to each total), by seat."""

    finisher: int | None
    card: str | None = None
    hands: list[str | int] | None = None
    points: list[int] | None = None
    lost: list[int] = Field(default_factory=list)


class ScoreForm(Form):
    """A score sheet."""

    format: Literal["maumau-score/1"]
    ruleset: str
    options: dict[str, OptionValue] = Field(default_factory=dict)
    fingerprint: str | None = None
    rules: dict[str, Any] | None = None
    names: list[str]
    rounds: list[RoundForm]
    begun: list[str] = Field(default_factory=list)


@dataclass(frozen=True)
class Kept:
    """What a file holds: the sheet, and the answers about a round that is not complete."""

    sheet: ScoreSheet
    begun: tuple[str, ...] = ()


# -- writing -------------------------------------------------------------------------------------------------------


def text_of(kept: Kept, keys: Mapping[str, Any]) -> str:
    """The file's text; *keys* are what it says of its ruleset. One round a line, so that people can read it."""
    head: dict[str, Any] = {"format": FORMAT, **keys, "names": list(kept.sheet.names)}
    lines = [f" {_json(key)}: {_json(value)}" for key, value in head.items()]
    rounds = ",\n".join(f"  {_json(round_json(round_))}" for round_ in kept.sheet.rounds)
    lines.append(f' "rounds": [\n{rounds}\n ]' if rounds else ' "rounds": []')
    if kept.begun:
        lines.append(f' "begun": {_json(list(kept.begun))}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def round_json(round_: SheetRound) -> dict[str, Any]:
    """A round as data."""
    data: dict[str, Any] = {"finisher": round_.finisher}
    if isinstance(round_, Given):
        data["points"] = list(round_.points)
    else:
        if round_.card is not None:
            data["card"] = str(round_.card)
        data["hands"] = [left.points if isinstance(left, Worth) else written(left.cards) for left in round_.left]
    return data | ({"lost": list(round_.lost)} if round_.lost else {})


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


# -- reading -------------------------------------------------------------------------------------------------------


def read_sheet(path: Path) -> tuple[Kept, str]:
    """What a file holds, and its text. Raises `ScoreError` with what is wrong in it; the file stays as it is."""
    name = str(path)
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError as error:
        raise ScoreError(Text("score-file-unread", file=name, problem=because(error))) from None
    except UnicodeDecodeError:
        raise ScoreError(Text("score-file-not-text", file=name)) from None
    try:
        data = parse_json(text)
    except json.JSONDecodeError as error:
        raise ScoreError(Text("score-file-not-json", file=name, line=error.lineno)) from None
    except FormatError as error:
        raise ScoreError(_damaged(name, Text("score-file-form", problem=str(error)))) from None
    found = data.get("format") if isinstance(data, Mapping) else None
    if found != FORMAT:
        kind = OTHERS.get(found.partition("/")[0], "other") if isinstance(found, str) else "other"
        raise ScoreError(Text("score-file-other", file=name, kind=kind))
    try:
        return sheet_of(data), text
    except (FormatError, RecordWrong) as error:
        raise ScoreError(_damaged(name, Text("score-file-form", problem=str(error)))) from None
    except ScoreError as error:
        raise ScoreError(_damaged(name, error.text)) from None


def _damaged(name: str, problem: Text) -> Text:
    return Text("score-file-damaged", file=name, problem=problem)


def sheet_of(data: Mapping[str, Any]) -> Kept:
    """The sheet that data describe, counted again. Raises `FormatError`, `RecordWrong`, `ScoreError`."""
    form = read_form(ScoreForm, data, "sheet")
    sheet = ScoreSheet.begin(ruleset_of(form), form.names)
    for number, round_ in enumerate(form.rounds, 1):
        try:
            sheet = sheet.with_round(round_of(round_, sheet.ruleset, number))
        except ScoreError as error:
            raise ScoreError(Text("score-file-round", number=number, problem=error.text)) from None
    return Kept(sheet, tuple(form.begun))


def round_of(form: RoundForm, ruleset: Ruleset, number: int) -> SheetRound:
    """The round of a form."""
    where = f"sheet: rounds.{number - 1}"
    if form.points is not None:
        if form.hands is not None or form.card is not None:
            raise FormatError(f"{where}: points stand without hands and card")
        return Given(form.finisher, tuple(form.points), tuple(form.lost))
    if form.hands is None:
        raise FormatError(f"{where}: hands or points are missing")
    card = None if form.card is None else _held(form.card, ruleset)
    return Played(form.finisher, card, tuple(_left(hand, ruleset) for hand in form.hands), tuple(form.lost))


def _left(hand: str | int, ruleset: Ruleset) -> Left:
    if isinstance(hand, int):
        return Worth(hand)
    return Hand(tuple(_held(word, ruleset) for word in hand.split()))


def _held(word: str, ruleset: Ruleset) -> Held:
    if word in ruleset.deck.ranks:
        return word
    try:
        return ruleset.deck.parse(word)
    except CardError:
        raise ScoreError(no_card(word, ruleset.deck)) from None


# -- where they lie ------------------------------------------------------------------------------------------------


def folder() -> Path:
    """Where sheets are kept that nobody gave a place: `MAUMAU_DATA_DIR`, else the user's data folder."""
    chosen = os.environ.get("MAUMAU_DATA_DIR") or platformdirs.user_data_dir("maumau", appauthor=False)
    return Path(chosen) / "scores"


def new_place(ruleset: Ruleset) -> Path:
    """A file name in that folder that nothing has yet."""
    return free(folder() / f"{ruleset.id}-{datetime.now():%Y%m%d-%H%M%S}{ENDING}")


def free(place: Path) -> Path:
    """This name, or the next one that nothing has yet."""
    stem, number, found = place.name.removesuffix(ENDING).removesuffix(".json"), 1, place
    while found.exists():
        number += 1
        found = place.with_name(f"{stem}-{number}{ENDING}")
    return found


def unfinished() -> Path | None:
    """The sheet that was written last, if it can be gone on with."""
    try:
        found = sorted(folder().glob(f"*{ENDING}"), key=lambda place: (place.stat().st_mtime_ns, place.name))
    except OSError:
        return None
    for place in reversed(found[-1:]):
        try:
            kept, _ = read_sheet(place)
        except ScoreError:
            continue
        return None if kept.sheet.over else place
    return None


class Keeper:
    """Keeps one sheet in one file, after every answer; it never replaces what somebody else wrote there."""

    def __init__(self, place: Path, ruleset: Ruleset, found: str | None = None) -> None:
        self.place = place
        self._keys = ruleset_keys(ruleset)
        self._kept = found  #: what lies there, as far as is known

    def keep(self, sheet: ScoreSheet, begun: Sequence[str] = ()) -> Text | None:
        """Write the sheet, unless it lies there already; the answer says what went wrong."""
        text = text_of(Kept(sheet, tuple(begun)), self._keys)
        if text == self._kept:
            return None
        moved = None
        try:
            if self._is_changed():
                other = free(self.place)
                moved = Text("score-elsewhere", file=str(self.place), other=str(other))
                self.place = other
            write_whole(self.place, text)
        except OSError as error:
            return Text("score-lost-now", file=str(self.place), problem=because(error))
        self._kept = text
        return moved

    def _is_changed(self) -> bool:
        """Whether something else lies there than what was read or written last."""
        try:
            return self.place.read_bytes() != ("" if self._kept is None else self._kept).encode()
        except FileNotFoundError:
            return False
