"""Files that people name: read with a sentence for what can go wrong, written as a whole or not at all."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TextIO

from maumau.cards import printable
from maumau.cli.trouble import CallWrong
from maumau.locale import Text

STREAM = "(standard stream)"  #: the file named `-`: standard input or output


#: why a system refuses a file, in our words; other reasons are told in the system's
REASONS = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.ENOSPC: "full",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "long",
}


def read_text(path: str) -> str:
    """The text of a file; `STREAM` is the standard input."""
    with open_text(path) as file:
        try:
            return file.read()
        except UnicodeDecodeError as error:
            raise CallWrong("problem-not-utf8", file=path, byte=error.start) from None


@contextmanager
def open_text(path: str) -> Iterator[TextIO]:
    """A file open for reading; `STREAM` is the standard input."""
    if path == STREAM:
        yield sys.stdin
        return
    with ExitStack() as stack:
        try:
            file = stack.enter_context(open(path, encoding="utf-8"))
        except OSError as error:
            raise CallWrong("problem-unreadable", file=path, why=because(error)) from None
        yield file


def named(path: str) -> Path:
    """A file that somebody names, `~` spelled out. Raises `CallWrong` for what can be no name."""
    if "\0" in path:
        raise CallWrong("problem-no-place-sign", file=printable(path))
    try:
        return Path(path).expanduser().absolute()
    except RuntimeError:
        raise CallWrong("problem-no-place-home", file=printable(path)) from None


def because(error: OSError) -> Text:
    """Why the system refused."""
    reason = REASONS.get(error.errno or 0)
    if reason is None:
        return Text("problem-because-other", words=(error.strerror or str(error)).lower())
    return Text(f"problem-because-{reason}")


def check_free(path: Path) -> None:
    """Refuse a place for a game where something lies already, or without a folder. Raises `CallWrong`."""
    if path.is_dir():
        raise CallWrong("problem-folder-to-keep", file=str(path))
    if path.exists():
        raise CallWrong("problem-exists", file=str(path))
    if not path.parent.is_dir():
        raise CallWrong("problem-no-folder", file=str(path), folder=str(path.parent))


def write_whole(path: Path, text: str) -> None:
    """Replace a file by a text in one step: whoever stops this midway finds the old file. Raises `OSError`."""
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    file, name = neighbour(path)
    try:
        with file:
            file.write(text)
            settle(file)
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


@contextmanager
def growing(path: Path) -> Iterator[TextIO]:
    """A file that takes its name at the end; an interruption (Ctrl-C) keeps the lines that are there."""
    path = path.resolve()
    if path.exists() and not path.is_file():  # a device or a pipe
        with open(path, "w", encoding="utf-8") as device:
            yield device
        return
    file, name = neighbour(path)
    try:
        with file:
            try:
                yield file
            finally:
                settle(file)
    except KeyboardInterrupt:
        if os.path.getsize(name):
            os.replace(name, path)
        else:
            os.unlink(name)
        raise
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
    os.replace(name, path)


def neighbour(path: Path) -> tuple[TextIO, str]:
    """A temporary file beside `path`, open for writing, and its name."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    mask = os.umask(0)
    os.umask(mask)
    os.chmod(name, 0o666 & ~mask)
    return open(handle, "w", encoding="utf-8", newline="\n"), name


def settle(file: TextIO) -> None:
    """Make sure that what was written lies on the disk."""
    file.flush()
    os.fsync(file.fileno())
