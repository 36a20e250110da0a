"""From layers to resolved rules: card by card, every default spelled out, one way to say each thing.

Resolved rules are themselves a ruleset that loads, and two files that play alike resolve to the same ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from maumau.cards import Card, Deck
from maumau.rules.layers import Pile, merge
from maumau.rules.lines import KeyPath
from maumau.rules.schema import CardRules, Cover, CoverDraw, Finish, Rules, Table
from maumau.rules.selectors import Meaning, Selector, SelectorError, read_selector, written
from maumau.rules.shape import NONE, by_card_paths

Data = dict[str, Any]

_UNTIL = "until one fits"

#: Selectors that must name something in the pack: without it the key has no meaning (and is refused).
NEEDED: tuple[KeyPath, ...] = (("wild",), ("penalty", "until"), ("cover", "with"))


def resolve(pile: Pile) -> Data:
    """The rules that a pile of layers comes to, as plain data. The layers' shapes are right."""
    data: Data = _copied(pile.data)
    data.pop("clauses", None)
    deck = pile.deck
    data["pack"] = data.get("pack", {}) | {"suits": ", ".join(suit.name for suit in deck.suits)}
    if "ranks" in data["pack"]:  # else the key is missing, and the deck is a usual one, to go on reading
        data["pack"]["ranks"] = ", ".join(deck.ranks)
    for path in by_card_paths():
        table = ruling_entries(pile, path)
        if table or path == ("score", "points"):
            _put(data, path, table)
    _ordinary_draw(data)
    _cards(data, deck)
    _score(data, deck)
    _table(data)
    return data


def ruling_entries(pile: Pile, path: KeyPath) -> dict[str, Any]:
    """Each card's most exact entry, and that alone (ALL-08)."""
    stated = pile.entries.get(path, {})
    best: dict[Card, int] = {}
    for card, exactness in stated:
        best[card] = max(exactness, best.get(card, 0))
    return {str(card): _copied(stated[card, best[card]]) for card in pile.deck.kinds if card in best}


def meaning_of(rules: Rules, deck: Deck) -> Meaning:
    """What the words of selectors mean in resolved rules."""
    cards = {card: rules.cards[str(card)] for card in deck.kinds if str(card) in rules.cards}
    goes_on = {
        card: Meaning(deck.kinds).select(read_selector(says.wild, deck)) for card, says in cards.items() if says.wild
    }
    followed = {card: says.followed_by for card, says in cards.items() if says.followed_by}
    return _meaning(deck, rules.follow, goes_on, followed, frozenset(cards))


def _meaning(
    deck: Deck,
    follow: str,
    goes_on: Mapping[Card, frozenset[Card]],
    followed: Mapping[Card, str],
    powers: frozenset[Card],
) -> Meaning:
    def fits(card: Card, on: Card) -> bool:
        if card in goes_on:
            return on in goes_on[card]
        return follows(card, on, followed.get(on, follow))

    return Meaning(deck.kinds, frozenset(goes_on), powers, fits)


def follows(card: Card, on: Card, by: str) -> bool:
    """Whether a card that is not wild follows another (LT-06, RU-V6, RU-V7)."""
    if by == "any card":
        return True
    return card.suit == on.suit or (by == "suit or rank" and card.rank == on.rank)


def _ordinary_draw(data: Data) -> None:
    draw = data.get("draw")
    if isinstance(draw, dict) and draw.get("cards") != _UNTIL:
        draw.pop("stock_out", None)  # says something about draw-until alone


def _cards(data: Data, deck: Deck) -> None:
    """What each card does: plain cards go, covers get their draw, selectors become lists of cards."""
    for entry in data.get("cards", {}).values():
        _complete(entry, data.get("draw", {}))
    cards = {name: kept for name, entry in data.get("cards", {}).items() if (kept := _said(entry, CardRules))}
    for entry in cards.values():
        if "cover" in entry:
            entry["cover"].setdefault("with", Cover.model_fields["with_"].default)
    data["cards"] = cards
    meaning = _meaning_of_data(data, deck)
    for card in deck.kinds:
        if entry := cards.get(str(card)):
            _write_out(entry, ("wild",), meaning, deck, card)
            _write_out(entry, ("penalty", "until"), meaning, deck, card)
            _write_out(entry, ("penalty", "answer"), meaning, deck, card)
            _write_out(entry, ("cover", "with"), meaning, deck, card)
    for call in data.get("call", {}).values():
        _write_out(call, ("double",), meaning, deck)
    _write_out(data, ("match", "lost_holding"), meaning, deck)
    _write_out(data, ("deal", "starter_not"), meaning, deck)


