"""A View shows what a careful player could know, and nothing else (ALL-12)."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from maumau.bots.players import BOTS, choose_move, choose_word
from maumau.cards import Card
from maumau.engine.declare import CHANCE, GAME, KNOWLEDGE, new
from maumau.engine.entry import imagine_world, see
from maumau.game import Refused, Round, ShuffleMissing, View, deal
from maumau.game.round import seeded
from maumau.game.table import compiled
from maumau.rules import load, shipped

from . import checks
from .play import Choice, begin, play
from .tables import Drawn, drawings, seats_of
from .witness import SPECTATOR, Witness

pytestmark = pytest.mark.rule("ALL-12")

ROUNDS = 6  #: a ruleset and law
WORLDS = 60  #: other worlds tried, a ruleset


def witnessed(ref: str, rng: random.Random, count: int, most: int = 120) -> Iterator[list[tuple[Round, Choice | None]]]:
    """Random rounds, each as all its states with the lines that led to them."""
    for ruleset in drawings(ref, rng, count, Drawn()):
        table = begin(ruleset, rng.choice(seats_of(ruleset)), rng)
        yield [(table, None), *play(table, rng, most=most)]


def with_witness(states: list[tuple[Round, Choice | None]]) -> Iterator[tuple[Round, Witness]]:
    """Each state of a round, with where all cards lie and who has seen them."""
    witness = Witness.of(states[0][0])
    yield states[0][0], witness
    for (before, _), (table, choice) in pairwise(states):
        assert choice is not None
        witness.after(before, choice, table)
        yield table, witness


# -- (a) two worlds that differ only in what a seat cannot know --------------------------------------------------------


def public(table: Round) -> tuple[Any, ...]:
    """What everybody at the table can see of a state and of the line that led to it, from the full round."""
    event = table.last_event
    seen = tuple((drawn.seat, drawn.count, drawn.cards if drawn.public else None) for drawn in event.drawn)
    line = (event.seat, event.move, event.renewed, event.shown, seen)
    where = (table.phase, table.turn, table.direction, table.suit, table.pending, table.waiting, table.result)
    return line, where, table.sizes, table.pile, len(table.stock), tuple(table.called.items())


def exchanged(cards: tuple[Card, ...], places: list[int], order: list[int]) -> tuple[Card, ...]:
    """The cards, those of some places dealt to the same places anew."""
    changed = list(cards)
    for place, other in zip(places, order, strict=True):
        changed[place] = cards[other]
    return tuple(changed)


def other_world(states: list[tuple[Round, Choice | None]], shuffle: int, places: list[int], order: list[int]) -> Round:
    """The same lines from an altered pack (shuffle 0), or with an altered shuffle.

    Raises `Refused`, `ShuffleMissing` or `ValueError` where they cannot be, and `LookupError` where somebody could
    see that it is another world.
    """
    first = states[0][0]
    pack = exchanged(first.pack, places, order) if shuffle == 0 else first.pack
    table = deal(first.ruleset, first.seats, seed=0, dealer=first.dealer, leader=first.leader, pack=pack)
    number = 0
    for like, choice in states:
        if choice is not None:
            fall = choice.shuffle
            if fall is not None:
                number += 1
                fall = exchanged(fall, places, order) if number == shuffle else fall
            table = table.play(choice.move, choice.seat, shuffle=fall, ask=True)
        if public(table) != public(like):
            raise LookupError
    return table


def assert_equal_for(viewer: int, one: Round, other: Round, told: str) -> None:
    """Views are equal in every respect, and so is what every bot does on them, and the work it takes."""
    view, like = one.view(viewer), other.view(viewer)
    assert view == like, told
    assert hash(view) == hash(like), told
    assert repr(view) == repr(like), told
    assert pickle.dumps(view.knowledge) == pickle.dumps(like.knowledge), told
    assert (view.events, view.legal, view.calls) == (like.events, like.legal, like.calls), told
    if viewer == SPECTATOR:
        return
    assert one.may_catch == other.may_catch, told
    for bot in BOTS:
        luck, same_luck = seeded(5), seeded(5)
        assert choose_word(bot, view, luck, one.may_catch) == choose_word(bot, like, same_luck, other.may_catch), told
        if view.my_turn:
            assert choose_move(bot, view, luck) == choose_move(bot, like, same_luck), told
        assert luck.tobytes() == same_luck.tobytes(), told


def hidden_places(witness: Witness, viewer: int, rng: random.Random) -> tuple[int, list[int]]:
    """A shuffle, and places in it whose cards the viewer has not seen since: two of them, or now and then all."""
    by_shuffle: dict[int, list[int]] = {}
    for card in witness.hidden(viewer):
        shuffle, place = witness.origin[card]
        by_shuffle.setdefault(shuffle, []).append(place)
    choices = [(shuffle, places) for shuffle, places in by_shuffle.items() if len(places) > 1]
    if not choices:
        return 0, []
    # The newest shuffle as often as all others: it lies deepest in the history.
    shuffle, places = choices[-1] if rng.random() < 0.5 else rng.choice(choices)
    if rng.random() < 0.2:
        return shuffle, places
    # Half of the time one of the two is a card that came into a hand last, such as the one just drawn.
    newest = [witness.origin[hand[-1]][1] for hand in witness.hands if hand and witness.origin[hand[-1]][0] == shuffle]
    newest = [place for place in newest if place in places]
    if newest and rng.random() < 0.5:
        place = rng.choice(newest)
        return shuffle, [place, rng.choice([other for other in places if other != place])]
    return shuffle, rng.sample(places, 2)


@pytest.mark.parametrize("ref", shipped())
def test_two_worlds_that_differ_in_hidden_cards_alone(ref: str) -> None:
    rng = random.Random(f"two worlds {ref}")
    alike = tried = moved_hands = reshuffled = 0
    wanted_reshuffled = 5 if load(ref).rules.stock.renew == "shuffled" else 0
    for states in witnessed(ref, rng, 400, most=250):
        if alike >= WORLDS and reshuffled >= wanted_reshuffled:
            break
        # Before the end: there all hands are shown.
        last = max(number for number, (table, _) in enumerate(states) if not table.over)
        for stop in (rng.randint(0, last), rng.randint(last // 2, last), last):
            until = states[: stop + 1]
            *_, (table, witness) = with_witness(until)
            for viewer in rng.sample(range(SPECTATOR, table.seats), 2):
                shuffle, places = hidden_places(witness, viewer, rng)
                order = rng.sample(places, len(places))
                tried += 1
                try:
                    other = other_world(until, shuffle, places, order)
                except (Refused, ShuffleMissing, LookupError, ValueError):
                    continue
                if (other.hands, other.stock) == (table.hands, table.stock):
                    continue  # equal cards changed places
                told = f"{ref}, viewer {viewer}, shuffle {shuffle}, {places} -> {order}, {table.pack}, {table.lines}"
                assert_equal_for(viewer, table, other, told)
                alike += 1
                moved_hands += other.hands != table.hands
                reshuffled += shuffle > 0
                # Who is dealt or holds another card does see it.
                for seat in range(table.seats):
                    if other.hands[seat] != table.hands[seat]:
                        assert seat != viewer
                        assert table.view(seat) != other.view(seat), told
    assert alike >= WORLDS, f"only {alike} other worlds of {tried}"
    assert moved_hands > WORLDS // 6
    assert reshuffled >= wanted_reshuffled


# -- (b) what is shown, and what not -----------------------------------------------------------------------------------


def check_shown(table: Round, witness: Witness, viewer: int, told: str) -> None:
    """A View holds what the witness saw this viewer see, no more and no less."""
    view = table.view(viewer)
    assert view.sizes == table.sizes, told
    assert view.pile == table.pile, told
    assert view.stock_size == len(table.stock), told
    ended = table.over
    for seat in range(table.seats):
        expected = sorted(table.hands[seat]) if ended else witness.known_in(viewer, seat)
        assert sorted(view.known_cards(seat)) == expected, f"hand of {seat}: {told}"
    assert view.known_stock == (() if table.phase == "cut" else witness.known_stock(viewer)), told
    assert view.cut_card == (table.stock[0] if table.phase == "cut" else None), told
    assert view.hand == (table.hands[viewer] if viewer >= 0 else ()), told
    ring = view.knowledge["ring"][0]
    shown = int(np.count_nonzero(ring != 255))
    assert shown == len(view.pile) + len(view.known_stock) + (view.cut_card is not None), told
    hands = view.knowledge["hands"][0]
    if not ended:
        assert all(int(hands[seat]) == 0 for seat in range(len(hands)) if seat != viewer), told


def check_events(table: Round, viewer: int) -> None:
    """The history is the whole one, with the cards that others drew masked."""
    for event, full in zip(table.view(viewer).events, table.events, strict=True):
        assert (event.seat, event.move, event.renewed, event.shown) == (full.seat, full.move, full.renewed, full.shown)
        for drawn, open_drawn in zip(event.drawn, full.drawn, strict=True):
            assert (drawn.seat, drawn.count) == (open_drawn.seat, open_drawn.count)
            assert open_drawn.cards is not None
            assert len(open_drawn.cards) == open_drawn.count
            own = open_drawn.public or drawn.seat == viewer
            assert drawn.cards == (open_drawn.cards if own else None)


@pytest.mark.parametrize("ref", shipped())
def test_a_view_shows_what_was_seen_and_nothing_else(ref: str) -> None:
    rng, known, ended = random.Random(f"shown {ref}"), 0, 0
    for states in witnessed(ref, rng, ROUNDS, most=400):
        for table, witness in with_witness(states):
            told = f"{ref}, {dict(table.ruleset.chosen)}, {table.seats} seats, {table.lines[-6:]}"
            for viewer in range(SPECTATOR, table.seats):
                check_shown(table, witness, viewer, told)
            known += sum(len(witness.known_in(SPECTATOR, seat)) for seat in range(table.seats))
        last = states[-1][0]
        ended += last.over
        for viewer in range(SPECTATOR, last.seats):
            check_events(last, viewer)
    assert ended > 0
    if load(ref).rules.stock.renew == "turned over":
        assert known > 0


@pytest.mark.parametrize("ref", shipped())
def test_the_drawn_card_is_told_while_it_is_decided_over(ref: str) -> None:
    """To who drew it alone, and no longer than it lies in the hand."""
    rng, told = random.Random(f"drawn {ref}"), 0
    for states in witnessed(ref, rng, ROUNDS):
        for table, _ in states:
            for viewer in range(SPECTATOR, table.seats):
                view = table.view(viewer)
                if view.drawn is not None:
                    told += 1
                    assert table.turn == viewer
                    assert view.drawn in view.hand, f"{ref}: {view}, drawn {view.drawn}, {table.lines[-4:]}"
    if load(ref).rules.draw.then != "turn ends":
        assert told > 0


# -- (c) worlds that a seat imagines -----------------------------------------------------------------------------------


@pytest.mark.parametrize("ref", shipped())
def test_imagined_worlds_agree_with_what_is_known(ref: str) -> None:
    """Every card in one place, a state that can be played on, and the same View from the same chair."""
    rng, luck, seen = random.Random(f"imagine {ref}"), seeded(1), new(KNOWLEDGE)
    for states in witnessed(ref, rng, ROUNDS):
        rules, world = compiled(states[0][0].ruleset), new(GAME)
        for table, _ in states:
            if table.over:
                continue
            for viewer in range(SPECTATOR, table.seats):
                view = table.view(viewer)
                before = view.knowledge.tobytes()
                imagine_world(rules, view.knowledge, luck, world)
                told = f"{ref}, viewer {viewer} of {table.seats}, pack {table.pack}, {table.lines}"
                assert view.knowledge.tobytes() == before, told
                fault = checks.Fault(checks.world_fault(rules, world))
                assert fault == checks.Fault.NOTHING, f"{fault.name}: {told}"
                see(rules, world, viewer, seen)
                assert seen.tobytes() == before, told


SMALL = """
name = "Small"
players = "2-2"
follow = "suit or rank"
pack = { ranks = "7-8" }
deal = { hand = 2, opening = "starter" }
draw = { allowed = "at will", then = "may play it" }
stock = { renew = "shuffled" }
"""


def test_imagined_worlds_are_uniform(tmp_path: Path) -> None:
    """Five unseen cards, two of them in the other hand, three in the stock in some order: sixty worlds."""
    path = tmp_path / "small.toml"
    path.write_text(SMALL, "utf-8")
    ruleset = load(path)
    table = deal(ruleset, 2, seed=3, dealer=0)
    rules, luck, world, counts = compiled(ruleset), seeded(11), new(GAME), dict[tuple[int, ...], int]()
    knowledge = table.view(1).knowledge
    worlds = 30_000
    for _ in range(worlds):
        imagine_world(rules, knowledge, luck, world)
        game = world[0]
        stock = [int(game.ring[place]) for place in range(int(game.head), int(game.mid))]
        found = (int(game.hands[0]), *stock)
        counts[found] = counts.get(found, 0) + 1
    assert len(counts) == 60
    chi_square = sum((count - worlds / 60) ** 2 / (worlds / 60) for count in counts.values())
    # 59 degrees of freedom: one in a million lies above 132, one in a million below 20.
    assert 20 < chi_square < 132


# -- (d) what may be done ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ref", shipped())
def test_a_view_lists_own_moves_and_own_calls(ref: str) -> None:
    assert not [name for name in dir(View) if "catch" in name or name == "also"]
    rng, calls = random.Random(f"lists {ref}"), 0
    for states in witnessed(ref, rng, ROUNDS):
        for table, _ in states:
            for viewer in range(SPECTATOR, table.seats):
                view = table.view(viewer)
                mine = table.turn is not None and table.turn == viewer
                assert view.my_turn == mine
                assert view.legal == (table.legal if mine else ())
                assert not any(move.verb in ("catch", "close") for move in view.legal)
                assert view.calls == (table.calls(viewer) if viewer >= 0 else ())
                calls += len(view.calls)
    if any(load(ref).resolved()["call"][kind] != "none" for kind in ("one_left", "none_left")):
        assert calls > 0


#: What a call changes in what everybody knows: the word that stands, and the windows that follow from it.
HEARD = {"called", "open_one", "open_none", "unmet"}


def changed_fields(one: View, other: View) -> set[str]:
    """The fields of the knowledge records that differ."""
    names = one.knowledge.dtype.names or ()
    return {name for name in names if one.knowledge[name].tobytes() != other.knowledge[name].tobytes()}


def test_a_missed_call_shows_in_nothing_but_the_word() -> None:
    """To the others a state in which somebody has called differs from one in which nobody has by that word alone."""
    compared = 0
    for ref in shipped():
        rng = random.Random(f"missed {ref}")
        for states in witnessed(ref, rng, ROUNDS):
            for table, _ in states:
                for caller in range(table.seats):
                    for word in table.calls(caller):
                        called = table.play(word, caller)
                        if called.phase != table.phase:
                            continue  # the right word with an empty hand ends the waiting
                        for viewer in range(SPECTATOR, table.seats):
                            if viewer == caller:
                                continue
                            one, other = table.view(viewer), called.view(viewer)
                            assert changed_fields(one, other) <= HEARD
                            assert one.legal == other.legal
                            assert one.called != other.called
                            assert other.events[:-1] == one.events
                            compared += 1
    assert compared > 200


def test_nothing_of_chance_is_in_a_view() -> None:
    """Knowledge is one record of its own type, and how the next shuffle falls is in none of its bytes."""
    one, other = deal("mau-mau-fi", 3, seed=1, dealer=0), deal("mau-mau-fi", 3, seed=2, dealer=0)
    table = deal("mau-mau-fi", 3, seed=9, dealer=0, pack=one.pack)
    assert one.view(0).knowledge.dtype == KNOWLEDGE
    assert table.view(0) == one.view(0)
    assert one.view(0) != other.view(0)
    assert not set(CHANCE.names or ()) & set(KNOWLEDGE.names or ())
