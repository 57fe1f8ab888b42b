"""The texts of a step: their keys, and their numbers from the box and the learner's view."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.phrase import Phrase, Value
from kingscourt.lessons.lesson import Lesson, LessonStep

TITLE = "title"
WHY = "why"
WHAT = "what"
INSTEAD = "instead"
ELSEWHERE = "elsewhere"

DEVICES: Final = ("mouse", "touch")  # what a learner clicks or taps with: the texts choose their verb by it


class NoNumber(KingscourtError):
    """A pointer of a lesson that leads to no number."""


def step_key(game: str, lesson: Lesson, step: LessonStep, part: str) -> str:
    """The key of a text of a step."""
    return f"{_prefix(game, lesson)}-{step.name}-{part}"


def what_parts(step: LessonStep) -> list[str]:
    """The texts that say what to do, in the order in which the learner comes to them."""
    return [WHAT, *(f"{WHAT}-{number}" for number in range(2, len(step.then) + 2))]


def later_parts(step: LessonStep) -> list[str]:
    """The texts that a step may have for its further moves: other reasons for them, and against others."""
    return [f"{part}-{number}" for part in (WHY, INSTEAD) for number in range(2, len(step.then) + 2)]


def met_key(game: str, lesson: Lesson, name: str) -> str:
    """The key of the line about something that is first met after the lesson."""
    return f"{_prefix(game, lesson)}-met-{name}"


def step_phrase(
    game: str, lesson: Lesson, step: LessonStep, part: str, view: object, device: str = DEVICES[0]
) -> Phrase:
    """A text of a step with the numbers of a view, which is as it looks in JSON."""
    args: dict[str, Value] = {**step.numbers}
    args |= {name: number_at(view, pointer) for name, pointer in step.values.items()}
    args["device"] = device
    return Phrase(step_key(game, lesson, step, part), args)


def number_at(root: object, pointer: str) -> int:
    """The number that a JSON pointer leads to in a view or box; those of an object or list are added up.

    The entries of a box are also found by their ids, as in /city/paris/bonus.
    """
    found = root
    for name in pointer.split("/")[1:]:
        found = _within(found, name)
    if found is None:
        raise NoNumber(f"there is nothing at {pointer}")
    values = found.values() if isinstance(found, dict) else found if isinstance(found, list) else [found]
    total = 0
    for value in values:
        if not isinstance(value, int):
            raise NoNumber(f"there is no number at {pointer}")
        total += value
    return total


def _within(found: object, name: str) -> object:
    """A member by its name, number or id; None if there is none."""
    if isinstance(found, dict):
        return found.get(name)
    if not isinstance(found, list):
        return None
    if name.isdecimal():
        return found[int(name)] if int(name) < len(found) else None
    return next((entry for entry in found if isinstance(entry, dict) and entry.get("id") == name), None)


def _prefix(game: str, lesson: Lesson) -> str:
    return f"{game.replace('_', '-')}-lesson-{lesson.name}"
