"""The one decorator that makes a function a kernel: compiled by Numba, or the same source run plainly.

Numba's disk cache does not notice a change in an imported file. The cache folder is therefore named by a hash over
every source file that holds kernels and by Numba's version, and is set before the first compile. Where it cannot be
written, compiling still works and is only repeated at the next start.

`NUMBA_DISABLE_JIT=1` runs everything uncompiled, for debugging and coverage; `maumau.engine.plainly()` does so for
commands that play a few moves. Either way Numba is not imported.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar, cast

from maumau.engine import mode

Args = ParamSpec("Args")
Result = TypeVar("Result")

PLAIN = mode.plain_at_start()
if not PLAIN:
    import numba

#: Numba may still have been told, by a file that only Numba reads, to compile nothing.
COMPILED: bool = not PLAIN and not numba.config.DISABLE_JIT
KERNEL_FOLDERS = ("engine", "bots", "lab")


def fingerprint_of_sources() -> str:
    """A hash that changes with any kernel's source, with Numba and with Python."""
    package = Path(__file__).parents[1]
    digest = hashlib.sha256(f"{numba.__version__} {sys.implementation.cache_tag}".encode())
    for folder in KERNEL_FOLDERS:
        for source in sorted((package / folder).glob("*.py")):
            digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path | None:
    """The folder for compiled kernels, made and tried; None, with a warning, where it cannot be written."""
    import platformdirs  # only who compiles has a use for it

    chosen = os.environ.get("MAUMAU_CACHE_DIR") or platformdirs.user_cache_dir("maumau", appauthor=False)
    folder = Path(chosen) / "kernels" / fingerprint_of_sources()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        print(
            f"maumau: compiled rules cannot be kept in {folder} ({error.strerror}); they are compiled at each start. "
            "Set MAUMAU_CACHE_DIR to a folder that can be written.",
            file=sys.stderr,
        )
        return None
    return folder


FOLDER = cache_folder() if COMPILED else None
if FOLDER is not None:
    numba.config.CACHE_DIR = str(FOLDER)


def kernel(function: Callable[Args, Result]) -> Callable[Args, Result]:
    """Compile `function` in nopython mode, without the interpreter's lock, kept on disk."""
    if not COMPILED:
        return function
    compiled = numba.njit(nogil=True, cache=FOLDER is not None, error_model="numpy")(function)
    return cast("Callable[Args, Result]", compiled)


def inlined(function: Callable[Args, Result]) -> Callable[Args, Result]:
    """A kernel that is compiled into whoever calls it: for the few steps of nearly every move.

    Left to itself the compiler calls most kernels, and saving and restoring registers costs a third of a move
    (`docs/decisions/0010-a-move-in-nanoseconds.md`).
    """
    if not COMPILED:
        return function
    compiled = numba.njit(nogil=True, cache=FOLDER is not None, error_model="numpy", forceinline=True)(function)
    return cast("Callable[Args, Result]", compiled)
