"""What `doctor` looks at: everything that a process needs."""

from __future__ import annotations

import asyncio

import msgspec

from kingscourt.games import registry
from kingscourt.kernel.errors import KingscourtError
from kingscourt.server.admin.migrating import shown
from kingscourt.server.config import Config
from kingscourt.server.parts import service_house
from kingscourt.server.run import check_secret
from kingscourt.server.store import migrate
from kingscourt.server.store.contract import Held
from kingscourt.server.tables.games import find_game

MOST_HELD = 100  # listed of each shard


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at."""

    what: str
    ok: bool
    remark: str = ""
    is_warning: bool = False  # something to look at that keeps no process from working

    def state(self) -> str:
        """How it stands, in a word or two."""
        if not self.ok:
            return "NOT OK"
        return "warning" if self.is_warning else "ok"


def examine(config: Config) -> list[Finding]:
    """Look at everything a process needs."""
    databases = [_database(url) for url in config.databases()]
    findings = [_secret(config), *databases]
    findings.append(asyncio.run(_nats(config)))
    if all(database.ok for database in databases):
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


def _database(url: str) -> Finding:
    what = f"database {shown(url)}"
    try:
        revision = migrate.current(url)
    except Exception as error:  # whatever the driver says is the finding
        return Finding(what, False, str(error).strip().splitlines()[0])
    if revision != migrate.newest():
        return Finding(what, False, f"schema {revision or 'empty'}: run `kingscourt migrate`")
    return Finding(what, True, f"schema {revision}")


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
