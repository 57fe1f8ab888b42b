"""Reads an owner's component file, bounded in size and shape, with every value in the range of its type.

A type declares its ranges once, with `msgspec.Meta`. A value out of range is reported with its path and the
allowed range, and nothing is built from a file that has such a value.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from kingscourt.components.box_contents import BoxContents
from kingscourt.components.box_file import BoxFile
from kingscourt.components.confidence_table import OLD, OLD_FILE, confidence_of, doubt_problems
from kingscourt.components.range_checks import RangeProblems
from kingscourt.kernel.errors import BadComponents

MOST_BYTES: Final = 256 * 1024  # the largest shipped file has 25 kB
MOST_DEPTH: Final = 16  # brackets inside brackets
MOST_DOTS: Final = 16  # parts of one key

# Strings and comments are skipped; an unclosed one reaches to the end, where the TOML reader reports it.
_SHAPE: Final = re.compile(
    r"""
    \"\"\"(?:\\.|[^\\])*?(?:"{3,5}|\Z) | '''.*?(?:'{3,5}|\Z)
    | "(?:\\.|[^"\\\n])*(?:"|\Z)? | '[^'\n]*'? | \#[^\n]*
    | (?P<open>[\[{]) | (?P<close>[\]}]) | (?P<dot>\.) | (?P<end>[=,\n])
    """,
    re.VERBOSE | re.DOTALL,
)

T = TypeVar("T")
B = TypeVar("B", bound=BoxFile)


def read_box_file(
    text: str, kind: type[B], check: Callable[[B, BoxContents], list[str]]
) -> tuple[B, BoxContents, dict[str, str]]:
    """A component file with a line for every doubt, what it says, and how sure each value of it is.

    `check` finds what is wrong with a file whose values are in range; all of it is reported at once.
    """
    raw = parse_toml(text)
    try:
        file = convert_component_file(raw, kind)
    except BadComponents as error:
        is_old = [problem for problem in error.problems if problem.endswith(OLD)]
        raise BadComponents([OLD_FILE]) if is_old else error from None
    contents = BoxContents(raw, kind)
    found = check(file, contents) + doubt_problems(contents, file.doubts)
    if found:
        raise BadComponents(found)
    levels = confidence_of(contents, file.doubts)
    doubts = {path: level for path, level in levels.items() if level != "exact"}
    return msgspec.structs.replace(file, doubts=doubts), contents, levels


def read_component_file(text: str, kind: type[T]) -> T:
    """A component file as its type; raises BadComponents with every value that is out of range."""
    return convert_component_file(parse_toml(text), kind)


def convert_component_file(raw: dict[str, object], kind: type[T]) -> T:
    """The tables of a file as its type."""
    findings = RangeProblems()
    findings.look_at(raw, kind)
    if findings.problems:
        raise BadComponents(findings.told())
    try:
        return msgspec.convert(raw, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadComponents([str(error)]) from None


def check_catalogue(build: Callable[[], object]) -> None:
    """Refuse a box with too many actions, or with two that have the same text, before anybody plays it."""
    try:
        build()
    except ValueError as error:
        raise BadComponents([f"actions: {error}"]) from None


def parse_toml(text: str) -> dict[str, object]:
    """The tables of a TOML text of bounded size and depth."""
    problem = shape_problem(text)
    if problem:
        raise BadComponents([problem])
    try:
        return msgspec.toml.decode(text, type=dict[str, object])
    except (
        msgspec.MsgspecError,
        ValueError,
        RecursionError,
    ) as error:  # a number of 5,000 digits raises ValueError
        raise BadComponents([f"The file cannot be read: {error}"]) from None


def shape_problem(text: str) -> str:
    """Why a text is too large or too deep to read, or an empty text."""
    if len(text) > MOST_BYTES or len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        return f"The file is too large: at most {MOST_BYTES // 1024} kB are read."
    depth = 0
    dots = 0
    for part in _SHAPE.finditer(text):
        what = part.lastgroup
        if what == "open":
            depth += 1
            dots = 0
            if depth > MOST_DEPTH:
                return f"The file cannot be read: brackets inside brackets, at most {MOST_DEPTH} deep."
        elif what == "close":
            depth = max(0, depth - 1)
        elif what == "dot":
            dots += 1
            if dots >= MOST_DOTS:
                return f"The file cannot be read: a key has at most {MOST_DOTS} parts."
        elif what == "end":
            dots = 0
    return ""
