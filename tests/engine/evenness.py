"""How unlikely counts are, if all places are equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt


def far_from_uniform(counts: Sequence[int], sigmas: float = 5.0) -> bool:
    """Whether chi-square of the counts lies so many standard deviations above (or below) what chance gives.

    With `k` places chi-square has the mean k - 1 and the variance 2(k - 1). Too even is as wrong as too uneven.
    """
    expected = sum(counts) / len(counts)
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    freedom = len(counts) - 1
    return abs(chi_square - freedom) > sigmas * sqrt(2 * freedom) + 3
