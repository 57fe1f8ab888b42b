"""The built client: files with a hash in their name are cached forever, the page itself never."""

from __future__ import annotations

import mimetypes
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable

from litestar import MediaType, Response, get

from kingscourt.server.api.injected_parameter_types import AnyRequest, PathPart
from kingscourt.server.api.security_headers import SITE_POLICY
from kingscourt.server.errors.problems import Unknown

FOLDER = "static"
PAGE = "index.html"
LONG = "public, max-age=31536000, immutable"
FRESH = "no-cache"
BUILD = "(cd web && npm ci && npm run build) && pip install '.[server]'"
HOW_TO = f"""<!doctype html><meta charset="utf-8"><title>Kingscourt</title>
<p>This installation has no web client. In a clone of the project, with Node 20 or newer:
<code>{escape(BUILD, quote=False)}</code>, then start again.
The API is described <a href="/api/docs">here</a>.</p>
"""
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


def folder() -> Traversable:
    """Where `npm run build` puts the client."""
    return files("kingscourt.server").joinpath(FOLDER)


def find_file(path: str) -> Traversable | None:
    """A file of the client, never one outside its folder."""
    found = folder()
    for part in path.strip("/").split("/"):
        if part in ("", ".", "..") or "\\" in part:
            return None
        found = found.joinpath(part)
    try:
        return found if found.is_file() else None
    except OSError:  # not a valid file name
        return None


def has_client() -> bool:
    """Whether the client was built before this was installed."""
    return find_file(PAGE) is not None


def send(file: Traversable, path: str, encodings: str) -> Response[bytes]:
    """A file, compressed if it was compressed at build time and the browser accepts that."""
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    headers = {"cache-control": LONG if path.startswith("assets/") else FRESH, "vary": "accept-encoding"}
    headers["content-security-policy"] = SITE_POLICY
    packed = find_file(f"{path}.gz") if "gzip" in encodings else None
    if packed is not None:
        headers["content-encoding"] = "gzip"
    return Response((packed or file).read_bytes(), media_type=kind, headers=headers)


def answer(path: str, request: AnyRequest) -> Response[bytes]:
    """The file, or else the page, as the client does its own routing."""
    path = path.strip("/")
    encodings = request.headers.get("accept-encoding", "")
    file = find_file(path)
    if file is not None:
        return send(file, path, encodings)
    if path.startswith(("api/", "assets/")):
        raise Unknown(f"there is no {path}")
    page = find_file(PAGE)
    if page is None:
        return Response(HOW_TO.encode(), media_type=MediaType.HTML)
    return send(page, PAGE, encodings)


@get("/", include_in_schema=False, sync_to_thread=False)
def page(request: AnyRequest) -> Response[bytes]:
    """The page of the web client."""
    return answer(PAGE, request)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def any_page(path: PathPart, request: AnyRequest) -> Response[bytes]:
    """A file or a route of the client."""
    return answer(path, request)


HANDLERS = [page, any_page]
