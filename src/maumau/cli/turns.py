"""The questions of a match: a turn, anything to say, break off, the next round. What is typed is carried out here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from maumau.cli import table_text
from maumau.cli.offered import NOTHING, offered
from maumau.cli.orders import Orders
from maumau.cli.talk import Quit
from maumau.cli.trouble import NotUnderstood
from maumau.cli.vocabulary import ANSWERS, shown, vocabulary
from maumau.cli.words import Reader, Typed
from maumau.game import Move, Refused, View
from maumau.game.telling import has_double_word
from maumau.game.telling_events import Change
from maumau.locale import Name, Text
from maumau.locale.phrases import Value

if TYPE_CHECKING:
    from maumau.cli.session import Session


class Turns:
    """The questions put to the people of a session."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.talk = session.talk
        self.words = session.words
        self.vocabulary = vocabulary(session.talk.language)
        self.orders = Orders(self)
        self.at_keyboard: int | None = None  #: whose cards may be on the screen, where several people play
        self.shown: tuple[int, int] | None = None  #: the turn whose table has been shown
        self.two_words = has_double_word(session.game.ruleset)

    # -- who reads -----------------------------------------------------------------------------------------------------

    def reader_of(self, change: Change) -> int:
        """As whom the reader sees a change: as the only person, or as who is at the keyboard and made the move."""
        party = self.session.party
        if party.alone:
            return party.people[0] if party.people else -1
        seat = change.event.seat
        return seat if seat == self.at_keyboard else -1

    def viewer(self) -> int:
        """As whom the screen's reader sees the history."""
        party = self.session.party
        if party.alone:
            return party.people[0] if party.people else -1
        return -1 if self.at_keyboard is None else self.at_keyboard

    def clear(self) -> None:
        """Hide the cards that are on the screen, before somebody else looks."""
        if self.at_keyboard is not None:
            self.talk.hide()
        self.at_keyboard, self.shown = None, None

    def round_over(self) -> None:
        """All cards are shown now."""
        self.at_keyboard, self.shown = None, None

    def come_to_keyboard(self, seat: int) -> None:
        """Where several people play, make sure that only this one looks, and tell what happened meanwhile."""
        party, story = self.session.party, self.session.story
        if party.alone or self.at_keyboard == seat:
            return
        self.clear()
        self.session.keep()
        self.wait_for(party.name(seat))
        self.at_keyboard = seat
        for text in story.since(seat, party):
            self.talk.say(text)

    def wait_for(self, name: str) -> None:
        """Wait for Enter, by which the person called so shows to sit at the keyboard: nothing else shows the cards."""
        player = Name(name)
        while line := self.talk.ask(Text("play-pass-keyboard", player=player)):
            if self.vocabulary.means("quit", line):
                raise Quit
            if self.vocabulary.asks(line):
                self.talk.say(Text("play-pass-keyboard-help", player=player, **shown("quit")))
            else:
                self.talk.say(Text("play-pass-keyboard-again", player=player))

    # -- a turn --------------------------------------------------------------------------------------------------------

    def turn(self, seat: int) -> None:
        """Ask a person for one line on their turn."""
        session = self.session
        self.come_to_keyboard(seat)
        place = (len(session.game.records), len(session.round.lines))
        if self.shown != place:
            self.show_table(seat)
            self.shown = place
        session.story.told[seat] = len(session.story.changes)
        session.keep()
        line = self.talk.ask(Text("play-your-move", **self.who(seat)))
        self.guarded(lambda: self.carry_out(self.read(line, seat), seat))

    def who(self, seat: int) -> dict[str, Value]:
        """Who is asked: by name, where there are several people."""
        return {"you": self.session.party.alone, "player": Name(self.session.party.name(seat))}

    def show_table(self, seat: int) -> None:
        """The table, and what may be done."""
        session = self.session
        view = session.round.view(seat)
        self.talk.show("")
        if view.my_turn:
            self.talk.say(table_text.turn_line(view, session.party, self.words))
        for line in table_text.table(view, session.party, self.words):
            self.talk.say(line)
        if view.my_turn and self.draws_until(view):
            self.talk.say(table_text.until_line(view, self.words))
        if view.my_turn:
            self.talk.say(table_text.moves_line(view.legal, self.words, view))

    def draws_until(self, view: View) -> bool:
        """Whether the engine says that cards are drawn until one comes that covers, whatever is in hand."""
        if not view.hand:
            return False
        refusal = self.session.round.why(Move("play", card=view.hand[0]), view.seat)
        return refusal is not None and refusal.reason == "live-until"

    def guarded(self, act: Callable[[], None]) -> None:
        """Carry something out; what cannot be read or is refused is answered with the reason."""
        try:
            act()
        except NotUnderstood as error:
            self.talk.say(error.text)
        except Refused as refused:
            why = table_text.refusal_text(refused.refusal, self.session.party, self.words)
            self.talk.say(Text("play-refused", why=why))

    def read(self, line: str, speaker: int | None) -> Typed:
        """Read a line. Raises `NotUnderstood`."""
        session = self.session
        reader = Reader(session.game.ruleset.deck, session.party, self.two_words, self.talk.language)
        if not line:
            return Typed()
        if session.game.round is None:
            return reader.read(line, False, speaker, NOTHING)
        now = offered(session.round, session.party, self.talk.language)
        return reader.read(line, session.round.phase == "name", speaker, now)

    def carry_out(self, typed: Typed, seat: int) -> None:
        """Carry out a line typed on a turn."""
        if typed.command:
            self.orders.carry_out(typed, seat)
            return
        legal = self.session.round.legal
        move = typed.move
        if move is None and typed.number is not None:
            if not 1 <= typed.number <= len(legal):
                card = str(self.words.deck.kinds[0])
                raise NotUnderstood("play-no-such-move", number=typed.number, moves=len(legal), card=card)
            move = legal[typed.number - 1]
        elif move is None:
            if len(legal) > 1:
                raise NotUnderstood("play-which-move")
            move = legal[0]
        self.speak(move, typed.call, seat if typed.by is None else typed.by)

    def speak(self, move: Move, call: Move | None, seat: int) -> None:
        """Play a person's move, with a call before it where it can be made then, else after it. Raises `Refused`."""
        session = self.session
        if call is not None:
            if (refusal := session.round.why(move, seat)) is not None:
                raise Refused(refusal)
            if call in session.round.calls(seat):
                session.apply(call, seat)
                call = None
        session.apply(move, seat)
        if call is not None and not session.round.over:
            self.guarded(lambda: session.apply(call, seat))
        session.keep()

    # -- anything to say -----------------------------------------------------------------------------------------------

    def anything_to_say(self) -> None:
        """Ask the people whether they want to call or to catch somebody; the same words, whatever there is to say."""
        session = self.session
        party = session.party
        if not party.alone and self.at_keyboard is not None:
            self.clear()
            self.talk.say(session.story.last(-1, party))
        speaker = party.people[0] if len(party.people) == 1 else None
        session.keep()
        line = self.talk.ask(Text("play-anything", you=speaker is not None))
        if not line or self.vocabulary.means("no", line):
            session.game.open_question = None
            session.keep()
            return
        self.guarded(lambda: self.answer(self.read(line, speaker)))

    def answer(self, typed: Typed) -> None:
        """Carry out what was said out of turn."""
        party = self.session.party
        if typed.command:
            self.orders.carry_out(typed, party.people[0] if party.alone else None)
            return
        if typed.by is None:
            raise NotUnderstood("play-who-says", player=Name(party.name(party.people[0])), **shown("call"))
        if typed.move is None or typed.move.verb not in ("call", "call double", "catch"):
            raise NotUnderstood("play-only-calls", **shown("call", "call-double", "catch"))
        self.speak(typed.move, None, typed.by)

    # -- yes or no -----------------------------------------------------------------------------------------------------

    def confirm_abandon(self) -> None:
        """Ask whether the round is really to be broken off (ALL-18)."""
        session = self.session
        session.keep()
        line = self.talk.ask(Text("play-abandon", **shown(*ANSWERS)))
        answer = self.vocabulary.meaning(ANSWERS, line)
        if answer == "yes":
            session.game.asking = None
            session.game.round = session.round.abandon()
        elif answer == "no":
            session.game.asking = None
            self.shown = None
            self.talk.say(Text("play-round-goes-on"))
        elif self.vocabulary.means("quit", line):
            raise Quit
        else:
            self.talk.say(Text("play-yes-or-no", **shown(*ANSWERS)))
        session.keep()

    def next_round(self) -> bool:
        """Ask between two rounds; False where the match is to end here."""
        session = self.session
        while True:
            session.keep()
            line = self.talk.ask(Text("play-next-round", **shown("stop", "quit")))
            if not line:
                return True
            if self.vocabulary.means("stop", line):
                return False
            if self.vocabulary.means("back", line):
                self.take_back()
                continue
            self.guarded(lambda line=line: self.between(line))  # type: ignore[misc]  # mypy cannot infer a lambda's default

    def between(self, line: str) -> None:
        """Carry out a command between two rounds."""
        try:
            typed = self.read(line, None)
        except NotUnderstood:
            typed = Typed()
        if not typed.command:
            raise NotUnderstood("play-next-round-again", **shown("stop", "quit"))
        self.orders.carry_out(typed, None)

    def take_back(self) -> None:
        """Give the seats that bots play for people back to them."""
        session = self.session
        seats = [seat for seat, player in enumerate(session.party.players) if player.person and player.bot is not None]
        for seat in seats:
            session.game.party = session.game.party.with_bot(seat, None)
            self.talk.say(Text("play-plays-again", player=Name(session.party.name(seat))))
        if not seats:
            self.talk.say(Text("play-none-handed-over"))
