"""What each card does, in plain English. The subject of a first sentence is the card itself: "goes on any card"."""

from __future__ import annotations

from collections.abc import Iterator

from maumau.cards import Card
from maumau.rules.ruleset import Ruleset
from maumau.rules.schema import CardRules, Cover, Drawing, Penalty
from maumau.rules.told import Told
from maumau.rules.words import a_rank, group_name, listed, number, one_of

PLAIN_CARD = CardRules()
BY = {"suit or rank": "the suit or the rank", "suit": "the suit"}
_RELATIVE = (
    ("fits", "a card that fits"),
    ("same suit", "a card of its suit"),
    ("same rank", "a card of its rank"),
    ("same suit, same rank", "a card of its suit or its rank"),
)


def card(ruleset: Ruleset, which: Card) -> tuple[Told, ...]:
    """Everything that one card does."""
    says = ruleset.rules.cards.get(str(which), PLAIN_CARD)
    at = f"cards.{which}"
    return tuple(
        Told(text, *(f"{at}.{key}" for key in text.keys)).as_sentence() for text in _card(ruleset, which, says)
    )


def card_groups(ruleset: Ruleset) -> dict[str, tuple[Told, ...]]:
    """Cards that say the same together, under their name; plain cards come last."""
    groups: dict[tuple[Told, ...], list[Card]] = {}
    for kind in sorted(ruleset.deck.kinds, key=lambda kind: ruleset.deck.ranks.index(kind.rank)):
        groups.setdefault(card(ruleset, kind), []).append(kind)
    ordered = sorted(groups.values(), key=lambda cards: not card(ruleset, cards[0]))
    return {group_name(cards, ruleset.deck): _together(ruleset, cards) for cards in ordered}


def _together(ruleset: Ruleset, cards: list[Card]) -> tuple[Told, ...]:
    """What all of some cards say, with the keys of each."""
    each = [card(ruleset, kind) for kind in cards]
    return tuple(Told(texts[0], *(key for text in texts for key in text.keys)) for texts in zip(*each, strict=True))


def drawing(draw: Drawing, fits: str = "fits") -> str:
    """How one draws: for an ordinary turn, or for a cover."""
    if draw.cards == "until one fits":
        text = f"draws until a card {fits}"
        if draw.stock_out == "stops":
            text += ", or until the stock is used up (it is renewed only if it was empty when the draw began)"
    elif draw.cards == 1:
        text = "draws one card"
    else:
        text = f"draws up to {draw.cards} cards, until one {fits}"
    match draw.then:
        case "turn ends":
            return f"{text}, and the turn is over"
        case "may play it":
            return f"{text}; that card alone may be played if it {fits}, else the turn is over"
        case "may play any card":
            return f"{text}; then any card of the hand that {fits} may be played, or the turn is over"
        case _:
            return f"{text}; a card that {fits} must be played, else the turn is over"


def _card(ruleset: Ruleset, on: Card, says: CardRules) -> Iterator[Told]:
    if says.wild:
        on_these = one_of(ruleset.select(says.wild), ruleset.deck)
        yield Told(f"goes on {on_these}" + ("" if "any card" in on_these else ", and on nothing else"), "wild")
    if says.nominate and not says.cover:
        yield _nomination(ruleset, on, says)
    if says.reverse:
        yield Told("the direction of play turns", "reverse")
    if says.penalty:
        yield from _penalty(ruleset, on, says.penalty)
    if says.skip:
        losing = "the next player loses the turn" if says.skip == 1 else f"the next {says.skip} players lose the turn"
        yield Told(losing, "skip")
    if says.cover:
        yield from _cover(ruleset, on, says.cover)
        if says.nominate:
            yield _nomination(ruleset, on, says)
            if any(_says(ruleset, kind).nominate for kind in ruleset.select(says.cover.with_, on)):
                yield Told("if the covering card lets its player name a suit, that suit alone is named", "nominate")
        if says.cover.passes_on:
            yield from _passed_on(ruleset, on, says, named_for(ruleset, says.cover.with_, on))
    if says.followed_by:
        what = "any card" if says.followed_by == "any card" else f"a card of {BY[says.followed_by]}"
        yield Told(f"while it lies on top, {what} follows it", "followed_by")
    yield from _as_last(ruleset, says)


def _says(ruleset: Ruleset, which: Card) -> CardRules:
    return ruleset.rules.cards.get(str(which), PLAIN_CARD)


def _as_last(ruleset: Ruleset, says: CardRules) -> Iterator[Told]:
    """What becomes of it as the last card, if the round does not simply end (LT-18, SR-11)."""
    if says.last == "answered":
        yield Told(
            "as the last card it is still answered, and the penalty taken, before the round ends: the chain is played "
            "out, and the first who does not answer takes for all of it",
            "last",
        )
        counts = " and counts them" if ruleset.rules.score else ""
        yield Told(
            f"if it comes back to who went out, that player takes the cards{counts}; who was out first has won the "
            "round all the same",
            "last",
        )
    if says.last == "barred":
        yield Told("it may not be put as the last card", "last")
    if says.last == "served":
        yield Told("as the last card its penalty is still taken, without an answer, before the round ends", "last")
    if says.last == "covered":
        text = "as the last card it must be covered too: with an empty hand one draws for it"
        yield Told(f"{text} in the same way, and is out with the card that covers it", "last")
        if ruleset.rules.call.one_left and not ruleset.rules.call.none_left:
            yield Told("no call is due for that card", "last")
        yield Told("if there is nothing to draw, that player is out", "last")


