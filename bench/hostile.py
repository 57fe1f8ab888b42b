"""The cost of a hostile guest to everybody else.

One `serve` and one `work` with their own PostgreSQL and NATS, under the default limits. Fifty ordinary
tables are played at a fixed rate from 127.0.0.1, which is configured as a larger address, like a club. Then
the same alongside a guest from 127.0.0.2 (`bench.hostile_guest`), at the lowest priority so that the
machine itself is not the victim: 40 sockets that send previews and do not read, and ten loops over every
list. Calm and hostile runs alternate; each pair gives a ratio of the 95th percentiles of the time until a
command is durable.

    python -m bench.hostile --json
    python -m bench.hostile --report docs/project/reports/hostile-guest.md
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import statistics
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.process_cpu import memory_of, time_of
from bench.scripted_players import Load, Meter, quantile
from kingscourt.arena.speed import is_compiled
from kingscourt.server.config import Config
from kingscourt.server.store.postgres import migrate
from tests.server.support.own_postgres_and_nats import Nats, Postgres
from tests.server.support.service_processes import ServiceProcesses

MOST_RATIO = 2.0
MOST_MEMORY = 50.0  # megabytes
SETTLE = 2.0
# relaxed by the tests; this benchmark measures the defaults
DEFAULTS = (
    "guests_per_minute",
    "tables_per_hour",
    "anonymous_requests_per_minute",
    "streams_per_address",
    "streams_per_person",
    "work_per_person",
    "work_per_address",
    "work_per_table",
    "open_tables_per_person",
)
CLUB = {"larger_networks": "127.0.0.1/32=50", "open_tables_per_person": "100"}  # fifty tables at once


class Run(msgspec.Struct, frozen=True):
    """One run."""

    is_hostile: bool
    commands: int
    refused: int
    p50_ms: float
    p95_ms: float
    p99_ms: float
    memory_before_mb: float
    memory_peak_mb: float
    serve_seconds: float  # CPU time
    guest_told: dict[str, int] = {}


class Report(msgspec.Struct, frozen=True):
    """All runs and their summary."""

    compiled: bool
    tables: int
    rate: float
    seconds: float
    sockets: int
    loops: int
    runs: list[Run]
    ratios: list[float]
    median_ratio: float
    memory_up_mb: float
    sockets_lost: int
    holds: bool


class Watch:
    """The memory of a process over time."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.before = self.peak = memory_of(pid)

    async def look(self) -> None:
        """Sample forever."""
        while True:
            self.peak = max(self.peak, memory_of(self.pid))
            await asyncio.sleep(0.1)


class Measurement:
    """Runs over one service."""

    def __init__(self, service: ServiceProcesses, given: argparse.Namespace) -> None:
        serve = service.serves[0].popen
        assert serve is not None
        self.pid = serve.pid
        self.url = service.urls[0]
        self.given = given
        self.lost = 0

    async def run(self, is_hostile: bool) -> Run:
        """Play new tables for a while."""
        load = Load(self.url, self.given.game)
        await load.seat_people(self.given.tables)
        await load.at_rate(self.given.rate, SETTLE)
        async with self._guest(is_hostile) as told:
            watch = Watch(self.pid)
            looking = asyncio.create_task(watch.look())
            before = time_of(self.pid)
            meter = load.meter = Meter()
            await load.at_rate(self.given.rate, self.given.seconds)
            used = time_of(self.pid) - before
            looking.cancel()
        await load.drain()
        self.lost += load.close()
        return Run(
            is_hostile=is_hostile,
            commands=len(meter.answers),
            refused=meter.refused,
            p50_ms=quantile(meter.answers, 0.5),
            p95_ms=quantile(meter.answers, 0.95),
            p99_ms=quantile(meter.answers, 0.99),
            memory_before_mb=round(watch.before, 1),
            memory_peak_mb=round(watch.peak, 1),
            serve_seconds=round(used.total(), 2),
            guest_told=told,
        )

    @contextlib.asynccontextmanager
    async def _guest(self, is_wanted: bool) -> AsyncIterator[dict[str, int]]:
        """Start a guest that is set up and attacks now; its counts are available afterwards."""
        told: dict[str, int] = {}
        if not is_wanted:
            yield told
            return
        given = self.given
        settings = {
            "--game": given.game,
            "--sockets": given.sockets,
            "--loops": given.loops,
            "--seconds": given.seconds,
        }
        words = [str(word) for pair in settings.items() for word in pair]
        command = [sys.executable, "-m", "bench.hostile_guest", self.url, *words]
        guest = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        assert guest.stdout is not None
        try:
            ready = await guest.stdout.readline()
            assert ready == b"ready\n", ready
            yield told
            told.update(msgspec.json.decode(await guest.stdout.readline(), type=dict[str, int]))
            await guest.wait()
        finally:
            if guest.returncode is None:
                guest.kill()


