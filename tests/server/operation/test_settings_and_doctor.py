"""Operating the service: settings, migrate, doctor, jobs, and the terminal client over the network."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import asyncpg
import msgspec
import pytest
from prometheus_client import REGISTRY

from kingscourt.cli.sessions.server_session import ServerSession
from kingscourt.cli.sessions.session_decoder import SessionDecoder as TerminalClient
from kingscourt.server.admin.doctor import examine
from kingscourt.server.admin.rules_migration import migrate_tables
from kingscourt.server.admin.schema_migration import migrate_schema
from kingscourt.server.api.wire_types import NewSeat, NewTable
from kingscourt.server.config import BadConfig, Config
from kingscourt.server.config_reader import injected, read_config
from kingscourt.server.sandbox.child_pool import Sandbox
from kingscourt.server.server_and_worker_processes import check_secret, running_jobs
from kingscourt.server.store.postgres import migrate
from kingscourt.server.store.postgres.asyncpg_pool import Pool
from kingscourt.server.store.postgres.schema_revision import shown
from kingscourt.server.store.postgres.tables import PostgresTables
from kingscourt.server.tables import agreements
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.server.worker.background_jobs import make_jobs
from tests.server.support.databases import database
from tests.server.support.managers import ANNA, BELA, GAME, config_for, managers, row_of, seated
from tests.server.support.service_processes import ServiceProcesses
from tests.server.support.waiting import seen


def test_the_worked_configuration_of_two_shards_is_one() -> None:
    page = Path("docs/host/scaling.md").read_text("utf-8")
    lines = [line for line in page.splitlines() if line.startswith("KINGSCOURT_")]
    given = dict(line.split("=", 1) for line in lines)
    known = {f"KINGSCOURT_{name.upper()}" for name in Config.__struct_fields__}
    assert set(given) <= known
    config = read_config(given)
    check_secret(config)
    assert config.open_shards() == ["a", "b"]
    assert len(config.databases()) == 3


def test_the_metrics_named_in_the_documentation_exist() -> None:
    page = Path("docs/host/scaling.md").read_text("utf-8")
    named = set(re.findall(r"`(kingscourt_[a-z_]+)", page))
    there = {sample.name for metric in REGISTRY.collect() for sample in metric.samples}
    there |= {metric.name for metric in REGISTRY.collect()}
    there |= {f"{metric.name}_total" for metric in REGISTRY.collect() if metric.type == "counter"}
    assert named
    assert named <= there


def test_logs_are_one_json_object_a_line() -> None:
    program = """
import structlog
from kingscourt.server.observability.logs import start_logging
start_logging("json", "info", "serve")
structlog.get_logger().info("serving", port=80)
structlog.get_logger().debug("not this")
try:
    1 / 0
except ZeroDivisionError as error:
    structlog.get_logger().error("failed", table="a-1", exc_info=error)
"""
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True, timeout=60
    )
    first, second = (msgspec.json.decode(line) for line in done.stderr.splitlines())
    assert (first["event"], first["level"], first["process"], first["port"]) == (
        "serving",
        "info",
        "serve",
        80,
    )
    assert second["table"] == "a-1"
    assert second["exception"][0]["exc_type"] == "ZeroDivisionError"


@pytest.mark.parametrize("form", ["json", "text"])
def test_logs_tell_no_secrets_of_a_fault(form: str) -> None:
    program = f"""
import structlog
from kingscourt.server.config import Config
from kingscourt.server.observability.logs import start_logging
start_logging({form!r}, "info", "serve")
def fails(config):
    seed = "seed of a table " + "0" * 3
    raise ValueError("unforeseen")
try:
    fails(Config(secret="secret of the " + "house"))
except ValueError:
    structlog.get_logger().exception("failed")
