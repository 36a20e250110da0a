"""The command line: `maumau play`, `simulate`, `verify`, `referee`, `rulesets`, `check`, `schema`, `rules`, `score`.

It carries out no rule: what is legal, why something is refused and how a round ends, it asks the engine's typed face.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence

#: New objects before garbage is looked for. Nothing that is imported is garbage, and with Python's own 700 a tenth of
#: the time of a short command goes into looking.
SELDOM = 20_000


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out one call; its exit status is 0 if all is well, 1 if the rules say no, 2 if the call is wrong."""
    gc.set_threshold(SELDOM)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # NumPy's threads for algebra, which nothing here needs
    from maumau.cli.app import run

    return run(sys.argv[1:] if arguments is None else arguments)
