"""The engine's typed face, for people who write Python: rounds, matches, moves, views, refusals."""

from maumau.game.log import Drawn, Event
from maumau.game.match import Match, MatchError
from maumau.game.moves import Move, MoveError
from maumau.game.refusals import Refusal, Refused
from maumau.game.round import Result, Round, ShuffleMissing, deal
from maumau.game.view import View

__all__ = [
    "Drawn",
    "Event",
    "Match",
    "MatchError",
    "Move",
    "MoveError",
    "Refusal",
    "Refused",
    "Result",
    "Round",
    "ShuffleMissing",
    "View",
    "deal",
]
