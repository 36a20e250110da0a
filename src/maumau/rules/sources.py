"""Finding and reading ruleset files, with the line of every key."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from maumau.cards import SHOWN, clipped, in_line
from maumau.rules.lines import KeyPath, key_lines
from maumau.rules.problems import Problem, RulesError, did_you_mean
from maumau.rules.toml_text import MOST_SIGNS, TOO_LONG, TomlError, read_toml

MOST_BYTES = 4 * MOST_SIGNS  #: no sign takes more
LONGEST_NAME = 200  #: signs of the name of a file that is not there


@dataclass(frozen=True)
class Source:
    """One file as it was read. Nothing changes its data: layers copy what they take."""

    file: str
    stem: str
    data: dict[str, Any] = field(repr=False)
    lines: dict[KeyPath, int] = field(repr=False)
    folder: Path | None = None  # where its parent may lie; None: a shipped file

    def line(self, path: KeyPath) -> int:
        """The line of a key, or of the nearest table above it."""
        for length in range(len(path), 0, -1):
            if path[:length] in self.lines:
                return self.lines[path[:length]]
        return 1 if self.lines else 0

    def problem(self, path: KeyPath, message: str) -> Problem:
        """A problem with a key of this file."""
        return Problem(self.file, self.line(path), dotted(path), message)


def dotted(path: KeyPath) -> str:
    """A key path as one would write it."""
    return ".".join(path)


def shipped() -> tuple[str, ...]:
    """The ids of the rulesets that come with the package, sorted."""
    return tuple(sorted(_shipped_files()))


@cache
def _shipped_files() -> dict[str, Traversable]:
    folder = resources.files("maumau") / "rulesets"
    return {file.name.removesuffix(".toml"): file for file in folder.iterdir() if file.name.endswith(".toml")}


def is_path(ref: str | os.PathLike[str]) -> bool:
    """Whether a reference is the path of a file, not the id of a shipped ruleset."""
    return not isinstance(ref, str) or ref.endswith(".toml") or "/" in ref or os.sep in ref


def open_source(ref: str | os.PathLike[str]) -> Source:
    """Read a shipped ruleset's file or any file; a missing or unreadable one raises :class:`RulesError`."""
    if not is_path(ref):
        return _shipped_source(os.fspath(ref))
    path = Path(ref)
    return _read(_text_of(path), str(path), path.name.removesuffix(".toml"), path.parent)


def _text_of(path: Path) -> str:
    """The text of a file, with the line ends of this house."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)  # no more of a device that never ends
        text = data.decode("utf-8") if len(data) <= MOST_BYTES else None
    except OSError as error:
        raise _unreadable(path, f"cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise _unreadable(path, f"is not UTF-8 text (byte {error.start})") from None
    except ValueError:
        raise _unreadable(path, "cannot be read: no file can have such a name") from None
    if text is None:
        raise _unreadable(path, f"is not TOML: {TOO_LONG}")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _unreadable(path: Path, message: str) -> RulesError:
    return RulesError([Problem(in_line(str(path), LONGEST_NAME), 0, "", message)])


@cache
def _shipped_source(ruleset: str) -> Source:
    files = _shipped_files()
    if ruleset not in files:
        message = f"no shipped ruleset {clipped(ruleset)}{did_you_mean(ruleset, shipped())}"
        raise RulesError([Problem(in_line(ruleset, SHOWN), 0, "", message + " (the path of a file ends in .toml)")])
    return _read(files[ruleset].read_text("utf-8"), f"{ruleset}.toml", ruleset, None)


def _read(text: str, file: str, stem: str, folder: Path | None) -> Source:
    try:
        data = read_toml(text)
    except TomlError as error:
        raise RulesError([Problem(file, error.line, "", f"is not TOML: {error.what}")]) from None
    return Source(file, stem, data, key_lines(text), folder)


def with_parents(source: Source) -> list[Source]:
    """A file and its parents, the root first. Raises :class:`RulesError` for a missing parent or a circle."""
    chain, names = [source], [source.stem]
    while "extends" in chain[0].data:
        child, parent = chain[0], chain[0].data["extends"]
        if not isinstance(parent, str):
            raise RulesError([child.problem(("extends",), "the parent's name is a text")])
        found = _parent(child, parent)
        names.append(parent)
        if any(found.file == other.file for other in chain):
            raise RulesError([child.problem(("extends",), f"extends in a circle: {' → '.join(names)}")])
        chain.insert(0, found)
    return chain


def _parent(child: Source, name: str) -> Source:
    """The parent: the file of that name beside the child, else the shipped ruleset."""
    beside = [] if child.folder is None else sorted(path.stem for path in child.folder.glob("*.toml"))
    if child.folder is not None and name in beside:
        return open_source(child.folder / f"{name}.toml")
    if name in shipped():
        return open_source(name)
    known = sorted({*beside, *shipped()} - {child.stem})
    raise RulesError([child.problem(("extends",), f"there is no ruleset {clipped(name)}{did_you_mean(name, known)}")])
