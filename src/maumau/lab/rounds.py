"""Whole rounds inside the compiler: players asked in turn, and what they did noted down.

Before every move the seats are asked for calls and catches, in order, beginning with the seat after the last mover;
then the seat to move chooses. Where the round would end with an empty hand that may be caught and nobody speaks, the
table closes. Players see knowledge records; `random` and `random-any` read no more than what is legal for them, and
are asked without that detour.

The log is a row of numbers: `(seat + 1) · 128 + move` for a line, `SHUFFLE + cards` followed by so many kinds
for a shuffle.
"""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from maumau.bots.choices import SILENT, any_move, any_word, random_move, right_call
from maumau.bots.players import RANDOM, RANDOM_ANY, bot_move, bot_word
from maumau.engine.calls import may_be_caught, may_call
from maumau.engine.chance import PLACE, next_word, seed
from maumau.engine.deal import clear, deal, lay_pack, shuffle_pack
from maumau.engine.declare import RING, Chance, Game, Knowledge, Phase, Rules
from maumau.engine.kernel import kernel
from maumau.engine.knowledge import know
from maumau.engine.legal import CLOSE, legal
from maumau.engine.moves import act, take_turn

Records = NDArray[Any]
Log = NDArray[Any]

SHUFFLE = 1 << 20
FULL = -1


@kernel
def seed_round(chance: Chance, luck: Chance, high: int, low: int, number: int) -> None:
    """Chance and the players' luck for round `number` of a seed, each a stream of its own."""
    seed(chance, high, low, number)
    luck.a = next_word(chance)
    luck.b = next_word(chance)
    luck.c = next_word(chance)
    luck.d = 1


@kernel
def begin_round(rules: Rules, game: Game, chance: Chance, seats: int, dealer: int, leader: int) -> None:
    """Shuffle and deal."""
    clear(rules, game, seats, dealer, leader)
    lay_pack(rules, game)
    shuffle_pack(game, chance)
    deal(rules, game, chance)


@kernel
def play_random_round(rules: Rules, game: Game, chance: Chance, luck: Chance) -> None:
    """Play a dealt round to its end, all players `random`: as fast as the engine goes."""
    calls = rules.one_due + rules.none_due
    while game.phase != Phase.OVER:
        if game.phase == Phase.WINDOW:
            act(rules, game, chance, -1, CLOSE)
            continue
        seat = game.turn
        if calls != 0 and int(game.sizes[seat]) <= 2:
            word = right_call(rules, game, seat)
            if word != SILENT:
                act(rules, game, chance, seat, word)
        plays, others = legal(rules, game)
        take_turn(rules, game, chance, random_move(plays, others, luck))
        if game.open_one != 0 and game.phase != Phase.OVER:
            word = right_call(rules, game, seat)
            if word != SILENT:
                act(rules, game, chance, seat, word)


@kernel
def note(log: Log, used: int, game: Game, chance: Chance, seat: int, move: int) -> int:
    """Write a line, and the shuffle it brought; the places used, or `FULL`."""
    if used == FULL or used + 2 + chance.shuffled >= len(log):
        return FULL
    log[used] = (seat + 1) * 128 + move
    used += 1
    if chance.shuffled > 0:
        log[used] = SHUFFLE + chance.shuffled
        used += 1
        for i in range(chance.shuffled):
            log[used] = game.ring[(chance.at + i) & PLACE]
            used += 1
    return used


@kernel
def ask_words(
    rules: Rules, game: Game, chance: Chance, luck: Chance, seen: Knowledge, bots: Log, log: Log, used: int, last: int
) -> int:
    """Ask every entitled seat once, beginning with the seat after `last`; the places of the log used."""
    for step in range(1, game.seats + 1):
        seat = (last + step) % game.seats
        targets, words = may_be_caught(rules, game) & ~(1 << seat), may_call(rules, game, seat)
        if targets == 0 and words == 0:
            continue
        if int(bots[seat]) == RANDOM_ANY:
            word = any_word(words, targets, game.seats, luck)
        else:
            know(rules, game, seat, seen)
            word = bot_word(int(bots[seat]), rules, seen, targets, luck)
        if word != SILENT:
            act(rules, game, chance, seat, word)
            used = note(log, used, game, chance, seat, word)
            if game.phase == Phase.OVER:
                return used
    return used


