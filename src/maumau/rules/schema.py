"""The keys of the rules language: what may be written in a ruleset, and what each key means.

The models below are the language. They check the shape of a file (unknown keys are errors), they are what the
resolved rules of a :class:`~maumau.rules.ruleset.Ruleset` are made of, and the key reference and the JSON Schema are
written from their descriptions. Which ledger clause needs which key is data: ``needs.toml`` beside this file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from maumau.cards import STANDARD_SUITS


@dataclass(frozen=True)
class SelectorOf:
    """Marks a text as a card selector; a *relative* one may say "same suit", "fits" and so on."""

    relative: bool = False


@dataclass(frozen=True)
class ByCard:
    """Marks a table whose keys are card selectors (ALL-08)."""


@dataclass(frozen=True)
class ByPlayers:
    """Marks a table whose keys are numbers of players."""


@dataclass(frozen=True)
class Later:
    """Marks a key that came after records had fingerprints: at its default it is no part of them."""


Selector = Annotated[str, Field(min_length=1), SelectorOf()]
RelativeSelector = Annotated[str, Field(min_length=1), SelectorOf(relative=True)]
Span = Annotated[str, Field(pattern=r"^(0|[1-9][0-9]{0,2})-(0|[1-9][0-9]{0,2})$")]  # one way to write each
Count = Annotated[int, Field(ge=0, le=60)]
CountFromOne = Annotated[int, Field(ge=1, le=60)]
Points = Annotated[int, Field(ge=-1000, le=1000)]

Opening = Literal["starter", "cut card", "lead", "dealer's card"]
Leader = Literal["eldest", "winner", "dealer"]
Follow = Literal["suit or rank", "suit"]
FollowedBy = Literal["suit or rank", "suit", "any card"]
DrawAllowed = Literal["at will", "when nothing fits"]
DrawThen = Literal["turn ends", "may play it", "must play it", "may play any card"]
StockOut = Literal["renews", "stops"]
Players = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10"]
Nominate = Literal["any suit", "another suit"]
Taker = Literal["skipped", "plays", "at once"]
Last = Literal["ends", "served", "answered", "covered", "barred"]


class Table(BaseModel):
    """A table of the file. A key that is not named here is an error."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, defer_build=True)


class Pack(Table):
    """What is dealt from."""

    ranks: str = Field(
        description="Which ranks the pack has: spans in the order 2 … 10 J Q K A, other ranks one by one",
        examples=["6-A", "7-10, U, O, K, A"],
    )
    suits: str = Field(
        STANDARD_SUITS,
        description="The names of the suits; their first letters are the notation and must differ",
    )
    packs: int = Field(1, ge=1, le=8, description="How many packs, always")
    players_per_pack: int | None = Field(None, ge=1, le=10, description="One pack for every so many players")


class Deal(Table):
    """How a round begins."""

    hand: int = Field(ge=1, le=60, description="Cards dealt to each player")
    hand_by_players: Annotated[dict[Players, CountFromOne], ByPlayers(), Later()] = Field(
        default_factory=dict,
        description="Where so many play, so many cards instead of `hand`, whatever an option sets",
        examples=[{"2": 7}],
    )
    packet: int = Field(1, ge=1, le=60, description="Cards dealt at a time (the last packet may be smaller)")
    opening: Opening = Field(
        description="How the pile begins: a starter turned up after the deal; the cut card, before it; nothing, any "
        "card is led; the dealer's last dealt card, as the dealer's play",
    )
    starter_not: Annotated[Selector | None, Later()] = Field(
        None,
        description="Such a card, turned up as the starter, goes under the stock, and the next is turned up; if the "
        "stock holds nothing else, the first of them stays",
    )
    starter_power: bool = Field(False, description="A starter acts as if the dealer had put it")
    leader: Leader = Field(
        "eldest",
        description="Who plays first: the seat after the dealer; who won the last round (the first time, or if nobody "
        "did: by lot); the dealer",
    )
    cutter_keeps: int = Field(
        0,
        ge=0,
        le=10,
        description="So many power cards in a row may the cutter (the seat before the dealer) keep on top of the hand; "
        "the card not kept begins the pile. Only with the opening `cut card`",
    )


class Turn(Table):
    """In which direction the turn passes."""

    direction: Literal["clockwise", "counter-clockwise"] = Field(
        "clockwise", description="The ruleset's direction; every round starts in it"
    )
    reverse_two_players: Literal["nothing", "skip"] = Field(
        "nothing", description="What a reverse does between two players"
    )


