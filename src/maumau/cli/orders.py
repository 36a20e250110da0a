"""What people order at the table beside moves: help, the table, why, the rules, the score, saving, handing over."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from maumau.bots.players import BOTS
from maumau.cards import SHOWN, in_line
from maumau.cli import sheet, table_text
from maumau.cli.files import because, check_free, named, write_whole
from maumau.cli.reading import show_rules
from maumau.cli.saves import Keeper
from maumau.cli.talk import Quit
from maumau.cli.trouble import CallWrong, NotUnderstood
from maumau.cli.vocabulary import CALLS, COMMANDS, VERBS, Word, shown
from maumau.cli.words import Typed
from maumau.game import Move
from maumau.locale import Card, Name, Suit, Text, language
from maumau.locale.phrases import Value

if TYPE_CHECKING:
    from maumau.cli.turns import Turns

#: What help says while a round is played, and between two rounds.
HELP = ("move", "call", "table", "why", "read", "section", "hand-over", "abandon", "save", "quit")
SECTION = 5  #: a section of the rulebook that is shown as an example
BETWEEN_HELP = ("next", "stop", "back", "read-between", "section", "save", "quit")


class Orders:
    """Carries out what the people of a session order."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.session = turns.session
        self.talk = turns.talk
        self.words = turns.words

    def carry_out(self, typed: Typed, seat: int | None) -> None:
        """Carry out a command. `seat` is whose cards it may show: of who is on turn, or of the only person."""
        session, game = self.session, self.session.game
        match typed.command:
            case "help":
                self.help()
            case "table" if seat is not None and game.round is not None:
                self.turns.show_table(seat)
            case "why" if seat is not None and game.round is not None:
                self.why(typed.rest, seat)
            case "rules":
                show_rules(self.talk, game.ruleset, len(session.party.players), typed.rest)
            case "score":
                for line in sheet.score_sheet(game.match, session.party, self.words):
                    self.talk.say(line)
            case "history" if game.round is not None:
                self.history()
            case "hand-over":
                self.hand_over(typed, seat)
            case "abandon" if game.round is not None:
                game.asking = "abandon"
            case "save":
                self.save(typed.rest)
            case "quit":
                raise Quit
            case "stop" | "back":
                raise NotUnderstood("play-between-only", command=Word(typed.command), **shown("abandon"))
            case _ if game.round is not None:
                raise NotUnderstood("play-own-turn-only", command=Word(typed.command))
            case _:
                raise NotUnderstood("play-no-round")

    def help(self) -> None:
        """What can be typed now, and when a call is due in these rules."""
        deck, playing = self.words.deck, self.session.game.round is not None
        in_words = language(self.talk.language.code, "words")
        first = deck.kinds[0]
        cards: dict[str, Value] = {"card": str(first), "name": Card(first, deck).form(in_words, "")}
        cards["suit"] = Suit(deck.suits[0])
        cards |= {"number": SECTION, "title": Text("rulebook-deal")}
        values = cards | shown(*COMMANDS, *CALLS, "catch") | shown(*VERBS, short=True)
        for about in HELP if playing else BETWEEN_HELP:
            self.talk.say(Text(f"play-help-{about}", **values))
        if playing:
            for line in table_text.call_lines(self.session.game.ruleset, self.words):
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
        for text in session.story.whole(self.turns.viewer(), session.party):
            self.talk.say(text)

    def why(self, text: str, seat: int) -> None:
        """Why a move is not allowed; without one, the cards of the hand."""
        session = self.session
        if not text:
            for card in dict.fromkeys(session.round.view(seat).hand):
                self.talk.say(self.reason(Move("play", card=card), seat, allowed=False))
            return
        example = str(self.words.deck.kinds[0])
        if text.isdecimal():
            raise NotUnderstood("play-why-number", card=example, **shown("why", "draw"))
        typed = self.turns.read(text, seat)
        if typed.move is None:
            raise NotUnderstood("play-why-what", card=example, **shown("why", "draw"))
        if typed.move.verb == "catch":
            raise NotUnderstood("play-why-catch")
        self.talk.say(self.reason(typed.move, seat))

    def reason(self, move: Move, seat: int, allowed: bool = True) -> Text:
        """Whether a move is allowed, and why not; `allowed`: also what would be."""
        session = self.session
        refusal = session.round.why(move, seat)
        if move.card is not None:
            what = self.words.card(move.card)
        elif move.suit is not None:
            what = self.words.suit(move.suit)
        else:
            what = Word(move.verb.replace(" ", "-")).form(self.talk.language, "")
        if refusal is None:
            return Text("play-allowed", what=what)
        why = table_text.refusal_text(refusal, session.party, self.words, allowed)
        return Text("play-not-allowed", what=what, why=why)

    def hand_over(self, typed: Typed, seat: int | None) -> None:
        """Give a seat to a bot (ALL-18)."""
        session, party = self.session, self.session.party
        kind = typed.rest or BOTS[-1]
        if seat is None:
            people = party.people
            if len(people) != 1:
                raise NotUnderstood("play-whose-seat")
            seat = people[0]
        if kind not in BOTS:
            raise NotUnderstood("problem-no-bot", kind=in_line(kind, SHOWN), bots=", ".join(BOTS))
        self.turns.clear()
        session.game.party = party.with_bot(seat, kind)
        self.talk.say(Text("play-handed-over", player=Name(party.name(seat)), **shown("back")))
        session.keep()

    def save(self, rest: str) -> None:
        """Keep the game, or a copy of it."""
        session = self.session
        if not rest:
            session.keep()
            kept, trouble = str(session.keeper.place), session.keeper.trouble
            self.talk.say(
                Text("save-kept", file=kept) if trouble is None else Text("save-cannot", file=kept, why=trouble)
            )
            return
        place = Path(rest)
        try:
            place = named(rest)
            check_free(place)
            write_whole(place, session.game.text())
        except CallWrong as error:
            self.talk.say(error.text)
            return
        except OSError as error:
            self.talk.say(Text("save-not-written", file=str(place), why=because(error)))
            return
        if session.keeper.trouble is not None:
            session.keeper = Keeper(place.absolute())
            self.talk.say(Text("save-moved", file=str(place)))
        else:
            self.talk.say(Text("save-copied", file=str(place)))
