"""What somebody says lies on the table, and the round that shows it: the engine says what can be, and what follows.

Seat 0 is the player who is asked about. The cards of the others and of the stock are not known to whoever asks: they
are filled up with cards that are left. What a position alone cannot hold (a card that still acts, somebody's right) is
reached as at the table: somebody plays the card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import cycle, islice

from maumau.cards import Card
from maumau.cli.trouble import NotUnderstood
from maumau.game import Move, Refused, Round
from maumau.game.placing import Placement, pending_sums, place
from maumau.game.table import compiled
from maumau.locale import Card as CardPhrase
from maumau.rules import Ruleset
from maumau.rules.schema import Cover

ASKED = 0  #: the seat of the player who is asked about
SPARE = 3  #: other cards of whoever plays a card only to see what it does
FEW = 2  #: cards in hand with which a call can stand
PASSES = 4  #: moves in which a right is certainly let go


@dataclass(frozen=True)
class Scene:
    """What lies there. `top` None: the pile is empty."""

    ruleset: Ruleset
    seats: int = 3
    top: Card | None = None
    suit: str | None = None  #: the letter of the suit that was named
    pending: int = 0
    until: bool = False  #: the player must still draw until a card covers the top card
    own: bool = False  #: the player has just put the top card and must cover it
    left: bool = False  #: the player before has left it uncovered, and the right to cover it is the player's
    direction: int | None = None
    hand: tuple[Card, ...] = ()
    others: int = 5  #: cards that each of the others holds
    called: str = ""  #: what the player has said for the last card: `call`, `call double`

    @property
    def acts(self) -> bool:
        """Whether the top card still acts."""
        return self.until or self.own or self.left

    @property
    def mentioned(self) -> tuple[Card, ...]:
        """The cards that are named."""
        return self.hand if self.top is None else (*self.hand, self.top)


# -- which cards there are -----------------------------------------------------------------------------------------


def pack_of(scene: Scene) -> Counter[Card]:
    """How often each card is in the game."""
    return Counter(dict.fromkeys(scene.ruleset.deck.kinds, scene.ruleset.packs_for(scene.seats)))


def check_cards(scene: Scene, more: Sequence[Card] = ()) -> None:
    """Refuse more equal cards than the packs have. Raises `NotUnderstood`."""
    packs = scene.ruleset.packs_for(scene.seats)
    for card, count in Counter((*scene.mentioned, *more)).items():
        if count > packs:
            shown = CardPhrase(card, scene.ruleset.deck)
            raise NotUnderstood("ask-too-many-equal", card=shown, count=count, packs=packs)


def most_others(scene: Scene) -> int:
    """How many cards each of the others can hold at most, so that one is left to draw."""
    left = pack_of(scene).total() - len(scene.mentioned) - 1
    return left // (scene.seats - 1) if scene.seats > 1 else left


# -- laying it -----------------------------------------------------------------------------------------------------


def lay(scene: Scene, drawn: Sequence[Card] = ()) -> Round:
    """The round of a scene; `drawn` lie first in the stock. Raises `NotUnderstood` where there can be none."""
    if (scene.acts or path_to_name(scene)) and scene.top is not None:
        return _reached(scene, scene.top, drawn)
    pile = () if scene.top is None else (scene.top,)
    return place(scene.ruleset, _placement(scene, _hands(scene, drawn), pile, drawn))


def _hands(scene: Scene, drawn: Sequence[Card]) -> list[list[Card]]:
    """Every hand: the player's, and the others' from what is left."""
    rest = list((pack_of(scene) - Counter((*scene.mentioned, *drawn))).elements())
    others = scene.seats - 1
    needed = others * scene.others
    # from all over the pack, so that nobody holds one suit alone
    picked = rest[:: max(1, len(rest) // needed)][:needed] if needed else []
    return [list(scene.hand), *(picked[seat::others] for seat in range(others))]


def _placement(
    scene: Scene, hands: Sequence[Sequence[Card]], pile: tuple[Card, ...], drawn: Sequence[Card]
) -> Placement:
    used = Counter((*(card for hand in hands for card in hand), *pile, *drawn))
    rest = list((pack_of(scene) - used).elements())
    calls = (ASKED,) if scene.called else ()
    return Placement(
        hands=tuple(map(tuple, hands)),
        pile=pile,
        stock=(*drawn, *rest),
        turn=ASKED,
        direction=scene.direction,
        suit=scene.suit,
        pending=scene.pending,
        called=calls if scene.called == "call" else (),
        called_double=calls if scene.called == "call double" else (),
    )


def _reached(scene: Scene, top: Card, drawn: Sequence[Card]) -> Round:
    """A scene that is reached by playing its top card: by the player, or by whoever the player follows."""
    path = path_to_name(scene) or (top,)
    for seat in (ASKED,) if scene.own else range(scene.seats - 1, ASKED, -1):
        for turned in (1, -1):
            round_ = _played(scene, path, seat, turned, drawn)
            if round_ is not None:
                return round_
    raise NotUnderstood("ask-cannot-be", card=CardPhrase(top, scene.ruleset.deck))


def _played(scene: Scene, path: Sequence[Card], seat: int, turned: int, drawn: Sequence[Card]) -> Round | None:
    """The round after a seat has played the cards of a path, if it shows the scene then."""
    hands = _hands(replace(scene, hand=(*scene.hand, *path[:-1])), drawn)
    hands[ASKED] = list(scene.hand)
    hands[seat] += path
    early = scene.called if scene.own and len(hands[ASKED]) <= FEW else ""
    base = 1 if scene.ruleset.rules.turn.direction == "clockwise" else -1
    direction = base if scene.direction is None else scene.direction
    before = replace(scene, suit=None, called=early if scene.own else scene.called, direction=direction * turned)
    try:
        round_ = place(scene.ruleset, replace(_placement(before, hands, (), drawn), turn=seat))
        for card in path:
            round_ = round_.play(Move("play", card=card), seat)
        if scene.suit is not None:
            round_ = round_.play(Move("name", suit=scene.suit), seat)
        elif scene.left:
            round_ = _let_go(round_, seat)
        if scene.own and scene.called and Move(scene.called) in round_.calls(ASKED):
            round_ = round_.play(Move(scene.called), ASKED)
    except (Refused, ValueError):
        return None
    return round_ if round_.turn == ASKED and round_.phase == "play" and round_.direction == direction else None


def _let_go(round_: Round, seat: int) -> Round:
    """The seat does not use its right: it passes, after a draw where the rules want one."""
    for _ in range(PASSES):
        if round_.turn != seat:
            break
        done = Move("pass") if Move("pass") in round_.legal else Move("draw")
        round_ = round_.play(done, seat)
    return round_


# -- what can stand there, as the engine says ----------------------------------------------------------------------


@lru_cache(maxsize=64)
def _just_played(ruleset: Ruleset, seats: int, path: tuple[Card, ...]) -> Round | None:
    """The round after a player with other cards in hand has played some, one on the other, on an empty pile."""
    rest = cycle([card for card in ruleset.deck.kinds if card not in path] or path)
    hands = [(*path, *islice(rest, SPARE)), *(tuple(islice(rest, 1)) for _ in range(seats - 1))]
    round_ = place(ruleset, Placement(hands=tuple(hands), pile=(), stock=ruleset.deck.kinds))
    try:
        for card in path:
            round_ = round_.play(Move("play", card=card), ASKED)
    except Refused:
        return None
    return round_


def _paths(scene: Scene) -> Iterator[tuple[Card, ...]]:
    """How the top card can have come there, where a suit may have been named for it, or for the card below."""
    if scene.top is None:
        return
    yield (scene.top,)
    for card, says in scene.ruleset.rules.cards.items():
        if says.cover is not None and says.nominate is not None:
            below = scene.ruleset.deck.parse(card)
            if below != scene.top:
                yield below, scene.top


def naming(scene: Scene) -> tuple[Card, frozenset[str]] | None:
    """The card that a suit may have been named for, and the suits that may be named; None if there is none."""
    for path in _paths(scene):
        after = _just_played(scene.ruleset, scene.seats, path)
        if after is not None and after.phase == "name":
            return path[0], frozenset(move.suit for move in after.legal if move.suit is not None)
    return None


def path_to_name(scene: Scene) -> tuple[Card, ...]:
    """The cards that were played so that the suit could be named, where the top card alone does not ask for one."""
    if scene.suit is None or scene.top is None:
        return ()
    named = naming(scene)
    return () if named is None or named[0] == scene.top else (named[0], scene.top)


def can_be_pending(scene: Scene) -> list[int]:
    """How many cards can be pending under the top card; empty where it makes nobody take any."""
    after = None if scene.top is None else _just_played(scene.ruleset, scene.seats, (scene.top,))
    if after is None or scene.top is None or not after.pending:
        return []
    kind = scene.ruleset.deck.kind(scene.top)
    sums = pending_sums(compiled(scene.ruleset)[0], kind, scene.ruleset.packs_for(scene.seats))
    return sorted(sums)


def may_draw_until(scene: Scene) -> bool:
    """Whether somebody must draw on the top card until one covers it."""
    after = None if scene.top is None else _just_played(scene.ruleset, scene.seats, (scene.top,))
    return after is not None and draws_until(after)


def draws_until(round_: Round) -> bool:
    """Whether whoever is on turn draws until a card covers the top card, whatever is in hand."""
    if round_.phase != "play" or round_.turn is None or not round_.hands[round_.turn]:
        return False
    why = round_.why(Move("play", card=round_.hands[round_.turn][0]))
    return why is not None and why.reason == "live-until"


def may_cover(scene: Scene) -> bool:
    """Whether whoever puts the top card goes on, on it."""
    return _cover(scene) is not None


def may_pass_on(scene: Scene) -> bool:
    """Whether the right to cover the top card can have passed on."""
    cover = _cover(scene)
    return cover is not None and cover.passes_on


def _cover(scene: Scene) -> Cover | None:
    """How the top card is covered; once a suit was named on it, that is over."""
    if scene.top is None or scene.suit is not None:
        return None
    says = scene.ruleset.rules.cards.get(str(scene.top))
    return None if says is None else says.cover


def may_turn(scene: Scene) -> bool:
    """Whether the direction of play can have changed, and makes a difference."""
    return scene.seats > 2 and any(says.reverse for says in scene.ruleset.rules.cards.values())


def may_have_said(scene: Scene) -> list[str]:
    """The calls that can stand for the player now, as far as it makes a difference."""
    rules = scene.ruleset.rules.call
    if (rules.one_left is None and rules.none_left is None) or len(scene.hand) > FEW:
        return []
    plain = _worth(lay(replace(scene, called="")))
    found = []
    for word in ("call", "call double"):
        try:
            if _worth(lay(replace(scene, called=word))) != plain:
                found.append(word)
        except (NotUnderstood, ValueError):
            continue
    return found


def _worth(round_: Round) -> object:
    """What a position comes to: what may be done, and what each move leads to."""
    after = [round_.play(move) for move in round_.legal]
    ends = [(one.phase, one.turn, one.sizes, one.may_catch, one.result, one.calls(ASKED)) for one in after]
    return round_.legal, round_.calls(ASKED), ends
