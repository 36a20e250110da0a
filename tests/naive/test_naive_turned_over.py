"""Situations from the ledger, checked by hand: the games that turn the pile over."""

from __future__ import annotations

import copy

from . import NaiveRound
from .helpers import at, go, moves

# ---- Lithuania


def test_lt_six_is_followed_by_six_suit_or_jack_and_refused_by_a_card() -> None:
    table = go(at("maumas", ["6h 9h 6d 9c Js", "Kh Kd"], "8h", "Ah Qs"), "0 play 6h")
    assert table.turn == 0
    assert table.legal() == moves("9h 6d Js draw")
    go(table, "0 draw")
    assert table.turn == 1


def test_lt_six_options() -> None:
    table = at("maumas", ["6h 9h Jh Js", "Kh Kd"], "8h", "Ah", options={"wild_on_six": False, "six_refusal": "free"})
    go(table, "0 play 6h")
    assert table.legal() == moves("9h Jh pass")


def test_lt_sevens_count_and_the_taker_has_no_further_play() -> None:
    table = go(at("maumas", ["7h Kd", "7s 9c", "9s 10c"], "8h", "Ah Qs 6c As Ac"), "0 play 7h")
    assert table.legal() == moves("7s take")
    go(table, "1 play 7s")
    assert table.pending == 4
    assert table.legal() == {"take"}
    go(table, "2 take")
    assert (table.turn, table.pending, len(table.hands[2])) == (0, 0, 6)


def test_lt_pile_is_turned_over_when_a_card_is_needed() -> None:
    table = at("maumas", ["9c Kc", "9d Kd"], "8s 10s Qh 9h", "")
    table.apply("0 draw")
    assert table.hands[0][-1] == "8s"
    assert (table.stock, table.pile) == (["10s", "Qh"], ["9h"])


def test_lt_last_card_call_window() -> None:
    table = at("maumas", ["9h Kc", "9d Kd Ks", "9s Qc Qs"], "8h", "10c 10d As Ac Ad", options={"last_card_call": True})
    go(table, "0 play 9h")
    assert table.also() == {"0 call"}
    go(table, "1 draw")
    assert table.also() == {"0 call"}  # a draw does not close the window
    go(table, "2 play 9s")
    assert table.also() == set()
    # LT-16: the king cannot be the last card; the turn goes to the next player
    table = at("maumas", ["Kc", "9d Kd Ks"], "8c", "10c 10d", options={"last_card_call": True})
    go(table, "0 play Kc")
    assert (table.phase, table.turn, table.hands[0]) == ("play", 1, ["10c"])
    go(table, "0 call", "1 play Kd", "0 draw")
    assert table.called == set()


def test_lt_uncalled_last_jack_nominates_after_taking() -> None:
    table = at("maumas", ["Jc", "9d Kd"], "8c", "10c 10d", options={"last_card_call": True})
    go(table, "0 play Jc")
    assert (table.phase, table.turn, table.hands[0]) == ("name", 0, ["10c"])
    go(table, "0 call", "0 name d")
    assert table.legal() == moves("9d Kd draw")


def test_lt_uncalled_and_no_card_anywhere_is_out() -> None:
    table = at("maumas", ["Kc", "9d Kd"], "", "", options={"last_card_call": True})
    assert go(table, "0 play Kc").result == {"reason": "out", "finisher": 0, "points": [0, 13]}


def test_lt_last_seven_is_played_out_and_comes_back_to_the_finisher() -> None:
    table = at("maumas", ["7h", "7s 9c", "7d Jh"], "8h", "Ah Qs 6c As Ac Ad")
    go(table, "0 play 7h")
    assert (table.phase, table.turn) == ("play", 1)
    go(table, "1 play 7s", "2 play 7d")
    assert table.legal() == {"take"}
    go(table, "0 take")
    # Ah 11, Qs 3, 6c 6, As 11, Ac 11, Ad 11
    assert table.result == {"reason": "out", "finisher": 0, "points": [53, 9, 30]}


def test_lt_second_to_empty_the_hand_is_not_the_finisher() -> None:
    table = go(at("maumas", ["7h", "7s", "Jh"], "8h", "Ah Qs 6c As"), "0 play 7h", "1 play 7s", "2 take")
    assert table.result == {"reason": "out", "finisher": 0, "points": [0, 0, 30 + 11 + 3 + 6 + 11]}


def test_lt_finishing_with_a_jack_doubles() -> None:
    assert go(at("maumas", ["Jc", "Jh Qd"], "8h", "As"), "0 play Jc").result == {
        "reason": "out",
        "finisher": 0,
        "points": [0, 66],
    }
    junior = at("maumas", ["Jc", "Jh Qd"], "8h", "As", options={"scoring": "junior"})
    assert go(junior, "0 play Jc").result == {"reason": "out", "finisher": 0, "points": [0, 8]}


