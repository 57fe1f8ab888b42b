"""The client's service worker, or what removes it where the host has switched it off."""

from __future__ import annotations

from litestar import Response, get

from kingscourt.server.api.client_files import named_file
from kingscourt.server.api.injected_parameter_types import AnyRequest, InjectedService

WORKER = "service_worker.js"
REMOVER = "service_worker_off.js"


@get(f"/{WORKER}", include_in_schema=False)
async def service_worker(request: AnyRequest, service: InjectedService) -> Response[bytes]:
    """A browser that has a worker asks for it at least once a day, so that it can be replaced or removed."""
    is_wanted = service.config.offline in ("true", "1")
    return named_file(WORKER if is_wanted else REMOVER, request)


HANDLERS = [service_worker]
