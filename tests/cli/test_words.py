"""What people type is read in many spellings, and means what it says."""

import pytest

from maumau.cli.setup import seated
from maumau.cli.trouble import NotUnderstood
from maumau.cli.wording import Party, Player
from maumau.cli.words import Reader
from maumau.game import Move
from maumau.locale import language
from maumau.rules import load

PARTY = seated(["Ana", "Ben"], 2, 4, ["rules"], language("en"))


def reader(ruleset: str = "maumas", party: Party = PARTY) -> Reader:
    from maumau.game.telling import has_double_word

    rules = load(ruleset)
    return Reader(rules.deck, party, has_double_word(rules))


@pytest.mark.parametrize(
    "text",
    [
        "10h",
        "10H",
        "th",
        "Th",
        "10♥",
        "10♥️",
        "10 h",
        "10 ♥",
        "10 hearts",
        "ten of hearts",
        "Ten Of Hearts",
        "ten heart",
        "h10",
        "play 10h",
        "put 10♥",
        "play the ten of hearts",
        "play card 10h",
    ],
)
def test_a_card(text: str) -> None:
    assert reader().read(text, False, 0).move == Move.parse("play 10h")


@pytest.mark.parametrize("text", ["h", "hearts", "heart", "♥", "name h", "name hearts", "Hearts"])
def test_a_suit(text: str) -> None:
    assert reader().read(text, True, 0).move == Move.parse("name h")


def test_d_is_diamonds_only_while_a_suit_is_asked_for() -> None:
    assert reader().read("d", True, 0).move == Move.parse("name d")
    assert reader().read("d", False, 0).move == Move.parse("draw")


@pytest.mark.parametrize(
    ("text", "verb"),
    [
        ("draw", "draw"),
        ("DRAW", "draw"),
        ("p", "pass"),
        ("take", "take"),
        ("t", "take"),
        ("k", "keep"),
        ("leave", "leave"),
    ],
)
def test_a_word(text: str, verb: str) -> None:
    assert reader().read(text, False, 0).move == Move(verb)


def test_mau_mau_is_one_word_where_the_rules_know_only_one() -> None:
    assert reader("mau-mau-balkan").read("mau mau", False, 0).move == Move("call")
    assert reader("mau-mau-fi").read("mau mau", False, 0).move == Move("call double")
    assert reader("mau-mau-fi").read("mau", False, 0).move == Move("call")


@pytest.mark.parametrize("text", ["7h mau", "mau 7h", "7h, mau", "7h and mau", "seven of hearts mau"])
def test_a_call_with_a_card(text: str) -> None:
    typed = reader().read(text, False, 0)
    assert (typed.move, typed.call) == (Move.parse("play 7h"), Move("call"))


@pytest.mark.parametrize("text", ["catch bot b", "catch Bot B", "catch botb", "catch b", "Catch B"])
def test_a_catch(text: str) -> None:
    assert reader().read(text, False, 0).move == Move("catch", seat=3)


def test_a_catch_of_the_only_other() -> None:
    party = Party((Player("Ana", None, True), Player("Bot A", "rules")))
    assert reader(party=party).read("catch", False, 0).move == Move("catch", seat=1)


@pytest.mark.parametrize("text", ["ben: catch ana", "Ben catch Ana", "BEN: Catch Ana"])
def test_who_speaks(text: str) -> None:
    typed = reader().read(text, False, 0)
    assert (typed.by, typed.move) == (1, Move("catch", seat=0))


@pytest.mark.parametrize(
    ("text", "command", "rest"),
    [
        ("?", "help", ""),
        ("why 7h", "why", "7h"),
        ("WHY", "why", ""),
        ("save My File", "save", "My File"),
        ("hand over random", "hand-over", "random"),
        ("exit", "quit", ""),
    ],
)
def test_a_command(text: str, command: str, rest: str) -> None:
    typed = reader().read(text, False, 0)
    assert (typed.command, typed.rest) == (command, rest)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("2h", "6♥"),  # no such card in this pack: the nearest
        ("drawn", "draw"),
        ("xyzzy", "?"),
        ("catch zoe", "Nobody"),
        ("catch bot", "Several"),
        ("catch", "whom"),
        ("zoe: mau", "Ana and Ben"),
        ("name x", "hearts"),
        ("7", ""),
    ],
)
def test_what_cannot_be_read_says_what_would_be_right(text: str, said: str) -> None:
    if text == "7":
        assert reader().read(text, False, 0).number == 7
        return
    with pytest.raises(NotUnderstood, match=said.replace("?", r"\?")):
        reader().read(text, False, 0)
