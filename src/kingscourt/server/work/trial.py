"""A table whose last claim ended without a word is tried in a limited child before anybody sees to it."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import Later, Unknown
from kingscourt.server.model.course import Hold
from kingscourt.server.model.row import Row
from kingscourt.server.sandbox.bodies import Trial, Tried
from kingscourt.server.sandbox.pool import TRY, WALL_CLOCK, ChildLost, Declined, TaskFailed, TooMuchWork
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.tables.house import House

MOST_SILENT: Final = 3  # claims that ended without a word before a table is out of the workers' way


async def try_table(house: House, table: str, kind: str = "") -> tuple[Row, Hold | None]:
    """The table's row, and why it is to be held if it is; ChildLost when there is no verdict."""
    config = house.config
    try:
        snapshot = await house.store(table).load(table)
    except Unavailable as error:
        raise Later(Phrase("service-away"), str(error)) from error
    if snapshot is None:
        raise Unknown(Phrase("service-no-table"), table)
    trial = Trial(
        snapshot.row,
        snapshot.lines,
        await house.clock.now(house.shards.name_of(table)),
        time.time(),
        kind,
        config.bot_budget,
        config.takeover_after,
        config.takeover_bot,
    )
    return snapshot.row, await _verdict(house, trial)


async def _verdict(house: House, trial: Trial) -> Hold | None:
    try:
        body = await house.sandbox.run(TRY, trial)
    except TooMuchWork as error:
        if str(error) == WALL_CLOCK:  # the machine was busy, perhaps with something else
            raise ChildLost(Phrase("service-child-lost"), str(error)) from None
        return Hold("work", f"in a limited child: {error}")
    except (Declined, TaskFailed) as error:
        raise ChildLost(Phrase("service-child-lost"), str(error)) from error
    return msgspec.msgpack.decode(body, type=Tried).hold


async def given_up(house: House, table: str) -> tuple[Row, Hold]:
    """The verdict on a table that too many claims ended at without a word."""
    try:
        (row,) = await house.store(table).rows([table])
    except Unavailable as error:
        raise Later(Phrase("service-away"), str(error)) from error
    return row, Hold("silent", f"{MOST_SILENT} workers in a row ended without a word")
