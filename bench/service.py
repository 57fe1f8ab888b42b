"""Live tables with scripted people, compared with bare PostgreSQL running the same statement, in one run.

One `serve` process with its own PostgreSQL (default durability: fsync, synchronous_commit) and NATS; every
table has two people and a watcher on WebSockets. First, commands come at a fixed rate (open loop: time
counts from when a command was due), then as fast as they are answered (closed loop). Alternating with the
latter, asyncpg alone runs the service's statement over as many connections, so that both face the same
conditions: with one command per transaction, and with as many as the service had on average.

The service's time is that of `serve`, all of PostgreSQL and all of NATS, without the load. The bare time is
that of PostgreSQL and the asyncpg client; the ratio to PostgreSQL's part alone is also reported.

    python -m bench.service --json
    python -m bench.service --tables 50 --rate 50 --seconds 5 --turns 1
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path

import asyncpg
import httpx
import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.bare_postgres import Bare, open_bare
from bench.process_cpu import Time, time_of, time_of_family
from bench.scripted_players import Load, Meter, quantile
from kingscourt.arena.speed import is_compiled
from kingscourt.server.store.postgres import migrate
from tests.server.support.own_postgres_and_nats import Nats, Postgres
from tests.server.support.service_processes import ServiceProcesses

COUNTED = {
    "service": "serve + every process of PostgreSQL + NATS, without the load",
    "bare": "every process of PostgreSQL + the asyncpg client",
    "ratio_per_core": "commands per core second of the service / of the bare run",
    "ratio_to_postgres_alone": "the same, without the bare client's time",
    "ratio_to_bare_together": "the same, with as many commands per commit in the bare run",
    "durability": "fsync on, synchronous_commit on; an answer is sent after its commit",
}
Report = dict[str, object]


class Parts:
    """The measured processes."""

    def __init__(self, postgres: Postgres, nats: Nats, service: ServiceProcesses) -> None:
        serve, bus = service.serves[0].popen, nats.popen
        assert serve is not None
        assert bus is not None
        self.url = service.urls[0]
        self.postmaster = int((Path(postgres.data()) / "postmaster.pid").read_text().split()[0])
        self.serve = serve.pid
        self.nats = bus.pid

    def postgres_time(self) -> Time:
        """PostgreSQL's total time so far."""
        return time_of_family(self.postmaster)

    async def commits(self) -> float:
        """Number of move transactions so far."""
        async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
            lines = (await http.get(f"{self.url}/metrics")).text.splitlines()
        return sum(float(line.split()[1]) for line in lines if line.startswith("kingscourt_commits_total"))

    def times(self) -> dict[str, Time]:
        """All times so far; the load is this process."""
        return {
            "serve": time_of(self.serve),
            "postgres": self.postgres_time(),
            "nats": time_of(self.nats),
            "load": time_of(os.getpid()),
        }


class Measure:
    """The cost and latency of some commands, added up over several turns."""

    def __init__(self, parts: Parts, load: Load) -> None:
        self.parts = parts
        self.load = load
        self.meter = Meter()
        self.used = {name: Time() for name in parts.times()}
        self.seconds = 0.0
        self.commits = 0.0

    async def take(self, play: Coroutine[None, None, None], settle: float) -> None:
        """Play and measure, except for the first moments."""
        task = asyncio.create_task(play)
        await asyncio.sleep(settle)
        self.load.meter = self.meter
        commits = await self.parts.commits()
        before, begun = self.parts.times(), time.perf_counter()
        await task
        self.seconds += time.perf_counter() - begun
        after = self.parts.times()
        self.load.meter = None
        self.commits += await self.parts.commits() - commits
        self.used = {name: known + after[name] - before[name] for name, known in self.used.items()}
        await self.load.drain()

    def together(self) -> float:
        """Commands per commit."""
        return len(self.meter.answers) / max(self.commits, 1.0)

    def report(self) -> Report:
        """The figures by name."""
        meter = self.meter
        counted = sum(self.used[name].total() for name in ("serve", "postgres", "nats"))
        commands = len(meter.answers)
        return {
            "commands_per_second": round(commands / max(self.seconds, 1e-9), 1),
            "commands_per_core_second": round(commands / max(counted, 1e-9), 1),
            "commands_per_commit": round(self.together(), 1),
            "microseconds_per_command": {name: _micros(used, commands) for name, used in self.used.items()},
            "answer_p50_ms": quantile(meter.answers, 0.5),
            "answer_p99_ms": quantile(meter.answers, 0.99),
            "last_watcher_p50_ms": quantile(meter.watched, 0.5),
            "last_watcher_p99_ms": quantile(meter.watched, 0.99),
            "load_late_p99_ms": quantile(meter.late, 0.99),
            "pushes_per_command": round(meter.pushes / max(commands, 1), 2),
            "bytes_per_push": round(meter.push_bytes / max(meter.pushes, 1)),
            "refused": meter.refused,
            "load_average": round(os.getloadavg()[0], 1),
        }


def _micros(time: Time, commands: int) -> dict[str, int]:
    scale = 1e6 / max(commands, 1)
    return {"user": round(time.user * scale), "system": round(time.system * scale)}


