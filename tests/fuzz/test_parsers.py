"""Every parser, fed with anything: what comes out is a value, or the error that its docstring names, in one sentence.

`PARSERS` is the one table: a new parser is one row of it. See README.md beside this file.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from maumau.cards import CardError, Deck, read_ranks, read_suits
from maumau.cli.saves import Game, read_game
from maumau.cli.trouble import CallWrong, NotUnderstood
from maumau.cli.wording import Party, Player
from maumau.cli.words import Reader
from maumau.game.moves import MoveError, move_book
from maumau.lab.simulate import simulate_matches, simulate_rounds
from maumau.records import FormatError, dumps, read_position, referee_answer, verify_text
from maumau.records.lines import read_line
from maumau.rules import RulesError, load, shipped
from maumau.rules.selectors import Selector, SelectorError, read_selector

EXAMPLES = 60  #: a parser, in an ordinary run
LONG_EXAMPLES = 5_000
MOST_SECONDS = 3.0  #: for one text, however long
LONGEST = 300  #: signs of one sentence

#: What no sentence for people holds.
INTERNAL = re.compile(r"<maumau\.|Traceback|ValidationError|pydantic|object at 0x|<class|\bsys\.")

PLACE: list[Path] = []  #: where files are written; the newest last
DECK = Deck.of("6-A")
OTHER_DECK = Deck.of("7-10, U, O, K, A", "acorns, leaves, hearts, bells")
READER = Reader(DECK, Party((Player("Ana", None, True), Player("Ben", "rules"), Player("Édith", None, True))), True)


RULES = """\
name = "House"
players = "2-4"
follow = "suit or rank"
pack.ranks = "7-A"
deal = { hand = 5, opening = "starter" }
draw = { allowed = "at will", then = "may play it" }
stock.renew = "shuffled"
[cards.7]
penalty = { cards = 2, answer = "7" }
[cards.J]
wild = "any card but J"
[options]
hand = { sets = "deal.hand", values = "3-6" }
[clauses]
"cards.7" = "H-1"
"""
POSITION = """\
ruleset = "maumas"
seats = 3
moves = ["0 play 7h", "1 draw"]
[position]
hands = ["7h Kd", "7s 9c", "9d Tc"]
pile = "8h 10h"
stock = "Ah Qs 6c"
turn = 0
pending = 0
called = []
"""


@dataclass(frozen=True)
class Parser:
    """One way from text to a value."""

    name: str
    read: Callable[[str], Any]
    errors: tuple[type[Exception], ...]  #: as its docstring says
    samples: Callable[[], tuple[str, ...]]  #: texts that it reads
    printed: Callable[[Any], str] | None = None  #: back to text, which is read as the same value
    parts: str = "\n\n"  #: what stands between the sentences of one message
    lists_games: bool = False  #: its messages may list all shipped games


def file_of(text: str, name: str) -> Path:
    """A file that holds a text, lone halves of signs included."""
    path = PLACE[-1] / name
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    return path


def selector(text: str) -> Selector:
    """A selector for the deck."""
    return read_selector(text, DECK)


def print_selector(found: Selector) -> str:
    """A selector as it was written."""
    items, but = (", ".join(item.text for item in part) for part in (found.items, found.but))
    return f"{items} but {but}" if but else items


def print_cards(cards: Any) -> str:
    """Cards with blanks between them."""
    return " ".join(map(str, cards))


def line(text: str) -> tuple[Any, ...]:
    """A line of a record, without how it was written."""
    found = read_line(0, text, move_book(DECK))
    return found.seat, found.move, found.shuffle


def print_line(found: tuple[Any, ...]) -> str:
    """A line of a record."""
    seat, move, shuffle = found
    return f"{'-' if seat < 0 else seat} {f'shuffle {print_cards(shuffle)}' if move is None else move}"


def named(text: str) -> str:
    """A ruleset by its id, or by the path of a file in this folder."""
    return load(text.replace("/", "")).id


def kept(text: str) -> str:
    """A kept game, from its file, as it would be kept again."""
    return read_game(file_of(text, "game.json")).text()


def verdicts(text: str) -> list[str]:
    """What is said of a file of records and matches; of what is wrong, a sentence too."""
    found = list(verify_text(text))
    for verdict in found:
        for part in [] if verdict.right else verdict.message.split("; "):
            check_sentence(part, LONGEST + len(", ".join(shipped())))
    return [f"{verdict.right} {verdict.message}" for verdict in found]


def answer(text: str) -> dict[str, Any]:
    """The referee's answer to a position."""
    found = referee_answer(read_position(text))
    if found["refused"]:
        check_sentence(found["refused"]["message"])
    return found


def typed(naming: bool) -> Callable[[str], Any]:
    """The reader of what people type at the table, as `Talk.ask` hands it on: without blanks around it, not empty."""

    def read(text: str) -> Any:
        line = " ".join(text.split())
        return READER.read(line, naming, 0) if line else None

    return read


@cache
def records() -> tuple[str, ...]:
    """Records and a match."""
    found = [dumps(record) for ref in ("maumas", "mau-mau-32") for record in simulate_rounds(load(ref), 2, 1, 4)]
    return (*found, *(dumps(match) for match in simulate_matches(load("maumas", {"rounds": 1}), 2, 1, 4)))


