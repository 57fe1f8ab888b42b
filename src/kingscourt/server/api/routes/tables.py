"""Tables: create, find, join, leave, start, rematch."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import delete, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.api.authentication import address_of, known_id
from kingscourt.server.api.injected_parameter_types import AnyRequest, Guest, InjectedService, PathPart
from kingscourt.server.api.wire_types import (
    BotSeat,
    Code,
    FoundInvitation,
    Invitation,
    InvitationState,
    Joining,
    Language,
    LobbyPage,
    NewInvitation,
    NewTable,
    Removal,
    TableInfo,
)
from kingscourt.server.errors.problems import Forbidden
from kingscourt.server.errors.translated import language_wished
from kingscourt.server.limits.work_meter import spend
from kingscourt.server.lobby.listing_pages import PAGE, place, read_page
from kingscourt.server.model.chat_line import ChatLine
from kingscourt.server.model.lobby_query import LobbyFilter, LobbyQuery, LobbyStatus
from kingscourt.server.queries.chat_history import chat_lines
from kingscourt.server.queries.table_summaries import table_info
from kingscourt.server.services.invitation_states import invitation_state
from kingscourt.server.services.store_access import reach
from kingscourt.server.services.table_service import ROW_COST
from kingscourt.server.tables import seating, watchers_and_closing

TAGS = ["tables"]
CHAT = 200


@get("/tables", tags=TAGS)
async def lobby(
    service: InjectedService,
    status: FromQuery[LobbyStatus] = "open",
    game: Annotated[str, QueryParameter(max_length=60)] = "",
    free: Annotated[int, QueryParameter(ge=0, le=8)] = 0,
    pace: FromQuery[Literal["", "none", "live", "days"]] = "",
    language: FromQuery[Language] = "",
    after: Annotated[str, QueryParameter(max_length=100)] = "",
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = PAGE,
) -> LobbyPage:
    """Public tables that have a free seat or are running, newest first; `after` is from the previous page."""
    query = LobbyQuery(status, limit, LobbyFilter(game, free, pace, language), place(after))
    page = await reach(read_page(service.manager.directory, query))
    spend(ROW_COST * len(page.tables))
    return page


@post("/tables", tags=TAGS, status_code=201)
async def create(
    data: JSONBody[NewTable], person: Guest, service: InjectedService, request: AnyRequest
) -> TableInfo:
    """Create a table; a repeated id gets the first one. Its commitment is in the response; then join."""
    language = data.language or language_wished(request)
    return table_info(await service.tables.create(person, data, language), person.id, service.people.handles)


@get("/tables/{table:str}", tags=TAGS)
async def info(table: PathPart, person: Guest, service: InjectedService) -> TableInfo:
    """A table without its game."""
    return table_info(await service.tables.see(table, person.id), person.id, service.people.handles)


@post("/tables/{table:str}/join", tags=TAGS, status_code=200)
async def join(
    table: PathPart, data: JSONBody[Joining], person: Guest, service: InjectedService
) -> TableInfo:
    """Take a seat; the game begins when the last one is taken."""
    return table_info(await service.tables.join(table, person, data), person.id, service.people.handles)


@post("/tables/{table:str}/leave", tags=TAGS, status_code=200)
async def leave(table: PathPart, person: Guest, service: InjectedService) -> TableInfo:
    """Leave before the game begins."""
    await service.tables.see(table, person.id)
    await service.manager.change(table, seating.leave(person.id), kind="leave")
    return table_info(await service.manager.table(table), person.id, service.people.handles)


@post("/tables/{table:str}/bots", tags=TAGS, status_code=200)
async def seat_bot(
    table: PathPart, data: JSONBody[BotSeat], person: Guest, service: InjectedService
) -> TableInfo:
    """Give a seat of my table that nobody has taken to a bot; the last one starts the game."""
    return table_info(await service.tables.seat_bot(table, person, data), person.id, service.people.handles)


@post("/tables/{table:str}/start", tags=TAGS, status_code=200)
async def start(table: PathPart, person: Guest, service: InjectedService) -> TableInfo:
    """Start the game, at tables that do not start automatically."""
    await service.tables.see(table, person.id)
    await service.manager.change(table, seating.start(person.id), kind="start")
    return table_info(await service.manager.table(table), person.id, service.people.handles)


@post("/tables/{table:str}/rematch", tags=TAGS, status_code=200)
async def rematch(table: PathPart, person: Guest, service: InjectedService) -> TableInfo:
    """Play again with the same people."""
    return table_info(await service.tables.rematch(table, person), person.id, service.people.handles)


@post("/tables/{table:str}/invitations", tags=TAGS, status_code=201)
async def invite(
    table: PathPart, data: JSONBody[NewInvitation], person: Guest, service: InjectedService
) -> Invitation:
    """A code for a seat, or for watching."""
    return await service.invitations.invite(table, person, data.seat, data.hours)


@get("/invitations/{short:str}", tags=TAGS)
async def find_invitation(short: PathPart, service: InjectedService, request: AnyRequest) -> FoundInvitation:
    """The invitation that a short code stands for; one address may try a few per minute."""
    return await service.invitations.find(short, address_of(request))


@get("/tables/{table:str}/invitations/{code:str}", tags=TAGS)
async def look_at_invitation(
    table: PathPart, code: PathPart, service: InjectedService, request: AnyRequest
) -> InvitationState:
    """What an invitation is good for, before anybody signs in for it."""
    return await invitation_state(service, table, code, known_id(request, service.config))


@delete("/tables/{table:str}/invitations", tags=TAGS)
async def revoke(table: PathPart, person: Guest, service: InjectedService) -> None:
    """Revoke all invitations issued so far."""
    opened = await service.tables.see(table, person.id)
    if opened.row.setup.creator != person.id:
        raise Forbidden(Phrase("service-not-yours-to-end"))
    await service.manager.change(table, watchers_and_closing.new_links(), kind="revoke")


@post("/tables/{table:str}/watch", tags=TAGS, status_code=200)
async def watch(table: PathPart, data: JSONBody[Code], person: Guest, service: InjectedService) -> TableInfo:
    """Be admitted to watch a private table."""
    return table_info(
        await service.tables.let_in(table, person, data.code), person.id, service.people.handles
    )


@get("/tables/{table:str}/chat", tags=TAGS)
async def chat(
    table: PathPart,
    person: Guest,
    service: InjectedService,
    since: FromQuery[int] = 0,
) -> list[ChatLine]:
    """The chat, except from people whom I have muted or blocked."""
    await service.tables.see(table, person.id)
    hidden = await service.chat.hidden_people(person.id)
    lines = await reach(service.manager.store(table).chat(table, min(max(since, 0), 1 << 62), CHAT))
    heard = [line for line in lines if line.person not in hidden]
    return chat_lines(heard, person.id, service.people.handles)


@post("/tables/{table:str}/watchers/remove", tags=TAGS, status_code=200)
async def send_away(
    table: PathPart, data: JSONBody[Removal], person: Guest, service: InjectedService
) -> TableInfo:
    """Remove a watcher from a table I created, permanently."""
    opened = await service.tables.see(table, person.id)
    if opened.row.setup.creator != person.id:
        raise Forbidden(Phrase("service-not-yours-to-remove"))
    who = service.people.handles.person(data.who, person.id)
    await service.manager.change(table, watchers_and_closing.send_away(who), kind="send-away")
    return table_info(await service.manager.table(table), person.id, service.people.handles)


HANDLERS = [
    lobby,
    create,
    info,
    join,
    leave,
    seat_bot,
    start,
    rematch,
    invite,
    find_invitation,
    look_at_invitation,
    revoke,
    watch,
    send_away,
    chat,
]
