"""Options: the house rules that a table may switch, each with its allowed values and a default.

An option either *sets* one key to the chosen value, or has a patch (a piece of ruleset) for every value but its
default.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from maumau.cards import SHOWN, clipped, in_line
from maumau.rules.layers import Layer
from maumau.rules.lines import KeyPath
from maumau.rules.problems import Problem, nearest
from maumau.rules.schema import OptionKeys, Patch
from maumau.rules.shape import NONE, faults, general, nodes
from maumau.rules.sources import Source, dotted

Value = bool | int | str

#: One way to write each number; what has more digits is no number of anything here.
_NUMBER = "0|[1-9][0-9]{0,8}"
_SPAN = re.compile(rf"({_NUMBER})-({_NUMBER})")

MOST_VALUES = 100_000  #: of one option, so that they can be listed
MOST_OPTIONS = 100  #: of one ruleset, so that each value of each can be tried


@dataclass(frozen=True)
class Option:
    """What a table may choose: the name, the allowed values, what holds if nothing is chosen."""

    name: str
    values: tuple[Value, ...]
    default: Value | None  # None: the rules have no such thing unless it is chosen (a limit)
    sets: str | None = None


@dataclass(frozen=True)
class OptionSource:
    """An option as a file states it: the layer that each value puts on the pile."""

    name: str
    source: Source
    values: tuple[Value, ...]
    sets: KeyPath = ()  # empty: an option with patches
    default: Value | None = None  # as stated; of an option that sets a key, None where nothing is stated
    patches: Mapping[Value, dict[str, Any]] = field(default_factory=dict)

    def layer(self, value: Value) -> Layer | None:
        """What a value changes; None for the default of an option with patches."""
        if self.sets:
            return Layer(_nested(self.sets, value), self.source, ("options", self.name), single_value=True)
        if value == self.default:
            return None
        key = next(key for key in self.source.data["options"][self.name] if key == _text(value))
        return Layer(self.patches[value], self.source, ("options", self.name, key))

    def problem(self, message: str, *keys: str) -> Problem:
        """A problem with this option (or with one of its keys)."""
        return self.source.problem(("options", self.name, *keys), message)


def read_options(chain: Iterable[Source]) -> tuple[dict[str, OptionSource], list[Problem]]:
    """The options that files state, the root first: a child inherits, replaces one whole, or takes it back."""
    options: dict[str, OptionSource] = {}
    problems: list[Problem] = []
    for source in chain:
        stated = source.data.get("options", {})
        if stated == NONE:
            options.clear()
            continue
        if not isinstance(stated, dict):
            problems.append(source.problem(("options",), "the options are a table"))
            continue
        for name, table in stated.items():
            if table == NONE:
                if options.pop(name, None) is None:
                    problems.append(source.problem(("options", name), "no parent has an option of this name"))
                continue
            found, wrong = _read_option(name, table, source)
            problems += wrong
            if found is not None:
                options[name] = found
        if len(options) > MOST_OPTIONS:
            problems.append(
                source.problem(("options",), f"{len(options)} options are too many: at most {MOST_OPTIONS}")
            )
            return {}, problems
    return options, problems


def choose(
    options: Mapping[str, OptionSource], given: Mapping[str, object], name: str
) -> tuple[dict[str, Value], list[Problem]]:
    """The chosen values in their own types, in the order of the options; *name* is the ruleset's, for messages."""
    chosen: dict[str, Value] = {}
    problems: list[Problem] = []
    for key in given:
        if key not in options:
            near = nearest(key, options)
            known = f"; did you mean {near!r}?" if near else f"; it has {', '.join(options) or 'no options'}"
            problems.append(Problem(name, 0, f"options.{key}", f"no option {clipped(key)}{known}"))
    for key, option in options.items():
        if key in given:
            value = _match(option.values, given[key])
            if value is None:
                problems.append(Problem(name, 0, f"options.{key}", _no_value(option, given[key])))
            else:
                chosen[key] = value
    return chosen, problems


def shown_values(values: tuple[Value, ...]) -> str:
    """The values of an option as one would say them: a span of numbers, or a list."""
    numbers = [value for value in values if isinstance(value, int) and not isinstance(value, bool)]
    if len(numbers) == len(values) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}-{numbers[-1]}"
    return ", ".join(_text(value) for value in values)


def _no_value(option: OptionSource, given: object) -> str:
    allowed = shown_values(option.values)
    few = [_text(value) for value in option.values] if len(option.values) <= 20 else []
    near = nearest(_text(given), few)
    numbers = [v for v in option.values if isinstance(v, int) and not isinstance(v, bool)]
    if not near and numbers and re.fullmatch(rf"-?({_NUMBER})", _text(given)):
        near = str(min(numbers, key=lambda number: abs(number - int(_text(given)))))
    hint = f" (the nearest is {near})" if near else ""
    return f"option {clipped(option.name)} has no value {clipped(_text(given))}; it may be {allowed}{hint}"


def _match(values: Iterable[Value], given: object) -> Value | None:
    """The allowed value that is meant: the value itself, or how it is written."""
    for value in values:
        if type(given) is type(value) and given == value:
            return value
    if isinstance(given, str):
        for value in values:
            if _text(value) == given.strip():
                return value
    return None


def _text(value: object) -> str:
    """A value as one writes it."""
    if isinstance(value, str):
        return value
    return str(value).lower() if isinstance(value, bool) else clipped(value)


