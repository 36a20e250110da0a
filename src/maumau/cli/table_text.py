"""The table in words: what lies there, what just happened, why something is refused.

Only what the reader may know is read here: a `View`, masked events, and what everybody at the table sees (ALL-12).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from maumau.cards import Card
from maumau.cli.talk import TIED
from maumau.cli.wording import Party, Wording, cards_number, in_a_row
from maumau.game import Drawn, Event, Move, Refusal, Round, View
from maumau.game.refusals import reasons
from maumau.rules import Ruleset
from maumau.rules.schema import Call, NoneLeft
from maumau.rules.words import listed, one_of

_SEAT = re.compile(r"[Ss]eats? (\d+)( to \d+)?('s)?")


def knows_calls(ruleset: Ruleset) -> bool:
    """Whether anything is announced at all in these rules."""
    return ruleset.rules.call.one_left is not None or ruleset.rules.call.none_left is not None


def knows_catches(ruleset: Ruleset) -> bool:
    """Whether a missing call can be caught."""
    one, none = ruleset.rules.call.one_left, ruleset.rules.call.none_left
    return none is not None or (one is not None and one.missed == "caught")


def has_double_word(ruleset: Ruleset) -> bool:
    """Whether "Mau" and "Mau Mau" are two words."""
    none = ruleset.rules.call.none_left
    return none is not None and none.double is not None


# -- what lies there -----------------------------------------------------------------------------------------------


def table(view: View, party: Party, words: Wording) -> list[str]:
    """The table as the viewer sees it on its turn."""
    return [top_line(view, words), *others_line(view, party), *hand_lines(view, words)]


def top_line(view: View, words: Wording) -> str:
    """The top card and what stands on it."""
    if view.cut_card is not None:
        return f"The cut card is {words.card(view.cut_card)}. It may be kept, beside the cards that are dealt."
    if view.top is None:
        return "The pile is empty: the first card is still to be put."
    text = f"Top card: {words.card(view.top)}."
    if view.suit is not None and view.suit != view.top.suit:
        text += f" The suit to follow is {words.suit(view.suit)}."
    if view.pending:
        text += f" {cards_number(view.pending).capitalize()} {'is' if view.pending == 1 else 'are'} pending."
    return text


def others_line(view: View, party: Party) -> Iterator[str]:
    """The others in the order of play from the viewer on, and the stock."""
    if view.phase == "cut":
        return
    sizes, seats = view.sizes, view.seats
    shown = []
    for step in range(1, seats):
        seat = (view.seat + step * view.direction) % seats
        called = ", has called" if seat in view.called else ""
        shown.append(f"{party.name(seat)} {cards_number(sizes[seat])}".replace(" ", TIED) + called)
    side = "" if seats == 2 else (", to the left" if view.direction == 1 else ", to the right")
    yield f"Next{side}: {'; '.join(shown)}. Stock: {cards_number(view.stock_size)}."


def hand_lines(view: View, words: Wording) -> Iterator[str]:
    """The own hand, what was just drawn, and the own call that stands."""
    if view.drawn is not None and view.phase == "play":
        yield f"The card just drawn: {words.card(view.drawn)}."
    if view.hand:
        called = " You have called." if view.seat in view.called else ""
        yield f"Your hand, {cards_number(len(view.hand))}: {words.cards(view.hand)}.{called}"


def moves_line(legal: Sequence[Move], words: Wording, view: View) -> str:
    """The legal moves with their numbers."""
    if not legal:
        return ""
    names = [f"{number} {move_text(move, words, view)}" for number, move in enumerate(legal, 1)]
    return f"You may: {', '.join(names)}." + (" (Enter does it.)" if len(legal) == 1 else "")


def move_text(move: Move, words: Wording, view: View) -> str:
    """A move as it is offered."""
    if move.card is not None:
        return f"put {words.card(move.card)}"
    if move.suit is not None:
        return f"name {words.suit(move.suit)}"
    if move.verb == "take":
        return f"take {cards_number(view.pending)}" if view.pending else "take"
    if move.verb in ("keep", "leave") and view.cut_card is not None:
        return f"{move.verb} {words.card(view.cut_card)}"
    return move.verb


def turn_line(view: View, party: Party) -> str:
    """Whose turn it is, and what for."""
    you = party.alone
    name = party.name(view.seat)
    if view.phase == "name":
        return "Now name the suit to follow." if you else f"{name}, now name the suit to follow."
    words = ("call", "call double", "catch")
    made = [event.seat for event in view.events if event.move is not None and event.move.verb not in words]
    still = "still " if made and made[-1] == view.seat else ""
    return f"It is {still}your turn." if you else f"{name}, it is {still}your turn."


# -- what happened -------------------------------------------------------------------------------------------------


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
    def top(self) -> Card | None: ...
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
    cut: Card | None = None
    known_stock: bool = False


def cut_card(round_: Round) -> Card | None:
    """The card that lies cut; a view is made only while one can lie there, since that takes the whole history."""
    return round_.view(-1).cut_card if round_.phase == "cut" else None


def happened(change: Change, viewer: int, party: Party, words: Wording) -> str:
    """A change in sentences, as a seat saw it (-1: whoever sits at no seat)."""
    return " ".join(_sentences(change, change.event.seen_by(viewer), party, words))


def _sentences(change: Change, event: Event, party: Party, words: Wording) -> Iterator[str]:
    before, after = change.before, change.after
    move, seat = event.move, event.seat
    if move is None:
        return
    drawn = list(event.drawn)
    if event.renewed:
        yield f"The stock was used up, and the pile was {event.renewed}."
    if change.known_stock:
        yield "Everybody knows the order of the stock now: what is drawn is told."
    if move.verb in ("draw", "take"):
        own = [part for part in drawn if part.seat == seat]
        drawn = [part for part in drawn if part.seat != seat]
        yield f"{party.who(seat)} {'drew' if move.verb == 'draw' else 'took'} {_received(own, words)}."
    elif move.verb == "keep":
        yield f"{party.who(seat)} kept {words.card(change.cut) if change.cut else 'the cut card'}."
        drawn = []
    elif move.verb == "leave":
        yield f"{party.who(seat)} left {words.card(change.cut) if change.cut else 'the cut card'}."
        drawn = []
    elif move.verb != "close":
        yield _done(move, seat, before.ruleset, party, words)
    for taker in dict.fromkeys(part.seat for part in drawn):
        parts = [part for part in drawn if part.seat == taker]
        text = f"{party.whom(taker)} took {_received(parts, words)}"
        if _was_uncalled(move, seat, taker, before):
            clauses = before.ruleset.clauses_for("call.one_left.missed")
            text = f"the last card had not been called, so {text}" + (f" ({clauses[0]})" if clauses else "")
        yield f"{text[:1].upper()}{text[1:]}."
    if move.card is not None and after.sizes[seat] <= 1:
        yield f"{party.has(seat)} {cards_number(after.sizes[seat])} left."
    yield from _turned(move, seat, before, after, party)
    if before.phase == "cut" and after.phase != "cut" and event.shown:
        yield _begins(event.shown[0], first_player(after), party, words)


def _was_uncalled(move: Move, seat: int, taker: int, before: Public) -> bool:
    """Whether cards were taken for a last card that had not been called (LT-16)."""
    call = before.ruleset.rules.call.one_left
    uncalled = call is not None and call.missed == "cannot finish"
    return uncalled and move.card is not None and taker == seat and before.sizes[seat] == 1


def _done(move: Move, seat: int, ruleset: Ruleset, party: Party, words: Wording) -> str:
    who = party.who(seat)
    if move.card is not None:
        return f"{who} put {words.card(move.card)}."
    if move.suit is not None:
        return f"{who} named {words.suit(move.suit)}."
    if move.seat is not None:
        return f"{who} caught {party.whom(move.seat)}: the call was missing."
    if move.verb == "pass":
        return f"{who} passed."
    if not has_double_word(ruleset):
        return f"{who} called the last card."
    return f"{who} said: Mau Mau!" if move.verb == "call double" else f"{who} said: Mau!"


def _received(parts: Sequence[Drawn], words: Wording) -> str:
    """``2 cards: 7♥ 9♣``, ``one card``."""
    count = sum(part.count for part in parts)
    known = [card for part in parts for card in part.cards or ()]
    text = cards_number(count) if count else "nothing: there is none"
    return f"{text}: {words.cards(known)}" if known and len(known) == count else text


def _turned(move: Move, seat: int, before: Public, after: Public, party: Party) -> Iterator[str]:
    """What everybody sees of direction and turn after a card: it turned; somebody was passed over."""
    seats = after.seats
    if move.verb not in ("play", "name"):
        return
    if before.direction != after.direction and seats > 2:
        yield f"Play now goes to the {'left' if after.direction == 1 else 'right'}."
    turn = after.turn
    if turn is None or (turn == seat and _goes_on(after)):
        return
    passed = []
    at = (seat + after.direction) % seats
    while at not in (turn, seat):
        passed.append(party.whom(at))
        at = (at + after.direction) % seats
    if passed:
        yield f"Passed over: {in_a_row(passed)}."


def _goes_on(after: Public) -> bool:
    """Whether the same seat goes on because of its own card, and not because others were passed over."""
    if after.phase != "play" or after.top is None:
        return True
    says = after.ruleset.rules.cards.get(str(after.top))
    return says is not None and says.cover is not None


def first_player(begun: Public) -> int:
    """Who begins a round that was just dealt: where the first card's power has acted, who is on turn after it."""
    return begun.leader if begun.phase != "play" or begun.turn is None else begun.turn


