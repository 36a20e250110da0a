"""A round: dealt, looked at, played on from any place, never changed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from maumau.cards import Card, CardError
from maumau.game import Move, MoveError, Refused, Round, ShuffleMissing, deal
from maumau.lab.simulate import simulate_rounds
from maumau.records import round_of_record
from maumau.rules import RulesError, load, shipped


def facts(game: Round) -> dict[str, Any]:
    """Everything that a round shows."""
    names = [name for name in dir(Round) if isinstance(getattr(Round, name), property)]
    shown = {name: getattr(game, name) for name in names}
    shown["ruleset"] = game.ruleset.fingerprint
    return {**shown, "views": [game.view(seat) for seat in range(-1, game.seats)]}


def used_up() -> Round:
    """A round in which the next draw needs the pile shuffled."""
    for record in simulate_rounds(load("mau-mau-32"), 2, 12, 20, ("random-any",)):
        lines = record["moves"]
        for number, line in enumerate(lines[:-1]):
            if line.endswith(" draw") and lines[number + 1].startswith("- shuffle"):
                part = {key: value for key, value in record.items() if key != "result"}
                return round_of_record({**part, "moves": lines[:number]})
    pytest.fail("no draw with a shuffle in these rounds")


def played(game: Round, moves: int) -> Round:
    """So many moves later (or at the end): the legal moves in turn."""
    for number in range(moves):
        if game.over:
            break
        game = game.play(game.legal[number % len(game.legal)])
    return game


# --- nothing changes a round -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", shipped())
def test_playing_on_changes_nothing_in_the_round_before(name: str) -> None:
    game = deal(name, seats=3 if name != "cheshskiy-durak-3" else 4, seed=2)
    for _ in range(25):
        if game.over:
            break
        before = facts(game)
        futures = [game.play(move) for move in game.legal]
        for future in futures:
            played(future, 10)
        game.abandon()
        for seat in range(game.seats):
            game.view(seat)
        assert facts(game) == before
        game = futures[0]


def test_one_round_has_many_futures() -> None:
    """What one of them does is not seen in the others, and the same moves give the same round."""
    game = deal("mau-mau-balkan", seats=3, seed=5)
    one, other = played(game, 60), played(game, 60)
    assert facts(one) == facts(other)
    for move in game.legal:
        future = game.play(move)
        assert future.lines == (*game.lines, f"{game.turn} {move}")
    assert facts(played(game, 60)) == facts(one)


def test_a_shuffle_by_chance_is_the_same_whenever_it_is_asked_for() -> None:
    """Chance belongs to the round: looking at another future first does not change how the pile falls."""
    game = used_up()
    first = game.play("draw")
    for move in game.legal:
        game.play(move)
    assert game.play("draw").lines == first.lines
    assert first.lines[-1].startswith("- shuffle ")


def test_what_is_shown_cannot_be_changed() -> None:
    game = deal("maumas", seats=2, seed=1)
    for name in ("hands", "pile", "turn", "legal", "result", "lines", "dealer"):
        with pytest.raises(AttributeError):
            setattr(game, name, None)
    assert isinstance(game.hands, tuple)
    assert isinstance(game.hands[0], tuple)


# --- dealing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", shipped())
def test_a_seed_repeats_everything(name: str) -> None:
    first, second = (played(deal(name, seats=2, seed=77), 200) for _ in range(2))
    assert facts(first) == facts(second)
    assert deal(name, seats=2, seed=78).pack != first.pack


def test_any_whole_number_is_a_seed_and_no_seed_is_no_repetition() -> None:
    packs = {deal("maumas", seats=2, seed=seed).pack for seed in (0, 1, -1, 2**31, 2**63, 2**64 - 2, 12345678901234567)}
    assert len(packs) == 7
    assert deal("maumas", seats=2, seed=2**64 + 5).pack == deal("maumas", seats=2, seed=5).pack
    assert deal("maumas", seats=2).pack != deal("maumas", seats=2).pack


def test_the_pack_is_what_the_hands_and_the_stock_come_from() -> None:
    game = deal("maumas", seats=3, dealer=2, seed=4)
    assert sorted(game.pack) == sorted(game.ruleset.deck.kinds)
    assert [sorted(hand) for hand in game.hands] == [sorted(game.pack[seat:15:3]) for seat in range(3)]
    assert game.stock == game.pack[15:]
    assert game.pile == ()


def test_a_pack_may_be_laid_by_hand() -> None:
    pack = deal("maumas", seats=2, seed=3).pack
    for laid in (pack, list(map(str, pack)), " ".join(map(str, pack))):
        assert deal("maumas", seats=2, dealer=0, pack=laid).hands == deal("maumas", seats=2, dealer=0, pack=pack).hands


def test_options_are_chosen_with_the_id() -> None:
    assert deal("maumas", seats=2, options={"hand": 8}).sizes == (8, 8)
    assert deal("maumas", seats=2, options={"hand": "8"}).sizes == (8, 8)
    assert deal(load("maumas", {"hand": 8}), seats=2).sizes == (8, 8)
    with pytest.raises(ValueError, match="options belong to loading"):
        deal(load("maumas"), seats=2, options={"hand": 8})


@pytest.mark.rule("ALL-14", "LT-01")
def test_too_few_cards_are_refused_before_the_deal_with_the_numbers() -> None:
    with pytest.raises(RulesError) as raised:
        deal("maumas", seats=5, options={"hand": 8})
    assert str(raised.value) == (
        "maumas: deal.hand: 5 players need 5 × 8 = 40 cards and 1 left in the stock: 41 in all, "
        "but the pack has only 36"
    )
    assert deal("maumas", seats=5, options={"hand": 7}).stock != ()
    assert len(deal("maumas", seats=6, options={"hand": 8}).stock) == 72 - 48


@pytest.mark.parametrize(
    ("keys", "error", "said"),
    [
        ({"seats": 1}, RulesError, "1 players cannot play this: from 2 to 10"),
        ({"seats": 11}, RulesError, "11 players cannot play this: from 2 to 10"),
        ({"seats": 0}, RulesError, "from 2 to 10"),
        ({"seats": -2}, RulesError, "from 2 to 10"),
        ({"dealer": 2}, ValueError, "dealer 2 is no seat: seats are 0 to 1"),
        ({"dealer": -1}, ValueError, "dealer -1 is no seat: seats are 0 to 1"),
        ({"leader": 5}, ValueError, "leader 5 is no seat: seats are 0 to 1"),
        ({"pack": ["7h"]}, ValueError, "the pack holds 6c 0 times instead of 1; it must be 1 × 36 cards"),
        ({"pack": []}, ValueError, "the pack holds 6c 0 times instead of 1"),
        ({"pack": ["2h"]}, CardError, "no card '2h' in this pack"),
        ({"pack": [Card("2", "h")]}, CardError, "no card '2h' in this pack"),
        ({"options": {"hand": 9}}, RulesError, "option 'hand' has no value '9'; it may be 5-8 (the nearest is 8)"),
        ({"options": {"hnd": 6}}, RulesError, "no option 'hnd'; did you mean 'hand'?"),
    ],
    ids=str,
)
def test_a_deal_that_cannot_be(keys: dict[str, Any], error: type[ValueError], said: str) -> None:
    with pytest.raises(error) as raised:
        deal("maumas", **keys)
    assert said in str(raised.value)


def test_a_ruleset_that_is_not_there() -> None:
    with pytest.raises(RulesError, match="no shipped ruleset 'maumass'; did you mean 'maumas'"):
        deal("maumass")


# --- playing ---------------------------------------------------------------------------------------------------------


def test_a_move_may_be_a_text_or_a_move() -> None:
    game = deal("maumas", seats=2, seed=7)
    move = game.legal[0]
    assert facts(game.play(move)) == facts(game.play(str(move))) == facts(game.play(move, game.turn))


@pytest.mark.rule("ALL-13")
@pytest.mark.parametrize("name", ["maumas", "mau-mau-balkan", "mau-mau-32", "cheshskiy-durak-4"])
def test_why_is_what_play_raises(name: str) -> None:
    """At every place of a round, for every seat and move: a refusal and nothing else, or none and a round."""
    game = deal(name, seats=3, seed=13)
    reasons = set()
    while not game.over and game.moves_made < 40:
        for move in game._book.numbers:
            for seat in [None] if move.verb == "close" else range(-1, 4):
                refusal = game.why(move, seat)
                if refusal is None:
                    assert game.play(move, seat).lines != game.lines
                    continue
                with pytest.raises(Refused) as raised:
                    game.play(move, seat)
                assert raised.value.refusal == refusal
                assert str(raised.value) == str(refusal) == f"{refusal.message} ({refusal.clause})"
                reasons.add(refusal.reason)
        game = game.play(game.legal[len(game.lines) % len(game.legal)])
    assert {"not-your-turn", "no-such-seat", "not-in-hand", "own-catch"} <= reasons


@pytest.mark.parametrize("seat", [-1, -7, 2, 9, 10, 10**12])
def test_a_seat_that_is_not_there_may_do_nothing(seat: int) -> None:
    game = deal("maumas", seats=2, seed=7, dealer=1)
    assert game.turn == 0
    refusal = game.why(game.legal[0], seat)
    assert refusal is not None
    assert refusal.reason == "no-such-seat"
    with pytest.raises(Refused, match="There are seats 0 to 1 at this table"):
        game.play(game.legal[0], seat)


@pytest.mark.parametrize("seat", [-2, 2, 64])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    game = deal("maumas", seats=2, seed=7)
    with pytest.raises(ValueError, match="seats are 0 to 1, -1 is a spectator"):
        game.view(seat)
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        game.calls(seat)


def test_text_that_is_no_move_is_no_refusal() -> None:
    game = deal("maumas", seats=2, seed=7)
    for text in ("sing", "play 2h", "name z"):
        with pytest.raises(MoveError):
            game.play(text)
        with pytest.raises(MoveError):
            game.why(text)
    with pytest.raises(MoveError, match="no move with this deck"):
        game.play(Move("play", card=Card("2", "h")))


def test_how_the_pile_falls_may_be_said() -> None:
    game = used_up()
    order = tuple(reversed(game.pile[:-1]))
    for said in (order, list(map(str, order)), " ".join(map(str, order))):
        after = game.play("draw", shuffle=said)
        assert after.stock == order[1:]
        assert len(after.hands[game.turn or 0]) == len(game.hands[game.turn or 0]) + 1
        assert after.pile == game.pile[-1:]
    with pytest.raises(ShuffleMissing) as missing:
        game.play("draw", ask=True)
    assert missing.value.cards == game.pile[:-1]


def test_a_shuffle_that_cannot_be_is_told() -> None:
    game = used_up()
    with pytest.raises(ValueError, match="a shuffle must be the pile but its top"):
        game.play("draw", shuffle=game.pile)
    with pytest.raises(ValueError, match="a shuffle of 0 cards cannot be"):
        game.play("draw", shuffle=[])
    with pytest.raises(ValueError, match="a shuffle of 300 cards cannot be"):
        game.play("draw", shuffle=["7h"] * 300)
    with pytest.raises(CardError):
        game.play("draw", shuffle=["2h"])
    start = deal("mau-mau-32", seats=2, seed=1)
    with pytest.raises(ValueError, match="nothing is shuffled by draw: the stock is not used up"):
        start.play("draw", shuffle=["7h"])


# --- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALL-18")
@pytest.mark.parametrize("name", shipped())
def test_abandoning(name: str) -> None:
    game = played(deal(name, seats=2, seed=3), 7)
    assert not game.over
    given_up = game.abandon()
    assert given_up.result is not None
    assert (given_up.result.reason, given_up.result.finisher) == ("abandoned", None)
    assert given_up.result.points == (0, 0)
    assert given_up.result.lost == ()
    assert given_up.over
    assert given_up.legal == ()
    assert given_up.also == ()
    assert given_up.lines == game.lines
    assert not game.over
    with pytest.raises(Refused, match="The round is over"):
        given_up.play("draw")


def test_what_is_over_is_not_abandoned() -> None:
    game = played(deal("maumas", seats=2, seed=7), 5000)
    assert game.over
    assert game.abandon().result == game.result
    assert game.turn is None
    assert game.legal == ()


def test_what_a_round_says_of_itself() -> None:
    game = deal("maumas", seats=2, seed=7)
    assert repr(game) == "<Round of maumas, 2 seats: play, turn 0, top None>"
    ended = played(game, 5000)
    assert repr(ended) == f"<Round of maumas: {ended.result!r}>"
    assert "finisher" in repr(ended)
    assert repr(game.legal[0]) == f"Move.parse('{game.legal[0]}')"
    assert eval(repr(game.hands[0]), {"Card": Card}) == game.hands[0]


def test_states_are_private_copies() -> None:
    """Each round has memory of its own: none is shared with the round before it."""
    game = deal("maumas", seats=2, seed=7)
    after = game.play(game.legal[0])
    assert not np.shares_memory(game._state, after._state)
    assert not np.shares_memory(game._chance, after._chance)
