"""Killing parts of a service with 200 running tables loses nothing that was acknowledged."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack

import asyncpg
import pytest

from kingscourt.server.client.asking import new_id
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.model.table_row import TableSnapshot
from kingscourt.server.model.table_setup import Pace
from kingscourt.server.store.contract import ServiceHeartbeat
from kingscourt.server.store.postgres.asyncpg_pool import Pool
from kingscourt.server.store.postgres.tables import PostgresTables
from kingscourt.server.tables.live_table import LiveTable
from tests.server.support.databases import database
from tests.server.support.own_postgres_and_nats import Nats, Postgres
from tests.server.support.players import answer_of, guests, has_arrived, new_table, random_choice
from tests.server.support.service_processes import ServiceProcesses
from tests.server.support.waiting import seen

pytestmark = pytest.mark.anyio

TABLES = 200
GRACE = 2.0
THINK = 4.0
BANK = Pace("live", 3600, 0)
STUCK = 300.0  # seconds without a move, even on a slow machine


class Parts:
    """The parts of the service that a test may kill."""

    def __init__(self, service: ServiceProcesses, postgres: Postgres, nats: Nats, url: str) -> None:
        self.service = service
        self.postgres = postgres
        self.nats = nats
        self.url = url


@pytest.fixture(scope="module")
def parts() -> Iterator[Parts]:
    postgres, nats = Postgres(), Nats()
    try:
        with (
            database(postgres.url) as url,
            ServiceProcesses(
                url,
                2,
                2,
                nats.url,
                clock_grace=str(GRACE),
                claim_lease="3",
                worker_poll_interval="0.5",
                compare_interval="1",
            ) as service,
        ):
            yield Parts(service, postgres, nats, url)
            postgres.wait()
    finally:
        nats.kill()
        postgres.remove()


class Player:
    """A player that keeps playing through every fault and records what was acknowledged."""

    def __init__(self, feed: Feed, seed: int) -> None:
        self.feed = feed
        self.choose = random_choice(seed)
        self.chance = random.Random(seed)
        self.acknowledged: dict[str, int] = {}
        self.refused: list[str] = []

    async def run(self) -> None:
        feed = self.feed
        while not feed.is_over():
            await feed.until(lambda: feed.is_asked() or feed.is_over(), 600)
            if feed.is_over():
                return
            await asyncio.sleep(self.chance.uniform(0, 2 * THINK))
            assert feed.update is not None
            command = new_id()
            try:
                answer = await feed.do(await answer_of(feed, self.choose), feed.update.posed, command)
            except ServerRefusal as told:
                self.refused.append(str(told))
                continue
            self.acknowledged[command] = answer.n
            async with asyncio.timeout(STUCK):
                while not has_arrived(feed, answer):
                    await asyncio.sleep(0.05)


async def start_tables(service: ServiceProcesses, stack: AsyncExitStack) -> list[Player]:
    """Start the tables, half with two people and half with a person and a bot."""
    anna, bela = await guests(service.urls, ["Anna", "Béla"])
    for client in (anna, bela):
        await stack.enter_async_context(client)
    players: list[Player] = []
    for first in range(0, TABLES, 20):
        batch = range(first, min(first + 20, TABLES))
        ids = await asyncio.gather(*(_table(number, anna, bela) for number in batch))
        for number, id in zip(batch, ids, strict=True):
            for seat, client in enumerate([anna, bela] if number % 2 else [anna]):
                urls = service.urls if (number + seat) % 2 else service.urls[::-1]
                feed = await stack.enter_async_context(Feed(client, id, seat, urls=urls))
                players.append(Player(feed, len(players)))
    return players


async def _table(number: int, anna: Client, bela: Client) -> str:
    return await new_table(
        [anna, bela] if number % 2 else [anna], "kingsburg", bots=1 - number % 2, pace=BANK
    )


async def everything_moves(players: list[Player], what: str) -> None:
    """Wait until every table has moved on from its current position."""
    before = {player.feed.table: player.feed.n for player in players}
    stop = time.monotonic() + STUCK
    waiting = set(before)
    while waiting and time.monotonic() < stop:
        await asyncio.sleep(0.2)
        for player in players:
            feed = player.feed
            if feed.n > before[feed.table] or feed.is_over():
                waiting.discard(feed.table)
    assert not waiting, f"after {what} {len(waiting)} tables are stuck, such as {sorted(waiting)[:3]}"


async def check_log(url: str, players: list[Player]) -> None:
    """Check that every acknowledged command is in the log, and each log replays to the stored digest."""
    connection = await asyncpg.connect(url)
    known = {row[0] for row in await connection.fetch("SELECT command FROM commands")}
    await connection.close()
    acknowledged = {command for player in players for command in player.acknowledged}
    assert len(acknowledged) > TABLES
    assert acknowledged <= known
    store = PostgresTables(Pool(url, 2, 20))
    lasts: dict[str, int] = {}
    for table in {player.feed.table for player in players}:
        snapshot = await store.load(table)
        assert isinstance(snapshot, TableSnapshot)
        opened = LiveTable(snapshot)
        assert opened.table is not None
        assert opened.table.position.state.digest() == snapshot.row.digest
        lasts[table] = snapshot.row.last
    await store.close()
    for player in players:
        assert max(player.acknowledged.values(), default=0) <= lasts[player.feed.table]
        assert player.feed.failure is None
        assert player.refused == []


async def test_nothing_acknowledged_is_lost_and_no_table_is_stuck(parts: Parts) -> None:
    service = parts.service
    async with AsyncExitStack() as stack:
        players = await start_tables(service, stack)
        running = [asyncio.create_task(player.run()) for player in players]
        await everything_moves(players, "the start")

        service.serves[0].kill()
        await everything_moves(players, "killing a serve")
        service.serves[0].start()
        await asyncio.to_thread(service.wait_one, 0)

        service.works[0].kill()
        await everything_moves(players, "killing a work")
        service.works[0].start()

        parts.nats.kill()
        await everything_moves(players, "killing NATS")
        parts.nats.start()
        await everything_moves(players, "NATS coming back")

        before = await service_clock(parts.url)
        parts.postgres.stop("immediate")
        down = time.monotonic()
        await asyncio.sleep(3 * GRACE)
        outage = time.monotonic() - down
        parts.postgres.start()
        await asyncio.to_thread(service.wait_ready)
        # the first heartbeat after the outage and a few more
        after = await clock_after(parts.url, time.time() + 1.5)
        ran = after.service_time() - before.service_time()
        assert after.now - before.now > outage
        assert ran < after.now - before.now - outage + 1.5, "clocks ran while nobody could play"
        await everything_moves(players, "restarting PostgreSQL")

        for task in running:
            task.cancel()
        results = await asyncio.gather(*running, return_exceptions=True)
        broken = [one for one in results if isinstance(one, Exception)]
        assert broken == []
        await check_log(parts.url, players)


async def service_clock(url: str) -> ServiceHeartbeat:
    store = PostgresTables(Pool(url, 1, 20))
    beat = await store.clock()
    await store.close()
    return beat


async def clock_after(url: str, moment: float) -> ServiceHeartbeat:
    """First service heartbeat after a given moment."""
    return await seen(lambda: service_clock(url), lambda beat: beat.now > moment)


async def test_clocks_stand_still_when_no_serve_lives(parts: Parts) -> None:
    service = parts.service
    (anna,) = await guests(service.urls, ["Anna"])
    async with anna:
        begun = await service_clock(parts.url)
        id = await new_table([anna], "heirlooms", bots=1, pace=BANK)
        for serve in service.serves:
            serve.kill()
        await asyncio.sleep(10)
        service.serves[0].start()
        await asyncio.to_thread(service.wait_one, 0)
        async with Feed(anna, id, 0, urls=[service.urls[0]]) as feed:
            await feed.until(lambda: feed.clock is not None)
            assert feed.clock is not None
            left = feed.clock.left[0]
            ended = await clock_after(parts.url, time.time())
            passed = ended.service_time() - begun.service_time()
            assert passed < ended.now - begun.now - 9
            assert left > BANK.bank - passed - 0.5
        service.serves[1].start()
