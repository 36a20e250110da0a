"""The first start on a machine compiles the rules of play, which takes some seconds: say so before, not after."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from maumau.cli.talk import Talk
from maumau.locale import Text

if TYPE_CHECKING:
    from maumau.cli.wording import Party
    from maumau.rules import Ruleset

PATIENCE = 0.8  #: seconds of silence before something is said


def never_compiled() -> bool:
    """Whether surely nothing compiled lies on this machine: a look at folders, without importing the compiler."""
    chosen = os.environ.get("MAUMAU_CACHE_DIR") or platformdirs.user_cache_dir("maumau", appauthor=False)
    try:
        return next((Path(chosen) / "kernels").rglob("*.nbi"), None) is None
    except OSError:
        return True


@contextmanager
def getting_ready(talk: Talk) -> Iterator[None]:
    """Say that it takes some seconds: at once if nothing was ever compiled here, else when it does take long."""
    said = threading.Event()

    def say(message: str = "play-getting-ready") -> None:
        if not said.is_set():
            said.set()
            talk.say(Text(message))

    timer = threading.Timer(PATIENCE, say)
    timer.daemon = True
    if never_compiled():
        say("play-getting-ready-first")
    else:
        timer.start()
    try:
        yield
    finally:
        timer.cancel()
    if said.is_set():
        talk.say(Text("play-ready"))


def warm_up(ruleset: Ruleset, party: Party) -> None:
    """Use once everything that a game uses, so that nothing is compiled in the middle of it."""
    from maumau.bots.players import BOTS, choose_move, choose_word
    from maumau.engine.entry import draw_lot
    from maumau.game import Match, Move
    from maumau.game.round import seeded

    luck = seeded(0)
    match = Match.begin(ruleset, len(party.players), seed=0)
    round_ = match.deal()
    seat = round_.turn or 0
    choose_word(BOTS[-1], round_.view(seat), luck, round_.may_catch)
    choose_move(BOTS[-1], round_.view(seat), luck)
    round_.why(Move("draw"), seat)
    round_.play(round_.view(seat).legal[0], seat, ask=True)
    draw_lot(luck, 2)
    match.add(round_.abandon())
