"""The typed face: every legal move accepted, every other refused with its reason, and everything reads as it prints."""

from __future__ import annotations

import json
import random
import tomllib
from pathlib import Path

import pytest

from maumau.cards import Card
from maumau.game import Match, Move, Refusal, Refused, Round, deal
from maumau.game.moves import move_book
from maumau.game.refusals import reasons
from maumau.lab.simulate import simulate_matches
from maumau.records import dumps, match_of_record, match_record, record_of, round_of_record
from maumau.rules import Ruleset, load, load_resolved, shipped

from .play import begin, play, state_of
from .tables import Drawn, drawings, seats_of

LEDGER = Path(__file__).resolve().parents[2] / "docs" / "ledger.toml"
CLAUSES = {clause["id"] for clause in tomllib.loads(LEDGER.read_text("utf-8"))["clause"]}
ROUNDS = 8  #: a ruleset, in the ordinary run
LONG_ROUNDS = 150


def moves_of(ruleset: Ruleset) -> list[Move]:
    """Every move that can be written with this pack."""
    return [move for move in move_book(ruleset.deck).moves if move is not None]


def check_refusal(refusal: Refusal, told: str) -> None:
    """A refusal has a reason that is known, a clause of the ledger, and a sentence in which nothing is missing."""
    assert refusal.reason in reasons(), told
    assert refusal.clause in CLAUSES, f"{refusal.clause} is no clause: {told}"
    for unfilled in ("{", "}", "None"):
        assert unfilled not in str(refusal), f"{refusal}: {told}"
    assert refusal.message.endswith("."), told
    assert refusal.clause in str(refusal), told


def check_state(table: Round, rng: random.Random, tries: int | None, seen: set[str]) -> None:
    """All legal moves are accepted; of the others `tries` by lot (None: all) are refused; the round stays as it is."""
    before = state_of(table)
    told = f"{table.ruleset.id} {dict(table.ruleset.chosen)}, {table.seats} seats, pack {table.pack}, {table.lines}"
    allowed = {(None if move.verb == "close" else table.turn, move) for move in table.legal} | set(table.also)
    assert len(allowed) == len(table.legal) + len(table.also), told
    for seat, move in allowed:
        assert table.why(move, seat) is None, told
        after = table.play(move, seat)
        assert len(after.events) == len(table.events) + 1, told
        assert after.last_event.move == move, told
        assert state_of(table) == before, told
    others = [
        (seat, move)
        for move in moves_of(table.ruleset)
        for seat in ([None] if move.verb == "close" else range(table.seats + 1))
        if (seat, move) not in allowed
    ]
    for seat, move in others if tries is None else rng.sample(others, tries):
        with pytest.raises(Refused) as refused:
            table.play(move, seat)
        refusal = refused.value.refusal
        assert refusal == table.why(move, seat), told
        assert refusal.move == move, told
        check_refusal(refusal, f"{seat} {move}: {told}")
        assert str(refused.value) == str(refusal)
        seen.add(refusal.reason)
    assert state_of(table) == before, told


def rounds(ref: str, rng: random.Random, count: int, every: int) -> set[str]:
    """So many rounds, each state of which is looked at; every so many states all moves are tried. The reasons seen."""
    seen: set[str] = set()
    for ruleset in drawings(ref, rng, count, Drawn()):
        table = begin(ruleset, rng.choice(seats_of(ruleset)), rng)
        check_state(table, rng, None, seen)
        for number, (after, _) in enumerate(play(table, rng, most=250)):
            check_state(after, rng, None if number % every == 0 else 6, seen)
    return seen


@pytest.mark.rule("ALL-13")
@pytest.mark.parametrize("ref", shipped())
def test_legal_moves_are_accepted_and_all_others_refused(ref: str) -> None:
    seen = rounds(ref, random.Random(f"face {ref}"), ROUNDS, every=40)
    assert seen >= {"not-your-turn", "not-in-hand", "no-such-seat", "nothing-to-close", "round-over"}


@pytest.mark.long
@pytest.mark.rule("ALL-13")
@pytest.mark.parametrize("ref", shipped())
def test_many_rounds_of_legal_moves_and_refusals(ref: str) -> None:
    seen = rounds(ref, random.Random(f"long face {ref}"), LONG_ROUNDS, every=15)
    print(f"\n{ref}: {LONG_ROUNDS} rounds, {len(seen)} reasons seen: {', '.join(sorted(seen))}")


@pytest.mark.rule("ALL-11", "ALL-17")
def test_equal_cards_are_one_move() -> None:
    """Two equal cards of two packs are listed once, each counts, and putting one of them leaves the other."""
    twice = 0
    for ref in ("mau-mau-balkan", "maumas"):
        ruleset = load(ref)
        seats = seats_of(ruleset)[-1]
        assert ruleset.packs_for(seats) == 2
        for seed in range(300):
            table = deal(ruleset, seats, seed=seed)
            if table.phase != "play" or table.turn is None:
                continue
            hand = table.hands[table.turn]
            equal = {card for card in hand if hand.count(card) == 2}
            for move in table.legal:
                if move.card not in equal or move.card is None:
                    continue
                twice += 1
                assert table.legal.count(move) == 1
                after = table.play(move)
                left = list(hand)
                left.remove(move.card)
                assert after.hands[table.turn] == tuple(left)
                assert after.sizes[table.turn] == len(hand) - 1
                assert after.pile[-1] == move.card
    assert twice > 10


