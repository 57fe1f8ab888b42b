"""Two `serve` and two `work` processes, PostgreSQL and NATS: whole games over WebSocket."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest

from kingscourt.games import registry
from kingscourt.server.client.feed import Feed
from tests.server.databases import database
from tests.server.players import guests, has_arrived, new_table, play, random_choice
from tests.server.service import Service

pytestmark = pytest.mark.anyio
NAMES = ["Anna", "Béla", "Cili", "Dani"]


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with database() as url, Service(url, serves=2, works=2) as running:
        yield running


class Curious:
    """Tries an action out before it is sent, and takes a step back once when that is possible."""

    def __init__(self, feed: Feed, seed: int) -> None:
        self.feed = feed
        self.choose = random_choice(seed)
        self.previews = 0
        self.undone = 0

    async def play(self, timeout: float) -> int:
        feed = self.feed
        commands = 0
        while True:
            await feed.until(lambda: feed.is_asked() or feed.is_over(), timeout)
            if feed.is_over():
                return commands
            assert feed.update is not None
            actions = self.choose(feed)
            if self.previews < 5:
                before = feed.n
                tried = await feed.preview(actions)
                assert tried.done + tried.is_final >= 1
                assert feed.n == before
                self.previews += 1
            answer = await feed.do(actions, feed.update.posed)
            commands += 1
            await feed.until(functools.partial(has_arrived, feed, answer), timeout)
            if feed.update.can_undo and self.undone < 2:
                await feed.undo()
                self.undone += 1


async def reconnect_in_mid_turn(feed: Feed) -> None:
    """Break the line whenever the seat is asked, a few times."""
    for _ in range(4):
        await feed.until(lambda: feed.is_asked() or feed.is_over(), 200)
        await feed.drop()
        await asyncio.sleep(0.3)


@pytest.mark.parametrize("game", registry.names())
async def test_a_whole_game_with_people_on_different_processes_and_a_bot(service: Service, game: str) -> None:
    seats = registry.game(game).seat_range[-1]
    people = min(seats, 4) - (seats > 1)
    clients = await guests(service.urls, NAMES[:people])
    watcher = (await guests(service.urls, ["Watcher"]))[0]
    id = await new_table(clients, game, bots=int(seats > 1))
    async with AsyncExitStack() as stack:
        for client in [*clients, watcher]:
            await stack.enter_async_context(client)
        feeds = [
            await stack.enter_async_context(Feed(client, id, seat, urls=service.urls[:: 1 - 2 * (seat % 2)]))
            for seat, client in enumerate(clients)
        ]
        seen = await stack.enter_async_context(Feed(watcher, id, None))
        curious = Curious(feeds[0], 1)
        await asyncio.gather(
            curious.play(200),
            reconnect_in_mid_turn(feeds[-1]),
            *(play(feed, random_choice(seat), 200) for seat, feed in enumerate(feeds) if seat),
        )
        await seen.until(seen.is_over)
        assert curious.previews
        assert feeds[-1].connections > 3
        for feed in [*feeds, seen]:
            await feed.until(feed.is_over)
            assert sorted(feed.entries) == list(range(1, feed.n + 1))
            assert feed.update is not None
            assert seen.update is not None
            assert feed.update.outcome == seen.update.outcome
        verdict = await clients[-1].verify(id)
        assert verdict.ok, verdict.problem
        undone = sum(entry.undo is not None for entry in seen.entries.values())
        assert undone == curious.undone
        assert game == "heirlooms" or undone  # its only free steps are barriers
