"""A table as the directory lists it."""

from __future__ import annotations

import msgspec

from kingscourt.server.model.table_row import Status, TableRow


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
    )