def test_lt_draw_may_be_played_with_the_option() -> None:
    table = at("maumas", ["9h Kc", "9d Kd"], "8h", "8c 10d", options={"play_after_draw": True})
    go(table, "0 draw")
    assert table.legal() == moves("8c pass")


def test_blocked_after_a_full_circle_of_passes() -> None:
    table = at("maumas", ["9c", "9s", "9d"], "8h", "")
    go(table, "0 pass", "1 pass", "2 pass")
    assert table.result == {"reason": "blocked", "finisher": None, "points": [9, 9, 9]}


def test_who_can_play_must_when_there_is_nothing_to_draw() -> None:
    assert at("maumas", ["9h 9c", "9s"], "8h", "").legal() == moves("9h")


def test_the_round_stops_at_the_bound() -> None:
    table = at("maumas", ["9h 9c", "Kh Kd"], "8h", "10c 10d As")
    table.moves_made = 4998
    go(table, "0 draw")
    assert table.phase == "play"
    assert go(table, "1 draw").result == {"reason": "stopped", "finisher": None, "points": [28, 18]}


# ---- Czech fool


def test_ru_must_play_else_draws_until_one_fits() -> None:
    assert at("cheshskiy-durak", ["9h 9c", "Kh"], "8h", "7c").legal() == moves("9h")
    table = go(at("cheshskiy-durak", ["9s 9c", "Kh"], "8h", "7c 10d Qs As"), "0 draw")
    assert table.legal() == moves("Qs")
    table = go(at("cheshskiy-durak", ["9s 9c", "Kh"], "6h 8h", "7c 10d"), "0 draw")
    assert (table.legal(), table.pile) == ({"pass"}, ["6h", "8h"])  # not turned over for this draw
    table = go(at("cheshskiy-durak", ["9s 9c", "Kh"], "10c 6h 8h", ""), "0 draw")
    assert table.legal() == moves("6h")  # turned over once: the stock was empty when it began


def test_ru_six_seven_ace() -> None:
    table = go(at("cheshskiy-durak", ["6h 9c", "6s Kh", "9d"], "8h", "7c 10d 10c"), "0 play 6h")
    assert (table.legal(), table.pending) == ({"take"}, 2)
    assert go(table, "1 take").turn == 2
    assert go(at("cheshskiy-durak", ["Ah 9c", "6s Kh", "9d"], "8h", "7c"), "0 play Ah").turn == 2


def test_ru_points_and_the_lone_queen() -> None:
    hands = ["9h", "Qs", "Qc Jc Ac 10c"]
    assert go(at("cheshskiy-durak", hands, "8h", "7c"), "0 play 9h").result == {
        "reason": "out",
        "finisher": 0,
        "points": [0, 20, 3 + 2 + 11 + 10],
    }
    counts = {
        ruleset: go(at(ruleset, ["9h", "Qs", "Qc"], "8h", "7c"), "0 play 9h").points(0)
        for ruleset in ("cheshskiy-durak-3", "cheshskiy-durak-5", "cheshskiy-durak-6", "cheshskiy-durak-9")
    }
    assert counts == {
        "cheshskiy-durak-3": [0, 3, 3],
        "cheshskiy-durak-5": [0, 30, 30],
        "cheshskiy-durak-6": [0, 20, 20],
        "cheshskiy-durak-9": [0, 50, 20],
    }


def test_ru_v1_and_v2() -> None:
    table = go(at("cheshskiy-durak-1", ["9s 9c", "Kh"], "8h", "7c 10d"), "0 draw")
    assert table.legal() == {"pass"}
    assert go(at("cheshskiy-durak-2", ["7h 9c", "Kh"], "8h", "10c"), "0 play 7h").pending == 2
    assert go(at("cheshskiy-durak-2", ["8h 9c", "Kh"], "9h", "10c"), "0 play 8h").pending == 1


def test_ru_v3_dealers_card_and_losing_at_once() -> None:
    pack = at("cheshskiy-durak-3", ["", ""], "", "").whole_pack()
    cards = ["Jh", "6h", "Qc"]
    for last, phase, turn, pending in (("Jh", "name", 1, 0), ("6h", "play", 0, 2), ("Qc", "play", 0, 0)):
        rest = [card for card in pack if card not in cards]
        order = rest[:11] + [last] + rest[11:] + [card for card in cards if card != last]
        table = NaiveRound("cheshskiy-durak-3", 2, 1, 1, order)
        assert (table.phase, table.turn, table.pending, table.pile) == (phase, turn, pending, [last])
        assert [len(hand) for hand in table.hands] == [6, 5]
    table = go(at("cheshskiy-durak-3", ["9h", "Jc 8c", "8d"], "8h", "7c"), "0 play 9h")
    assert table.result == {"reason": "out", "finisher": 0, "points": [0, 10, 8], "lost": [1]}


