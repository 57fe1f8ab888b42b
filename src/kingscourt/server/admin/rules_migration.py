"""The second half of `migrate`: running tables move to the installed rules."""

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
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.server.tables.table_manager import TableManager

AT_ONCE = 200


class Report(msgspec.Struct):
    """The result of moving running tables to new rules."""

    upgraded: int = 0
    held: list[str] = []
    later: list[str] = []


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
