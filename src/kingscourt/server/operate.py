"""What `migrate` and `doctor` do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from kingscourt.games import registry
from kingscourt.kernel.errors import KingscourtError
from kingscourt.server.config import Config
from kingscourt.server.model.row import HELD
from kingscourt.server.parts import close_house, service_house
from kingscourt.server.problems import Problem
from kingscourt.server.run import check_secret
from kingscourt.server.store import migrate
from kingscourt.server.store.contract import TableStore
from kingscourt.server.tables.games import find_game
from kingscourt.server.tables.house import House

AT_ONCE = 200


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at."""

    what: str
    ok: bool
    remark: str = ""


class Report(msgspec.Struct):
    """How running tables took new rules."""

    upgraded: int = 0
    held: list[str] = []
    later: list[str] = []


def migrate_schema(config: Config, to: str) -> list[str]:
    """Every database to a revision; what was done in words."""
    lines: list[str] = []
    for url in config.databases():
        before = migrate.current(url)
        if to == migrate.HEAD or (before or "") <= to != migrate.BASE:
            migrate.upgrade(url, to)
        else:
            migrate.downgrade(url, to)
        lines.append(f"{shown(url)}: {before or 'empty'} -> {migrate.current(url) or 'empty'}")
    return lines


def shown(url: str) -> str:
    """An address without its password."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


def migrate_tables(config: Config, only: str, tell: Callable[[str], None]) -> Report:
    """Load every table that is held or pinned to other rules, which upgrades, releases or holds it."""
    return asyncio.run(_migrate_tables(config, only, tell))


async def _migrate_tables(config: Config, only: str, tell: Callable[[str], None]) -> Report:
    house = service_house(config, beats=False)
    await house.bus.open()
    report = Report()
    try:
        for name in [only] if only else registry.names():
            for shard, store in house.shards.stores.items():
                await _migrate_shard(house, store, name, report)
                tell(f"{name}, shard {shard}: {report.upgraded} upgraded, {len(report.held)} held")
    finally:
        await close_house(house)
    return report


async def _migrate_shard(house: House, store: TableStore, game: str, report: Report) -> None:
    rules = find_game(game).rules_version
    after = ""
    while found := await store.outdated(game, rules, after, AT_ONCE):
        after = found[-1]
        for table in found:
            try:
                opened = await house.table(table)
            except Problem as problem:
                report.later.append(f"{table}: {problem}")
                continue
            if opened.row.status == HELD:
                report.held.append(f"{table}: held at rules {opened.row.rules}")
            else:
                report.upgraded += 1
                house.hints.changed(None, opened.row)
            house.drop(table)


def examine(config: Config) -> list[Finding]:
    """Look at everything a process needs."""
    findings = [_secret(config), *(_database(url) for url in config.databases())]
    findings.append(asyncio.run(_nats(config)))
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


async def _nats(config: Config) -> Finding:
    bus = service_house(config, beats=False).bus
    await bus.open()
    is_connected = bus.is_connected()
    await bus.close()
    return Finding(f"nats {config.nats}", is_connected, "" if is_connected else "hints do not flow")
