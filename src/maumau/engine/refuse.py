"""Why a move is refused: the mechanism that forbids it, and the card whose rule it is.

`why` answers 0 for a move that the rules allow, else a number of `Why`; the typed face makes a reason code, a clause
and a sentence of it (ALL-13). It asks `legal.legal` and `calls.may_call` first and only explains what they do not
list, so there is no second opinion on what is legal.
"""

from __future__ import annotations

from enum import IntEnum

from maumau.engine.bits import NONE, has, has_seat
from maumau.engine.calls import MAY_CALL, MAY_CALL_DOUBLE, may_be_caught, may_call
from maumau.engine.declare import Game, Mode, Phase, Rules, Then
from maumau.engine.kernel import kernel
from maumau.engine.legal import (
    CALL,
    CALL_DOUBLE,
    CATCH,
    CLOSE,
    DRAW,
    KEEP,
    LEAVE,
    NAME,
    TAKE,
    fitting,
    legal,
    may_be_put,
)
from maumau.engine.stock import can_draw


class Why(IntEnum):
    """The reasons of a refusal; their texts stand in `reasons.toml`, in this spelling with hyphens."""

    ALLOWED = 0
    ROUND_OVER = 1
    NOT_YOUR_TURN = 2
    WAITS_FOR_CLOSE = 3
    NOT_CUTTING = 4
    MUST_CUT = 5
    MUST_NAME = 6
    NOTHING_TO_NAME = 7
    SUIT_BARRED = 8
    NOT_IN_HAND = 9
    DOES_NOT_FOLLOW = 10
    SUIT_NOMINATED = 11
    WILD_BARRED = 12
    LIVE_PENALTY = 13
    LIVE_UNTIL = 14
    ONLY_DRAWN_CARD = 15
    FORCED_CARD = 16
    DOES_NOT_COVER = 17
    HOLDS_FITTING = 18
    HOLDS_COVER = 19
    ALREADY_DRAWN = 20
    NOTHING_TO_DRAW = 21
    MUST_LEAD = 22
    MUST_DRAW = 23
    MUST_PLAY = 24
    NO_DRAW_TO_COVER = 25
    NOTHING_TO_TAKE = 26
    NOTHING_TO_CALL = 27
    WRONG_WORD = 28
    ALREADY_CALLED = 29
    NOTHING_TO_CATCH = 30
    OWN_CATCH = 31
    NOTHING_TO_CLOSE = 32
    NO_SUCH_SEAT = 33
    NO_CALLS = 34
    LAST_BARRED = 35


@kernel
def allows(rules: Rules, game: Game, seat: int, move: int) -> bool:
    """Whether the rules allow the move to the seat (`CLOSE`: to the table)."""
    if move >= CATCH:
        caught = move - CATCH
        return caught != seat and has_seat(may_be_caught(rules, game), caught)
    if move == CALL:
        return may_call(rules, game, seat) & MAY_CALL != 0
    if move == CALL_DOUBLE:
        return may_call(rules, game, seat) & MAY_CALL_DOUBLE != 0
    if move != CLOSE and (seat != game.turn or game.phase == Phase.WINDOW):
        return False
    plays, others = legal(rules, game)
    return has(plays, move) if move < NAME else has(others, move - NAME)


@kernel
def why(rules: Rules, game: Game, seat: int, move: int) -> int:
    """Why the move is refused to the seat; `Why.ALLOWED` where it is not."""
    if seat >= game.seats or (move >= CATCH and move - CATCH >= game.seats):
        return Why.NO_SUCH_SEAT
    if allows(rules, game, seat, move):
        return Why.ALLOWED
    if game.phase == Phase.OVER:
        return Why.ROUND_OVER
    if move >= CATCH:
        return Why.OWN_CATCH if move - CATCH == seat else Why.NOTHING_TO_CATCH
    if move >= CALL:
        return why_no_call(rules, game, seat, move)
    if move == CLOSE:
        return Why.NOTHING_TO_CLOSE
    if game.phase == Phase.WINDOW:
        return Why.WAITS_FOR_CLOSE
    if seat != game.turn:
        return Why.NOT_YOUR_TURN
    if game.phase == Phase.CUT:
        return Why.MUST_CUT
    if move in (KEEP, LEAVE):
        return Why.NOT_CUTTING
    if game.phase == Phase.NAME:
        return Why.SUIT_BARRED if NAME <= move < DRAW and move - NAME < rules.suits else Why.MUST_NAME
    if move < NAME:
        return why_not_put(rules, game, move)
    return why_no_other(rules, game, move)


