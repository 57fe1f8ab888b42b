"""The ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence

import structlog
from litestar import Litestar, Request, Router, get
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response

from kingscourt import __version__
from kingscourt.server.api import (
    games,
    health,
    people,
    play,
    positions,
    records,
    sessions,
    site,
    streams,
    tables,
    texts,
)
from kingscourt.server.api.api_page import ApiPage, ApiStyle
from kingscourt.server.api.errors import HANDLERS
from kingscourt.server.api.metering import metered
from kingscourt.server.api.schemas import stream_schema
from kingscourt.server.api.signing import (
    address_of,
    check_origin,
    current_guest,
    current_person,
    desk_of,
    is_signed,
    send_exchanged_cookie,
)
from kingscourt.server.desk.desk import Desk
from kingscourt.server.limits.addresses import address_key
from kingscourt.server.model.person import Person
from kingscourt.server.parts import close_house
from kingscourt.server.people.sessions import Guest
from kingscourt.server.stream.rooms import Rooms
from kingscourt.server.stream.streams import Streams

LOG = structlog.get_logger()
BEAT = 1.0
Beside = Callable[[], Coroutine[None, None, None]]
AnyRequest = Request[object, object, State]


async def provide_desk(request: AnyRequest) -> Desk:
    """The desk of the process."""
    return desk_of(request)


async def provide_person(request: AnyRequest) -> Person:
    """Whoever asks."""
    return await current_person(request)


async def provide_guest(request: AnyRequest) -> Guest:
    """Whoever asks, and by which session."""
    return await current_guest(request)


async def guard(request: AnyRequest) -> None:
    """Changes come from our own pages; those without a name do not ask without end."""
    desk = desk_of(request)
    if not is_signed(request, desk.config):
        address = address_of(request)
        desk.anonymous_limit.take(address_key(address), desk.budgets.addresses.factor(address))
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        check_origin(request, desk.config)


@get("/stream-schema", tags=["games"])
async def stream_schemas() -> Response[bytes]:
    """JSON Schemas of the stream's messages and of the lines of a record."""
    return Response(stream_schema(), media_type="application/json")


@contextlib.asynccontextmanager
async def life(app: Litestar) -> AsyncIterator[None]:
    """Everything that runs beside requests."""
    desk: Desk = app.state["desk"]
    opened: Streams = app.state["streams"]
    house = desk.house
    await house.bus.open()
    await desk.kept_unheard.listen()
    tasks = [
        *(asyncio.create_task(beside()) for beside in app.state["beside"]),
        asyncio.create_task(house.clock.beat_for_ever(BEAT)),
        asyncio.create_task(opened.rooms.run(desk.config.compare)),
        asyncio.create_task(desk.sessions.run(desk.config.look_again)),
    ]
    try:
        yield
    finally:
        desk.is_closing = True
        opened.goodbye()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await close_house(house)


def make_app(desk: Desk, beside: Sequence[Beside] = ()) -> Litestar:
    """The application of one process, and what else runs in it."""
    api = Router(
        path="/api",
        route_handlers=[
            *people.HANDLERS,
            *sessions.HANDLERS,
            *games.HANDLERS,
            *texts.HANDLERS,
            *tables.HANDLERS,
            *play.HANDLERS,
            *records.HANDLERS,
            *positions.HANDLERS,
            *streams.HANDLERS,
            stream_schemas,
        ],
        before_request=guard,
        middleware=[metered],
    )
    streams_here = Streams(Rooms(desk.house, desk.config.heartbeat), desk.config)
    desk.sessions.on_change(streams_here.look_again)
    return Litestar(
        route_handlers=[api, *health.HANDLERS, *site.HANDLERS],
        dependencies={
            "desk": Provide(provide_desk),
            "person": Provide(provide_person),
            "guest": Provide(provide_guest),
        },
        before_send=[send_exchanged_cookie],
        exception_handlers=HANDLERS,
        lifespan=[life],
        state=State({"desk": desk, "streams": streams_here, "beside": list(beside)}),
        request_max_body_size=desk.config.max_message,
        openapi_config=OpenAPIConfig(
            title="Kingscourt",
            version=__version__,
            description="Tables for people and bots. Streams are described in docs/streams.md.",
            path="/api/docs",
            render_plugins=[ApiPage(), ApiStyle(), JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        response_cache_config=ResponseCacheConfig(),
        logging_config=None,
    )
