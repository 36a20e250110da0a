"""Situations from the ledger, checked by hand: the games that shuffle the pile."""

from __future__ import annotations

import copy

import pytest

from . import NaiveRound, NeedsShuffle, Refused
from .helpers import at, go, moves

# ---- Balkans


def balkan(first: str, options: dict[str, object] | None = None, seats: int = 3) -> NaiveRound:
    """A round whose pack begins with these cards."""
    table = object.__new__(NaiveRound.families["mau-mau-balkan"])
    table.begin("mau-mau-balkan", seats, options)
    pack = table.whole_pack()
    for card in first.split():
        pack.remove(card)
    return NaiveRound("mau-mau-balkan", seats, 0, 1, first.split() + pack, options)


def test_sr_cut_keeps_up_to_three_strong_cards() -> None:
    table = balkan("Ah 7d Jc Qs 3c")
    assert (table.phase, table.turn, table.legal()) == ("cut", 2, {"keep", "leave"})
    go(table, "2 keep", "2 keep", "2 keep")
    assert (table.phase, table.turn, table.pile) == ("play", 1, ["Qs"])
    assert len(table.hands[2]) == 9
    assert go(balkan("Ah 7d Jc Qs 3c"), "2 keep", "2 leave").pile == ["7d"]
    assert balkan("3c Ah").phase == "play"


def test_sr_packets_of_three() -> None:
    table = balkan("3c 4c 5c 6c 4d 5d 6d 4h 5h 6h")
    assert table.hands[1][:3] == ["4c", "5c", "6c"]
    assert table.hands[2][:3] == ["4d", "5d", "6d"]
    assert table.hands[0][:3] == ["4h", "5h", "6h"]


def test_sr_starter_power() -> None:
    on: dict[str, object] = {"starter_power": True, "cut_keep": False}
    assert balkan("Jh", on).phase == "name"
    assert balkan("Jh", on).turn == 0
    assert balkan("Qh", on).turn == 2
    assert balkan("8h", on).turn == 2
    assert balkan("7h", on).legal() >= {"take"}
    assert balkan("2d", on).legal() == {"draw"}
    assert [len(hand) for hand in balkan("2c", on).hands] == [6, 6, 10]
    ace = balkan("Ah", on)
    assert ace.turn == 0
    assert "pass" not in ace.legal()


def test_sr_ace_must_be_covered_with_what_fits() -> None:
    table = go(at("mau-mau-balkan", ["Ah 9h Jc 3c 4c", "Kh Kd"], "8h", "9c 9d"), "0 play Ah")
    assert table.legal() == moves("9h Jc")
    table = go(at("mau-mau-balkan", ["Ah 3c 4c", "Kh Kd"], "8h", "9h 9d"), "0 play Ah")
    assert table.legal() == {"draw"}
    assert go(table, "0 draw").legal() == moves("9h pass")


def test_sr_last_ace_is_covered_or_wins() -> None:
    table = go(at("mau-mau-balkan", ["Ah", "Kh Kd"], "8h", "9h 9d"), "0 play Ah")
    assert table.legal() == {"draw"}
    go(table, "0 draw", "0 play 9h")
    assert table.result == {"reason": "out", "finisher": 0, "points": [-40, 20]}
    wins = at("mau-mau-balkan", ["Ah", "Kh Kd"], "8h", "9h 9d", options={"finish_on_cover": "wins"})
    assert go(wins, "0 play Ah").phase == "over"


def test_sr_small_two_makes_the_seat_before_take_four() -> None:
    table = at("mau-mau-balkan", ["2c 3c 4c", "9h Kh Kd", "5c 6c"], "8c", "9c 9d 9s 10c 10s", called=[2])
    go(table, "0 play 2c")
    assert (table.turn, len(table.hands[2]), table.called) == (1, 6, set())


def test_sr_two_of_diamonds_draw_and_forced_cover() -> None:
    table = at("mau-mau-balkan", ["2d 3c 4c", "9d", "Js 6c 5d 7d"], "8d", "9c 10s Jc 10h")
    go(table, "0 play 2d")
    assert table.legal() == {"draw"}
    go(table, "1 draw")
    assert table.legal() == {"play Jc"}
    go(table, "1 play Jc")
    # a jack as cover nominates nothing; only diamonds follow, no jack on a jack
    assert (table.turn, table.suit) == (2, "d")
    assert table.legal() == moves("5d 7d draw")


