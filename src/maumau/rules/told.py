"""A sentence of the rulebook that knows which keys of the rules it tells, so that their clauses can be cited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from maumau.rules.ruleset import Ruleset
from maumau.rules.words import sentence


class Told(str):
    """Words, with the keys of the rules that they tell (paths as :meth:`Ruleset.clauses_for` takes them)."""

    keys: tuple[str, ...]

    def __new__(cls, text: str, *keys: str) -> Self:
        """The words, and their keys."""
        told = super().__new__(cls, text)
        told.keys = keys
        return told

    def __getnewargs__(self) -> tuple[str, ...]:  # type: ignore[override]  # str's own takes other arguments
        """What a copy is made of."""
        return (str(self), *self.keys)

    def as_sentence(self) -> Told:
        """The same with a capital letter and a full stop."""
        return Told(sentence(self), *self.keys)


def cited_in_a_row(ruleset: Ruleset, texts: Sequence[Told]) -> str:
    """Sentences in a row; where one after the other has the same clauses, they stand behind the last."""
    shown = [cited(ruleset, text) for text in texts]
    notes = [after.removeprefix(text) for after, text in zip(shown, texts, strict=True)]
    following = [*notes[1:], ""]
    return " ".join(
        text if note == after else text + note for text, note, after in zip(texts, notes, following, strict=True)
    )


def cited(ruleset: Ruleset, text: str) -> str:
    """A text with the clauses of its keys in brackets; as it is where no clause is given for them."""
    keys = text.keys if isinstance(text, Told) else ()
    clauses = dict.fromkeys(clause for key in keys for clause in ruleset.clauses_for(key))
    return f"{text} [{', '.join(clauses)}]" if clauses else str(text)
