"""Loading a ruleset: read its files, lay them on each other, apply the chosen options, refuse what cannot be played."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any

from maumau.cards import SHOWN, clipped, in_line, printable
from maumau.rules.contradictions import contradictions
from maumau.rules.fingerprint import fingerprint
from maumau.rules.layers import ABOUT_KEYS, Layer, Pile, about_faults, file_layer, merge, universe
from maumau.rules.lines import KeyPath
from maumau.rules.options import Option, OptionSource, Value, choose, read_options, shown_values
from maumau.rules.problems import Problem, RulesError
from maumau.rules.resolve import resolve, spelled_out
from maumau.rules.ruleset import Ruleset
from maumau.rules.schema import Rules
from maumau.rules.selectors import read_selector
from maumau.rules.shape import NONE, by_card_paths, faults
from maumau.rules.sources import Source, is_path, open_source, with_parents


def load(ref: str | os.PathLike[str], options: Mapping[str, object] | None = None) -> Ruleset:
    """Load a shipped ruleset by its id, or any by the path of its file, with the options that a table chose.

    A reference with a path separator or the ending ``.toml`` is a path. Raises :class:`RulesError` with every problem
    that was found. Of a file every value of every option is tried as well; the shipped ones are tried in the tests.
    """
    chain = with_parents(open_source(ref))
    ruleset = _Loading(chain).ruleset(options or {})
    if is_path(ref) and (wrong := list(_wrong_values(chain))):
        raise RulesError(wrong)
    return ruleset


def load_resolved(data: Mapping[str, Any], name: str = "house rules") -> Ruleset:
    """Load rules from their resolved form, as a record carries them under ``rules``. They offer no options."""
    source = Source(name, name, dict(data), {})
    if wrong := [source.problem((key,), f"resolved rules have no {key!r}") for key in ABOUT_KEYS if key in data]:
        raise RulesError(wrong)
    if nulls := [source.problem(path, 'null is no value; what there is not is "none"') for path in _nulls(data)]:
        raise RulesError(nulls)
    return _Loading([source], applied=True).ruleset({})


def _nulls(data: object, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Where JSON says null, which TOML cannot say."""
    if data is None:
        yield path
    elif isinstance(data, Mapping):
        for key, value in data.items():
            yield from _nulls(value, (*path, str(key)))
    elif isinstance(data, list):
        for value in data:
            yield from _nulls(value, path)


def check_file(path: str | os.PathLike[str]) -> list[Problem]:
    """Everything that is wrong with a ruleset file, every value of every option included."""
    try:
        chain = with_parents(open_source(path))
        _Loading(chain).ruleset({})
    except RulesError as error:
        return list(error.problems)
    return list(_wrong_values(chain))


