"""Rows to and from the columns of PostgreSQL."""

from __future__ import annotations

from typing import cast

import msgspec

from kingscourt.server.model.course import Course
from kingscourt.server.model.row import Row, Slots, Status
from kingscourt.server.model.setup import Setup
from kingscourt.server.store.pool import Found

COLUMNS = (
    "id, version, status, last, rules, digest, pending, deadline, bot_at, unlisted, setup, course, slots,"
    " stamp"
)


def text_of(value: object) -> str:
    """A value as the text of a JSON column."""
    return msgspec.json.encode(value).decode()


def setup_text(setup: Setup) -> str:
    """A setup as its column keeps it: an owner's component file, up to 200 kB, has a column of its own."""
    return text_of(setup if setup.components is None else msgspec.structs.replace(setup, components=None))


def whole_row(found: Found, components: str | None) -> Row:
    """A row with its component file, for whoever opens the table."""
    row = row_of(found)
    if components is None:
        return row
    return msgspec.structs.replace(row, setup=msgspec.structs.replace(row.setup, components=components))


def row_of(found: Found) -> Row:
    """A row from its columns in the order of COLUMNS, without its component file: enough for lists."""
    # asyncpg hands out untyped cells; the schema says what they are.
    return Row(
        id=cast("str", found[0]),
        version=cast("int", found[1]),
        status=cast("Status", found[2]),
        last=cast("int", found[3]),
        rules=cast("str", found[4]),
        digest=cast("str", found[5]),
        pending=cast("list[int]", found[6]),
        deadline=cast("float | None", found[7]),
        bot_at=cast("float | None", found[8]),
        unlisted=cast("bool", found[9]),
        setup=msgspec.json.decode(cast("str", found[10]), type=Setup),
        course=msgspec.json.decode(cast("str", found[11]), type=Course),
        slots=msgspec.json.decode(cast("str", found[12]), type=Slots),
        stamp=cast("str", found[13]),
    )
