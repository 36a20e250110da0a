"""Playing: what people see, and what happens when they type anything at all."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from maumau.cards import Card
from maumau.cli.play import play
from maumau.cli.saves import read_game
from maumau.cli.setup import Wish
from maumau.cli.talk import Talk
from maumau.cli.trouble import CallWrong
from maumau.game.round import Round, deal
from maumau.locale import Language
from maumau.records import verify_text
from maumau.rules import load, shipped

from .tables import LETTERS, Somebody, Table, script


def played(
    lines: Sequence[str],
    wish: Wish | None = None,
    save: str | None = None,
    resume: str | None = None,
    speaks: Language = LETTERS,
) -> str:
    """The whole command with these lines as input; what it said. The end of the lines is the end of the input."""
    said: list[str] = []
    answer = script(*lines)

    def read(prompt: str) -> str:
        said.append(prompt)
        typed = answer(prompt)
        said.append(typed + "\n")
        return typed

    assert play(wish or Wish(), save, resume, speaks, 3, Talk(read, said.append, 3, speaks)) == 0
    return "".join(said)


# -- setting up ----------------------------------------------------------------------------------------------------


def test_without_anything_it_asks() -> None:
    said = played(["nonsense", "maumas", "hnd=6", "hand=99", "hand 6", "", "99", "3", "1", "Ana", "rnd", "random"])
    assert "Which game?" in said
    assert "did you mean “hand”" in said
    assert "5-8" in said
    assert "A number from 2 to 10" in said
    assert "At the table: Ana, Bot A (random) and Bot B (random)." in said
    assert "Your hand, 6 cards" in said


@pytest.mark.parametrize("answer", ["balkan", "Balkan Mau Mau", "serbia", "mau-mau-balkan"])
def test_a_game_by_part_of_its_name(answer: str) -> None:
    assert "Balkan" in played([answer, "", "", "", "", ""])


def test_every_game_can_be_chosen_by_its_number() -> None:
    for number in range(1, len(shipped()) + 1):
        assert "Round 1." in played([str(number), "", "", "", "", ""], Wish(seed=1))


def test_a_name_that_several_have() -> None:
    assert "Several are called so" in played(["mau mau"])


def test_options_need_seats_that_can_be_dealt() -> None:
    said = played(["maumas", "hand=8", "", "5", "4"])
    assert "36" in said
    assert "people at this keyboard" in said


def test_a_house_file(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('extends = "maumas"\nname = "Our game"\n[deal]\nhand = 7\n')
    said = played([], Wish(ruleset=str(file), options={"limit": "20"}, seed=1), save=str(tmp_path / "game.json"))
    assert "Our game" in said
    assert "Your hand, 7 cards" in said
    game = read_game(tmp_path / "game.json")
    assert (game.ruleset.name, game.ruleset.chosen) == ("Our game", {"limit": 20})
    file.unlink()
    assert read_game(tmp_path / "game.json").ruleset.fingerprint == game.ruleset.fingerprint


# -- whole matches -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", shipped())
def test_a_match_of_every_game(tmp_path: Path, ruleset: str) -> None:
    table = Table(tmp_path / "game.json")
    table.play(table.begin(ruleset, 3, ("Ana",), ("rules",), 4, {"rounds": 2}), Somebody(table, 4, tame=True))
    assert "Round 1: " in table.text
    assert "The match is over." in table.text
    assert [verdict.right for verdict in verify_text(table.match_file.read_text())] == [True]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("ruleset", ["mau-mau-balkan", "mau-mau-32", "maumas", "cheshskiy-durak-4"])
def test_nonsense_at_every_question(tmp_path: Path, ruleset: str, seed: int) -> None:
    table = Table(tmp_path / "game.json")
    people = ("Ana", "Ben")[: 1 + seed % 2]
    table.play(table.begin(ruleset, 3, people, ("random-any",), seed, {"rounds": 1}), Somebody(table, seed))
    assert [verdict.right for verdict in verify_text(table.match_file.read_text())] == [True]


def test_the_same_seed_and_input_give_the_same_words(tmp_path: Path) -> None:
    texts = []
    for name in ("one", "two"):
        table = Table(tmp_path / name / "game.json")
        game = table.begin("mau-mau-balkan", 3, ("Ana", "Ben"), ("rules",), 8, {"rounds": 1})
        table.play(game, Somebody(table, 3))
        texts.append(table.text.replace(f"/{name}/", "/"))
    assert texts[0] == texts[1]


def test_the_score_sheet_and_another_match(tmp_path: Path, data_folder: Path) -> None:
    lines = ["draw"] * 200
    said = played(
        ["abandon", "yes", "score", "stop", "yes", *lines[:2], "quit"], Wish(ruleset="maumas", names=("Ana",), seed=2)
    )
    assert "Round 1: broken off." in said
    assert "nobody has won it" in said
    assert "Another match at the same table?" in said
    assert said.count("Round 1. ") >= 2
    assert len(list(data_folder.rglob("*.match.json"))) == 1


# -- one turn ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALL-13")
def test_a_refusal_names_the_clause() -> None:
    said = played(["Qd", "7c", "why", "why 7c"], Wish(ruleset="maumas", seed=3, seats=3))
    assert re.search(r"No: .* \([A-Z]+-\d+\)", said)


@pytest.mark.rule("ALL-18")
def test_a_seat_is_handed_over_and_taken_back(tmp_path: Path) -> None:
    table = Table(tmp_path / "game.json")
    game = table.begin("maumas", 2, ("Ana",), ("random",), 2, {"rounds": 2})
    table.play(game, script("hand over nobody", "hand over random", "back", "", "hand over", ""))
    assert "There is no bot “nobody”" in table.text
    assert "A bot plays for Ana" in table.text
    assert "Ana plays again." in table.text
    assert "The match is over." in table.text


@pytest.mark.rule("ALL-18")
def test_a_round_is_broken_off(tmp_path: Path) -> None:
    table = Table(tmp_path / "game.json")
    game = table.begin("maumas", 2, ("Ana",), ("random",), 2, {"rounds": 1})
    table.play(game, script("abandon", "no", "abandon", "maybe", "yes", "stop"))
    assert "Please type yes or no." in table.text
    assert "broken off" in table.text
    (verdict,) = verify_text(table.match_file.read_text())
    assert verdict.right
    assert '"reason": "abandoned"' in table.match_file.read_text()


def test_whether_somebody_can_be_caught_is_not_told() -> None:
    said = played(["why catch bot a"], Wish(ruleset="mau-mau-fi", seed=3))
    assert "is not told" in said


# -- calls and catches ---------------------------------------------------------------------------------------------


def arranged(hands: Sequence[str], starter: str) -> list[Card]:
    """A pack of the Finnish game that deals these hands, Ana's first, and turns up this starter; seat 1 has dealt."""
    deck = load("mau-mau-fi").deck
    wanted = [deck.parse_many(hand) for hand in hands]
    dealt = [wanted[seat][place] for place in range(len(wanted[0])) for seat in range(len(wanted))]
    dealt += [deck.parse(starter)]
    return dealt + [card for card in deck.kinds if card not in dealt]


