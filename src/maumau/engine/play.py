"""Putting a card, and what its power then does, in this order:

1. the card is on top, a nominated suit ends, windows of others close · 2. a call that is due and does not stand opens
a window, and who may not finish takes cards · 3. an empty hand is out, waits to be caught, or must cover · 4. the
direction turns · 5. cards taken at once · 6. pending cards add up · 7. a suit is named, unless a cover comes first ·
8. who is next.

The card is on the pile before anybody draws, so a renewed stock cannot hold it. *Out* comes before every power, so
that the last card's power is not served (ALL-15), and after the call, so that who is caught takes first and the power
acts as if the card had not been the last (LT-16, EU-10, SR-08). Direction comes before the taker and the next
(ALL-06).
"""

from __future__ import annotations

from maumau.engine.bits import NONE, has, has_seat
from maumau.engine.calls import close_windows_of_others, may_be_caught, note_calls_due, settle
from maumau.engine.declare import Chance, Game, Last, Mode, Phase, Reason, Rules, Taker
from maumau.engine.kernel import inlined, kernel
from maumau.engine.scoring import end_round
from maumau.engine.stock import can_draw, discard, draw_cards, remove, renew_at_once


@inlined
def neighbour(game: Game, seat: int, steps: int) -> int:
    """The seat so many steps on, in the present direction. Source: ALL-06."""
    seat += steps * game.direction
    seat += game.seats * int(seat < 0) - game.seats * int(seat >= game.seats)  # no branch to foresee
    if 0 <= seat < game.seats:
        return seat
    return seat % game.seats  # more seats skipped than there are


@inlined
def begin_turn(game: Game, seat: int) -> None:
    """The seat has an ordinary turn."""
    game.phase = Phase.PLAY
    game.mode = Mode.TURN
    game.turn = seat
    game.right = -1
    game.drawn = -1


@inlined
def pass_turn(game: Game) -> None:
    """The turn is over: the next seat has an ordinary one."""
    begin_turn(game, neighbour(game, game.turn, 1))


@inlined
def put(rules: Rules, game: Game, chance: Chance, card: int) -> None:
    """The seat to move puts a card that is legal."""
    seat, under = game.turn, game.top
    game.covered = -1
    if game.mode == Mode.COVER or game.mode == Mode.COVER_DRAWN:
        game.covered = under
    elif game.right >= 0 and has(rules.covers[game.right], card):
        game.covered = game.right
    game.plain = 1 if game.mode == Mode.CAME else 0
    game.passes = 0
    game.drawn = -1
    remove(game, seat, card)
    discard(game, card)
    renew_at_once(rules, game, chance)
    close_windows_of_others(rules, game, seat, True)
    if game.plain != 0 and rules.suit[card] != rules.suit[under]:
        game.suit = int(rules.suit[under])
    left = int(game.sizes[seat])
    if left <= 1:
        if left == 0:
            put_last(rules, game, chance, seat, card)
            return
        note_calls_due(rules, game, seat, card)
    go_on(rules, game, chance, seat)


@kernel
def put_last(rules: Rules, game: Game, chance: Chance, seat: int, card: int) -> None:
    """The hand is empty: uncalled, covered first, waiting to be caught, or out. Source: LT-16, SR-11, SR-08, EU-11."""
    if has_seat(game.unmet, seat):
        game.unmet &= ~(1 << seat)
        game.open_one &= ~(1 << seat)
        if draw_cards(rules, game, chance, seat, rules.one_cards) > 0:
            if int(game.sizes[seat]) == 1:
                game.open_one |= 1 << seat
                game.unmet |= 1 << seat
            go_on(rules, game, chance, seat)
            return
    if game.plain == 0 and int(rules.last[card]) == Last.COVERED and game.finisher < 0:
        go_on(rules, game, chance, seat)
        if can_draw(game):
            return
    note_calls_due(rules, game, seat, card)
    if game.finisher < 0 and has_seat(may_be_caught(rules, game), seat):
        game.phase = Phase.WINDOW
        game.waiting = seat
        game.turn = seat
        return
    go_out(rules, game, chance, seat)