@kernel
def play_noted_round(
    rules: Rules, game: Game, chance: Chance, luck: Chance, seen: Knowledge, bots: Log, log: Log
) -> int:
    """Play a dealt round to its end with any bots, into the log; the places used, or `FULL` if it did not suffice."""
    calls = rules.one_due + rules.none_due
    used, last = 0, game.dealer
    while game.phase != Phase.OVER:
        if calls != 0:
            used = ask_words(rules, game, chance, luck, seen, bots, log, used, last)
            if game.phase == Phase.OVER:
                break
        if game.phase == Phase.WINDOW:
            last = game.waiting
            act(rules, game, chance, -1, CLOSE)
            used = note(log, used, game, chance, -1, CLOSE)
            continue
        seat = game.turn
        plays, others = legal(rules, game)
        if int(bots[seat]) == RANDOM:
            move = random_move(plays, others, luck)
        elif int(bots[seat]) == RANDOM_ANY:
            move = any_move(plays, others, luck)
        else:
            know(rules, game, seat, seen)
            move = bot_move(int(bots[seat]), rules, seen, plays, others, luck)
        act(rules, game, chance, seat, move)
        used = note(log, used, game, chance, seat, move)
        last = seat
    return used


@kernel
def one_noted_round(
    rules: Records,
    games: Records,
    chances: Records,
    seen: Records,
    bots: Log,
    log: Log,
    pack: Log,
    high: int,
    low: int,
    number: int,
    seats: int,
    dealer: int,
    leader: int,
) -> int:
    """Round `number` of a seed, its pack and its lines noted; the places of the log used, or `FULL`."""
    game, chance, luck = games[0], chances[0], chances[1]
    seed_round(chance, luck, high, low, number)
    clear(rules[0], game, seats, dealer, leader)
    lay_pack(rules[0], game)
    shuffle_pack(game, chance)
    for place in range(min(game.mid, RING)):
        pack[place] = game.ring[place]
    deal(rules[0], game, chance)
    return play_noted_round(rules[0], game, chance, luck, seen[0], bots, log)


@kernel
def many_random_rounds(
    rules: Records,
    games: Records,
    chances: Records,
    high: int,
    low: int,
    first: int,
    rounds: int,
    seats: int,
    tally: Log,
) -> None:
    """Rounds `first` … of a seed, all players `random`, dealers in turn, added up in `tally`."""
    game, chance, luck = games[0], chances[0], chances[1]
    for number in range(first, first + rounds):
        seed_round(chance, luck, high, low, number)
        begin_round(rules[0], game, chance, seats, number % seats, (number + 1) % seats)
        play_random_round(rules[0], game, chance, luck)
        count_up(game, tally)


@kernel
def many_rounds(
    rules: Records,
    games: Records,
    chances: Records,
    seen: Records,
    bots: Log,
    log: Log,
    high: int,
    low: int,
    first: int,
    rounds: int,
    seats: int,
    tally: Log,
) -> None:
    """The same with any bots; the log is only scratch, and may be short."""
    game, chance, luck = games[0], chances[0], chances[1]
    for number in range(first, first + rounds):
        seed_round(chance, luck, high, low, number)
        begin_round(rules[0], game, chance, seats, number % seats, (number + 1) % seats)
        play_noted_round(rules[0], game, chance, luck, seen[0], bots, log)
        count_up(game, tally)


@kernel
def count_up(game: Game, tally: Log) -> None:
    """Add a finished round: rounds, moves, longest, then rounds by reason, then wins, points by seat."""
    tally[0] += 1
    tally[1] += game.moves
    tally[2] = max(tally[2], game.moves)
    tally[3 + game.reason] += 1
    if game.finisher >= 0:
        tally[10 + game.finisher] += 1
    for seat in range(game.seats):
        tally[20 + seat] += game.points[seat]
