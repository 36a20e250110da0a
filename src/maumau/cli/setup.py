"""Before the match: which rules, which house rules, who plays. Asked where the call does not say it."""

from __future__ import annotations

import re
import secrets
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from maumau.cli.files import CallWrong
from maumau.cli.reading import loaded
from maumau.cli.talk import Quit, Talk
from maumau.cli.vocabulary import ASK, CALLS, COMMANDS, DOUBLE_CALLS, FILLERS, LEAVE, NO, VERBS, YES
from maumau.cli.wording import Party, Player, bot_names, in_a_row
from maumau.rules import RulesError, Ruleset, load, shipped
from maumau.rules.options import Option, shown_values
from maumau.rules.problems import nearest
from maumau.rules.rulebook import differences
from maumau.rules.schema import Rules
from maumau.rules.shape import general, nodes
from maumau.rules.words import sentence

LONGEST_NAME = 20
LONGEST_EXPLANATION = 140
OF_THE_WHOLE = ("Length", "Settings")  #: rows of a comparison that repeat what others say
SWITCHES = {"yes": "true", "y": "true", "on": "true", "no": "false", "n": "false", "off": "false"}
ABOUT_BOTS = (
    "random plays any card that it may; random-any makes any legal move; rules plays by what the cards do. One kind "
    "for all, or one for each with commas."
)
_WORD = re.compile(r"\S+")


@dataclass
class Wish:
    """What the call says; None and empty where it says nothing."""

    ruleset: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    seats: int | None = None
    people: int | None = None
    names: Sequence[str] = ()
    bots: Sequence[str] = ()
    seed: int | None = None


@dataclass(frozen=True)
class Chosen:
    """What is to be played, and by whom."""

    ruleset: Ruleset
    file: str | None
    party: Party
    seed: int


def choose(wish: Wish, talk: Talk) -> Chosen:
    """Settle everything: by the call alone where it names the rules, else by asking for what it does not say."""
    asking = wish.ruleset is None
    ref = ask_ruleset(talk) if wish.ruleset is None else wish.ruleset
    ruleset = loaded(ref, wish.options)
    if asking and not wish.options:
        ruleset = ask_options(talk, ref, ruleset)
    seats, people = wish.seats, wish.people
    if people is None and wish.names:
        people = len(wish.names)
    if seats is None and asking and people is None:
        seats = ask_seats(talk, ruleset)
    if people is None and asking:
        people = ask_number(talk, "How many of them are people at this keyboard", 1, seats or ruleset.players[1], 1)
    people = 1 if people is None else people
    if seats is None:
        seats = max(people + len(wish.bots), ruleset.players[0], 2)
    check_numbers(ruleset, seats, people)
    names = list(wish.names) or (ask_names(talk, people) if asking else default_names(people))
    check_names(names, people)
    bots = list(wish.bots) or (ask_bots(talk, seats - people) if asking else [])
    party = seated(names, people, seats, bots)
    seed = secrets.randbits(62) if wish.seed is None else wish.seed
    return Chosen(ruleset, ref if ref not in shipped() else None, party, seed)


def check_numbers(ruleset: Ruleset, seats: int, people: int) -> None:
    """Refuse numbers of players that cannot be, with the numbers (ALL-14)."""
    try:
        ruleset.check_seats(seats)
    except RulesError as error:
        raise CallWrong(str(error)) from None
    if not 1 <= people <= seats:
        raise CallWrong(f"{people} {'person' if people == 1 else 'people'} at {seats} seats: there may be 1 to {seats}")


# -- asking --------------------------------------------------------------------------------------------------------


def ask(talk: Talk, question: str, explained: str) -> str:
    """Ask until the answer is neither `?`, which is answered, nor a wish to leave. Raises `Quit`."""
    while True:
        answer = talk.ask(question)
        if answer.lower() in LEAVE:
            raise Quit
        if answer.lower() not in ASK:
            return answer
        talk.say(f"{explained} quit: leave.")


def ask_ruleset(talk: Talk) -> str:
    """Ask for the rules; an id, or the path of a file."""
    known = [load(name) for name in shipped()]
    talk.show("Maumau: every Mau-Mau there is, at one table.\n\nWhich game?")
    for number, ruleset in enumerate(known, 1):
        about = ", ".join(part for part in (ruleset.english, ruleset.country) if part and part != ruleset.name)
        talk.say(f"{number:3} {ruleset.name}" + (f" ({about})" if about else ""), indent="      ")
    while True:
        answer = ask(
            talk,
            "Its number, part of its name, or a file of rules: ",
            f"Type a number from 1 to {len(known)}, a name or its beginning, a country, or the path of a .toml file.",
        )
        if answer.isdecimal() and 1 <= int(answer) <= len(known):
            return known[int(answer) - 1].id
        if answer.endswith(".toml"):
            try:
                loaded(answer, {})
            except CallWrong as error:
                talk.show(str(error))
                continue
            return answer
        found = called(known, answer) if answer else []
        if len(found) == 1:
            talk.say(f"{title(found[0])}.")
            return found[0].id
        if found:
            talk.say(f"Several are called so: {'; '.join(map(title, found))}. Type more, or the number.")
            continue
        near = nearest(answer, [text for ruleset in known for text in (ruleset.id, ruleset.name, ruleset.english)])
        hint = f"; did you mean {near}?" if near else "."
        talk.say(f"There is no such game{hint} The numbers are 1 to {len(known)}.")


