"""What happened at a table as messages, in no language yet: whole sentences, one after the other.

Only what the reader may know is read here: a masked event, and what everybody at the table sees before and after it
(ALL-12).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from maumau import cards
from maumau.cards import Deck
from maumau.game.log import Drawn, Event
from maumau.game.moves import Move
from maumau.game.round import Round
from maumau.game.telling import has_double_word, suit_of
from maumau.game.view import View
from maumau.locale import Card, Cards, Text
from maumau.locale.players import Names
from maumau.rules import Ruleset

FEW = 1  #: of so many cards left everybody takes note


class Public(Protocol):
    """What everybody at the table sees of a round; a `Round` has it, and nothing else of that is read here."""

    @property
    def ruleset(self) -> Ruleset: ...
    @property
    def seats(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def turn(self) -> int | None: ...
    @property
    def direction(self) -> int: ...
    @property
    def sizes(self) -> tuple[int, ...]: ...
    @property
    def top(self) -> cards.Card | None: ...
    @property
    def leader(self) -> int: ...


@dataclass(frozen=True)
class Change:
    """A move with what everybody saw before and after it. `cut` is the card that lay cut.

    `known_stock`: with it the order of the stock became known, the first time in the round.
    """

    event: Event
    before: Public
    after: Public
    cut: cards.Card | None = None
    known_stock: bool = False


def cut_card(round_: Round) -> cards.Card | None:
    """The card that lies cut; a view is made only while one can lie there, since that takes the whole history."""
    return round_.view(-1).cut_card if round_.phase == "cut" else None


def told_event(change: Change, viewer: int, names: Names, cite: bool = True) -> tuple[Text, ...]:
    """A change in sentences, as a seat saw it (-1: whoever sits at no seat); *cite*: with the clause of a penalty."""
    event = change.event.seen_by(viewer)
    return () if event.move is None else tuple(_sentences(change, event, event.move, names, cite))


def _sentences(change: Change, event: Event, move: Move, names: Names, cite: bool) -> Iterator[Text]:
    before, after, seat = change.before, change.after, event.seat
    deck = before.ruleset.deck
    if event.renewed:
        yield Text("event-renewed", how=event.renewed.replace(" ", "-"))
    if change.known_stock:
        yield Text("event-order-known")
    if move.verb in ("draw", "take"):
        own = [part for part in event.drawn if part.seat == seat]
        yield _received("event-drew" if move.verb == "draw" else "event-took", seat, own, deck, names)
        yield from _takers([part for part in event.drawn if part.seat != seat], deck, names)
    elif move.verb in ("keep", "leave"):
        assert change.cut is not None, "a cut card is told"
        done = "event-kept" if move.verb == "keep" else "event-left"
        yield Text(done, **names.told(seat), card=Card(change.cut, deck))
    else:
        if move.verb != "close":
            yield _done(move, seat, before.ruleset, names)
        if event.drawn and _was_uncalled(move, seat, event.drawn, before):
            clauses = before.ruleset.clauses_for("call.one_left.missed") if cite else ()
            yield Text("event-uncalled", clause=clauses[0] if clauses else "none")
        yield from _takers(event.drawn, deck, names)
    if move.card is not None and after.sizes[seat] <= FEW:
        yield Text("event-has-left", **names.told(seat), cards=after.sizes[seat])
    yield from _turned(move, seat, before, after, names)
    if before.phase == "cut" and after.phase != "cut" and event.shown:
        yield from _begins(event.shown[0], first_player(after), deck, names)


def _done(move: Move, seat: int, ruleset: Ruleset, names: Names) -> Text:
    """What somebody did, beside drawing."""
    if move.card is not None:
        return Text("event-played", **names.told(seat), card=Card(move.card, ruleset.deck))
    if move.suit is not None:
        return Text("event-named", **names.told(seat), suit=suit_of(ruleset.deck, move.suit))
    if move.seat is not None:
        return Text("event-caught", **names.told_of_two(seat, move.seat))
    if move.verb == "pass":
        return Text("event-passed", **names.told(seat))
    if not has_double_word(ruleset):
        return Text("event-called", **names.told(seat))
    return Text("event-said", **names.told(seat), double=move.verb == "call double")


def _takers(drawn: Iterable[Drawn], deck: Deck, names: Names) -> Iterator[Text]:
    """Who took cards by what somebody did."""
    parts = list(drawn)
    for taker in dict.fromkeys(part.seat for part in parts):
        yield _received("event-took", taker, [part for part in parts if part.seat == taker], deck, names)


def _received(message: str, seat: int, parts: Sequence[Drawn], deck: Deck, names: Names) -> Text:
    """The cards that somebody got, by name where the viewer knows all of them."""
    count = sum(part.count for part in parts)
    known = tuple(card for part in parts for card in part.cards or ())
    if not count:
        return Text(f"{message}-nothing", **names.told(seat))
    if len(known) == count:
        return Text(f"{message}-cards", **names.told(seat), count=count, cards=Cards(known, deck))
    return Text(message, **names.told(seat), count=count)


def _was_uncalled(move: Move, seat: int, drawn: Iterable[Drawn], before: Public) -> bool:
    """Whether cards were taken for a last card that had not been called (LT-16)."""
    call = before.ruleset.rules.call.one_left
    uncalled = call is not None and call.missed == "cannot finish"
    own = any(part.seat == seat for part in drawn)
    return uncalled and own and move.card is not None and before.sizes[seat] == 1


def _turned(move: Move, seat: int, before: Public, after: Public, names: Names) -> Iterator[Text]:
    """What everybody sees of direction and turn after a card: it turned; somebody was passed over."""
    seats = after.seats
    if move.verb not in ("play", "name"):
        return
    if before.direction != after.direction and seats > 2:
        yield Text("event-direction", way=way_of(after.direction))
    turn = after.turn
    if turn is None or (turn == seat and _goes_on(after)):
        return
    at = (seat + after.direction) % seats
    while at not in (turn, seat):
        yield Text("event-skipped", **names.told(at))
        at = (at + after.direction) % seats


def way_of(direction: int) -> str:
    """Which way play goes, as messages choose by it."""
    return "left" if direction == 1 else "right"


def _goes_on(after: Public) -> bool:
    """Whether the same seat goes on because of its own card, and not because others were passed over."""
    if after.phase != "play" or after.top is None:
        return True
    says = after.ruleset.rules.cards.get(str(after.top))
    return says is not None and says.cover is not None


# -- how a round begins --------------------------------------------------------------------------------------------


def first_player(begun: Public) -> int:
    """Who begins a round that was just dealt: where the first card's power has acted, who is on turn after it."""
    return begun.leader if begun.phase != "play" or begun.turn is None else begun.turn


def told_opening(
    view: View, number: int, dealer: int, first: int, names: Names, later: bool = False
) -> tuple[Text, ...]:
    """How a round begins; `later` it has gone on since."""
    dealt = Text("event-round", **names.told(dealer), number=number)
    cut = later and any(event.move is not None and event.move.verb in ("keep", "leave") for event in view.events)
    if cut or view.phase == "cut":
        return (dealt,)
    deck, shown = view.ruleset.deck, view.events[0].shown
    buried = [Text("event-buried", card=Card(card, deck)) for card in shown[:-1]]
    return (dealt, *buried, *_begins(shown[-1] if shown else None, first, deck, names))


def _begins(card: cards.Card | None, first: int, deck: Deck, names: Names) -> Iterator[Text]:
    if card is not None:
        yield Text("event-first-card", card=Card(card, deck))
    yield Text("event-first-player", **names.told(first))
