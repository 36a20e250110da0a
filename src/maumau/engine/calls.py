"""Calls and catches: the announcement of the last card, the word for going out, and who missed them.

A call that is due with a play and does not stand opens a *window* on the seat (`open_one`, `open_none`): until it
closes the call may still be made, where the rules allow that, and any other seat may catch (ALL-16). Another's next
play or move closes the window of the last card; the window of an empty hand waits for a right call, a catch or the
table's `- close`. Where the rules know no catch (LT-16) the single card stays `unmet`: putting it uncalled does not
finish.

A call covers one approach to the last card and lapses with any card received (ALL-09; see `stock.draw_one`).
"""

from __future__ import annotations

from maumau.engine.bits import has, has_seat
from maumau.engine.declare import (
    CALLED_DOUBLE,
    CALLED_NONE,
    CALLED_ONE,
    Before,
    Game,
    Phase,
    Rules,
)
from maumau.engine.kernel import inlined, kernel

MAY_CALL = 1
MAY_CALL_DOUBLE = 2


@inlined
def may_call(rules: Rules, game: Game, seat: int) -> int:
    """Which words the seat may say now, as `MAY_CALL` and `MAY_CALL_DOUBLE`. Source: LT-15, SR-08, FI-11, EU-10."""
    if game.phase == Phase.CUT or game.phase == Phase.OVER:
        return 0
    words = 0
    if rules.one_due != 0 and may_announce(rules, game, seat):
        words |= MAY_CALL
    if rules.none_due != 0:
        words |= words_for_going_out(rules, game, seat)
    return words


@inlined
def in_time(before: int, game: Game, seat: int) -> bool:
    """Whether a call may be made ahead of the play: on one's turn (phase `play`), or at any time."""
    if before == Before.ON_TURN:
        return game.phase == Phase.PLAY and game.turn == seat
    return before == Before.ANY_TIME


@inlined
def may_announce(rules: Rules, game: Game, seat: int) -> bool:
    """The announcement of the last card: with two cards before the play, or with one while the window is open."""
    if int(game.called[seat]) & CALLED_ONE:
        return False
    if int(game.sizes[seat]) == 2:
        return in_time(rules.one_before, game, seat)
    return int(game.sizes[seat]) == 1 and rules.one_after != 0 and has_seat(game.open_one, seat)


@inlined
def words_for_going_out(rules: Rules, game: Game, seat: int) -> int:
    """The words for going out: with one card before the play, or with none while the round waits."""
    said = int(game.called[seat])
    if int(game.sizes[seat]) == 0:
        if game.phase != Phase.WINDOW or game.waiting != seat or rules.none_after == 0:
            return 0
    elif int(game.sizes[seat]) != 1 or not in_time(rules.none_before, game, seat):
        return 0
    words = 0
    if said & (CALLED_NONE | CALLED_DOUBLE) == 0 and rules.doubles != rules.every:
        words |= MAY_CALL
    if said & CALLED_DOUBLE == 0 and rules.doubles != 0:
        words |= MAY_CALL_DOUBLE
    return words


@inlined
def goes_out_rightly(rules: Rules, game: Game, seat: int, card: int) -> bool:
    """Whether the word that going out with this card needs has been said. Source: EU-11, FI-11."""
    said = int(game.called[seat])
    if has(rules.doubles, card):
        return said & CALLED_DOUBLE != 0
    return said & (CALLED_NONE | CALLED_DOUBLE) != 0


@kernel
def note_calls_due(rules: Rules, game: Game, seat: int, card: int) -> None:
    """Open a window on the seat where its play makes a call due that does not stand."""
    left = int(game.sizes[seat])
    if left == 1 and rules.one_due != 0 and int(game.called[seat]) & CALLED_ONE == 0:
        game.open_one |= 1 << seat
        if rules.one_cannot_finish != 0:
            game.unmet |= 1 << seat
    elif left == 0 and rules.none_due != 0 and not goes_out_rightly(rules, game, seat, card):
        game.open_none |= 1 << seat


@inlined
def close_windows_of_others(rules: Rules, game: Game, seat: int, plays: bool) -> None:
    """A move of `seat` closes the windows of the others; its own it leaves open. Source: LT-15, SR-08, FI-11."""
    if game.open_one != 0 and (plays or rules.one_until_play == 0):
        game.open_one &= 1 << seat


@kernel
def may_be_caught(rules: Rules, game: Game) -> int:
    """The seats that can be caught now, as a set."""
    if rules.one_cannot_finish != 0:
        return game.open_none
    return game.open_one | game.open_none


@kernel
def cards_when_caught(rules: Rules, game: Game, seat: int) -> int:
    """What a catch costs: one penalty settles everything that was missed (FI-11), the dearer where they differ."""
    cards = 0
    if has_seat(game.open_one, seat):
        cards = rules.one_cards
    if has_seat(game.open_none, seat):
        cards = max(cards, rules.none_cards)
    return cards


@kernel
def settle(game: Game, seat: int) -> None:
    """Nothing is missing any more."""
    game.open_one &= ~(1 << seat)
    game.open_none &= ~(1 << seat)
