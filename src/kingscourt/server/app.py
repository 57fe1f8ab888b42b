"""The ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import cast

import structlog
from litestar import Litestar, Request, Router, get
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kingscourt import __version__
from kingscourt.server.api.authentication import (
    address_of,
    check_origin,
    current_guest,
    current_person,
    is_signed,
    known_id,
    send_exchanged_cookie,
    service_of,
)
from kingscourt.server.api.error_responses import HANDLERS
from kingscourt.server.api.openapi_page import ApiPage, ApiStyle
from kingscourt.server.api.routes import (
    games,
    health_and_metrics,
    lessons,
    past_positions,
    people,
    play,
    practice,
    records,
    reviews,
    rule_books,
    sessions_and_my_data,
    streams,
    tables,
    texts,
    web_client,
)
from kingscourt.server.api.routes.schemas import stream_schema
from kingscourt.server.composition import close_manager
from kingscourt.server.limits.address_groups import address_key
from kingscourt.server.limits.work_meter import WorkMeter
from kingscourt.server.model.person import Person
from kingscourt.server.people.sessions import Guest
from kingscourt.server.services.service_facade import Service
from kingscourt.server.store.task_shutdown import cancel_and_wait
from kingscourt.server.stream.open_streams import Streams
from kingscourt.server.stream.table_rooms import TableRooms

LOG = structlog.get_logger()
BEAT = 1.0
Beside = Callable[[], Coroutine[None, None, None]]
AnyRequest = Request[object, object, State]


async def provide_service(request: AnyRequest) -> Service:
    """The service of this process."""
    return service_of(request)


async def provide_person(request: AnyRequest) -> Person:
    """The person who makes the request."""
    return await current_person(request)


async def provide_guest(request: AnyRequest) -> Guest:
    """The caller and their session."""
    return await current_guest(request)


async def guard(request: AnyRequest) -> None:
    """Accept changes only from our own pages, and limit requests without a session."""
    service = service_of(request)
    if not is_signed(request, service.config):
        address = address_of(request)
        service.people.anonymous_limit.take(address_key(address), service.budgets.addresses.factor(address))
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        check_origin(request, service.config)


def metered(app: ASGIApp) -> ASGIApp:
    """Charges the cost of every request to its person and address; streams have their own meter."""

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        request = Request[object, object, State](scope)
        service = service_of(request)
        meter = WorkMeter(service.budgets, address_of(request), known_id(request, service.config))
        async with meter.room():
            await meter.measure(_answer(app, scope, receive, send))

    return run


async def _answer(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


@get("/stream-schema", tags=["games"])
async def stream_schemas() -> Response[bytes]:
    """JSON Schemas of the stream's messages and of a record's lines."""
    return Response(stream_schema(), media_type="application/json")


@contextlib.asynccontextmanager
async def life(app: Litestar) -> AsyncIterator[None]:
    """Run background tasks alongside the requests."""
    service: Service = app.state["service"]
    opened: Streams = app.state["streams"]
    manager = service.manager
    await manager.bus.open()
    await service.chat.mute_cache.listen()
    tasks = [
        *(asyncio.create_task(beside()) for beside in app.state["beside"]),
        asyncio.create_task(manager.clock.send_heartbeats(BEAT)),
        asyncio.create_task(opened.rooms.run(service.config.compare_interval)),
        asyncio.create_task(service.people.sessions.run(service.config.session_poll_interval)),
    ]
    try:
        yield
    finally:
        service.is_closing = True
        opened.goodbye()
        await cancel_and_wait(tasks)
        await close_manager(manager)


def make_app(service: Service, beside: Sequence[Beside] = ()) -> Litestar:
    """The application of one process, and the tasks that run alongside it."""
    api = Router(
        path="/api",
        route_handlers=[
            *people.HANDLERS,
            *sessions_and_my_data.HANDLERS,
            *games.HANDLERS,
            *lessons.HANDLERS,
            *practice.HANDLERS,
            *rule_books.HANDLERS,
            *texts.HANDLERS,
            *tables.HANDLERS,
            *play.HANDLERS,
            *records.HANDLERS,
            *past_positions.HANDLERS,
            *reviews.HANDLERS,
            *streams.HANDLERS,
            stream_schemas,
        ],
        before_request=guard,
        middleware=[metered],
    )
    streams_here = Streams(TableRooms(service.manager, service.config.heartbeat_interval), service.config)
    service.people.sessions.on_change(streams_here.look_again)
    return Litestar(
        route_handlers=[api, *health_and_metrics.HANDLERS, *web_client.HANDLERS],
        dependencies={
            "service": Provide(provide_service),
            "person": Provide(provide_person),
            "guest": Provide(provide_guest),
        },
        before_send=[send_exchanged_cookie],
        exception_handlers=HANDLERS,
        lifespan=[life],
        state=State({"service": service, "streams": streams_here, "beside": list(beside)}),
        request_max_body_size=service.config.max_request_bytes,
        openapi_config=OpenAPIConfig(
            title="Kingscourt",
            version=__version__,
            description="Tables for people and bots. Streams are described in docs/reference/streams.md.",
            path="/api/docs",
            render_plugins=[ApiPage(), ApiStyle(), JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        response_cache_config=ResponseCacheConfig(),
        logging_config=None,
    )


class HeadRequests:
    """Wraps the whole application, which knows GET only: answers HEAD as GET without the body."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on; a HEAD request arrives as GET, and its response leaves without a body."""
        if scope.get("method") == "HEAD":
            await self.app(cast("Scope", {**scope, "method": "GET"}), receive, _without_body(send))
        else:
            await self.app(scope, receive, send)


def _without_body(send: Send) -> Send:
    async def answer(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return answer
