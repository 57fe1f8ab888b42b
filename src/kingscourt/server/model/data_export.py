"""The export of everything that is stored about a person."""

from __future__ import annotations

import msgspec

from kingscourt.server.model.days_off import DaysOff
from kingscourt.server.model.lesson_progress import LessonProgress
from kingscourt.server.model.sessions_bans_and_audit import Ban
from kingscourt.server.model.table_row import Status


class ExportedSession(msgspec.Struct, frozen=True):
    """One of their sessions."""

    created_at: float
    seen_at: float


class ExportedTable(msgspec.Struct, frozen=True):
    """A table that names them; the record of a finished game is at `/api/tables/<id>/record`."""

    id: str
    game: str
    status: Status
    created_at: float
    seats: list[int]
    names: list[str]
    is_creator: bool


class ExportedLine(msgspec.Struct, frozen=True):
    """A line of their chat."""

    table: str
    at: float
    text: str


class Export(msgspec.Struct, frozen=True):
    """A person; other people appear only as handles that are valid for this person only."""

    exported_at: float
    id: str
    name: str
    created_at: float
    sessions: list[ExportedSession]
    ban: Ban | None
    days_off: DaysOff
    blocked: list[str]
    muted: list[str]
    tables: list[ExportedTable]
    chat: list[ExportedLine]
    lessons: list[LessonProgress]
    awaited_reviews: list[str]  # tables whose reviews they have asked for