class _Loading:
    """One ruleset's files on their way to rules."""

    def __init__(self, chain: list[Source], *, applied: bool = False) -> None:
        self.chain = chain
        self.applied = applied  # a table's options are in the rules already
        self.id = chain[-1].stem
        self.options, self.problems = read_options(chain)
        patches = [patch for option in self.options.values() for patch in option.patches.values()]
        self.files = Pile(universe([*(source.data for source in chain), *patches]))
        for source in chain:
            self.problems += about_faults(source)
            self.files.add(file_layer(source))
        self.files.own_deck = self.files.deck

    def ruleset(self, given: Mapping[str, object]) -> Ruleset:
        """The ruleset with the given options."""
        chosen, wrong = choose(self.options, given, self.id)
        settings = {name: value for name, value in chosen.items() if self.options[name].sets}
        patched = self.with_layers(self.files, chosen.keys() - settings.keys(), chosen)
        rules = self.own_rules if patched is self.files and not wrong else self.rules(patched, wrong)
        defaults, wrong = self.defaults(rules, patched)
        chosen = {name: value for name, value in chosen.items() if value != defaults[name].default}
        pile = self.with_layers(patched, settings.keys() & chosen.keys(), chosen)
        rules = rules if pile is patched else self.rules(pile)
        found = contradictions(rules, pile.deck, chosen=self.applied or bool(chosen))
        self.stop_at([*wrong, *(pile.where(path, message) for path, message in found)])
        return self.finished(rules, pile, defaults, chosen)

    @cached_property
    def own_rules(self) -> Rules:
        """What the files alone come to, worked out once: every option is held against it."""
        return self.rules(self.files)

    def with_layers(self, pile: Pile, names: Iterable[str], chosen: Mapping[str, Value]) -> Pile:
        """The pile with the layers of some chosen options on it, in the order in which the files list the options."""
        wanted = set(names)
        layers = [option.layer(chosen[name]) for name, option in self.options.items() if name in wanted]
        stated: list[Layer] = [layer for layer in layers if layer is not None]
        if stated:
            pile = pile.copy()
            for layer in stated:
                pile.add(layer)
        return pile

    def rules(self, pile: Pile, wrong: Iterable[Problem] = ()) -> Rules:
        """What a pile comes to; stops at whatever is wrong in it, or missing."""
        data = resolve(pile)
        told = pile.pruned  # what was left out because it was wrong is not missing as well
        missing = [
            pile.where(fault.path, fault.message)
            for fault in faults(data, Rules, whole=True)
            if not any(fault.path[: len(path)] == path or path[: len(fault.path)] == fault.path for path in told)
        ]
        self.stop_at([*self.problems, *wrong, *pile.problems, *missing])
        return Rules.model_validate(data)

    def stop_at(self, problems: Iterable[Problem]) -> None:
        """Stop, if there are problems."""
        if found := sorted(dict.fromkeys(problems), key=lambda problem: (problem.file, problem.line)):
            raise RulesError(found)

    def defaults(self, rules: Rules, pile: Pile) -> tuple[dict[str, Option], list[Problem]]:
        """The options as a table sees them; a default that is not what the file says is a problem."""
        options: dict[str, Option] = {}
        problems: list[Problem] = []
        for name, option in self.options.items():
            if not option.sets:
                options[name] = Option(name, option.values, option.default)
                continue
            key = ".".join(option.sets)
            stated, wrong = _value_at(rules, pile, option.sets)
            if wrong:
                problems.append(option.problem(wrong, "sets"))
            elif stated is not None and not _among(option.values, stated):
                message = f"{stated} is none of the values of option {clipped(name)}: {shown_values(option.values)}"
                problems.append(pile.where(option.sets, message))
            elif option.default is not None and not _among((option.default,), stated):
                message = f"the default is what the file says: {key} = {stated}, not {option.default}"
                problems.append(option.problem(message, "default"))
            options[name] = Option(name, option.values, stated, key)
        return options, problems

    def finished(self, rules: Rules, pile: Pile, options: Mapping[str, Option], chosen: Mapping[str, Value]) -> Ruleset:
        """Everything that is known about the ruleset."""
        about: dict[str, Any] = {}
        rulings: dict[str, None] = {}  # in their order, each once
        for source in self.chain:
            own = {} if source.data.get("about") == NONE else source.data.get("about", {})
            merge(about, own)
            rulings |= dict.fromkeys(own.get("rulings", []))
            rulings = {path: None for path in rulings if path not in own.get("settled", [])}
        last = self.chain[-1]
        name = last.data.get("name", "")
        stated = last.data.get("about", {})
        house = last.folder is not None and len(self.chain) > 1 and not (stated != NONE and stated.get("source"))
        if house:  # what the parent is called in English, a child is not
            about["english"] = stated.get("english", "") if stated != NONE else ""
        clauses = pile.data.get("clauses", {})
        return Ruleset(
            id=self.id,
            name=printable(name) if name not in ("", NONE) else self.id,
            english=printable(about.get("english", "")),
            country=printable(about.get("country", "")),
            source=printable(about.get("source", "")),
            rules=rules,
            deck=pile.deck,
            options=options,
            chosen=chosen,
            fingerprint=fingerprint(spelled_out(rules)),
            clauses={path: clause for path, clause in clauses.items() if pile.has(tuple(path.split(".")))},
            last_card_call=about.get("last_card_call", "mau"),
            out_cry=about.get("out_cry", False),
            rulings=tuple(rulings),
            built_on=next(iter(_names_of_parents(self.chain)), "") if house else "",
            again=None if self.applied else self.ruleset,
        )


def _names_of_parents(chain: list[Source]) -> Iterator[str]:
    """What the parents of a file are called, the nearest first."""
    for source in reversed(chain[:-1]):
        name = source.data.get("name", "")
        yield name if name not in ("", NONE) else source.stem


def _value_at(rules: Rules, pile: Pile, path: KeyPath) -> tuple[Value | None, str]:
    """What resolved rules say at a key, or why that cannot be said."""
    at: list[Any] = [spelled_out(rules)]
    for depth, key in enumerate(path):
        if path[:depth] in by_card_paths():
            cards = read_selector(key, pile.deck, by_rules=False, relative=False)
            names = [str(card) for card in pile.deck.kinds if any(item.names(card) for item in cards.items)]
            at = [table.get(name) for table in at for name in names if isinstance(table, dict)]
        else:
            at = [table.get(key) for table in at if isinstance(table, dict)]
    values = {value if value != "none" else None for value in at}
    if len(values) > 1:
        return None, f"the cards of {clipped('.'.join(path))} do not say the same: the option has no default"
    return next(iter(values), None), ""


def _among(values: Iterable[Value], value: Value | None) -> bool:
    return any(type(value) is type(allowed) and value == allowed for allowed in values)


def _wrong_values(chain: list[Source]) -> Iterator[Problem]:
    """What goes wrong when each value of each option is chosen alone."""
    loading = _Loading(chain)
    plain = loading.ruleset({}).fingerprint
    for name, option in loading.options.items():
        for value in _tried(option):
            try:
                ruleset = _Loading(chain).ruleset({name: value})
            except RulesError as error:
                for problem in error.problems:
                    message = f"with option {in_line(f'{name} = {value}', SHOWN)}: {problem.message}"
                    yield Problem(problem.file, problem.line, problem.path, message)
                continue
            if not option.sets and value != option.default and ruleset.fingerprint == plain:
                yield option.problem(f"{value} changes nothing: the file plays so already (is the default wrong?)")


def _tried(option: OptionSource) -> tuple[Value, ...]:
    """The values worth trying: all of a few, the ends of a long span."""
    return option.values if len(option.values) <= 20 else (option.values[0], option.values[-1])
