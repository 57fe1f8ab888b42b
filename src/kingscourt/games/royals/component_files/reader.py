"""Reads the component files of the shipped editions and of owners."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from kingscourt.components.box_contents import BoxContents
from kingscourt.components.component_file import check_catalogue, read_box_file
from kingscourt.games.royals.catalogue import make_actions
from kingscourt.games.royals.component_files.checks import problems, unknown_names
from kingscourt.games.royals.component_files.file_types import ComponentFile
from kingscourt.games.royals.components import RoyalsComponents

EDITIONS = ["rulebook", "arcane-2016"]


def shipped_components(edition: str) -> RoyalsComponents:
    """The components of an edition that comes with the package."""
    return build(shipped_text(edition), shipped=True)


def read_components(text: str) -> RoyalsComponents:
    """The components of an owner's file; raises BadComponents with every mistake."""
    return build(text, shipped=False)


def shipped_text(edition: str) -> str:
    """The file of an edition."""
    return files("kingscourt.games.royals").joinpath(f"data/{edition}.toml").read_text(encoding="utf-8")


@cache
def usual_contents() -> BoxContents:
    """The entries that texts in every language name."""
    return read_box_file(shipped_text(EDITIONS[0]), ComponentFile, lambda file, _: problems(file))[1]


def mistakes(file: ComponentFile, contents: BoxContents) -> list[str]:
    """A sentence for every mistake; names come first, because the rest goes by them."""
    found = (
        [] if file.edition in EDITIONS else [f"edition: {file.edition!r} is none of {', '.join(EDITIONS)}."]
    )
    found += unknown_names(file) + contents.naming_problems(usual_contents())
    return found or problems(file)


def build(text: str, shipped: bool) -> RoyalsComponents:
    """Decode, check, resolve names."""
    file, contents, levels = read_box_file(text, ComponentFile, mistakes)
    components = RoyalsComponents(file, text, shipped, contents.plain_names("royals"), levels)
    check_catalogue(lambda: components.prepare(make_actions(components)))
    return components
