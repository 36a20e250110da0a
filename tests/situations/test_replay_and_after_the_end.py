"""Situation 16: the same seed again, a replay in another process, a record after a change of the rules, and the end.

That a game killed with a suit to be named goes on at that very question is shown by `tests/cli/test_resume.py`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from maumau.bots.players import choose_move, choose_word
from maumau.game import Match, MatchError, Round, deal
from maumau.game.moves import move_book
from maumau.game.round import seeded
from maumau.lab.simulate import simulate_rounds
from maumau.records import RecordWrong, record_of, round_of_record, verify_text
from maumau.records.lines import lines_of, play_line
from maumau.rules import load

from . import replaying
from .laying import SHIPPED, cards_that, is_live, lay, refused, rules, state_of, unfit

HOUSE = 'extends = "mau-mau-32"\n[cards.10]\nskip = SKIP\n'


def by_bots(ref: str, seats: int, seed: int) -> Round:
    """A round by bots that draw and call as they like, everything out of one seed."""
    table, luck = deal(ref, seats, seed=seed), seeded(seed)
    while not table.over and table.moves_made < 250:
        for seat in sorted({seat for seat, _ in table.also}):
            word = None if table.over else choose_word("random-any", table.view(seat), luck, table.may_catch)
            if word is not None:
                table = table.play(word, seat)
        if not table.over:
            turn = table.turn
            table = table.play("close" if turn is None else choose_move("random-any", table.view(turn), luck))
    return table


@cache
def recorded(ref: str, lines: int = 60) -> dict[str, Any]:
    """A finished round of three, of at most so many lines."""
    fitting = (record for record in simulate_rounds(rules(ref), 3, 4000, 16, ("random-any",)))
    return next(record for record in fitting if 12 <= len(record["moves"]) <= lines)


@pytest.mark.parametrize("ref", SHIPPED)
def test_the_same_seed_again(ref: str) -> None:
    """Cards, seats, who begins, how every shuffle falls, what everybody saw: all of it."""
    renewed = 0
    for seed in range(40):
        if renewed and seed > 1:
            break
        one, other = by_bots(ref, 3, seed), by_bots(ref, 3, seed)
        assert (one.pack, one.dealer, one.leader, one.lines) == (other.pack, other.dealer, other.leader, other.lines)
        assert one.events == other.events
        assert state_of(one) == state_of(other)
        renewed += sum(event.renewed is not None for event in one.events)
        if rules(ref).rules.stock.renew == "shuffled":
            assert any(line.startswith("- shuffle ") for line in one.lines) == any(e.renewed for e in one.events)
        assert deal(ref, 3, seed=seed + 100).pack != one.pack
    assert renewed, "no stock was renewed in these rounds"


def fresh_process(records: list[dict[str, Any]], compiled: bool) -> list[dict[str, Any]]:
    """What another process makes of the records."""
    environment = {key: value for key, value in os.environ.items() if key != "NUMBA_DISABLE_JIT"}
    run = subprocess.run(
        [sys.executable, "-W", "error", str(Path(replaying.__file__))],
        env=environment if compiled else environment | {"NUMBA_DISABLE_JIT": "1"},
        input=json.dumps(records),
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    answer = json.loads(run.stdout)
    assert answer["compiled"] == compiled
    return list(answer["answers"])


@pytest.mark.parametrize("compiled", [True, False], ids=["compiled", "plain"])
def test_a_replay_in_another_process(compiled: bool) -> None:
    records = [recorded(ref) for ref in SHIPPED]
    here = replaying.answers(records)
    assert [answer["record"] for answer in here] == records
    assert fresh_process(records, compiled) == here


def test_a_record_names_its_rules_and_a_change_of_them_is_noticed(tmp_path: Path) -> None:
    """A table changes its own rules after a round: the record goes on verifying by its own, and only by those."""
    path = tmp_path / "house.toml"
    path.write_text(HOUSE.replace("SKIP", "1"), "utf-8")
    before = load(path)
    record = json.loads(json.dumps(next(simulate_rounds(before, 3, 1, 1))))
    path.write_text(HOUSE.replace("SKIP", "2"), "utf-8")
    after = load(path)
    assert record["fingerprint"] == before.fingerprint != after.fingerprint
    (verdict,) = verify_text(json.dumps(record))
    assert verdict.right
    (verdict,) = verify_text(json.dumps({**record, "rules": after.resolved()}))
    assert (verdict.right, verdict.readable) == (False, True)
    assert verdict.message == f"fingerprint: '{before.fingerprint}', but these rules have {after.fingerprint}"


@pytest.mark.parametrize("ref", SHIPPED)
def test_a_record_of_an_older_ruleset_is_noticed(ref: str) -> None:
    """As if the file of the game had been edited since: the fingerprint that it was played by is another."""
    record = recorded(ref)
    assert record["fingerprint"] == rules(ref).fingerprint
    assert record["ruleset"] == ref
    older = next(rules(other).fingerprint for other in SHIPPED if rules(other).fingerprint != record["fingerprint"])
    with pytest.raises(RecordWrong, match=f"fingerprint: '{older}', but these rules have {record['fingerprint']}"):
        round_of_record({**record, "fingerprint": older})


def ended(ref: str) -> list[Round]:
    """Rounds of that game that are over: out, blocked, abandoned."""
    ruleset = rules(ref)
    card = cards_that(ruleset, is_live)[0]
    penalty = ruleset.rules.cards[card].penalty
    assert penalty is not None
    blocked = lay(ruleset, unfit(ruleset, card, 3), card, "", pending=penalty.cards).play("take")
    for _ in range(3):
        blocked = blocked.play("pass")
    return [round_of_record(recorded(ref)), blocked, deal(ref, 3, seed=1).abandon()]


@pytest.mark.rule("ALL-15", "ALL-18")
@pytest.mark.parametrize("ref", SHIPPED)
def test_nothing_comes_after_the_end(ref: str) -> None:
    reasons = set()
    for table in ended(ref):
        assert table.result is not None
        reasons.add(table.result.reason)
        assert (table.legal, table.also, table.may_catch, table.turn) == ((), (), (), None)
        for move in move_book(rules(ref).deck).numbers:
            if move.seat is not None and move.seat >= 3:
                continue
            for seat in range(3):
                refusal = table.why(move, seat)
                assert refusal is not None
                assert refusal.reason == "round-over"
        before = table.result
        assert refused(table, "draw", 0) == "round-over"
        assert table.abandon() is table
        assert table.result == before
    assert reasons == {"out", "blocked", "abandoned"}


def test_no_round_after_the_end_of_a_match() -> None:
    match = Match.begin("mau-mau-fi", 2, seed=1, options={"rounds": 1})
    table = match.deal()
    while not table.over:
        table = table.play(table.legal[0])
    over = match.add(table)
    assert over.over
    with pytest.raises(MatchError, match="the match is over"):
        over.add(table)
    with pytest.raises(MatchError, match="the match is over"):
        over.deal()


@pytest.mark.parametrize("ref", SHIPPED)
def test_from_the_middle_of_a_record_it_goes_on_as_it_went_on(ref: str) -> None:
    """Cut at every third line, replayed to there, gone on with: the same record, last state and views.

    Not between a line and the shuffle that it brought: a record cut there is no record.
    """
    record = recorded(ref, 40)
    whole, texts = round_of_record(record), record["moves"]
    for cut in range(0, len(texts) + 1, 3):
        if texts[cut : cut + 1] and texts[cut].startswith("- shuffle"):
            continue
        part = {**record, "moves": texts[:cut]}
        del part["result"]
        table = round_of_record(part)
        assert list(table.lines) == texts[:cut]
        lines, used = lines_of(table, texts[cut:]), False
        for number, line in enumerate(lines):
            if used:
                used = False
                continue
            assert line.move is not None
            table, used = play_line(table, line, lines[number + 1] if number + 1 < len(lines) else None)
        assert record_of(table) == record
        assert table.result == whole.result
        assert table._state.tobytes() == whole._state.tobytes()
        assert [table.view(seat) for seat in range(-1, 3)] == [whole.view(seat) for seat in range(-1, 3)]
