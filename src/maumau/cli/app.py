"""The commands, as other programs may call them.

Each brings in what it needs when it is called, so that most start without the compiler. What their help says stands in
the messages of each language (`command.ftl`).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Literal

import cyclopts
from cyclopts import Parameter

from maumau.cli.files import STREAM, because
from maumau.cli.helping import asks_for_help, command_line, explained, manual
from maumau.cli.speech import language_of_call, reader
from maumau.cli.trouble import CallWrong
from maumau.locale import Language, Text
from maumau.locale.language import MessageError

WRONG_CALL = 2
FAULT = 70
INTERRUPTED = 130
MOST_BLANK_LINES = 500

Option = Annotated[list[str], Parameter(name="--option", negative=())]
OtherOption = Annotated[list[str], Parameter(name="--other-option", negative=())]
Flag = Annotated[bool, Parameter(negative=())]
Indices = Literal["own", "international"]
Cards = Literal["symbols", "letters", "words"]


def own_version() -> str:
    """The version that is installed; from a bare folder of sources it is not known."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("maumau")
    except PackageNotFoundError:
        return "(not installed)"


def play(
    ruleset: str | None = None,
    /,
    *,
    seats: int | None = None,
    option: Option = [],  # noqa: B006  # cyclopts reads it and nobody changes it
    players: int | None = None,
    names: str = "",
    bots: str = "",
    seed: int | None = None,
    save: str | None = None,
    resume: Annotated[list[str] | None, Parameter(negative=(), consume_multiple=True)] = None,
    cards: Cards | None = None,
    blank_lines: int = 40,
    lang: str | None = None,
    indices: Indices = "own",
) -> int:
    """Play a match against bots, or several people at one keyboard. Without a ruleset it asks."""
    from maumau.cli.play import play as sit_down
    from maumau.cli.setup import Wish

    speaks = reader(lang, indices, cards)
    if resume is not None:
        given = {"RULESET": ruleset, "--seats": seats, "--option": option or None, "--players": players}
        given |= {"--names": names or None, "--bots": bots or None, "--seed": seed, "--save": save}
        for name, value in given.items():
            if value is not None:
                raise CallWrong("problem-resume-alone", name=name)
        if len(resume) > 1:
            raise CallWrong("problem-resume-files", files=len(resume))
    if not 0 <= blank_lines <= MOST_BLANK_LINES:
        raise CallWrong("problem-blank-lines", lines=blank_lines, most=MOST_BLANK_LINES)
    wish = Wish(ruleset, pairs(option), seats, players, listed("--names", names), listed("--bots", bots), seed)
    return sit_down(wish, save, None if resume is None else next(iter(resume), ""), speaks, blank_lines)


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
    lang: str | None = None,
) -> int:
    """Let bots play, many games a second."""
    from maumau.cli.simulating import Order
    from maumau.cli.simulating import simulate as run_simulation

    order = Order(ruleset, pairs(option), seats, games, matches, seed, listed("--bots", bots), records, json)
    return run_simulation(order, reader(lang))


def verify(file: str, /, *, lang: str | None = None) -> int:
    """Replay records and matches, and name what is wrong."""
    from maumau.cli.checking import verify as run

    return run(file, reader(lang))


def referee(
    file: str | None = None,
    /,
    *,
    ask: str | None = None,
    option: Option = [],  # noqa: B006  # cyclopts reads it and nobody changes it
    json: Flag = False,
    cards: Cards | None = None,
    lang: str | None = None,
    indices: Indices = "own",
) -> int:
    """Settle a question at the table: what was legal, what is refused, and why. Without a file it asks."""
    if file is None:
        from maumau.cli.asking import ask as run_dialogue

        if json:
            raise CallWrong("ask-needs-file", flag="--json")
        return run_dialogue(ask, pairs(option), reader(lang, indices, cards))
    for flag, value in (("--ask", ask), ("--option", option)):
        if value:
            raise CallWrong("ask-or-file", flag=flag)
    from maumau.cli.checking import referee as run

    return run(file, json, reader(lang, indices, cards or "letters"))


def rulesets(*, json: Flag = False, lang: str | None = None) -> int:
    """List the games that come along, with their options."""
    from maumau.cli.reading import rulesets as run

    return run(json, reader(lang))


def check(file: str, /, *, lang: str | None = None) -> int:
    """Validate a file of rules."""
    from maumau.cli.checking import check as run

    return run(file, reader(lang))


def schema() -> int:
    """Print the JSON Schema of ruleset files, for editors."""
    from maumau.cli.reading import schema as run

    return run()


