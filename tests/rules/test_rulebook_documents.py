"""Every statement of the source documents has its sentences in the rulebook of its language, or says why not."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

DOCS = Path(__file__).parents[2] / "docs"
LANGUAGES = ("eu", "fi", "lt", "ru", "sr")


@pytest.fixture(scope="module")
def made() -> Iterator[ModuleType]:
    """The command that writes the pages."""
    sys.path.insert(0, str(DOCS))
    try:
        yield import_module("generate_document_sentences")
    finally:
        sys.path.remove(str(DOCS))
        for name in ("generate_document_sentences", "generate_clause_sentences"):
            sys.modules.pop(name, None)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_statement_has_its_sentences(made: ModuleType, code: str) -> None:
    assert len(made.statements(code)) > 15
    assert list(made.wrong(code)) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_is_current(made: ModuleType, code: str) -> None:
    page = DOCS / "rulebook" / f"document-{code}.md"
    assert page.read_text("utf-8") == made.text(code), "run python docs/generate_document_sentences.py"


def test_a_sentence_that_is_not_there_is_found(made: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    lost = {"says": "x", "ruleset": "maumas", "messages": ["last-barred"]}
    monkeypatch.setattr(made, "statements", lambda _: [lost, {**lost, "messages": []}, {**lost, "ruleset": "nobody"}])
    assert len(list(made.wrong("lt"))) == 3


def test_the_documents_are_those_of_the_ledger(made: ModuleType) -> None:
    assert made.documents() == list(LANGUAGES)
