"""Tables that wait for players for too long are closed; their people see it by the status."""

from __future__ import annotations

import structlog

from kingscourt.server.errors.problems import Problem
from kingscourt.server.tables import seating
from kingscourt.server.tables.house import House

LOG = structlog.get_logger()
HOUR, DAY = 3600.0, 86_400.0
AT_ONCE = 100


async def close_expired(house: House) -> int:
    """Close some of them; how many."""
    config = house.config
    live, days = config.open_table_hours * HOUR, config.open_table_days * DAY
    closed = 0
    for table, version in await house.directory.expired(live, days, AT_ONCE):
        try:
            await house.change(table, seating.expire(version))
            closed += 1
        except Problem as problem:  # its shard is away, or it began a moment ago
            LOG.info("not closed", table=table, problem=str(problem))
    return closed