# -- parse(print(x)) = x -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ref", shipped())
def test_moves_and_cards_read_as_they_print(ref: str) -> None:
    for options in ({}, {"pack": 32}) if ref in ("mau-mau-fi", "miinuspisteet") else ({},):
        ruleset = load(ref, options)
        for move in moves_of(ruleset):
            assert Move.parse(str(move), ruleset.deck) == move
            assert eval(repr(move), {"Move": Move}) == move
            assert hash(Move.parse(str(move))) == hash(move)
        for card in ruleset.deck.kinds:
            assert ruleset.deck.parse(str(card)) == card
            assert eval(repr(card), {"Card": Card}) == card
        assert ruleset.deck.parse_many(" ".join(map(str, ruleset.deck.kinds))) == ruleset.deck.kinds


@pytest.mark.parametrize("ref", shipped())
def test_rulesets_read_as_they_print(ref: str) -> None:
    drawn = Drawn()
    for ruleset in drawings(ref, random.Random(f"resolved {ref}"), 10, drawn):
        data = json.loads(json.dumps(ruleset.resolved()))
        again = load_resolved(data, ruleset.id)
        assert again.resolved() == data
        assert again.fingerprint == ruleset.fingerprint
        assert again.rules == ruleset.rules
        assert load(ref, ruleset.chosen).fingerprint == ruleset.fingerprint
        as_text = {name: str(value).lower() for name, value in ruleset.chosen.items()}
        assert load(ref, as_text).chosen == ruleset.chosen
    assert drawn.played == 10


@pytest.mark.parametrize("ref", shipped())
def test_records_read_as_they_print(ref: str) -> None:
    """Out and read in again: the same record, the same state, the same points; in the middle and broken off, too."""
    rng = random.Random(f"records {ref}")
    for ruleset in drawings(ref, rng, 5, Drawn()):
        table = begin(ruleset, rng.choice(seats_of(ruleset)), rng)
        middle = table
        for number, (after, _) in enumerate(play(table, rng)):
            table = after
            if number == 20:
                middle = after
        for played in (table, middle, middle.abandon()):
            record = json.loads(dumps(record_of(played)))
            again = round_of_record(record)
            assert record_of(again) == record
            assert again._state.tobytes() == played._state.tobytes()
            assert again.result == played.result
            assert again.events == played.events


def test_records_of_house_rules_keep_what_was_chosen() -> None:
    """Rules that are no shipped file are written out; what the table chose is still told."""
    for ref in shipped():
        ruleset = load(ref, {"hand": 6})
        record = record_of(deal(ruleset, 2, seed=1))
        written_out = record | {"ruleset": "house-rules", "rules": ruleset.resolved()}
        assert record_of(round_of_record(written_out)) == written_out


@pytest.mark.rule("ALL-18")
@pytest.mark.parametrize("ref", shipped())
def test_a_round_broken_off_counts_nothing(ref: str) -> None:
    rng = random.Random(f"abandon {ref}")
    for ruleset in drawings(ref, rng, 3, Drawn()):
        seats = rng.choice(seats_of(ruleset))
        match = Match.begin(ruleset, seats, dealer=rng.randrange(seats))
        table = match.deal(rng.getrandbits(50))
        for after, _ in play(table, rng, most=15):
            if after.over:
                break
            table = after
        broken = table.abandon()
        assert broken.result is not None
        assert (broken.result.reason, broken.result.finisher) == ("abandoned", None)
        assert broken.result.points == (0,) * seats
        assert (broken.legal, broken.also, broken.may_catch) == ((), (), ())
        after_it = match.add(broken)
        assert (after_it.rounds_counted, after_it.totals, after_it.over) == (0, (0,) * seats, False)
        assert after_it.next_dealer == (broken.dealer + 1) % seats


@pytest.mark.parametrize("ref", shipped())
def test_matches_read_as_they_print(ref: str) -> None:
    rng, plain = random.Random(f"matches {ref}"), load(ref)
    options: dict[str, object] = {"rounds": 3}
    if "limit" in plain.options:
        options["limit"] = min(value for value in plain.options["limit"].values if int(value) >= 60)
    ruleset = load(ref, options)
    for seats in {2, seats_of(ruleset)[-1]}:
        for data in simulate_matches(ruleset, seats, 2, rng.getrandbits(50), ["random-any"]):
            data = json.loads(dumps(data))
            match = match_of_record(data)
            assert match_record(match) == data
            assert match.over
            assert len(match.rounds) == len(data["rounds"])
            assert list(match.totals) == [sum(points) for points in zip(*map(points_of, match.rounds), strict=True)]


def points_of(table: Round) -> tuple[int, ...]:
    """What a finished round adds."""
    assert table.result is not None
    return table.result.points
