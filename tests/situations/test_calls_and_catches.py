"""Situation 12: calls before the card, early, under a wild, in every phase; catches for nothing, and by two at once.

What is about clocks (a grace for slow lines, a cool-down for hammering) is the server's; what holds here is that a
window is a state, that a false catch changes nothing, and that one catch settles it.
"""

from __future__ import annotations

import random
from itertools import product

import pytest

from maumau.game import Round, deal
from maumau.rules import Ruleset

from .laying import SHIPPED, house, lay, legal, played, refused, rules, state_of

CALL = (
    'call.one_left = {{ before = "{before}", after = {after}, until = "another moves", missed = "caught", cards = 2 }}'
)
WILD = 'cards.J = { wild = "any card", nominate = "any suit" }\n'

#: Rulesets in which the last card is announced and a missing call is caught, house rules among them.
CAUGHT: dict[str, Ruleset] = {
    ref: rules(ref)
    for ref in SHIPPED
    if (call := rules(ref).rules.call.one_left) is not None and call.missed == "caught" and call.before != "never"
} | {
    f"house, {before}, {after}": house(WILD + CALL.format(before=before, after=after))
    for before in ("on turn", "any time")
    for after in ("true", "false")
}
#: Where the word for going out is due, and the round waits with an empty hand.
WAITING = {ref: rules(ref) for ref in SHIPPED if rules(ref).rules.call.none_left is not None}
TWO_HANDS = ["9s 10s Ks", "9d 10d Kd"]


def caught_rules() -> list[object]:
    """As parameters."""
    return [pytest.param(ruleset, id=name) for name, ruleset in CAUGHT.items()]


def two_left(ruleset: Ruleset, card: str = "9h") -> Round:
    """Seat 0 holds that card and the ten of clubs, the others three cards."""
    return lay(ruleset, [f"{card} 10c", *TWO_HANDS], "Kh", "Kc 9c 6h 6d 6s 6c 3h 3d")


def called_after(ruleset: Ruleset) -> bool:
    """Whether the call of the last card may still be made after the play."""
    call = ruleset.rules.call.one_left
    assert call is not None
    return call.after


@pytest.mark.rule("SR-08", "FI-11", "ALL-16")
@pytest.mark.parametrize("ruleset", caught_rules())
def test_called_before_the_card(ruleset: Ruleset) -> None:
    table = two_left(ruleset)
    said = table.play("call", 0)
    assert (said.called, said.turn, said.legal, said.moves_made) == ({0: ("call",)}, 0, table.legal, 0)
    assert refused(said, "call", 0) == "already-called"
    after = said.play("play 9h")
    assert after.may_catch == ()
    assert refused(after, "catch 0", 1) == "nothing-to-catch"
    silent = table.play("play 9h")
    assert silent.may_catch == (0,)
    assert silent.play("catch 0", 1).sizes == (3, 3, 3)


@pytest.mark.rule("SR-08", "FI-11", "ALL-10", "ALL-16")
@pytest.mark.parametrize("ruleset", caught_rules())
def test_with_a_wild_as_last_but_one(ruleset: Ruleset) -> None:
    """Called before, nothing is open while the suit is named; else the window is open in that very phase."""
    named = played(two_left(ruleset, "Jh"), "0 call", "0 play Jh")
    assert (named.phase, named.may_catch) == ("name", ())
    assert named.play("name d").may_catch == ()
    silent = two_left(ruleset, "Jh").play("play Jh")
    assert (silent.phase, silent.may_catch, silent.turn) == ("name", (0,), 0)
    assert silent.play("name d").may_catch == (0,), "one's own move does not close it"
    if not called_after(ruleset):
        assert silent.calls(0) == ()
        assert refused(silent, "call", 0) == "nothing-to-call"
        return
    saved = silent.play("call", 0)
    assert (saved.phase, saved.turn, saved.may_catch, legal(saved)) == ("name", 0, (), legal(silent))
    assert refused(saved, "catch 0", 2) == "nothing-to-catch"


@pytest.mark.rule("ALL-09")
@pytest.mark.parametrize("ruleset", caught_rules())
def test_an_early_call_lapses_with_a_card(ruleset: Ruleset) -> None:
    """Called with two cards, then drawn: the call is gone, and the next approach to one card needs another."""
    table = played(two_left(ruleset), "0 call", "0 draw")
    assert table.called == {}
    table = played(table, "0 pass", "1 draw", "1 pass", "2 draw", "2 pass")
    assert refused(table, "call", 0) == "nothing-to-call"
    table = played(table, "0 play 9h", "1 play 9s")
    assert table.called == {}
    assert table.sizes[0] == 2
    again = played(table, "2 play 9d", "0 draw", "0 pass")
    assert (again.sizes[0], again.may_catch) == (3, ())
    silent = played(lay(ruleset, ["9h 10c", *TWO_HANDS], "Kh", "9c 6d", called=[0]), "0 play 9h")
    assert silent.may_catch == ()
    lapsed = played(lay(ruleset, ["9h 10c", *TWO_HANDS], "Kh", "Kc 6d", called=[0]), "0 draw", "0 play Kc", "1 draw")
    assert lapsed.may_catch == ()
    lapsed = played(lapsed, "1 pass", "2 draw", "2 pass", "0 play 10c")
    assert lapsed.may_catch == (0,)


