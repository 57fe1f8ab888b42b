"""A table from the store, brought to the rules of this process when both agree on where it stands."""

from __future__ import annotations

import time

import msgspec
import structlog

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import Later, Unknown
from kingscourt.server.model.course import Course
from kingscourt.server.model.row import CLOSED, HELD, OVER, RUNNING, Row, Snapshot, Write
from kingscourt.server.observing.metrics import HELD as HELD_TABLES
from kingscourt.server.observing.metrics import LOADS
from kingscourt.server.store.contract import Conflict, TableStore
from kingscourt.server.tables import clocks
from kingscourt.server.tables.calendar import calendars_of
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
            raise Unknown(Phrase("service-no-table"), id)
        LOADS.inc()
        row = snapshot.row
        try:
            if row.status in (OVER, CLOSED):
                return _finished(snapshot)
            if row.status != HELD and fits(row):
                return _replay(snapshot)
            return await _bring_up(store, snapshot, now)
        except Conflict:
            continue
    raise Later(Phrase("service-too-busy"), id)


def fits(row: Row) -> bool:
    """Whether the rules installed here are those that a table which is played is pinned to."""
    return row.status not in (RUNNING, HELD) or row.rules == find_game(row.setup.game).rules_version


def accepts(opened: OpenTable, snapshot: Snapshot) -> bool:
    """Catch up with a snapshot; a copy that cannot follow the log is of no use any more."""
    if snapshot.row.status == OVER and opened.table is None:
        return False  # whether the game can be shown is found out by loading it
    if opened.table is not None and _names(opened.row) != _names(snapshot.row):
        return False  # somebody was erased: no copy keeps the name
    try:
        return opened.accept(snapshot)
    except BadRecord as error:
        LOG.error("log does not replay", table=snapshot.row.id, problem=str(error))
        return False


def _names(row: Row) -> list[str]:
    return [seat.name for seat in row.setup.seats]


def _finished(snapshot: Snapshot) -> OpenTable:
    """A finished game, without its positions when the rules here lead elsewhere; its record remains."""
    row = snapshot.row
    try:
        opened = OpenTable(snapshot)
        if opened.table is None or row.rules == find_game(row.setup.game).rules_version:
            return opened
        problem = "" if opened.table.position.state.digest() == row.digest else "the digests differ"
    except BadRecord as error:
        problem = str(error)
    if not problem:
        return opened
    LOG.warning("finished game cannot be shown", table=row.id, rules=row.rules, problem=problem)
    return OpenTable(Snapshot(row, []))


def _replay(snapshot: Snapshot) -> OpenTable:
    try:
        return OpenTable(snapshot)
    except BadRecord as error:
        LOG.error("log does not replay", table=snapshot.row.id, problem=str(error))
        raise Later(Phrase("service-cannot-open"), snapshot.row.id) from error


async def _bring_up(store: TableStore, snapshot: Snapshot, now: float) -> OpenTable:
    row = snapshot.row
    version = find_game(row.setup.game).rules_version
    if is_newer(row.rules, version):
        raise Later(
            Phrase("service-newer-rules"), f"{row.id} needs rules {row.rules}, this process has {version}"
        )
    try:
        opened = OpenTable(snapshot)
        agrees = opened.table is not None and opened.table.position.state.digest() == row.digest
        problem = "the digests differ"
    except BadRecord as error:
        agrees = False
        problem = str(error)
    if not agrees:
        return await _hold(store, snapshot, version, problem, now)
    draft = Draft(opened, now, time.time())
    draft.status = RUNNING
    if row.rules != version:
        draft.rules = version
        draft.keep(draft.table.upgrade(version))
    write = draft.finish()
    await store.write(write)
    draft.adopt(opened, write.row)
    LOG.info("rules agree", table=row.id, rules=version, before=row.rules, status=row.status)
    return opened


async def _hold(store: TableStore, snapshot: Snapshot, version: str, problem: str, now: float) -> OpenTable:
    row: Row = snapshot.row
    if row.status != HELD:
        row = msgspec.structs.replace(
            row,
            version=row.version + 1,
            status=HELD,
            deadline=None,
            bot_at=None,
            unlisted=True,
            course=_stopped(row, now),
        )
        await store.write(Write(row, changes_setup=False, first=row.last + 1))
        HELD_TABLES.inc()
        LOG.error("table held", table=row.id, rules=row.rules, installed=version, problem=problem)
    return OpenTable(Snapshot(row, []))


def _stopped(row: Row, now: float) -> Course:
    """Nobody can move at a held table, so nobody's time passes; the release starts the clocks again."""
    if not row.course.clocks:
        return row.course
    pace = row.setup.pace
    calendars = calendars_of(pace, row.setup.seats)
    stopped = clocks.run(row.course.clocks, pace, calendars, [], now, -1, paused=True)
    return msgspec.structs.replace(row.course, clocks=stopped)


def is_newer(one: str, other: str) -> bool:
    """Whether a rules version comes after another; parts are compared as numbers."""

    def key(version: str) -> list[tuple[int, str]]:
        return [(int(part) if part.isdecimal() else 0, part) for part in version.split(".")]

    return key(one) > key(other)
