"""The table at the prompt, said in the reader's language: what lies there, what may be done, what happened, why not.

Only what the reader may know is read here: a `View`, masked events, and what everybody at the table sees (ALL-12).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from maumau.cli.talk import TIED
from maumau.cli.wording import Party, Wording
from maumau.game import Move, Refusal, View
from maumau.game.telling import Offer, suit_of, told_move, told_refusal
from maumau.game.telling_events import Change, told_event, told_opening, way_of
from maumau.locale import Card, Cards, OneOf
from maumau.rules import Ruleset
from maumau.rules.schema import Call, NoneLeft

SPOKEN = ("call", "call double", "catch")


def knows_calls(ruleset: Ruleset) -> bool:
    """Whether anything is announced at all in these rules."""
    return ruleset.rules.call.one_left is not None or ruleset.rules.call.none_left is not None


def knows_catches(ruleset: Ruleset) -> bool:
    """Whether a missing call can be caught."""
    one, none = ruleset.rules.call.one_left, ruleset.rules.call.none_left
    return none is not None or (one is not None and one.missed == "caught")


# -- what lies there -----------------------------------------------------------------------------------------------


def table(view: View, party: Party, words: Wording) -> list[str]:
    """The table as the viewer sees it on its turn."""
    return [top_line(view, words), *others_line(view, party, words), *hand_lines(view, words)]


def top_line(view: View, words: Wording) -> str:
    """The top card and what stands on it."""
    if view.cut_card is not None:
        return words.say("table-cut", card=Card(view.cut_card, words.deck))
    if view.top is None:
        return words.say("table-empty")
    sentences = [words.say("table-top", card=Card(view.top, words.deck))]
    if view.suit is not None and view.suit != view.top.suit:
        sentences.append(words.say("table-suit", suit=suit_of(words.deck, view.suit)))
    if view.pending:
        sentences.append(words.say("table-pending", cards=view.pending))
    return " ".join(sentences)


def others_line(view: View, party: Party, words: Wording) -> Iterator[str]:
    """The others in the order of play from the viewer on, and the stock."""
    if view.phase == "cut":
        return
    shown = []
    for step in range(1, view.seats):
        seat = (view.seat + step * view.direction) % view.seats
        player = words.say("table-player", who=party.names.who(seat), cards=view.sizes[seat]).replace(" ", TIED)
        shown.append(words.say("table-player-called", player=player) if seat in view.called else player)
    way = "only-two" if view.seats == 2 else way_of(view.direction)
    stock = words.say("table-stock", cards=view.stock_size)
    yield f"{words.say('table-next', way=way, players='; '.join(shown))} {stock}"


def hand_lines(view: View, words: Wording) -> Iterator[str]:
    """The own hand, what was just drawn, and the own call that stands."""
    if view.drawn is not None and view.phase == "play":
        yield words.say("table-drawn", card=Card(view.drawn, words.deck))
    if view.hand:
        hand = words.say("table-hand", count=len(view.hand), cards=Cards(view.hand, words.deck))
        yield f"{hand} {words.say('table-called')}" if view.seat in view.called else hand


def moves_line(legal: Sequence[Move], words: Wording, view: View) -> str:
    """The legal moves with their numbers."""
    if not legal:
        return ""
    names = [
        words.say("table-numbered", number=number, move=move_text(move, words, view))
        for number, move in enumerate(legal, 1)
    ]
    return words.say("table-moves", moves=", ".join(names), one=len(legal) == 1)


def move_text(move: Move, words: Wording, view: View) -> str:
    """A move as it is offered."""
    return words.language.say(told_move(move, Offer(view.ruleset, view.pending, view.cut_card)))


def turn_line(view: View, party: Party, words: Wording) -> str:
    """Whose turn it is, and what for."""
    who = party.names.who(view.seat)
    if view.phase == "name":
        return words.say("table-name", alone=party.alone, who=who)
    made = [event.seat for event in view.events if event.move is not None and event.move.verb not in SPOKEN]
    still = bool(made) and made[-1] == view.seat
    return words.say("table-turn", alone=party.alone, who=who, still=still)


def until_line(view: View, words: Wording) -> str:
    """Until which card is drawn, where the top card asks for that."""
    assert view.top is not None
    penalty = view.ruleset.rules.cards[str(view.top)].penalty
    if penalty is None or penalty.until is None:
        return ""
    comes = OneOf(view.ruleset.select(penalty.until), words.deck)
    return words.say("table-until", card=Card(view.top, words.deck), cards=comes)


# -- when a call is due --------------------------------------------------------------------------------------------


def call_lines(ruleset: Ruleset, words: Wording) -> Iterator[str]:
    """When a call is due in these rules, and which word it is."""
    calls = ruleset.rules.call
    if not knows_calls(ruleset):
        yield words.say("table-no-calls")
    if calls.one_left is not None:
        one = ruleset.last_card_call.replace(" ", "-")
        yield f"{words.say('table-call-one', when=_when(calls.one_left))} {words.say('table-word', word=one)}"
    if calls.none_left is not None:
        out = _word_for_going_out(ruleset, calls.none_left, words)
        yield f"{words.say('table-call-none', when=_when(calls.none_left))} {out}"


def _when(call: Call) -> str:
    """When it must be said, as messages choose by it: before the play, or after it."""
    before = {"never": [], "on turn": ["turn"], "any time": ["any"]}[call.before]
    return "-".join([*before, *["after"] * call.after])


def _word_for_going_out(ruleset: Ruleset, call: NoneLeft, words: Wording) -> str:
    if call.double is None:
        return words.say("table-word", word="mau")
    which = OneOf(ruleset.select(call.double), ruleset.deck)
    return words.say("table-word", word="mau-mau" if which.every else "cards", cards=which)


# -- what happened, and why not ------------------------------------------------------------------------------------


def happened(change: Change, viewer: int, party: Party, words: Wording) -> str:
    """A change in sentences, as a seat saw it (-1: whoever sits at no seat)."""
    return words.told(told_event(change, viewer, party.names))


def opening(view: View, number: int, dealer: int, first: int, party: Party, words: Wording, later: bool = False) -> str:
    """How a round begins; `later` it has gone on since."""
    return words.told(told_opening(view, number, dealer, first, party.names, later))


def refusal_text(refusal: Refusal, party: Party, words: Wording, allowed: bool = True) -> str:
    """A refusal in sentences, with names for seats, and the clause; `allowed`: also what would be (ALL-13)."""
    return words.language.say(told_refusal(refusal, party.names, allowed=allowed))
