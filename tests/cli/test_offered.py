"""Everything that is offered can be typed back, in every language; and one word may mean drawing and taking."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from maumau.cards import Deck
from maumau.cli.offered import Offered, offered, spoken
from maumau.cli.setup import seated
from maumau.cli.vocabulary import plain, words_of
from maumau.cli.words import Reader
from maumau.game import Move, Round
from maumau.game.round import deal
from maumau.game.telling import Offer, has_double_word, told_move
from maumau.locale import LANGUAGES, language
from maumau.rules import load

from .tables import Table

DECK = Deck.of("2-A")
PARTY = seated(["Ana", "Ben"], 2, 3, ["rules"], language("en"))
#: Rulesets with their options: every kind of move is offered in some of them.
OFFERING: tuple[tuple[str, dict[str, object]], ...] = (
    ("maumas", {"last_card_call": True}),
    ("maumas", {"play_after_draw": True}),
    ("mau-mau-fi", {}),
    ("mau-mau-balkan", {}),
    ("mau-mau-32", {}),
    ("cheshskiy-durak", {}),
    ("cheshskiy-durak-4", {}),
)


def positions(ruleset: str, options: dict[str, object], seed: int, seats: int = 3) -> Iterator[Round]:
    """A round by any moves at all, with its calls and catches, after each of them."""
    round_, draw = deal(load(ruleset, options), seats, seed=seed), random.Random(seed)
    while not round_.over and len(round_.lines) < 60:
        yield round_
        said = [(call, seat) for seat in range(seats) for call in round_.calls(seat)]
        if said and draw.random() < 0.5:
            round_ = round_.play(*said[0])
            continue
        move = draw.choice(round_.legal)
        round_ = round_.play(move, None if move.verb == "close" else round_.turn)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("style", ["symbols", "letters", "words"])
def test_everything_offered_can_be_typed_back(code: str, style: str) -> None:
    """By its words as they stand, in small letters or capital ones, without marks, without quotation marks."""
    speaks, seen = language(code, style), set()
    for ruleset, options in OFFERING:
        for seed in range(4):
            for round_ in positions(ruleset, options, seed):
                double, seat = has_double_word(round_.ruleset), round_.turn or 0
                read = Reader(round_.ruleset.deck, PARTY, double, speaks)
                now = offered(round_, PARTY, speaks)
                offer = Offer(round_.ruleset, round_.pending, round_.view(seat).cut_card, PARTY.names)
                for move in now.moves:
                    text = speaks.say(told_move(move, offer))
                    seen.add(move.verb)
                    for typed in (text, text.upper(), plain(text), spoken(text)):
                        assert read.read(typed, round_.phase == "name", seat, now).move == move, typed
    assert seen == {"play", "draw", "pass", "take", "name", "keep", "leave", "call", "call double", "catch"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_was_offered_is_understood_though_it_is_no_longer_allowed(code: str) -> None:
    """Cards, suits, words and calls, wherever the sentence stood; but for numbers, and the card that lies cut."""
    speaks, cut = language(code), DECK.parse("7h")
    for two_words in (True, False):
        rules = load("mau-mau-fi" if two_words else "maumas", {} if two_words else {"last_card_call": True})
        read, offer = Reader(DECK, PARTY, two_words, speaks), Offer(rules, names=PARTY.names)
        verbs = [Move(verb) for verb in ("draw", "pass", "take", "call", *["call double"] * two_words)]
        named = [Move("name", suit=suit.letter) for suit in rules.deck.suits]
        for move in (*verbs, *named, Move("play", card=cut), Move("catch", seat=1)):
            text = speaks.say(told_move(move, offer))
            assert read.read(spoken(text), False, 0).move == move, text


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_word_for_drawing_takes_where_only_that_is_allowed(code: str) -> None:
    read, draw, take = Reader(DECK, PARTY, two_words=True, speaks=language(code)), Move("draw"), Move("take")
    for word in words_of(language(code), "draw"):
        for allowed, meant in (((), draw), ((draw,), draw), ((take,), take), ((draw, take), draw)):
            assert read.read(word, False, 0, Offered(frozenset(allowed))).move == meant, word
    for word in words_of(language(code), "take"):
        for allowed in ((), (draw,), (take,)):
            assert read.read(word, False, 0, Offered(frozenset(allowed))).move == take, word


def test_drawing_is_taking_at_the_table(tmp_path: Path) -> None:
    """A seven was played: "vuci" takes its cards; where nothing is pending, it draws one."""
    table = Table(tmp_path / "game.json", speaks=language("sr", "letters"))

    def answer(prompt: str) -> str:
        assert table.session is not None
        return "vuci" if {"draw", "take"} & {move.verb for move in table.session.round.legal} else "1"

    game = table.begin("mau-mau-balkan", 2, ("Ana",), ("rules",), 1, {"rounds": 1})
    table.play(game, answer)
    assert {"draw", "take"} <= {line.split()[-1] for line in game.records[0]["moves"]}
