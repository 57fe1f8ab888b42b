"""Two `serve` and two `work` processes, PostgreSQL and NATS: whole games over WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest

from kingscourt.games import registry
from kingscourt.server.client.feed import Feed
from tests.server.databases import database
from tests.server.players import guests, new_table, play, random_choice
from tests.server.service import Service

pytestmark = pytest.mark.anyio
NAMES = ["Anna", "Béla", "Cili", "Dani"]


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with database() as url, Service(url, serves=2, works=2) as running:
        yield running


@pytest.mark.parametrize("game", registry.names())
async def test_a_whole_game_with_people_on_different_processes_and_a_bot(service: Service, game: str) -> None:
    clients = await guests(service.urls, NAMES[:3])
    watcher = (await guests(service.urls, ["Watcher"]))[0]
    id = await new_table(clients, game, bots=1)
    async with AsyncExitStack() as stack:
        feeds = [
            await stack.enter_async_context(Feed(client, id, seat, urls=service.urls[::-1] if seat else None))
            for seat, client in enumerate(clients)
        ]
        seen = await stack.enter_async_context(Feed(watcher, id, None))

        async def break_lines() -> None:
            while True:
                await asyncio.sleep(0.7)
                await feeds[1].drop()

        breaking = asyncio.create_task(break_lines())
        played = await asyncio.gather(
            *(play(feed, random_choice(seat), 200) for seat, feed in enumerate(feeds))
        )
        breaking.cancel()
        await seen.until(seen.is_over)
        assert all(played)
        for feed in [*feeds, seen]:
            assert sorted(feed.entries) == list(range(1, feed.n + 1))
            assert feed.update is not None
            assert feed.update.outcome == seen.update.outcome if seen.update else False
    assert (await clients[2].verify(id)).ok
    for client in [*clients, watcher]:
        await client._http.aclose()
