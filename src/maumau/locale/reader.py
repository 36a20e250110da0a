"""Which language the reader wants: what was asked for, else what the environment says, else English."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping

from maumau.locale.language import DEFAULT, LANGUAGES

#: Our own variable first, then those of POSIX in their order; `LANGUAGE` may list several.
VARIABLES = ("MAUMAU_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def readers_language(environment: Mapping[str, str] | None = None) -> str:
    """The code of a language that there is: ``sr`` for ``sr_RS.UTF-8@latin``; ``en`` where nothing is known."""
    return next(_wanted(os.environ if environment is None else environment), DEFAULT)


def _wanted(environment: Mapping[str, str]) -> Iterator[str]:
    for variable in VARIABLES:
        for text in environment.get(variable, "").split(":"):
            code = re.split(r"[_.@-]", text.strip().lower())[0]
            if code in LANGUAGES:
                yield code
            elif code and variable != "LANGUAGE":
                return  # a language that is not there, or C: what stands further down is less wanted
