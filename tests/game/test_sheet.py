"""The score sheet: fed with the hands of played rounds it says what the match says; what cannot be is refused."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from maumau.cards import Card
from maumau.engine.declare import ScoreTo
from maumau.game import Match, Round
from maumau.game.sheet import Given, Hand, Held, Left, Played, ScoreError, ScoreSheet, Worth
from maumau.rules import RulesError, Ruleset, load, shipped

NAMES = ("Ana", "Ben", "Cem", "Dora", "Eva")
DRAWS = 6  #: tables of a ruleset
ROUNDS = 8  #: of a match at most


# --- played rounds -------------------------------------------------------------------------------------------------


def drawn_options(ruleset: Ruleset, rng: random.Random, seats: int) -> Ruleset:
    """Some house rules by lot, with which so many can play; a limit that a few rounds may reach."""
    for _ in range(20):
        chosen = {name: rng.choice(option.values) for name, option in ruleset.options.items() if rng.random() < 0.4}
        if "limit" in ruleset.options and rng.random() < 0.7:
            chosen["limit"] = rng.choice((10, 20, 60, 120))
        try:
            drawn = ruleset.with_options(chosen)
            drawn.check_seats(seats)
        except RulesError:
            continue
        return drawn
    return ruleset


def played(match: Match, rng: random.Random) -> Round:
    """A round to its end: random moves, a card wherever one may be put."""
    game = match.deal(rng.getrandbits(32))
    while not game.over:
        puts = [move for move in game.legal if move.card is not None]
        game = game.play(rng.choice(puts or game.legal))
    return game


def last_card(game: Round, finisher: int) -> Card:
    """What the finisher put last."""
    lines = [line.split() for line in game.lines]
    card = next(words[2] for words in reversed(lines) if words[:2] == [str(finisher), "play"])
    return game.ruleset.deck.parse(card)


def told(game: Round, sheet: ScoreSheet, rng: random.Random) -> Played:
    """A round as people tell it: suits left out, hands counted, where nothing is lost by it."""
    result, scale = game.result, sheet.scale
    assert result is not None
    finisher = result.finisher
    card: Held | None = None if finisher is None else last_card(game, finisher)
    if card is not None and not scale.card_matters and rng.random() < 0.5:
        card = None
    elif isinstance(card, Card) and scale.rank_is_enough(card.rank, last=True) and rng.random() < 0.5:
        card = card.rank
    left: list[Left] = []
    lost: list[int] = []
    for seat, cards in enumerate(game.hands):
        hand = Hand(tuple(c.rank if scale.rank_is_enough(c.rank) and rng.random() < 0.5 else c for c in cards))
        if cards and seat != finisher and rng.random() < 0.3:
            only = (Hand(),) * seat + (Hand(cards),) + (Hand(),) * (len(game.hands) - seat - 1)
            left.append(Worth(scale.count(None, None, only, ()).worths[seat]))
            lost += [seat] if seat in result.lost else []
        else:
            left.append(hand)
    return Played(finisher, card, tuple(left), tuple(lost))


@pytest.mark.parametrize("number", range(DRAWS))
@pytest.mark.parametrize("ref", shipped())
def test_a_sheet_says_what_the_match_says(ref: str, number: int) -> None:
    """Points of each round, totals, the end, winners, losers: as of rounds that the engine has played itself."""
    rng = random.Random(f"{ref} {number}")
    seats = rng.choice([2, 3, 4, 5])
    ruleset = drawn_options(load(ref), rng, seats) if number else load(ref)
    seats = min(seats, ruleset.players[1])
    match = Match.begin(ruleset, seats, seed=number)
    sheet = ScoreSheet.begin(ruleset, NAMES[:seats])
    given = sheet
    while not match.over and len(match.rounds) < ROUNDS:
        game = played(match, rng)
        match = match.add(game)
        result = game.result
        assert result is not None
        sheet = sheet.with_round(told(game, sheet, rng))
        given = given.with_round(Given(result.finisher, result.points, result.lost))
        for one in (sheet, given):
            assert one.counts[-1].points == result.points
            assert one.counts[-1].lost == result.lost
            assert (one.totals, one.rounds_won) == (match.totals, match.rounds_won)
            assert (one.over, one.drawn) == (match.over, match.drawn)
            assert (one.winners, one.losers) == (match.winners, match.losers)
    assert len(sheet.running) == len(sheet.rounds) + 1
    if sheet.over:
        with pytest.raises(ScoreError, match="after its end"):
            sheet.with_round(sheet.rounds[0])


def test_those_matches_hold_everything_that_counts() -> None:
    """Multiplied and written-off points, matches that are over, rounds that nobody won: the test above meets them."""
    met: Counter[str] = Counter()
    for ref in ("maumas", "mau-mau-balkan", "cheshskiy-durak-3", "cheshskiy-durak-5", "mau-mau-32"):
        rng = random.Random(ref)
        for number in range(4):
            match = Match.begin(load(ref), 3, seed=number)
            while not match.over and len(match.rounds) < 12:
                game = played(match, rng)
                match = match.add(game)
                assert game.result is not None
                sheet = ScoreSheet.begin(load(ref), NAMES[:3])
                times = 1 if game.result.finisher is None else sheet.scale.times(last_card(game, game.result.finisher))
                met["times"] += times > 1
                met["negative"] += min(game.result.points) < 0
                met["lost"] += bool(game.result.lost)
            met["over"] += match.over
    assert all(met[what] for what in ("times", "negative", "lost", "over")), met


# --- what counts, by hand ------------------------------------------------------------------------------------------


def cards(ruleset: Ruleset, text: str) -> Hand:
    return Hand(tuple(word if word in ruleset.deck.ranks else ruleset.deck.parse(word) for word in text.split()))


def sheet_of(ref: str, *names: str, **options: object) -> ScoreSheet:
    return ScoreSheet.begin(load(ref, options), names or NAMES[:3])


def after(sheet: ScoreSheet, finisher: int | None, card: str | None, *left: str | int) -> ScoreSheet:
    """The sheet with a round: cards as text, worths as numbers."""
    rules = sheet.ruleset
    hands = tuple(Worth(hand) if isinstance(hand, int) else cards(rules, hand) for hand in left)
    return sheet.with_round(Played(finisher, None if card is None else cards(rules, card).cards[0], hands))


@pytest.mark.rule("LT-19", "LT-20")
def test_a_jack_as_last_card_doubles_the_others() -> None:
    sheet = after(sheet_of("maumas"), 0, "Jc", "", "Q 7h Jh", 12)
    assert sheet.counts[0].worths == (0, 40, 12)
    assert sheet.totals == (0, 80, 24)
    assert after(sheet_of("maumas"), 0, "10c", "", "Q 7h Jh", 12).totals == (0, 40, 12)


@pytest.mark.rule("LT-22")
def test_junior_scoring() -> None:
    sheet = after(sheet_of("maumas", scoring="junior"), 1, "Q", "J 6 A", "", "Jh")
    assert sheet.totals == (5, 0, 3)


@pytest.mark.rule("RU-11")
def test_a_lone_queen() -> None:
    assert after(sheet_of("cheshskiy-durak"), 0, None, "", "Q", "Q 6").totals == (0, 20, 9)


@pytest.mark.rule("SR-21", "SR-22")
def test_forty_are_written_off_and_the_limit_must_be_exceeded() -> None:
    sheet = after(sheet_of("mau-mau-balkan", limit=20), 2, None, "J", "9h", "")
    assert sheet.totals == (20, 9, -40)
    assert not sheet.over
    sheet = after(sheet, 2, None, "5h", "9h", "")
    assert (sheet.totals, sheet.over, sheet.winners) == ((25, 18, -80), True, (2,))


@pytest.mark.rule("LT-21")
def test_the_limit_is_reached_and_ties_share() -> None:
    sheet = after(sheet_of("maumas", limit=20), None, None, "10h", "10d", 20)
    assert (sheet.over, sheet.winners, sheet.losers, sheet.drawn) == (True, (0, 1), (2,), False)
    even = after(sheet_of("maumas", limit=20), None, None, 20, 20, 20)
    assert (even.winners, even.losers) == ((0, 1, 2), ())


@pytest.mark.rule("EU-13")
def test_the_winner_collects() -> None:
    sheet = after(sheet_of("mau-mau-32"), 1, None, "J 7h", "", "K")
    assert sheet.totals == (0, 37, 0)


@pytest.mark.rule("RU-V3")
def test_a_jack_in_hand_loses_the_match_at_once() -> None:
    by_cards = after(sheet_of("cheshskiy-durak-3"), 0, None, "", "J 7h", "8h")
    assert (by_cards.over, by_cards.losers, by_cards.winners) == (True, (1,), (0,))
    by_points = sheet_of("cheshskiy-durak-3").with_round(Played(0, None, (Hand(), Worth(9), Worth(8)), (1,)))
    assert (by_points.totals, by_points.losers, by_points.winners) == (by_cards.totals, (1,), (0,))


@pytest.mark.rule("LT-18")
def test_a_seven_that_comes_back_is_counted() -> None:
    sheet = after(sheet_of("maumas"), 0, "7h", "7c Q", "8h", "")
    assert sheet.totals == (10, 8, 0)
    assert sheet.rounds_won == (1, 0, 0)


def test_without_scores_only_the_winner_is_asked() -> None:
    sheet = after(sheet_of("mau-mau-fi", rounds=2), 1, None, "", "", "")
    assert sheet.scale.to == ScoreTo.NOBODY
    sheet = after(sheet, 1, None, "", "", "")
    assert (sheet.totals, sheet.winners) == ((0, 0, 0), (1,))


# --- corrections ---------------------------------------------------------------------------------------------------


def test_a_correction_can_open_a_match_that_was_over() -> None:
    sheet = after(after(sheet_of("maumas", limit=20), 0, "8h", "", 8, 6), 0, "8h", "", 12, 6)
    assert sheet.over
    open_again = sheet.with_round_changed(1, Given(0, (0, 3, 6)))
    assert (open_again.over, open_again.totals) == (False, (0, 15, 12))
    assert sheet.over
    assert sheet.totals == (0, 20, 12)


def test_a_correction_cannot_leave_rounds_after_the_end() -> None:
    sheet = after(after(sheet_of("maumas", limit=20), 0, "8h", "", 8, 6), 0, "8h", "", 6, 6)
    with pytest.raises(ScoreError, match="over after round 1, but 2 rounds"):
        sheet.with_round_changed(1, Given(0, (0, 30, 6)))
    assert sheet.without_last().with_round_changed(1, Given(0, (0, 30, 6))).over
    for number in (0, 3):
        with pytest.raises(ScoreError, match="the rounds are 1 to 2"):
            sheet.with_round_changed(number, Given(0, (0, 3, 6)))
    with pytest.raises(ScoreError, match="No round"):
        sheet.first(0).without_last()


# --- what cannot be ------------------------------------------------------------------------------------------------


def any_cards(text: str) -> Hand:
    """Cards as they are written, also such as the pack has not."""
    return Hand(tuple(Card(word[:-1], word[-1]) if word[-1].islower() else word for word in text.split()))


@pytest.mark.parametrize(
    ("finisher", "card", "left", "said"),
    [
        (0, "8h", ("", "2c", "9c"), "no card “2c”"),
        (0, "8h", ("", "9c 9c", "10c"), "only one 9♣, but Ben would have it 2 times"),
        (0, "8h", ("", "9c", "9c"), "only one 9♣, but Ben and Cem would have one each"),
        (0, "8h", ("", "8h", "9c"), "only one 8♥, but Ben and Ana"),
        (0, "8h", ("", "Q Q Q", "Q Q"), "only 4 of Q"),
        (0, "8h", ("", "Q Q Qh Q Qd", "K"), "only 4 of Q"),
        (0, "8h", ("9c", "10c", "K"), "Ana went out, and so has no cards"),
        (0, "8h", ("", "", "K"), "Ben did not go out"),
        (None, None, ("", "8c", "K"), "Ana did not go out"),
        (0, "8h", ("", "J", "K"), "the suit is needed: J♣, J♦, J♥ or J♠"),
        (0, "8h", ("", -3, 4), "Ben cannot have −3 points: no card here counts less"),
        (0, "8h", ("", 4000, 4), "from 0 to"),
        (0, None, ("", 4, 4), "With which card Ana went out"),
        (None, "8h", (4, 4, 4), "Nobody went out"),
        (5, "8h", ("", 4, 4), "no player"),
        (0, "8h", ("", 4), "2 players, but there are 3"),
    ],
)
def test_rounds_that_cannot_have_been(
    finisher: int | None, card: str | None, left: Sequence[str | int], said: str
) -> None:
    sheet = sheet_of("maumas")
    hands = tuple(Worth(hand) if isinstance(hand, int) else any_cards(hand) for hand in left)
    last = None if card is None else sheet.ruleset.deck.parse(card)
    with pytest.raises(ScoreError) as error:
        sheet.with_round(Played(finisher, last, hands))
    assert said in str(error.value)


def test_two_packs_have_every_card_twice() -> None:
    sheet = ScoreSheet.begin(load("maumas"), [*NAMES, "Fa"])
    rest = ("8c", "8d", "9c", "9d")
    assert after(sheet, 0, "10h", "", "6c 6c", *rest).totals[1] == 12
    with pytest.raises(ScoreError, match="only 2 of 6♣, but Ben would have it 3 times"):
        after(sheet, 0, "10h", "", "6c 6c 6c", *rest)


@pytest.mark.parametrize(
    ("ref", "finisher", "points", "said"),
    [
        ("cheshskiy-durak", 0, (3, 4, 4), "Ana went out, and so cannot have 3 points; only 0"),
        ("cheshskiy-durak", 0, (0, -4, 4), "no card here counts less"),
        ("mau-mau-balkan", 0, (0, 4, 4), "only −40 is possible"),
        ("mau-mau-32", 0, (20, 4, 0), "Ben cannot have 4 points: only 0"),
        ("mau-mau-32", None, (20, 0, 0), "only 0 is possible"),
        ("mau-mau-fi", 0, (0, 4, 0), "only 0 is possible"),
        ("maumas", 0, (0, 10**9, 0), "from 0 to"),
    ],
)
def test_points_that_cannot_be(ref: str, finisher: int | None, points: tuple[int, ...], said: str) -> None:
    with pytest.raises(ScoreError) as error:
        sheet_of(ref).with_round(Given(finisher, points))
    assert said in str(error.value)


def test_who_loses_at_once() -> None:
    with pytest.raises(ScoreError, match="nobody loses"):
        sheet_of("maumas").with_round(Given(0, (0, 4, 4), (1,)))
    with pytest.raises(ScoreError, match="cards of Ben are known"):
        sheet_of("cheshskiy-durak-3").with_round(Played(0, None, (Hand(), Hand(("7",)), Worth(3)), (1,)))


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Ana"], "One name is given, but 2 to 10"),
        (["Ana", "ana"], "is there twice"),
        (["Ana", ""], "is no name"),
        (["Ana", "Be\nn"], "is no name"),
        (["Ana", "B" * 30], "is no name"),
        ([f"P{number}" for number in range(11)], "11 names are given"),
    ],
)
def test_names_that_cannot_be(names: list[str], said: str) -> None:
    with pytest.raises(ScoreError) as error:
        ScoreSheet.begin(load("maumas"), names)
    assert said in str(error.value)
