"""A table without a terminal: scripted or invented input, everything that was said, and being killed."""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from maumau.cli.saves import Game, Keeper, read_game
from maumau.cli.session import Session
from maumau.cli.setup import seated
from maumau.cli.talk import Quit, Talk
from maumau.locale import Language, language
from maumau.rules import load

LETTERS = language("en", "letters")


class Killed(BaseException):
    """The program is gone, in the middle of a question."""


@dataclass
class Table:
    """A game in a file, played by an answer to each question."""

    place: Path
    said: list[str] = field(default_factory=list)
    prompts: list[str] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    session: Session | None = None
    speaks: Language = LETTERS

    @property
    def text(self) -> str:
        return "".join(self.said)

    @property
    def match_file(self) -> Path:
        return self.place.with_name(self.place.name.removesuffix(".json") + ".match.json")

    def begin(
        self,
        ruleset: str,
        seats: int = 2,
        people: tuple[str, ...] = ("Ana",),
        bots: tuple[str, ...] = ("rules",),
        seed: int = 1,
        options: Mapping[str, object] | None = None,
    ) -> Game:
        party = seated(list(people), len(people), seats, list(bots), self.speaks)
        return Game.begin(load(ruleset, options), party, seed, None)

    def play(self, game: Game, answer: Callable[[str], str]) -> None:
        """Play to the end of the match, or until somebody quits."""

        def read(prompt: str) -> str:
            self.said.append(prompt)
            self.prompts.append(prompt)
            assert len(self.prompts) < 6000, "this goes on for ever"
            typed = answer(prompt)
            self.answers.append(typed)
            self.said.append(typed + "\n")
            return typed

        talk = Talk(read, self.said.append, blank_lines=3, speaks=self.speaks)
        self.session = Session(talk, game, Keeper(self.place))
        try:
            self.session.run()
        except Quit:
            self.said.append("(left)\n")

    def resume(self, answer: Callable[[str], str]) -> None:
        self.play(read_game(self.place), answer)


def script(*lines: str) -> Callable[[str], str]:
    """Answers from a list; the end of the list is the end of the input."""
    left = list(lines)

    def answer(prompt: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return answer


@dataclass
class Somebody:
    """Invented answers, the same each time: mostly moves, now and then anything else."""

    table: Table
    seed: int = 0
    tame: bool = False

    def __call__(self, prompt: str) -> str:
        session = self.table.session
        assert session is not None
        draw = hashlib.sha256(f"{self.seed} {len(self.table.prompts)}".encode()).digest()
        number = int.from_bytes(draw[:8], "big")
        if prompt.startswith("Pass the keyboard"):
            return ""
        if prompt.startswith("Enter: the next round"):
            return "" if number % 3 else "score"
        if prompt.startswith("Break this round off"):
            return ("yes", "no", "perhaps")[number % 3]
        others = [player.name for player in session.party.players]
        if prompt.startswith("Anything to say"):
            by = "" if len(session.party.people) == 1 else "Ana: "
            catch = by + "catch " + others[number // 7 % len(others)]
            words = ["", "", by + "mau", by + "mau mau", catch, "xyzzy", "?"]
            return words[number % len(words)]
        legal = session.round.legal
        if not self.tame and number % 3 == 0:
            words = ["mau", "mau mau", "catch " + others[number // 7 % len(others)], "7h", "why 8d", "why", "score"]
            words += ["history", "table", "99", "draw", "pass", "h", "take", "7h mau", "", "save", "?", "rules"]
            words += ["abandon"] if number % 9 == 0 else []
            return words[number // 11 % len(words)]
        cards = [place for place, move in enumerate(legal, 1) if move.card is not None]
        if cards and number // 5 % 5:
            return str(cards[number // 13 % len(cards)])
        return str(1 + number // 13 % len(legal))
