"""What each rule says in plain English, one function a rule. The rulebook and the comparison are made of these."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from maumau.cards import STANDARD_RANKS, Card
from maumau.rules.options import Option, shown_values
from maumau.rules.ruleset import Ruleset
from maumau.rules.schema import Call, CardRules, Cover, Draw, Penalty, Score
from maumau.rules.words import a_rank, group_name, listed, number, one_of, sentence

PLAIN_CARD = CardRules()
_BY = {"suit or rank": "the suit or the rank", "suit": "the suit"}


def players(ruleset: Ruleset) -> str:
    """Who may play (LT-01)."""
    fewest, most = ruleset.players
    return f"{fewest} players" if fewest == most else f"{fewest} to {most} players"


def pack(ruleset: Ruleset) -> str:
    """What is dealt from (LT-01, SR-01)."""
    deck, stated = ruleset.deck, ruleset.rules.pack
    ranks = _rank_list(deck.ranks)
    suits = listed([suit.name for suit in deck.suits], "and")
    text = f"a pack of {len(deck.kinds)} cards ({ranks} in {suits})"
    if stated.players_per_pack is not None:
        return f"{text}; one such pack for every {stated.players_per_pack} players"
    return text if stated.packs == 1 else f"{stated.packs} packs, each {text.removeprefix('a pack ')}"


def _rank_list(ranks: tuple[str, ...]) -> str:
    """``6 to A`` where the ranks stand in the usual order without a gap, else each of them."""
    usual = "|".join(STANDARD_RANKS)
    return f"{ranks[0]} to {ranks[-1]}" if len(ranks) > 1 and "|".join(ranks) in usual else ", ".join(ranks)


def hand(ruleset: Ruleset) -> str:
    """How many cards are dealt, and how (LT-04, SR-04)."""
    deal = ruleset.rules.deal
    return f"{number(deal.hand, 'card')} each, dealt {_in_words(deal.packet)} at a time"


def opening(ruleset: Ruleset) -> str:
    """How the pile begins (LT-05, EU-02, SR-02, RU-V3)."""
    deal = ruleset.rules.deal
    match deal.opening:
        case "lead":
            return "nothing is turned up; the first player leads any card"
        case "dealer's card":
            return "the dealer's last card is turned up and is the dealer's play; its power acts"
        case "starter":
            text = "after the deal the top card of the stock is turned up"
        case _:
            text = "the player before the dealer cuts, and the card cut to begins the pile before the deal"
    text += "; its power acts, as if the dealer had put it" if deal.starter_power else "; its power does not act"
    if deal.cutter_keeps:
        text += f". A cut card with a power may be kept by who cut, up to {deal.cutter_keeps} in a row; they come on "
        text += "top of the hand, and the card that is not kept begins the pile"
    return text


def leader(ruleset: Ruleset) -> str:
    """Who plays first (RU-02, RU-V9)."""
    return {
        "eldest": "the player after the dealer plays first",
        "winner": "who won the last round plays first; the first time, and after a round without a winner, by lot",
        "dealer": "the dealer plays first",
    }[ruleset.rules.deal.leader]


def direction(ruleset: Ruleset) -> str:
    """Which way round (SR-01, FI-07)."""
    return f"play goes {ruleset.rules.turn.direction}; every round starts in that direction"


def follow(ruleset: Ruleset) -> str:
    """What may be put (LT-06, RU-V6)."""
    return f"a card follows if it has {_BY[ruleset.rules.follow]} of the top card"


def draw(ruleset: Ruleset) -> str:
    """Drawing in an ordinary turn (LT-07, SR-06, RU-05)."""
    stated = ruleset.rules.draw
    if stated.allowed == "at will":
        return f"who cannot or does not want to play {_drawing(stated)}"
    return f"who has no card that fits {_drawing(stated)}. Who has one may not draw"


def _drawing(draw: Draw) -> str:
    if draw.cards == "until one fits":
        text = "draws until a card fits"
        text += ", or until the stock is used up" if draw.stock_out == "stops" else ""
    elif draw.cards == 1:
        text = "draws one card"
    else:
        text = f"draws up to {draw.cards} cards, until one fits"
    match draw.then:
        case "turn ends":
            return f"{text}, and the turn is over"
        case "may play it":
            return f"{text}; that card alone may be played if it fits, else the turn is over"
        case _:
            return f"{text}; a card that fits must be played, else the turn is over"


def stock(ruleset: Ruleset) -> str:
    """What happens when the stock is used up (LT-08, SR-23)."""
    how = "shuffled" if ruleset.rules.stock.renew == "shuffled" else "turned over, not shuffled,"
    return f"when a card is needed and the stock is used up, the pile but its top card is {how} and becomes the stock"


def two_players(ruleset: Ruleset) -> str:
    """A reverse between two (SR-19, ALL-07)."""
    if not any(card.reverse for card in ruleset.rules.cards.values()):
        return ""
    skips = ruleset.rules.turn.reverse_two_players == "skip"
    return f"between two players a turn of the direction {'skips the other player' if skips else 'changes nothing'}"


# ---------------------------------------------------------------- cards


def card(ruleset: Ruleset, which: Card) -> tuple[str, ...]:
    """Everything that one card does."""
    says = ruleset.rules.cards.get(str(which), PLAIN_CARD)
    return tuple(sentence(text) for text in _card(ruleset, which, says))


def _card(ruleset: Ruleset, on: Card, says: CardRules) -> Iterator[str]:
    deck = ruleset.deck
    if says.wild:
        on_these = one_of(ruleset.select(says.wild), deck)
        yield f"it goes on {on_these}" + ("" if on_these == "any card" else ", and on nothing else")
    if says.reverse:
        yield "the direction of play turns"
    if says.penalty:
        yield from _penalty(ruleset, on, says.penalty)
    if says.skip:
        yield "the next player loses the turn" if says.skip == 1 else f"the next {says.skip} players lose the turn"
    if says.cover:
        yield from _cover(ruleset, on, says.cover)
    if says.nominate:
        yield _nomination(says)
    if says.followed_by:
        what = "any card" if says.followed_by == "any card" else f"a card of {_BY[says.followed_by]}"
        yield f"while it lies on top, {what} follows it"
    if says.last == "answered":
        yield "as the last card it is still answered, and the penalty taken, before the round ends"
    if says.last == "served":
        yield "as the last card its penalty is still taken before the round ends"
    if says.last == "covered":
        yield "as the last card it must be covered too: with an empty hand one draws for it"


def _nomination(says: CardRules) -> str:
    which = "any suit" if says.nominate == "any suit" else "another suit than its own"
    who = "who covered it names" if says.cover else "its player names"
    return f"{who} {which}; the next card must be of that suit, or one that goes on it whatever its suit"


def _penalty(ruleset: Ruleset, on: Card, penalty: Penalty) -> Iterator[str]:
    who = f"the {penalty.who} player"
    if penalty.until:
        what = one_of(ruleset.select(penalty.until), ruleset.deck)
        yield f"{who} draws until {what} comes and covers it with that card, whose power does not act; the turn is over"
        yield "the suit to follow stays that of the covered card"
        return
    after = {
        "skipped": "and loses the turn",
        "plays": "and then plays as usual",
        "at once": "at once; nobody's turn is touched",
    }[penalty.taker]
    yield f"{who} takes {number(penalty.cards or 0, 'card')} {after}"
    if penalty.answer:
        answer = named_for(ruleset, penalty.answer, on)
        yield f"instead of taking they may put {answer}: what is pending, and what that adds, is then the next player's"


def _cover(ruleset: Ruleset, on: Card, cover: Cover) -> Iterator[str]:
    what = named_for(ruleset, cover.with_, on)
    must = "may go on" if cover.refuse or cover.draw.allowed == "at will" else "must go on"
    yield f"its player {must}, with {what}"
    if cover.refuse:
        yield "they may leave it at that and pass"
    who = "who cannot or does not want to" if cover.draw.allowed == "at will" else "who cannot"
    yield f"{who} passes without drawing" if cover.draw.cards == 0 else f"{who} {_drawing(cover.draw)}"
    if cover.passes_on:
        yield "if it is not covered, the next player has the right to cover it, beside the ordinary moves of that turn"


def named_for(ruleset: Ruleset, selector: str, on: Card) -> str:
    """The cards of a selector in words that hold for all cards of a kind: ``a card that fits``, ``a seven``."""
    wanted, deck = ruleset.select(selector, on), ruleset.deck
    ranks = [rank for rank in deck.ranks if all(Card(rank, suit.letter) in wanted for suit in deck.suits)]
    if len(wanted) in (len(deck.kinds), len(ranks) * len(deck.suits)):
        return one_of(wanted, deck)
    for relative, words in _RELATIVE:
        if wanted == ruleset.select(relative, on):
            return words
    if all(card.suit == on.suit for card in wanted):
        here = [rank for rank in deck.ranks if Card(rank, on.suit) in wanted]
        return f"{listed([a_rank(rank) for rank in here])} of its suit"
    return one_of(wanted, deck)


_RELATIVE = (
    ("fits", "a card that fits"),
    ("same suit", "a card of its suit"),
    ("same rank", "a card of its rank"),
    ("same suit, same rank", "a card of its suit or its rank"),
)


def card_groups(
    ruleset: Ruleset, says: Callable[[Ruleset, Card], tuple[str, ...]] = card
) -> dict[str, tuple[str, ...]]:
    """Cards that say the same together, under their name; plain cards come last."""
    groups: dict[tuple[str, ...], list[Card]] = {}
    by_rank = sorted(ruleset.deck.kinds, key=lambda kind: ruleset.deck.ranks.index(kind.rank))
    for kind in by_rank:
        groups.setdefault(says(ruleset, kind), []).append(kind)
    ordered = sorted(groups.items(), key=lambda group: not group[0])
    return {group_name(cards, ruleset.deck): texts for texts, cards in ordered}


# ---------------------------------------------------------------- calls


def calls(ruleset: Ruleset) -> list[str]:
    """The announcements (LT-15, SR-08, FI-11, EU-10)."""
    stated = ruleset.rules.call
    texts = list(_call(ruleset, stated.one_left, "plays down to one card", "two cards")) if stated.one_left else []
    texts += list(_call(ruleset, stated.none_left, "puts the last card", "one card")) if stated.none_left else []
    return [sentence(text) for text in texts]


def _call(ruleset: Ruleset, call: Call, play: str, held: str) -> Iterator[str]:
    times = {
        "never": [],
        "on turn": ["before that play (on turn)"],
        "any time": [f"before that play (at any time while holding {held})"],
    }[call.before]
    yield f"who {play} must call it {listed([*times, *['after that play'] * call.after])}"
    if call.double:
        which = one_of(ruleset.select(call.double), ruleset.deck)
        yield "it must be the double call" + ("" if which == "any card" else f" if that card is {which}")
    if call.missed == "caught":
        out = "" if call.until else ", and is not out"
        yield f"who missed the call and is caught by an opponent takes {number(call.cards, 'card')}{out}"
    else:
        cards = number(call.cards, "card")
        yield f"who missed the call cannot finish: having put the last card, they take {cards} and play on"
    if call.until:
        closes = "puts a card" if call.until == "another plays a card" else "moves"
        what = {"caught": "caught", "cannot finish": "made up for"}[call.missed]
        yield f"a missed call can be {what} until another player {closes}"


# ---------------------------------------------------------------- scores and the match


def round_end(ruleset: Ruleset) -> list[str]:
    """When a round ends, and what is then counted (RU-09, EU-12, FI-04)."""
    texts = ["a round ends when somebody has no cards left, and that player has won it"]
    score = ruleset.rules.score
    if score is None:
        texts.append("the cards left in the hands do not count")
    elif score.to == "holder":
        texts.append("everybody counts the cards left in the own hand, as points against them")
    else:
        texts.append("who went out scores what all the others hold")
    texts += [] if score is None else list(_finishing(ruleset, score))
    blocked = "if nobody can play or draw any more, the round ends without a winner"
    counted = {"holder": ", and everybody counts the own hand", "finisher": ", and nobody scores"}
    texts.append(blocked + (counted[score.to] if score else ""))
    return [sentence(text) for text in texts]


def _finishing(ruleset: Ruleset, score: Score) -> Iterator[str]:
    groups: dict[tuple[int, int], list[Card]] = {}
    for name, finish in score.finishing_with.items():
        groups.setdefault((finish.finisher, finish.others_times), []).append(ruleset.deck.parse(name))
    for (finisher, times), cards in groups.items():
        which = "" if len(cards) == len(ruleset.deck.kinds) else f" with {one_of(cards, ruleset.deck)}"
        if finisher:
            yield f"who goes out{which} counts {finisher:+d} points".replace("-", "−")
        if times != 1:
            how = "double" if times == 2 else f"{times} times"
            yield f"if somebody goes out{which}, the others' points of the round count {how}"


def values(ruleset: Ruleset) -> list[str]:
    """What the cards count (LT-19, SR-20, FI-05, RU-10, RU-11, EU-13)."""
    score, deck = ruleset.rules.score, ruleset.deck
    if score is None:
        return ["Cards have no points."]
    by_value: dict[int, list[Card]] = {}
    numbers = [kind for kind in deck.kinds if str(score.points[str(kind)]) == kind.rank]
    if len({kind.rank for kind in numbers}) < 3:
        numbers = []
    for kind in deck.kinds:
        if kind not in numbers:
            by_value.setdefault(int(score.points[str(kind)]), []).append(kind)
    texts = [f"{group_name(numbers, deck)}: their number"] if numbers else []
    texts += [f"{group_name(cards, deck)}: {value}" for value, cards in sorted(by_value.items())]
    alone: dict[int, list[Card]] = {}
    for name, value in score.left_alone.items():
        alone.setdefault(value, []).append(deck.parse(name))
    return texts + [
        f"{group_name(cards, deck)}, as the only card of a hand: {value}" for value, cards in sorted(alone.items())
    ]


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


def match_end(ruleset: Ruleset) -> list[str]:
    """When the match ends (LT-21, FI-08, SR-22, EU-14, RU-V3)."""
    match = ruleset.rules.match
    texts: list[str] = []
    if match.limit is not None:
        how = "over" if match.limit_is == "exceeded" else "at or over"
        texts.append(f"the match ends after the round in which somebody's total is {how} {match.limit}")
    if match.rounds is not None:
        texts.append(f"the match ends after {number(match.rounds, 'round')}")
    if match.lost_holding:
        texts.append(f"if {_lost_holding(ruleset)} when a round ends, that player has lost the match, which ends")
    return [sentence(text) for text in texts] or ["The match ends when the table stops."]


def winner(ruleset: Ruleset) -> list[str]:
    """Who wins the match, who has lost it (LT-21, FI-09)."""
    match, score = ruleset.rules.match, ruleset.rules.score
    most = score is None or score.to == "finisher"
    if score is None and match.rounds == 1:
        return ["Who wins the round wins the game."]
    texts = ["most rounds won win" if score is None else f"the {'highest' if most else 'lowest'} total wins"]
    if match.tie == "rounds won":
        texts.append("of equals, who won more rounds wins; if that is equal too, the match is drawn")
    else:
        texts.append("equals share the win")
    if match.loser == "other end":
        texts.append(f"the {'lowest' if most else 'highest'} total has lost")
    return [sentence(text) for text in texts]


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
