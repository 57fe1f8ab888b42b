"""Responses about games: what they offer, their rules, their lessons and how far a lesson has come."""

from __future__ import annotations

from typing import Literal

import msgspec

from kingscourt.kernel.wire_types import WirePhrase
from kingscourt.lessons.goal_card import GoalCard
from kingscourt.lessons.lesson import Lesson

LessonGate = Literal["look", "move", "script", "done"]


class Sourcing(msgspec.Struct, frozen=True):
    """How many values the game counts, and how many of them have no source and are reconstructed."""

    values: int
    reconstructed: int


class LessonInfo(msgspec.Struct, frozen=True):
    """Where a table stands in its lesson."""

    name: str
    step: int  # counted from 0; the number of steps once it is done
    waits_for: LessonGate
    move: int  # how many of the step's moves were made
    on_script: bool  # the learner has not left the script; bots answer by themselves once it is left


class RuleInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule or component by its id, and the phrase that states it; its argument `whose` is own or rival."""

    id: str
    text: WirePhrase
    component: bool
    lines: list[WirePhrase] = []  # what is printed on a component, a fact each
    see: str = ""  # the numbered rule that a component stands under
    confidence: str = "exact"  # the lowest of its numbers: exact, derived or reconstructed
    kind: str = ""  # of a component: `<game>-components-<kind>` names all of its kind; none for a shared name


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    rules: str
    seats: list[int]
    editions: list[str]
    options: dict[str, list[str]]
    bots: list[str]
    sourcing: dict[str, Sourcing]  # by edition
    ranges: dict[str, dict[str, list[int]]] = {}  # of numbers, by option and word: "points-35"
    has_reviews: bool = False  # whether its finished games can be reviewed
    has_goal_card: bool = False
    lessons: dict[str, int] = {}  # how many steps each lesson has, by name


class Teaching(msgspec.Struct, frozen=True):
    """What a game has for people who learn it."""

    goal_card: GoalCard | None
    lessons: list[Lesson]


class MyLesson(msgspec.Struct, frozen=True):
    """How far I have come in a lesson; its table may be gone."""

    game: str
    lesson: str
    table: str
    step: int
    steps: int
    is_done: bool  # once done it stays done, even if the lesson was begun again