"""
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True, timeout=60
    )
    assert "unforeseen" in done.stderr
    assert "fails" in done.stderr
    assert "secret of the house" not in done.stderr
    assert "seed of a table 000" not in done.stderr


def test_an_operator_may_forbid_the_pauses_of_bots() -> None:
    assert read_config({}).bot_pauses
    assert not read_config({"KINGSCOURT_BOT_PAUSES": "false"}).bot_pauses


def test_settings_come_from_the_environment_and_are_checked() -> None:
    config = read_config({"KINGSCOURT_PORT": "81", "KINGSCOURT_CLOCK_GRACE": "2.5", "HOME": "/"})
    assert (config.port, config.clock_grace) == (81, 2.5)
    with pytest.raises(BadConfig):
        read_config({"KINGSCOURT_PORT": "eighty"})
    with pytest.raises(BadConfig, match="did you mean KINGSCOURT_SECURE_COOKIES"):
        read_config({"KINGSCOURT_SECURE_COOKIE": "1"})
    with pytest.raises(BadConfig, match="KINGSCOURT_XYZZY is not a setting"):
        read_config({"KINGSCOURT_XYZZY": "1"})
    assert read_config({"KINGSCOURT_LANG": "hu"}) == Config()
    with pytest.raises(BadConfig):
        check_secret(Config(secret="short"))


def test_migrate_and_doctor() -> None:
    with database(migrated=False) as url:
        config = config_for(url)
        before = {finding.what: finding.ok for finding in examine(config)}
        assert not before[f"database {shown(url)}"]
        newest = migrate.newest()
        assert migrate_schema(config, "head") == [f"{shown(url)}: empty -> {newest}"]
        assert all(finding.ok for finding in examine(config) if not finding.what.startswith("game"))
        assert migrate_schema(config, "base") == [f"{shown(url)}: {newest} -> empty"]
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
async def test_a_finished_game_leaves_a_job_that_checks_its_record() -> None:
    with database() as url:  # a separate database, since other finished games would be checked first
        async with managers(config_for(url)) as (manager,):
            id = await seated(manager, [ANNA, BELA])
            await manager.change(id, agreements.resign("anna", 0, "random"), 0)
            connection = await asyncpg.connect(url)
            assert await connection.fetchval("SELECT table_id FROM finished WHERE NOT checked") == id
            query = "SELECT status::text FROM jobs.procrastinate_jobs WHERE args->>'table' = $1"
            async with running_jobs(manager):
                await seen(lambda: connection.fetchval(query, id), lambda status: status == "succeeded")
            assert await connection.fetchval(query, id) == "succeeded"
            await connection.close()


@pytest.mark.anyio
async def test_jobs_that_were_done_a_day_ago_are_forgotten() -> None:
    with database() as url:
        store = PostgresTables(Pool(url, 2, 10))
        sandbox = Sandbox(Config())
        app = make_jobs(url, store, sandbox)
        app.periodic_registry.periodic_tasks.clear()  # not run on schedule but by hand below
        connection = await asyncpg.connect(url, server_settings={"search_path": "jobs"})
        query = "SELECT task_name, status::text FROM procrastinate_jobs ORDER BY id"
        async with app.open_async():
            for task in ("finished", "unknown"):
                await app.configure_task(task, allow_unknown=True).defer_async(table="a-none")
            await app.run_worker_async(wait=False, install_signal_handlers=False)
            await app.configure_task("finished").defer_async(table="a-later")
            ran = [tuple(row) for row in await connection.fetch(query)]
            assert ran == [("finished", "succeeded"), ("unknown", "failed"), ("finished", "todo")]
            await app.tasks["tidy"](timestamp=0)
            assert len(await connection.fetch(query)) == 3
            await connection.execute("UPDATE procrastinate_events SET at = at - interval '25 hours'")
            await app.tasks["tidy"](timestamp=0)
            kept = [tuple(row) for row in await connection.fetch(query)]
            assert kept == [("unknown", "failed"), ("finished", "todo")]  # failures are kept for inspection
            await connection.execute("UPDATE procrastinate_events SET at = at - interval '31 days'")
            await app.tasks["tidy"](timestamp=0)
            assert [tuple(row) for row in await connection.fetch(query)] == [("finished", "todo")]
        await connection.close()
        await store.close()
        await sandbox.close()


def test_migrate_rules_upgrades_and_reports(monkeypatch: pytest.MonkeyPatch) -> None:
    with database() as url:
        config = config_for(url)

        async def start() -> str:
            async with managers(config) as made:
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
    with ServiceProcesses(shared_database, serves=1, works=1) as service:
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


KUBERNETES = {
    "KINGSCOURT_PORT": "tcp://10.0.0.1:8000",
    "KINGSCOURT_PORT_8000_TCP": "tcp://10.0.0.1:8000",
    "KINGSCOURT_PORT_8000_TCP_ADDR": "10.0.0.1",
    "KINGSCOURT_PORT_8000_TCP_PORT": "8000",
    "KINGSCOURT_PORT_8000_TCP_PROTO": "tcp",
    "KINGSCOURT_SERVICE_HOST": "10.0.0.1",
    "KINGSCOURT_SERVICE_PORT": "8000",
    "KINGSCOURT_SERVICE_PORT_HTTP": "8000",
    "KINGSCOURT_METRICS_PORT": "tcp://10.0.0.2:9000",
    "KINGSCOURT_METRICS_SERVICE_HOST": "10.0.0.2",
}


def test_what_kubernetes_says_of_a_service_of_our_name_is_no_setting() -> None:
    assert read_config({**KUBERNETES, "KINGSCOURT_POOL_SIZE": "5"}) == Config(pool_size=5)
    assert injected({**KUBERNETES, "KINGSCOURT_POOL_SIZE": "5", "KINGSCOURT_HOST": "x"}) == list(KUBERNETES)
    assert read_config({"KINGSCOURT_PORT": "9000"}).port == 9000
    for mistake in (
        {"KINGSCOURT_PORT": "http://10.0.0.1"},
        {"KINGSCOURT_PORTS": "1"},
        {"KINGSCOURT_PORT_A": "1"},
    ):
        with pytest.raises(BadConfig):
            read_config(mistake)


def test_a_setting_may_lie_in_a_file(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("a secret of many letters\n")
    assert read_config({"KINGSCOURT_SECRET_FILE": str(secret)}).secret == "a secret of many letters"
    with pytest.raises(BadConfig, match="KINGSCOURT_SECRET and KINGSCOURT_SECRET_FILE are both given"):
        read_config({"KINGSCOURT_SECRET_FILE": str(secret), "KINGSCOURT_SECRET": "x"})
    with pytest.raises(BadConfig, match=r"KINGSCOURT_SECRET_FILE: .*gone cannot be read"):
        read_config({"KINGSCOURT_SECRET_FILE": str(tmp_path / "gone")})
    with pytest.raises(BadConfig, match="KINGSCOURT_SECRETS_FILE is not a setting"):
        read_config({"KINGSCOURT_SECRETS_FILE": str(secret)})
