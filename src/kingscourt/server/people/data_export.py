"""Everything that the service stores about one person, in one document."""

from __future__ import annotations

import time

from kingscourt.server.model.data_export import Export, ExportedLine, ExportedSession, ExportedTable
from kingscourt.server.model.listing import listing_of
from kingscourt.server.people.person_handles import PersonHandles
from kingscourt.server.tables.table_manager import TableManager

BATCH = 200


async def export(manager: TableManager, person: str, handles: PersonHandles) -> Export | None:
    """The whole export; None if there is no such person."""
    directory = manager.directory
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
        tables=await tables_of(manager, person),
        chat=await _chat(manager, person),
        lessons=await directory.lessons_of(person),
        awaited_reviews=await _awaited_reviews(manager, person),
    )


async def tables_of(manager: TableManager, person: str) -> list[ExportedTable]:
    """Every table that names a person."""
    found: list[ExportedTable] = []
    after = ""
    while ids := await manager.directory.involved(person, after, BATCH):
        after = ids[-1]
        for name, here in manager.shards.by_shard(ids).items():
            for row in await manager.shards.stores[name].rows(here):
                listing, setup = listing_of(row), row.setup
                seats, made = setup.seats_of(person), setup.creator == person
                shown = (row.id, setup.game, row.status, setup.created_at, seats, listing.names, made)
                found.append(ExportedTable(*shown))
    return sorted(found, key=lambda table: table.created_at)


async def _chat(manager: TableManager, person: str) -> list[ExportedLine]:
    lines: list[ExportedLine] = []
    for store in manager.shards.stores.values():
        since = 0
        while found := await store.chat_of(person, since, BATCH):
            since = found[-1][1].id
            lines.extend(ExportedLine(table, line.at, line.text) for table, line in found)
    return sorted(lines, key=lambda line: line.at)


async def _awaited_reviews(manager: TableManager, person: str) -> list[str]:
    found = [await store.awaited_reviews(person) for store in manager.shards.stores.values()]
    return [table for tables in found for table in tables]
