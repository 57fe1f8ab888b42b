"""Things by a typed name: in any language, with or without accents."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Sequence
from typing import TypeVar

from kingscourt.cli.terminal.numbered_choices import fold, has_words
from kingscourt.texts.renderer import Renderer

T = TypeVar("T")
Name = Callable[[Renderer, T], str]

NUMBERED = re.compile(r"^\d+\W+(?=\w)")
CLOSE = 0.8  # as near as harbor and harbour


def by_exact_name(renderers: Sequence[Renderer], things: Sequence[T], name: Name[T], typed: str) -> list[T]:
    """The things whose name is what was typed, in the first language where there is one."""
    wanted = fold(typed)
    for renderer in renderers if wanted else ():
        exact = [thing for thing in things if wanted in names_of(name(renderer, thing))]
        if exact:
            return exact
    return []


def by_name(renderers: Sequence[Renderer], things: Sequence[T], name: Name[T], typed: str) -> list[T]:
    """The things whose name is what was typed, else those whose name has every typed word.

    The languages are tried in their order, so a name in the reader's own comes first.
    """
    exact = by_exact_name(renderers, things, name, typed)
    for renderer in () if exact or not fold(typed) else renderers:
        partly = [thing for thing in things if has_words(name(renderer, thing), typed)]
        if partly:
            return partly
    return exact


def names_of(name: str) -> tuple[str, str]:
    """A name, and the same without the number before it."""
    return fold(name), fold(without_number(name))


def without_number(name: str) -> str:
    """A name without the number of its place: “Jester” for “1. Jester”."""
    return NUMBERED.sub("", name)


def by_spelling(renderers: Sequence[Renderer], things: Sequence[T], name: Name[T], typed: str) -> list[T]:
    """`by_name`, else the things whose name is spelt nearly like what was typed."""
    found = by_name(renderers, things, name, typed)
    if found:
        return found
    for renderer in renderers:
        names = [fold(name(renderer, thing)) for thing in things]
        near = set(difflib.get_close_matches(fold(typed), names, n=5, cutoff=CLOSE))
        if near:
            return [thing for thing, said in zip(things, names, strict=True) if said in near]
    return []
