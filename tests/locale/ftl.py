"""Reading the message files for tests: every message with its variables, its forms, what it refers to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

FOLDER = Path(__file__).parents[2] / "src" / "maumau" / "locale"


@dataclass
class Found(Visitor):
    """What a message is made of."""

    def __post_init__(self) -> None:
        self.variables: set[str] = set()
        self.forms: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []
        self.selectors: list[tuple[str, set[str]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        assert node.id.name == "FORM", f"there is no function {node.id.name}"
        what, form = node.arguments.positional
        assert isinstance(what, ast.VariableReference), "FORM takes a variable first"
        assert isinstance(form, ast.StringLiteral), "and the name of a form second"
        self.forms.add(form.value)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {
            key.name if isinstance(key, ast.Identifier) else str(key.value)
            for key in (variant.key for variant in node.variants)
        }
        selector = node.selector
        self.selectors.append((selector.id.name if isinstance(selector, ast.VariableReference) else "", keys))
        self.generic_visit(node)


@dataclass(frozen=True)
class Message:
    """A message of a file."""

    id: str
    file: str
    value: Found
    attributes: dict[str, Found]

    @property
    def parts(self) -> tuple[Found, ...]:
        """The message itself and its forms."""
        return (self.value, *self.attributes.values())

    @property
    def variables(self) -> set[str]:
        """All variables, of the message and its forms."""
        return set().union(*(found.variables for found in self.parts))


@cache
def messages(code: str) -> dict[str, Message]:
    """Every message of a language by its id."""
    found: dict[str, Message] = {}
    for path in sorted((FOLDER / code).glob("*.ftl")):
        for message in _read(path):
            assert message.id not in found, f"{path}: {message.id} stands twice"
            found[message.id] = message
    return found


def _read(path: Path) -> Iterator[Message]:
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: cannot be read: {(entry.content or '')[:80]!r}"
        assert not isinstance(entry, ast.Term), f"{path}: terms are not used"
        if isinstance(entry, ast.Message):
            assert entry.value is not None, f"{path}: {entry.id.name} has no value"
            attributes = {each.id.name: _found(each.value) for each in entry.attributes}
            yield Message(entry.id.name, path.name, _found(entry.value), attributes)


def _found(pattern: ast.Pattern) -> Found:
    found = Found()
    found.visit(pattern)
    return found
