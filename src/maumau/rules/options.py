"""Options: the house rules that a table may switch, each with its allowed values and a default.

An option either *sets* one key to the chosen value, or has a patch (a piece of ruleset) for every value but its
default.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from maumau.rules.layers import Layer
from maumau.rules.lines import KeyPath
from maumau.rules.problems import Problem, nearest
from maumau.rules.schema import OptionKeys, Patch
from maumau.rules.shape import NONE, faults, general, nodes
from maumau.rules.sources import Source, dotted

Value = bool | int | str

_SPAN = re.compile(r"(\d+)-(\d+)")


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
            problems.append(Problem(name, 0, f"options.{key}", f"no option {key!r}{known}"))
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
    if not near and numbers and re.fullmatch(r"-?\d+", _text(given)):
        near = str(min(numbers, key=lambda number: abs(number - int(_text(given)))))
    hint = f" (the nearest is {near})" if near else ""
    return f"option {option.name!r} has no value {_text(given)!r}; it may be {allowed}{hint}"


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
    return str(value).lower() if isinstance(value, bool) else str(value)


def _read_option(name: str, table: Any, source: Source) -> tuple[OptionSource | None, list[Problem]]:
    at = ("options", name)
    if not isinstance(table, dict):
        return None, [source.problem(at, "an option is a table: what it sets, or a default and patches")]
    own = {key: table[key] for key in OptionKeys.model_fields if key in table}
    wrong = [
        source.problem((*at, *fault.path), f"of option {name!r}: {fault.message}") for fault in faults(own, OptionKeys)
    ]
    if wrong:
        return None, wrong
    return _read_setting(name, table, source) if "sets" in table else _read_patches(name, table, source)


def _read_setting(name: str, table: dict[str, Any], source: Source) -> tuple[OptionSource | None, list[Problem]]:
    """An option that sets one key."""
    at = ("options", name)
    for key in table:
        if key not in OptionKeys.model_fields:
            return None, [source.problem((*at, key), f"{key!r} cannot stand beside 'sets': only values and default")]
    path = tuple(table["sets"].split("."))
    node = nodes(Patch).get(general(path))
    if node is None or node.table is not None:
        near = nearest(table["sets"], [dotted(key) for key in nodes(Patch)])
        hint = f"; did you mean {near!r}?" if near else ""
        return None, [source.problem((*at, "sets"), f"{table['sets']!r} is not a key of the rules language{hint}")]
    values = _values(table.get("values", [False, True]))
    if not values or len(values) != len({(type(value), value) for value in values}):
        message = "values are a span such as '5-8', or a list in which no value stands twice"
        return None, [source.problem((*at, "values"), message)]
    ends = (values[0], values[-1]) if isinstance(table.get("values"), str) else values
    for value in ends:
        for fault in faults(_nested(path, value), Patch):
            message = f"option {name!r}, value {_text(value)}: {table['sets']}: {fault.message}"
            return None, [source.problem((*at, "values") if "values" in table else at, message)]
    return OptionSource(name, source, values, path, table.get("default")), []


def _read_patches(name: str, table: dict[str, Any], source: Source) -> tuple[OptionSource | None, list[Problem]]:
    """An option with a patch for every value but its default."""
    at = ("options", name)
    if "default" not in table:
        return None, [source.problem(at, "an option needs what it 'sets', or a 'default' and patches")]
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
            wrong.append(source.problem((*at, key), f"{key!r} is no value of this option: the default is {kind}"))
        elif value == default:
            wrong.append(source.problem((*at, key), f"{key!r} is the default: what the file says, not a patch"))
        elif not isinstance(patch, dict):
            wrong.append(source.problem((*at, key), f"value {key!r} needs a piece of ruleset, not {patch!r}"))
        else:
            patches[value] = patch
            wrong += [
                source.problem((*at, key, *fault.path), f"option {name!r}, value {key}: {fault.message}")
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
        return int(key) if re.fullmatch(r"0|-?[1-9]\d*", key) else None
    return key


def _values(stated: str | list[int | str]) -> tuple[Value, ...]:
    if isinstance(stated, list):
        return tuple(stated)
    span = _SPAN.fullmatch(stated)
    return tuple(range(int(span[1]), int(span[2]) + 1)) if span else ()


def _nested(path: KeyPath, value: object) -> dict[str, Any]:
    for key in reversed(path):
        value = {key: value}
    assert isinstance(value, dict)
    return value
