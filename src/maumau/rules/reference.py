"""The key reference of the rules language, written from the schema (``docs/reference/rules-language.md``)."""

from __future__ import annotations

import tomllib
import types
from collections.abc import Iterator, Sequence
from importlib import resources
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic.fields import FieldInfo

from maumau.rules.lines import KeyPath
from maumau.rules.schema import ByPlayers, OptionKeys, Rules, RulesFile
from maumau.rules.shape import Node, nodes

#: The chapters: their headings and the keys at whose tables they begin.
CHAPTERS: tuple[tuple[str, tuple[KeyPath, ...]], ...] = (
    ("The file", (("name",), ("about",), ("extends",), ("clauses",))),
    ("The table", (("players",), ("pack",), ("deal",), ("turn",), ("stock",))),
    ("Following and drawing", (("follow",), ("draw",))),
    ("What a card does: `[cards.SELECTOR]`", (("cards",),)),
    ("Calls: `[call.one_left]` and `[call.none_left]`", (("call",),)),
    ("Scores and the match", (("score",), ("match",))),
)

_INTRODUCTION = """\
# The rules language: key reference

Written by `docs/generate_reference.py` from the schema in the code; do not edit it by hand.

One TOML file is one ruleset. A key is a mechanism with a value. A file states its differences to its parent
(`extends`); `"none"` takes a key, a table or an entry back, `"plain"` makes an ordinary card. Keys marked *required*
must be stated by the file or a parent. Cards are named by *selectors*, and a card obeys the most exact entry that names
it: card, rank, span of ranks, suit, `any card`.

| selector | names | usable |
|---|---|---|
| `Qs` · `7` · `2-10` · `diamonds` · `any card` | one card · a rank · ranks from–to · a suit · all | everywhere |
| `wild` · `power` | every card that is wild · every card that does something | in values |
| `same suit` · `same rank` · `fits` · `X of the same suit` | as the card that is put upon | in relative selectors |
| `A, B` · `A but B` | one or the other · the first without the second | everywhere |
"""

_OPTIONS = """
## Options: `[options.NAME]`

An option either *sets* one key to the chosen value, or has a patch (a piece of ruleset) for every value but its
default, under that value's name. Patches lie on the file in the order in which the files list the options; the values
that are set come last. A child inherits options, may replace one whole, or takes it back with `"none"`.

```toml
[options]
hand = { sets = "deal.hand", values = "5-8" }

[options.jack_on_jack]
default = false
true = { cards = { J = { wild = "any card" } } }
```

| key | meaning | values [default] |
|---|---|---|
"""


def reference() -> str:
    """The whole page."""
    parts = [_INTRODUCTION]
    for heading, roots in CHAPTERS:
        rows = [_row(node, path) for root in roots for path, node in _keys(root)]
        parts += [f"\n## {heading}\n\n| key | meaning | values [default] | needed for |\n|---|---|---|---|\n", *rows]
    parts.append(_OPTIONS)
    for name, field in OptionKeys.model_fields.items():
        parts.append(f"| `{name}` | {field.description} | {' · '.join(_values(field.annotation, ()))} |\n")
    return "".join(parts)


def keys_with_needs() -> dict[KeyPath, tuple[str, ...]]:
    """The clauses that cannot be said without a key, by the key's path."""
    data = tomllib.loads((resources.files("maumau") / "rules" / "needs.toml").read_text("utf-8"))
    return {path: tuple(text.split()) for path, text in _leaves(data, ())}


def stated_keys() -> Iterator[tuple[KeyPath, Node]]:
    """Every key of the rules that holds a value (calls written out for both kinds)."""
    for path, node in nodes(Rules).items():
        if node.table is None:
            yield path, node


def _keys(root: KeyPath) -> Iterator[tuple[KeyPath, Node]]:
    for path, node in nodes(RulesFile).items():
        if path[: len(root)] == root and (node.table is None or node.by_card or path == ("score",)):
            yield path, node


def _row(node: Node, path: KeyPath) -> str:
    needs = " ".join(keys_with_needs().get(path, ()))
    shown = ".".join("SELECTOR" if key == "*" else key for key in path)
    return f"| `{shown}` | {_cell(str(node.field.description))} | {_cell(_value_words(node))} | {needs} |\n"


def _value_words(node: Node) -> str:
    words = " · ".join(_values(node.field.annotation, node.field.metadata)) or "a table"
    if node.selector is not None:
        words = "relative selector" if node.selector.relative else "selector"
    elif node.by_card:
        words = f"selector → {words.removeprefix('a table → ')}"
    elif any(isinstance(mark, ByPlayers) for mark in node.field.metadata):
        words = f"number of players → {words}"
    return f"{words} {_default(node)}"


def _default(node: Node) -> str:
    field = node.field
    if node.path[-3:-1] == ("cover", "draw"):
        return "[as in `[draw]`]"
    if field.is_required():
        return "*required*"
    default: Any = field.get_default(call_default_factory=True)
    if default is None or default == {} or default == "":
        return "[none]"
    if isinstance(default, bool):
        return f"[{str(default).lower()}]"
    return f"[{default}]" if isinstance(default, str | int) else "[none]"


def _values(annotation: Any, marks: Sequence[Any] = ()) -> Iterator[str]:
    """The kinds of value that a key takes, in words; *marks* say what numbers and texts."""
    origin = get_origin(annotation)
    if origin is Annotated:
        inner, *inner_marks = get_args(annotation)
        yield from _values(inner, [*marks, *inner_marks])
    elif origin in (Union, types.UnionType):
        for part in get_args(annotation):
            yield from _values(part, marks)
    elif origin is Literal:
        yield from (f"`{word}`" for word in get_args(annotation))
    elif origin is dict:
        yield f"{' or '.join(_values(get_args(annotation)[1])) or 'a table'}"
    elif origin is list:
        yield "a list"
    elif annotation is bool:
        yield "`true` · `false`"
    elif annotation is int:
        yield f"number{_bounds(marks)}"
    elif annotation is str:
        yield "span" if any(getattr(mark, "pattern", None) for mark in _single(marks)) else "text"


def _bounds(marks: Sequence[Any]) -> str:
    """The least and the most that a number may be."""
    found = list(_single(marks))
    least = next((mark.ge for mark in found if getattr(mark, "ge", None) is not None), None)
    most = next((mark.le for mark in found if getattr(mark, "le", None) is not None), None)
    return f" {least} to {most}".replace("-", "−") if least is not None and most is not None else ""


def _single(marks: Sequence[Any]) -> Iterator[Any]:
    """The marks of a value one by one; a `Field` inside an annotation holds several."""
    for mark in marks:
        yield from mark.metadata if isinstance(mark, FieldInfo) else (mark,)


def _leaves(data: dict[str, Any], upper: KeyPath) -> Iterator[tuple[KeyPath, str]]:
    for key, value in data.items():
        if isinstance(value, dict):
            yield from _leaves(value, (*upper, key))
        else:
            yield (*upper, key), value


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
