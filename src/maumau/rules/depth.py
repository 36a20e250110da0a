"""How deep data may be nested: far deeper than rules, records and positions are, far less than Python bears."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

DEEPEST = 32  #: tables and lists inside each other


def too_deep(data: object) -> bool:
    """Whether tables and lists are nested deeper than anything that Maumau reads."""
    level = [data]
    for _ in range(DEEPEST + 1):
        level = [value for each in level for value in _inside(each)]
        if not level:
            return False
    return True


def _inside(value: object) -> Iterable[object]:
    if isinstance(value, Mapping):
        return value.values()
    return value if isinstance(value, list) else ()