def _complete(entry: Data, ordinary: Data) -> None:
    """A cover's draw starts from the ordinary draw; only a card with a cover can be covered as the last."""
    cover = entry.get("cover")
    if isinstance(cover, dict):
        draw: Data = {key: value for key, value in ordinary.items() if key in CoverDraw.model_fields}
        merge(draw, cover.get("draw", {}))
        if draw.get("cards") != _UNTIL:
            draw.pop("stock_out", None)
        cover["draw"] = draw
    elif entry.get("last") == "covered":
        del entry["last"]


def _said(entry: Data, table: type[Table]) -> Data:
    """An entry without the keys that say what would be so anyhow; a card whose entry is empty is plain."""
    kept = dict(entry)
    for name, field in table.model_fields.items():
        key = field.alias or name
        if key in kept and kept[key] == field.get_default(call_default_factory=True):
            del kept[key]
    return kept


def _meaning_of_data(data: Data, deck: Deck) -> Meaning:
    """What selectors mean in rules that are still plain data."""
    cards: dict[Card, Data] = {deck.parse(name): entry for name, entry in data["cards"].items()}
    bare = Meaning(deck.kinds, frozenset(c for c, entry in cards.items() if "wild" in entry), frozenset(cards))
    goes_on = {card: bare.select(_read(entry["wild"], deck)) for card, entry in cards.items() if "wild" in entry}
    followed = {card: entry["followed_by"] for card, entry in cards.items() if "followed_by" in entry}
    return _meaning(deck, data.get("follow", ""), goes_on, followed, frozenset(cards))


def _write_out(at: Data, path: KeyPath, meaning: Meaning, deck: Deck, on: Card | None = None) -> None:
    """Write a selector out as the cards that it names; one that names none (any more) goes where nothing needs it."""
    for key in path[:-1]:
        at = at.get(key, {})
    key = path[-1]
    if key in at:
        at[key] = written(meaning.select(_read(at[key], deck), on), deck) or NONE
        if at[key] == NONE and path not in NEEDED:
            del at[key]


def _read(text: str, deck: Deck) -> Selector:
    """A selector of a lower layer; one that a later layer's pack cannot read any more names nothing."""
    try:
        return read_selector(text, deck)
    except SelectorError:
        return Selector(())


def _score(data: Data, deck: Deck) -> None:
    """Numbers for every card; what would count the same anyhow goes."""
    score = data.get("score")
    if not isinstance(score, dict):
        return
    points: Data = score.get("points", {})
    for name, value in points.items():
        rank = deck.parse(name).rank
        if value == "number" and rank.isdigit():
            points[name] = int(rank)
    if "left_alone" in score:
        score["left_alone"] = {c: n for c, n in score["left_alone"].items() if n != points.get(c)}
    if "finishing_with" in score:
        score["finishing_with"] = {c: e for c, e in score["finishing_with"].items() if _said(e, Finish)}


def _table(data: Data) -> None:
    """The rest of what can be said in two ways."""
    deal, match = data.get("deal", {}), data.get("match", {})
    stated: Data = deal.get("hand_by_players", {})
    by_players = {players: hand for players, hand in stated.items() if hand != deal.get("hand")}
    if by_players:
        deal["hand_by_players"] = dict(sorted(by_players.items(), key=lambda item: int(item[0])))
    else:
        deal.pop("hand_by_players", None)
    if {"hand", "packet"} <= deal.keys():
        deal["packet"] = min(deal["packet"], max(deal["hand"], *by_players.values(), 1))
    if "limit" not in match:
        match.pop("limit_is", None)
    if not any(entry.get("reverse") for entry in data["cards"].values()):
        data.get("turn", {}).pop("reverse_two_players", None)  # says something about reversing cards alone


def spelled_out(rules: Rules) -> Data:
    """Resolved rules as plain data, every default spelled out; what there is not is ``"none"``."""
    return {key: _spelled(value) for key, value in rules.model_dump(mode="json", by_alias=True).items()}


def _spelled(value: Any) -> Any:
    if value is None:
        return NONE
    return {key: _spelled(item) for key, item in value.items()} if isinstance(value, dict) else value


def _copied(value: Any) -> Any:
    """A copy of plain data."""
    if isinstance(value, dict):
        return {key: _copied(item) for key, item in value.items()}
    return list(value) if isinstance(value, list) else value


def _put(data: Data, path: KeyPath, table: Data) -> None:
    for key in path[:-1]:
        if path[0] == "score" and key not in data and not table:
            return
        data = data.setdefault(key, {})
    data[path[-1]] = table
