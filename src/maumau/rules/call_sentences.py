"""The calls in plain English: what must be said and when, until when it can be caught, and what that costs."""

from __future__ import annotations

from collections.abc import Iterator

from maumau.rules.ruleset import Ruleset
from maumau.rules.schema import Call, Calls, NoneLeft, OneLeft
from maumau.rules.told import Told
from maumau.rules.words import number, one_of

ONE = "call.one_left"
NONE = "call.none_left"
_WORD = "“Mau”"
_DOUBLE = "“Mau Mau”"


def calls(ruleset: Ruleset) -> list[Told]:
    """The announcements (LT-15, LT-16, SR-08, FI-11, EU-10, EU-11)."""
    stated = ruleset.rules.call
    texts = list(_one_left(ruleset, stated.one_left)) if stated.one_left else []
    texts += list(_none_left(ruleset, stated.none_left)) if stated.none_left else []
    texts += list(_empty_hand(stated))
    if texts:
        due = [key for key, call in ((ONE, stated.one_left), (NONE, stated.none_left)) if call]
        texts.append(Told("a call lapses with any card that its player receives", *due))
    return [text.as_sentence() for text in texts]


def _when(call: Call, held: str) -> str:
    """When it must be said: ahead of the play, or with it and after it."""
    ahead = {
        "never": "",
        "on turn": "before that play (on turn)",
        "any time": f"before that play (at any time while holding {held})",
    }[call.before]
    if not call.after:
        return ahead
    return f"{ahead} or after it" if ahead else "with that play or after it"


def _words(ruleset: Ruleset, call: NoneLeft) -> Iterator[Told]:
    """Which word it must be, where it is not always the plain one."""
    which = one_of(ruleset.select(call.double), ruleset.deck) if call.double else ""
    if which == "any card":
        yield Told(f"{_WORD} alone is not enough", f"{NONE}.double")
    elif which:
        text = f"if that card is {which} it must be {_DOUBLE}; {_WORD} alone is not enough"
        yield Told(text, f"{NONE}.double")
    if which and call.after:
        yield Told(f"who said only {_WORD} may still say {_DOUBLE} until somebody catches", f"{NONE}.double")


def _word(ruleset: Ruleset, call: NoneLeft) -> str:
    return _DOUBLE if call.double and len(ruleset.select(call.double)) == len(ruleset.deck.kinds) else _WORD


def _one_left(ruleset: Ruleset, call: OneLeft) -> Iterator[Told]:
    """The announcement of the last card."""
    when = _when(call, "two cards")
    yield Told(f"who plays down to one card must say {_WORD}, {when}", f"{ONE}.before", f"{ONE}.after")
    closes = f"until another player {'puts a card' if call.until == 'another plays a card' else 'moves'}"
    cards = number(call.cards, "card")
    if call.missed == "caught":
        yield Told(f"who has not said it takes {cards} if an opponent catches it", f"{ONE}.missed", f"{ONE}.cards")
        still = "; it may still be said until then" if call.after else ""
        text = f"it can be caught {closes}{still}; what the same player does next does not close that chance"
        yield Told(text, f"{ONE}.until")
    else:
        yield from _cannot_finish(ruleset, call, closes, cards)
    yield Told("who comes to one card in any other way has nothing to call", ONE)


def _cannot_finish(ruleset: Ruleset, call: OneLeft, closes: str, cards: str) -> Iterator[Told]:
    """No catch: the uncalled last card does not finish (LT-15, LT-16)."""
    if call.after:
        yield Told(f"it may be said {closes}; nobody catches it", f"{ONE}.until")
    goes_on = [ruleset.deck.parse(name) for name, card in ruleset.rules.cards.items() if card.cover]
    after = f" (as after {one_of(goes_on, ruleset.deck)})" if goes_on else ""
    yield Told(f"if the same player goes on{after}, it must be said before the last card is put", f"{ONE}.until")
    text = f"the last card does not finish while the call is missing: its player takes {cards} first, then its power "
    yield Told(f"{text}acts as if it had not been the last, and play goes on", f"{ONE}.missed", f"{ONE}.cards")
    if call.cards == 1:
        text = "with that one card in hand the call is due anew, at once; without it the same happens again"
        yield Told(text, f"{ONE}.missed")
    yield Told("if there is no card to take, that player is out", f"{ONE}.missed")


def _none_left(ruleset: Ruleset, call: NoneLeft) -> Iterator[Told]:
    """The word for going out."""
    word, when = _word(ruleset, call), _when(call, "one card")
    yield Told(f"who puts the last card must say {word}, {when}", f"{NONE}.before", f"{NONE}.after")
    yield from _words(ruleset, call)
    missed = f"who has not said it takes {number(call.cards, 'card')} if an opponent catches it"
    yield Told(missed, f"{NONE}.cards")


def _empty_hand(stated: Calls) -> Iterator[Told]:
    """The round waits while somebody without cards can be caught (SR-08, FI-11, EU-10, EU-11)."""
    keys = [f"{ONE}.missed"] if stated.one_left and stated.one_left.missed == "caught" else []
    keys += [f"{NONE}.cards"] if stated.none_left else []
    if not keys:
        return
    if len(keys) == 2:
        yield Told("one catch settles everything that is missing", *keys)
    text = "if an empty hand can still be caught, the round waits until the chance to catch has passed, and is then won"
    yield Told(text, *keys)
    if stated.none_left and stated.none_left.after:
        yield Told("the right call ends it at once", f"{NONE}.after")
    text = "who is caught with an empty hand is not out: that player takes the cards and plays nothing more in that "
    yield Told(f"{text}turn, and the power of the card put acts as if it had not been the last", *keys)
    yield Told("if there is no card to take, that player is out", *keys)
