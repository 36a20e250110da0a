"""The command line in every language: what is typed, what is said, and which language it is."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import combinations
from pathlib import Path

import pytest

import maumau.cli
from maumau.cards import STANDARD_RANKS, Card, Deck
from maumau.cli import main
from maumau.cli.app import COMMANDS as COMMAND_LINE
from maumau.cli.app import FAULT
from maumau.cli.card_words import FORMS, CardWords
from maumau.cli.setup import MOST_BOTS, Wish, default_names, seated
from maumau.cli.vocabulary import (
    ANSWERS,
    CALLS,
    COMMANDS,
    LISTS,
    VERBS,
    WITH_REST,
    Word,
    plain,
    shown,
    vocabulary,
    words_of,
)
from maumau.cli.wording import bot_names
from maumau.cli.words import Reader
from maumau.game import Move
from maumau.locale import LANGUAGES, Language, Text, language
from maumau.locale.language import MessageError
from maumau.locale.phrases import Card as CardPhrase

from .tables import Table, script
from .test_playing import played

LOCALE = files("maumau.locale")
ROOMS = sorted(file.name for file in (LOCALE / "en").iterdir() if file.name.endswith(".ftl"))
#: The languages into which everything is translated.
TRANSLATED = [code for code in LANGUAGES if all((LOCALE / code / room).is_file() for room in ROOMS)]
DECK = Deck.of("2-A")
GERMAN_DECK = Deck.of("7-10, U, O, K, A", "acorns, leaves, hearts, bells")
PARTY = seated(["Ana", "Ben"], 2, 3, ["rules"], language("en"))


def reader(code: str, deck: Deck = DECK) -> Reader:
    return Reader(deck, PARTY, two_words=True, speaks=language(code))


# -- which language ------------------------------------------------------------------------------------------------


def test_english_is_complete() -> None:
    assert "en" in TRANSLATED


@pytest.mark.parametrize(
    "command", ["rules maumas", "rulesets", "check maumas", "play maumas", "verify x", "referee x"]
)
def test_an_unknown_language_is_refused_with_the_list(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--lang", "xx"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "“xx”" in err
    assert all(f"{code} ({name})" in err for code, name in LANGUAGES.items())


def test_unknown_letters_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "maumas", "--indices", "german"]) == 2
    assert "own, international" in capsys.readouterr().err


@pytest.mark.parametrize("code", TRANSLATED)
@pytest.mark.parametrize(
    "command", ["rulesets", "check maumas", "--help", "play --help", "ply", "play maumas --seats 1"]
)
def test_a_language_is_asked_for_or_found_in_the_environment(
    command: str, code: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same is said, whichever way; and where the command line takes no `--lang`, the environment's language."""
    monkeypatch.setenv("MAUMAU_LANG", code)
    status = main(command.split())
    told = capsys.readouterr()
    assert told.out + told.err
    monkeypatch.setenv("MAUMAU_LANG", "en")
    if command not in ("--help", "ply"):
        assert main([*command.split(), "--lang", code]) == status
        assert capsys.readouterr() == told
    monkeypatch.delenv("MAUMAU_LANG")
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", f"{code}_XX.UTF-8")
    assert main(command.split()) == status
    assert capsys.readouterr() == told


@pytest.mark.parametrize("asked", ["EN", "en_GB", "en-US.UTF-8"])
def test_a_language_by_the_name_of_a_locale(asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "maumas", "--lang", asked]) == 0
    assert "all right" in capsys.readouterr().out


def test_what_the_rulebook_is_written_in(capsys: pytest.CaptureFixture[str]) -> None:
    for form, sign in (("text", "======"), ("md", "# Maumas"), ("html", "<h1")):
        assert main(["rules", "maumas", "--format", form]) == 0
        assert sign in capsys.readouterr().out


