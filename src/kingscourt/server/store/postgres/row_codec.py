"""Conversion of rows to and from PostgreSQL columns."""

from __future__ import annotations

from typing import cast

import msgspec

from kingscourt.server.model.clocks_and_offers import ClocksAndOffers
from kingscourt.server.model.table_row import Slots, Status, TableRow
from kingscourt.server.model.table_setup import TableSetup
from kingscourt.server.store.postgres.asyncpg_pool import Found

COLUMNS = (
    "id, version, status, last, rules, digest, pending, deadline, bot_at, unlisted, setup, course, slots,"
    " stamp"
)


def text_of(value: object) -> str:
    """A value as the text of a JSON column."""
    return msgspec.json.encode(value).decode()


def setup_text(setup: TableSetup) -> str:
    """The setup column: without the component file of up to 200 kB, which has its own column."""
    return text_of(setup if setup.components is None else msgspec.structs.replace(setup, components=None))


def whole_row(found: Found, components: str | None) -> TableRow:
    """A row with its component file, for opening the table."""
    row = row_of(found)
    if components is None:
        return row
    return msgspec.structs.replace(row, setup=msgspec.structs.replace(row.setup, components=components))


def row_of(found: Found) -> TableRow:
    """A row from its columns in the order of COLUMNS, without its component file; enough for lists."""
    # asyncpg returns untyped cells; the schema defines their types.
    return TableRow(
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
        setup=msgspec.json.decode(cast("str", found[10]), type=TableSetup),
        progress=msgspec.json.decode(cast("str", found[11]), type=ClocksAndOffers),
        slots=msgspec.json.decode(cast("str", found[12]), type=Slots),
        stamp=cast("str", found[13]),
    )
