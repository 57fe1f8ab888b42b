"""Endpoints for operators."""

from __future__ import annotations

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from kingscourt.server.api.authentication import address_of
from kingscourt.server.api.injected_parameter_types import AnyRequest, InjectedService
from kingscourt.server.errors.problems import Unknown
from kingscourt.server.observability.metrics_endpoint import may_read_metrics

TAGS = ["operation"]


@get("/healthz", tags=TAGS)
async def healthz() -> dict[str, str]:
    """Report that the process is alive."""
    return {"status": "ok"}


@get("/readyz", tags=TAGS)
async def readyz(service: InjectedService) -> Response[dict[str, str]]:
    """Report whether tables of any shard can be read and written; the body names what is down."""
    if service.is_closing:
        return Response({"status": "closing"}, status_code=503)
    is_ready, states = await service.readiness.look()
    return Response(states, status_code=200 if is_ready else 503)


@get("/metrics", tags=TAGS, include_in_schema=False)
async def metrics(service: InjectedService, request: AnyRequest) -> Response[bytes]:
    """Metrics for Prometheus."""
    if not may_read_metrics(service.config.metrics_token, address_of(request), request.headers):
        raise Unknown("metrics are for operators only")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


HANDLERS = [healthz, readyz, metrics]
