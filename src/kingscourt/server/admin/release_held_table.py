"""The work of `admin release`: let a held table continue if it can."""

from __future__ import annotations

import msgspec

from kingscourt.server.admin.moderation import with_manager
from kingscourt.server.config import Config
from kingscourt.server.errors.problems import BadRequest
from kingscourt.server.model.table_row import HELD, TableRow
from kingscourt.server.tables.held_tables import hold_of
from kingscourt.server.tables.table_manager import TableManager
from kingscourt.server.worker.suspect_trial import try_table


class Released(msgspec.Struct, frozen=True):
    """The table's state afterwards; the problem is empty unless it is still held."""

    table: str
    status: str
    problem: str = ""


def release_table(config: Config, table: str, reason: str, by: str) -> Released:
    """Release one table of the configured databases; audited before it is attempted."""

    async def act(manager: TableManager) -> Released:
        await manager.directory.note(by, "release", table, reason)
        row = await release(manager, table)
        return Released(table, row.status, reason_of(row) if row.status == HELD else "")

    return with_manager(config, act)


async def release(manager: TableManager, table: str) -> TableRow:
    """Replay the log in a restricted child, then release the table; on failure it stays held."""
    row, hold = await try_table(manager, table)
    if row.status != HELD:
        raise BadRequest(f"{table} is not held: it is {row.status}")
    if hold is not None:
        return await manager.hold(row, hold) or row
    return await manager.release(table)


def reason_of(row: TableRow) -> str:
    """Why a table is held, for operators."""
    hold = hold_of(row)
    return f"{hold.kind}: {hold.detail}" if hold.detail else hold.kind
