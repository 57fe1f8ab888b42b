"""Every request has a cost: measured, and paid by the person and the address that asked."""

from __future__ import annotations

from litestar import Request
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from kingscourt.server.api.signing import address_of, desk_of, known_id
from kingscourt.server.limits.meter import Meter


def metered(app: ASGIApp) -> ASGIApp:
    """The application behind the meter; streams have one of their own."""

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        request = Request[object, object, State](scope)
        desk = desk_of(request)
        meter = Meter(desk.budgets, address_of(request), known_id(request, desk.config))
        async with meter.room():
            await meter.measure(_answer(app, scope, receive, send))

    return run


async def _answer(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)
