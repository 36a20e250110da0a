"""The line of every key of a TOML text."""

from __future__ import annotations

import tomllib

from hypothesis import given, settings
from hypothesis import strategies as st

from maumau.rules.lines import key_lines

TEXT = '''\
# a comment with [brackets] and key = value
name = "a \\"quoted\\" # name"   # end
"two words".inner = 1
list = [
  { a = 1 },  # first
  { b = [2, "]"] },
]
text = """
[not.a.table]
key = 1
"""

[a]
b = { c = 1, "d e" = { f = 'x = }' } }
  [a.g.h]
  i = """one"""   # on one line
[[points]]
x = -1.5e3
[ spaced . "key" ]
when = 2020-01-01T00:00:00Z
'''


def test_every_key_has_its_line() -> None:
    lines = {".".join(path): line for path, line in key_lines(TEXT).items()}
    assert lines == {
        "name": 2,
        "two words": 3,
        "two words.inner": 3,
        "list": 4,
        "list.[]": 5,
        "list.[].a": 5,
        "list.[].b": 6,
        "text": 8,
        "a": 13,
        "a.b": 14,
        "a.b.c": 14,
        "a.b.d e": 14,
        "a.b.d e.f": 14,
        "a.g": 15,
        "a.g.h": 15,
        "a.g.h.i": 16,
        "points": 17,
        "points.x": 18,
        "spaced": 19,
        "spaced.key": 19,
        "spaced.key.when": 20,
    }


def test_strings_may_hold_quotes_and_lines() -> None:
    text = "a = '''it''s\n\n'''\nb = \"\"\"x\"\"\"\"\"\nc = 'c:\\'\nd = 1"
    assert tomllib.loads(text)["d"] == 1
    assert key_lines(text) == {("a",): 1, ("b",): 4, ("c",): 5, ("d",): 6}


def test_line_ends_of_windows_count_once() -> None:
    assert key_lines("a = 1\r\n[b]\r\nc = 2\r\n") == {("a",): 1, ("b",): 2, ("b", "c"): 3}


KEYS = st.sampled_from(["a", "b-c", '"d e"', "'f.g'", "1"])
VALUES = st.sampled_from(
    ["1", "true", '"x"', "'''\n\n'''", "[1,\n2]", "{ k = 1 }", "[{ k = [\n] }]", '"""\n]"""', "{}", "07:32:00", "'#'"]
)


@settings(deadline=None)
@given(st.lists(st.tuples(KEYS, VALUES), unique_by=lambda pair: pair[0]))
def test_the_scanner_finds_the_keys_that_the_reader_finds(pairs: list[tuple[str, str]]) -> None:
    text = "[table]\n" + "".join(f"{key} = {value}\n" for key, value in pairs)
    data = tomllib.loads(text)["table"]
    lines = key_lines(text)
    assert [path[1] for path in lines if len(path) == 2] == list(data)
    rows = text.split("\n")
    for path, line in lines.items():
        if len(path) == 2:
            assert path[1] in rows[line - 1]