@cache
def games() -> tuple[str, ...]:
    """A game that was kept before its first round."""
    return (Game.begin(load("maumas"), READER.party, 5, None).text(),)


def rulesets() -> tuple[str, ...]:
    """The text of a small ruleset, with an option."""
    return (RULES,)


def positions() -> tuple[str, ...]:
    """The text of a position."""
    return (POSITION,)


def same(*texts: str) -> Callable[[], tuple[str, ...]]:
    """Samples that are there already."""
    return lambda: texts


PARSERS = (
    Parser("card", DECK.parse, (CardError,), same("7h", "10d", "Th", "J♥", "6S"), str),
    Parser("card of another deck", OTHER_DECK.parse, (CardError,), same("Ua", "O🍃", "10b", "K🔔"), str),
    Parser("cards", DECK.parse_many, (CardError,), same("7h 8h", "7h, 8h,9c", ""), print_cards),
    Parser("ranks", read_ranks, (CardError,), same("6-A", "7-10, U, O, K, A", "2"), ", ".join),
    Parser("suits", read_suits, (CardError,), same("clubs, hearts", "x"), lambda s: ", ".join(suit.name for suit in s)),
    Parser("suit", DECK.suit_index, (CardError,), same("h", "H", "♥", "♥\ufe0f"), lambda n: DECK.suits[n].letter),
    Parser("move", move_book(DECK).read, (MoveError,), same("play 7h", "play  T♥", "name s", "catch 2"), str),
    Parser("line", line, (FormatError,), same("0 play 7h", "- close", "- shuffle 7h 8h", "2 catch 1"), print_line),
    Parser(
        "selector", selector, (SelectorError,), same("7", "any card but J, Q", "7-9 of the same suit"), print_selector
    ),
    Parser("records and matches", verdicts, (FormatError,), records, parts="; ", lists_games=True),
    Parser("position", answer, (FormatError,), positions, parts="; ", lists_games=True),
    Parser("rules", lambda text: load(file_of(text, "house.toml")).fingerprint, (RulesError,), rulesets, parts="\n"),
    Parser("ruleset's name", named, (RulesError,), same("maumas", "a.toml"), lists_games=True),
    Parser("option", lambda text: load("maumas", {"hand": text}).fingerprint, (RulesError,), same("6", " 7 ", "8")),
    Parser(
        "option's name", lambda text: load("maumas", {text: "6"}).fingerprint, (RulesError,), same("hand", "rounds")
    ),
    Parser("kept game", kept, (CallWrong,), games, str, parts="; ", lists_games=True),
    Parser("typed line", typed(False), (NotUnderstood,), same("7h mau", "Ana: catch Ben", "seven of hearts", "?")),
    Parser("typed suit", typed(True), (NotUnderstood,), same("hearts", "name h", "♠", "3")),
)

LOOK_ALIKES = {"h": "ℎ", "7": "７", "0": "٠", "1": "١", "6": "٦", '"': "“", "-": "–", " ": "\u00a0", "A": "Α", "K": "К"}
PIECES = (
    "", " ", "\n", "\r\n", "\t", "\0", "\ufeff", "\ud800", "\u2028", "\u202e", "♥", "7Ｈ", "٧", "７h",
    "Ⅶ", "²", "é", "e\u0301", '"', "'", "[", "]", "{", "}", "=", ",", ";", "#", "\\", "\\u0000", "%s", "{0}",
    "-", "- ", " but ", " of the same suit", "NaN", "-Infinity", "1e999", "true", "null", "none", "-1", "0",
    "99999999999999999999", "9" * 4_400,
)  # fmt: skip
#: Texts beyond any measure.
MONSTERS = {
    "brackets": "[" * 100_000,
    "braces": '{"a":' * 100_000,
    "brackets after a key": "a = " + "[" * 100_000,
    "middling brackets": "a = " + "[" * 400 + "]" * 400,
    "a long line": "7" * 10_000_000,
    "many cards": "7h " * 50_000,
    "many commas": "7," * 50_000,
    "digits": "9" * 5_000,
    "a number of digits": "a = " + "9" * 5_000,
    "a span of digits": "6-" + "9" * 5_000,
    "a line of digits": "9" * 5_000 + " draw",
    "many lines": "x\n" * 100_000,
    "half a sign": "\ud800",
    "nothing": "",
    "blanks": " " * 100_000,
    "the same suit": "7" + " of the same suit" * 10_000,
    "but": "7" + " but 7" * 10_000,
    "no number": '{"format": "maumau-record/1", "seats": NaN, "dealer": -Infinity}',
}


