"""`maumau play`: set up or take up a game, play it, and whatever happens leave it kept."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from maumau.cli.files import check_free, named
from maumau.cli.setup import Wish, choose
from maumau.cli.talk import InputEnded, Quit, Talk, terminal
from maumau.cli.vocabulary import ANSWERS, shown, vocabulary
from maumau.cli.warm import getting_ready
from maumau.locale import Language, Listed, Name, Phrase, Text
from maumau.locale.language import DEFAULT

if TYPE_CHECKING:
    from maumau.cli.saves import Keeper
    from maumau.cli.session import Session

INTERRUPTED = 130
TERMINATED = 143


class Terminated(BaseException):
    """Somebody asked this program to end (SIGTERM, or the terminal was closed)."""


def play(
    wish: Wish, save: str | None, resume: str | None, speaks: Language, blank_lines: int, talk: Talk | None = None
) -> int:
    """Play; the exit status. `resume` is a file, or empty for the game that was kept last."""
    talk = terminal(blank_lines, speaks) if talk is None else talk
    with ended_by_signal():
        table = Table(talk)
        try:
            table.sit_down(wish, save, resume)
            table.play(wish)
        except Quit:  # before there is a game
            talk.say(Text("play-good-bye"))
        except InputEnded:
            return table.leave(Text("play-input-ended"), 0)
        except KeyboardInterrupt:
            return table.leave(Text("play-interrupted"), INTERRUPTED)
        except Terminated:
            with suppress(OSError):  # the terminal may be gone
                table.leave(Text("play-asked-to-end"), TERMINATED)
            return TERMINATED
    return 0


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

    def __init__(self, talk: Talk) -> None:
        self.talk = talk
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
        self.session = Session(self.talk, game, keeper)
        self.welcome(resumed=resume is not None)

    def welcome(self, resumed: bool) -> None:
        """Say what is played, and by whom."""
        from maumau.rules.rulebook.ends import match_end, winner
        from maumau.rules.rulebook.writing import Writer

        assert self.session is not None
        game = self.session.game
        players: list[Phrase] = [
            Name(player.name) if player.bot is None else Text("play-bot", player=Name(player.name), kind=player.bot)
            for player in game.party.players
        ]
        self.talk.show("")
        name: Text | str = game.ruleset.name
        if self.talk.language.code == DEFAULT and game.ruleset.english not in ("", game.ruleset.name):
            name = Text("play-game-also", name=game.ruleset.name, other=game.ruleset.english)
        self.talk.say(Text("play-welcome", game=name, players=Listed(tuple(players), "and")))
        if resumed:
            at = len(game.records) + 1
            self.talk.say(Text("play-goes-on" if game.round is None else "play-goes-on-in-round", round=at))
        else:
            end = Writer(self.talk.language).sentences([*match_end(game.ruleset), *winner(game.ruleset)])
            hint = self.talk.told(Text("play-hint"))
            self.talk.say(f"{end} {hint}")

    def play(self, wish: Wish) -> None:
        """Play matches until nobody wants another."""
        from maumau.cli.saves import Game, Keeper, new_place
        from maumau.cli.session import Session

        while True:
            assert self.session is not None
            try:
                self.session.run()
            except Quit:
                self.leave(Text("play-good-bye"), 0)
                return
            self.over = True
            if not self.another():
                self.talk.say(Text("play-good-bye"))
                return
            old = self.session.game
            seed = (old.seed + 1) % (1 << 64)
            game = Game.begin(old.ruleset, old.party, seed, old.file)
            self.session = Session(self.talk, game, Keeper(new_place(old.ruleset)))
            self.over = False

    def another(self) -> bool:
        """Ask whether another match is played."""
        typed = vocabulary(self.talk.language)
        while True:
            line = self.talk.ask(Text("play-another", **shown(*ANSWERS)))
            if (answer := typed.meaning(ANSWERS, line)) is not None:
                return answer == "yes"
            if typed.means("quit", line):
                return False
            self.talk.say(Text("play-another-again", **shown(*ANSWERS)))

    def leave(self, why: Text, status: int) -> int:
        """Say how to go on; the exit status."""
        self.talk.show("")
        because = self.talk.told(why)
        if self.session is None or self.over:
            bye = Text("play-good-bye")
            self.talk.say(because if why == bye else f"{because} {self.talk.told(bye)}")
            return status
        keeper: Keeper = self.session.keeper
        place, told = str(keeper.place), self.talk.told
        if keeper.trouble is None and keeper.place.exists():
            # What lies there was written before the last question, so that it goes on at just that question.
            to_go_on = told(Text("save-to-go-on"))
            self.talk.show(f"{because} {to_go_on}\n  {keeper.how_to_go_on()}")
        elif keeper.trouble is None:
            nothing = told(Text("play-nothing-to-keep"))
            self.talk.say(f"{because} {nothing}")
        else:
            lost = told(Text("save-could-not", file=place, why=keeper.trouble))
            self.talk.say(f"{because} {lost}")
        return status
