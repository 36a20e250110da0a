"""What each rule says in plain English, one function a rule: the table, the turn, the scores and the match.

The cards and the calls have files of their own. The rulebook and the comparison are made of these.
"""

from __future__ import annotations

from collections.abc import Iterator

from maumau.cards import STANDARD_RANKS, Card
from maumau.rules.card_sentences import BY, drawing
from maumau.rules.options import Option, shown_values
from maumau.rules.ruleset import Ruleset
from maumau.rules.schema import Score
from maumau.rules.told import Told
from maumau.rules.words import group_name, listed, number, one_of

_WITHOUT_DRAW = "who can play must, and who cannot passes"


def players(ruleset: Ruleset) -> Told:
    """Who may play (LT-01)."""
    fewest, most = ruleset.players
    return Told(f"{fewest} players" if fewest == most else f"{fewest} to {most} players", "players")


def pack(ruleset: Ruleset) -> Told:
    """What is dealt from (LT-01, SR-01)."""
    deck, stated = ruleset.deck, ruleset.rules.pack
    ranks = _rank_list(deck.ranks)
    suits = listed([suit.name for suit in deck.suits], "and")
    text = f"a pack of {len(deck.kinds)} cards ({ranks} in {suits})"
    if stated.players_per_pack is not None:
        text = f"{text}; one such pack for every {stated.players_per_pack} players"
    elif stated.packs > 1:
        text = f"{stated.packs} packs, each {text.removeprefix('a pack ')}"
    return Told(text, "pack")


def _rank_list(ranks: tuple[str, ...]) -> str:
    """``6 to A`` where the ranks stand in the usual order without a gap, else each of them."""
    usual = "|".join(STANDARD_RANKS)
    return f"{ranks[0]} to {ranks[-1]}" if len(ranks) > 1 and "|".join(ranks) in usual else ", ".join(ranks)


def hand(ruleset: Ruleset) -> Told:
    """How many cards are dealt, and how (LT-04, SR-04)."""
    deal = ruleset.rules.deal
    text = f"{number(deal.hand, 'card')} each, dealt {_in_words(deal.packet)} at a time"
    if deal.hand_by_players:
        others = [f"{number(hand, 'card')} where {players} play" for players, hand in deal.hand_by_players.items()]
        text += f"; {listed(others, 'and')}"
    return Told(text, "deal.hand", "deal.packet", "deal.hand_by_players")


def opening(ruleset: Ruleset) -> Told:
    """How the pile begins (LT-05, EU-02, SR-02, RU-V3)."""
    deal = ruleset.rules.deal
    match deal.opening:
        case "lead":
            text = "nothing is turned up; the first player leads any card, and may not draw instead; its power acts"
            return Told(text, "deal.opening")
        case "dealer's card":
            text = "the dealer's last card is turned up and is the dealer's play; its power acts"
            return Told(text, "deal.opening")
        case "starter":
            text = "after the deal the top card of the stock is turned up"
            if deal.starter_not:
                buried = one_of(ruleset.select(deal.starter_not), ruleset.deck)
                text += (
                    f" ({buried} goes under the stock, and the next card is turned up; where nothing else is left the "
                )
                text += "first of them stays)"
        case _:
            text = "the player before the dealer cuts, and the card cut to begins the pile before the deal"
    text += "; its power acts, as if the dealer had put it" if deal.starter_power else "; its power does not act"
    if deal.cutter_keeps:
        text += f". A cut card with a power may be kept by who cut, up to {deal.cutter_keeps} in a row; they come on "
        text += "top of the hand, and the card that is not kept begins the pile, whatever it is"
        return Told(text, "deal.opening", "deal.starter_power", "deal.cutter_keeps")
    return Told(text, "deal.opening", "deal.starter_power", "deal.starter_not")


def leader(ruleset: Ruleset) -> Told:
    """Who plays first (RU-02, RU-V9)."""
    text = {
        "eldest": "the player after the dealer plays first",
        "winner": "who won the last round plays first; the first time, and after a round without a winner, by lot",
        "dealer": "the dealer plays first",
    }[ruleset.rules.deal.leader]
    if ruleset.rules.deal.opening == "dealer's card":
        text = "the dealer plays first, with that card"
    return Told(text, "deal.leader")


def direction(ruleset: Ruleset) -> Told:
    """Which way round (SR-01, FI-07)."""
    text = f"play goes {ruleset.rules.turn.direction}; every round starts in that direction"
    return Told(text, "turn.direction")


