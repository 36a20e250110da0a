"""Commands that print what is written down: the games, the rulebook, the schema. They need no compiler."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from maumau.cli.files import CallWrong
from maumau.rules import RulesError, Ruleset, load, shipped
from maumau.rules.options import shown_values

LANGUAGES = ("en",)


def loaded(ref: str, options: Mapping[str, str]) -> Ruleset:
    """The rules of an id or a file. Raises `CallWrong`."""
    try:
        return load(ref, options)
    except RulesError as error:
        raise CallWrong(str(error)) from None


def rulesets(as_json: bool) -> int:
    """Print the games that come along."""
    known = [load(name) for name in shipped()]
    if as_json:
        print(json.dumps([about(ruleset) for ruleset in known], ensure_ascii=False, indent=1))
        return 0
    for ruleset in known:
        names = ", ".join(part for part in (ruleset.english, ruleset.country) if part and part != ruleset.name)
        fewest, most = ruleset.players
        print(f"{ruleset.id}\n    {ruleset.name}{f' ({names})' if names else ''}, {fewest} to {most} players")
        for option in ruleset.options.values():
            default = "none" if option.default is None else shown_values((option.default,))
            print(f"    --option {option.name}=…  {shown_values(option.values)} (default {default})")
    return 0


def about(ruleset: Ruleset) -> dict[str, Any]:
    """A game as data."""
    return {
        "id": ruleset.id,
        "name": ruleset.name,
        "english": ruleset.english,
        "country": ruleset.country,
        "players": list(ruleset.players),
        "options": {
            name: {"default": option.default, "values": list(option.values)} for name, option in ruleset.options.items()
        },
    }


def schema() -> int:
    """Print the JSON Schema of ruleset files."""
    from maumau.rules.editor_schema import json_schema

    print(json.dumps(json_schema(), ensure_ascii=False, indent=2))
    return 0


def rules(
    ref: str, other: str | None, options: Mapping[str, str], seats: int | None, lang: str, clauses: bool = False
) -> int:
    """Print the rulebook, or two side by side."""
    from maumau.rules.rulebook import compare, rulebook

    if lang not in LANGUAGES:
        raise CallWrong(f"--lang {lang}: the rulebook is there in {', '.join(LANGUAGES)}")
    ruleset = loaded(ref, options)
    if other is not None:
        print(compare(ruleset, loaded(other, {})), end="")
        return 0
    try:
        print(rulebook(ruleset, seats, clauses), end="")
    except RulesError as error:
        raise CallWrong(str(error)) from None
    return 0
