"""`python -m bench.service --json`: live tables with scripted players, beside bare PostgreSQL, in one run.

One `serve` process, one PostgreSQL (its default durability), NATS; every table has two people on WebSockets
and a watcher. Then the same transaction, at the same concurrency, by asyncpg alone. Cores count the process
and its PostgreSQL backends, not the scripted players.
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import json
import os
import random
import statistics
import sys
import time
from pathlib import Path

import asyncpg
import msgspec

from kingscourt.server.client.answers import Message, SeatPushed
from kingscourt.server.client.client import Client
from kingscourt.server.client.feed import Feed
from kingscourt.server.store.postgres import WRITE

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.databases import database
from tests.server.players import has_arrived, new_table
from tests.server.service import Service

CONCURRENCY = 8


class Meter:
    """What was measured."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.watched: list[float] = []
        self.pushes = 0
        self.push_bytes = 0
        self.sent: dict[tuple[str, int], float] = {}
        self.seen: dict[tuple[str, int], float] = {}
        self.is_on = False

    def note(self, mine: dict[tuple[str, int], float], table: str, n: int, at: float) -> None:
        """One end of the way from sending to watching; whichever end comes second completes it."""
        other = self.seen if mine is self.sent else self.sent
        known = other.pop((table, n), None)
        if known is None:
            mine[table, n] = at
        else:
            self.watched.append(abs(known - at))


class WatchingFeed(Feed):
    """Notes when a push arrives and how large it is."""

    meter: Meter

    async def _take(self, message: Message) -> None:
        if isinstance(message, SeatPushed) and self.meter.is_on:
            self.meter.pushes += 1
            self.meter.push_bytes += len(self.received[-1])
            if self.seat is None:
                self.meter.note(self.meter.seen, self.table, message.update.n, time.perf_counter())
        self.received.clear()
        await super()._take(message)


async def player(feed: WatchingFeed, pause: float, seed: int) -> None:
    """Answer whenever asked, after a while."""
    chance = random.Random(seed)
    meter = feed.meter
    while True:
        await feed.until(lambda: feed.is_asked() or feed.is_over(), 600)
        if feed.is_over():
            return
        await asyncio.sleep(chance.uniform(0, 2 * pause))
        assert feed.update is not None
        assert feed.update.decision is not None
        action = chance.choice(feed.update.decision.actions).text
        before = time.perf_counter()
        answer = await feed.do([action], feed.update.posed)
        if meter.is_on:
            meter.answers.append(time.perf_counter() - before)
            if not answer.sealed:
                meter.note(meter.sent, feed.table, answer.n, before)
        await feed.until(functools.partial(has_arrived, feed, answer), 60)


def quantile(values: list[float], q: float) -> float:
    """In milliseconds."""
    if len(values) < 2:
        return 0.0
    return 1000 * statistics.quantiles(values, n=1000)[int(q * 1000) - 1]


