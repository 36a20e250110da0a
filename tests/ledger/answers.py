"""What an answer of the referee has to say, laid beside what a position file expects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from .position_files import NONE


def differences(expect: Mapping[str, Any], answer: Mapping[str, Any], moves: list[str]) -> Iterator[str]:
    """Every point in which the answer is not what is expected."""
    yield from _refusal(expect, answer, moves)
    for step in expect.get("step", []):
        yield from _step(step, answer, moves)
    yield from _state(expect["state"], answer["state"])


def _refusal(expect: Mapping[str, Any], answer: Mapping[str, Any], moves: list[str]) -> Iterator[str]:
    refused = answer["refused"]
    if "refused" not in expect:
        if refused is not None:
            yield f"move {refused['move']} ({refused['text']}) is refused: {refused['reason']}, {refused['message']}"
        return
    if refused is None:
        yield f"move {expect['refused']} ({moves[expect['refused']]}) is not refused"
    elif refused["move"] != expect["refused"] or refused["text"] != moves[expect["refused"]]:
        yield f"refused is move {refused['move']} ({refused['text']}), expected is move {expect['refused']}"


def _step(step: Mapping[str, Any], answer: Mapping[str, Any], moves: list[str]) -> Iterator[str]:
    number = step["at"]
    steps = answer["steps"]
    if number < len(steps):
        told = steps[number]
        if told["move"] != moves[number]:
            yield f"step {number} tells of {told['move']!r}, not of {moves[number]!r}"
    elif number == len(steps):
        told = answer["state"]  # the refused move, whose table is the one at the end
    else:
        yield f"step {number}: the answer has {len(steps)} steps"
        return
    for key in ("legal", "also"):
        if key in step:
            yield from _same(f"before move {number} ({moves[number]}), {key}", Counter(step[key]), Counter(told[key]))
    offered = {*told["legal"], *told["also"]}
    yield from (f"before move {number}: {move!r} is missing" for move in step.get("has", []) if move not in offered)
    yield from (f"before move {number}: {move!r} is offered" for move in step.get("lacks", []) if move in offered)


def _state(expect: Mapping[str, Any], state: Mapping[str, Any]) -> Iterator[str]:
    for key, value in expect.items():
        if key == "hands":
            for seat, hand in enumerate(value):
                yield from _same(f"hand {seat}", Counter(hand.split()), Counter(state["hands"][seat]))
        elif key in ("pile", "stock"):
            yield from _same(key, value.split(), list(state[key]))
        elif key in ("legal", "also", "may_catch"):
            yield from _same(key, Counter(value), Counter(state[key]))
        elif key == "hand_sizes":
            yield from _same(key, value, [len(hand) for hand in state["hands"]])
        elif key == "stock_size":
            yield from _same(key, value, len(state["stock"]))
        elif key == "result" and value != NONE:
            yield from _result(value, state["result"])
        else:
            yield from _same(key, None if value == NONE else value, state[key])


def _result(expect: Mapping[str, Any], result: Mapping[str, Any] | None) -> Iterator[str]:
    if result is None:
        yield f"the round is not over, expected is {dict(expect)}"
        return
    wanted = {"lost": [], **expect}
    if wanted["finisher"] == NONE:
        wanted["finisher"] = None
    yield from _same("result", wanted, {"lost": [], **result})


def _same(what: str, expected: object, got: object) -> Iterator[str]:
    if expected != got:
        yield f"{what}: expected is {_plain(expected)}, the answer is {_plain(got)}"


def _plain(value: object) -> object:
    return sorted(value.elements(), key=str) if isinstance(value, Counter) else value
