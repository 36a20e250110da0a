"""Worked examples for the rulebook: scenes that the engine plays, told in the words in which a game is told.

What a page says happened did happen when the page was made; an example cannot be wrong while the page is right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from maumau.cards import Card as Kind
from maumau.game.placing import place
from maumau.game.refusals import Refused
from maumau.game.round import Round
from maumau.game.scenes import Scene, scenes
from maumau.game.telling import Offer, told_moves
from maumau.game.telling_events import Change, told_event
from maumau.locale import Card, Cards, Listed, Name, Text
from maumau.locale.players import Names
from maumau.rules import Ruleset
from maumau.rules.rulebook import PLAYERS, Example


def examples(ruleset: Ruleset) -> tuple[Example, ...]:
    """The worked examples of a ruleset, as many as its rules need; those that cannot be played are not there."""
    return tuple(told for tries in scenes(ruleset) if (told := _first(ruleset, tries)) is not None)


def _first(ruleset: Ruleset, tries: Sequence[Scene]) -> Example | None:
    return next((told for scene in tries if (told := told_scene(ruleset, scene)) is not None), None)


def told_scene(ruleset: Ruleset, scene: Scene) -> Example | None:
    """A scene as it is played and told; None where it cannot be played so."""
    rounds = _played(ruleset, scene)
    return None if rounds is None else Example(scene.section, tuple(_told(ruleset, scene, rounds)))


def _played(ruleset: Ruleset, scene: Scene) -> list[Round] | None:
    """The rounds of a scene, one after each move; None if it cannot be played so."""
    laid = scene.placement
    held: Counter[Kind] = Counter(card for hand in laid.hands for card in hand)
    held.update((*laid.pile, *laid.stock))
    if max(held.values()) > 1:
        return None  # the same card twice would be hard to believe, even with two packs
    try:
        rounds = [place(ruleset, laid)]
        for seat, move in scene.moves:
            rounds.append(rounds[-1].play(move, seat))
    except (Refused, ValueError):
        return None
    if any(one.last_event.renewed for one in rounds[1:]):
        return None  # the few cards of a scene ran out, and what was taken is not what the rule says
    return rounds if rounds[-1].over or not scene.counts else None


def _told(ruleset: Ruleset, scene: Scene, rounds: Sequence[Round]) -> Iterator[Text]:
    deck, laid, names = ruleset.deck, scene.placement, Names(PLAYERS)
    yield Text("example-top", card=Card(laid.pile[-1], deck))
    for seat in scene.shown:
        yield Text("example-holds", who=names.who(seat), cards=Cards(laid.hands[seat], deck))
    if laid.called_double:
        yield Text("event-said", **names.told(0), double=True)
    elif laid.called:
        word = ruleset.rules.call.none_left is not None and ruleset.rules.call.none_left.double is not None
        yield Text("event-said", **names.told(0), double=False) if word else Text("event-called", **names.told(0))
    for at, (before, after) in enumerate(pairwise(rounds)):
        event = after.last_event
        seen = event.move is not None and event.move.verb == "draw"  # what came matters; what was taken does not
        yield from told_event(Change(event, before, after), event.seat if seen else -1, names, cite=False)
        if at in scene.asks and after.turn is not None:
            moves = told_moves(after.legal, Offer(ruleset, after.pending))
            yield Text("example-next", who=names.who(after.turn), moves=moves)
    if rounds[-1].over:
        yield from _end(rounds[-1], scene.counts)


def _end(round_: Round, counts: bool) -> Iterator[Text]:
    """How a scene ended, and with what points."""
    result = round_.result
    assert result is not None
    if result.finisher is not None:
        yield Text("example-out", who=Name(PLAYERS[result.finisher]))
    if counts and any(result.points):
        each = [
            Text("example-points-of", who=Name(name), points=points)
            for name, points in zip(PLAYERS, result.points, strict=True)
        ]
        yield Text("example-points", points=Listed(tuple(each), "and"))
    for seat in result.lost:
        yield Text("example-lost", who=Name(PLAYERS[seat]))
