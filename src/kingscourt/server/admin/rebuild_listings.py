"""The work of `relist`: rebuild the directory's listings from the table databases."""

from __future__ import annotations

import asyncio

import msgspec

from kingscourt.server.composition import close_manager, service_manager
from kingscourt.server.config import Config
from kingscourt.server.store.contract import TableStore, Unavailable
from kingscourt.server.tables.table_manager import TableManager

AT_ONCE = 200


class Relisted(msgspec.Struct):
    """How many tables were listed, and how many listings had no table."""

    listed: int = 0
    removed: int = 0


def relist(config: Config) -> Relisted:
    """Go through all tables and listings, after the directory and the shards were restored separately."""
    return asyncio.run(_relist(config))


async def _relist(config: Config) -> Relisted:
    manager = service_manager(config, beats=False)
    await manager.bus.open()
    report = Relisted()
    try:
        for store in manager.shards.stores.values():
            await _list_all(manager, store, report)
        await _remove_phantoms(manager, report)
    finally:
        await close_manager(manager)
    return report


async def _list_all(manager: TableManager, store: TableStore, report: Relisted) -> None:
    after = ""
    while ids := await store.ids(after, AT_ONCE):
        after = ids[-1]
        for row in await store.rows(ids):
            if not await manager.notifier.list_table(row):
                raise Unavailable("the directory cannot be reached")
            report.listed += 1


async def _remove_phantoms(manager: TableManager, report: Relisted) -> None:
    """Remove listings without a table; those of shards not configured here stay, as their table may exist."""
    after = ""
    while ids := await manager.directory.ids(after, AT_ONCE):
        after = ids[-1]
        for shard, own in manager.shards.by_shard(ids).items():
            known = await manager.shards.stores[shard].versions(own)
            for id in own:
                if id not in known:
                    await manager.directory.unlist(id)
                    report.removed += 1
