"""Whether this process compiles the engine or runs the same source plainly; the engine's first import settles it.

Starting the compiler takes longer than a few moves do. Who needs no more than those calls `plainly` first, and then
neither Numba nor llvmlite is imported. The wish is kept here and not in the environment, which processes started from
this one would inherit, and which Numba reads again in the middle of its work.
"""

from __future__ import annotations

import os
import sys

KERNEL = "maumau.engine.kernel"  #: the module whose first import settles it

_wished = False


def plainly() -> bool:
    """Wish for the plain engine; whether the engine of this process is one, without Numba.

    An engine that is there already stays as it is, and where Numba is there already nothing would be gained: the wish
    is then passed over. Both engines answer alike, so that few have to look at what comes back.
    """
    global _wished
    if KERNEL in sys.modules:
        return not sys.modules[KERNEL].COMPILED
    _wished = "numba" not in sys.modules
    return _wished


def plain_at_start() -> bool:
    """What the engine's first import asks: whether to leave Numba alone. Where it is there already, it decides."""
    return "numba" not in sys.modules and (_wished or disabled_by_environment())


def disabled_by_environment() -> bool:
    """Whether `NUMBA_DISABLE_JIT` says so, read as Numba reads it: any whole number but 0; what is none is no."""
    try:
        return int(os.environ.get("NUMBA_DISABLE_JIT", "0")) != 0
    except ValueError:
        return False
