"""What `admin release` does: a table that is held goes on, if it can."""

from __future__ import annotations

import msgspec

from kingscourt.server.admin.moderating import with_house
from kingscourt.server.config import Config
from kingscourt.server.errors.problems import BadRequest
from kingscourt.server.model.row import HELD, Row
from kingscourt.server.tables.holding import hold_of
from kingscourt.server.tables.house import House
from kingscourt.server.work.trial import try_table


class Released(msgspec.Struct, frozen=True):
    """How a table stands afterwards; the problem is empty unless it is still held."""

    table: str
    status: str
    problem: str = ""


def release_table(config: Config, table: str, reason: str, by: str) -> Released:
    """Release one table of the configured databases; it is in the audit log before it is tried."""

    async def act(house: House) -> Released:
        await house.directory.note(by, "release", table, reason)
        row = await release(house, table)
        return Released(table, row.status, reason_of(row) if row.status == HELD else "")

    return with_house(config, act)


async def release(house: House, table: str) -> Row:
    """Try the log in a limited child, then let the table go on; what still fails stays held, and says why."""
    row, hold = await try_table(house, table)
    if row.status != HELD:
        raise BadRequest(f"{table} is not held: it is {row.status}")
    if hold is not None:
        return await house.hold(row, hold) or row
    return await house.release(table)


def reason_of(row: Row) -> str:
    """Why a table is held, for those who run the service."""
    hold = hold_of(row)
    return f"{hold.kind}: {hold.detail}" if hold.detail else hold.kind