def table_of(tmp_path: Path, hands: Sequence[str], starter: str, bots: str = "random") -> tuple[Table, Round]:
    table = Table(tmp_path / "game.json")
    round_ = deal("mau-mau-fi", 2, seed=1, options={"hand": 3}, dealer=1, pack=arranged(hands, starter))
    assert round_.turn == 0
    return table, round_


@pytest.mark.rule("FI-11")
def test_the_question_is_the_same_whether_there_is_something_to_catch_or_not(tmp_path: Path) -> None:
    """The person plays down to one card, calling with it or not: up to the call the screen is the same."""
    seen: list[str] = []
    for said in ("2c mau", "2c"):
        table, round_ = table_of(tmp_path / str(len(seen)), ["2c 3c 9h", "4c 5c 6h"], "Kc")
        game = table.begin("mau-mau-fi", 2, ("Ana",), ("random",), 1, {"hand": 3})
        game.round = round_
        table.play(game, script("3c", said, "", "quit", "quit"))
        assert "Anything to say before play goes on? (Enter: no)" in table.text
        assert "can be caught" not in table.text
        seen.append(re.sub(r"You said: Mau!\n", "", table.text.replace(said, "2c")).split("Anything")[0])
    assert seen[0] == seen[1]


def test_a_call_after_the_play_at_the_question(tmp_path: Path) -> None:
    table, round_ = table_of(tmp_path, ["2c 3c 9h", "4c 5c 6h"], "Kc")
    game = table.begin("mau-mau-fi", 2, ("Ana",), ("random",), 1, {"hand": 3})
    game.round = round_
    table.play(game, script("3c", "2c", "mau mau", "draw", "mau", "", "quit", "quit"))
    assert "No: That is not the word" in table.text
    assert "Now only calls and catches are heard" in table.text
    assert "You said: Mau!" in table.text


