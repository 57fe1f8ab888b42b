"""A table from the store, brought to the rules of this process when both agree on where it stands."""

from __future__ import annotations

import time

import msgspec
import structlog

from kingscourt.server.metrics import HELD as HELD_TABLES
from kingscourt.server.metrics import LOADS
from kingscourt.server.model.row import HELD, RUNNING, Row, Snapshot, Write
from kingscourt.server.problems import Later, Unknown
from kingscourt.server.store.contract import Conflict, TableStore
from kingscourt.server.tables.draft import Draft
from kingscourt.server.tables.games import find_game
from kingscourt.server.tables.open_table import OpenTable
from kingscourt.table.errors import BadRecord

LOG = structlog.get_logger()
TRIES = 5


async def load(store: TableStore, id: str, now: float) -> OpenTable:
    """The table; held when its log means something else under the rules installed here."""
    for _ in range(TRIES):
        snapshot = await store.load(id)
        if snapshot is None:
            raise Unknown(f"there is no table {id}")
        LOADS.inc()
        row = snapshot.row
        try:
            if row.status not in (RUNNING, HELD) or row.rules == find_game(row.setup.game).rules_version:
                return _replay(snapshot)
            return await _bring_up(store, snapshot, now)
        except Conflict:
            continue
    raise Later(f"table {id} changes too quickly")


def _replay(snapshot: Snapshot) -> OpenTable:
    try:
        return OpenTable(snapshot)
    except BadRecord as error:
        LOG.error("log does not replay", table=snapshot.row.id, problem=str(error))
        raise Later(f"the log of table {snapshot.row.id} does not replay") from error


async def _bring_up(store: TableStore, snapshot: Snapshot, now: float) -> OpenTable:
    row = snapshot.row
    version = find_game(row.setup.game).rules_version
    if is_newer(row.rules, version):
        raise Later(f"table {row.id} needs rules {row.rules}, this process has {version}")
    try:
        opened = OpenTable(snapshot)
        agrees = opened.table is not None and opened.table.position.state.digest() == row.digest
        problem = "the digests differ"
    except BadRecord as error:
        agrees = False
        problem = str(error)
    if not agrees:
        return await _hold(store, snapshot, version, problem)
    draft = Draft(opened, now, time.time())
    draft.status = RUNNING
    draft.rules = version
    draft.keep(draft.table.upgrade(version))
    write = draft.finish()
    await store.write(write)
    draft.adopt(opened, write.row)
    LOG.info("rules upgraded", table=row.id, rules=version)
    return opened


async def _hold(store: TableStore, snapshot: Snapshot, version: str, problem: str) -> OpenTable:
    row: Row = snapshot.row
    if row.status != HELD:
        row = msgspec.structs.replace(
            row, version=row.version + 1, status=HELD, deadline=None, bot_at=None, unlisted=True
        )
        await store.write(Write(row, changes_setup=False, first=row.last + 1))
        HELD_TABLES.inc()
        LOG.error("table held", table=row.id, rules=row.rules, installed=version, problem=problem)
    return OpenTable(Snapshot(row, []))


def is_newer(one: str, other: str) -> bool:
    """Whether a rules version comes after another; parts are compared as numbers."""

    def key(version: str) -> list[tuple[int, str]]:
        return [(int(part) if part.isdecimal() else 0, part) for part in version.split(".")]

    return key(one) > key(other)