async def measure(service: ServiceProcesses, given: argparse.Namespace) -> Report:
    """Alternate calm and hostile runs."""
    measurement = Measurement(service, given)
    runs = [await measurement.run(is_hostile) for _ in range(given.pairs) for is_hostile in (False, True)]
    ratios = [
        round(hostile.p95_ms / calm.p95_ms, 2) for calm, hostile in zip(runs[::2], runs[1::2], strict=True)
    ]
    up = max(run.memory_peak_mb - run.memory_before_mb for run in runs if run.is_hostile)
    median = statistics.median(ratios)
    return Report(
        compiled=is_compiled(),
        tables=given.tables,
        rate=given.rate,
        seconds=given.seconds,
        sockets=given.sockets,
        loops=given.loops,
        runs=runs,
        ratios=ratios,
        median_ratio=median,
        memory_up_mb=round(up, 1),
        sockets_lost=measurement.lost,
        holds=median <= MOST_RATIO and up <= MOST_MEMORY and measurement.lost == 0,
    )


@contextlib.contextmanager
def running() -> Iterator[ServiceProcesses]:
    """A service with its own PostgreSQL and NATS."""
    postgres = Postgres()
    nats = Nats()
    try:
        url = f"{postgres.url}/postgres"
        migrate.upgrade(url)
        usual = Config()
        settings = {name: str(getattr(usual, name)) for name in DEFAULTS}
        with ServiceProcesses(url, 1, 1, nats.url, pool_size="8", **{**settings, **CLUB}) as service:
            yield service
    finally:
        nats.kill()
        postgres.remove()


def page(report: Report) -> str:
    """The report as Markdown."""
    build = "compiled" if report.compiled else "interpreted"
    ratios = ", ".join(f"{ratio:g}" for ratio in report.ratios)
    lines = [
        "# A hostile guest next to ordinary tables",
        "",
        "`python -m bench.hostile --report docs/project/reports/hostile-guest.md`",
        "",
        f"One `serve` ({build}), one `work`. {report.tables} ordinary tables play {report.rate:g} commands a",
        "second from 127.0.0.1. The guest, from 127.0.0.2 and at the lowest priority, has",
        f"{report.sockets} sockets that send previews and do not read, and {report.loops} loops over every",
        f"list; each of its tables has a component file of 190 kB. Runs of {report.seconds:g} s alternate.",
        "Times are until a command of the ordinary tables is durable; memory is that of `serve`.",
        "",
        "| run | commands | p50 ms | p95 ms | p99 ms | MB before | MB at most | `serve` s | the guest |",
        "|---|---|---|---|---|---|---|---|---|",
        *map(_line, report.runs),
        "",
        f"Ratios of p95, hostile to calm: {ratios}; the median is **{report.median_ratio:g}** (at most",
        f"{MOST_RATIO:g}). Memory up by **{report.memory_up_mb:g} MB** (at most {MOST_MEMORY:g}). Sockets of",
        f"ordinary tables that were lost: {report.sockets_lost}.",
        "",
        "The bar is met." if report.holds else "THE BAR IS NOT MET.",
    ]
    return "\n".join(lines) + "\n"


def _line(run: Run) -> str:
    told = ", ".join(f"{what}: {count}" for what, count in sorted(run.guest_told.items()))
    numbers = (run.commands, run.p50_ms, run.p95_ms, run.p99_ms, run.memory_before_mb, run.memory_peak_mb)
    cells = [f"{number:g}" for number in (*numbers, run.serve_seconds)]
    return f"| {'hostile' if run.is_hostile else 'calm'} | {' | '.join(cells)} | {told} |"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        "bench.hostile", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true", help="print one line, for scripts")
    parser.add_argument("--report", type=Path, help="also write a Markdown page to this file")
    parser.add_argument("--tables", type=int, default=50, help="number of ordinary tables (50)")
    parser.add_argument("--rate", type=float, default=50, help="commands per second, over all tables (50)")
    parser.add_argument("--seconds", type=float, default=20, help="duration of each run (20)")
    parser.add_argument("--pairs", type=int, default=3, help="pairs of a calm and a hostile run (3)")
    parser.add_argument("--sockets", type=int, default=40, help="sockets that never read (40)")
    parser.add_argument("--loops", type=int, default=10, help="loops over every list (10)")
    parser.add_argument("--game", default="kingsburg", help="any installed game (kingsburg)")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # clean up on SIGTERM too
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    with running() as service:
        report = uvloop.run(measure(service, given))
    if given.report is not None:
        given.report.write_text(page(report), "utf-8")
    text = msgspec.json.encode(report)
    sys.stdout.write((text if given.json else msgspec.json.format(text)).decode() + "\n")
    sys.exit(0 if report.holds else 1)


if __name__ == "__main__":
    main()
