"""The rulebooks as they were last read by somebody: whatever changes a word of them shows it here."""

from __future__ import annotations

import difflib

import pytest

from maumau.rules import shipped

from .rulebook_pages import languages
from .write_rulebooks import FOLDER, main, rulebooks

#: The languages whose rulebooks somebody has read.
READ = sorted(path.name for path in FOLDER.iterdir())


@pytest.mark.parametrize("code", READ)
@pytest.mark.parametrize("ref", shipped())
def test_a_rulebook_is_as_it_was_read(ref: str, code: str) -> None:
    path = FOLDER / code / f"{ref}.txt"
    text = rulebooks([code])[path]
    kept = path.read_text("utf-8") if path.is_file() else ""
    lines = difflib.unified_diff(
        kept.splitlines(), text.splitlines(), "as it was read", "as it is now", lineterm="", n=1
    )
    if kept != text:
        pytest.fail(
            f"{code}/{ref}.txt has changed. Read it; if it is right so: python -m tests.rules.write_rulebooks {code}\n"
            + "\n".join(lines),
            pytrace=False,
        )


def test_every_language_has_its_rulebooks_and_no_others() -> None:
    assert set(languages()) == set(READ), "python -m tests.rules.write_rulebooks"
    for code in READ:
        assert {path.stem for path in (FOLDER / code).iterdir()} == set(shipped())


def test_the_command_knows_its_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["xx"]) == 2
    assert "no languages: xx" in capsys.readouterr().out
