"""The few texts of a game that stand on its cover: its name, and its editions and options."""

from __future__ import annotations

from typing import Final

from fluent.syntax import FluentParser, ast

from kingscourt.texts.locale_files import ENGLISH, fluent_files

ON_THE_COVER: Final = ("edition-", "option-")


def cover_texts(game: str, package: str, language: str) -> str:
    """The Fluent messages of a game's cover; what is not translated stays English."""
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
