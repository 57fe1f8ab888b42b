"""Assembles a process from its configuration."""

from __future__ import annotations

from pathlib import Path

from kingscourt.server.bus.memory import MemoryBus
from kingscourt.server.bus.nats import NatsBus
from kingscourt.server.config import Config
from kingscourt.server.store.files.people_and_listings import FileDirectory
from kingscourt.server.store.files.tables import FileTables
from kingscourt.server.store.postgres.asyncpg_pool import Pool
from kingscourt.server.store.postgres.people_and_listings import PostgresDirectory
from kingscourt.server.store.postgres.tables import PostgresTables
from kingscourt.server.store.shards import Shards
from kingscourt.server.tables.service_clock import ServiceClock
from kingscourt.server.tables.table_manager import TableManager


def service_manager(config: Config, beats: bool) -> TableManager:
    """A table manager on PostgreSQL, with notifications over NATS."""
    times = (config.database_timeout, config.statement_timeout, config.lock_timeout)
    pools = {url: Pool(url, config.pool_size, *times) for url in config.databases()}
    shards = Shards(
        {name: PostgresTables(pools[url]) for name, url in config.shard_urls().items()}, config.open_shards()
    )
    bus = NatsBus([server.strip() for server in config.nats.split(",")], config.nats_prefix)
    clock = ServiceClock(shards, config.clock_grace, beats)
    return TableManager(config, shards, PostgresDirectory(pools[config.directory]), bus, clock)


def local_manager(config: Config, folder: Path) -> TableManager:
    """A table manager on record files, with notifications inside the process."""
    shards = Shards({"local": FileTables(folder)}, ["local"])
    return TableManager(
        config, shards, FileDirectory(folder), MemoryBus(), ServiceClock(shards, config.clock_grace, True)
    )


async def close_manager(manager: TableManager) -> None:
    """Close the manager, its stores and its bus."""
    await manager.close()
    await manager.bus.close()
    await manager.shards.close()
    await manager.directory.close()
