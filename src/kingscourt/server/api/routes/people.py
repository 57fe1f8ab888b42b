"""Guests: a name, an id, a session; and their personal settings."""

from __future__ import annotations

from urllib.parse import quote

from litestar import Response, get, patch, post, put
from litestar.params import FromQuery, JSONBody

from kingscourt.server.api.authentication import address_of, cookie_for
from kingscourt.server.api.injected_parameter_types import AnyRequest, Guest, InjectedService
from kingscourt.server.api.wire_types import Blocking, Me, Muting, MyDaysOff, MyTable, NewDaysOff, NewGuest
from kingscourt.server.model.days_off import DaysOff
from kingscourt.server.model.person import Person
from kingscourt.server.people import renaming
from kingscourt.server.people.clean_text import clean
from kingscourt.server.people.days_off import my_days_off, set_days_off
from kingscourt.server.services.people_service import named
from kingscourt.server.services.service_facade import Service
from kingscourt.server.services.store_access import reach

TAGS = ["people"]


@post("/guests", tags=TAGS, status_code=201)
async def new_guest(data: JSONBody[NewGuest], service: InjectedService, request: AnyRequest) -> Response[Me]:
    """Sign in as a guest by giving a name; the response sets the cookie."""
    person = await service.people.new_guest(data.name, address_of(request), data.code)
    token = await reach(service.people.sessions.begin(person.id))
    cookies = [cookie_for(service.config, token, request)]
    return Response(Me(person.id, person.name, token), status_code=201, cookies=cookies)


@get("/enter", tags=TAGS, status_code=303, include_in_schema=False)
async def enter(
    key: FromQuery[str], service: InjectedService, request: AnyRequest, table: FromQuery[str] = ""
) -> Response[None]:
    """Sign in the browser of this computer by the link on the screen (local mode)."""
    person = await service.people.host(key, address_of(request))
    cookies = [cookie_for(service.config, await reach(service.people.sessions.begin(person.id)), request)]
    place = f"/table/{quote(table, safe='')}" if table else "/"
    return Response(None, status_code=303, headers={"location": place}, cookies=cookies)


@get("/me", tags=TAGS)
async def me(person: Guest) -> Me:
    """My own data."""
    return Me(person.id, named(person).name)


@patch("/me", tags=TAGS)
async def rename(data: JSONBody[NewGuest], person: Guest, service: InjectedService) -> Me:
    """Change my name, also at the tables where I play."""
    renamed = await renaming.rename(service, Person(person.id, clean(data.name)))
    return Me(renamed.id, renamed.name)


@get("/me/tables", tags=TAGS)
async def my_tables(person: Guest, service: InjectedService) -> list[MyTable]:
    """My tables, those waiting for me first."""
    return await service.tables.my_tables(person.id)


@get("/me/days-off", tags=TAGS)
async def days_off(person: Guest, service: InjectedService) -> MyDaysOff:
    """My days off."""
    off = await reach(service.manager.directory.days_off(person.id))
    return await _told(service, off)


@put("/me/days-off", tags=TAGS)
async def change_days_off(data: JSONBody[NewDaysOff], person: Guest, service: InjectedService) -> MyDaysOff:
    """Set the days on which my clocks stop at tables with days per move, from now on."""
    off, tables_left = await set_days_off(service, person, data)
    return await _told(service, off, tables_left)


async def _told(service: Service, off: DaysOff, tables_left: int = 0) -> MyDaysOff:
    now = await reach(service.manager.directory.now())
    return my_days_off(off, service.config.days_off_per_year, now, tables_left)


@get("/me/muted", tags=TAGS)
async def muted(person: Guest, service: InjectedService) -> list[str]:
    """The people whom I have muted."""
    return _handles(service, person.id, await reach(service.manager.directory.muted(person.id)))


@post("/me/muted", tags=TAGS, status_code=200)
async def mute(data: JSONBody[Muting], person: Guest, service: InjectedService) -> list[str]:
    """Mute or unmute somebody, at every table and permanently."""
    other = service.people.handles.person(data.who, person.id)
    return _handles(service, person.id, await service.chat.mute(person.id, other, data.muted))


@get("/me/blocked", tags=TAGS)
async def blocked(person: Guest, service: InjectedService) -> list[str]:
    """The people whom I have blocked."""
    return _handles(service, person.id, await reach(service.manager.directory.blocked(person.id)))


@post("/me/blocked", tags=TAGS, status_code=200)
async def block(data: JSONBody[Blocking], person: Guest, service: InjectedService) -> list[str]:
    """Block or unblock somebody: a blocked person is kept from my tables, and I do not see their chat."""
    other = service.people.handles.person(data.who, person.id)
    return _handles(service, person.id, await service.chat.block(person.id, other, data.blocked))


def _handles(service: Service, person: str, others: list[str]) -> list[str]:
    return sorted(service.people.handles.of(other, person) for other in others)


HANDLERS = [
    new_guest,
    enter,
    me,
    rename,
    my_tables,
    days_off,
    change_days_off,
    muted,
    mute,
    blocked,
    block,
]
