"""The questions about what lies there, one after the other: when each is needed, and how its answer is read.

An answer that was given stays: where the question comes again, Enter keeps it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from maumau.cards import SHOWN, in_line
from maumau.cli.asking import scene as lying
from maumau.cli.asking.keyboard import Back, Keyboard, answers, own_words
from maumau.cli.asking.scene import Scene
from maumau.cli.choosing import check_seats
from maumau.cli.questions import ask
from maumau.cli.trouble import NotUnderstood, Trouble
from maumau.cli.typed_cards import TypedCards
from maumau.cli.vocabulary import CALLS, Word
from maumau.locale import Card, Listed, Name, Suit, Text
from maumau.locale.phrases import Phrase
from maumau.rules import Ruleset

SEATS = 3
OTHERS = 5
DIGITS = 4  #: no number that is asked for is longer
WORDS = {"call": "call", "call double": "call-double"}  #: calls by the lists of words that mean them


@dataclass(frozen=True)
class Question:
    """One question: whether it is needed, what it says, how an answer changes the scene."""

    name: str
    needed: Callable[[Scene], bool]
    text: Callable[[Scene], Text]
    read: Callable[[Scene, str], Scene]
    default: Callable[[Scene], str] = lambda scene: ""


@dataclass
class Questions:
    """Everything that is asked about a position in one ruleset; `given` are the answers as they were typed."""

    talk: Keyboard
    ruleset: Ruleset
    given: dict[str, str] = field(default_factory=dict)
    along: dict[str, str] = field(default_factory=dict)  #: answers that were typed along with another

    def __post_init__(self) -> None:
        self.cards = TypedCards(self.ruleset, self.talk.language)
        self.scenes = [Scene(self.ruleset)]  #: before each question that was answered, and after the last
        always = self.always
        self.all = (
            Question("seats", always, self.seats_text, self.read_seats, self.seats_default),
            Question("top", always, lambda scene: Text("ask-top"), self.read_top),
            Question("suit", lambda scene: lying.naming(scene) is not None, self.suit_text, self.read_suit),
            Question("pending", lambda scene: bool(lying.can_be_pending(scene)), self.pending_text, self.read_pending),
            Question("until", lying.may_draw_until, self.top_text("ask-until"), self.read_until),
            Question("own", lying.may_cover, self.top_text("ask-own"), self.read_own),
            Question("left", self.may_be_left, self.top_text("ask-left"), self.read_left),
            Question("direction", lying.may_turn, self.direction_text, self.read_direction, self.direction_default),
            Question("hand", always, lambda scene: Text("ask-hand"), self.read_hand),
            Question("others", lambda scene: scene.seats > 1, self.others_text, self.read_others, self.others_default),
            Question("called", lambda scene: bool(lying.may_have_said(scene)), self.called_text, self.read_called),
        )

    @staticmethod
    def always(scene: Scene) -> bool:
        """Of questions that every position needs."""
        return True

    # -- one after the other -------------------------------------------------------------------------------------------

    def run(self) -> Scene:
        """Ask whatever is not answered yet. Raises `Back` at the first question, and `Quit`."""
        while (place := len(self.scenes) - 1) < len(self.all):
            question, scene = self.all[place], self.scenes[-1]
            if not question.needed(scene):
                self.scenes.append(scene)
                continue
            try:
                self.scenes.append(self._asked(question, scene))
            except Back:
                self.go_back()
        return self.scenes[-1]

    def go_back(self) -> None:
        """Take the answer to the last question back. Raises `Back` where there is none."""
        for place in range(len(self.scenes) - 2, -1, -1):
            if self.all[place].needed(self.scenes[place]):
                del self.scenes[place + 1 :]
                return
        raise Back

    def begin_at(self, name: str) -> None:
        """Take all answers back from that question on."""
        del self.scenes[[question.name for question in self.all].index(name) + 1 :]

    def _asked(self, question: Question, scene: Scene) -> Scene:
        """Ask until the answer can be; an answer that was typed along with the one before needs no question."""
        help_ = Text("ask-back-too", help=Text(f"ask-{question.name}-help"), back=Word("back"))
        if question.name in self.along:
            return question.read(scene, self.along.pop(question.name))
        while True:
            kept = self.given.get(question.name) or question.default(scene)
            text = question.text(scene)
            answer = ask(self.talk, Text("ask-kept", question=text, kept=kept) if kept else text, help_)
            self.along = {}
            if not answer and not kept:
                self.talk.say(help_)  # nothing was typed: perhaps it is not clear what is asked
                continue
            try:
                changed = question.read(scene, answer or kept)
            except Trouble as error:
                self.talk.say(error.text)
                if not answer:
                    self.given.pop(question.name, None)
                continue
            if answer:
                self.given |= {question.name: answer} | self.along
            return changed

    # -- how many play -------------------------------------------------------------------------------------------------

    def seats_text(self, scene: Scene) -> Text:
        least, most = self.ruleset.players
        return Text("ask-seats", least=least, most=most)

    def seats_default(self, scene: Scene) -> str:
        least, most = self.ruleset.players
        return str(min(max(SEATS, least), most))

    def read_seats(self, scene: Scene, answer: str) -> Scene:
        least, most = self.ruleset.players
        seats = self._number(answer, least, most)
        check_seats(self.ruleset, seats)
        return replace(scene, seats=seats)

    def _number(self, answer: str, least: int, most: int) -> int:
        if answer.isdecimal() and len(answer) <= DIGITS and least <= int(answer) <= most:
            return int(answer)
        raise NotUnderstood("ask-number", typed=in_line(answer, SHOWN), least=least, most=most)

    # -- the top card and what stands on it ----------------------------------------------------------------------------

    def read_top(self, scene: Scene, answer: str) -> Scene:
        """The top card; a suit or a number behind it is what was named, or is pending."""
        if self.talk.nothing(answer):
            return replace(scene, top=None)
        try:
            return replace(scene, top=self.cards.one(answer))
        except NotUnderstood:
            head, _, more = answer.rpartition(" ")
            number = more.isdecimal()
            if not head or not (number or self.cards.suit(more)):
                raise
            head = head.strip(" ,")
            changed = replace(scene, top=self.cards.one(head))
        (self.read_pending if number else self.read_suit)(changed, more)
        self.along = {"top": head, "pending" if number else "suit": more}
        return changed

    def top_text(self, message: str) -> Callable[[Scene], Text]:
        """A question about the top card."""

        def text(scene: Scene) -> Text:
            assert scene.top is not None, "it is asked of a card"
            return Text(message, card=Card(scene.top, self.ruleset.deck), **answers())

        return text

    def suit_text(self, scene: Scene) -> Text:
        named = lying.naming(scene)
        assert named is not None, "it is asked where a card asks for a suit"
        return Text("ask-suit", card=Card(named[0], self.ruleset.deck), no=Word("no"))

    def read_suit(self, scene: Scene, answer: str) -> Scene:
        if self.talk.nothing(answer):
            return replace(scene, suit=None)
        named, suit = lying.naming(scene), self.cards.suit(answer)
        if named is None:
            assert scene.top is not None, "a suit is read behind a card"
            raise NotUnderstood("ask-names-nothing", card=Card(scene.top, self.ruleset.deck))
        if suit is None or suit not in named[1]:
            suits = (Suit(one) for one in self.ruleset.deck.suits if one.letter in named[1])
            known = Listed(tuple(suits), "or")
            card = Card(named[0], self.ruleset.deck)
            raise NotUnderstood("ask-no-suit", typed=in_line(answer, SHOWN), card=card, suits=known, no=Word("no"))
        return replace(scene, suit=suit)

    def pending_text(self, scene: Scene) -> Text:
        assert scene.top is not None, "it is asked of a card"
        return Text("ask-pending", card=Card(scene.top, self.ruleset.deck), numbers=self._pending(scene))

    def _pending(self, scene: Scene) -> Listed:
        return Listed(tuple(Name(str(number)) for number in (0, *lying.can_be_pending(scene))), "or")

    def read_pending(self, scene: Scene, answer: str) -> Scene:
        known = lying.can_be_pending(scene)
        assert scene.top is not None, "it is asked of a card"
        card = Card(scene.top, self.ruleset.deck)
        if not known:
            raise NotUnderstood("ask-pends-nothing", card=card)
        if self.talk.nothing(answer):
            return replace(scene, pending=0)
        if not answer.isdecimal() or len(answer) > DIGITS or int(answer) not in (0, *known):
            raise NotUnderstood("ask-no-pending", typed=in_line(answer, SHOWN), card=card, numbers=self._pending(scene))
        return replace(scene, pending=int(answer))

    def read_until(self, scene: Scene, answer: str) -> Scene:
        return replace(scene, until=self.talk.yes_or_no(answer))

    def read_own(self, scene: Scene, answer: str) -> Scene:
        return replace(scene, own=self.talk.yes_or_no(answer))

    def may_be_left(self, scene: Scene) -> bool:
        """Whether it is to be asked who may cover the top card."""
        return lying.may_pass_on(scene) and not scene.own

    def read_left(self, scene: Scene, answer: str) -> Scene:
        return replace(scene, left=self.talk.yes_or_no(answer))

    # -- the way play goes ---------------------------------------------------------------------------------------------

    def direction_text(self, scene: Scene) -> Text:
        speaks = self.talk.language
        return Text("ask-direction", left=own_words(speaks, "left")[0], right=own_words(speaks, "right")[0])

    def direction_default(self, scene: Scene) -> str:
        clockwise = self.ruleset.rules.turn.direction == "clockwise"
        return own_words(self.talk.language, "left" if clockwise else "right")[0]

    def read_direction(self, scene: Scene, answer: str) -> Scene:
        for word, direction in (("left", 1), ("right", -1)):
            if self.talk.word(word, answer):
                return replace(scene, direction=direction)
        raise NotUnderstood("ask-no-direction", **dict(self.direction_text(scene).values))

    # -- hands ---------------------------------------------------------------------------------------------------------

    def read_hand(self, scene: Scene, answer: str) -> Scene:
        if self.talk.nothing(answer) and scene.own:
            return replace(scene, hand=())
        hand = () if self.talk.nothing(answer) else self.cards.several(answer)
        if not hand:
            raise NotUnderstood("ask-hand-needed", card=str(self.ruleset.deck.kinds[0]))
        changed = replace(scene, hand=hand)
        lying.check_cards(changed)
        if (most := lying.most_others(changed)) < 1:
            there = lying.pack_of(changed).total()
            raise NotUnderstood("ask-too-many-cards", count=len(hand), there=there)
        lying.lay(replace(changed, others=min(OTHERS, most)))
        return changed

    def others_text(self, scene: Scene) -> Text:
        return Text("ask-others", most=lying.most_others(scene))

    def others_default(self, scene: Scene) -> str:
        return str(min(OTHERS, lying.most_others(scene)))

    def read_others(self, scene: Scene, answer: str) -> Scene:
        return replace(scene, others=self._number(answer, 1, lying.most_others(scene)))

    # -- calls ---------------------------------------------------------------------------------------------------------

    def called_text(self, scene: Scene) -> Text:
        words: list[Phrase] = [Word(WORDS[call]) for call in lying.may_have_said(scene)]
        return Text("ask-called", words=Listed((*words, Word("no")), "or"))

    def read_called(self, scene: Scene, answer: str) -> Scene:
        known = lying.may_have_said(scene)
        if self.talk.nothing(answer):
            return replace(scene, called="")
        meaning = self.talk.typed.meaning(CALLS, answer)
        said = next((call for call in known if WORDS[call] == meaning), None)
        if said is None and len(known) == 1 and (meaning is not None or self.talk.typed.means("yes", answer)):
            said = known[0]
        if said is None:
            raise NotUnderstood("ask-no-call", typed=in_line(answer, SHOWN), **dict(self.called_text(scene).values))
        return replace(scene, called=said)
