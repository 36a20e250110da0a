"""The JSON Schema of a ruleset file, for editors: what may be written where, with every key's meaning.

A file states differences to its parent, so that nothing is required in it, and every key may be taken back with
``"none"``. What a schema cannot say (cards of the pack, contradictions) is refused by loading.
"""

from __future__ import annotations

from typing import Any

from maumau.rules.schema import CardRules, OptionKeys, Patch, RulesFile
from maumau.rules.shape import NONE, PLAIN

_TAKEN_BACK: dict[str, Any] = {"const": NONE}


def json_schema() -> dict[str, Any]:
    """The schema of a ruleset file (JSON Schema 2020-12)."""
    schema = RulesFile.model_json_schema(by_alias=True)
    definitions: dict[str, Any] = schema.pop("$defs")
    for extra in (Patch, OptionKeys):
        inner = extra.model_json_schema(by_alias=True)
        definitions |= inner.pop("$defs", {})
        definitions[extra.__name__] = inner
    for definition in [schema, *definitions.values()]:
        _loosen(definition)
    definitions[CardRules.__name__]["title"] = "What a card does"
    for definition in (schema, definitions[Patch.__name__]):
        _entries(definition, "cards", _any_of({"$ref": f"#/$defs/{CardRules.__name__}"}, {"enum": [PLAIN, NONE]}))
    definitions[OptionKeys.__name__]["additionalProperties"] = {"$ref": f"#/$defs/{Patch.__name__}"}
    _entries(schema, "options", _any_of({"$ref": f"#/$defs/{OptionKeys.__name__}"}, _TAKEN_BACK))
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "A ruleset of the Mau-Mau family"}
    return {**schema, **head, "$defs": dict(sorted(definitions.items()))}


def _entries(definition: dict[str, Any], table: str, entry: dict[str, Any]) -> None:
    """Say what stands under the free names of a table."""
    definition["properties"][table]["anyOf"][0]["additionalProperties"] = entry


def _loosen(table: dict[str, Any]) -> None:
    """Nothing is required in a layer, and every key may be taken back."""
    table.pop("required", None)
    for name, value in table.get("properties", {}).items():
        table["properties"][name] = _may_be_taken_back(value)


def _may_be_taken_back(value: dict[str, Any]) -> dict[str, Any]:
    about: dict[str, Any] = {key: value[key] for key in ("description", "examples") if key in value}
    if value.get("default") is not None:
        about["default"] = value["default"]
    bare = {key: item for key, item in value.items() if key not in ("description", "examples", "default", "title")}
    kinds = [kind for kind in bare.pop("anyOf", [bare] if bare else []) if kind != {"type": "null"}]
    for kind in kinds:
        if isinstance(kind.get("additionalProperties"), dict):
            kind["additionalProperties"] = _any_of(kind["additionalProperties"], _TAKEN_BACK)
    return {**about, **_any_of(*kinds, _TAKEN_BACK)}


def _any_of(*kinds: dict[str, Any]) -> dict[str, Any]:
    return {"anyOf": list(kinds)}
