"""What somebody wants to do: read, put to the engine, and answered with the rule, or with what then happens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from maumau import cards
from maumau.cli.asking import scene as lying
from maumau.cli.asking.keyboard import Keyboard
from maumau.cli.asking.scene import ASKED, Scene
from maumau.cli.offered import offered
from maumau.cli.questions import ask
from maumau.cli.table_text import SPOKEN, others_line, top_line, until_line
from maumau.cli.trouble import NotUnderstood
from maumau.cli.typed_cards import TypedCards
from maumau.cli.vocabulary import Word
from maumau.cli.wording import Party, Player, Wording
from maumau.cli.words import Reader, Typed
from maumau.game import Move, Round
from maumau.game.telling import has_double_word, told_refusal
from maumau.game.telling_events import Change, told_event
from maumau.locale import Card, Cards, Listed, Text

NOT_READ = ("play-cannot-read", "play-cannot-read-near")


@dataclass(frozen=True)
class Told:
    """What a move leads to, as far as whoever asks may know it."""

    sentences: tuple[Text, ...]
    after: Round

    @property
    def known(self) -> object:
        """What must be the same whatever lies in the stock, so that it can be told."""
        return self.sentences, self.after.phase, self.after.turn, self.after.sizes


def taken(after: Round) -> tuple[cards.Card, ...]:
    """The cards that the last move drew, in the order in which they came."""
    return tuple(card for part in after.last_event.drawn for card in part.cards or ())


class Judge:
    """One position, with the moves that were made on it; `drawn` are the cards that came, as they were told."""

    def __init__(self, talk: Keyboard, scene: Scene) -> None:
        self.talk = talk
        self.scene = scene
        self.made: list[tuple[int, Move]] = []
        self.drawn: list[tuple[cards.Card, ...]] = []  #: by move
        name = talk.language.say
        players = (Player(name("setup-default-name", number=seat + 1), None, True) for seat in range(scene.seats))
        self.party = Party(tuple(players))
        self.cards = TypedCards(scene.ruleset, talk.language)
        self.words = Wording(scene.ruleset.deck, talk.language)
        two_words = has_double_word(scene.ruleset)
        self.reader = Reader(scene.ruleset.deck, self.party, two_words, talk.language)

    # -- where it stands -----------------------------------------------------------------------------------------------

    def round(self, more: Sequence[cards.Card] = ()) -> Round:
        """The round after the moves; `more` come next from the stock."""
        came = [card for part in self.drawn for card in part]
        round_ = lying.lay(self.scene, (*came, *more))
        for seat, move in self.made:
            round_ = round_.play(move, seat)
        return round_

    @property
    def begun(self) -> bool:
        """Whether a move was made on the position."""
        return bool(self.made)

    def take_back(self) -> None:
        """Take the last move back."""
        self.made.pop()
        self.drawn.pop()

    def show(self) -> None:
        """How things stand."""
        round_ = self.round()
        view, deck = round_.view(ASKED), self.scene.ruleset.deck
        self.talk.show("")
        self.talk.say(top_line(view, self.words))
        for line in others_line(view, self.party, self.words):
            self.talk.say(line)
        if view.drawn is not None and view.phase == "play":
            self.talk.say(Text("table-drawn", card=Card(view.drawn, deck)))
        who, hand = self.party.names.who(ASKED), Cards(view.hand, deck)
        self.talk.say(Text("ask-holds", who=who, some=bool(view.hand), cards=hand))

    def question(self) -> Text:
        """What is asked."""
        return Text("ask-move", who=self.party.names.who(ASKED), further=self.begun)

    # -- a line --------------------------------------------------------------------------------------------------------

    def read(self, line: str) -> Typed:
        """Read a line. Raises `NotUnderstood`."""
        round_ = self.round()
        try:
            now = offered(round_, self.party, self.talk.language)
            typed = self.reader.read(line, round_.phase == "name", ASKED, now)
        except NotUnderstood as error:
            if error.text.id not in NOT_READ:
                raise
            values = dict(error.text.values)
            raise NotUnderstood("ask-cannot-read", typed=values["typed"], card=values["card"]) from None
        if typed.number is not None:
            card = str(self.scene.ruleset.deck.kinds[0])
            raise NotUnderstood("ask-cannot-read", typed=str(typed.number), card=card)
        return typed

    def answer(self, typed: Typed) -> bool:
        """Answer whether a move may be made; whether the position has changed by it."""
        seat = ASKED if typed.by is None else typed.by
        assert typed.move is not None, "a command is no move"
        if typed.call is None:
            return self._one(typed.move, seat)
        first = typed.call in self.round().calls(seat)
        pair = (typed.call, typed.move) if first else (typed.move, typed.call)
        before = len(self.made)
        for move in pair:
            self._one(move, seat, follow=True)
            if len(self.made) == before:
                break
            before = len(self.made)
        return self.begun

    def _one(self, move: Move, seat: int, follow: bool = False) -> bool:
        """Answer for one move, and go on from it where something may still be asked after it, or with `follow`."""
        round_ = self.round()
        if seat != ASKED and seat == round_.turn and move.verb not in SPOKEN:
            raise NotUnderstood("ask-not-known", who=self.party.names.who(seat), back=Word("back"))
        refusal = round_.why(move, seat)
        if refusal is not None:
            self.talk.say(Text("ask-not-allowed", why=told_refusal(refusal, self.party.names)))
            return False
        self.talk.say(Text("ask-allowed"))
        told, came = self._told(round_, move, seat)
        if told is None:
            return False
        for sentence in told.sentences:
            self.talk.say(sentence)
        self._next(told.after)
        if not follow and not self._goes_on(told.after):
            return False
        self.made.append((seat, move))
        self.drawn.append(came)
        return True

    def _goes_on(self, after: Round) -> bool:
        """Whether the next question can be about what comes after a move."""
        if after.over:
            return False
        ready = after.calls(ASKED) if after.sizes[ASKED] <= 1 else ()
        return after.turn == ASKED or after.turn is None or bool(after.may_catch or ready)

    # -- what then happens ---------------------------------------------------------------------------------------------

    def _told(self, round_: Round, move: Move, seat: int) -> tuple[Told | None, tuple[cards.Card, ...]]:
        """What a move leads to, and the cards that came; None where that depends on cards that nobody knows."""
        told = self._lead(round_, move, seat)
        own = any(part.count for part in told.after.last_event.drawn if part.seat == ASKED)
        if own and self._goes_on(told.after):
            return self._with_cards(move, seat)
        leads = {told.known}
        if any(part.count for part in told.after.last_event.drawn):
            leads |= {self._lead(self.round((card,)), move, seat).known for card in dict.fromkeys(round_.stock)}
        return (told, taken(told.after)) if len(leads) == 1 else self._with_cards(move, seat)

    def _lead(self, round_: Round, move: Move, seat: int) -> Told:
        after = round_.play(move, seat)
        change = Change(after.last_event, round_, after)
        return Told(told_event(change, -1, self.party.names), after)

    def _with_cards(self, move: Move, seat: int) -> tuple[Told | None, tuple[cards.Card, ...]]:
        """Ask which cards come, and tell what a move leads to with them."""
        while True:
            line = ask(self.talk, Text("ask-came"), Text("ask-back-too", help=Text("ask-came-help"), back=Word("back")))
            if not line or self.talk.nothing(line):
                self.talk.say(Text("ask-depends"))
                return None, ()
            try:
                came = self.cards.several(line)
                told = self._lead(self._before(came), move, seat)
            except NotUnderstood as error:
                self.talk.say(error.text)
                continue
            if len(taken(told.after)) > len(came):
                self.talk.say(Text("ask-came-more", count=len(came)))
                continue
            return told, taken(told.after)

    def _before(self, came: tuple[cards.Card, ...]) -> Round:
        """The round with these cards next in the stock. Raises `NotUnderstood` where there are not so many."""
        known = [card for part in self.drawn for card in part]
        lying.check_cards(self.scene, (*known, *came))
        left = lying.pack_of(self.scene).total() - len(self.scene.mentioned) - len(known)
        if len(came) > left - self.scene.others * (self.scene.seats - 1):
            raise NotUnderstood("ask-too-many-cards", count=len(came), there=lying.pack_of(self.scene).total())
        return self.round(came)

    def _next(self, after: Round) -> None:
        """Who decides then, and about what."""
        names = self.party.names
        if after.may_catch:
            players = Listed(tuple(map(names.who, after.may_catch)), "and")
            self.talk.say(Text("ask-may-catch", players=players, catch=Word("catch")))
        if after.pending:
            self.talk.say(Text("table-pending", cards=after.pending))
        if lying.draws_until(after) and after.turn is not None:
            self.talk.say(until_line(after.view(after.turn), self.words))
        decides = {} if after.turn is None else {"who": names.who(after.turn)}
        self.talk.say(Text("ask-then", phase=after.phase, still=after.turn == ASKED, **decides))
