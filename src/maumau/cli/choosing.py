"""Which rules, options, players and bots a call or an answer names: checked, with a sentence for what is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from maumau.cards import SHOWN, in_line
from maumau.cli.files import because
from maumau.cli.trouble import CallWrong
from maumau.locale import Text
from maumau.rules import RulesError, Ruleset, load, shipped
from maumau.rules.contradictions import cards_needed, hand_for
from maumau.rules.options import Option, shown_values
from maumau.rules.problems import nearest
from maumau.rules.sources import is_path

FEW = 20  #: values of an option among which the nearest spelling is looked for
_NUMBER = re.compile(r"-?[0-9]{1,9}")


def loaded(ref: str, options: Mapping[str, str]) -> Ruleset:
    """The rules of an id or a file, with options. Raises `CallWrong`."""
    check_ruleset(ref)
    try:
        ruleset = load(ref)
    except RulesError as error:
        raise CallWrong("problem-told", told=str(error)) from None
    for wrong in wrong_options(ruleset, options):
        raise CallWrong(wrong.id, **dict(wrong.values))
    if not options:
        return ruleset
    try:
        return load(ref, options)
    except RulesError as error:
        raise CallWrong("problem-options-together", told=str(error)) from None


def check_ruleset(ref: str) -> None:
    """Refuse an id that no ruleset has, and a file that cannot be opened. Raises `CallWrong`."""
    if is_path(ref):
        try:
            with open(ref, "rb"):
                return
        except OSError as error:
            raise CallWrong("problem-unreadable", file=in_line(ref), why=because(error)) from None
        except ValueError:
            return  # no file can have such a name: told where it is loaded
    if ref not in shipped():
        near, typed = nearest(ref, shipped()), in_line(ref, SHOWN)
        if near:
            raise CallWrong("problem-no-ruleset-near", ruleset=typed, near=near)
        raise CallWrong("problem-no-ruleset", ruleset=typed, rulesets=", ".join(shipped()))


def wrong_options(ruleset: Ruleset, given: Mapping[str, str]) -> Iterator[Text]:
    """What is wrong with each of some options: there is none of that name, or it has no such value."""
    for name, value in given.items():
        option = ruleset.options.get(name)
        if option is None:
            yield _no_option(ruleset, name)
        elif value.strip() not in (shown_values((known,)) for known in option.values):
            yield _no_value(option, value.strip())


def _no_option(ruleset: Ruleset, name: str) -> Text:
    typed, near = in_line(name, SHOWN), nearest(name, ruleset.options)
    if near:
        return Text("problem-no-option-near", option=typed, near=near)
    if not ruleset.options:
        return Text("problem-no-options", option=typed)
    return Text("problem-no-option", option=typed, options=", ".join(ruleset.options))


def _no_value(option: Option, value: str) -> Text:
    values = {"option": option.name, "value": in_line(value, SHOWN), "values": shown_values(option.values)}
    few = [shown_values((known,)) for known in option.values] if len(option.values) <= FEW else []
    near = nearest(value, few)
    numbers = [known for known in option.values if isinstance(known, int) and not isinstance(known, bool)]
    if not near and numbers and _NUMBER.fullmatch(value):
        near = str(min(numbers, key=lambda number: abs(number - int(value))))
    if near:
        return Text("problem-option-value-near", **values, near=near)
    return Text("problem-option-value", **values)


def check_seats(ruleset: Ruleset, seats: int) -> None:
    """Refuse a number of players that these rules cannot be dealt to, with the numbers (ALL-14). Raises `CallWrong`."""
    fewest, most = ruleset.players
    if not fewest <= seats <= most:
        raise CallWrong("problem-seats", fewest=fewest, most=most, seats=seats)
    there = ruleset.packs_for(seats) * len(ruleset.deck.kinds)
    needed, hand = cards_needed(ruleset.rules, seats)[0], hand_for(ruleset.rules, seats)
    if needed > there:
        values = {"seats": seats, "hand": hand, "hands": seats * hand, "needed": needed, "there": there}
        raise CallWrong("problem-too-few-cards", **values)


def check_bots(kinds: Sequence[str], count: int, bots: Sequence[str]) -> None:
    """Refuse kinds of bots that there are not among *bots*, and too many or too few kinds for so many bots."""
    for kind in kinds:
        if kind not in bots:
            near, typed = nearest(kind, bots), in_line(kind, SHOWN)
            if near:
                raise CallWrong("problem-no-bot-near", kind=typed, near=near)
            raise CallWrong("problem-no-bot", kind=typed, bots=", ".join(bots))
    if len(kinds) > 1 and len(kinds) != count:
        raise CallWrong("problem-bots", kinds=len(kinds), bots=count)