def test_one_game_under_two_sets_of_options(capsys: pytest.CaptureFixture[str]) -> None:
    compare = ["rules", "maumas", "--compare", "maumas"]
    assert main(compare) == 0
    same = capsys.readouterr().out
    assert main([*compare, "--option", "hand=6", "--other-option", "hand=7"]) == 0
    out = capsys.readouterr().out
    assert out != same
    assert "6 cards for" in out
    assert "7 cards for" in out
    assert main(["rules", "maumas", "--other-option", "hand=7"]) == 2
    assert "--compare" in capsys.readouterr().err


# -- messages ------------------------------------------------------------------------------------------------------


def test_every_message_that_the_command_line_names_is_there() -> None:
    sources = Path(maumau.cli.__file__).parent.rglob("*.py")
    rooms = "play|setup|save|problem|command|ask|score"
    named = {name for file in sources for name in re.findall(rf'"((?:{rooms})-[a-z-]*[a-z])"', file.read_text("utf-8"))}
    assert len(named) > 100
    assert [name for name in sorted(named) if not language("en").has(name)] == []


def test_help_names_the_words_of_the_language() -> None:
    for code in TRANSLATED:
        speaks = language(code)
        said = played(["?"], Wish(ruleset="maumas", seed=1), speaks=language(code, "letters")).replace("\n  ", " ")
        for name in (
            "draw",
            "pass",
            "take",
            "why",
            "rules",
            "score",
            "history",
            "hand-over",
            "abandon",
            "save",
            "quit",
        ):
            assert words_of(speaks, name)[0] in said, (code, name)


# -- words that are typed ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_word_means_one_thing(code: str) -> None:
    speaks = language(code)
    for name in LISTS:
        assert all(word and word == " ".join(word.split()) for word in words_of(speaks, name)), name
    read_together = ((*COMMANDS, *VERBS, *CALLS, "catch", "name"), (*ANSWERS, "quit", "help"), ("on", "off"))
    for group in read_together:
        for one, other in combinations(group, 2):
            if (one, other) == ("draw", "take"):
                continue  # many tables have one word for both: it means the one that is allowed
            both = set(map(plain, words_of(speaks, one))) & set(map(plain, words_of(speaks, other)))
            assert both == set(), (one, other)


@pytest.mark.parametrize("code", TRANSLATED)
def test_english_words_are_understood_in_every_language(code: str) -> None:
    """But for single letters, which a language may use for words of its own."""
    words, english = vocabulary(language(code)), language("en")
    for names in (COMMANDS, VERBS, CALLS, ANSWERS):
        for name in names:
            for word in words_of(english, name):
                assert words.meaning(names, word) == name or len(word) == 1, word


@pytest.mark.parametrize("code", TRANSLATED)
def test_the_words_of_the_language_are_understood(code: str) -> None:
    speaks, read = language(code), reader(code)
    for name in COMMANDS:
        for word in words_of(speaks, name):
            assert read.read(word.upper(), False, 0).command == name
            if name in WITH_REST:
                typed = read.read(f"{word} Xyz", False, 0)
                assert (typed.command, typed.rest) == (name, "Xyz")
    for name in VERBS:
        for word in words_of(speaks, name):
            assert read.read(word, False, 0).move == Move(name)
    for word in words_of(speaks, "catch"):
        assert read.read(f"{word} Ben", False, 0).move == Move("catch", seat=1)
    for name in CALLS:
        for word in words_of(speaks, name):
            assert read.read(f"7h {word}", False, 0).call == Move(name.replace("-", " "))
            assert read.read(f"{word} 7h", False, 0).move == Move.parse("play 7h")


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_match_in_the_words_of_the_language(tmp_path: Path, code: str) -> None:
    def say(name: str) -> str:
        return Word(name).form(language(code), "")

    table = Table(tmp_path / "game.json", speaks=language(code, "letters"))
    game = table.begin("maumas", 2, ("Ana",), ("random",), 2, {"rounds": 3})
    lines = [say(name) for name in ("table", "history", "score", "why", "rules", "save", "abandon", "no")]
    table.play(game, script(*lines, say("abandon"), say("yes"), "", say("hand-over"), say("back"), "", say("quit")))
    assert table.text.endswith("(left)\n")
    speaks = language(code)
    assert speaks.say("play-round-goes-on") in table.text
    assert speaks.say("sheet-round-abandoned", number=1) in table.text
    assert speaks.say("play-next-round", **shown("stop", "quit")) in table.text


