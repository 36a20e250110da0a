"""The questions of one round. Every answer is checked at once; taking one back asks the one before again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, TypeVar

from maumau.cli.questions import ask
from maumau.cli.score.asking import Asker, Undo
from maumau.cli.score.typed import NOBODY, CardReader, read_name, read_names, read_points, written_left
from maumau.cli.vocabulary import words_here
from maumau.game.sheet import Given, Hand, Held, Left, Played, ScoreError, ScoreSheet, SheetRound, Worth
from maumau.game.sheet_rounds import phrase
from maumau.locale import Card, Listed, Name, Text

Answer = TypeVar("Answer")
POINTS: Literal["points"] = "points"
HAND = "hand "  #: before the number of the player
BACK = "back"  #: the one question that may be answered by nothing
Out = int | Literal["points"] | None


class Entry:
    """One round being entered. `given` are the answers so far, each as every language can read it."""

    def __init__(
        self,
        sheet: ScoreSheet,
        asker: Asker,
        given: Sequence[str] = (),
        stands: Mapping[str, str] | None = None,
        keep: Callable[[list[str]], None] | None = None,
    ) -> None:
        self.sheet = sheet
        self.asker = asker
        self.given = list(given)
        self.stands = stands or {}  #: what Enter keeps, by question
        self.keep = keep
        self.reader = CardReader(sheet.scale, asker.language)
        self._at = 0

    def run(self) -> SheetRound:
        """Ask until the round is complete. Raises `Undo` where there is nothing of it to take back."""
        while True:
            self._at = 0
            try:
                return self._round()
            except Undo:
                if not self.given:
                    raise
                self.given.pop()
                self.asker.say(Text("score-back"))
                self._keep()

    def _round(self) -> SheetRound:
        out = self._ask("out", Text("score-ask-out"), Text("score-ask-out-help"), self._read_out)
        if out == POINTS:
            return self._given_round()
        finisher: int | None = out
        scale = self.sheet.scale
        card = self._ask_last(finisher) if finisher is not None and scale.card_matters else None
        left: list[Left] = [Hand() for _ in self.sheet.names]
        if scale.hands_matter(finisher):
            for seat in range(len(left)):
                if seat != finisher:
                    left[seat] = self._ask_hand(finisher, card, seat, left)
            if finisher is not None and scale.comes_back(card):
                left[finisher] = self._ask_hand(finisher, card, finisher, left)
        counted = [seat for seat, what in enumerate(left) if isinstance(what, Worth)]
        lost = self._ask_lost(counted) if scale.can_lose and counted else ()
        return Played(finisher, card, tuple(left), lost)

    def _given_round(self) -> Given:
        finisher = self._ask("winner", Text("score-ask-out"), Text("score-ask-out-help"), self._read_winner)
        names = self.sheet.names

        def read(text: str) -> tuple[tuple[int, ...], str]:
            points = read_points(text, names)
            self.sheet.checker.check(Given(finisher, points))
            return points, " ".join(map(str, points))

        listed = Listed(tuple(map(Name, names)), "and")
        question = Text("score-ask-points", names=listed)
        points = self._ask("points", question, Text("score-ask-points-help"), read)
        lost = self._ask_lost(range(len(names))) if self.sheet.scale.can_lose else ()
        return Given(finisher, points, lost)

    # -- single questions ----------------------------------------------------------------------------------------------

    def _read_out(self, text: str) -> tuple[Out, str]:
        if self.asker.meaning(text) == POINTS:
            return POINTS, POINTS
        return self._read_winner(text)

    def _read_winner(self, text: str) -> tuple[int | None, str]:
        names = self.sheet.names
        if self.asker.meaning(text) == "nobody":
            return None, NOBODY
        seat = read_name(text, names)
        return seat, names[seat]

    def _ask_last(self, finisher: int) -> Held:
        deck = self.sheet.ruleset.deck

        def read(text: str) -> tuple[Held, str]:
            card = self.reader.last(text)
            self.sheet.checker.last(finisher, card)
            return card, str(card)

        question = Text("score-ask-card", who=Name(self.sheet.names[finisher]))
        return self._ask("card", question, Text("score-ask-card-help", example=Card(deck.kinds[-1], deck)), read)

    def _ask_hand(self, finisher: int | None, card: Held | None, seat: int, left: list[Left]) -> Left:
        back = seat == finisher
        deck = self.sheet.ruleset.deck

        def read(text: str) -> tuple[Left, str]:
            what = self.reader.left(text)
            self.sheet.checker.hand(finisher, card, seat, what)
            self.sheet.checker.enough(Played(finisher, card, (*left[:seat], what, *left[seat + 1 :])))
            return what, written_left(what)

        who = Name(self.sheet.names[seat])
        example = Listed((Card(deck.kinds[-1], deck),), "and")
        if back:
            return self._ask(BACK, Text("score-ask-back", who=who), Text("score-ask-back-help"), read)
        question, explained = Text("score-ask-hand", who=who), Text("score-ask-hand-help", example=example)
        return self._ask(f"{HAND}{seat}", question, explained, read)

    def _ask_lost(self, among: Sequence[int]) -> tuple[int, ...]:
        names = self.sheet.names

        def read(text: str) -> tuple[tuple[int, ...], str]:
            if self.asker.meaning(text) == "nobody":
                return (), NOBODY
            seats = read_names(text, names)
            outside = next((seat for seat in seats if seat not in among), None)
            if outside is not None:
                raise ScoreError(Text("score-lost-by-cards", who=Name(names[outside])))
            return seats, ", ".join(names[seat] for seat in seats)

        cards = self.sheet.checker.losing()
        return self._ask("lost", Text("score-ask-lost", cards=cards), Text("score-ask-lost-help"), read)

    # -- asking --------------------------------------------------------------------------------------------------------

    def _ask(self, key: str, question: Text, explained: Text, read: Callable[[str], tuple[Answer, str]]) -> Answer:
        """The answer that was given before, else a new one."""
        if self._at < len(self.given):
            try:
                value, _ = read(self.given[self._at])
            except ScoreError:
                del self.given[self._at :]  # the answers before have changed
            else:
                self._at += 1
                return value
        asked = self.asker.language.say(question)
        if key in self.stands:
            asked += " " + self.asker.language.say("score-stays", now=self._shown(key, self.stands[key]))
        while True:
            text = ask(self.asker, asked, explained)
            if not text and key in self.stands:
                text = self.stands[key]
            if not text and key not in (*self.stands, BACK):
                self.asker.say(Text("score-nothing-typed"))
                continue
            try:
                value, kept = read(text)
            except ScoreError as error:
                self.asker.say(error.text)
                continue
            self.given.append(kept)
            self._at += 1
            self._keep()
            return value

    def _shown(self, key: str, kept: str) -> str:
        """What Enter keeps, as this reader writes it: cards by their signs, words in the language."""
        language = self.asker.language
        if kept == POINTS:
            return words_here(language, "score-words-points")[0]
        if key not in ("card", BACK) and not key.startswith(HAND):
            return kept
        if kept.startswith("="):
            return kept.removeprefix("=")
        between = ", " if language.style == "words" else " "
        deck = self.sheet.ruleset.deck
        return between.join(phrase(held, deck).form(language, "") for held in self.reader.held(kept)) or NOBODY

    def _keep(self) -> None:
        if self.keep is not None:
            self.keep(self.given)


def answers_of(round_: SheetRound, names: Sequence[str]) -> dict[str, str]:
    """A round as the answers to its questions."""
    out = NOBODY if round_.finisher is None else names[round_.finisher]
    lost = {"lost": ", ".join(names[seat] for seat in round_.lost) or NOBODY}
    if isinstance(round_, Given):
        return {"out": POINTS, "winner": out, "points": " ".join(map(str, round_.points))} | lost
    answers = {"out": out} | lost
    if round_.card is not None:
        answers["card"] = str(round_.card)
    for seat, left in enumerate(round_.left):
        if seat == round_.finisher:
            answers[BACK] = written_left(left)
        elif left != Hand():
            answers[f"{HAND}{seat}"] = written_left(left)
    return answers
