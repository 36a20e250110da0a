"""A page written out in a language: as text for a terminal, as Markdown, as HTML."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from maumau.locale import Language, Phrase
from maumau.locale.phrases import Value
from maumau.rules.rulebook.compare import Comparison
from maumau.rules.rulebook.house import Choice
from maumau.rules.rulebook.page import Page, Row
from maumau.rules.rulebook.told import Told, clauses
from maumau.rules.ruleset import Ruleset

RULING = "°"
WIDTH = 100  #: of plain text, where nobody says otherwise


@dataclass(frozen=True)
class Writer:
    """The words of a page: sentences with the mark of a ruling and, where wanted, the clauses they state."""

    language: Language
    ruleset: Ruleset | None = None
    cited: bool = False  #: with the clauses in brackets
    width: int = WIDTH  #: of plain text, in columns

    def value(self, value: Value) -> str:
        """A phrase or a number alone."""
        if isinstance(value, Phrase):
            return value.form(self.language, "")
        return str(value).replace("-", "−") if isinstance(value, int) else value

    def heading(self, value: Value) -> str:
        """The same with a capital letter."""
        text = self.value(value)
        return text[:1].upper() + text[1:]

    def sentences(self, says: Iterable[Told]) -> str:
        """Sentences in a row; where one after the other states the same clauses, they stand behind the last."""
        told = list(says)
        notes = [self._note(one) for one in told]
        return " ".join(
            self.language.say(one.text) + self._mark(one) + ("" if note == after else note)
            for one, note, after in zip(told, notes, [*notes[1:], ""], strict=True)
        )

    def cell(self, row: Row) -> str:
        """What a row of a table says: sentences, or one value, marked and cited in the same way."""
        if row.value is None:
            return self.sentences(row.says)
        return self.value(row.value) + "".join(self._mark(one) + self._note(one) for one in row.says)

    def line(self, head: Phrase | None, one: Told) -> str:
        """One sentence, under the name of the cards it is about."""
        said = self.sentences((one,))
        return said if head is None else f"{self.value(head)}: {said}"

    def choice(self, choice: Choice) -> list[str]:
        """The lines of a house rule; those about the same cards as one."""
        lines: list[str] = []
        of_choice = replace(self, ruleset=choice.ruleset)
        for at, (head, one) in enumerate(choice.lines):
            said = of_choice.sentences((one,))
            if at and head is not None and choice.lines[at - 1][0] == head:
                lines[-1] += f" {said}"
            else:
                lines.append(said if head is None else f"{self.value(head)}: {said}")
        return lines

    def _mark(self, one: Told) -> str:
        return RULING if self.ruleset and any(self.ruleset.is_ruling(key) for key in one.keys) else ""

    def _note(self, one: Told) -> str:
        found = clauses(self.ruleset, (one,)) if self.ruleset and self.cited else ()
        return f" [{', '.join(found)}]" if found else ""


def write(what: Page | Comparison, language: Language, form: str, cited: bool = False, width: int = WIDTH) -> str:
    """A page or a comparison in one of `FORMATS`, with the clauses of the source where they are *cited*."""
    from maumau.rules.rulebook import html, markdown, text

    write_page: dict[str, Callable[[Page, Writer], str]] = {
        "text": text.page_text,
        "md": markdown.page_text,
        "html": html.page_text,
    }
    write_comparison: dict[str, Callable[[Comparison, Writer], str]] = {
        "text": text.comparison_text,
        "md": markdown.comparison_text,
        "html": html.comparison_text,
    }
    if isinstance(what, Comparison):
        return write_comparison[form](what, Writer(language, width=width))
    return write_page[form](what, Writer(language, what.ruleset, cited, width))


FORMATS = ("text", "md", "html")


def subtitle(page: Page, writer: Writer) -> str:
    """The English name, where it is another, for readers of English."""
    ruleset = page.ruleset
    return ruleset.english if writer.language.code == "en" and ruleset.english != ruleset.name else ""


def cell_lines(cell: Iterable[tuple[Phrase | None, Told]], writer: Writer) -> Iterator[str]:
    """What one side of a comparison says, sentence by sentence."""
    for head, one in cell:
        yield writer.line(head, one)
