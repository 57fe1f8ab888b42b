"""The texts of each game, for clients that render phrases themselves."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache

from litestar import Response, get

from kingscourt.server.api.injected_parameter_types import AnyRequest, PathPart
from kingscourt.server.api.routes.games import known_game
from kingscourt.server.errors.problems import Unknown
from kingscourt.texts.locale_files import LANGUAGES, fluent_files

FLUENT = "text/plain; charset=utf-8"


@cache
def packed_texts(game: str, language: str) -> tuple[bytes, str]:
    """All Fluent files of a game combined and compressed, and their ETag."""
    if language not in LANGUAGES:
        raise Unknown(f"there is no language {language!r}")
    source = "\n".join(fluent_files(known_game(game).resources, language).values()).encode()
    return gzip.compress(source, mtime=0), f'"{hashlib.sha256(source).hexdigest()[:24]}"'


@get("/games/{game:str}/texts/{language:str}", tags=["games"])
async def texts(game: PathPart, language: PathPart, request: AnyRequest) -> Response[bytes]:
    """The Fluent texts of a game; the rule for arguments is in the README of `kingscourt.texts`."""
    body, tag = packed_texts(game, language)
    headers = {"cache-control": "no-cache", "etag": tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(body), media_type=FLUENT, headers=headers)
    return Response(body, media_type=FLUENT, headers=headers | {"content-encoding": "gzip"})


HANDLERS = [texts]