def test_ru_v4_cover_and_nomination() -> None:
    table = go(at("cheshskiy-durak-4", ["Ah 9h Ac Qc 8d", "9c 9d Qd", "8c"], "8h", "7c 6h"), "0 play Ah")
    assert table.legal() == moves("9h pass")
    go(table, "0 play 9h")
    assert table.legal() == {"name c", "name d", "name s"}
    go(table, "0 name d")
    assert table.legal() == moves("9d Qd")  # that suit or a queen, not the nine of clubs


def test_ru_v4_rights_pass_on_for_one_turn() -> None:
    table = go(at("cheshskiy-durak-4", ["Ah Ac 8d", "9h As Qd Kc", "8c"], "8h", "7c 6c"), "0 play Ah")
    assert table.legal() == {"draw"}
    assert go(table, "0 draw").legal() == {"pass"}
    go(table, "0 pass")
    assert table.legal() == moves("9h As Qd")
    assert go(copy.deepcopy(table), "1 play 9h").legal() == {"name c", "name d", "name s"}
    assert go(copy.deepcopy(table), "1 play As").legal() == {"draw"}
    assert go(copy.deepcopy(table), "1 play Qd").legal() == {"name c", "name d", "name h", "name s"}
    table = at("cheshskiy-durak-4", ["Ah Ac 8d", "9c 10c", "Jh 9d"], "8h 10h", "7c 6c 6d")
    go(table, "0 play Ah", "0 draw", "0 pass", "1 draw", "1 pass")
    assert go(table, "2 play Jh").phase == "play"  # the rights ended with that turn


def test_ru_v4_power_of_the_cover() -> None:
    table = go(at("cheshskiy-durak-4", ["Ah 6h 8d", "9c Qd", "8c"], "8h", "7c 10c"), "0 play Ah", "0 play 6h")
    go(table, "0 name c")
    assert table.legal() == {"take"}
    assert go(table, "1 take").turn == 2
    assert table.legal() == moves("8c")


def test_ru_v5_and_v6() -> None:
    assert go(at("cheshskiy-durak-5", ["Qh", "9c"], "8h", "7c"), "0 play Qh").points(0) == [-30, 9]
    table = at("cheshskiy-durak-6", ["8c 6c Qs 9h", "9c"], "8h", "7c")
    assert table.legal() == moves("Qs 9h")
    assert at("cheshskiy-durak-6", ["8c 6c", "9c"], "6h", "7c").legal() == moves("6c")
    table = at("cheshskiy-durak-6", ["Qs 9h", "9c Jd", "8c"], "8h", "7c")
    assert go(table, "0 play Qs", "0 name s").turn == 2


def test_ru_v7() -> None:
    table = go(at("cheshskiy-durak-7", ["6h 9h", "9c Qd", "8c"], "8h", "7c 10c"), "0 play 6h")
    assert table.legal() == moves("9c Qd")
    table = at("cheshskiy-durak-7", ["Qs Ks 9h", "Qd", "8c"], "8s", "7c 10c 10d 9d 7d 7h 7s")
    assert go(copy.deepcopy(table), "0 play Qs").pending == 4
    assert go(table, "0 play Ks").pending == 6
    assert go(table, "1 take").turn == 2
    plays = at("cheshskiy-durak-7", ["7s 9h", "Qd", "8c"], "8s", "7c 10c", options={"taker_plays": True})
    assert go(plays, "0 play 7s", "1 take").turn == 1


def test_ru_v8_and_v9() -> None:
    assert go(at("cheshskiy-durak-8", ["Kd 9h", "Qd"], "8d", "7c"), "0 play Kd").pending == 5
    table = go(at("cheshskiy-durak-9", ["8d 9c", "Qd Kc", "7h"], "9d", "7c 10d"), "0 play 8d")
    assert table.legal() == {"draw"}
    assert go(copy.deepcopy(table), "0 draw").legal() == {"pass"}
    table = go(at("cheshskiy-durak-9", ["7d 9c", "Qh Kc", "7h"], "9d", "7c 10d"), "0 play 7d", "1 take")
    assert (table.turn, table.legal()) == (1, moves("Qh 7c 10d"))
    king = at("cheshskiy-durak-9", ["Ks 9s", "Qh Kc", "7h"], "8s", "7c 10d 6c 6d 6h", options={"king_of_spades": True})
    go(king, "0 play Ks")
    assert (king.turn, len(king.hands[1]), king.legal()) == (0, 7, moves("9s"))
    assert go(at("cheshskiy-durak-9", ["Qs", "Kc"], "8s", "7c"), "0 play Qs").points(0) == [-50, 4]
    last = at("cheshskiy-durak-9", ["8s", "Kc"], "9s", "7s 7c", options={"finish_on_cover": "draw"})
    assert go(last, "0 play 8s").legal() == {"draw"}
    assert go(last, "0 draw").legal() == moves("7s")
    assert go(at("cheshskiy-durak-9", ["8s", "Kc"], "9s", "7s"), "0 play 8s").phase == "over"