@pytest.mark.rule("ALL-13", "ALL-16")
@pytest.mark.parametrize("ref", SHIPPED)
def test_catches_for_nothing_in_every_phase(ref: str) -> None:
    """Every seat tries to catch every other in the phases that rounds come to, and nothing changes."""
    rng, phases = random.Random(ref), set()
    for seed in range(4):
        table = deal(ref, 3, seed=seed)
        for number in range(60):
            if table.over:
                break
            if number % 4 == 0 or table.phase not in phases:
                phases.add(table.phase)
                for seat, other in product(range(3), range(3)):
                    if other == seat:
                        assert refused(table, f"catch {other}", seat) == "own-catch"
                    elif other not in table.may_catch:
                        assert refused(table, f"catch {other}", seat) == "nothing-to-catch"
            table = table.play(rng.choice(table.legal))
    assert {"play", "name"} <= phases


@pytest.mark.rule("ALL-16")
@pytest.mark.parametrize("ruleset", caught_rules())
def test_catches_for_nothing_however_often(ruleset: Ruleset) -> None:
    """A hundred in a row cost nothing, and the one that is right still is."""
    table = two_left(ruleset)
    before = state_of(table)
    for number in range(100):
        assert refused(table, "catch 0", 1 + number % 2) == "nothing-to-catch"
    assert state_of(table) == before
    assert played(table, "0 play 9h", "2 catch 0").sizes == (3, 3, 3)


@pytest.mark.rule("SR-08", "FI-11", "ALL-16")
@pytest.mark.parametrize("ruleset", caught_rules())
def test_of_two_catchers_one_is_first(ruleset: Ruleset) -> None:
    table = two_left(ruleset).play("play 9h")
    for first, second in ((1, 2), (2, 1)):
        caught = table.play("catch 0", first)
        assert (caught.sizes, caught.turn, caught.legal) == ((3, 3, 3), 1, table.legal)
        assert refused(caught, "catch 0", second) == "nothing-to-catch"
        assert refused(caught, "catch 0", first) == "nothing-to-catch"
        assert refused(caught, "call", 0) == "nothing-to-call"


@pytest.mark.rule("EU-10", "FI-11", "ALL-16")
@pytest.mark.parametrize("ref", WAITING)
def test_of_two_catchers_at_an_empty_hand_one_is_first(ref: str) -> None:
    """Exactly one penalty, and the card that was put is then no last card: the round goes on with the next seat."""
    ruleset = WAITING[ref]
    none_left = ruleset.rules.call.none_left
    assert none_left is not None
    table = lay(ruleset, ["10h", *TWO_HANDS], "Kh", "Kc 9c").play("play 10h")
    assert (table.phase, table.waiting, table.may_catch, legal(table)) == ("window", 0, (0,), {"close"})
    caught = table.play("catch 0", 2)
    assert (caught.phase, caught.turn, caught.sizes) == ("play", 1, (none_left.cards, 3, 3))
    assert refused(caught, "catch 0", 1) == "nothing-to-catch"
    assert refused(caught, "close") == "nothing-to-close"


@pytest.mark.rule("EU-10", "EU-11", "FI-11", "ALL-16")
@pytest.mark.parametrize("ref", WAITING)
def test_a_window_lets_nobody_play(ref: str) -> None:
    """Not the seat with the empty hand again, and not the next before it closes; then the round is over, once."""
    table = lay(WAITING[ref], ["10h", *TWO_HANDS], "Kh", "Kc 9c").play("play 10h")
    for seat in range(3):
        for move in ("draw", "pass", "take", "name c", "play 10h", "play 9s", "keep"):
            assert refused(table, move, seat) == "waits-for-close"
    closed = table.play("close")
    assert closed.result is not None
    assert (closed.result.reason, closed.result.finisher) == ("out", 0)
    assert refused(closed, "close") == "round-over"
    assert refused(closed, "catch 0", 1) == "round-over"
    right = [said for word in table.calls(0) if (said := table.play(word, 0)).over]
    assert right
    for said in right:
        assert said.result == closed.result
        assert refused(said, "catch 0", 1) == "round-over"


