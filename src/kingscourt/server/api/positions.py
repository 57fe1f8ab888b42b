"""Looking back: any position of a table as one seat knew it, and after the end as everybody may."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from kingscourt.kernel.wire import Outline
from kingscourt.server.api.given import AtDesk, Guest, PathPart
from kingscourt.server.api.play import SeatQuery
from kingscourt.server.api.wire import Secrets, TotalAt
from kingscourt.server.model.row import OVER
from kingscourt.server.showing import past
from kingscourt.server.tables.open_table import OpenTable
from kingscourt.table.wire import Update

TAGS = ["replay"]
JSON = "application/json"
FOR_EVER = "private, max-age=31536000, immutable"


def _answer(body: object, opened: OpenTable) -> Response[bytes]:
    """What is past does not change; but while a game runs, who may see it could."""
    caching = FOR_EVER if opened.row.status == OVER else "no-store"
    return Response(msgspec.json.encode(body), media_type=JSON, headers={"cache-control": caching})


@get(
    "/tables/{table:str}/positions/{n:int}",
    tags=TAGS,
    responses={200: ResponseSpec(Update, generate_examples=False)},
)
async def position(
    table: PathPart, n: FromPath[int], person: Guest, desk: AtDesk, seat: SeatQuery = None
) -> Response[bytes]:
    """The position after entry `n` as a seat of mine (none: a watcher) knew it; after the end any seat."""
    opened = await desk.see(table, person.id)
    return _answer(await past.update_then(opened, past.eyes(opened, person.id, seat), n), opened)


@get(
    "/tables/{table:str}/positions/{n:int}/outline",
    tags=TAGS,
    responses={200: ResponseSpec(Outline, generate_examples=False)},
)
async def outline(
    table: PathPart, n: FromPath[int], person: Guest, desk: AtDesk, seat: SeatQuery = None
) -> Response[bytes]:
    """The same position as a tree for any reader."""
    opened = await desk.see(table, person.id)
    return _answer(await past.outline_then(opened, past.eyes(opened, person.id, seat), n), opened)


@get(
    "/tables/{table:str}/positions/{n:int}/secrets",
    tags=TAGS,
    responses={200: ResponseSpec(list[Secrets], generate_examples=False)},
)
async def secrets(table: PathPart, n: FromPath[int], person: Guest, desk: AtDesk) -> Response[bytes]:
    """What each seat knew and a watcher did not; only after the end."""
    opened = await desk.see(table, person.id)
    return _answer(await past.secrets_then(opened, n), opened)


@get(
    "/tables/{table:str}/totals",
    tags=TAGS,
    responses={200: ResponseSpec(list[TotalAt], generate_examples=False)},
)
async def totals(table: PathPart, person: Guest, desk: AtDesk) -> Response[bytes]:
    """How the points went, a line for every change; only after the end, for some games hide them."""
    opened = await desk.see(table, person.id)
    return _answer(msgspec.Raw(await past.totals(desk.house, opened)), opened)


HANDLERS = [position, outline, secrets, totals]