def opening(view: View, number: int, dealer: int, first: int, party: Party, words: Wording, later: bool = False) -> str:
    """How a round begins; `later` it has gone on since."""
    text = f"Round {number}. {party.who(dealer)} dealt."
    cut = later and any(event.move is not None and event.move.verb in ("keep", "leave") for event in view.events)
    if cut or view.phase == "cut":
        return text
    shown = view.events[0].shown
    buried = " ".join(f"{words.card(card)} was turned up and went under the stock." for card in shown[:-1])
    begins = _begins(shown[-1] if shown else None, first, party, words)
    return " ".join(filter(None, (text, buried, begins)))


def _begins(card: Card | None, first: int, party: Party, words: Wording) -> str:
    text = f"The first card on the pile is {words.card(card)}. " if card is not None else ""
    return f"{text}First to play: {party.whom(first)}."


def until_line(view: View, words: Wording) -> str:
    """Until which card is drawn, where the top card asks for that."""
    assert view.top is not None
    penalty = view.ruleset.rules.cards[str(view.top)].penalty
    if penalty is None or penalty.until is None:
        return ""
    comes = one_of(view.ruleset.select(penalty.until), view.ruleset.deck)
    return f"On {words.card(view.top)} one draws until {comes} comes, which is put at once."


def call_lines(ruleset: Ruleset) -> Iterator[str]:
    """When a call is due in these rules, and which word it is."""
    calls = ruleset.rules.call
    if not knows_calls(ruleset):
        yield "In these rules nothing is called."
    if calls.one_left is not None:
        yield _call_line(calls.one_left, "leaves you one card", "mau")
    if calls.none_left is not None:
        yield _call_line(calls.none_left, "puts your last card", _word_for_going_out(ruleset, calls.none_left))


