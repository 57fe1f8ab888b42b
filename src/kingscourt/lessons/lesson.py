"""A lesson as its file and the wire have it: seats, prepared draws and steps (msgspec; never compiled).

The texts of a step are messages of the game: `<game>-lesson-<lesson>-<step>-title`, `-why` (one sentence),
`-what` (one sentence) and `-instead` (why the awaited move is better; only where another is legal). A step of
several answers may say what to do in several texts: `-what`, `-what-2`, `-what-3` … What is first met after
the lesson is explained by `<game>-lesson-<lesson>-met-<name>`.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

LEARNER: Final = 0  # the learner's seat in every lesson

Name = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*\Z", max_length=40)]
MoveText = Annotated[str, Meta(pattern=r"^[0-7] \S", max_length=500)]  # a seat and the text of its action
Pointer = Annotated[str, Meta(pattern=r"^(/[^/]+)+\Z", max_length=200)]  # JSON pointer into a view


class LessonStep(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One step: rivals' moves to watch, a place to look at, moves of the learner, in this order of gates.

    A step without a move of the learner is a look; one without places to look at is only read.
    """

    name: Name
    moves: list[MoveText] = []  # of all seats, in the order they are made; "0 ..." are the learner's
    look: list[
        str
    ] = []  # places, one of which has to be clicked; before the learner's first move of this step
    light: list[str] = []  # places that are lit while a move is awaited; those of the move itself if left out
    keep: list[str] = []  # places that the texts speak of besides: the card leaves them in sight
    then: list[Annotated[int, Meta(ge=1)]] = []  # after so many answers `-what-2`, `-what-3` … take over
    rule: str = ""  # the rule that the card links to
    is_jump: bool = False  # the script makes the learner's moves too, and the text says so
    is_free: bool = False  # any other legal move is accepted and leaves the script
    values: dict[Name, Pointer] = {}  # numbers of the texts, in the view; those of an object are added up
    printed: dict[Name, Pointer] = {}  # numbers of the texts, in the box
    numbers: dict[Name, int] = {}  # those of `printed`, filled in by whoever reads the file


class Met(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that the tutor explains in one line when it is first met after the lesson."""

    name: Name
    keys: Annotated[list[str], Meta(min_length=1)]  # of the phrases of events or questions


class Lesson(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A prepared game; the learner has the first seat."""

    rivals: list[str]  # names of the other seats
    steps: Annotated[list[LessonStep], Meta(min_length=1)]
    draws: dict[str, list[str]] = {}  # prepared outcomes by purpose, in the order they are drawn
    edition: str = ""  # the game's first if left out
    options: dict[str, str] = {}
    met: list[Met] = []
    name: Name = "first"  # given by the name of the file


def seat_and_action(move: MoveText) -> tuple[int, str]:
    """The seat of a scripted move, and the text of its action."""
    return int(move[0]), move[2:]


def is_awaited(step: LessonStep, move: MoveText) -> bool:
    """Whether the learner makes a scripted move; the script makes all others."""
    return not step.is_jump and seat_and_action(move)[0] == LEARNER


def is_read(step: LessonStep) -> bool:
    """Whether a step is over when the learner says so, because it has no move of the learner."""
    return not any(is_awaited(step, move) for move in step.moves)
