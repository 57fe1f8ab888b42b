"""Requests can be cancelled at any moment; the work begun for them ends, and nothing leaks."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from unittest.mock import AsyncMock

import pytest

from kingscourt.server.api.routes.health_and_metrics import readyz
from kingscourt.server.services.service_facade import Service
from tests.server.support.managers import ANNA, BELA, config_for, managers, seated

pytestmark = pytest.mark.anyio
STEPS = 12  # turns of the event loop, from the start well into the database's answer

ASKED: dict[str, Callable[[Service], Awaitable[object]]] = {
    "their tables": lambda service: service.tables.my_tables(ANNA.id),
    "whom they do not hear": lambda service: service.chat.hidden_people(ANNA.id),
    "whether it is ready": lambda service: readyz.fn(service=service),
}


@pytest.mark.parametrize("asked", ASKED)
async def test_a_question_may_be_given_up_at_any_step(
    asked: str, shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cancel after each step; a coroutine that is never awaited is an error, as in every test."""
    config = config_for(shared_database)
    async with managers(config) as (manager,):
        service = Service(manager, config)
        await seated(manager, [ANNA, BELA])
        while not (listed := await manager.directory.tables_of(ANNA.id, 10)):
            await asyncio.sleep(0.05)
        # returns at once, so that the shards are queried within the steps
        monkeypatch.setattr(manager.directory, "tables_of", AsyncMock(return_value=listed))
        for step in range(STEPS):
            asking = asyncio.ensure_future(ASKED[asked](service))
            for _ in range(step):
                await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            gc.collect()
        await ASKED[asked](service)  # the connections still work
