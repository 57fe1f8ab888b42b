"""A table from the store, brought to the rules of this process when both agree on where it stands."""

from __future__ import annotations

import msgspec
import structlog

from kingscourt.kernel.errors import BadComponents
from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import BadRequest, Later, Unknown
from kingscourt.server.model.course import Hold
from kingscourt.server.model.row import CLOSED, HELD, OPEN, OVER, RUNNING, Row, Snapshot, Write
from kingscourt.server.observing.metrics import LOADS
from kingscourt.server.sandbox.pool import WALL_CLOCK, TooMuchWork
from kingscourt.server.store.contract import Conflict, TableStore
from kingscourt.server.tables.boxes import Boxes
from kingscourt.server.tables.draft import Draft
from kingscourt.server.tables.games import find_game
from kingscourt.server.tables.holding import hold_for, hold_of, write_hold
from kingscourt.server.tables.marks import mark_in, new_stamp
from kingscourt.server.tables.open_table import OpenTable
from kingscourt.table.errors import BadRecord

LOG = structlog.get_logger()
TRIES = 5

change = msgspec.structs.replace


async def load(store: TableStore, id: str, now: float, boxes: Boxes) -> OpenTable:
    """The table; held when it cannot go on here."""
    for _ in range(TRIES):
        snapshot = await store.load(id)
        if snapshot is None:
            raise Unknown(Phrase("service-no-table"), id)
        LOADS.inc()
        try:
            return await _opened(store, snapshot, now, boxes)
        except Conflict:
            continue
    raise Later(Phrase("service-too-busy"), id)


async def release(store: TableStore, id: str, now: float, boxes: Boxes) -> OpenTable:
    """A held table goes on if it can; else it stays held, perhaps for another reason."""
    snapshot = await store.load(id)
    if snapshot is None:
        raise Unknown(Phrase("service-no-table"), id)
    if snapshot.row.status != HELD:
        raise BadRequest(f"{id} is not held: it is {snapshot.row.status}")
    fault = await _fault_of_box(snapshot.row, boxes)
    if fault is not None:
        return await _hold(store, snapshot, fault, now)
    if hold_of(snapshot.row).was_open:
        return await _open_again(store, snapshot)
    return await _bring_up(store, snapshot, now)


async def _opened(store: TableStore, snapshot: Snapshot, now: float, boxes: Boxes) -> OpenTable:
    row = snapshot.row
    fault = await _fault_of_box(row, boxes)
    if fault is not None:
        if row.status in (OPEN, RUNNING):
            return await _hold(store, snapshot, fault, now)
        LOG.warning("components are not taken any more", table=row.id, problem=fault.detail)
        return without_game(row, is_box_bad=True)
    if row.status in (OVER, CLOSED):
        return _finished(snapshot)
    if row.status == HELD and hold_of(row).kind != "rules":
        return _held(snapshot)
    if row.status != HELD and fits(row):
        return await _replay(store, snapshot, now)
    return await _bring_up(store, snapshot, now)


async def _fault_of_box(row: Row, boxes: Boxes) -> Hold | None:
    """What is wrong with an owner's component file by today's ranges, if anything."""
    if row.setup.components is None:
        return None
    try:
        await boxes.check(row.setup.game, row.setup.components)
    except BadComponents as error:
        return Hold("components", error.problems[0])
    except TooMuchWork as error:
        if str(error) == WALL_CLOCK:  # the machine was busy, perhaps with something else
            raise Later(Phrase("service-child-lost"), row.id) from None
        return Hold("components", f"reading it takes too much: {error}")
    return None


def without_game(row: Row, is_box_bad: bool = False) -> OpenTable:
    """A table whose position cannot be shown here; its record remains."""
    opened = OpenTable(Snapshot(row, []))
    opened.is_box_bad = is_box_bad
    return opened


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
    except Exception as error:  # whether it is the log or this copy is found out by loading it
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
    except Exception as error:
        if _fault(error, row, replays=False) is None:
            raise
        problem = str(error)
    if not problem:
        return opened
    LOG.warning("finished game cannot be shown", table=row.id, rules=row.rules, problem=problem)
    return without_game(row)


