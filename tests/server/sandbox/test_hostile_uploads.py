"""A real process answers hostile records and component files, and keeps answering everybody else."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kingscourt.games.registry import game
from kingscourt.server.api.wire_types import NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from tests.server.sandbox.test_record_verification import record_with
from tests.server.support.databases import database
from tests.server.support.service_processes import ServiceProcesses
from tests.server.support.waiting import TIMEOUT

pytestmark = pytest.mark.anyio
MOST = 200_000
SEATS = [NewSeat("me"), NewSeat("device", "Zoli")]
NESTED = "a = " + "[" * (MOST - 10)
LONG_KEY = "[" + ".".join("a" * (MOST // 2 - 1)) + "]"


@pytest.fixture(scope="module")
def service() -> Iterator[ServiceProcesses]:
    with database() as url, ServiceProcesses(url, serves=1, works=0, sandbox_seconds="3") as running:
        yield running


def seen_by(seat: int) -> str:
    """Record with one line addressed to seats far beyond the table."""
    lines = record_with(0).split("\n")
    number = next(n for n, line in enumerate(lines) if '"chance"' in line)
    bare = re.sub(r'"to":\[[^]]*\],?', "", lines[number])
    seats = ",".join(str(seat - n) for n in range(40))
    lines[number] = bare[:-1].rstrip(",") + f',"to":[{seats}]}}'
    return "\n".join(lines)


def with_box(text: str) -> str:
    """Record with hostile components."""
    header, rest = record_with(0).split("\n", 1)
    return json.dumps({**json.loads(header), "components": text}) + "\n" + rest


def resident(service: ServiceProcesses) -> int:
    """Resident memory of the `serve` process in megabytes."""
    (process,) = service.serves
    status = Path(f"/proc/{process.popen.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found.group(1)) // 1024


async def longest_wait(http: httpx.AsyncClient, stop: asyncio.Event) -> float:
    """Longest response time of the health check until `stop` is set."""
    longest = 0.0
    while not stop.is_set():
        before = time.perf_counter()
        assert (await http.get("/healthz")).status_code == 200
        longest = max(longest, time.perf_counter() - before)
    return longest


async def test_hostile_records_neither_stall_nor_swell_the_process(service: ServiceProcesses) -> None:
    far = seen_by(400_000_000)
    records = [far, with_box(NESTED), with_box(LONG_KEY)] * 2
    async with Client(service.urls[0], timeout=TIMEOUT) as anna:
        await anna.sign_in("Anna")
        async with (
            httpx.AsyncClient(base_url=service.urls[0], trust_env=False, timeout=4 * TIMEOUT) as http,
            httpx.AsyncClient(base_url=service.urls[0], trust_env=False, timeout=4 * TIMEOUT) as other,
        ):
            fine = await http.post("/api/verify", content=record_with(0), headers=anna.headers())
            assert fine.json()["ok"]
            before = resident(service)
            stop = asyncio.Event()
            waiting = asyncio.create_task(longest_wait(other, stop))
            began = time.perf_counter()
            for record in records:
                answer = await http.post("/api/verify", content=record, headers=anna.headers())
                assert answer.status_code in (200, 422)
                assert not answer.json().get("ok", False)
            took = time.perf_counter() - began
            stop.set()
            assert await waiting < took / 2
            assert resident(service) - before < 50
            again = await http.post("/api/verify", content=record_with(0), headers=anna.headers())
            assert again.json()["ok"]


@pytest.mark.parametrize(
    "text",
    [NESTED, LONG_KEY, "a = [" + "1," * (MOST // 2 - 10) + "]"],
    ids=["nested", "long key", "long list"],
)
async def test_a_hostile_component_file_makes_no_table(service: ServiceProcesses, text: str) -> None:
    async with Client(service.urls[0], timeout=4 * TIMEOUT) as anna:
        await anna.sign_in("Anna")
        with pytest.raises(ServerRefusal) as caught:
            await anna.create(NewTable("kingsburg", SEATS, components=text))
        assert caught.value.body.code in ("bad-request", "too-much")
        fine = await anna.create(
            NewTable("kingsburg", SEATS, components=game("kingsburg").template("rulebook"))
        )
        assert fine.own_components
