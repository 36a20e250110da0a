"""What the rules say of the table, the deal and the turn, one function a rule."""

from __future__ import annotations

from collections.abc import Iterator

from maumau.cards import STANDARD_RANKS
from maumau.locale import Listed, OneOf, Suit
from maumau.locale.phrases import Letters
from maumau.rules.contradictions import hand_for
from maumau.rules.rulebook.told import Told, told, word
from maumau.rules.ruleset import Ruleset


def aim(ruleset: Ruleset) -> Told:
    """What one plays for (RU-09, LT-21, EU-14)."""
    score = ruleset.rules.score
    return told("rulebook-aim-is", "score", to=score.to if score else "nobody")


def players(ruleset: Ruleset) -> Told:
    """Who may play (LT-01)."""
    fewest, most = ruleset.players
    return told("rulebook-players", "players", fewest=fewest, most=most, same=fewest == most)


def pack(ruleset: Ruleset) -> Iterator[Told]:
    """What is dealt from (LT-01, LT-02, SR-01)."""
    deck, stated = ruleset.deck, ruleset.rules.pack
    suits = Listed(tuple(Suit(suit) for suit in deck.suits), "and")
    packs = 1 if stated.players_per_pack is not None else stated.packs
    cards = len(deck.kinds)
    yield told("rulebook-pack", "pack", packs=packs, cards=cards, ranks=_ranks(deck.ranks), suits=suits)
    if stated.players_per_pack is not None:
        yield told("rulebook-pack-for-players", "pack.players_per_pack", players=stated.players_per_pack)
    yield told("rulebook-no-order")


def _ranks(ranks: tuple[str, ...]) -> Letters:
    """``6–A`` where the ranks stand in the usual order without a gap, else each of them."""
    usual = "|".join(STANDARD_RANKS)
    return Letters(ranks, span=len(ranks) > 2 and "|".join(ranks) in usual)


def seated(ruleset: Ruleset, seats: int) -> Told:
    """What a number of players makes of the pack. Raises :class:`~maumau.rules.RulesError` where they are too many."""
    ruleset.check_seats(seats)
    packs, deal = ruleset.packs_for(seats), ruleset.rules.deal
    cards = packs * len(ruleset.deck.kinds)
    left = cards - seats * hand_for(ruleset.rules, seats) - (deal.opening in ("starter", "cut card"))
    return told("rulebook-seated", players=seats, packs=packs, cards=cards, left=left)


def hand(ruleset: Ruleset) -> Iterator[Told]:
    """How many cards are dealt, and how (LT-04, SR-04)."""
    deal = ruleset.rules.deal
    yield told("rulebook-hand", "deal.hand", "deal.packet", hand=deal.hand, packet=deal.packet)
    for players_, cards in deal.hand_by_players.items():
        yield told("rulebook-hand-for-players", "deal.hand_by_players", players=int(players_), hand=cards)


def dealer(ruleset: Ruleset) -> Told:
    """Who deals (LT-03)."""
    if ruleset.rules.match.rounds == 1:
        return told("rulebook-dealer-once")
    return told("rulebook-dealer", way=ruleset.rules.turn.direction)


def seen(ruleset: Ruleset) -> Iterator[Told]:
    """What everybody may see (ALL-12)."""
    yield told("rulebook-seen")
    yield from seen_in_the_stock(ruleset)
    yield from seen_at_the_cut(ruleset)


def seen_in_the_stock(ruleset: Ruleset) -> Iterator[Told]:
    """That the order of a stock that was not shuffled is known (ALL-12)."""
    if ruleset.rules.stock.renew == "turned over":
        yield told("rulebook-seen-turned")


def seen_at_the_cut(ruleset: Ruleset) -> Iterator[Told]:
    """That nothing is hidden there (ALL-12)."""
    if ruleset.rules.deal.cutter_keeps:
        yield told("rulebook-seen-cut")


def opening(ruleset: Ruleset) -> Iterator[Told]:
    """How the pile begins (LT-05, EU-02, SR-02, RU-V3)."""
    deal = ruleset.rules.deal
    keys = ("deal.opening", "deal.starter_power")
    match deal.opening:
        case "lead":
            yield told("rulebook-opening-lead", "deal.opening")
        case "dealer's card":
            yield told("rulebook-opening-dealers-card", "deal.opening")
        case "starter":
            yield told("rulebook-opening-starter", *keys, acts=deal.starter_power)
            if deal.starter_not:
                buried = OneOf(ruleset.select(deal.starter_not), ruleset.deck)
                yield told("rulebook-starter-not", "deal.starter_not", cards=buried)
        case _:
            yield told("rulebook-opening-cut", *keys, acts=deal.starter_power)
    if deal.cutter_keeps:
        yield told("rulebook-cutter-keeps", "deal.cutter_keeps", most=deal.cutter_keeps)


def leader(ruleset: Ruleset) -> Told:
    """Who plays first (RU-02, RU-V9)."""
    deal = ruleset.rules.deal
    who = "dealers-card" if deal.opening == "dealer's card" else deal.leader
    return told("rulebook-leader", "deal.leader", who=who)


def direction(ruleset: Ruleset) -> Told:
    """Which way round (SR-01, FI-07)."""
    turns = any(card.reverse for card in ruleset.rules.cards.values())
    return told("rulebook-direction", "turn.direction", way=ruleset.rules.turn.direction, turns=turns)


def follow(ruleset: Ruleset) -> Iterator[Told]:
    """What may be played (LT-06, RU-V6)."""
    yield told("rulebook-one-card")
    yield told("rulebook-follow", "follow", by=word(ruleset.rules.follow))
    if any(card.wild for card in ruleset.rules.cards.values()):
        yield told("rulebook-follow-own", "follow")


def draw(ruleset: Ruleset) -> Iterator[Told]:
    """Drawing in an ordinary turn (LT-07, SR-06, RU-05)."""
    stated = ruleset.rules.draw
    allowed = word(stated.allowed)
    if stated.cards == "until one fits":
        stops = stated.stock_out == "stops"
        keys = ("draw.cards", "draw.allowed", "draw.stock_out")
        yield told("rulebook-draw-until", *keys, allowed=allowed, stops=stops)
        if stops:
            yield told("rulebook-draw-stops", "draw.stock_out")
    else:
        yield told("rulebook-draw", "draw.cards", "draw.allowed", allowed=allowed, cards=stated.cards)
    yield told("rulebook-drawn", "draw.then", then=word(stated.then))


def stock(ruleset: Ruleset) -> Iterator[Told]:
    """What happens when the stock is used up (LT-08, SR-23)."""
    stated = ruleset.rules.stock
    yield told(
        "rulebook-renew", "stock.renew", "stock.renew_when", how=word(stated.renew), when=word(stated.renew_when)
    )
    may_pass = ruleset.rules.draw.may_pass
    yield told("rulebook-nothing-to-draw", *(["draw.may_pass"] if may_pass else []), **{"pass": may_pass})
