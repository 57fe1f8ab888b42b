"""Responses with an ETag: 304 if the caller has the content already."""

from __future__ import annotations

import hashlib

from litestar import Response

from kingscourt.server.api.injected_parameter_types import AnyRequest


def etag_of(content: bytes) -> str:
    """The tag of some content; a weak one, as it is the same however the content is compressed."""
    return f'W/"{hashlib.sha256(content).hexdigest()[:24]}"'


def has_already(request: AnyRequest, tag: str) -> bool:
    """Whether the caller named this tag in If-None-Match."""
    known = request.headers.get("if-none-match", "")
    opaque = tag.removeprefix("W/")
    return known.strip() == "*" or opaque in [one.strip().removeprefix("W/") for one in known.split(",")]


def conditional(
    request: AnyRequest, content: bytes, tag: str, media_type: str, headers: dict[str, str]
) -> Response[bytes]:
    """The content with its tag, or 304 without it."""
    tagged = headers | {"etag": tag}
    if has_already(request, tag):
        tagged.pop("content-encoding", None)
        return Response(b"", status_code=304, headers=tagged)
    return Response(content, media_type=media_type, headers=tagged)
