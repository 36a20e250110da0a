"""A sentence of the rulebook, in no language yet, that knows which keys of the rules it tells."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from maumau.locale import Text
from maumau.locale.phrases import Value
from maumau.rules.ruleset import Ruleset


@dataclass(frozen=True)
class Told:
    """A message with its values, and the keys that it tells (paths as :meth:`Ruleset.clauses_for` takes them).

    Two are equal that say the same, whatever keys they tell.
    """

    text: Text
    keys: tuple[str, ...] = field(default=(), compare=False)

    def about(self, *keys: str) -> Told:
        """The same, about other keys."""
        return Told(self.text, keys)


def told(message: str, *keys: str, **values: Value) -> Told:
    """A sentence: its message, the keys that it tells, the values that fill it in."""
    return Told(Text(message, **values), keys)


def word(value: str) -> str:
    """A value of the rules language as messages choose by it: ``at-once`` for ``at once``."""
    return value.replace("'", "").replace(" ", "-")


def clauses(ruleset: Ruleset, sentences: Iterable[Told]) -> tuple[str, ...]:
    """The clauses of the source that some sentences state, in their order, each once."""
    return tuple(dict.fromkeys(clause for one in sentences for key in one.keys for clause in ruleset.clauses_for(key)))
