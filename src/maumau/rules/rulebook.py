"""The rulebook of a ruleset, and the comparison of two, in plain English, written from the resolved rules."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence

from maumau.cards import STANDARD_RANKS, Card
from maumau.rules import sentences as say
from maumau.rules.call_sentences import calls
from maumau.rules.card_sentences import card, card_groups
from maumau.rules.contradictions import hand_for
from maumau.rules.options import Option, shown_values
from maumau.rules.problems import RulesError
from maumau.rules.ruleset import Ruleset
from maumau.rules.schema import Rules
from maumau.rules.shape import general, nodes
from maumau.rules.told import Told, cited, cited_in_a_row
from maumau.rules.words import card_sign, number, rank_named, sentence

_WIDTH = 100
_FIRST_COLUMN = 18
_NOTHING = Told("Nothing special.")
_OF_THE_MATCH = ("Length", "Settings")  # rows that repeat what others say


def rulebook(ruleset: Ruleset, seats: int | None = None, clauses: bool = False) -> str:
    """The rules in plain words; with a number of *seats* also what that makes of the pack.

    With *clauses* the clauses of the source stand in brackets behind what they say.
    """
    lines = [ruleset.name, "=" * len(ruleset.name), *_origin(ruleset)]
    for title, texts in _sections(ruleset, seats, clauses):
        if texts:
            lines += ["", title, "-" * len(title)]
            for text in texts:
                indent = "  " if text.startswith(("- ", "  ")) else ""
                shown = cited(ruleset, text) if clauses else text
                lines += textwrap.wrap(shown, _WIDTH, subsequent_indent=indent, break_long_words=False)
    return "\n".join(lines) + "\n"


def _origin(ruleset: Ruleset) -> list[str]:
    about = [part for part in (ruleset.english, ruleset.country, ruleset.source) if part and part != ruleset.name]
    chosen = [f"{name} = {shown_values((value,))}" for name, value in ruleset.chosen.items()]
    return ([" · ".join(about)] if about else []) + ([f"Chosen here: {', '.join(chosen)}"] if chosen else [])


def _sections(ruleset: Ruleset, seats: int | None, clauses: bool) -> list[tuple[str, Sequence[str]]]:
    return [
        ("Players and cards", [*_sentences(say.players(ruleset), say.pack(ruleset)), *_seated(ruleset, seats)]),
        (
            "The deal",
            [
                "The first dealer is drawn by lot; afterwards the deal passes to the next player.",
                *_sentences(say.hand(ruleset)),
                "The rest is the stock, face down; at least one card must be left in it.",
                *_sentences(say.opening(ruleset), say.leader(ruleset)),
            ],
        ),
        (
            "The turn",
            _sentences(say.direction(ruleset), say.follow(ruleset), say.draw(ruleset), say.stock(ruleset)),
        ),
        ("The cards", _cards(ruleset, clauses)),
        ("Calls", calls(ruleset)),
        ("The end of a round", say.round_end(ruleset)),
        ("Points", [Told(f"- {text}", *text.keys) for text in say.values(ruleset)] if ruleset.rules.score else []),
        ("The match", [*say.match_end(ruleset), *say.winner(ruleset)]),
        ("Options", [text for offered in ruleset.options.values() for text in _option(ruleset, offered, clauses)]),
    ]


def _sentences(*texts: Told) -> list[Told]:
    return [text.as_sentence() for text in texts]


def _seated(ruleset: Ruleset, seats: int | None) -> list[str]:
    """What a number of players makes of the pack."""
    if seats is None:
        return []
    ruleset.check_seats(seats)
    packs, deal = ruleset.packs_for(seats), ruleset.rules.deal
    cards = packs * len(ruleset.deck.kinds)
    left = cards - seats * hand_for(ruleset.rules, seats) - (deal.opening in ("starter", "cut card"))
    return [f"With {seats} players: {number(packs, 'pack')}, {cards} cards, of which {left} begin as the stock."]


def _cards(ruleset: Ruleset, clauses: bool) -> list[str]:
    """The cards, those that do the same together: "Seven: the next player takes 2 cards"."""
    texts: list[str] = []
    for name, says in card_groups(ruleset).items():
        told = says or (_NOTHING,)
        texts.append(f"- {name}: {_small(cited_in_a_row(ruleset, told) if clauses else ' '.join(told))}")
    texts += _sentences(say.two_players(ruleset)) if say.two_players(ruleset) else []
    return [*texts, *_of_all_cards(ruleset)]


def _of_all_cards(ruleset: Ruleset) -> Iterator[str]:
    """What holds for every power (ALL-02, ALL-06, ALL-15)."""
    says = ruleset.rules.cards.values()
    if any(one.reverse for one in says):
        yield "The next and the previous player are always those in the present direction."
    if any(one.penalty and one.penalty.cards and one.penalty.taker != "at once" for one in says):
        yield "Cards are taken once: afterwards nobody takes for the same card again."
    called = " or under Calls" if calls(ruleset) else ""
    yield f"The power of a last card does not act, unless it says so here{called}."


def _small(text: str) -> str:
    return text[:1].lower() + text[1:] if not text[1:2].isupper() else text


def _option(ruleset: Ruleset, offered: Option, clauses: bool) -> Iterator[str]:
    """An option, and what it is about: the key that it sets, or the rules that each value changes."""
    yield f"- {say.option(ruleset, offered)}"
    if offered.sets is not None:
        about = nodes(Rules)[general(tuple(offered.sets.split(".")))].field.description or ""
        yield Told(f"  {sentence(about)}", offered.sets)
        return
    others = {name: value for name, value in ruleset.chosen.items() if name != offered.name}
    plain = ruleset.with_options(others)
    for value in offered.values:
        if value != offered.default:
            options = {**others, offered.name: value}
            note = _new_clauses(plain, options) if clauses else ""
            yield f"  With {shown_values((value,))}: {_told(plain, options)}{note}"


def _new_clauses(plain: Ruleset, options: Mapping[str, object]) -> str:
    """The clauses that some options bring with them, in brackets."""
    try:
        given = plain.with_options(options).clauses
    except RulesError:
        return ""
    new = dict.fromkeys(one for key, text in given.items() if plain.clauses.get(key) != text for one in text.split())
    return f" [{', '.join(new)}]" if new else ""


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
    told = {
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
    rows = {rule: sentence(text) if text else "" for rule, text in told.items()}
    ranks = dict.fromkeys((*STANDARD_RANKS, *ruleset.deck.ranks))  # each on its own row, whatever the pack has
    rows |= {rank_named(rank).capitalize(): _rank(ruleset, rank) for rank in ranks}
    return rows | {"Calls": " ".join(calls(ruleset)) or "Nothing is called."}


def _rank(ruleset: Ruleset, rank: str) -> str:
    """What the cards of a rank do, card by card where they differ."""
    if rank not in ruleset.deck.ranks:
        return ""
    says: dict[tuple[Told, ...], list[Card]] = {}
    for suit in ruleset.deck.suits:
        kind = Card(rank, suit.letter)
        says.setdefault(card(ruleset, kind), []).append(kind)
    if len(says) == 1:
        return " ".join(next(iter(says))) or _NOTHING
    return " ".join(
        f"{', '.join(card_sign(kind, ruleset.deck) for kind in cards)}: {' '.join(texts) or 'nothing special.'}"
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
