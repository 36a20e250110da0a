"""The file of a score sheet: one JSON object, read once into types and written whole (`docs/guides/score.md`)."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Literal

import platformdirs
from pydantic import Field, PlainValidator
from pydantic_core import PydanticCustomError

from maumau.cards import SHOWN, CardError, in_line
from maumau.cli.files import because, write_whole
from maumau.cli.form_faults import told_faults
from maumau.cli.score.own_rules import rules_of
from maumau.game.sheet import Given, Hand, Held, Left, Played, ScoreError, ScoreSheet, SheetRound, Worth
from maumau.game.sheet_checks import no_card
from maumau.game.sheet_rounds import written
from maumau.locale import Phrase, Text
from maumau.records import FormatError
from maumau.records.forms import Fault, Form, OptionValue, as_json, parse_json, read_form
from maumau.records.record import ruleset_keys
from maumau.rules import Ruleset

FORMAT = "maumau-score/1"
ENDING = ".score.json"
OTHERS = {"maumau-record": "record", "maumau-match": "match", "maumau-save": "save", "maumau-score": "newer"}


def hand_value(value: object) -> str | int:
    """What somebody was left with."""
    if isinstance(value, str | int) and not isinstance(value, bool):
        return value
    raise PydanticCustomError("hand", "should be cards in a text, or a whole number")


class RoundForm(Form):
    """One round: `hands` (cards, or what they count) or `points` (what it adds to each total), by seat."""

    finisher: int | None
    card: str | None = None
    hands: list[Annotated[str | int, PlainValidator(hand_value)]] | None = None
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
        raise ScoreError(_damaged(name, _told(error))) from None
    found = data.get("format") if isinstance(data, Mapping) else None
    if found != FORMAT:
        kind = OTHERS.get(found.partition("/")[0], "other") if isinstance(found, str) else "other"
        raise ScoreError(Text("score-file-other", file=name, kind=kind))
    try:
        return sheet_of(data), text
    except FormatError as error:
        raise ScoreError(_damaged(name, _told(error))) from None
    except ScoreError as error:
        raise ScoreError(_damaged(name, error.text)) from None


def _damaged(name: str, problem: Phrase) -> Text:
    return Text("score-file-damaged", file=name, problem=problem)


def _told(error: FormatError) -> Phrase:
    return told_faults(error) or Text("problem-told", told=str(error))


def sheet_of(data: Mapping[str, Any]) -> Kept:
    """The sheet that data describe, counted again. Raises `FormatError`, `ScoreError`."""
    if halves := list(half_signs(data)):
        raise FormatError("a text has halves of signs", halves)
    form = read_form(ScoreForm, data, "sheet")
    sheet = ScoreSheet.begin(rules_of(form), form.names)
    for number, round_ in enumerate(form.rounds, 1):
        try:
            sheet = sheet.with_round(round_of(round_, sheet.ruleset))
        except ScoreError as error:
            raise ScoreError(Text("score-file-round", number=number, problem=error.text)) from None
    return Kept(sheet, tuple(form.begun))


def half_signs(data: object, where: tuple[str, ...] = ()) -> Iterator[Fault]:
    """The texts that cannot be written down again, keys too: JSON can spell out halves of signs."""
    if isinstance(data, str):
        try:
            data.encode()
        except UnicodeEncodeError:
            yield Fault("value", in_line(".".join(where), SHOWN), wanted="text", value=as_json(data))
    elif isinstance(data, Mapping):
        for key, value in data.items():
            yield from half_signs(key, (*where, key))
            yield from half_signs(value, (*where, key))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from half_signs(value, (*where, str(number)))


def round_of(form: RoundForm, ruleset: Ruleset) -> SheetRound:
    """The round of a form. Raises `ScoreError`."""
    if form.points is not None:
        if form.hands is not None or form.card is not None:
            raise ScoreError(Text("score-file-points-too"))
        return Given(form.finisher, tuple(form.points), tuple(form.lost))
    if form.hands is None:
        raise ScoreError(Text("score-file-no-hands"))
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
        self.lost: Text | None = None  #: why the sheet does not lie there as it stands

    def keep(self, sheet: ScoreSheet, begun: Sequence[str] = ()) -> Text | None:
        """Write the sheet, unless it lies there already; the answer says what went wrong."""
        text = text_of(Kept(sheet, tuple(begun)), self._keys)
        moved = None
        try:
            there = self._there()
            if there == text.encode():
                self._kept, self.lost = text, None
                return None
            if there is not None and there != (self._kept or "").encode():
                other = free(self.place)
                moved = Text("score-elsewhere", file=str(self.place), other=str(other))
                self.place = other
            write_whole(self.place, text)
        except OSError as error:
            self.lost = Text("score-not-kept", file=str(self.place), problem=because(error))
            return Text("score-lost-now", file=str(self.place), problem=because(error))
        self._kept, self.lost = text, None
        return moved

    def _there(self) -> bytes | None:
        """What lies there now; something else than what was read or written last is somebody else's."""
        try:
            return self.place.read_bytes()
        except FileNotFoundError:
            return None