def title(ruleset: Ruleset) -> str:
    """``Maumas (Lithuania)``."""
    about = ruleset.english if ruleset.english and ruleset.english != ruleset.name else ruleset.country
    return f"{ruleset.name} ({about})" if about else ruleset.name


def called(known: Sequence[Ruleset], answer: str) -> list[Ruleset]:
    """The rulesets that an answer names: exactly, by the beginning of a word, or by three letters anywhere."""
    wanted = answer.casefold()
    texts = {r.id: [text.casefold() for text in (r.id, r.name, r.english, r.country)] for r in known}
    exact = [ruleset for ruleset in known if wanted in texts[ruleset.id]]
    if len(exact) == 1 or any(ruleset.id == wanted for ruleset in exact):
        return [next((ruleset for ruleset in exact if ruleset.id == wanted), exact[0])]
    beginning = re.compile(rf"(?<!\w){re.escape(wanted)}")
    begun = [ruleset for ruleset in known if any(beginning.search(text) for text in texts[ruleset.id])]
    inside = [ruleset for ruleset in known if any(wanted in text for text in texts[ruleset.id])]
    return exact or begun or (inside if len(wanted) >= 3 else [])


def ask_options(talk: Talk, ref: str, ruleset: Ruleset) -> Ruleset:
    """Ask for house rules until nothing more is changed."""
    if not ruleset.options:
        return ruleset
    talk.show("")
    talk.say(f"{ruleset.name}: what a table may choose, and what holds if you change nothing:")
    for option in ruleset.options.values():
        default = "none" if option.default is None else shown_values((option.default,))
        talk.say(f"  {option.name}: {default} (may be {shown_values(option.values)})", indent="      ")
        talk.say(f"      {about_option(ruleset, option)}", indent="      ")
    chosen: dict[str, str] = {}
    first = next(iter(ruleset.options))
    help_ = f"Type NAME=VALUE, as in {first}={shown_values(ruleset.options[first].values[:1])}; several with blanks."
    while True:
        answer = ask(talk, f"A change, as in {first}=…, or Enter to go on: ", f"{help_} Enter: go on.")
        if not answer:
            return ruleset
        try:
            changes = option_pairs(answer, ruleset.options)
            changed = load(ref, chosen | changes)
        except RulesError as error:
            talk.say(" ".join(option_problem(problem.message) for problem in error.problems))
            continue
        except CallWrong as error:
            talk.say(str(error))
            continue
        ruleset, chosen = changed, chosen | changes
        kept = ", ".join(f"{key} = {shown_values((value,))}" for key, value in ruleset.chosen.items())
        talk.say(f"Chosen: {kept}." if kept else "Everything is as it was.")


def about_option(ruleset: Ruleset, option: Option) -> str:
    """What an option is about, as the rulebook has it, in two lines at most: the key it sets, or what changes."""
    if option.sets is not None:
        text = nodes(Rules)[general(tuple(option.sets.split(".")))].field.description or ""
        return textwrap.shorten(sentence(text), LONGEST_EXPLANATION, placeholder=" …")
    told = []
    for value in option.values:
        if value != option.default:
            try:
                changed = differences(ruleset, ruleset.with_options({**ruleset.chosen, option.name: value}))
            except RulesError:
                continue  # not together with what is chosen: said where it is tried
            rows = " ".join(
                f"{rule}: {sentence(new or 'nothing')}"
                for rule, (_, new) in changed.items()
                if rule not in OF_THE_WHOLE
            )
            told.append(f"With {shown_values((value,))}: {rows}")
    return textwrap.shorten(" ".join(told), LONGEST_EXPLANATION, placeholder=" … (rules: in full)")


def option_pairs(answer: str, options: Mapping[str, Option]) -> dict[str, str]:
    """Options as people type them: ``hand=6 limit=20``, ``LIMIT = 20``, ``hand 6``, ``jack_on_jack off``."""
    words = re.sub(r"\s*=\s*|\s+to\s+", "=", answer.replace(",", " ").replace(";", " ")).split()
    if len(words) == 2 and not any("=" in word for word in words):
        words = ["=".join(words)]
    pairs: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        name = next((known for known in options if known.casefold() == name.casefold()), name)
        if not sign or not name or not value:
            raise CallWrong(f"{word}: type NAME=VALUE, as in {next(iter(options))}=…")
        switch = name in options and all(isinstance(known, bool) for known in options[name].values)
        pairs[name] = SWITCHES.get(value.lower(), value.lower()) if switch else value
    return pairs


