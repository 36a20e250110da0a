"""A ruleset that is ready to be played, explained and compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Any

from maumau.cards import Card, CardError, Deck
from maumau.rules.contradictions import packs_for, span_of_players, too_few_cards
from maumau.rules.lines import KeyPath
from maumau.rules.options import Option
from maumau.rules.problems import Problem, RulesError
from maumau.rules.resolve import meaning_of, spelled_out
from maumau.rules.schema import Rules
from maumau.rules.selectors import Item, Meaning, SelectorError, read_selector
from maumau.rules.shape import by_card_paths


@dataclass(frozen=True, eq=False)
class Ruleset:
    """Rules with their name, their deck, and what a table may choose."""

    id: str
    name: str
    english: str
    country: str
    source: str
    rules: Rules = field(repr=False)
    deck: Deck = field(repr=False)
    options: Mapping[str, Option] = field(repr=False)
    chosen: Mapping[str, bool | int | str]
    fingerprint: str
    clauses: Mapping[str, str] = field(repr=False, default_factory=dict)
    last_card_call: str = "mau"
    out_cry: bool = False
    rulings: tuple[str, ...] = ()  #: keys that no document settles
    built_on: str = ""  #: of a table's own file without a document: the game that it changes
    again: Callable[[Mapping[str, object]], Ruleset] | None = field(repr=False, default=None)

    def with_options(self, options: Mapping[str, object]) -> Ruleset:
        """The same ruleset with these options in place of the chosen ones. Raises :class:`RulesError`."""
        if self.again is not None:
            return self.again(options)
        if options:
            message = f"resolved rules offer no options: {', '.join(options)}"
            raise RulesError([Problem(self.id, 0, "options", message)])
        return self

    def __getstate__(self) -> dict[str, Any]:
        """What another process needs; what was worked out is worked out again there."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    @property
    def players(self) -> tuple[int, int]:
        """How few and how many may play."""
        return span_of_players(self.rules)

    def resolved(self) -> dict[str, Any]:
        """The canonical resolved form: JSON-able, and a ruleset that :func:`~maumau.rules.load_resolved` reads."""
        return spelled_out(self.rules)

    def packs_for(self, seats: int) -> int:
        """How many packs are shuffled together for so many players (LT-01)."""
        return packs_for(self.rules, seats)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that these rules cannot be dealt to, with the numbers (ALL-14)."""
        fewest, most = self.players
        if not fewest <= seats <= most:
            message = f"{seats} players cannot play this: from {fewest} to {most}"
            raise RulesError([Problem(self.id, 0, "players", message)])
        if short := too_few_cards(self.rules, self.deck, seats):
            raise RulesError([Problem(self.id, 0, "deal.hand", short)])

    def select(self, selector: str, on: Card | None = None) -> frozenset[Card]:
        """The cards that a selector names; "same suit", "same rank" and "fits" need the card it is put *on*.

        Raises :class:`~maumau.rules.selectors.SelectorError`.
        """
        if selector in self._selected:
            return self._selected[selector]
        read = read_selector(selector, self.deck)
        cards = self._meaning.select(read, on)
        if read.fixed:
            self._selected[selector] = cards
        return cards

    def fits(self, card: Card, on: Card) -> bool:
        """Whether a card may be put on another in an ordinary turn, nothing being nominated or pending."""
        return self._meaning.fits(card, on)

    def clauses_for(self, path: str) -> tuple[str, ...]:
        """The clauses of the source that state a key: its own, else those of ever shorter paths.

        For a card (``cards.7h.penalty``) the most exact entry comes first.
        """
        keys = tuple(path.split("."))
        for upper in by_card_paths():
            if keys[: len(upper)] == upper and len(keys) > len(upper):
                found = self._clauses_for_card(upper, keys[len(upper)], keys[len(upper) + 1 :])
                return found or self._first(upper)
        return self._first(keys)

    def _first(self, keys: KeyPath) -> tuple[str, ...]:
        for length in range(len(keys), 0, -1):
            if clause := self.clauses.get(".".join(keys[:length])):
                return tuple(clause.split())
        return ()

    def _clauses_for_card(self, upper: KeyPath, name: str, rest: KeyPath) -> tuple[str, ...]:
        try:
            card = self.deck.parse(name)
        except CardError:
            return self._first((*upper, name, *rest))
        best: tuple[int, int] = (0, -1)
        clause = ""
        for items, keys, text in self._card_clauses.get(upper, ()):
            exactness = max((int(item.exactness or 0) for item in items if item.names(card)), default=0)
            if exactness and keys == rest[: len(keys)] and (exactness, len(keys)) > best:
                best, clause = (exactness, len(keys)), text
        return tuple(clause.split())

    def is_ruling(self, path: str) -> bool:
        """Whether what a key says is no document's word, but settled here (`about.rulings`)."""
        keys = tuple(path.split("."))
        for upper in by_card_paths():
            if keys[: len(upper)] == upper and len(keys) > len(upper):
                try:
                    card = self.deck.parse(keys[len(upper)])
                except CardError:
                    continue
                below = keys[len(upper) + 1 :]
                return any(
                    any(item.names(card) for item in items) and rest == below[: len(rest)]
                    for items, rest, _ in self._card_rulings.get(upper, ())
                )
        return any(keys[: len(ruling)] == ruling for ruling in self._other_rulings)

    @cached_property
    def _other_rulings(self) -> list[KeyPath]:
        return [tuple(path.split(".")) for path in self.rulings]

    @cached_property
    def _card_rulings(self) -> dict[KeyPath, list[tuple[tuple[Item, ...], KeyPath, str]]]:
        return self._at_cards(dict.fromkeys(self.rulings, ""))

    @cached_property
    def _card_clauses(self) -> dict[KeyPath, list[tuple[tuple[Item, ...], KeyPath, str]]]:
        return self._at_cards(self.clauses)

    def _at_cards(self, said: Mapping[str, str]) -> dict[KeyPath, list[tuple[tuple[Item, ...], KeyPath, str]]]:
        """What is said at cards: by table, the items of the selector, the rest of the path, what is said."""
        found: dict[KeyPath, list[tuple[tuple[Item, ...], KeyPath, str]]] = {}
        for path, text in said.items():
            keys = tuple(path.split("."))
            for upper in by_card_paths():
                if keys[: len(upper)] == upper and len(keys) > len(upper):
                    try:
                        read = read_selector(keys[len(upper)], self.deck, by_rules=False, relative=False)
                    except SelectorError:
                        continue  # a card of a parent's pack
                    found.setdefault(upper, []).append((read.items, keys[len(upper) + 1 :], text))
        return found

    @cached_property
    def _meaning(self) -> Meaning:
        return meaning_of(self.rules, self.deck)

    @cached_property
    def _selected(self) -> dict[str, frozenset[Card]]:
        return {}
