"""Every key of every shipped file, broken in every way in turn: it is refused at its place, or means something else.

A key is taken out, misspelt, and given a value of the wrong type, a wrong word, a number far out of range, and cards
that there are not. What is refused names the file, the line and the key in one sentence; what loads all the same is
different, or the same for a reason that is told here (`free`, `equal_for_a_reason`). Never is a key passed over.
"""

from __future__ import annotations

import copy
import re
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from maumau.rules import Problem, RulesError, Ruleset, check_file, load, shipped
from maumau.rules.loading import _Loading
from maumau.rules.options import Value
from maumau.rules.schema import RulesFile
from maumau.rules.shape import by_card_paths, general, nodes
from maumau.rules.sources import open_source, with_parents

from .random_rules import toml

Data = dict[str, Any]
Keys = tuple[str, ...]

FOLDER = Path(__file__).parents[2] / "src" / "maumau" / "rulesets"
#: The files that come along, and one with keys that none of these has.
FILES = {name: FOLDER / f"{name}.toml" for name in shipped()}
FILES["crazy-eights"] = Path(__file__).parents[1] / "peers" / "crazy-eights.toml"
#: What no sentence for people holds.
INTERNAL = re.compile(r"\bNone\b|[{}<>]|maumau\.|pydantic|Traceback|Error\b|\bliteral_|\binput_|ValidationError")
LONGEST = 420  #: signs of a sentence; the longest list all keys of the language, or all cards without points

#: Values that are wrong wherever they stand, by what they are; those of the key's own type are left out.
WRONG: dict[str, tuple[Any, ...]] = {
    "type": (7, "seven", True, [], {"x": 1}, 1.5),
    "word": ("nonsense",),
    "range": (-5_000, 10_000_001),
    "cards": ("Qx", "hearts of gold", "7 but", "9-2"),
}


def every_key(data: Data, upper: Keys = ()) -> Iterator[Keys]:
    """The path of every key of a file, options, patches and clauses included."""
    for key, value in data.items():
        yield (*upper, key)
        if isinstance(value, dict):
            yield from every_key(value, (*upper, key))


def at(data: Data, path: Keys) -> Any:
    """What stands at a path."""
    for key in path:
        data = data[key]
    return data


def misspelt(key: str) -> str:
    """A key with two letters exchanged; a short one with one too many."""
    place = next((i for i in range(1, len(key) - 1) if key[i] != key[i + 1]), None)
    if len(key) < 4 or place is None or not key.replace("_", "").isalpha():
        return key + "x"
    return key[:place] + key[place + 1] + key[place] + key[place + 2 :]


def inner(path: Keys) -> Keys:
    """A path inside the piece of ruleset that it stands in: of a key in an option's patch, its path in the patch."""
    return path[3:] if path[0] == "options" and len(path) > 3 else path


def option_of(path: Keys, data: Data) -> dict[str, Value]:
    """The option, and the value of it, whose patch a path stands in."""
    if len(path) < 3 or path[0] != "options" or path[2] in ("sets", "values", "default"):
        return {}
    table = data["options"].get(path[1])
    default = table.get("default") if isinstance(table, dict) else None
    text = path[2]
    value: Value = text if isinstance(default, str) else text == "true" if isinstance(default, bool) else text
    return {path[1]: value}


def free(path: Keys) -> bool:
    """Whether a value is a text in which anything may stand."""
    if path[0] == "clauses" or path[:1] in (("name",), ("about",)):
        return len(path) != 1 or path == ("name",)
    return "clauses" in path[3:-1]


def renamed(path: Keys) -> bool:
    """Whether a key is a name that the file chooses: an option, or a value of one whose values are words."""
    return path[0] == "options" and len(path) in (2, 3)


def refusal_of(path: Path, options: dict[str, Value]) -> tuple[Problem, ...] | Ruleset:
    """What is wrong with a file with these options, or its rules; any other error than `RulesError` fails the test."""
    try:
        return _Loading(with_parents(open_source(path))).ruleset(options)
    except RulesError as error:
        return error.problems


