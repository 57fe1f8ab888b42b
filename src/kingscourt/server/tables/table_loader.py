"""Loads a table, moving it to the rules of this process if they agree with its log."""

from __future__ import annotations

import msgspec
import structlog

from kingscourt.kernel.errors import BadComponents
from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import BadRequest, Later, Unknown
from kingscourt.server.model.clocks_and_offers import Hold
from kingscourt.server.model.table_row import (
    CLOSED,
    HELD,
    OVER,
    RUNNING,
    TABLE_OPEN,
    TableRow,
    TableSnapshot,
    TableWrite,
)
from kingscourt.server.observability.metrics import LOADS
from kingscourt.server.sandbox.child_pool import WALL_CLOCK, TooMuchWork
from kingscourt.server.store.contract import Conflict, TableStore
from kingscourt.server.tables.component_files import ComponentFiles
from kingscourt.server.tables.draft_change import Draft
from kingscourt.server.tables.held_tables import hold_for, hold_of, write_hold
from kingscourt.server.tables.history_fingerprints import mark_in, new_stamp
from kingscourt.server.tables.live_table import LiveTable
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.table.errors import BadRecord

LOG = structlog.get_logger()
TRIES = 5

change = msgspec.structs.replace


async def load(store: TableStore, id: str, now: float, component_files: ComponentFiles) -> LiveTable:
    """Load a table; it is held if it cannot continue under the rules here."""
    for _ in range(TRIES):
        snapshot = await store.load(id)
        if snapshot is None:
            raise Unknown(Phrase("service-no-table"), id)
        LOADS.inc()
        try:
            return await _opened(store, snapshot, now, component_files)
        except Conflict:
            continue
    raise Later(Phrase("service-too-busy"), id)


async def release(store: TableStore, id: str, now: float, component_files: ComponentFiles) -> LiveTable:
    """Release a held table if it can continue; else it stays held, perhaps for another reason."""
    snapshot = await store.load(id)
    if snapshot is None:
        raise Unknown(Phrase("service-no-table"), id)
    if snapshot.row.status != HELD:
        raise BadRequest(f"{id} is not held: it is {snapshot.row.status}")
    fault = await _component_fault(snapshot.row, component_files)
    if fault is not None:
        return await _hold(store, snapshot, fault, now)
    if hold_of(snapshot.row).was_open:
        return await _open_again(store, snapshot)
    return await _bring_up(store, snapshot, now)


async def _opened(
    store: TableStore, snapshot: TableSnapshot, now: float, component_files: ComponentFiles
) -> LiveTable:
    row = snapshot.row
    fault = await _component_fault(row, component_files)
    if fault is not None:
        if row.status in (TABLE_OPEN, RUNNING):
            return await _hold(store, snapshot, fault, now)
        LOG.warning("components no longer accepted", table=row.id, problem=fault.detail)
        return without_game(row, has_bad_components=True)
    if row.status in (OVER, CLOSED):
        return _finished(snapshot)
    if row.status == HELD and hold_of(row).kind != "rules":
        return _held(snapshot)
    if row.status != HELD and fits(row):
        return await _replay(store, snapshot, now)
    return await _bring_up(store, snapshot, now)


async def _component_fault(row: TableRow, component_files: ComponentFiles) -> Hold | None:
    """What is wrong with an owner's component file by today's limits, if anything."""
    if row.setup.components is None:
        return None
    try:
        await component_files.check(row.setup.game, row.setup.components)
    except BadComponents as error:
        return Hold("components", error.problems[0])
    except TooMuchWork as error:
        if str(error) == WALL_CLOCK:  # the machine may have been busy with something else
            raise Later(Phrase("service-child-lost"), row.id) from None
        return Hold("components", f"reading it takes too much work: {error}")
    return None


def without_game(row: TableRow, has_bad_components: bool = False) -> LiveTable:
    """A table whose position cannot be shown here; its record remains."""
    opened = LiveTable(TableSnapshot(row, []))
    opened.has_bad_components = has_bad_components
    return opened


def fits(row: TableRow) -> bool:
    """Whether the table is not in play or pinned to the rules installed here."""
    return row.status not in (RUNNING, HELD) or row.rules == find_game(row.setup.game).rules_version


def accepts(opened: LiveTable, snapshot: TableSnapshot) -> bool:
    """Catch up with a snapshot; return False if the copy cannot follow the log and must be reloaded."""
    if snapshot.row.status == OVER and opened.table is None:
        return False  # loading finds out whether the game can be shown
    if opened.table is not None and _names(opened.row) != _names(snapshot.row):
        return False  # somebody was erased, and no copy may keep the name
    try:
        return opened.accept(snapshot)
    except Exception as error:  # loading finds out whether the log or this copy is at fault
        LOG.error("log does not replay", table=snapshot.row.id, problem=str(error))
        return False