def follow(ruleset: Ruleset) -> Told:
    """What may be put (LT-06, RU-V6)."""
    text = f"a card follows if it has {BY[ruleset.rules.follow]} of the top card"
    if any(card.wild for card in ruleset.rules.cards.values()):
        text += ". What fits is a card that follows, or one that goes on the top card by its own rule (below)"
    return Told(text, "follow")


def draw(ruleset: Ruleset) -> Told:
    """Drawing in an ordinary turn (LT-07, SR-06, RU-05)."""
    stated = ruleset.rules.draw
    if stated.allowed == "at will":
        return Told(f"who cannot or does not want to play {drawing(stated)}", "draw")
    return Told(f"who has no card that fits {drawing(stated)}. Who has one may not draw", "draw")


def stock(ruleset: Ruleset) -> Told:
    """What happens when the stock is used up (LT-08, SR-23)."""
    stated = ruleset.rules.stock
    how = "shuffled" if stated.renew == "shuffled" else "turned over, not shuffled,"
    when = {
        "needed": "when a card is needed and the stock is used up",
        "used up": "as soon as the stock is used up",
    }[stated.renew_when]
    passes = "one may pass, also with a card that fits" if ruleset.rules.draw.may_pass else _WITHOUT_DRAW
    return Told(
        f"{when}, the pile but its top card is {how} and becomes the stock. If that is not enough, one takes what "
        f"there is; with nothing to draw, {passes}",
        "stock",
        "draw.may_pass",
    )


def two_players(ruleset: Ruleset) -> Told:
    """A reverse between two (SR-19, ALL-07)."""
    if not any(card.reverse for card in ruleset.rules.cards.values()):
        return Told("")
    skips = ruleset.rules.turn.reverse_two_players == "skip"
    does = "skips the other player" if skips else "changes nothing"
    return Told(f"between two players a turn of the direction {does}", "turn.reverse_two_players")


# ---------------------------------------------------------------- scores and the match


def round_end(ruleset: Ruleset) -> list[Told]:
    """When a round ends, and what is then counted (RU-09, EU-12, FI-04)."""
    texts = [Told("a round ends when somebody has no cards left, and that player has won it")]
    score = ruleset.rules.score
    if score is None:
        texts.append(Told("the cards left in the hands do not count"))
    elif score.to == "holder":
        texts.append(Told("all players count the cards left in their hands, as points against them", "score"))
    else:
        texts.append(Told("who went out scores what all the others hold", "score"))
    texts += [] if score is None else list(_finishing(ruleset, score))
    blocked = "if nobody can play or draw any more, the round ends without a winner"
    if ruleset.rules.draw.may_pass:
        blocked = "if nobody can draw any more and all pass, one after the other, the round ends without a winner"
    counted = {"holder": ", and all count their hands", "finisher": ", and nobody scores"}
    texts.append(Told(blocked + (counted[score.to] if score else "")))
    return [text.as_sentence() for text in texts]


def _finishing(ruleset: Ruleset, score: Score) -> Iterator[Told]:
    groups: dict[tuple[int, int], list[Card]] = {}
    for name, finish in score.finishing_with.items():
        groups.setdefault((finish.finisher, finish.others_times), []).append(ruleset.deck.parse(name))
    for (finisher, times), cards in groups.items():
        which = "" if len(cards) == len(ruleset.deck.kinds) else f" with {one_of(cards, ruleset.deck)}"
        keys = [f"score.finishing_with.{card}" for card in cards]
        if finisher:
            yield Told(f"who goes out{which} counts {finisher:+d} points".replace("-", "−"), *keys)
        if times != 1:
            how = "double" if times == 2 else f"{times} times"
            yield Told(f"if somebody goes out{which}, the others' points of the round count {how}", *keys)


def values(ruleset: Ruleset) -> list[Told]:
    """What the cards count (LT-19, SR-20, FI-05, RU-10, RU-11, EU-13)."""
    score, deck = ruleset.rules.score, ruleset.deck
    if score is None:
        return [Told("Cards have no points.")]
    by_value: dict[int, list[Card]] = {}
    numbers = [kind for kind in deck.kinds if str(score.points[str(kind)]) == kind.rank]
    if len({kind.rank for kind in numbers}) < 3:
        numbers = []
    for kind in deck.kinds:
        if kind not in numbers:
            by_value.setdefault(int(score.points[str(kind)]), []).append(kind)
    texts = [_value(ruleset, numbers, "", "the number of the card")] if numbers else []
    texts += [_value(ruleset, cards, "", str(value)) for value, cards in sorted(by_value.items())]
    alone: dict[int, list[Card]] = {}
    for name, value in score.left_alone.items():
        alone.setdefault(value, []).append(deck.parse(name))
    only = ", as the only card of a hand"
    return texts + [_value(ruleset, cards, only, str(value)) for value, cards in sorted(alone.items())]


