"""A record: one round as data that anybody can check. Pack order and moves determine it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from maumau.cards import clipped
from maumau.game import Refused, Result, Round, deal
from maumau.records.forms import RECORD_FORMAT, FormatError, RecordForm, ResultForm, read_form
from maumau.records.lines import lines_of, play_line, where
from maumau.rules import RulesError, Ruleset, load, load_resolved, shipped


class RecordWrong(ValueError):
    """A record that can be read, but not be true: the first move or result that is wrong."""


def result_json(result: Result) -> dict[str, Any]:
    """A result as it stands in a record."""
    lost = {"lost": list(result.lost)} if result.lost else {}
    return {"reason": result.reason, "finisher": result.finisher, "points": list(result.points)} | lost


def ruleset_keys(ruleset: Ruleset) -> dict[str, Any]:
    """What a record says of its ruleset; rules that are not shipped are written out."""
    keys: dict[str, Any] = {"ruleset": ruleset.id, "options": dict(ruleset.chosen), "fingerprint": ruleset.fingerprint}
    if not is_shipped(ruleset):
        keys["rules"] = ruleset.resolved()
    return keys


def is_shipped(ruleset: Ruleset) -> bool:
    """Whether the id and the options name just these rules."""
    if ruleset.id not in shipped():
        return False
    try:
        return load(ruleset.id, ruleset.chosen).fingerprint == ruleset.fingerprint
    except RulesError:
        return False


def record_of(round_: Round) -> dict[str, Any]:
    """The record of a round; without `result` while it goes on. A round laid by hand was not dealt and has none."""
    if not round_.pack:
        raise ValueError("this round was laid by hand, not dealt from a pack: there is no record of it")
    record: dict[str, Any] = {"format": RECORD_FORMAT, **ruleset_keys(round_.ruleset)}
    record |= {"seats": round_.seats, "dealer": round_.dealer, "leader": round_.leader}
    record |= {"pack": [str(card) for card in round_.pack], "moves": list(round_.lines)}
    if round_.result is not None:
        record["result"] = result_json(round_.result)
    return record


def dumps(record: Mapping[str, Any]) -> str:
    """A record or match as one line of JSON."""
    return json.dumps(record, ensure_ascii=False, separators=(", ", ": "))


@lru_cache(maxsize=64)
def _shipped(ref: str, options: str) -> Ruleset:
    """A shipped ruleset with options, given as JSON (which tells true from 1): loaded once for a whole file."""
    return load_typed(ref, json.loads(options))


def ruleset_of(form: Any) -> Ruleset:
    """The ruleset that a record or match was played by. Raises `FormatError`, `RecordWrong` for another fingerprint."""
    try:
        if form.rules is not None:
            # Its options are applied already, and only tell what was chosen.
            ruleset = replace(load_resolved(form.rules, form.ruleset), chosen=dict(form.options))
        elif form.ruleset in shipped():
            ruleset = _shipped(form.ruleset, json.dumps(form.options, sort_keys=True))
        else:
            known = ", ".join(shipped())
            name = clipped(form.ruleset)
            raise FormatError(f"{name} is no shipped ruleset and its rules are not given; shipped are {known}")
    except RulesError as error:
        raise FormatError(str(error)) from None
    if form.fingerprint is not None and form.fingerprint != ruleset.fingerprint:
        stated = clipped(form.fingerprint, len(ruleset.fingerprint))
        raise RecordWrong(f"fingerprint: {stated}, but these rules have {ruleset.fingerprint}")
    return ruleset


def load_typed(ref: str, options: Mapping[str, object]) -> Ruleset:
    """Load with the options of a file, where numbers and switches are no texts. Raises `FormatError`, `RulesError`."""
    ruleset = load(ref, options)
    for name, value in options.items():
        if value not in ruleset.options[name].values:
            raise FormatError(
                f"options.{name}: {clipped(value)} is a text; written without quotation marks it would be right"
            )
    return ruleset


def round_of_record(data: Mapping[str, Any] | RecordForm, ruleset: Ruleset | None = None) -> Round:
    """Replay a record. Raises `FormatError` where it cannot be read, `RecordWrong` at the first thing that is wrong."""
    form = data if isinstance(data, RecordForm) else read_form(RecordForm, data, "record")
    if ruleset is None:
        ruleset = ruleset_of(form)
    round_ = begin(ruleset, form)
    lines = lines_of(round_, form.moves)
    used = False
    for number, line in enumerate(lines):
        if used:
            used = False
            continue
        following = lines[number + 1] if number + 1 < len(lines) else None
        try:
            round_, used = play_line(round_, line, following)
        except Refused as refused:
            raise RecordWrong(f"{where(number, line.text)}: {refused.refusal}") from None
    return check_result(round_, form.result)


def begin(ruleset: Ruleset, form: RecordForm) -> Round:
    """Deal the pack of a record."""
    for name, seat in (("dealer", form.dealer), ("leader", form.leader)):
        if seat >= form.seats:
            raise FormatError(f"record: {name}: {clipped(seat)} is no seat; seats are 0 to {form.seats - 1}")
    try:
        ruleset.check_seats(form.seats)
    except RulesError as error:
        raise FormatError(f"record: seats: {error}") from None
    try:
        round_ = deal(ruleset, form.seats, seed=0, dealer=form.dealer, leader=form.leader, pack=form.pack)
    except ValueError as error:
        raise FormatError(f"record: pack: {error}") from None
    if round_.leader != form.leader:
        raise RecordWrong(f"leader: {form.leader}, but by these rules seat {round_.leader} leads")
    return round_


def check_result(round_: Round, result: ResultForm | None) -> Round:
    """Hold the stated result against the played one; the round, broken off where the record says so."""
    if result is None:
        return round_
    if result.reason == "abandoned" and not round_.over:
        round_ = round_.abandon()
    if round_.result is None:
        raise RecordWrong(f"result: {result.reason} is stated, but the round is not over after its last move")
    true = result_json(round_.result)
    stated: dict[str, Any] = {"reason": result.reason, "finisher": result.finisher, "points": list(result.points)}
    if result.lost:
        stated["lost"] = sorted(result.lost)
    for key in ("reason", "finisher", "points", "lost"):
        if stated.get(key) != true.get(key):
            said = clipped(stated[key]) if key in stated else "nothing"
            raise RecordWrong(f"result: {key}: {said} is stated, {true.get(key, 'nothing')} is right")
    return round_


def round_from_deal(
    ruleset: str, options: Mapping[str, object], seats: int, dealer: int, leader: int, pack: list[str]
) -> Round:
    """The round that a pack deals. Raises `FormatError`."""
    try:
        return deal(load(ruleset, options), seats, seed=0, dealer=dealer, leader=leader, pack=pack)
    except ValueError as error:
        raise FormatError(str(error)) from None
