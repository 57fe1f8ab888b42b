"""Two `serve` and two `work` processes, PostgreSQL and NATS: whole games over WebSocket."""

from __future__ import annotations

import asyncio
import functools
import hashlib
from contextlib import AsyncExitStack

import pytest

from kingscourt.games import registry
from kingscourt.server.api.wire_types import NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.table_feed import Feed
from tests.server.support.paired_worlds import world
from tests.server.support.players import answer_of, guests, has_arrived, play, random_choice
from tests.server.support.service_processes import ServiceProcesses

pytestmark = pytest.mark.anyio
NAMES = ["Anna", "Béla", "Cili", "Dani"]
TIMEOUT = 200


class Curious:
    """A player that previews actions before sending them, and undoes when possible.

    The others wait until it has made up its mind, since their answers would be a barrier.
    """

    def __init__(self, feed: Feed, others: list[Feed], seed: int) -> None:
        self.feed = feed
        self.others = others
        self.made_up = asyncio.Event()
        self.made_up.set()
        self.choose = random_choice(seed)
        self.previews = 0
        self.undone = 0

    async def play(self) -> None:
        feed = self.feed
        while True:
            await feed.until(lambda: feed.is_asked() or feed.is_over(), TIMEOUT)
            if feed.is_over():
                return
            assert feed.update is not None
            actions = await answer_of(feed, self.choose)
            if self.previews < 5:
                await self._try_out(actions)
            self.made_up.clear()
            answer = await feed.do(actions, feed.update.posed)
            await feed.until(functools.partial(has_arrived, feed, answer), TIMEOUT)
            if feed.update.can_undo and self.undone < 2:
                answer = await feed.undo()
                self.undone += 1
                for each in [feed, *self.others]:
                    await each.until(functools.partial(has_arrived, each, answer), TIMEOUT)
            self.made_up.set()

    async def wait_for(self) -> None:
        """Wait until it has made up its mind."""
        await self.made_up.wait()

    async def _try_out(self, actions: list[str]) -> None:
        before = self.feed.n
        tried = await self.feed.preview(actions)
        assert tried.done + tried.is_final >= 1
        assert self.feed.n == before
        self.previews += 1


class Forgetful:
    """A player that drops the connection in mid-turn a few times, and continues on the other process."""

    def __init__(self, feed: Feed, curious: Curious, seed: int) -> None:
        self.feed = feed
        self.curious = curious
        self.seed = seed
        self.dropped = 0

    async def play(self) -> None:
        await play(self.feed, random_choice(self.seed), TIMEOUT, before=self._drop)

    async def _drop(self) -> None:
        if self.dropped < 4:
            self.dropped += 1
            await self.feed.drop()
        await self.curious.wait_for()


async def known_table(service: ServiceProcesses, clients: list[Client], game: str, bots: int) -> str:
    """Table with a fixed seed, since one random game in fifty offers nothing to undo."""
    seats = [NewSeat("me"), *(NewSeat("open") for _ in clients[1:])]
    seats += [NewSeat("bot", level="random") for _ in range(bots)]
    seed = hashlib.sha256(f"{game} {len(clients)}".encode()).digest()
    nonces = [f"n{seat}" for seat in range(len(clients))]
    database = service.base["KINGSCOURT_DIRECTORY"]
    return await world(clients, NewTable(game, seats), seed, database, nonces)


@pytest.mark.parametrize("people", [4, 2])
@pytest.mark.parametrize("game", registry.names())
async def test_a_whole_game_with_people_on_different_processes_and_bots(
    service: ServiceProcesses, game: str, people: int
) -> None:
    bots = registry.game(game).seat_range[-1] - people
    clients = await guests(service.urls, NAMES[:people])
    (watcher,) = await guests(service.urls, ["Watcher"])
    id = await known_table(service, clients, game, bots)
    async with AsyncExitStack() as stack:
        for client in [*clients, watcher]:
            await stack.enter_async_context(client)
        feeds = [
            await stack.enter_async_context(Feed(client, id, seat, urls=service.urls[:: 1 - 2 * (seat % 2)]))
            for seat, client in enumerate(clients)
        ]
        assert len({feed.urls[0] for feed in feeds}) == 2
        seen = await stack.enter_async_context(Feed(watcher, id, None))
        curious = Curious(feeds[0], feeds[1:], 1)
        forgetful = Forgetful(feeds[-1], curious, people)
        await asyncio.gather(
            curious.play(),
            forgetful.play(),
            *(
                play(feed, random_choice(seat), TIMEOUT, before=curious.wait_for)
                for seat, feed in enumerate(feeds[1:-1], 1)
            ),
        )
        await seen.until(seen.is_over)
        for feed in [*feeds, seen]:
            await feed.until(feed.is_over)
            assert sorted(feed.entries) == list(range(1, feed.n + 1))
            assert feed.update is not None
            assert seen.update is not None
            assert feed.update.outcome == seen.update.outcome
        assert curious.previews
        assert forgetful.dropped
        assert feeds[-1].connections > forgetful.dropped
        verdict = await clients[-1].verify(id)
        assert verdict.ok, verdict.problem
        undone = sum(entry.undo is not None for entry in seen.entries.values())
        assert undone == curious.undone
        assert game == "heirlooms" or undone  # in Heirlooms every such step is a barrier
