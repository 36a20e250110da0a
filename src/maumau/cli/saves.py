"""Games that are kept: where they lie, how one is written (at once, whole) and read (all of it checked).

A kept game holds everything that decides how it goes on: the settings, the finished rounds and the one in progress as
records, and how many times chance was asked. What chance answers follows from the seed and that number, so that a game
taken up again goes on as it would have.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

import platformdirs
from pydantic import Field

from maumau.bots.players import bot_number
from maumau.cards import clipped
from maumau.cli.files import because, read_text, write_whole
from maumau.cli.form_faults import told_faults
from maumau.cli.trouble import CallWrong
from maumau.cli.wording import Party, Player
from maumau.game import Match, Round
from maumau.locale import Text
from maumau.records import FormatError, RecordWrong, round_of_record
from maumau.records.forms import RECORD_FORMAT, Fault, Form, OptionValue, RecordForm, as_json, parse_json, read_form
from maumau.records.record import result_json, ruleset_keys
from maumau.rules import RulesError, Ruleset, load, load_resolved

SAVE_FORMAT = "maumau-save/1"
ENDING = ".save.json"


class PlayerForm(Form):
    """Who sits at a seat."""

    name: str = Field(min_length=1, max_length=40)
    bot: str | None
    person: bool


class SaveForm(Form):
    """A game that is kept."""

    format: Literal["maumau-save/1"]
    ruleset: str
    options: dict[str, OptionValue]
    fingerprint: str
    rules: dict[str, Any] | None = None
    file: str | None = None
    seed: int
    players: list[PlayerForm] = Field(min_length=1)
    rounds: list[RecordForm]
    round: RecordForm | None
    chances: int = Field(ge=0)
    to_hear: list[int]
    open_question: int | None
    asking: Literal["abandon"] | None


@dataclass
class Game:
    """A match being played: all that decides how it goes on."""

    ruleset: Ruleset
    party: Party
    seed: int
    match: Match
    file: str | None = None  #: the rules' own file, where they are not shipped
    records: list[dict[str, Any]] = field(default_factory=list)  #: of the finished rounds
    round: Round | None = None
    chances: int = 0  #: how many times chance was asked
    to_hear: list[int] = field(default_factory=list)  #: bots that may still speak about the last play
    open_question: int | None = None  #: whose last play the people are still to be asked about
    asking: Literal["abandon"] | None = None  #: a question that waits for yes or no

    @classmethod
    def begin(cls, ruleset: Ruleset, party: Party, seed: int, file: str | None) -> Game:
        """A match with no round yet."""
        return cls(ruleset, party, seed, Match.begin(ruleset, len(party.players), seed=seed), file)

    def end_round(self) -> None:
        """Count the finished round."""
        assert self.round is not None
        self.match = self.match.add(self.round)
        self.records.append(self._record(self.round))
        self.round, self.to_hear, self.open_question, self.asking = None, [], None, None

    @cached_property
    def keys(self) -> dict[str, Any]:
        """What records say of the ruleset; made once, since it takes some looking."""
        return ruleset_keys(self.ruleset)

    def _record(self, round_: Round) -> dict[str, Any]:
        """The record of a round of this match, as `record_of` gives it."""
        record: dict[str, Any] = {"format": RECORD_FORMAT, **self.keys}
        record |= {"seats": round_.seats, "dealer": round_.dealer, "leader": round_.leader}
        record |= {"pack": [str(card) for card in round_.pack], "moves": list(round_.lines)}
        if round_.result is not None:
            record["result"] = result_json(round_.result)
        return record

    def text(self) -> str:
        """The game as it is kept."""
        data: dict[str, Any] = {"format": SAVE_FORMAT, **self.keys}
        data |= {
            "file": self.file,
            "seed": self.seed,
            "players": [{"name": p.name, "bot": p.bot, "person": p.person} for p in self.party.players],
            "rounds": self.records,
            "round": None if self.round is None else self._record(self.round),
            "chances": self.chances,
            "to_hear": self.to_hear,
            "open_question": self.open_question,
            "asking": self.asking,
        }
        return json.dumps(data, ensure_ascii=False) + "\n"


# -- reading -------------------------------------------------------------------------------------------------------


def read_game(path: Path) -> Game:
    """A kept game. Raises `CallWrong` with what is wrong in it; the file stays as it is."""
    text = read_text(str(path))
    try:
        data = parse_json(text)
    except json.JSONDecodeError as error:
        raise CallWrong("save-not-json", file=str(path), line=error.lineno, told=error.msg) from None
    except FormatError as error:
        raise CallWrong("save-no-game", file=str(path), told=told_faults(error) or str(error)) from None
    try:
        return game_of(data)
    except ValueError as error:  # of the form, a record, the match or the rules
        raise CallWrong("save-cannot-go-on", file=str(path), told=told_faults(error) or str(error)) from None


def game_of(data: Mapping[str, Any]) -> Game:
    """The game that data describe, every move of it played again."""
    found = data.get("format") if isinstance(data, Mapping) else None
    if found != SAVE_FORMAT:
        fault = Fault("value", "format", wanted="literal", right=SAVE_FORMAT, value=as_json(found))
        raise FormatError(f"format: {clipped(found)}; a kept game says {SAVE_FORMAT!r}", [fault])
    form = read_form(SaveForm, data, "game")
    ruleset = ruleset_of_save(form)
    seats = len(form.players)
    for player in form.players:
        if player.bot is not None:
            bot_number(player.bot)
    party = Party(tuple(Player(player.name, player.bot, player.person) for player in form.players))
    game = Game.begin(ruleset, party, form.seed, form.file)
    for number, record in enumerate(form.rounds, 1):
        game.round = checked_round(ruleset, record, seats, f"round {number}")
        game.end_round()
    if form.round is not None:
        game.round = checked_round(ruleset, form.round, seats, "the round in progress")
        if game.round.dealer != game.match.next_dealer:
            raise RecordWrong(f"the round in progress: dealer: {game.round.dealer}, but it is {game.match.next_dealer}")
        if game.records and game.match.next_leader not in (None, game.round.leader):
            raise RecordWrong(f"the round in progress: leader: {game.round.leader}, not {game.match.next_leader}")
    for key, listed in (("to_hear", form.to_hear), ("open_question", [form.open_question])):
        for seat in listed:
            if seat is not None and not 0 <= seat < seats:
                fault = Fault("value", key, wanted="literal", right=f"0–{seats - 1}", value=as_json(seat))
                raise FormatError(f"game: {key}: {seat} is no seat; seats are 0 to {seats - 1}", [fault])
    game.chances, game.to_hear, game.open_question = form.chances, list(form.to_hear), form.open_question
    game.asking = form.asking if game.round is not None else None
    return game


def ruleset_of_save(form: SaveForm) -> Ruleset:
    """The rules of a kept game: from their file if that still says the same, else as the game writes them out."""
    if form.file is not None:
        try:
            ruleset = load(form.file, form.options)
            if ruleset.fingerprint == form.fingerprint:
                return ruleset
        except RulesError:
            pass
    if form.rules is not None:
        ruleset = replace(load_resolved(form.rules, form.ruleset), chosen=form.options)
    else:
        ruleset = load(form.ruleset, form.options)
    if ruleset.fingerprint != form.fingerprint:
        raise FormatError(
            f"game: fingerprint: it was begun by rules with {form.fingerprint}, but {form.ruleset} has "
            f"{ruleset.fingerprint} now"
        )
    return ruleset


def checked_round(ruleset: Ruleset, record: RecordForm, seats: int, what: str) -> Round:
    """A round of a kept game, replayed."""
    if record.seats != seats:
        raise FormatError(f"{what}: {record.seats} seats, but {seats} players")
    try:
        return round_of_record(record, ruleset)
    except RecordWrong as error:
        raise RecordWrong(f"{what}: {error}") from None


# -- where they lie ------------------------------------------------------------------------------------------------


def folder() -> Path:
    """Where games are kept: `MAUMAU_DATA_DIR`, else the user's data folder."""
    chosen = os.environ.get("MAUMAU_DATA_DIR") or platformdirs.user_data_dir("maumau", appauthor=False)
    return Path(chosen) / "games"


