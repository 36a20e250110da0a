"""Cards on the move: to a hand, from a hand, from the stock, and how the stock is renewed.

The stock is renewed when a card is needed and none is there, never when the last is taken (ALL-04), unless the ruleset
says that it is renewed as soon as it is used up: the top card of the pile stays, the others are turned over, so that
the oldest discard is drawn first (LT-08, RU-06), or are shuffled (SR-23, EU-15). It may happen in the middle of a draw,
which then goes on; if nothing is left, one keeps what there was.

Any card that a seat receives ends its standing call (ALL-09).
"""

from __future__ import annotations

from maumau.engine.bits import bit, without_if
from maumau.engine.chance import PLACE, shuffle_ring
from maumau.engine.declare import UNTIL, Chance, Game, Mask, Rules
from maumau.engine.kernel import inlined, kernel


@inlined
def give(game: Game, seat: int, card: int) -> None:
    """Put a card into a hand."""
    game.hands[seat] |= bit(card)
    game.counts[seat, card] += 1
    game.sizes[seat] += 1


@inlined
def remove(game: Game, seat: int, card: int) -> None:
    """Take a card out of a hand that holds it."""
    left = int(game.counts[seat, card]) - 1
    game.counts[seat, card] = left
    game.hands[seat] = without_if(left == 0, game.hands[seat], card)
    game.sizes[seat] -= 1
    game.known[seat, card] -= int(game.known[seat, card] > 0)


@inlined
def discard(game: Game, card: int) -> None:
    """Put a card on the pile; no nominated suit stands on it yet."""
    game.ring[game.tail & PLACE] = card
    game.tail += 1
    game.top = card
    game.suit = -1


@inlined
def can_draw(game: Game) -> bool:
    """Whether there is a card to draw: in the stock, or under the top of the pile (ALL-05)."""
    return game.mid > game.head or game.tail - game.mid > 1


@kernel
def renew_stock(rules: Rules, game: Game, chance: Chance) -> bool:
    """Make the pile, but its top, the stock again; False where it is its top alone. Source: ALL-04, LT-08, SR-23."""
    cards = game.tail - 1 - game.mid
    if cards < 1:
        return False
    game.under = 0
    if rules.turned_over != 0:
        game.stock_known = 1
    else:
        game.stock_known = 0
        shuffle_ring(game, chance, game.mid, cards)
    game.mid = game.tail - 1
    return True


@inlined
def renew_at_once(rules: Rules, game: Game, chance: Chance) -> None:
    """Renew a stock that is just used up, where the rules do not wait until a card is needed."""
    if rules.renew_at_once != 0 and game.head == game.mid:
        renew_stock(rules, game, chance)


@inlined
def draw_one(rules: Rules, game: Game, chance: Chance, seat: int) -> int:
    """One card from the stock into a hand, the stock renewed if need be; the card, or -1 where there is none."""
    if game.head == game.mid and not renew_stock(rules, game, chance):
        return -1
    card = int(game.ring[game.head & PLACE])
    game.head += 1
    give(game, seat, card)
    game.called[seat] = 0
    game.unmet &= ~(1 << seat)
    game.drawn_seen = 0
    if game.stock_known != 0 or game.head > game.mid - game.under:
        game.drawn_seen = 1
        game.known[seat, card] += 1
    renew_at_once(rules, game, chance)
    return card


@kernel
def draw_cards(rules: Rules, game: Game, chance: Chance, seat: int, cards: int) -> int:
    """Up to `cards` cards into a hand; how many there were."""
    for got in range(cards):
        if draw_one(rules, game, chance, seat) < 0:
            return got
    return cards


@kernel
def draw_until(rules: Rules, game: Game, chance: Chance, seat: int, fits: Mask, most: int, stops: bool) -> int:
    """Cards one after the other until one is in `fits`, at most `most` (`UNTIL`: no bound); the last card, or -1.

    With `stops` the draw ends with the stock, which is renewed only if it was empty when the draw began (RU-05);
    otherwise it goes on while anything is left anywhere (SR-13). Every such draw ends, because cards are finite
    (ALL-04).
    """
    card, drawn = -1, 0
    while most == UNTIL or drawn < most:
        if stops and drawn > 0 and game.head == game.mid:
            return card
        got = draw_one(rules, game, chance, seat)
        if got < 0:
            return card
        card = got
        drawn += 1
        if fits & bit(card):
            return card
    return card
