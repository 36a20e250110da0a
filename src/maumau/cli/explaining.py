"""The referee's answer to a position, in the reader's language; players are called by their seats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from maumau.cards import Card
from maumau.cli.wording import Wording
from maumau.game import Move
from maumau.game.telling import Offer, told_move, told_moves
from maumau.game.telling_events import way_of
from maumau.locale import Listed
from maumau.locale.players import NOBODY
from maumau.rules import Ruleset

MANY_CARDS = 12  #: of a stock more are not listed
INDENT = "    "


@dataclass(frozen=True)
class Explained:
    """An answer of the referee, about a ruleset, for a reader."""

    answer: Mapping[str, Any]
    ruleset: Ruleset
    words: Wording

    def lines(self) -> Iterator[str]:
        """The whole answer."""
        steps, refused = self.answer["steps"], self.answer["refused"]
        for number, step in enumerate(steps):
            last = refused is not None and number == refused["move"]
            yield self.words.say(f"referee-line-{'refused' if last else 'allowed'}", line=step["move"])
            if last:
                yield INDENT + self.words.say("referee-why", **{k: refused[k] for k in ("message", "clause", "reason")})
            yield from self._choices(step)
        yield self.words.say("referee-standing" if steps else "referee-position")
        yield from self._standing(self.answer["state"])

    def _choices(self, at: Mapping[str, Any]) -> Iterator[str]:
        """What was legal."""
        offer = self._offer(at)
        if at["legal"]:
            moves = [self._move(text.removeprefix("- ")) for text in at["legal"]]
            yield INDENT + self.words.say("referee-legal", moves=told_moves(moves, offer))
        if at["also"]:
            said = []
            for text in at["also"]:
                seat, _, move = text.partition(" ")
                told = told_move(self._move(move), offer)
                said.append(self.words.say("referee-by", who=NOBODY.who(int(seat)), move=told))
            yield INDENT + self.words.say("referee-also", moves="; ".join(said))

    def _offer(self, at: Mapping[str, Any]) -> Offer:
        """Where moves are offered; what is pending and which card lies cut is known of the state at the end alone."""
        cut = self._cards(at["stock"])[0] if at.get("phase") == "cut" else None
        return Offer(self.ruleset, at.get("pending", 0), cut)

    def _move(self, text: str) -> Move:
        return Move.parse(text, self.ruleset.deck)

    def _cards(self, texts: Iterable[str]) -> tuple[Card, ...]:
        return self.ruleset.deck.parse_many(texts)

    def _standing(self, state: Mapping[str, Any]) -> Iterator[str]:
        """How things stand."""
        yield from (INDENT + line for line in self._table(state))
        yield from self._choices(state)
        if state["result"] is not None:
            yield INDENT + self._result(state["result"])

    def _table(self, state: Mapping[str, Any]) -> Iterator[str]:
        """What lies where, and who decides."""
        say = self.words.say
        decides = {} if state["turn"] is None else {"who": NOBODY.who(state["turn"])}
        yield say("referee-now", phase=state["phase"], **decides)
        for seat, hand in enumerate(state["hands"]):
            yield self._row("referee-hand", hand, who=NOBODY.who(seat))
        yield self._row("referee-pile", state["pile"])
        stock = state["stock"]
        if len(stock) > MANY_CARDS:
            shown = self.words.cards(self._cards(stock[:MANY_CARDS]))
            yield say("referee-long-stock", cards=shown, count=len(stock))
        else:
            yield self._row("referee-stock", stock)
        yield say("referee-direction", way=way_of(state["direction"]))
        if state["suit"]:
            yield say("referee-suit", suit=self.words.suit(state["suit"]))
        if state["pending"]:
            yield say("referee-pending", cards=state["pending"])
        if state["may_catch"]:
            yield say("referee-may-catch", players=Listed(tuple(map(NOBODY.who, state["may_catch"])), "and"))

    def _row(self, message: str, texts: Sequence[str], **values: Any) -> str:
        """Cards in a row, if there are any."""
        cards = self.words.cards(self._cards(texts)) if texts else ""
        return self.words.say(message, some=bool(texts), cards=cards, **values)

    def _result(self, result: Mapping[str, Any]) -> str:
        """How the round ended."""
        points = ", ".join(map(str, result["points"]))
        out = {} if result["finisher"] is None else {"who": NOBODY.who(result["finisher"])}
        return self.words.say("referee-result", reason=result["reason"], points=points, **out)
