"""What `admin` does: bans, closed tables, a person's data; each in the audit log before it is done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from kingscourt.kernel.errors import KingscourtError
from kingscourt.server.config import Config
from kingscourt.server.model.export import Export, ExportedTable
from kingscourt.server.model.session import AuditLine, Ban
from kingscourt.server.parts import close_house, service_house
from kingscourt.server.people.erasing import Erased, erase
from kingscourt.server.people.exporting import export, tables_of
from kingscourt.server.people.handles import Handles
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.tables import seating
from kingscourt.server.tables.hints import PEOPLE
from kingscourt.server.tables.house import House

T = TypeVar("T")
UNFINISHED = ("open", "running", "held")


class Nobody(KingscourtError):
    """There is no such person."""

    def __init__(self, person: str) -> None:
        super().__init__(f"There is no person {person!r}.")


class Away(KingscourtError):
    """A database cannot be reached."""


class PersonReport(msgspec.Struct, frozen=True):
    """What a host needs to know about somebody; no secrets, and not what they said."""

    id: str
    name: str
    created_at: float
    ban: Ban | None
    sessions: list[tuple[float, float]]  # when each began, and the day on which it was last used
    unfinished: list[ExportedTable]
    tables: int


def with_house(config: Config, act: Callable[[House], Awaitable[T]]) -> T:
    """Do something as a process of the service that comes and goes."""

    async def run() -> T:
        house = service_house(config, beats=False)
        await house.bus.open()
        try:
            return await act(house)
        except Unavailable as error:
            raise Away(f"A database cannot be reached: {error}") from error
        finally:
            await close_house(house)

    return asyncio.run(run())


def ban(config: Config, person: str, reason: str, by: str) -> None:
    """Nobody may come in as this person; their streams end everywhere."""

    async def act(house: House) -> None:
        if await house.directory.known(person) is None:
            raise Nobody(person)
        await house.directory.note(by, "ban", person, reason)
        await house.directory.ban(person, reason)
        house.bus.publish(PEOPLE, person.encode())

    with_house(config, act)


def unban(config: Config, person: str, reason: str, by: str) -> bool:
    """They may come in again, by the sessions they had; whether they were banned."""

    async def act(house: House) -> bool:
        await house.directory.note(by, "unban", person, reason)
        was_banned = await house.directory.unban(person)
        house.bus.publish(PEOPLE, person.encode())
        return was_banned

    return with_house(config, act)


def close_table(config: Config, table: str, reason: str, by: str) -> None:
    """End a table, open or running; nobody has won, and everybody there is told why."""

    async def act(house: House) -> None:
        house.store(table)
        await house.directory.note(by, "close", table, reason)
        await house.change(table, seating.close(reason))

    with_house(config, act)


def report_on(config: Config, person: str, by: str) -> PersonReport:
    """What is known about somebody."""

    async def act(house: House) -> PersonReport:
        known = await house.directory.known(person)
        if known is None:
            raise Nobody(person)
        await house.directory.note(by, "person", person, "")
        tables = await tables_of(house, person)
        return PersonReport(
            id=person,
            name=known.name,
            created_at=known.created_at,
            ban=await house.directory.banned(person),
            sessions=[(one.created_at, one.seen_at) for one in await house.directory.sessions_of(person)],
            unfinished=[table for table in tables if table.status in UNFINISHED],
            tables=len(tables),
        )

    return with_house(config, act)


def export_person(config: Config, person: str, by: str) -> Export:
    """Everything that is kept about somebody."""

    async def act(house: House) -> Export:
        found = await export(house, person, Handles(config.secret))
        if found is None:
            raise Nobody(person)
        await house.directory.note(by, "export", person, "")
        return found

    return with_house(config, act)


def erase_person(config: Config, person: str, reason: str, by: str) -> Erased:
    """Erase somebody everywhere."""

    async def act(house: House) -> Erased:
        known = await house.directory.known(person)
        if known is None and not await house.directory.involved(person, "", 1):
            raise Nobody(person)
        await house.directory.note(by, "erase", person, reason)
        return await erase(house, person)

    return with_house(config, act)


def audit_log(config: Config, limit: int) -> list[AuditLine]:
    """What hosts did, the newest last."""

    async def act(house: House) -> list[AuditLine]:
        return await house.directory.audit(limit)

    return with_house(config, act)
