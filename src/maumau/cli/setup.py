"""Before the match: which rules, which house rules, who plays. Asked where the call does not say it."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from maumau.cards import SHOWN, in_line
from maumau.cli.choosing import check_bots, check_seats, loaded
from maumau.cli.house_rules import ask_options
from maumau.cli.questions import ask, ask_number
from maumau.cli.reading import country, told_about
from maumau.cli.talk import Talk
from maumau.cli.trouble import CallWrong
from maumau.cli.vocabulary import ANSWERS, CALLS, COMMANDS, VERBS, plain, vocabulary
from maumau.cli.wording import Party, Player, bot_names
from maumau.locale import Language, Listed, Name, Text
from maumau.rules import Ruleset, load, shipped
from maumau.rules.problems import nearest

LONGEST_NAME = 20
PART = 3  #: letters that find a game by a part of a word
MOST_BOTS = 26
NUMBER_WIDE = 3


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
        people = ask_number(talk, "setup-people", 1, seats or ruleset.players[1], 1)
    people = 1 if people is None else people
    if seats is None:
        seats = max(people + len(wish.bots), ruleset.players[0], 2)
    check_numbers(ruleset, seats, people)
    names = list(wish.names) or (ask_names(talk, people) if asking else default_names(people, talk.language))
    check_names(names, people, talk.language)
    bots = list(wish.bots) or (ask_bots(talk, seats - people) if asking else [])
    party = seated(names, people, seats, bots, talk.language)
    seed = secrets.randbits(62) if wish.seed is None else wish.seed
    return Chosen(ruleset, ref if ref not in shipped() else None, party, seed)


def check_numbers(ruleset: Ruleset, seats: int, people: int) -> None:
    """Refuse numbers of players that cannot be, with the numbers (ALL-14)."""
    check_seats(ruleset, seats)
    if not 1 <= people <= seats:
        raise CallWrong("problem-people", people=people, seats=seats)


# -- which game ----------------------------------------------------------------------------------------------------


def ask_ruleset(talk: Talk) -> str:
    """Ask for the rules; an id, or the path of a file."""
    known = [load(name) for name in shipped()]
    talk.say(Text("setup-title"))
    talk.show("")
    talk.say(Text("setup-which-game"))
    for number, ruleset in enumerate(known, 1):
        talk.say(f"{number:{NUMBER_WIDE}} {talk.told(title(ruleset, talk.language))}", indent="      ")
    while True:
        answer = ask(talk, Text("setup-game-ask"), Text("setup-game-help", games=len(known)))
        if answer.isdecimal() and 1 <= int(answer) <= len(known):
            return known[int(answer) - 1].id
        if answer.endswith(".toml"):
            try:
                loaded(answer, {})
            except CallWrong as error:
                talk.show(error.text)
                continue
            return answer
        found = called(known, answer, talk.language) if answer else []
        if len(found) == 1:
            talk.say(Text("setup-game-chosen", game=title(found[0], talk.language)))
            return found[0].id
        if found:
            games = "; ".join(talk.told(title(ruleset, talk.language)) for ruleset in found)
            talk.say(Text("setup-game-several", games=games))
        else:
            talk.say(no_such_game(known, answer))


def no_such_game(known: Sequence[Ruleset], answer: str) -> Text:
    """What is said where no game is called so."""
    near = nearest(answer, [text for ruleset in known for text in (ruleset.id, ruleset.name, ruleset.english)])
    if near:
        return Text("setup-game-near", near=near, games=len(known))
    return Text("setup-game-none", games=len(known))


def title(ruleset: Ruleset, speaks: Language) -> Text | str:
    """``Maumas (Lithuania)``."""
    about = told_about(ruleset, speaks)
    return Text("setup-game", name=ruleset.name, about=", ".join(about)) if about else ruleset.name


def called(known: Sequence[Ruleset], answer: str, speaks: Language) -> list[Ruleset]:
    """The rulesets that an answer names: exactly, by the beginning of a word, or by three letters anywhere."""
    wanted = plain(answer)
    texts = {r.id: [plain(t) for t in (r.id, r.name, r.english, r.country, country(r, speaks)) if t] for r in known}
    exact = [ruleset for ruleset in known if wanted in texts[ruleset.id]]
    if len(exact) == 1 or any(ruleset.id == wanted for ruleset in exact):
        return [next((ruleset for ruleset in exact if ruleset.id == wanted), exact[0])]
    beginning = re.compile(rf"(?<!\w){re.escape(wanted)}")
    begun = [ruleset for ruleset in known if any(beginning.search(text) for text in texts[ruleset.id])]
    inside = [ruleset for ruleset in known if any(wanted in text for text in texts[ruleset.id])]
    return exact or begun or (inside if len(wanted) >= PART else [])


# -- who plays -----------------------------------------------------------------------------------------------------


def ask_seats(talk: Talk, ruleset: Ruleset) -> int:
    """Ask how many play, until that many can be dealt to."""
    fewest, most = ruleset.players
    while True:
        seats = ask_number(talk, "setup-seats", fewest, most, max(2, fewest))
        try:
            check_numbers(ruleset, seats, 1)
        except CallWrong as error:
            talk.say(error.text)
            continue
        return seats


def ask_names(talk: Talk, people: int) -> list[str]:
    """Ask everybody's name."""
    names: list[str] = []
    for number, default in enumerate(default_names(people, talk.language), 1):
        alone = Text("setup-name", default=default)
        question = alone if people == 1 else Text("setup-name-of", default=default, number=number)
        while True:
            name = ask(talk, question, Text("setup-name-help", most=LONGEST_NAME, default=default)) or default
            try:
                check_names([*names, name], len(names) + 1, talk.language)
            except CallWrong as error:
                talk.say(error.text)
                continue
            names.append(name)
            break
    return names