class Drawing(Table):
    """How one draws."""

    allowed: DrawAllowed = Field(description="Whether one may draw though a card could be put")
    cards: Annotated[int, Field(ge=1, le=60)] | Literal["until one fits"] = Field(
        1, description="At most so many cards, one after the other until one fits"
    )
    then: DrawThen = Field(
        description="What the card that came does: the turn is over; it alone may be put, or one passes; it must be "
        "put if it fits; any card of the hand that fits may be put, or one passes",
    )
    stock_out: StockOut = Field(
        "renews",
        description="With `until one fits`, if the stock ends during this draw: it is renewed and the draw goes on, or "
        "the draw stops there (an empty stock is renewed once, before it)",
    )


class Draw(Drawing):
    """Drawing in an ordinary turn."""

    may_pass: Annotated[bool, Later()] = Field(
        False, description="With nothing left to draw, who has a card that fits may pass (else it must be put)"
    )


class CoverDraw(Drawing):
    """Drawing for a cover; what is not given is as in `[draw]`."""

    cards: Annotated[int, Field(ge=0, le=60)] | Literal["until one fits"] = Field(
        1, description="As in `[draw]`; with 0 nothing is drawn, one passes"
    )


class Stock(Table):
    """The face-down cards that one draws from."""

    renew: Literal["shuffled", "turned over"] = Field(description="How the pile, but its top, becomes the stock")
    renew_when: Annotated[Literal["needed", "used up"], Later()] = Field(
        "needed",
        description="When: once a card is needed and none is there; or as soon as the stock is used up (if the pile "
        "is its top alone, with the next card put)",
    )


class Penalty(Table):
    """Cards that somebody takes because of this card: either `cards` or `until`."""

    cards: CountFromOne | None = Field(None, description="Somebody takes so many cards")
    until: Selector | None = Field(
        None,
        description="Instead: draws until one of these comes and covers with it, plainly; the suit of the penalty card "
        "stays the suit to follow; the turn is over",
    )
    who: Literal["next", "previous"] = Field(
        "next", description="Who takes: in the present direction, after this card turned it"
    )
    taker: Taker = Field(
        "skipped",
        description="Afterwards that player's turn is over; or goes on as usual; or it is taken at once, as part of "
        "the play, and touches no turn",
    )
    answer: RelativeSelector | None = Field(
        None,
        description="Cards that may be put instead of taking; an answer adds its own cards to what is pending (one "
        "without any passes it on as it is, to be taken without an answer, and the turn is over)",
    )


class Cover(Table):
    """Its player goes on, on the own card."""

    with_: RelativeSelector = Field("fits", alias="with", description="Its player goes on, with one of these")
    refuse: bool = Field(False, description="Who could cover may pass instead, without drawing")
    draw: CoverDraw = Field(
        description="How one draws for this cover; what is not given is as in `[draw]`; `when nothing fits` means: "
        "nothing in `with`",
    )
    passes_on: bool = Field(
        False,
        description="Uncovered, the right to cover and nominate is the next player's, for that whole turn (a card "
        "drawn in it included), beside the ordinary moves",
    )


class CardRules(Table):
    """What one card does. A card that says nothing here is plain."""

    wild: Selector | None = Field(None, description="It goes on these cards, and on nothing else; else it follows")
    nominate: Nominate | None = Field(
        None,
        description="Its player names a suit (`another`: than its own); then that suit or a wild follows, the rank "
        "does not; with `cover`, once it is covered, by who covers (if the covering card nominates itself, its own "
        "nomination is the only one)",
    )
    followed_by: FollowedBy | None = Field(None, description="While it lies on top, this stands in place of `follow`")
    skip: Count = Field(0, description="So many seats lose a turn")
    reverse: bool = Field(False, description="The direction turns")
    penalty: Penalty | None = Field(None, description="Somebody takes cards")
    cover: Cover | None = Field(None, description="Its player goes on, on the own card")
    last: Last = Field(
        "ends",
        description="As the last card: the round ends; the penalty is taken first, without answers (`served`), or "
        "answered and taken first (`answered`); it must be covered first, from an empty hand (`covered`); it may not "
        "be put (`barred`)",
    )


class Call(Table):
    """What a player must say."""

    before: Literal["never", "on turn", "any time"] = Field(
        description="It may be made before that play: on one's turn, or at any time while holding one card more"
    )
    after: bool = Field(description="It may still be made after the play, while the window is open")
    cards: CountFromOne = Field(description="How many cards a missed call costs")


class OneLeft(Call):
    """The announcement of the last card."""

    until: Literal["another plays a card", "another moves"] = Field(
        description="What closes the window; with an empty hand it closes with a right call, a catch or `- close`"
    )
    missed: Literal["caught", "cannot finish"] = Field(
        description="The cards are taken if an opponent catches it in the window; or there is no catch, and putting "
        "the uncalled card does not finish",
    )


class NoneLeft(Call):
    """The word for going out. Its window closes with a right call, a catch (which costs the cards) or `- close`."""

    double: Selector | None = Field(
        None,
        description="For these last cards it must be `call double`; where no card takes the plain word, `call` is "
        "refused",
    )


