"""People, listings and talk."""

from __future__ import annotations

import msgspec

from kingscourt.server.model.row import Row, Status

HOST = "host"  # in local mode: whoever sits at this computer


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """A guest: a name and an id; accounts will add credentials."""

    id: str
    name: str
    is_nameless: bool = False  # the directory is away: the cookie says who it is, nothing their name


class Listing(msgspec.Struct, frozen=True):
    """A table as the directory knows it; always derived from the row."""

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
    others: list[str] = []  # named by the table without a seat: who made it, watchers of a private one
    language: str = ""
    creator: str = ""


class ChatLine(msgspec.Struct, frozen=True):
    """Something that a person said at a table."""

    id: int
    person: str
    name: str
    text: str
    at: float


def listing_of(row: Row) -> Listing:
    """What the directory is told about a table."""
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
