"""For those who run the service."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from kingscourt.server.api.given import AtDesk
from kingscourt.server.store.contract import Unavailable

TAGS = ["operation"]


@get("/healthz", tags=TAGS)
async def healthz() -> dict[str, str]:
    """The process lives."""
    return {"status": "ok"}


@get("/readyz", tags=TAGS)
async def readyz(desk: AtDesk) -> Response[dict[str, str]]:
    """Every database answers; NATS may be away."""
    if desk.is_closing:
        return Response({"status": "closing"}, status_code=503)
    stores = desk.house.shards.stores
    found = await asyncio.gather(*(store.clock() for store in stores.values()), return_exceptions=True)
    states = {
        f"shard {name}": "ok" if not isinstance(one, BaseException) else "down"
        for name, one in zip(stores, found, strict=True)
    }
    try:
        await desk.house.directory.person("")
        states["directory"] = "ok"
    except Unavailable:
        states["directory"] = "down"
    is_ready = all(state == "ok" for state in states.values())
    states["nats"] = "ok" if desk.house.bus.is_connected() else "down"
    return Response(states, status_code=200 if is_ready else 503)


@get("/metrics", tags=TAGS, include_in_schema=False)
async def metrics() -> Response[bytes]:
    """Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


HANDLERS = [healthz, readyz, metrics]
