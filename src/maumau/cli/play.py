"""`maumau play`: set up or take up a game, play it, and whatever happens leave it kept."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from maumau.cli.files import check_free, named
from maumau.cli.setup import Wish, choose
from maumau.cli.talk import InputEnded, Quit, Talk, terminal
from maumau.cli.vocabulary import LEAVE, NO, YES
from maumau.cli.warm import getting_ready

if TYPE_CHECKING:
    from maumau.cli.saves import Keeper
    from maumau.cli.session import Session

INTERRUPTED = 130
TERMINATED = 143


class Terminated(BaseException):
    """Somebody asked this program to end (SIGTERM, or the terminal was closed)."""


def play(
    wish: Wish, save: str | None, resume: str | None, style: str | None, blank_lines: int, talk: Talk | None = None
) -> int:
    """Play; the exit status. `resume` is a file, or empty for the game that was kept last."""
    talk = terminal(blank_lines) if talk is None else talk
    style = style or ("symbols" if can_show("♣♦♥♠") else "letters")
    with ended_by_signal():
        table = Table(talk, style)
        try:
            table.sit_down(wish, save, resume)
            table.play(wish)
        except Quit:  # before there is a game
            talk.say("Good-bye.")
        except InputEnded:
            return table.leave("The input has ended.", 0)
        except KeyboardInterrupt:
            return table.leave("Interrupted.", INTERRUPTED)
        except Terminated:
            with suppress(OSError):  # the terminal may be gone
                table.leave("Asked to end.", TERMINATED)
            return TERMINATED
    return 0


def can_show(text: str) -> bool:
    """Whether the output can hold these characters."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


@contextmanager
def ended_by_signal() -> Iterator[None]:
    """Let the system's wish to end this program arrive as `Terminated`."""

    def end(number: int, frame: object) -> None:
        raise Terminated

    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    try:
        before = {number: signal.signal(number, end) for number in numbers}
    except ValueError:  # not in the main thread
        before = {}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class Table:
    """The matches of one call, one after the other."""

    def __init__(self, talk: Talk, style: str) -> None:
        self.talk = talk
        self.style = style
        self.session: Session | None = None
        self.over = False

    def sit_down(self, wish: Wish, save: str | None, resume: str | None) -> None:
        """Set up a game, or take up one that was kept. Raises `CallWrong`."""
        if resume is None:
            target = None if save is None else named(save)
            if target is not None:
                check_free(target)
            chosen = choose(wish, self.talk)
            with getting_ready(self.talk):
                from maumau.cli.saves import Game, Keeper, new_place
                from maumau.cli.session import Session
                from maumau.cli.warm import warm_up

                game = Game.begin(chosen.ruleset, chosen.party, chosen.seed, chosen.file)
                warm_up(chosen.ruleset, chosen.party)
            keeper = Keeper(target or new_place(chosen.ruleset))
        else:
            with getting_ready(self.talk):
                from maumau.cli.saves import Keeper, latest, read_game
                from maumau.cli.session import Session
                from maumau.cli.warm import warm_up

                place = named(resume) if resume else latest()
                game = read_game(place)
                warm_up(game.ruleset, game.party)
            keeper = Keeper(place)
        self.session = Session(self.talk, game, keeper, self.style)
        self.welcome(resumed=resume is not None)

    def welcome(self, resumed: bool) -> None:
        """Say what is played, and by whom."""
        from maumau.cli.wording import in_a_row
        from maumau.rules.sentences import match_end, winner

        assert self.session is not None
        game = self.session.game
        names = [player.name + (f" ({player.bot})" if player.bot is not None else "") for player in game.party.players]
        self.talk.show("")
        about = f", {game.ruleset.english}" if game.ruleset.english not in ("", game.ruleset.name) else ""
        self.talk.say(f"{game.ruleset.name}{about}. At the table: {in_a_row(names)}.")
        if resumed:
            at = len(game.records) + 1
            self.talk.say(f"The game goes on in round {at}." if game.round is not None else "The game goes on.")
        else:
            end = " ".join([*match_end(game.ruleset), *winner(game.ruleset)])
            self.talk.say(f"{end} Type ? for help at any question.")

    def play(self, wish: Wish) -> None:
        """Play matches until nobody wants another."""
        from maumau.cli.saves import Game, Keeper, new_place
        from maumau.cli.session import Session

        while True:
            assert self.session is not None
            try:
                self.session.run()
            except Quit:
                self.leave("Good-bye.", 0)
                return
            self.over = True
            if not self.another():
                self.talk.say("Good-bye.")
                return
            old = self.session.game
            seed = (old.seed + 1) % (1 << 64)
            game = Game.begin(old.ruleset, old.party, seed, old.file)
            self.session = Session(self.talk, game, Keeper(new_place(old.ruleset)), self.style)
            self.over = False

    def another(self) -> bool:
        """Ask whether another match is played."""
        while True:
            answer = self.talk.ask("Another match at the same table? (yes or no) ").lower()
            if answer in YES:
                return True
            if answer in (*NO, *LEAVE):
                return False
            self.talk.say("Please type yes for another match with the same rules and players, or no to leave.")

    def leave(self, why: str, status: int) -> int:
        """Say how to go on; the exit status."""
        self.talk.show("")
        if self.session is None or self.over:
            self.talk.say(f"{why} Good-bye.")
            return status
        keeper: Keeper = self.session.keeper
        if keeper.trouble is None and keeper.place.exists():
            # What lies there was written before the last question, so that it goes on at just that question.
            self.talk.show(f"{why} The game is kept. To go on:\n  {keeper.how_to_go_on()}")
        elif keeper.trouble is None:
            self.talk.say(f"{why} No move was made yet, so there is nothing to keep.")
        else:
            self.talk.say(f"{why} The game could not be kept in {keeper.place}: {keeper.trouble}.")
        return status
