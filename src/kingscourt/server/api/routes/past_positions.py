"""Past positions of a table: as one's own seat knew them, and after the end as any seat did."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from kingscourt.kernel.wire_types import Outline
from kingscourt.server.api.conditional_responses import conditional, etag_of
from kingscourt.server.api.injected_parameter_types import AnyRequest, Guest, InjectedService, PathPart
from kingscourt.server.api.routes.play import SeatQuery
from kingscourt.server.api.wire_types import Secrets, TotalAt
from kingscourt.server.limits.work_meter import costly
from kingscourt.server.model.table_row import OVER
from kingscourt.server.queries import past_positions
from kingscourt.server.tables.live_table import LiveTable
from kingscourt.table.wire_types import PastPositions, Update

TAGS = ["replay"]
JSON = "application/json"
FirstQuery = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)]
LastQuery = Annotated[int, QueryParameter(name="to", ge=0, le=1_000_000)]
FOR_EVER = "private, max-age=31536000, immutable"
ASKED_FOR = "private, no-cache"  # whoever uses this browser next must not be shown it


def _answer(request: AnyRequest, body: object, opened: LiveTable, is_seat_s: bool) -> Response[bytes]:
    """Kept for ever if anybody may know it; what a private table or a seat knew is asked for each time.

    Until the game is over nothing is kept, as access may change.
    """
    content = msgspec.json.encode(body)
    if opened.row.status != OVER:
        return Response(content, media_type=JSON, headers={"cache-control": "no-store"})
    caching = FOR_EVER if opened.row.setup.public and not is_seat_s else ASKED_FOR
    return conditional(request, content, etag_of(content), JSON, {"cache-control": caching})


@get(
    "/tables/{table:str}/positions/{n:int}",
    tags=TAGS,
    responses={200: ResponseSpec(Update, generate_examples=False)},
)
async def position(
    table: PathPart,
    n: FromPath[int],
    person: Guest,
    service: InjectedService,
    request: AnyRequest,
    seat: SeatQuery = None,
) -> Response[bytes]:
    """The position after entry `n` as my seat (or a watcher if none) knew it; after the end, any seat."""
    opened = await service.tables.see(table, person.id)
    eyes = past_positions.eyes(opened, person.id, seat)
    return _answer(request, await past_positions.update_then(opened, eyes, n), opened, eyes is not None)


@get(
    "/tables/{table:str}/positions",
    tags=TAGS,
    responses={200: ResponseSpec(PastPositions, generate_examples=False)},
)
async def steps(
    table: PathPart,
    person: Guest,
    service: InjectedService,
    request: AnyRequest,
    first: FirstQuery,
    last: LastQuery,
    seat: SeatQuery = None,
) -> Response[bytes]:
    """The position after entry `from`, and how each entry up to `to` (at most 60) changed the view."""
    opened = await service.tables.see(table, person.id)
    eyes = past_positions.eyes(opened, person.id, seat)
    async with costly():
        found = await past_positions.steps_between(opened, eyes, first, last)
    return _answer(request, found, opened, eyes is not None)


@get(
    "/tables/{table:str}/positions/{n:int}/outline",
    tags=TAGS,
    responses={200: ResponseSpec(Outline, generate_examples=False)},
)
async def outline(
    table: PathPart,
    n: FromPath[int],
    person: Guest,
    service: InjectedService,
    request: AnyRequest,
    seat: SeatQuery = None,
) -> Response[bytes]:
    """The same position as a tree for any reader."""
    opened = await service.tables.see(table, person.id)
    eyes = past_positions.eyes(opened, person.id, seat)
    return _answer(request, await past_positions.outline_then(opened, eyes, n), opened, eyes is not None)


@get(
    "/tables/{table:str}/positions/{n:int}/secrets",
    tags=TAGS,
    responses={200: ResponseSpec(list[Secrets], generate_examples=False)},
)
async def secrets(
    table: PathPart, n: FromPath[int], person: Guest, service: InjectedService, request: AnyRequest
) -> Response[bytes]:
    """What each seat knew and a watcher did not; only after the end."""
    opened = await service.tables.see(table, person.id)
    return _answer(request, await past_positions.secrets_then(opened, n), opened, is_seat_s=True)


@get(
    "/tables/{table:str}/totals",
    tags=TAGS,
    responses={200: ResponseSpec(list[TotalAt], generate_examples=False)},
)
async def totals(
    table: PathPart, person: Guest, service: InjectedService, request: AnyRequest
) -> Response[bytes]:
    """The points over time, one line per change; only after the end, because some games hide them."""
    opened = await service.tables.see(table, person.id)
    found = msgspec.Raw(await past_positions.totals(service.manager, opened))
    return _answer(request, found, opened, is_seat_s=False)


HANDLERS = [position, steps, outline, secrets, totals]