# -- several people ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALL-12")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("ruleset", ["maumas", "mau-mau-balkan", "mau-mau-32", "cheshskiy-durak-4"])
def test_cards_are_hidden_from_the_next_person(tmp_path: Path, ruleset: str, seed: int) -> None:
    """On the screen of whoever has the keyboard stands no other hand, and no card that another drew unseen."""
    table = Table(tmp_path / "game.json")
    game = table.begin(ruleset, 3, ("Ana", "Ben"), ("rules",), seed, {"rounds": 1})
    somebody = Somebody(table, seed, tame=True)
    turns = {"Ana": 0, "Ben": 0}

    def answer(prompt: str) -> str:
        screen = "".join(table.said).rpartition("\n\n\n\n")[2]  # what came after the blank lines
        session = table.session
        assert session is not None
        if prompt.startswith(("Pass the keyboard", "Anything to say")):
            assert "Your hand" not in screen
            allowed = set()
        else:
            name = prompt.partition(",")[0]
            turns[name] = turns.get(name, 0) + 1
            allowed = {name}
            hands = re.findall(r"Your hand, [^:]*: ([^.]*)\.", screen.replace("\n  ", " "))
            seat = session.round.turn or 0
            assert not hands or session.party.name(seat) == name
            assert not hands or hands[-1].split() == [
                str(card) for card in session.round.view(session.round.turn or 0).hand
            ]
        for who, cards in re.findall(r"^(\w+|Bot A) (?:drew|took) [^:\n]*: ([^.\n]*)", screen, re.MULTILINE):
            public = [
                str(card)
                for event in session.round.events
                for part in event.drawn
                if part.public and session.party.name(part.seat) == who
                for card in part.cards or ()
            ]
            assert who in allowed or cards == "there is none" or set(cards.split()) <= set(public)
        return somebody(prompt)

    table.play(game, answer)
    assert turns["Ana"]
    assert turns["Ben"]


def test_another_person_speaks_at_the_keyboard(tmp_path: Path) -> None:
    table = Table(tmp_path / "game.json")
    game = table.begin("mau-mau-fi", 2, ("Ana", "Ben"), (), 3)
    table.play(game, script("", "ana: catch ben", "ben: catch ana", "Ana: 7h", "quit"))
    assert table.text.count("No: There is nothing to catch") == 2
    assert "It is not the turn of Ana: Ben is to play." in table.text


def test_nobodys_hand_is_shown_at_a_question_to_all(tmp_path: Path) -> None:
    for seed in range(12):
        table = Table(tmp_path / f"{seed}.json")
        game = table.begin("mau-mau-32", 2, ("Ana", "Ben"), (), seed, {"rounds": 1})
        somebody = Somebody(table, seed, tame=True)
        tried: list[str] = []

        def answer(prompt: str, somebody: Somebody = somebody, tried: list[str] = tried, table: Table = table) -> str:
            if prompt.startswith("Anything to say") and len(tried) < 3:
                tried.append(("why", "table", "hand over")[len(tried)])
                return tried[-1]
            return somebody(prompt)

        table.play(game, answer)
        if len(tried) == 3:
            assert "why is for your own turn." in table.text
            assert "table is for your own turn." in table.text
            assert "Whose seat?" in table.text
            return
    raise AssertionError("no game came to the question")


# -- keeping -------------------------------------------------------------------------------------------------------


