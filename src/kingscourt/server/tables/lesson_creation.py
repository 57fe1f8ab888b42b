"""Creating a table that plays a lesson."""

from __future__ import annotations

from typing import Final

import msgspec

from kingscourt.bots.levels import LEVELS
from kingscourt.kernel.game import Game
from kingscourt.lessons.lesson import Lesson
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_setup import BOT, PERSON, BotPace, Pace, Seat, TableSetup
from kingscourt.server.tables.lesson_course import prepared_lesson
from kingscourt.server.tables.table_creation import new_setup

GENTLEST: Final = LEVELS[0]


def lesson_setup(game: Game, lesson: Lesson, learner: Person, language: str, bot_pace: BotPace) -> TableSetup:
    """A private table: the learner and the lesson's rivals, without a clock and with free undo."""
    seats = [Seat(PERSON, learner.name, learner.id)]
    seats += [Seat(BOT, name, level=GENTLEST) for name in lesson.rivals]
    setup = new_setup(
        game,
        learner.id,
        lesson.edition,
        lesson.options,
        None,
        seats,
        Pace(),
        public=False,
        starts_when_full=True,
        undo="free",
        language=language,
        bot_pace=bot_pace,
    )
    return msgspec.structs.replace(setup, prepared=prepared_lesson(lesson))
