"""The pages, files and service worker of the web client, which does its own routing."""

from __future__ import annotations

from html import escape
from urllib.parse import quote

from litestar import MediaType, Response, get

from kingscourt.server.api.authentication import address_of, is_signed
from kingscourt.server.api.client_files import BUILD, FRESH, HASHED, PAGE, find_file, named_file
from kingscourt.server.api.conditional_responses import conditional, etag_of
from kingscourt.server.api.injected_parameter_types import AnyRequest, InjectedService, PathPart
from kingscourt.server.api.link_previews import LinkPreview, home_preview, preview_of, with_preview
from kingscourt.server.api.security_headers import SITE_POLICY
from kingscourt.server.errors.problems import TooMany
from kingscourt.server.errors.translated import language_wished
from kingscourt.server.limits.address_groups import address_key
from kingscourt.server.services.service_facade import Service

HOW_TO = f"""<!doctype html><meta charset="utf-8"><title>Kingscourt</title>
<p>This installation has no web client. In a clone of the project, with Node 20 or newer:
<code>{escape(BUILD, quote=False)}</code>, then start again.
The API is described <a href="/api/docs">here</a>.</p>
"""
OF_PEOPLE = ("table/", "join/")  # pages that search engines should not list

WORKER = "service_worker.js"
REMOVER = "service_worker_off.js"


@get("/", include_in_schema=False)
async def page(request: AnyRequest, service: InjectedService) -> Response[bytes]:
    """The page of the web client."""
    return await _page("", request, service)


@get("/{path:path}", include_in_schema=False)
async def any_page(path: PathPart, request: AnyRequest, service: InjectedService) -> Response[bytes]:
    """A file or a route of the client."""
    path = path.strip("/")
    if path == PAGE:
        return await _page("", request, service)
    if _is_file(path) or find_file(path) is not None:
        return named_file(path, request)
    return await _page(path, request, service)


@get(f"/{WORKER}", include_in_schema=False)
async def service_worker(request: AnyRequest, service: InjectedService) -> Response[bytes]:
    """A browser that has a worker asks for it at least once a day, so that it can be replaced or removed."""
    is_wanted = service.config.offline in ("true", "1")
    return named_file(WORKER if is_wanted else REMOVER, request)


def _is_file(path: str) -> bool:
    """Whether an address means a file; routes of the client have no dots."""
    parts = path.split("/")
    return path.startswith(("api/", HASHED)) or "." in parts[-1] or parts[0].startswith(".")


async def _page(path: str, request: AnyRequest, service: Service) -> Response[bytes]:
    """The page, with a preview of what its address leads to."""
    file = find_file(PAGE)
    if file is None:
        return Response(HOW_TO.encode(), media_type=MediaType.HTML)
    language = language_wished(request)
    site = f"{request.url.scheme}://{request.headers.get('host', '')}"
    preview = await _preview(path, language, request, service)
    page = with_preview(file.read_text("utf-8"), preview, site, quote(path), language)
    headers = {
        "cache-control": FRESH,
        "content-security-policy": SITE_POLICY,
        "vary": "accept-encoding, accept-language, cookie",
    }
    if path.startswith(OF_PEOPLE):
        headers["x-robots-tag"] = "noindex"
    content = page.encode()
    return conditional(request, content, etag_of(content), MediaType.HTML, headers)


async def _preview(path: str, language: str, request: AnyRequest, service: Service) -> LinkPreview:
    """A table is looked up for strangers only, as other sites are; guests have the page itself to look at."""
    if is_signed(request, service.config):
        return home_preview(language)
    address = address_of(request)
    try:
        service.people.anonymous_limit.take(address_key(address), service.budgets.addresses.factor(address))
    except TooMany:
        return home_preview(language)
    return await preview_of(service.manager, path, language)


HANDLERS = [page, any_page, service_worker]
