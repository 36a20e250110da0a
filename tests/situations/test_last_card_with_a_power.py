"""Situation 5: the last card is a seven, an eight, an ace, a wild; two and three players.

Every value of `last`. Points are counted once everything was taken, and nobody is asked for a suit after finishing.
"""

from __future__ import annotations

import pytest

from maumau.game import Result, Round

from .laying import house, lay, legal, played, plays, refused

#: What seats hold beside the last card of seat 0, and what is drawn; the points stand in `PLAIN_GAME`.
HANDS = ["7h", "7s Kc", "7d 9c"]
STOCK = "2c 3c 4c 5c 6c 8c"


def sevens(last: str, more: str = "") -> Round:
    """The rules with that value of `last`; seat 0 to move, with the seven of hearts alone, on the three of hearts."""
    return two_or_three(3, last, more)


def two_or_three(seats: int, last: str, more: str = "", hands: list[str] | None = None) -> Round:
    """The same with so many seats, or with other hands."""
    ruleset = house(f'cards.7 = {{ penalty = {{ cards = 2, answer = "7" }}, last = "{last}" }}\n{more}')
    return lay(ruleset, (hands or HANDS)[:seats], "3h", STOCK)


def result(table: Round) -> Result:
    """How it ended."""
    assert table.result is not None
    assert (table.legal, table.also, table.turn) == ((), (), None)
    return table.result


@pytest.mark.rule("ALL-15")
@pytest.mark.parametrize(("seats", "points"), [(2, (0, 17)), (3, (0, 17, 16))])
def test_it_ends_at_once(seats: int, points: tuple[int, ...]) -> None:
    ended = two_or_three(seats, "ends").play("play 7h")
    assert result(ended) == Result("out", 0, points)
    assert ended.sizes == (0, 2, 2)[:seats]


@pytest.mark.rule("ALL-15")
@pytest.mark.parametrize(("seats", "points"), [(2, (0, 22)), (3, (0, 22, 16))])
def test_the_victim_draws_and_then_it_is_counted(seats: int, points: tuple[int, ...]) -> None:
    table = two_or_three(seats, "served").play("play 7h")
    assert (table.over, table.phase, table.turn, table.pending) == (False, "play", 1, 2)
    assert legal(table) == {"take"}
    assert refused(table, "play 7s") == "live-penalty"
    assert result(table.play("take")) == Result("out", 0, points)


@pytest.mark.rule("LT-18", "ALL-15")
@pytest.mark.parametrize(("seats", "points"), [(2, (0, 22)), (3, (0, 22, 16))])
def test_a_victim_that_could_counter_may_take(seats: int, points: tuple[int, ...]) -> None:
    table = two_or_three(seats, "answered").play("play 7h")
    assert legal(table) == {"take", "play 7s"}
    assert result(table.play("take")) == Result("out", 0, points)


@pytest.mark.rule("LT-18")
def test_the_chain_is_played_out_between_two_and_comes_back_to_the_finisher() -> None:
    table = played(two_or_three(2, "answered"), "0 play 7h", "1 play 7s")
    assert (table.turn, table.pending, table.sizes) == (0, 4, (0, 1))
    assert legal(table) == {"take"}, "an empty hand has nothing to counter with"
    assert result(table.play("take")) == Result("out", 0, (2 + 3 + 4 + 5, 10))


@pytest.mark.rule("LT-18")
def test_the_chain_is_played_out_among_three_and_comes_back_to_the_finisher() -> None:
    table = played(sevens("answered"), "0 play 7h", "1 play 7s")
    assert (table.turn, table.pending, legal(table)) == (2, 4, {"take", "play 7d"})
    assert result(table.play("take")) == Result("out", 0, (0, 10, 7 + 9 + 2 + 3 + 4 + 5))
    table = table.play("play 7d")
    assert (table.turn, table.pending, legal(table)) == (0, 6, {"take"})
    assert result(table.play("take")) == Result("out", 0, (2 + 3 + 4 + 5 + 6 + 8, 10, 9))


@pytest.mark.rule("LT-18")
@pytest.mark.parametrize("seats", [2, 3])
def test_who_is_out_while_answering_is_not_the_finisher(seats: int) -> None:
    """Seat 1 has a seven alone. The finisher is who was first out, and takes or not as the chain goes."""
    table = two_or_three(seats, "answered", hands=["7h", "7s", "7d 9c"])
    table = played(table, "0 play 7h", "1 play 7s")
    assert (table.over, table.sizes[:2], table.pending, table.turn) == (False, (0, 0), 4, 2 % seats)
    taken = 2 + 3 + 4 + 5
    assert result(table.play("take")) == Result("out", 0, (taken, 0) if seats == 2 else (0, 0, 16 + taken))