class Calls(Table):
    """The announcements of the ruleset."""

    one_left: OneLeft | None = Field(None, description="Due when a play leaves one card")
    none_left: NoneLeft | None = Field(None, description="Due with the last card")


class Finish(Table):
    """What it brings to go out with a card."""

    finisher: Points = Field(0, description="Who goes out with it counts this")
    others_times: int = Field(1, ge=0, le=100, description="The others' points of the round are multiplied")


class Score(Table):
    """How a round is scored; without this table rounds are not scored and points are 0."""

    to: Literal["holder", "finisher"] = Field(
        "holder",
        description="Each holder counts the own hand, lowest total wins; or who is out collects what the others hold, "
        "highest wins",
    )
    points: Annotated[dict[str, Points | Literal["number"]], ByCard()] = Field(
        description="What a card counts (`number`: its rank); every card of the pack must have some"
    )
    left_alone: Annotated[dict[str, Points], ByCard()] = Field(
        default_factory=dict, description="What a card counts as the only card of a hand"
    )
    finishing_with: Annotated[dict[str, Finish], ByCard()] = Field(
        default_factory=dict, description="What it brings to go out with a card"
    )


class Match(Table):
    """Rounds until the agreed end."""

    limit: int | None = Field(
        None, ge=1, le=1_000_000, description="The match ends after the round in which a total gets there"
    )
    limit_is: Literal["reached", "exceeded"] = Field("reached", description="What “gets there” means")
    rounds: int | None = Field(None, ge=1, le=1_000_000, description="The match ends after so many rounds")
    tie: Literal["shared", "rounds won"] = Field(
        "shared", description="Equal best totals share the win; or more rounds won decide, then it is a draw"
    )
    loser: Literal["nobody", "other end"] = Field(
        "nobody", description="Who has lost: nobody in particular, or the other end of the table of totals"
    )
    lost_holding: Selector | None = Field(
        None, description="Who holds one of these when the round ends has lost the match, which ends"
    )


class Rules(Table):
    """The rules themselves: everything that changes play or scoring."""

    players: Span = Field(description="How few and how many may play", examples=["2-6"])
    follow: Follow = Field(description="By what a card follows the top card")
    pack: Pack = Field(description="What is dealt from")
    deal: Deal = Field(description="How a round begins")
    turn: Turn = Field(default_factory=Turn, description="In which direction the turn passes")
    draw: Draw = Field(description="Drawing in an ordinary turn")
    stock: Stock = Field(description="The face-down cards that one draws from")
    cards: Annotated[dict[str, CardRules], ByCard()] = Field(default_factory=dict, description="What a card does")
    call: Calls = Field(default_factory=Calls, description="The announcements of the last card")
    score: Score | None = Field(None, description="How a round is scored; without it points are 0")
    match: Match = Field(default_factory=Match, description="Rounds until the agreed end")


class About(Table):
    """Where the game comes from. It changes nothing in play."""

    english: str = Field("", description="Its English name")
    country: str = Field("", description="Where it is played")
    source: str = Field("", description="The document it is taken from")
    last_card_call: Literal["mau", "last", "mau mau"] = Field(
        "mau", description="The word that people use where `call.one_left` is due"
    )
    out_cry: bool = Field(
        False,
        description="Going out one says “Mau” (“Mau Mau” with a card that multiplies), though nothing depends on it",
    )
    rulings: list[str] = Field(
        default_factory=list,
        description="The keys about which the document is silent, or can be read in two ways; a child adds its own",
    )
    settled: list[str] = Field(
        default_factory=list, description="Rulings of a parent that this document settles by its own words"
    )


class RulesFile(Rules):
    """A file: rules, and what is said about them."""

    name: str = Field("", description="The title, in the game's home language; else the file's name")
    about: About = Field(default_factory=About, description="Where the game comes from")
    extends: str = Field("", description="The parent ruleset, by the name of its file without `.toml`")
    options: dict[str, dict[str, Any]] = Field(
        default_factory=dict, description="The house rules that a table may switch"
    )
    clauses: dict[str, str] = Field(
        default_factory=dict,
        description='Which clause of the source says what a key says: `"cards.7" = "…"`',
    )


class Patch(Rules):
    """What one value of an option changes: a piece of a ruleset."""

    clauses: dict[str, str] = Field(default_factory=dict, description="The clauses of what the patch changes")


class OptionKeys(Table):
    """The keys of one option; every other key is a value of it, and holds the patch of that value."""

    sets: str = Field("", description="The key that the chosen value goes into")
    values: str | list[int | str] = Field(
        "", description="The values: a list, or a span of numbers; left out, it means true and false"
    )
    default: bool | int | str = Field("", description="The name of what the file does without the option")