def test_sr_call_is_due_between_draw_and_cover() -> None:
    table = go(at("mau-mau-balkan", ["2d 3c 4c", "9s"], "8d", "9d 10s"), "0 play 2d", "1 draw")
    assert "1 call" in table.also()
    assert go(table, "1 call").also() == {"0 call"}
    assert go(table, "1 play 9d").may_catch() == set()
    forgot = go(at("mau-mau-balkan", ["2d 3c 4c", "9s"], "8d", "9d 10s"), "0 play 2d", "1 draw", "1 play 9d")
    assert forgot.also() == {"0 call", "0 catch 1"}


def test_sr_two_of_diamonds_that_brings_nothing() -> None:
    table = go(at("mau-mau-balkan", ["2d 3c 4c", "9s"], "", "10c 10s"), "0 play 2d", "1 draw")
    assert (table.turn, table.hands[1]) == (0, ["9s", "10c", "10s"])
    table = go(at("mau-mau-balkan", ["2d 3c 4c", "9s"], "", ""), "0 play 2d")
    assert table.legal() == {"pass"}
    assert go(table, "1 pass", "0 pass").phase == "play"  # the first does not count
    assert go(table, "1 pass").result == {"reason": "blocked", "finisher": None, "points": [7, 9]}


def test_sr_sevens_then_a_new_count() -> None:
    table = go(at("mau-mau-balkan", ["7h 3c 4c", "9h Jc", "Kh Kd"], "8h", "7c 9d 2s 4d"), "0 play 7h", "1 take")
    assert (table.turn, table.pending) == (1, 0)
    assert table.legal() == moves("9h Jc 7c draw")
    assert go(table, "1 play 7c").pending == 3


def test_sr_missed_call_window() -> None:
    table = go(at("mau-mau-balkan", ["9h 3c", "9c Kh Kd", "5c 6c 4s"], "8h", "7c 9d 2s 4d"), "0 play 9h")
    assert table.also() == {"1 catch 0", "2 catch 0"}
    caught = go(copy.deepcopy(table), "2 catch 0")
    assert (caught.hands[0], caught.turn) == (["3c", "7c", "9d"], 1)
    assert go(table, "1 draw").may_catch() == set()


def test_sr_caught_in_the_name_phase_and_in_the_own_cover() -> None:
    table = go(at("mau-mau-balkan", ["Jh 3c", "9c Kh Kd"], "8h", "7c 9d 2s 4d"), "0 play Jh", "1 catch 0")
    assert (table.phase, table.turn, table.hands[0]) == ("name", 0, ["3c", "7c", "9d"])
    table = go(at("mau-mau-balkan", ["Ah 3c", "9c Kh Kd"], "8h", "7c 9h 2s 4d"), "0 play Ah", "1 catch 0")
    assert table.legal() == {"play 9h"}


def test_sr_going_out_uncalled_waits() -> None:
    table = go(at("mau-mau-balkan", ["8h 2c", "9c Kh Kd"], "8c", "7c 9d 2s 4d 4h 5h"), "0 play 8h")
    assert table.turn == 0
    with pytest.raises(Refused):
        table.apply("0 play 2c")  # 2♣ does not fit 8♥
    table = at("mau-mau-balkan", ["8c 2c", "9c Kh Kd"], "8s", "7c 9d 2s 4d 4h 5h 3h")
    go(table, "0 play 8c", "0 play 2c")
    assert (table.phase, table.turn, table.legal()) == ("window", None, {"- close"})
    closed = go(copy.deepcopy(table), "- close")
    assert closed.result == {"reason": "out", "finisher": 0, "points": [-40, 29]}
    go(table, "1 catch 0")  # takes 2, then 2♣ acts: the player before, with two the next, takes 4
    assert (table.phase, table.turn, len(table.hands[0]), len(table.hands[1])) == ("play", 1, 2, 7)


def test_sr_queen_with_two_players() -> None:
    assert go(at("mau-mau-balkan", ["Qh 3c 4c", "9c Kh"], "8h", "7c"), "0 play Qh").turn == 1
    skip = at("mau-mau-balkan", ["Qh 3c 4c", "9c Kh"], "8h", "7c", options={"reverse_two_players": "skip"})
    assert go(skip, "0 play Qh").turn == 0


def test_shuffle_is_asked_for_before_anything_changes() -> None:
    table = at("mau-mau-balkan", ["9c 3c 4c", "Kh Kd"], "5c 6s 8h", "")
    with pytest.raises(NeedsShuffle) as needed:
        table.apply("0 draw")
    assert sorted(needed.value.cards) == ["5c", "6s"]
    assert (table.pile, table.moves_made) == (["5c", "6s", "8h"], 0)
    with pytest.raises(ValueError, match="exactly"):
        table.apply("0 draw", ["5c"])
    table.apply("0 draw", ["6s", "5c"])
    assert (table.hands[0][-1], table.stock, table.pile) == ("6s", ["5c"], ["8h"])
    with pytest.raises(ValueError, match="needs none"):
        table.apply("0 pass", ["5c"])


