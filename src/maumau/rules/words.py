"""Cards in plain English words: "a seven", "a diamond or a jack", "any card but a jack"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from maumau.cards import STANDARD_RANKS, STANDARD_SUITS, Card, Deck, Suit, read_suits

_NAMES = dict(
    zip(
        STANDARD_RANKS,
        ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"),
        strict=True,
    )
)


_USUAL_SUITS = read_suits(STANDARD_SUITS)


def number(count: int, noun: str) -> str:
    """``one card``, ``2 cards``."""
    return f"one {noun}" if count == 1 else f"{count} {noun}s"


def listed(words: Sequence[str], last: str = "or") -> str:
    """``a, b or c``."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def sentence(text: str) -> str:
    """A text with a capital letter and a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", ":")) else ".")


def a_rank(rank: str) -> str:
    """One card of a rank: ``a seven``, ``an ace``; a rank without a usual name is called as it is written."""
    name = _NAMES.get(rank, rank)  # a letter as it is written: an O, but a U
    return f"{'an' if name[0] in 'aeAEIO' else 'a'} {name}"


def rank_named(rank: str) -> str:
    """A card of a rank as a heading names it: ``seven``; a rank without a usual name is ``card U``."""
    return _NAMES.get(rank, f"card {rank}")


def card_sign(card: Card, deck: Deck) -> str:
    """A single card as it looks: ``J♥``."""
    return card.rank + deck.suits[deck.suit_index(card.suit)].symbol


def one_of(cards: Iterable[Card], deck: Deck) -> str:
    """One of some cards, in as few words as there are: ``a diamond or a jack``, ``any card but a jack``."""
    wanted = frozenset(cards)
    if not wanted:
        return "no card"
    names = _names(wanted, deck)
    rest = frozenset(deck.kinds) - wanted
    without = _names(rest, deck) if rest else []
    if not rest:
        return "any card"
    if len(without) < len(names):
        return f"any card but {listed(without)}"
    return listed(names)


def _names(cards: frozenset[Card], deck: Deck) -> list[str]:
    """Some cards by whole suits, whole ranks, and the single cards beside them."""
    suits = [suit for suit in deck.suits if all(Card(rank, suit.letter) in cards for rank in deck.ranks)]
    named = {card for card in cards if card.suit in {suit.letter for suit in suits}}
    ranks = [
        rank
        for rank in deck.ranks
        if all(Card(rank, suit.letter) in cards for suit in deck.suits)
        and not all(Card(rank, suit.letter) in named for suit in deck.suits)
    ]
    named |= {card for card in cards if card.rank in ranks}
    single = [card_sign(card, deck) for card in deck.kinds if card in cards - named]
    return [_a_card_of(suit) for suit in suits] + [a_rank(rank) for rank in ranks] + single


def _a_card_of(suit: Suit) -> str:
    return f"a {suit.name.removesuffix('s')}" if suit in _USUAL_SUITS else f"a card of {suit.name}"


def group_name(cards: Iterable[Card], deck: Deck) -> str:
    """Some cards as a heading, each by itself: ``Seven, eight``, ``2–6, 9``, ``Jack other than J♥``."""
    held = set(cards)
    if len(held) == len(deck.kinds):
        return "Every card"
    by_rank = {rank: [card for card in deck.kinds if card.rank == rank] for rank in deck.ranks}
    whole = [rank for rank, kinds in by_rank.items() if held.issuperset(kinds)]
    names = [rank_named(rank) for rank in whole] if len(whole) < 3 else _spans(whole, deck)
    for rank, kinds in by_rank.items():
        here = [card for card in kinds if card in held]
        if here and rank not in whole:
            signs = [card_sign(card, deck) for card in kinds if (card in held) == (len(here) * 2 <= len(kinds))]
            names.append(
                ", ".join(signs) if len(here) * 2 <= len(kinds) else f"{rank_named(rank)} other than {', '.join(signs)}"
            )
    text = ", ".join(names)
    return text[:1].upper() + text[1:]


def _spans(ranks: Sequence[str], deck: Deck) -> list[str]:
    """Ranks with dashes where three or more stand in a row: ``2–6, 9``."""
    places = [deck.ranks.index(rank) for rank in ranks]
    spans: list[list[int]] = []
    for place in places:
        if spans and spans[-1][-1] == place - 1:
            spans[-1].append(place)
        else:
            spans.append([place])
    texts: list[str] = []
    for span in spans:
        ends = [deck.ranks[place] for place in span]
        texts += [f"{ends[0]}–{ends[-1]}"] if len(ends) > 2 else ends
    return texts
