"""The whole dialogue: which game, what lies there, what somebody wants to do; until somebody leaves."""

from __future__ import annotations

from collections.abc import Mapping

from maumau.cli.asking.judging import Judge
from maumau.cli.asking.keyboard import Back, Keyboard, own_words
from maumau.cli.asking.questions import Questions
from maumau.cli.choosing import loaded
from maumau.cli.house_rules import ask_options
from maumau.cli.questions import ask
from maumau.cli.reading import show_rules
from maumau.cli.setup import ask_ruleset
from maumau.cli.talk import InputEnded, Quit, Talk
from maumau.cli.trouble import CallWrong, NotUnderstood
from maumau.cli.vocabulary import Word, shown
from maumau.locale import Text
from maumau.rules import Ruleset


class ChangePosition(Exception):
    """Another position is to be laid, in the same game."""


class ChangeGame(Exception):
    """Another game is to be chosen."""


class Dialogue:
    """The referee at the table."""

    def __init__(self, talk: Talk) -> None:
        self.talk = Keyboard(talk)
        self.given: dict[str, str] = {}  #: answers about the position, kept for the next one

    def run(self, ref: str | None, options: Mapping[str, str]) -> int:
        """Ask and answer until somebody leaves, or the input ends; the exit status. Raises `CallWrong`."""
        ruleset = None if ref is None else loaded(ref, options)
        try:
            while True:
                try:
                    self._game(self._choose(options) if ruleset is None else ruleset)
                except (Back, ChangeGame):
                    ruleset = None
        except (Quit, InputEnded):
            self.talk.say(Text("play-good-bye"))
        return 0

    def _choose(self, options: Mapping[str, str]) -> Ruleset:
        """Ask for the game and its house rules."""
        while True:
            try:
                ref = ask_ruleset(self.talk)
            except Back:
                self.talk.say(Text("ask-first-question"))
                continue
            try:
                ruleset = loaded(ref, options)
                return ruleset if options else ask_options(self.talk, ref, ruleset)
            except Back:
                continue
            except CallWrong as error:
                self.talk.say(error.text)

    def _game(self, ruleset: Ruleset) -> None:
        """Questions in one game. Raises `Back` at the first question, and `ChangeGame`."""
        self.talk.say(Text("ask-seated", **shown("back", "quit")))
        questions = Questions(self.talk, ruleset, self.given)
        while True:
            judge = Judge(self.talk, questions.run())
            try:
                self._moves(judge)
            except ChangePosition:
                questions.begin_at("top")
            except Back:
                questions.go_back()

    def _moves(self, judge: Judge) -> None:
        """What somebody wants to do, again and again. Raises `Back`, `ChangePosition`, `ChangeGame`."""
        judge.show()
        while True:
            try:
                line = ask(self.talk, judge.question(), self._help(judge))
                if self._line(judge, line):
                    judge.show()
            except Back:
                if not judge.begun:
                    raise
                judge.take_back()
                judge.show()
            except NotUnderstood as error:
                self.talk.say(error.text)

    def _line(self, judge: Judge, line: str) -> bool:
        """Carry out a line; whether the position has changed."""
        for word, change in (("change", ChangePosition), ("game", ChangeGame)):
            if self.talk.word(word, line):
                raise change
        if not line:
            raise NotUnderstood("ask-which-move", **self._words())
        typed = judge.read(line)
        if typed.command == "why" and typed.rest:
            typed = judge.read(typed.rest)
        if typed.command == "table":
            return True
        if typed.command == "rules":
            show_rules(self.talk, judge.scene.ruleset, judge.scene.seats, typed.rest)
            return False
        if typed.command:
            raise NotUnderstood("ask-which-move", **self._words())
        return judge.answer(typed)

    def _words(self) -> dict[str, str | Word]:
        speaks = self.talk.language
        own = {word: own_words(speaks, word)[0] for word in ("change", "game")}
        return {**own, "back": Word("back"), "quit": Word("quit"), "table": Word("table"), "rules": Word("rules")}

    def _help(self, judge: Judge) -> Text:
        card = str(judge.scene.ruleset.deck.kinds[0])
        moves = ("draw", "pass", "take", "call", "catch", "name")
        return Text("ask-move-help", card=card, **self._words(), **{word: Word(word) for word in moves})
