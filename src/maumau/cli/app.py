"""The commands, as other programs may call them.

Each brings in what it needs when it is called, so that most start without the compiler.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, Literal

import cyclopts
from cyclopts import App, Parameter

from maumau.cli.files import STREAM, CallWrong, because

WRONG_CALL = 2
INTERRUPTED = 130

Option = Annotated[list[str], Parameter(name="--option", negative=(), show_default=False)]
Names = Annotated[str, Parameter(show_default=False)]
Flag = Annotated[bool, Parameter(negative=())]


def own_version() -> str:
    """The version that is installed; from a bare folder of sources it is not known."""
    try:
        return version("maumau")
    except PackageNotFoundError:
        return "(not installed)"


app = App(
    name="maumau",
    help="Every Mau-Mau there is, at one table.",
    help_epilogue="Exit status: 0 all well, 1 the rules or the check say no, 2 the call or a file is wrong.",
    version=own_version,
    result_action="return_value",
    suppress_keyboard_interrupt=False,
    help_format="plaintext",
)


@app.command
def play(
    ruleset: str | None = None,
    /,
    *,
    seats: int | None = None,
    option: Option = [],  # noqa: B006  # cyclopts reads it and nobody changes it
    players: int | None = None,
    names: Names = "",
    bots: Names = "",
    seed: int | None = None,
    save: str | None = None,
    resume: Annotated[list[str] | None, Parameter(negative=(), consume_multiple=True)] = None,
    cards: Literal["symbols", "letters", "words"] | None = None,
    blank_lines: int = 40,
) -> int:
    """Play a match against bots, or several people at one keyboard. Without a ruleset it asks.

    Parameters
    ----------
    ruleset
        The id of a game (see `maumau rulesets`), or the path of a file of rules.
    seats
        How many play, people and bots together.
    option
        A house rule, as in `--option hand=6`; several times for several.
    players
        How many of them are people at this keyboard.
    names
        Their names, with commas.
    bots
        The kind of the bots, `random`, `random-any` or `rules`: one for all, or one for each, with commas.
    seed
        Makes all chance repeat.
    save
        The file to keep the game in, instead of one in the data folder.
    resume
        Go on with the game that was kept last, or with the one in a file.
    cards
        How cards are shown: 7♥, 7h or seven of hearts.
    blank_lines
        How many empty lines hide the cards between the turns of different people.
    """
    from maumau.cli.play import play as sit_down
    from maumau.cli.setup import Wish

    if resume is not None:
        given = {"a ruleset": ruleset, "--seats": seats, "--option": option or None, "--players": players}
        given |= {"--names": names or None, "--bots": bots or None, "--seed": seed, "--save": save}
        for name, value in given.items():
            if value is not None:
                raise CallWrong(f"--resume goes on with a game as it was kept: {name} cannot be given with it")
        if len(resume) > 1:
            raise CallWrong(f"--resume takes one file, not {len(resume)}")
    if not 0 <= blank_lines <= 500:
        raise CallWrong(f"--blank-lines {blank_lines}: from 0 to 500")
    wish = Wish(ruleset, pairs(option), seats, players, listed("--names", names), listed("--bots", bots), seed)
    return sit_down(wish, save, None if resume is None else next(iter(resume), ""), cards, blank_lines)


@app.command
def simulate(
    ruleset: str,
    /,
    *,
    seats: int,
    games: int | None = None,
    matches: int | None = None,
    seed: int = 0,
    option: Option = [],  # noqa: B006  # cyclopts reads it and nobody changes it
    bots: str = "random",
    records: str | None = None,
    json: Flag = False,
) -> int:
    """Let bots play, many games a second.

    Parameters
    ----------
    ruleset
        The id of a game (see `maumau rulesets`), or the path of a file of rules.
    seats
        How many play.
    games
        How many rounds are played, each a game of its own.
    matches
        How many matches are played, instead of games; one match a line.
    seed
        Makes everything repeat.
    option
        A house rule, as in `--option hand=6`; several times for several.
    bots
        Who plays, `random`, `random-any` or `rules`: one for all seats, or one for each, with commas.
    records
        The file that takes a record (or a match) a line; `-` is the standard output. Without it a summary is printed.
    json
        Print the summary as JSON.
    """
    from maumau.cli.simulating import simulate as run_simulation

    return run_simulation(ruleset, pairs(option), seats, games, matches, seed, listed("--bots", bots), records, json)


@app.command
def verify(file: str, /) -> int:
    """Replay records and matches, and name what is wrong.

    Parameters
    ----------
    file
        A file with one record or match, or one a line; `-` is the standard input.
    """
    from maumau.cli.checking import verify as run

    return run(file)


@app.command
def referee(file: str, /, *, json: Flag = False) -> int:
    """Settle a question at the table: what was legal, what is refused, and why.

    Parameters
    ----------
    file
        A position file (TOML); `-` is the standard input.
    json
        Print the answer as JSON.
    """
    from maumau.cli.checking import referee as run

    return run(file, json)


@app.command
def rulesets(*, json: Flag = False) -> int:
    """List the games that come along, with their options.

    Parameters
    ----------
    json
        Print the list as JSON.
    """
    from maumau.cli.reading import rulesets as run

    return run(json)


@app.command
def check(file: str, /) -> int:
    """Validate a file of rules.

    Parameters
    ----------
    file
        The path of a ruleset file, or the id of a game that comes along.
    """
    from maumau.cli.checking import check as run

    return run(file)


@app.command
def schema() -> int:
    """Print the JSON Schema of ruleset files, for editors."""
    from maumau.cli.reading import schema as run

    return run()


@app.command
def rules(
    ruleset: str,
    /,
    *,
    compare: str | None = None,
    option: Option = [],  # noqa: B006  # cyclopts reads it and nobody changes it
    seats: int | None = None,
    lang: str = "en",
    clauses: Flag = False,
) -> int:
    """Print the rulebook of a game, or what two games do differently.

    Parameters
    ----------
    ruleset
        The id of a game (see `maumau rulesets`), or the path of a file of rules.
    compare
        Another one, to be set beside it.
    option
        A house rule, as in `--option hand=6`; several times for several.
    seats
        Say also what this number of players makes of the pack.
    lang
        The language of the rulebook: en.
    clauses
        Add the clauses of the source document, as a refusal names them.
    """
    from maumau.cli.reading import rules as run

    return run(ruleset, compare, pairs(option), seats, lang, clauses)


# -- what commands share -------------------------------------------------------------------------------------------


def pairs(options: Sequence[str]) -> dict[str, str]:
    """The options of a call, `NAME=VALUE` each. Raises `CallWrong`."""
    found: dict[str, str] = {}
    for text in options:
        name, sign, value = text.partition("=")
        if not sign or not name.strip() or not value.strip():
            raise CallWrong(f"--option {text}: an option is NAME=VALUE, as in --option hand=6")
        if name.strip() in found:
            raise CallWrong(f"--option {text}: {name.strip()} is given twice")
        found[name.strip()] = value.strip()
    return found


def listed(name: str, text: str) -> tuple[str, ...]:
    """Words with commas between them, as a parameter of this name gives them. Raises `CallWrong` for a missing word."""
    words = tuple(word.strip() for word in text.split(","))
    if text.strip() and "" in words:
        raise CallWrong(f"{name} {text}: a word is missing before or after a comma")
    return words if text.strip() else ()


def run(arguments: Sequence[str]) -> int:
    """Carry out one call; every error is one message, and the exit status says of which kind it is."""
    use_utf8_where_possible()
    try:
        # A lone `-` is no option, which the parser would take it for.
        words = [STREAM if word == "-" else word for word in arguments]
        status = app(words, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CallWrong as error:
        return complain(str(error))
    except cyclopts.CycloptsError as error:
        return complain(f"{str(error).strip()} See: maumau {helpful(arguments)}--help")
    except RecursionError:
        return complain("what was to be read is nested too deeply")
    except BrokenPipeError:
        # Whoever read the output has enough of it. What is still buffered must not fail again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 0
    except KeyboardInterrupt:
        print("\nmaumau: interrupted", file=sys.stderr)
        return INTERRUPTED
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return complain(f"{where}{because(error)}")
    return status if isinstance(status, int) else 0


def complain(message: str) -> int:
    """Say what is wrong with a call; its exit status."""
    sys.stdout.flush()
    print(f"maumau: {message}", file=sys.stderr)
    return WRONG_CALL


def helpful(arguments: Sequence[str]) -> str:
    """The command that was called, if there is such a one, with a blank."""
    known = [name for name in app if not name.startswith("-")]
    return f"{arguments[0]} " if arguments and arguments[0] in known else ""


def use_utf8_where_possible() -> None:
    """Show what the terminal cannot show as a question mark, and take any bytes that come: neither may end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