@pytest.mark.rule("EU-10", "ALL-07")
def test_who_was_caught_plays_again_only_where_the_power_says_so() -> None:
    """An eight between two gives the turn back: a new turn, begun by the rules and not by the window."""
    ruleset = rules("mau-mau-32")
    table = played(lay(ruleset, ["8h", "9s 10s"], "Kh", "Kc 9c"), "0 play 8h", "1 catch 0")
    assert (table.phase, table.turn, table.sizes) == ("play", 0, (2, 2))
    table = played(lay(ruleset, ["9h", "9s 10s"], "Kh", "Kc 9c"), "0 play 9h", "1 catch 0")
    assert (table.phase, table.turn, table.sizes) == ("play", 1, (2, 2))


#: Moments of the Balkan game in which seat 1 holds two cards and may speak: hands of seats 0 and 2, pile, lines.
MOMENTS = {
    "another's turn": ("9h 10h Kh", "9d 10d Kd", "5h", ()),
    "another has drawn": ("9s 10s Ks", "9d 10d Kd", "5h", ("0 draw",)),
    "another names": ("Jh 10h Kh", "9d 10d Kd", "5h", ("0 play Jh",)),
    "another covers": ("Ah 10h Kh", "9d 10d Kd", "5h", ("0 play Ah",)),
    "another drew to cover": ("Ah 10s Ks", "9d 10d Kd", "5h", ("0 play Ah", "0 draw")),
    "the own turn": ("9h 10h Kh", "9d 10d Kd", "5h", ("0 play 9h",)),
    "the own penalty": ("7h 10h Kh", "9d 10d Kd", "5h", ("0 play 7h",)),
    "the own draw until": ("2d 10h Kh", "9d 10d Kd", "5d", ("0 play 2d",)),
    "another's penalty": ("8h 10h Kh", "7s 10d Kd", "5h", ("0 play 8h", "2 draw")),
}


@pytest.mark.rule("SR-08", "ALL-16")
@pytest.mark.parametrize("moment", MOMENTS)
def test_any_time_is_any_time(moment: str) -> None:
    """Neither the phase nor the turn nor the list of the seat to move changes, and the call stands."""
    one, three, pile, lines = MOMENTS[moment]
    table = played(lay(rules("mau-mau-balkan"), [one, "9c 10c", three], pile, "Kc 3c 4h 5s"), *lines)
    assert [str(move) for move in table.calls(1)] == ["call"]
    said = table.play("call", 1)
    assert said.called == {1: ("call",)}
    assert (said.phase, said.turn, said.legal, said.pending) == (table.phase, table.turn, table.legal, table.pending)
    assert said.sizes == table.sizes


@pytest.mark.rule("FI-11")
def test_on_turn_is_on_turn() -> None:
    """Holding two off turn one waits; on turn one may, also with cards pending and after a draw."""
    ruleset = rules("mau-mau-fi")
    table = lay(ruleset, ["9h 10h Kh", "9c 10c", "9d 10d Kd"], "5h", "3c 4c 5c 6c")
    assert refused(table, "call", 1) == "nothing-to-call"
    assert table.play("play 9h").play("call", 1).called == {1: ("call",)}
    pending = lay(ruleset, ["7s 10c", "9d 10d Kd"], "7h", "3c 4c", pending=2).play("call", 0)
    assert (pending.called, legal(pending)) == ({0: ("call",)}, {"take", "play 7s"})
    assert pending.play("take").called == {}
    drawn = lay(ruleset, ["9s", "9d 10d Kd"], "5h", "3h 4c").play("draw")
    assert drawn.play("call", 0).play("play 3h").may_catch == ()
    assert drawn.play("play 3h").may_catch == (0,)


@pytest.mark.rule("ALL-16", "SR-08", "FI-11", "EU-10")
@pytest.mark.parametrize("ref", [ref for ref in SHIPPED if rules(ref).rules.call.one_left or ref in WAITING])
def test_every_window_of_random_rounds_is_settled_by_one_catch(ref: str) -> None:
    """Wherever somebody can be caught, everybody else tries, in any order: one succeeds, and one penalty is taken."""
    rng, windows, waits = random.Random(ref), 0, 0
    ruleset = rules(ref)
    costs = {call.cards for call in (ruleset.rules.call.one_left, ruleset.rules.call.none_left) if call is not None}
    for seed in range(25):
        table = deal(ruleset, 3, seed=seed)
        for _ in range(150):
            if table.over:
                break
            for caught in table.may_catch:
                others = [seat for seat in range(3) if seat != caught]
                rng.shuffle(others)
                after = table.play(f"catch {caught}", others[0])
                if after.over:
                    continue
                assert after.sizes[caught] - table.sizes[caught] in costs
                for seat in others:
                    assert refused(after, f"catch {caught}", seat) == "nothing-to-catch"
                if table.phase != "window":
                    assert (after.phase, after.turn, after.moves_made) == (table.phase, table.turn, table.moves_made)
                windows, waits = windows + 1, waits + (table.phase == "window")
            cards = [move for move in table.legal if move.card is not None]
            table = table.play(rng.choice(cards or table.legal))
    assert windows >= 20
    assert waits >= 5 or ref not in WAITING
