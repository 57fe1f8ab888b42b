"""Past positions of a table: as one's own seat knew them, and after the end as any seat did."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from kingscourt.kernel.wire_types import Outline
from kingscourt.server.api.injected_parameter_types import Guest, InjectedService, PathPart
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


def _answer(body: object, opened: LiveTable) -> Response[bytes]:
    """Cached forever once the game is over; until then never, as access may change."""
    caching = FOR_EVER if opened.row.status == OVER else "no-store"
    return Response(msgspec.json.encode(body), media_type=JSON, headers={"cache-control": caching})


@get(
    "/tables/{table:str}/positions/{n:int}",
    tags=TAGS,
    responses={200: ResponseSpec(Update, generate_examples=False)},
)
async def position(
    table: PathPart, n: FromPath[int], person: Guest, service: InjectedService, seat: SeatQuery = None
) -> Response[bytes]:
    """The position after entry `n` as my seat (or a watcher if none) knew it; after the end, any seat."""
    opened = await service.tables.see(table, person.id)
    return _answer(
        await past_positions.update_then(opened, past_positions.eyes(opened, person.id, seat), n), opened
    )


@get(
    "/tables/{table:str}/positions",
    tags=TAGS,
    responses={200: ResponseSpec(PastPositions, generate_examples=False)},
)
async def steps(
    table: PathPart,
    person: Guest,
    service: InjectedService,
    first: FirstQuery,
    last: LastQuery,
    seat: SeatQuery = None,
) -> Response[bytes]:
    """The position after entry `from`, and how each entry up to `to` (at most 60) changed the view."""
    opened = await service.tables.see(table, person.id)
    eyes = past_positions.eyes(opened, person.id, seat)
    async with costly():
        found = await past_positions.steps_between(opened, eyes, first, last)
    return _answer(found, opened)


@get(
    "/tables/{table:str}/positions/{n:int}/outline",
    tags=TAGS,
    responses={200: ResponseSpec(Outline, generate_examples=False)},
)
async def outline(
    table: PathPart, n: FromPath[int], person: Guest, service: InjectedService, seat: SeatQuery = None
) -> Response[bytes]:
    """The same position as a tree for any reader."""
    opened = await service.tables.see(table, person.id)
    return _answer(
        await past_positions.outline_then(opened, past_positions.eyes(opened, person.id, seat), n), opened
    )


@get(
    "/tables/{table:str}/positions/{n:int}/secrets",
    tags=TAGS,
    responses={200: ResponseSpec(list[Secrets], generate_examples=False)},
)
async def secrets(
    table: PathPart, n: FromPath[int], person: Guest, service: InjectedService
) -> Response[bytes]:
    """What each seat knew and a watcher did not; only after the end."""
    opened = await service.tables.see(table, person.id)
    return _answer(await past_positions.secrets_then(opened, n), opened)


@get(
    "/tables/{table:str}/totals",
    tags=TAGS,
    responses={200: ResponseSpec(list[TotalAt], generate_examples=False)},
)
async def totals(table: PathPart, person: Guest, service: InjectedService) -> Response[bytes]:
    """The points over time, one line per change; only after the end, because some games hide them."""
    opened = await service.tables.see(table, person.id)
    return _answer(msgspec.Raw(await past_positions.totals(service.manager, opened)), opened)


HANDLERS = [position, steps, outline, secrets, totals]