def new_place(ruleset: Ruleset) -> Path:
    """A file name in the data folder that nothing has yet."""
    stem = f"{ruleset.id}-{datetime.now():%Y%m%d-%H%M%S}"
    place, number = folder() / f"{stem}{ENDING}", 1
    while place.exists():
        number += 1
        place = folder() / f"{stem}-{number}{ENDING}"
    return place


def latest() -> Path:
    """The game that was kept last. Raises `CallWrong` if there is none."""
    try:
        found = [(place.stat().st_mtime_ns, place.name, place) for place in folder().glob(f"*{ENDING}")]
    except OSError as error:
        raise CallWrong("problem-unreadable", file=str(folder()), why=because(error)) from None
    if not found:
        raise CallWrong("save-none", folder=str(folder()), command=program())
    return max(found)[2]


def match_place(place: Path, text: str) -> Path:
    """Where the finished match is written: beside the game, over no other file."""
    stem = place.name.removesuffix(ENDING).removesuffix(".json")
    target, number = place.with_name(f"{stem}.match.json"), 1
    while target.exists() and not _says(target, text):
        number += 1
        target = place.with_name(f"{stem}-{number}.match.json")
    return target


def _says(path: Path, text: str) -> bool:
    try:
        return path.read_text("utf-8") == text
    except (OSError, UnicodeDecodeError):
        return False


def program() -> str:
    """How the person can call this program again."""
    if shutil.which("maumau"):
        return "maumau"
    own = sys.argv[0]
    if os.path.basename(own) == "__main__.py" or not os.path.exists(own):
        return f"{shlex.quote(sys.executable)} -m maumau"
    return shlex.quote(own)


class Keeper:
    """Keeps one game in one file, after every move."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.trouble: Text | None = None  #: why it could not be kept the last time
        self._kept = ""

    def keep(self, text: str) -> None:
        """Write the game, unless it lies there already; what goes wrong is in `trouble`."""
        if text == self._kept:
            return
        try:
            write_whole(self.place, text)
        except OSError as error:
            self.trouble = because(error)
        else:
            self._kept, self.trouble = text, None

    def forget(self) -> None:
        """The match is over: the game need not be kept any more."""
        self._kept = ""
        try:
            self.place.unlink(missing_ok=True)
        except OSError as error:
            self.trouble = because(error)

    def how_to_go_on(self) -> str:
        """What to type to go on with the game."""
        own = self.place.parent == folder() and not self.trouble
        named = "" if own and _is_latest(self.place) else f" {shlex.quote(str(self.place))}"
        return f"{program()} play --resume{named}"


def _is_latest(place: Path) -> bool:
    try:
        return latest() == place
    except CallWrong:
        return False
