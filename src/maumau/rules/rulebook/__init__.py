"""The rulebook of a ruleset, and the comparison of two: written from the resolved rules alone, in any language."""

from __future__ import annotations

from maumau.rules.rulebook.compare import comparison, differences
from maumau.rules.rulebook.page import PLAYERS, Example, Page, page
from maumau.rules.rulebook.writing import FORMATS, write

__all__ = ["FORMATS", "PLAYERS", "Example", "Page", "comparison", "differences", "page", "write"]
