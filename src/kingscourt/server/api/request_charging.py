"""Charges the cost of every request to the person and the address that made it."""

from __future__ import annotations

from litestar import Request
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from kingscourt.server.api.authentication import address_of, known_id, service_of
from kingscourt.server.limits.work_meter import WorkMeter


def metered(app: ASGIApp) -> ASGIApp:
    """The application with metered requests; streams have their own meter."""

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
