"""Sets of card kinds as 64-bit masks: all bit work of the engine, and the only place where it is done.

Uncompiled, NumPy makes a float of `uint64` with `int64`; so every shift and test is written here once, with its types
spelled out, and tested in both modes. Counting and finding bits are single instructions of the processor when compiled.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from maumau.engine.declare import Mask
from maumau.engine.kernel import COMPILED, inlined, kernel

if COMPILED:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic, overload

NONE = np.uint64(0)
ONE = np.uint64(1)


@inlined
def bit(kind: int) -> Mask:
    """The set of one kind."""
    return ONE << np.uint64(kind)


@inlined
def has(mask: Mask, kind: int) -> bool:
    """Whether the kind is in the set."""
    return bool(((mask >> np.uint64(kind)) & ONE) != NONE)


@inlined
def without(mask: Mask, kind: int) -> Mask:
    """The set less one kind."""
    return mask & ~(ONE << np.uint64(kind))


def _count(mask: Mask) -> int:
    return int(mask).bit_count()


def _lowest(mask: Mask) -> int:
    value = int(mask)
    return (value & -value).bit_length() - 1


if COMPILED:

    @intrinsic
    def _ctpop(typingctx: Any, mask: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.uint64(types.uint64), codegen

    @intrinsic
    def _cttz(typingctx: Any, mask: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

        return types.uint64(types.uint64), codegen

    @overload(_count)
    def _count_compiled(mask: Any) -> Any:
        def implementation(mask: Any) -> Any:
            return np.int64(_ctpop(np.uint64(mask)))

        return implementation

    @overload(_lowest)
    def _lowest_compiled(mask: Any) -> Any:
        def implementation(mask: Any) -> Any:
            return np.int64(_cttz(np.uint64(mask)))

        return implementation


@inlined
def count(mask: Mask) -> int:
    """How many kinds the set has."""
    return _count(mask)


@inlined
def lowest(mask: Mask) -> int:
    """The lowest kind of a set that is not empty."""
    return _lowest(mask)


@inlined
def drop_lowest(mask: Mask) -> Mask:
    """The set less its lowest kind; the set is not empty."""
    return mask & (mask - ONE)


@inlined
def drop_lowest_if(condition: bool, mask: Mask) -> Mask:
    """The set less its lowest kind, or the set: without a branch, where nobody could foresee which."""
    return mask & (mask - np.uint64(condition))


@inlined
def without_if(condition: bool, mask: Mask, kind: int) -> Mask:
    """The set less one kind, or the set: without a branch."""
    return mask & ~(np.uint64(condition) << np.uint64(kind))


@inlined
def nth(mask: Mask, n: int) -> int:
    """The n-th kind of a set, from 0, in ascending order; the set has more than n."""
    mask = drop_lowest_if(n > 0, mask)
    mask = drop_lowest_if(n > 1, mask)
    mask = drop_lowest_if(n > 2, mask)
    for _ in range(3, n):
        mask = drop_lowest(mask)
    return _lowest(mask)


@kernel
def seat_bit(seat: int) -> int:
    """The set of one seat, as a small signed number."""
    return 1 << seat


@inlined
def has_seat(seats: int, seat: int) -> bool:
    """Whether the seat is in a set of seats."""
    return (seats >> seat) & 1 == 1