@kernel
def why_no_call(rules: Rules, game: Game, seat: int, move: int) -> int:
    """Why a word is refused: none is due, the other one is, or it was said."""
    if rules.one_due == 0 and rules.none_due == 0:
        return Why.NO_CALLS
    if may_call(rules, game, seat) != 0:
        return Why.WRONG_WORD
    return Why.ALREADY_CALLED if int(game.called[seat]) != 0 else Why.NOTHING_TO_CALL


@kernel
def why_not_put(rules: Rules, game: Game, card: int) -> int:
    """Why a card may not be put, by where the seat to move stands in its turn."""
    if game.mode == Mode.UNTIL:
        return Why.LIVE_UNTIL
    if card >= rules.kinds or not has(game.hands[game.turn], card):
        return Why.NOT_IN_HAND
    if has(rules.barred, card) and int(game.sizes[game.turn]) == 1:
        return Why.LAST_BARRED
    if game.mode == Mode.ANSWER:
        return Why.LIVE_PENALTY
    if game.mode == Mode.CAME:
        return Why.FORCED_CARD
    if game.mode == Mode.COVER or game.mode == Mode.COVER_DRAWN:
        return why_no_cover(rules, game, card)
    if game.mode == Mode.DRAWN and card != game.drawn and rules.draw_then != Then.MAY_PLAY_ANY:
        return Why.ONLY_DRAWN_CARD
    # A card that would not even follow its own suit, were that named, is a wild one that may not go on this card.
    if not has(rules.follows_named[game.top, int(rules.suit[card])], card):
        return Why.WILD_BARRED
    return Why.SUIT_NOMINATED if game.suit >= 0 else Why.DOES_NOT_FOLLOW


@kernel
def why_no_cover(rules: Rules, game: Game, card: int) -> int:
    """Why a card may not cover one's own."""
    any_card = int(rules.cover_then[game.top]) == Then.MAY_PLAY_ANY
    if game.mode == Mode.COVER_DRAWN and card != game.drawn and not any_card:
        return Why.ONLY_DRAWN_CARD
    return Why.ALREADY_DRAWN if has(rules.covers[game.top], card) else Why.DOES_NOT_COVER


@kernel
def why_no_other(rules: Rules, game: Game, move: int) -> int:
    """Why a draw, a pass, a take or a name is refused in a turn."""
    if move < DRAW:
        return Why.NOTHING_TO_NAME
    if game.mode == Mode.ANSWER:
        return Why.LIVE_PENALTY
    if move == TAKE:
        return Why.NOTHING_TO_TAKE
    if game.mode == Mode.UNTIL:
        return Why.LIVE_UNTIL if can_draw(game) else Why.NOTHING_TO_DRAW
    if game.mode == Mode.CAME:
        return Why.FORCED_CARD
    if move == DRAW:
        return why_no_draw(rules, game)
    return why_no_pass(rules, game)


@kernel
def why_no_draw(rules: Rules, game: Game) -> int:
    """Why a draw is refused."""
    if game.mode == Mode.DRAWN or game.mode == Mode.COVER_DRAWN:
        return Why.ALREADY_DRAWN
    if game.top < 0:
        return Why.MUST_LEAD
    if game.mode == Mode.COVER and int(rules.cover_cards[game.top]) == 0:
        return Why.NO_DRAW_TO_COVER
    if not can_draw(game):
        return Why.NOTHING_TO_DRAW
    return Why.HOLDS_COVER if game.mode == Mode.COVER else Why.HOLDS_FITTING


@kernel
def why_no_pass(rules: Rules, game: Game) -> int:
    """Why a pass is refused: a card must be put, or drawn first."""
    if game.top < 0:
        return Why.MUST_LEAD
    if game.mode == Mode.DRAWN or game.mode == Mode.COVER_DRAWN:
        return Why.MUST_PLAY
    if game.mode == Mode.COVER:
        covers = may_be_put(rules, game, game.hands[game.turn] & rules.covers[game.top])
        return Why.HOLDS_COVER if covers != NONE else Why.MUST_DRAW
    plays = may_be_put(rules, game, game.hands[game.turn] & fitting(rules, game))
    if plays != NONE and (rules.draw_at_will == 0 or not can_draw(game)):
        return Why.MUST_PLAY
    return Why.MUST_DRAW if can_draw(game) else Why.NOTHING_TO_DRAW


SPELLING = {why: why.name.lower().replace("_", "-") for why in Why}
