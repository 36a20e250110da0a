"""The shapes of records, matches and positions, parsed once at the border into types.

Every error is a `FormatError` that says where in the data, what stands there and what would be right.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from maumau.engine.declare import SEATS

RECORD_FORMAT = "maumau-record/1"
MATCH_FORMAT = "maumau-match/1"

Seat = int
OptionValue = bool | int | str


class FormatError(ValueError):
    """Data that cannot be read: what, where, and what would be right."""


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
        raise FormatError(f"{what}: a table of keys and values was expected, not {type(data).__name__}")
    try:
        return form.model_validate(dict(data))
    except ValidationError as error:
        raise FormatError("; ".join(_sentence(what, form, problem) for problem in error.errors())) from None


def _sentence(what: str, form: type[Form], problem: Any) -> str:
    where = ".".join(str(part) for part in problem["loc"])
    kind = problem["type"]
    if kind == "missing":
        return f"{what}: {where} is missing"
    if kind == "extra_forbidden":
        return f"{what}: {where} is no key here; {_known(form, problem['loc'])}"
    return f"{what}: {where}: {problem['msg']}, not {problem['input']!r}"


def _known(form: type[Form], loc: tuple[Any, ...]) -> str:
    names = form.model_fields
    for part in loc[:-1]:
        field = names.get(str(part))
        inner = getattr(field, "annotation", None)
        if isinstance(inner, type) and issubclass(inner, BaseModel):
            names = inner.model_fields
    return "keys are " + ", ".join(names)
