"""Playing over HTTP: everything that the stream can do too."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, QueryParameter

from kingscourt.kernel.wire import Outline
from kingscourt.server.api.errors import RefusedProblem
from kingscourt.server.api.given import AnyRequest, AtDesk, Guest, PathPart
from kingscourt.server.api.wire import ClockInfo, Command, Look, OneSeat, Proposal, Reason, Reply, Trial, Undo
from kingscourt.server.desk.desk import Desk
from kingscourt.server.errors.words import language_wished, reasons, refused_body
from kingscourt.server.limits.meter import costly
from kingscourt.server.model.person import Person
from kingscourt.server.model.setup import Setup
from kingscourt.server.showing import play as asking
from kingscourt.server.showing.tables import check_visible, clock_info
from kingscourt.server.tables import moves, talk
from kingscourt.server.tables.house import Act, Answer
from kingscourt.table.errors import Refused
from kingscourt.table.wire import Preview, Update

TAGS = ["play"]
JSON = "application/json"
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=7)]
NumberQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


@contextmanager
def worded(setup: Setup, request: AnyRequest) -> Iterator[None]:
    """A refusal in the language of the request."""
    try:
        yield
    except Refused as error:
        raise RefusedProblem(refused_body(error, setup, language_wished(request))) from None


async def _change(
    desk: Desk,
    table: str,
    person: Person,
    request: AnyRequest,
    act: Act,
    kind: str,
    seat: int,
    command: str = "",
) -> Answer:
    row = (await desk.house.table(table)).row
    check_visible(row, person.id)
    with worded(row.setup, request):
        return await desk.change(table, act, kind, seat, command)


@get("/tables/{table:str}/view", tags=TAGS, responses={200: ResponseSpec(Update, generate_examples=False)})
async def view(
    table: PathPart,
    person: Guest,
    desk: AtDesk,
    seat: SeatQuery = None,
    since: NumberQuery = 0,
) -> Response[bytes]:
    """What a seat of mine (none: a watcher) sees: entries after a number, view, decision."""
    opened = await desk.see(table, person.id)
    async with costly():
        body = msgspec.json.encode(asking.update_of(opened, person.id, seat, since))
    return Response(body, media_type=JSON)


@get("/tables/{table:str}/clock", tags=TAGS)
async def clock(table: PathPart, person: Guest, desk: AtDesk) -> ClockInfo | None:
    """The clocks as of now."""
    opened = await desk.see(table, person.id)
    shard = desk.house.shards.name_of(table)
    return clock_info(opened.row, await desk.house.clock.now(shard), desk.house.clock.frozen(shard))


@post("/tables/{table:str}/commands", tags=TAGS, status_code=200)
async def command(
    table: PathPart,
    data: JSONBody[Command],
    person: Guest,
    desk: AtDesk,
    request: AnyRequest,
) -> Answer:
    """Do actions; answered when they are durable. The same id gets the first answer again."""
    act = moves.do(person.id, data.seat, data.actions, data.after)
    return await _change(desk, table, person, request, act, "do", data.seat, data.id)


@post("/tables/{table:str}/undo", tags=TAGS, status_code=200)
async def undo(
    table: PathPart,
    data: JSONBody[Undo],
    person: Guest,
    desk: AtDesk,
    request: AnyRequest,
) -> Answer:
    """Take back steps since the last barrier."""
    act = moves.undo(person.id, data.seat, data.target, data.after)
    return await _change(desk, table, person, request, act, "undo", data.seat, data.id)


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
    desk: AtDesk,
    request: AnyRequest,
) -> Response[bytes]:
    """The position after actions, without doing them."""
    opened = await desk.see(table, person.id)
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
    desk: AtDesk,
    request: AnyRequest,
) -> list[Reason]:
    """Why nothing can be done at a place, or why not this action; empty when it can."""
    opened = await desk.see(table, person.id)
    async with costly():
        found = asking.reasons_against(opened, person.id, -1 if seat is None else seat, asked[:200])
    return reasons(found, opened.row.setup, language_wished(request))


@post("/tables/{table:str}/finals", tags=TAGS, status_code=200)
async def finals(
    table: PathPart,
    data: JSONBody[Trial],
    person: Guest,
    desk: AtDesk,
    request: AnyRequest,
) -> list[str]:
    """Which of the next actions cannot be taken back."""
    opened = await desk.see(table, person.id)
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
    desk: AtDesk,
    request: AnyRequest,
) -> Response[bytes]:
    """The position, perhaps after actions that are not sent, as a tree for any reader."""
    opened = await desk.see(table, person.id)
    async with costly():
        with worded(opened.row.setup, request):
            body = asking.outline_of(opened, person.id, data.seat, data.actions)
    return Response(body, media_type=JSON)


@post("/tables/{table:str}/offers", tags=TAGS, status_code=200)
async def offer(
    table: PathPart,
    data: JSONBody[Proposal],
    person: Guest,
    desk: AtDesk,
    request: AnyRequest,
) -> Answer:
    """Propose an undo, an end, a pause, or the removal of a seat that missed a deadline."""
    act = talk.offer(person.id, data.seat, data.kind, data.target, desk.config.takeover_bot)
    return await _change(desk, table, person, request, act, "offer", data.seat)


@post("/tables/{table:str}/consents", tags=TAGS, status_code=200)
async def consent(
    table: PathPart,
    data: JSONBody[Reply],
    person: Guest,
    desk: AtDesk,
    request: AnyRequest,
) -> Answer:
    """Agree to a proposal, or turn it down."""
    act = talk.answer(person.id, data.seat, data.kind, data.offer, data.agrees, desk.config.takeover_bot)
    return await _change(desk, table, person, request, act, "consent", data.seat)


@post("/tables/{table:str}/resign", tags=TAGS, status_code=200)
async def resign(
    table: PathPart,
    data: JSONBody[OneSeat],
    person: Guest,
    desk: AtDesk,
    request: AnyRequest,
) -> Answer:
    """Give up a seat."""
    act = talk.resign(person.id, data.seat, desk.config.takeover_bot)
    return await _change(desk, table, person, request, act, "resign", data.seat)


@post("/tables/{table:str}/resume", tags=TAGS, status_code=200)
async def resume(
    table: PathPart,
    data: JSONBody[OneSeat],
    person: Guest,
    desk: AtDesk,
    request: AnyRequest,
) -> Answer:
    """End a pause."""
    return await _change(desk, table, person, request, talk.resume(person.id, data.seat), "resume", data.seat)


@post("/tables/{table:str}/return", tags=TAGS, status_code=200)
async def come_back(
    table: PathPart,
    data: JSONBody[OneSeat],
    person: Guest,
    desk: AtDesk,
    request: AnyRequest,
) -> Answer:
    """Take one's seat back from the bot."""
    return await _change(
        desk, table, person, request, talk.come_back(person.id, data.seat), "return", data.seat
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
    come_back,
]