def _names(row: TableRow) -> list[str]:
    return [seat.name for seat in row.setup.seats]


def _finished(snapshot: TableSnapshot) -> LiveTable:
    """A finished game, without positions if the rules here disagree with its log; its record remains."""
    row = snapshot.row
    try:
        opened = LiveTable(snapshot)
        if opened.table is None or row.rules == find_game(row.setup.game).rules_version:
            return opened
        problem = "" if opened.table.position.state.digest() == row.digest else "the digests differ"
    except Exception as error:
        if _fault(error, row, replays=False) is None:
            raise
        problem = str(error)
    if not problem:
        return opened
    LOG.warning("finished game cannot be shown", table=row.id, rules=row.rules, problem=problem)
    return without_game(row)


def _held(snapshot: TableSnapshot) -> LiveTable:
    """A held table, with its position if it can be shown."""
    if hold_of(snapshot.row).replays and fits(snapshot.row):
        try:
            return LiveTable(snapshot)
        except Exception as error:
            LOG.warning("held table cannot be shown", table=snapshot.row.id, problem=str(error))
    return without_game(snapshot.row)


async def _replay(store: TableStore, snapshot: TableSnapshot, now: float) -> LiveTable:
    try:
        return LiveTable(snapshot)
    except Exception as error:
        hold = _fault(error, snapshot.row, replays=False)
        if hold is None:
            raise
        return await _hold(store, snapshot, hold, now)


async def _bring_up(store: TableStore, snapshot: TableSnapshot, now: float) -> LiveTable:
    row = snapshot.row
    version = find_game(row.setup.game).rules_version
    if is_newer(row.rules, version):
        raise Later(
            Phrase("service-newer-rules"), f"{row.id} needs rules {row.rules}, this process has {version}"
        )
    try:
        opened = LiveTable(snapshot)
        draft = _go_on(opened, version, now)
        write = None if draft is None else draft.finish()
    except Exception as error:
        hold = _fault(error, row, replays=False)
        if hold is None:
            raise
        return await _hold(store, snapshot, hold, now)
    if draft is None or write is None:
        problem = f"rules {version} and {row.rules} disagree: the digests differ"
        return await _hold(store, snapshot, Hold("rules", problem), now)
    await store.write(write)
    draft.adopt(opened, write.row)
    LOG.info("table continues", table=row.id, rules=version, before=row.rules, status=row.status)
    return opened


def _go_on(opened: LiveTable, version: str, now: float) -> Draft | None:
    """The change that continues a table under the rules here; None if they disagree with its log."""
    row = opened.row
    if opened.table is None or opened.table.position.state.digest() != row.digest:
        return None
    draft = Draft(opened, now, now)  # nothing begins or ends here, so wall time is not needed
    draft.status = RUNNING
    draft.progress = change(draft.progress, hold=None)
    if row.rules != version:
        draft.rules = version
        draft.keep(draft.table.upgrade(version))
    return draft


async def _open_again(store: TableStore, snapshot: TableSnapshot) -> LiveTable:
    """Reopen a table that could not begin."""
    row = snapshot.row
    progress = change(row.progress, hold=None)
    stamp = new_stamp(mark_in(row.stamp))
    row = change(
        row, version=row.version + 1, status=TABLE_OPEN, unlisted=True, progress=progress, stamp=stamp
    )
    await store.write(TableWrite(row, changes_setup=False, before=snapshot.row.stamp))
    return LiveTable(TableSnapshot(row, []))


def _fault(error: Exception, row: TableRow, replays: bool) -> Hold | None:
    """The hold for a table whose log does not replay; a gap in the log is not the rules' fault."""
    hold = hold_for(error, row.setup.game, replays)
    if hold is None and isinstance(error, BadRecord):
        LOG.error("log does not replay", table=row.id, problem=str(error))
        raise Later(Phrase("service-cannot-open"), row.id) from error
    return hold


async def _hold(store: TableStore, snapshot: TableSnapshot, hold: Hold, now: float) -> LiveTable:
    row = snapshot.row
    if row.status != HELD or hold_of(row).kind != hold.kind:
        row = await write_hold(store, row, hold, now)
    return without_game(row, has_bad_components=hold.kind == "components")


def is_newer(one: str, other: str) -> bool:
    """Whether one rules version is newer than another; parts are compared as numbers."""

    def key(version: str) -> list[tuple[int, str]]:
        return [(int(part) if part.isdecimal() else 0, part) for part in version.split(".")]

    return key(one) > key(other)
