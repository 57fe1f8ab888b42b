"""The lesson that a table plays: where it stands, what its script does next, how far an undo goes back."""

from __future__ import annotations

import hashlib
from functools import lru_cache

import msgspec
import structlog

from kingscourt.lessons.lesson import LEARNER, Lesson, is_awaited, seat_and_action
from kingscourt.lessons.lesson_files import BadLesson, lesson_of
from kingscourt.lessons.lesson_progress import SCRIPT, Course, course_of, made_in
from kingscourt.lessons.lesson_table import check_command, next_scripted_change
from kingscourt.server.model.table_setup import PreparedLesson, TableSetup
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.table.change import Change
from kingscourt.table.entry import ACTION
from kingscourt.table.errors import Refused, nothing_to_undo
from kingscourt.table.position import Position
from kingscourt.table.table import Table

LOG = structlog.get_logger()


def prepared_lesson(lesson: Lesson) -> PreparedLesson:
    """What a table that begins a lesson keeps of it."""
    return PreparedLesson(lesson.name, lesson.draws, len(lesson.steps), script_mark(lesson))


def script_mark(lesson: Lesson) -> str:
    """A mark of everything that decides which step a table is at; texts and lights do not."""
    gates = [(step.moves, bool(step.look), step.is_jump, step.is_free) for step in lesson.steps]
    return hashlib.sha256(msgspec.json.encode(gates)).hexdigest()[:16]


def course_at(setup: TableSetup, table: Table | None, seen: int) -> Course | None:
    """Where a table stands in its lesson; None without one, and if the learner or the game has ended it."""
    lesson = _lesson_at(setup, table)
    if lesson is None or table is None:
        return None
    course = course_of(lesson, table.position, seen)
    return None if table.position.is_over() and not course.is_done() else course


def awaits_bots(course: Course | None) -> bool:
    """Whether bots answer by themselves now.

    A move of the script that is still to be made was refused by the rules; then the game goes on without it.
    """
    return course is None or course.is_done() or not course.on_script or course.waits_for == SCRIPT


def check_actions(setup: TableSetup, table: Table, seen: int, actions: list[str]) -> None:
    """Refuse actions that the current step of a lesson does not await."""
    lesson = _lesson_at(setup, table)
    if lesson is not None and not awaits_bots(course_of(lesson, table.position, seen)):
        check_command(lesson, table, seen, actions)


def next_scripted(setup: TableSetup, table: Table, seen: int) -> Change | None:
    """The change that makes the next move of the script, if there is one."""
    lesson = _lesson_at(setup, table)
    if lesson is None:
        return None
    try:
        return next_scripted_change(lesson, table, seen)
    except Refused as refused:  # by rules that are newer than the lesson
        LOG.error("lesson cannot go on", game=setup.game, lesson=lesson.name, rule=refused.refusal.rule)
        return None


def undo_target(setup: TableSetup, table: Table, target: int | None) -> int | None:
    """The entry that an undo goes back to: before a move of the learner, as the script repeats its own."""
    lesson = _lesson_at(setup, table)
    if lesson is None:
        return target
    before = _before_own_move(lesson, table.position)
    if before is None:
        raise Refused(nothing_to_undo())
    return before if target is None else min(target, before)


def _before_own_move(lesson: Lesson, position: Position) -> int | None:
    """The entry before the last move that the learner has made, not the script."""
    script = [(seat_and_action(move), is_awaited(step, move)) for step in lesson.steps for move in step.moves]
    made = made_in(position)
    pairs = zip(script, made, strict=False)
    on_script = next((n for n, (move, known) in enumerate(pairs) if move[0] != known), len(script))
    number, found = 0, None
    before = 0
    for entry in position.line:
        if entry.kind == ACTION:
            is_own = entry.seat == LEARNER and (number >= on_script or script[number][1])
            found = before if is_own else found
            number += 1
        before = entry.n
    return found


def _lesson_at(setup: TableSetup, table: Table | None) -> Lesson | None:
    """The lesson that is going on at a table."""
    if setup.prepared is None or table is None:
        return None
    if LEARNER in table.position.bots or LEARNER in table.position.resigned:
        return None
    return _installed(setup.game, setup.prepared.lesson, setup.prepared.script)


@lru_cache(maxsize=64)
def _installed(game: str, name: str, script: str) -> Lesson | None:
    """A lesson, if it is here with the same script."""
    try:
        lesson = lesson_of(find_game(game), name)
    except BadLesson as error:
        LOG.warning("lesson is gone", game=game, lesson=name, problem=str(error))
        return None
    return lesson if script_mark(lesson) == script else None