def _read_option(name: str, table: Any, source: Source) -> tuple[OptionSource | None, list[Problem]]:
    at = ("options", name)
    if not isinstance(table, dict):
        return None, [source.problem(at, "an option is a table: what it sets, or a default and patches")]
    own = {key: table[key] for key in OptionKeys.model_fields if key in table}
    wrong = [
        source.problem((*at, *fault.path), f"of option {clipped(name)}: {fault.message}")
        for fault in faults(own, OptionKeys)
    ]
    if wrong:
        return None, wrong
    return _read_setting(name, table, source) if "sets" in table else _read_patches(name, table, source)


def _read_setting(name: str, table: dict[str, Any], source: Source) -> tuple[OptionSource | None, list[Problem]]:
    """An option that sets one key."""
    at = ("options", name)
    for key in table:
        if key not in OptionKeys.model_fields:
            message = f"{clipped(key)} cannot stand beside 'sets': only values and default{_own_key(key)}"
            return None, [source.problem((*at, key), message)]
    path = tuple(table["sets"].split("."))
    node = nodes(Patch).get(general(path))
    if node is None or node.table is not None:
        near = nearest(table["sets"], [dotted(key) for key in nodes(Patch)])
        hint = f"; did you mean {near!r}?" if near else ""
        message = f"{clipped(table['sets'])} is not a key of the rules language{hint}"
        return None, [source.problem((*at, "sets"), message)]
    values = _values(table.get("values", [False, True]))
    if not values:
        message = "values are a span such as '5-8', or a list in which no value stands twice"
        return None, [source.problem((*at, "values"), message)]
    for value in (values[0], values[-1]) if isinstance(values, range) else values:
        for fault in faults(_nested(path, value), Patch):
            message = f"{_value_named(name, value)}: {table['sets']}: {fault.message}"
            return None, [source.problem((*at, "values") if "values" in table else at, message)]
    if len(values) > MOST_VALUES:
        message = f"{len(values)} values are too many: at most {MOST_VALUES}"
        return None, [source.problem((*at, "values"), message)]
    values = tuple(values)
    return OptionSource(name, source, values, path, table.get("default")), []


def _read_patches(name: str, table: dict[str, Any], source: Source) -> tuple[OptionSource | None, list[Problem]]:
    """An option with a patch for every value but its default."""
    at = ("options", name)
    if "default" not in table:
        message = "an option needs what it 'sets', or a 'default' and patches"
        meant = [key for key, value in table.items() if not isinstance(value, dict) and _own_key(key)]
        where = at if not meant else (*at, meant[0])
        return None, [source.problem(where, message + (_own_key(meant[0]) if meant else ""))]
    if "values" in table:
        return None, [source.problem((*at, "values"), "'values' stands beside 'sets'; here every value has a patch")]
    default: Value = table["default"]
    patches: dict[Value, dict[str, Any]] = {}
    wrong: list[Problem] = []
    for key, patch in table.items():
        if key == "default":
            continue
        value = _typed(key, default)
        if value is None:
            kind = "true or false" if isinstance(default, bool) else "a number"
            wrong.append(
                source.problem((*at, key), f"{clipped(key)} is no value of this option: the default is {kind}")
            )
        elif value == default:
            wrong.append(source.problem((*at, key), f"{clipped(key)} is the default: what the file says, not a patch"))
        elif not isinstance(patch, dict):
            message = f"value {clipped(key)} needs a piece of ruleset, not {clipped(patch)}"
            wrong.append(source.problem((*at, key), message))
        else:
            patches[value] = patch
            wrong += [
                source.problem((*at, key, *fault.path), f"{_value_named(name, key)}: {fault.message}")
                for fault in faults(patch, Patch)
            ]
    if not patches and not wrong:
        wrong.append(source.problem(at, "an option needs at least one value beside its default"))
    if wrong:
        return None, wrong
    values: tuple[Value, ...] = (False, True) if isinstance(default, bool) else (default, *patches)
    return OptionSource(name, source, values, (), default, patches), []


def _typed(key: str, default: Value) -> Value | None:
    """A value's name in the type of the default; None if it cannot be one."""
    if isinstance(default, bool):
        return {"true": True, "false": False}.get(key)
    if isinstance(default, int):
        return int(key) if re.fullmatch(rf"-?({_NUMBER})", key) and key != "-0" else None
    return key


def _own_key(key: str) -> str:
    """A hint, if a key looks like one of an option's own."""
    near = nearest(key, OptionKeys.model_fields)
    return f"; did you mean {near!r}?" if near else ""


def _value_named(name: str, value: Value) -> str:
    return f"option {clipped(name)}, value {in_line(_text(value), SHOWN)}"


def _values(stated: str | list[int | str]) -> range | tuple[Value, ...]:
    """The values that are stated: a span is not written out before it is measured. None, if they cannot be read."""
    if isinstance(stated, list):
        values = tuple(stated)
        return values if len(values) == len({(type(value), value) for value in values}) else ()
    span = _SPAN.fullmatch(stated)
    return range(int(span[1]), int(span[2]) + 1) if span else ()


def _nested(path: KeyPath, value: object) -> dict[str, Any]:
    for key in reversed(path):
        value = {key: value}
    assert isinstance(value, dict)
    return value
