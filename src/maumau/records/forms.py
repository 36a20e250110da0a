"""The shapes of records, matches and positions, parsed once at the border into types.

Every error is a `FormatError` that says where in the data, what stands there and what would be right.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeVar, get_args

from pydantic import BaseModel, ConfigDict, Field, PlainValidator, ValidationError
from pydantic_core import PydanticCustomError

from maumau.cards import SHOWN, clipped, in_line
from maumau.engine.declare import SEATS
from maumau.rules.depth import too_deep

RECORD_FORMAT = "maumau-record/1"
MATCH_FORMAT = "maumau-match/1"

TOO_DEEP = "its brackets are nested too deep"


FaultKind = Literal["missing", "unknown", "value", "table", "deep", "digits", "twice", "other"]
Wanted = Literal["text", "number", "switch", "list", "table", "option", "hand", "least", "most", "literal", "other"]

#: What belongs where a value of the wrong kind stands, by the type of error.
WANTED: Mapping[str, Wanted] = {
    "string_type": "text",
    "int_type": "number",
    "int_from_float": "number",
    "bool_type": "switch",
    "list_type": "list",
    "dict_type": "table",
    "model_type": "table",
    "model_attributes_type": "table",
    "option": "option",
    "hand": "hand",
    "greater_than_equal": "least",
    "less_than_equal": "most",
    "literal_error": "literal",
}


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong, as data, so that it can be said in any language; `other` is told in English alone."""

    kind: FaultKind
    where: str = ""  #: the keys that lead there, with points between them; of a key that stands twice, the key
    keys: tuple[str, ...] = ()  #: those that there are, where one is unknown
    wanted: Wanted = "other"
    right: str = ""  #: the least, the most, or the values that are possible
    value: str = ""  #: what stands there, as JSON has it


class FormatError(ValueError):
    """Data that cannot be read: what, where, and what would be right; `faults` are the same as data."""

    def __init__(self, message: str, faults: Sequence[Fault] = (Fault("other"),)) -> None:
        super().__init__(message)
        self.faults = tuple(faults)


def option_value(value: object) -> bool | int | str:
    """What an option may be set to."""
    if isinstance(value, bool | int | str):
        return value
    raise PydanticCustomError("option", "should be a whole number, true or false, or a word")


OptionValue = Annotated[bool | int | str, PlainValidator(option_value)]


class Form(BaseModel):
    """A table whose keys are all known."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class ResultForm(Form):
    """How a round ended; `points` is what it adds to each seat's total."""

    reason: Literal["out", "blocked", "stopped", "abandoned"]
    finisher: int | None
    points: list[int]
    lost: list[int] | None = None


class RecordForm(Form):
    """One round: ruleset, options, pack and moves determine everything."""

    format: Literal["maumau-record/1"]
    ruleset: str
    options: dict[str, OptionValue] = Field(default_factory=dict)
    fingerprint: str | None = None
    rules: dict[str, Any] | None = None
    seats: int = Field(ge=1, le=SEATS)
    dealer: int = Field(ge=0)
    leader: int = Field(ge=0)
    pack: list[str]
    moves: list[str]
    result: ResultForm | None = None


class MatchForm(Form):
    """Rounds until the agreed end."""

    format: Literal["maumau-match/1"]
    ruleset: str
    options: dict[str, OptionValue] = Field(default_factory=dict)
    rules: dict[str, Any] | None = None
    fingerprint: str | None = None
    seats: int = Field(ge=1, le=SEATS)
    rounds: list[RecordForm]
    totals: list[int]
    over: bool
    winners: list[int]
    losers: list[int]
    drawn: bool


class PlaceForm(Form):
    """Where the cards of a position lie."""

    hands: list[str]
    pile: str = ""
    stock: str = ""
    turn: int = Field(0, ge=0)
    direction: Literal[1, -1] | None = None
    suit: str | None = None
    pending: int = Field(0, ge=0, le=250)
    dealer: int | None = Field(None, ge=0)
    called: list[int] = Field(default_factory=list)
    called_double: list[int] = Field(default_factory=list)
    stock_is_all: bool = False


