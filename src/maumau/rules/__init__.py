"""The rules language: rulesets are files, and loading one refuses whatever could not be played.

>>> from maumau.rules import load
>>> load("maumas", {"hand": 6}).rules.deal.hand
6
"""

from maumau.rules.editor_schema import json_schema
from maumau.rules.loading import check_file, load, load_resolved
from maumau.rules.options import Option
from maumau.rules.problems import Problem, RulesError
from maumau.rules.ruleset import Ruleset
from maumau.rules.schema import Rules
from maumau.rules.selectors import SelectorError
from maumau.rules.sources import shipped

__all__ = [
    "Option",
    "Problem",
    "Rules",
    "RulesError",
    "Ruleset",
    "SelectorError",
    "check_file",
    "json_schema",
    "load",
    "load_resolved",
    "shipped",
]
