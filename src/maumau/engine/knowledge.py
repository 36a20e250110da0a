"""What a seat may see, and worlds that agree with it.

`know` is the one function that looks at a game for a seat: it copies what ALL-12 makes public, the own hand and what
everybody remembers, and erases the rest. `imagine` goes the other way: it deals the cards that a seat has not seen to
the places that it cannot see, uniformly. Bots and planners receive knowledge and worlds, never the game.
"""

from __future__ import annotations

from maumau.engine.bits import NONE, bit, has
from maumau.engine.chance import PLACE, below
from maumau.engine.declare import KINDS, RING, SEATS, Chance, Game, Knowledge, Mode, Phase, Reason, Rules
from maumau.engine.kernel import kernel

HIDDEN = 255  #: a place of the ring that holds a card nobody may see, or none


@kernel
def copy_public(game: Game, other: Game) -> None:
    """Copy every field that all may see."""
    other.seats = game.seats
    other.dealer = game.dealer
    other.leader = game.leader
    other.packs = game.packs
    other.phase = game.phase
    other.mode = game.mode
    other.turn = game.turn
    other.direction = game.direction
    other.top = game.top
    other.suit = game.suit
    other.pending = game.pending
    other.right = game.right
    other.covered = game.covered
    other.plain = game.plain
    other.naming = game.naming
    other.waiting = game.waiting
    other.kept = game.kept
    other.passes = game.passes
    other.moves = game.moves
    other.finisher = game.finisher
    other.finish_card = game.finish_card
    other.reason = game.reason
    other.stock_known = game.stock_known
    other.drawn_seen = game.drawn_seen
    other.under = game.under
    other.head = game.head
    other.mid = game.mid
    other.tail = game.tail
    other.open_one = game.open_one
    other.open_none = game.open_none
    other.unmet = game.unmet
    other.lost = game.lost
    for seat in range(SEATS):
        other.points[seat] = game.points[seat]
        other.sizes[seat] = game.sizes[seat]
        other.called[seat] = game.called[seat]
        for card in range(KINDS):
            other.known[seat, card] = game.known[seat, card]


@kernel
def know(rules: Rules, game: Game, viewer: int, seen: Knowledge) -> None:
    """Fill `seen` with what seat `viewer` knows of the game; -1: with what a spectator knows. Source: ALL-12."""
    copy_public(game, seen)
    seen.viewer = viewer
    # A card drawn from a stock that was only turned over, or put under it for all to see, is known to all.
    seen.drawn = game.drawn if game.turn == viewer or game.drawn_seen != 0 else -1
    over = game.phase == Phase.OVER and game.reason != Reason.ABANDONED
    for seat in range(SEATS):
        own = over or seat == viewer
        seen.hands[seat] = game.hands[seat] if own and seat < game.seats else NONE
        for card in range(KINDS):
            shown = game.counts[seat, card] if own else game.known[seat, card]
            seen.counts[seat, card] = shown if seat < game.seats else 0
            if seat >= game.seats:
                seen.known[seat, card] = 0
        if seat >= game.seats:
            seen.points[seat] = 0
            seen.sizes[seat] = 0
            seen.called[seat] = 0
    for place in range(RING):
        seen.ring[place] = HIDDEN
    for place in range(game.mid, game.tail):
        seen.ring[place & PLACE] = game.ring[place & PLACE]
    if game.stock_known != 0 or game.under > 0:
        first = game.head if game.stock_known != 0 else max(game.head, game.mid - game.under)
        for place in range(first, game.mid):
            seen.ring[place & PLACE] = game.ring[place & PLACE]
    if game.phase == Phase.CUT:
        seen.ring[game.head & PLACE] = game.ring[game.head & PLACE]


@kernel
def imagine(rules: Rules, seen: Knowledge, chance: Chance, world: Game) -> None:
    """Fill `world` with a game in progress that the viewer could be in, unseen cards dealt uniformly.

    The viewer's own hand, what everybody knows of other hands, the pile and a stock that was only turned over stay as
    they are. `chance` serves the dealing alone.
    """
    copy_public(seen, world)
    world.drawn = seen.drawn
    world.viewer = -1
    for seat in range(seen.seats):
        world.hands[seat] = NONE
        for card in range(rules.kinds):
            held = int(seen.counts[seat, card])
            world.counts[seat, card] = held
            if held > 0:
                world.hands[seat] |= bit(card)
    cards = list_unseen(rules, seen, chance)
    cards = imagine_drawn(rules, seen, chance, world, cards)
    for seat in range(seen.seats):
        missing = int(seen.sizes[seat])
        for card in range(rules.kinds):
            missing -= int(world.counts[seat, card])
        for _ in range(missing):
            cards = take_unseen(chance, below(chance, cards), cards)
            hold(world, seat, int(chance.order[cards]))
    for place in range(RING):
        world.ring[place] = seen.ring[place]
    for place in range(seen.head, seen.mid):
        if int(seen.ring[place & PLACE]) == HIDDEN:
            cards = take_unseen(chance, below(chance, cards), cards)
            world.ring[place & PLACE] = chance.order[cards]


@kernel
def list_unseen(rules: Rules, seen: Knowledge, chance: Chance) -> int:
    """List the cards that the viewer has not seen in `chance.order`; how many there are."""
    cards = 0
    for card in range(rules.kinds):
        left = seen.packs
        for seat in range(seen.seats):
            left -= int(seen.counts[seat, card])
        for place in range(seen.head, seen.tail):
            if int(seen.ring[place & PLACE]) == card:
                left -= 1
        for _ in range(left):
            chance.order[cards] = card
            cards += 1
    return cards


@kernel
def imagine_drawn(rules: Rules, seen: Knowledge, chance: Chance, world: Game, cards: int) -> int:
    """Where another seat decides over a card it has drawn, imagine that card first; the unseen cards left.

    A card that is about to cover because it came (SR-13) is one of those that can come.
    """
    decides = seen.mode == Mode.DRAWN or seen.mode == Mode.CAME or seen.mode == Mode.COVER_DRAWN
    if seen.phase != Phase.PLAY or not decides or seen.drawn >= 0:
        return cards
    could_be = rules.until[seen.top] if seen.mode == Mode.CAME else rules.every
    many = 0
    for i in range(cards):
        many += 1 if has(could_be, int(chance.order[i])) else 0
    chosen = below(chance, many)
    for i in range(cards):
        if has(could_be, int(chance.order[i])):
            if chosen == 0:
                cards = take_unseen(chance, i, cards)
                break
            chosen -= 1
    world.drawn = int(chance.order[cards])
    hold(world, seen.turn, world.drawn)
    return cards


@kernel
def hold(world: Game, seat: int, card: int) -> None:
    """Put an imagined card into a hand whose size is known."""
    world.counts[seat, card] += 1
    world.hands[seat] |= bit(card)


@kernel
def take_unseen(chance: Chance, chosen: int, cards: int) -> int:
    """Move an unseen card to the end of the list, and shorten the list by it; the new length."""
    last = cards - 1
    card = chance.order[chosen]
    chance.order[chosen] = chance.order[last]
    chance.order[last] = card
    return last
