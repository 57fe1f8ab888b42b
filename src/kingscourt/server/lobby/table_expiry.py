"""Closing tables that have waited for players for too long; people see it from the status."""

from __future__ import annotations

import structlog

from kingscourt.server.errors.problems import Problem
from kingscourt.server.tables import seating
from kingscourt.server.tables.table_manager import TableManager

LOG = structlog.get_logger()
HOUR, DAY = 3600.0, 86_400.0
AT_ONCE = 100


async def close_expired(manager: TableManager) -> int:
    """Close some expired tables; return how many."""
    config = manager.config
    live, days = config.open_table_hours * HOUR, config.open_table_days * DAY
    closed = 0
    for table, version in await manager.directory.expired(live, days, AT_ONCE):
        try:
            await manager.change(table, seating.expire(version))
            closed += 1
        except Problem as problem:  # its shard is unreachable, or it has just started
            LOG.info("not closed", table=table, problem=str(problem))
    return closed
