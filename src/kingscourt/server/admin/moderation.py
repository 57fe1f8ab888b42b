"""The work of `admin`: bans, closing and releasing tables, personal data; audited before it is done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from kingscourt.kernel.errors import KingscourtError
from kingscourt.server.composition import close_manager, service_manager
from kingscourt.server.config import Config
from kingscourt.server.errors.problems import BadRequest
from kingscourt.server.model.data_export import Export, ExportedTable
from kingscourt.server.model.sessions_bans_and_audit import AuditLine, Ban
from kingscourt.server.model.table_row import HELD, TableRow
from kingscourt.server.people.data_export import export, tables_of
from kingscourt.server.people.erasure import Erased, erase
from kingscourt.server.people.person_handles import PersonHandles
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.tables import watchers_and_closing
from kingscourt.server.tables.bus_announcements import PEOPLE
from kingscourt.server.tables.held_tables import hold_of
from kingscourt.server.tables.table_manager import TableManager
from kingscourt.server.worker.suspect_trial import try_table

T = TypeVar("T")
UNFINISHED = ("open", "running", "held")


class UnknownPerson(KingscourtError):
    """There is no such person."""

    def __init__(self, person: str) -> None:
        super().__init__(f"There is no person {person!r}.")


class DatabaseDown(KingscourtError):
    """A database cannot be reached."""


class PersonReport(msgspec.Struct, frozen=True):
    """What an operator needs to know about a person, without secrets or chat."""

    id: str
    name: str
    created_at: float
    ban: Ban | None
    sessions: list[tuple[float, float]]  # start, and the day of last use
    unfinished: list[ExportedTable]
    tables: int


def with_manager(config: Config, act: Callable[[TableManager], Awaitable[T]]) -> T:
    """Run an operation with a short-lived table manager."""

    async def run() -> T:
        manager = service_manager(config, beats=False)
        await manager.bus.open()
        try:
            return await act(manager)
        except Unavailable as error:
            raise DatabaseDown(f"A database cannot be reached: {error}") from error
        finally:
            await close_manager(manager)

    return asyncio.run(run())


def ban(config: Config, person: str, reason: str, by: str) -> None:
    """Ban a person from signing in and end their streams everywhere."""

    async def act(manager: TableManager) -> None:
        if await manager.directory.known(person) is None:
            raise UnknownPerson(person)
        await manager.directory.note(by, "ban", person, reason)
        await manager.directory.ban(person, reason)
        manager.bus.publish(PEOPLE, person.encode())

    with_manager(config, act)


def unban(config: Config, person: str, reason: str, by: str) -> bool:
    """Lift a ban; earlier sessions are valid again. Return whether they were banned."""

    async def act(manager: TableManager) -> bool:
        await manager.directory.note(by, "unban", person, reason)
        was_banned = await manager.directory.unban(person)
        manager.bus.publish(PEOPLE, person.encode())
        return was_banned

    return with_manager(config, act)


def close_table(config: Config, table: str, reason: str, by: str) -> None:
    """Close an open or running table; nobody has won, and everybody there is told why."""

    async def act(manager: TableManager) -> None:
        manager.store(table)
        await manager.directory.note(by, "close", table, reason)
        await manager.change(table, watchers_and_closing.close(reason))

    with_manager(config, act)


class Released(msgspec.Struct, frozen=True):
    """The table's state afterwards; the problem is empty unless it is still held."""

    table: str
    status: str
    problem: str = ""


def release_table(config: Config, table: str, reason: str, by: str) -> Released:
    """Release one table of the configured databases; audited before it is attempted."""

    async def act(manager: TableManager) -> Released:
        await manager.directory.note(by, "release", table, reason)
        row = await release(manager, table)
        return Released(table, row.status, reason_of(row) if row.status == HELD else "")

    return with_manager(config, act)


async def release(manager: TableManager, table: str) -> TableRow:
    """Replay the log in a restricted child, then release the table; on failure it stays held."""
    row, hold = await try_table(manager, table)
    if row.status != HELD:
        raise BadRequest(f"{table} is not held: it is {row.status}")
    if hold is not None:
        return await manager.hold(row, hold) or row
    return await manager.release(table)


def reason_of(row: TableRow) -> str:
    """Why a table is held, for operators."""
    hold = hold_of(row)
    return f"{hold.kind}: {hold.detail}" if hold.detail else hold.kind


def report_on(config: Config, person: str, by: str) -> PersonReport:
    """A report on a person."""

    async def act(manager: TableManager) -> PersonReport:
        known = await manager.directory.known(person)
        if known is None:
            raise UnknownPerson(person)
        await manager.directory.note(by, "person", person, "")
        tables = await tables_of(manager, person)
        return PersonReport(
            id=person,
            name=known.name,
            created_at=known.created_at,
            ban=await manager.directory.banned(person),
            sessions=[(one.created_at, one.seen_at) for one in await manager.directory.sessions_of(person)],
            unfinished=[table for table in tables if table.status in UNFINISHED],
            tables=len(tables),
        )

    return with_manager(config, act)


def export_person(config: Config, person: str, by: str) -> Export:
    """Everything that is stored about a person."""

    async def act(manager: TableManager) -> Export:
        found = await export(manager, person, PersonHandles(config.secret))
        if found is None:
            raise UnknownPerson(person)
        await manager.directory.note(by, "export", person, "")
        return found

    return with_manager(config, act)


def erase_person(config: Config, person: str, reason: str, by: str) -> Erased:
    """Erase a person everywhere."""

    async def act(manager: TableManager) -> Erased:
        known = await manager.directory.known(person)
        if known is None and not await manager.directory.involved(person, "", 1):
            raise UnknownPerson(person)
        await manager.directory.note(by, "erase", person, reason)
        return await erase(manager, person)

    return with_manager(config, act)


def audit_log(config: Config, limit: int) -> list[AuditLine]:
    """What operators did, newest last."""

    async def act(manager: TableManager) -> list[AuditLine]:
        return await manager.directory.audit(limit)

    return with_manager(config, act)
