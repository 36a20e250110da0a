"""Whether a piece of ruleset has the shape of the language: known keys, right kinds of values.

A layer states what it changes and nothing else, so that a missing key is no error of a layer; it is one of the whole.
"""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from maumau.cards import SHOWN, clipped, in_line
from maumau.rules.lines import KeyPath
from maumau.rules.problems import did_you_mean, nearest
from maumau.rules.schema import ByCard, ByPlayers, Players, RulesFile, SelectorOf, Table

#: What is taken back, or stands for nothing; and what makes a card ordinary again.
NONE, PLAIN = "none", "plain"


#: One error as pydantic tells it.
Detail = dict[str, Any]


@dataclass(frozen=True)
class Node:
    """One key of the language, with the names of its path; ``*`` stands for a card selector or a free name."""

    path: KeyPath
    field: FieldInfo
    table: type[Table] | None  # what lies below it
    by_card: bool
    selector: SelectorOf | None


@cache
def nodes(model: type[Table] = RulesFile) -> dict[KeyPath, Node]:
    """Every key of the language by its path, in the order of the schema."""
    return {node.path: node for node in _walk(model, ())}


def _walk(model: type[Table], upper: KeyPath) -> Iterator[Node]:
    for name, field in model.model_fields.items():
        path = (*upper, field.alias or name)
        table, free = _table_below(field.annotation)
        marks = [*field.metadata, *_metadata(field.annotation)]
        by_card = any(isinstance(mark, ByCard) for mark in marks)
        selector = next((mark for mark in marks if isinstance(mark, SelectorOf)), None)
        yield Node(path, field, table, by_card, selector)
        if table is not None:
            yield from _walk(table, (*path, "*") if free else path)


