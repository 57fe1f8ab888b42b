"""Tables: make, find, sit down, leave, start, play again."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import delete, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.api.given import AnyRequest, AtDesk, Guest, PathPart
from kingscourt.server.api.wire import (
    Code,
    Invitation,
    Joining,
    Language,
    LobbyPage,
    NewInvitation,
    NewTable,
    Removal,
    Saying,
    TableInfo,
)
from kingscourt.server.desk.desk import ROW_COST, reach
from kingscourt.server.errors.problems import Forbidden
from kingscourt.server.errors.words import language_wished
from kingscourt.server.limits.meter import spend
from kingscourt.server.lobby.pages import PAGE, place, read_page
from kingscourt.server.model.lobby import LobbyFilter, LobbyQuery, LobbyStatus
from kingscourt.server.model.person import ChatLine
from kingscourt.server.showing.chat import chat_lines
from kingscourt.server.showing.tables import table_info
from kingscourt.server.tables import seating

TAGS = ["tables"]
CHAT = 200


@get("/tables", tags=TAGS)
async def lobby(
    desk: AtDesk,
    status: FromQuery[LobbyStatus] = "open",
    game: Annotated[str, QueryParameter(max_length=60)] = "",
    free: Annotated[int, QueryParameter(ge=0, le=8)] = 0,
    pace: FromQuery[Literal["", "none", "live", "days"]] = "",
    language: FromQuery[Language] = "",
    after: Annotated[str, QueryParameter(max_length=100)] = "",
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = PAGE,
) -> LobbyPage:
    """Public tables with a free seat, or that run, the newest first; `after` is of the page before."""
    query = LobbyQuery(status, limit, LobbyFilter(game, free, pace, language), place(after))
    page = await reach(read_page(desk.house.directory, query))
    spend(ROW_COST * len(page.tables))
    return page


@post("/tables", tags=TAGS, status_code=201)
async def create(data: JSONBody[NewTable], person: Guest, desk: AtDesk, request: AnyRequest) -> TableInfo:
    """Make a table. The answer has the commitment; then sit down with a nonce."""
    language = data.language or language_wished(request)
    return table_info(await desk.create(person, data, language), person.id, desk.handles)


@get("/tables/{table:str}", tags=TAGS)
async def info(table: PathPart, person: Guest, desk: AtDesk) -> TableInfo:
    """A table without its game."""
    return table_info(await desk.see(table, person.id), person.id, desk.handles)


@post("/tables/{table:str}/join", tags=TAGS, status_code=200)
async def join(table: PathPart, data: JSONBody[Joining], person: Guest, desk: AtDesk) -> TableInfo:
    """Sit down; when the last seat is taken the game begins."""
    return table_info(await desk.join(table, person, data), person.id, desk.handles)


@post("/tables/{table:str}/leave", tags=TAGS, status_code=200)
async def leave(table: PathPart, person: Guest, desk: AtDesk) -> TableInfo:
    """Get up before the game begins."""
    await desk.see(table, person.id)
    await desk.change(table, seating.leave(person.id), "leave")
    return table_info(await desk.house.table(table), person.id, desk.handles)


@post("/tables/{table:str}/start", tags=TAGS, status_code=200)
async def start(table: PathPart, person: Guest, desk: AtDesk) -> TableInfo:
    """Begin, for tables that do not begin by themselves."""
    await desk.see(table, person.id)
    await desk.change(table, seating.start(person.id), "start")
    return table_info(await desk.house.table(table), person.id, desk.handles)


@post("/tables/{table:str}/rematch", tags=TAGS, status_code=200)
async def rematch(table: PathPart, person: Guest, desk: AtDesk) -> TableInfo:
    """The same people again."""
    return table_info(await desk.rematch(table, person), person.id, desk.handles)


@post("/tables/{table:str}/invitations", tags=TAGS, status_code=201)
async def invite(table: PathPart, data: JSONBody[NewInvitation], person: Guest, desk: AtDesk) -> Invitation:
    """A code for a seat, or for watching."""
    return await desk.invite(table, person, data.seat, data.hours)


@delete("/tables/{table:str}/invitations", tags=TAGS)
async def revoke(table: PathPart, person: Guest, desk: AtDesk) -> None:
    """End every invitation given so far."""
    opened = await desk.see(table, person.id)
    if opened.row.setup.creator != person.id:
        raise Forbidden(Phrase("service-not-yours-to-end"))
    await desk.change(table, seating.new_links(), "revoke")


@post("/tables/{table:str}/watch", tags=TAGS, status_code=200)
async def watch(table: PathPart, data: JSONBody[Code], person: Guest, desk: AtDesk) -> TableInfo:
    """Be let in to watch a private table."""
    return table_info(await desk.let_in(table, person, data.code), person.id, desk.handles)


@get("/tables/{table:str}/chat", tags=TAGS)
async def chat(
    table: PathPart,
    person: Guest,
    desk: AtDesk,
    since: FromQuery[int] = 0,
) -> list[ChatLine]:
    """What was said, without those whom I have muted or blocked."""
    await desk.see(table, person.id)
    hidden = await desk.unheard(person.id)
    lines = await reach(desk.house.store(table).chat(table, min(max(since, 0), 1 << 62), CHAT))
    heard = [line for line in lines if line.person not in hidden]
    return chat_lines(heard, person.id, desk.handles)


@post("/tables/{table:str}/chat", tags=TAGS, status_code=201)
async def say(table: PathPart, data: JSONBody[Saying], person: Guest, desk: AtDesk) -> ChatLine:
    """Say something to the table."""
    return await desk.say(table, person, data.text)


@post("/tables/{table:str}/watchers/remove", tags=TAGS, status_code=200)
async def send_away(table: PathPart, data: JSONBody[Removal], person: Guest, desk: AtDesk) -> TableInfo:
    """Send a watcher away from a table I made; they do not come back to it."""
    opened = await desk.see(table, person.id)
    if opened.row.setup.creator != person.id:
        raise Forbidden(Phrase("service-not-yours-to-remove"))
    await desk.change(table, seating.send_away(desk.handles.person(data.who, person.id)), "send-away")
    return table_info(await desk.house.table(table), person.id, desk.handles)


HANDLERS = [lobby, create, info, join, leave, start, rematch, invite, revoke, watch, send_away, chat, say]
