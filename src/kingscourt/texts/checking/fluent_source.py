"""Parsed Fluent files, for checks and proofreading: the words, variables and references of each pattern."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from kingscourt.texts.fluent_adapter import parsed
from kingscourt.texts.locale_files import ENGLISH, LANGUAGES, SHARED, fluent_files


class Pattern:
    """The value or an attribute of a message, taken apart."""

    def __init__(self, written: str) -> None:
        self.written: str = written
        self.words: list[str] = []  # literal texts of all variants
        self.variables: set[str] = set()
        self.counts: set[str] = set()  # variables that select a variant by number
        self.numbers: set[int] = set()  # numbers with their own variant
        self.functions: set[str] = set()

    def says(self) -> str:
        """All its words as one text."""
        return " ".join(self.words)


class Message:
    """A message with its patterns: the value under "", attributes by name."""

    def __init__(self, id: str, file: str) -> None:
        self.id: str = id
        self.file: str = file
        self.patterns: dict[str, Pattern] = {}

    def attributes(self) -> set[str]:
        """Names of its attributes."""
        return {name for name in self.patterns if name}


class Language:
    """All messages of one package in one language, and the syntax errors."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.files: list[str] = []
        self.messages: dict[str, Message] = {}
        self.faults: list[str] = []


class Sources:
    """Every language of one package."""

    def __init__(self, package: str) -> None:
        self.package: str = package
        self.languages: dict[str, Language] = {}

    @property
    def english(self) -> Language:
        """The language that the others are compared with."""
        return self.languages[ENGLISH]

    def attribute_names(self) -> set[str]:
        """Every attribute of its English messages."""
        return {name for message in self.english.messages.values() for name in message.attributes()}


class _Reader(Visitor):
    """Walks a pattern and collects its contents."""

    def __init__(self, pattern: Pattern) -> None:
        self.pattern = pattern

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  (named by fluent.syntax)
        self.pattern.words.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.pattern.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.pattern.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        keys = [variant.key for variant in node.variants]
        if isinstance(selector, ast.VariableReference) and any(_is_count(key) for key in keys):
            self.pattern.counts.add(selector.id.name)
            self.pattern.numbers.update(int(key.value) for key in keys if isinstance(key, ast.NumberLiteral))
        self.generic_visit(node)


def _is_count(key: ast.Identifier | ast.NumberLiteral) -> bool:
    return isinstance(key, ast.NumberLiteral) or key.name in {"zero", "one", "two", "few", "many"}


def _read_pattern(node: ast.Pattern) -> Pattern:
    whole = ast.Message(ast.Identifier("m"), node)
    pattern = Pattern(FluentSerializer().serialize_entry(whole))
    _Reader(pattern).visit(node)
    return pattern


def _read_message(node: ast.Message, file: str) -> Message:
    message = Message(node.id.name, file)
    if node.value is not None:
        message.patterns[""] = _read_pattern(node.value)
    for attribute in node.attributes:
        message.patterns[attribute.id.name] = _read_pattern(attribute.value)
    return message


def add_file(language: Language, name: str, content: str) -> None:
    """Read one file; syntax errors and duplicate ids are faults."""
    language.files.append(name)
    for entry in parsed(content).body:
        if isinstance(entry, ast.Junk):
            first_line = (entry.content or "").strip().split("\n")[0]
            language.faults.append(f"{name}: cannot be read: {first_line}")
        elif isinstance(entry, ast.Message):
            if entry.id.name in language.messages:
                language.faults.append(f"{name}: {entry.id.name} comes twice")
            language.messages.setdefault(entry.id.name, _read_message(entry, name))


@cache
def read_sources(package: str) -> Sources:
    """All Fluent files of a package."""
    sources = Sources(package)
    for name in LANGUAGES:
        language = sources.languages[name] = Language(name)
        for file, content in fluent_files(package, name).items():
            add_file(language, file, content)
    return sources


def argument_of(variable: str, attributes: set[str]) -> str:
    """The argument that a variable names, directly or in one of its forms."""
    argument, _, attribute = variable.rpartition("_")
    return argument if argument and attribute in attributes else variable


def known_attributes(package: str) -> set[str]:
    """Every attribute that a form can name: those of the package and the shared ones."""
    return read_sources(package).attribute_names() | read_sources(SHARED).attribute_names()