def rules(
    ruleset: str,
    /,
    *,
    compare: str | None = None,
    option: Option = [],  # noqa: B006  # cyclopts reads it and nobody changes it
    other_option: OtherOption = [],  # noqa: B006  # the same
    seats: int | None = None,
    clauses: Flag = False,
    format: Literal["text", "md", "html"] = "text",
    lang: str | None = None,
    indices: Indices = "own",
) -> int:
    """Print the rulebook of a game, or what two games do differently."""
    from maumau.cli.reading import Reading
    from maumau.cli.reading import rules as run

    if other_option and compare is None:
        raise CallWrong("problem-other-option")
    if compare is not None and (seats is not None or clauses):
        raise CallWrong("compare-flag", flag="--clauses" if clauses else "--seats")
    options, others = pairs(option), pairs(other_option, "--other-option")
    return run(Reading(ruleset, options, compare, others, seats, clauses, format), reader(lang, indices))


def score(
    file: str | None = None,
    /,
    *,
    new: Flag = False,
    ruleset: str | None = None,
    option: Option = [],  # noqa: B006  # cyclopts reads it and nobody changes it
    names: str = "",
    csv: Annotated[list[str] | None, Parameter(negative=(), consume_multiple=True)] = None,
    html: str | None = None,
    lang: str | None = None,
    indices: Indices = "own",
) -> int:
    """Keep the score of a match with real cards. Without more it asks."""
    from maumau.cli.score.command import Call
    from maumau.cli.score.command import score as run

    call = Call(file, new, ruleset, pairs(option), listed("--names", names), csv, html)
    return run(call, reader(lang, indices))


COMMANDS = (play, simulate, verify, referee, rulesets, check, schema, rules, score)


# -- what commands share -------------------------------------------------------------------------------------------


def pairs(options: Sequence[str], flag: str = "--option") -> dict[str, str]:
    """The options of a call, `NAME=VALUE` each. Raises `CallWrong`."""
    found: dict[str, str] = {}
    for text in options:
        name, sign, value = text.partition("=")
        if not sign or not name.strip() or not value.strip():
            raise CallWrong("problem-option-form", flag=flag, option=text)
        if name.strip() in found:
            raise CallWrong("problem-option-twice", flag=flag, option=text, name=name.strip())
        found[name.strip()] = value.strip()
    return found


def listed(name: str, text: str) -> tuple[str, ...]:
    """Words with commas between them, as a parameter of this name gives them. Raises `CallWrong` for a missing word."""
    words = tuple(word.strip() for word in text.split(","))
    if text.strip() and "" in words:
        raise CallWrong("problem-word-missing", name=name, text=text)
    return words if text.strip() else ()


def run(arguments: Sequence[str]) -> int:
    """Carry out one call; every error is one message, and the exit status says of which kind it is."""
    use_utf8_where_possible()
    try:
        return carry_out(arguments)
    except MessageError as fault:  # nothing can be said in the reader's language: it is just that which is at fault
        sys.stdout.flush()
        print(f"maumau: internal error: a message is missing or wrong. {fault}", file=sys.stderr)
        return FAULT


def carry_out(arguments: Sequence[str]) -> int:
    """Carry out one call, in the reader's language."""
    speaks = language_of_call(arguments)
    try:
        # A lone `-` is no option, which the parser would take it for.
        words = [STREAM if word == "-" else word for word in arguments]
        helps = asks_for_help(arguments)
        app = manual(COMMANDS, own_version, speaks) if helps else command_line(COMMANDS, own_version)
        status = app(words, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CallWrong as error:
        return complain(speaks, error.text)
    except cyclopts.CycloptsError as error:
        wrong = explained(error, [command.__name__ for command in COMMANDS])
        return complain(speaks, wrong, Text("problem-see-help", see=f"maumau {helpful(arguments)}--help"))
    except RecursionError:
        return complain(speaks, Text("problem-nested"))
    except BrokenPipeError:
        # Whoever read the output has enough of it. What is still buffered must not fail again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 0
    except KeyboardInterrupt:
        told = speaks.say("problem-interrupted")
        print(f"\nmaumau: {told}", file=sys.stderr)
        return INTERRUPTED
    except OSError as error:
        if error.filename:
            return complain(speaks, Text("problem-file", file=str(error.filename), why=because(error)))
        return complain(speaks, Text("problem-system", why=because(error)))
    return status if isinstance(status, int) else 0


def complain(speaks: Language, *wrong: Text) -> int:
    """Say what is wrong with a call; its exit status."""
    sys.stdout.flush()
    print(f"maumau: {' '.join(map(speaks.say, wrong))}", file=sys.stderr)
    return WRONG_CALL


def helpful(arguments: Sequence[str]) -> str:
    """The command that was called, if there is such a one, with a blank."""
    known = [command.__name__ for command in COMMANDS]
    return f"{arguments[0]} " if arguments and arguments[0] in known else ""


def use_utf8_where_possible() -> None:
    """Show what the terminal cannot show as a question mark, and take any bytes that come: neither may end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
