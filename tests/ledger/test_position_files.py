"""The position files as files: form, clauses, and cards that the pack holds."""

from __future__ import annotations

import pytest

from .position_files import PositionFile, position_files, problems


@pytest.mark.parametrize("file", position_files(), ids=lambda file: file.name)
def test_the_file_is_sound(file: PositionFile) -> None:
    assert list(problems(file)) == []


def test_no_two_files_show_the_same_situation() -> None:
    seen: dict[str, str] = {}
    for file in position_files():
        content = repr({key: value for key, value in file.data.items() if key != "clauses"})
        assert content not in seen, f"{file.name} is {seen[content]} again"
        seen[content] = file.name
