"""Rules that say two things at once, or something that can never happen. Each is refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from maumau.cards import Deck
from maumau.rules.lines import KeyPath
from maumau.rules.schema import CardRules, Penalty, Rules
from maumau.rules.selectors import Meaning, read_selector
from maumau.rules.shape import NONE

Contradiction = tuple[KeyPath, str]

FEWEST_PLAYERS, MOST_PLAYERS = 2, 10
MOST_CARDS = 250  # of all packs together


def contradictions(rules: Rules, deck: Deck, *, chosen: bool = False) -> list[Contradiction]:
    """Every contradiction in resolved rules; with options *chosen* the pack need only do for the fewest players."""
    return [found for check in _CHECKS for found in check(rules, deck)] + list(_pack_size(rules, deck, chosen))


def span_of_players(rules: Rules) -> tuple[int, int]:
    """How few and how many may play."""
    fewest, _, most = rules.players.partition("-")
    return int(fewest), int(most)


def packs_for(rules: Rules, seats: int) -> int:
    """How many packs are shuffled together (LT-01, SR-01)."""
    per = rules.pack.players_per_pack
    return rules.pack.packs if per is None else -(-seats // per)


def hand_for(rules: Rules, seats: int) -> int:
    """How many cards each player is dealt where so many play."""
    stated = {int(players): hand for players, hand in rules.deal.hand_by_players.items()}
    return stated.get(seats, rules.deal.hand)


def cards_needed(rules: Rules, seats: int) -> tuple[int, str]:
    """The cards a deal needs, and the sum in words: hands, starter, kept cards, one left in the stock (ALL-14)."""
    hand = hand_for(rules, seats)
    hands = seats * hand
    starter = int(rules.deal.opening in ("starter", "cut card"))
    kept = rules.deal.cutter_keeps
    words = f"{seats} × {hand} = {hands} cards"
    words += ", 1 to begin the pile" * starter + f", {kept} that the cutter may keep" * bool(kept)
    return hands + starter + kept + 1, f"{words} and 1 left in the stock"


def too_few_cards(rules: Rules, deck: Deck, seats: int) -> str:
    """Why a deal is impossible, with the numbers; empty if it is possible."""
    packs = packs_for(rules, seats)
    there = packs * len(deck.kinds)
    needed, words = cards_needed(rules, seats)
    if needed <= there:
        return ""
    of = "the pack" if packs == 1 else f"{packs} packs"
    return f"{seats} players need {words}: {needed} in all, but {of} have only {there}".replace("pack have", "pack has")


def _players(rules: Rules, deck: Deck) -> Iterator[Contradiction]:
    fewest, most = span_of_players(rules)
    if not FEWEST_PLAYERS <= fewest <= most <= MOST_PLAYERS:
        message = f"{rules.players!r} players cannot be: from {FEWEST_PLAYERS} to {MOST_PLAYERS}, the fewer first"
        yield ("players",), message


def _packs(rules: Rules, deck: Deck) -> Iterator[Contradiction]:
    if rules.pack.players_per_pack is not None and rules.pack.packs > 1:
        yield ("pack", "packs"), "'packs' and 'players_per_pack' both say how many packs there are: keep one"
    most = packs_for(rules, min(span_of_players(rules)[1], MOST_PLAYERS)) * len(deck.kinds)
    if most > MOST_CARDS:
        yield ("pack",), f"{most} cards are too many: at most {MOST_CARDS} in all packs"


def _pack_size(rules: Rules, deck: Deck, chosen: bool) -> Iterator[Contradiction]:
    fewest, most = span_of_players(rules)
    if fewest < 1 or most > MOST_PLAYERS:
        return  # told already
    for seats in [fewest] if chosen else range(fewest, most + 1):
        if short := too_few_cards(rules, deck, seats):
            yield _hand_path(rules, seats), short
            return


def _opening(rules: Rules, deck: Deck) -> Iterator[Contradiction]:
    deal = rules.deal
    if deal.opening == "dealer's card" and deal.leader != "dealer":
        yield ("deal", "leader"), f"the dealer's card is led by the dealer: leader is {deal.leader!r}, not 'dealer'"
    if deal.opening == "dealer's card":
        yield from _last_card_of_dealer(rules)
    if deal.cutter_keeps and deal.opening != "cut card":
        message = f"the cutter keeps cards only where the cut card begins the pile; opening is {deal.opening!r}"
        yield ("deal", "cutter_keeps"), message
    if deal.starter_power and deal.opening not in ("starter", "cut card"):
        message = f"no starter could act: opening is {deal.opening!r}, not 'starter' or 'cut card'"
        yield ("deal", "starter_power"), message
    if deal.starter_power and deal.leader != "eldest":
        message = f"a starter acts as the dealer's card, and the eldest is next: leader is {deal.leader!r}"
        yield ("deal", "starter_power"), message


def _last_card_of_dealer(rules: Rules) -> Iterator[Contradiction]:
    fewest, most = span_of_players(rules)
    message = (
        "the dealer's last card begins the pile, so that 2 cards are needed: with a hand of 1 the dealer would be out "
        "before the first move"
    )
    for path in dict.fromkeys(_hand_path(rules, n) for n in range(fewest, most + 1) if hand_for(rules, n) == 1):
        yield path, message


def _hand_path(rules: Rules, seats: int) -> KeyPath:
    """The key that says how many cards each player is dealt where so many play."""
    by_players: Collection[str] = rules.deal.hand_by_players
    return ("deal", "hand_by_players", str(seats)) if str(seats) in by_players else ("deal", "hand")


def _starter(rules: Rules, deck: Deck) -> Iterator[Contradiction]:
    deal = rules.deal
    if deal.starter_not is None:
        return
    if deal.opening != "starter":
        yield ("deal", "starter_not"), f"no card of the stock is turned up as starter: opening is {deal.opening!r}"
    elif Meaning(deck.kinds).select(read_selector(deal.starter_not, deck)) == frozenset(deck.kinds):
        message = "every card of the pack would go under the stock, so that nothing could be turned up"
        yield ("deal", "starter_not"), message


def _hands(rules: Rules, deck: Deck) -> Iterator[Contradiction]:
    fewest, most = span_of_players(rules)
    for players in rules.deal.hand_by_players:
        if not fewest <= int(players) <= most:
            yield ("deal", "hand_by_players", players), f"{players} players cannot play this: from {fewest} to {most}"


def _last_cards(rules: Rules, deck: Deck) -> Iterator[Contradiction]:
    barred = [name for name, card in rules.cards.items() if card.last == "barred"]
    if len(barred) == len(deck.kinds):
        yield ("cards", barred[0], "last"), "every card is barred as the last one, so that nobody could go out"
    elif barred and rules.deal.opening == "lead" and 1 in (rules.deal.hand, *rules.deal.hand_by_players.values()):
        yield ("cards", barred[0], "last"), "with a hand of 1, who leads could hold this card alone, and not put it"


def _stock(rules: Rules, deck: Deck) -> Iterator[Contradiction]:
    if rules.stock.renew_when != "used up":
        return
    message = "a stock that is renewed as soon as it is used up stops no draw: stock_out 'stops' would never act"
    if rules.draw.stock_out == "stops":
        yield ("draw", "stock_out"), message
    for name, card in rules.cards.items():
        if card.cover is not None and card.cover.draw.stock_out == "stops":
            yield ("cards", name, "cover", "draw", "stock_out"), message


def _cards(rules: Rules, deck: Deck) -> Iterator[Contradiction]:
    always_put = rules.deal.opening in ("lead", "dealer's card")
    for name, card in rules.cards.items():
        for path, message in _card(card):
            yield ("cards", name, *path), message
        if card.followed_by is not None and card.nominate is not None and card.cover is None and always_put:
            message = "whoever puts this card names a suit, and that is then followed: 'followed_by' would never act"
            yield ("cards", name, "followed_by"), message


def _card(card: CardRules) -> Iterator[Contradiction]:
    if card.wild == NONE:
        yield ("wild",), "it may go on these cards alone, and none of them is in the pack"
    if card.penalty is not None:
        yield from _penalty(card, card.penalty)
    if card.cover is not None and card.cover.with_ == NONE:
        yield ("cover", "with"), "no card of the pack could cover it"
    if card.cover is not None and card.skip:
        yield ("skip",), "with a cover the same player goes on, so that the skip would never act"
    if card.last == "answered" and (card.penalty is None or card.penalty.answer is None):
        yield ("last",), "'answered' as the last card, but nothing answers it: it needs a penalty with an answer"
    if card.last == "covered" and card.cover is not None and card.cover.draw.cards == 0:
        yield ("last",), "'covered' as the last card, but nothing is drawn for its cover, so that none could come"
    if card.last == "served" and (card.penalty is None or card.penalty.cards is None):
        yield ("last",), "'served' as the last card, but it has no penalty.cards to serve"


def _penalty(card: CardRules, penalty: Penalty) -> Iterator[Contradiction]:
    at = ("penalty",)
    if penalty.until == NONE:
        yield (*at, "until"), "one would draw until a card comes that is not in the pack"
    elif penalty.cards is None and penalty.until is None:
        yield at, "a penalty needs 'cards' or 'until'"
    elif penalty.cards is not None and penalty.until is not None:
        yield at, "a penalty has either 'cards' or 'until', not both"
    if penalty.answer is not None and penalty.taker == "at once":
        yield (*at, "answer"), "what is taken at once cannot be answered"
    if penalty.answer is not None and penalty.until is not None:
        yield (*at, "answer"), "what is drawn until a card comes cannot be answered"
    if penalty.until is not None and penalty.taker != "skipped":
        yield (*at, "taker"), f"'until' ends the turn with the cover: taker cannot be {penalty.taker!r}"
    if penalty.until is not None and card.nominate is not None:
        yield ("nominate",), "'until' keeps the suit of the penalty card, so that nothing can be nominated"
    if card.cover is not None and penalty.taker != "at once":
        yield ("cover",), "a live penalty and a cover on one card: the penalty must be taken at once, or one of them go"


def _calls(rules: Rules, deck: Deck) -> Iterator[Contradiction]:
    one, none = rules.call.one_left, rules.call.none_left
    for kind, call in (("one_left", one), ("none_left", none)):
        if call is not None and call.before == "never" and not call.after:
            yield ("call", kind), "this call could never be made: before is 'never', after is false"
    if one is not None and one.missed == "cannot finish" and not one.after:
        message = "'cannot finish' needs a call that may be made after the play that leaves one card"
        yield ("call", "one_left", "missed"), message


def _scores(rules: Rules, deck: Deck) -> Iterator[Contradiction]:
    if rules.score is None:
        if rules.match.limit is not None:
            yield ("match", "limit"), "without [score] there are no points that could reach a limit"
        return
    if without := [str(card) for card in deck.kinds if str(card) not in rules.score.points]:
        yield ("score", "points"), f"cards without points: {', '.join(without)}"
    for name, points in rules.score.points.items():
        if points == "number":
            yield ("score", "points", name), "a rank that is no number has none: say how many points it counts"


def _nomination(rules: Rules, deck: Deck) -> Iterator[Contradiction]:
    if len(deck.suits) == 1:
        for name, card in rules.cards.items():
            if card.nominate == "another suit":
                yield ("cards", name, "nominate"), "the pack has no other suit to nominate"


_CHECKS: tuple[Callable[[Rules, Deck], Iterator[Contradiction]], ...] = (
    _players,
    _packs,
    _opening,
    _starter,
    _hands,
    _last_cards,
    _stock,
    _cards,
    _calls,
    _scores,
    _nomination,
)
