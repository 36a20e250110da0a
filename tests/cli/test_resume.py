"""A game is saved, killed and taken up again at every question of it, and ends in the very same file."""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from maumau.records import verify_text

from .tables import Killed, Somebody, Table

PASS = "Pass the keyboard"
Settings = tuple[str, int, tuple[str, ...], dict[str, object], int]

# Ruleset, seats, people, options, seed of the game and of the answers.
SHORT: list[Settings] = [
    ("mau-mau-balkan", 3, ("Ana",), {"rounds": 1}, 7),
    ("mau-mau-32", 3, ("Ana", "Ben"), {"rounds": 1}, 1),
    ("maumas", 3, ("Ana",), {"rounds": 1, "last_card_call": True}, 2),
    ("cheshskiy-durak-9", 3, ("Ana", "Ben"), {"rounds": 1}, 0),
]
LONG: list[Settings] = [
    ("mau-mau-balkan", 3, ("Ana", "Ben"), {"rounds": 1}, 9),
    ("mau-mau-fi", 2, ("Ana",), {"rounds": 2}, 9),
    ("cheshskiy-durak-4", 2, ("Ana",), {"rounds": 2}, 2),
]
KINDS = (
    "1 keep",
    "1 name clubs",
    "Anything to say before play goes on?",
    "Break this round off?",
    "Enter: the next round.",
    PASS,
    "caught",
    "must be covered",
)


def played(place: Path, settings: Settings) -> Table:
    """A game that nothing disturbs."""
    ruleset, seats, people, options, seed = settings
    table = Table(place)
    table.play(table.begin(ruleset, seats, people, ("random-any",), seed, options), Somebody(table, seed))
    return table


def begun(place: Path, settings: Settings) -> tuple[Table, Callable[[Callable[[str], str]], None]]:
    """The same game again, and the call that plays it from its beginning."""
    ruleset, seats, people, options, seed = settings
    table = Table(place)
    return table, lambda answer: table.play(table.begin(ruleset, seats, people, ("random-any",), seed, options), answer)


def without_passing(table: Table) -> list[tuple[str, str]]:
    """Questions and answers, but those that only hand the keyboard on: taking a game up hides the cards once more."""
    return [pair for pair in zip(table.prompts, table.answers, strict=False) if not pair[0].startswith(PASS)]


def killed_at(table: Table, answers: Iterator[str], left: int) -> Callable[[str], str]:
    """Answer from the list, but let the program be killed at the question after `left`, whichever it is.

    Handing the keyboard on is answered by Enter, which is not on the list.
    """
    count = itertools.count()

    def answer(prompt: str) -> str:
        if next(count) == left:
            raise Killed
        return "" if prompt.startswith(PASS) else next(answers)

    return answer


def killed_behind(expected: str, answers: Iterator[str]) -> Callable[[str], str]:
    """Answer the question of that wording, and what hands the keyboard on before it; be killed at the next."""
    left = [expected]

    def answer(prompt: str) -> str:
        if not left:
            raise Killed
        if prompt == expected:
            left.clear()
        else:
            assert prompt.startswith(PASS), prompt
        return "" if prompt.startswith(PASS) else next(answers)

    return answer


@pytest.mark.parametrize("settings", SHORT, ids=lambda settings: str(settings[0]))
def test_killed_once_anywhere(tmp_path: Path, settings: Settings) -> None:
    """Killed at any one question: the rest of the questions is the same, and so is the file at the end."""
    whole = played(tmp_path / "whole.json", settings)
    expected = whole.match_file.read_bytes()
    assert all(verdict.right for verdict in verify_text(expected.decode()))
    asked = without_passing(whole)
    for number, prompt in enumerate(whole.prompts):
        table, begin = begun(tmp_path / f"{number}.json", settings)
        typed = iter([text for _, text in asked])
        with pytest.raises(Killed):
            begin(killed_at(table, typed, number))
        assert table.prompts == whole.prompts[: number + 1]
        answered = len(without_passing(table))
        table.prompts.clear()
        table.answers.clear()
        table.resume(killed_at(table, typed, len(whole.prompts) * 2))
        assert table.prompts[0] == prompt or table.prompts[0].startswith(PASS)
        assert without_passing(table) == asked[answered:]
        assert table.match_file.read_bytes() == expected
        assert not table.place.exists()


@pytest.mark.parametrize("settings", LONG, ids=lambda settings: f"{settings[0]}-{settings[4]}")
def test_killed_at_every_question(tmp_path: Path, settings: Settings) -> None:
    """Killed at each question of one game, one after the other: it ends in the same file all the same."""
    whole = played(tmp_path / "whole.json", settings)
    asked = without_passing(whole)
    typed = iter([text for _, text in asked])
    table, begin = begun(tmp_path / "game.json", settings)
    with pytest.raises(Killed):
        begin(killed_at(table, typed, 0))
    seen = [table.prompts[-1]]
    for _ in range(2 * len(whole.prompts)):
        try:
            table.resume(killed_behind(seen[-1], typed))
        except Killed:
            seen.append(table.prompts[-1])
        else:
            break
    assert table.match_file.read_bytes() == whole.match_file.read_bytes()
    assert [prompt for prompt in seen if not prompt.startswith(PASS)] == [prompt for prompt, _ in asked]
    assert (PASS in "".join(seen)) == (PASS in "".join(whole.prompts))


def test_the_games_above_reach_every_kind_of_question(tmp_path: Path) -> None:
    said = "".join(played(tmp_path / f"{n}.json", settings).text for n, settings in enumerate([*SHORT, *LONG]))
    assert [kind for kind in KINDS if kind not in said] == []


def test_killed_twice_at_the_same_question(tmp_path: Path) -> None:
    table = Table(tmp_path / "game.json")

    def gone(prompt: str) -> str:
        raise Killed

    with pytest.raises(Killed):
        table.play(table.begin("maumas", seed=3), gone)
    kept = table.place.read_bytes()
    for _ in range(2):
        with pytest.raises(Killed):
            table.resume(gone)
        assert table.place.read_bytes() == kept
    assert len(set(table.prompts)) == 1
