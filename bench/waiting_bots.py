"""How long tables wait for their bots when many wait at the same time.

One worker with its child processes plays tables on PostgreSQL, all of which fall due at the same moment, for
bots that need a given amount of processor time per answer. Reported is the time from the moment when a bot
is due (and from its claim) to the commit of its answer, for every answer.

    python -m bench.waiting_bots --tables 20 --milliseconds 70 --processes 2
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import sys
import time

import psycopg
from prometheus_client import REGISTRY

from bench.burning_bot import MODULE, NAME, VARIABLE
from kingscourt.server.composition import close_manager, service_manager
from kingscourt.server.config import Config
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_row import TableWrite
from kingscourt.server.model.table_setup import Pace, Seat
from kingscourt.server.observability.logs import start_logging
from kingscourt.server.store.contract import Claim
from kingscourt.server.store.postgres import migrate
from kingscourt.server.tables import seating, table_creation
from kingscourt.server.tables.draft_change import Draft
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.server.tables.table_manager import Act, TableManager
from kingscourt.server.thinking.child_pool import ThinkingChildren, cores
from kingscourt.server.worker.worker import Worker

BAR = 1.0  # seconds: the 95th percentile must not exceed it
SHARD = "a"


class Waits:
    """Times of claims and commits, by table."""

    def __init__(self) -> None:
        self.due: dict[str, float] = {}
        self.claimed: dict[str, float] = {}
        self.since_due: list[float] = []
        self.since_claim: list[float] = []
        self.load_before = os.getloadavg()[0]

    def watch(self, manager: TableManager) -> None:
        """Note every claim and every commit of an answer."""
        store = manager.shards.stores[SHARD]
        claim_bots, write = store.claim_bots, store.write

        async def claim(limit: int, lease: float) -> list[Claim]:
            found = await claim_bots(limit, lease)
            self.claimed.update({one.table: time.monotonic() for one in found})
            return found

        async def commit(change: TableWrite) -> None:
            await write(change)
            id = change.row.id
            if id in self.claimed and change.lines:
                now = time.monotonic()
                self.since_claim.append(now - self.claimed.pop(id))
                self.since_due.append(now - self.due[id])
                self.due[id] = now

        store.claim_bots = claim  # type: ignore[method-assign]
        store.write = commit  # type: ignore[method-assign, assignment]


async def bot_table(manager: TableManager, game: str, host: int, seats: int) -> str:
    """A table of bots that waits for one of them; its person has left the seat to a bot as well."""
    person = Person(f"host{host}", f"Host {host}")
    chairs = [Seat("person", person=person.id), *(Seat("bot", level="random") for _ in range(seats - 1))]
    setup = table_creation.new_setup(find_game(game), person.id, "", {}, None, chairs, Pace(), False, True)
    id = manager.shards.new_id()
    await manager.store(id).create(table_creation.new_row(id, setup))
    await manager.change(id, seating.join(person, None, "nonce", None))
    await manager.change(id, _all_burn(seats))
    return id


def _all_burn(seats: int) -> Act:
    async def act(draft: Draft) -> None:
        for seat in range(seats):
            draft.keep(draft.table.takeover(seat, NAME))

    return act


def percentile(values: list[float], share: float) -> float:
    """The smallest value that is not exceeded by this share of the values."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def measure(wish: argparse.Namespace, url: str) -> Waits:
    """Let the tables wait and the worker work for the given time."""
    config = Config(
        directory=url,
        nats=wish.nats,
        nats_prefix=f"bench{secrets.token_hex(4)}",
        secret="s" * 32,
        bot_processes=wish.processes,
        bots_per_worker=max(wish.tables, 16),
    )
    manager = service_manager(config, beats=True)
    manager.thinking = ThinkingChildren(config, [MODULE])
    await manager.bus.open()
    try:
        ids = [await bot_table(manager, wish.game, n, wish.seats) for n in range(wish.tables)]
        manager.thinking.start(wish.processes)
        while len(manager.thinking.children()) < wish.processes:
            await asyncio.sleep(0.05)
        waits = Waits()
        waits.watch(manager)
        waits.due = dict.fromkeys(ids, time.monotonic())
        working = asyncio.create_task(Worker(manager).run())
        await asyncio.sleep(wish.seconds)
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        return waits
    finally:
        await close_manager(manager)


def report(wish: argparse.Namespace, waits: Waits) -> int:
    """Write the figures; return 1 if the bar is missed."""
    if not waits.since_claim:
        sys.stdout.write("no answer was stored\n")
        return 1
    sys.stdout.write(
        f"{wish.tables} tables, {wish.milliseconds} ms per answer, {wish.processes} processes,"
        f" {len(waits.since_claim)} commits in {wish.seconds:g} s\n"
    )
    for name, values in (("claim to commit", waits.since_claim), ("due to commit", waits.since_due)):
        shown = " ".join(f"p{share:.0%}"[:-1] + f" {percentile(values, share):.3f}" for share in (0.5, 0.95))
        sys.stdout.write(f"{name}: {shown} max {max(values):.3f} s\n")
    seconds, count = (
        REGISTRY.get_sample_value(f"kingscourt_bot_seconds_{part}") or 0.0 for part in ("sum", "count")
    )
    sys.stdout.write(
        f"one answer took {1000 * seconds / max(count, 1):.0f} ms by the clock; load average before and after"
        f" {waits.load_before:.1f}, {os.getloadavg()[0]:.1f} on {cores()} cores\n"
    )
    return 0 if percentile(waits.since_due, 0.95) <= BAR else 1


def main() -> int:
    """Create a database, measure, and drop it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=20, help="tables that wait (20)")
    parser.add_argument("--milliseconds", type=float, default=70, help="processor time per answer (70)")
    parser.add_argument("--processes", type=int, default=2, help="child processes of the worker (2)")
    parser.add_argument("--seconds", type=float, default=10, help="how long the worker works (10)")
    parser.add_argument("--game", default="kingsburg")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--server", default="postgresql://127.0.0.1:5432", help="PostgreSQL, any database")
    parser.add_argument("--nats", default="nats://127.0.0.1:4222")
    wish = parser.parse_args()
    os.environ[VARIABLE] = str(wish.milliseconds)
    start_logging("text", "error", "bench")
    name = f"kingscourt_bench_{secrets.token_hex(4)}"
    with psycopg.connect(f"{wish.server}/postgres", autocommit=True) as server:
        server.execute(f"CREATE DATABASE {name}".encode())
        try:
            migrate.upgrade(f"{wish.server}/{name}")
            return report(wish, asyncio.run(measure(wish, f"{wish.server}/{name}")))
        finally:
            server.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


if __name__ == "__main__":
    sys.exit(main())
