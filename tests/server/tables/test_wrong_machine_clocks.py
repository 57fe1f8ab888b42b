"""A machine with a wrong clock: the database's clock decides everything."""

from __future__ import annotations

import os
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import asyncpg
import pytest

from kingscourt.server.api.wire_types import Joining, NewDaysOff, NewSeat, NewTable
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.errors.problems import Forbidden
from kingscourt.server.model.days_off import DaysOff
from kingscourt.server.model.table_setup import Pace
from kingscourt.server.people.days_off import set_days_off
from kingscourt.server.services.service_facade import Service
from kingscourt.server.tables import agreements
from tests.server.support.databases import database
from tests.server.support.managers import ANNA, BELA, GAME, config_for, managers
from tests.server.support.players import company, new_table
from tests.server.support.service_processes import Process, ServiceProcesses, free_port

pytestmark = pytest.mark.anyio
AHEAD = 90.0
DAY = 86_400.0


@pytest.fixture(params=[AHEAD, -AHEAD, 400 * DAY])
def wrong(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set this process's clock ahead or behind."""
    right = time.time
    monkeypatch.setattr(time, "time", lambda: right() + request.param)


async def database_time(url: str) -> float:
    connection = await asyncpg.connect(url)
    now: float = await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
    await connection.close()
    return now


@pytest.mark.usefixtures("wrong")
async def test_what_a_process_notes_is_the_time_of_the_database(shared_database: str) -> None:
    async with managers(config_for(shared_database)) as (manager,):
        service = Service(manager, manager.config)
        await service.people.add(ANNA)
        begun = await database_time(shared_database) - 1
        made = await service.tables.create(
            ANNA, NewTable(GAME, [NewSeat("me"), NewSeat("bot", level="random")])
        )
        assert begun <= made.row.setup.created_at <= await database_time(shared_database)
        opened = await service.tables.join(made.row.id, ANNA, Joining("abc"))
        assert begun <= opened.row.setup.started_at <= await database_time(shared_database)
        await manager.change(made.row.id, agreements.resign(ANNA.id, 0, "random"), 0)
        ended = (await manager.table(made.row.id)).row
        assert begun <= ended.setup.ended_at <= await database_time(shared_database)
        again = await service.tables.rematch(made.row.id, ANNA)
        assert begun <= again.row.setup.created_at <= await database_time(shared_database)


@pytest.mark.usefixtures("wrong")
async def test_an_invitation_ends_by_the_clock_of_the_database(shared_database: str) -> None:
    async with managers(config_for(shared_database)) as (manager,):
        service = Service(manager, manager.config)
        for person in (ANNA, BELA):
            await service.people.add(person)
        wish = NewTable(GAME, [NewSeat("me"), NewSeat("invited")], public=False)
        id = (await service.tables.create(ANNA, wish)).row.id
        given = await service.invitations.invite(id, ANNA, 1, 1.0)
        assert 3500 < given.until - await database_time(shared_database) <= 3600
        old = await service.invitations.invite(id, ANNA, 1, -0.01)
        with pytest.raises(Forbidden):
            await service.tables.join(id, BELA, Joining("abc", code=old.code))
        await service.tables.join(id, BELA, Joining("abc", code=given.code))


@pytest.mark.usefixtures("wrong")
async def test_a_day_off_is_over_by_the_clock_of_the_database(shared_database: str) -> None:
    async with managers(config_for(shared_database)) as (manager,):
        service = Service(manager, manager.config)
        await service.people.add(ANNA)
        now = datetime.fromtimestamp(await database_time(shared_database), UTC)
        days = [str((now + timedelta(days=n)).date()) for n in (-2, 2)]
        off, _ = await set_days_off(service, ANNA, NewDaysOff(dates=days))
        assert off.dates == days[1:]
        await manager.directory.set_days_off(ANNA.id, DaysOff())


AHEAD_FROM_THE_START = f"""
import time
right = time.time
time.time = lambda: right() + {AHEAD}
"""


async def test_a_serve_that_is_ahead_delays_neither_bots_nor_deadlines(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(AHEAD_FROM_THE_START)
    with database() as url, ServiceProcesses(url, 0, 1, worker_poll_interval="0.2") as service:
        port = free_port()
        paths = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
        wrong = {"KINGSCOURT_PORT": str(port), "PYTHONPATH": os.pathsep.join(paths)}
        service.serves.append(Process("serve", {**service.base, **wrong}))
        service.urls.append(f"http://127.0.0.1:{port}")
        service.wait_one(0)
        async with company(service.urls, ["Anna"]) as (anna,):
            id = await new_table([anna], GAME, bots=1, pace=Pace("live", bank=10))
            async with Feed(anna, id, 0) as feed:
                await feed.until(lambda: feed.update is not None and feed.is_asked())
                answer = await feed.do(["wait"])
                # the bot is asked next, or both choose under seal; then Anna's time runs out repeatedly
                await feed.until(lambda: feed.n > answer.n, AHEAD / 2)
                assert feed.info is not None
                assert abs(feed.info.started_at - await database_time(url)) < AHEAD / 2
