"""Operators' commands, and processes that are asked to stop."""

from __future__ import annotations

import asyncio
import functools
import signal
import time
from collections.abc import Iterator

import asyncpg
import pytest
from typer.testing import CliRunner

from kingscourt.cli.main import app
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.store.postgres.schema_revision import fault_of, shown
from kingscourt.server.tables.loaded_games import find_game
from tests.server.support.databases import NATS, database
from tests.server.support.managers import ANNA, BELA, GAME, config_for, managers, seated
from tests.server.support.players import guests, new_table, play, random_choice
from tests.server.support.service_processes import ServiceProcesses

RUNNER = CliRunner()


@pytest.fixture
def empty() -> Iterator[str]:
    with database(migrated=False) as url:
        yield url


def environment(url: str, secret: str = "s" * 32, nats: str = NATS) -> dict[str, str]:
    return {
        "KINGSCOURT_DIRECTORY": url,
        "KINGSCOURT_SECRET": secret,
        "KINGSCOURT_NATS": nats,
        "COLUMNS": "200",
    }


def test_doctor_names_what_is_missing_and_what_to_do(empty: str) -> None:
    sick = RUNNER.invoke(app, ["doctor"], env=environment(empty, "short", "nats://127.0.0.1:1"))
    assert sick.exit_code == 1
    words = " ".join(sick.output.split())
    assert "KINGSCOURT_SECRET" in words
    assert "kingscourt migrate" in words
    assert "not connected" in words
    migrated = RUNNER.invoke(app, ["migrate"], env=environment(empty))
    assert migrated.exit_code == 0
    assert f"{shown(empty)}: empty -> " in migrated.output.replace("\n", "")
    assert RUNNER.invoke(app, ["doctor"], env=environment(empty)).exit_code == 0


def test_going_back_is_asked_for_before_anything_is_lost(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    RUNNER.invoke(app, ["migrate"], env=environment(empty))

    async def start() -> None:
        async with managers(config_for(empty)) as made:
            await seated(made[0], [ANNA, BELA])

    asyncio.run(start())
    back = ["migrate", "--to", "base"]
    refused = RUNNER.invoke(app, back, env=environment(empty))
    assert refused.exit_code != 0
    assert "which holds 1 tables" in " ".join(refused.output.split())
    assert "--yes" in refused.output
    assert fault_of(empty) == ""
    # an interactive user, who first declines and then confirms
    monkeypatch.setattr("kingscourt.cli.commands.service.is_asked", lambda: True)
    assert RUNNER.invoke(app, back, env=environment(empty), input="no\n").exit_code != 0
    assert fault_of(empty) == ""
    assert RUNNER.invoke(app, back, env=environment(empty), input="base\n").exit_code == 0
    assert "is empty" in fault_of(empty)
    RUNNER.invoke(app, ["migrate"], env=environment(empty))
    assert RUNNER.invoke(app, [*back, "--yes"], env=environment(empty)).exit_code == 0
    assert "is empty" in fault_of(empty)


def test_migrate_rules_tells_and_fails_when_a_table_is_held(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    RUNNER.invoke(app, ["migrate"], env=environment(empty))

    async def start() -> str:
        async with managers(config_for(empty)) as made:
            await seated(made[0], [ANNA, BELA])
            return await seated(made[0], [ANNA, BELA])

    async def spoil(id: str) -> None:
        connection = await asyncpg.connect(empty)
        await connection.execute("UPDATE tables SET digest = 'other' WHERE id = $1", id)
        await connection.close()

    bad = asyncio.run(start())
    assert "0 tables upgraded" in RUNNER.invoke(app, ["migrate", "rules"], env=environment(empty)).output
    asyncio.run(spoil(bad))
    monkeypatch.setattr(find_game(GAME), "rules_version", "7")
    held = RUNNER.invoke(app, ["migrate", "rules", GAME], env=environment(empty))
    assert held.exit_code == 1
    assert "1 tables upgraded, 1 held, 0 not reached" in held.output
    assert bad in held.output


@pytest.mark.anyio
async def test_a_serve_that_is_asked_to_stop_sends_its_clients_elsewhere(service: ServiceProcesses) -> None:
    anna, bela = await guests(service.urls, ["Anna", "Béla"])
    async with anna, bela:
        id = await new_table([anna, bela], GAME)
        async with (
            Feed(anna, id, 0, urls=service.urls) as leaving,
            Feed(bela, id, 1, urls=service.urls[::-1]) as staying,
        ):
            begun = time.monotonic()
            # once everything is closed, uvicorn exits with the signal it was sent
            assert await asyncio.to_thread(service.serves[0].stop) == -signal.SIGTERM
            assert time.monotonic() - begun < 12
            try:
                await leaving.until(lambda: any(b'"type":"bye"' in raw for raw in leaving.received))
                await leaving.until(lambda: leaving.connections >= 2)
                await asyncio.gather(play(leaving, random_choice(1), 60), play(staying, random_choice(2), 60))
                assert staying.connections == 1
                async with Client(service.urls[1], anna.token) as again:
                    assert (await again.verify(id)).ok
            finally:
                service.serves[0].start()
                await asyncio.to_thread(service.wait_one, 0)


def bots_have_chosen(feed: Feed) -> bool:
    return feed.status[1] == [1, 2]


@pytest.mark.anyio
async def test_a_work_that_is_asked_to_stop_leaves_no_table_waiting(service: ServiceProcesses) -> None:
    (anna,) = await guests(service.urls, ["Anna"])
    async with anna:
        ids = [await new_table([anna], GAME, bots=2) for _ in range(4)]
        for id in ids:
            await anna.seat(id, 0).do(["wait"])
        try:
            assert await asyncio.to_thread(service.works[0].stop) == 0
            for id in ids:
                async with Feed(anna, id, 0) as feed:
                    await feed.until(functools.partial(bots_have_chosen, feed))
        finally:
            service.works[0].start()
