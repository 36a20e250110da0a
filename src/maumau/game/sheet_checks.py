"""What cannot stand on a score sheet: names, cards that are not there, hands that cannot be, impossible points."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from maumau.cards import SHOWN, Deck, in_line
from maumau.engine.declare import SEATS, ScoreTo
from maumau.game.sheet_rounds import Given, Hand, Held, Played, ScoreError, SheetRound, Worth, phrase, rank_of
from maumau.game.sheet_scale import Scale
from maumau.locale import Card, Letters, Listed, Name, OneOf, Rank, Text
from maumau.locale.phrases import Phrase
from maumau.rules import RulesError, Ruleset

LONGEST_NAME = 20
LONG_NUMBER = 10**12


def check_names(ruleset: Ruleset, names: Sequence[str]) -> None:
    """Refuse names that could not be told apart, and numbers of players that the rules do not have."""
    taken: set[str] = set()
    for name in names:
        if (
            not name.isprintable()
            or "," in name
            or not 1 <= len(name) <= LONGEST_NAME
            or name != " ".join(name.split())
        ):
            raise ScoreError(Text("score-name-wrong", name=in_line(name, SHOWN), most=LONGEST_NAME))
        if name.casefold() in taken:
            raise ScoreError(Text("score-name-twice", who=Name(name)))
        taken.add(name.casefold())
    fewest, most = ruleset.players
    if not fewest <= len(names) <= most:
        raise ScoreError(Text("score-players", given=len(names), fewest=fewest, most=most))
    try:
        ruleset.check_seats(len(names))
    except RulesError:
        raise ScoreError(Text("score-too-few-cards", given=len(names))) from None


def told(number: int) -> int | str:
    """A number that somebody gave, as a message repeats it: of a long one how long it is."""
    if abs(number) < LONG_NUMBER:
        return number
    return f"{'−' if number < 0 else ''}10^{math.floor(math.log10(abs(number)))}"


def no_card(text: str, deck: Deck) -> Text:
    """That there is no such card, and which there are."""
    suits = Listed(tuple(Name(f"{suit.letter} ({suit.symbol})") for suit in deck.suits), "or")
    ranks = Letters(deck.ranks, span=False)
    return Text("score-no-card", card=in_line(text, SHOWN), ranks=ranks, suits=suits, example=Card(deck.kinds[0], deck))


class Checker:
    """Refuses rounds that cannot have been, in a ruleset with these players."""

    def __init__(self, scale: Scale, names: Sequence[str]) -> None:
        self.scale = scale
        self.names = names

    def check(self, round_: SheetRound) -> None:
        """Raise `ScoreError` for a round that cannot have been."""
        self._seats(round_)
        if isinstance(round_, Given):
            self._given(round_)
            return
        self.last(round_.finisher, round_.card)
        self._left(round_)
        self.enough(round_)

    def _seats(self, round_: SheetRound) -> None:
        seats = len(self.names)
        number = len(round_.points if isinstance(round_, Given) else round_.left)
        if number != seats:
            raise ScoreError(Text("score-each", given=number, players=seats))
        for seat in round_.lost if round_.finisher is None else (round_.finisher, *round_.lost):
            if not 0 <= seat < seats:
                raise ScoreError(Text("score-no-seat", seat=told(seat), most=seats - 1))
        if round_.lost and not self.scale.can_lose:
            raise ScoreError(Text("score-nobody-loses"))

    # -- the last card -------------------------------------------------------------------------------------------------

    def last(self, finisher: int | None, card: Held | None) -> None:
        """Look at the last card of who went out."""
        scale = self.scale
        if finisher is None:
            if card is not None:
                raise ScoreError(Text("score-card-of-nobody", card=phrase(card, scale.deck)))
            return
        who = Name(self.names[finisher])
        if card is None:
            if scale.card_matters:
                raise ScoreError(Text("score-last-missing", who=who))
            return
        self.known(card)
        if isinstance(card, str) and not scale.rank_is_enough(card, last=True):
            raise ScoreError(self.which(card))
        if scale.is_barred(card):
            raise ScoreError(Text("score-last-barred", card=phrase(card, scale.deck), who=who))

    def known(self, held: Held) -> None:
        """Refuse a card that the pack has not."""
        deck = self.scale.deck
        if (held not in deck.ranks) if isinstance(held, str) else (held not in deck.kinds):
            raise ScoreError(no_card(str(held), deck))

    def which(self, rank: str) -> Text:
        """That the suit is missing, since cards of that rank count differently."""
        deck = self.scale.deck
        kinds = [card for card in deck.kinds if card.rank == rank]
        signs = Listed(tuple(phrase(card, deck) for card in kinds), "or")
        return Text("score-which-suit", rank=Rank(rank), cards=signs)

    # -- hands ---------------------------------------------------------------------------------------------------------

    def _left(self, round_: Played) -> None:
        for seat, what in enumerate(round_.left):
            self.hand(round_.finisher, round_.card, seat, what)
        for seat in round_.lost:
            if isinstance(what := round_.left[seat], Hand):
                raise ScoreError(Text("score-lost-by-cards", who=Name(self.names[seat])))

    def hand(self, finisher: int | None, card: Held | None, seat: int, what: Hand | Worth) -> None:
        """Look at what one player was left with."""
        scale, who = self.scale, Name(self.names[seat])
        back = scale.comes_back(card)
        nothing = what in (Hand(), Worth(0)) if seat == finisher else what == Hand()
        if seat == finisher and not nothing and not back:
            raise ScoreError(Text("score-finisher-hand", who=who))
        if seat != finisher and nothing and scale.hands_matter(finisher) and not back:
            raise ScoreError(Text("score-empty-hand", who=who))
        if isinstance(what, Worth):
            least, most = scale.span
            if what.points < 0 and least == 0:
                raise ScoreError(Text("score-negative", who=who, points=told(what.points)))
            if not least <= what.points <= most:
                raise ScoreError(Text("score-beyond", who=who, points=told(what.points), least=least, most=most))
            return
        for held in what.cards:
            self.known(held)
            if isinstance(held, str) and not scale.rank_is_enough(held):
                raise ScoreError(self.which(held))

    def enough(self, round_: Played) -> None:
        """Refuse more equal cards than there are: in one hand, in several, and as the last card."""
        scale = self.scale
        hands: list[tuple[int, Held]] = []
        for seat, what in enumerate(round_.left):
            if isinstance(what, Hand):
                hands += [(seat, held) for held in what.cards]
        if round_.finisher is not None and round_.card is not None:
            hands.append((round_.finisher, round_.card))
        cards = Counter(held for _, held in hands if not isinstance(held, str))
        for card, times in cards.items():
            if times > scale.packs:
                self._too_many(phrase(card, scale.deck), times, scale.packs, hands, card)
        ranks = Counter(rank_of(held) for _, held in hands)
        for rank, times in ranks.items():
            there = scale.packs * len(scale.deck.suits)
            if times > there:
                self._too_many(phrase(rank, scale.deck), times, there, hands, rank)

    def _too_many(self, card: Phrase, times: int, there: int, hands: list[tuple[int, Held]], what: Held) -> None:
        seats = {seat: None for seat, held in hands if what in (held, rank_of(held))}
        who = Listed(tuple(Name(self.names[seat]) for seat in seats), "and")
        raise ScoreError(Text("score-too-many", card=card, times=times, there=there, who=who, players=len(seats)))

    # -- points --------------------------------------------------------------------------------------------------------

    def _given(self, round_: Given) -> None:
        for seat, points in enumerate(round_.points):
            self.given(round_.finisher, seat, points)

    def given(self, finisher: int | None, seat: int, points: int) -> None:
        """Look at the points of one player, as they go into the total."""
        scale, who = self.scale, Name(self.names[seat])
        least, most = scale.span
        least, most = least * scale.most_times, most * scale.most_times
        if scale.to == ScoreTo.NOBODY:
            least = most = 0
        elif scale.to == ScoreTo.FINISHER:
            if seat != finisher:
                least = most = 0
            else:
                bonus = scale.own_points
                most = max(bonus) + most * (SEATS - 1)
                least = min(bonus) + least * (SEATS - 1)
        elif seat == finisher and points in scale.own_points:
            return
        elif seat == finisher and not any(map(scale.comes_back, scale.deck.kinds)):
            own = Listed(tuple(Name(str(p).replace("-", "−")) for p in sorted(scale.own_points)), "or")
            raise ScoreError(Text("score-finisher-points", who=who, points=told(points), own=own))
        if points < 0 and least == 0:
            raise ScoreError(Text("score-negative", who=who, points=told(points)))
        if most == least == 0 and points:
            raise ScoreError(Text("score-no-points", who=who, points=told(points)))
        if not least <= points <= most:
            raise ScoreError(Text("score-beyond", who=who, points=told(points), least=least, most=most))

    def losing(self) -> OneOf:
        """The cards with which one loses the match at once."""
        return OneOf(self.scale.losing, self.scale.deck)
