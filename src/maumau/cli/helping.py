"""What `--help` shows and what a call that cannot be read is told, in the reader's language."""

from __future__ import annotations

import difflib
import inspect
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import Any, Literal, get_args, get_origin

import cyclopts
from cyclopts import App, Group, Parameter

from maumau.cards import SHOWN, in_line
from maumau.locale import LANGUAGES, Language, Text

VALUE = "…"  #: what stands behind an option that takes a value


def command_line(commands: Sequence[Callable[..., int]], version: Callable[[], str], **more: Any) -> App:
    """The commands, as calls are read; *more* is what help needs."""
    app = App(
        name="maumau",
        version=version,
        result_action="return_value",
        suppress_keyboard_interrupt=False,
        help_format="plaintext",
        **more,
    )
    for command in commands:
        app.command(command, name=command.__name__, usage=called(command))
    return app


def called(command: Callable[..., int]) -> str:
    """How a command is called: ``maumau simulate RULESET --seats … [--…]``."""
    words, more = ["maumau", command.__name__], False
    for parameter in inspect.signature(command).parameters.values():
        name = parameter.name.replace("_", "-")
        needed = parameter.default is parameter.empty
        if parameter.kind is parameter.POSITIONAL_ONLY:
            words.append(name.upper() if needed else f"[{name.upper()}]")
        elif needed:
            words.append(f"--{name} {VALUE}")
        else:
            more = True
    return " ".join([*words, f"[--{VALUE}]"] if more else words)


def manual(commands: Sequence[Callable[..., int]], version: Callable[[], str], speaks: Language) -> App:
    """The commands with their help in a language."""
    from maumau.cli.help_pages import Formatter  # what draws tables is only needed here

    say = speaks.say
    app = command_line(
        [_told(command, speaks) for command in commands],
        version,
        help=say("command-maumau"),
        help_epilogue=say("command-exit-status"),
        help_formatter=Formatter(speaks),
        default_parameter=Parameter(show_default=False, show_choices=False, metavar=VALUE),
        usage=f"maumau {say('command-word')}",
        group_commands=Group(say("command-commands")),
        group_arguments=Group(say("command-arguments")),
        group_parameters=Group(say("command-parameters")),
    )
    app["--help"].help = say("command-help")
    app["--version"].help = say("command-version")
    return app


def asks_for_help(arguments: Sequence[str]) -> bool:
    """Whether a call is answered by a page of help: only then are its words looked up."""
    return not arguments or any(word in ("--help", "-h") for word in arguments)


def _told(command: Callable[..., int], speaks: Language) -> Callable[..., int]:
    """A command that documents itself in a language: `command-play`, and `command-play-seats` or `command-seats`."""

    @wraps(command)
    def told(*arguments: Any, **named: Any) -> int:
        return command(*arguments, **named)

    lines, names = [speaks.say(f"command-{command.__name__}")], inspect.signature(command).parameters
    lines += ["", "Parameters", "----------"] if names else []
    for name in names:
        word = name.replace("_", "-")
        own = f"command-{command.__name__}-{word}"
        told_of = speaks.say(own if speaks.has(own) else f"command-{word}", languages=", ".join(LANGUAGES))
        lines += [name, f"    {told_of}"]
    told.__doc__ = "\n".join(lines)
    return told


# -- calls that cannot be read -------------------------------------------------------------------------------------


def explained(error: cyclopts.CycloptsError, commands: Iterable[str]) -> Text:
    """What is wrong with a call that the parser of arguments refused."""
    match error:
        case cyclopts.UnknownCommandError():
            word = (error.unused_tokens or [""])[0]
            return _unknown("command", word, list(commands))
        case cyclopts.UnknownOptionError():
            word = error.token.keyword or error.token.value
            return _unknown("flag", word, [name for one in error.argument_collection for name in one.names])
        case cyclopts.CoercionError() if error.token is not None:
            return _no_value(error)
        case cyclopts.MissingArgumentError() if error.argument is not None:
            return Text("problem-flag-needs", flag=error.keyword or error.argument.name)
        case cyclopts.RepeatArgumentError():
            return Text("problem-flag-twice", flag=error.token.keyword or error.token.value)
        case cyclopts.UnusedCliTokensError():
            return Text("problem-too-much", words=in_line(" ".join(error.unused_tokens or ()), SHOWN))
        case _:
            return Text("problem-told", told=str(error).strip())


def _unknown(what: str, word: str, known: list[str]) -> Text:
    near = difflib.get_close_matches(word, known, n=1, cutoff=0.6)
    typed = in_line(word, SHOWN)
    if near:
        return Text(f"problem-no-{what}-near", **{what: typed, "near": near[0]})
    if what == "command":
        return Text("problem-no-command", command=typed, commands=", ".join(known))
    return Text("problem-no-flag", flag=typed)


def _no_value(error: cyclopts.CoercionError) -> Text:
    """A value of the wrong kind."""
    assert error.token is not None
    flag = error.token.keyword or (error.argument.name if error.argument is not None else "")
    value = in_line(error.token.value, SHOWN)
    if get_origin(error.target_type) is Literal:
        return Text("problem-flag-choice", flag=flag, value=value, choices=", ".join(get_args(error.target_type)))
    return Text("problem-flag-number" if error.target_type is int else "problem-flag-value", flag=flag, value=value)
