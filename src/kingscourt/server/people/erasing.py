"""Erasing a person: no name of theirs remains anywhere, and the games that they played do.

The directory forgets them first, so that they are out at once; then every table that names them is
rewritten, one guarded change each, in batches by id. What was interrupted is begun again by a worker, which
finds less to do.
"""

from __future__ import annotations

import msgspec
import structlog

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import Later, Problem
from kingscourt.server.model.row import HELD, OPEN, RUNNING, Row
from kingscourt.server.model.setup import Setup
from kingscourt.server.store.contract import Conflict, TableStore, Unavailable
from kingscourt.server.tables import seating, talk
from kingscourt.server.tables.hints import PEOPLE
from kingscourt.server.tables.house import House
from kingscourt.server.tables.marks import mark_in, new_stamp
from kingscourt.table.errors import Refused
from kingscourt.table.wire import HeaderLine

LOG = structlog.get_logger()
change = msgspec.structs.replace
NOBODY = "—"  # what stands where a name stood, in every language
BATCH = 200
TRIES = 8


class Erased(msgspec.Struct, frozen=True):
    """How many tables named somebody, and how many could not be reached and still do."""

    done: int
    missed: int


async def erase(house: House, person: str) -> Erased:
    """Erase somebody, or go on with it."""
    await house.directory.begin_erasure(person)
    house.bus.publish(PEOPLE, person.encode())
    return await finish_erasure(house, person)


async def finish_erasure(house: House, person: str) -> Erased:
    """Take the name from every table and all talk; what cannot be reached now is left to the next try."""
    done, missed = 0, 0
    after = ""
    while found := await house.directory.involved(person, after, BATCH):
        after = found[-1]
        for table in found:
            try:
                await erase_from_table(house, table, person)
                done += 1
            except (Problem, Refused, Unavailable) as problem:
                missed += 1
                LOG.warning("a table still names somebody", table=table, problem=str(problem))
    for name, store in house.shards.stores.items():
        try:
            while await store.forget_chat(person, BATCH) >= BATCH:
                continue
        except Unavailable as problem:
            missed += 1
            LOG.warning("a shard still has talk of somebody", shard=name, problem=str(problem))
    house.bus.publish(PEOPLE, person.encode())  # copies in memory go too
    if not missed:
        await house.directory.end_erasure(person)
    return Erased(done, missed)


async def erase_from_table(house: House, table: str, person: str) -> None:
    """One table: the person gets up, or a bot takes their seat over; then their name goes."""
    store = house.store(table)
    for _ in range(TRIES):
        rows = await store.rows([table])
        if not rows:
            return
        await _get_up(house, rows[0], person)
        row = (await store.rows([table]))[0]
        try:
            row = await rewrite_without(store, row, person)
        except Conflict:
            continue
        house.drop(table)
        house.hints.changed(None, row)
        await house.hints.list_table(row)
        if row.status == HELD and person in row.setup.people():
            raise Later(Phrase("service-held"), table)  # its seat can be given to a bot when it is released
        return
    raise Later(Phrase("service-too-busy"), table)


async def _get_up(house: House, row: Row, person: str) -> None:
    setup = row.setup
    if row.status == OPEN and setup.is_of(person):
        await house.change(row.id, seating.leave(person))
    elif row.status == RUNNING and set(setup.seats_of(person)) - set(row.course.resigned):
        await house.change(row.id, talk.give_up(person, house.config.takeover_bot))


async def rewrite_without(store: TableStore, row: Row, person: str) -> Row:
    """Take a person out of the stored row and the header: the one place that changes a line once written.

    The entries stay as they are, and neither the commitment nor a digest nor a mark of the log covers names,
    so the record still verifies and streams resume.
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


def setup_without(setup: Setup, person: str, keeps_seat: bool = False) -> Setup:
    """The setup without a person; their seats stay seats, of nobody."""
    own = setup.seats_of(person)
    seats = [
        change(seat, name=NOBODY, person=person if keeps_seat else "", off=None) if n in own else seat
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
    """The first line of a record with other names at some seats."""
    header = msgspec.json.decode(line, type=HeaderLine)
    named = [change(seat, name=NOBODY) if n in seats else seat for n, seat in enumerate(header.seats)]
    return msgspec.json.encode(change(header, seats=named)).decode()
