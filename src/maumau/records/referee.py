"""The referee: what was legal at each line, what is refused and why, and how things stand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from maumau.cards import Card
from maumau.game import Refusal, Refused, Round
from maumau.game.telling import told_reason
from maumau.locale import Language, language
from maumau.locale.language import DEFAULT
from maumau.records.forms import FormatError
from maumau.records.lines import Line, lines_of, play_line
from maumau.records.position import round_of_position
from maumau.records.record import result_json
from maumau.rules.toml_text import TomlError, read_toml

#: Where no other language is asked for; cards are written as in files.
ENGLISH = language(DEFAULT, "letters")


def referee_answer(data: Mapping[str, Any], speaks: Language = ENGLISH) -> dict[str, Any]:
    """The answer to a position, as the JSON object of `maumau referee --json`.

    `data` is the parsed TOML of a position file; `speaks` is the language of the message in the answer. Raises
    `FormatError` where the file cannot be read, or a shuffle line is missing (exit status 2).
    """
    round_, moves = round_of_position(data)
    return follow(round_, moves, speaks)


def read_position(text: str) -> Mapping[str, Any]:
    """The data of a position file. Raises `FormatError` with the line."""
    try:
        return read_toml(text)
    except TomlError as error:
        raise FormatError(f"position: this is not TOML: {error}") from None


def follow(round_: Round, moves: Sequence[str], speaks: Language = ENGLISH) -> dict[str, Any]:
    """The referee's answer from a round on: `steps`, `refused`, `state`."""
    lines = lines_of(round_, moves)
    steps: list[dict[str, Any]] = []
    used = False
    for number, line in enumerate(lines):
        if used:
            steps.append({"move": line.text, "legal": [], "also": []})
            used = False
            continue
        steps.append({"move": line.text, "legal": legal_json(round_), "also": also_json(round_)})
        following = lines[number + 1] if number + 1 < len(lines) else None
        try:
            round_, used = play_line(round_, line, following)
        except Refused as refused:
            return {"steps": steps, "refused": refusal_json(line, refused.refusal, speaks), "state": state_json(round_)}
    return {"steps": steps, "refused": None, "state": state_json(round_)}


def refusal_json(line: Line, refusal: Refusal, speaks: Language = ENGLISH) -> dict[str, Any]:
    """A refusal, as the referee prints it; what would have been legal stands beside it in the answer."""
    return {
        "move": line.number,
        "text": line.text,
        "reason": refusal.reason,
        "clause": refusal.clause,
        "message": speaks.say(told_reason(refusal)),
    }


def legal_json(round_: Round) -> list[str]:
    """The legal moves of the seat to move; in `window` the table's."""
    return [f"- {move}" if move.verb == "close" else str(move) for move in round_.legal]


def also_json(round_: Round) -> list[str]:
    """Calls and catches of any seat."""
    return [f"{seat} {move}" for seat, move in round_.also]


def texts(cards: Iterable[Card]) -> list[str]:
    """Cards in the notation of files."""
    return [str(card) for card in cards]


def state_json(round_: Round) -> dict[str, Any]:
    """How things stand; the referee sees every card."""
    return {
        "phase": round_.phase,
        "turn": round_.turn,
        "direction": round_.direction,
        "hands": [texts(hand) for hand in round_.hands],
        "pile": texts(round_.pile),
        "stock": texts(round_.stock),
        "suit": round_.suit,
        "pending": round_.pending,
        "may_catch": list(round_.may_catch),
        "legal": legal_json(round_),
        "also": also_json(round_),
        "result": None if round_.result is None else result_json(round_.result),
    }