@pytest.mark.rule("LT-18", "ALL-15")
@pytest.mark.parametrize(("last", "ends"), [("ends", True), ("served", False), ("answered", False)])
@pytest.mark.parametrize("seats", [2, 3])
def test_what_was_live_before_belongs_to_the_chain(last: str, ends: bool, seats: int) -> None:
    ruleset = two_or_three(seats, last).ruleset
    table = lay(ruleset, HANDS[:seats], "7c", STOCK, pending=2).play("play 7h")
    assert table.over == ends
    if ends:
        assert result(table).points == (0, 17, 16)[:seats]
        return
    assert table.pending == 4
    points = (0, 17 + 2 + 3 + 4 + 5, 16)[:seats]
    assert result(table.play("take")) == Result("out", 0, points)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("who", ["next", "previous"])
def test_cards_taken_at_once_are_counted(seats: int, who: str) -> None:
    """`served` with a penalty that nobody decides over: it is taken, then the round ends, in one move."""
    penalty = f'{{ cards = 3, taker = "at once", who = "{who}" }}'
    ruleset = house(f'cards.6 = {{ penalty = {penalty}, last = "served" }}')
    ended = lay(ruleset, ["6h", "7s Kc", "7d 9c"][:seats], "3h", STOCK).play("play 6h")
    taker = 1 if who == "next" else seats - 1
    points = [0, 17, 16][:seats]
    points[taker] += 2 + 3 + 4
    assert result(ended) == Result("out", 0, tuple(points))


POWERS = """
cards.8.skip = 1
cards.Q.reverse = true
cards.J = { wild = "any card", nominate = "any suit" }
cards.6.cover.with = "fits"
cards.5.penalty = { until = "diamonds" }
cards.10.followed_by = "any card"
"""


@pytest.mark.rule("ALL-10", "ALL-15")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("card", ["8h", "Qh", "Jc", "6h", "5h", "10h", "9h"])
def test_any_other_power_ends_the_round_unasked(card: str, seats: int) -> None:
    """No skip, no turn of direction, no cover, no draw, and above all no question for a suit."""
    table = lay(house(POWERS), [card, *HANDS[1:seats]], "3h", "2c 3c")
    ended = table.play(f"play {card}")
    assert result(ended) == Result("out", 0, (0, 17, 16)[:seats])
    assert (ended.phase, ended.direction, ended.pending) == ("over", 1, 0)


@pytest.mark.rule("ALL-10", "ALL-15")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("last", ["served", "answered"])
def test_a_wild_that_costs_names_nothing_after_the_end(last: str, seats: int) -> None:
    """Its penalty is taken or answered, and neither who is out nor who answers is asked for a suit."""
    penalty = '{ cards = 2, answer = "J" }'
    wild = f'{{ wild = "any card", nominate = "any suit", penalty = {penalty}, last = "{last}" }}'
    table = lay(house(f"cards.J = {wild}"), ["Jc", "Js 4s", "9d Kd"][:seats], "3h", STOCK)
    table = table.play("play Jc")
    assert (table.phase, table.turn, table.pending) == ("play", 1, 2)
    if last == "served":
        assert legal(table) == {"take"}
    else:
        assert legal(table) == {"take", "play Js"}
        table = table.play("play Js")
        assert (table.phase, table.turn, table.pending, legal(table)) == ("play", 2 % seats, 4, {"take"})
    assert result(table.play("take")).finisher == 0


ACES = (
    'cards.A = {{ cover = {{ with = "fits" }}, last = "{last}" }}\ncards.7 = {{ penalty.cards = 2, last = "served" }}'
)


@pytest.mark.rule("SR-11")
@pytest.mark.parametrize("seats", [2, 3])
def test_an_ace_is_covered_first(seats: int) -> None:
    def on_the_stock(stock: str) -> Round:
        table = lay(house(ACES.format(last="covered")), ["Ah", *HANDS[1:seats]], "3h", stock).play("play Ah")
        assert (table.over, table.turn, table.sizes[0], legal(table)) == (False, 0, 0, {"draw"})
        assert refused(table, "pass") == "must-draw"
        return table.play("draw")

    fits = on_the_stock("5h Kd")
    assert legal(fits) == {"play 5h", "pass"}
    assert result(fits.play("play 5h")) == Result("out", 0, (0, 17, 16)[:seats])
    assert (fits.play("pass").over, fits.play("pass").turn) == (False, 1)
    again = on_the_stock("As Kd").play("play As")
    assert (again.over, again.turn, legal(again)) == (False, 0, {"draw"})
    unfit = on_the_stock("Kd 5h")
    assert legal(unfit) == {"pass"}
    assert (unfit.play("pass").turn, unfit.play("pass").sizes[0]) == (1, 1)
    served = on_the_stock("7h 2c 3c Kd").play("play 7h")
    assert (served.over, served.pending, legal(served)) == (False, 2, {"take"})
    assert result(served.play("take")) == Result("out", 0, (0, 17 + 2 + 3, 16)[:seats])


@pytest.mark.rule("RU-V9")
@pytest.mark.parametrize("seats", [2, 3])
def test_or_an_ace_ends_it(seats: int) -> None:
    table = lay(house(ACES.format(last="ends")), ["Ah", *HANDS[1:seats]], "3h", STOCK)
    assert plays("Ah") <= legal(table)
    assert result(table.play("play Ah")) == Result("out", 0, (0, 17, 16)[:seats])
