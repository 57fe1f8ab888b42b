"""What a person gets when they ask for everything that is kept about them."""

from __future__ import annotations

import msgspec

from kingscourt.server.model.days_off import DaysOff
from kingscourt.server.model.row import Status
from kingscourt.server.model.session import Ban


class ExportedSession(msgspec.Struct, frozen=True):
    """A place where they are signed in."""

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
    """Something they said."""

    table: str
    at: float
    text: str


class Export(msgspec.Struct, frozen=True):
    """A person; other people only by handles that are good for this person alone."""

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
