"""Location of texts: `locale/<language>/*.ftl` of this package and of each game's package."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.syntax import FluentParser, ast

from kingscourt.kernel.errors import KingscourtError
from kingscourt.texts.fluent_adapter import Messages

ENGLISH: Final = "en"
LANGUAGES: Final = ("en", "hu", "de", "fr", "nl", "es")
SHARED: Final = "kingscourt.texts"

ON_THE_COVER: Final = ("edition-", "option-")


class UnknownLanguage(KingscourtError):
    """A language without translations."""

    def __init__(self, language: str) -> None:
        super().__init__(f"there is no language {language!r}; known languages: {', '.join(LANGUAGES)}")
        self.language: str = language


def locale_folder(package: str) -> Traversable:
    """The folder with the texts of a package."""
    return files(package).joinpath("locale")


def read_optional(package: str, *path: str) -> str:
    """A file below a package's `locale`, or an empty text."""
    file = locale_folder(package).joinpath(*path)
    return file.read_text("utf-8") if file.is_file() else ""


def fluent_files(package: str, language: str) -> dict[str, str]:
    """Name and content of every Fluent file of a package in a language, sorted by name."""
    folder = locale_folder(package).joinpath(language)
    if not folder.is_dir():
        return {}
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda f: f.name)
    return {file.name: file.read_text("utf-8") for file in found}


def languages_of(package: str) -> list[str]:
    """The languages that a package has texts in."""
    return [language for language in LANGUAGES if fluent_files(package, language)]


@cache
def messages(language: str, packages: tuple[str, ...]) -> Messages:
    """The shared messages and those of some packages, read once per process."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    loaded = Messages(language)
    for package in dict.fromkeys((SHARED, *packages)):
        for source in fluent_files(package, language).values():
            loaded.add(source)
    return loaded


def cover_texts(game: str, package: str, language: str) -> str:
    """The messages of a game's cover: name, editions and options; what is untranslated stays English."""
    prefix = game.replace("_", "-")
    own = _cover_messages(prefix, package, language)
    return "".join((_cover_messages(prefix, package, ENGLISH) | own).values())


def _cover_messages(prefix: str, package: str, language: str) -> dict[str, str]:
    """The source of each message of the cover by its id, in the order of the files."""
    found: dict[str, str] = {}
    for source in fluent_files(package, language).values():
        for entry in FluentParser(with_spans=True).parse(source).body:
            if isinstance(entry, ast.Message) and _is_on_cover(entry.id.name, prefix):
                assert entry.id.span is not None
                assert entry.span is not None
                text = source[entry.id.span.start : entry.span.end]  # without the comment above it
                found.setdefault(entry.id.name, text.rstrip() + "\n")
    return found


def _is_on_cover(id: str, prefix: str) -> bool:
    return id == f"{prefix}-game" or id.startswith(tuple(f"{prefix}-{kind}" for kind in ON_THE_COVER))
