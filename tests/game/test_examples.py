"""What the documents and docstrings show is what happens: their examples are run."""

from __future__ import annotations

import doctest
import importlib
import os
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import maumau

GUIDES = Path(__file__).resolve().parents[2] / "docs" / "guides"
SOURCES = Path(maumau.__file__).parent
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def with_examples() -> list[str]:
    """The modules with an example in some docstring."""
    modules = [module.name for module in pkgutil.walk_packages(maumau.__path__, "maumau.")]
    homes = {name: SOURCES.joinpath(*name.split(".")[1:]) for name in modules}
    texts = {
        name: (home / "__init__.py" if home.is_dir() else home.with_suffix(".py")).read_text(encoding="utf-8")
        for name, home in homes.items()
    }
    return [name for name, text in texts.items() if re.search(r"^\s*>>> ", text, re.MULTILINE)]


def run(text: str, name: str) -> doctest.TestResults:
    """Run a text's examples as one session."""
    example = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(example)
    return runner.summarize(verbose=False)


def test_there_are_examples() -> None:
    assert {"maumau.cards", "maumau.game.round", "maumau.game.match", "maumau.game.moves"} <= set(with_examples())


@pytest.mark.parametrize("name", with_examples())
def test_the_examples_of_a_module(name: str) -> None:
    results = doctest.testmod(importlib.import_module(name))
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.parametrize("path", sorted(GUIDES.glob("*.md")), ids=lambda path: path.stem)
def test_every_fence_is_closed(path: Path) -> None:
    """Else a block would be overlooked here."""
    text = path.read_text(encoding="utf-8")
    assert len(re.findall(r"^```", text, re.MULTILINE)) == 2 * len(BLOCK.findall(text))


def test_the_guide_to_python() -> None:
    text = (GUIDES / "python.md").read_text(encoding="utf-8")
    results = run(text, "python.md")
    assert results.attempted > 40
    assert results.failed == 0


def blocks(language: str) -> Iterator[str]:
    """The blocks of a language in the guide to own rules."""
    text = (GUIDES / "own-rules.md").read_text(encoding="utf-8")
    for found in BLOCK.finditer(text):
        if found[1] == language:
            yield found[2]


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the guide shows, which is the working folder."""
    for text in blocks("toml"):
        named = re.match(r"# (\S+\.toml)\n", text)
        assert named, text
        (tmp_path / named[1]).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_python_of_the_guide_to_own_rules(files: Path) -> None:
    assert len(list(files.glob("*.toml"))) == 5
    results = run("\n".join(blocks("python")), "own-rules.md")
    assert results.attempted > 5
    assert results.failed == 0


def commands() -> list[tuple[str, str]]:
    """The commands that the guide shows, with what they print."""
    found = []
    for block in blocks("console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


def test_the_commands_of_the_guide_to_own_rules(files: Path) -> None:
    assert len(commands()) > 5
    source_path = os.pathsep.join([str(SOURCES.parent), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": source_path, "PYTHONUTF8": "1"}
    checker = doctest.OutputChecker()
    for command, expected in commands():
        words = command.split()
        assert words[0] == "maumau"
        done = subprocess.run(
            [sys.executable, "-m", *words], capture_output=True, encoding="utf-8", env=environment, check=False
        )
        wanted = expected.replace("…\n", "...\n")
        assert checker.check_output(wanted, done.stdout, doctest.ELLIPSIS), f"{command}\n{done.stdout}{done.stderr}"
        assert (done.returncode == 0) == ("problem" not in expected), command
