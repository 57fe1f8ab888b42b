"""A table that kills every worker: the service continues, and the table is held until released."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from kingscourt.server.api.wire_types import NewSeat, NewTable, TableInfo
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.model.table_setup import Pace
from tests.server.support.databases import database
from tests.server.support.players import company, new_table
from tests.server.support.poisoned_game import GAME, Poison
from tests.server.support.service_processes import ServiceProcesses
from tests.server.support.waiting import TIMEOUT, seen

pytestmark = pytest.mark.anyio
LONG = 6 * TIMEOUT  # a worker restarts and imports a game several times
PAUSE = 0.1
SEATS = [NewSeat("me"), NewSeat("bot", level="random")]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Poison]:
    made = Poison(tmp_path_factory.mktemp("poison"))
    with pytest.MonkeyPatch.context() as patch:
        for name, value in made.environment.items():
            patch.setenv(name, value)
        yield made


@pytest.fixture
def poison(installed: Poison) -> Iterator[Poison]:
    yield installed
    installed.cure()


@pytest.fixture(scope="module")
def poisoned_service(installed: Poison) -> Iterator[ServiceProcesses]:
    assert not installed.file.read_text()
    settings = {"claim_lease": "2", "worker_poll_interval": "0.2", "sandbox_memory": "64"}
    with database() as url, ServiceProcesses(url, serves=1, works=1, **settings) as running:
        yield running


def command(service: ServiceProcesses, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command as a host does."""
    return subprocess.run(
        [sys.executable, "-m", "kingscourt.cli.main", *words],
        env={**os.environ, **service.base, "COLUMNS": "400"},
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
    )


async def poisoned_table(anna: Client, pace: Pace | None = None) -> str:
    """Create a table where Anna has waited in her turn and the bot must bid."""
    made = await anna.create(NewTable(GAME, SEATS, pace=pace))
    await anna.join(made.id)
    await anna.seat(made.id, 0).do(["wait"])
    return made.id


async def until_held(service: ServiceProcesses, anna: Client, id: str) -> tuple[TableInfo, int]:
    """Restart the worker until the table is held; return the table and the number of deaths."""
    deaths = 0
    (work,) = service.works
    async with asyncio.timeout(LONG):
        while (info := await anna.table(id)).status != "held":
            if work.popen.poll() is not None:
                deaths += 1
                work.start()
            await asyncio.sleep(PAUSE)
    return info, deaths


async def plays_on(anna: Client) -> None:
    """Check that bots still play at another table."""
    id = await new_table([anna], "heirlooms", bots=1)
    await anna.seat(id, 0).do(["wait"])
    await seen(lambda: anna.view(id, 0), lambda update: 1 in update.chosen)


@pytest.mark.parametrize(
    ("kind", "reason", "most_deaths"),
    [
        ("error", "error", 0),  # the rules raised an error
        ("work", "work", 0),  # the kernel stopped a runaway
        ("memory", "work", 1),  # the child's memory limit reveals what killed the worker
        ("death", "silent", 1),  # not even the child can report a reason
        ("death outside", "silent", 3),  # the child finds nothing, and yet the worker dies
    ],
)
async def test_a_poisoned_table_is_held_and_the_workers_go_on(
    poisoned_service: ServiceProcesses, poison: Poison, kind: str, reason: str, most_deaths: int
) -> None:
    service = poisoned_service
    async with company(service.urls, ["Anna"]) as (anna,):
        poison.put(kind)
        id = await poisoned_table(anna)
        info, deaths = await until_held(service, anna, id)
        assert info.held is not None
        assert info.held.reason == reason
        assert info.held.detail == ""  # an error message could reveal secrets
        assert min(1, most_deaths) <= deaths <= most_deaths  # a lease missed by a busy machine counts too
        await plays_on(anna)


async def test_those_who_run_the_service_find_and_release_it(
    poisoned_service: ServiceProcesses, poison: Poison
) -> None:
    service = poisoned_service
    async with company(service.urls, ["Anna"]) as (anna,):
        poison.put("error")
        id = await poisoned_table(anna)
        await until_held(service, anna, id)
        listed = [line for line in command(service, "doctor").stdout.splitlines() if id in line]
        assert len(listed) == 1
        assert "warning" in listed[0]
        assert f"held, {GAME}, error: ZeroDivisionError: of a rule" in listed[0]
        poison.cure()
        async with Feed(anna, id, 0) as feed:
            await feed.until(lambda: feed.info is not None and feed.info.status == "held")
            released = command(service, "admin", "release", id)
            assert released.returncode == 0, released
            assert "running again" in released.stdout
            await feed.until(lambda: feed.info is not None and feed.info.held is None)
        await seen(lambda: anna.view(id, 0), lambda update: 1 in update.chosen)
        assert id not in command(service, "doctor").stdout
        again = command(service, "admin", "release", id)
        assert again.returncode == 1
        assert "is not held" in again.stderr


async def test_a_release_that_comes_too_soon_holds_the_table_again(
    poisoned_service: ServiceProcesses, poison: Poison
) -> None:
    async with company(poisoned_service.urls, ["Anna"]) as (anna,):
        poison.put("error")
        id = await poisoned_table(anna)
        await until_held(poisoned_service, anna, id)
        assert command(poisoned_service, "admin", "release", id).returncode == 0
        info, _ = await until_held(poisoned_service, anna, id)
        assert info.held is not None
        await plays_on(anna)


async def test_a_deadline_at_a_poisoned_table_holds_it_too(
    poisoned_service: ServiceProcesses, poison: Poison
) -> None:
    """Hold the table and stop its clocks, so that it is not claimed for ever."""
    async with company(poisoned_service.urls, ["Anna", "Béla"]) as people:
        id = await new_table(people, GAME, pace=Pace("live", 10, 0))
        await people[0].seat(id, 0).do(["wait"])
        poison.put("memory")
        info, deaths = await until_held(poisoned_service, people[0], id)
        assert info.held is not None
        assert info.held.reason == "work"
        assert deaths <= 1
        (row,) = [table for table in await people[0].my_tables() if table.id == id]
        assert row.deadline is None
