"""A ruleset is a pile of layers: parents, the file, the patches of the chosen options, the values the table set.

A later layer changes key by key. In the tables that are keyed by card selectors it changes the entry *of the same
exactness*, key by key; which entry rules a card is decided when all layers lie there (ALL-08).
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from maumau.cards import STANDARD_SUITS, Card, CardError, Deck, clipped, read_ranks, read_suits
from maumau.rules.lines import KeyPath
from maumau.rules.problems import Problem
from maumau.rules.schema import Patch, Rules, RulesFile, SelectorOf, Table
from maumau.rules.selectors import SelectorError, names_nothing, read_selector
from maumau.rules.shape import NONE, PLAIN, by_card_paths, faults, nodes
from maumau.rules.sources import Source, dotted

#: To go on reading a file whose own pack cannot be read.
USUAL_RANKS = "2-A"

#: What a file says beside the rules; no layer of rules.
ABOUT_KEYS = ("name", "about", "extends", "options")


@dataclass(frozen=True)
class Layer:
    """One piece of ruleset: a file's rules, or what the value of an option changes."""

    data: dict[str, Any] = field(repr=False)
    source: Source
    at: KeyPath = ()  # where in its file the piece stands
    single_value: bool = False  # the value that an option sets; it stands on one line of the file

    def problem(self, path: KeyPath, message: str) -> Problem:
        """A problem with a key of this layer."""
        return self.source.problem(self.at if self.single_value else self.at + path, message)

    def problem_with(self, path: KeyPath, message: str) -> Problem:
        """A problem with a key of this layer, told by the key (not by the option that sets it)."""
        found = self.problem(path, message)
        return Problem(found.file, found.line, dotted(path), message) if self.single_value else found


