"""One process of the service inside the test: the real application behind a real socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from kingscourt.server.config import Config
from kingscourt.server.desk.desk import Desk
from kingscourt.server.parts import close_house, service_house
from kingscourt.server.run import server_of
from kingscourt.server.tables.house import House
from kingscourt.server.work.worker import Worker
from tests.server.service import free_port
from tests.server.waiting import until

GENEROUS = (
    "anonymous_a_minute",
    "work_a_person",
    "work_an_address",
    "work_a_table",
    "open_tables_a_person",
)


class Live:
    """A running server and its house."""

    def __init__(self, url: str, desk: Desk) -> None:
        self.url = url
        self.desk = desk
        self.house: House = desk.house


@asynccontextmanager
async def live(config: Config) -> AsyncIterator[Live]:
    """Serve until the test is done."""
    own = msgspec.structs.replace(config, port=free_port(), guests_a_minute=10**6, tables_an_hour=10**6)
    for name in GENEROUS:
        if getattr(own, name) == getattr(Config(), name):  # a test of this limit sets its own
            own = msgspec.structs.replace(own, **{name: 10**6})
    desk = Desk(service_house(own, beats=True), own)
    server = server_of(desk, own)
    running = asyncio.create_task(server._serve())
    while not server.started:
        assert not running.done(), running.result()
        await asyncio.sleep(0.02)
    try:
        await until(desk.house.bus.is_connected)  # a process starts without it
        yield Live(f"http://127.0.0.1:{own.port}", desk)
    finally:
        server.should_exit = True
        await running


@asynccontextmanager
async def working(config: Config) -> AsyncIterator[Worker]:
    """A worker beside it."""
    house = service_house(config, beats=False)
    await house.bus.open()
    await until(house.bus.is_connected)
    worker = Worker(house)
    running = asyncio.create_task(worker.run())
    try:
        yield worker
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await close_house(house)
