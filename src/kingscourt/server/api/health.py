"""For those who run the service."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable, Callable

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from kingscourt.server.api.given import AnyRequest, AtDesk
from kingscourt.server.api.signing import BEARER
from kingscourt.server.errors.problems import Unknown
from kingscourt.server.store.contract import Unavailable

TAGS = ["operation"]
PATIENCE = 2.0


@get("/healthz", tags=TAGS)
async def healthz() -> dict[str, str]:
    """The process lives."""
    return {"status": "ok"}


@get("/readyz", tags=TAGS)
async def readyz(desk: AtDesk) -> Response[dict[str, str]]:
    """Somebody can play here: some shard answers. The body names what is away; tables elsewhere go on."""
    if desk.is_closing:
        return Response({"status": "closing"}, status_code=503)
    stores = desk.house.shards.stores
    asked = (_state(store.clock) for store in stores.values())
    *shards, directory = await asyncio.gather(*asked, _state(lambda: desk.house.directory.person("")))
    states = {f"shard {name}": state for name, state in zip(stores, shards, strict=True)}
    is_ready = "ok" in states.values()
    states["directory"] = directory
    states["nats"] = "ok" if desk.house.bus.is_connected() else "down"
    return Response(states, status_code=200 if is_ready else 503)


async def _state(ask: Callable[[], Awaitable[object]]) -> str:
    """Whether a database answers, soon enough for whoever balances the load."""
    try:
        async with asyncio.timeout(PATIENCE):
            await ask()
    except (Unavailable, TimeoutError):
        return "down"
    return "ok"


@get("/metrics", tags=TAGS, include_in_schema=False)
async def metrics(desk: AtDesk, request: AnyRequest) -> Response[bytes]:
    """Prometheus."""
    wanted = desk.config.metrics_token
    shown = request.headers.get("authorization", "").removeprefix(BEARER)
    if wanted and not hmac.compare_digest(shown.encode(), wanted.encode()):
        raise Unknown("metrics are for those who run the service")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


HANDLERS = [healthz, readyz, metrics]