# -- cards that are typed ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", [DECK, GERMAN_DECK], ids=["standard", "german"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_by_their_names(code: str, deck: Deck) -> None:
    """Every card that has a name, in every form that somebody may type, with marks and without, in capitals too."""
    speaks, read = language(code, "words"), reader(code, deck)
    for card in deck.kinds:
        if card.rank not in STANDARD_RANKS:
            continue
        for form in FORMS:
            if form and not speaks.has_form("card-name", form):
                continue
            name = CardPhrase(card, deck).form(speaks, form)
            for typed in (name, name.upper(), plain(name)):
                assert read.card(typed) == card, typed


@pytest.mark.parametrize("code", LANGUAGES)
def test_english_cards_in_every_language(code: str) -> None:
    words = CardWords(DECK, language(code))
    for text, card in (
        ("7h", "7h"),
        ("10♥", "10h"),
        ("10♥️", "10h"),
        ("seven hearts", "7h"),
        ("queens", None),
        ("kd", "Kd"),
    ):
        assert words.card(text.split()) == (DECK.parse(card) if card else None), text


@pytest.mark.parametrize(
    ("code", "letters"),
    [("lt", "BDKT"), ("ru", "ВДКТ"), ("de", "BDKA"), ("en", "JQKA"), ("fi", "JQKA"), ("sr", "JQKA"), ("eu", "JQKA")],
)
@pytest.mark.parametrize("indices", ["own", "international"])
def test_the_letters_on_the_cards(code: str, letters: str, indices: str) -> None:
    words = CardWords(DECK, language(code, indices=indices))
    for letter, rank in zip(letters, "JQKA", strict=True):
        if letter == "T" and indices == "international":
            continue  # there a T is a ten
        for typed in (f"{letter}h", f"{letter.lower()}h", f"{letter}♥", f"h{letter}", f"{letter} ♥"):
            assert words.card(typed.split()) == Card(rank, "h"), typed
    for rank in "JQKA":
        assert words.card([f"{rank}s"]) == Card(rank, "s")


@pytest.mark.parametrize(
    ("code", "indices", "typed", "card"),
    [
        # D is the letter of a queen, d that of diamonds: the rank comes first
        ("de", "own", "dh", "Qh"),
        ("de", "own", "dd", "Qd"),
        ("lt", "own", "Dd", "Qd"),
        # unless only the suit can be meant
        ("de", "own", "dk", "Kd"),
        ("de", "own", "d7", "7d"),
        ("de", "own", "kd", "Kd"),
        ("en", "own", "dq", "Qd"),
        # T is an ace where one stands on the cards so, else a ten
        ("lt", "own", "Th", "Ah"),
        ("lt", "international", "Th", "10h"),
        ("ru", "own", "Тh", "Ah"),
        ("ru", "own", "Th", "10h"),
        ("en", "own", "Th", "10h"),
        # the beginning of a suit's name; a letter with a mark is not the one without it
        ("ru", "own", "7ч", "7h"),
        ("ru", "own", "тб", "Ad"),
        ("lt", "own", "7č", "7h"),
        ("lt", "own", "7c", "7c"),
        ("lt", "own", "7 cirvai", "7h"),
        ("ru", "own", "шестерка пик", "6s"),
        ("de", "own", "7 Kr", "7c"),
    ],
)
def test_what_can_be_read_in_two_ways(code: str, indices: str, typed: str, card: str) -> None:
    words = CardWords(DECK, language(code, indices=indices))
    assert words.card(typed.split()) == DECK.parse(card)


