"""Write the rulebooks of all rulesets in all languages into `tests/rules/rulebooks`, as they are compared in the tests.

Usage: python -m tests.rules.write_rulebooks [LANGUAGE …]
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from maumau.game.examples import examples
from maumau.locale import LANGUAGES, language
from maumau.rules import load, shipped
from maumau.rules.rulebook import Page, page, write

from .rulebook_pages import languages

FOLDER = Path(__file__).parent / "rulebooks"


def rulebooks(codes: Iterable[str]) -> Mapping[Path, str]:
    """The files of some languages, with what should stand in them."""
    return {
        FOLDER / code / f"{ref}.txt": write(_page(ref), language(code), "text", cited=True)
        for code in codes
        for ref in shipped()
    }


@cache
def _page(ref: str) -> Page:
    """The page of a ruleset, with its worked examples."""
    ruleset = load(ref)
    return page(ruleset, examples=examples(ruleset))


def stale(codes: Iterable[str]) -> list[Path]:
    """The files that are not what the rules and the messages say, those of rulesets that are no more among them."""
    wanted = rulebooks(codes)
    there = {path for code in codes for path in (FOLDER / code).glob("*.txt")}
    wrong = [path for path, text in wanted.items() if not path.is_file() or path.read_text("utf-8") != text]
    return [*wrong, *sorted(there - wanted.keys())]


def main(arguments: list[str]) -> int:
    """Write what is stale, in all languages or in those that are named."""
    if unknown := [code for code in arguments if code not in LANGUAGES]:
        print(f"no languages: {', '.join(unknown)}\n{__doc__}")
        return 2
    codes = arguments or languages()
    wanted = rulebooks(codes)
    for path in stale(codes):
        if path in wanted:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted[path], "utf-8")
        else:
            path.unlink()
        print(f"{'wrote' if path in wanted else 'removed'} {path.relative_to(FOLDER)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
