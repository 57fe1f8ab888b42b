"""A service process inside the test: the real application behind a real socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from kingscourt.review.effort import Effort
from kingscourt.server.composition import close_manager, service_manager
from kingscourt.server.config import Config
from kingscourt.server.server_and_worker_processes import server_of
from kingscourt.server.services.service_facade import Service
from kingscourt.server.tables.table_manager import TableManager
from kingscourt.server.worker.worker import Worker
from tests.server.support.service_processes import free_port
from tests.server.support.waiting import until

GENEROUS = (
    "tables_per_hour",
    "anonymous_requests_per_minute",
    "work_per_person",
    "work_per_address",
    "work_per_table",
    "open_tables_per_person",
)


class Live:
    """A running server and its table manager."""

    def __init__(self, url: str, service: Service) -> None:
        self.url = url
        self.service = service
        self.manager: TableManager = service.manager


@asynccontextmanager
async def live(config: Config) -> AsyncIterator[Live]:
    """Serve until the test is done."""
    own = msgspec.structs.replace(config, port=free_port(), guests_per_minute=10**6)
    for name in GENEROUS:
        if getattr(own, name) == getattr(Config(), name):  # unless a test sets this limit itself
            own = msgspec.structs.replace(own, **{name: 10**6})
    service = Service(service_manager(own, beats=True), own)
    server = server_of(service, own)
    running = asyncio.create_task(server._serve())
    while not server.started:
        assert not running.done(), running.result()
        await asyncio.sleep(0.02)
    try:
        await until(service.manager.bus.is_connected)  # a process starts without waiting for the bus
        yield Live(f"http://127.0.0.1:{own.port}", service)
    finally:
        server.should_exit = True
        await running


@asynccontextmanager
async def working(config: Config, review_effort: Effort | None = None) -> AsyncIterator[Worker]:
    """Run a worker next to the server; with an effort, its reviews are as quick as that."""
    manager = service_manager(config, beats=False)
    await manager.bus.open()
    await until(manager.bus.is_connected)
    worker = Worker(manager, review_effort)
    running = asyncio.create_task(worker.run())
    try:
        yield worker
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await close_manager(manager)
