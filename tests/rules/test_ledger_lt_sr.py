"""The Lithuanian and the Balkan ruleset against the ledger, as far as data can say it."""

from __future__ import annotations

import pytest

from maumau.rules import load
from maumau.rules.schema import CardRules, CoverDraw, Draw, Finish, Penalty

from .reading import PLAIN, card, cover, names, penalty, points, powers, score

LT = load("maumas")


@pytest.mark.rule("LT-01")
def test_maumas_is_for_two_to_ten_with_a_second_pack_from_six() -> None:
    assert LT.players == (2, 10)
    assert LT.deck.ranks == ("6", "7", "8", "9", "10", "J", "Q", "K", "A")
    assert [LT.packs_for(seats) for seats in range(2, 11)] == [1, 1, 1, 1, 2, 2, 2, 2, 2]


@pytest.mark.rule("LT-05")
def test_maumas_has_no_starter_and_the_eldest_leads() -> None:
    assert (LT.rules.deal.opening, LT.rules.deal.leader) == ("lead", "eldest")


@pytest.mark.rule("LT-06")
@pytest.mark.rule("LT-07")
@pytest.mark.rule("LT-08")
def test_following_drawing_and_the_stock_of_maumas() -> None:
    assert LT.rules.follow == "suit or rank"
    assert LT.rules.draw == Draw(allowed="at will", cards=1, then="turn ends")
    assert load("maumas", {"play_after_draw": True}).rules.draw.then == "may play it"
    assert LT.rules.stock.renew == "turned over"


@pytest.mark.rule("LT-09")
@pytest.mark.rule("LT-10")
@pytest.mark.rule("LT-11")
@pytest.mark.rule("LT-12")
@pytest.mark.rule("LT-13")
@pytest.mark.rule("LT-14")
@pytest.mark.rule("LT-18")
def test_the_cards_of_maumas() -> None:
    assert powers(LT) == {"6", "7", "J", "A"}
    assert card(LT, "Ah") == CardRules(skip=1)
    assert penalty(LT, "7h") == Penalty(cards=2, taker="skipped", answer="7")
    assert card(LT, "7h").last == "answered"
    assert (card(LT, "Jh").wild, card(LT, "Jh").nominate) == ("any card", "any suit")
    six = cover(LT, "6h")
    assert names(LT, six.with_) == names(LT, "hearts, 6, J")
    assert (six.refuse, card(LT, "6h").last) == (False, "ends")
    assert six.draw.model_dump() == LT.rules.draw.model_dump(exclude={"may_pass"})


@pytest.mark.rule("LT-10")
def test_the_options_of_the_six() -> None:
    tame = load("maumas", {"wild_on_six": False})
    assert names(tame, cover(tame, "6h").with_) == names(tame, "hearts, 6")
    free = cover(load("maumas", {"six_refusal": "free"}), "6h")
    assert (free.refuse, free.draw.cards) == (True, 0)
    asked = cover(load("maumas", {"play_after_draw": True}), "6h")
    assert asked.draw.then == "may play it"


@pytest.mark.rule("LT-15")
@pytest.mark.rule("LT-16")
@pytest.mark.rule("LT-17")
def test_the_last_card_of_maumas() -> None:
    assert (LT.rules.call.one_left, LT.rules.call.none_left) == (None, None)
    calling = load("maumas", {"last_card_call": True})
    assert calling.rules.call.none_left is None
    call = calling.rules.call.one_left
    assert call is not None
    assert call.model_dump() == {
        "before": "never",
        "after": True,
        "until": "another plays a card",
        "missed": "cannot finish",
        "cards": 1,
    }
    assert calling.clauses_for("call.one_left.missed") == ("LT-16",)
    assert calling.clauses_for("call.one_left.until") == ("LT-15", "LT-16")


@pytest.mark.rule("LT-19")
@pytest.mark.rule("LT-20")
@pytest.mark.rule("LT-21")
@pytest.mark.rule("LT-22")
def test_the_scores_of_maumas() -> None:
    points(LT, {"Q": 3, "K": 4, "A": 11, "J": 20, "Jh": 30})
    junior = load("maumas", {"scoring": "junior"})
    points(junior, {**dict.fromkeys(junior.deck.ranks, 1), "J": 3})
    for ruleset, limit in ((LT, 300), (junior, 30)):
        assert score(ruleset).finishing_with == {f"J{suit}": Finish(others_times=2) for suit in "cdhs"}
        match = ruleset.rules.match
        assert (score(ruleset).to, match.limit, match.limit_is) == ("holder", limit, "reached")
        assert (match.tie, match.loser) == ("shared", "other end")