class PositionForm(Form):
    """A question to the referee."""

    ruleset: str
    seats: int = Field(ge=1, le=SEATS)
    moves: list[str] = Field(default_factory=list)
    position: PlaceForm
    options: dict[str, OptionValue] = Field(default_factory=dict)


AnyForm = TypeVar("AnyForm", bound=Form)


def read_form(form: type[AnyForm], data: object, what: str) -> AnyForm:
    """Read data into a form; `what` names it in errors. Raises `FormatError`, which lists everything that is wrong."""
    if not isinstance(data, Mapping):
        message = f"{what}: a table of keys and values was expected, not {type(data).__name__}"
        raise FormatError(message, [Fault("table", value=as_json(data))])
    try:
        return form.model_validate(dict(data))
    except ValidationError as error:
        problems = error.errors()
        message = "; ".join(_sentence(what, form, problem) for problem in problems)
        raise FormatError(message, [_fault(form, problem) for problem in problems]) from None


def as_json(value: object) -> str:
    """What stands in a file, as it stands there, as far as it is worth reading."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError):  # what TOML has and JSON has not
        text = clipped(value)
    return in_line(text, SHOWN)


def _fault(form: type[Form], problem: Any) -> Fault:
    where, kind = _where(problem), problem["type"]
    if kind == "missing":
        return Fault("missing", where)
    if kind == "extra_forbidden":
        return Fault("unknown", where, _known(form, problem["loc"]))
    return Fault("value", where, (), WANTED.get(kind, "other"), _right(problem), as_json(problem["input"]))


def _right(problem: Any) -> str:
    """The limit or the values that a problem speaks of; empty where it speaks of none."""
    about = problem.get("ctx", {})
    values = str(about.get("expected", "")).replace(" or ", ", ").replace("'", '"')
    return values or str(about.get("ge", about.get("le", "")))


def _where(problem: Any) -> str:
    return in_line(".".join(str(part) for part in problem["loc"]), SHOWN)


def _sentence(what: str, form: type[Form], problem: Any) -> str:
    where, kind = _where(problem), problem["type"]
    message = problem["msg"].removeprefix("Value error, ").removeprefix("Input ")
    if kind == "missing":
        return f"{what}: {where} is missing"
    if kind == "extra_forbidden":
        return f"{what}: {where} is no key here; keys are {', '.join(_known(form, problem['loc']))}"
    return f"{what}: {where}: {message}, not {clipped(problem['input'])}"


def _known(form: type[Form], loc: tuple[Any, ...]) -> tuple[str, ...]:
    for part in loc[:-1]:
        field = form.model_fields.get(str(part))
        if field is not None:
            form = next(_forms_in(field.annotation), form)
    return tuple(form.model_fields)


def _forms_in(annotation: Any) -> Iterator[type[Form]]:
    """The forms that an annotation speaks of: itself, or what is in its list or union."""
    if isinstance(annotation, type) and issubclass(annotation, Form):
        yield annotation
    for part in get_args(annotation):
        yield from _forms_in(part)


def parse_json(text: str) -> Any:
    """Read one JSON value; a byte order mark before it is overlooked.

    Raises `json.JSONDecodeError` for text that is none, and `FormatError` for JSON with two meanings (a key that stands
    twice) or beyond any measure.
    """
    try:
        data = json.loads(text.removeprefix("\ufeff"), object_pairs_hook=_once)
    except json.JSONDecodeError:
        raise
    except RecursionError:
        raise FormatError(TOO_DEEP, [Fault("deep")]) from None
    except ValueError as error:
        if isinstance(error, FormatError):
            raise
        raise FormatError("a number has too many digits", [Fault("digits")]) from None
    if too_deep(data):
        raise FormatError(TOO_DEEP, [Fault("deep")])
    return data


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    keys = dict(pairs)
    if len(keys) < len(pairs):
        twice = next(key for key in keys if sum(key == other for other, _ in pairs) > 1)
        raise FormatError(f"key {clipped(twice)} stands twice in one object", [Fault("twice", as_json(twice))])
    return keys
