"""A person's new name: stored, and shown at the tables where they play; records keep the first one."""

from __future__ import annotations

import structlog

from kingscourt.server.errors.problems import Problem
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_row import RUNNING, TABLE_OPEN, TableRow
from kingscourt.server.services.service_facade import Service
from kingscourt.server.services.store_access import reach
from kingscourt.server.tables import seating

LOG = structlog.get_logger()
TABLES = 100
AT_ONCE = 50  # tables changed per request; at the others the name changes with the next new one


async def rename(service: Service, person: Person) -> Person:
    """Rename a person; a table that cannot be reached keeps the name it knows."""
    renamed = await service.people.rename(person)
    try:
        for id in (await _behind(service, renamed))[:AT_ONCE]:
            await service.manager.change(id, seating.rename(renamed), kind="rename")
    except Problem as problem:
        LOG.warning("a table keeps an old name", person=person.id, problem=str(problem))
    return renamed


async def _behind(service: Service, person: Person) -> list[str]:
    """The tables in play where a person's seat has another name."""
    listings = await reach(service.manager.directory.tables_of(person.id, TABLES))
    alive = [one.id for one in listings if one.status in (TABLE_OPEN, RUNNING)]
    behind: list[str] = []
    for shard, ids in service.manager.shards.by_shard(alive).items():
        rows = await reach(service.manager.shards.stores[shard].rows(ids))
        behind += [row.id for row in rows if _has_other_name(row, person)]
    return behind


def _has_other_name(row: TableRow, person: Person) -> bool:
    return seating.seats_renamed(row.setup, person) != row.setup.seats