def _held(snapshot: Snapshot) -> OpenTable:
    """A held table, with its position if it can be shown."""
    if hold_of(snapshot.row).replays and fits(snapshot.row):
        try:
            return OpenTable(snapshot)
        except Exception as error:
            LOG.warning("held table cannot be shown", table=snapshot.row.id, problem=str(error))
    return without_game(snapshot.row)


async def _replay(store: TableStore, snapshot: Snapshot, now: float) -> OpenTable:
    try:
        return OpenTable(snapshot)
    except Exception as error:
        hold = _fault(error, snapshot.row, replays=False)
        if hold is None:
            raise
        return await _hold(store, snapshot, hold, now)


async def _bring_up(store: TableStore, snapshot: Snapshot, now: float) -> OpenTable:
    row = snapshot.row
    version = find_game(row.setup.game).rules_version
    if is_newer(row.rules, version):
        raise Later(
            Phrase("service-newer-rules"), f"{row.id} needs rules {row.rules}, this process has {version}"
        )
    try:
        opened = OpenTable(snapshot)
        draft = _go_on(opened, version, now)
        write = None if draft is None else draft.finish()
    except Exception as error:
        hold = _fault(error, row, replays=False)
        if hold is None:
            raise
        return await _hold(store, snapshot, hold, now)
    if draft is None or write is None:
        problem = f"rules {version} lead elsewhere than {row.rules}: the digests differ"
        return await _hold(store, snapshot, Hold("rules", problem), now)
    await store.write(write)
    draft.adopt(opened, write.row)
    LOG.info("table goes on", table=row.id, rules=version, before=row.rules, status=row.status)
    return opened


def _go_on(opened: OpenTable, version: str, now: float) -> Draft | None:
    """The change that lets a table go on by the rules here; None when they disagree with its log."""
    row = opened.row
    if opened.table is None or opened.table.position.state.digest() != row.digest:
        return None
    draft = Draft(opened, now, now)  # nothing begins or ends here: no wall time is noted
    draft.status = RUNNING
    draft.course = change(draft.course, hold=None)
    if row.rules != version:
        draft.rules = version
        draft.keep(draft.table.upgrade(version))
    return draft


async def _open_again(store: TableStore, snapshot: Snapshot) -> OpenTable:
    """A table that could not begin waits for its people again."""
    row = snapshot.row
    course = change(row.course, hold=None)
    stamp = new_stamp(mark_in(row.stamp))
    row = change(row, version=row.version + 1, status=OPEN, unlisted=True, course=course, stamp=stamp)
    await store.write(Write(row, changes_setup=False, before=snapshot.row.stamp))
    return OpenTable(Snapshot(row, []))


def _fault(error: Exception, row: Row, replays: bool) -> Hold | None:
    """Why a table whose log does not replay is held; a hole in the log is no fault of the rules."""
    hold = hold_for(error, row.setup.game, replays)
    if hold is None and isinstance(error, BadRecord):
        LOG.error("log does not replay", table=row.id, problem=str(error))
        raise Later(Phrase("service-cannot-open"), row.id) from error
    return hold


async def _hold(store: TableStore, snapshot: Snapshot, hold: Hold, now: float) -> OpenTable:
    row = snapshot.row
    if row.status != HELD or hold_of(row).kind != hold.kind:
        row = await write_hold(store, row, hold, now)
    return without_game(row, is_box_bad=hold.kind == "components")


def is_newer(one: str, other: str) -> bool:
    """Whether a rules version comes after another; parts are compared as numbers."""

    def key(version: str) -> list[tuple[int, str]]:
        return [(int(part) if part.isdecimal() else 0, part) for part in version.split(".")]

    return key(one) > key(other)