def _value(ruleset: Ruleset, cards: list[Card], when: str, value: str) -> Told:
    table = "left_alone" if when else "points"
    keys = [f"score.{table}.{card}" for card in cards]
    return Told(f"{group_name(cards, ruleset.deck)}{when}: {value}".replace("-", "−"), *keys)


def length(ruleset: Ruleset) -> str:
    """How long a match is (FI-01, RU-12)."""
    match = ruleset.rules.match
    if match.rounds == 1:
        return "one deal"
    ends = (
        [f"a total {'gets over' if match.limit_is == 'exceeded' else 'reaches'} {match.limit}"] if match.limit else []
    )
    ends += [f"{match.rounds} rounds are played"] if match.rounds else []
    ends += [_lost_holding(ruleset)] if match.lost_holding else []
    return f"rounds until {listed(ends)}" if ends else "rounds until the table stops"


def _lost_holding(ruleset: Ruleset) -> str:
    held = one_of(ruleset.select(ruleset.rules.match.lost_holding or ""), ruleset.deck)
    return f"somebody is left with {held}"


def match_end(ruleset: Ruleset) -> list[Told]:
    """When the match ends (LT-21, FI-08, SR-22, EU-14, RU-V3)."""
    match = ruleset.rules.match
    texts: list[Told] = []
    if match.limit is not None:
        how = "over" if match.limit_is == "exceeded" else "at or over"
        text = f"the match ends after the round in which somebody's total is {how} {match.limit}"
        texts.append(Told(text, "match.limit", "match.limit_is"))
    if match.rounds is not None:
        texts.append(Told(f"the match ends after {number(match.rounds, 'round')}", "match.rounds"))
    if match.lost_holding:
        text = f"if {_lost_holding(ruleset)} when a round ends, that player has lost the match, which ends at once"
        texts.append(Told(text, "match.lost_holding"))
    return [text.as_sentence() for text in texts] or [Told("The match ends when the table stops.", "match")]


def winner(ruleset: Ruleset) -> list[Told]:
    """Who wins the match, who has lost it (LT-21, FI-09, RU-V3)."""
    match, score = ruleset.rules.match, ruleset.rules.score
    most = score is None or score.to == "finisher"
    if score is None and match.rounds == 1 and not match.lost_holding:
        return [Told("Who wins the round wins the game.", "match")]
    best = "most rounds won" if score is None else f"the {'highest' if most else 'lowest'} total"
    texts = [Told("most rounds won win" if score is None else f"{best} wins", "match")]
    if match.tie == "rounds won":
        text = "of equals, who won more rounds wins; if that is equal too, the match is drawn"
        texts.append(Told(text, "match.tie"))
    else:
        texts.append(Told("equals share the win", "match.tie"))
    if match.lost_holding:
        held = one_of(ruleset.select(match.lost_holding), ruleset.deck)
        text = f"who has lost by being left with {held} cannot win: {best} among the others does; if nobody is left, "
        texts.append(Told(f"{text}the match is drawn", "match.lost_holding"))
    if match.loser == "other end":
        texts.append(Told(f"the {'lowest' if most else 'highest'} total has lost", "match.loser"))
    return [text.as_sentence() for text in texts]


def next_round(ruleset: Ruleset) -> str:
    """What happens between rounds (LT-03, RU-02, FI-07)."""
    if ruleset.rules.match.rounds == 1:
        return "There is no next round."
    return f"The cards are shuffled and dealt anew by the next player; {leader(ruleset)}."


def option(ruleset: Ruleset, offered: Option) -> str:
    """One option: its name, its values, its default, what was chosen."""
    default = "none" if offered.default is None else shown_values((offered.default,))
    text = f"{offered.name}: {shown_values(offered.values)} (default {default})"
    if offered.name in ruleset.chosen:
        text += f", here {shown_values((ruleset.chosen[offered.name],))}"
    return text


def _in_words(count: int) -> str:
    return "one" if count == 1 else str(count)