def _call_line(call: Call, play: str, word: str) -> str:
    """``Call before the play that leaves you one card (at any time), or right after it. The word is: mau.``"""
    before = {"never": [], "on turn": ["before it, on your turn"], "any time": ["before it, at any time"]}[call.before]
    times = listed([*before, *["after it"] * call.after])
    return f"A play that {play} must be called {times}. The word is: {word}."


def _word_for_going_out(ruleset: Ruleset, call: NoneLeft) -> str:
    if call.double is None:
        return "mau"
    which = one_of(ruleset.select(call.double), ruleset.deck)
    return "mau mau" if which == "any card" else f"mau, and mau mau for {which}"


# -- why not -------------------------------------------------------------------------------------------------------


#: refusals in the words of the table, to whoever moved
OTHER_WORDS = {
    "not-in-hand": "{card} is not in your hand.",
    "nothing-to-catch": "There is nothing to catch: seat {caught} cannot be caught now.",
}
#: and to the only person
OWN_WORDS = {
    "not-your-turn": "It is seat {turn}'s turn, not yours.",
    "must-lead": "You lead: any card, but a card.",
    "nothing-to-call": "You have nothing to call now.",
    "wrong-word": "That is not the word that you may say now.",
    "already-called": "You have already called.",
}


def refusal_text(refusal: Refusal, party: Party, words: Wording) -> str:
    """A refusal in a sentence, with names for seats, and the clause (ALL-13)."""
    parameters = {
        name: words.card(value) if isinstance(value, Card) else value for name, value in refusal.parameters.items()
    }
    yours = OWN_WORDS.get(refusal.reason, "") if party.is_you(refusal.seat) else ""
    message = (yours or OTHER_WORDS.get(refusal.reason) or str(reasons()[refusal.reason]["message"])).format_map(
        parameters
    )

    def named(match: re.Match[str]) -> str:
        seat = int(match[1])
        if match[2] or not 0 <= seat < len(party.players):
            return match[0]
        return party.name(seat) + (match[3] or "")

    return f"{_SEAT.sub(named, message)} ({refusal.clause})"
