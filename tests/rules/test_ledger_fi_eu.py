"""The Finnish and the Basque rulesets against the ledger, as far as data can say it."""

from __future__ import annotations

import pytest

from maumau.rules import load
from maumau.rules.schema import CardRules, Draw, Penalty

from .reading import card, names, penalty, points, powers, score

FI, MP = load("mau-mau-fi"), load("miinuspisteet")


@pytest.mark.rule("FI-01")
@pytest.mark.rule("FI-11")
def test_the_ordinary_game_of_the_finnish_site() -> None:
    assert (FI.players, len(FI.deck.kinds), FI.packs_for(6)) == ((2, 6), 52, 1)
    deal = FI.rules.deal
    assert (deal.hand, deal.packet, deal.opening, deal.starter_power, deal.leader) == (5, 1, "starter", False, "eldest")
    assert FI.rules.draw == Draw(allowed="at will", cards=1, then="may play it")
    assert (FI.rules.follow, FI.rules.stock.renew) == ("suit or rank", "shuffled")
    assert powers(FI) == {"7", "8", "J"}
    assert penalty(FI, "7h") == Penalty(cards=2, taker="skipped", answer="7")
    assert card(FI, "8h") == CardRules(skip=1)
    assert names(FI, card(FI, "Jh").wild or "") == names(FI, "any card but J")
    assert card(FI, "Jh").nominate == "any suit"
    assert (FI.rules.score, FI.rules.match.rounds, FI.rules.match.limit) == (None, 1, None)
    one, none = FI.rules.call.one_left, FI.rules.call.none_left
    assert one is not None
    assert none is not None
    assert (one.before, one.after, one.until, one.missed, one.cards) == ("on turn", True, "another moves", "caught", 2)
    assert (none.before, none.after, none.cards) == ("on turn", True, 2)
    assert none.double == "any card"


@pytest.mark.rule("FI-03")
def test_miinuspisteet_is_played_like_the_ordinary_game() -> None:
    first, second = FI.resolved(), MP.resolved()
    assert {key for key in first if first[key] != second[key]} == {"score", "match"}
    assert set(MP.options) == set(FI.options) | {"limit"}


@pytest.mark.rule("FI-04")
@pytest.mark.rule("FI-05")
@pytest.mark.rule("FI-07")
@pytest.mark.rule("FI-08")
@pytest.mark.rule("FI-09")
def test_the_scores_of_miinuspisteet() -> None:
    points(MP, {"J": 20, "Q": 10, "K": 10, "A": 11})
    assert (score(MP).to, score(MP).finishing_with, score(MP).left_alone) == ("holder", {}, {})
    match = MP.rules.match
    assert (match.limit, match.limit_is, match.rounds, match.tie) == (100, "reached", None, "rounds won")
    assert (MP.rules.deal.leader, MP.rules.turn.direction) == ("eldest", "clockwise")
    small = load("miinuspisteet", {"pack": 32})
    assert min(int(value) for value in score(small).points.values()) == 7


EU = load("mau-mau-32")


@pytest.mark.rule("EU-01")
@pytest.mark.rule("EU-02")
@pytest.mark.rule("EU-03")
@pytest.mark.rule("EU-04")
@pytest.mark.rule("EU-05")
@pytest.mark.rule("EU-15")
def test_the_table_of_the_basque_page() -> None:
    assert (EU.players, len(EU.deck.kinds), EU.deck.ranks[0], EU.deck.ranks[-1]) == ((2, 4), 32, "7", "A")
    deal = EU.rules.deal
    assert (deal.hand, deal.opening, deal.starter_power, deal.leader) == (5, "starter", False, "eldest")
    assert (EU.rules.follow, EU.rules.stock.renew) == ("suit or rank", "shuffled")
    assert EU.rules.draw == Draw(allowed="at will", cards=1, then="may play it")


@pytest.mark.rule("EU-06")
@pytest.mark.rule("EU-07")
@pytest.mark.rule("EU-08")
@pytest.mark.rule("EU-09")
def test_the_cards_of_the_basque_page() -> None:
    assert powers(EU) == {"7", "8", "9", "J"}
    assert penalty(EU, "7h") == Penalty(cards=2, taker="skipped", answer="7")
    assert card(EU, "8h") == CardRules(skip=1)
    assert card(EU, "9h") == CardRules(reverse=True)
    assert EU.rules.turn.reverse_two_players == "nothing"
    assert card(EU, "Jh") == CardRules(wild="any card", nominate="any suit")
    apart = load("mau-mau-32", {"jack_on_jack": False})
    assert names(apart, card(apart, "Jh").wild or "") == names(apart, "any card but J")


@pytest.mark.rule("EU-10")
@pytest.mark.rule("EU-11")
@pytest.mark.rule("EU-13")
@pytest.mark.rule("EU-14")
def test_the_calls_and_scores_of_the_basque_page() -> None:
    call = EU.rules.call.none_left
    assert call is not None
    assert (call.before, call.after, call.cards, call.double) == ("on turn", True, 2, "J")
    assert EU.rules.call.one_left is None
    points(EU, {"Q": 10, "K": 10, "A": 10, "J": 20})
    assert (score(EU).to, EU.rules.match.limit, EU.rules.match.limit_is) == ("finisher", 150, "reached")
