"""The bots by name, and the two questions that a player is asked: which move, and anything to say?"""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from maumau.bots.by_rules import rules_move, rules_word
from maumau.bots.choices import SILENT, any_move, any_word, random_move, right_call
from maumau.engine.calls import may_call
from maumau.engine.declare import Chance, Knowledge, Mask, Rules
from maumau.engine.kernel import kernel
from maumau.engine.legal import legal
from maumau.game.moves import Move, move_book
from maumau.game.table import compiled
from maumau.game.view import View

RANDOM, RANDOM_ANY, BY_RULES = range(3)
BOTS: tuple[str, ...] = ("random", "random-any", "rules")


class NoSuchBot(ValueError):
    """A name that no bot has; the message lists those there are."""


def bot_number(name: str) -> int:
    """The number by which kernels know a bot. Raises `NoSuchBot`."""
    if name not in BOTS:
        raise NoSuchBot(f"no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS.index(name)


@kernel
def bot_move(bot: int, rules: Rules, seen: Knowledge, plays: Mask, others: Mask, luck: Chance) -> int:
    """The move that a bot chooses among the legal ones."""
    if bot == BY_RULES:
        return rules_move(rules, seen, plays, others, luck)
    if bot == RANDOM_ANY:
        return any_move(plays, others, luck)
    return random_move(plays, others, luck)


@kernel
def bot_word(bot: int, rules: Rules, seen: Knowledge, targets: int, luck: Chance) -> int:
    """The call or catch that a bot makes now, or `SILENT`. `targets` are the seats that can be caught."""
    if bot == BY_RULES:
        return rules_word(rules, seen, targets, luck)
    if bot == RANDOM_ANY:
        return any_word(may_call(rules, seen, seen.viewer), targets & ~(1 << seen.viewer), seen.seats, luck)
    return right_call(rules, seen, seen.viewer)


@kernel
def entry_move(bot: int, rules: NDArray[Any], seen: NDArray[Any], luck: NDArray[Any]) -> int:
    """`bot_move` of the first records, among the legal moves of what is known."""
    plays, others = legal(rules[0], seen[0])
    return bot_move(bot, rules[0], seen[0], plays, others, luck[0])


@kernel
def entry_word(bot: int, rules: NDArray[Any], seen: NDArray[Any], targets: int, luck: NDArray[Any]) -> int:
    """`bot_word` of the first records."""
    return bot_word(bot, rules[0], seen[0], targets, luck[0])


def choose_move(bot: str, view: View, luck: NDArray[Any]) -> Move:
    """The move that a bot makes on its turn. `luck` is a chance record (`seeded`) that the choice moves on."""
    if not view.my_turn:
        raise ValueError(f"it is not the turn of seat {view.seat}")
    number = entry_move(bot_number(bot), compiled(view.ruleset), view.knowledge, luck)
    return move_book(view.ruleset.deck).move(int(number))


def choose_word(bot: str, view: View, luck: NDArray[Any], may_catch: tuple[int, ...]) -> Move | None:
    """A call of its own, a catch, or None. `may_catch` are the seats that can be caught; who watched knows them."""
    targets = sum(1 << seat for seat in may_catch)
    number = int(entry_word(bot_number(bot), compiled(view.ruleset), view.knowledge, targets, luck))
    return None if number == SILENT else move_book(view.ruleset.deck).move(number)
