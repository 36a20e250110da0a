"""The Russian rulesets against the ledger, as far as data can say it."""

from __future__ import annotations

import pytest

from maumau.rules import Ruleset, load
from maumau.rules.schema import CardRules, Draw, Finish, Penalty

from .reading import PLAIN, card, cover, names, penalty, points, powers, score

RU = load("cheshskiy-durak")
VARIANT = {number: load(f"cheshskiy-durak-{number}") for number in range(1, 10)}


def differs(ruleset: Ruleset, parent: Ruleset = RU) -> set[str]:
    """The tables in which a variant is not its parent."""
    first, second = parent.resolved(), ruleset.resolved()
    return {key for key in first if first[key] != second[key]}


def changed_cards(ruleset: Ruleset, parent: Ruleset = RU) -> set[str]:
    """The ranks or cards that do something else than in the parent."""
    kinds = {str(kind) for kind in ruleset.deck.kinds}
    found = {kind for kind in kinds if card(ruleset, kind) != card(parent, kind)}
    ranks = {rank for rank in ruleset.deck.ranks if {f"{rank}{suit}" for suit in "cdhs"} <= found}
    return ranks | {kind for kind in found if kind[:-1] not in ranks}


@pytest.mark.rule("RU-01")
@pytest.mark.rule("RU-02")
@pytest.mark.rule("RU-03")
@pytest.mark.rule("RU-04")
@pytest.mark.rule("RU-05")
@pytest.mark.rule("RU-06")
def test_the_table_of_the_czech_fool() -> None:
    assert (RU.players, len(RU.deck.kinds), RU.packs_for(6)) == ((2, 6), 36, 1)
    deal = RU.rules.deal
    assert (deal.hand, deal.packet, deal.opening, deal.leader) == (5, 1, "lead", "winner")
    assert RU.rules.follow == "suit or rank"
    draw = RU.rules.draw
    assert (draw.allowed, draw.cards, draw.then) == ("when nothing fits", "until one fits", "must play it")
    assert (draw.stock_out, RU.rules.stock.renew) == ("stops", "turned over")


@pytest.mark.rule("RU-07")
@pytest.mark.rule("RU-08")
def test_the_cards_of_the_czech_fool() -> None:
    assert powers(RU) == {"6", "7", "Q", "A"}
    assert penalty(RU, "6h") == Penalty(cards=2, taker="skipped")
    assert penalty(RU, "7h") == Penalty(cards=1, taker="skipped")
    assert card(RU, "Ah") == CardRules(skip=1)
    assert card(RU, "Qh") == CardRules(wild="any card", nominate="any suit")


@pytest.mark.rule("RU-09")
@pytest.mark.rule("RU-10")
@pytest.mark.rule("RU-12")
def test_the_scores_of_the_czech_fool() -> None:
    points(RU, {"J": 2, "Q": 3, "K": 4, "A": 11})
    assert (score(RU).to, score(RU).finishing_with) == ("holder", {})
    match = RU.rules.match
    assert (match.limit, match.rounds, match.loser, match.lost_holding) == (None, None, "nobody", None)
    assert {"limit", "rounds"} < set(RU.options)


@pytest.mark.rule("RU-11")
def test_a_lone_queen_in_every_variant() -> None:
    def alone(ruleset: Ruleset, name: str) -> int:
        return score(ruleset).left_alone.get(name, int(score(ruleset).points[name]))

    for ruleset in (RU, *(VARIANT[number] for number in (1, 2, 4, 7, 8))):
        assert [alone(ruleset, f"Q{suit}") for suit in "cdhs"] == [20] * 4
    assert [alone(VARIANT[3], f"Q{suit}") for suit in "cdhs"] == [3] * 4
    assert [alone(VARIANT[5], f"Q{suit}") for suit in "cdhs"] == [30] * 4
    assert [alone(VARIANT[6], f"Q{suit}") for suit in "cdhs"] == [20] * 4
    assert [alone(VARIANT[9], f"Q{suit}") for suit in "cdhs"] == [20, 20, 20, 50]


@pytest.mark.rule("RU-V1")
def test_variant_1_draws_only_one() -> None:
    assert differs(VARIANT[1]) == {"draw"}
    assert VARIANT[1].rules.draw == Draw(allowed="when nothing fits", cards=1, then="must play it")


@pytest.mark.rule("RU-V2")
def test_variant_2_has_32_cards() -> None:
    small = VARIANT[2]
    assert differs(small) == {"pack", "cards", "score"}
    assert small.deck.ranks == ("7", "8", "9", "10", "J", "Q", "K", "A")
    assert powers(small) == {"7", "8", "Q", "A"}
    assert penalty(small, "7h") == Penalty(cards=2)
    assert penalty(small, "8h") == Penalty(cards=1)
    points(small, {"J": 2, "Q": 3, "K": 4, "A": 11})


@pytest.mark.rule("RU-V3")
def test_variant_3_has_the_jack_in_the_queens_place() -> None:
    third = VARIANT[3]
    assert differs(third) == {"players", "deal", "cards", "score", "match"}
    assert changed_cards(third) == {"Q", "J"}
    assert third.players == (2, 5)
    deal = third.rules.deal
    assert (deal.hand, deal.opening, deal.leader) == (6, "dealer's card", "dealer")
    assert card(third, "Qh") == PLAIN
    assert card(third, "Jh") == CardRules(wild="any card", nominate="any suit")
    assert third.rules.match.lost_holding == "J"
    assert score(third).points == score(RU).points
    assert score(third).left_alone == {}


