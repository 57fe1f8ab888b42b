"""For those who run the service."""

from __future__ import annotations

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from kingscourt.server.api.given import AnyRequest, AtDesk
from kingscourt.server.api.signing import address_of
from kingscourt.server.errors.problems import Unknown
from kingscourt.server.observing.exporter import may_read_metrics

TAGS = ["operation"]


@get("/healthz", tags=TAGS)
async def healthz() -> dict[str, str]:
    """The process lives."""
    return {"status": "ok"}


@get("/readyz", tags=TAGS)
async def readyz(desk: AtDesk) -> Response[dict[str, str]]:
    """Somebody can play here: tables of some shard can be read and written. The body names what is away."""
    if desk.is_closing:
        return Response({"status": "closing"}, status_code=503)
    is_ready, states = await desk.readiness.look()
    return Response(states, status_code=200 if is_ready else 503)


@get("/metrics", tags=TAGS, include_in_schema=False)
async def metrics(desk: AtDesk, request: AnyRequest) -> Response[bytes]:
    """Prometheus."""
    if not may_read_metrics(desk.config.metrics_token, address_of(request), request.headers):
        raise Unknown("metrics are for those who run the service")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


HANDLERS = [healthz, readyz, metrics]
