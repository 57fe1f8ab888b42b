"""What `relist` does: the lists of the directory as the databases of the tables have it."""

from __future__ import annotations

import asyncio

import msgspec

from kingscourt.server.config import Config
from kingscourt.server.parts import close_house, service_house
from kingscourt.server.store.contract import TableStore, Unavailable
from kingscourt.server.tables.house import House

AT_ONCE = 200


class Relisted(msgspec.Struct):
    """How many tables were listed, and how many listings had no table."""

    listed: int = 0
    removed: int = 0


def relist(config: Config) -> Relisted:
    """Go through every table and every listing; for a directory and shards that were restored apart."""
    return asyncio.run(_relist(config))


async def _relist(config: Config) -> Relisted:
    house = service_house(config, beats=False)
    await house.bus.open()
    report = Relisted()
    try:
        for store in house.shards.stores.values():
            await _list_all(house, store, report)
        await _remove_phantoms(house, report)
    finally:
        await close_house(house)
    return report


async def _list_all(house: House, store: TableStore, report: Relisted) -> None:
    after = ""
    while ids := await store.ids(after, AT_ONCE):
        after = ids[-1]
        for row in await store.rows(ids):
            if not await house.hints.list_table(row):
                raise Unavailable("the directory cannot be reached")
            report.listed += 1


async def _remove_phantoms(house: House, report: Relisted) -> None:
    """A listing of a shard that is not configured here stays: its table may well exist."""
    after = ""
    while ids := await house.directory.ids(after, AT_ONCE):
        after = ids[-1]
        for shard, own in house.shards.by_shard(ids).items():
            known = await house.shards.stores[shard].versions(own)
            for id in own:
                if id not in known:
                    await house.directory.unlist(id)
                    report.removed += 1
