"""Trial of a suspect table, whose last claim was never settled, in a restricted child process."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import Later, Unknown
from kingscourt.server.model.clocks_and_offers import Hold
from kingscourt.server.model.table_row import TableRow
from kingscourt.server.sandbox.child_pool import TRY, WALL_CLOCK, ChildLost, Declined, TaskFailed, TooMuchWork
from kingscourt.server.sandbox.tasks.task_types import TableTrial, TableTrialResult
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.tables.table_manager import TableManager

MOST_SILENT: Final = 3  # unsettled claims after which a table is held


async def try_table(manager: TableManager, table: str, kind: str = "") -> tuple[TableRow, Hold | None]:
    """The table's row, and the hold it calls for, if any; raises ChildLost if there is no verdict."""
    config = manager.config
    try:
        snapshot = await manager.store(table).load(table)
    except Unavailable as error:
        raise Later(Phrase("service-away"), str(error)) from error
    if snapshot is None:
        raise Unknown(Phrase("service-no-table"), table)
    trial = TableTrial(
        snapshot.row,
        snapshot.lines,
        await manager.clock.now(manager.shards.name_of(table)),
        time.time(),
        kind,
        config.bot_seconds,
        config.takeover_after,
        config.takeover_bot,
    )
    return snapshot.row, await _verdict(manager, trial)


async def _verdict(manager: TableManager, trial: TableTrial) -> Hold | None:
    try:
        body = await manager.sandbox.run(TRY, trial)
    except TooMuchWork as error:
        if str(error) == WALL_CLOCK:  # the machine may have been busy with something else
            raise ChildLost(Phrase("service-child-lost"), str(error)) from None
        return Hold("work", f"in a restricted child process: {error}")
    except (Declined, TaskFailed) as error:
        raise ChildLost(Phrase("service-child-lost"), str(error)) from error
    return msgspec.msgpack.decode(body, type=TableTrialResult).hold


async def given_up(manager: TableManager, table: str) -> tuple[TableRow, Hold]:
    """The hold for a table with too many unsettled claims."""
    try:
        (row,) = await manager.store(table).rows([table])
    except Unavailable as error:
        raise Later(Phrase("service-away"), str(error)) from error
    return row, Hold("silent", f"{MOST_SILENT} workers in a row did not settle their claim")
