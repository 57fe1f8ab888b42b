"""Where a table stands in its lesson, from the entries in effect and from how far the learner has looked."""

from __future__ import annotations

from itertools import takewhile
from typing import Final, NamedTuple

from kingscourt.lessons.lesson import LEARNER, Lesson, LessonStep, is_awaited, is_read, seat_and_action
from kingscourt.table.entry import ACTION
from kingscourt.table.position import Position

LOOK: Final = "look"  # waits until the learner has looked, or has read on
MOVE: Final = "move"  # waits for a move of the learner
SCRIPT: Final = "script"  # a move that the script makes comes next
DONE: Final = "done"  # the lesson is over, the game goes on

Made = tuple[int, str]  # a seat and its action


class Course(NamedTuple):
    """The step that a table is at, counted from 0, and what it waits for."""

    step: int
    waits_for: str
    move: int  # how many of the step's moves were made
    on_script: bool  # whether everything went as the lesson has it

    def is_done(self) -> bool:
        """Whether no step is left."""
        return self.waits_for == DONE


def course_of(lesson: Lesson, position: Position, seen: int) -> Course:
    """The course of a table; `seen` is how many steps the learner has looked at or read."""
    made = made_in(position)
    at = 0
    for number, step in enumerate(lesson.steps):
        for count, move in enumerate(step.moves):
            if at == len(made):
                return Course(number, _gate(step, number, count, seen), count, True)
            if made[at] != seat_and_action(move):
                return _off_script(lesson, number, made[at:], seen)
            at += 1
        if is_read(step) and seen <= number:
            return Course(number, LOOK, len(step.moves), True)
    return Course(len(lesson.steps), DONE, 0, at == len(made))


def made_in(position: Position) -> list[Made]:
    """All moves in effect, then the sealed choices that wait to be opened."""
    made = [(entry.seat, entry.text) for entry in position.line if entry.kind == ACTION]
    for seat in sorted(position.slots):
        made.extend((seat, text) for text in position.slots[seat])
    return made


def awaited(lesson: Lesson, course: Course) -> list[str]:
    """The learner's next actions in this step, up to where a rival moves; empty unless one is awaited."""
    return run_of(lesson, course) if course.waits_for == MOVE and course.on_script else []


def run_of(lesson: Lesson, course: Course) -> list[str]:
    """The next actions of the step, as far as one seat makes them."""
    moves = [seat_and_action(move) for move in lesson.steps[course.step].moves[course.move :]]
    return [action for _, action in takewhile(lambda move: move[0] == moves[0][0], moves)]


def accepts(lesson: Lesson, course: Course, actions: list[str]) -> bool:
    """Whether the lesson lets the learner send these actions now; the rules decide afterwards."""
    if course.is_done() or not course.on_script:
        return True
    if course.waits_for != MOVE:
        return False
    expected = awaited(lesson, course)
    return lesson.steps[course.step].is_free or actions == expected[: len(actions)]


def scripted_move(lesson: Lesson, course: Course) -> Made | None:
    """The move that the script makes next, if it makes one."""
    if course.waits_for != SCRIPT:
        return None
    return seat_and_action(lesson.steps[course.step].moves[course.move])


def _gate(step: LessonStep, number: int, count: int, seen: int) -> str:
    """What a step waits for before its move of this number."""
    if not is_awaited(step, step.moves[count]):
        return SCRIPT
    return LOOK if step.look and seen <= number else MOVE


def _off_script(lesson: Lesson, left_at: int, since: list[Made], seen: int) -> Course:
    """The course after the learner left the script in a step that is free: each move ends one such step."""
    own = sum(seat == LEARNER for seat, _ in since)
    for number, step in enumerate(lesson.steps):
        if number < left_at:
            continue
        if is_read(step):
            if seen <= number:
                return Course(number, LOOK, 0, False)
        elif own == 0:
            return Course(number, MOVE, 0, False)
        else:
            own -= 1
    return Course(len(lesson.steps), DONE, 0, False)
