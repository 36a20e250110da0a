"""The rulebook of a ruleset, and the comparison of two, in plain English, written from the resolved rules."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence

from maumau.cards import STANDARD_RANKS, Card
from maumau.rules import sentences as say
from maumau.rules.options import Option, shown_values
from maumau.rules.problems import RulesError
from maumau.rules.ruleset import Ruleset
from maumau.rules.schema import Rules
from maumau.rules.shape import general, nodes
from maumau.rules.words import card_sign, number, ranks_named, sentence

_WIDTH = 100
_FIRST_COLUMN = 18
_NOTHING = "Nothing special."
_OF_THE_MATCH = ("Length", "Settings")  # rows that repeat what others say


def rulebook(ruleset: Ruleset, seats: int | None = None) -> str:
    """The rules in plain words; with a number of *seats* also what that makes of the pack."""
    lines = [ruleset.name, "=" * len(ruleset.name), *_origin(ruleset)]
    for title, texts in _sections(ruleset, seats):
        if texts:
            lines += ["", title, "-" * len(title)]
            for text in texts:
                indent = "  " if text.startswith(("- ", "  ")) else ""
                lines += textwrap.wrap(text, _WIDTH, subsequent_indent=indent, break_long_words=False)
    return "\n".join(lines) + "\n"


def _origin(ruleset: Ruleset) -> list[str]:
    about = [part for part in (ruleset.english, ruleset.country, ruleset.source) if part and part != ruleset.name]
    chosen = [f"{name} = {shown_values((value,))}" for name, value in ruleset.chosen.items()]
    return ([" · ".join(about)] if about else []) + ([f"Chosen here: {', '.join(chosen)}"] if chosen else [])


def _sections(ruleset: Ruleset, seats: int | None) -> list[tuple[str, list[str]]]:
    return [
        ("Players and cards", [sentence(say.players(ruleset)), sentence(say.pack(ruleset)), *_seated(ruleset, seats)]),
        (
            "The deal",
            [
                "The first dealer is drawn by lot; afterwards the deal passes to the next player.",
                sentence(say.hand(ruleset)),
                sentence(say.opening(ruleset)),
                sentence(say.leader(ruleset)),
            ],
        ),
        (
            "The turn",
            [
                sentence(say.direction(ruleset)),
                sentence(say.follow(ruleset)),
                sentence(say.draw(ruleset)),
                sentence(say.stock(ruleset)),
            ],
        ),
        ("The cards", _cards(ruleset)),
        ("Calls", say.calls(ruleset)),
        ("The end of a round", say.round_end(ruleset)),
        ("Points", [f"- {text}" for text in say.values(ruleset)] if ruleset.rules.score else []),
        ("The match", [*say.match_end(ruleset), *say.winner(ruleset)]),
        ("Options", [text for offered in ruleset.options.values() for text in _option(ruleset, offered)]),
    ]


def _seated(ruleset: Ruleset, seats: int | None) -> list[str]:
    """What a number of players makes of the pack."""
    if seats is None:
        return []
    ruleset.check_seats(seats)
    packs, deal = ruleset.packs_for(seats), ruleset.rules.deal
    cards = packs * len(ruleset.deck.kinds)
    left = cards - seats * deal.hand - (deal.opening in ("starter", "cut card"))
    return [f"With {seats} players: {number(packs, 'pack')}, {cards} cards, of which {left} begin as the stock."]


def _cards(ruleset: Ruleset) -> list[str]:
    texts = [f"- {name}: {' '.join(says) or _NOTHING}" for name, says in say.card_groups(ruleset).items()]
    if two := say.two_players(ruleset):
        texts.append(sentence(two))
    return [*texts, "The power of a last card does not act, unless it says so here."]


def _option(ruleset: Ruleset, offered: Option) -> Iterator[str]:
    """An option, and what it is about: the key that it sets, or the rules that each value changes."""
    yield f"- {say.option(ruleset, offered)}"
    if offered.sets is not None:
        about = nodes(Rules)[general(tuple(offered.sets.split(".")))].field.description or ""
        yield f"  {sentence(about)}"
        return
    others = {name: value for name, value in ruleset.chosen.items() if name != offered.name}
    plain = ruleset.with_options(others)
    for value in offered.values:
        if value != offered.default:
            yield f"  With {shown_values((value,))}: {_told(plain, {**others, offered.name: value})}"


def _told(plain: Ruleset, options: Mapping[str, object]) -> str:
    """What some options change in a ruleset, rule by rule."""
    try:
        changed = differences(plain, plain.with_options(options))
    except RulesError:
        return "not together with what is chosen."
    rows = {rule: texts[1] or "nothing" for rule, texts in changed.items() if rule not in _OF_THE_MATCH}
    return " ".join(f"{rule}: {sentence(text)}" for rule, text in rows.items())


# ---------------------------------------------------------------- two rulesets side by side


def compare(first: Ruleset, second: Ruleset) -> str:
    """Two rulesets side by side, rule by rule: how a game goes as a whole, then every rule that differs (FI-10)."""
    names = _two_names(first, second)
    one, other = _whole(first), _whole(second)
    rows = [(rule, one[rule], other[rule]) for rule in one]
    details = _differing(_details(first), _details(second))
    rows += [(rule, a or "–", b or "–") for rule, (a, b) in details.items()]
    return _table(("Rule", *names), rows)


def differences(first: Ruleset, second: Ruleset) -> dict[str, tuple[str, str]]:
    """The rules that two rulesets tell differently, with what each says."""
    return _differing(_whole(first) | _details(first), _whole(second) | _details(second))


def _differing(one: Mapping[str, str], other: Mapping[str, str]) -> dict[str, tuple[str, str]]:
    """The rows that are not the same; a card that only one pack has is told where it does something."""
    pairs = {rule: (one.get(rule, ""), other.get(rule, "")) for rule in {**one, **other}}
    return {rule: pair for rule, pair in pairs.items() if pair[0] != pair[1] and set(pair) != {"", _NOTHING}}


def _two_names(first: Ruleset, second: Ruleset) -> tuple[str, str]:
    """Names that tell the two apart."""
    pairs = [(first.name, second.name), (first.english, second.english), (first.id, second.id)]
    for a, b in pairs:
        if a and b and a.casefold() != b.casefold():
            return a, b
    chosen = [", ".join(f"{k} = {shown_values((v,))}" for k, v in r.chosen.items()) for r in (first, second)]
    return f"{first.name} ({chosen[0] or 'as it is'})", f"{second.name} ({chosen[1] or 'as it is'})"


def _whole(ruleset: Ruleset) -> dict[str, str]:
    """How a game goes as a whole: the rows that are always there."""
    return {
        "Length": sentence(say.length(ruleset)),
        "End of a round": " ".join(say.round_end(ruleset)),
        "Card values": "; ".join(say.values(ruleset)),
        "End of the game": " ".join(say.match_end(ruleset)),
        "Winner": " ".join(say.winner(ruleset)),
        "Next round": say.next_round(ruleset),
        "Settings": "; ".join(say.option(ruleset, offered) for offered in ruleset.options.values())
        or "There are none.",
    }


def _details(ruleset: Ruleset) -> dict[str, str]:
    """Every other rule."""
    rows = {
        "Players": say.players(ruleset),
        "Pack": say.pack(ruleset),
        "Deal": say.hand(ruleset),
        "First card": say.opening(ruleset),
        "Who begins": say.leader(ruleset),
        "Direction": say.direction(ruleset),
        "Following": say.follow(ruleset),
        "Drawing": say.draw(ruleset),
        "Stock used up": say.stock(ruleset),
        "Two players": say.two_players(ruleset),
    }
    rows = {rule: sentence(text) if text else "" for rule, text in rows.items()}
    ranks = dict.fromkeys((*STANDARD_RANKS, *ruleset.deck.ranks))  # each on its own row, whatever the pack has
    rows |= {ranks_named(rank).capitalize(): _rank(ruleset, rank) for rank in ranks}
    return rows | {"Calls": " ".join(say.calls(ruleset)) or "Nothing is called."}


def _rank(ruleset: Ruleset, rank: str) -> str:
    """What the cards of a rank do, card by card where they differ."""
    if rank not in ruleset.deck.ranks:
        return ""
    says: dict[tuple[str, ...], list[Card]] = {}
    for suit in ruleset.deck.suits:
        card = Card(rank, suit.letter)
        says.setdefault(say.card(ruleset, card), []).append(card)
    if len(says) == 1:
        return " ".join(next(iter(says))) or _NOTHING
    return " ".join(
        f"{', '.join(card_sign(card, ruleset.deck) for card in cards)}: {' '.join(texts) or 'nothing special.'}"
        for texts, cards in says.items()
    )


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Columns of wrapped text, with a blank line between rows."""
    wide = (_WIDTH - _FIRST_COLUMN - 4) // 2
    widths = (_FIRST_COLUMN, wide, wide)
    lines: list[str] = []
    for row in [head, *rows]:
        cells = [textwrap.wrap(cell, width) or [""] for cell, width in zip(row, widths, strict=True)]
        for number_ in range(max(map(len, cells))):
            parts = [cell[number_] if number_ < len(cell) else "" for cell in cells]
            lines.append("  ".join(part.ljust(width) for part, width in zip(parts, widths, strict=True)).rstrip())
        lines.append("  ".join("-" * width for width in widths) if row is head else "")
    return "\n".join(lines).rstrip() + "\n"
