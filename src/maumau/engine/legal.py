"""Legal moves: the one list that everything reads.

A move is a small number. The legal turn moves of a game are a pair of sets: `plays`, the card kinds that may be put,
and `others`, with a bit for every other move (its number less 64). Calls and catches are no turn moves; they stand
beside the list and are found by `calls.py`.

A card follows by suit or rank as the ruleset says, or is wild (LT-06, LT-13); both are already in the table
`follows`, one set of kinds a top card. While a penalty is live only its answers are legal (ALL-03). Who can neither
play nor draw passes (ALL-05).
"""

from __future__ import annotations

import numpy as np

from maumau.engine.bits import NONE, bit
from maumau.engine.declare import Game, Last, Mask, Mode, Nominate, Phase, Rules, Then
from maumau.engine.kernel import inlined, kernel
from maumau.engine.stock import can_draw

# Numbers of moves: 0 … 63 put that card kind, 64 … 71 name that suit.
NAME = 64
DRAW, PASS, TAKE, KEEP, LEAVE, CLOSE, CALL, CALL_DOUBLE = range(72, 80)
CATCH = 80  # + the seat that is caught
MOVES = 90

DRAW_BIT = np.uint64(1 << (DRAW - 64))
PASS_BIT = np.uint64(1 << (PASS - 64))
TAKE_BIT = np.uint64(1 << (TAKE - 64))
KEEP_OR_LEAVE = np.uint64((1 << (KEEP - 64)) | (1 << (LEAVE - 64)))
CLOSE_BIT = np.uint64(1 << (CLOSE - 64))


@inlined
def fitting(rules: Rules, game: Game) -> Mask:
    """The kinds that may follow the top card in an ordinary turn. Source: LT-06, LT-14, RU-V6, ALL-10."""
    if game.top < 0:
        return rules.every
    fits: Mask = rules.follows[game.top] if game.suit < 0 else rules.follows_named[game.top, game.suit]
    if game.right >= 0:
        fits |= rules.covers[game.right]
    return fits


@inlined
def may_be_put(rules: Rules, game: Game, cards: Mask) -> Mask:
    """Cards of the hand that fit, less those that may not be the last where the hand holds no other."""
    if rules.barred != NONE and int(game.sizes[game.turn]) == 1:
        cards &= ~rules.barred
    return cards


@inlined
def answers(rules: Rules, game: Game) -> Mask:
    """The kinds that may be put instead of taking what is pending; none where the last card is merely served."""
    if game.finisher >= 0 and int(rules.last[game.finish_card]) == Last.SERVED:
        return NONE
    listed: Mask = rules.answers[game.top]
    return listed


@inlined
def suits_to_name(rules: Rules, game: Game) -> Mask:
    """The suits that may be named: any, or any other than the card's own (RU-V4)."""
    suits = bit(rules.suits) - np.uint64(1)
    if int(rules.nominate[game.naming]) == Nominate.ANOTHER:
        suits &= ~bit(int(rules.suit[game.naming]))
    return suits


@inlined
def legal(rules: Rules, game: Game) -> tuple[Mask, Mask]:
    """The legal moves of the seat to move, as (`plays`, `others`)."""
    if game.phase == Phase.PLAY:
        return legal_in_turn(rules, game)
    if game.phase == Phase.NAME:
        return NONE, suits_to_name(rules, game)
    if game.phase == Phase.WINDOW:
        return NONE, CLOSE_BIT
    if game.phase == Phase.CUT:
        return NONE, KEEP_OR_LEAVE
    return NONE, NONE


@inlined
def legal_in_turn(rules: Rules, game: Game) -> tuple[Mask, Mask]:
    """The legal moves where the seat to move has the turn, by its mode."""
    hand = game.hands[game.turn]
    if game.mode == Mode.TURN:
        plays = may_be_put(rules, game, hand & fitting(rules, game))
        if game.top < 0:
            return plays, NONE
        if can_draw(game):
            return plays, DRAW_BIT if plays == NONE or rules.draw_at_will != 0 else NONE
        return plays, PASS_BIT if plays == NONE or rules.may_pass != 0 else NONE
    if game.mode == Mode.DRAWN:
        return legal_when_drawn(rules, game, fitting(rules, game), rules.draw_then)
    if game.mode == Mode.ANSWER:
        return may_be_put(rules, game, hand & answers(rules, game)), TAKE_BIT
    if game.mode == Mode.UNTIL:
        return NONE, DRAW_BIT if can_draw(game) else PASS_BIT
    if game.mode == Mode.CAME:
        return bit(game.drawn), NONE
    if game.mode == Mode.COVER:
        return legal_cover(rules, game, hand)
    return legal_when_drawn(rules, game, rules.covers[game.top], int(rules.cover_then[game.top]))


@inlined
def legal_when_drawn(rules: Rules, game: Game, fits: Mask, then: int) -> tuple[Mask, Mask]:
    """After a draw: the drawn card alone where it fits, and `pass` unless it then must be put (LT-07, SR-06, RU-05).

    Some rules let any fitting card of the hand be put.
    """
    own = game.hands[game.turn] if then == Then.MAY_PLAY_ANY else bit(game.drawn)
    plays = may_be_put(rules, game, fits & own)
    if plays == NONE or then != Then.MUST_PLAY:
        return plays, PASS_BIT
    return plays, NONE


@kernel
def legal_cover(rules: Rules, game: Game, hand: Mask) -> tuple[Mask, Mask]:
    """One more card on one's own: a covering card, a draw, or `pass`. Source: LT-10, SR-10, RU-V4, RU-V9."""
    card = game.top
    plays = may_be_put(rules, game, hand & rules.covers[card])
    others = NONE
    at_will = plays == NONE or int(rules.cover_at_will[card]) != 0
    if int(rules.cover_cards[card]) != 0 and at_will and can_draw(game):
        others |= DRAW_BIT
    if plays != NONE:
        if int(rules.cover_refuse[card]) != 0:
            others |= PASS_BIT
    elif others == NONE:
        others = PASS_BIT
    return plays, others
