"""Playing a lesson on a table: its seats and draws, the moves that the script makes, and what is refused."""

from __future__ import annotations

from kingscourt.components.named_files import shipped_components
from kingscourt.kernel.game import Game
from kingscourt.kernel.refusal import MOMENT, Refusal
from kingscourt.lessons.lesson import Lesson
from kingscourt.lessons.lesson_progress import accepts, course_of, run_of, scripted_move
from kingscourt.table.change import Change
from kingscourt.table.errors import Refused, incomplete_seal
from kingscourt.table.game_setup import BOT, FREE, HUMAN, GameSetup, Prepared, SeatSetup
from kingscourt.table.table import Table


def lesson_setup(game: Game, lesson: Lesson, name: str, bot: str, nonce: str, commitment: str) -> GameSetup:
    """The setup of a table that plays a lesson: the learner and bots of the gentlest level."""
    options = game.options(len(lesson.rivals) + 1, lesson.edition, lesson.options)
    seats = [SeatSetup(name, HUMAN, nonce), *(SeatSetup(bot, BOT) for _ in lesson.rivals)]
    components = shipped_components(game, options.edition)
    return GameSetup(
        game, options, components, seats, commitment, undo=FREE, prepared=Prepared(lesson.name, lesson.draws)
    )


def check_command(lesson: Lesson, table: Table, seen: int, actions: list[str]) -> None:
    """Refuse a command of the learner that the current step does not await."""
    course = course_of(lesson, table.position, seen)
    if not accepts(lesson, course, actions):
        raise Refused(not_now())


def next_scripted_change(lesson: Lesson, table: Table, seen: int) -> Change | None:
    """The change that makes the next move of the script; None if it makes none now."""
    course = course_of(lesson, table.position, seen)
    move = scripted_move(lesson, course)
    if move is None:
        return None
    seat, action = move
    if table.position.is_sealed():
        return _sealed_change(table, seat, run_of(lesson, course))
    return table.command(seat, [action])


def _sealed_change(table: Table, seat: int, run: list[str]) -> Change:
    """The change by a sealed choice, which is the shortest beginning of a run that is complete."""
    for count in range(1, len(run)):
        try:
            return table.command(seat, run[:count])
        except Refused as refused:
            if not refused.refusal.is_same(incomplete_seal()):
                raise
    return table.command(seat, run)


def are_bots_awaited(lesson: Lesson, table: Table, seen: int) -> bool:
    """Whether bots answer by themselves now: after the last step, or when the learner has left the script."""
    course = course_of(lesson, table.position, seen)
    return course.is_done() or not course.on_script


def not_now() -> Refusal:
    """KC-10: the step of a lesson awaits another move, or a look."""
    return Refusal("KC-10", "kernel-refusal-lesson", kind=MOMENT)