@dataclass
class Pile:
    """Layers on top of each other: what stands now, and every problem that was found."""

    universe: tuple[Card, ...]
    data: dict[str, Any] = field(default_factory=dict)
    entries: dict[KeyPath, dict[tuple[Card, int], Any]] = field(default_factory=dict)
    layers: list[Layer] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    pruned: set[KeyPath] = field(default_factory=set)
    deck: Deck = field(default_factory=lambda: Deck.of(USUAL_RANKS))  # as the pack is now
    own_deck: Deck | None = None  # of the files, without options

    def copy(self) -> Pile:
        """A pile on which other layers may be put."""
        return Pile(
            self.universe,
            copy.deepcopy(self.data),
            copy.deepcopy(self.entries),
            list(self.layers),
            list(self.problems),
            set(self.pruned),
            self.deck,
            self.own_deck,
        )

    def add(self, layer: Layer, model: type[Table] = Patch) -> None:
        """Put one layer on top; what is wrong in it is noted and left out."""
        data = copy.deepcopy(layer.data)
        for fault in faults(data, model):
            self.problems.append(layer.problem(fault.path, fault.message))
            _prune(data, fault.path)
            self.pruned.add(fault.path)
        self.layers.append(layer)
        merge(self.data, {"pack": data["pack"]} if "pack" in data else {})
        self.deck = self._read_deck(layer)
        decks = [self.deck] if self.own_deck is None else [self.deck, self.own_deck]
        for path, message in list(wrong_selectors(data, decks)):
            self.problems.append(layer.problem(path, message))
            _prune(data, path)
            self.pruned.add(path)
        keyed = self._take_out_by_card(data)
        clauses = data["clauses"] if isinstance(data.get("clauses"), dict) else {}
        merge(self.data, data)
        for path, table in keyed.items():
            self._add_entries(layer, path, table, decks)
        for path, clause in clauses.items():
            if clause != NONE and not self.has(tuple(path.split("."))):
                message = f"no rule stands at {clipped(path)} that it could give"
                self.problems.append(layer.problem(("clauses", path), message))

    def has(self, path: KeyPath) -> bool:
        """Whether the layers state a key: ``("cards", "7", "last")``."""
        for upper in by_card_paths():
            if path[: len(upper)] == upper:
                return self._has_entry(upper, path[len(upper) :])
        at: Any = self.data
        for key in path:
            if not isinstance(at, dict) or key not in at:
                return any(stated and upper[: len(path)] == path for upper, stated in self.entries.items())
            at = at[key]
        return True

    def where(self, path: KeyPath, message: str) -> Problem:
        """A problem of the whole, told at the last layer that states the key (or the nearest table above it)."""
        for length in range(len(path), 0, -1):
            for layer in reversed(self.layers):
                for stated in _stated_paths(path[:length], layer.data, self.deck):
                    return layer.problem_with((*stated, *path[length:]), message)
        source = self.layers[-1].source
        return Problem(source.file, 1 if source.lines else 0, dotted(path), message)

    def _read_deck(self, layer: Layer) -> Deck:
        """The deck as it is now; a usual one, if this one cannot be read (which is noted)."""
        pack = self.data.get("pack", {})
        try:
            return Deck.of(**{key: pack[key] for key in ("ranks", "suits") if key in pack})
        except CardError as error:
            key = "suits" if "suit" in str(error) and "suits" in layer.data.get("pack", {}) else "ranks"
            problem = layer.problem(("pack", key), str(error))
            if problem not in self.problems:
                self.problems.append(problem)
        except TypeError:  # no ranks: the missing key is a problem of the whole
            pass
        return Deck.of(USUAL_RANKS)

    def _take_out_by_card(self, data: dict[str, Any]) -> dict[KeyPath, dict[str, Any]]:
        """The tables keyed by selectors, taken out of a layer; a table that is taken back goes at once."""
        keyed: dict[KeyPath, dict[str, Any]] = {}
        for path in by_card_paths():
            upper: Any = data
            for key in path[:-1]:
                upper = upper.get(key, {}) if isinstance(upper, dict) else {}
            if data.get(path[0]) == NONE or (isinstance(upper, dict) and upper.get(path[-1]) == NONE):
                self.entries.pop(path, None)
            elif isinstance(upper, dict) and isinstance(upper.get(path[-1]), dict):
                keyed[path] = upper.pop(path[-1])
        return keyed

    def _add_entries(self, layer: Layer, path: KeyPath, table: Mapping[str, Any], decks: list[Deck]) -> None:
        known = self.entries.setdefault(path, {})
        seen: dict[tuple[Card, int], str] = {}
        for text, value in table.items():
            try:
                selector = read_selector(text, decks[0], by_rules=False, relative=False)
            except SelectorError as error:
                self.problems.append(layer.problem((*path, text), str(error)))
                continue
            if nothing := names_nothing(selector, decks):
                self.problems.append(layer.problem((*path, text), _not_in_pack(nothing, decks[0])))
                continue
            for item in selector.items:
                assert item.exactness is not None
                for card in self.universe:
                    if not item.names(card) or selector.taken_away(card):
                        continue
                    place = (card, int(item.exactness))
                    if place in seen and card in decks[0].kinds:
                        message = f"{card} is named twice: here and by {clipped(seen[place])}, both as exactly"
                        self.problems.append(layer.problem((*path, text), message))
                        return
                    seen[place] = text
                    _change_entry(known, place, value)

    def _has_entry(self, upper: KeyPath, rest: KeyPath) -> bool:
        stated = self.entries.get(upper, {})
        if not rest:
            return bool(stated)
        return any(
            value is not None and _stands(value, rest[1:]) for value in self.entries_named(upper, rest[0]).values()
        )

    def entries_named(self, upper: KeyPath, text: str) -> dict[Card, Any]:
        """The entries that a selector stands for: those of its own exactness."""
        try:
            selector = read_selector(text, self.deck, by_rules=False, relative=False)
        except SelectorError:
            return {}
        stated = self.entries.get(upper, {})
        return {
            card: stated[card, int(item.exactness)]
            for item in selector.items
            for card in self.universe
            if item.exactness is not None and item.names(card) and (card, int(item.exactness)) in stated
        }


def merge(old: dict[str, Any], new: Mapping[str, Any]) -> None:
    """Change a table key by key; ``"none"`` removes a key."""
    for key, value in new.items():
        if isinstance(value, str) and value == NONE:
            old.pop(key, None)
        elif isinstance(value, dict):
            if not isinstance(old.get(key), dict):
                old[key] = {}
            merge(old[key], value)
        else:
            old[key] = value


def _change_entry(known: dict[tuple[Card, int], Any], place: tuple[Card, int], value: Any) -> None:
    if isinstance(value, dict):
        if not isinstance(known.get(place), dict):
            known[place] = {}
        merge(known[place], value)
    elif value == NONE:
        known.pop(place, None)
    else:
        known[place] = {} if value == PLAIN else value


def wrong_selectors(data: Mapping[str, Any], decks: list[Deck]) -> Iterator[tuple[KeyPath, str]]:
    """The values of a layer that should be selectors and are none, or that name nothing in the pack."""
    for path, text, mark in selector_values(data):
        if text == NONE:
            continue
        try:
            selector = read_selector(text, decks[0], relative=mark.relative)
        except SelectorError as error:
            yield path, str(error)
            continue
        if nothing := names_nothing(selector, decks):
            yield path, _not_in_pack(nothing, decks[0])