def ask_bots(talk: Talk, count: int) -> list[str]:
    """Ask for the kind of bots."""
    if count == 0:
        return []
    from maumau.bots.players import BOTS

    question = Text("setup-bots", bots=_row(BOTS, "or"), default=BOTS[-1])
    while True:
        answer = ask(talk, question, Text("setup-bots-help"))
        kinds = answer.replace(",", " ").split()
        if all(kind in BOTS for kind in kinds):
            return kinds
        talk.say(Text("setup-bots-again", bots=_row(BOTS, "and"), count=count))


def _row(names: Iterable[str], last: str) -> Listed:
    return Listed(tuple(map(Name, names)), last)


# -- who sits where ------------------------------------------------------------------------------------------------


def default_names(people: int, speaks: Language) -> list[str]:
    """``Player 1``, …"""
    return [speaks.say("setup-default-name", number=number) for number in range(1, people + 1)]


def check_names(names: Sequence[str], people: int, speaks: Language) -> None:
    """Refuse names that could not be told apart, or be taken for a move. Raises `CallWrong`."""
    if len(names) != people:
        raise CallWrong("problem-names", names=len(names), people=people)
    taken: set[str] = {name.lower() for name in bot_names(MOST_BOTS, speaks)}
    words = vocabulary(speaks).words((*COMMANDS, *VERBS, *CALLS, *ANSWERS, "filler", "catch", "name"))
    reserved = {word.split()[0] for word in words}
    for name in names:
        shown = in_line(name, SHOWN)
        if not name.isprintable() or not 1 <= len(name) <= LONGEST_NAME or ":" in name or name[0].isdigit():
            raise CallWrong("problem-name", name=shown, most=LONGEST_NAME)
        if plain(name.split()[0] if name.split() else name) in reserved:
            raise CallWrong("problem-name-command", name=shown)
        if name.lower() in taken:
            raise CallWrong("problem-name-taken", name=shown)
        taken.add(name.lower())


def seated(names: Sequence[str], people: int, seats: int, bots: Sequence[str], speaks: Language) -> Party:
    """The party: people first, then the bots."""
    from maumau.bots.players import BOTS

    count = seats - people
    kinds = list(bots) or [BOTS[-1]]
    check_bots(kinds, count, BOTS)
    kinds = kinds * count if len(kinds) == 1 else kinds
    players = [Player(name, None, True) for name in names]
    players += [Player(name, kind) for name, kind in zip(bot_names(count, speaks), kinds, strict=True)]
    return Party(tuple(players))
