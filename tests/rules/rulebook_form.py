"""What every page is, whatever its rules and its language: sentences for people, tables that are whole, one file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser

from maumau.locale import Language, Text
from maumau.rules.rulebook import FORMATS, Page, write
from maumau.rules.rulebook.compare import Comparison
from maumau.rules.rulebook.page import Paragraph, Table
from maumau.rules.rulebook.told import word
from maumau.rules.schema import Rules
from maumau.rules.shape import choices, nodes

from .rulebook_pages import sentences

#: Messages that are no sentences: a line of a table, what is typed.
NO_SENTENCES = ("rulebook-value", "compare-setting")
#: Where the name of an option and its value may stand.
TYPED = {
    "text": re.compile(r"^- [^\s=:]+=.*$", re.M),
    "md": re.compile(r"`[^`]+`"),
    "html": re.compile(r"<code>[^<]*</code>|<style>.*?</style>", re.S),
}
#: In a comparison they stand in the cells of the settings, and above the columns.
COMPARED = re.compile(r"\b[a-z0-9]+(\\?_[a-z0-9]+)*=[^\s|<]+(, [a-z0-9-]+\b)*")
UNSAID = re.compile(r"\?\?\?|[{}]|\b(True|False|None)\b|\b[a-z]+(\\?_[a-z]+)+\b|\b[a-z]+\.[a-z]+\b")
CAPITAL = re.compile(r"[“„”«]*[^\W_a-zа-яčćđšžąęėįųūäöüßñ]")
END = re.compile(r"\.[”“»]?$")
VOID = {"meta", "br", "hr", "link", "img"}


@cache
def raw_values() -> re.Pattern[str]:
    """Values of the rules language as messages choose by them: words with dashes that English has not."""
    values = {word(value) for node in nodes(Rules).values() for value in choices(node.field.annotation)}
    values -= {"counter-clockwise"}
    return re.compile(rf"\b({'|'.join(sorted(value for value in values if '-' in value))})\b")


def faults(what: Page, speaks: Language) -> Iterator[str]:
    """Everything that is wrong with a page in a language, in all formats."""
    yield from wrong_parts(what)
    yield from wrong_sentences(what, speaks)
    for form in FORMATS:
        text = write(what, speaks, form)
        yield from (f"{form}: {found!r}" for found in unsaid(TYPED[form].sub("", text)))
        yield from SHAPES[form](text)


def compared_faults(what: Comparison, speaks: Language) -> Iterator[str]:
    """The same of a comparison."""
    for form in FORMATS:
        text = write(what, speaks, form)
        bare = TYPED["html"].sub("", text) if form == "html" else text
        bare = COMPARED.sub("", " ".join(bare.split()))
        yield from (f"{form}: {found!r}" for found in unsaid(bare))
        yield from SHAPES[form](text)


def unsaid(text: str) -> Iterator[str]:
    """Names and values of the rules language, signs of a message that was not filled in."""
    for pattern in (UNSAID, raw_values()):
        yield from (text[max(0, found.start() - 30) : found.end() + 30] for found in pattern.finditer(text))


def wrong_parts(what: Page) -> Iterator[str]:
    """Sections without anything in them, house rules of which nothing is told."""
    for section in what.sections:
        if not section.parts:
            yield f"{section.title.id} is empty"
        for part in section.parts:
            match part:
                case Paragraph(found):
                    if not found:
                        yield f"{section.title.id} has an empty paragraph"
                case Table(_, rows):
                    if not all(row.says or row.value is not None for row in rows):
                        yield f"{section.title.id} has an empty row"
    titles = [section.title for section in what.sections]
    if len(titles) != len(set(titles)):
        yield "a title stands twice"
    yield from (f"{choice} tells nothing" for choice in empty_choices(what))


def empty_choices(what: Page) -> list[str]:
    """House rules without a line."""
    from maumau.rules.rulebook.house import Choice

    parts = [part for section in what.sections for part in section.parts]
    return [part.typed for part in parts if isinstance(part, Choice) and not part.lines]


def wrong_sentences(what: Page, speaks: Language) -> Iterator[str]:
    """Sentences that do not begin with a capital (or a number) or end without a full stop."""
    for one in {told.text for told in sentences(what, beside=True)}:
        said = speaks.say(one)
        if one.id not in NO_SENTENCES and not is_sentence(said):
            yield f"{one.id}: {said!r}"
        if said != said.strip() or "  " in said or not said:
            yield f"{one.id}: blanks in {said!r}"


def is_sentence(said: str) -> bool:
    """Whether it begins and ends like one."""
    return bool(CAPITAL.match(said) and END.search(said))


def wrong_text(text: str) -> Iterator[str]:
    """Lines that are too long (of a name that cannot be broken: none)."""
    for line in text.split("\n"):
        if len(line) > 100 and " " in line.strip():
            yield f"a line of {len(line)} signs: {line}"
        if line != line.rstrip():
            yield f"blanks at the end of {line!r}"


def wrong_markdown(text: str) -> Iterator[str]:
    """Tables with rows of different lengths."""
    width = 0
    for line in text.split("\n"):
        cells = len(re.findall(r"(?<!\\)\|", line)) - 1
        if line.startswith("|"):
            if width and cells != width:
                yield f"{cells} cells for {width}: {line}"
            width = width or cells
        else:
            if cells >= 0:
                yield f"a bar in {line!r}"
            width = 0


class _Tags(HTMLParser):
    """The tags of a file, each closed by its own."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"</{tag}> closes nothing")


def wrong_html(text: str) -> Iterator[str]:
    """Tags that are not closed, what a screen reader and a phone need, what would be fetched from elsewhere."""
    tags = _Tags()
    tags.feed(text)
    tags.close()
    yield from tags.wrong
    if tags.open:
        yield f"not closed: {tags.open}"
    if not text.startswith("<!doctype html>\n"):
        yield "no doctype"
    named = dict(tags.seen)
    if not named["html"].get("lang"):
        yield "no language"
    metas = [attributes for tag, attributes in tags.seen if tag == "meta"]
    if not any(meta.get("name") == "viewport" for meta in metas):
        yield "no viewport"
    if not any(meta.get("charset") == "utf-8" for meta in metas):
        yield "no charset"
    yield from (f"{tag} is missing" for tag in ("title", "main", "h1") if tag not in named)
    yield from (f"{tag} may not stand here" for tag in ("script", "link", "img", "iframe", "object") if tag in named)
    if found := re.search(r"https?:|//|url\(|@import|\b(src|href|on\w+)=", text):
        yield f"something from elsewhere: {found[0]}"


SHAPES = {"text": wrong_text, "md": wrong_markdown, "html": wrong_html}


def said_of(what: Page) -> set[Text]:
    """The sentences of a page's rules, without saying them."""
    return {one.text for one in sentences(what)}
