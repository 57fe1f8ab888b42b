"""Running the service: settings, migrate, doctor, jobs, the terminal over the network."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import asyncpg
import msgspec
import pytest

from kingscourt.cli.client import Client as TerminalClient
from kingscourt.cli.server_session import ServerSession
from kingscourt.server.config import BadConfig, Config, config_table, read_config
from kingscourt.server.operate import examine, migrate_schema, migrate_tables, shown
from kingscourt.server.run import check_secret, running_jobs
from kingscourt.server.stream.page import stream_page
from kingscourt.server.tables import talk
from kingscourt.server.tables.games import find_game
from kingscourt.server.wire import NewSeat, NewTable
from tests.server.databases import database
from tests.server.houses import ANNA, BELA, GAME, config_for, houses, row_of, seated
from tests.server.service import Service


def test_every_setting_is_documented() -> None:
    page = Path("docs/configuration.md").read_text("utf-8")
    assert config_table() in page
    assert all(f"KINGSCOURT_{name.upper()}" in page for name in Config.__struct_fields__)


def test_every_message_is_documented() -> None:
    assert Path("docs/streams.md").read_text("utf-8") == stream_page()


def test_settings_come_from_the_environment_and_are_checked() -> None:
    config = read_config({"KINGSCOURT_PORT": "81", "KINGSCOURT_GRACE": "2.5", "HOME": "/"})
    assert (config.port, config.grace) == (81, 2.5)
    with pytest.raises(BadConfig):
        read_config({"KINGSCOURT_PORT": "eighty"})
    with pytest.raises(BadConfig):
        check_secret(Config(secret="short"))


def test_migrate_and_doctor() -> None:
    with database(migrated=False) as url:
        config = config_for(url)
        before = {finding.what: finding.ok for finding in examine(config)}
        assert not before[f"database {shown(url)}"]
        assert migrate_schema(config, "head") == [f"{shown(url)}: empty -> 0002"]
        assert all(finding.ok for finding in examine(config) if not finding.what.startswith("game"))
        assert migrate_schema(config, "0001") == [f"{shown(url)}: 0002 -> 0001"]
    assert not any(finding.ok for finding in examine(config) if finding.what.startswith("database"))
    assert shown("postgresql://me:secret@host/x") == "postgresql://host/x"


def test_the_package_works_without_the_extra() -> None:
    program = """
import sys
for name in ("litestar", "asyncpg", "uvicorn", "nats", "alembic", "sqlalchemy", "httpx", "websockets"):
    sys.modules[name] = None
import kingscourt, kingscourt.server, kingscourt.cli.main
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


@pytest.mark.anyio
async def test_a_finished_game_leaves_a_job_that_checks_its_record(shared_database: str) -> None:
    async with houses(config_for(shared_database)) as made:
        house = made[0]
        id = await seated(house, [ANNA, BELA])
        await house.change(id, talk.resign("anna", 0, "random"), 0)
        connection = await asyncpg.connect(shared_database)
        query = "SELECT status::text FROM jobs.procrastinate_jobs WHERE args->>'table' = $1"
        assert await connection.fetchval(query, id) == "todo"
        async with running_jobs(house):
            for _ in range(100):
                if await connection.fetchval(query, id) == "succeeded":
                    break
                await asyncio.sleep(0.1)
        assert await connection.fetchval(query, id) == "succeeded"
        await connection.close()


def test_migrate_rules_upgrades_and_reports(monkeypatch: pytest.MonkeyPatch) -> None:
    with database() as url:
        config = config_for(url)

        async def start() -> str:
            async with houses(config) as made:
                good = await seated(made[0], [ANNA, BELA])
                bad = await seated(made[0], [ANNA, BELA])
                connection = await asyncpg.connect(url)
                await connection.execute("UPDATE tables SET digest = 'other' WHERE id = $1", bad)
                await connection.close()
                assert row_of(made[0], good).status == "running"
                return bad

        bad = asyncio.run(start())
        monkeypatch.setattr(find_game(GAME), "rules_version", "7")
        report = migrate_tables(config, GAME, lambda _: None)
        assert report.upgraded == 1
        assert [line.partition(":")[0] for line in report.held] == [bad]
        again = migrate_tables(config, GAME, lambda _: None)
        assert (again.upgraded, len(again.held)) == (0, 1)


def test_the_terminal_plays_at_a_service(shared_database: str) -> None:
    with Service(shared_database, serves=1, works=1) as service:
        session = ServerSession(service.urls[0])
        session.sign_in("Anna")
        session.create(NewTable(GAME, [NewSeat("me"), NewSeat("bot", level="random")], public=False))
        client = TerminalClient(session, session.own_seat())
        for _ in range(60):
            update = client.update()
            if update.outcome is not None:
                break
            assert update.decision is not None
            assert update.posed is not None
            assert client.why_not("ask 0") is not None
            assert isinstance(client.finals([]), set)
            assert client.outline([]).place is not None
            refused = client.send(["dance"], update.posed)
            assert refused.refusal is not None
            assert client.send([update.decision.actions[0].text], update.posed).refusal is None
        assert update.outcome is not None
        assert msgspec.json.encode(update.outcome)
        session.close()
