"""The checks of `doctor`: everything that a process needs."""

from __future__ import annotations

import asyncio
from typing import cast

import msgspec
import sqlalchemy as sa

from kingscourt.games import registry
from kingscourt.kernel.errors import KingscourtError
from kingscourt.server.composition import service_manager
from kingscourt.server.config import Config
from kingscourt.server.server_and_worker_processes import check_secret
from kingscourt.server.store.contract import Held, Unavailable
from kingscourt.server.store.postgres import migrate, upgrade_jobs_schema
from kingscourt.server.store.postgres.migrate import engine_of
from kingscourt.server.store.postgres.pooler_check import sharing_fault
from kingscourt.server.store.postgres.schema_revision import shown
from kingscourt.server.tables.loaded_games import find_game, shipped_components

MOST_HELD = 100  # listed per shard

_SETTINGS = """
SELECT current_setting('fsync'), current_setting('full_page_writes'), current_setting('synchronous_commit'),
  current_setting('synchronous_standby_names'), (SELECT count(*) FROM pg_stat_replication)
"""


class DoctorFinding(msgspec.Struct, frozen=True):
    """The result of one check."""

    what: str
    ok: bool
    remark: str = ""
    is_warning: bool = False  # it works, but with weaker guarantees

    def state(self) -> str:
        """The result in one word."""
        return "NOT OK" if not self.ok else "warning" if self.is_warning else "ok"


def examine(config: Config) -> list[DoctorFinding]:
    """Check everything a process needs."""
    findings = [_secret(config)]
    for url in config.databases():
        findings.extend(_database(url))
    findings.append(asyncio.run(_nats(config)))
    if all(finding.ok for finding in findings if finding.what.startswith("database")):
        findings.extend(asyncio.run(_held(config)))
    findings.extend(_game(name) for name in registry.names())
    return findings


def _game(name: str) -> DoctorFinding:
    """Whether a game can be loaded and all its editions can be read."""
    what = f"game {name}"
    try:
        game = find_game(name)
        for edition in game.editions:
            shipped_components(name, edition)
    except KingscourtError as error:
        return DoctorFinding(what, False, str(error))
    except Exception as error:  # the code of a plugin can raise anything
        return DoctorFinding(what, False, f"{type(error).__name__}: {error}")
    return DoctorFinding(what, True, f"rules {game.rules_version}")


def _secret(config: Config) -> DoctorFinding:
    try:
        check_secret(config)
    except KingscourtError as error:
        return DoctorFinding("secret", False, str(error))
    return DoctorFinding("secret", True)


def _database(url: str) -> list[DoctorFinding]:
    what = f"database {shown(url)}"
    try:
        mixed_up = asyncio.run(sharing_fault(url))
        if mixed_up:
            return [DoctorFinding(what, False, mixed_up)]
        revision = migrate.current(url)
        warnings = [DoctorFinding(what, True, warning, is_warning=True) for warning in warnings_about(url)]
        takes_no_writes = is_standby(url)
    except Exception as error:  # the driver's message is the finding
        return [DoctorFinding(what, False, str(error).strip().splitlines()[0])]
    if takes_no_writes:
        return [DoctorFinding(what, False, "a standby, which takes no writes: name the primary")]
    if revision != migrate.newest():
        wanted = f"schema {revision or 'empty'}: run `kingscourt migrate`"
        return [DoctorFinding(what, False, wanted), *warnings]
    jobs = migrate.jobs_version(url)
    if jobs != upgrade_jobs_schema.newest():
        return [DoctorFinding(what, False, f"jobs {jobs or 'missing'}: run `kingscourt migrate`"), *warnings]
    return [DoctorFinding(what, True, f"schema {revision}, jobs {jobs}"), *warnings]


async def _held(config: Config) -> list[DoctorFinding]:
    """Held tables, which wait for an operator."""
    manager = service_manager(config, beats=False)
    try:
        found = [await store.held(MOST_HELD) for store in manager.shards.stores.values()]
    except Unavailable as error:
        return [DoctorFinding("held tables", False, str(error))]
    finally:
        await manager.shards.close()
    return [_finding(held) for of_shard in found for held in of_shard]


def _finding(held: Held) -> DoctorFinding:
    remark = f"{held.hold.kind}: {held.hold.detail}" if held.hold.detail else held.hold.kind
    return DoctorFinding(f"table {held.table}", True, f"held, {held.game}, {remark}", is_warning=True)


async def _nats(config: Config) -> DoctorFinding:
    bus = service_manager(config, beats=False).bus
    await bus.open()
    is_connected = bus.is_connected()
    await bus.close()
    return DoctorFinding(f"nats {config.nats}", is_connected, "" if is_connected else "not connected")


def is_standby(url: str) -> bool:
    """Whether the URL leads to a server that refuses writes."""
    with engine_of(url).connect() as connection:
        return bool(connection.execute(sa.text("SELECT pg_is_in_recovery()")).scalar_one())


def warnings_about(url: str) -> list[str]:
    """What a crash or a failover could lose, in words; empty if nothing."""
    with engine_of(url).connect() as connection:
        found = connection.execute(sa.text(_SETTINGS)).one()
    return warnings_of(*cast("tuple[str, str, str, str, int]", tuple(found)))


def warnings_of(fsync: str, full_pages: str, commit: str, synchronous: str, standbys: int) -> list[str]:
    """The warnings for given settings."""
    found: list[str] = []
    if fsync != "on":
        found.append("fsync is off: a machine crash can destroy every table")
    if full_pages != "on":
        found.append("full_page_writes is off: a machine crash can destroy every table")
    if commit == "off":
        found.append("synchronous_commit is off: a crash loses acknowledged commands")
    elif commit == "local" and synchronous:
        found.append("synchronous_commit is local: a failover loses acknowledged commands")
    if standbys and not synchronous:
        found.append("no standby is synchronous: a failover loses acknowledged commands")
    return found