def test_two_suits_that_begin_alike_are_not_guessed() -> None:
    assert CardWords(DECK, language("de")).suit("K") is None


@pytest.mark.parametrize("code", LANGUAGES)
def test_suits_by_their_names(code: str) -> None:
    speaks: Language = language(code)
    words = CardWords(DECK, speaks)
    for suit in DECK.suits:
        name = speaks.say(Text(f"card-suit-{suit.name}"))
        assert words.suit(name) == words.suit(name.upper()) == words.suit(suit.letter) == suit.letter


# -- sections of the rulebook --------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_one_section_of_the_rulebook(code: str) -> None:
    speaks = language(code, "letters")
    word, title = words_of(speaks, "rules")[0], speaks.say("rulebook-points")
    wish = Wish(ruleset="maumas", seed=1)
    said = [played([f"{word} {typed}"], wish, speaks=speaks) for typed in (title, title.upper(), title[:4], "8")]
    assert all(f"\n{title}\n" in one for one in said)
    assert not any(f"\n{speaks.say('rulebook-deal')}\n" in one for one in said)
    assert f"\n{speaks.say('rulebook-deal')}\n---" in played([word], wish, speaks=speaks)
    unknown = played([f"{word} xyzzy"], wish, speaks=speaks)
    assert "xyzzy" in unknown
    assert f"  8 {title}\n" in unknown


# -- bots ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_bots_are_called_as_the_language_calls_them(code: str) -> None:
    speaks = language(code)
    names = bot_names(MOST_BOTS, speaks)
    assert len(names) == len(set(map(str.lower, names))) == MOST_BOTS
    assert not {name.lower() for name in names} & set(map(str.lower, default_names(10, speaks)))
    party = seated(["Ana"], 1, 10, ["rules"], speaks)
    read = Reader(DECK, party, two_words=True, speaks=speaks)
    for seat, name in enumerate(names[:9], 1):
        for catch in words_of(speaks, "catch"):
            assert read.read(f"{catch} {name.upper()}", False, 0).move == Move("catch", seat=seat)
        assert party.seats_called(name.split()[-1]) == [seat]


# -- help, and what goes wrong -------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_help_has_no_english_of_its_own(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in COMMAND_LINE:
        assert main([command.__name__, "--help", "--lang", code]) == 0
        out = capsys.readouterr().out
        for word in ("required", "OPTIONS", "COMMAND", "INT", "STR", "CHOICE", "ARGS", "Parameters", "Usage", "-----"):
            assert not re.search(rf"\b{word}\b", out), (command.__name__, word)
    assert main(["simulate", "--help", "--lang", code]) == 0
    out = capsys.readouterr().out
    assert "maumau simulate RULESET --seats … [--…]" in out
    assert language(code).say("command-required") in out


def test_the_schema_takes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "--help"]) == 0
    out = capsys.readouterr().out
    assert "Parameters" not in out
    assert "Usage: maumau schema\n" in out


def test_a_missing_message_is_told_as_what_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def say(self: Language, text: Text | str, **values: object) -> str:
        raise MessageError("lt: there is no message 'command-game'")

    monkeypatch.setattr(Language, "say", say)
    assert main(["rulesets"]) == FAULT
    out, err = capsys.readouterr()
    assert out == ""
    assert err == "maumau: internal error: a message is missing or wrong. lt: there is no message 'command-game'\n"


def test_figures_with_decimal_commas_can_be_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "maumas", "--seats", "3", "--games", "7", "--lang", "de"]) == 0
    out = capsys.readouterr().out
    points = next(line for line in out.splitlines() if line.count(";") == 2 and "," in line)
    assert [re.fullmatch(r".*?\d+(,\d+)?", part) is not None for part in points.split(";")] == [True] * 3
