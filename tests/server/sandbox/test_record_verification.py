"""Record checks block nobody, and nobody can queue too many of them."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import cache

import httpx
import pytest

from kingscourt.games.registry import game
from kingscourt.kernel.chance import FastRandom
from kingscourt.server.client.http_client import Client
from kingscourt.server.config import Config
from kingscourt.server.errors.problems import TooMany, TooMuch
from kingscourt.server.sandbox.child_pool import Sandbox
from kingscourt.server.sandbox.ipc_messages import Limits
from kingscourt.server.sandbox.record_verifier import RecordVerifier
from kingscourt.server.sandbox.tasks.verify_record import TOO_LONG
from kingscourt.table.entry import ACTION, UNDO, Entry
from kingscourt.table.record import closing_lines, entry_line, header_line
from kingscourt.table.table import MOST_TAKEN_BACK, Table
from tests.server.support.live_server import live
from tests.server.support.managers import config_for
from tests.server.support.waiting import TIMEOUT
from tests.table.example_tables import SEED, new_table, play_on

pytestmark = pytest.mark.anyio
SEATS = 4


@cache
def long_game() -> Table:
    table = new_table(game("royals"), SEATS)
    random = FastRandom(1)
    play_on(table, random, 500)
    while table.position.line[-1].kind != ACTION:
        play_on(table, random, 1)
    table.position.ended = "agreed"
    return table


def record_with(undos: int) -> str:
    """Finished game whose last action is undone by consent and repeated, over and over."""
    table = long_game()
    position = table.position
    done = position.line[-1]
    asking = next(seat for seat in range(SEATS) if seat not in position.state.pending().seats)
    lines = [header_line(table.game_setup), *(entry_line(entry, SEATS) for entry in table.entries)]
    for number in range(undos):
        back = Entry(position.last + 1 + 2 * number, UNDO, asking)
        back.target, back.by = position.line[-2].n, list(range(SEATS))
        again = Entry(back.n + 1, ACTION, done.seat, done.text)
        again.to = done.to
        lines += [entry_line(back, SEATS), entry_line(again, SEATS)]
    end = Entry(position.last + 2 * undos + 1, "end", text="agreed")
    end.by = list(range(SEATS))
    return "\n".join([*lines, entry_line(end, SEATS), *closing_lines(table.position, SEED)])


async def longest_wait(stop: asyncio.Event) -> float:
    """Longest CPU time of this thread between two turns of the event loop."""
    longest = 0.0
    while not stop.is_set():
        before = time.thread_time()
        await asyncio.sleep(0.001)
        longest = max(longest, time.thread_time() - before)
    return longest


@pytest.fixture
def no_garbage() -> Iterator[None]:
    """Keep garbage of other tests from being collected during a measurement."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@asynccontextmanager
async def checker(seconds: float = 60) -> AsyncIterator[RecordVerifier]:
    sandbox = Sandbox(Config())
    sandbox.limits = Limits(sandbox.limits.memory, seconds, TIMEOUT)
    try:
        yield RecordVerifier(sandbox)
    finally:
        await sandbox.close()


@pytest.mark.usefixtures("no_garbage")
async def test_a_check_takes_nobody_elses_turn() -> None:
    async with checker() as checks:
        text = record_with(1000)
        await checks.verdict_on("nonsense")
        stop = asyncio.Event()
        waiting = asyncio.create_task(longest_wait(stop))
        before, clock = time.thread_time(), time.perf_counter()
        verdict = await checks.verdict_on(text)
        worked, took = time.thread_time() - before, time.perf_counter() - clock
        stop.set()
        assert verdict.ok, verdict
        assert await waiting < took / 4
        assert worked < took / 2


async def test_too_much_work_is_not_done() -> None:
    async with checker(seconds=0.05) as checks:
        with pytest.raises(TooMuch) as caught:
            await checks.verdict_on(record_with(MOST_TAKEN_BACK))
        assert "processor time" in str(caught.value)
        assert not (await checks.verdict_on("nonsense")).ok
    async with checker() as checks:  # merely reading so many lines takes a while
        assert (await checks.verdict_on(record_with(MOST_TAKEN_BACK + 1))).problem == TOO_LONG


async def test_checks_do_not_pile_up() -> None:
    async with checker() as checks:
        asked = [asyncio.create_task(checks.verdict_on("nonsense")) for _ in range(30)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(answer, TooMany) for answer in answers) == 10
        assert not (await checks.verdict_on("nonsense")).ok


async def test_a_check_needs_a_name_and_has_a_limit(shared_database: str) -> None:
    async with (
        live(config_for(shared_database, verifications_per_minute=3)) as server,
        Client(server.url) as anna,
    ):
        await anna.sign_in("Anna")
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
            assert (await http.post("/api/verify", content="x")).status_code == 401
            codes = [
                (await http.post("/api/verify", content="x", headers=anna.headers())).status_code
                for _ in range(5)
            ]
    assert codes == [200, 200, 200, 429, 429]
