"""Small scenes at the table that show a rule where it is subtle, laid with cards that the ruleset itself names.

A scene is a placement and the moves that are played on it; which cards those are is found by looking at what the rules
say of cards. Nothing is decided here: the engine plays the moves, and a scene whose moves it refuses is dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from maumau.cards import Card
from maumau.game.moves import Move
from maumau.game.placing import Placement
from maumau.rules import Ruleset
from maumau.rules.schema import CardRules, Penalty

_PLAIN = CardRules()
SEATS = 3  #: who sits at the table of a scene
TRIES = 12  #: scenes of one kind that are laid before it is given up
_MIXED = 11  #: a step by which suits and ranks come mixed, as in a hand, and always alike


@dataclass(frozen=True)
class Scene:
    """What lies on the table, who does what, and whose cards and moves are shown at the end."""

    section: str  #: the part of the rulebook it belongs to
    placement: Placement
    moves: tuple[tuple[int, Move], ...]
    shown: tuple[int, ...]  #: the seats whose cards are told at the beginning
    asks: tuple[int, ...] = ()  #: after which moves it is told what the player on turn may do
    counts: bool = False  #: whether the round is over then, and the points are told


def scenes(ruleset: Ruleset) -> Iterator[list[Scene]]:
    """For each thing to be shown the scenes that would show it; the first that can be played is the one to take."""
    fewest, most = ruleset.players
    if fewest > SEATS or most < SEATS:
        return
    hand = Dealer(ruleset)
    for build in _BUILDERS:
        yield list(islice(build(hand), TRIES))


class Dealer:
    """Finds cards for a scene; never the same card twice."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        kinds = ruleset.deck.kinds
        self.kinds = sorted(kinds, key=lambda kind: kinds.index(kind) * _MIXED % (len(kinds) + 1))

    def says(self, card: Card) -> CardRules:
        """What the rules say of a card."""
        return self.ruleset.rules.cards.get(str(card), _PLAIN)

    def plain(self, card: Card) -> bool:
        """Whether a card has no power."""
        return self.says(card) == _PLAIN

    def answers(self, card: Card) -> frozenset[Card]:
        """The cards that answer a card."""
        penalty = self.says(card).penalty
        return self.ruleset.select(penalty.answer, card) if penalty and penalty.answer else frozenset()

    def covers(self, card: Card) -> frozenset[Card]:
        """The cards that cover a card, itself left out."""
        cover = self.says(card).cover
        return self.ruleset.select(cover.with_, card) - {card} if cover else frozenset()

    def under(self, card: Card) -> Iterator[Card]:
        """Plain cards on which a card can be played because it follows; the suit first."""
        plain = [kind for kind in self.kinds if self.plain(kind) and kind != card]
        yield from sorted(
            (kind for kind in plain if kind.suit == card.suit or kind.rank == card.rank),
            key=lambda kind: kind.suit != card.suit,
        )

    def plain_cards(self, *taken: Card, suits: str | None = None, off: Iterable[Card] = ()) -> list[Card]:
        """Cards without power that are not taken, of some suits, and that follow none of *off*."""
        away = list(off)
        return [
            kind
            for kind in self.kinds
            if self.plain(kind)
            and kind not in taken
            and (suits is None or kind.suit in suits)
            and not any(kind.suit == one.suit or kind.rank == one.rank for one in away)
        ]

    def rest(self, *taken: Card) -> tuple[Card, ...]:
        """A stock of plain cards that nobody will see."""
        return tuple(self.plain_cards(*taken))[-6:]

    def scene(
        self,
        section: str,
        hands: Iterable[Iterable[Card]],
        top: Card,
        moves: Iterable[tuple[int, Move]],
        stock: Iterable[Card] = (),
        *,
        shown: tuple[int, ...],
        asks: tuple[int, ...] = (),
        counts: bool = False,
        said: bool = False,
    ) -> Scene:
        """A scene in which nobody holds a card twice; below what is to be drawn lie plain cards.

        *said*: seat 0 has called the last card where the rules want that, with whatever word.
        """
        held = tuple(tuple(hand) for hand in hands)
        first = tuple(stock)
        taken = [card for hand in held for card in hand] + [top, *first]
        call = self.ruleset.rules.call
        double = call.none_left is not None and call.none_left.double is not None
        needed = call.none_left is not None or (call.one_left is not None and call.one_left.missed == "cannot finish")
        placement = Placement(
            held,
            (top,),
            first + self.rest(*taken),
            called=(0,) if said and needed else (),
            called_double=(0,) if said and double else (),
        )
        return Scene(section, placement, tuple(moves), shown, asks, counts)


def _play(seat: int, card: Card) -> tuple[int, Move]:
    return seat, Move("play", card=card)


def _do(seat: int, verb: str) -> tuple[int, Move]:
    return seat, Move(verb)


def _with_penalty(hand: Dealer, wanted: Callable[[Penalty], bool]) -> Iterator[tuple[Card, Penalty]]:
    for card in hand.kinds:
        penalty = hand.says(card).penalty
        if penalty is not None and wanted(penalty):
            yield card, penalty


