"""The generated reference: every key is described, no page is stale, the JSON Schema holds for the shipped files."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from maumau.rules import json_schema, shipped
from maumau.rules.reference import CHAPTERS, keys_with_needs, reference, stated_keys
from maumau.rules.schema import OptionKeys, RulesFile
from maumau.rules.shape import nodes

ROOT = Path(__file__).parents[2]


def test_every_key_has_a_description() -> None:
    for path, node in nodes(RulesFile).items():
        assert node.field.description, path
        assert not node.field.description.endswith(".")
    assert all(field.description for field in OptionKeys.model_fields.values())


def test_every_key_stands_in_the_reference() -> None:
    page = reference()
    for path, _ in stated_keys():
        shown = ".".join("SELECTOR" if key == "*" else key for key in path)
        assert page.count(f"| `{shown}` |") == 1
    roots = {root[0] for _, paths in CHAPTERS for root in paths}
    assert roots == {path[0] for path in nodes(RulesFile)} - {"options"}


def test_what_needs_a_key_is_known_for_every_key() -> None:
    needs = keys_with_needs()
    assert set(needs) == {path for path, node in stated_keys() if not node.by_card or node.table is None}
    clauses = {clause for found in needs.values() for clause in found}
    assert all(re.fullmatch(r"(LT|SR|FI|RU|EU|ALL)-(\d\d|V\d)", clause) for clause in clauses)
    assert {"LT-11", "SR-13", "FI-09", "RU-V4", "EU-11"} <= clauses


def test_no_generated_page_is_stale() -> None:
    script = ROOT / "docs" / "generate_reference.py"
    done = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_defaults_and_values_are_told() -> None:
    page = reference()
    assert "| number 1 to 60 *required* | LT-04 SR-04 RU-V3 RU-V5 |" in page
    assert "| `eldest` · `winner` · `dealer` [eldest] | RU-02 RU-V9 |" in page
    assert "| number 1 to 60 · `until one fits` [1] | RU-05 RU-V1 |" in page
    assert "| relative selector [fits] |" in page
    assert "| selector → number −1000 to 1000 or `number` *required* |" in page


# ---------------------------------------------------------------- a small reader of JSON Schema, for what ours uses


def holds(value: Any, schema: dict[str, Any], definitions: dict[str, Any]) -> bool:
    if "$ref" in schema:
        return holds(value, definitions[schema["$ref"].rsplit("/", 1)[1]], definitions)
    if "anyOf" in schema and not any(holds(value, kind, definitions) for kind in schema["anyOf"]):
        return False
    if "const" in schema and value != schema["const"]:
        return False
    if "enum" in schema and value not in schema["enum"]:
        return False
    kinds: dict[str, Any] = {"string": str, "integer": int, "boolean": bool, "object": dict, "array": list}
    if "type" in schema:
        if not isinstance(value, kinds[schema["type"]]) or (schema["type"] == "integer" and isinstance(value, bool)):
            return False
        if (
            not schema.get("minimum", value) <= value <= schema.get("maximum", value)
            if schema["type"] == "integer"
            else False
        ):
            return False
    if isinstance(value, dict):
        rest = schema.get("additionalProperties", True)
        known = schema.get("properties", {})
        for key, item in value.items():
            below = known.get(key, rest)
            if below is False or (isinstance(below, dict) and not holds(item, below, definitions)):
                return False
    return True


def file_holds(data: dict[str, Any]) -> bool:
    schema = json_schema()
    return holds(data, schema, schema["$defs"])


@pytest.mark.parametrize("ruleset", shipped())
def test_the_json_schema_takes_the_shipped_files(ruleset: str) -> None:
    assert file_holds(tomllib.loads((ROOT / "src/maumau/rulesets" / f"{ruleset}.toml").read_text("utf-8")))


@pytest.mark.parametrize(
    "text",
    [
        "plaers = '2-4'",
        "[deal]\nhand = '5'",
        "[deal]\nhand = 0",
        "[deal]\nopening = 'led'",
        "[cards.7]\nskp = 1",
        "[cards]\n7 = 'plane'",
        "[score.points]\n7 = 'numbers'",
        "[options.x]\ndefault = false\ntrue = { deel = {} }",
        "[call.two_left]\ncards = 1",
    ],
)
def test_the_json_schema_refuses_what_is_no_ruleset(text: str) -> None:
    assert not file_holds(tomllib.loads(text))


@pytest.mark.parametrize(
    "text",
    [
        "turn = 'none'",
        "[score]\nleft_alone = 'none'",
        "cards = 'none'",
        "[cards]\n7 = 'none'\n8 = 'plain'",
        "[cards.7]\npenalty = 'none'",
    ],
)
def test_the_json_schema_takes_what_is_taken_back(text: str) -> None:
    assert file_holds(tomllib.loads(text))


def test_the_json_schema_tells_meanings() -> None:
    schema = json_schema()
    assert schema["$schema"].endswith("2020-12/schema")
    assert "required" not in str(schema)
    deal = schema["$defs"]["Deal"]["properties"]
    assert deal["hand"]["description"] == "Cards dealt to each player"
    assert deal["packet"]["default"] == 1
