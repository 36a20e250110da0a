"""A match at the keyboard, from the first deal to the score sheet at the end.

Everything that decides how it goes on is in a `Game`, which is kept before every question; what is only told stands
here.
"""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from maumau.bots.players import choose_move, choose_word
from maumau.cards import Card
from maumau.cli import sheet, table_text
from maumau.cli.files import because, write_whole
from maumau.cli.saves import Game, Keeper, match_place
from maumau.cli.story import Story
from maumau.cli.talk import Talk
from maumau.cli.turns import Turns
from maumau.cli.vocabulary import shown
from maumau.cli.wording import Party, Wording
from maumau.engine.entry import draw_lot
from maumau.game import Move, ShuffleMissing
from maumau.game.round import Round, seeded
from maumau.game.telling_events import Change, cut_card, first_player
from maumau.locale import Text
from maumau.records import dumps, match_record


class Session:
    """One match at one keyboard."""

    def __init__(self, talk: Talk, game: Game, keeper: Keeper) -> None:
        self.talk = talk
        self.game = game
        self.keeper = keeper
        self.words = Wording(game.ruleset.deck, talk.language)
        self.calls = table_text.knows_calls(game.ruleset)
        self.catches = table_text.knows_catches(game.ruleset)
        self.story = Story(self.words)
        self.turns = Turns(self)
        self._told_trouble: Text | None = None
        if game.round is not None:
            self.story.replay(game.round)

    @property
    def party(self) -> Party:
        """Who plays; changes when a seat is handed over."""
        return self.game.party

    @property
    def round(self) -> Round:
        """The round in progress."""
        assert self.game.round is not None
        return self.game.round

    # -- the loop ----------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the match is over, or is stopped between two rounds."""
        stopped = False
        while not self.game.match.over and not stopped:
            if self.game.round is not None:
                self.play_round()
            elif not self.game.records or self.turns.next_round():
                self.deal()
            else:
                stopped = True
        self.finish()

    def deal(self) -> None:
        """Deal the next round and tell how it begins."""
        game = self.game
        game.round = game.match.deal()
        self.story.begin()
        number = len(game.match.rounds) + 1
        self.story.first = first_player(game.round)
        text = table_text.opening(
            game.round.view(-1), number, game.round.dealer, self.story.first, self.party, self.words
        )
        self.talk.show("")
        self.talk.say(text)

    def play_round(self) -> None:
        """Play the round in progress to its end, and count it."""
        while not self.round.over:
            self.step()
        self.turns.round_over()
        self.talk.show("")
        for line in sheet.round_end(self.round, self.party, self.words):
            self.talk.say(line)
        self.game.end_round()
        match = self.game.match
        points = sheet.round_line(match, len(match.rounds), self.party, self.words)
        self.talk.say(f"{points} {sheet.totals_line(match, self.party, self.words)}")
        self.keep()

    def step(self) -> None:
        """The next thing that happens in a round."""
        game, round_ = self.game, self.round
        if game.asking is not None:
            self.turns.confirm_abandon()
        elif game.to_hear:
            self.hear(game.to_hear.pop(0), self.story.last_player)
        elif self.question_is_due():
            self.turns.anything_to_say()
        elif round_.phase == "window":
            self.apply(Move("close"), None)
        elif round_.turn is not None:
            bot = self.party.bot(round_.turn)
            if bot is None:
                self.turns.turn(round_.turn)
            else:
                self.bot_turn(round_.turn, bot)

    def question_is_due(self) -> bool:
        """Whether the people are asked now if they want to say something.

        That depends on what everybody sees and nothing else: somebody's play left one card or none, and who decides
        next is not the only person anyway, who can say it then.
        """
        game, round_ = self.game, self.round
        people = self.party.people
        if game.open_question is None or not people or round_.turn == game.open_question:
            return False
        return round_.phase == "window" or len(people) > 1 or round_.turn not in people

    # -- bots --------------------------------------------------------------------------------------------------------

    def chance(self) -> NDArray[Any]:
        """What chance says next: fixed by the seed and by how many times it was asked before."""
        self.game.chances += 1
        return seeded(self.game.seed, self.game.chances)

    def hear(self, seat: int, speaks_for: int | None) -> None:
        """Let a bot catch, if it will, or call; the latter for its own play alone, the one of seat `speaks_for`."""
        bot = self.party.bot(seat)
        if bot is None:
            return
        round_ = self.round
        may_catch = tuple(other for other in round_.may_catch if other != seat)
        word = choose_word(bot, round_.view(seat), self.chance(), may_catch)
        if word is not None and (word.verb == "catch" or seat == speaks_for):
            self.apply(word, seat)

    def bot_turn(self, seat: int, bot: str) -> None:
        """A bot's turn. It chooses its move first: before a card it may call, before anything else it may not."""
        move = choose_move(bot, self.round.view(seat), self.chance())
        if self.calls and move.card is not None:
            self.hear(seat, seat)
        self.apply(move, seat)

    # -- moves -------------------------------------------------------------------------------------------------------

    def apply(self, move: Move, seat: int | None) -> None:
        """Play a move (the table's without a seat), and tell it. Raises `Refused`."""
        before = self.round
        cut = cut_card(before)
        try:
            after = before.play(move, seat, ask=True)
        except ShuffleMissing as missing:
            after = before.play(move, seat, shuffle=self.shuffled(missing.cards))
        self.game.round = after
        change = Change(after.last_event, before, after, cut)
        self.story.add(change)
        text = self.story.last(self.turns.reader_of(change), self.party)
        if text:
            self.talk.say(text)
        self.note(move, seat, after)

    def shuffled(self, cards: tuple[Card, ...]) -> list[Card]:
        """The cards in an order that chance gives."""
        order, chance = list(cards), self.chance()
        for last in range(len(order) - 1, 0, -1):
            other = int(draw_lot(chance, last + 1))
            order[last], order[other] = order[other], order[last]
        return order

    def note(self, move: Move, seat: int | None, after: Round) -> None:
        """Who may speak about this move: first the bots, beginning with its player, then the people."""
        game = self.game
        if seat is None or move.verb in ("call", "call double", "catch"):
            return
        if self.party.bot(seat) is None and game.open_question not in (None, seat):
            game.open_question = None
        if move.card is None or not self.calls or after.over:
            return
        seats = [(seat + step) % after.seats for step in range(after.seats)]
        game.to_hear = [other for other in seats if self.party.bot(other) is not None]
        person = self.party.bot(seat) is None
        if after.sizes[seat] <= 1 and (person or self.catches):
            game.open_question = seat

    # -- keeping -----------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Keep the game; trouble is told once."""
        self.keeper.keep(self.game.text())
        trouble = self.keeper.trouble
        if trouble and trouble != self._told_trouble:
            place = str(self.keeper.place)
            self.talk.say(Text("save-cannot-play-on", file=place, why=trouble, **shown("save")))
        self._told_trouble = trouble

    def finish(self) -> None:
        """Tell who has won, and write the match down."""
        match = self.game.match
        self.talk.show("")
        for line in sheet.match_end(match, self.party, self.words):
            self.talk.say(line)
        if len(match.rounds) > 1:
            for line in sheet.score_sheet(match, self.party, self.words):
                self.talk.say(line)
        if not match.rounds:
            self.keeper.forget()
            return
        text = dumps(match_record(match)) + "\n"
        place = match_place(self.keeper.place, text)
        try:
            write_whole(place, text)
        except OSError as error:
            self.talk.say(Text("play-match-not-written", file=str(place), why=because(error)))
            return
        self.talk.say(Text("play-match-written", file=str(place)))
        self.keeper.forget()
