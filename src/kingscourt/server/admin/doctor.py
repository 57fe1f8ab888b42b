"""What `doctor` looks at: everything that a process needs."""

from __future__ import annotations

import asyncio

import msgspec

from kingscourt.games import registry
from kingscourt.kernel.errors import KingscourtError
from kingscourt.server.admin.durability import is_standby, warnings_about
from kingscourt.server.config import Config
from kingscourt.server.parts import service_house
from kingscourt.server.run import check_secret
from kingscourt.server.store import jobs_schema, migrate
from kingscourt.server.store.contract import Held
from kingscourt.server.store.revision import shown
from kingscourt.server.tables.games import find_game

MOST_HELD = 100  # listed of each shard


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at."""

    what: str
    ok: bool
    remark: str = ""
    is_warning: bool = False  # it works, but promises less

    def state(self) -> str:
        """How it stands, in a word."""
        return "NOT OK" if not self.ok else "warning" if self.is_warning else "ok"


def examine(config: Config) -> list[Finding]:
    """Look at everything a process needs."""
    findings = [_secret(config)]
    for url in config.databases():
        findings.extend(_database(url))
    findings.append(asyncio.run(_nats(config)))
    if all(finding.ok for finding in findings if finding.what.startswith("database")):
        findings.extend(asyncio.run(_held(config)))
    for name in registry.names():
        try:
            findings.append(Finding(f"game {name}", True, f"rules {find_game(name).rules_version}"))
        except KingscourtError as error:
            findings.append(Finding(f"game {name}", False, str(error)))
    return findings


def _secret(config: Config) -> Finding:
    try:
        check_secret(config)
    except KingscourtError as error:
        return Finding("secret", False, str(error))
    return Finding("secret", True)


def _database(url: str) -> list[Finding]:
    what = f"database {shown(url)}"
    try:
        revision = migrate.current(url)
        warnings = [Finding(what, True, warning, is_warning=True) for warning in warnings_about(url)]
        takes_no_writes = is_standby(url)
    except Exception as error:  # whatever the driver says is the finding
        return [Finding(what, False, str(error).strip().splitlines()[0])]
    if takes_no_writes:
        return [Finding(what, False, "a standby, which takes no writes: name the primary")]
    if revision != migrate.newest():
        wanted = f"schema {revision or 'empty'}: run `kingscourt migrate`"
        return [Finding(what, False, wanted), *warnings]
    jobs = migrate.jobs_version(url)
    if jobs != jobs_schema.newest():
        return [Finding(what, False, f"jobs {jobs or 'missing'}: run `kingscourt migrate`"), *warnings]
    return [Finding(what, True, f"schema {revision}, jobs {jobs}"), *warnings]


async def _held(config: Config) -> list[Finding]:
    """Tables that cannot go on until somebody has looked at them."""
    house = service_house(config, beats=False)
    try:
        found = [await store.held(MOST_HELD) for store in house.shards.stores.values()]
    finally:
        await house.shards.close()
    return [_finding(held) for of_shard in found for held in of_shard]


def _finding(held: Held) -> Finding:
    remark = f"{held.hold.kind}: {held.hold.detail}" if held.hold.detail else held.hold.kind
    return Finding(f"table {held.table}", True, f"held, {held.game}, {remark}", is_warning=True)


async def _nats(config: Config) -> Finding:
    bus = service_house(config, beats=False).bus
    await bus.open()
    is_connected = bus.is_connected()
    await bus.close()
    return Finding(f"nats {config.nats}", is_connected, "" if is_connected else "hints do not flow")