@st.composite
def damaged(draw: st.DrawFn, samples: tuple[str, ...]) -> str:
    """A sample, damaged a few times."""
    text = draw(st.sampled_from(samples))
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(text)))
        end = min(len(text), place + draw(st.sampled_from([0, 1, 1, 2, 5, 40])))
        match draw(st.sampled_from(["insert", "insert", "delete", "double", "swap", "cut", "alike", "any"])):
            case "insert":
                text = text[:place] + draw(st.sampled_from(PIECES)) + text[place:]
            case "delete":
                text = text[:place] + text[end:]
            case "double":
                text = text[:end] + text[place:]
            case "swap":
                text = text[:place] + text[end:] + text[place:end]
            case "cut":
                text = text[:place]
            case "alike":
                text = text[:place] + "".join(LOOK_ALIKES.get(sign, sign) for sign in text[place:end]) + text[end:]
            case _:
                text = text[:place] + draw(ANYTHING) + text[end:]
    return text


ANYTHING = (
    st.text(max_size=30)
    | st.text(st.characters(), max_size=10)
    | st.binary(max_size=30).map(lambda data: data.decode("latin-1"))
)


def check_sentence(text: str, most: int = LONGEST) -> None:
    """One line of at most so many signs, for people."""
    shown = text[:400]
    assert text.strip(), "no word is said"
    assert len(text.splitlines()) == 1, shown
    assert len(text) <= most, f"{len(text)} signs: {shown}"
    assert not INTERNAL.search(text), shown
    text.encode("utf-8")  # half a sign cannot be written anywhere


def try_text(parser: Parser, text: str) -> bool:
    """Whether a parser reads a text; else it says why not in its own kind of error. Soon, in either case."""
    begun = time.monotonic()
    try:
        value = parser.read(text)
    except parser.errors as error:
        message = str(error).replace(str(PLACE[-1]), "")
        most = LONGEST + len(", ".join(shipped())) * parser.lists_games
        for part in message.split(parser.parts):
            check_sentence(part, most)
        return False
    finally:
        seconds = time.monotonic() - begun
        assert seconds < MOST_SECONDS, f"{seconds:.1f} seconds for {len(text)} signs"
    if parser.printed is not None:
        assert parser.read(parser.printed(value)) == value, text
    return True


@pytest.fixture(autouse=True, scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A folder for the files that some parsers read."""
    PLACE.append(tmp_path_factory.mktemp("fuzz"))


def by_name(parser: Parser) -> str:
    """The name that a test shows."""
    return parser.name.replace(" ", "-")


@pytest.mark.parametrize("parser", PARSERS, ids=by_name)
def test_the_samples_are_read(parser: Parser) -> None:
    """Else what is made of them would try little; `load` of no file is refused."""
    for sample in parser.samples():
        assert try_text(parser, sample) or sample.endswith(".toml"), sample


@pytest.mark.parametrize("name", MONSTERS)
@pytest.mark.parametrize("parser", PARSERS, ids=by_name)
def test_what_nobody_writes(parser: Parser, name: str) -> None:
    try_text(parser, MONSTERS[name])


@pytest.mark.parametrize("parser", PARSERS, ids=by_name)
def test_pieces_in_place_of_all_and_at_both_ends(parser: Parser) -> None:
    sample = parser.samples()[0]
    for piece in PIECES:
        for text in (piece, piece + sample, sample + piece):
            try_text(parser, text)


def fuzz(parser: Parser, count: int) -> None:
    """Try so many texts: most of them damaged samples, some of them anything."""

    @settings(
        max_examples=count,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    @given(damaged(parser.samples()) | damaged(parser.samples()) | ANYTHING)
    @example("")
    def check(text: str) -> None:
        try_text(parser, text)

    check()


@pytest.mark.parametrize("parser", PARSERS, ids=by_name)
def test_damaged_texts_and_any_text(parser: Parser) -> None:
    fuzz(parser, EXAMPLES)


@pytest.mark.long
@pytest.mark.parametrize("parser", PARSERS, ids=by_name)
def test_thousands_of_texts(parser: Parser) -> None:
    fuzz(parser, LONG_EXAMPLES)


# --- that this can fail -----------------------------------------------------------------------------------------------


class Unmeasured(ValueError):
    """An error that says whatever it is given, as those of Maumau do not."""


def broken(read: Callable[[str], Any], printed: Callable[[Any], str] | None = None) -> Parser:
    """A parser of numbers, broken in some way."""
    return Parser("broken", read, (Unmeasured,), same("7"), printed)


def speak(message: str) -> Callable[[str], Any]:
    """A parser that refuses everything with a message."""

    def read(text: str) -> Any:
        raise Unmeasured(message)

    return read


@pytest.mark.parametrize(
    "parser",
    [
        broken(lambda text: json.loads(text)),  # JSONDecodeError is none of its errors
        broken(lambda text: json.loads(text) if text == "7" else 0, lambda value: "8" if value else "9"),
        broken(speak("")),
        broken(speak("two\nlines")),
        broken(speak("x" * 301)),
        broken(speak("ValidationError: 1 validation error for Deck")),
        broken(speak("half a sign: \ud800")),
        broken(lambda text: time.sleep(MOST_SECONDS + 0.1)),
    ],
    ids=["another error", "another print", "silent", "two lines", "long", "internal", "half a sign", "slow"],
)
def test_a_broken_parser_is_noticed(parser: Parser) -> None:
    with pytest.raises((AssertionError, ValueError)):
        try_text(parser, "7") and try_text(parser, "seven")
