"""Puts a process together from its configuration."""

from __future__ import annotations

from pathlib import Path

from kingscourt.server.bus.memory import MemoryBus
from kingscourt.server.bus.nats import NatsBus
from kingscourt.server.config import Config
from kingscourt.server.store.directory import PostgresDirectory
from kingscourt.server.store.file_directory import FileDirectory
from kingscourt.server.store.files import FileTables
from kingscourt.server.store.pool import Pool
from kingscourt.server.store.postgres import PostgresTables
from kingscourt.server.store.shards import Shards
from kingscourt.server.tables.house import House
from kingscourt.server.tables.service_clock import ServiceClock


def service_house(config: Config, beats: bool) -> House:
    """Tables in PostgreSQL, hints over NATS."""
    times = (config.patience, config.statement_timeout, config.lock_timeout)
    pools = {url: Pool(url, config.pool, *times) for url in config.databases()}
    shards = Shards(
        {name: PostgresTables(pools[url]) for name, url in config.shard_urls().items()}, config.open_shards()
    )
    bus = NatsBus([server.strip() for server in config.nats.split(",")], config.subjects)
    clock = ServiceClock(shards, config.grace, beats)
    return House(config, shards, PostgresDirectory(pools[config.directory]), bus, clock)


def local_house(config: Config, folder: Path) -> House:
    """Tables as record files, hints inside the process."""
    shards = Shards({"local": FileTables(folder)}, ["local"])
    return House(config, shards, FileDirectory(folder), MemoryBus(), ServiceClock(shards, config.grace, True))


async def close_house(house: House) -> None:
    """Let go of everything."""
    await house.close()
    await house.bus.close()
    await house.shards.close()
    await house.directory.close()