def check_sentence(problem: Problem, path: Path, *, anywhere: bool = False) -> None:
    """A problem is one sentence, and names the line of a file: the broken one, or a parent that it contradicts."""
    assert problem.file in (str(path), *(f"{name}.toml" for name in shipped())), problem
    lines = (path if problem.file == str(path) else FOLDER / problem.file).read_bytes().count(b"\n") + 1
    assert (0 if anywhere else 1) <= problem.line <= lines, problem
    assert len(problem.message.split()) > 2, problem
    assert "\n" not in problem.message, problem
    assert len(problem.message) <= LONGEST, problem
    assert not INTERNAL.search(problem.message), problem


class Bench:
    """One shipped file, written anew with one key broken."""

    def __init__(self, ruleset: str, folder: Path) -> None:
        self.data: Data = open_source(str(FILES[ruleset])).data
        self.path = folder / "broken.toml"
        self.file = str(FILES[ruleset])
        self.plain = load(self.file)

    def refusal(self, path: Keys, data: Data) -> tuple[Problem, ...] | Ruleset:
        """The problems of a broken file, or its rules; tried as the file stands, then with the option in question."""
        self.path.write_text(toml(data), "utf-8")
        found = refusal_of(self.path, {})
        options = option_of(path, self.data)
        if isinstance(found, Ruleset) and options and options.keys() <= found.options.keys():
            return refusal_of(self.path, options)
        return found

    def told(self, problems: tuple[Problem, ...], path: Keys, key: str) -> Problem:
        """The one problem that speaks of the broken key; all of them are sentences with a place."""
        for problem in problems:
            check_sentence(problem, self.path)
        about = [one for one in problems if key in (*one.path.split("."), *one.message.split("'")) or key in one.path]
        if path == ("extends",):  # then much is missing, which the parent said
            return problems[0]
        about = about or [one for one in problems if any(part in one.path for part in path[:-1])]
        assert about, f"{path}, {key!r}: nothing is said of it in {list(map(str, problems))}"
        return about[0]


def with_key(data: Data, path: Keys, key: str | None, value: Any = None) -> Data:
    """The file with the last key of a path renamed and set; without a key, taken out."""
    changed = copy.deepcopy(data)
    table = at(changed, path[:-1])
    pairs = list(table.items())
    table.clear()
    for old, stated in pairs:
        if old != path[-1]:
            table[old] = stated
        elif key is not None:
            table[key] = value
    return changed


def wrong_values(path: Keys, value: Any) -> Iterator[tuple[str, Any]]:
    """Values that cannot stand at a key, with what is wrong about them."""
    if free(path):
        wrong_texts: tuple[Any, ...] = (7, True, [])
        yield from (("type", wrong) for wrong in wrong_texts)
        return
    if value in ("none", "plain"):  # anything that the key may hold is right in its place
        yield "type", 1.5
        yield "type", []
        return
    node = nodes(RulesFile).get(general(inner(path)))
    by_card = general(inner(path))[:-1] in by_card_paths()
    for wrong in WRONG["type"]:
        if type(wrong) is not type(value) and not (by_card and isinstance(wrong, int) and isinstance(value, str)):
            yield "type", wrong
    more = ("cards" if node.selector is not None else "word") if isinstance(value, str) and node is not None else ""
    for kind in (more, "range" if type(value) is int else ""):
        yield from ((kind, wrong) for wrong in WRONG.get(kind, ()))


def allowed_anyhow(path: Keys, wrong: Any) -> bool:
    """Values of another type that a key takes too."""
    general_path = general(inner(path))
    if general_path in (("about", "rulings"), ("about", "settled")):
        return bool(wrong == [])
    if path[0] == "options" and len(path) == 3 and path[2] in ("values", "default", "sets"):
        # The default of patches is a name, whatever it is; without values an option is true or false.
        return not isinstance(wrong, list | dict | float) if path[2] == "default" else False
    if general_path[-1:] == ("cards",) and "draw" in general_path:
        return type(wrong) is int and wrong == 7
    return general_path == ("score", "points", "*") and type(wrong) is int and wrong == 7


@cache
def keys_of(ruleset: str) -> tuple[Keys, ...]:
    """Every key of a shipped file."""
    return tuple(every_key(open_source(str(FILES[ruleset])).data))


