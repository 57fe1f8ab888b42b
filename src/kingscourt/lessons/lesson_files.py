"""Reads lessons from the folder `lessons` of a game's package."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from msgspec.structs import replace

from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.game import Game
from kingscourt.lessons.goal_card import GoalCard
from kingscourt.lessons.lesson import Lesson, LessonStep, is_read
from kingscourt.lessons.step_texts import NoNumber, number_at

SUFFIX = ".toml"
GOAL_CARD = "goal_card.toml"


class BadLesson(KingscourtError):
    """A lesson or goal card that is missing or cannot be read."""


def lesson_names(game: Game) -> list[str]:
    """The names of a game's lessons, sorted."""
    folder = _folder(game)
    if not folder.is_dir():
        return []
    names = [entry.name for entry in folder.iterdir()]
    return sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX) and name != GOAL_CARD)


def lesson_of(game: Game, name: str) -> Lesson:
    """A game's lesson; an unknown name, which may come from anywhere, never becomes a file name."""
    if name not in lesson_names(game):
        raise BadLesson(
            f"{game.id} has no lesson {name!r}; it has: {', '.join(lesson_names(game)) or 'none'}"
        )
    return _lesson_with_numbers(game, name)


def goal_card_of(game: Game) -> GoalCard | None:
    """A game's goal card, if it has one."""
    return _read_goal_card(game.resources)


@cache
def _lesson_with_numbers(game: Game, name: str) -> Lesson:
    """A lesson in which the numbers that its texts take from the box are filled in."""
    lesson = _read_lesson(game.resources, name)
    if not any(step.printed for step in lesson.steps):
        return lesson
    box = msgspec.to_builtins(game.static_facts(game.components(lesson.edition or game.editions[0])))
    return replace(lesson, steps=[_with_numbers(step, box) for step in lesson.steps])


def _with_numbers(step: LessonStep, box: object) -> LessonStep:
    try:
        numbers = {name: number_at(box, pointer) for name, pointer in step.printed.items()}
    except NoNumber as error:
        raise BadLesson(f"step {step.name}, printed: {error} in the box") from None
    return replace(step, printed={}, numbers=numbers)


def _read_lesson(package: str, name: str) -> Lesson:
    where = f"{package}: lessons/{name}{SUFFIX}"
    text = (files(package) / "lessons" / (name + SUFFIX)).read_text(encoding="utf-8")
    try:
        lesson = msgspec.toml.decode(text, type=Lesson)
    except msgspec.DecodeError as error:
        raise BadLesson(f"{where}: {error}") from None
    names = [step.name for step in lesson.steps]
    if len(set(names)) != len(names):
        raise BadLesson(f"{where}: two steps have the same name")
    for step in lesson.steps:
        if step.is_free and is_read(step):
            raise BadLesson(f"{where}: step {step.name} is free, but has no move of the learner")
    return replace(lesson, name=name)


@cache
def _read_goal_card(package: str) -> GoalCard | None:
    file = files(package) / "lessons" / GOAL_CARD
    if not file.is_file():
        return None
    try:
        return msgspec.toml.decode(file.read_text(encoding="utf-8"), type=GoalCard)
    except msgspec.DecodeError as error:
        raise BadLesson(f"{package}: lessons/{GOAL_CARD}: {error}") from None


def _folder(game: Game) -> Traversable:
    return files(game.resources) / "lessons"
