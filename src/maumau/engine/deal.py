"""Beginning a round: the pack, the cut, the hands, and how the pile begins.

The pack lies in the ring, its first card taken first. A cut that may be kept looks at its first cards, and the card
that is not kept becomes the pile (SR-02). Then the hands, packet by packet from the seat after the dealer (SR-04),
then the starter where one is turned up (EU-02), or the dealer's last card as the dealer's play (RU-V3). What is left
is the stock.

Three steps, so that a pack can be shuffled or laid by hand between them: `clear`, then `lay_pack` or the caller's own
order, then `deal`.
"""

from __future__ import annotations

from maumau.engine.bits import has
from maumau.engine.chance import PLACE, shuffle_ring
from maumau.engine.declare import Chance, Game, Leader, Opening, Phase, Rules
from maumau.engine.kernel import kernel
from maumau.engine.play import begin_turn, go_on, neighbour
from maumau.engine.stock import discard, give, remove


@kernel
def clear(rules: Rules, game: Game, seats: int, dealer: int, leader: int) -> None:
    """An empty table. `leader`, the last winner or who was drawn by lot, counts where the rules ask for one (RU-02)."""
    game.seats = seats
    game.dealer = dealer
    game.packs = int(rules.packs[seats])
    game.direction = rules.direction
    if rules.leader == Leader.ELDEST:
        game.leader = neighbour(game, dealer, 1)
    elif rules.leader == Leader.DEALER:
        game.leader = dealer
    else:
        game.leader = leader
    game.top = -1
    game.suit = -1
    game.pending = 0
    game.drawn = -1
    game.drawn_seen = 0
    game.right = -1
    game.covered = -1
    game.plain = 0
    game.naming = -1
    game.waiting = -1
    game.kept = 0
    game.passes = 0
    game.moves = 0
    game.finisher = -1
    game.finish_card = -1
    game.reason = 0
    game.stock_known = 0
    game.under = 0
    game.viewer = -1
    game.open_one = 0
    game.open_none = 0
    game.unmet = 0
    game.lost = 0
    for seat in range(seats):
        game.hands[seat] = 0
        game.points[seat] = 0
        game.sizes[seat] = 0
        game.called[seat] = 0
        for card in range(rules.kinds):
            game.counts[seat, card] = 0
            game.known[seat, card] = 0


@kernel
def lay_pack(rules: Rules, game: Game) -> None:
    """The packs in order, as stock: all kinds ascending, pack after pack."""
    cards = 0
    for _ in range(game.packs):
        for card in range(rules.kinds):
            game.ring[cards] = card
            cards += 1
    game.head = 0
    game.mid = cards
    game.tail = cards


@kernel
def shuffle_pack(game: Game, chance: Chance) -> None:
    """Shuffle the whole pack before the deal."""
    shuffle_ring(game, chance, game.head, game.mid - game.head)
    chance.shuffled = 0


@kernel
def next_card(game: Game) -> int:
    """Take the first card of the pack."""
    card = int(game.ring[game.head & PLACE])
    game.head += 1
    return card


@kernel
def deal(rules: Rules, game: Game, chance: Chance) -> None:
    """Deal the pack that lies ready; the game then waits for the cutter, or for who begins."""
    if rules.opening == Opening.CUT_CARD:
        game.waiting = neighbour(game, game.dealer, -1)
        look_at_cut(rules, game, chance)
    else:
        deal_hands(rules, game, chance)


@kernel
def look_at_cut(rules: Rules, game: Game, chance: Chance) -> None:
    """A strong card may be kept by the cutter, so many in a row; any other begins the pile. Source: SR-02."""
    if game.kept < rules.cutter_keeps and has(rules.power, int(game.ring[game.head & PLACE])):
        game.phase = Phase.CUT
        game.turn = game.waiting
    else:
        leave_cut_card(rules, game, chance)


@kernel
def keep_cut_card(rules: Rules, game: Game, chance: Chance) -> None:
    """The cutter keeps the card, on top of the hand to come; everybody has seen it. Source: SR-03, ALL-12."""
    card = next_card(game)
    give(game, game.waiting, card)
    game.known[game.waiting, card] += 1
    game.kept += 1
    look_at_cut(rules, game, chance)


@kernel
def leave_cut_card(rules: Rules, game: Game, chance: Chance) -> None:
    """The cut card begins the pile, and the hands are dealt."""
    discard(game, next_card(game))
    deal_hands(rules, game, chance)


@kernel
def deal_hands(rules: Rules, game: Game, chance: Chance) -> None:
    """Packets to everybody in turn, the last one smaller where the hand is no multiple of it. Source: SR-04, RU-01."""
    first = neighbour(game, game.dealer, 1)
    hand = int(rules.hands[game.seats])
    dealt = 0
    while dealt < hand:
        packet = min(rules.packet, hand - dealt)
        for i in range(game.seats):
            seat = neighbour(game, first, i)
            for _ in range(packet):
                give(game, seat, next_card(game))
        dealt += packet
    open_pile(rules, game, chance)


@kernel
def bury_starters(rules: Rules, game: Game) -> None:
    """What may not be the starter goes under the stock, for all to see, until another card comes or all were seen."""
    for _ in range(game.mid - game.head):
        card = int(game.ring[game.head & PLACE])
        if not has(rules.starter_not, card):
            return
        game.ring[game.mid & PLACE] = card
        game.head += 1
        game.mid += 1
        game.tail += 1
        game.under += 1


@kernel
def open_pile(rules: Rules, game: Game, chance: Chance) -> None:
    """How the pile begins, and who is to move. Source: LT-05, EU-02, SR-03, RU-V3, RU-V7."""
    if rules.opening == Opening.LEAD:
        begin_turn(game, game.leader)
        return
    if rules.opening == Opening.DEALERS_CARD:
        # The dealer is dealt to last, so the card just given is the pack's last taken one.
        card = int(game.ring[(game.head - 1) & PLACE])
        remove(game, game.dealer, card)
        discard(game, card)
        go_on(rules, game, chance, game.dealer)
        return
    if rules.opening == Opening.STARTER:
        bury_starters(rules, game)
        discard(game, next_card(game))
    if rules.starter_power != 0:
        go_on(rules, game, chance, game.dealer)
    else:
        begin_turn(game, game.leader)
