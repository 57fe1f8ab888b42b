"""The texts of each game, for clients that render phrases themselves."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache

from litestar import Response, get

from kingscourt.games import registry
from kingscourt.server.api.accepted_encodings import accepted_encodings
from kingscourt.server.api.conditional_responses import conditional, etag_of
from kingscourt.server.api.injected_parameter_types import AnyRequest, PathPart
from kingscourt.server.api.routes.games import known_game
from kingscourt.server.errors.problems import Unknown
from kingscourt.texts.locale_files import LANGUAGES, cover_texts, fluent_files

LEARNING_FILES = ("goal_card.ftl", "learn.ftl", "lesson.ftl", "rule_book.ftl")
FLUENT = "text/plain; charset=utf-8"
Packed = tuple[bytes, str]  # compressed texts and their ETag


def _packed(source: str) -> Packed:
    content = source.encode()
    return gzip.compress(content, mtime=0), etag_of(content)


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Unknown(f"there is no language {language!r}")


@cache
def packed_texts(game: str, language: str) -> Packed:
    """The Fluent files of a game combined that every table needs."""
    return _packed_files(game, language, is_for_learning=False)


@cache
def packed_learning_texts(game: str, language: str) -> Packed:
    """The Fluent files of a game combined that only learners need."""
    return _packed_files(game, language, is_for_learning=True)


def _packed_files(game: str, language: str, is_for_learning: bool) -> Packed:
    _check_language(language)
    found = fluent_files(known_game(game).resources, language)
    return _packed(
        "\n".join(text for name, text in found.items() if (name in LEARNING_FILES) == is_for_learning)
    )


@cache
def packed_covers(language: str) -> Packed:
    """What is on the covers of all games that can be loaded."""
    _check_language(language)
    found: list[str] = []
    for name in registry.names():
        try:
            game = known_game(name)
        except Unknown:
            continue  # logged where it was loaded; one broken installation must not hide the other games
        found.append(cover_texts(game.id, game.resources, language))
    return _packed("".join(found))


def _answer(request: AnyRequest, packed: Packed) -> Response[bytes]:
    body, tag = packed
    headers = {"cache-control": "no-cache", "vary": "accept-encoding"}
    if "gzip" in accepted_encodings(request.headers.get("accept-encoding", "")):
        return conditional(request, body, tag, FLUENT, headers | {"content-encoding": "gzip"})
    return conditional(request, gzip.decompress(body), tag, FLUENT, headers)


@get("/games/covers/{language:str}", tags=["games"])
async def covers(language: PathPart, request: AnyRequest) -> Response[bytes]:
    """The Fluent texts of all games for lists and for a new table: names, editions and options."""
    _check_language(language)
    return _answer(request, await asyncio.to_thread(packed_covers, language))


@get("/games/{game:str}/texts/{language:str}", tags=["games"])
async def texts(game: PathPart, language: PathPart, request: AnyRequest) -> Response[bytes]:
    """The Fluent texts of a game; the rule for arguments is in the README of `kingscourt.texts`."""
    return _answer(request, packed_texts(game, language))


@get("/games/{game:str}/learning-texts/{language:str}", tags=["games"])
async def learning_texts(game: PathPart, language: PathPart, request: AnyRequest) -> Response[bytes]:
    """The Fluent texts of a game's goal card, lessons and rules to read, which tables do without."""
    return _answer(request, packed_learning_texts(game, language))


HANDLERS = [covers, texts, learning_texts]
