from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.support.databases import database
from tests.server.support.service_processes import ServiceProcesses


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def shared_database() -> Iterator[str]:
    """Migrated database shared by tests that only add tables of their own."""
    with database() as url:
        yield url


@pytest.fixture(scope="session")
def service() -> Iterator[ServiceProcesses]:
    """Two `serve` and two `work` processes; the tests that share them only add tables of their own."""
    with database() as url, ServiceProcesses(url, serves=2, works=2) as running:
        yield running


@pytest.fixture
async def hanging() -> AsyncIterator[str]:
    """Address of a database that hangs."""
    lines: list[asyncio.StreamWriter] = []

    async def keep(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines.append(writer)
        with contextlib.suppress(OSError):
            await reader.read()  # until the client hangs up
        writer.close()

    server = await asyncio.start_server(keep, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    yield f"postgresql://127.0.0.1:{port}/tables"
    server.close()
    for writer in lines:
        writer.close()
    await asyncio.gather(*(writer.wait_closed() for writer in lines), return_exceptions=True)