def _until(hand: Dealer) -> Iterator[Scene]:
    """Draw until one of these comes (SR-13, SR-14): first one that does not help, then one of another suit."""
    for card, penalty in _with_penalty(hand, lambda penalty: penalty.until is not None and penalty.who == "next"):
        wanted = hand.ruleset.select(penalty.until or "", card)
        for under in hand.under(card):
            comes = [kind for kind in wanted if kind.suit != card.suit] or sorted(wanted - {card, under})
            for last in sorted(comes):
                missed = [one for one in hand.plain_cards(card, under, last) if one not in wanted]
                own = [one for one in sorted(wanted) if one.suit == card.suit and hand.plain(one) and one != under]
                if len(missed) < 6 or len(own) < 2:
                    continue
                same_rank = [one for one in hand.kinds if one.rank == last.rank and one != last]
                hands = [(card, *missed[:2]), (own[0], missed[2]), (own[1], missed[3], *same_rank[:1])]
                moves = [_play(0, card), _do(1, "draw"), _play(1, last)]
                yield hand.scene("powers", hands, under, moves, [missed[4], last], shown=(1, 2), asks=(2,))


def _chain(hand: Dealer) -> Iterator[Scene]:
    """One answers, the next takes for both (LT-11, EU-06, SR-15)."""
    for card, _ in _with_penalty(hand, lambda penalty: bool(penalty.answer) and penalty.who == "next"):
        for answer in sorted(hand.answers(card) - {card}):
            for under in hand.under(card):
                free = hand.plain_cards(card, answer, under)
                if len(free) < 6 or not hand.says(answer).penalty:
                    continue
                hands = [(card, free[0], free[1]), (answer, free[2], free[3]), (free[4], free[5])]
                moves = [_play(0, card), _play(1, answer), _do(2, "take")]
                yield hand.scene("powers", hands, under, moves, shown=(1, 2))


def _cover(hand: Dealer) -> Iterator[Scene]:
    """One's own card is covered at once; a card that does not cover stays in hand (LT-10, SR-10, RU-V9)."""
    for card in hand.kinds:
        says = hand.says(card)
        if says.cover is None or says.cover.passes_on:
            continue
        plain = [one for one in hand.covers(card) if hand.plain(one)]
        for under in hand.under(card):
            for cover in sorted(one for one in plain if one != under):
                others = hand.plain_cards(card, under, cover, off=[card])
                free = hand.plain_cards(card, under, cover, *others[:1])
                if not others or len(free) < 4:
                    continue
                hands = [(card, cover, others[0]), free[:2], free[2:4]]
                yield hand.scene("powers", hands, under, [_play(0, card), _play(0, cover)], shown=(0,), asks=(0,))


def _passed_on(hand: Dealer) -> Iterator[Scene]:
    """The right to cover and to name is lost to the next player (RU-V4)."""
    for card in hand.kinds:
        says = hand.says(card)
        if says.cover is None or not says.cover.passes_on:
            continue
        covers = sorted(one for one in hand.covers(card) if hand.plain(one))
        for under in hand.under(card):
            useful = [one for one in covers if one != under]
            away = hand.plain_cards(card, under, off=[card])
            if not useful or len(away) < 6:
                continue
            suit = away[3].suit
            same = [one for one in covers if one not in (under, useful[0])]
            hands = [(card, away[0], away[1]), (useful[0], away[2]), (away[3], *same[:1])]
            moves = [_play(0, card), _do(0, "draw"), _do(0, "pass"), _play(1, useful[0]), (1, Move("name", suit=suit))]
            yield hand.scene("powers", hands, under, moves, [away[5]], shown=(0, 1, 2), asks=(4,))
            del moves[2]  # where a draw that does not help ends the turn
            yield hand.scene("powers", hands, under, moves, [away[5]], shown=(0, 1, 2), asks=(3,))


def _followed_by(hand: Dealer) -> Iterator[Scene]:
    """What lies on top decides what follows (RU-V6, RU-V7)."""
    for card in hand.kinds:
        says = hand.says(card)
        if says.followed_by is None or says.skip or says.cover or says.nominate:
            continue
        takes = says.penalty is not None and says.penalty.taker == "skipped" and says.penalty.who == "next"
        for under in hand.under(card):
            free = hand.plain_cards(card, under, off=[card])
            same = [one for one in hand.kinds if one.rank == card.rank and one != card]
            more = hand.plain_cards(card, under, *free[:2], *same)
            if len(free) < 2 or not same or len(more) < 2:
                continue
            subject, other = (free[0], same[0]), (free[1], more[-1])
            moves = [_play(0, card), *([_do(1, "take")] if takes else [])]
            hands = [(card, *more[:2]), other, subject] if takes else [(card, *more[:2]), subject, other]
            yield hand.scene("powers", hands, under, moves, shown=(2 if takes else 1,), asks=(len(moves) - 1,))


