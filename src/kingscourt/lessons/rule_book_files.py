"""Reads the chapters of a game's rules and the positions that show them, from the folder `rule_book`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec

from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.game import Game
from kingscourt.lessons.rule_book import RuleBook, ShownPosition

T = TypeVar("T")

FOLDER = "rule_book"
CHAPTERS = "chapters.toml"
POSITIONS = "positions"
SUFFIX = ".toml"


class BadRuleBook(KingscourtError):
    """A file of a rule book that is missing or cannot be read."""


def rule_book_of(game: Game) -> RuleBook | None:
    """The chapters of a game's rules, if they have an order to be read in."""
    return _chapters(game.resources)


def position_names(game: Game) -> list[str]:
    """The names of the positions that show rules, sorted."""
    folder = files(game.resources) / FOLDER / POSITIONS
    if not folder.is_dir():
        return []
    return sorted(
        entry.name.removesuffix(SUFFIX) for entry in folder.iterdir() if entry.name.endswith(SUFFIX)
    )


def position_of(game: Game, name: str) -> ShownPosition:
    """A position by name; an unknown name, which may come from anywhere, never becomes a file name."""
    if name not in position_names(game):
        raise BadRuleBook(f"{game.id} has no position {name!r}")
    return _position(game.resources, name)


@cache
def _chapters(package: str) -> RuleBook | None:
    file = files(package) / FOLDER / CHAPTERS
    return (
        _decode(file.read_text(encoding="utf-8"), RuleBook, f"{package}: {CHAPTERS}")
        if file.is_file()
        else None
    )


@cache
def _position(package: str, name: str) -> ShownPosition:
    text = (files(package) / FOLDER / POSITIONS / (name + SUFFIX)).read_text(encoding="utf-8")
    found = _decode(text, ShownPosition, f"{package}: {POSITIONS}/{name}{SUFFIX}")
    return msgspec.structs.replace(found, name=name)


def _decode(text: str, type: type[T], where: str) -> T:
    try:
        return msgspec.toml.decode(text, type=type)
    except msgspec.DecodeError as error:
        raise BadRuleBook(f"{where}: {error}") from None
