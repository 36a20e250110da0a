"""A name as the subject of a Basque sentence: the one case that a name cannot do without."""

from __future__ import annotations

from collections.abc import Callable

_VOWELS = "aeiouyáéíóú"  #: a name that ends in y ends in the sound of i


def ergative(name: str, as_player: Callable[[str], str]) -> str:
    """``Anak``, ``Jonek``, ``Aitorrek``; a name that is no plain word is called a player, who takes the ending."""
    last = name[-1:].lower()
    if not name.isalpha() or not (last.isascii() or last in _VOWELS):
        return as_player(name)
    if last in _VOWELS:
        return f"{name}k"
    return f"{name}rek" if last == "r" else f"{name}ek"