@kernel
def go_out(rules: Rules, game: Game, chance: Chance, seat: int) -> None:
    """The seat is out: the round ends, or its penalty is taken first. Source: ALL-15, LT-18."""
    settle(game, seat)
    card = game.top
    if game.finisher >= 0:
        go_on(rules, game, chance, seat)
        return
    game.finisher = seat
    game.finish_card = card
    last = int(rules.last[card])
    if game.plain != 0 or (last != Last.ANSWERED and last != Last.SERVED):
        end_round(rules, game, Reason.OUT)
        return
    go_on(rules, game, chance, seat)
    if game.pending == 0:
        end_round(rules, game, Reason.OUT)


@inlined
def go_on(rules: Rules, game: Game, chance: Chance, seat: int) -> None:
    """The power of the top card acts, put by `seat`, and somebody is next."""
    card = game.top
    if int(rules.involved[card]) != 0 or game.covered >= 0 or game.plain != 0 or game.finisher >= 0:
        act_out(rules, game, chance, seat)
        return
    # What most cards do is arithmetic. Asking for each power whether the card has it would cost more: no processor can
    # foresee which card is put.
    game.direction *= int(rules.turns[card])
    game.pending += int(rules.penalty[card])
    begin_turn(game, neighbour(game, seat, 1 + int(rules.skip[card])))
    game.mode = Mode.ANSWER if game.pending > 0 else Mode.TURN


@kernel
def act_out(rules: Rules, game: Game, chance: Chance, seat: int) -> None:
    """The power of the top card step by step: of involved cards, of covers, forced cards, and cards after the last."""
    card = game.top
    if game.plain != 0:
        game.turn = seat
        pass_turn(game)
        return
    if game.finisher >= 0:
        add_penalty(rules, game, chance, seat, card)
        hand_over(rules, game, seat, card)
        return
    if int(rules.reverse[card]) != 0:
        game.direction = -game.direction
    add_penalty(rules, game, chance, seat, card)
    if int(rules.cover[card]) != 0:
        game.phase = Phase.PLAY
        game.mode = Mode.COVER
        game.turn = seat
        game.right = -1
        return
    naming = card if int(rules.nominate[card]) != 0 else game.covered
    if naming >= 0 and int(rules.nominate[naming]) != 0:
        game.phase = Phase.NAME
        game.turn = seat
        game.naming = naming
        return
    hand_over(rules, game, seat, card)


@kernel
def add_penalty(rules: Rules, game: Game, chance: Chance, seat: int, card: int) -> None:
    """Cards taken at once are taken; others are added to what is pending. Source: ALL-16, SR-12, LT-11."""
    cards = int(rules.penalty[card])
    if cards == 0:
        return
    if int(rules.taker[card]) == Taker.AT_ONCE:
        step = -1 if int(rules.penalty_previous[card]) != 0 else 1
        draw_cards(rules, game, chance, neighbour(game, seat, step), cards)
    else:
        game.pending += cards


@kernel
def hand_over(rules: Rules, game: Game, seat: int, card: int) -> None:
    """Whose turn follows the card, and what awaits them. Source: ALL-06, ALL-07, LT-09, SR-17."""
    steps = 1
    if game.finisher < 0:
        steps += int(rules.skip[card])
        if int(rules.reverse[card]) != 0 and game.seats == 2 and rules.reverse_skips != 0:
            steps += 1
    until = game.finisher < 0 and rules.until[card] != NONE
    live = (game.pending > 0 or until) and int(rules.taker[card]) != Taker.AT_ONCE
    if live and int(rules.penalty_previous[card]) != 0:
        steps = -1
    begin_turn(game, neighbour(game, seat, steps))
    if game.pending > 0:
        game.mode = Mode.ANSWER
    elif until:
        game.mode = Mode.UNTIL


@kernel
def leave_uncovered(rules: Rules, game: Game) -> None:
    """The own card stays uncovered: the next seat's turn, with the right to cover where it passes on (RU-V4)."""
    card = game.top
    pass_turn(game)
    if int(rules.passes_on[card]) != 0:
        game.right = card
