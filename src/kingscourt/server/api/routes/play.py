"""Playing over HTTP: everything that the stream can do, too."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, QueryParameter

from kingscourt.kernel.wire_types import Outline
from kingscourt.server.api.error_responses import RefusedProblem
from kingscourt.server.api.injected_parameter_types import AnyRequest, Guest, InjectedService, PathPart
from kingscourt.server.api.wire_types import (
    ClockInfo,
    Command,
    Look,
    OneSeat,
    Proposal,
    Reason,
    Reply,
    StepSeen,
    Trial,
    Undo,
)
from kingscourt.server.errors.translated import language_wished, reasons, refused_body
from kingscourt.server.limits.work_meter import costly
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_setup import TableSetup
from kingscourt.server.queries import current_position as asking
from kingscourt.server.queries.table_summaries import check_visible, clock_info
from kingscourt.server.services.service_facade import Service
from kingscourt.server.tables import offers, seat_commands
from kingscourt.server.tables.table_manager import Act, Answer
from kingscourt.table.errors import Refused
from kingscourt.table.wire_types import Preview, Update

TAGS = ["play"]
JSON = "application/json"
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=7)]
NumberQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


@contextmanager
def worded(setup: TableSetup, request: AnyRequest) -> Iterator[None]:
    """Word refusals in the language of the request."""
    try:
        yield
    except Refused as error:
        raise RefusedProblem(refused_body(error, setup, language_wished(request))) from None


async def _change(
    service: Service,
    table: str,
    person: Person,
    request: AnyRequest,
    act: Act,
    kind: str,
    seat: int,
    command: str = "",
) -> Answer:
    row = (await service.manager.table(table)).row
    check_visible(row, person.id)
    with worded(row.setup, request):
        return await service.tables.change(table, act, kind, seat, command)


@get("/tables/{table:str}/view", tags=TAGS, responses={200: ResponseSpec(Update, generate_examples=False)})
async def view(
    table: PathPart,
    person: Guest,
    service: InjectedService,
    seat: SeatQuery = None,
    since: NumberQuery = 0,
) -> Response[bytes]:
    """What my seat sees, or a watcher if none: entries after a number, view, decision."""
    opened = await service.tables.see(table, person.id)
    async with costly():
        body = msgspec.json.encode(asking.update_of(opened, person.id, seat, since))
    return Response(body, media_type=JSON)


@get("/tables/{table:str}/clock", tags=TAGS)
async def clock(table: PathPart, person: Guest, service: InjectedService) -> ClockInfo | None:
    """The clocks as of now."""
    opened = await service.tables.see(table, person.id)
    shard = service.manager.shards.name_of(table)
    return clock_info(opened.row, await service.manager.clock.now(shard), service.manager.clock.frozen(shard))


@post("/tables/{table:str}/commands", tags=TAGS, status_code=200)
async def command(
    table: PathPart,
    data: JSONBody[Command],
    person: Guest,
    service: InjectedService,
    request: AnyRequest,
) -> Answer:
    """Carry out actions; answered once committed. A repeated id gets the first answer again."""
    act = seat_commands.do(person.id, data.seat, data.actions, data.after)
    return await _change(service, table, person, request, act, "do", data.seat, data.id)


@post("/tables/{table:str}/undo", tags=TAGS, status_code=200)
async def undo(
    table: PathPart,
    data: JSONBody[Undo],
    person: Guest,
    service: InjectedService,
    request: AnyRequest,
) -> Answer:
    """Undo steps since the last barrier."""
    act = seat_commands.undo(person.id, data.seat, data.target, data.after)
    return await _change(service, table, person, request, act, "undo", data.seat, data.id)


@post(
    "/tables/{table:str}/preview",
    tags=TAGS,
    status_code=200,
    responses={200: ResponseSpec(Preview, generate_examples=False)},
)
async def preview(
    table: PathPart,
    data: JSONBody[Trial],
    person: Guest,
    service: InjectedService,
    request: AnyRequest,
) -> Response[bytes]:
    """The position after actions, without doing them."""
    opened = await service.tables.see(table, person.id)
    async with costly():
        with worded(opened.row.setup, request):
            tried = msgspec.json.encode(asking.try_out(opened, person.id, data.seat, data.actions))
    return Response(tried, media_type=JSON)


@get("/tables/{table:str}/why-not", tags=TAGS)
async def why_not(
    table: PathPart,
    seat: SeatQuery,
    asked: FromQuery[str],
    person: Guest,
    service: InjectedService,
    request: AnyRequest,
) -> list[Reason]:
    """Why nothing can be done at a place, or why an action is not possible; empty if it is."""
    opened = await service.tables.see(table, person.id)
    async with costly():
        found = asking.reasons_against(opened, person.id, -1 if seat is None else seat, asked[:200])
    return reasons(found, opened.row.setup, language_wished(request))


@post("/tables/{table:str}/finals", tags=TAGS, status_code=200)
async def finals(
    table: PathPart,
    data: JSONBody[Trial],
    person: Guest,
    service: InjectedService,
    request: AnyRequest,
) -> list[str]:
    """Which of the next actions cannot be undone."""
    opened = await service.tables.see(table, person.id)
    async with costly():
        with worded(opened.row.setup, request):
            return asking.final_actions(opened, person.id, data.seat, data.actions)


@post(
    "/tables/{table:str}/outline",
    tags=TAGS,
    status_code=200,
    responses={200: ResponseSpec(Outline, generate_examples=False)},
)
async def outline(
    table: PathPart,
    data: JSONBody[Look],
    person: Guest,
    service: InjectedService,
    request: AnyRequest,
) -> Response[bytes]:
    """The position, perhaps after actions that have not been sent, as a tree for any reader."""
    opened = await service.tables.see(table, person.id)
    async with costly():
        with worded(opened.row.setup, request):
            body = asking.outline_of(opened, person.id, data.seat, data.actions)
    return Response(body, media_type=JSON)


@post("/tables/{table:str}/offers", tags=TAGS, status_code=200)
async def offer(
    table: PathPart,
    data: JSONBody[Proposal],
    person: Guest,
    service: InjectedService,
    request: AnyRequest,
) -> Answer:
    """Offer an undo, an end, a pause, or the removal of a seat that missed a deadline."""
    act = offers.offer(person.id, data.seat, data.kind, data.target, service.config.takeover_bot)
    return await _change(service, table, person, request, act, "offer", data.seat)


@post("/tables/{table:str}/consents", tags=TAGS, status_code=200)
async def consent(
    table: PathPart,
    data: JSONBody[Reply],
    person: Guest,
    service: InjectedService,
    request: AnyRequest,
) -> Answer:
    """Accept or decline an offer."""
    act = offers.answer(person.id, data.seat, data.kind, data.offer, data.agrees, service.config.takeover_bot)
    return await _change(service, table, person, request, act, "consent", data.seat)


@post("/tables/{table:str}/resign", tags=TAGS, status_code=200)
async def resign(
    table: PathPart,
    data: JSONBody[OneSeat],
    person: Guest,
    service: InjectedService,
    request: AnyRequest,
) -> Answer:
    """Resign."""
    act = offers.resign(person.id, data.seat, service.config.takeover_bot)
    return await _change(service, table, person, request, act, "resign", data.seat)


@post("/tables/{table:str}/resume", tags=TAGS, status_code=200)
async def resume(
    table: PathPart,
    data: JSONBody[OneSeat],
    person: Guest,
    service: InjectedService,
    request: AnyRequest,
) -> Answer:
    """End a pause."""
    return await _change(
        service, table, person, request, offers.resume(person.id, data.seat), "resume", data.seat
    )


@post("/tables/{table:str}/lesson-seen", tags=TAGS, status_code=200)
async def lesson_seen(
    table: PathPart,
    data: JSONBody[StepSeen],
    person: Guest,
    service: InjectedService,
    request: AnyRequest,
) -> Answer:
    """Go on in a lesson after a look at what its step shows, or after reading it."""
    act = seat_commands.see_step(person.id, data.seat, data.step)
    return await _change(service, table, person, request, act, "lesson-seen", data.seat, data.id)


@post("/tables/{table:str}/return", tags=TAGS, status_code=200)
async def come_back(
    table: PathPart,
    data: JSONBody[OneSeat],
    person: Guest,
    service: InjectedService,
    request: AnyRequest,
) -> Answer:
    """Take one's seat back from the bot."""
    return await _change(
        service, table, person, request, offers.come_back(person.id, data.seat), "return", data.seat
    )


HANDLERS = [
    view,
    clock,
    command,
    undo,
    preview,
    why_not,
    finals,
    outline,
    offer,
    consent,
    resign,
    resume,
    lesson_seen,
    come_back,
]
