"""Everything that the service keeps about one person, as one document."""

from __future__ import annotations

import time

from kingscourt.server.model.export import Export, ExportedLine, ExportedSession, ExportedTable
from kingscourt.server.model.person import listing_of
from kingscourt.server.people.handles import Handles
from kingscourt.server.tables.house import House

BATCH = 200


async def export(house: House, person: str, handles: Handles) -> Export | None:
    """All of it; None when there is no such person."""
    directory = house.directory
    known = await directory.known(person)
    if known is None:
        return None
    sessions = await directory.sessions_of(person)
    return Export(
        exported_at=round(time.time(), 1),
        id=person,
        name=known.name,
        created_at=known.created_at,
        sessions=[ExportedSession(one.created_at, one.seen_at) for one in sessions],
        ban=await directory.banned(person),
        days_off=await directory.days_off(person),
        blocked=[handles.of(other, person) for other in await directory.blocked(person)],
        muted=[handles.of(other, person) for other in await directory.muted(person)],
        tables=await tables_of(house, person),
        chat=await _chat(house, person),
    )


async def tables_of(house: House, person: str) -> list[ExportedTable]:
    """Every table that names a person."""
    found: list[ExportedTable] = []
    after = ""
    while ids := await house.directory.involved(person, after, BATCH):
        after = ids[-1]
        for name, here in house.shards.by_shard(ids).items():
            for row in await house.shards.stores[name].rows(here):
                listing, setup = listing_of(row), row.setup
                seats, made = setup.seats_of(person), setup.creator == person
                shown = (row.id, setup.game, row.status, setup.created_at, seats, listing.names, made)
                found.append(ExportedTable(*shown))
    return sorted(found, key=lambda table: table.created_at)


async def _chat(house: House, person: str) -> list[ExportedLine]:
    lines: list[ExportedLine] = []
    for store in house.shards.stores.values():
        since = 0
        while found := await store.chat_of(person, since, BATCH):
            since = found[-1][1].id
            lines.extend(ExportedLine(table, line.at, line.text) for table, line in found)
    return sorted(lines, key=lambda line: line.at)
