"""Guests: a name, an id, a signed cookie."""

from __future__ import annotations

from litestar import Response, get, patch, post
from litestar.params import FromQuery, JSONBody

from kingscourt.server.api.given import AnyRequest, AtDesk, Guest
from kingscourt.server.api.signing import cookie_for
from kingscourt.server.desk import clean, reach
from kingscourt.server.model.person import Person
from kingscourt.server.tokens import person_of, person_token
from kingscourt.server.wire import Blocking, Me, MyTable, NewGuest

TAGS = ["people"]


@post("/guests", tags=TAGS, status_code=201)
async def new_guest(data: JSONBody[NewGuest], desk: AtDesk, request: AnyRequest) -> Response[Me]:
    """Say your name; the answer sets the cookie."""
    address = request.client.host if request.client else ""
    person = await desk.new_guest(data.name, address, data.code)
    token = person_token(desk.config.secret, person.id)
    cookies = [cookie_for(desk.config, person.id)]
    return Response(Me(person.id, person.name, token), status_code=201, cookies=cookies)


@get("/enter", tags=TAGS, status_code=303, include_in_schema=False)
async def enter(token: FromQuery[str], desk: AtDesk) -> Response[None]:
    """A link that signs in a browser of the same person."""
    person = await desk.person(person_of(desk.config.secret, token))
    cookies = [cookie_for(desk.config, person.id)]
    return Response(None, status_code=303, headers={"location": "/"}, cookies=cookies)


@get("/me", tags=TAGS)
async def me(person: Guest) -> Me:
    """Who am I?"""
    return Me(person.id, person.name)


@patch("/me", tags=TAGS)
async def rename(data: JSONBody[NewGuest], person: Guest, desk: AtDesk) -> Me:
    """Another name from now on."""
    renamed = await desk.rename(Person(person.id, clean(data.name)))
    return Me(renamed.id, renamed.name)


@get("/me/tables", tags=TAGS)
async def my_tables(person: Guest, desk: AtDesk) -> list[MyTable]:
    """My tables, those that wait for me first."""
    return await desk.my_tables(person.id)


@get("/me/blocked", tags=TAGS)
async def blocked(person: Guest, desk: AtDesk) -> list[str]:
    """Whose talk I do not read."""
    return await reach(desk.house.directory.blocked(person.id))


@post("/me/blocked", tags=TAGS, status_code=200)
async def block(data: JSONBody[Blocking], person: Guest, desk: AtDesk) -> list[str]:
    """Hide what somebody says, at every table, or stop hiding it."""
    await reach(desk.house.directory.block(person.id, data.who, data.blocked))
    return await reach(desk.house.directory.blocked(person.id))


HANDLERS = [new_guest, enter, me, rename, my_tables, blocked, block]