async def one_game(parts: Parts, game: str) -> Report:
    """Everything sent to one seat of one table over a whole game."""
    load = Load(parts.url, game)
    await load.seat_people(1)
    load.meter = Meter()
    idle = 0
    while idle < 40:
        idle = 0 if load.send_next(time.perf_counter()) or load.sent else idle + 1
        await asyncio.sleep(0.005)
    load.close()
    pushed = load.meter.push_bytes / 3
    return {"commands": load.acknowledged.commands, "bytes_per_watcher": round(pushed)}


async def missing(url: str, load: Load) -> list[str]:
    """Tables whose log ends before an acknowledged entry."""
    connection = await asyncpg.connect(url)
    found = await connection.fetch("SELECT table_id, max(seq), count(*) FROM entries GROUP BY table_id")
    await connection.close()
    last = {row[0]: row[1] for row in found if row[2] == row[1] + 1}
    return [table for table, n in load.acknowledged.last.items() if last.get(table, -1) < n]


def bare_report(bare: Bare) -> Report:
    """The figures of the bare run, by the same names."""
    both = bare.client.total() + bare.postgres.total()
    return {
        "commands_per_second": round(bare.commands / bare.seconds, 1),
        "commands_per_core_second": round(bare.commands / max(both, 1e-9), 1),
        "commands_per_postgres_core_second": round(bare.commands / max(bare.postgres.total(), 1e-9), 1),
        "microseconds_per_command": {
            "client": _micros(bare.client, bare.commands),
            "postgres": _micros(bare.postgres, bare.commands),
        },
        "connections": len(bare.connections),
        "commands_per_commit": bare.together,
    }


async def run(parts: Parts, database: str, given: argparse.Namespace) -> Report:
    """Run all measurements in sequence."""
    game = await one_game(parts, given.game)
    load = Load(parts.url, given.game)
    begun = time.perf_counter()
    await load.seat_people(given.tables)
    setup = time.perf_counter() - begun
    settle = min(3.0, given.seconds / 2)
    paced_turns, full_turns = Measure(parts, load), Measure(parts, load)
    await paced_turns.take(load.at_rate(given.rate, given.seconds + settle), settle)
    bare = await open_bare("a", database, given.connections, parts.postgres_time)
    batched = await open_bare("b", database, given.connections, parts.postgres_time)
    one = given.seconds / given.turns
    for _ in range(given.turns):
        await full_turns.take(load.as_fast_as_possible(given.window, one + settle / 3), settle / 3)
        batched.together = max(2, round(full_turns.together()))
        await bare.go_on(one / 3)
        await batched.go_on(one / 3)
    lost = load.close()
    for connections in (bare, batched):
        await connections.close()
    paced, full = paced_turns.report(), full_turns.report()
    plain, together = bare_report(bare), bare_report(batched)
    return {
        "game": given.game,
        "compiled": is_compiled(),
        "counted": COUNTED,
        "tables": given.tables,
        "setup_seconds": round(setup, 1),
        "one_game": game,
        "paced": {"offered_per_second": given.rate, **paced},
        "full": {"on_their_way": given.window, **full},
        "bare_postgresql": plain,
        "bare_postgresql_together": together,
        "ratio_per_core": _ratio(full, plain, "commands_per_core_second"),
        "ratio_per_core_paced": _ratio(paced, plain, "commands_per_core_second"),
        "ratio_to_postgres_alone": _ratio(full, plain, "commands_per_postgres_core_second"),
        "ratio_to_bare_together": _ratio(full, together, "commands_per_core_second"),
        "ratio_per_second": _ratio(full, plain, "commands_per_second", "commands_per_second"),
        "acknowledged": load.acknowledged.commands,
        "acknowledged_missing": len(await missing(database, load)),
        "sockets_lost": lost,
    }


def _ratio(ours: Report, bare: Report, name: str, own: str = "commands_per_core_second") -> float:
    one, other = ours[own], bare[name]
    assert isinstance(one, float)
    assert isinstance(other, float)
    return round(one / other, 3)


@contextlib.contextmanager
def running(connections: int) -> Iterator[tuple[Parts, str]]:
    """A service with its own PostgreSQL and NATS."""
    postgres = Postgres()
    nats = Nats()
    try:
        url = f"{postgres.url}/postgres"
        migrate.upgrade(url)
        with ServiceProcesses(url, 1, 0, nats.url, pool_size=str(connections)) as service:
            yield Parts(postgres, nats, service), url
    finally:
        nats.kill()
        postgres.remove()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        "bench.service", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true", help="print one line, for scripts")
    parser.add_argument("--tables", type=int, default=1000, help="number of live tables (1000)")
    parser.add_argument("--rate", type=float, default=500, help="commands per second in the open loop (500)")
    parser.add_argument("--window", type=int, default=64, help="commands in flight in the closed loop (64)")
    parser.add_argument("--seconds", type=float, default=15, help="duration of each measurement (15)")
    parser.add_argument("--turns", type=int, default=5, help="alternations of closed loop and bare run (5)")
    parser.add_argument(
        "--connections", type=int, default=8, help="connections to PostgreSQL, in both runs (8)"
    )
    parser.add_argument("--game", default="kingsburg", help="any installed game (kingsburg)")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # clean up on SIGTERM too
    with running(given.connections) as (parts, url):
        report = uvloop.run(run(parts, url, given))
    text = msgspec.json.encode(report)
    sys.stdout.write((text if given.json else msgspec.json.format(text)).decode() + "\n")


if __name__ == "__main__":
    main()