def _table_below(annotation: Any) -> tuple[type[Table] | None, bool]:
    """The model of the table that a key holds, and whether its own keys are free names."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return (annotation, False) if issubclass(annotation, Table) else (None, False)
    if get_origin(annotation) is dict:
        return _table_below(get_args(annotation)[1])[0], True
    if get_origin(annotation) in (Union, types.UnionType, Annotated):
        for part in get_args(annotation):
            table, free = _table_below(part)
            if table is not None:
                return table, free
    return None, False


def _metadata(annotation: Any) -> Iterator[Any]:
    """The marks of an annotation that lie inside unions."""
    if get_origin(annotation) is Annotated:
        yield from get_args(annotation)[1:]
    if get_origin(annotation) in (Union, types.UnionType):
        for part in get_args(annotation):
            yield from _metadata(part)


def marked(model: type[Table], mark: type[Any]) -> Iterator[tuple[KeyPath, Any]]:
    """The keys that carry a mark, each with its default."""
    for path, node in nodes(model).items():
        if any(isinstance(one, mark) for one in (*node.field.metadata, *_metadata(node.field.annotation))):
            yield path, node.field.get_default(call_default_factory=True)


def by_card_paths() -> tuple[KeyPath, ...]:
    """The tables that are keyed by selectors (ALL-08)."""
    return _BY_CARD


_BY_CARD: tuple[KeyPath, ...] = tuple(path for path, node in nodes().items() if node.by_card)


#: The tables whose keys are other free names.
_BY_NAME: tuple[KeyPath, ...] = (("clauses",), ("options",), *(path for path, _ in marked(RulesFile, ByPlayers)))


def general(path: KeyPath) -> KeyPath:
    """A path with ``*`` for the card selector in it: the name of the key in :func:`nodes`."""
    for upper in _BY_CARD:
        if path[: len(upper)] == upper and len(path) > len(upper):
            return (*upper, "*", *path[len(upper) + 1 :])
    return path


def known_below(path: KeyPath) -> list[str]:
    """The keys that may stand in a table."""
    at = general(path)
    return [key[len(at)] for key in nodes() if key[: len(at)] == at and len(key) == len(at) + 1 and key[-1] != "*"]


@dataclass(frozen=True)
class Fault:
    """A key that has not the shape of the language, by its path inside the piece."""

    path: KeyPath
    message: str
    missing: bool = False


def faults(piece: Mapping[str, Any], model: type[Table], *, whole: bool = False) -> list[Fault]:
    """What is wrong with the shape of a piece of ruleset; of a *whole* one also which keys are missing."""
    found = list(_unknown_removals(piece, ()))
    try:
        model.model_validate(_without_words(piece, ()))
    except ValidationError as error:
        by_path: dict[KeyPath, list[Detail]] = {}
        for detail in error.errors(include_url=False):
            by_path.setdefault(_data_path(piece, detail["loc"]), []).append(dict(detail))
        found += [_fault(path, details) for path, details in by_path.items()]
    return [fault for fault in found if whole or not fault.missing]


def _without_words(piece: Mapping[str, Any], upper: KeyPath) -> dict[str, Any]:
    """A piece without the keys that are taken back, and without plain cards."""
    words = (NONE, PLAIN) if upper == ("cards",) else (NONE,)
    return {
        key: _without_words(value, (*upper, key)) if isinstance(value, dict) else value
        for key, value in piece.items()
        if not (isinstance(value, str) and value in words)
    }


def _unknown_removals(piece: Mapping[str, Any], upper: KeyPath) -> Iterator[Fault]:
    """Keys that are taken back though the language has no such key."""
    for key, value in piece.items():
        path = (*upper, key)
        if isinstance(value, dict):
            yield from _unknown_removals(value, path)
        elif value == NONE and upper not in (*_BY_CARD, *_BY_NAME) and general(path) not in nodes():
            yield _unknown(path)


def _data_path(piece: Mapping[str, Any], loc: tuple[int | str, ...]) -> KeyPath:
    """The path of an error in the data; pydantic adds the names of the kinds of value that it tried."""
    path: list[str] = []
    at: Any = piece
    for part in map(str, loc):
        if not isinstance(at, dict):
            break
        path.append(part)
        at = at.get(part)
    return tuple(path)


def _fault(path: KeyPath, details: list[Detail]) -> Fault:
    kind = details[0]["type"]
    if details[0]["loc"][-1] == "[key]":
        return Fault(path, f"{clipped(path[-1])} is no number of players: they are {', '.join(get_args(Players))}")
    if kind == "extra_forbidden":
        return _unknown(path)
    if kind == "missing":
        node = nodes().get(general(path))
        meaning = f" ({node.field.description})" if node else ""
        return Fault(path, f"the key is missing{meaning}", missing=True)
    given = details[0]["input"]
    node = nodes().get(general(path))
    words = choices(node.field.annotation) if node else ()
    wanted = " or ".join(dict.fromkeys(_wanted(detail, words) for detail in details))
    near = nearest(given, words) if isinstance(given, str) else ""
    hint = f"; did you mean {near!r}?" if near else ""
    return Fault(path, f"{_shown(given)} is not right here: it must be {wanted}{hint}")


def choices(annotation: Any) -> tuple[str, ...]:
    """The words that a key may be set to."""
    if get_origin(annotation) is Literal:
        return tuple(map(str, get_args(annotation)))
    if get_origin(annotation) in (Union, types.UnionType, Annotated):
        return tuple(word for part in get_args(annotation) for word in choices(part))
    if get_origin(annotation) is dict:
        return choices(get_args(annotation)[1])
    return ()


def _shared(one: KeyPath, other: KeyPath) -> int:
    """How many names two paths begin with alike."""
    return next(
        (place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )


def _unknown(path: KeyPath) -> Fault:
    """A key that the language does not have, with the nearest that it has."""
    upper, key = path[:-1], path[-1]
    known = known_below(upper)
    place = f"[{in_line('.'.join(upper), SHOWN)}]" if upper else "the rules language"
    elsewhere = [full for full in nodes() if full[-1] == key]
    if elsewhere:
        nearby = max(elsewhere, key=lambda full: _shared(full, path))
        return Fault(path, f"{clipped(key)} is not a key of {place}; it is one as {'.'.join(nearby)!r}")
    if not nearest(key, known):
        near = nearest(key, {full[-1] for full in nodes()} - {"*"}, likeness=0.7)
        full = next((".".join(full) for full in nodes() if full[-1] == near), "")
        if full:
            return Fault(path, f"{clipped(key)} is not a key of the rules language; the nearest is {full!r}")
    hint = did_you_mean(key, known) if known else ""
    return Fault(path, f"{clipped(key)} is not a key of {place}{hint}")


def _wanted(detail: Detail, words: tuple[str, ...]) -> str:
    """What would have been right."""
    context = detail.get("ctx", {})
    match detail["type"]:
        case "literal_error":
            return f"{'one of ' * (len(words) > 1)}{', '.join(map(repr, words))}"
        case "int_type" | "int_from_float" | "int_parsing":
            return "a number"
        case "bool_type":
            return "true or false"
        case "string_type":
            return "a text"
        case "model_type" | "dict_type" | "model_attributes_type":
            return "a table"
        case "greater_than_equal":
            return f"a number from {context['ge']}"
        case "less_than_equal":
            return f"a number up to {context['le']}"
        case "string_too_short":
            return "a text that is not empty"
        case "string_pattern_mismatch":
            return "a span such as '2-6'"
    return str(detail["msg"])


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return clipped(value) if isinstance(value, str | int | float) else f"a {_kind(value)}"


def _kind(value: object) -> str:
    return "table" if isinstance(value, dict) else "list" if isinstance(value, list) else type(value).__name__