@pytest.mark.rule("RU-V4")
def test_variant_4_covers_the_ace_with_its_suit() -> None:
    fourth = VARIANT[4]
    assert differs(fourth) == {"cards"}
    assert changed_cards(fourth) == {"A"}
    ace = card(fourth, "Ah")
    assert (ace.skip, ace.nominate, ace.wild, ace.penalty) == (0, "another suit", None, None)
    assert names(fourth, cover(fourth, "Ah").with_) == names(fourth, "hearts")
    assert (cover(fourth, "Ah").refuse, cover(fourth, "Ah").passes_on) == (True, True)
    draw = cover(fourth, "Ah").draw
    assert (draw.allowed, draw.cards, draw.then) == ("when nothing fits", 1, "may play it")


@pytest.mark.rule("RU-V5")
def test_variant_5_is_pharaoh() -> None:
    fifth = VARIANT[5]
    assert differs(fifth) == {"deal", "score"}
    assert fifth.rules.deal.hand == 4
    assert score(fifth).finishing_with == {f"Q{suit}": Finish(finisher=-30) for suit in "cdhs"}
    assert score(fifth).points == score(RU).points


@pytest.mark.rule("RU-V6")
def test_variant_6_is_pentagon() -> None:
    sixth = VARIANT[6]
    assert differs(sixth) == {"follow", "cards", "score"}
    assert sixth.rules.follow == "suit"
    assert changed_cards(sixth) == {"6", "Q"}
    assert card(sixth, "6h").followed_by == "suit or rank"
    assert card(sixth, "6h").penalty == card(RU, "6h").penalty
    assert card(sixth, "Qh") == CardRules(wild="any card", nominate="any suit", skip=1)
    points(sixth, {"6": 0, "7": 0, "8": 0, "9": 0, "10": 10, "J": 2, "Q": 20, "K": 4, "A": 11})


@pytest.mark.rule("RU-V7")
def test_variant_7_is_the_polish_fool() -> None:
    seventh = VARIANT[7]
    assert differs(seventh) == {"deal", "draw", "cards"}
    assert (seventh.rules.deal.hand, seventh.rules.deal.opening, seventh.rules.deal.leader) == (
        5,
        "dealer's card",
        "dealer",
    )
    assert seventh.rules.draw == Draw(allowed="when nothing fits", cards=1, then="must play it")
    assert powers(seventh) == {"6", "7", "J", "Qs", "Ks", "A"}
    assert card(seventh, "6h") == CardRules(followed_by="any card")
    assert card(seventh, "Jh") == CardRules(wild="any card", nominate="any suit")
    assert card(seventh, "Ah") == CardRules(skip=1)
    assert {name: penalty(seventh, name).cards for name in ("7h", "Qs", "Ks")} == {"7h": 2, "Qs": 4, "Ks": 6}
    plays = load("cheshskiy-durak-7", {"taker_plays": True})
    for ruleset, taker in ((seventh, "skipped"), (plays, "plays")):
        assert {penalty(ruleset, name).taker for name in ("7h", "Qs", "Ks")} == {taker}


@pytest.mark.rule("RU-V8")
def test_variant_8_is_variant_1_with_a_king_of_diamonds() -> None:
    assert differs(VARIANT[8], VARIANT[1]) == {"cards"}
    assert changed_cards(VARIANT[8]) == {"Kd"}
    assert penalty(VARIANT[8], "Kd") == Penalty(cards=5, taker="skipped")


@pytest.mark.rule("RU-V9")
def test_variant_9() -> None:
    ninth = VARIANT[9]
    assert differs(ninth) == {"players", "deal", "cards", "score"}
    assert ninth.players == (2, 5)
    assert (ninth.rules.deal.hand, ninth.rules.deal.leader, ninth.rules.deal.opening) == (6, "dealer", "lead")
    assert powers(ninth) == {"6", "7", "8", "Q", "A"}
    assert penalty(ninth, "6h") == Penalty(cards=1, taker="plays")
    assert penalty(ninth, "7h") == Penalty(cards=2, taker="plays")
    assert names(ninth, cover(ninth, "8h").with_) == names(ninth, "hearts, 8, Q")
    draw = cover(ninth, "8h").draw
    assert (draw.allowed, draw.cards, draw.then) == ("when nothing fits", 1, "must play it")
    points(ninth, {"J": 2, "Q": 3, "K": 4, "A": 11, "Qs": 50})
    assert score(ninth).finishing_with == {"Qs": Finish(finisher=-50)}
    assert ninth.clauses_for("score.points.Qs") == ("RU-V9",)
    assert ninth.clauses_for("score.points.Qh") == ("RU-10",)


@pytest.mark.rule("RU-V9")
def test_the_options_of_variant_9() -> None:
    king = load("cheshskiy-durak-9", {"king_of_spades": True})
    assert powers(king) == powers(VARIANT[9]) | {"Ks"}
    assert penalty(king, "Ks") == Penalty(cards=5, taker="at once")
    assert names(king, cover(king, "Ks").with_) == names(king, "spades, K, Q")
    assert {card(king, name).last for name in ("8h", "Ks")} == {"ends"}
    covered = load("cheshskiy-durak-9", {"king_of_spades": True, "finish_on_cover": "draw"})
    assert {card(covered, name).last for name in ("8h", "Ks")} == {"covered"}
    assert powers(load("cheshskiy-durak-9", {"finish_on_cover": "draw"})) == powers(VARIANT[9])
