"""The client of docs/research/bots.md plays a whole game at a service in this process."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kingscourt.server.composition import close_manager, local_manager
from kingscourt.server.local_mode import local_config
from kingscourt.server.server_and_worker_processes import server_of
from kingscourt.server.services.service_facade import Service
from kingscourt.server.worker.worker import Worker
from tests.docs.code_blocks import blocks_of
from tests.server.support.service_processes import free_port

pytestmark = pytest.mark.anyio
PAGE = "docs/research/bots.md"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_the_client_plays_a_game(tmp_path: Path) -> None:
    (block,) = [one for one in blocks_of(PAGE) if one.what.endswith("::test_the_client_plays_a_game")]
    names: dict[str, Any] = {}
    exec(compile(block.text, str(block), "exec"), names)
    allowed = {"work_per_person": 1e6, "work_per_address": 1e6, "work_per_table": 1e6}  # on a busy machine
    config = msgspec.structs.replace(local_config(tmp_path, free_port(), lan=False), **allowed)
    manager = local_manager(config, tmp_path)
    await manager.bus.open()
    server = server_of(Service(manager, config), config, [lambda: Worker(manager).run()])
    running = asyncio.create_task(server._serve())
    try:
        while not server.started:
            assert not running.done(), running.result()
            await asyncio.sleep(0.02)
        async with asyncio.timeout(120):
            outcome = await names["play"](f"http://127.0.0.1:{config.port}", "heirlooms")
    finally:
        server.should_exit = True
        await running
        await close_manager(manager)
    assert sorted(line.seat for line in outcome.ranking if line.seat is not None) == [0, 1]