SR = load("mau-mau-balkan")


@pytest.mark.rule("SR-01")
@pytest.mark.rule("SR-02")
@pytest.mark.rule("SR-03")
@pytest.mark.rule("SR-04")
def test_the_table_of_the_balkan_game() -> None:
    assert (SR.players, len(SR.deck.kinds), SR.packs_for(2), SR.packs_for(8)) == ((2, 8), 52, 2, 2)
    deal = SR.rules.deal
    assert (deal.hand, deal.packet, deal.opening, deal.cutter_keeps) == (6, 3, "cut card", 3)
    assert (deal.leader, deal.starter_power, SR.rules.turn.direction) == ("eldest", False, "clockwise")
    assert load("mau-mau-balkan", {"cut_keep": False}).rules.deal.cutter_keeps == 0
    assert load("mau-mau-balkan", {"starter_power": True}).rules.deal.starter_power


@pytest.mark.rule("SR-05")
@pytest.mark.rule("SR-06")
@pytest.mark.rule("SR-23")
def test_following_drawing_and_the_stock_of_the_balkan_game() -> None:
    assert SR.rules.follow == "suit or rank"
    assert SR.rules.draw == Draw(allowed="at will", cards=1, then="may play it")
    assert SR.rules.stock.renew == "shuffled"


@pytest.mark.rule("SR-08")
def test_the_call_of_the_balkan_game() -> None:
    call = SR.rules.call.one_left
    assert call is not None
    assert (call.before, call.after, call.until) == ("any time", False, "another moves")
    assert (call.missed, call.cards, SR.rules.call.none_left) == ("caught", 2, None)


@pytest.mark.rule("SR-09")
@pytest.mark.rule("ALL-08")
def test_the_strong_cards() -> None:
    assert powers(SR) == {"A", "2c", "2d", "7", "8", "J", "Q"}
    assert card(SR, "2h") == card(SR, "2s") == PLAIN


@pytest.mark.rule("SR-10")
@pytest.mark.rule("SR-11")
@pytest.mark.rule("SR-12")
@pytest.mark.rule("SR-13")
@pytest.mark.rule("SR-15")
@pytest.mark.rule("SR-16")
@pytest.mark.rule("SR-17")
@pytest.mark.rule("SR-19")
def test_the_cards_of_the_balkan_game() -> None:
    ace = cover(SR, "Ah")
    assert names(SR, ace.with_) == names(SR, "hearts, A, J")
    assert (ace.refuse, ace.draw) == (False, CoverDraw(allowed="when nothing fits", cards=1, then="may play it"))
    assert card(SR, "Ah").last == "covered"
    assert card(load("mau-mau-balkan", {"finish_on_cover": "wins"}), "Ah").last == "ends"
    assert penalty(SR, "2c") == Penalty(cards=4, who="previous", taker="at once")
    assert names(SR, penalty(SR, "2d").until or "") == names(SR, "diamonds, J")
    assert penalty(SR, "7h") == Penalty(cards=3, taker="plays", answer="7")
    assert card(SR, "8h") == CardRules(skip=1)
    assert card(SR, "Qh") == CardRules(reverse=True)
    assert SR.rules.turn.reverse_two_players == "nothing"


@pytest.mark.rule("SR-18")
def test_never_a_jack_on_a_jack_unless_the_table_says_so() -> None:
    jack = card(SR, "Jh")
    assert jack.nominate == "any suit"
    assert names(SR, jack.wild or "") == names(SR, "any card but J")
    assert card(load("mau-mau-balkan", {"jack_on_jack": True}), "Jh").wild == "any card"


@pytest.mark.rule("SR-20")
@pytest.mark.rule("SR-21")
@pytest.mark.rule("SR-22")
def test_the_scores_of_the_balkan_game() -> None:
    points(SR, {"J": 20, "2c": 10, "2d": 10, "7": 10, "8": 10, "Q": 10, "K": 10, "A": 10})
    assert score(SR).finishing_with == {str(kind): Finish(finisher=-40) for kind in SR.deck.kinds}
    match = SR.rules.match
    assert (score(SR).to, match.limit, match.limit_is, match.loser) == ("holder", 501, "exceeded", "nobody")
