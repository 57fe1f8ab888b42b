"""The work of `migrate`: the schema of every database, and running tables to the installed rules."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from kingscourt.games import registry
from kingscourt.games.registry import BrokenGame
from kingscourt.server.composition import close_manager, service_manager
from kingscourt.server.config import Config
from kingscourt.server.errors.problems import Problem
from kingscourt.server.model.table_row import HELD
from kingscourt.server.store.contract import TableStore
from kingscourt.server.store.postgres import migrate
from kingscourt.server.store.postgres.schema_revision import shown
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.server.tables.table_manager import TableManager

AT_ONCE = 200


class Report(msgspec.Struct):
    """The result of moving running tables to new rules."""

    upgraded: int = 0
    held: list[str] = []
    later: list[str] = []


def losses(config: Config, to: str) -> list[str]:
    """What reverting to a revision would destroy, one line per database; empty if nothing."""
    lines: list[str] = []
    for url in config.databases():
        before = migrate.current(url)
        if before is not None and not _goes_up(before, to):
            lines.append(f"{shown(url)}: {before} -> {to}, {migrate.contents(url)}")
    return lines


def _goes_up(before: str | None, to: str) -> bool:
    return to == migrate.HEAD or (before or "") <= to != migrate.BASE


def migrate_schema(config: Config, to: str) -> list[str]:
    """Migrate every database to a revision; return one line per database."""
    lines: list[str] = []
    for url in config.databases():
        before = migrate.current(url)
        if _goes_up(before, to):
            migrate.upgrade(url, to)
        else:
            migrate.downgrade(url, to)
        lines.append(f"{shown(url)}: {before or 'empty'} -> {migrate.current(url) or 'empty'}")
    return lines


def migrate_tables(config: Config, only: str, tell: Callable[[str], None]) -> Report:
    """Load every table that is held or pinned to other rules, which upgrades, releases or holds it."""
    return asyncio.run(_migrate_tables(config, only, tell))


async def _migrate_tables(config: Config, only: str, tell: Callable[[str], None]) -> Report:
    manager = service_manager(config, beats=False)
    await manager.bus.open()
    report = Report()
    try:
        for name in [only] if only else registry.names():
            try:
                find_game(name)
            except BrokenGame as error:
                report.later.append(str(error))
                continue
            for shard, store in manager.shards.stores.items():
                await _migrate_shard(manager, store, name, report)
                tell(f"{name}, shard {shard}: {report.upgraded} upgraded, {len(report.held)} held")
    finally:
        await close_manager(manager)
    return report


async def _migrate_shard(manager: TableManager, store: TableStore, game: str, report: Report) -> None:
    rules = find_game(game).rules_version
    after = ""
    while found := await store.outdated(game, rules, after, AT_ONCE):
        after = found[-1]
        for table in found:
            try:
                opened = await manager.table(table)
            except Problem as problem:
                report.later.append(f"{table}: {problem}")
                continue
            if opened.row.status == HELD:
                report.held.append(f"{table}: held at rules {opened.row.rules}")
            else:
                report.upgraded += 1
                manager.notifier.changed(None, opened.row)
            manager.drop(table)
