"""How sure we are of each value of a component file: one table of paths in the file itself.

A path names family, entry and field, such as "title/king/influence"; * stands for any one of them. The last
line that fits a value counts, and a value that no line fits is exact: an owner who writes it has seen it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from kingscourt.components.box_contents import BoxContents
from kingscourt.components.box_file import LEVELS

OLD: Final = "'confidence' is not known here"  # the problem of a file with levels beside its entries
OLD_FILE: Final = (
    "'confidence' beside an entry is no longer read: how sure we are of numbers stands in one table, "
    "[doubts]. Delete 'confidence' everywhere, and every number of the file counts as yours; or begin with "
    "`kingscourt editions new`, which writes the table."
)


def confidence_of(contents: BoxContents, doubts: Mapping[str, str]) -> dict[str, str]:
    """The confidence of every value by its path."""
    found = {value.path: LEVELS[0] for value in contents.values}
    for pattern, level in doubts.items():
        for path in fitting(pattern, contents):
            found[path] = level
    return found


def fitting(pattern: str, contents: BoxContents) -> list[str]:
    """The values that a line of the table speaks of."""
    wanted = re.compile(
        "/".join(["[^/]+" if part == "*" else re.escape(part) for part in pattern.split("/")])
    )
    return [value.path for value in contents.values if wanted.fullmatch(value.path)]


def doubt_problems(contents: BoxContents, doubts: Mapping[str, str]) -> list[str]:
    """A sentence for every line that doubts nothing in the file, as after an id was changed."""
    return [
        f"doubts: there is no value {pattern} in the file; correct the path, or delete the line."
        for pattern, level in doubts.items()
        if level != LEVELS[0] and not fitting(pattern, contents)
    ]


def lowest(confidence: Mapping[str, str], patterns: list[str]) -> str:
    """The lowest confidence of all values at or below some paths, such as title/king."""
    level = 0
    for path, sure in confidence.items():
        for start in patterns:
            if path == start or path.startswith(f"{start}/"):
                level = max(level, LEVELS.index(sure))
    return LEVELS[level]
