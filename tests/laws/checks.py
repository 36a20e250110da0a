"""What is true of a game at every moment, as kernels: whole rounds are played and looked at move by move.

A check answers 0, or a number of `Fault`. The kernel that plays rounds answers with the fault and the number of the
round, which the seed makes again, so that `replayed` can show it as a record.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from numpy.typing import NDArray

from maumau.bots.choices import any_move
from maumau.engine.bits import NONE, bit, has, has_seat
from maumau.engine.calls import may_be_caught, may_call
from maumau.engine.chance import PLACE, below
from maumau.engine.declare import RING, Chance, Game, Mask, Mode, Phase, Reason, Rules
from maumau.engine.kernel import kernel
from maumau.engine.legal import CALL, CALL_DOUBLE, CATCH, CLOSE, DRAW, MOVES, NAME, legal
from maumau.engine.moves import abandon, act
from maumau.engine.refuse import Why, allows, why
from maumau.lab.rounds import begin_round, note, seed_round

Records = NDArray[Any]
Numbers = NDArray[Any]

REASONS = len(Why)


class Fault(IntEnum):
    """What is wrong with a state, or with a move."""

    NOTHING = 0
    CARDS_LOST = 1
    HAND_AND_COUNTS_DIFFER = 2
    SIZE_AND_COUNTS_DIFFER = 3
    KNOWN_MORE_THAN_HELD = 4
    RING_OUT_OF_ORDER = 5
    TOP_IS_NOT_TOP = 6
    NO_SEAT_TO_MOVE = 7
    WINDOW_WITHOUT_CAUSE = 8
    OVER_WITHOUT_REASON = 9
    NO_LEGAL_MOVE = 10
    LEGAL_AFTER_THE_END = 11
    CARD_NOT_HELD = 12
    STRANGE_MOVE = 13
    CALL_WITHOUT_RULE = 14
    WINDOW_OF_NOBODY = 15
    EMPTY_HAND_GOES_ON = 16
    DRAWN_CARD_NOT_HELD = 17
    NOTHING_PENDING = 18
    LIST_AND_ALLOWS_DIFFER = 19
    LIST_AND_WHY_DIFFER = 20
    NO_SUCH_REASON = 21
    ABANDONED_WRONG = 22
    TOO_LONG = 23
    MOVES_NOT_COUNTED = 24
    LOG_FULL = 25
    AFTER_A_MOVE = 100  #: + the fault of a state that an allowed move left


# Places of the tally of what was seen.
STATES, ROUNDS, LONGEST_ROUND, TURNED_OVER, SHUFFLED, CATCHES, CALLS, DOUBLES = range(8)
BY_PHASE = 10  #: + `Phase`
BY_MODE = 20  #: + `Mode`
BY_REASON = 30  #: + `Reason`: how rounds ended
BY_WHY = 40  #: + `Why`: refusals
TALLY = 100


@kernel
def cards_fault(rules: Rules, game: Game) -> int:
    """Cards are conserved, and hands, counts and sizes say the same. Source: ALL-01, ALL-11."""
    if not 0 <= game.head <= game.mid <= game.tail or game.tail - game.head > RING:
        return Fault.RING_OUT_OF_ORDER
    for card in range(rules.kinds):
        there = 0
        for place in range(game.head, game.tail):
            if int(game.ring[place & PLACE]) == card:
                there += 1
        for seat in range(game.seats):
            held = int(game.counts[seat, card])
            if held < 0 or (held > 0) != has(game.hands[seat], card):
                return Fault.HAND_AND_COUNTS_DIFFER
            if not 0 <= int(game.known[seat, card]) <= held:
                return Fault.KNOWN_MORE_THAN_HELD
            there += held
        if there != game.packs:
            return Fault.CARDS_LOST
    for seat in range(game.seats):
        size = 0
        for card in range(rules.kinds):
            size += int(game.counts[seat, card])
        if size != int(game.sizes[seat]):
            return Fault.SIZE_AND_COUNTS_DIFFER
        if game.hands[seat] & ~rules.every != NONE:
            return Fault.HAND_AND_COUNTS_DIFFER
    top = int(game.ring[(game.tail - 1) & PLACE]) if game.tail > game.mid else -1
    return Fault.NOTHING if top == game.top else Fault.TOP_IS_NOT_TOP


@kernel
def turn_fault(rules: Rules, game: Game) -> int:
    """Exactly one seat, or the table, has a move; nobody after the end."""
    plays, others = legal(rules, game)
    if game.phase == Phase.OVER:
        if game.reason == Reason.NONE or game.turn != -1:
            return Fault.OVER_WITHOUT_REASON
        return Fault.NOTHING if plays == NONE and others == NONE else Fault.LEGAL_AFTER_THE_END
    if plays == NONE and others == NONE:
        return Fault.NO_LEGAL_MOVE
    if others & ~(bit(16) - bit(0)) != NONE:
        return Fault.STRANGE_MOVE
    if game.phase == Phase.WINDOW:
        waits = 0 <= game.waiting < game.seats and int(game.sizes[game.waiting]) == 0
        if not waits or not has_seat(may_be_caught(rules, game), game.waiting) or others != bit(CLOSE - NAME):
            return Fault.WINDOW_WITHOUT_CAUSE
        return Fault.NOTHING
    if not 0 <= game.turn < game.seats:
        return Fault.NO_SEAT_TO_MOVE
    if plays & ~game.hands[game.turn] != NONE:
        return Fault.CARD_NOT_HELD
    if has(others, CLOSE - NAME):
        return Fault.STRANGE_MOVE
    if game.phase == Phase.PLAY:
        return mode_fault(game)
    return Fault.NOTHING


@kernel
def mode_fault(game: Game) -> int:
    """A drawn card lies in the hand that drew it; who answers a penalty has one to answer."""
    has_drawn = game.mode == Mode.DRAWN or game.mode == Mode.CAME or game.mode == Mode.COVER_DRAWN
    if has_drawn and (game.drawn < 0 or not has(game.hands[game.turn], game.drawn)):
        return Fault.DRAWN_CARD_NOT_HELD
    if (game.mode == Mode.ANSWER) != (game.pending > 0):
        return Fault.NOTHING_PENDING
    return Fault.NOTHING


@kernel
def calls_fault(rules: Rules, game: Game) -> int:
    """Calls and catches where the rules have them, of seats that sit here; an empty hand ends the round or waits."""
    windows = game.open_one | game.open_none | game.unmet
    if windows < 0 or windows >> game.seats != 0:
        return Fault.WINDOW_OF_NOBODY
    if rules.one_due == 0 and game.open_one | game.unmet != 0:
        return Fault.CALL_WITHOUT_RULE
    if rules.none_due == 0 and game.open_none != 0:
        return Fault.CALL_WITHOUT_RULE
    for seat in range(game.seats):
        words = may_call(rules, game, seat)
        if words != 0 and (rules.one_due + rules.none_due == 0 or game.phase == Phase.OVER):
            return Fault.CALL_WITHOUT_RULE
        if has_seat(game.open_none, seat) and int(game.sizes[seat]) != 0:
            return Fault.WINDOW_OF_NOBODY
        empty = int(game.sizes[seat]) == 0 and game.phase != Phase.OVER and game.phase != Phase.CUT
        # Once somebody is out and a chain is played to its end, others may empty their hands in it (LT-18).
        if empty and seat != game.turn and game.finisher < 0:
            return Fault.EMPTY_HAND_GOES_ON
    if game.phase == Phase.OVER and may_be_caught(rules, game) != 0:
        return Fault.CALL_WITHOUT_RULE
    return Fault.NOTHING


@kernel
def state_fault(rules: Rules, game: Game) -> int:
    """Everything that is true of a state."""
    fault = cards_fault(rules, game)
    if fault == Fault.NOTHING:
        fault = turn_fault(rules, game)
    if fault == Fault.NOTHING:
        fault = calls_fault(rules, game)
    return fault


@kernel
def is_listed(game: Game, plays: Mask, others: Mask, words: int, targets: int, seat: int, move: int) -> bool:
    """Whether the lists hold the move for this seat."""
    if move >= CATCH:
        return move - CATCH != seat and has_seat(targets, move - CATCH)
    if move == CALL:
        return words & 1 != 0
    if move == CALL_DOUBLE:
        return words & 2 != 0
    if move == CLOSE:
        return game.phase == Phase.WINDOW
    if game.phase == Phase.WINDOW or seat != game.turn:
        return False
    return has(plays, move) if move < NAME else has(others, move - NAME)


@kernel
def refusal_fault(rules: Rules, game: Game, tally: Numbers) -> int:
    """`allows` and `why` say yes to exactly what is listed, and give a reason for all else. Source: ALL-13."""
    plays, others = legal(rules, game)
    targets = may_be_caught(rules, game)
    for seat in range(game.seats):
        words = may_call(rules, game, seat)
        for move in range(MOVES):
            listed = is_listed(game, plays, others, words, targets, seat, move)
            if allows(rules, game, seat, move) != listed:
                return Fault.LIST_AND_ALLOWS_DIFFER
            reason = why(rules, game, seat, move)
            if (reason == Why.ALLOWED) != listed:
                return Fault.LIST_AND_WHY_DIFFER
            if not 0 <= reason < REASONS:
                return Fault.NO_SUCH_REASON
            tally[BY_WHY + reason] += 1
    if why(rules, game, game.seats, DRAW) != Why.NO_SUCH_SEAT:
        return Fault.LIST_AND_WHY_DIFFER
    return Fault.NOTHING


@kernel
def follow_up_fault(rules: Rules, games: Records, chances: Records) -> int:
    """Every allowed move, carried out on a copy of the first game, leaves a state that is right.

    The copies lie in the second places of `games` and in the third of `chances`.
    """
    game, copy = games[0], games[1]
    plays, others = legal(rules, game)
    targets = may_be_caught(rules, game)
    for seat in range(game.seats):
        words = may_call(rules, game, seat)
        for move in range(MOVES):
            if not is_listed(game, plays, others, words, targets, seat, move):
                continue
            games[1] = games[0]
            chances[2] = chances[0]
            act(rules, copy, chances[2], seat, move)
            fault = state_fault(rules, copy)
            if fault != Fault.NOTHING:
                return Fault.AFTER_A_MOVE + fault
            if copy.moves != game.moves + (1 if move < CLOSE else 0):
                return Fault.MOVES_NOT_COUNTED
    return abandoned_fault(rules, games)


@kernel
def abandoned_fault(rules: Rules, games: Records) -> int:
    """Broken off, a round has no finisher and no points. Source: ALL-18."""
    if games[0].phase == Phase.OVER:
        return Fault.NOTHING
    games[1] = games[0]
    copy = games[1]
    abandon(rules, copy)
    if copy.reason != Reason.ABANDONED or copy.finisher != -1 or copy.lost != 0:
        return Fault.ABANDONED_WRONG
    for seat in range(copy.seats):
        if int(copy.points[seat]) != 0:
            return Fault.ABANDONED_WRONG
    fault = state_fault(rules, copy)
    return Fault.AFTER_A_MOVE + fault if fault != Fault.NOTHING else Fault.NOTHING


@kernel
def choose(rules: Rules, game: Game, luck: Chance) -> tuple[int, int]:
    """A seat and a move of it: every second time a call or catch of any seat, where there is one, else a legal move.

    Of the calls and catches a uniform one, of the legal moves a uniform one.
    """
    targets = may_be_caught(rules, game)
    plays, others = legal(rules, game)
    found = 0
    for seat in range(game.seats):
        words = may_call(rules, game, seat)
        for move in range(CALL, CATCH + game.seats):
            if is_listed(game, plays, others, words, targets, seat, move):
                found += 1
    if found > 0 and below(luck, 2) == 0:
        wanted = below(luck, found)
        for seat in range(game.seats):
            words = may_call(rules, game, seat)
            for move in range(CALL, CATCH + game.seats):
                if is_listed(game, plays, others, words, targets, seat, move):
                    if wanted == 0:
                        return seat, move
                    wanted -= 1
    seat = -1 if game.phase == Phase.WINDOW else game.turn
    return seat, any_move(plays, others, luck)


@kernel
def tally_up(game: Game, chance: Chance, mid: int, move: int, tally: Numbers) -> None:
    """Note what was seen: after a move of that number, the border of the stock having been at `mid`."""
    tally[STATES] += 1
    tally[BY_PHASE + game.phase] += 1
    if game.phase == Phase.PLAY:
        tally[BY_MODE + game.mode] += 1
    if chance.shuffled != 0:
        tally[SHUFFLED] += 1
    elif game.mid != mid:
        tally[TURNED_OVER] += 1
    if move >= CATCH:
        tally[CATCHES] += 1
    elif move == CALL:
        tally[CALLS] += 1
    elif move == CALL_DOUBLE:
        tally[DOUBLES] += 1


@kernel
def check_round(
    rules: Rules, games: Records, chances: Records, log: Numbers, every: int, tally: Numbers
) -> tuple[int, int]:
    """Play the dealt first game to its end, looking at every state; the fault, and the places of the log used.

    Refusals and follow-ups are tried at every state of which the number is divisible by `every`.
    """
    game, chance, luck = games[0], chances[0], chances[1]
    used = 0
    fault = state_fault(rules, game)
    tally_up(game, chance, game.mid, 0, tally)
    while fault == Fault.NOTHING:
        if tally[STATES] % every == 0:
            fault = refusal_fault(rules, game, tally)
            if fault == Fault.NOTHING:
                fault = follow_up_fault(rules, games, chances)
            if fault != Fault.NOTHING:
                break
        if game.phase == Phase.OVER:
            break
        seat, move = choose(rules, game, luck)
        mid = game.mid
        act(rules, game, chance, seat, move)
        if len(log) > 0:
            used = note(log, used, game, chance, seat, move)
            if used < 0:
                return Fault.LOG_FULL, used
        tally_up(game, chance, mid, move, tally)
        fault = state_fault(rules, game)
        if game.moves > 5000:
            fault = Fault.TOO_LONG
    return fault, used


@kernel
def check_rounds(
    table: Records,
    games: Records,
    chances: Records,
    log: Numbers,
    seed: int,
    first: int,
    rounds: int,
    seats: int,
    every: int,
    tally: Numbers,
) -> tuple[int, int, int]:
    """Rounds `first` … of a seed: the first fault and its round's number (else 0 and `rounds`), the log's places used.

    Dealers take turns, and where the rules ask for a leader it is any seat.
    """
    rules, game = table[0], games[0]
    for number in range(first, first + rounds):
        seed_round(chances[0], chances[1], seed >> 32, seed & 0xFFFFFFFF, number)
        begin_round(rules, game, chances[0], seats, number % seats, below(chances[1], seats))
        chances[0].shuffled = 0
        fault, used = check_round(rules, games, chances, log, every, tally)
        if fault != Fault.NOTHING:
            return fault, number, used
        tally[ROUNDS] += 1
        tally[BY_REASON + game.reason] += 1
        tally[LONGEST_ROUND] = max(tally[LONGEST_ROUND], game.moves)
    return Fault.NOTHING, first + rounds, 0


@kernel
def world_fault(table: Records, worlds: Records) -> int:
    """`state_fault` of the first game."""
    return state_fault(table[0], worlds[0])
