"""Guests: a name, an id, a session; and what they set for themselves."""

from __future__ import annotations

from urllib.parse import quote

from litestar import Response, get, patch, post, put
from litestar.params import FromQuery, JSONBody

from kingscourt.server.api.given import AnyRequest, AtDesk, Guest
from kingscourt.server.api.signing import address_of, cookie_for
from kingscourt.server.api.wire import Blocking, Me, Muting, MyDaysOff, MyTable, NewDaysOff, NewGuest
from kingscourt.server.desk.desk import Desk, named, reach
from kingscourt.server.model.days_off import DaysOff
from kingscourt.server.model.person import Person
from kingscourt.server.people.names import clean
from kingscourt.server.people.own_days import my_days_off, set_days_off

TAGS = ["people"]


@post("/guests", tags=TAGS, status_code=201)
async def new_guest(data: JSONBody[NewGuest], desk: AtDesk, request: AnyRequest) -> Response[Me]:
    """Say your name; the answer sets the cookie."""
    person = await desk.new_guest(data.name, address_of(request), data.code)
    token = await reach(desk.sessions.begin(person.id))
    cookies = [cookie_for(desk.config, token, request)]
    return Response(Me(person.id, person.name, token), status_code=201, cookies=cookies)


@get("/enter", tags=TAGS, status_code=303, include_in_schema=False)
async def enter(
    key: FromQuery[str], desk: AtDesk, request: AnyRequest, table: FromQuery[str] = ""
) -> Response[None]:
    """Local mode: the link on the screen signs in the browser of this computer."""
    person = await desk.host(key, address_of(request))
    cookies = [cookie_for(desk.config, await reach(desk.sessions.begin(person.id)), request)]
    place = f"/table/{quote(table, safe='')}" if table else "/"
    return Response(None, status_code=303, headers={"location": place}, cookies=cookies)


@get("/me", tags=TAGS)
async def me(person: Guest) -> Me:
    """Who am I?"""
    return Me(person.id, named(person).name)


@patch("/me", tags=TAGS)
async def rename(data: JSONBody[NewGuest], person: Guest, desk: AtDesk) -> Me:
    """Another name from now on."""
    renamed = await desk.rename(Person(person.id, clean(data.name)))
    return Me(renamed.id, renamed.name)


@get("/me/tables", tags=TAGS)
async def my_tables(person: Guest, desk: AtDesk) -> list[MyTable]:
    """My tables, those that wait for me first."""
    return await desk.my_tables(person.id)


@get("/me/days-off", tags=TAGS)
async def days_off(person: Guest, desk: AtDesk) -> MyDaysOff:
    """When I do not play."""
    off = await reach(desk.house.directory.days_off(person.id))
    return await _told(desk, off)


@put("/me/days-off", tags=TAGS)
async def change_days_off(data: JSONBody[NewDaysOff], person: Guest, desk: AtDesk) -> MyDaysOff:
    """Days on which my clocks stand still at tables with days for a move, from now on."""
    off, tables_left = await set_days_off(desk, person, data)
    return await _told(desk, off, tables_left)


async def _told(desk: Desk, off: DaysOff, tables_left: int = 0) -> MyDaysOff:
    now = await reach(desk.house.directory.now())
    return my_days_off(off, desk.config.days_off_a_year, now, tables_left)


@get("/me/muted", tags=TAGS)
async def muted(person: Guest, desk: AtDesk) -> list[str]:
    """Whose talk I do not read."""
    return _handles(desk, person.id, await reach(desk.house.directory.muted(person.id)))


@post("/me/muted", tags=TAGS, status_code=200)
async def mute(data: JSONBody[Muting], person: Guest, desk: AtDesk) -> list[str]:
    """Hide what somebody says, at every table and the next time too, or stop hiding it."""
    other = desk.handles.person(data.who, person.id)
    return _handles(desk, person.id, await desk.mute(person.id, other, data.muted))


@get("/me/blocked", tags=TAGS)
async def blocked(person: Guest, desk: AtDesk) -> list[str]:
    """With whom I do not play."""
    return _handles(desk, person.id, await reach(desk.house.directory.blocked(person.id)))


@post("/me/blocked", tags=TAGS, status_code=200)
async def block(data: JSONBody[Blocking], person: Guest, desk: AtDesk) -> list[str]:
    """Keep somebody away from tables where I sit or that I made, and do not read them. Or stop it."""
    other = desk.handles.person(data.who, person.id)
    return _handles(desk, person.id, await desk.block(person.id, other, data.blocked))


def _handles(desk: Desk, person: str, others: list[str]) -> list[str]:
    return sorted(desk.handles.of(other, person) for other in others)


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
