"""The questions of a match: a turn, anything to say, break off, the next round. What is typed is carried out here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from maumau.bots.players import BOTS
from maumau.cli import sheet, table_text
from maumau.cli.files import CallWrong, because, check_free, named, write_whole
from maumau.cli.saves import Keeper
from maumau.cli.talk import Quit
from maumau.cli.vocabulary import ASK, LEAVE, NO, YES
from maumau.cli.words import NotUnderstood, Reader, Typed
from maumau.game import Move, Refused, View
from maumau.rules.rulebook import rulebook

if TYPE_CHECKING:
    from maumau.cli.session import Session

HELP = """A move: its number; or a card, as in 7h; or a word:
  draw (d), pass (p), take (t), keep (k), leave (l), hearts (h) to name a suit.
A call: mau. Together with a card: 7h mau. A catch: catch NAME.
table: the table once more.
why CARD: why it may not be put. why: the same for every card of your hand.
rules: the rulebook. score: the score sheet. history: this round so far.
hand over: a bot plays on for you.
abandon: break this round off.
save: keep the game. save FILE: a copy of it.
quit: leave; the game is kept."""

BETWEEN_HELP = """Enter: the next round.
stop: end the match here.
hand over: a bot plays on for you. back: take such a seat back.
score: the score sheet. rules: the rulebook.
save: keep the game. save FILE: a copy of it.
quit: leave; the game is kept."""


class Turns:
    """The questions put to the people of a session."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.talk = session.talk
        self.words = session.words
        self.at_keyboard: int | None = None  #: whose cards may be on the screen, where several people play
        self.shown: tuple[int, int] | None = None  #: the turn whose table has been shown
        self.two_words = table_text.has_double_word(session.game.ruleset)

    # -- who reads -----------------------------------------------------------------------------------------------------

    def reader_of(self, change: table_text.Change) -> int:
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
        while line := self.talk.ask(f"Pass the keyboard to {name}, and press Enter. ").lower():
            if line in LEAVE:
                raise Quit
            if line in ASK:
                self.talk.say(f"{name} is next, and nobody else may see the cards. Enter: they are shown. quit: leave.")
            else:
                self.talk.say(f"Press Enter when {name} sits at the keyboard.")

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
        name = "Your move" if session.party.alone else f"{session.party.name(seat)}, your move"
        session.keep()
        line = self.talk.ask(f"{name}: ")
        self.guarded(lambda: self.carry_out(self.read(line, seat), seat))

    def show_table(self, seat: int) -> None:
        """The table, and what may be done."""
        session = self.session
        view = session.round.view(seat)
        self.talk.show("")
        if view.my_turn:
            self.talk.say(table_text.turn_line(view, session.party))
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
            self.talk.say(str(error))
        except Refused as refused:
            self.talk.say("No: " + table_text.refusal_text(refused.refusal, self.session.party, self.words))

    def read(self, line: str, speaker: int | None) -> Typed:
        """Read a line. Raises `NotUnderstood`."""
        session = self.session
        reader = Reader(session.game.ruleset.deck, session.party, self.two_words)
        naming = session.game.round is not None and session.round.phase == "name"
        return reader.read(line, naming, speaker) if line else Typed()

    def carry_out(self, typed: Typed, seat: int) -> None:
        """Carry out a line typed on a turn."""
        if typed.command:
            self.command(typed, seat)
            return
        legal = self.session.round.legal
        move = typed.move
        if move is None and typed.number is not None:
            if not 1 <= typed.number <= len(legal):
                many = f"1 to {len(legal)}" if len(legal) > 1 else "1 alone"
                raise NotUnderstood(
                    f"There is no move {typed.number}: the moves are {many}. A card is typed with its suit, as in 7h."
                )
            move = legal[typed.number - 1]
        elif move is None:
            if len(legal) > 1:
                raise NotUnderstood("Type the number of a move, or the move; ? for help.")
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
        hint = "Enter: no" if speaker is not None else "Enter: no; else begin with your name"
        session.keep()
        line = self.talk.ask(f"Anything to say before play goes on? ({hint}) ")
        if not line or line.lower() in NO:
            session.game.open_question = None
            session.keep()
            return
        self.guarded(lambda: self.answer(self.read(line, speaker)))

    def answer(self, typed: Typed) -> None:
        """Carry out what was said out of turn."""
        if typed.command:
            party = self.session.party
            self.command(typed, party.people[0] if party.alone else None)
            return
        if typed.by is None:
            name = self.session.party.name(self.session.party.people[0])
            raise NotUnderstood(f"Who says so? Begin with your name, as in {name}: mau.")
        if typed.move is None or typed.move.verb not in ("call", "call double", "catch"):
            raise NotUnderstood("Now only calls and catches are heard: mau, mau mau, catch NAME; Enter: nothing.")
        self.speak(typed.move, None, typed.by)

    # -- commands ------------------------------------------------------------------------------------------------------

    def command(self, typed: Typed, seat: int | None) -> None:
        """Carry out a command. `seat` is whose cards it may show: of who is on turn, or of the only person."""
        session, game = self.session, self.session.game
        match typed.command:
            case "help":
                self.help()
            case "table" if seat is not None and game.round is not None:
                self.show_table(seat)
            case "why" if seat is not None and game.round is not None:
                self.why(typed.rest, seat)
            case "rules":
                self.talk.show(rulebook(game.ruleset, len(session.party.players)))
            case "score":
                for line in sheet.score_sheet(game.match, session.party):
                    self.talk.say(line)
            case "history" if game.round is not None:
                self.history()
            case "hand over":
                self.hand_over(typed, seat)
            case "abandon" if game.round is not None:
                game.asking = "abandon"
            case "save":
                self.save(typed.rest)
            case "quit":
                raise Quit
            case "stop" | "back":
                raise NotUnderstood(f"{typed.command} is for between two rounds; abandon breaks this one off.")
            case _ if game.round is not None:
                raise NotUnderstood(f"{typed.command} is for your own turn.")
            case _:
                raise NotUnderstood("No round is being played now.")

    def help(self) -> None:
        """What can be typed now, and when a call is due in these rules."""
        if self.session.game.round is None:
            self.talk.show(BETWEEN_HELP)
            return
        self.talk.show(HELP)
        for line in table_text.call_lines(self.session.game.ruleset):
            self.talk.say(line)

    def history(self) -> None:
        """What happened in this round."""
        session = self.session
        number = len(session.game.records) + 1
        round_ = session.round
        self.talk.say(
            table_text.opening(
                round_.view(-1), number, round_.dealer, session.story.first, session.party, self.words, later=True
            )
        )
        for text in session.story.whole(self.viewer(), session.party):
            self.talk.say(text)

    def why(self, text: str, seat: int) -> None:
        """Why a move is not allowed; without one, the cards of the hand."""
        session = self.session
        if not text:
            for card in dict.fromkeys(session.round.view(seat).hand):
                self.talk.say(self.reason(Move("play", card=card), seat))
            return
        if text.isdecimal():
            raise NotUnderstood("Ask with a card or a word, as in: why 7h, why draw. Moves with numbers are allowed.")
        typed = self.read(text, seat)
        if typed.move is None:
            raise NotUnderstood("Ask with a card or a word, as in: why 7h, why draw.")
        if typed.move.verb == "catch":
            raise NotUnderstood("Whether somebody can be caught is not told: say it, and see.")
        self.talk.say(self.reason(typed.move, seat))

    def reason(self, move: Move, seat: int) -> str:
        """Whether a move is allowed, and why not."""
        session = self.session
        refusal = session.round.why(move, seat)
        what = self.words.card(move.card) if move.card is not None else str(move)
        if refusal is None:
            return f"{what}: this is allowed."
        return f"{what}: {table_text.refusal_text(refusal, session.party, self.words)}"

    def hand_over(self, typed: Typed, seat: int | None) -> None:
        """Give a seat to a bot (ALL-18)."""
        session, party = self.session, self.session.party
        kind = typed.rest or BOTS[-1]
        if seat is None:
            people = party.people
            if len(people) != 1:
                raise NotUnderstood("Whose seat? A seat is handed over on its own turn.")
            seat = people[0]
        if kind not in BOTS:
            raise NotUnderstood(f"There is no bot {kind!r}: there are {', '.join(BOTS)}.")
        self.clear()
        session.game.party = party.with_bot(seat, kind)
        self.talk.say(f"A bot plays for {party.name(seat)} from now on. Between two rounds, back takes the seat back.")
        session.keep()

    def save(self, rest: str) -> None:
        """Keep the game, or a copy of it."""
        session = self.session
        if not rest:
            session.keep()
            if session.keeper.trouble is None:
                self.talk.say(f"The game is kept in {session.keeper.place}")
            else:
                self.talk.say(f"The game cannot be kept in {session.keeper.place}: {session.keeper.trouble}.")
            return
        place = Path(rest)
        try:
            place = named(rest)
            check_free(place)
            write_whole(place, session.game.text())
        except CallWrong as error:
            self.talk.say(f"{error}.")
            return
        except OSError as error:
            self.talk.say(f"The game could not be written to {place}: {because(error)}.")
            return
        if session.keeper.trouble is not None:
            session.keeper = Keeper(place.absolute())
            self.talk.say(f"From now on the game is kept in {place}")
        else:
            self.talk.say(f"A copy of the game is in {place}")

    # -- yes or no -----------------------------------------------------------------------------------------------------

    def confirm_abandon(self) -> None:
        """Ask whether the round is really to be broken off (ALL-18)."""
        session = self.session
        session.keep()
        line = self.talk.ask("Break this round off? Nobody scores, and it does not count. (yes or no) ").lower()
        if line in YES:
            session.game.asking = None
            session.game.round = session.round.abandon()
        elif line in NO:
            session.game.asking = None
            self.shown = None
            self.talk.say("The round goes on.")
        elif line in LEAVE:
            raise Quit
        else:
            self.talk.say("Please type yes or no.")
        session.keep()

    def next_round(self) -> bool:
        """Ask between two rounds; False where the match is to end here."""
        session = self.session
        while True:
            session.keep()
            line = self.talk.ask("Enter: the next round. (stop: end the match, quit: leave, ?: help) ")
            if not line:
                return True
            if line.lower() == "stop":
                return False
            if line.lower() == "back":
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
            raise NotUnderstood("Press Enter for the next round, or type stop or quit; ? for help.")
        self.command(typed, None)

    def take_back(self) -> None:
        """Give the seats that bots play for people back to them."""
        session = self.session
        seats = [seat for seat, player in enumerate(session.party.players) if player.person and player.bot is not None]
        for seat in seats:
            session.game.party = session.game.party.with_bot(seat, None)
            self.talk.say(f"{session.party.name(seat)} plays again.")
        if not seats:
            self.talk.say("No seat was handed over.")
