"""A table as the directory lists it."""

from __future__ import annotations

import msgspec

from kingscourt.lessons.lesson import LEARNER
from kingscourt.server.model.lesson_progress import LessonProgress
from kingscourt.server.model.table_row import CLOSED, TABLE_OPEN, Status, TableRow
from kingscourt.server.model.table_setup import PERSON


class Listing(msgspec.Struct, frozen=True):
    """A table in the directory, always derived from its row."""

    id: str
    status: Status
    game: str
    edition: str
    public: bool
    seats: int
    free: int
    people: list[str]
    names: list[str]
    pace: str
    created_at: float
    others: list[str] = []  # named by the table without a seat: its creator, watchers of a private one
    language: str = ""
    creator: str = ""
    lesson: LessonProgress | None = None  # that its first person is learning


def listing_of(row: TableRow) -> Listing:
    """The directory's listing of a table."""
    setup = row.setup
    return Listing(
        id=row.id,
        status=row.status,
        game=setup.game,
        edition=setup.edition,
        public=setup.public,
        seats=len(setup.seats),
        free=sum(1 for seat in setup.seats if seat.kind == "open"),
        people=setup.people(),
        names=[seat.name for seat in setup.seats],
        pace=setup.pace.kind,
        created_at=setup.created_at,
        others=setup.others(),
        language=setup.language,
        creator=setup.creator,
        lesson=_lesson_of(row),
    )


def _lesson_of(row: TableRow) -> LessonProgress | None:
    setup, lesson = row.setup, row.setup.prepared
    if lesson is None or row.status == TABLE_OPEN or setup.seats[LEARNER].kind != PERSON:
        return None
    return LessonProgress(
        game=setup.game,
        lesson=lesson.lesson,
        table="" if row.status == CLOSED else row.id,
        begun_at=setup.created_at,
        step=row.progress.step,
        steps=lesson.steps,
        is_done=row.progress.step >= lesson.steps,
    )
