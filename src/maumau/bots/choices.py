"""The players that know nothing: `random` and `random-any`.

They choose among legal moves and look at nothing else. `random` plays a uniformly chosen playable card whenever there
is one, names a uniform suit, always calls with the word its card needs, never catches, and keeps or leaves a cut card
by a coin. `random-any` is uniform over every legal move, catches, calls, silence and voluntary draws included.
"""

from __future__ import annotations

from maumau.engine.bits import NONE, count, has, lowest, nth
from maumau.engine.calls import MAY_CALL, MAY_CALL_DOUBLE, goes_out_rightly, may_announce, may_call
from maumau.engine.chance import below
from maumau.engine.declare import Chance, Game, Mask, Rules
from maumau.engine.kernel import inlined, kernel
from maumau.engine.legal import CALL, CALL_DOUBLE, CATCH, NAME

SILENT = -1


@inlined
def random_move(plays: Mask, others: Mask, luck: Chance) -> int:
    """A uniform playable card, else a uniform other move."""
    if plays != NONE:
        return nth(plays, below(luck, count(plays)))
    many = count(others)
    return NAME + (lowest(others) if many == 1 else nth(others, below(luck, many)))


@kernel
def any_move(plays: Mask, others: Mask, luck: Chance) -> int:
    """A uniform legal move."""
    cards = count(plays)
    chosen = below(luck, cards + count(others))
    return nth(plays, chosen) if chosen < cards else NAME + nth(others, chosen - cards)


@inlined
def right_call(rules: Rules, seen: Game, seat: int) -> int:
    """The word that a seat's cards need, of those it may say; `SILENT` where it may say none.

    Of all hands only that one is looked at.
    """
    words = may_call(rules, seen, seat)
    if words == 0:
        return SILENT
    if rules.one_due != 0 and may_announce(rules, seen, seat):
        return CALL
    card = seen.top if int(seen.sizes[seat]) == 0 else lowest(seen.hands[seat])
    if goes_out_rightly(rules, seen, seat, card):
        return SILENT
    return CALL_DOUBLE if has(rules.doubles, card) else CALL


@kernel
def any_word(words: int, targets: int, seats: int, luck: Chance) -> int:
    """A uniform choice among silence, the `words` that may be said, and catching one of the seats in `targets`."""
    choices = 1 + (words & 1) + (words >> 1)
    for other in range(seats):
        choices += (targets >> other) & 1
    if choices == 1:
        return SILENT
    chosen = below(luck, choices)
    if chosen == 0:
        return SILENT
    if words & MAY_CALL:
        chosen -= 1
        if chosen == 0:
            return CALL
    if words & MAY_CALL_DOUBLE:
        chosen -= 1
        if chosen == 0:
            return CALL_DOUBLE
    for other in range(seats):
        if (targets >> other) & 1:
            chosen -= 1
            if chosen == 0:
                return CATCH + other
    return SILENT
