"""The files of the built client: those with a hash in their name are cached forever, others are checked."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable

from litestar import Response

from kingscourt.server.api.accepted_encodings import accepted_encodings
from kingscourt.server.api.conditional_responses import conditional, etag_of
from kingscourt.server.api.injected_parameter_types import AnyRequest
from kingscourt.server.api.security_headers import SITE_POLICY
from kingscourt.server.errors.problems import Unknown

FOLDER = "static"
PAGE = "index.html"
HASHED = "assets/"
LONG = "public, max-age=31536000, immutable"
FRESH = "no-cache"
BUILD = "(cd web && npm ci && npm run build) && pip install '.[server]'"
COPIES = {"br": ".br", "gzip": ".gz"}  # made at build time; the best first
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("image/vnd.microsoft.icon", ".ico")


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


def named_file(path: str, request: AnyRequest) -> Response[bytes]:
    """A file of the client, or 404."""
    file = find_file(path)
    if file is None:
        raise Unknown(f"there is no {path}")
    return file_response(file, path, request)


def file_response(file: Traversable, path: str, request: AnyRequest) -> Response[bytes]:
    """A file, compressed if it was compressed at build time and the browser accepts that."""
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    headers = {"vary": "accept-encoding", "content-security-policy": SITE_POLICY}
    content = file.read_bytes()
    encoding, sent = _best_copy(path, request.headers.get("accept-encoding", "")) or ("", content)
    if encoding:
        headers["content-encoding"] = encoding
    if path.startswith(HASHED):
        return Response(sent, media_type=kind, headers=headers | {"cache-control": LONG})
    return conditional(request, sent, etag_of(content), kind, headers | {"cache-control": FRESH})


def _best_copy(path: str, header: str) -> tuple[str, bytes] | None:
    """The smallest copy that the browser accepts, and its encoding."""
    accepted = accepted_encodings(header)
    for encoding, ending in COPIES.items():
        copy = find_file(path + ending) if encoding in accepted else None
        if copy is not None:
            return encoding, copy.read_bytes()
    return None
