"""A database that fails over to a standby, or is restored from a copy, under a running service.

Two `serve` processes and a `work` process reach their database at a fixed address. With synchronous
replication nothing that was acknowledged is lost; with asynchronous replication, whatever the standby had
not received is gone for everybody alike.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack

import asyncpg
import pytest

from kingscourt.server.admin.doctor import examine, warnings_of
from kingscourt.server.api.wire_types import NewSeat, NewTable
from kingscourt.server.client.asking import new_id
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.store.postgres import migrate
from kingscourt.server.store.postgres.asyncpg_pool import Pool
from kingscourt.server.store.postgres.tables import PostgresTables
from tests.server.support.managers import config_for
from tests.server.support.own_postgres_and_nats import Forwarder, Nats, Postgres
from tests.server.support.players import answer_of, guests, new_table, random_choice
from tests.server.support.service_processes import ServiceProcesses
from tests.server.support.store_backups import stored
from tests.server.support.waiting import TIMEOUT, seen, until

pytestmark = pytest.mark.anyio
GAME = "kingsburg"  # a game long enough for these tests


TURNS = 5


class Parts:
    """The service and its current primary database server."""

    def __init__(self, service: ServiceProcesses, forwarder: Forwarder, primary: Postgres, name: str) -> None:
        self.service = service
        self.forwarder = forwarder
        self.primary = primary
        self.name = name
        self.made = [primary]

    @property
    def url(self) -> str:
        return f"{self.primary.url}/{self.name}"

    def replica(self) -> Postgres:
        standby = self.primary.replica()
        self.made.append(standby)
        return standby

    def fail_over(self, standby: Postgres) -> None:
        """Kill the primary and promote the standby in its place."""
        self.primary.stop("immediate")
        standby.promote()
        self.primary = standby
        self.forwarder.move(standby.port)


def remove_all(servers: list[Postgres]) -> None:
    for server in servers:
        server.remove()


@pytest.fixture(scope="module")
def parts() -> Iterator[Parts]:
    with contextlib.ExitStack() as stack:
        primary, nats = Postgres(), Nats()
        stack.callback(nats.kill)
        forwarder = Forwarder(primary.port)
        made = [primary]
        stack.callback(remove_all, made)
        stack.callback(forwarder.close)
        name = "tables"  # never dropped, since the servers are removed
        primary.ask(f"CREATE DATABASE {name}")
        migrate.upgrade(f"{primary.url}/{name}")
        address = f"postgresql://postgres@127.0.0.1:{forwarder.port}/{name}"
        service = stack.enter_context(
            ServiceProcesses(
                address,
                2,
                1,
                nats.url,
                clock_grace="3",
                claim_lease="3",
                worker_poll_interval="0.5",
                compare_interval="0.5",
                database_timeout="5",
            )
        )
        parts = Parts(service, forwarder, primary, name)
        parts.made = made
        yield parts


class Player:
    """A player that records its acknowledged commands and plays a limited number of turns."""

    def __init__(self, feed: Feed, seed: int) -> None:
        self.feed = feed
        self.choose = random_choice(seed)
        self.acknowledged: list[str] = []
        self.turns = 0  # turns left, so that no game ends before its test
        self.is_busy = False  # a command is in flight

    async def run(self) -> None:
        feed = self.feed
        while not feed.is_over():
            await asyncio.sleep(0.05)
            if feed.update is None or not feed.is_asked() or self.turns <= 0:
                continue
            self.turns -= 1
            self.is_busy = True
            command = new_id()
            try:
                await feed.do(await answer_of(feed, self.choose), feed.update.posed, command)
            except ServerRefusal:
                continue  # the question has been lost in the meantime
            finally:
                self.is_busy = False
            self.acknowledged.append(command)


def has_moved(feed: Feed, n: int) -> bool:
    return feed.n > n or feed.is_over()


def has_reached(feed: Feed, n: int) -> bool:
    return feed.n >= n


async def statuses(client: Client) -> dict[str, str]:
    pages = (await client.lobby("open", limit=100), await client.lobby("running", limit=100))
    return {table.id: table.status for page in pages for table in page.tables}


class Company:
    """Tables of two players and a watcher, spread over both processes."""

    def __init__(self, parts: Parts, people: list[Client]) -> None:
        self.parts = parts
        self.people = people
        self.feeds: list[Feed] = []
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def sit_down(self, stack: AsyncExitStack) -> None:
        urls = self.parts.service.urls
        for number in range(6):
            id = await new_table(self.people[:2], GAME, bots=number % 2)
            for seat in (0, 1, None):
                own = urls if (number + (seat or 0)) % 2 else urls[::-1]
                client = self.people[2] if seat is None else self.people[seat]
                feed = await stack.enter_async_context(Feed(client, id, seat, urls=own))
                self.feeds.append(feed)
                if seat is not None:
                    self.players.append(Player(feed, len(self.players)))
        self.tasks = [asyncio.create_task(player.run()) for player in self.players]

    def play(self, goes_on: bool) -> None:
        for player in self.players:
            player.turns = TURNS if goes_on else 0

    def tables(self) -> list[str]:
        return sorted({feed.table for feed in self.feeds})

    def lasts(self) -> dict[str, int]:
        return {table: max(feed.n for feed in self.feeds if feed.table == table) for table in self.tables()}

    async def everything_moves(self) -> None:
        before = [feed.n for feed in self.feeds]
        for feed, n in zip(self.feeds, before, strict=True):
            await feed.until(functools.partial(has_moved, feed, n), 2 * TIMEOUT)

    async def stand_still(self) -> None:
        """Stop all play, and wait until everybody has seen every move."""
        self.play(False)
        await until(lambda: not any(player.is_busy for player in self.players))
        await self.converge()

    async def converge(self) -> None:
        """Wait until every follower shows the stored log, and check that each table is complete."""
        for table in self.tables():
            agree = await seen(functools.partial(self.shows, table), bool)
            assert agree, (table, [feed.n for feed in self.feeds if feed.table == table])
        for feed in self.feeds:
            assert feed.failure is None
            assert not feed.is_over(), "entries change when a game ends, so it must not have ended"
            assert sorted(feed.entries) == list(range(1, feed.n + 1))

    async def shows(self, table: str) -> bool:
        snapshot = await stored(self.parts.url, table)
        feeds = [feed for feed in self.feeds if feed.table == table]
        if snapshot.row.bot_at is not None:
            return False
        return all(feed.update is not None and feed.n == snapshot.row.last for feed in feeds)

    async def check_entries(self) -> None:
        """Check that every follower has the same entries as one that connects now, on either process."""
        for number, feed in enumerate(self.feeds):
            url = self.parts.service.urls[number % 2]
            async with Feed(feed.client, feed.table, feed.seat, urls=[url]) as fresh:
                await fresh.until(functools.partial(has_reached, fresh, feed.n))
                for n, entry in feed.entries.items():
                    assert fresh.entries[n] == entry, f"{fresh.entries[n]} is not {entry}"

    async def check_lists(self) -> None:
        """Check that both processes list the stored tables with their current status."""
        connection = await asyncpg.connect(self.parts.url)
        rows = await connection.fetch("SELECT id, status FROM tables")
        await connection.close()
        alive = {row[0]: row[1] for row in rows if row[1] in ("open", "running")}
        for client in self.people[:2]:
            asked = functools.partial(statuses, client)
            assert await seen(asked, lambda found: found == alive) == alive

    async def check_acknowledged(self) -> None:
        connection = await asyncpg.connect(self.parts.url)
        known = {row[0] for row in await connection.fetch("SELECT command FROM commands")}
        await connection.close()
        acknowledged = {command for player in self.players for command in player.acknowledged}
        assert len(acknowledged) > len(self.tables())
        assert acknowledged <= known

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        results = await asyncio.gather(*self.tasks, return_exceptions=True)
        assert [one for one in results if isinstance(one, Exception)] == []


@pytest.fixture
async def company(parts: Parts) -> AsyncIterator[Company]:
    async with AsyncExitStack() as stack:
        people = await guests(parts.service.urls, ["Anna", "Béla", "Cili"])
        for client in people:
            await stack.enter_async_context(client)
        made = Company(parts, people)
        await made.sit_down(stack)
        made.play(True)
        await made.everything_moves()
        yield made
        await made.stop()


async def test_a_standby_is_not_asked_before_it_is_the_primary(parts: Parts) -> None:
    standby = await asyncio.to_thread(parts.replica)
    store = PostgresTables(Pool(f"{standby.url}/{parts.name}", 2, 5))
    with pytest.raises(Unavailable):
        await store.clock()
    await asyncio.to_thread(standby.promote)
    assert (await store.clock()).now > 0
    await store.close()


async def test_doctor_warns_of_settings_that_the_promise_does_not_survive(parts: Parts) -> None:
    def warned() -> list[str]:
        found = [one for one in examine(config_for(parts.url)) if one.what.startswith("database")]
        assert all(one.ok for one in found)
        assert [one.state() for one in found] == ["ok", *["warning"] * (len(found) - 1)]
        return [one.remark.partition(" ")[0] for one in found[1:]]

    def settles(names: list[str]) -> bool:
        return names == expected

    expected: list[str] = []
    assert await asyncio.to_thread(warned) == []
    parts.primary.set("fsync", "off")
    parts.primary.set("full_page_writes", "off")
    parts.primary.set("synchronous_commit", "off")
    expected = ["fsync", "full_page_writes", "synchronous_commit"]
    assert await seen(lambda: asyncio.to_thread(warned), settles) == expected
    for name in expected:
        parts.primary.set(name, "on")
    standby = await asyncio.to_thread(parts.replica)
    expected = ["no"]
    assert await seen(lambda: asyncio.to_thread(warned), settles) == expected
    parts.primary.set("synchronous_standby_names", "*")
    expected = []
    assert await seen(lambda: asyncio.to_thread(warned), settles) == expected
    sick = await asyncio.to_thread(examine, config_for(f"{standby.url}/{parts.name}"))
    assert [one.state() for one in sick if one.what.startswith("database")] == ["NOT OK"]
    parts.primary.set("synchronous_standby_names", "")
    await asyncio.to_thread(standby.stop)


def test_local_commits_are_warned_of_where_a_standby_is_to_be_waited_for() -> None:
    assert warnings_of("on", "on", "local", "*", 1) != []
    assert warnings_of("on", "on", "local", "", 0) == []
    assert warnings_of("on", "on", "remote_apply", "*", 0) == []


async def test_after_a_synchronous_replication_nothing_acknowledged_is_missing(
    parts: Parts, company: Company
) -> None:
    standby = await asyncio.to_thread(parts.replica)
    parts.primary.set("synchronous_standby_names", "*")
    await seen(lambda: asyncio.to_thread(is_synchronous, parts.primary), bool)
    company.play(True)
    await company.everything_moves()
    company.play(True)
    await asyncio.to_thread(parts.fail_over, standby)  # while people play
    company.play(True)
    await company.everything_moves()
    await company.stand_still()
    await company.check_acknowledged()
    await company.check_entries()
    await company.check_lists()


def is_synchronous(primary: Postgres) -> bool:
    return primary.ask("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") == 1


async def check_loss(company: Company, before: dict[str, int], phantoms: dict[str, int]) -> None:
    """Check that losses are the same for everybody, nothing else is missing, and play continues."""
    await company.converge()
    lasts = company.lasts()
    assert all(before[table] <= lasts[table] <= phantoms[table] for table in before), (before, lasts)
    assert any(lasts[table] < phantoms[table] for table in before), "nothing was lost"
    await company.check_entries()
    await company.check_lists()
    company.play(True)
    await company.everything_moves()
    await company.stand_still()
    await company.check_entries()
    await company.check_lists()


async def test_what_a_standby_had_not_received_is_gone_for_everybody_alike(
    parts: Parts, company: Company
) -> None:
    anna, bela = company.people[:2]
    wish = NewTable("heirlooms", [NewSeat("me"), NewSeat("open")])
    joined = (await anna.create(wish)).id
    await anna.join(joined, 0)
    await company.stand_still()
    standby = await asyncio.to_thread(parts.replica)
    before = company.lasts()
    await asyncio.to_thread(standby.fall_behind)
    company.play(True)
    await company.everything_moves()
    assert (await bela.join(joined, 1)).status == "running"
    made = (await anna.create(wish)).id
    await company.stand_still()
    phantoms = company.lasts()
    await asyncio.to_thread(parts.fail_over, standby)
    await check_loss(company, before, phantoms)
    for client in (anna, bela):
        assert (await client.table(joined)).status == "open"
        with pytest.raises(ServerRefusal) as told:
            await client.table(made)
        assert told.value.body.code == "not-found"
    assert (await bela.join(joined, 1)).status == "running"


async def test_a_database_restored_from_an_older_copy_counts_for_everybody(
    parts: Parts, company: Company
) -> None:
    await company.stand_still()
    before = company.lasts()
    kept = await asyncio.to_thread(parts.primary.copy)
    company.play(True)
    await company.everything_moves()
    await company.stand_still()
    phantoms = company.lasts()
    await asyncio.to_thread(parts.primary.restore, kept)
    await check_loss(company, before, phantoms)
