"""The referee as a dialogue, for people who play with real cards: `maumau referee` without a file."""

from __future__ import annotations

from collections.abc import Mapping

from maumau.engine import plainly
from maumau.locale import Language


def ask(ref: str | None, options: Mapping[str, str], speaks: Language) -> int:
    """Ask what lies there and answer what may be done; the exit status."""
    plainly()  # a few questions are not worth the compiler
    from maumau.cli.asking.dialogue import Dialogue
    from maumau.cli.talk import terminal

    return Dialogue(terminal(0, speaks)).run(ref, options)
