"""How the tests set up a table and say moves."""

from __future__ import annotations

from typing import Any

from . import NaiveRound


def at(ruleset: str, hands: list[str], pile: str, stock: str = "", **more: Any) -> NaiveRound:
    """A position in which no other cards exist than those mentioned."""
    options = more.pop("options", {})
    position = {"hands": hands, "pile": pile, "stock": stock, "stock_is_all": True, **more}
    return NaiveRound.from_position({"ruleset": ruleset, "seats": len(hands), "position": position, "options": options})


def go(table: NaiveRound, *lines: str) -> NaiveRound:
    """Carry out these lines."""
    for line in lines:
        table.apply(line)
    return table


def moves(text: str) -> set[str]:
    """ "7h draw" → {"play 7h", "draw"}; "name c" is written n:c."""
    words = {word: word for word in ("draw", "pass", "take")}
    return {
        words.get(word) or word.replace("n:", "name ") if ":" in word or word in words else "play " + word
        for word in text.split()
    }