def _caught(hand: Dealer) -> Iterator[Scene]:
    """The last card but one without the word, and somebody notices (SR-08, FI-11)."""
    call = hand.ruleset.rules.call.one_left
    if call is None or call.missed != "caught":
        return
    for card, under, free in _followers(hand):
        hands = [(card, free[0]), free[1:3], free[3:5]]
        moves = [_play(0, card), (2, Move("catch", seat=0))]
        yield hand.scene("last", hands, under, moves, shown=(0,))


def _caught_out(hand: Dealer) -> Iterator[Scene]:
    """The last card without the word (EU-10)."""
    call = hand.ruleset.rules.call
    if call.none_left is None or call.one_left is not None:
        return
    for card, under, free in _followers(hand):
        moves = [_play(0, card), (2, Move("catch", seat=0))]
        yield hand.scene("last", [(card,), free[1:3], free[3:5]], under, moves, shown=(0,))


def _uncalled(hand: Dealer) -> Iterator[Scene]:
    """The last card does not finish while the word is missing (LT-16)."""
    call = hand.ruleset.rules.call.one_left
    if call is None or call.missed != "cannot finish":
        return
    for card, under, free in _followers(hand):
        yield hand.scene("last", [(card,), free[1:3], free[3:5]], under, [_play(0, card)], shown=(0,))


def _followers(hand: Dealer) -> Iterator[tuple[Card, Card, list[Card]]]:
    """A plain card, one it follows, and others."""
    for card in hand.kinds:
        if hand.plain(card):
            for under in hand.under(card):
                free = hand.plain_cards(card, under)
                if len(free) >= 5:
                    yield card, under, free


def _last_answered(hand: Dealer) -> Iterator[Scene]:
    """The chain after a last card that is still answered (LT-18)."""
    for card, _ in _with_penalty(hand, lambda penalty: bool(penalty.answer) and penalty.who == "next"):
        if hand.says(card).last != "answered":
            continue
        for answer in sorted(hand.answers(card) - {card}):
            for under in hand.under(card):
                free = hand.plain_cards(card, answer, under)
                if len(free) < 4:
                    continue
                hands = [(card,), (answer, free[0]), (free[1], free[2])]
                moves = [_play(0, card), _play(1, answer), _do(2, "take")]
                yield hand.scene("last", hands, under, moves, shown=(0, 1, 2), counts=True, said=True)


def _last_covered(hand: Dealer) -> Iterator[Scene]:
    """A last card that must be covered, from an empty hand (SR-11)."""
    for card in hand.kinds:
        if hand.says(card).last != "covered":
            continue
        for under in hand.under(card):
            for cover in sorted(one for one in hand.covers(card) if hand.plain(one) and one != under):
                free = hand.plain_cards(card, under, cover)
                if len(free) < 4:
                    continue
                hands = [(card,), free[:2], free[2:4]]
                moves = [_play(0, card), _do(0, "draw"), _play(0, cover)]
                yield hand.scene("last", hands, under, moves, [cover], shown=(0,), said=True)


def _going_out(hand: Dealer) -> Iterator[Scene]:
    """Going out with a card that changes what is counted (LT-20, RU-V5, RU-V9, SR-21)."""
    score = hand.ruleset.rules.score
    if score is None or not score.finishing_with:
        return
    best = sorted(score.finishing_with.items(), key=lambda item: (-item[1].others_times, item[1].finisher, item[0]))
    for name, _ in best:
        card = hand.ruleset.deck.parse(name)
        dear = sorted(hand.kinds, key=lambda kind: -int(score.points[str(kind)]))
        for under in hand.under(card):
            free = [one for one in dear if one not in (card, under)]
            hands = [(card,), free[:2], free[-2:]]
            yield hand.scene("points", hands, under, [_play(0, card)], shown=(0, 1, 2), counts=True, said=True)


def _lost_holding(hand: Dealer) -> Iterator[Scene]:
    """Left with a card that loses the match (RU-V3)."""
    lost = hand.ruleset.rules.match.lost_holding
    if lost is None:
        return
    for held in sorted(hand.ruleset.select(lost)):
        for card, under, free in _followers(hand):
            hands = [(card,), (held, free[0]), free[1:3]]
            if held not in (card, under, *free):
                yield hand.scene("match", hands, under, [_play(0, card)], shown=(0, 1, 2), counts=True, said=True)


def _left_alone(hand: Dealer) -> Iterator[Scene]:
    """A card that counts otherwise when it is the only one of a hand (RU-11)."""
    score = hand.ruleset.rules.score
    if score is None or not score.left_alone:
        return
    for name in score.left_alone:
        alone = hand.ruleset.deck.parse(name)
        again = next((one for one in hand.kinds if one.rank == alone.rank and one != alone), None)
        for card, under, free in _followers(hand):
            if again is None or alone in (card, under) or again in (card, under):
                continue
            hands = [(card,), (alone,), (again, free[0])]
            yield hand.scene("points", hands, under, [_play(0, card)], shown=(0, 1, 2), counts=True, said=True)


_BUILDERS = (
    _until,
    _chain,
    _cover,
    _passed_on,
    _followed_by,
    _caught,
    _caught_out,
    _uncalled,
    _last_answered,
    _last_covered,
    _going_out,
    _left_alone,
    _lost_holding,
)