def _nomination(ruleset: Ruleset, on: Card, says: CardRules) -> Told:
    which = "any suit, its own too" if says.nominate == "any suit" else "another suit than its own"
    who = "who covered it names" if says.cover else "its player names"
    wild = [kind for kind in ruleset.deck.kinds if _goes_on(ruleset, kind, on)]
    beside = f", or {one_of(wild, ruleset.deck)}" if wild else ""
    return Told(f"{who} {which}; the next card put must be of that suit{beside}", "nominate")


def _goes_on(ruleset: Ruleset, which: Card, on: Card) -> bool:
    """Whether a card goes on another whatever the suit to follow."""
    wild = _says(ruleset, which).wild
    return wild is not None and on in ruleset.select(wild)


def _penalty(ruleset: Ruleset, on: Card, penalty: Penalty) -> Iterator[Told]:
    who = f"the {penalty.who} player"
    if penalty.until:
        what = one_of(ruleset.select(penalty.until), ruleset.deck)
        yield Told(
            f"{who} draws until {what} comes and covers it with that card, whose power does not act; the turn is over",
            "penalty",
        )
        yield Told("cards already in hand do not help", "penalty.until")
        follows = "; with a cover of that suit its rank may be followed too" if "rank" in ruleset.rules.follow else ""
        yield Told(f"the suit to follow stays that of the covered card{follows}", "penalty.until")
        return
    after = {
        "skipped": "and loses the turn",
        "plays": "and then plays as usual",
        "at once": "at once; nobody's turn is touched",
    }[penalty.taker]
    yield Told(f"{who} takes {number(penalty.cards or 0, 'card')} {after}", "penalty")
    if penalty.answer:
        answer = named_for(ruleset, penalty.answer, on)
        whose = "for whom that card makes take" if penalty.who == "previous" else "the next player's"
        yield Told(
            f"instead of taking they may put {answer}, and nothing else: what is pending, and what that adds, is then "
            f"{whose}{_rising(ruleset, on, penalty)}",
            "penalty.answer",
        )
        if penalty.taker == "plays":
            text = "who took may put such a card too, also one that was among the cards taken: a new count begins"
            yield Told(text, "penalty.taker")


def _rising(ruleset: Ruleset, on: Card, penalty: Penalty) -> str:
    """How the cards pending add up, where every answer adds the same."""
    answers = [_says(ruleset, kind).penalty for kind in ruleset.select(penalty.answer, on)] if penalty.answer else []
    added = {answer.cards if answer else None for answer in answers}
    if len(added) != 1 or None in added:
        return ""
    more, first = int(added.pop() or 0), int(penalty.cards or 0)
    return f" ({', '.join(str(first + more * times) for times in (1, 2, 3))} and so on)"


def _cover(ruleset: Ruleset, on: Card, cover: Cover) -> Iterator[Told]:
    what = named_for(ruleset, cover.with_, on)
    must = "may go on" if cover.refuse or cover.draw.allowed == "at will" else "must go on"
    yield Told(f"its player {must}, with {what}", "cover")
    again = [_says(ruleset, kind).cover for kind in ruleset.select(cover.with_, on) - {on} if kind.rank == on.rank]
    if any(again):
        does = "asks for the same" if must == "must go on" else "gives the same right"
        yield Told(f"{a_rank(on.rank)} on it {does} again", "cover")
    if cover.refuse:
        yield Told("they may leave it at that and pass", "cover")
    who = "who cannot or does not want to" if cover.draw.allowed == "at will" else "who cannot"
    fits = "fits" if what == "a card that fits" else "covers it"
    how = "passes without drawing" if cover.draw.cards == 0 else drawing(cover.draw, fits)
    yield Told(f"{who} {how}", "cover")


def _passed_on(ruleset: Ruleset, on: Card, says: CardRules, what: str) -> Iterator[Told]:
    """The right to cover, and to name, as the next player has it (RU-V4)."""
    rights = "both rights are lost: they are" if says.nominate else "the right is lost: it is"
    yield Told(
        f"if it is not covered, {rights} the next player's for that whole turn, a card drawn in it included, beside "
        "the ordinary moves",
        "cover",
    )
    names = ", and its player names the suit" if says.nominate else ""
    yield Told(f"{what} is then the cover{names}", "cover")
    if any(kind.rank == on.rank and kind != on and _says(ruleset, kind).cover for kind in ruleset.deck.kinds):
        yield Told(f"{a_rank(on.rank)} brings its own rights", "cover")


def named_for(ruleset: Ruleset, selector: str, on: Card) -> str:
    """The cards of a selector in words that hold for all cards of a kind: ``a card that fits``, ``a seven``."""
    wanted, deck = ruleset.select(selector, on), ruleset.deck
    ranks = [rank for rank in deck.ranks if all(Card(rank, suit.letter) in wanted for suit in deck.suits)]
    if len(wanted) in (len(deck.kinds), len(ranks) * len(deck.suits)):
        return one_of(wanted, deck)
    for relative, words in _RELATIVE:
        if wanted == ruleset.select(relative, on):
            return words
    if all(card.suit == on.suit for card in wanted):
        here = [rank for rank in deck.ranks if Card(rank, on.suit) in wanted]
        return f"{listed([a_rank(rank) for rank in here])} of its suit"
    return one_of(wanted, deck)
