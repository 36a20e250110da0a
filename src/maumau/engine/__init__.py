"""The game itself: the only place that carries rules out.

Flat records (`declare`), and kernels over them: dealing, legal moves, playing a move with its powers, calls and
catches, the stock, scoring, the match, what a seat may know. Importing this package compiles nothing and does not
need Numba; importing any kernel does, unless `plainly()` was called before.
"""

from maumau.engine.mode import plainly

__all__ = ["plainly"]