def equal_for_a_reason(bench: Bench, path: Keys) -> bool:
    """Why a file plays as before without a key: it said what is so anyhow, or nothing about play."""
    if path[0] in ("name", "about", "clauses", "options"):
        return True
    node = nodes(RulesFile).get(general(path))
    value = at(bench.data, path)
    if node is not None and value in (node.field.get_default(call_default_factory=True), "none", {}):
        return True
    if isinstance(value, dict):
        return all(equal_for_a_reason(bench, (*path, key)) for key in value)
    for source in with_parents(open_source(bench.file)):
        above = stated(source.data, path[:-1])
        others = above.keys() - ({path[-1]} if source.stem == bench.plain.id else set())
        if path[-1] in others and above[path[-1]] == value:
            return True  # a parent says so
        if others and general(path)[:-1] in by_card_paths():
            return True  # another entry names the card, and says the same
    return False


def stated(data: Data, path: Keys) -> Data:
    """The table at a path; an empty one where there is none."""
    for key in path:
        data = data.get(key, {}) if isinstance(data, dict) else {}
    return data if isinstance(data, dict) else {}


def must_be_there(bench: Bench, path: Keys) -> bool:
    """Whether the language asks for a key that no parent states."""
    node = nodes(RulesFile).get(general(path))
    if node is None or not node.field.is_required() or len(with_parents(open_source(bench.file))) > 1:
        return False
    return len(path) == 1 or must_be_there(bench, path[:-1]) or path[:-1] in (("draw",), ("stock",), ("deal",))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where broken files are written; their parents are the shipped ones."""
    return tmp_path


@pytest.mark.parametrize("ruleset", FILES)
def test_a_file_written_anew_is_the_same(ruleset: str, folder: Path) -> None:
    """Else the comparisons below would be worth nothing."""
    bench = Bench(ruleset, folder)
    found = bench.refusal((), bench.data)
    assert isinstance(found, Ruleset)
    assert found.fingerprint == bench.plain.fingerprint
    assert check_file(bench.path) == []


@pytest.mark.parametrize("ruleset", FILES)
def test_a_key_is_taken_out(ruleset: str, folder: Path) -> None:
    bench = Bench(ruleset, folder)
    for path in keys_of(ruleset):
        found = bench.refusal(path[:2], with_key(bench.data, path, None))
        if isinstance(found, Ruleset):
            assert found.fingerprint != bench.plain.fingerprint or equal_for_a_reason(bench, path), path
        elif must_be_there(bench, path):
            dotted = ".".join(path)
            missing = [one.path for one in found if "the key is missing" in one.message]
            assert any(one == dotted or one.startswith(f"{dotted}.") for one in missing), (path, list(map(str, found)))
        else:  # what is left contradicts itself, maybe in a parent
            for problem in found:
                check_sentence(problem, bench.path)


@pytest.mark.parametrize("ruleset", FILES)
def test_a_key_is_misspelt(ruleset: str, folder: Path) -> None:
    bench, near, unknown = Bench(ruleset, folder), 0, 0
    for path in keys_of(ruleset):
        key = misspelt(path[-1])
        changed = (*path[:-1], key)
        found = bench.refusal(changed, with_key(bench.data, path, key, at(bench.data, path)))
        if isinstance(found, Ruleset):
            assert renamed(path), f"{path}: {key!r} was passed over"
            continue
        problem = bench.told(found, changed, key)
        line = bench.path.read_text("utf-8").split("\n")[problem.line - 1]
        # An option without what it needs is told where it begins.
        assert key in line or (path[0] == "options" and path[1] in line), (str(problem), line)
        a_name = path[0] in ("clauses", "options") and len(path) <= 3
        if not a_name and general(inner(path))[:-1] not in by_card_paths():
            unknown += 1
            near += f"did you mean '{path[-1]}'?" in problem.message or f"{path[-1]}'" in problem.message
    assert near >= unknown * 9 // 10, f"only {near} of {unknown} misspelt keys were told the right one"


@pytest.mark.parametrize("ruleset", FILES)
def test_a_value_is_wrong(ruleset: str, folder: Path) -> None:
    """Each key gets one wrong value, in turn; all of them in the long run."""
    break_values(Bench(ruleset, folder), keys_of(ruleset), 1)


@pytest.mark.long
@pytest.mark.parametrize("ruleset", FILES)
def test_every_value_is_wrong_in_every_way(ruleset: str, folder: Path) -> None:
    break_values(Bench(ruleset, folder), keys_of(ruleset), 99)


# ---------------------------------------------------------------- damage to the text


def text_of(ruleset: str) -> str:
    """The text of a file."""
    return FILES[ruleset].read_text("utf-8")


def verdict(path: Path, text: str | bytes) -> tuple[Problem, ...]:
    """What is said of a damaged text; nothing if it can be played. Each sentence is one, and names file and line."""
    path.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8"))
    problems = refusal_of(path, {})
    if isinstance(problems, Ruleset):
        return ()
    assert problems, "refused, and nothing is said"
    for problem in problems:
        check_sentence(problem, path, anywhere=isinstance(text, bytes) or says_nothing(text))
    return problems


def says_nothing(text: str) -> bool:
    """Whether a text holds comments alone, so that no line of it is any key's."""
    return all(line.lstrip()[:1] in ("", "#") for line in text.split("\n"))


