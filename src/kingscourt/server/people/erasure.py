"""Erasing a person: their name disappears everywhere, the games they played remain.

The directory deletes them first, so that they are signed out at once; then every table that names them is
rewritten with one guarded change each, in batches by id. A worker repeats what was interrupted and finds
less to do.
"""

from __future__ import annotations

import msgspec
import structlog

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import Later, Problem
from kingscourt.server.model.table_row import HELD, RUNNING, TABLE_OPEN, TableRow
from kingscourt.server.model.table_setup import TableSetup
from kingscourt.server.store.contract import Conflict, TableStore, Unavailable
from kingscourt.server.tables import agreements, seating
from kingscourt.server.tables.bus_announcements import PEOPLE
from kingscourt.server.tables.history_fingerprints import mark_in, new_stamp
from kingscourt.server.tables.table_manager import TableManager
from kingscourt.table.errors import Refused
from kingscourt.table.wire_types import HeaderLine

LOG = structlog.get_logger()
change = msgspec.structs.replace
ERASED_NAME = "—"  # replaces the name, in every language
BATCH = 200
TRIES = 8


class Erased(msgspec.Struct, frozen=True):
    """How many tables named the person, and how many could not be reached and still do."""

    done: int
    missed: int


async def erase(manager: TableManager, person: str) -> Erased:
    """Erase a person, or continue doing so."""
    await manager.directory.begin_erasure(person)
    manager.bus.publish(PEOPLE, person.encode())
    return await finish_erasure(manager, person)


async def finish_erasure(manager: TableManager, person: str) -> Erased:
    """Remove the name from every table and delete all chat; the next attempt does what is unreachable now."""
    done, missed = 0, 0
    after = ""
    while found := await manager.directory.involved(person, after, BATCH):
        after = found[-1]
        for table in found:
            try:
                await erase_from_table(manager, table, person)
                done += 1
            except (Problem, Refused, Unavailable) as problem:
                missed += 1
                LOG.warning("table still names an erased person", table=table, problem=str(problem))
    for name, store in manager.shards.stores.items():
        try:
            while await store.forget_chat(person, BATCH) >= BATCH:
                continue
            await store.forget_asker(person)
        except Unavailable as problem:
            missed += 1
            LOG.warning("shard still names an erased person", shard=name, problem=str(problem))
    manager.bus.publish(PEOPLE, person.encode())  # so that copies in memory are dropped too
    if not missed:
        await manager.directory.end_erasure(person)
    return Erased(done, missed)


async def erase_from_table(manager: TableManager, table: str, person: str) -> None:
    """Free the person's seats at a table, or hand them to a bot; then remove the name."""
    store = manager.store(table)
    for _ in range(TRIES):
        rows = await store.rows([table])
        if not rows:
            return
        await _get_up(manager, rows[0], person)
        row = (await store.rows([table]))[0]
        try:
            row = await rewrite_without(store, row, person)
        except Conflict:
            continue
        manager.drop(table)
        manager.notifier.changed(None, row)
        await manager.notifier.list_table(row)
        if row.status == HELD and person in row.setup.people():
            raise Later(Phrase("service-held"), table)  # a bot can take the seat after the release
        return
    raise Later(Phrase("service-too-busy"), table)


async def _get_up(manager: TableManager, row: TableRow, person: str) -> None:
    setup = row.setup
    if row.status == TABLE_OPEN and setup.is_of(person):
        await manager.change(row.id, seating.leave(person))
    elif row.status == RUNNING and set(setup.seats_of(person)) - set(row.progress.resigned):
        await manager.change(row.id, agreements.give_up(person, manager.config.takeover_bot))


async def rewrite_without(store: TableStore, row: TableRow, person: str) -> TableRow:
    """Remove a person from the stored row and header; nothing else changes a line once written.

    The entries stay as they are, and no commitment, digest or mark of the log covers names, so the record
    still verifies and streams resume.
    """
    setup = setup_without(row.setup, person, keeps_seat=row.status == HELD)
    if setup == row.setup:
        return row
    header = await store.header(row.id)
    if header is not None:
        header = header_without(header, row.setup.seats_of(person))
    stamp = new_stamp(mark_in(row.stamp))
    new = change(row, version=row.version + 1, setup=setup, unlisted=True, stamp=stamp)
    await store.rewrite(new, header, row.stamp)
    return new


def setup_without(setup: TableSetup, person: str, keeps_seat: bool = False) -> TableSetup:
    """The setup without a person; their seats remain, without an owner."""
    own = setup.seats_of(person)
    seats = [
        change(seat, name=ERASED_NAME, person=person if keeps_seat else "", off=None) if n in own else seat
        for n, seat in enumerate(setup.seats)
    ]
    return change(
        setup,
        seats=seats,
        creator="" if setup.creator == person else setup.creator,
        watchers=[known for known in setup.watchers if known != person],
        kept_out=[known for known in setup.kept_out if known != person],
    )


def header_without(line: str, seats: list[int]) -> str:
    """The first line of a record with the names of some seats replaced."""
    header = msgspec.json.decode(line, type=HeaderLine)
    named = [change(seat, name=ERASED_NAME) if n in seats else seat for n, seat in enumerate(header.seats)]
    return msgspec.json.encode(change(header, seats=named)).decode()