def selector_values(data: Mapping[str, Any]) -> Iterator[tuple[KeyPath, str, SelectorOf]]:
    """Every value of a piece of ruleset that is a card selector, with its path."""
    for general_path, mark in _SELECTORS:
        for path, value in _values_at(data, general_path, ()):
            if isinstance(value, str):
                yield path, value, mark


_SELECTORS = tuple((path, node.selector) for path, node in nodes(Rules).items() if node.selector is not None)


def _values_at(at: Any, path: KeyPath, done: KeyPath) -> Iterator[tuple[KeyPath, Any]]:
    if not path:
        yield done, at
    elif isinstance(at, dict):
        for key in at if path[0] == "*" else [path[0]]:
            if key in at:
                yield from _values_at(at[key], path[1:], (*done, key))


def _stated_paths(path: KeyPath, data: Mapping[str, Any], deck: Deck) -> Iterator[KeyPath]:
    """The paths of a layer that state a key of the resolved rules: a card may stand under several selectors."""
    for upper in by_card_paths():
        if path[: len(upper)] == upper and len(path) > len(upper):
            table = _at(data, upper)
            if isinstance(table, dict):
                for text in _best_first(table, path[len(upper)], deck):
                    if _stands(table[text], path[len(upper) + 1 :]):
                        yield (*upper, text, *path[len(upper) + 1 :])
            return
    if _stands(data, path):
        yield path


def _best_first(table: Mapping[str, Any], card: str, deck: Deck) -> list[str]:
    """The selectors of a table that name a card, the most exact first."""
    rank, suit = card[:-1], card[-1:]
    found: list[tuple[int, str]] = []
    for text in table:
        try:
            selector = read_selector(text, deck, by_rules=False, relative=False)
        except SelectorError:
            continue
        levels = [int(item.exactness or 0) for item in selector.items if item.names(Card(rank, suit))]
        if levels and not selector.taken_away(Card(rank, suit)):
            found.append((max(levels), text))
    return [text for _, text in sorted(found, reverse=True)] + [text for text in table if text == card]


def _at(data: Any, path: KeyPath) -> Any:
    for key in path:
        data = data.get(key) if isinstance(data, dict) else None
    return data


def _stands(data: Any, path: KeyPath) -> bool:
    for key in path:
        if not isinstance(data, dict) or key not in data:
            return False
        data = data[key]
    return True


def _prune(data: dict[str, Any], path: KeyPath) -> None:
    upper = _at(data, path[:-1])
    if isinstance(upper, dict) and path:
        upper.pop(path[-1], None)


def _not_in_pack(item: str, deck: Deck) -> str:
    suits = " ".join(suit.name for suit in deck.suits)
    return f"{clipped(item)} names no card of this pack (ranks {' '.join(deck.ranks)}; suits {suits})"


def universe(pieces: Iterable[Mapping[str, Any]]) -> tuple[Card, ...]:
    """Every card of any pack that some layer has: an entry speaks for a card also where a later layer brings it in."""
    ranks: dict[str, None] = {}
    letters: dict[str, None] = {}
    for pack in (piece.get("pack") for piece in pieces):
        if not isinstance(pack, dict):
            continue
        try:
            if "ranks" in pack:
                ranks |= dict.fromkeys(read_ranks(str(pack["ranks"])))
            letters |= dict.fromkeys(suit.letter for suit in read_suits(str(pack.get("suits", STANDARD_SUITS))))
        except CardError:
            continue  # told where the layer is put on the pile
    usual = Deck.of(USUAL_RANKS)
    ranks = ranks or dict.fromkeys(usual.ranks)
    letters = letters or dict.fromkeys(suit.letter for suit in usual.suits)
    return tuple(Card(rank, letter) for letter in letters for rank in ranks)


def file_layer(source: Source) -> Layer:
    """The rules of a file."""
    return Layer({key: value for key, value in source.data.items() if key not in ABOUT_KEYS}, source)


def about_faults(source: Source) -> list[Problem]:
    """What is wrong with a file's own words: its title, its origin, its parent."""
    words: dict[str, Any] = {key: source.data[key] for key in ("name", "about", "extends") if key in source.data}
    return [source.problem(fault.path, fault.message) for fault in faults(words, RulesFile)]
