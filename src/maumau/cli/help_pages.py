"""How a page of `--help` looks."""

from __future__ import annotations

import math
from typing import Any

from cyclopts.help import (
    AsteriskRenderer,
    ColumnSpec,
    DefaultFormatter,
    DescriptionRenderer,
    HelpEntry,
    HelpPanel,
    InlineText,
    NameRenderer,
)
from rich.console import Console, ConsoleOptions
from rich.text import Text as RichText

from maumau.locale import Language

NAMES_WIDE = 0.35  #: of the screen, for what can be typed
MARK_WIDE = 1


class Formatter(DefaultFormatter):
    """The usual pages of help, with the few words of English in them in the reader's language."""

    def __init__(self, speaks: Language) -> None:
        super().__init__()
        self.speaks = speaks
        self._parameters = DefaultFormatter(column_specs=self._columns)

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """One table: of commands, or of what stands behind them."""
        if panel.format == "parameter":
            self._parameters(console, options, panel)
        else:
            super().__call__(console, options, panel)

    def _columns(self, console: Console, options: ConsoleOptions, entries: list[HelpEntry]) -> tuple[ColumnSpec, ...]:
        """What must be given is marked, as it usually is; then come the names, and what is said about them."""
        wide = math.ceil(console.width * NAMES_WIDE)
        names = ColumnSpec(renderer=NameRenderer(max_width=wide), style="cyclopts.name", max_width=wide)
        told = ColumnSpec(renderer=self._description, overflow="fold")
        mark = ColumnSpec(renderer=AsteriskRenderer(), width=MARK_WIDE, style="cyclopts.required_marker")
        return (mark, names, told) if any(entry.required for entry in entries) else (names, told)

    def _description(self, entry: HelpEntry) -> Any:
        said = DescriptionRenderer()(entry.copy(required=False))
        if entry.required and isinstance(said, InlineText):
            said.append(RichText(self.speaks.say("command-required"), "cyclopts.required"))
        return said

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """The line that shows how a command is called."""
        if usage:
            console.print(self.speaks.say("command-usage", call=str(usage).strip()), markup=False, highlight=False)
            console.print()
