"""`maumau score`, as it is called. What carries it out is imported once it is settled that nothing is compiled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from maumau.cli.trouble import CallWrong
from maumau.engine import plainly
from maumau.locale import Language


@dataclass(frozen=True)
class Call:
    """What the call says; None and empty where it says nothing."""

    file: str | None = None
    new: bool = False
    ruleset: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    names: Sequence[str] = ()
    csv: Sequence[str] | None = None  #: None: not wanted; empty: to the standard output
    html: str | None = None

    @property
    def says_what(self) -> bool:
        """Whether it says anything about a new sheet."""
        return self.new or self.ruleset is not None or bool(self.names) or bool(self.options)


def score(call: Call, speaks: Language) -> int:
    """Keep a score sheet, or write one out. Raises `CallWrong`."""
    plainly()  # before the engine's first import: a few rounds are not worth the compiler
    from maumau.cli.score.running import carry_out
    from maumau.game.sheet import ScoreError

    try:
        carry_out(call, speaks)
    except ScoreError as error:
        raise CallWrong(error.text.id, **dict(error.text.values)) from None
    return 0