def cpu_seconds(pid: int) -> float:
    """Processor time of a process so far."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def backends(database: str) -> list[int]:
    """The PostgreSQL processes that work for a database."""
    connection = await asyncpg.connect(database)
    found = await connection.fetch("SELECT pid FROM pg_stat_activity WHERE datname = current_database()")
    await connection.close()
    return [row[0] for row in found]


async def cpu_of(database: str, pid: int) -> tuple[float, float]:
    """Processor time of a process and of its backends."""
    return cpu_seconds(pid), sum([cpu_seconds(one) for one in await backends(database)])


async def drive(
    url: str, tables: int, rate: float, seconds: float, game: str, pid: int, database: str
) -> dict[str, float]:
    """Tables at a rate of commands a second."""
    meter = Meter()
    clients = [Client(url) for _ in range(3)]
    for number, client in enumerate(clients):
        await client.sign_in(f"Player {number}")
    WatchingFeed.meter = meter
    feeds: list[WatchingFeed] = []
    started = time.perf_counter()
    for first in range(0, tables, 20):
        ids = await asyncio.gather(*(new_table(clients[:2], game) for _ in range(min(20, tables - first))))
        for id in ids:
            for seat, client in ((0, clients[0]), (1, clients[1]), (None, clients[2])):
                feed = WatchingFeed(client, id, seat)
                await feed.__aenter__()
                feeds.append(feed)
    setup = time.perf_counter() - started
    pause = tables / rate
    tasks = [
        asyncio.create_task(player(feed, pause, number))
        for number, feed in enumerate(feeds)
        if feed.seat is not None
    ]
    await asyncio.sleep(min(pause, 10))
    before = await cpu_of(database, pid)
    meter.is_on = True
    begun = time.perf_counter()
    await asyncio.sleep(seconds)
    meter.is_on = False
    elapsed = time.perf_counter() - begun
    after = await cpu_of(database, pid)
    own, stored = after[0] - before[0], after[1] - before[1]
    for task in tasks:
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    broken = [one for one in results if isinstance(one, Exception)]
    await asyncio.gather(*(feed.__aexit__(None, None, None) for feed in feeds))
    for client in clients:
        await client.__aexit__(None, None, None)
    return {
        "tables": tables,
        "setup_seconds": round(setup, 1),
        "commands_per_second": round(len(meter.answers) / elapsed, 1),
        "serve_cores": round(own / elapsed, 2),
        "postgres_cores": round(stored / elapsed, 2),
        "commands_per_core_second": round(len(meter.answers) / max(own + stored, 1e-9), 1),
        "answer_p50_ms": round(quantile(meter.answers, 0.5), 2),
        "answer_p99_ms": round(quantile(meter.answers, 0.99), 2),
        "watcher_p50_ms": round(quantile(meter.watched, 0.5), 2),
        "watcher_p99_ms": round(quantile(meter.watched, 0.99), 2),
        "bytes_per_push": round(meter.push_bytes / max(meter.pushes, 1)),
        "pushes": meter.pushes,
        "broken": len(broken),
    }


async def bare(url: str, seconds: float) -> dict[str, float]:
    """The same statement by asyncpg alone: rows as wide, keys as many, one commit each."""
    connections = [await asyncpg.connect(url) for _ in range(CONCURRENCY)]
    row = await connections[0].fetchrow(
        "SELECT id, status, rules, digest, setup, course, slots FROM tables WHERE last > 5 LIMIT 1"
    )
    line = await connections[0].fetchval("SELECT line FROM entries WHERE seq = 5 LIMIT 1")
    ids = [f"bare-{number}" for number in range(1000)]
    for id in ids:
        await connections[0].execute(
            """INSERT INTO tables SELECT $1, 1, status, game, 5, rules, digest, pending, deadline, bot_at,
              false, 0, setup, course, slots, now() FROM tables WHERE id = $2""",
            id,
            row["id"],
        )
    done = 0
    stop = time.perf_counter() + seconds

    async def one(number: int, connection: asyncpg.Connection) -> None:
        nonlocal done
        own = ids[number::CONCURRENCY]
        turn = 0
        while time.perf_counter() < stop:
            id = own[turn % len(own)]
            version = 1 + turn // len(own)
            last = 5 + 2 * version
            values = (row["status"], last, row["rules"], row["digest"], [0], None, None, False, None)
            bodies = (row["course"], row["slots"], last - 1, [line, line], 0, f"k{turn}", b'{"n":12}')
            await connection.fetch(WRITE, id, version, *values, *bodies)
            turn += 1
            done += 1

    begun = time.perf_counter()
    before = await cpu_of(url, os.getpid())
    await asyncio.gather(*(one(number, connection) for number, connection in enumerate(connections)))
    elapsed = time.perf_counter() - begun
    after = await cpu_of(url, os.getpid())
    own, stored = after[0] - before[0], after[1] - before[1]
    for connection in connections:
        await connection.close()
    return {
        "commands_per_second": round(done / elapsed, 1),
        "client_cores": round(own / elapsed, 2),
        "postgres_cores": round(stored / elapsed, 2),
        "commands_per_core_second": round(done / (own + stored), 1),
        "connections": CONCURRENCY,
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", default="kingsburg")
    given = parser.parse_args()
    with database() as url, Service(url, 1, 0, pool=str(CONCURRENCY)) as service:
        popen = service.serves[0].popen
        assert popen is not None
        arguments = (service.urls[0], given.tables, given.rate, given.seconds, given.game, popen.pid, url)
        driven = asyncio.run(drive(*arguments))
        plain = asyncio.run(bare(url, min(given.seconds, 10)))
    ratio = driven["commands_per_core_second"] / plain["commands_per_core_second"]
    report = {
        "game": given.game,
        "load": os.getloadavg(),
        "service": driven,
        "bare_postgresql": plain,
        "ratio_per_core": round(ratio, 3),
        "ratio_per_second": round(driven["commands_per_second"] / plain["commands_per_second"], 3),
    }
    text = msgspec.json.encode(report).decode() if given.json else json.dumps(report, indent=2)
    sys.stdout.write(text + "\n")


if __name__ == "__main__":
    main()