# ---- Finland


def test_fi_plain_call_before_or_after_the_play() -> None:
    table = at("mau-mau-fi", ["9h 3c", "9c Kh Kd", "5c 6c 4s"], "8h", "7c 9d 2s 4d")
    assert table.also() == {"0 call"}
    go(table, "0 play 9h")
    assert table.also() == {"0 call", "1 catch 0", "2 catch 0"}
    assert go(copy.deepcopy(table), "0 call").also() == set()
    assert go(copy.deepcopy(table), "1 draw").may_catch() == set()
    assert go(table, "2 catch 0").hands[0] == ["3c", "7c", "9d"]


def test_fi_going_out_is_called_double() -> None:
    table = at("mau-mau-fi", ["9h", "9c Kh Kd", "5c 6c 4s"], "8h", "7c 9d 2s 4d", called=[0])
    assert table.also() == {"0 call double"}
    assert go(copy.deepcopy(table), "0 call double", "0 play 9h").phase == "over"
    go(table, "0 play 9h")
    assert (table.phase, table.also()) == ("window", {"0 call double", "1 catch 0", "2 catch 0"})
    assert go(copy.deepcopy(table), "0 call double").result == {"reason": "out", "finisher": 0, "points": [0, 0, 0]}
    assert go(copy.deepcopy(table), "- close").phase == "over"
    go(table, "1 catch 0")
    assert (table.phase, table.turn, table.hands[0]) == ("play", 1, ["7c", "9d"])


def test_fi_caught_with_a_last_jack_names() -> None:
    table = go(at("mau-mau-fi", ["Jh", "9c Kh"], "8h", "7c 9d 2s 4d"), "0 play Jh", "1 catch 0")
    assert (table.phase, table.turn) == ("name", 0)
    assert go(table, "0 name c").legal() == moves("9c draw")


def test_fi_own_eight_does_not_close_the_window() -> None:
    table = go(at("mau-mau-fi", ["8h 3h", "9c Kh"], "9h", "7c 9d 2s 4d"), "0 play 8h")
    assert table.also() == {"0 call", "0 call double", "1 catch 0"}
    go(table, "0 call double", "0 play 3h")
    assert (table.phase, table.also()) == ("window", {"1 catch 0"})


def test_fi_without_penalty_there_is_nothing_to_call() -> None:
    table = at("mau-mau-fi", ["8h 3h", "9c Kh"], "9h", "7c", options={"mau_penalty": False})
    assert table.also() == set()
    assert go(table, "0 play 8h", "0 play 3h").phase == "over"


def test_fi_no_jack_on_a_jack() -> None:
    table = at("miinuspisteet", ["Jh 9c 9d", "9s Kh"], "Jc", "7c", suit="d")
    assert table.legal() == moves("9d draw")


def test_fi_points() -> None:
    table = at("miinuspisteet", ["3h", "9s Kh Jd Ac 2d"], "9h", "7c", called_double=[0])
    assert go(table, "0 play 3h").result == {"reason": "out", "finisher": 0, "points": [0, 9 + 10 + 20 + 11 + 2]}


# ---- Basque page


def test_eu_call_before_or_after_the_last_card() -> None:
    table = at("mau-mau-32", ["9h", "9c Kh", "8c"], "8h", "7c 10d 10c")
    assert table.also() == {"0 call", "0 call double"}
    before = go(copy.deepcopy(table), "0 call", "0 play 9h")
    assert before.result == {"reason": "out", "finisher": 0, "points": [27, 0, 0]}
    go(table, "0 play 9h")
    assert table.also() == {"0 call", "0 call double", "1 catch 0", "2 catch 0"}
    assert go(copy.deepcopy(table), "0 call").phase == "over"
    go(table, "1 catch 0")
    assert (table.phase, table.turn, table.direction, len(table.hands[0])) == ("play", 2, -1, 2)


def test_eu_a_last_jack_needs_the_double_word() -> None:
    table = go(at("mau-mau-32", ["Jh", "9c Kh"], "8h", "7c 10d 10c"), "0 call", "0 play Jh")
    assert table.also() == {"0 call double", "1 catch 0"}
    assert go(copy.deepcopy(table), "0 call double").phase == "over"
    go(table, "1 catch 0")
    assert (table.phase, table.turn) == ("name", 0)


def test_eu_eight_between_two_gives_the_turn_back_to_who_was_caught() -> None:
    table = go(at("mau-mau-32", ["8h", "9c Kh"], "9h", "7c 10d 10c"), "0 play 8h", "1 catch 0")
    assert (table.turn, table.legal()) == (0, moves("draw"))
