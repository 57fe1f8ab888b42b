"""Plays a lesson as it is written and with every wrong turn, and reads its texts in every language."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.game import Game
from kingscourt.lessons.lesson import Lesson, LessonStep
from kingscourt.lessons.lesson_progress import LOOK, MOVE
from kingscourt.table.errors import Refused
from kingscourt.testing.lessons.learner import Learner
from kingscourt.testing.lessons.lesson_texts import step_faults, word_faults

FREE_TURNS = 3


def lesson_faults(game: Game, lesson: Lesson, languages: list[str]) -> list[str]:
    """Everything that is wrong with a lesson; empty if it can be played and read."""
    faults = list(word_faults(game, lesson, languages))
    try:
        faults.extend(_play(game, lesson, languages))
    except KingscourtError as error:
        faults.append(f"{lesson.name}: {error}")
    return faults


def _play(game: Game, lesson: Lesson, languages: list[str]) -> Iterator[str]:
    learner = Learner(game, lesson)
    while not learner.course().is_done():
        course = learner.course()
        step = lesson.steps[course.step]
        yield from step_faults(learner, step, languages)
        if course.waits_for == LOOK:
            learner.look()
        elif course.waits_for != MOVE:
            yield f"{step.name}: the script is to move, but the table asks {learner.table.position.asked()}"
            return
        else:
            yield from _wrong_turns(learner, step, languages)
            if not (yield from _obey(learner, step)):
                return
    yield from _after_the_end(learner)


def _obey(learner: Learner, step: LessonStep) -> Generator[str, None, bool]:
    """Make the awaited move; ends with whether that was possible."""
    action = learner.awaited()[0]
    try:
        learner.obey()
    except (Refused, KingscourtError) as error:
        legal = ", ".join(learner.legal()) or "nothing: another seat is asked"
        yield f"{step.name}: {action!r} or what follows: {error}; legal now: {legal}"
        return False
    return True


def _wrong_turns(learner: Learner, step: LessonStep, languages: list[str]) -> Iterator[str]:
    """Try every other legal action: a free step takes it and goes on, any other refuses it."""
    expected = learner.awaited()[0]
    for action in learner.legal():
        if action == expected:
            continue
        branch = learner.branch()
        try:
            branch.act(action)
        except Refused as refused:
            if step.is_free:
                yield f"{step.name}: is free, but refuses {action!r} by {refused.refusal.rule}"
            continue
        if not step.is_free:
            yield f"{step.name}: accepts {action!r} although it is not free"
            continue
        yield from _leave(branch, languages)


def _leave(learner: Learner, languages: list[str]) -> Iterator[str]:
    """Follow a wrong turn of a free step: what is left can be read, and the game goes on."""
    course = learner.course()
    while course.waits_for == LOOK:
        yield from step_faults(learner, learner.lesson.steps[course.step], languages)
        learner.look()
        course = learner.course()
    learner.go_on(FREE_TURNS)


def _after_the_end(learner: Learner) -> Iterator[str]:
    """Check that exactly the prepared draws were made, and go on by chance."""
    if learner.source.drawn:
        yield f"draws that were not prepared: {', '.join(learner.source.drawn)}"
    made = learner.table.position.draws
    for purpose, texts in learner.lesson.draws.items():
        if made.get(purpose, 0) < len(texts):
            yield f"draws that were prepared and not made: {purpose} {texts[made.get(purpose, 0) :]}"
    learner.go_on(FREE_TURNS)
