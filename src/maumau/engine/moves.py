"""Carrying out a move: one function for each kind, and `act`, which chooses among them.

All of them trust that the move is legal; `refuse.why` says whether it is. `act` also counts the moves of seats and
stops a round that has had `LONGEST` of them (ALL-19), and ends one in which a full circle could neither play nor draw
(ALL-05).
"""

from __future__ import annotations

from maumau.engine.bits import has
from maumau.engine.calls import (
    cards_when_caught,
    close_windows_of_others,
    goes_out_rightly,
    may_announce,
    settle,
)
from maumau.engine.deal import keep_cut_card, leave_cut_card
from maumau.engine.declare import (
    CALLED_DOUBLE,
    CALLED_NONE,
    CALLED_ONE,
    LONGEST,
    Chance,
    Game,
    Mode,
    Phase,
    Reason,
    Rules,
    Taker,
    Then,
)
from maumau.engine.kernel import inlined, kernel
from maumau.engine.legal import CALL, CALL_DOUBLE, CATCH, CLOSE, DRAW, KEEP, NAME, PASS, TAKE, fitting
from maumau.engine.play import go_on, go_out, hand_over, leave_uncovered, pass_turn, put
from maumau.engine.scoring import end_round
from maumau.engine.stock import draw_cards, draw_one, draw_until


@kernel
def act(rules: Rules, game: Game, chance: Chance, seat: int, move: int) -> None:
    """Carry out a legal move of a seat (of the table: `CLOSE`, whatever `seat`)."""
    chance.shuffled = 0
    if move >= CALL:
        if move >= CATCH:
            catch(rules, game, chance, move - CATCH)
        else:
            call(rules, game, chance, seat, move)
        return
    if move == CLOSE:
        go_out(rules, game, chance, game.waiting)
        return
    take_turn(rules, game, chance, move)


@inlined
def take_turn(rules: Rules, game: Game, chance: Chance, move: int) -> None:
    """Carry out a legal move of the seat to move, and count it."""
    game.moves += 1
    if move < NAME:
        put(rules, game, chance, move)
    elif move == DRAW:
        draw(rules, game, chance)
    elif move == PASS:
        pass_on(rules, game)
    elif move == TAKE:
        take(rules, game, chance)
    elif move < DRAW:
        game.suit = move - NAME
        hand_over(rules, game, game.turn, game.top)
    elif move == KEEP:
        keep_cut_card(rules, game, chance)
    else:
        leave_cut_card(rules, game, chance)
    if game.moves >= LONGEST and game.phase != Phase.OVER:
        end_round(rules, game, Reason.STOPPED)


@inlined
def draw(rules: Rules, game: Game, chance: Chance) -> None:
    """Draw in an ordinary turn, to cover, or until a covering card comes."""
    seat = game.turn
    close_windows_of_others(rules, game, seat, False)
    if game.mode == Mode.TURN:
        if rules.draw_cards == 1:
            game.drawn = draw_one(rules, game, chance, seat)
        else:
            fits = fitting(rules, game)
            game.drawn = draw_until(rules, game, chance, seat, fits, rules.draw_cards, rules.draw_stops != 0)
        if rules.draw_then == Then.TURN_ENDS:
            pass_turn(game)
        else:
            game.mode = Mode.DRAWN
    elif game.mode == Mode.COVER:
        card = game.top
        most, stops = int(rules.cover_cards[card]), int(rules.cover_stops[card]) != 0
        game.drawn = draw_until(rules, game, chance, seat, rules.covers[card], most, stops)
        if int(rules.cover_then[card]) == Then.TURN_ENDS:
            leave_uncovered(rules, game)
        else:
            game.mode = Mode.COVER_DRAWN
    else:
        wanted = rules.until[game.top]
        came = draw_until(rules, game, chance, seat, wanted, -1, False)
        if came >= 0 and has(wanted, came):
            game.drawn = came
            game.mode = Mode.CAME
        else:
            pass_turn(game)


@inlined
def pass_on(rules: Rules, game: Game) -> None:
    """End the turn; a full circle of seats that can neither play nor draw is *blocked* (ALL-05)."""
    close_windows_of_others(rules, game, game.turn, False)
    if game.mode == Mode.COVER or game.mode == Mode.COVER_DRAWN:
        leave_uncovered(rules, game)
        return
    if game.mode == Mode.TURN:
        game.passes += 1
        if game.passes >= game.seats:
            end_round(rules, game, Reason.BLOCKED)
            return
    pass_turn(game)


@kernel
def take(rules: Rules, game: Game, chance: Chance) -> None:
    """Take all pending cards; the penalty is spent (ALL-02). A round that only waited for it is over (LT-18)."""
    seat = game.turn
    close_windows_of_others(rules, game, seat, False)
    draw_cards(rules, game, chance, seat, game.pending)
    game.pending = 0
    if game.finisher >= 0:
        end_round(rules, game, Reason.OUT)
    elif int(rules.taker[game.top]) == Taker.PLAYS:
        game.mode = Mode.TURN
    else:
        pass_turn(game)


@kernel
def call(rules: Rules, game: Game, chance: Chance, seat: int, move: int) -> None:
    """Say the word; with an empty hand the right word ends the waiting (EU-11)."""
    if move == CALL_DOUBLE:
        game.called[seat] |= CALLED_DOUBLE
    elif rules.one_due != 0 and may_announce(rules, game, seat):
        game.called[seat] |= CALLED_ONE
        if rules.one_after != 0:  # said after the play, it makes good what was missed before (FI-11)
            game.open_one &= ~(1 << seat)
            game.unmet &= ~(1 << seat)
    else:
        game.called[seat] |= CALLED_NONE
    if game.phase == Phase.WINDOW and game.waiting == seat and goes_out_rightly(rules, game, seat, game.top):
        go_out(rules, game, chance, seat)


@kernel
def catch(rules: Rules, game: Game, chance: Chance, seat: int) -> None:
    """The seat missed a call and is caught: it takes cards, and with an empty hand is not out. Source: SR-08, EU-10."""
    cards = cards_when_caught(rules, game, seat)
    settle(game, seat)
    drawn_seen = game.drawn_seen  # the seat to move may be deciding over a card that it drew before
    got = draw_cards(rules, game, chance, seat, cards)
    game.drawn_seen = drawn_seen
    if game.phase != Phase.WINDOW or game.waiting != seat:
        return
    if got == 0:
        go_out(rules, game, chance, seat)
    else:
        go_on(rules, game, chance, seat)


@kernel
def abandon(rules: Rules, game: Game) -> None:
    """Break the round off: no finisher, no points (ALL-18)."""
    end_round(rules, game, Reason.ABANDONED)