def option_problem(message: str) -> str:
    """What is wrong with an option, in the words of this question."""
    if message.startswith("option "):
        return re.sub(r"^option '([^']*)' ", r"\1 ", message) + "."
    return sentence(message.replace("no option", "there is no option", 1))


def ask_seats(talk: Talk, ruleset: Ruleset) -> int:
    """Ask how many play, until that many can be dealt to."""
    fewest, most = ruleset.players
    while True:
        seats = ask_number(talk, "How many players", fewest, most, max(2, fewest))
        try:
            check_numbers(ruleset, seats, 1)
        except CallWrong as error:
            talk.show(str(error))
            continue
        return seats


def ask_number(talk: Talk, question: str, least: int, most: int, default: int) -> int:
    """Ask for a number."""
    if least == most:
        return least
    while True:
        explained = f"A number from {least} to {most}; Enter takes {default}."
        answer = ask(talk, f"{question}, {least} to {most}? [{default}] ", explained)
        if not answer:
            return default
        if answer.isdecimal() and least <= int(answer) <= most:
            return int(answer)
        talk.say(f"A number from {least} to {most}, please; Enter takes {default}.")


def ask_names(talk: Talk, people: int) -> list[str]:
    """Ask everybody's name."""
    names: list[str] = []
    for default in default_names(people):
        question = "Your name?" if people == 1 else f"Name of player {len(names) + 1}?"
        while True:
            name = (
                ask(talk, f"{question} [{default}] ", f"1 to {LONGEST_NAME} characters; Enter takes {default}.")
                or default
            )
            try:
                check_names([*names, name], len(names) + 1)
            except CallWrong as error:
                talk.say(f"{str(error)[:1].upper()}{str(error)[1:]}.")
                continue
            names.append(name)
            break
    return names


def ask_bots(talk: Talk, count: int) -> list[str]:
    """Ask for the kind of bots."""
    if count == 0:
        return []
    from maumau.bots.players import BOTS

    while True:
        answer = ask(talk, f"What kind of bots: {' or '.join(BOTS)}? [{BOTS[-1]}] ", ABOUT_BOTS)
        kinds = answer.replace(",", " ").split()
        if all(kind in BOTS for kind in kinds):
            return kinds
        many = f"one kind for all, or one for each of the {count}, with commas" if count > 1 else "name one of them"
        talk.say(f"Bots are {in_a_row(BOTS)}; {many}.")


# -- who sits where ------------------------------------------------------------------------------------------------


def default_names(people: int) -> list[str]:
    """``Player 1``, …"""
    return [f"Player {number}" for number in range(1, people + 1)]


def check_names(names: Sequence[str], people: int) -> None:
    """Refuse names that could not be told apart, or be taken for a move. Raises `CallWrong`."""
    if len(names) != people:
        given = "1 name" if len(names) == 1 else f"{len(names)} names"
        wanted = "1 person" if people == 1 else f"{people} people"
        raise CallWrong(f"{given} for {wanted}: one name each")
    taken: set[str] = {name.lower() for name in bot_names(26)}
    reserved = {command.split()[0] for command in (*COMMANDS, *VERBS, *CALLS, *DOUBLE_CALLS, *YES, *NO, *FILLERS)}
    reserved |= {"catch", "name"}
    for name in names:
        first = next(iter(_WORD.findall(name.lower())), "")
        if not name.isprintable() or not 1 <= len(name) <= LONGEST_NAME or ":" in name or name[0].isdigit():
            raise CallWrong(f"{name!r} is no name here: 1 to {LONGEST_NAME} characters, no digit first and no colon")
        if first in reserved:
            raise CallWrong(f"{name!r} would be taken for a command; choose another name")
        if name.lower() in taken:
            raise CallWrong(f"the name {name!r} is taken; choose another")
        taken.add(name.lower())


def seated(names: Sequence[str], people: int, seats: int, bots: Sequence[str]) -> Party:
    """The party: people first, then the bots."""
    from maumau.bots.players import BOTS

    count = seats - people
    kinds = list(bots) or [BOTS[-1]]
    for kind in kinds:
        if kind not in BOTS:
            near = nearest(kind, BOTS)
            hint = f"did you mean {near!r}?" if near else f"there are {', '.join(BOTS)}"
            raise CallWrong(f"no bot {kind!r}; {hint}")
    if len(kinds) > max(count, 1) or (len(kinds) > 1 and len(kinds) != count):
        raise CallWrong(f"{len(kinds)} kinds of bot for {count} bots: name one for all, or one for each")
    kinds = kinds * count if len(kinds) == 1 else kinds
    players = [Player(name, None, True) for name in names]
    players += [Player(name, kind) for name, kind in zip(bot_names(count), kinds, strict=True)]
    return Party(tuple(players))
