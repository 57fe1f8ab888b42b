"""Playing over HTTP: everything that a table's stream can do, too."""

from __future__ import annotations

from typing import Annotated, cast

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from kingscourt.server.api.error_responses import RefusedProblem
from kingscourt.server.api.injected_parameter_types import AnyRequest, Guest, InjectedService, PathPart
from kingscourt.server.api.seat_requests import Change, SeatAnswer, SeatRequest
from kingscourt.server.api.wire_types import ClockInfo
from kingscourt.server.errors.translated import language_wished, refused_body
from kingscourt.server.limits.work_meter import costly
from kingscourt.server.queries import running_game
from kingscourt.server.queries.table_summaries import check_visible, clock_info
from kingscourt.server.services.conversation import Asker
from kingscourt.table.errors import Refused
from kingscourt.table.wire_types import Update

TAGS = ["play"]
JSON = "application/json"
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=7)]
NumberQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


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
        body = msgspec.json.encode(running_game.update_of(opened, person.id, seat, since))
    return Response(body, media_type=JSON)


@get("/tables/{table:str}/clock", tags=TAGS)
async def clock(table: PathPart, person: Guest, service: InjectedService) -> ClockInfo | None:
    """The clocks as of now."""
    opened = await service.tables.see(table, person.id)
    shard = service.manager.shards.name_of(table)
    return clock_info(opened.row, await service.manager.clock.now(shard), service.manager.clock.frozen(shard))


@post(
    "/tables/{table:str}/requests",
    tags=TAGS,
    status_code=200,
    responses={200: ResponseSpec(cast("type", SeatAnswer), generate_examples=False)},
)
async def answer(
    table: PathPart,
    data: JSONBody[SeatRequest],
    person: Guest,
    service: InjectedService,
    request: AnyRequest,
    seat: SeatQuery = None,
) -> Response[bytes]:
    """A request of my seat, or of a watcher if none, and its answer: the messages of the stream.

    A change is answered once it is committed. If it is sent again with the same id, it is carried out only
    once, and gets the first answer again.
    """
    if isinstance(data, Change):  # which looks at the store itself
        opened = await service.manager.table(table)
        check_visible(opened.row, person.id)
    else:
        opened = await service.tables.see(table, person.id)
        running_game.seat_or_watcher(opened, person.id, seat)
    language = language_wished(request)
    try:
        answered = await service.conversation.answer(Asker(table, person, seat, language), data)
    except Refused as error:
        raise RefusedProblem(refused_body(error, opened.row.setup, language)) from None
    return Response(msgspec.json.encode(answered), media_type=JSON)


HANDLERS = [view, clock, answer]
