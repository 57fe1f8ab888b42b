"""Who asks may go away at any moment: whatever was begun for them ends, and nothing is left lying about."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from unittest.mock import AsyncMock

import pytest

from kingscourt.server.api.health import readyz
from kingscourt.server.desk.desk import Desk
from tests.server.houses import ANNA, BELA, config_for, houses, seated

pytestmark = pytest.mark.anyio
STEPS = 12  # of the event loop, from before the first to well into the answer of the database

ASKED: dict[str, Callable[[Desk], Awaitable[object]]] = {
    "their tables": lambda desk: desk.my_tables(ANNA.id),
    "whom they do not hear": lambda desk: desk.unheard(ANNA.id),
    "whether it is ready": lambda desk: readyz.fn(desk=desk),
}


@pytest.mark.parametrize("asked", ASKED)
async def test_a_question_may_be_given_up_at_any_step(
    asked: str, shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A coroutine that nobody awaits is an error here as in every test."""
    config = config_for(shared_database)
    async with houses(config) as (house,):
        desk = Desk(house, config)
        await seated(house, [ANNA, BELA])
        while not (listed := await house.directory.tables_of(ANNA.id, 10)):
            await asyncio.sleep(0.05)
        # at once, so that the shards are asked within the steps
        monkeypatch.setattr(house.directory, "tables_of", AsyncMock(return_value=listed))
        for step in range(STEPS):
            asking = asyncio.ensure_future(ASKED[asked](desk))
            for _ in range(step):
                await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            gc.collect()
        await ASKED[asked](desk)  # the connections are still there