def test_the_end_of_the_input_says_how_to_go_on(data_folder: Path) -> None:
    said = played(["?"], Wish(ruleset="maumas", seed=1))
    assert "The input has ended. The game is kept." in said
    assert "play --resume" in said
    assert len(list(data_folder.rglob("*.save.json"))) == 1
    again = played([], resume="")
    assert "The game goes on in round 1." in again


def test_quit_and_save(tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    said = played(["save", f"save {copy}", f"save {copy}", f"save {tmp_path}", "quit"], Wish(ruleset="maumas", seed=1))
    assert "The game is kept in" in said
    assert f"A copy of the game is in {copy}" in said.replace("\n  ", " ")
    assert "is there already" in said.replace("\n  ", " ")
    assert "is a folder" in said.replace("\n  ", " ")
    assert "The game goes on" in played([], resume=str(copy))


def test_a_game_is_not_begun_over_another(tmp_path: Path) -> None:
    played([], Wish(ruleset="maumas", seed=1), save=str(tmp_path / "game.json"))
    kept = (tmp_path / "game.json").read_bytes()
    with pytest.raises(CallWrong, match="is there already"):
        played([], Wish(ruleset="maumas", seed=2), save=str(tmp_path / "game.json"))
    assert (tmp_path / "game.json").read_bytes() == kept


def next_seat(found: re.Match[str]) -> str:
    return f'"{found[1]}": {(int(found[2]) + 1) % 3}'


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda text: text[:200], "not JSON"),
        (lambda text: "", "not JSON"),
        (lambda text: "[]", "format"),
        (lambda text: text.replace("maumau-save/1", "maumau-save/9"), "format"),
        (lambda text: text.replace('"seed"', '"sed"'), "seed is missing"),
        (lambda text: text.replace("sha256:", "sha256:00"), "fingerprint"),
        (lambda text: text.replace('"ruleset": "maumas"', '"ruleset": "masmas"'), "masmas"),
        (lambda text: text.replace('"7h"', '"7x"'), "7x"),
        (lambda text: text.replace('"moves": []', '"moves": ["0 play"]'), "0 play"),
        (lambda text: text.replace('"moves": []', '"moves": ["0 take", "1 take"]'), "move 0"),
        (lambda text: text.replace('"to_hear": []', '"to_hear": [9]'), "to_hear"),
        (lambda text: text.replace('"asking": null', '"asking": "what"'), "asking"),
        (lambda text: text.replace('"bot": "rules"', '"bot": "clever"'), "clever"),
        (lambda text: re.sub(r'"(dealer|leader)": (\d)', next_seat, text), "dealer"),
        (lambda text: re.sub(r'"seed": \d+', '"seed": ' + "9" * 5000, text), "digits"),
    ],
)
def test_a_damaged_game_is_named_and_left_alone(tmp_path: Path, damage: object, said: str) -> None:
    place = tmp_path / "game.json"
    played([], Wish(ruleset="maumas", seed=1, seats=3), save=str(place))
    text = place.read_text()
    text = re.sub(r'"moves": \[[^\]]*\]', '"moves": []', text)
    assert callable(damage)
    place.write_text(damage(text))
    kept = place.read_bytes()
    with pytest.raises(CallWrong) as caught:
        played([], resume=str(place))
    assert str(place) in str(caught.value)
    assert said in str(caught.value)
    assert place.read_bytes() == kept


def test_play_goes_on_where_nothing_can_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("MAUMAU_DATA_DIR", str(tmp_path / "file"))
    spare = tmp_path / "spare.json"
    said = played(["draw", "draw", f"save {spare}", "quit"], Wish(ruleset="maumas", seed=1)).replace("\n  ", " ")
    assert said.count("The game cannot be kept in") == 1
    assert "You drew" in said
    assert "From now on the game is kept in" in said
    assert "The game goes on" in played([], resume=str(spare))


def test_a_full_disk_is_told_once_and_play_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    from maumau.cli import saves

    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saves, "write_whole", full)
    said = played(["draw", "draw"], Wish(ruleset="maumas", seed=1)).replace("\n  ", " ")
    assert said.count("no space is left on the device. Play goes on") == 1
    assert "could not be kept" in said
