"""`python -m bench.service --json`: live tables with scripted players, beside bare PostgreSQL, in one run.

One `serve` process, one PostgreSQL (its default durability), NATS; every table has two people on WebSockets
and a watcher. Then the same transaction, at the same concurrency, by asyncpg alone. Cores count the process
and its PostgreSQL backends, not the scripted players.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import sys
import time
from pathlib import Path

import asyncpg
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kingscourt.server.client.client import Client, new_id
from kingscourt.server.store.postgres import WRITE

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.databases import database
from tests.server.players import new_table
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
        self.begin = asyncio.Event()

    def note(self, mine: dict[tuple[str, int], float], table: str, n: int, at: float) -> None:
        """One end of the way from sending to watching; whichever end comes second completes it."""
        other = self.seen if mine is self.sent else self.sent
        known = other.pop((table, n), None)
        if known is None:
            mine[table, n] = at
        else:
            self.watched.append(abs(known - at))


class Action(msgspec.Struct):
    """As much of an action as a script needs."""

    text: str


class Decision(msgspec.Struct):
    """What a seat may do."""

    actions: list[Action]


class Position(msgspec.Struct):
    """As much of an update as a script needs; the rest is skipped, not decoded."""

    n: int
    asked: list[int]
    chosen: list[int]
    decision: Decision | None
    posed: int | None


class Heard(msgspec.Struct):
    """Any message of a stream."""

    type: str
    update: Position | None = None
    id: str = ""
    n: int = 0
    sealed: bool = False


HEARD = msgspec.json.Decoder(Heard)


class Script:
    """One socket: a seat that answers after a while, or a watcher."""

    def __init__(self, client: Client, table: str, seat: int | None, meter: Meter, pause: float) -> None:
        self.address = f"ws{client.url.removeprefix('http')}/api/tables/{table}/stream"
        if seat is not None:
            self.address += f"?seat={seat}"
        self.headers = client.headers()
        self.table = table
        self.seat = seat
        self.meter = meter
        self.pause = pause
        self.chance = random.Random(f"{table} {seat}")
        self.answered = -1
        self.sent: dict[str, float] = {}
        self.socket: ClientConnection | None = None

    async def run(self) -> None:
        """Until cancelled."""
        line = connect(
            self.address, additional_headers=self.headers, proxy=None, compression=None, max_size=None
        )
        async with line as socket:
            self.socket = socket
            while True:
                raw = await socket.recv(decode=False)
                self.hear(HEARD.decode(raw), len(raw))

    def hear(self, heard: Heard, size: int) -> None:
        """Note what arrived; think when asked."""
        now = time.perf_counter()
        if heard.type == "done" and heard.id in self.sent:
            before = self.sent.pop(heard.id)
            if self.meter.is_on:
                self.meter.answers.append(now - before)
                self.meter.note(self.meter.sent, self.table, heard.n, before)
        elif heard.update is not None:
            if self.meter.is_on:
                self.meter.pushes += 1
                self.meter.push_bytes += size
                if self.seat is None:
                    self.meter.note(self.meter.seen, self.table, heard.update.n, now)
            self.consider(heard.update)

    def consider(self, position: Position) -> None:
        """Answer a question once."""
        if position.decision is None or self.seat not in position.asked or position.n <= self.answered:
            return
        self.answered = position.n
        action = self.chance.choice(position.decision.actions).text
        task = asyncio.ensure_future(self.say(action, position.posed))
        task.add_done_callback(lambda _: None)

    async def say(self, action: str, posed: int | None) -> None:
        """One command, after a while."""
        await self.plays_now()
        await asyncio.sleep(self.chance.uniform(0, 2 * self.pause))
        id = new_id()
        body = {"type": "do", "id": id, "actions": [action], "after": posed}
        self.sent[id] = time.perf_counter()
        if self.socket is not None:
            with contextlib.suppress(ConnectionClosed):  # the measurement has ended
                await self.socket.send(msgspec.json.encode(body).decode())

    async def plays_now(self) -> None:
        """Nobody moves before all sit."""
        await self.meter.begin.wait()


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
    started = time.perf_counter()
    pause = tables / rate
    scripts: list[Script] = []
    tasks: list[asyncio.Task[None]] = []
    for first in range(0, tables, 20):
        ids = await asyncio.gather(*(new_table(clients[:2], game) for _ in range(min(20, tables - first))))
        for id in ids:
            for seat, client in ((0, clients[0]), (1, clients[1]), (None, clients[2])):
                scripts.append(Script(client, id, seat, meter, pause))
                tasks.append(asyncio.create_task(scripts[-1].run()))
        while any(script.socket is None for script in scripts[-60:]):
            await asyncio.sleep(0.05)
    setup = time.perf_counter() - started
    meter.begin.set()
    await asyncio.sleep(min(2 * pause, 10))
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