@pytest.mark.parametrize("ruleset", FILES)
def test_a_text_that_ends_too_early(ruleset: str, folder: Path) -> None:
    """Cut off after every line of a short file, every second or third of a long one, or in the middle of it."""
    lines, path = text_of(ruleset).split("\n"), folder / "broken.toml"
    refused = 0
    for number, line in list(enumerate(lines))[:: 1 + len(lines) // 60]:
        upper = "\n".join(lines[:number])
        half = line[: len(line.split("#")[0]) // 2] if number % 2 else ""
        refused += bool(verdict(path, f"{upper}\n{half}"))
    assert refused


@pytest.mark.parametrize("ruleset", FILES)
def test_a_sign_of_the_text_is_lost(ruleset: str, folder: Path) -> None:
    """A quotation mark, a bracket or a sign = is taken out: refused on that line or after it."""
    text, path = text_of(ruleset), folder / "broken.toml"
    code = "\n".join(line.split("  #")[0] for line in text.split("\n"))
    places = [
        place for place, sign in enumerate(code) if sign in "\"'[]{}=" and not line_of(code, place).startswith("#")
    ]
    for place in places[:: max(1, len(places) // 20)]:
        problems = verdict(path, code[:place] + code[place + 1 :])
        assert problems, f"without sign {place} of {line_of(code, place)!r} it plays on"
        # A bracket that is not closed, or a table that lost its name, may be noticed first further down.
        assert max(one.line for one in problems) >= code.count("\n", 0, place) + 1, line_of(code, place)


def line_of(text: str, place: int) -> str:
    """The line of a place in a text."""
    return text[text.rfind("\n", 0, place) + 1 :].split("\n")[0]


@pytest.mark.parametrize("ruleset", FILES)
def test_a_table_that_stands_twice(ruleset: str, folder: Path) -> None:
    text, path = text_of(ruleset), folder / "broken.toml"
    for number, line in enumerate(text.split("\n")):
        if line.startswith("[") and "." not in line:
            (problem,) = verdict(path, f"{text}\n{line}\n")
            assert problem.line > number + 1
            assert "is not TOML" in problem.message
            assert "twice" in problem.message or "overwrite" in problem.message


@pytest.mark.parametrize("ruleset", FILES)
def test_a_text_in_another_spelling(ruleset: str, folder: Path) -> None:
    """Windows' line ends change nothing; signs that no text holds are told."""
    text, path = text_of(ruleset), folder / "broken.toml"
    plain = load(str(FILES[ruleset])).fingerprint
    for ends in ("\r\n", "\n\n"):
        assert verdict(path, text.replace("\n", ends)) == ()
        assert load(path).fingerprint == plain
    (problem,) = verdict(path, text.replace("=", "=\0", 1))
    assert "Illegal character" in problem.message or "Invalid" in problem.message
    for damaged in (b"\xff" + text.encode(), text.encode("utf-16"), text.encode()[:40] + b"\xc3(" + text.encode()[40:]):
        (problem,) = verdict(path, damaged)
        assert re.search(r"is not UTF-8 text \(byte \d+\)", problem.message)


def test_a_byte_order_mark_is_overlooked(folder: Path) -> None:
    """Some editors put one before the first line, where nobody sees it."""
    path = folder / "broken.toml"
    assert verdict(path, "\ufeff" + text_of(shipped()[0])) == ()
    assert load(path).fingerprint == load(shipped()[0]).fingerprint


@pytest.mark.parametrize(
    ("option", "key", "near"),
    [
        ('stes = "deal.hand", values = "5-6"', "stes", "sets"),
        ('sets = "deal.hand", valeus = "5-6"', "valeus", "values"),
        ("defualt = false, true = { deal.hand = 6 }", "defualt", "default"),
    ],
)
def test_a_misspelt_key_of_an_option_is_told_there(folder: Path, option: str, key: str, near: str) -> None:
    text = "".join(f"{each} = {stated}\n" for each, stated in {**SMALL, "options.house": f"{{ {option} }}"}.items())
    (problem,) = verdict(folder / "broken.toml", text)
    assert problem.path == f"options.house.{key}"
    assert f"did you mean '{near}'?" in problem.message


#: A small ruleset, by the keys of its lines.
SMALL = {
    "players": '"2-4"',
    "follow": '"suit"',
    "pack.ranks": '"7-A"',
    "deal.hand": "5",
    "deal.opening": '"lead"',
    "draw": '{ allowed = "at will", then = "turn ends" }',
    "stock.renew": '"shuffled"',
}
MONSTERS = {
    "deep list": ("x", "[" * 100_000),
    "half as deep": ("x", "[" * 400 + "]" * 400),
    "deep table": ("x", "{a=" * 100_000),
    "long key": ("x" + ".a" * 3_000, "1"),
    "digits": ("deal.hand", "9" * 5_000),
    "span": ("players", '"2-' + "9" * 5_000 + '"'),
    "values": ("options.hand", '{ sets = "deal.hand", values = "1-' + "9" * 5_000 + '" }'),
    "many values": ("options.hand", '{ sets = "deal.hand", values = "1-200000" }'),
    "value": ("options.hand", '{ default = 1, "' + "9" * 5_000 + '" = {} }'),
    "digits of other scripts": ("players", '"٢-٤"'),
    "a nought before": ("players", '"02-4"'),
    "a long selector": ("cards", '{ "' + "7, " * 20_000 + '" = { skip = 1 } }'),
    "a long value": ("cards.8.wild", '"' + "7, " * 60_000 + '7"'),
    "too many values": ("options.rounds", '{ sets = "match.rounds", values = "1-1000000" }'),
    "too many options": (
        "options",
        "{ " + ", ".join(f'o{n} = {{ sets = "turn.direction" }}' for n in range(200)) + " }",
    ),
    "a long text": ("x", '"' + "7" * 300_000 + '"'),
    "quoted parts": ("x" + ' . "a\\n"' * 20_000, "1"),
}


@pytest.mark.parametrize("name", MONSTERS)
def test_what_nobody_writes_is_told_too(name: str, folder: Path) -> None:
    """Nothing but a sentence comes of it, and soon."""
    key, value = MONSTERS[name]
    text = "".join(f"{each} = {stated}\n" for each, stated in {**SMALL, key: value}.items())
    begun = time.monotonic()
    assert verdict(folder / "broken.toml", text)
    assert time.monotonic() - begun < 3


def break_values(bench: Bench, paths: tuple[Keys, ...], most: int) -> None:
    """Give keys wrong values; each is refused at its key."""
    kinds: Counter[str] = Counter()
    for number, path in enumerate(paths):
        choices = [pair for pair in wrong_values(path, at(bench.data, path)) if not allowed_anyhow(path, pair[1])]
        first = number % len(choices)
        for kind, wrong in (choices[first:] + choices[:first])[:most]:
            found = bench.refusal(path, with_key(bench.data, path, path[-1], wrong))
            assert not isinstance(found, Ruleset), f"{'.'.join(path)} = {wrong!r} was passed over"
            problem = bench.told(found, path, path[-1])
            lines = bench.path.read_text("utf-8").split("\n")
            line = lines[problem.line - 1]
            assert any(part in line for part in (*path, *problem.path.split("."))), (str(problem), line)
            kinds[kind] += 1
    assert kinds["type"]
